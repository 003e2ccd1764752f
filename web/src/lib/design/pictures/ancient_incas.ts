/** Ancient Incas: gold, red earth and turquoise, high in the mountains. */

import { at, bold, both, faint, ink, limb, many, shade, shine } from "../art";
import { bricks, cloud, fill, floor, hills, moon, stars } from "../drawings/backdrops";
import { burst, glow, puffs, rays, sparkle } from "../drawings/effects";
import { arm, blush, face, fringe, longHair, shoulders } from "../drawings/heads";
import type { FactionPictures } from "../pictures";
import { box, circle, ellipse, flat, line, star, type Art, type Paint } from "../shapes";

const SKIN = "#c08552";
const HAIR = "#2a1a14";
const RED = "#d8402f";
const STONE = "#b8aea2";
const DARK_STONE = "#8d8378";
const WOOL = "#fdf1dc";
const BLUE = "#2f5fb0";
const STRAW = "#e0b45a";
const GRASS = "#7ab04a";
const NIGHT = "#1c1f55";
const ORANGE = "#ffb52e";

/** A row of squares in two colours, as the weavers make them: from x, at y, so many of such a size. */
const squares = (x: number, y: number, count: number, size: number, paint: Paint): Art =>
  flat(
    Array.from(
      { length: count },
      (_, index) => `M${x + index * size} ${y + (index % 2) * size}h${size}v${size}h${-size}z`,
    ).join(""),
    paint,
  );

const tunic: Art = [squares(-36, 34, 12, 6, RED), squares(-36, 46, 12, 6, RED), flat("M-12 18L0 32L12 18Z", SKIN)];

const earSpools: Art = both([ink(circle(16, 7, 4.6), "accent"), flat(circle(16, 7, 1.8), "ink")]);

/** The sun with a face, 40 across with its rays. */
const sun = (smile = "M-5 6Q0 10 5 6"): Art => [
  ink(star(0, 0, 12, 20, 13.4, 0), "accent"),
  ink(circle(0, 0, 12), ORANGE, shade("M3 -14H14V14H3Q9 0 3 -14Z", 0.14)),
  both(flat("M2 -4H8V-1H2Z", "ink")),
  line(`M0 -2V3H-2.4${smile}`, "ink", 2),
];

const plume = (paint: Paint): Art =>
  ink(
    "M0 0C-7 -8 -7 -22 0 -32C7 -22 7 -8 0 0Z",
    paint,
    line("M0 -2V-26", "ink", 1.2),
    flat(circle(0, -22, 3), "accent"),
  );

/** Stones that fit each other, over a card's field. */
const masonry = (paint: Paint, seam: Paint): Art => [
  fill(paint),
  line(
    "M-2 20H22L26 14H58L62 22H84L88 16H104M22 20V44L-2 48M26 14V-2M58 14L56 -2M62 22L60 46H38L34 42H22M84 22V40L60 46M88 16V-2M84 40H104M-2 68H16L20 62H44L48 68H74L78 60H104M16 68V82M20 62V46M44 62L46 46M48 68V82M74 68V82M78 60V42",
    seam,
    2.4,
  ),
];

/** A house with a steep roof of straw, the middle of its foot at (0, 0). */
const hut = (wall: Paint = STONE): Art => [
  ink("M-10 0V-12H10V0Z", wall, shade("M3 -12H11V0H3Z"), flat("M-3 0L-2 -8H3L4 0Z", "ink")),
  ink("M-13 -10L-6 -24H6L13 -10Z", STRAW, line("M-6 -12L-3 -22M0 -12V-22M6 -12L3 -22", "#a87a2c", 1.4)),
];

