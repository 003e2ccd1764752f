/** Tricksters: clover green and gold, in the woods where nothing is what it seems. */

import { at, bold, both, faint, ink, limb, many, mirrored, shade, shadow, shine } from "../art";
import { cloud, fill, floor, halftone, hills, moon, stars } from "../drawings/backdrops";
import { bolt, burst, flame, glow, puffs, rays, sparkle, spiral, starlet } from "../drawings/effects";
import { arm, beard, blush, face, shoulders } from "../drawings/heads";
import { gold } from "../drawings/props";
import type { FactionPictures } from "../pictures";
import { box, circle, ellipse, flat, line, type Art, type Paint } from "../shapes";

const GREEN = "#1f8435";
const RED = "#d8382c";
const RUST = "#e8741f";
const BARK = "#7a4a28";
const DARK_BARK = "#4a2a18";
const LEAF = "#7ee05c";
const STEEL = "#c3ccd6";
const GOBLIN = "#4fb8a0";

/** Pointed ears that stand off a head. */
const ears = (skin: Paint, length = 30): Art =>
  both(
    ink(
      `M11 -6L${length} -14Q${length - 4} 2 13 8Z`,
      skin,
      shade(`M14 -2L${length - 2} -11Q${length - 8} 0 14 6Z`, 0.2),
    ),
  );

/** A toadstool, its foot at (0, 0). */
const toadstool = (cap: Paint = RED): Art => [
  ink("M-5 0Q-3 -10 -5 -18H5Q3 -10 5 0Z", "#fdf3dc", shade("M1 -18H6V0H1Z")),
  ink(
    "M-18 -14C-17 -28 -8 -34 0 -34C8 -34 17 -28 18 -14Q0 -9 -18 -14Z",
    cap,
    flat(`${circle(-8, -21, 3)}${circle(3, -27, 3.4)}${circle(10, -18, 2.6)}`, "light"),
    shade("M8 -36H20V-8H8Q14 -22 8 -36Z", 0.18),
  ),
];

/** Bands of a rainbow around (x, y). */
const rainbow = (x: number, y: number, radius: number, width: number): Art =>
  ["#e2483d", "#f7932a", "#ffd43f", "#45b450", "#3f8fd8", "#8a55c8"].map((paint, index) =>
    line(circle(x, y, radius - index * width), paint as Paint, width + 0.6),
  );

/** A cut gem, 24 wide. */
const gem = (paint: Paint): Art =>
  ink(
    "M-8 -8H8L13 -2L0 13L-13 -2Z",
    paint,
    shine("M-8 -8L-13 -2H-5L-1 -8Z", 0.65),
    shade("M5 -2H14L0 14Z", 0.25),
    line("M-13 -2H13M-5 -2L0 13L5 -2M-5 -2L0 -8L5 -2", "ink", 1.1),
  );

/** A crystal that grows from the ground at (0, 0). */
const shard = (paint: Paint): Art =>
  ink(
    "M-6 2L-8 -18L0 -30L8 -18L6 2Z",
    paint,
    shine("M-8 -18L0 -30L-1 2H-6Z", 0.45),
    shade("M3 -26L9 -18L6 4H2Z", 0.25),
  );

const note = (paint: Paint): Art => [limb("M4 8V-12L14 -9", paint, 2.4), ink(ellipse(0, 9, 5.4, 4), paint)];

const trunk = (x: number, width: number, paint: Paint): Art =>
  flat(
    `M${x - width} 82Q${x - width * 0.4} 40 ${x - width * 0.8} -2H${x + width * 0.8}Q${x + width * 0.4} 40 ${x + width} 82Z`,
    paint,
  );

