/** Zombies: olive and brain pink, among graves and shops. */

import { at, bold, both, faint, ink, limb, many, shade, shadow, shine } from "../art";
import { bricks, cloud, fill, floor, halftone, hills, moon, stars } from "../drawings/backdrops";
import { glow, puffs, rays, sparkle, speed } from "../drawings/effects";
import { arm, crown, shoulders, skull } from "../drawings/heads";
import { gameCard } from "../drawings/props";
import type { FactionPictures } from "../pictures";
import { box, circle, ellipse, flat, line, star, type Art, type Paint } from "../shapes";

const ROT = "#b7d064";
const PALE_ROT = "#cfe08a";
const BONE = "#f8eed6";
const EARTH = "#5a3a22";
const WOOD = "#9a6236";
const STONE = "#aab3ad";
const NIGHT = "#1d2b3f";
const STEEL = "#c9d2d6";

const EYES = {
  mad: [
    ink(circle(-6, -2, 5.4), "light"),
    flat(circle(-5, -1, 1.9), "ink"),
    ink("M2 -2Q7 -7 12 -3Q8 2 2 -2Z", "#ffe98a"),
    flat(circle(7.4, -2.6, 1.5), "ink"),
    line("M2 -7L12 -8", "ink", 2.2),
  ],
  fierce: both([
    flat("M1 -4L13 -9Q14 2 6 3Q1 2 1 -4Z", "ink"),
    flat("M3.4 -2.6L11.4 -6Q11 .6 6.4 1Q3.6 .8 3.4 -2.6Z", "#ffe14d"),
    flat(circle(7, -2, 1.4), "#c2452d"),
  ]),
  dazed: [
    ink(circle(-6, -2, 4.8), "light"),
    ink(circle(6.5, -2, 4.8), "light"),
    flat(`${circle(-8, -3.4, 1.6)}${circle(7.4, 0, 1.6)}`, "ink"),
    line("M-11 -9L-3 -10M3 -10L11 -8", "ink", 1.8),
  ],
};

const MOUTHS = {
  teeth: ink(
    "M-8.5 10L9 8.5L8 17H-7Z",
    "ink",
    flat("M-7 9H-3V13H-6.6ZM0 9H3.4V12H0ZM5 9H8V13H5ZM-4 17V14H-1V17ZM2 17V14.4H5V17Z", "#f6f2cf"),
  ),
  moan: [ink("M-6 9Q0 6 6 9L5 18Q0 20 -5 18Z", "#4a1526"), flat("M-4 9H-1V12H-4ZM2 9H4V11H2Z", "#f6f2cf")],
  grin: [
    ink("M-11 7Q0 13 11 6Q9 18 0 18Q-9 18 -11 7Z", "#f6f2cf"),
    line("M-6 10V16M-2 11V18M2.4 11V18M6.6 9V16", "ink", 1.6),
  ],
};

/** A rotten head, as large as a living one. */
const head = (eyes: keyof typeof EYES, mouth: keyof typeof MOUTHS, skin: Paint = ROT): Art => [
  ink("M-7 10H7V24H-7Z", skin, shade("M-7 10H7V20L-7 16Z")),
  both(ink(ellipse(14.5, 1, 3, 4), skin)),
  ink(
    "M-14 -8C-14 -18 -7 -20 0 -20C7 -20 14 -18 14 -8C15 2 15 8 12 14L8 20H-8L-12 14C-15 8 -15 2 -14 -8Z",
    skin,
    shade("M5 -21H20V22H4Q13 0 5 -21Z", 0.16),
    flat(`${circle(11, 8, 2.6)}${circle(-11, 9, 2)}`, "ground"),
  ),
  EYES[eyes],
  flat("M0 3L2.4 7.4H-2.4Z", "ink"),
  MOUTHS[mouth],
];

/** The brain that shows at the top of a head. */
const brain: Art = ink(
  "M-14 -10C-19 -17 -14 -24 -8 -23C-5 -29 3 -29 6 -25C13 -27 19 -18 14 -10Q0 -17 -14 -10Z",
  "accent",
  line("M-8 -23Q-5 -19 -9 -16M6 -25Q2 -21 6 -17M-2 -27Q-3 -20 0 -17M12 -20Q9 -18 11 -14", "#c25f86", 1.8),
);

