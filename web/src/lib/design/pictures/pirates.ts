/** Pirates: raids at dawn and dusk, on a blue sea. */

import { at, bold, both, faint, ink, limb, many, shade, shadow, shine } from "../art";
import { cloud, fill, floor, halftone, hills, moon, planks, sea, stars } from "../drawings/backdrops";
import { burst, chevrons, drops, flame, gust, puffs, rays, sparkle, speed } from "../drawings/effects";
import {
  arm,
  beard,
  blush,
  crown,
  eyepatch,
  face,
  fringe,
  kerchief,
  longHair,
  moustache,
  shoulders,
  skull,
  tricorne,
} from "../drawings/heads";
import { house, palm } from "../drawings/places";
import { barrel, cannon, cannonball, cutlass } from "../drawings/props";
import type { FactionPictures } from "../pictures";
import { box, circle, ellipse, flat, line, type Art, type Paint } from "../shapes";

const WOOD = "#8f5630";
const DARK_WOOD = "#5d3520";
const SAIL = "#fbf3df";
const DUSK = "#e8733f";
const DAWN = "#ffd59a";
const TEAL = "#2b8f9e";
const KRAKEN = "#c23a6a";

/** Two bones, crossed. */
const bones: Art = both([
  limb("M-17 10L17 -10", "#f8eed6", 3.4),
  ink(`${circle(18, -13, 3.2)}${circle(21, -8, 3.2)}`, "#f8eed6"),
  ink(`${circle(-18, 13, 3.2)}${circle(-21, 8, 3.2)}`, "#f8eed6"),
]);

const jollyRoger: Art = [at(0, 4, bones, { scale: 0.8 }), at(0, -2, skull(), { scale: 0.62 })];

const collar: Art = [
  flat("M-9 18L0 34L9 18L14 60H-14Z", "light"),
  line("M-9 20L0 34L9 20", "ink", 1.6),
  line("M-14 22L-8 60M14 22L8 60", "accent", 3),
];

/** A ship from the side, her hull's middle at (0, 0), sailing to the right. */
const ship = (sail: Paint, sign: Art = [], hull: Paint = WOOD): Art => [
  limb("M-12 0V-44M14 0V-38", DARK_WOOD, 3),
  limb("M30 -2L44 -14", DARK_WOOD, 2.6),
  ink(
    "M-12 -42C-32 -38 -30 -14 -25 -8H4C8 -20 4 -36 -12 -42Z",
    sail,
    shade("M-6 -44C8 -36 10 -20 4 -8H-4C4 -20 2 -34 -6 -44Z"),
    at(-13, -23, sign, { scale: 0.62 }),
  ),
  ink(
    "M14 -36C0 -32 4 -14 6 -9H30C34 -20 28 -32 14 -36Z",
    sail,
    shade("M18 -38C32 -30 34 -16 30 -8H23C28 -18 26 -30 18 -38Z"),
  ),
  ink(
    "M-38 -14L-32 -6H34L44 -8C42 8 34 18 26 20H-22C-32 16 -38 2 -38 -14Z",
    hull,
    line("M-40 0H44M-36 8H40", DARK_WOOD, 1.6),
    shade("M-40 11H46V22H-40Z"),
    flat("M-40 -7H44V-3H-40Z", "accent"),
  ),
  flat(`${box(-20, 2, 6, 6)}${box(-6, 2, 6, 6)}${box(8, 2, 6, 6)}`, "ink"),
  ink("M-12 -45V-54L0 -50Z", "second"),
];

/** A rowing boat seen from the side. */
const boat: Art = [
  ink(
    "M-30 -4H30C28 8 20 13 12 13H-14C-22 13 -28 6 -30 -4Z",
    WOOD,
    line("M-30 3H30", DARK_WOOD, 1.6),
    shade("M-32 8H32V16H-32Z"),
  ),
  ink("M-33 -8H33V-3H-33Z", "second"),
];

