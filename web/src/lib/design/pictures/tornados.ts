/** Tornados: all that whirls over the plains, and what it carries off. */

import { at, bold, both, faint, ink, limb, many, shade, shadow, shine } from "../art";
import { cloud, fill, floor, halftone, hills, moon, sea } from "../drawings/backdrops";
import { arrow, bolt, drops, gust, puffs, rays, sparkle, spiral } from "../drawings/effects";
import { house } from "../drawings/places";
import type { FactionPictures } from "../pictures";
import { box, circle, ellipse, flat, line, type Art, type Paint } from "../shapes";

const STORM = "#4a5468";
const SICKLY = "#7f9a5c";
const WHEAT = "#e8c25a";
const EARTH = "#8a5a34";
const RED = "#d8443a";
const SKY = "#8fd0ea";
const DUST = "#d98a4a";

/** The angry eye at the right; the other is its mirror image. */
const ANGRY: Art = [
  ink("M2 -2L16 -7C17 4 6 7 2 -2Z", "light"),
  flat(circle(8.6, -0.6, 2.4), "ink"),
  line("M1 -4L17 -10", "ink", 3.2),
];

const GLAD: Art = [
  ink(ellipse(7, 0, 4.4, 5.4), "light"),
  flat(circle(6.4, 0.6, 2.4), "ink"),
  flat(circle(5.6, -0.4, 0.9), "light"),
];

const FUNNEL =
  "M-30 -26C-30 -38 30 -38 30 -26C30 -21 26 -19 22 -17C27 -13 23 -7 17 -6C21 -2 17 4 12 5C15 10 11 14 8 15C10 22 6 29 -5 33C-1 27 -2 22 -4 16C-10 15 -12 9 -9 6C-16 5 -18 -2 -15 -5C-22 -7 -24 -13 -20 -17C-26 -19 -30 -21 -30 -26Z";

/** A whirlwind, 60 wide and 68 high, its tip at the foot. */
const funnel = (paint: Paint, features: Art): Art => [
  ink(
    FUNNEL,
    paint,
    shade("M18 -40H34V40H-4C14 20 24 -6 18 -40Z"),
    shine("M-28 -30C-26 -34 -10 -36 -4 -36C-14 -32 -24 -30 -24 -22Z", 0.5),
  ),
  line("M-20 -17Q0 -10 22 -17M-15 -5Q0 1 17 -6M-9 6Q2 10 12 5M-4 16Q2 18 8 15", "ink", 2),
  features,
];

/** A cow that flies, seen from the side, her head to the left. */
const cow: Art = [
  limb("M22 -6Q34 -12 32 -22", "light", 2.6),
  ink("M29 -20L36 -22L34 -30Z", "ink"),
  limb("M-14 8L-24 20M-8 10L-12 24M14 10L20 22M20 6L30 16", "light", 5),
  flat(
    "M-27 18L-21 20L-25 26L-31 23ZM-15 22L-9 23L-11 29L-16 29ZM17 21L23 20L26 26L20 28ZM28 13L33 17L30 22L25 18Z",
    "ink",
  ),
  ink(
    "M-22 -10C-10 -16 14 -16 24 -8C28 4 22 14 8 14H-10C-22 14 -26 0 -22 -10Z",
    "light",
    flat(
      "M-4 -16C4 -16 8 -8 2 -4C-6 -2 -10 -8 -4 -16ZM14 2C22 -2 30 2 26 8C20 14 10 8 14 2ZM-14 6C-8 4 -6 12 -12 16L-22 14Z",
      "#3a3f4c",
    ),
  ),
  ink("M4 14H16V18Q10 21 4 18Z", "#ffb0b0"),
  at(-28, -10, [
    both(ink("M7 -7C14 -12 20 -8 18 -3Q12 0 8 -2Z", "#3a3f4c")),
    both(limb("M5 -10Q8 -14 6 -18", "#f0e2c0", 2)),
    ink("M0 -13C8 -13 11 -8 10 0C10 12 8 16 0 16C-8 16 -10 12 -10 0C-11 -8 -8 -13 0 -13Z", "light"),
    ink(ellipse(0, 11, 9, 6.4), "#ffb0b0"),
    flat(`${ellipse(-3.4, 9.6, 1.4, 1.8)}${ellipse(3.4, 9.6, 1.4, 1.8)}`, "ink"),
    line("M-3 14Q0 15.6 3 14", "ink", 1.4),
    both([ink(circle(4.4, -3, 4), "light"), flat(circle(4, -2.6, 1.8), "ink")]),
  ]),
];