const stitches: Art = line("M4 -15L12 -13M6 -17L5 -12.4M9.4 -16.4L8.4 -11.6", "ink", 1.5);

/** An open hand that reaches up, its wrist at (0, 10). */
const claw = (skin: Paint = ROT): Art => [
  limb("M-6 2L-10 -8M-2 0L-3.4 -13M2.5 0L4 -12M7 2L11 -7", skin, 3.2),
  limb("M-6 6L-13 2", skin, 3.2),
  ink("M-8.5 2Q0 -4 9 2L6 12H-6Z", skin),
  flat(`${circle(-10, -8, 1.2)}${circle(-3.4, -13, 1.2)}${circle(4, -12, 1.2)}${circle(11, -7, 1.2)}`, BONE),
];

/** Somebody who walks with arms held out, seen against the light; the feet at (0, 8). */
const shambler = (paint: Paint): Art => [
  flat(`${circle(1, -23, 5.6)}M-6 -18H7L6 -4L9 9H3L1 -2L-3 9H-8L-5 -4Z`, paint),
  line("M-3 -15L-15 -18M-2 -12L-14 -10", paint, 3.2),
];

const tombstone = (sign: Art = []): Art => [
  ink("M-16 24V-8C-16 -20 -8 -26 0 -26C8 -26 16 -20 16 -8V24Z", STONE, shade("M6 -28H20V26H7Q13 0 6 -28Z"), sign),
];

const cross: Art = line("M0 -18V2M-6 -12H6", "#5d6a64", 3.4);