export default {
  cards: {
    Leprechaun: [
      fill("#8fd6f2"),
      rainbow(50, 64, 60, 6),
      flat(circle(50, 64, 27), "#c9ecf7"),
      halftone("light", { from: 80, to: 20, opacity: 0.3 }),
      bold(
        at(46, 44, [
          shoulders(
            GREEN,
            flat("M-12 18L0 36L12 18V60H-12Z", "light"),
            line("M-12 22L-16 60M12 22L16 60", "accent", 2.6),
          ),
          ears("#f2c79a", 24),
          face({ mood: "sly", mouth: "grin" }),
          ink(
            "M-15 -2C-19 14 -14 30 0 32C14 30 19 14 15 -2C13 4 10 6 8 6Q0 4 -8 6C-10 6 -13 4 -15 -2Z",
            RUST,
            shade("M6 -2H20V34H2Q12 16 6 -2Z", 0.16),
          ),
          flat("M-8 9Q0 12 8 9Q7 18 0 18Q-7 18 -8 9Z", "ink"),
          flat("M-6 11Q0 13 6 11Q5 16 0 16Q-5 16 -6 11Z", "light"),
          ink(ellipse(0, 3, 4, 3.2), "#e59f6d"),
          ink(
            "M-16 -14L-15 -40Q0 -45 15 -40L16 -14Z",
            GREEN,
            flat("M-18 -24H18V-14H-18Z", "ink"),
            shade("M6 -46H18V-12H6Z"),
          ),
          ink(box(-6, -26, 12, 11, 1.5), "accent"),
          flat(box(-2.6, -22.6, 5.2, 4.4), "ink"),
          ink("M-28 -14Q0 -21 28 -14Q28 -8 20 -9Q0 -13 -20 -9Q-28 -8 -28 -14Z", GREEN),
        ]),
        arm("M72 78L88 66L82 54", 81, 52, GREEN, "#f2c79a", 8),
        at(
          82,
          48,
          [
            limb("M2 20L-2 -12", BARK, 4),
            ink("M-12 -14Q-10 -30 2 -30Q14 -28 12 -16Q0 -8 -12 -14Z", BARK),
            flat(circle(0, -22, 2), DARK_BARK),
          ],
          {
            turn: 8,
          },
        ),
      ),
      starlet(16, 58, 6),
      sparkle(90, 12, 6),
    ],
    Brownie: [
      fill("second"),
      rays(50, 44, "#f08cc4", { opacity: 0.9, count: 12, turn: 10 }),
      bold(
        at(
          50,
          44,
          [
            shoulders("#8a5a2c", line("M-34 38H34M-20 22V60M20 22V60", "#6b421c", 2)),
            ears("#b9773f", 34),
            face({ skin: "#b9773f", mood: "angry", mouth: "grim" }),
            ink(ellipse(0, 4, 4.6, 3.6), "#a05f2c"),
            ink(
              "M-18 -7C-18 -24 -8 -30 2 -36Q0 -30 6 -29C14 -26 18 -18 18 -7Q9 -14 0 -8Q-9 -14 -18 -7Z",
              LEAF,
              line("M0 -10Q-2 -22 1 -32M0 -16L-9 -20M0 -16L9 -20", GREEN, 1.8),
            ),
            limb("M-30 46Q-8 40 14 50", "#8a5a2c", 9),
            limb("M30 46Q8 42 -14 50", "#8a5a2c", 9),
            ink(circle(16, 50, 5.4), "#b9773f"),
            ink(circle(-17, 50, 5.4), "#b9773f"),
          ],
          { scale: 1.05 },
        ),
      ),
      many(
        [
          ink("M-6 0Q-6 10 0 14Q6 10 6 0Z", "#c98a3f"),
          ink("M-8 1Q-7 -6 0 -6Q7 -6 8 1Q0 4 -8 1Z", DARK_BARK),
          limb("M0 -6V-9", DARK_BARK, 1.4),
        ],
        [14, 34, 0.8],
        [87, 30, 0.8],
      ),
    ],
    Gnome: [
      fill("#bfeaf5"),
      cloud(18, 22, 14),
      cloud(84, 30, 12),
      hills("#69c24e", 100, 62, 56, 60, 54, 60),
      bold(at(14, 70, toadstool("#f7932a"), { scale: 0.8 }), at(90, 76, toadstool("#f7932a"), { scale: 0.6 })),
      shadow(48, 76, 26),
      bold(
        ink("M34 66H46V78H28Q28 70 34 66Z", DARK_BARK),
        ink("M52 66H64Q70 70 70 78H52Z", DARK_BARK),
        ink(
          "M30 44Q48 36 66 44L68 68H28Z",
          "#3f6fc8",
          shade("M56 40L68 44V70H58Z"),
          flat("M26 59H70V64H26Z", DARK_BARK),
        ),
        ink(box(43, 57.5, 10, 8, 1), "accent"),
        at(
          48,
          34,
          [
            face({ skin: "#f2b98f", mood: "happy" }),
            blush,
            beard("#f7f4ec", 12),
            ink(circle(0, 5, 4.4), "#e88f76"),
            ink(
              "M-18 -7C-12 -20 -8 -34 4 -44C6 -36 14 -16 18 -7Q0 -13 -18 -7Z",
              RED,
              shade("M4 -46L20 -6L8 -10Q8 -28 4 -46Z"),
            ),
          ],
          { scale: 0.85 },
        ),
        arm("M34 48L22 56", 21, 57, "#3f6fc8", "#f2b98f", 7),
        arm("M63 48L76 54", 77, 54, "#3f6fc8", "#f2b98f", 7),
        at(
          78,
          44,
          [
            limb("M0 26V-22", BARK, 3),
            ink("M-2 -26Q14 -28 18 -12Q10 -16 3 -14H-3Q-10 -16 -18 -12Q-14 -28 -2 -26Z", STEEL),
          ],
          {
            turn: 6,
            scale: 0.95,
          },
        ),
      ),
    ],
    Gremlin: [
      fill("#2a2440"),
      at(84, 20, [ink(circle(0, 0, 20), "#4a4468"), flat(circle(0, 0, 8), "#2a2440")]),
      at(10, 62, [ink(circle(0, 0, 24), "#4a4468"), flat(circle(0, 0, 10), "#2a2440")]),
      glow(74, 56, 26, "accent"),
      bold(
        at(46, 40, [
          ink("M-14 18Q-24 30 -22 50H22Q24 30 14 18Z", GOBLIN, flat(ellipse(0, 40, 10, 14), "#a8e0c4")),
          both(ink("M10 -8L40 -28Q42 -4 14 8Z", GOBLIN, flat("M15 -6L36 -22Q36 -6 15 4Z", "#e88fb0"))),
          ink(
            "M0 -20C14 -20 19 -10 18 2C17 14 10 20 0 20C-10 20 -17 14 -18 2C-19 -10 -14 -20 0 -20Z",
            GOBLIN,
            shade("M6 -22H22V22H4Q16 2 6 -22Z", 0.18),
          ),
          both([ink(circle(7.5, -5, 6.4), "#ffe14d"), flat(ellipse(7, -5, 1.6, 4.4), "ink")]),
          line("M-13 -13L-4 -11M4 -11L13 -13", "ink", 2),
          ink(
            "M-13 6Q0 12 13 6Q11 18 0 18Q-11 18 -13 6Z",
            "#4a1526",
            flat("M-12 6L-9 13L-6 8L-2 14L1 8.6L5 14L8 8L11 12L13 5Z", "light"),
          ),
          limb("M-5 -19L-9 -30M0 -20V-31M5 -19L9 -29", "#2f8f7c", 2),
        ]),
        limb("M62 64L74 62", GOBLIN, 6),
        at(
          78,
          54,
          [limb("M0 18V-10", STEEL, 5), ink("M-9 -12Q-11 -24 -4 -28V-18H4V-28Q11 -24 9 -12Q0 -4 -9 -12Z", STEEL)],
          { turn: 16, scale: 0.95 },
        ),
        ink(circle(77, 60, 5), GOBLIN),
        limb("M28 62L16 60", GOBLIN, 6),
        limb("M14 64L14 80M18 62Q26 70 26 82", RED, 2),
        ink(circle(15, 59, 5), GOBLIN),
      ),
      bold(at(92, 42, bolt(), { scale: 0.7, turn: 20 }), at(10, 44, bolt(), { scale: 0.7, turn: -20 })),
      sparkle(64, 44, 5, "accent"),
    ],
    "Block the Path": [
      fill("#9fdc7a"),
      moon(50, 26, 18, "#f4fbc8"),
      trunk(6, 12, "#2f7a3a"),
      trunk(94, 12, "#2f7a3a"),
      flat("M-2 -2H102V12Q84 20 70 10Q50 18 32 10Q16 22 -2 14Z", "#1f6a30"),
      floor(52, "#56ad46"),
      flat("M44 52H58L84 82H16Z", "#e3c88a"),
      shadow(50, 70, 48),
      bold(
        limb("M30 50L24 34M72 54L80 40M62 50L60 38", BARK, 4),
        limb("M-6 52L106 62", BARK, 20),
        line("M10 48L40 51M50 58L86 62M20 58L36 60", DARK_BARK, 2),
        at(98, 61, [ink(ellipse(0, 0, 6, 11), "#d9b078"), line(ellipse(0, 0, 3, 6), BARK, 1.4)]),
        limb("M50 76V28", "#b57a45", 4),
        ink(circle(50, 30, 19), RED, shade("M54 8H72V52H54Z", 0.16)),
        ink(box(37, 25, 26, 10, 1.5), "light"),
      ),
      many(ink("M-7 4Q-12 -8 0 -10Q12 -8 7 4Z", LEAF), [24, 33, 0.7], [81, 38, 0.7]),
    ],
    Disenchant: [
      fill("#6a3fb0"),
      halftone("#2a1460", { opacity: 0.4 }),
      rays(52, 38, "#a06ae0", { opacity: 0.6, count: 16 }),
      bold(
        at(
          28,
          58,
          [
            ink("M-20 5L-22 -5L18 -7L12 -2L17 1L12 6Z", "#2f2440", shine("M-22 -5L18 -7V-4L-22 -2Z", 0.25)),
            ink("M-24 6L-25 -6L-15 -6L-14 6Z", "light"),
          ],
          {
            turn: -38,
          },
        ),
        at(
          74,
          26,
          [
            ink("M18 5L20 -5L-16 -6L-12 -1L-18 2L-13 7Z", "#2f2440", shine("M20 -5L-16 -6V-3L20 -2Z", 0.25)),
            ink("M24 6L25 -6L13 -6L12 6Z", "light"),
          ],
          {
            turn: -20,
          },
        ),
      ),
      burst(51, 42, 15, "accent", "light"),
      bold(starlet(76, 58, 8, "second", 20), starlet(26, 24, 9, LEAF, 10), starlet(52, 68, 5.5, "#58c4f0")),
      line("M38 20L33 11M52 20V9M64 56L71 66M40 62L36 72", "light", 2.6),
      sparkle(90, 48, 5),
      sparkle(12, 36, 5),
    ],
    "Enshrouding Mist": [
      fill("#4f7a8a"),
      trunk(14, 10, "#335665"),
      trunk(86, 11, "#335665"),
      trunk(42, 6, "#41687a"),
      trunk(62, 5, "#41687a"),
      flat("M-2 -2H102V8Q80 18 62 8Q44 16 30 8Q12 18 -2 10Z", "#2b4a58"),
      faint(0.7, flat("M-2 30Q24 22 50 30T102 28V44Q74 38 50 44T-2 42Z", "#cfe3e6")),
      bold(
        ink("M28 66Q34 52 40 48L24 40L39 36Q44 22 54 6Q60 24 62 36L77 40L61 48Q68 54 72 66Z", "#142832"),
        line("M37 33Q50 27 63 33", "#3f6a7a", 2.4),
        at(50, 42, both(flat("M3 -2L12 -5Q12 4 6 4Q3 3 3 -2Z", "accent"))),
      ),
      many(at(0, 0, both(flat(ellipse(3.4, 0, 2, 2.6), "accent"))), [18, 40], [82, 34], [72, 52, 0.7], [26, 56, 0.7]),
      faint(0.92, puffs("#eaf4f4", [6, 66, 12], [24, 62, 12], [42, 66, 13], [60, 62, 12], [78, 66, 13], [96, 62, 12])),
      flat("M-2 68H102V82H-2Z", "#eaf4f4"),
      line("M12 72Q20 68 28 72T44 72M56 74Q64 70 72 74T88 74", "#a9c6cc", 2),
    ],
    "Flame Trap": [
      fill("#4a1420"),
      rays(50, 60, "#a8301f", { opacity: 0.8, count: 16 }),
      floor(66, "#240a10"),
      flame(26, 62, 44),
      flame(74, 62, 44),
      flame(50, 60, 58, "#ff5a1f", "#ffe14d"),
      bold(
        ink("M10 62Q50 46 90 62L86 74Q50 84 14 74Z", "#6a7480", shade("M10 68H92V84H10Z", 0.25)),
        ink("M18 64Q50 54 82 64Q50 73 18 64Z", "#240a10"),
        ink(ellipse(50, 63.5, 9, 3.4), "accent"),
        mirrored(
          ink(
            "M8 62L12 40L18 53L24 36L29 51L36 34L40 50L50 60L46 62Q24 58 14 66Z",
            STEEL,
            shade("M10 58L50 54V66H10Z", 0.25),
          ),
        ),
        limb("M86 74L96 78", "#6a7480", 3),
      ),
      sparkle(18, 18, 5, "accent"),
      sparkle(82, 16, 5, "accent"),
    ],
    Hideout: [
      fill("#2f8f4a"),
      halftone("deep", { opacity: 0.4, from: 80, to: 0 }),
      flat("M-2 -2H102V16Q86 26 70 14Q50 26 30 14Q14 26 -2 16Z", "deep"),
      floor(70, "#57b84a"),
      shadow(50, 75, 44),
      bold(
        ink(
          "M24 -4Q30 30 22 54Q18 66 6 76H94Q82 66 78 54Q70 30 76 -4Z",
          BARK,
          line("M32 0Q36 20 32 36M68 0Q64 20 69 38M26 62Q24 70 18 76M74 62Q76 70 82 76", DARK_BARK, 2.4),
          shade("M64 -4H96V78H70Q76 40 64 -4Z", 0.2),
        ),
        ink("M32 76V48C32 34 40 28 50 28C60 28 68 34 68 48V76Z", "#140c08"),
        at(42, 52, [
          flat(`${circle(0, 0, 6.4)}${circle(15, 0, 6.4)}`, "accent"),
          flat(`${ellipse(1, 0, 2, 4)}${ellipse(14, 0, 2, 4)}`, "ink"),
        ]),
        ink("M68 76V46Q68 36 74 32Q86 38 86 50V80Z", "second", line("M76 36V80M81 40V80", "#a03070", 1.6)),
        flat(circle(72, 58, 2), "accent"),
      ),
      line("M42 68Q52 73 62 67", "accent", 2.4),
      bold(at(18, 78, toadstool(), { scale: 0.62 }), at(91, 79, toadstool("#f7932a"), { scale: 0.4 })),
    ],
    "Mark of Sleep": [
      fill("#1f2a6b"),
      stars("mark of sleep", 26, "light", 100, 80),
      glow(48, 42, 42, "second"),
      spiral(48, 42, 60, 3, "#3a48a0", 3),
      bold(
        ink("M14 38Q48 16 82 38Q48 78 14 38Z", "#f08cc4", shade("M52 22L84 38Q60 66 44 62Q66 44 52 22Z", 0.15)),
        limb("M14 40Q48 70 82 40", "#7a2f8a", 4),
        limb("M22 50L15 58M36 57L32 68M50 59V70M64 55L70 65M75 48L83 55", "#7a2f8a", 2.6),
        at(48, 36, ink("M4 -12A12 12 0 1 0 10 8A10 10 0 0 1 4 -12Z", "accent")),
      ),
      bold(
        many(limb("M-5 -6H5L-5 6H5", "light", 2.6), [74, 22, 0.8], [85, 11, 1.05]),
        at(64, 30, limb("M-4 -5H4L-4 5H4", "light", 2.4), { scale: 0.6 }),
      ),
    ],
    "Pay the Piper": [
      fill("#f7932a"),
      rays(30, 66, "#ffc15c", { opacity: 0.8, count: 14 }),
      faint(0.75, line("M-4 30Q26 8 50 22T104 10M-4 40Q26 18 50 32T104 20M-4 50Q26 28 50 42T104 30", "#b8501f", 1.8)),
      bold(
        at(
          46,
          48,
          [
            ink(
              "M-40 -6H34L42 -10V10L34 6H-40Q-46 0 -40 -6Z",
              "#8a4a2a",
              shine("M-40 -5H34V-2H-40Z", 0.35),
              shade("M-42 2H44V10H-42Z"),
            ),
            ink("M-34 -7H-28V7H-34ZM28 -7H33V7H28Z", "accent"),
            flat([-16, -6, 4, 14].map((x) => circle(x, 0, 2.4)).join(""), "ink"),
          ],
          { turn: -24, scale: 1.05 },
        ),
        limb("M14 66Q18 74 14 80M22 62Q30 72 26 80", GREEN, 2.2),
      ),
      bold(
        at(38, 20, note("#3a1f5a")),
        at(66, 12, note("#3a1f5a"), { scale: 0.8 }),
        at(20, 36, note("#3a1f5a"), { scale: 0.7 }),
      ),
      bold(
        many(
          [ink(ellipse(0, 0, 9, 9), "accent"), line(circle(0, 0, 5.4), "#c98a12", 1.6)],
          [76, 54],
          [86, 67, 1.1],
          [64, 68],
        ),
      ),
    ],
    "Take the Shinies": [
      fill("#3a1a5a"),
      rays(50, 58, "#7a3fa8", { opacity: 0.9, count: 14 }),
      glow(52, 44, 34, "accent"),
      bold(
        at(50, 84, gold(), { scale: 1.6 }),
        at(24, 72, gem("#e2483d"), { scale: 0.75 }),
        at(80, 72, gem("#4fd06a"), { scale: 0.75 }),
      ),
      bold(
        at(50, 53, gem("#5ad0f5"), { scale: 1.9 }),
        limb("M58 -16L56 8", "#3f6fc8", 18),
        limb("M46 18Q24 22 29 42", "#9ac86a", 7),
        limb("M52 20Q44 30 45 42M60 20Q61 32 58 42M66 18Q80 26 74 40", "#9ac86a", 7),
        ink("M43 -4H72V8H43Z", "accent"),
        ink("M42 7H70Q75 20 67 25Q56 29 46 25Q37 18 42 7Z", "#9ac86a"),
      ),
      sparkle(24, 44, 7),
      sparkle(84, 50, 6),
      sparkle(70, 62, 5),
      sparkle(18, 18, 5, "accent"),
    ],
    "Big Funny Giant": [
      fill("#ffd3e6"),
      halftone("#ff9fc9"),
      hills("#2f8f4a", 100, 66, 58, 62, 56, 64),
      bold(
        ink("M-4 84Q2 52 30 50H70Q98 52 104 84Z", "second", shade("M66 48H106V86H60Z")),
        at(
          50,
          36,
          [
            face({ skin: "#f2c79a", mood: "happy", mouth: "grin" }),
            ink(circle(0, 3, 6), "#ef8a6a", shine("M-4 -1Q-2 -4 1 -3Q-2 0 -4 -1Z")),
            blush,
          ],
          { scale: 1.35 },
        ),
        ink(
          "M30 24Q14 20 8 34Q2 18 22 8Q44 0 50 12Q56 0 78 8Q98 18 92 34Q86 20 70 24Q50 14 30 24Z",
          "accent",
          flat("M50 12Q56 0 78 8Q98 18 92 34Q86 20 70 24Q60 18 50 18Z", "#7a3fd0"),
        ),
        [8, 92].map((x) => ink(circle(x, 36, 4.5), "accent")),
      ),
      bold(at(20, 66, [ink(box(-7, -8, 14, 12), "light"), ink("M-10 -7L0 -17L10 -7Z", RED)], { scale: 0.8 })),
    ],
  },
  bases: {
    "Cave of Shinies": [
      fill("#4a2f6b"),
      flat("M0 0H160V50Q120 20 92 22Q50 20 0 56Z", "#2f1b4d"),
      glow(92, 66, 46, "accent"),
      bold(
        at(70, 84, [at(-10, 0, shard("#e058a8"), { turn: -22, scale: 0.9 }), shard("#f08cc4")], { scale: 1.3 }),
        at(116, 84, [at(10, 0, shard("#3fb0e0"), { turn: 24, scale: 0.9 }), shard("#5ad0f5")], { scale: 1.3 }),
        at(93, 80, shard("#7ee05c"), { scale: 1.5 }),
      ),
      bold(
        at(92, 92, gold(), { scale: 1.4 }),
        at(62, 93, gold(), { scale: 0.8 }),
        at(124, 93, gold(), { scale: 0.8 }),
        at(104, 78, gem("#e2483d"), { scale: 0.5 }),
        at(78, 82, gem("#58c4f0"), { scale: 0.45 }),
      ),
      bold(
        ink(
          "M-4 -4H164V18L150 14L142 34L134 12L112 10L106 22L98 9L84 12L76 26L68 10L52 14L44 36L34 16L20 18L12 44L4 24L-4 30Z",
          "#24123d",
        ),
      ),
      bold(
        ink("M-4 124V44Q8 50 14 66Q26 72 30 92L34 124Z", "#24123d"),
        ink("M164 124V48Q152 54 148 68Q136 76 134 92L130 124Z", "#24123d"),
      ),
      flat("M-2 94Q40 88 80 94T162 92V124H-2Z", "#5d3f86"),
      many(ink(ellipse(0, 0, 4.6, 2.2), "accent"), [40, 102], [58, 112], [112, 108], [128, 100], [86, 104]),
      many(gem("#e058a8"), [24, 108, 0.35], [142, 112, 0.35]),
      sparkle(92, 40, 6),
      sparkle(70, 48, 4),
      sparkle(118, 46, 5),
      sparkle(48, 62, 4, "accent"),
      sparkle(138, 58, 4, "accent"),
    ],
    "Mushroom Kingdom": [
      fill("#bdf0d0"),
      flat("M0 0H160V34Q80 48 0 30Z", "#8fe0e0"),
      moon(40, 34, 12, "#fff6c4"),
      cloud(128, 26, 18),
      cloud(20, 50, 13),
      hills("#8fd47a", 160, 74, 62, 72, 66, 60, 70, 64),
      bold(
        at(62, 88, toadstool("#e058a8"), { scale: 1.15 }),
        at(124, 88, toadstool("#f7932a"), { scale: 1.25 }),
        at(93, 90, [
          ink("M-14 0Q-9 -16 -13 -32H13Q9 -16 14 0Z", "#fdf3dc", shade("M4 -32H15V0H5Z")),
          ink("M-5 0V-10Q0 -17 5 -10V0Z", BARK, flat(circle(2.6, -5, 1), "accent")),
          ink(
            "M-36 -27C-34 -50 -16 -64 0 -64C16 -64 34 -50 36 -27Q0 -17 -36 -27Z",
            RED,
            flat(`${circle(-20, -38, 5)}${circle(-2, -50, 6)}${circle(19, -40, 5.4)}${circle(2, -31, 4)}`, "light"),
            shade("M14 -64L38 -27Q26 -22 18 -21Q28 -44 14 -64Z", 0.18),
          ),
          at(20, -56, [ink("M-3 6V-6H4V8Z", "#b57a45")]),
        ]),
      ),
      puffs("light", [115, 25, 3], [119, 19, 3.6]),
      flat("M-2 88Q40 82 80 88T162 86V124H-2Z", "#5fbf4f"),
      flat("M88 89H98Q112 100 100 108T96 124H70Q88 108 84 102T88 89Z", "#f0dca0"),
      bold(
        at(30, 92, toadstool("#8a55c8"), { scale: 0.7 }),
        at(146, 94, toadstool(), { scale: 0.55 }),
        at(14, 98, toadstool(), { scale: 0.42 }),
      ),
      many(
        [
          flat(`${circle(-2, 0, 1.6)}${circle(2, 0, 1.6)}${circle(0, -2, 1.6)}${circle(0, 2, 1.6)}`, "light"),
          flat(circle(0, 0, 1.3), "accent"),
        ],
        [44, 104],
        [58, 114],
        [124, 106],
        [140, 114],
        [22, 112],
      ),
    ],
  },
} satisfies FactionPictures;