/** A farmhouse, 40 wide, its foot at (0, 20). */
const farmhouse = (roof: Paint): Art => [
  ink("M-16 20V-2H16V20Z", "#f2ead8", shade("M4 -4H18V22H4Z"), line("M-18 4H18M-18 10H18M-18 16H18", "#c8bda4", 1.2)),
  ink(box(-11, 3, 8, 8), "#7fc4e8", line("M-7 3V11M-11 7H-3", "light", 1.2)),
  ink("M4 20V6H12V20Z", EARTH),
  ink("M8 -14V-24H14V-10Z", "#b0523f"),
  ink("M-22 0L0 -22L22 0Z", roof, shade("M0 -22L22 0H6Z")),
];

/** A pickup from the side, its wheels' foot at (0, 14). */
const pickup = (paint: Paint): Art => [
  ink("M-36 6V-6H-6L-2 -20H14L22 -6L36 -2V8H-36Z", paint, shade("M-38 2H38V10H-38Z"), shine("M-36 -5H34V-3H-36Z", 0.3)),
  ink("M1 -8L4 -17H12L17 -8Z", "#cdeeff"),
  ink(circle(-22, 8, 7.4), "#2c313c"),
  ink(circle(22, 8, 7.4), "#2c313c"),
  flat(`${circle(-22, 8, 3)}${circle(22, 8, 3)}`, "second"),
  flat(box(32, -1, 4, 4), "accent"),
];

/** A caravan, 44 wide, its foot at (0, 0). */
const trailer = (paint: Paint): Art => [
  ink(
    "M-22 -4V-18Q-22 -26 -14 -26H14Q22 -26 22 -18V-4Z",
    "#f6f1e4",
    flat("M-24 -14H24V-2H-24Z", paint),
    shade("M10 -28H24V-2H10Z"),
  ),
  ink(box(-17, -21, 11, 8, 1.5), "#7fc4e8"),
  ink(box(-1, -21, 9, 17, 1.5), "#c8bda4"),
  ink(box(11, -21, 8, 8, 1.5), "#7fc4e8"),
  ink(circle(-10, -3, 4), "#2c313c"),
  ink(circle(14, -3, 4), "#2c313c"),
];

const balloon = (paint: Paint, stripe: Paint): Art => [
  line("M-6 14L-4 22M6 14L4 22", "ink", 1.4),
  ink("M-5 22H5V29H-5Z", EARTH),
  ink(
    "M0 -22C13 -22 19 -12 17 -2C15 7 8 11 6 15H-6C-8 11 -15 7 -17 -2C-19 -12 -13 -22 0 -22Z",
    paint,
    flat("M-5 -24C-10 -10 -8 6 -4 16H4C8 6 10 -10 5 -24Z", stripe),
    shade("M8 -24H22V18H4Q14 0 8 -24Z"),
  ),
];

