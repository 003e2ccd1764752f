/** Anansi Tales: the spider, the animals he tricks, and the gifts that go from hand to hand. */

import { at, bold, both, faint, ink, limb, many, mirrored, shade, shadow, shine } from "../art";
import { cloud, fill, floor, halftone, hills, moon, sea, stars } from "../drawings/backdrops";
import { arrow, flame, glow, puffs, rays, sparkle, spiral, starlet } from "../drawings/effects";
import { gameCard } from "../drawings/props";
import type { FactionPictures } from "../pictures";
import { box, circle, ellipse, flat, line, star, type Art, type Paint } from "../shapes";

const CLAY = "#c2622c";
const DARK_CLAY = "#8a3f18";
const RED = "#d8402f";
const BLUE = "#2f6fc4";
const NIGHT = "#2c2460";
const CREAM = "#fdf0cf";
const BROWN = "#5a2d10";
const LEAF = "#2f8a44";
const STRAW = "#e8c06a";

/** A spider's web, 60 across. */
const web = (paint: Paint, width = 1.4): Art => {
  const point = (radius: number, eighth: number): string =>
    `${Math.round(radius * Math.cos((eighth * Math.PI) / 4) * 2) / 2} ${Math.round(radius * Math.sin((eighth * Math.PI) / 4) * 2) / 2}`;
  const eighths = [0, 1, 2, 3, 4, 5, 6, 7];
  const ring = (radius: number): string =>
    `M${point(radius, 0)}${eighths.map((n) => `Q${point(radius * 0.8, n + 0.5)} ${point(radius, n + 1)}`).join("")}`;
  return line(eighths.map((n) => `M0 0L${point(32, n)}`).join("") + [8, 16, 23, 30].map(ring).join(""), paint, width);
};

/** Strips of woven cloth over a field of 40 by 40 around (0, 0), to be used inside of a shape. */
const kente: Art = [
  flat("M-30 -30H30V30H-30Z", "accent"),
  flat("M-20 -30H-10V30H-20ZM0 -30H10V30H0ZM20 -30H30V30H20Z", RED),
  flat("M-30 -24H30V-18H-30ZM-30 -8H30V-2H-30ZM-30 8H30V14H-30Z", "second"),
  line("M-30 -15H30M-30 1H30M-30 17H30", "deep", 2),
];

/** A pot of clay, 48 wide and 44 high; its mouth at (0, -17). */
const pot = (clay: Paint, dark: Paint, pattern: Paint): Art => [
  ink(
    "M-14 -17H14Q12 -12 15 -9C28 -2 27 18 13 25H-13C-27 18 -28 -2 -15 -9Q-12 -12 -14 -17Z",
    clay,
    line("M-26 2L-20 9L-14 2L-8 9L-2 2L4 9L10 2L16 9L22 2L28 9", pattern, 2.6),
    line("M-30 -3H30M-30 14H30", pattern, 2),
    shade("M8 -20C24 -6 20 16 8 27H32V-20Z", 0.22),
    shine("M-20 -1Q-20 -5 -14 -7L-16 -2Z", 0.5),
  ),
  ink(ellipse(0, -17, 15, 4.6), dark),
];

const bean = (paint: Paint): Art => ink("M-5 -1C-5 -5 0 -5 1 -3C3 -4 6 -2 5 1C4 5 -4 5 -5 -1Z", paint);

/** A broad leaf that points upwards from (0, 0). */
const leaf = (paint: Paint): Art => [
  ink("M0 0C-14 -8 -12 -26 0 -36C12 -26 14 -8 0 0Z", paint, shade("M0 -38H16V2H0Z", 0.2)),
  line("M0 0V-28", "ink", 1.4),
];

/** A long feather from its quill at (0, 30) to its tip at (0, -34). */
const feather = (paint: Paint, dark: Paint): Art => [
  ink(
    "M0 24C-12 16 -15 -8 0 -34C15 -8 12 16 0 24Z",
    paint,
    flat("M-12 -4L0 4L12 -4L0 12Z", dark),
    flat("M-14 -18L0 -10L14 -18L0 -2Z", dark),
    shade("M0 -36H18V28H0Z", 0.14),
  ),
  line("M0 34V-24", "ink", 2),
];

