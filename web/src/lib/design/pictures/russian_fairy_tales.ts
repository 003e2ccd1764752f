/** Russian Fairy Tales: birches, beasts and old magic, as on a lacquered box. */

import { at, bold, both, faint, ink, limb, many, mirrored, shade, shadow, shine } from "../art";
import { cloud, fill, floor, halftone, hills, moon, sea, stars } from "../drawings/backdrops";
import { drops, glow, puffs, rays, sparkle, spiral, starlet } from "../drawings/effects";
import { arm, blush, crown, face, shoulders } from "../drawings/heads";
import { pine } from "../drawings/places";
import { gameCard } from "../drawings/props";
import type { FactionPictures } from "../pictures";
import { box, circle, ellipse, flat, line, shape, star, twice, type Art, type Paint } from "../shapes";

const WOOD = "#8f5630";
const BARK = "#f6f1e6";
const NIGHT = "#1c2450";
const LEAF = "#6cc04a";
const FUR = "#8a5a38";
const WOLF = "#8d95a1";
const FROG = "#5fc04f";
const WATER = "#4fb8e8";
const PLUM = "#7a2f7c";
const SNOW = "#e4eef6";

/** The head of a wolf, on a field of 64 by 64. */
const wolf: Art = [
  ...twice(shape("M12 28L6 2L27 15Z", WOLF), flat("M13 21L10.5 9L20 15Z", "#e8b0a0")),
  shape("M32 12C46 12 55 20 56 30L63 41L53 43C51 53 42 61 32 63C22 61 13 53 11 43L1 41L8 30C9 20 18 12 32 12Z", WOLF),
  shape("M32 33C41 33 46 44 43 53C41 59 36 62 32 62C28 62 23 59 21 53C18 44 23 33 32 33Z", "#f0ebe4"),
  shape(ellipse(32, 43, 6.4, 4.4), "ink"),
  line("M32 47V52M23 53Q28 58 32 52Q36 58 41 53"),
  ...twice(
    shape("M13 28L28 34C26 40 16 39 13 28Z", "#ffe46b"),
    flat(circle(22.5, 34, 2), "ink"),
    line("M11 25L28 32", "ink", 3.2),
    shape("M25 55L27.5 60.5L29.5 55.5Z", "light"),
  ),
];

/** A hut on the legs of a hen, its feet at (0, 0). */
const hut: Art = [
  limb("M-7 -16L-9 -8L-6 -2M7 -16L9 -8L6 -2", "accent", 2.6),
  limb("M-6 -1L-12 1M-6 -1L-2 1M6 -1L12 1M6 -1L2 1", "accent", 1.8),
  ink("M-15 -16V-32H15V-16Z", WOOD, line("M-16 -27H16M-16 -21H16", "deep", 1.4), shade("M5 -34H17V-14H5Z")),
  ink(box(-5, -28, 9, 8), "accent", line("M-0.5 -28V-20M-5 -24H4", "ink", 1.2)),
  ink("M-20 -30L0 -48L20 -30Z", "ground", shade("M0 -48L20 -30H6Z"), line("M-14 -33L0 -45L14 -33", "accent", 2)),
];

/** The marks on the white bark of a birch from (x, top) to (x, foot). */
const marks = (x: number, top: number, foot: number, reach: number): Art => {
  const rows = Math.floor((foot - top) / 9);
  const one = (index: number): string =>
    index % 2 === 0
      ? `M${x - reach} ${top + 5 + index * 9}h${reach * 0.9}`
      : `M${x + reach} ${top + 5 + index * 9}h${-reach * 0.8}`;
  return line(Array.from({ length: rows }, (_, index) => one(index)).join(""), "ink", 2);
};

/** A birch that stands behind: its trunk's middle and half of its width. */
const trunk = (x: number, half: number, foot = 90): Art => [
  ink(
    `M${x - half} ${foot}V-4H${x + half}V${foot}Z`,
    BARK,
    marks(x, 0, foot, half),
    shade(`M${x + half * 0.3} -4H${x + half + 1}V${foot}H${x + half * 0.3}Z`),
  ),
];

const leaves = (...places: readonly (readonly [number, number, number])[]): Art => [puffs(LEAF, ...places)];

/** A question mark, 16 wide and 30 high. */
const question = (paint: Paint): Art => [
  limb("M-7 -8C-7 -18 8 -18 8 -8C8 -2 0 -1 0 6", paint, 4.4),
  ink(circle(0, 15, 3.4), paint),
];