export default {
  cards: {
    "Monster Tornado": [
      fill("#2b3a34"),
      rays(50, 20, SICKLY, { opacity: 0.8, count: 14 }),
      floor(70, "#1d2622"),
      bold(at(14, 30, bolt(), { scale: 1.1, turn: 16 }), at(88, 32, bolt(), { scale: 1.1, turn: -20 })),
      bold(
        ink(
          "M-4 10C6 -6 94 -6 104 10C102 18 94 20 88 22C92 30 86 36 80 38C84 44 78 50 72 52C74 58 68 62 64 64C64 72 56 80 42 84C46 78 44 72 40 66C32 64 28 58 32 52C24 50 20 44 22 38C14 36 10 28 14 22C4 20 -2 16 -4 10Z",
          "ground",
          shade("M84 -4H110V30L70 84H44C70 60 88 30 84 -4Z", 0.3),
          line("M4 16Q20 22 34 22M96 16Q84 22 66 22M40 66Q52 70 64 64", "ink", 2.2),
        ),
        at(50, 18, both(ANGRY), { scale: 1.35 }),
        flat(`${circle(38.5, 17.4, 2.6)}${circle(61.5, 17.4, 2.6)}`, RED),
        ink(
          "M24 36Q50 28 76 36Q72 58 50 60Q28 58 24 36Z",
          "#1a1218",
          flat(
            "M24 36L30 46L36 33.6L43 44L50 32L57 44L64 33.6L70 46L76 36Q50 28 24 36ZM32 52L38 46L43 56L50 49L57 56L62 46L68 52L50 62Z",
            "light",
          ),
        ),
      ),
      bold(at(12, 60, farmhouse(RED), { scale: 0.5, turn: -28 }), at(88, 62, cow, { scale: 0.42, turn: 16 })),
      puffs("#5a5048", [30, 79, 6], [44, 80, 7], [58, 80, 6]),
    ],
    Cyclone: [
      fill("#1f6a9c"),
      sea(20, "#14507a", "#2b86b8"),
      sea(56, "#0f3f63", "#14507a"),
      bold(
        at(
          50,
          40,
          [0, 90, 180, 270].map((turn) =>
            at(0, 0, ink("M0 -30C20 -34 42 -28 46 -8C36 -18 24 -18 14 -12Z", "second"), { turn, scale: 0.9 }),
          ),
        ),
        ink(circle(50, 40, 29), "second", shade("M60 8H84V72H50Q78 44 60 8Z")),
      ),
      at(
        50,
        40,
        [0, 120, 240].map((turn) =>
          at(0, 0, line("M0 -26A26 26 0 0 1 22 -12M-4 -21A21 21 0 0 1 14 -15", "ground", 2.6), { turn }),
        ),
      ),
      bold(
        ink("M30 42Q50 22 70 42Q50 60 30 42Z", "light"),
        ink(circle(50, 41, 9), "accent"),
        flat(circle(50, 41, 4.6), "ink"),
        flat(circle(47, 38, 2), "light"),
        limb("M28 34L48 28M72 34L52 28", "deep", 3.4),
      ),
      drops("light", [14, 66, -40, 4], [88, 64, 40, 4], [88, 14, 140, 4]),
    ],
    Twister: [
      fill("#ff9fa8"),
      moon(18, 46, 12, "#fff0c4"),
      hills("#c98a4a", 100, 62, 58, 64, 60),
      floor(70, WHEAT),
      bold(
        at(52, 12, [
          ink(
            "M-26 0C-26 -12 28 -12 28 0C28 6 20 9 14 10C22 14 24 22 16 26C10 29 4 30 4 34C4 38 12 40 10 48C8 54 2 56 0 66C-4 58 -10 56 -10 48C-10 42 -16 38 -16 32C-16 26 -12 24 -16 20C-22 16 -22 12 -16 9C-22 7 -26 4 -26 0Z",
            "#a07ad0",
            shade("M14 -14H32V14L16 30L10 50L0 70Q6 40 14 26Q20 10 14 -14Z"),
            line("M-16 9Q0 14 14 10M-16 20Q0 26 16 26M-16 32Q-6 36 4 34M-10 46Q0 50 10 47", "ink", 2),
          ),
          at(0, 3, both(GLAD), { scale: 1.1 }),
          line("M-6 17Q2 23 9 16", "ink", 2.6),
          limb("M16 20L30 14L34 2", "#a07ad0", 4.4),
          limb("M-18 16L-30 24L-36 16", "#a07ad0", 4.4),
          ink(circle(34, -1, 4.6), "#a07ad0"),
          ink(circle(-37, 13, 4.6), "#a07ad0"),
        ]),
      ),
      puffs("#f2dfae", [40, 76, 5], [52, 78, 6], [64, 76, 5]),
      line("M80 44Q88 46 86 54M20 60Q14 56 16 50", "light", 2.6),
    ],
    "Dust Devil": [
      fill("accent"),
      flat("M-2 48L20 48L24 36H40L44 48H102V82H-2Z", DUST),
      flat("M-2 62Q50 54 102 64V82H-2Z", "#b9683a"),
      shadow(48, 74, 18),
      bold(
        limb("M58 66Q78 70 76 54Q74 48 80 46", RED, 3),
        ink("M76 48L80 38L87 46Z", RED),
        at(
          46,
          46,
          [
            both(ink("M10 -30C12 -40 20 -42 22 -46C28 -38 24 -28 18 -26Z", RED)),
            funnel("#e0704a", [
              at(0, -19, both(ANGRY), { scale: 0.9 }),
              ink(
                "M-10 -8Q2 -3 12 -9Q8 2 0 2Q-8 2 -10 -8Z",
                "ink",
                flat("M-7 -7L-4 -3L-1 -6ZM4 -6L7 -3L9 -8Z", "light"),
              ),
            ]),
          ],
          { scale: 0.82 },
        ),
        limb("M16 74L26 28", EARTH, 2.8),
        limb("M20 26L32 29M20 26L22 16M26 28L28 18M32 29L35 19", RED, 2.2),
        ink(circle(22, 50, 4.6), "#e0704a"),
      ),
      puffs("#f2d3a4", [36, 74, 4], [54, 75, 5], [63, 73, 3.6]),
    ],
    "Carried Away": [
      fill(SKY),
      cloud(14, 18, 12),
      cloud(88, 66, 14),
      spiral(54, 42, 60, 2.6, "#b8e4f4", 7),
      at(16, 68, gust("light", 3.4), { scale: 0.6 }),
      at(58, 10, gust("light", 3.4), { scale: 0.55 }),
      bold(at(56, 42, cow, { scale: 1.08, turn: -16 })),
      many(ink("M0 -5Q5 0 0 5Q-5 0 0 -5Z", "#6ab04c"), [14, 48], [94, 12], [40, 74], [88, 62]),
    ],
    "Gone with the Wind": [
      fill("#f2803c"),
      flat("M-2 -2H102V26Q50 40 -2 28Z", "#c9403c"),
      moon(26, 54, 20, "#ffd866"),
      hills("#5a2030", 100, 70, 66, 72, 68),
      bold(
        at(
          58,
          34,
          [
            limb("M0 8L-12 40Q-15 47 -21 43", "#f0d9a8", 3),
            ink(
              "M-34 2C-30 -8 -16 -10 0 10C4 -14 22 -22 34 -12C38 -8 34 0 26 0L30 -18C12 -28 -16 -26 -30 -12Z",
              "deep",
            ),
            ink(
              "M-34 2C-28 -20 14 -32 34 -12C30 -10 24 -8 20 -2C14 -8 8 -6 4 2C-2 -4 -8 -4 -12 3C-18 -3 -26 -4 -34 2Z",
              "#8a3f9c",
              flat("M-2 -24C8 -20 8 -8 4 2C14 -8 22 -14 34 -12C26 -22 12 -26 -2 -24Z", "#b868c8"),
            ),
            line("M0 -25V10", "ink", 1.6),
          ],
          { turn: 26, scale: 1.05 },
        ),
      ),
      many(ink("M0 -6Q6 0 0 6Q-6 0 0 -6Z", "accent"), [18, 22], [84, 62], [34, 12], [90, 20]),
      at(20, 38, gust("light", 3.4), { scale: 0.62 }),
      at(74, 70, gust("light", 3.4), { scale: 0.5 }),
    ],
    "Not in Kansas": [
      fill("#b04fd0"),
      flat("M-2 -2H102V24Q50 36 -2 26Z", "#7a2fb0"),
      rays(50, 80, "#ff9ae0", { opacity: 0.5, count: 18 }),
      flat("M-2 70Q20 60 50 68T102 64V82H-2Z", "#3fd0a0"),
      many(
        [limb("M0 8V0", "#3fd0a0", 2), ink(circle(0, -3, 4), "accent")],
        [10, 64],
        [88, 60],
        [78, 68, 0.8],
        [24, 70, 0.8],
      ),
      ink("M90 70L93 50L97 44L101 50V72ZM2 72L4 56L8 50L12 58L13 72Z", "#7ff0e0"),
      bold(at(50, 38, farmhouse("#5a6478"), { scale: 1.2, turn: 152 })),
      line("M20 22Q14 36 22 50M80 16Q90 32 80 50M30 10Q24 14 22 18", "light", 3),
      sparkle(18, 12, 5),
      sparkle(84, 8, 6),
    ],
    "Over the Rainbow": [
      fill("#5aa8e8"),
      sparkle(16, 12, 5),
      [
        [46, RED],
        [40.5, "#f2913a"],
        [35, "accent"],
        [29.5, "#57b860"],
        [24, "#4a6ad8"],
        [18.5, "#8a4fc8"],
      ].map(([radius, paint]) =>
        line(
          `M${50 - Number(radius)} 66A${radius} ${Number(radius) * 1.15} 0 0 1 ${50 + Number(radius)} 66`,
          paint as Paint,
          6,
        ),
      ),
      line("M1 66A49 56.4 0 0 1 99 66M34.5 66A15.5 17.8 0 0 1 65.5 66", "ink", 2.2),
      puffs("light", [8, 68, 10], [20, 72, 9], [0, 74, 9], [30, 76, 7]),
      puffs("light", [92, 68, 10], [80, 72, 9], [100, 74, 9], [70, 76, 7]),
      bold(
        at(64, 26, funnel("second", [at(0, -19, both(GLAD), { scale: 0.9 }), line("M-6 -6Q1 -1 8 -7", "ink", 2.4)]), {
          scale: 0.62,
          turn: 16,
        }),
      ),
      line("M36 10Q42 7 46 8M32 18Q36 16 40 17", "light", 2.6),
    ],
    "Picked Up": [
      fill("#6a5a86"),
      halftone("deep", { opacity: 0.35 }),
      hills("#3f3558", 100, 66, 70, 64, 68),
      faint(0.9, flat("M36 -4H102C98 30 84 46 78 80H58C60 50 44 24 36 -4Z", "#8d80aa")),
      line("M42 8Q70 18 100 8M48 22Q72 32 94 22M54 36Q72 44 88 36M58 50Q70 56 82 50M58 64Q68 68 80 64", "#c4bada", 2.4),
      bold(at(50, 38, pickup(RED), { scale: 1.15, turn: -24 })),
      line("M18 68V60M28 72V62M38 74V66", "light", 2.6),
      flat(`${circle(22, 20, 2)}${circle(86, 64, 2.4)}${circle(34, 12, 1.6)}${circle(30, 66, 1.6)}`, "#2c2440"),
    ],
    "Ripped Off": [
      fill(EARTH),
      faint(0.45, line("M-2 18H102M-2 38H102M-2 58H102M30 -2V18M70 18V38M20 38V58M76 58V82", "ink", 1.8)),
      at(66, 12, gust("#d9b48a", 3.4), { scale: 0.7 }),
      at(26, 70, gust("#d9b48a", 3.4), { scale: 0.7 }),
      bold(
        ink("M14 14H40L34 20L38 27L30 32L34 40L26 44L28 52L14 58Z", "paper"),
        ink(circle(20, 20, 3.4), "second"),
        ink(circle(20, 50, 3.4), "second"),
      ),
      bold(
        at(
          62,
          44,
          [
            ink(
              "M-26 -18L-20 -24L-13 -20L-6 -26L26 -28V24Q4 34 -16 26L-12 18L-20 13L-14 4L-24 0L-18 -8Z",
              "paper",
              flat("M-8 -18L20 -20V16Q4 24 -8 20Z", "ground"),
              shade("M10 -30H28V30H2Q16 4 10 -30Z", 0.14),
            ),
            at(6, -1, bolt(), { scale: 1 }),
          ],
          { turn: 14 },
        ),
      ),
      flat("M44 12L48 16L43 19ZM36 62L42 60L40 66Z", "paper"),
    ],
    "Trade Winds": [
      fill("#bfe6d8"),
      sea(66, "#2f8f9e", "#58b6b2"),
      cloud(50, 12, 10),
      arrow("M14 66Q50 84 82 68", 86, 65, -34, "accent", 5),
      arrow("M86 12Q50 -6 18 12", 14, 15, 146, "accent", 5),
      bold(
        at(28, 38, balloon(RED, "#ffd0c4"), { scale: 1.05, turn: 10 }),
        at(72, 38, balloon("#4a6ad8", "#cfe0ff"), { scale: 1.05, turn: -10 }),
      ),
    ],
    Whirlwinds: [
      fill("#f4e2b0"),
      halftone(DUST, { opacity: 0.4 }),
      floor(66, DUST),
      shadow(17, 70, 11),
      shadow(50, 76, 14),
      shadow(83, 70, 11),
      bold(
        at(17, 50, funnel("#57b8a0", [at(0, -19, both(GLAD)), line("M-6 -5Q1 0 8 -6", "ink", 2.6)]), {
          scale: 0.56,
          turn: -12,
        }),
      ),
      bold(
        at(83, 50, funnel("#7a8ad8", [at(0, -19, both(GLAD)), line("M-6 -5Q1 0 8 -6", "ink", 2.6)]), {
          scale: 0.56,
          turn: 14,
        }),
      ),
      bold(
        at(50, 46, funnel("#e8708a", [at(0, -19, both(GLAD)), ink("M-8 -8Q1 -4 10 -9Q7 2 1 2Q-6 2 -8 -8Z", "ink")]), {
          scale: 0.86,
        }),
      ),
      line("M10 24Q14 18 20 18M90 24Q86 18 80 18M32 9Q50 1 68 9", EARTH, 3),
    ],
    "Category 5": [
      fill("#14264f"),
      bold(
        [0, 72, 144, 216, 288].map((turn) =>
          at(50, 40, limb("M10 -10Q34 -26 50 -4Q54 8 50 20", "second", 9), { turn }),
        ),
        ink(circle(50, 40, 27), "light", shade("M54 10H80V72H56Q70 40 54 10Z", 0.16)),
      ),
      spiral(50, 40, 25, 2.5, STORM, 3),
      bold(
        ink(circle(50, 40, 18), WHEAT, shade("M54 18H72V62H56Q64 40 54 18Z")),
        [43, 57].map((x) => [ink(circle(x, 38, 5), "light"), flat(circle(x, 39, 2.4), "ink")]),
        line("M35 29L46 34M65 29L54 34", "ink", 3.4),
        ink("M42 49Q50 44 58 49Q50 55 42 49Z", "ink"),
      ),
      many(bolt(), [10, 68], [90, 12]),
    ],
  },
  bases: {
    "Tornado Alley": [
      fill(SICKLY),
      flat("M0 0H160V24Q120 38 80 28T0 34Z", "deep"),
      puffs("#3d4759", [8, 2, 20], [34, -2, 22], [64, 2, 22], [96, -2, 24], [128, 2, 22], [154, -2, 20]),
      hills("#5f7a48", 160, 76, 72, 78, 74, 78, 74),
      at(40, 54, faint(0.85, at(0, 0, funnel(STORM, []), { scale: 0.55 }))),
      at(138, 54, faint(0.85, at(0, 0, funnel(STORM, []), { scale: 0.6, flip: true }))),
      bold(at(92, 48, funnel("ground", []), { scale: 1.12 })),
      puffs("#a89878", [76, 84, 6], [88, 87, 7], [100, 85, 6]),
      bold(at(120, 34, bolt(), { scale: 0.8, turn: -10 })),
      floor(88, WHEAT),
      line("M-2 88H162", "ink", 2),
      flat("M84 88H98L150 124H34Z", "#545a66"),
      line("M91 92V95M91 99V104M90 109V118", "accent", 2.2),
      bold(limb("M24 104V62M16 68H32M148 102V64M140 70H156", EARTH, 2.4)),
      faint(0.7, line("M32 68Q60 78 84 80M156 70Q120 80 100 80", "ink", 1)),
      bold(at(62, 56, house(0, 0, "light", RED), { turn: -20, scale: 0.55 })),
      faint(0.5, line("M8 100L10 94M12 102L15 96M130 94L132 90M156 116L158 110M6 118L9 112", EARTH, 1.8)),
    ],
    "Trailer Park": [
      fill("#ffcf9a"),
      flat("M0 0H160V22Q80 38 0 26Z", "#ff9f8a"),
      moon(128, 36, 11, "#fff3c4"),
      cloud(82, 22, 14, "#fff0e0"),
      at(36, 46, faint(0.7, funnel("#a89ab0", []))),
      hills("#a8b86a", 160, 72, 68, 74, 70, 72, 68),
      bold(at(136, 80, trailer("#57b8a0"), { scale: 0.75 }), at(50, 80, trailer("accent"), { scale: 0.75 })),
      bold(at(92, 91, trailer(RED), { scale: 1.6 })),
      floor(90, "#7f9a4c"),
      line("M-2 90H162", "ink", 2.2),
      flat("M66 90H118L140 124H44Z", "#c8a878"),
      bold(
        limb("M140 108V92", EARTH, 2),
        ink("M133 94V86Q133 82 137 82H149V94Z", "second", flat("M133 94V86Q133 82 137 82H140V94Z", STORM)),
        limb("M147 88V78", RED, 1.6),
      ),
      bold(
        limb("M30 108V96M34 108V97", "#ff9fb8", 1),
        ink("M24 92C28 86 40 86 42 92C40 98 28 98 24 92Z", "#ff7fa8"),
        limb("M26 92Q20 86 26 80Q24 76 21 79", "#ff7fa8", 2),
      ),
    ],
  },
} satisfies FactionPictures;