/** A condor from below with its wings spread, 96 across. */
const condor: Art = [
  both(
    ink(
      "M2 -8C14 -22 30 -26 48 -22L43 -15L46 -9L39 -6L40 1L32 2L31 10L23 8L20 16L10 12L2 14Z",
      "accent",
      flat("M2 6L10 4Q24 0 30 -8L40 1L32 2L31 10L23 8L20 16L10 12L2 14Z", "#e8943f"),
      line("M39 -6L30 -10M32 2L24 -4M23 8L17 1", "ink", 1.6),
    ),
  ),
  ink("M-7 14L-12 34L-4 30L0 36L4 30L12 34L7 14Z", "#e8943f", line("M-3 18L-5 30M3 18L5 30", "ink", 1.6)),
  ink(
    "M0 -16C9 -16 11 -4 9 10Q6 20 0 22Q-6 20 -9 10C-11 -4 -9 -16 0 -16Z",
    "accent",
    shade("M3 -16H12V22H2Q8 2 3 -16Z", 0.16),
  ),
  line("M-6 0L0 4L6 0M-6 7L0 11L6 7M-4 14L0 17L4 14", "#c97a1f", 1.8),
  ink("M-11 -12Q0 -22 11 -12Q8 -6 0 -8Q-8 -6 -11 -12Z", "light"),
  ink("M0 -30C7 -30 8 -22 7 -16Q0 -11 -7 -16C-8 -22 -7 -30 0 -30Z", "accent"),
  both(flat("M1.6 -23L6 -25Q6.4 -20 3 -20Z", RED)),
  ink("M-3 -20Q0 -22 3 -20L1.6 -11Q0 -8 -1.6 -11Z", WOOL),
];

const peaks = (paint: Paint, snow: Paint): Art => [
  flat("M-2 62L18 30L32 50L50 18L70 48L84 32L104 60V82H-2Z", paint),
  flat("M18 30L26 42L20 40L16 44L11 41ZM50 18L60 33L53 31L49 36L43 30ZM84 32L92 43L86 42L82 45L77 39Z", snow),
];