export default {
  cards: {
    "Zombie Lord": [
      fill("#3d1f52"),
      rays(50, 34, "#7d3f86", { opacity: 0.9, count: 14 }),
      glow(50, 30, 40, "second"),
      bold(
        at(50, 45, [
          both(ink("M8 30L22 -16Q34 -14 44 -22L48 60H10Z", "#8a1f3f", shade("M26 -18L50 -22V60H34Z"))),
          shoulders("#2c2038", flat("M-12 20L0 42L12 20Z", ROT), line("M-13 21L0 43L13 21", "accent", 3)),
          head("fierce", "grin"),
          brain,
          at(0, -8, crown(BONE, "#c2452d"), { scale: 0.9 }),
          ink(circle(0, 40, 5), "second"),
          line("M-16 26L-4 38M16 26L4 38", BONE, 2.4),
        ]),
        at(14, 50, claw(), { scale: 0.95, turn: -18 }),
        limb("M84 82L86 30", BONE, 4),
        at(86, 24, skull(), { scale: 0.6 }),
        ink(circle(85, 55, 6.4), ROT),
        line("M80 53H90M80 57H90", "ink", 1.4),
      ),
    ],
    "Grave Digger": [
      fill("#e8863f"),
      flat("M0 0H100V26Q50 36 0 24Z", "#c95a3a"),
      moon(24, 34, 14, "#ffd98a"),
      hills("#6b3a2a", 100, 60, 54, 58, 52, 58),
      bold(
        at(78, 46, [
          limb("M0 40V-12", WOOD, 4),
          ink("M-10 -14V-30Q-9 -40 0 -44Q9 -40 10 -30V-14Z", STEEL, shade("M1 -46H12V-12H1Z")),
          ink("M-13 -28Q-6 -42 2 -36Q10 -44 13 -30Q4 -22 -13 -28Z", EARTH),
        ]),
        at(44, 38, [
          shoulders("#c9b98a", flat("M-16 22H-8V60H-16ZM8 22H16V60H8ZM-16 42H16V60H-16Z", "#4a6a86")),
          head("mad", "teeth", PALE_ROT),
          ink(
            "M-18 -8C-19 -26 12 -30 18 -12L28 -8Q24 -3 14 -7Q-2 -12 -18 -8Z",
            "#5d5140",
            shade("M6 -28L30 -10L10 -4Z"),
          ),
          both(line("M8 13L12 15", "ink", 1.4)),
        ]),
        arm("M68 76L86 66L79 56", 78, 55, "#c9b98a", PALE_ROT, 8),
      ),
      bold(ink("M-4 84C4 66 20 64 30 72C38 68 52 70 60 84Z", EARTH)),
      flat(`${circle(14, 74, 2)}${circle(30, 77, 1.6)}${circle(44, 77, 2)}`, "#8a6038"),
    ],
    "Tenacious Z": [
      fill("#1f7f7c"),
      rays(40, 30, "#4fb3a4", { opacity: 0.6, count: 10, turn: 10 }),
      floor(60, "#6b4a2a"),
      line("M-2 60H102", "ink", 2),
      faint(0.5, flat("M60 66L104 58V78L58 76Z", "#3a2412")),
      bold(
        limb("M82 58Q90 56 98 62", BONE, 4),
        many(ink(circle(0, 0, 3), BONE), [86, 57], [92, 59]),
        ink(
          "M44 52C56 42 72 44 80 50L88 52L82 56L88 62L80 62L82 68L72 66C62 72 50 70 44 66Z",
          "#c9603a",
          line("M58 46V68M68 46V68", "#8a3a20", 3),
        ),
        at(42, 36, [
          head("mad", "teeth"),
          ink("M-15 -6C-18 -18 -10 -25 0 -24C9 -24 14 -20 15 -10L8 -14L4 -9L-2 -15L-6 -9Z", "#3a2f1c"),
          stitches,
        ]),
        limb("M54 54L70 64L62 70", ROT, 7),
        limb("M34 56L22 64", ROT, 7),
        at(20, 68, claw(), { scale: 0.75, turn: -60 }),
        at(62, 70, claw(), { scale: 0.75, turn: -80 }),
        limb("M52 22L72 6", WOOD, 2.6),
        ink("M66 2L76 -1L84 4L79 8L78 14L70 12Z", "#c2452d"),
      ),
    ],
    Walker: [
      fill("#e3e9b8"),
      moon(74, 24, 16, "#fffbe0"),
      flat("M-2 80V52L10 50V38H22V52H30V58H78V46H90V56H102V80Z", "#b4c07a"),
      floor(68, "ground"),
      shadow(46, 74, 26),
      bold(
        limb("M42 54L36 74M52 54L60 72", "#4a5a7a", 8),
        ink("M26 72H40V79H26Z", "ink"),
        ink("M56 70H70V77H56Z", "ink"),
        ink(
          "M34 32Q46 26 58 32L60 54L55 60L51 55L46 61L42 55L37 60L34 54Z",
          "#d9dfe6",
          shade("M50 28H64V62H52Q56 44 50 28Z"),
          flat("M44 30L47 46L50 30Z", "#c2452d"),
        ),
        limb("M36 36Q24 36 16 42", ROT, 6),
        limb("M57 36Q70 32 78 38", ROT, 6),
        limb("M36 36L28 36M57 36L64 35", "#d9dfe6", 7.5),
        at(14, 46, claw(), { scale: 0.6, turn: -160 }),
        at(80, 43, claw(), { scale: 0.6, turn: 160 }),
        at(46, 18, [head("dazed", "moan"), brain], { scale: 0.82, turn: -8 }),
      ),
    ],
    "Grave Robbing": [
      fill(NIGHT),
      rays(50, 42, "#3f5a86", { opacity: 0.8, count: 14 }),
      floor(64, "#33452a"),
      shadow(56, 74, 40),
      bold(
        at(82, 44, ink("M-10 -34H10L18 -16L9 34H-9L-18 -16Z", "#7a4a28", line("M0 -22V0M-7 -14H7", "accent", 3)), {
          turn: 14,
        }),
        ink("M38 0H66L80 22L68 80H36L24 22Z", WOOD, shade("M64 0L82 22L70 80H60L70 22Z")),
        ink("M42 5H62L73 23L63 76H41L31 23Z", "#8a1f3f", shade("M42 5L31 23L41 76L46 70L38 24L46 10Z", 0.35)),
      ),
      glow(52, 40, 22, "#ffe98a"),
      bold(at(52, 40, gameCard("#4a6a2a", at(0, 0, skull(), { scale: 0.36 })), { turn: -12, scale: 1.15 })),
      bold(
        at(16, 56, [
          limb("M-6 -10Q0 -24 6 -10", "#3a3f46", 1.8),
          ink("M-7 -10H7L9 12H-9Z", "#ffe14d", shine("M-7 -10H-1V12H-8Z", 0.6)),
          ink("M-9 -13H9V-8H-9ZM-11 10H11V15H-11Z", "#5a6472"),
        ]),
      ),
      sparkle(36, 22, 5),
      sparkle(66, 58, 5),
      sparkle(70, 20, 4),
    ],
    "Lend a Hand": [
      fill("accent"),
      rays(50, 40, "#fbc8d8", { opacity: 0.9, count: 14, turn: 6 }),
      bold(
        limb("M2 44L14 42", BONE, 5),
        ink(`${circle(3, 38, 5)}${circle(3, 48, 5)}`, BONE),
        ink("M14 30L20 34L16 40L22 44L16 50L22 56L60 58V28Z", ROT, shade("M10 46L62 46V60H10Z", 0.18)),
        ink("M26 27L50 26V60L26 58L31 52L26 46L31 40L26 34Z", "#4a6a86", line("M44 24V62", "second", 3)),
        limb("M58 34Q62 22 72 14", ROT, 8),
        limb("M62 38L92 34M62 45L94 45M62 52L90 56", ROT, 7),
        ink("M52 30Q66 24 72 32L74 54Q66 64 52 58Z", ROT),
        flat(`${circle(92, 34, 2)}${circle(94, 45, 2)}${circle(90, 56, 2)}${circle(72, 14, 2)}`, BONE),
        line("M60 50L66 52M62 48L61 53M65 49L64 54", "ink", 1.5),
      ),
      line("M40 14L36 6M52 12V4M84 14L90 9", "light", 3),
      line("M40 68L36 75M52 69V77M64 69L68 75", "light", 3),
      flat(`${circle(12, 64, 2.6)}${circle(20, 68, 1.8)}${circle(10, 22, 2)}`, "ground"),
    ],
    "Mall Crawl": [
      fill("#58c4cf"),
      flat("M0 0H100V18H0Z", "#2f94a4"),
      flat("M8 4H26V14H8ZM40 4H60V14H40ZM74 4H92V14H74Z", "#ffe98a"),
      floor(62, "#eef3e2"),
      flat("M0 70H100V76H0ZM16 62H26L18 80H4ZM50 62H60L62 80H48ZM84 62H94L104 80H90Z", "#cfdcc4"),
      shadow(52, 75, 34),
      bold(
        at(38, 24, [head("mad", "grin"), brain], { scale: 0.72, turn: -14 }),
        at(68, 24, [head("dazed", "moan", PALE_ROT), ink("M-16 -6Q0 -34 16 -6Q0 -16 -16 -6Z", "#c2452d")], {
          scale: 0.72,
          turn: 12,
        }),
        limb("M10 22L20 24L32 66H78", "#e2483d", 3.4),
        ink(
          "M22 34H88L80 58H30Z",
          STEEL,
          line("M34 32L38 60M46 32L47 60M58 32V60M70 32L68 60M80 34L76 60", "ink", 1.6),
        ),
        line("M25 42H86M28 50H83", "ink", 1.6),
        limb("M20 34H89", "#e2483d", 3),
        many([ink(circle(0, 0, 5), "#3a3f46"), flat(circle(0, 0, 1.8), STEEL)], [38, 72], [74, 72]),
        limb("M36 36Q30 32 26 40", ROT, 4),
        limb("M76 36Q82 30 86 38", PALE_ROT, 4),
      ),
      speed(14, 50, 16, 16, 0),
    ],
    "Not Enough Bullets": [
      fill("#b8352c"),
      moon(50, 30, 30, "#e8703f"),
      halftone("#5c1214", { opacity: 0.4 }),
      flat("M-2 62Q50 52 102 62V82H-2Z", "#4a0f14"),
      many(shambler("#4a0f14"), [10, 58, 0.9], [88, 58, 0.9], [96, 62, 1.1]),
      bold(
        at(
          46,
          40,
          [
            ink("M-26 8L-12 4L-6 10L-14 38Q-24 42 -32 36Z", WOOD, shade("M-16 4L-4 8L-14 40H-20Z")),
            limb("M-9 14Q-2 27 6 12", "#3a3f46", 3),
            ink(
              "M-30 -6Q-34 -16 -28 -18L-24 -12H38V4H2L-2 14H-14L-26 8Z",
              "#7c8894",
              shade("M-30 -2H40V16H-30Z", 0.25),
            ),
            ink("M34 -18L38 -18V-12H32Z", "#3a3f46"),
            ink("M-8 -14H12V6H-8Z", "#9aa6b2", line("M-8 -8H12M-8 0H12", "ink", 1.8)),
            flat(ellipse(38, -6, 1.6, 3.4), "ink"),
          ],
          { scale: 1.12 },
        ),
      ),
      puffs("#e9dfd0", [94, 24, 5], [90, 15, 4], [95, 8, 3.4]),
      bold(
        many(
          [ink("M-4 -9H4V8H-4Z", "#f0b93a", shade("M1 -10H5V9H1Z")), ink("M-5.4 6H5.4V10H-5.4Z", "#c9862a")],
          [64, 68, 0.8],
        ),
        at(82, 66, [ink("M-4 -9H4V8H-4Z", "#f0b93a"), ink("M-5.4 6H5.4V10H-5.4Z", "#c9862a")], {
          turn: 70,
          scale: 0.8,
        }),
      ),
    ],
    Outbreak: [
      fill("#ffd23f"),
      flat("M-2 -2H102V10H-2ZM-2 70H102V82H-2Z", "ink"),
      flat([0, 1, 2, 3, 4, 5].map((n) => `M${n * 20} -2h10l-8 12h-10zM${n * 20} 70h10l-8 12h-10z`).join(""), "#ffd23f"),
      puffs("#6f9f2a", [16, 40, 8], [24, 28, 9], [76, 28, 9], [84, 40, 8], [30, 44, 7], [70, 44, 7]),
      bold(at(50, 28, skull("#b4e04a"), { scale: 1.3 })),
      shadow(50, 72, 26),
      bold(
        ink(
          "M42 42L46 48L51 43L56 49L60 43V52C70 56 74 62 72 68Q70 73 62 73H38Q30 73 28 68C26 62 32 56 42 52Z",
          "#dff3ff",
          flat("M24 62Q36 56 50 62T78 60V76H24Z", "#6fb02a"),
          shine(ellipse(35, 62, 2.4, 5), 0.8),
        ),
      ),
      bold(ink("M22 48L28 44L30 50Z", "#dff3ff"), ink("M74 46L80 50L74 54Z", "#dff3ff")),
      many(flat(circle(0, 0, 2.4), "#3f7a1c"), [44, 66], [56, 68, 0.7], [62, 64, 0.8]),
      flat(circle(50, 64, 2), "second"),
    ],
    Overrun: [
      fill("#7a5230"),
      bricks("ink", { size: 9 }),
      bold(ink("M16 6H84V76H16Z", "#c9a06a", flat("M23 12H77V70H23Z", "#12302e"))),
      bold(
        limb("M34 66L34 30M66 66L68 26", ROT, 7),
        at(34, 22, claw(), { scale: 1.05, turn: -8 }),
        at(69, 18, claw(PALE_ROT), { scale: 1.05, turn: 10 }),
      ),
      bold(
        at(50, 46, ink(box(-44, -7, 88, 13, 1), WOOD, line("M-40 -2H10M-10 3H40", EARTH, 1.4)), { turn: 12 }),
        at(50, 62, ink(box(-44, -6, 88, 13, 1), "#b57a45", line("M-36 0H0M6 4H38", EARTH, 1.4)), { turn: -9 }),
        many(flat(circle(0, 0, 1.7), "ink"), [12, 38], [16, 40], [84, 53], [88, 54], [12, 68], [88, 56]),
      ),
      bold(
        limb("M50 90V54", ROT, 7),
        at(50, 46, claw(), { scale: 0.95 }),
        limb("M20 60L14 54", ROT, 6),
        at(12, 48, claw(PALE_ROT), { scale: 0.7, turn: -30 }),
      ),
      bold(at(50, 74, ink(box(-44, -5, 88, 12, 1), WOOD, line("M-38 1H-4M10 -1H40", EARTH, 1.4)), { turn: 4 })),
    ],
    "They Keep Coming": [
      fill("#f08a2c"),
      flat("M-2 -2H102V20Q50 30 -2 18Z", "#d9552b"),
      moon(50, 32, 26, "#ffe08a"),
      many(shambler("#8a3a1c"), [28, 38, 0.7], [44, 34, 0.7], [58, 35, 0.7], [74, 38, 0.7]),
      flat("M-2 48Q50 36 102 48V82H-2Z", "#8a3a1c"),
      many(shambler("#4a1f14"), [16, 50], [38, 46, 1.05], [64, 46, 1.05], [88, 50]),
      flat("M-2 62Q50 50 102 62V82H-2Z", "#4a1f14"),
      bold(
        at(22, 62, [shoulders("#5a6472"), head("dazed", "moan"), brain], { scale: 0.6 }),
        at(78, 62, [shoulders("#8a1f3f"), head("mad", "teeth", PALE_ROT), stitches], { scale: 0.6 }),
        at(
          50,
          60,
          [
            shoulders("#4a6a86"),
            head("mad", "grin"),
            ink("M-15 -5C-18 -18 -8 -25 2 -24C12 -23 15 -16 15 -6L10 -13L4 -8L-2 -14L-8 -8Z", "#3a2f1c"),
          ],
          { scale: 0.78 },
        ),
      ),
    ],
    "They're Coming To Get You": [
      fill("#27496b"),
      stars("coming to get you", 16),
      moon(26, 22, 12, "#fdf6cf"),
      hills("#1a3348", 100, 54, 48, 56, 50),
      bold(at(70, 38, tombstone(cross), { scale: 1.05, turn: 7 })),
      floor(62, "#43601f"),
      bold(
        limb("M40 72L38 40", ROT, 11),
        ink("M30 58L34 54L40 58L46 54L50 58V76H30Z", "#5d3f78"),
        at(37, 28, claw(), { scale: 1.6 }),
        line("M34 44H41M35 41V47M39 41V47", "ink", 1.5),
      ),
      bold(ink("M10 84C12 70 24 74 30 68L36 74L42 67L50 74C60 70 68 74 70 84Z", EARTH)),
      bold(limb("M84 74V68", PALE_ROT, 5), at(84, 61, claw(PALE_ROT), { scale: 0.75, turn: 12 })),
      bold(ink("M72 84Q76 72 84 75Q94 72 98 84Z", EARTH)),
      many(flat(circle(0, 0, 1.8), "#8a6038"), [24, 62], [54, 62], [58, 54], [18, 54]),
    ],
  },
  bases: {
    "Evans City Cemetery": [
      fill("#5d6f9a"),
      flat("M0 0H160V36Q80 50 0 32Z", "#3d4a78"),
      moon(90, 40, 24, "#f3f6c4"),
      stars("evans city", 24, "light", 160, 34),
      faint(0.5, cloud(40, 50, 24, "#8a96b8"), cloud(134, 56, 22, "#8a96b8")),
      hills("#3f5a3a", 160, 74, 66, 76, 70, 64, 72, 68),
      bold(limb("M66 84Q64 66 66 54M66 66L56 54L50 52M66 60L76 46L84 44M56 54L56 44M76 46L74 36", "#2a2018", 1.8)),
      bold(
        at(96, 70, [
          ink("M-18 18V-8H18V18Z", STONE, shade("M6 -8H20V18H6Z"), flat("M-6 18V2Q0 -5 6 2V18Z", "ink")),
          ink("M-22 -8L0 -24L22 -8Z", "#8b958f", shade("M0 -26L24 -8H2Z")),
          line("M0 -32V-22M-4 -29H4", "ink", 2.4),
          many(ink(box(-2.4, -8, 4.8, 26), "#c9d0cb"), [-13, 0], [13, 0]),
        ]),
      ),
      flat("M-2 86Q40 80 80 86T162 84V124H-2Z", "#4f6a2c"),
      bold(
        [
          [22, 80, 0.6, -8],
          [44, 86, 0.5, 6],
          [130, 80, 0.62, 6],
          [150, 86, 0.5, -6],
          [118, 90, 0.42, -4],
          [70, 91, 0.42, 5],
        ].map(([x = 0, y = 0, scale = 1, turn = 0]) => at(x, y, tombstone(cross), { scale, turn })),
      ),
      flat("M-2 100Q40 94 80 100T162 98V124H-2Z", "#3c5220"),
      many(ink("M-9 0Q0 -7 9 0Z", EARTH), [22, 99], [130, 98], [70, 104]),
      line("M14 110l2 -5l2 5M52 114l2 -5l2 5M104 110l2 -5l2 5M146 112l2 -5l2 5", "#6d8a35", 2),
      faint(0.25, flat(`${ellipse(40, 92, 50, 4)}${ellipse(126, 94, 46, 4)}`, "light")),
    ],
    "Rhodes Plaza Mall": [
      fill("#f7c98a"),
      flat("M0 0H160V30Q80 42 0 26Z", "#f2a26b"),
      moon(38, 40, 14, "#fff3c4"),
      flat("M0 76V58H14V50H30V62H44V46H54V76ZM132 76V52H146V60H162V76Z", "#d98f5a"),
      bold(
        ink("M34 88V52H150V88Z", "#d9cdb0", shade("M124 50H152V90H124Z", 0.14), flat("M34 58H150V62H34Z", "#2f94a4")),
        ink("M64 88V40H120V88Z", "#efe6cf", shade("M104 38H122V90H104Z", 0.14)),
        ink(box(68, 26, 48, 19, 4), "#c2452d"),
        ink(
          "M60 50H124L128 58H56Z",
          "accent",
          line("M68 50L66 58M78 50L77 58M88 50V58M98 50L99 58M108 50L110 58M118 50L120 58", "light", 3),
        ),
        ink(
          "M70 88V62H114V88Z",
          "#8fd0d8",
          flat("M70 88V76L84 62H96L72 88Z", "#c4ecef"),
          line("M81 60V90M92 60V90M103 60V90", "ink", 1.8),
        ),
        ink("M94 66L100 72L98 78L103 84L96 80L93 86V74Z", "#1f3238"),
      ),
      at(92, 36, [
        ink("M-6 7L-5 -3H5L6 7Z", "accent"),
        line("M-3 -3Q0 -8 3 -3", "light", 1.6),
        both(flat(star(14, 0, 5, 5, 2.2), "#ffe98a")),
      ]),
      [42, 54, 130, 142].map((x) => ink(box(x - 5, 67, 10, 14), "#5aa0aa", flat(`M${x - 5} 81l8 -14h3v5z`, "#8fd0d8"))),
      floor(88, "#6a6f66"),
      line("M-2 88H162", "ink", 2),
      flat(
        "M0 96H160V98H0ZM24 100H27L15 122H11ZM66 100H69L63 122H59ZM100 100H103L107 122H103ZM136 100H139L151 122H147Z",
        "#a6ab9c",
      ),
      bold(
        at(136, 90, [
          limb("M-13 -12L-8 -11L-5 4H10", "#c2452d", 1.6),
          ink("M-9 -9H13L10 0H-6Z", STEEL, line("M-3 -9V0M3 -9V0M8 -9V0", "ink", 1)),
          many(ink(circle(0, 0, 1.8), "#3a3f46"), [-4, 7], [9, 7]),
        ]),
        at(38, 92, [
          ink("M-18 2V-5L-10 -6L-6 -13H8L13 -6L20 -4V2Z", "#4a6a86", flat("M-7 -6L-4 -11H7L11 -6Z", "#1f3238")),
          many(ink(circle(0, 0, 4), "#2a2a2a"), [-9, 3], [11, 3]),
        ]),
      ),
      faint(0.5, line("M78 92Q84 96 82 100M104 94Q100 98 104 102", "ink", 1.6)),
    ],
  },
} satisfies FactionPictures;