/** A frog or a toad that sits, 56 wide; its eyes are put on. */
const frog = (skin: Paint, belly: Paint): Art => [
  both([ink("M14 20C26 4 36 14 32 26C30 32 20 32 14 30Z", skin), ink("M12 30H34Q36 34 32 35H14Z", skin)]),
  ink(
    "M0 -10C20 -10 26 4 24 18C22 32 10 34 0 34C-10 34 -22 32 -24 18C-26 4 -20 -10 0 -10Z",
    skin,
    flat(ellipse(0, 26, 14, 14), belly),
    shade("M8 -12H28V36H8Q22 10 8 -12Z", 0.16),
  ),
  both(limb("M10 20Q8 28 12 33", skin, 4)),
  ink("M0 -16C18 -18 26 -8 25 0C24 10 12 14 0 14C-12 14 -24 10 -25 0C-26 -8 -18 -18 0 -16Z", skin),
  line("M-19 2Q0 12 19 2", "ink", 2.4),
  flat(`${circle(-3, -3, 1.1)}${circle(3, -3, 1.1)}`, "ink"),
];

const roundEye = (look = 0): Art => [
  ink(circle(0, 0, 6.4), "light"),
  flat(circle(look, 0.6, 3), "ink"),
  flat(circle(look - 1, -0.6, 1.1), "light"),
];