/** A tree with a swollen trunk, its foot at (0, 0), 60 high. */
const baobab = (bark: Paint, crown: Paint): Art => [
  ink(
    "M-14 2Q-8 -14 -11 -34L-22 -50L-17 -53L-6 -40L-4 -58H2L4 -40L15 -54L20 -50L10 -34Q8 -14 15 2Z",
    bark,
    shade("M4 -60H24V4H2Q8 -20 4 -60Z"),
  ),
  puffs(crown, [-21, -54, 9], [-3, -62, 10], [18, -55, 9]),
];

const bubble = (paint: Paint): Art =>
  ink("M-22 -16H22Q26 -16 26 -12V10Q26 14 22 14H-4L-16 26L-14 14H-22Q-26 14 -26 10V-12Q-26 -16 -22 -16Z", paint);

const hornet: Art = [
  both(ink("M4 -4C16 -24 34 -30 40 -20C42 -8 24 4 6 4Z", "#dff3fb", line("M8 0Q22 -8 36 -18", "#8fb8c9", 1.6))),
  ink("M-4 24L0 40L4 24Z", "ink"),
  ink(
    "M0 -2C13 -2 17 6 15 14C13 22 6 28 0 29C-6 28 -13 22 -15 14C-17 6 -13 -2 0 -2Z",
    "accent",
    flat("M-20 6H20V11H-20ZM-20 17H20V22H-20Z", "ink"),
    shade("M6 -4H20V32H2Q12 14 6 -4Z", 0.16),
  ),
  both(limb("M8 4L18 12L15 18", BROWN, 2)),
  line("M-5 -20Q-8 -30 -14 -30M5 -20Q8 -30 14 -30", "ink", 2.6),
  ink("M0 -22C11 -22 15 -15 14 -9C13 -1 7 2 0 2C-7 2 -13 -1 -14 -9C-15 -15 -11 -22 0 -22Z", "#f79a2c"),
  both([
    ink("M2 -8C3 -16 9 -18 12 -15C14 -8 8 -3 2 -8Z", "light"),
    flat(circle(6.6, -9.6, 2), "ink"),
    line("M2 -14L13 -19", "ink", 2.8),
  ]),
  line("M-5 -2Q0 -5 5 -2", "ink", 2),
];

