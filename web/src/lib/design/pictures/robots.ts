/** Robots: tin, rivets and glowing eyes, from the bomb on legs to the smallest helper. */

import { at, bold, both, faint, ink, limb, mirrored, shade, shadow, shine } from "../art";
import { cloud, fill, floor, halftone, hills, moon } from "../drawings/backdrops";
import { bolt, burst, flame, glow, puffs, rays, sparkle, speed } from "../drawings/effects";
import { fan, gameCard } from "../drawings/props";
import type { FactionPictures } from "../pictures";
import { box, circle, cog, ellipse, flat, line, type Art, type Paint } from "../shapes";

const STEEL = "#9fb0bd";
const DARK = "#5a6875";
const RED = "#e8433f";
const YELLOW = "#ffd23f";
const LIME = "#b8f03f";
const OLIVE = "#7d8a4a";
const PINK = "#f58fb0";
const RUST = "#a8552c";

/** The sign of radiation, 20 across. */
const trefoil: Art = [
  ink(circle(0, 0, 11), YELLOW),
  [0, 120, 240].map((turn) => at(0, 0, flat("M-1.8 -3L-5 -8.6A10 10 0 0 1 5 -8.6L1.8 -3Z", "ink"), { turn })),
  flat(circle(0, 0, 2), "ink"),
];

const rivets = (...places: readonly (readonly [number, number])[]): Art =>
  flat(places.map(([x, y]) => circle(x, y, 1.3)).join(""), "ink");

/** A hand of two fingers that opens upwards, its wrist at (0, 0). */
const claw = (paint: Paint): Art => [
  ink("M-3 0C-14 -2 -14 -14 -7 -18L-5 -12Q-8 -8 -1 -5H1Q8 -8 5 -12L7 -18C14 -14 14 -2 3 0Z", paint),
  ink(circle(0, 0, 4), DARK),
];

/** One of the smallest: body and face in one, 40 wide and 46 high, the feet at y 22. */
const microbot = (body: Paint, look: Art, belly: Art = []): Art => [
  limb("M-8 10V19M8 10V19", DARK, 4.4),
  ink(`${box(-15, 17, 12, 6, 2.6)}${box(3, 17, 12, 6, 2.6)}`, body),
  ink(
    box(-19, -18, 38, 32, 11),
    body,
    shade("M8 -20H24V18H6Q14 0 8 -20Z", 0.2),
    shine("M-15 -10Q-14 -15 -8 -15H2V-13H-7Q-12 -12 -13 -8Z", 0.7),
  ),
  belly,
  ink(box(-15, -11, 30, 15, 7), "ink"),
  look,
];

const eyes = (paint: Paint = "accent"): Art =>
  both([flat(circle(6.6, -3.6, 4.2), paint), flat(circle(5.4, -5, 1.4), "light")]);

const cross: Art = both([flat("M2 -3.6L12 -8Q12 2 7 2Q3 1.6 2 -3.6Z", "accent"), flat(circle(7, -2.4, 1.4), "ink")]);

const antenna = (tip: Paint): Art => [line("M0 -18V-27", "ink", 3.4), ink(circle(0, -28, 3.6), tip)];

/** Traces of a circuit over the field. */
const circuit = (paint: Paint): Art => [
  line(
    "M-2 12H18L28 22V40M102 16H84L76 24V44M-2 66H14L24 56M102 64H88L80 56M10 -2V6L20 14M90 -2V8L82 14M36 82V70M64 82V70",
    paint,
    2,
  ),
  flat(
    [
      [28, 40],
      [76, 44],
      [24, 56],
      [80, 56],
      [20, 14],
      [82, 14],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 2.6))
      .join(""),
    paint,
  ),
];

const chimney = (x: number, top: number): Art => [
  ink(
    `M${x - 6} 92L${x - 4.5} ${top}H${x + 4.5}L${x + 6} 92Z`,
    "#c2664a",
    flat(`M${x - 8} ${top + 6}h16v5h-16zM${x - 8} ${top + 16}h16v5h-16z`, "#fbeedd"),
    shade(`M${x + 1} ${top}h8v92h-8z`),
  ),
  ink(box(x - 6.5, top - 4, 13, 5, 2), DARK),
];