export default {
  cards: {
    "Baba Yaga": [
      fill(NIGHT),
      moon(50, 30, 30, "#ffe9a8"),
      stars("baba yaga", 24),
      flat("M-2 82V50L6 38L14 54L20 44L26 60L34 82ZM102 82V46L94 36L88 52L80 44L74 60L66 82Z", "#0d1230"),
      bold(
        limb("M84 76L76 16", WOOD, 4.4),
        ink("M70 18L74 4Q80 0 83 6L82 18Z", WOOD),
        at(
          46,
          36,
          [
            ink("M-17 -4C-24 6 -28 20 -24 30L-12 22ZM17 -4C24 6 28 20 24 30L12 22Z", "#d8dce0"),
            shoulders(PLUM, line("M-20 24L0 44L20 24", "second", 5)),
            face({ skin: "#b9c48a", mood: "angry", mouth: "grin" }),
            ink("M-4 -4C-2 -6 3 -6 4 -2L9 12Q8 18 3 14L-5 6Z", "#a8b478"),
            flat(circle(6, 9, 1.4), "#6b7a44"),
            flat("M-3 11L-1 16L1 11.4Z", "ink"),
            ink(
              "M-18 8C-20 -18 -10 -26 0 -26C10 -26 20 -18 18 8C16 -4 12 -11 0 -12C-12 -11 -16 -4 -18 8Z",
              "ground",
              flat(`${circle(-10, -15, 2.2)}${circle(0, -20, 2.2)}${circle(10, -15, 2.2)}`, "accent"),
            ),
          ],
          { scale: 1.12 },
        ),
        ink(
          "M8 58H84C84 70 74 78 66 84H26C18 78 8 70 8 58Z",
          WOOD,
          shade("M56 58H84V86H56Z"),
          line("M8 69Q46 76 84 69", "accent", 3),
        ),
        ink(box(4, 55, 84, 9, 4), "#a8703f"),
        arm("M70 58L82 50", 81, 48, PLUM, "#b9c48a", 8),
      ),
    ],
    "Finist the Falcon": [
      fill("#7fc8f0"),
      rays(50, 40, "light", { opacity: 0.5, count: 14, turn: 8 }),
      cloud(14, 74, 16),
      cloud(90, 72, 14),
      bold(
        mirrored([
          ink(
            "M44 30C34 10 16 4 -2 10L6 18L-2 22L8 28L2 34L14 38L10 46L22 46L22 54L44 52Z",
            "#a8703f",
            flat("M44 30C34 14 20 8 4 12L24 28L44 42Z", "accent"),
          ),
          line("M12 26L30 34M18 36L32 40", "ink", 1.8),
        ]),
        ink("M38 60L34 80L44 74L50 82L56 74L66 80L62 60Z", "ground"),
        ink(
          "M50 20C62 20 66 34 64 48C62 60 56 66 50 68C44 66 38 60 36 48C34 34 38 20 50 20Z",
          "#fbe6b8",
          line("M42 44L46 48L50 44L54 48L58 44M42 53L46 57L50 53L54 57L58 53", "#a8703f", 2),
        ),
        limb("M43 64L40 72M57 64L60 72", "accent", 3),
        at(
          50,
          22,
          [
            ink(
              "M0 -16C12 -16 15 -8 14 0C13 9 6 14 0 14C-6 14 -13 9 -14 0C-15 -8 -12 -16 0 -16Z",
              "#a8703f",
              flat("M-14 2Q0 -4 14 2L10 14H-10Z", "#fbe6b8"),
            ),
            both([ink(circle(6.4, -2, 4), "accent"), flat(circle(6, -2, 2), "ink"), line("M1.4 -4.6L12 -8", "ink", 3)]),
            ink("M-4 1Q0 -2 4 1L1 12Q-1 13 -2 10Z", "#5a6472"),
            at(0, 1, crown("accent", "ground"), { scale: 0.5 }),
          ],
          { scale: 1.05 },
        ),
      ),
    ],
    "The Birch Woman": [
      fill("#1f5a40"),
      many(trunk(0, 5), [10, 0], [90, 0]),
      many(trunk(0, 3.4), [26, 0], [78, 0]),
      halftone(LEAF, { opacity: 0.3 }),
      bold(
        at(48, 42, [
          ink(
            "M0 -26C20 -28 28 -12 24 2C32 12 30 28 26 44L14 34H-14L-26 44C-30 28 -32 12 -24 2C-28 -12 -20 -28 0 -26Z",
            LEAF,
            line("M-20 0Q-24 14 -22 28M20 0Q24 14 22 28M-14 -14Q-20 -8 -20 -2M14 -14Q20 -8 20 -2", "#3f8a3a", 2.4),
          ),
          shoulders(BARK, line("M-26 34H-16M-22 42H-10M14 36H26M10 44H20M-4 38H6", "ink", 2.4)),
          face({ skin: "#f0dcc4", mood: "closed", mouth: "smile" }),
          blush,
          ink("M-15 -2C-16 -14 -8 -22 0 -22C8 -22 16 -14 15 -2C10 -10 4 -13 0 -13C-4 -13 -10 -10 -15 -2Z", LEAF),
          limb("M-14 -18L-20 -32L-26 -34M-19 -28L-14 -36M14 -18L20 -32L26 -34M19 -28L14 -36M0 -20V-34", BARK, 2.6),
          many(
            ink("M0 -5Q5 0 0 5Q-5 0 0 -5Z", LEAF),
            [-26, -36, 0.8],
            [-13, -38, 0.8],
            [26, -36, 0.8],
            [13, -38, 0.8],
            [0, -38],
          ),
          both(ink(circle(15, 9, 2.4), "accent")),
        ]),
        arm("M70 80L82 66L78 54", 78, 52, BARK, "#f0dcc4", 7),
        ink("M78 48C72 40 76 32 80 30C86 34 86 42 78 48Z", LEAF),
      ),
      sparkle(84, 24, 5, "accent"),
      sparkle(14, 30, 5, "accent"),
    ],
    "The Gray Wolf": [
      fill("#5a7fb0"),
      moon(78, 18, 12, "light"),
      many(pine("#2c4a6b"), [10, 60, 1.3], [26, 62, 1], [88, 60, 1.3]),
      flat("M-2 60Q40 52 102 62V82H-2Z", SNOW),
      bold(
        ink(
          "M24 84C22 56 32 44 48 44C64 44 76 56 74 84Z",
          "#7a828e",
          flat("M38 84C36 66 42 60 48 60C54 60 60 66 58 84Z", "#e4e6ea"),
        ),
        ink("M26 60L38 66L48 62L58 66L70 60L66 74L48 80L30 74Z", "ground", line("M30 64L48 74L66 64", "accent", 2.4)),
        at(16, 4, wolf),
      ),
      flat(
        `${circle(14, 14, 1.4)}${circle(36, 8, 1.2)}${circle(8, 40, 1.4)}${circle(90, 44, 1.4)}${circle(60, 6, 1)}${circle(86, 70, 1)}`,
        "light",
      ),
    ],
    "Foolish Magician": [
      fill("#f29ab0"),
      halftone(PLUM, { opacity: 0.25 }),
      bold(
        at(46, 44, [
          shoulders(
            "second",
            flat(`${star(-20, 40, 5, 5, 2.2)}${star(20, 40, 5, 5, 2.2)}${star(0, 50, 5, 5, 2.2)}`, "accent"),
            line("M0 24V60", "accent", 2),
          ),
          both(ink("M10 -14C22 -10 22 4 17 8L12 -2Z", "accent")),
          face({ mood: "wide", mouth: "grin" }),
          blush,
          ink(circle(0, 4, 4.4), "#ef5a4a"),
          at(
            0,
            -2,
            [
              ink(
                "M-16 -12C-12 -26 -14 -36 -2 -42C6 -46 20 -42 24 -30C16 -34 12 -30 14 -24L17 -12Z",
                PLUM,
                flat(`${star(-3, -26, 5, 5, 2.2)}${star(7, -34, 5, 3, 1.4)}`, "accent"),
              ),
              ink(circle(24, -27, 4), "accent"),
              ink("M-20 -8Q-20 -16 -12 -15Q0 -19 12 -15Q20 -16 20 -8Q0 -14 -20 -8Z", "#fbf3df"),
            ],
            { turn: -8 },
          ),
        ]),
        arm("M22 78L12 64L14 54", 14, 52, "second", "#f2c79a", 7),
        arm("M70 78L84 66L82 56", 82, 54, "second", "#f2c79a", 7),
      ),
      bold(
        at(13, 36, gameCard("ground"), { turn: -24, scale: 0.72 }),
        at(86, 34, gameCard("ground"), { turn: 20, scale: 0.72 }),
        at(76, 14, gameCard("ground"), { turn: 64, scale: 0.62 }),
      ),
      sparkle(94, 16, 5),
    ],
    "The Birch": [
      fill("#bfe8f4"),
      moon(16, 22, 10, "#ffe9a0"),
      hills("second", 100, 62, 56, 60, 54),
      floor(70, "#3f9454"),
      shadow(50, 74, 18, 4),
      bold(
        limb("M50 40L32 26M50 36L68 22M50 48L30 46M52 46L70 42", BARK, 3.6),
        ink(
          "M42 76C46 66 44 44 46 20H55C56 44 54 66 60 76Q50 72 42 76Z",
          BARK,
          line("M44 30H49M56 36H51M44 62H48M57 66H52M45 24H48", "ink", 2),
          shade("M52 18H62V78H54Z"),
        ),
        leaves([30, 22, 10], [46, 12, 12], [62, 14, 11], [72, 26, 9], [24, 36, 8], [28, 48, 6], [74, 42, 7]),
        ink(circle(46.4, 45, 3.2), "light"),
        ink(circle(54.6, 45, 3.2), "light"),
        flat(`${circle(46.8, 45.4, 1.6)}${circle(54.2, 45.4, 1.6)}`, "ink"),
        line("M46.6 53Q50.4 56.6 54.4 53", "ink", 2),
      ),
      many(ink("M0 -4Q4 0 0 4Q-4 0 0 -4Z", LEAF), [18, 62], [84, 58], [80, 12]),
    ],
    "Tsar Eagle": [
      fill("accent"),
      rays(50, 36, "#fff0b0", { opacity: 0.9, count: 12 }),
      bold(
        ink("M20 84C18 60 28 50 44 48H58C74 52 84 64 84 84Z", "ground", shade("M66 46H88V86H70Z")),
        ink(
          "M26 62C24 50 36 46 48 48C62 46 76 50 76 62C66 70 36 70 26 62Z",
          "light",
          flat(
            `${ellipse(34, 59, 1.4, 3)}${ellipse(44, 63, 1.4, 3)}${ellipse(56, 63, 1.4, 3)}${ellipse(67, 59, 1.4, 3)}`,
            "ink",
          ),
        ),
        ink(
          "M38 56C32 40 34 22 50 20C64 18 70 28 70 38L66 46C66 52 64 56 60 58L54 53L50 59L45 53Z",
          "#fbf6ea",
          shade("M44 22Q36 40 44 58H34V20Z", 0.12),
        ),
        ink("M64 31C78 28 86 36 82 48C78 42 72 43 65 44Z", "#f29a2c", line("M66 38Q74 37 79 40", "ink", 1.8)),
        ink(circle(59, 34, 4.4), "accent"),
        flat(circle(60, 34, 2.2), "ink"),
        line("M51 27L66 30", "ink", 3.4),
        at(50, 31, crown("accent", "ground"), { scale: 0.86, turn: -10 }),
        ink(circle(50, 70, 5), "accent"),
      ),
    ],
    Toad: [
      fill("#3a4a2c"),
      flat("M-2 -2H102V30Q50 40 -2 32Z", "#566b3c"),
      limb("M10 50V8M18 52V18M90 52V10", "#7f9a4c", 1.6),
      ink("M7 20V6H13V20ZM15 28V16H21V28ZM87 22V8H93V22Z", WOOD),
      floor(58, "#26331f"),
      line("M8 66H26M74 72H94M4 74H16", "#566b3c", 2),
      shadow(50, 74, 34),
      bold(
        at(50, 40, [
          frog("#a08a4a", "#e0d4a0"),
          flat(
            `${circle(-16, -6, 2.4)}${circle(15, -7, 2)}${circle(-20, 14, 2.6)}${circle(20, 16, 2.4)}${circle(26, 24, 2)}${circle(-28, 24, 2)}${circle(-9, -12, 1.6)}`,
            "#6b5a2c",
          ),
          both(
            at(12, -17, [
              ink(circle(0, 0, 7.4), "#a08a4a"),
              ink(circle(0, 1, 5), "accent"),
              flat(ellipse(0, 1, 3.4, 1.4), "ink"),
              line("M-6 -3H6", "ink", 2.4),
            ]),
          ),
        ]),
      ),
      ink(ellipse(77, 25, 3, 2), "deep"),
      flat("M77 23L71 15L76 17ZM77 23L83 15L79 17Z", "light"),
    ],
    Bewitched: [
      fill(PLUM),
      spiral(50, 42, 72, 4.5, "#b84fb8", 6),
      glow(50, 40, 42, "#ff9ae0"),
      bold(
        ink(
          "M50 6C62 6 66 16 64 26C74 34 78 48 76 58C74 72 64 76 50 76C36 76 26 72 24 58C22 48 26 34 36 26C34 16 38 6 50 6Z",
          "ground",
          flat("M28 76C30 50 40 44 50 44C60 44 70 50 72 76Z", "accent"),
          shade("M60 4H80V78H60Q74 50 60 4Z"),
        ),
        ink(circle(50, 24, 13.4), "#f6d3ad"),
        flat("M36.8 22C38 12 44 10 50 10C56 10 62 12 63.2 22C58 16 54 15 50 15C46 15 42 16 36.8 22Z", "#5a3420"),
      ),
      at(44, 24, spiral(0, 0, 4.6, 2, PLUM, 1.5)),
      at(56, 24, spiral(0, 0, 4.6, 2, PLUM, 1.5)),
      line("M46 32Q50 34 54 32", "ink", 1.8),
      at(
        50,
        60,
        [0, 60, 120, 180, 240, 300].map((turn) => at(0, 0, flat(ellipse(0, -7, 3.6, 5), "ground"), { turn })),
      ),
      flat(circle(50, 60, 3.4), "second"),
      sparkle(18, 20, 7),
      sparkle(84, 26, 7),
      sparkle(80, 66, 5),
      sparkle(16, 60, 5),
    ],
    "Fetch I Know Not What": [
      fill("#2c6a5a"),
      rays(50, 40, "accent", { opacity: 0.35, count: 16 }),
      floor(66, "#1a4438"),
      glow(50, 28, 30, "accent"),
      shadow(50, 74, 38, 5),
      bold(
        ink("M18 52L12 34C30 24 70 24 88 34L82 52Z", WOOD, line("M14 38Q50 26 86 38", "accent", 3)),
        ink("M18 50H82V52Q50 62 18 52Z", "deep"),
      ),
      bold(at(50, 27, question("accent"), { scale: 1.25 })),
      bold(
        ink("M16 52H84L80 76H20Z", WOOD, shade("M58 50H86V78H58Z"), line("M28 50L30 78M72 50L70 78", "accent", 4)),
        ink(box(43, 52, 14, 13, 2), "accent"),
        flat(`${circle(50, 57, 2)}M49 57H51L52 62H48Z`, "ink"),
      ),
      sparkle(24, 20, 6),
      sparkle(78, 18, 6),
    ],
    "Go I Know Not Whither": [
      fill("#d9dfe4"),
      many(trunk(0, 3), [12, 0], [88, 0], [78, -10]),
      faint(0.75, flat("M-2 -2H102V62Q80 56 60 62T20 60T-2 64Z", "#eef2f4")),
      flat("M-2 62Q50 54 102 62V82H-2Z", "#9fae8a"),
      flat("M44 60H56L70 82H30ZM44 62L-2 72V78L46 64ZM56 62L102 72V78L54 64Z", "#e6d6ac"),
      bold(
        limb("M50 76V8", WOOD, 5),
        ink("M52 10H78L86 16L78 23H52Z", "ground"),
        ink("M48 24H22L14 30L22 37H48Z", "accent"),
        at(52, 45, ink("M0 -6H24L32 0L24 7H0Z", "second"), { turn: 14 }),
        at(48, 52, ink("M0 -5H-20L-27 0L-20 6H0Z", WATER), { turn: -16 }),
      ),
      at(66, 16.6, line("M-4 -1.6C-4 -4 1 -4 1 -1.6Q1 0 -1.4 1M-1.4 3.4V3.6", "light", 1.8)),
      at(34, 30.6, line("M-4 -1.6C-4 -4 1 -4 1 -1.6Q1 0 -1.4 1M-1.4 3.4V3.6", "ink", 1.8)),
      bold(ink("M46 8Q44 2 50 0Q56 2 54 8Z", "deep")),
    ],
    "Go See My Sister": [
      fill("#f2a04a"),
      moon(76, 20, 12, "#ffe9a8"),
      hills("#a85a34", 100, 48, 44, 50, 42),
      many(pine("#4a2f3a"), [8, 46, 1.4], [24, 42, 1.2], [94, 44, 1.2]),
      bold(at(62, 44, hut, { scale: 0.78 })),
      floor(48, "#6b8a3c"),
      flat("M58 48H68Q60 58 66 64T54 82H16Q50 66 50 60T58 48Z", "#f0d9a0"),
      line("M62 48Q54 56 60 62T50 68", "ground", 2.6),
      shadow(34, 75, 20, 4),
      bold(
        ink(circle(34, 56, 19), "ground", shade("M40 34H56V78H34Q52 56 40 34Z")),
        line(
          "M19 48Q34 38 49 48M16 56Q34 46 52 57M18 64Q34 54 50 66M26 40Q20 58 30 74M36 38Q30 58 42 73",
          "#8f1a22",
          2.2,
        ),
        limb("M48 68Q58 76 66 70T80 74", "ground", 2.4),
      ),
      sparkle(26, 46, 6),
    ],
    "Mass Transformation": [
      fill("ground"),
      flat("M50 -2H102V40H50Z", WATER),
      flat("M-2 40H50V82H-2Z", "accent"),
      flat("M50 40H102V82H50Z", PLUM),
      bold(
        at(26, 21, [
          both(ink(circle(11, -11, 5), FUR)),
          ink(circle(0, 0, 15), FUR),
          ink(ellipse(0, 6, 7, 5.4), "#e0bb90"),
          flat(ellipse(0, 3, 2.6, 2), "ink"),
          both(flat(circle(6, -4, 1.9), "ink")),
        ]),
        at(74, 22, [
          both(ink("M4 -10C4 -24 12 -24 12 -10Z", BARK)),
          ink("M0 -12C10 -12 14 -6 13 2C12 12 6 14 0 14C-6 14 -12 12 -13 2C-14 -6 -10 -12 0 -12Z", BARK),
          both(flat(circle(5, -1, 2), "ink")),
          flat("M-2 4H2L0 7Z", "#ef7a8a"),
          ink("M-3 9H3V14H-3Z", "light"),
        ]),
        at(26, 60, [
          both(at(9, -10, roundEye(), { scale: 0.9 })),
          ink("M0 -10C14 -11 18 -2 17 4C16 12 8 14 0 14C-8 14 -16 12 -17 4C-18 -2 -14 -11 0 -10Z", FROG),
          line("M-12 3Q0 11 12 3", "ink", 2.2),
        ]),
        at(74, 60, [
          both(ink("M4 -8L14 -18L15 0Z", "#e8702c")),
          ink(
            "M0 -10C12 -10 18 -4 16 2L6 12Q0 17 -6 12L-16 2C-18 -4 -12 -10 0 -10Z",
            "#e8702c",
            flat("M-18 2L-4 4L0 18L-10 14ZM18 2L4 4L0 18L10 14Z", "light"),
          ),
          flat(circle(0, 13, 2.6), "ink"),
          both(flat("M4 -1L10 -3C10 2 5 3 4 -1Z", "ink")),
        ]),
      ),
      line("M50 -2V82M-2 40H102", "ink", 2.4),
      bold(ink(star(50, 40, 8, 14, 6.5), "light"), flat(star(50, 40, 8, 7, 3), "accent")),
    ],
    "The Frog Princess": [
      fill("#e4f4c8"),
      sea(54, "#2f8f9e", "#58b6b2"),
      bold(ink(ellipse(50, 70, 42, 9), "second", line("M50 70L20 64M50 70L80 66M50 70L40 78", "#2f7a44", 1.8))),
      bold(
        at(50, 40, [
          frog(FROG, "#e4f4a8"),
          both(at(12, -16, [ink(circle(0, 0, 8.4), FROG), at(0, 0.4, roundEye(-0.6))])),
          both(line("M17 -22L21 -25M19 -18L24 -19", "ink", 1.6)),
          at(0, -12, crown("accent", "ground"), { scale: 0.66 }),
        ]),
        limb("M24 45L82 43", WOOD, 2.2),
        ink("M18 45L28 40V50Z", "#d3dae4"),
        ink("M76 43L84 36H90L85 43L90 50H84Z", "ground"),
      ),
      faint(0.7, at(50, 40, both(flat(ellipse(18, -3, 3.4, 2), "#ef7a66")))),
      bold(
        ink("M86 68Q82 60 86 56Q90 60 90 66ZM86 68Q92 60 96 62Q96 68 86 68ZM86 68Q78 64 78 60Q84 60 86 68Z", "#ff9fb8"),
      ),
    ],
    "The Water of Life": [
      fill("#0f3f5a"),
      glow(46, 40, 50, WATER),
      floor(70, "#3a2a20"),
      bold(
        at(
          62,
          25,
          [
            limb("M14 -12C30 -12 28 14 12 12", "accent", 4),
            ink(
              "M-8 -20H10L8 -10C18 -4 20 8 14 18H-12C-18 8 -16 -4 -6 -10Z",
              "accent",
              shade("M4 -22H22V22H6Q14 0 4 -22Z"),
              flat("M-20 2H22V7H-20Z", "ground"),
            ),
            ink("M-12 0L-28 -14L-24 -20L-8 -8Z", "accent"),
            ink(ellipse(1, -20, 10, 3), "deep"),
          ],
          { turn: -34 },
        ),
        limb("M32 27Q26 34 27 62", WATER, 6),
      ),
      line("M28 34Q25 44 26 60", "light", 2),
      puffs("#9fdcf6", [20, 69, 5], [28, 72, 6], [36, 69, 4.6]),
      bold(
        limb("M62 76V64", "second", 2.6),
        ink("M62 74Q70 66 78 68Q76 76 62 74Z", "second"),
        ink("M62 74Q54 66 48 70Q50 76 62 74Z", "second"),
        [0, 72, 144, 216, 288].map((turn) => at(62, 59, ink(ellipse(0, -6.4, 4, 5), "#ff7f9f"), { turn })),
        ink(circle(62, 59, 3.6), "accent"),
      ),
      drops(WATER, [14, 56, -30, 4], [40, 56, 30, 4], [16, 44, -30, 3]),
      sparkle(84, 14, 7),
      sparkle(18, 20, 6),
    ],
    Transformation: [
      fill("second"),
      flat("M50 -2H102V82H50Z", "#2a6a8f"),
      rays(50, 42, "#fff0b0", { opacity: 0.35, count: 16 }),
      bold(
        ink("M50 66C30 62 18 70 14 84H50Z", FUR),
        ink("M50 66C70 62 82 70 86 84H50Z", "ground", line("M70 68L60 84", "accent", 3)),
        ink(circle(26, 20, 8), FUR, flat(circle(26, 20, 4), "#e0bb90")),
        ink("M50 10C34 10 22 22 22 40C22 58 36 70 50 70Z", FUR, shade("M44 8H50V72H44Z", 0.1)),
        ink("M50 40C40 40 34 46 34 54C36 64 44 68 50 68Z", "#e0bb90"),
        flat("M50 44H44Q43 49 50 51Z", "ink"),
        ink("M34 32L45 36C43 42 35 40 34 32Z", "light"),
        flat(circle(40, 36.4, 2), "ink"),
        line("M32 28L46 34", "ink", 3.2),
        ink("M50 58L40 56L42 62L45 59L47 64L50 61Z", "light"),
        ink("M50 14C66 14 75 24 75 40C75 58 64 68 50 70Z", "#f2c79a"),
        ink("M50 12C66 10 78 20 76 40L72 30Q60 30 50 22Z", "#c98a2b"),
        ink("M50 59C60 58 68 56 74.6 44C76 62 66 74 50 76Z", "#c98a2b"),
        ink("M50 52Q59 50 66 57Q57 60 50 57Z", "#c98a2b"),
        line("M50 46Q54 48 50 49", "ink", 1.8),
        ink(ellipse(62, 39, 4, 4.4), "light"),
        flat(circle(61.4, 39.4, 2), "ink"),
        line("M56 32Q62 28 68 32", "ink", 2.2),
        ink("M50 14V-2L58 8L66 0L70 18Q60 12 50 14Z", "accent"),
      ),
      line("M50 -2V82", "accent", 2.4),
      sparkle(50, 24, 9),
      sparkle(50, 76, 7),
    ],
  },
  bases: {
    "Giant Turnip": [
      fill("#a8dcf0"),
      moon(34, 30, 13, "#fff3c4"),
      cloud(140, 26, 14),
      cloud(64, 18, 10),
      hills("#8fc45a", 160, 70, 64, 72, 66, 70, 64, 70),
      bold(
        ink(
          "M20 88V70H48V88Z",
          WOOD,
          line("M20 76H48M20 82H48", "deep", 1.4),
          flat(box(25, 74, 7, 7), "accent"),
          flat("M38 88V76H44V88Z", "ink"),
        ),
        ink("M15 72L34 56L53 72Z", "ground", line("M19 70L34 58L49 70", "accent", 1.8)),
      ),
      bold(
        [-34, -12, 12, 34].map((turn, index) =>
          at(
            92,
            44,
            [
              limb("M0 0V-14", "#3f9454", 4),
              ink("M0 -8C-10 -14 -11 -28 0 -38C11 -28 10 -14 0 -8Z", "second", line("M0 -10V-32", "#2f7a44", 1.6)),
            ],
            { turn, scale: index % 3 === 0 ? 0.85 : 1 },
          ),
        ),
        ink(
          "M92 40C116 36 130 50 128 68C126 84 116 92 104 98H80C68 92 58 84 56 68C54 50 68 36 92 40Z",
          "#fbf0d8",
          flat("M50 34H134V60Q112 68 92 60T50 60Z", "#b84f9c"),
          shade("M108 36H132V100H100Q122 70 108 36Z", 0.16),
          shine("M64 56C64 48 72 44 78 44C70 50 68 58 68 66Z", 0.5),
          line("M62 80H70M114 84H122M84 88H92", "#d8c49c", 1.8),
        ),
      ),
      floor(88, "#7a4a2c"),
      line("M-2 88H162", "ink", 2),
      flat("M58 88Q92 80 126 88Q120 94 92 94T58 88Z", "#7a4a2c"),
      faint(
        0.45,
        line("M-2 98Q40 94 80 98T162 98M-2 108Q40 104 80 108T162 108M-2 118Q40 114 80 118T162 118", "ink", 1.8),
      ),
      many(
        [ink("M0 0Q-6 -4 -6 -10Q0 -8 0 0ZM0 0Q6 -4 6 -10Q0 -8 0 0Z", LEAF)],
        [18, 100, 0.8],
        [42, 110, 0.8],
        [140, 102, 0.8],
        [126, 112, 0.8],
        [152, 114, 0.8],
      ),
    ],
    "Transformation Spring": [
      fill("#2a5a50"),
      halftone(LEAF, { from: 80, to: 0, width: 160, opacity: 0.3 }),
      many(trunk(0, 4, 92), [14, 0], [36, 0], [134, 0], [150, 0]),
      glow(92, 50, 48, "#9ff0e0"),
      bold(
        ink(
          "M54 92C52 70 60 50 70 44C74 30 86 22 94 22C106 22 112 32 114 44C124 52 132 70 130 92Z",
          "#7d8796",
          shade("M106 22H134V94H112Q122 56 106 22Z"),
          line("M62 70L72 64M66 54L74 50M118 66L110 60M122 80L114 76", "ink", 1.8),
        ),
        ink("M84 38Q92 30 100 38L104 86H80Z", WATER, line("M88 40L86 84M93 38V84M98 42L100 84", "#bff0ff", 2)),
        ink("M80 40Q92 28 104 40Q92 46 80 40Z", "#bff0ff"),
      ),
      leaves([60, 92, 6], [124, 92, 6]),
      bold(
        ink(
          ellipse(92, 92, 44, 10),
          WATER,
          line("M60 92Q70 88 80 92M98 96Q110 92 122 96M76 98Q84 95 92 98", "#bff0ff", 1.8),
        ),
      ),
      puffs("#dff8ff", [80, 86, 5], [92, 88, 6], [104, 86, 5]),
      flat("M-2 96Q30 90 52 96Q92 106 132 96Q146 90 162 96V124H-2Z", "#3f7a4a"),
      line("M-2 96Q30 90 52 96Q92 106 132 96Q146 90 162 96", "ink", 2),
      bold(
        at(60, 88, [
          both(at(5, -6, roundEye(), { scale: 0.5 })),
          ink("M0 -6C8 -6 10 0 9 3C8 7 -8 7 -9 3C-10 0 -8 -6 0 -6Z", FROG),
          line("M-5 1Q0 4 5 1", "ink", 1.4),
        ]),
      ),
      sparkle(72, 34, 6, "accent"),
      sparkle(116, 30, 7, "accent"),
      sparkle(92, 14, 5, "accent"),
      starlet(126, 58, 3.4, "accent"),
      many(
        [limb("M0 6V0", "second", 1.4), ink(circle(0, -2, 3), "ground"), flat(circle(0, -2, 1), "light")],
        [18, 104],
        [140, 108],
        [30, 114, 0.8],
      ),
    ],
  },
} satisfies FactionPictures;