export default {
  cards: {
    "Anansi the Spider": [
      fill("#4a2a7a"),
      rays(50, 40, "#6a42a8", { opacity: 0.8, count: 16 }),
      at(50, 38, web("#cbb8ec", 1), { scale: 1.9, turn: 22 }),
      bold(
        mirrored([
          limb("M40 56C24 46 14 34 18 8", "accent", 4.6),
          limb("M38 58C18 56 8 48 2 30", "accent", 4.6),
          limb("M38 64C22 62 12 68 4 82", "accent", 4.6),
          limb("M40 70C32 72 28 78 28 88", "accent", 4.6),
          line("M22 28L17 30M12 46L8 49M16 66L18 70", BROWN, 3),
        ]),
        ink(
          "M50 48C64 48 71 56 71 68C71 80 64 88 50 88C36 88 29 80 29 68C29 56 36 48 50 48Z",
          "accent",
          at(50, 68, kente),
          shade("M58 46H76V90H54Q68 68 58 46Z", 0.18),
        ),
        at(50, 34, [
          ink(
            "M0 -20C16 -20 25 -12 24 0C23 14 13 21 0 21C-13 21 -23 14 -24 0C-25 -12 -16 -20 0 -20Z",
            "#f29a2c",
            shade("M10 -22C20 -6 16 12 4 22H30V-22Z", 0.16),
          ),
          both([
            ink("M1.6 -4H15C15 6 4 7 1.6 -4Z", "light"),
            flat(circle(8.4, -1, 2.8), "ink"),
            line("M1 -4.6L16 -5.4", "ink", 2.6),
            ink(circle(18.6, -7, 3), "light"),
            flat(circle(18, -6.6, 1.4), "ink"),
          ]),
          ink(
            "M-12 7Q2 12 14 5Q12 17 1 18Q-9 17 -12 7Z",
            "#5c1420",
            flat("M-10 8Q2 12.6 12 6.6L10.6 10.6Q1 15 -8.6 11.6Z", "light"),
          ),
          ink(
            "M-16 -15Q-15 -31 0 -31Q15 -31 16 -15Q0 -21 -16 -15Z",
            RED,
            flat("M-18 -21Q0 -27 18 -21V-17Q0 -23 -18 -17Z", "accent"),
            line("M-10 -26L-6 -30L-2 -26L2 -30L6 -26L10 -30", "second", 1.8),
          ),
        ]),
        at(17, 12, gameCard("second", flat(star(0, 0, 5, 5.4, 2.4), "accent")), { turn: -16, scale: 0.72 }),
        at(83, 12, gameCard(RED, flat(star(0, 0, 5, 5.4, 2.4), "accent")), { turn: 16, scale: 0.72 }),
      ),
    ],
    "Onini the Python": [
      fill("#ff9a6b"),
      moon(50, 34, 28, "#ffd9a0"),
      mirrored(at(8, 84, leaf(LEAF), { scale: 1.2, turn: 14 })),
      bold(
        ink(
          ellipse(50, 70, 41, 13),
          "#6b8a2c",
          line("M12 70L22 64L32 72L42 66L52 73L62 66L72 72L82 64L90 70", "accent", 3.4),
          shade("M8 74Q50 86 92 74V86H8Z"),
        ),
        ink(
          ellipse(50, 57, 32, 11),
          "#7fa034",
          line("M20 57L29 52L38 60L47 53L56 60L65 53L74 59L80 55", "accent", 3.4),
          shade("M16 60Q50 70 84 60V70H16Z"),
        ),
        limb("M50 54C34 48 36 38 44 34", "#7fa034", 15),
        at(
          52,
          27,
          [
            limb("M0 16V24M0 24L-5 30M0 24L5 30", RED, 1.8),
            ink(
              "M0 -19C12 -19 22 -12 23 -2C24 8 15 17 0 17C-15 17 -24 8 -23 -2C-22 -12 -12 -19 0 -19Z",
              "#7fa034",
              flat("M0 -20L8 -8L0 4L-8 -8Z", "accent"),
              flat("M-24 6Q-12 12 0 10T24 6V20H-24Z", "#c4d86a"),
              shade("M10 -20C20 -6 16 8 6 18H28V-20Z", 0.16),
            ),
            both([
              ink("M6 -8L21 -10Q22 1 13 1Q7 0 6 -8Z", "#ffe46b"),
              flat(ellipse(13.4, -4.6, 1.6, 4.2), "ink"),
              line("M5 -10L22 -13", "ink", 3.2),
              flat(circle(4, 5, 1.3), "ink"),
            ]),
            line("M-17 9Q0 16 17 9", "ink", 2.2),
            both(ink("M8 11.6L10 18L12.6 10.6Z", "light")),
          ],
          { scale: 1.08 },
        ),
      ),
    ],
    "Osebo the Leopard": [
      fill("#14506b"),
      moon(82, 16, 11, "#fff3c4"),
      stars("osebo the leopard", 18),
      [
        [8, -20, "#1f7a5c"],
        [24, 12, "#2f9a5c"],
        [90, 14, "#2f9a5c"],
        [100, -14, "#1f7a5c"],
      ].map(([x, turn, paint]) => at(Number(x), 86, leaf(paint as Paint), { turn: Number(turn), scale: 1.3 })),
      bold(
        at(
          48,
          42,
          [
            ink("M-26 44Q-24 20 -10 14H10Q24 20 26 44Z", "#e8962c"),
            both([ink(circle(22, -22, 10), "#f0a83a"), flat(circle(22, -22, 5), BROWN)]),
            ink(
              "M0 -30C20 -30 30 -18 29 -2C32 6 29 10 26 14C20 26 10 30 0 30C-10 30 -20 26 -26 14C-29 10 -32 6 -29 -2C-30 -18 -20 -30 0 -30Z",
              "#f0a83a",
              flat(
                [
                  [0, -24, 3.4],
                  [-10, -22, 2.6],
                  [10, -22, 2.6],
                  [0, -15, 2.4],
                  [-20, -12, 3],
                  [20, -12, 3],
                  [-26, 2, 3],
                  [26, 2, 3],
                  [-21, 12, 2.4],
                  [21, 12, 2.4],
                  [-5, -19, 1.8],
                  [5, -19, 1.8],
                ]
                  .map(([x = 0, y = 0, r = 0]) => circle(x, y, r))
                  .join(""),
                BROWN,
              ),
              shade("M12 -32C26 -12 22 14 8 32H36V-32Z", 0.15),
            ),
            both([
              flat("M4 -3L19 -10C20 2 8 5 4 -3Z", "#c8f25c"),
              flat(ellipse(11.6, -3.6, 1.7, 3.8), "ink"),
              line("M3 -5L20 -13", "ink", 3.4),
            ]),
            ink("M0 2C10 2 16 8 15 15C12 26 -12 26 -15 15C-16 8 -10 2 0 2Z", "#fff1d2"),
            ink("M-6 4Q0 1 6 4Q5 9 0 10Q-5 9 -6 4Z", "ink"),
            ink(
              "M-11 14Q0 10 11 14Q10 27 0 28Q-10 27 -11 14Z",
              "#7a1420",
              flat("M-5 25Q0 20 5 25Q0 28 -5 25Z", "#f0786a"),
            ),
            both(ink("M4 13L6.6 21L9.4 14Z", "light")),
            line("M-14 11L-28 8M-14 14L-27 16M14 11L28 8M14 14L27 16", "ink", 1.3),
          ],
          { scale: 1.08 },
        ),
        limb("M74 88Q86 80 82 66", "#f0a83a", 13),
        [72, 81, 90].map((x) => [
          ink(`M${x - 3} 54L${x - 1} 43L${x + 3} 54Z`, "light"),
          ink(circle(x, 57, 5), "#f0a83a"),
        ]),
        ink(
          "M69 62Q70 54 81 54Q93 54 93 62Q92 72 81 72Q70 72 69 62Z",
          "#f0a83a",
          flat(`${circle(77, 65, 2.2)}${circle(85, 66, 2.2)}`, BROWN),
        ),
      ),
    ],
    "Akye the Turtle": [
      fill("#9fe0f0"),
      moon(22, 22, 11, "#fffbe0"),
      cloud(80, 22, 14),
      sea(60, BLUE, "#4f9ad8"),
      bold(
        at(32, 24, gameCard(RED), { turn: -22, scale: 0.8 }),
        at(48, 19, gameCard(BLUE), { turn: 2, scale: 0.8 }),
        ink("M10 62Q4 72 12 77H26V60Z", "#d9a55e"),
        ink("M50 62Q46 72 52 77H66L62 60Z", "#d9a55e"),
        ink(
          "M60 60C60 40 66 28 78 28C90 28 96 38 92 46C88 52 82 52 80 58C78 66 70 70 60 66Z",
          "#d9a55e",
          shade("M66 66Q78 62 80 50L96 44V70H64Z", 0.14),
        ),
        ink(
          "M4 62C4 38 20 26 36 26C54 26 68 40 68 62Q36 74 4 62Z",
          "second",
          line(
            "M22 31L17 46L25 60H46L54 46L48 31M17 46H4M54 46H68M25 60L22 68M46 60L50 68M17 46L36 36L54 46",
            "#235f2d",
            2.8,
          ),
          shade("M50 26H72V72H50Q60 48 50 26Z"),
        ),
        ink("M2 60Q36 73 70 60L70 66Q36 79 2 66Z", "accent"),
        ink(circle(79, 38, 6), "light"),
        flat(circle(80.6, 38.6, 2.6), "ink"),
        line("M73 31Q79 27 85 31", "ink", 2.2),
        line("M80 50Q88 51 91 46", "ink", 2.2),
      ),
      line("M6 78Q12 75 18 78M40 79Q48 76 56 79M72 77Q80 74 88 77", "light", 2),
    ],
    "Mboro Hornet": [
      fill("#f58a8f"),
      rays(46, 44, "#ffb8b0", { opacity: 0.8, count: 14, turn: 5 }),
      bold(at(85, 62, hornet, { scale: 0.4, turn: -10 }), at(14, 62, hornet, { scale: 0.4, turn: 10 })),
      bold(at(46, 38, hornet, { scale: 1.02, turn: -8 })),
    ],
    "Collecting Stories": [
      fill("#1f4f8f"),
      stars("collecting stories", 24),
      flat("M26 54L0 -4H100L74 54Z", "#ffd873"),
      flat("M36 54L24 -4H76L64 54Z", "#fff0b8"),
      bold(
        ink("M16 54L22 44H78L84 54Z", "ink"),
        ink(
          "M14 54H86V80H14Z",
          "#a8552c",
          flat("M14 58H86V62H14ZM14 73H86V77H14Z", "accent"),
          line("M18 67.5L24 64L30 71L36 64L42 71L48 64L54 71L60 64L66 71L72 64L78 71L84 65", "second", 2.2),
          shade("M66 50H90V82H66Z"),
        ),
        ink(box(42, 53, 16, 14, 3), "second"),
        flat(`${circle(50, 58, 2.4)}M49 59H51V64H49Z`, "ink"),
      ),
      bold(
        at(50, 24, [
          [0, 45, 90, 135, 180, 225, 270, 315].map((turn) =>
            at(0, 0, ink("M-3.4 -11L0 -18L3.4 -11Z", "accent"), { turn }),
          ),
          ink(circle(0, 0, 11), "accent"),
          both(flat(ellipse(4, -2, 1.4, 2), "ink")),
          line("M-4 3Q0 7 4 3", "ink", 1.8),
        ]),
        at(
          22,
          30,
          [
            ink("M-13 0Q-3 -12 8 -2L16 -8V8L8 2Q-3 12 -13 0Z", "#5fc7e8", shade("M-14 3Q0 6 16 3V12H-14Z")),
            flat(circle(-6, -2, 1.8), "ink"),
          ],
          { turn: 30 },
        ),
        at(78, 28, ink("M5 -14A14 14 0 1 0 13 8A11 11 0 0 1 5 -14Z", "#b89af0")),
        at(37, 46, ink(star(0, 0, 5, 8, 3.6), RED)),
        at(64, 46, [ink("M0 8C-10 2 -9 -6 -4 -7Q0 -7 0 -3Q0 -7 4 -7C9 -6 10 2 0 8Z", "#f58a8f")]),
      ),
    ],
    "Ear of Corn": [
      fill("#5fb8e8"),
      rays(50, 36, "#9fdcf5", { opacity: 0.8, count: 16 }),
      hills("#6fae4a", 100, 68, 62, 70, 64, 68),
      bold(
        at(
          50,
          40,
          [
            at(0, 34, ink("M0 4C-16 0 -30 -18 -30 -44C-18 -34 -6 -20 0 -4Z", LEAF)),
            at(0, 34, ink("M0 4C16 0 30 -18 30 -44C18 -34 6 -20 0 -4Z", LEAF)),
            ink(
              "M0 -38C12 -34 17 -14 15 6C14 20 8 32 0 34C-8 32 -14 20 -15 6C-17 -14 -12 -34 0 -38Z",
              "accent",
              flat(
                [-30, -23, -16, -9, -2, 5, 12, 19, 26]
                  .flatMap((y, row) => [-16, -8, 0, 8, 16].map((x) => ellipse(x + (row % 2) * 4 - 2, y, 3.2, 2.8)))
                  .join(""),
                "#ffe27a",
              ),
              shade("M5 -40H20V36H2Q12 0 5 -40Z", 0.2),
            ),
            ink("M-2 40C-18 36 -24 20 -22 2C-12 10 -2 22 0 36Z", "second"),
            ink("M2 40C18 36 24 20 22 2C12 10 2 22 0 36Z", "second", shade("M12 0H26V40H8Z")),
            limb("M0 38V46", LEAF, 5),
            line("M-4 -36Q-8 -44 -14 -42M0 -38Q0 -46 4 -48M3 -36Q8 -44 14 -41", "#b5702c", 2.4),
          ],
          { turn: 14, scale: 0.94 },
        ),
      ),
      sparkle(20, 20, 6),
      sparkle(82, 16, 5),
      sparkle(80, 50, 5),
    ],
    "Feather Gifts": [
      fill(CREAM),
      halftone("ground", { opacity: 0.22 }),
      bold(
        at(50, 60, [
          at(0, 0, [at(0, -30, feather(BLUE, "#8fc0f5"), { scale: 1.05 })], { turn: -42 }),
          at(0, 0, [at(0, -30, feather("second", "#b8e06a"), { scale: 1.05 })], { turn: 42 }),
          at(0, -28, feather(RED, "accent"), { scale: 1.2 }),
        ]),
        mirrored([ink("M48 64Q36 52 30 60Q30 72 48 68Z", "ground"), ink("M47 67L36 82L46 80L50 70Z", "ground")]),
        ink(circle(50, 66, 5.4), "accent"),
      ),
    ],
    "Let it be Full and Eat": [
      fill("#c4301f"),
      rays(50, 40, "#e8603a", { opacity: 0.9, count: 14, turn: 8 }),
      floor(68, "#7a1c14"),
      shadow(50, 74, 36),
      faint(0.7, line("M34 18Q28 12 34 6T34 -4M50 14Q44 8 50 2M66 18Q60 12 66 6T66 -4", "light", 4)),
      bold(
        puffs("#fff6e2", [34, 38, 11], [50, 31, 14], [66, 38, 11]),
        at(
          66,
          30,
          [
            ink(
              "M-16 2Q-6 -10 10 -2L19 -9L18 7L9 4Q-6 12 -16 2Z",
              "#f0a05c",
              line("M-4 -4Q-1 1 -4 6M3 -4Q6 1 3 5", "#b5602c", 1.8),
            ),
            flat(circle(-10, 0, 1.6), "ink"),
          ],
          { turn: -24 },
        ),
        at(30, 33, [ink("M-3 10L-9 -2Q-8 -10 0 -10Q8 -10 7 -2L3 10Z", "#a8552c"), limb("M0 10V17", CREAM, 3)], {
          turn: -30,
        }),
        ink(circle(44, 34, 5), RED),
        ink(circle(54, 40, 4.4), "second"),
        ink(
          "M12 42H88Q86 68 64 74H36Q14 68 12 42Z",
          CLAY,
          line("M12 56L22 50L32 58L42 50L52 58L62 50L72 58L82 50L90 56", "accent", 3),
          shade("M62 40H92V78H58Q76 62 62 40Z"),
        ),
        ink(box(8, 39, 84, 7, 3.5), DARK_CLAY),
      ),
    ],
    "Pot of Beans": [
      fill("#8fc45c"),
      halftone(LEAF, { opacity: 0.35 }),
      floor(66, "#b5803f"),
      line("M-2 66H102", "ink", 2.2),
      shadow(46, 74, 40),
      bold(
        at(
          36,
          44,
          [
            pot(CLAY, "ink", CREAM),
            [
              [-8, -20],
              [0, -22],
              [8, -20],
              [3, -17],
              [-4, -17],
            ].map(([x = 0, y = 0], n) => at(x, y, bean(n % 2 === 0 ? RED : CREAM), { turn: n * 40 })),
          ],
          { turn: 38, scale: 1.14 },
        ),
        [
          [58, 36],
          [66, 44],
          [58, 48],
          [72, 54],
          [62, 58],
          [80, 62],
          [70, 66],
          [58, 68],
          [88, 70],
          [76, 74],
          [64, 76],
          [50, 74],
          [92, 58],
          [84, 78],
        ].map(([x = 0, y = 0], n) =>
          at(x, y, bean(n % 3 === 0 ? CREAM : n % 3 === 1 ? RED : BROWN), { turn: n * 50, scale: 1.15 }),
        ),
      ),
    ],
    "Pot of Wisdom": [
      fill(NIGHT),
      stars("pot of wisdom", 30),
      glow(48, 42, 48, "#8fd0ff"),
      bold(
        ink(
          "M62 86Q70 40 64 -6H86Q84 40 94 86Z",
          "#8a5a34",
          line("M70 4Q74 30 70 54M78 20Q76 44 82 72M66 62Q70 72 68 82", BROWN, 2),
          shade("M78 -6H98V88H80Z"),
        ),
        limb("M84 22L100 10", "#8a5a34", 5),
        puffs(LEAF, [94, 8, 8], [84, 2, 7], [70, -2, 8]),
      ),
      bold(
        limb("M28 38Q60 30 90 40M26 58Q60 64 92 56", STRAW, 3),
        at(
          42,
          50,
          [
            pot("#3f7fc4", "#1c3f7a", "accent"),
            at(0, 8, [
              ink("M-12 0Q0 -11 12 0Q0 11 -12 0Z", "light"),
              ink(circle(0, 0, 4.6), "accent"),
              flat(circle(0, 0, 2), "ink"),
            ]),
          ],
          { scale: 1.08 },
        ),
      ),
      faint(0.8, spiral(42, 18, 13, 2.4, "#dff3ff", 3)),
      sparkle(42, 14, 8, "accent"),
      sparkle(24, 22, 5),
      sparkle(58, 12, 5),
      sparkle(14, 42, 4),
    ],
    "The Perfect Gift": [
      fill("#d84f8f"),
      rays(50, 44, "#f58fc0", { opacity: 0.9, count: 18 }),
      shadow(50, 76, 34),
      bold(
        ink(
          "M22 40H78V78H22Z",
          "accent",
          at(36, 60, kente, { scale: 0.9 }),
          at(74, 60, kente, { scale: 0.9 }),
          shade("M66 38H82V80H66Z"),
        ),
        ink("M43 40H57V78H43Z", BLUE),
        ink("M17 30H83V43H17Z", "second", shade("M66 28H86V46H66Z")),
        ink("M42 30H58V43H42Z", BLUE),
        mirrored(
          ink("M50 30C34 30 22 22 26 12C32 6 44 14 50 30Z", BLUE, flat("M46 26Q36 24 32 16Q40 16 46 26Z", "#1c4580")),
        ),
        ink("M44 30Q50 20 56 30Q50 34 44 30Z", BLUE),
      ),
      starlet(14, 18, 6, "accent"),
      starlet(88, 16, 6, "accent"),
      sparkle(10, 52, 5),
      sparkle(91, 52, 5),
    ],
    "Trading Stories": [
      fill("accent"),
      flat("M-2 84L102 -4V84Z", "#2f9a8f"),
      bold(
        at(36, 28, [
          bubble("light"),
          ink(circle(-10, -1, 8), "accent"),
          line("M-10 -14V-11M-21 -8L-18 -6M1 -8L-2 -6", "ink", 2),
          ink("M4 8L12 -8L20 8Z", "second"),
        ]),
      ),
      bold(
        at(64, 52, [
          at(0, 0, bubble(CREAM), { flip: true }),
          ink("M-14 0Q-6 -9 2 -1L8 -6V6L2 1Q-6 9 -14 0Z", "#5fc7e8"),
          flat(circle(-8, -1, 1.4), "ink"),
          ink("M14 8V-4Q18 -10 22 -4V8Z", RED),
        ]),
      ),
      arrow("M68 14Q84 14 84 26", 84, 29, 90, RED, 4.4),
      arrow("M32 70Q16 70 16 58", 16, 55, -90, RED, 4.4),
    ],
  },
  bases: {
    "Anansi's Web": [
      fill("#7a3f9c"),
      flat("M0 40Q80 24 160 40V124H0Z", "#c45f9c"),
      flat("M0 66Q80 52 160 66V124H0Z", "#f5a06b"),
      moon(92, 60, 20, "#ffe08a"),
      hills("#5c2f6b", 160, 88, 82, 88, 84, 88, 82, 88),
      bold(
        at(40, 98, baobab("#4a2a3c", "#3a7a4f"), { scale: 1.5 }),
        at(146, 98, baobab("#4a2a3c", "#3a7a4f"), { scale: 1.5 }),
      ),
      line("M92 48L48 20M92 48L138 18M92 48L50 84M92 48L136 84", "light", 1.4),
      at(92, 50, web("light", 1.5), { scale: 1.12, turn: 22 }),
      many(flat(circle(0, 0, 1.6), "#dff3ff"), [92, 16], [72, 30], [114, 34], [66, 56], [118, 60], [80, 74], [104, 78]),
      bold(
        at(
          92,
          50,
          [
            limb("M-4 -2L-11 -8L-12 -14M-5 0L-13 -1L-16 -6M-5 3L-12 6L-14 12M-3 6L-8 12L-7 18", "accent", 1.4),
            limb("M4 -2L11 -8L12 -14M5 0L13 -1L16 -6M5 3L12 6L14 12M3 6L8 12L7 18", "accent", 1.4),
            ink(ellipse(0, 4, 6, 7), "second"),
            ink(circle(0, -5, 4), "accent"),
          ],
          { scale: 0.8 },
        ),
      ),
      hills("#3a1f44", 160, 96, 94, 97, 96, 97, 94, 96),
      many(
        flat("M-5 0L-3 -9L0 0L3 -10L5 0Z", "#2a5c44"),
        [16, 98],
        [64, 99, 0.8],
        [120, 99, 0.8],
        [104, 112],
        [40, 112],
        [146, 114],
      ),
    ],
    "Storyteller's Hut": [
      fill("#16305c"),
      flat("M0 44Q80 30 160 46V124H0Z", "#24488a"),
      stars("storyteller's hut", 60, "#fff3c4", 160, 60),
      moon(126, 28, 12, "#fff3c4"),
      hills("#1c4a4a", 160, 80, 72, 82, 74, 82, 72, 80),
      bold(at(36, 96, baobab("#3f2c34", "#2a6a4f"), { scale: 0.95 })),
      bold(
        ink(
          "M62 94V58H122V94Z",
          CLAY,
          line("M62 66L70 60L78 66L86 60L94 66L102 60L110 66L118 60L124 66", CREAM, 2.4),
          flat("M62 84H122V88H62Z", DARK_CLAY),
          flat("M67 78L72 71L77 78L72 84ZM107 78L112 71L117 78L112 84Z", "accent"),
          shade("M108 54H126V96H108Z"),
        ),
        ink("M82 94V74Q92 62 102 74V94Z", "ink", flat("M85 94V75Q92 66 99 75V94Z", "#ffb84d")),
        ink(
          "M50 62Q72 46 86 22L92 16L98 22Q112 46 134 62Q92 72 50 62Z",
          STRAW,
          line("M92 18L66 62M92 18L80 66M92 18V68M92 18L104 66M92 18L118 62", "#b58a34", 1.8),
          shade("M98 20Q114 46 138 64L104 68Q106 40 98 20Z"),
        ),
        ink(circle(92, 16, 4), RED),
      ),
      floor(94, "#5c3a24"),
      line("M-2 94H162", "ink", 2.4),
      glow(56, 100, 30, "accent"),
      bold(limb("M48 104L64 98M48 98L64 104", BROWN, 3), flame(56, 100, 20)),
      bold(
        at(130, 102, [
          ink("M-8 -16H8L5 -8L9 4H-9L-5 -8Z", "#b8692c", line("M-8 -16L-2 -8L3 -16L7 -9", CREAM, 1.4)),
          ink(ellipse(0, -16, 9, 3), CREAM),
        ]),
        [
          [26, 106],
          [82, 110],
        ].map(([x = 0, y = 0]) => ink(`M${x - 9} ${y}V${y - 6}Q${x} ${y - 10} ${x + 9} ${y - 6}V${y}Z`, "#8a5a34")),
      ),
    ],
  },
} satisfies FactionPictures;