export default {
  cards: {
    Nukebot: [
      fill("#d8341f"),
      rays(50, 30, "#ff7a2c", { opacity: 0.95, count: 18 }),
      puffs("#ffb347", [20, 22, 15], [80, 22, 15], [34, 10, 14], [66, 10, 14], [50, 6, 14], [50, 20, 16]),
      bold(
        mirrored([
          ink("M4 84V58Q2 44 16 42Q28 42 28 56V84Z", "#4a5a66", shade("M18 40H32V86H18Z")),
          ink(circle(16, 46, 13), STEEL, shine(ellipse(11, 40, 4, 3), 0.6)),
          line("M6 62H28M6 72H28", "ink", 2),
        ]),
        ink(
          "M24 84V56Q26 44 50 42Q74 44 76 56V84Z",
          "#5c6b3a",
          flat("M24 76L32 84H22ZM36 76L46 84H32L24 76ZM50 76L60 84H46L38 76ZM64 76L74 84H60L52 76Z", YELLOW),
          shade("M62 40H80V86H62Z"),
        ),
        ink(
          "M27 46C27 20 36 2 50 2C64 2 73 20 73 46Q50 54 27 46Z",
          LIME,
          shade("M56 0C68 14 68 36 60 54H78V0Z", 0.2),
          shine("M34 30Q36 16 44 9L42 18Q38 24 38 32Z", 0.7),
          flat("M24 20Q50 12 76 20V15Q50 7 24 15Z", RED),
        ),
        ink("M30 28H70V41Q50 46 30 41Z", "ink"),
        flat("M34 29L47 35Q45 40 39 40Q34 38 34 29ZM66 29L53 35Q55 40 61 40Q66 38 66 29Z", RED),
        flat(`${circle(41, 36, 1.8)}${circle(59, 36, 1.8)}`, YELLOW),
        line("M31 26L48 32M69 26L52 32", "ink", 4),
        at(50, 62, trefoil, { scale: 1.15 }),
      ),
    ],
    Warbot: [
      fill("#3f4a3a"),
      flat("M0 0H100V26Q50 40 0 30Z", "#c9552c"),
      halftone(YELLOW, { from: 50, to: 0, opacity: 0.3 }),
      hills("#2a3328", 100, 56, 48, 58, 50, 54),
      bold(
        mirrored([
          limb("M18 34L12 10", DARK, 7),
          ink(box(6, 0, 12, 10, 3), "ink"),
          ink(
            "M2 36Q10 26 28 30L30 52Q12 58 2 50Z",
            OLIVE,
            shade("M20 26H34V60H20Z"),
            line("M2 42Q14 38 30 40", "ink", 2),
          ),
          limb("M14 54V66", DARK, 8),
        ]),
        ink(
          "M26 32H74L78 62Q50 74 22 62Z",
          OLIVE,
          flat("M36 40H64V54H36Z", DARK),
          line("M40 44H60M40 49H60", "ink", 2),
          shade("M64 28H82V74H62Z"),
        ),
        ink("M32 62L30 84H46L48 68ZM68 62L70 84H54L52 68Z", DARK),
        ink(
          "M34 14Q36 6 50 6Q64 6 66 14L68 32Q50 40 32 32Z",
          OLIVE,
          shade("M56 4H72V40H56Z"),
          flat("M47 4H53V16H47Z", RED),
        ),
        ink("M34 19H66V27H34Z", "ink", flat("M36 21H64V25H36Z", RED), flat("M38 21.5H46V23H38Z", "light")),
        line("M42 32H58", "ink", 2.6),
        rivets([38, 36], [62, 36], [30, 60], [70, 60], [38, 12], [62, 12]),
        at(14, 68, [ink(box(-9, -8, 18, 16, 4), DARK), [-5, 0, 5].map((x) => limb(`M${x} 6V18`, STEEL, 2.4))]),
        ink(
          "M72 52L86 46L98 52V66Q96 76 85 80Q74 76 72 66Z",
          STEEL,
          flat("M85 44H100V84H85Z", "#7d8f9c"),
          line("M72 60H98M85 48V80", "ink", 1.8),
        ),
      ),
      burst(12, 2, 8, YELLOW, "light"),
      burst(88, 2, 8, YELLOW, "light"),
    ],
    Hoverbot: [
      fill("#6fc6f0"),
      cloud(18, 26, 15),
      cloud(88, 40, 13),
      cloud(24, 74, 18),
      cloud(82, 76, 16),
      bold(
        mirrored([at(34, 60, flame(0, 0, 20, "#ff8a2c", YELLOW), { turn: 180 }), ink("M27 54H41L39 63H29Z", DARK)]),
        limb("M50 12V4", DARK, 4),
        ink("M50 4Q30 -2 16 3Q30 9 50 6Q70 9 84 3Q70 -2 50 4Z", STEEL),
        ink(
          "M22 38C22 20 34 11 50 11C66 11 78 20 78 38C78 50 66 58 50 58C34 58 22 50 22 38Z",
          "ground",
          flat("M18 42H82V48H18Z", "light"),
          shade("M60 8H84V60H54Q72 38 60 8Z"),
          shine("M30 30Q32 20 42 16L40 21Q34 26 34 33Z", 0.7),
        ),
        ink(box(29, 22, 42, 20, 10), "ink"),
        flat(`${circle(41, 32, 6)}${circle(59, 32, 6)}`, "accent"),
        flat(`${circle(39, 30, 2)}${circle(57, 30, 2)}`, "light"),
        line("M44 50Q50 54 56 50", "ink", 2.4),
        limb("M24 46Q12 50 14 58", STEEL, 4),
        limb("M76 46Q88 48 87 56", STEEL, 4),
        at(14, 60, claw(STEEL), { turn: 180, scale: 0.7 }),
        at(87, 58, gameCard("ground"), { turn: 12, scale: 0.75 }),
      ),
      speed(50, 78, 14, 40, -90),
    ],
    Zapbot: [
      fill("#2f1a6b"),
      rays(50, 20, "#5a34b0", { opacity: 0.9, count: 14 }),
      glow(50, 14, 26, "accent"),
      bold(
        mirrored([
          limb("M34 36L26 16", STEEL, 4),
          [0, 1, 2].map((n) => ink(ellipse(31 - n * 2.4, 31 - n * 6, 6.5 - n, 2.6), YELLOW)),
          ink(circle(25, 11, 6), "accent"),
          limb("M32 56Q16 54 14 64", DARK, 5),
        ]),
        limb("M42 70V80M58 70V80", DARK, 6),
        ink(
          "M28 44Q30 32 50 32Q70 32 72 44L70 68Q50 76 30 68Z",
          YELLOW,
          shade("M60 30H76V76H58Q68 54 60 30Z"),
          flat("M28 62Q50 70 72 62V67Q50 75 28 67Z", "ground"),
        ),
        ink(box(33, 39, 34, 18, 8), "ink"),
        flat("M37 42L48 46Q47 54 42 54Q37 52 37 42ZM63 42L52 46Q53 54 58 54Q63 52 63 42Z", "accent"),
        flat(`${circle(43, 48, 1.8)}${circle(57, 48, 1.8)}`, "ink"),
        ink("M43 61H57V66H43Z", "light", line("M47 61V66M50 61V66M53 61V66", "ink", 1)),
      ),
      line("M30 11L38 6L41 15L48 5L53 16L59 6L63 14L70 11", "light", 3),
      bold(at(12, 66, bolt(), { scale: 0.9, turn: 20 }), at(88, 66, bolt(), { scale: 0.9, turn: 20, flip: true })),
    ],
    "Microbot Alpha": [
      fill("ground"),
      rays(50, 34, "#ffb45c", { opacity: 0.9, count: 14, turn: 6 }),
      floor(68, "#a8501c"),
      bold(
        at(18, 58, microbot("#c6d1d9", eyes(LIME)), { scale: 0.56 }),
        at(82, 58, microbot("#c6d1d9", eyes(LIME)), { scale: 0.56 }),
      ),
      shadow(50, 74, 30),
      bold(
        limb("M72 74V8", "#fbeedd", 2.6),
        ink("M73 8H98L92 18L98 28H73Z", RED, line("M90 13Q84 24 80 22Q76 18 80 14Q84 13 88 23", "light", 2.4)),
        at(
          48,
          46,
          [
            antenna("accent"),
            microbot("#3f8fe8", eyes("accent"), line("M-16 9H16", YELLOW, 3)),
            ink("M-11 -17L-14 -30L-6 -24L0 -33L6 -24L14 -30L11 -17Q0 -20 -11 -17Z", YELLOW),
            line("M-5 9Q0 12 5 9", "ink", 2),
          ],
          { scale: 1.2 },
        ),
        limb("M68 44L73 48", DARK, 4),
      ),
    ],
    "Microbot Archive": [
      fill("#1f8f86"),
      line("M-2 18H102M-2 42H102M-2 66H102M18 -2V82M82 -2V82", "#177068", 2.4),
      flat(
        [
          [8, 30],
          [92, 30],
          [8, 54],
          [92, 54],
          [8, 8],
          [92, 8],
        ]
          .map(([x = 0, y = 0]) => box(x - 4, y - 1.6, 8, 3.2))
          .join(""),
        "#177068",
      ),
      bold(at(50, 24, fan(3, gameCard("ground"), 30), { scale: 0.72 })),
      bold(
        at(
          50,
          40,
          [
            limb("M-8 26V34M8 26V34", DARK, 4.4),
            ink(`${box(-16, 30, 13, 6, 2.6)}${box(3, 30, 13, 6, 2.6)}`, "#e8c9a0"),
            ink(box(-21, -20, 42, 48, 6), "#e8c9a0", shade("M10 -22H24V30H10Z", 0.2)),
            ink(box(-16, -14, 32, 15, 7), "ink"),
            at(0, -3, eyes("accent")),
            ink(box(-16, 5, 32, 9, 2), "#c99a5c"),
            ink(box(-16, 17, 32, 9, 2), "#c99a5c"),
            flat(`${box(-4, 8.4, 8, 2.4)}${box(-4, 20.4, 8, 2.4)}`, "ink"),
            limb("M-21 4L-30 0L-30 -8", DARK, 4),
            limb("M21 4L30 0L30 -8", DARK, 4),
          ],
          { scale: 1.05 },
        ),
        at(18, 31, gameCard(RED), { scale: 0.62, turn: -14 }),
        at(82, 31, gameCard("#3f8fe8"), { scale: 0.62, turn: 14 }),
      ),
    ],
    "Microbot Fixer": [
      fill(YELLOW),
      at(88, 14, flat(cog(0, 0, 10, 26, 19), "#f2b02c")),
      at(88, 14, flat(circle(0, 0, 8), YELLOW)),
      at(10, 60, flat(cog(0, 0, 10, 22, 16), "#f2b02c")),
      shadow(40, 74, 26),
      bold(
        at(
          40,
          48,
          [
            limb("M-18 4L-30 10L-32 2", DARK, 4.4),
            microbot("#e8613f", [flat(box(-12, -8, 24, 8, 3), LIME), flat(box(-10, -7, 8, 2, 1), "light")]),
            ink(
              "M-20 -6Q-22 -24 0 -25Q22 -24 20 -6L15 -10Q0 -16 -15 -10Z",
              "#3f4a55",
              shine("M-14 -16Q-8 -22 0 -22Q-8 -18 -12 -12Z", 0.5),
            ),
            line("M-6 9H6", "ink", 2.4),
          ],
          { scale: 1.2 },
        ),
        limb("M62 50L74 54", DARK, 5),
        at(
          76,
          46,
          [
            ink(
              "M-4 26V-8Q-12 -14 -8 -26L-3 -22V-15H3V-22L8 -26Q12 -14 4 -8V26Q0 31 -4 26Z",
              STEEL,
              shade("M0 -30H14V34H0Z"),
            ),
          ],
          { turn: 24, scale: 1.1 },
        ),
        ink(circle(74, 54, 5), DARK),
      ),
      burst(10, 44, 10, "light", "accent"),
      sparkle(22, 32, 5),
      sparkle(8, 30, 4),
    ],
    "Microbot Guard": [
      fill("#3a7d3f"),
      mirrored(flat("M-2 82V30H4V36H10V30H16V36H22V30H28V82Z", "#2a5c34")),
      floor(70, "#234a2c"),
      shadow(54, 75, 28),
      bold(
        limb("M88 80V8", "#8a5230", 3.4),
        ink("M88 -2L96 12Q88 18 80 12Z", "accent"),
        at(
          60,
          46,
          [
            microbot("#f0c84a", cross),
            ink("M5 -24C14 -34 0 -44 -18 -36C-30 -28 -30 -16 -26 -8C-24 -18 -16 -26 -4 -24Z", RED),
            ink(
              "M-20 -6Q-22 -28 0 -28Q22 -28 20 -6L14 -11H-14Z",
              STEEL,
              shade("M6 -30H24V-4H8Z"),
              line("M0 -28V-11", "ink", 1.8),
            ),
            limb("M18 6L26 4", DARK, 4.4),
          ],
          { scale: 1.14 },
        ),
        ink(circle(88, 50, 5), DARK),
        at(
          29,
          56,
          [
            ink(
              "M-20 -18Q-4 -18 0 -26Q4 -18 20 -18V-2Q18 16 0 24Q-18 16 -20 -2Z",
              "#3f6fe0",
              flat("M0 -28H24V28H0Z", "#2f55b8"),
            ),
            ink(cog(0, -2, 8, 12, 8.5), "light"),
            flat(circle(0, -2, 4), "#2f55b8"),
          ],
          { scale: 0.88 },
        ),
      ),
    ],
    "Microbot Reclaimer": [
      fill("#5c4a7a"),
      halftone("deep", { opacity: 0.35 }),
      hills("#3f3158", 100, 70, 58, 70, 74, 66, 60),
      bold(
        limb("M30 24L48 8L70 12", YELLOW, 6),
        ink(circle(48, 8, 5), DARK),
        limb("M72 12V20", DARK, 3),
        at(
          73,
          28,
          ink(
            "M-14 12V0Q-14 -12 0 -12Q14 -12 14 0V12H6V0Q6 -4 0 -4Q-6 -4 -6 0V12Z",
            RED,
            flat("M-16 6H-4V14H-16ZM4 6H16V14H4Z", "light"),
          ),
        ),
        at(28, 50, microbot("#5fc77a", eyes(YELLOW)), { scale: 1.08 }),
        at(
          73,
          54,
          [
            ink(box(-12, -10, 24, 20, 7), STEEL),
            ink(box(-8, -6, 16, 9, 4), "ink"),
            line("M-5.5 -4L-1.5 0M-1.5 -4L-5.5 0M1.5 -4L5.5 0M5.5 -4L1.5 0", "accent", 1.4),
            line("M-6 10V16L-9 18M6 10V14", "ink", 2.6),
          ],
          { turn: 16 },
        ),
      ),
      bold(
        at(60, 76, ink(cog(0, 0, 8, 9, 6), RUST)),
        at(80, 78, ink(cog(0, 0, 8, 12, 8), STEEL)),
        at(95, 74, ink(box(-7, -6, 14, 12, 2), RUST), { turn: 20 }),
        limb("M66 80L74 72", DARK, 3),
      ),
      line("M60 36Q56 42 60 46M86 36Q90 42 86 46", "light", 2.2),
    ],
    "Tech Center": [
      fill("#14507a"),
      circuit("#3fa0c4"),
      glow(50, 36, 52, "accent"),
      bold(
        ink("M26 66H74L82 82H18Z", DARK, line("M30 72H70M26 78H74", "ink", 2)),
        ink(box(14, 8, 72, 54, 6), STEEL, shade("M76 6H90V66H76Z")),
        ink(
          box(20, 14, 60, 40, 4),
          "#0a1a2c",
          line("M20 24H80M20 34H80M20 44H80M32 14V54M44 14V54M56 14V54M68 14V54", "#14405c", 1.2),
        ),
        flat("M24 50V42H30V50ZM33 50V36H39V50ZM42 50V40H48V50Z", LIME),
        line("M24 32L32 26L40 30L48 20", "accent", 2.4),
        at(64, 34, [
          ink(box(-12, -11, 24, 22, 6), "ground"),
          ink(box(-8, -6, 16, 8, 4), "ink"),
          flat(`${circle(-4, -2, 2.2)}${circle(4, -2, 2.2)}`, "accent"),
          line("M-4 6H4", "ink", 1.8),
          line("M0 -11V-16", "ground", 2),
        ]),
        flat(`${circle(26, 58, 1.6)}${circle(31, 58, 1.6)}`, RED),
        ink(box(40, 55, 34, 4, 2), "ink"),
      ),
      bold(at(46, 70, gameCard(), { turn: -10, scale: 0.82 }), at(66, 71, gameCard(), { turn: 9, scale: 0.82 })),
    ],
  },
  bases: {
    "The Central Brain": [
      fill("#2a2350"),
      line([14, 34, 54, 74].map((y) => `M-2 ${y}H162`).join("") + "M20 -2V92M50 -2V92M132 -2V92", "#3a3270", 2),
      bold(
        [28, 150].map((x) => [
          ink(box(x - 12, 34, 24, 62, 3), "#4a4480"),
          flat([42, 52, 62, 72, 82].map((y) => box(x - 8, y, 12, 3)).join(""), "#6a62b0"),
          flat([43.5, 63.5, 83.5].map((y) => circle(x + 7, y, 1.8)).join(""), LIME),
          flat([53.5, 73.5].map((y) => circle(x + 7, y, 1.8)).join(""), RED),
        ]),
      ),
      glow(92, 46, 46, "accent"),
      bold(
        limb("M66 90Q50 92 46 70T20 40", DARK, 5),
        limb("M118 90Q136 92 138 70T162 46", DARK, 5),
        limb("M72 20Q70 6 56 -4M112 20Q114 6 128 -4", RED, 3.4),
        ink("M62 78H122L130 96H54Z", STEEL, shade("M104 76H134V98H110Z"), flat("M60 84H124L126 88H58Z", "ground")),
        ink(
          "M60 78V48C60 26 74 14 92 14C110 14 124 26 124 48V78Z",
          "#bff5fa",
          at(92, 48, [
            ink(
              "M0 -24C6 -30 20 -27 21 -18C30 -16 32 -4 26 2C30 10 22 20 13 18C9 26 -9 26 -13 18C-22 20 -30 10 -26 2C-32 -4 -30 -16 -21 -18C-20 -27 -6 -30 0 -24Z",
              PINK,
              shade("M8 -30C22 -10 20 14 6 28H36V-30Z", 0.15),
            ),
            line(
              "M0 -24V22M-20 -16Q-12 -18 -10 -10M-26 2Q-18 0 -16 6Q-10 8 -8 2M20 -16Q12 -18 10 -10M26 2Q18 0 16 6Q10 8 8 2M-8 -20Q-4 -14 -8 -8M8 -20Q4 -14 8 -8M-12 18Q-10 12 -4 14M12 18Q10 12 4 14",
              "#b53a6b",
              2.4,
            ),
          ]),
          shine("M66 56V46C66 34 72 26 80 22L78 28Q72 34 72 46V56Z", 0.9),
        ),
        ink(box(57, 74, 70, 7, 3), DARK),
        ink(box(84, 6, 16, 9, 3), DARK),
      ),
      flat([70, 81, 92, 103, 114].map((x) => circle(x, 91, 2.2)).join(""), LIME),
      floor(97, "#1c1838"),
      line("M-2 97H162", "ink", 2.4),
      faint(0.7, line("M92 98V124M60 98L40 124M124 98L144 124M20 98L-10 124M-2 110H162", "#3a3270", 2)),
      bold(at(40, 44, bolt("accent"), { scale: 0.8 }), at(144, 30, bolt("accent"), { scale: 0.8, flip: true })),
    ],
    "Factory 436-1337": [
      fill("#ffc27a"),
      flat("M0 0H160V32Q80 46 0 30Z", "#ff9a4a"),
      moon(34, 44, 15, "#fff3c0"),
      halftone("ground", { from: 80, to: 10, width: 160, opacity: 0.25 }),
      puffs(
        "#b5a8a8",
        [72, 22, 6],
        [64, 15, 8],
        [52, 10, 9],
        [92, 16, 6],
        [86, 8, 8],
        [114, 24, 6],
        [106, 16, 7],
        [100, 9, 6],
      ),
      hills("#d9843f", 160, 82, 74, 84, 76, 82, 74, 84),
      bold(chimney(76, 34), chimney(97, 28), chimney(118, 36)),
      bold(
        ink(
          "M52 94V66L66 56V66L82 56V66L98 56V66L114 56V66L130 56V94Z",
          "#6a7a88",
          shade("M112 54H134V96H112Z"),
          flat([58, 74, 90, 106, 121].map((x) => box(x, 69, 7, 6)).join(""), "accent"),
        ),
        at(91, 78, [ink(cog(0, 0, 10, 15, 11.5), "ground"), ink(circle(0, 0, 6), "deep")]),
        ink("M56 94V82H70V94ZM112 94V82H126V94Z", "deep"),
      ),
      floor(94, "#5c4438"),
      line("M-2 94H162", "ink", 2.4),
      bold(
        ink(box(14, 97, 134, 8, 4), DARK, line("M20 101H144", "ink", 1.4)),
        [22, 40, 58, 76, 94, 112, 130, 140].map((x) => ink(circle(x, 101, 2.6), STEEL)),
        [
          [30, YELLOW],
          [64, "#3f8fe8"],
          [128, "#5fc77a"],
        ].map(([x, paint]) =>
          at(
            Number(x),
            88,
            [
              ink(box(-8, -9, 16, 17, 5), paint as Paint),
              ink(box(-6, -5, 12, 6, 3), "ink"),
              flat(`${circle(-3, -2, 1.5)}${circle(3, -2, 1.5)}`, "accent"),
            ],
            { scale: 0.9 },
          ),
        ),
      ),
      faint(0.5, flat(`${box(10, 112, 30, 3, 1.5)}${box(60, 115, 40, 3, 1.5)}${box(116, 112, 30, 3, 1.5)}`, "#3a2820")),
    ],
  },
} satisfies FactionPictures;