const sunset: Art = [fill(DUSK), flat("M0 0H100V30Q50 22 0 32Z", "#c9453c"), moon(50, 46, 22, "#ffd866")];

const mate = (mood: "sly" | "happy" | "angry", cloth: Paint): Art => [
  face({ skin: "#e9b083", mood, mouth: "grin" }),
  kerchief("second"),
  line("M-9 -2L-4 8", cloth, 1.4),
];

export default {
  cards: {
    "Pirate King": [
      fill("second"),
      rays(50, 40, "#ff9a6b", { opacity: 0.9, turn: 8 }),
      halftone("deep", { opacity: 0.3 }),
      bold(
        at(22, 54, cutlass(), { turn: -34, scale: 0.95 }),
        at(78, 54, cutlass(), { turn: -34, flip: true, scale: 0.95 }),
        at(50, 46, [
          shoulders("deep", collar),
          both(
            ink(
              "M16 22C26 22 36 26 38 34C30 38 20 34 14 30Z",
              "accent",
              line("M18 34V40M24 35V42M30 36V42", "#b98312", 2),
            ),
          ),
          longHair("#2a1a14"),
          face({ skin: "#e0a06f", mood: "angry", mouth: "grim" }),
          beard("#2a1a14", 14),
          eyepatch,
          at(0, -3, tricorne("#1b2633", "accent", at(0, -17, skull(), { scale: 0.34 }))),
          at(0, -18, crown("accent", "second"), { scale: 0.62 }),
        ]),
      ),
    ],
    Buccaneer: [
      fill("#4fb3c4"),
      cloud(16, 18, 14),
      cloud(88, 26, 12),
      sea(62, "ground", "#2f7fa6"),
      line("M50 -4L70 22", "#c8a063", 3),
      bold(
        limb("M70 -4L62 30", "#c8a063", 2.4),
        limb("M44 56L28 70M54 58L44 76", DARK_WOOD, 7),
        ink("M20 66L32 72L26 78L16 74Z", "ink"),
        ink("M38 72L50 76L46 82H34Z", "ink"),
        ink("M38 34L60 34L62 58Q50 64 40 58Z", "light", line("M36 38H64M36 44H64M36 50H64", "second", 3)),
        ink("M37 55L63 53L62 60L39 62Z", "accent"),
        arm("M58 37L68 30L64 22", 64, 20, "light", "#d79a6a", 6.5),
        arm("M40 38L28 42L22 32", 22, 30, "light", "#d79a6a", 6.5),
        at(22, 30, cutlass(), { turn: -30, scale: 0.62 }),
        at(
          48,
          21,
          [face({ skin: "#d79a6a", mood: "angry", mouth: "grin" }), moustache("#3a2014"), kerchief("second")],
          { scale: 0.78 },
        ),
      ),
      speed(24, 58, 26, 22, -20),
    ],
    "Saucy Wench": [
      fill("#7b2f52"),
      faint(0.5, flat("M0 0H100V14H0ZM0 24H100V28H0Z", "#4d1834")),
      halftone("accent", { opacity: 0.2 }),
      bold(
        at(48, 40, [
          longHair("#d9571f"),
          shoulders(
            "light",
            flat("M-30 38L-10 26L0 44L10 26L30 38V60H-30Z", "second"),
            line("M-6 40L6 46M6 40L-6 46M-6 48L6 54M6 48L-6 54", "accent", 1.8),
          ),
          face({ mood: "sly", mouth: "smirk" }),
          blush,
          fringe("#d9571f"),
          ink("M-15 -9C-12 -22 12 -22 15 -9C6 -15 -6 -15 -15 -9Z", "#1b8f86"),
          ink(circle(15, 9, 2.6), "accent"),
          ink(circle(-15, 9, 2.6), "accent"),
        ]),
        arm("M76 76L82 58L78 44", 78, 42, "light", "#f2c79a", 7),
        at(
          80,
          40,
          [
            ink("M-9 -14H9V12H-9Z", "#b98a4a", line("M-3 -14V12M3 -14V12", "ink", 1)),
            limb("M9 -8Q18 -8 18 0Q18 6 9 6", "#b98a4a", 2.6),
            puffs("light", [-7, -15, 5], [1, -18, 6], [8, -14, 4.6]),
          ],
          { scale: 0.85, turn: 12 },
        ),
      ),
    ],
    "First Mate": [
      fill(DAWN),
      moon(78, 26, 15, "#fff1c4"),
      sea(54, TEAL, "#58b6b2"),
      planks(70, WOOD),
      bold(
        at(46, 36, [
          shoulders("ground", line("M-34 34H34M-34 42H34M-34 50H34", "light", 4)),
          ink("M-12 20L0 32L12 20L8 18H-8Z", "second"),
          face({ skin: "#f2c79a", mood: "happy", mouth: "grin" }),
          fringe("#c98a2b"),
          ink("M-17 -12C-16 -24 16 -24 17 -12L19 -8Q0 -14 -19 -8Z", "light"),
          line("M-18 -10Q0 -16 18 -10", "ground", 3),
        ]),
        arm("M72 70L86 54L74 44", 73, 43, "ground", "#f2c79a", 7),
        at(58, 38, [limb("M0 0L16 6", "accent", 5), limb("M-10 -4L0 0", "#c9962b", 6.4)], { turn: -4 }),
      ),
    ],
    Broadside: [
      sunset,
      sea(62, "deep", "ground"),
      bold(at(46, 44, ship("#2a3442", jollyRoger), { scale: 0.98 })),
      many(puffs("#f1e9dc", [0, 0, 7], [9, 3, 6], [-8, 4, 6]), [25, 70], [48, 73], [70, 70]),
      many(burst(0, 0, 11, "accent", "#fff6cf"), [26, 56], [45, 59, 1.15], [64, 56]),
      [15, 37, 57, 84].map((x, index) => cannonball(x, 68 + (index % 2) * 6, 3.6)),
    ],
    Cannon: [
      fill("ground"),
      rays(80, 24, "#5aa0d0", { opacity: 0.5 }),
      planks(62, WOOD),
      shadow(40, 72, 34),
      bold(at(38, 46, cannon("#4a5666"), { scale: 1.02 })),
      burst(80, 30, 19, "accent", "#fff6cf"),
      cannonball(90, 25, 6.5),
      puffs("#e9e4da", [66, 44, 6], [72, 50, 5], [80, 50, 4]),
      flame(15, 47, 13),
    ],
    Dinghy: [
      fill("#2c6a8f"),
      moon(22, 20, 10, "#fff1c4"),
      stars("dinghy", 16),
      sea(50, "deep", "ground"),
      bold(
        at(50, 58, [
          at(-12, -18, mate("happy", "ink"), { scale: 0.62 }),
          at(14, -19, mate("sly", "ink"), { scale: 0.62 }),
          ink("M-22 -8C-22 -14 -2 -14 -2 -8Z", "light"),
          ink("M4 -8C4 -14 24 -14 24 -8Z", "#3fa089"),
          boat,
          limb("M-26 -16L-36 22", "#d9b36c", 3),
          ink("M-38 16L-33 18L-36 30Q-42 30 -42 26Z", "#d9b36c"),
          limb("M26 -16L38 22", "#d9b36c", 3),
          ink("M40 16L35 18L38 30Q44 30 44 26Z", "#d9b36c"),
        ]),
      ),
      flat("M-2 70Q12 64 26 70T54 70T82 70T110 70V82H-2Z", "#184064"),
      line("M30 68Q40 65 48 68M60 70Q70 67 78 70", "light", 1.6),
    ],
    "Full Sail": [
      fill("#6fc6ea"),
      cloud(16, 22, 15),
      cloud(86, 16, 13),
      sea(68, "ground", "#3f8fc0"),
      bold(
        limb("M50 84V2", DARK_WOOD, 4),
        ink(
          "M26 4H76C84 14 84 22 78 30C64 26 40 26 24 30C18 22 20 12 26 4Z",
          SAIL,
          flat("M38 0H48V34H36ZM60 0H70L72 34H62Z", "second"),
          shade("M62 0Q80 16 66 32H90V0Z", 0.14),
        ),
        ink(
          "M20 34C40 29 64 29 82 34C92 44 92 56 84 66C64 60 36 60 16 66C10 56 12 44 20 34Z",
          SAIL,
          flat("M34 28H46L44 70H30ZM60 28H72L76 70H62Z", "second"),
          shade("M66 28Q90 46 72 66H100V28Z", 0.14),
        ),
        limb("M20 4H80M14 33H86", DARK_WOOD, 3.4),
        ink("M50 4V-6L66 -2Z", "deep"),
      ),
      at(12, 48, gust("light", 3), { scale: 0.5 }),
    ],
    Powderkeg: [
      fill("#3a1620"),
      rays(60, 20, "#ff8a3c", { opacity: 0.5, count: 14 }),
      floor(66, "#1f0d14"),
      shadow(46, 70, 28),
      bold(at(46, 46, barrel("#b5612f", "#4a5666", at(0, 0, skull(), { scale: 0.5 })), { scale: 1.06 })),
      limb("M48 24Q50 12 60 14T70 16", "#e8d6ad", 2.4),
      burst(74, 16, 12, "accent", "light"),
      flat("M74 8L76 14L82 16L76 18L74 24L72 18L66 16L72 14Z", "second"),
      flat(`${circle(78, 66, 2)}${circle(84, 69, 1.6)}${circle(73, 70, 1.6)}${circle(90, 65, 1.4)}`, "#0d0508"),
      sparkle(90, 30, 5, "accent"),
      sparkle(60, 6, 4, "accent"),
    ],
    "Sea Dogs": [
      fill(TEAL),
      halftone("deep", { opacity: 0.28 }),
      sea(66, "deep", "ground"),
      bold(
        at(50, 42, [
          ink("M-20 20C-26 30 -26 44 -24 50H24C26 44 26 30 20 20Z", "second", line("M-30 34H30M-30 42H30", "light", 4)),
          both(ink("M12 -14C22 -22 32 -12 30 6C28 14 22 14 19 8Z", DARK_WOOD)),
          ink(
            "M0 -20C14 -20 20 -12 20 0C20 8 17 12 14 16C8 26 -8 26 -14 16C-17 12 -20 8 -20 0C-20 -12 -14 -20 0 -20Z",
            "#b87a45",
            shade("M6 -22H24V28H4Q16 4 6 -22Z", 0.16),
          ),
          ink("M0 -2C8 -2 14 6 13 14C10 24 -10 24 -13 14C-14 6 -8 -2 0 -2Z", "#f0dcb8"),
          ink("M-6 0Q0 -3 6 0Q5 6 0 7Q-5 6 -6 0Z", "ink"),
          ink(
            "M-9 11Q0 16 9 11Q8 22 0 22Q-8 22 -9 11Z",
            "#7a1420",
            flat("M-8 11L-6 15L-4 12ZM8 11L6 15L4 12Z", "light"),
          ),
          ink("M-4 17H4V26Q0 30 -4 26Z", "#f0786a"),
          flat(circle(-8.5, -5, 2.6), "ink"),
          flat(circle(-7.8, -6, 0.9), "light"),
          eyepatch,
          tricorne("deep", "accent"),
        ]),
      ),
      drops(
        "light",
        [16, 58, -40, 3.6],
        [86, 57, 40, 3.6],
        [10, 66, -60, 3],
        [91, 66, 60, 3],
        [23, 50, -20, 2.4],
        [79, 50, 20, 2.4],
      ),
    ],
    Shanghai: [
      fill("#243b55"),
      moon(16, 40, 11, "#ffe9a8"),
      stars("shanghai", 18),
      flat("M-2 80V46H10V30H22V46H34V80ZM70 80V52H84V40H104V80Z", "#16283d"),
      planks(66, DARK_WOOD),
      shadow(52, 74, 34),
      bold(
        at(44, 26, [
          limb("M0 6L-10 -8", "#3f6f9a", 8),
          ink("M-15 -4L-20 -16Q-14 -22 -9 -15L-5 -9Z", WOOD),
          ink("M-20 -16L-24 -6L-19 -4Z", WOOD),
        ]),
        at(60, 26, [limb("M-2 8L10 -2", "#3f6f9a", 8), ink("M8 -8L14 2L26 -4Q26 -10 18 -10Z", WOOD)]),
        ink(
          "M34 75C20 68 24 46 38 36H66C80 46 82 68 70 75Z",
          "#d3ac6c",
          shade("M58 34L66 36C84 48 82 68 70 76H54C70 62 68 46 58 34Z"),
          line("M33 50Q38 58 34 66M44 68Q50 62 58 66", "#8a6a38", 2),
        ),
        ink("M36 38C32 32 34 27 40 26Q52 31 64 26C70 28 70 34 67 38Q52 43 36 38Z", "#d3ac6c"),
        limb("M37 39Q52 45 67 39", "second", 3.4),
        limb("M66 42Q74 44 74 52", "second", 2.4),
      ),
      line("M20 22L14 18M22 14L18 8M84 12L89 7M87 20L94 19", "accent", 2.6),
    ],
    Swashbuckling: [
      fill("accent"),
      rays(50, 40, "#fff1b5", { opacity: 0.9, count: 10 }),
      bold(
        at(28, 69, cutlass("second"), { turn: 44, scale: 1.25 }),
        at(72, 69, cutlass("second"), { turn: 44, flip: true, scale: 1.25 }),
      ),
      burst(50, 38, 12, "light", "second"),
      sparkle(50, 38, 8, "light"),
      chevrons(50, 12, 15, "second"),
    ],
    "The Kraken": [
      fill("#bfe3d6"),
      rays(50, 30, "#5fae9c", { count: 10 }),
      bold(
        limb("M14 74Q-2 48 10 30Q20 18 26 30Q28 38 20 38", KRAKEN, 8),
        limb("M86 74Q102 48 90 30Q80 18 74 30Q72 38 80 38", KRAKEN, 8),
        ink(
          "M50 4C74 4 78 26 72 42Q68 54 72 70H28Q32 54 28 42C22 26 26 4 50 4Z",
          KRAKEN,
          shade("M56 2H82V74H60Q72 34 56 2Z"),
          many(flat(circle(0, 0, 3), "#f08ab0"), [38, 14], [50, 10], [44, 21, 0.7]),
        ),
        [39, 61].map((x) => [ink(circle(x, 38, 8), "#ffe14d"), flat(ellipse(x, 38.5, 2.6, 5), "ink")]),
        line("M30 29L45 33M70 29L55 33", "ink", 3),
      ),
      sea(60, TEAL, "ground"),
      bold(limb("M30 82Q22 62 34 58Q44 58 40 66", KRAKEN, 7), limb("M70 82Q78 62 66 58Q56 58 60 66", KRAKEN, 7)),
    ],
  },
  bases: {
    "The Grey Opal": [
      fill("#33506b"),
      flat("M0 0H160V40Q80 30 0 44Z", "#22394f"),
      stars("the grey opal", 34, "#cfe3ee", 160, 40),
      moon(92, 42, 27, "#dfeef0"),
      halftone("deep", { from: 70, to: 10, width: 160, opacity: 0.2, size: 2.4 }),
      hills("#243f57", 160, 66, 58, 70, 74, 72, 60, 66),
      sea(74, "#2a4a63", "#3b6079", 160),
      at(92, 64, [faint(0.4, flat("M-46 20H52L30 44H-20Z", "deep"))]),
      bold(
        at(
          92,
          66,
          ship(
            "#9fb0b8",
            at(0, 0, [
              ink(
                ellipse(0, 0, 12, 15),
                "#c9d6da",
                flat("M-14 -16H2L-6 18H-14Z", "#a8d8d0"),
                flat("M4 -18L14 -4V10L-2 16Z", "#d8b8d4"),
                shine(ellipse(-4, -7, 4, 3), 0.9),
              ),
            ]),
            "#5b6c7a",
          ),
          { scale: 0.9 },
        ),
      ),
      faint(0.3, flat(`${ellipse(28, 84, 46, 5)}${ellipse(132, 80, 40, 4)}`, "#dfeef0")),
      faint(0.4, flat(ellipse(84, 92, 66, 5), "#dfeef0")),
      flat("M-2 96Q20 90 40 96T80 96T120 96T162 96V122H-2Z", "#1b3449"),
      line(
        "M16 104Q26 100 36 104M64 112Q76 108 88 112M112 102Q124 98 136 102M124 114Q134 111 144 114M20 115Q30 112 40 115",
        "#466a82",
        2,
      ),
    ],
    Tortuga: [
      fill("#ff9d5c"),
      flat("M0 0H160V34Q80 44 0 30Z", "#e8604a"),
      moon(46, 50, 17, "#ffe08a"),
      halftone("second", { from: 60, to: 0, width: 160, opacity: 0.35 }),
      sea(70, "ground", "#3a7ca3", 160),
      at(
        13.8,
        14,
        [
          bold(
            ink("M126 76C138 70 150 72 152 79C152 84 144 86 132 84Z", "#5f9a54", flat(circle(146, 77, 1.6), "ink")),
            ink(
              "M46 84C46 56 68 38 92 38C118 38 136 58 136 84Z",
              "#3f7d4a",
              line("M70 46L78 62L70 84M78 62H106M106 62L114 46M106 62L114 84M78 62L60 70M106 62L128 70", "#2c5c3c", 3),
              shade("M104 38C136 44 140 70 136 86H118C126 66 120 48 104 38Z"),
            ),
            ink("M40 84C56 78 128 78 142 84L150 92H32Z", "#f0cf8a"),
          ),
          bold(
            ink(
              "M82 40V22H86V26H90V22H95V26H99V22H103V40Z",
              "#c9c0b0",
              shade("M94 20H104V42H94Z"),
              flat("M88 40V33Q92 29 96 33V40Z", "ink"),
            ),
            limb("M92 24V8", DARK_WOOD, 1.8),
            ink("M93 8C99 5 103 11 110 8V17C103 20 99 14 93 17Z", "#1b2633"),
          ),
          [
            [58, 78, "light", "second"],
            [72, 82, "#f7dfae", "#b5432f"],
            [116, 79, "light", "#b5432f"],
          ].map(([x, y, wall, roof]) => house(Number(x), Number(y), wall as Paint, roof as Paint)),
          at(128, 84, palm, { scale: 0.9 }),
          at(47, 86, palm, { scale: 1.05, flip: true }),
          limb("M84 88V98M98 88V98", DARK_WOOD, 3),
          ink("M78 86H106V90H78Z", WOOD),
        ],
        { scale: 0.85 },
      ),
      flat("M-2 96Q18 91 38 96T78 96T118 96T162 96V122H-2Z", "#1c4669"),
      line("M14 105Q24 101 34 105M60 112Q72 108 84 112M108 104Q120 100 132 104M126 115Q136 112 146 115", "#4f8fb4", 2),
    ],
  },
} satisfies FactionPictures;