export default {
  cards: {
    "Sapa Inca": [
      fill("#8a1f2c"),
      rays(50, 30, "#d8503a", { opacity: 0.85, count: 16 }),
      at(50, 34, ink(star(0, 0, 18, 46, 37, 0), "accent")),
      flat(circle(50, 34, 32), ORANGE),
      bold(
        at(14, 46, [
          limb("M0 40V-18", "#8a5230", 3.6),
          ink("M-9 -16H9L6 -8H-6Z", RED),
          at(0, -24, sun(), { scale: 0.62 }),
        ]),
        at(50, 44, [
          ink(
            "M-16 20C-36 22 -44 32 -46 60H46C44 32 36 22 16 20Z",
            BLUE,
            squares(-46, 36, 15, 6, "second"),
            shade("M26 20H48V60H28Z"),
          ),
          longHair(HAIR),
          shoulders(WOOL, tunic),
          ink(
            "M-18 22Q0 44 18 22L24 27Q0 56 -24 27Z",
            "accent",
            line("M-14 32L-10 38M-5 37L-4 43M5 37L4 43M14 32L10 38", "ink", 1.6),
          ),
          face({ skin: SKIN, mood: "angry", mouth: "grim" }),
          earSpools,
          ink("M-16 0C-18 -16 -8 -22 0 -22C8 -22 18 -16 16 0L12 -8Q0 -12 -12 -8Z", HAIR),
          at(-6, -20, plume("light"), { turn: -14, scale: 0.8 }),
          at(6, -20, plume("light"), { turn: 14, scale: 0.8 }),
          at(0, -20, plume(RED), { scale: 0.95 }),
          ink("M-18 -19Q0 -27 18 -19V-10Q0 -18 -18 -10Z", "accent"),
          flat(`${circle(-12, -16, 2)}${circle(12, -16, 2)}`, "second"),
          ink("M-6 -21H6V-12L4 -7L2 -11L0 -6L-2 -11L-4 -7L-6 -12Z", RED),
        ]),
        ink(circle(15, 58, 6), SKIN),
        line("M11 56H18M11 60H18", "ink", 1.3),
      ),
    ],
    "Child of the Sun": [
      fill("second"),
      rays(50, 18, "#8fe8e0", { opacity: 0.85, count: 16, turn: 6 }),
      glow(50, 18, 34, "accent"),
      bold(at(50, 16, sun(), { scale: 0.95 })),
      bold(
        limb("M32 68Q18 52 30 30M68 68Q82 52 70 30", SKIN, 7),
        limb("M33 70L24 58M67 70L76 58", WOOL, 10),
        at(31, 26, limb("M0 4L-5 -3M1 3L1 -6M2 4L6 -2", SKIN, 3)),
        at(69, 26, limb("M0 4L5 -3M-1 3L-1 -6M-2 4L-6 -2", SKIN, 3)),
        at(
          50,
          52,
          [
            longHair(HAIR),
            shoulders(WOOL, squares(-36, 34, 12, 6, "accent"), flat("M-12 18L0 32L12 18Z", SKIN)),
            face({ skin: SKIN, mood: "happy", mouth: "grin" }),
            blush,
            fringe(HAIR),
            ink(
              "M-16 -9Q0 -17 16 -9V-4Q0 -12 -16 -4Z",
              RED,
              line("M-12 -9L-9 -6L-6 -11L-3 -8L0 -12L3 -8L6 -11L9 -6L12 -9", "accent", 1.6),
            ),
            earSpools,
          ],
          { scale: 0.92 },
        ),
      ),
      sparkle(14, 24, 6),
      sparkle(86, 26, 6),
    ],
    "Incan Engineer": [
      masonry("#a8795a", "#5d3a28"),
      shade("M-2 -2H102V82H-2Z", 0.12),
      bold(
        at(42, 42, [
          shoulders(BLUE, squares(-36, 38, 12, 6, "second"), flat("M-12 18L0 32L12 18Z", SKIN)),
          face({ skin: SKIN, mood: "sly", mouth: "smile" }),
          both([
            ink("M9 -12L18 6Q17 14 12 12L9 0Z", RED),
            limb("M14 13V24", "accent", 1.8),
            ink(circle(14, 26, 3), "accent"),
          ]),
          ink(
            "M-17 -5C-18 -20 -8 -30 0 -32C8 -30 18 -20 17 -5Q0 -14 -17 -5Z",
            RED,
            line("M-15 -13L-10 -19L-5 -13L0 -20L5 -13L10 -19L15 -13", "accent", 2.4),
            line("M-10 -24H10", "second", 3),
          ),
          ink("M-18 -8Q0 -16 18 -8V-3Q0 -11 -18 -3Z", "second"),
          ink(circle(0, -33, 4), "accent"),
        ]),
        arm("M66 78L80 62L76 46", 76, 30, BLUE, SKIN, 8),
        limb("M77 44L76 34", SKIN, 5),
        limb("M62 29H90", "#8a5230", 3),
        line("M88 30V60", "ink", 3.4),
        line("M88 30V60", "light", 1.4),
        ink("M84 58H92L88 72Z", "#c98a2b"),
        ink(circle(76, 30, 5), SKIN),
      ),
      bold(at(14, 66, ink("M-14 14V-8L-6 -12H12L16 -6V14Z", STONE, shade("M6 -14H18V16H7Z")))),
    ],
    Llama: [
      fill("#8fd4f2"),
      cloud(82, 20, 14),
      peaks("#7f9ac0", "light"),
      floor(60, GRASS),
      bold(
        at(
          46,
          36,
          [
            ink("M-14 24Q-32 26 -36 50H36Q32 26 14 24Z", "#f2dcb8"),
            ink(
              "M-18 26Q-32 30 -35 50H35Q32 30 18 26Q0 38 -18 26Z",
              "second",
              line("M-36 38Q0 50 36 38", RED, 4),
              line("M-36 45Q0 56 36 45", "accent", 3),
            ),
            ink("M-11 34L-10 8H10L11 34Q0 40 -11 34Z", WOOL, shade("M3 6H12V38H4Z", 0.12)),
            both([
              ink("M6 -18Q5 -36 13 -38Q20 -28 13 -14Z", WOOL, flat("M9 -18Q9 -30 13 -33Q16 -26 12 -16Z", "#f0b8a0")),
              limb("M15 -26L20 -20", RED, 1.8),
              ink(circle(21, -17, 2.8), RED),
            ]),
            ink(
              "M0 -22C11 -22 14 -13 13 -4C13 8 10 17 0 18C-10 17 -13 8 -13 -4C-14 -13 -11 -22 0 -22Z",
              WOOL,
              shade("M4 -23H16V20H3Q11 0 4 -23Z", 0.12),
            ),
            puffs("#fff8ea", [-6, -19, 5], [0, -22, 6], [6, -19, 5]),
            ink(ellipse(0, 9, 8.6, 7.6), "#f2dcb8"),
            both([
              ink(ellipse(8, -5, 4, 4.6), "light"),
              flat(circle(8.4, -4, 2.4), "ink"),
              line("M3.6 -8Q8 -11 12.4 -7", "ink", 2.6),
            ]),
            flat(`${ellipse(-2.6, 6, 1.4, 1)}${ellipse(2.6, 6, 1.4, 1)}`, "ink"),
            line("M0 8V11M-5 12Q0 10 6 12.6", "ink", 2),
            flat("M-1 11.4H2.6V15H-1Z", "light"),
            ink("M-11 26Q0 32 11 26V31Q0 37 -11 31Z", RED),
            ink(circle(0, 34, 3.4), "accent"),
          ],
          { scale: 1.12 },
        ),
      ),
      line("M10 74l2 -6l2 6M86 76l2 -6l2 6M78 68l1.6 -5l1.6 5", "#4f8a2c", 2),
    ],
    Armory: [
      fill("#5a2418"),
      bricks("accent", { size: 12 }),
      glow(50, 38, 44, ORANGE),
      floor(68, "#3a140c"),
      bold(
        at(
          24,
          44,
          [limb("M0 34V-22", "#8a5230", 3.4), ink(star(0, -26, 6, 12, 6), "#c9923f"), flat(circle(0, -26, 3), "ink")],
          { turn: -14 },
        ),
        at(
          76,
          44,
          [
            limb("M0 34V-22", "#8a5230", 3.4),
            ink("M-3 -18H-14Q-16 -28 -12 -36Q-6 -28 -3 -30H8V-18Z", "#c9923f", shade("M-16 -24H10V-16H-16Z")),
          ],
          { turn: 14 },
        ),
        at(50, 40, [
          limb("M0 40V-26", "#8a5230", 3),
          ink("M0 -44L7 -28L0 -22L-7 -28Z", "#c9d2d6"),
          limb("M-4 -22L-8 -12M4 -22L8 -12", RED, 2),
        ]),
        ink(
          box(29, 32, 42, 40, 3),
          RED,
          squares(29, 32, 7, 6, "accent"),
          flat("M29 60H71V72H29Z", "second"),
          shade("M58 30H74V74H58Z"),
        ),
        at(50, 54, sun(), { scale: 0.62 }),
        line("M33 72V78M41 72V78M50 72V78M59 72V78M67 72V78", "accent", 2.6),
      ),
      sparkle(62, 14, 6),
      sparkle(14, 24, 5),
      sparkle(88, 24, 5),
    ],
    "Ashlar Masonry": [
      masonry("#cfc4b4", "#8d8378"),
      shade("M-2 -2H102V82H-2Z", 0.1),
      bold(
        ink(
          "M16 30H30L35 22H58L62 28H78V50L70 56V70H48L42 64H24L18 58V46H12V34Z",
          ORANGE,
          shine("M16 30H30L35 22H58L61 26L38 28L33 35H17V45L12 46V34Z", 0.6),
          shade("M60 26H80V72H56L62 54Z", 0.16),
        ),
      ),
      bold(
        at(68, 30, [
          limb("M-4 6L26 -24", "#8a5230", 5),
          ink(
            "M-20 6Q-22 -4 -10 -12Q0 -16 6 -8Q10 2 0 10Q-12 16 -20 6Z",
            "#7a8490",
            shade("M-20 6Q-8 8 6 -8Q10 2 0 10Q-12 16 -20 6Z", 0.25),
          ),
          line("M-10 -10Q-2 -4 2 8M-3 -13Q5 -7 6 2", STRAW, 2.6),
        ]),
      ),
      burst(44, 46, 13, "light", "accent"),
      many(ink("M-3 2L0 -4L4 1L1 4Z", STONE), [32, 34], [28, 52, 0.8], [46, 62], [58, 56, 0.8]),
    ],
    "Fortress Walls": [
      fill("#f2a0a8"),
      flat("M-2 -2H102V18Q50 28 -2 16Z", "#c9608a"),
      moon(20, 22, 11, "#fff0c0"),
      flat("M-2 40L20 28L44 42L70 26L104 44V82H-2Z", "#a8507a"),
      bold(
        limb("M62 26V2", "#8a5230", 2.4),
        ink("M63 1H84V19L79 15L73.5 20L68 15L63 19Z", "second"),
        at(73.5, 8, sun(), { scale: 0.3 }),
      ),
      bold(
        ink(
          "M16 56L23 26H80L87 56Z",
          DARK_STONE,
          line("M22 35H82M32 26L31 35M46 26V35M60 26V35M72 26L73 35M38 35V44M53 35V44M66 35V44", "#5d544c", 1.8),
        ),
        ink(
          "M0 76L8 50L18 42L28 50L39 42L50 50L61 42L72 50L82 42L92 50L100 76Z",
          "#a2978a",
          line("M6 56H94M18 44V56M39 44V56M61 44V56M82 44V56M28 52V62M50 52V62M72 52V62", "#5d544c", 1.8),
        ),
        ink(
          "M-8 86L-4 66L12 58L26 68L38 60H62L74 68L88 58L104 66L108 86Z",
          "#cfc4b4",
          line(
            "M-6 76H38L36 70L26 68M62 76H106M12 60V76M88 60V76M74 70L64 70M24 76V86M4 76V86M78 76V86M96 76V86",
            "#6b6258",
            2,
          ),
        ),
        ink("M40 86L43 64H57L60 86Z", "#2b1710"),
        ink("M36 66L38 59H62L64 66Z", "#e4dccf"),
      ),
    ],
    "Golden Condor": [
      fill(BLUE),
      flat("M-2 -2H102V24Q50 40 -2 22Z", "#1f4488"),
      rays(50, 36, "#6fa8e8", { opacity: 0.6, count: 16 }),
      glow(50, 36, 36, "accent"),
      flat("M-2 82V72L20 58L36 70L56 60L80 74L104 62V82Z", "#16305f"),
      bold(at(50, 40, condor, { scale: 1.04 })),
      sparkle(20, 12, 6),
      sparkle(84, 58, 6),
      sparkle(16, 56, 5),
    ],
    "Quipu Strings": [
      fill(WOOL),
      rays(50, 10, "#f2d8a8", { opacity: 0.8, count: 20 }),
      bold(
        (
          [
            [20, 62, RED, [32, 46]],
            [32, 72, "second", [36, 50, 60]],
            [44, 58, ORANGE, [30, 44]],
            [56, 74, BLUE, [34, 48, 62]],
            [68, 64, RED, [38, 52]],
            [80, 70, GRASS, [32, 44, 58]],
          ] as const
        ).map(([x, end, paint, knots]) => [
          limb(`M${x} 18Q${x - 3} ${(end + 18) / 2} ${x} ${end}`, paint, 3.2),
          knots.map((y) => ink(ellipse(x - 1.2, y, 4.6, 3.4), paint)),
          ink(`M${x - 3} ${end}h6l1.6 7h-9z`, paint),
        ]),
        limb("M4 12Q50 26 96 10", "#8a5230", 6),
        line("M14 14L18 19M26 17L30 22M38 18L42 23M50 18L54 23M62 17L66 22M74 15L78 20M86 12L90 17", STRAW, 2),
      ),
    ],
    "Royal Highway": [
      fill("#bfe8d8"),
      moon(24, 20, 11, "#fff6c4"),
      flat("M-2 44L16 24L32 40L50 16L64 30L74 20L104 48V82H-2Z", "#6fa890"),
      flat("M50 16L58 24L51 24L45 26ZM74 20L80 26L73 27L69 25Z", "light"),
      flat("M-2 52Q30 38 52 46T104 40V82H-2Z", GRASS),
      flat("M-2 66Q30 54 60 64T104 56V82H-2Z", "#5a9438"),
      bold(
        ink(
          "M10 86Q22 68 48 62Q58 58 50 54Q34 46 46 38Q54 34 58 24H63Q62 36 57 41Q53 46 64 50Q86 58 74 66Q66 72 70 86Z",
          "#f2dcae",
          line(
            "M14 79L70 80M24 72L70 74M38 66L72 68M50 60L78 62M54 56L74 56M46 51L64 51M44 46L56 46M47 41L57 41M52 36L60 36M56 30L62 30",
            "#b08a54",
            2,
          ),
          shade("M58 20L64 20Q66 46 90 60L74 90H62Q80 62 58 50Z", 0.14),
        ),
      ),
      bold(
        at(22, 54, hut(), { scale: 1.05 }),
        [
          [83, 66, 1],
          [74, 48, 0.7],
          [40, 38, 0.55],
        ].map(([x = 0, y = 0, scale = 1]) =>
          at(
            x,
            y,
            [
              ink("M-6 8L-4 -8H4L6 8Z", STONE, shade("M0 -8H5L7 8H1Z")),
              limb("M0 -8V-28", "#8a5230", 2),
              ink("M1 -28H16L12 -23L16 -17H1Z", RED, flat("M1 -25H16V-20H1Z", "second")),
            ],
            { scale },
          ),
        ),
      ),
    ],
    "Signs in the Stars": [
      fill(NIGHT),
      flat("M-2 60Q20 20 50 30T104 -2V30Q70 34 52 50T-2 82Z", "#333a8a"),
      stars("signs in the stars", 50, "light", 100, 70),
      faint(
        0.9,
        flat(
          "M26 54L27 37Q30 32 36 33L54 35L60 15L61 5L66 10L70 4L72 11L81 16L80 22L72 24L71 40L69 62H63L62 48L42 47L41 62H35L34 48L31 56L30 64H25Z",
          "#4452c8",
        ),
      ),
      line(
        "M26 52L34 38L56 38L64 16L74 12L78 18L70 22L68 40L66 58M56 38L58 58M34 38L38 58M30 46L28 60M64 16L62 8M68 14L69 6",
        "#8fb8ff",
        1.6,
      ),
      (
        [
          [26, 52, 4],
          [34, 38, 6],
          [56, 38, 5],
          [64, 16, 6],
          [78, 18, 5],
          [70, 22, 4],
          [68, 40, 6],
          [66, 58, 5],
          [58, 58, 4],
          [38, 58, 5],
          [28, 60, 4],
          [62, 8, 4],
          [69, 6, 4],
        ] as const
      ).map(([x, y, size]) => [faint(0.35, flat(circle(x, y, size), "accent")), sparkle(x, y, size, "accent")]),
      flat("M-2 82V72L14 62L30 74L46 66L64 76L84 62L104 74V82Z", "#0c0d2e"),
      bold(ink("M2 78L6 62H18L22 78Z", DARK_STONE), ink("M8 64L10 52H14L16 64Z", STONE)),
    ],
    "Temple of the Sun": [
      fill("#f08a3c"),
      flat("M-2 -2H102V26Q50 40 -2 24Z", "#c9502c"),
      rays(50, 26, ORANGE, { opacity: 0.6, count: 16 }),
      glow(50, 22, 28, "accent"),
      floor(70, "#6b2f1c"),
      bold(
        at(50, 22, sun(), { scale: 1.05 }),
        ink(
          "M8 78V66H20V56H30V46H70V56H80V66H92V78Z",
          STONE,
          line("M8 66H92M20 56H80", "#6b6258", 2),
          shade("M66 44H94V80H66Z"),
          line("M14 72H26M74 72H86M26 61H34M68 61H76", "#6b6258", 2),
        ),
        ink("M40 78L43 46H57L60 78Z", "#cfc4b4", line("M42 54H58M42 60H58M41 66H59M41 72H59", "#6b6258", 1.8)),
        ink("M43 48L45 38H55L57 48Z", "#2b1710"),
        ink("M34 46V36H44L43 46ZM66 46V36H56L57 46Z", STONE),
        ink("M30 37V32H70V37Z", "accent"),
      ),
    ],
  },
  bases: {
    Cuzcu: [
      fill("#8fd0f0"),
      flat("M0 0H160V28Q80 40 0 24Z", "#5aaee0"),
      moon(40, 34, 13, "#fff6c4"),
      cloud(136, 30, 15),
      at(0, 8, flat("M-2 76L20 40L38 58L58 34L80 58L104 36L128 60L146 42L164 66V90H-2Z", "#9a7fa8")),
      at(
        0,
        8,
        flat(
          "M20 40L27 47L20 48L14 50ZM58 34L67 44L58 43L51 45ZM104 36L113 45L104 45L96 45ZM146 42L152 48L146 48L141 49Z",
          "light",
        ),
      ),
      hills("#c98a4a", 160, 76, 70, 74, 66, 70, 68, 76),
      bold(
        [
          [36, 80, 0.8],
          [146, 80, 0.8],
          [54, 76, 0.75],
          [134, 76, 0.75],
        ].map(([x = 0, y = 0, scale = 1]) => at(x, y, hut("#e0a070"), { scale })),
      ),
      bold(
        ink(
          "M58 92V78H66V68H74V58H112V68H120V78H128V92Z",
          "#d89a5a",
          line("M58 78H128M66 68H120M64 85H76M84 85H100M108 85H122M72 73H82M104 73H114", "#8a5230", 1.8),
          shade("M108 56H130V94H108Z"),
        ),
        ink(
          "M78 60V44H108V60Z",
          "#e8b46a",
          shade("M98 42H110V62H98Z"),
          flat("M84 60L85 50H90L91 60ZM96 60L97 50H102L103 60Z", "ink"),
        ),
        ink(
          "M73 45L80 30H106L113 45Z",
          STRAW,
          line("M82 42L85 32M90 42L91 32M97 42L96 32M105 42L102 32", "#a87a2c", 1.6),
        ),
        ink("M86 92L88 62H98L100 92Z", "#f2d0a0", line("M88 68H98M87 74H99M87 80H99M86 86H100", "#8a5230", 1.6)),
        at(93, 22, sun(), { scale: 0.5 }),
      ),
      flat("M-2 90H162V124H-2Z", "#e0b070"),
      line("M-2 90H162", "ink", 2),
      flat("M80 91H106L122 124H64Z", "#f2d8a8"),
      faint(
        0.5,
        line(
          "M78 96H108M74 104H112M69 112H117M10 98H50M20 108H44M126 100H156M136 110H152M30 117H56M124 117H140",
          "#a8703c",
          1.6,
        ),
      ),
      bold(many(hut(), [26, 94, 0.7], [154, 95, 0.7])),
    ],
    "Machu Picchu": [
      fill("#bfe0e8"),
      flat("M0 0H160V26Q80 40 0 22Z", "#e8dcc0"),
      moon(44, 30, 13, "#fffbe0"),
      flat("M-2 90L16 52L36 72L52 44L66 84ZM164 90L148 50L134 70L124 60L112 90Z", "#8fb0b0"),
      bold(
        ink(
          "M60 92Q78 78 84 48Q90 22 98 20Q108 24 112 50Q116 76 134 92Z",
          "#4f8a4a",
          shade("M100 18Q110 26 112 50Q116 76 136 94H112Q104 60 100 18Z", 0.25),
          line("M92 34Q88 50 90 60M84 62Q80 76 74 84M104 44Q104 58 108 68", "#35683a", 2),
        ),
      ),
      faint(0.8, cloud(66, 60, 20), cloud(128, 64, 20)),
      bold(
        ink("M24 96L36 84H150L158 96Z", "#7ab04a"),
        ink(
          "M34 86V79H62V72H128V79H152V86Z",
          STONE,
          line(
            "M34 82H152M62 76H128M44 79V86M56 79V86M72 72V86M86 72V86M104 72V86M118 72V86M140 79V86",
            DARK_STONE,
            1.4,
          ),
        ),
        many(
          [
            ink(
              "M-9 0V-12L0 -22L9 -12V0Z",
              STONE,
              shade("M2 -22H10V0H3Z"),
              flat("M-3 0L-2 -8H2L3 0ZM-1.6 -12H1.6V-9H-1.6Z", "ink"),
            ),
          ],
          [72, 73, 0.85],
          [92, 73, 0.95],
          [113, 73, 0.85],
        ),
        many(hut(), [46, 80, 0.66], [140, 80, 0.66]),
      ),
      [
        ["M-4 124V94H164V124Z", "#7ab04a"],
        ["M-4 94H164V98H-4Z", STONE],
        ["M-4 102Q80 99 164 102V124H-4Z", "#6aa03e"],
        ["M-4 102Q80 99 164 102V105Q80 102 -4 105Z", DARK_STONE],
        ["M-4 111Q80 108 164 111V124H-4Z", "#5a9034"],
        ["M-4 111Q80 108 164 111V114Q80 111 -4 114Z", DARK_STONE],
      ].map(([d = "", paint]) => flat(d, paint as Paint)),
      line("M-2 94H162", "ink", 2),
      bold(
        at(
          24,
          98,
          [limb("M-4 0V-6M4 0V-6", WOOL, 1.6), ink("M-7 -5Q-7 -12 0 -12H6L7 -20L12 -21V-16L10 -15V-6Z", WOOL)],
          { scale: 0.9 },
        ),
      ),
    ],
  },
} satisfies FactionPictures;
