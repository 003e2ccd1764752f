/** Bear Cavalry: fur, red flags and snow. */

import { at, bold, both, faint, ink, limb, many, shade, shadow, shine } from "../art";
import { fill, floor, halftone, hills, moon, stars } from "../drawings/backdrops";
import { drops, puffs, rays, sparkle } from "../drawings/effects";
import { arm, face, moustache } from "../drawings/heads";
import { pine } from "../drawings/places";
import { sword } from "../drawings/props";
import type { FactionPictures } from "../pictures";
import { box, circle, ellipse, flat, line, star, type Art, type Paint } from "../shapes";

const FUR = "#a4643a";
const DARK_FUR = "#6b3d22";
const MUZZLE = "#e6bd8c";
const POLAR = "#f2f6fb";
const RED = "#d63a34";
const GOLD = "#ffd24a";
const GREEN = "#3f7a52";
const NIGHT = "#1f3560";
const SNOW = "#eef6fd";
const STEEL = "#e6eef4";

const MOODS = {
  stern: [
    both([flat(circle(8.5, -3, 2.6), "ink"), flat(circle(7.8, -4, 0.9), "light"), line("M3 -8L14 -10.5", "ink", 3)]),
    line("M0 7V12M-7 13Q-3 10 0 12Q3 10 7 13", "ink", 2.2),
  ],
  fierce: [
    both([
      flat("M2 -4L14 -9Q15 1 8 1Q3 1 2 -4Z", "light"),
      flat(circle(7.6, -3, 2), "ink"),
      line("M2 -5L14 -11", "ink", 3),
    ]),
    ink(
      "M-9 10Q0 7 9 10Q9 21 0 21Q-9 21 -9 10Z",
      "#7a1420",
      flat("M-8 9L-5.5 14.5L-3 9.4ZM8 9L5.5 14.5L3 9.4ZM-6 21L-4 17L-2 21ZM6 21L4 17L2 21Z", "light"),
    ),
  ],
  happy: [
    both([
      flat(circle(8.5, -3, 3), "ink"),
      flat(circle(7.6, -4.2, 1.1), "light"),
      line("M5 -9.5Q9 -12 12 -9", "ink", 1.8),
    ]),
    line("M0 7V11", "ink", 2),
    ink("M-7 11Q0 14 7 11Q6 18 0 18Q-6 18 -7 11Z", "#7a1420", flat("M-4 17Q0 13 4 17Z", "#f0786a")),
  ],
  bliss: [both(line("M4 -3Q8.5 -8 13 -3", "ink", 2.6)), line("M0 7V11M-7 11Q-3 16 0 11Q3 16 7 11", "ink", 2.2)],
};

/** A bear's head, 42 wide and 40 high; hats fit over its brow. */
const bear = (mood: keyof typeof MOODS, fur: Paint = FUR, muzzle: Paint = MUZZLE): Art => [
  both([ink(circle(16, -15, 7), fur), flat(circle(16, -15, 3.4), muzzle)]),
  ink(
    "M0 -20C13 -20 20 -13 21 -2L24 4L20 7C17 16 10 20 0 20C-10 20 -17 16 -20 7L-24 4L-21 -2C-20 -13 -13 -20 0 -20Z",
    fur,
    shade("M8 -21H26V22H6Q18 4 8 -21Z", 0.16),
  ),
  ink(ellipse(0, 10, 11.5, 9), muzzle),
  ink(ellipse(0, 4.4, 5, 3.4), "ink"),
  MOODS[mood],
];

/** The print of a paw, 20 across. */
const print = (paint: Paint): Art =>
  flat(
    `${ellipse(0, 4, 6.6, 5.2)}${ellipse(-8.4, -2, 2.6, 3.4)}${ellipse(-3, -7, 2.6, 3.6)}${ellipse(3, -7, 2.6, 3.6)}${ellipse(8.4, -2, 2.6, 3.4)}`,
    paint,
  );

/** A paw with its claws to the top; the arm comes from below. */
const paw = (fur: Paint = FUR): Art => [
  many(ink("M-2 0Q-2.6 -6 0 -9Q2.6 -6 2 0Z", "#fff3d8"), [-8, -7], [-2.8, -10], [2.8, -10], [8, -7]),
  ink("M-11 10Q-14 -8 -6 -10Q0 -14 6 -10Q14 -8 11 10Z", fur, shade("M4 -14H14V12H5Z", 0.16)),
];

/** A bear that runs to the right, its feet about 22 below the middle. */
const running: Art = [
  limb("M-22 6L-34 12L-36 22M16 8L30 16L38 12", DARK_FUR, 7),
  ink(
    "M-36 0C-36 -14 -22 -19 -6 -17C8 -19 20 -16 26 -8L24 10C10 16 -16 16 -30 10Z",
    FUR,
    shade("M-36 4H28V18H-36Z", 0.18),
  ),
  limb("M-24 8L-20 16L-26 22M12 8L20 20L28 21", FUR, 8),
  at(34, -9, bear("fierce"), { scale: 0.62, turn: 6 }),
];

/** The tall hat of lambskin. */
const papakha = (paint: Paint, sign: Art = []): Art => [
  ink(
    "M-17 -10C-22 -30 -14 -38 0 -38C14 -38 22 -30 17 -10Q0 -17 -17 -10Z",
    paint,
    shade("M7 -40H24V-6H8Q14 -22 7 -40Z", 0.2),
  ),
  sign,
];

/** Lit windows at these places. */
const windows = (...places: readonly (readonly [number, number])[]): Art =>
  flat(places.map(([x, y]) => `M${x - 1.7} ${y + 3}v-4a1.7 1.7 0 0 1 3.4 0v4z`).join(""), "#ffe9a0");

/** An onion dome on its drum, the foot of the drum at (0, 0). */
const dome = (paint: Paint, stripes: Paint): Art => [
  ink("M-7 0V-12H7V0Z", "#fff6e6", shade("M2 -12H8V0H2Z"), flat("M-2 0V-6Q0 -9 2 -6V0Z", "ink")),
  ink(
    "M-9 -12C-15 -22 -7 -28 0 -38C7 -28 15 -22 9 -12Z",
    paint,
    line("M-10 -30Q-2 -20 -3 -10M1 -36Q6 -22 4 -10M-12 -18Q-8 -14 -8 -10", stripes, 2.2),
    shade("M2 -38L16 -20L9 -10H5Q9 -22 2 -38Z"),
  ),
  limb("M0 -38V-46", GOLD, 1.4),
  line("M-3 -43H3", GOLD, 2),
];

export default {
  cards: {
    "General Ivan": [
      fill(RED),
      rays(50, 36, "#f08a5a", { opacity: 0.85, count: 14, turn: 6 }),
      halftone("deep", { opacity: 0.3 }),
      bold(
        at(86, 58, sword(GOLD), { turn: 10, scale: 1.05 }),
        at(
          48,
          40,
          [
            ink(
              "M-14 16C-34 16 -46 26 -48 44V60H48V44C46 26 34 16 14 16Z",
              GREEN,
              flat("M-8 14L0 26L8 14V60H-8Z", "#2c5a3c"),
              shade("M24 16H50V60H28Z"),
            ),
            both(
              ink(
                "M22 18C36 16 46 22 48 30C40 36 28 32 20 28Z",
                GOLD,
                line("M26 32V40M33 33V42M40 33V42", "#b98312", 2.4),
              ),
            ),
            flat(`${circle(0, 30, 1.8)}${circle(0, 38, 1.8)}`, GOLD),
            many([ink("M-3 -6H3V2H-3Z", "#3f6fc8"), ink(star(0, 5, 5, 5, 2.2), GOLD)], [-20, 33], [-30, 35, 0.9]),
            both([ink(circle(22, -9, 7), FUR), flat(circle(22, -9, 3.2), MUZZLE)]),
            bear("fierce"),
            moustache("#4a2412"),
            ink(
              "M-22 -11C-24 -26 -12 -32 0 -33C12 -32 24 -26 22 -11Q0 -19 -22 -11Z",
              GREEN,
              flat("M-24 -18Q0 -26 24 -18V-10Q0 -18 -24 -10Z", RED),
            ),
            ink("M-17 -11Q0 -17 17 -11Q12 -5 0 -7Q-12 -5 -17 -11Z", "#1a1a22"),
            ink(star(0, -22, 5, 6.4, 2.8), GOLD),
          ],
          { scale: 1.08 },
        ),
        at(87, 62, paw(), { scale: 0.75 }),
      ),
    ],
    "Polar Commando": [
      fill(NIGHT),
      faint(0.55, flat("M-2 30Q26 4 52 22T104 8V24Q76 20 52 38T-2 48Z", "#4fe0b0")),
      faint(0.4, flat("M-2 20Q30 -6 60 10T104 -4V6Q76 6 56 22T-2 34Z", "#8a7ff0")),
      stars("polar commando", 20),
      hills("#8fb4d8", 100, 66, 56, 64, 54, 66),
      bold(
        at(
          46,
          40,
          [
            ink(
              "M-14 16C-30 18 -38 26 -40 44V60H40V44C38 26 30 18 14 16Z",
              "#dfe8f0",
              flat(
                `${ellipse(-26, 34, 7, 4)}${ellipse(24, 40, 8, 5)}${ellipse(-10, 44, 6, 4)}${ellipse(30, 28, 4, 3)}`,
                "#8fa6bc",
              ),
              shade("M22 16H42V60H24Z", 0.16),
            ),
            limb("M-30 22L18 58", "#5a4a3a", 5),
            many(ink("M-1.6 -4H1.6V4H-1.6Z", GOLD), [-20, 30], [-12, 36], [-4, 42]),
            bear("stern", POLAR, "#d5e0ec"),
            line("M8 8L15 14M11 6L17 11", "#e88f8f", 1.8),
            ink("M-22 -7C-22 -24 -8 -27 4 -26C20 -25 26 -16 22 -9Q0 -16 -22 -7Z", RED, shade("M6 -28L28 -12L10 -10Z")),
            ink(star(-9, -17, 5, 5, 2.2), GOLD),
          ],
          { scale: 1.1 },
        ),
        at(
          82,
          60,
          [
            limb("M0 24L0 -14", "#6b4a2c", 5),
            ink("M-4 -12V-34L0 -44L4 -34V-12Z", STEEL, shade("M0 -44H6V-10H0Z")),
            ink(box(-8, -14, 16, 5, 2), "#5a6472"),
          ],
          { turn: 10 },
        ),
        at(82, 66, paw(POLAR), { scale: 0.72, turn: -6 }),
      ),
      flat(
        `${circle(12, 20, 1.4)}${circle(20, 52, 1.6)}${circle(92, 30, 1.4)}${circle(66, 8, 1.4)}${circle(8, 64, 1.6)}`,
        "light",
      ),
    ],
    "Bear Cavalry": [
      fill("#8fc4e8"),
      moon(18, 24, 10, "#fff6d8"),
      hills("#c4def2", 100, 52, 42, 50, 40, 48),
      many(pine("#3f7a72"), [8, 60, 0.9], [90, 54, 0.9], [98, 58, 0.8]),
      floor(62, SNOW),
      shadow(48, 76, 36),
      bold(
        at(44, 54, running),
        limb("M40 44L46 58", "#3a4a7a", 6),
        ink("M42 56H53V62H42Z", "#1a1a22"),
        ink("M32 28Q40 24 49 28L49 46H33Z", RED, shade("M42 24H52V48H44Z"), line("M30 40H52", GOLD, 3)),
        arm("M47 31L60 24", 62, 23, RED, "#f2c79a", 5.4),
        at(63, 22, sword(GOLD), { turn: 62, scale: 0.7 }),
        arm("M35 32L48 42", 50, 42, RED, "#f2c79a", 5.4),
        at(
          40,
          20,
          [
            face({ mood: "angry", mouth: "shout" }),
            moustache("#4a2412"),
            papakha("#3a2a22", ink(star(0, -22, 5, 6, 2.6), RED)),
          ],
          { scale: 0.52 },
        ),
      ),
      puffs("light", [8, 74, 6], [16, 77, 5], [2, 77, 5]),
    ],
    "Cub Scout": [
      fill("#7cc06a"),
      moon(76, 20, 12, "#fff6c4"),
      flat("M-2 44L14 22L28 44L44 20L62 46L80 26L104 50V82H-2Z", "#4f9a5a"),
      floor(60, "#a8d86a"),
      bold(ink("M64 66L80 36L96 66Z", "#f08a3c", flat("M76 66L80 46L84 66Z", "#4a2412"), shade("M80 34L98 66H86Z"))),
      bold(
        at(40, 46, [
          ink("M-10 16C-22 18 -26 26 -26 40H26C26 26 22 18 10 16Z", "#c9b07a", shade("M12 16H28V42H14Z", 0.18)),
          ink("M-14 17L0 34L14 17Q0 24 -14 17Z", RED, line("M-11 20L0 32L11 20", GOLD, 1.8)),
          ink(circle(0, 29, 3.4), GOLD),
          many(ink(circle(0, 0, 3), GREEN), [-18, 32], [18, 32]),
          bear("happy", "#b97a48"),
          both(flat(ellipse(15, 6, 3, 2), "#ef9a7a")),
          ink(
            "M-13 -15C-13 -32 -6 -33 0 -29C6 -33 13 -32 13 -15Z",
            "#8a6a3c",
            flat("M-14 -20H14V-15H-14Z", RED),
            shade("M4 -34H14V-14H5Z"),
          ),
          ink("M-29 -13Q0 -21 29 -13Q20 -7 0 -9Q-20 -7 -29 -13Z", "#8a6a3c"),
        ]),
        limb("M58 76L68 62", "#b97a48", 8),
        at(70, 56, paw("#b97a48"), { scale: 0.62, turn: 14 }),
      ),
    ],
    "Bear Hug": [
      fill("#f7a3b8"),
      rays(50, 44, "#fbc8d4", { opacity: 0.9, count: 12 }),
      bold(
        at(50, 26, bear("bliss"), { scale: 1.15 }),
        ink("M22 42Q50 34 78 42L84 84H16Z", FUR, shade("M66 40L86 84H64Z", 0.16)),
        at(
          50,
          56,
          [
            ink("M-14 12Q0 6 14 12V30H-14Z", "#4a7fc0"),
            face({ skin: "#f08a6a", mood: "wide", mouth: "grim" }),
            ink("M-15 -5C-16 -20 16 -20 15 -5Q0 -12 -15 -5Z", "#c9ccd4", line("M0 -18V-8", "ink", 1.6)),
          ],
          { scale: 0.72 },
        ),
        limb("M20 54Q20 72 42 71M80 54Q80 72 58 71", FUR, 13),
        at(46, 71, paw(), { turn: 90, scale: 0.75 }),
        at(54, 71, paw(), { turn: -90, scale: 0.75 }),
      ),
      many(
        ink("M0 6C-10 -1 -7 -9 0 -4C7 -9 10 -1 0 6Z", RED),
        [16, 18, 1],
        [84, 16, 0.8],
        [90, 36, 0.6],
        [10, 40, 0.6],
      ),
      drops("#58b4f0", [34, 42, -50, 3], [66, 42, 50, 3]),
    ],
    "Bear Necessities": [
      fill("#f7b03c"),
      rays(46, 40, "#ffd27a", { opacity: 0.9, count: 14 }),
      floor(66, "#a8622c"),
      line("M-2 66H102", "ink", 2),
      shadow(42, 74, 30),
      bold(
        ink(
          "M18 28Q10 52 22 72H62Q74 52 66 28Z",
          "#5a7fb0",
          shade("M52 26H76V74H50Q62 50 52 26Z"),
          flat("M10 46H80V60H10Z", "#fff3d8"),
        ),
        at(42, 53, print("deep"), { scale: 0.62 }),
        ink("M14 20H70V30H14Z", "#7a9fd0"),
        ink(
          "M16 22Q42 14 68 22Q68 34 62 34Q58 34 58 28Q54 44 48 42Q44 40 44 30Q38 38 32 34Q30 40 24 40Q16 38 16 22Z",
          "#ffc21f",
          shine("M22 22Q34 18 44 20Q34 24 22 26Z", 0.7),
        ),
      ),
      bold(limb("M104 10L80 20", FUR, 16), at(68, 24, paw(), { turn: -112, scale: 1.05 })),
      bold(
        at(
          82,
          58,
          [
            ink("M-12 0Q-2 -10 10 0L18 -7Q16 0 18 7L10 0Q-2 10 -12 0Z", "#58b0c8", shade("M-12 0H20V10H-12Z", 0.2)),
            flat(circle(-6, -1.4, 1.4), "ink"),
          ],
          { turn: -16 },
        ),
      ),
      many(flat("M0 -4L3 0L0 4L-3 0Z", "light"), [20, 12], [84, 38, 0.8]),
    ],
    "Bear Rides You": [
      fill("#7a4fb0"),
      moon(50, 30, 30, "#f7a05c"),
      halftone("#2f1860", { opacity: 0.35 }),
      hills("#43287a", 100, 66, 60, 66, 58),
      shadow(48, 76, 28),
      at(
        4,
        7,
        bold(
          limb("M42 58L30 66L26 76M54 58L64 66L72 74", "#3f6a4a", 7),
          ink("M18 74H32V80H18Z", "#1a1a22"),
          ink("M66 72H80V78H66Z", "#1a1a22"),
          ink("M34 44Q48 38 62 44L60 62H36Z", "#d9dfe6", line("M34 50H62M34 56H62", "#58a0d8", 3)),
          ink("M28 14Q48 4 68 14Q76 32 66 42H30Q20 32 28 14Z", FUR, shade("M58 10L78 42H60Z", 0.16)),
          limb("M32 36L30 52M64 36L66 52", FUR, 9),
          ink(ellipse(31, 55, 6, 4.6), DARK_FUR),
          ink(ellipse(66, 55, 6, 4.6), DARK_FUR),
          at(
            48,
            46,
            [
              face({ skin: "#f2a07a", mood: "wide", mouth: "shout" }),
              ink("M-15 -4C-17 -20 17 -20 15 -4L8 -11L0 -6L-8 -11Z", "#c98a2b"),
            ],
            { scale: 0.62 },
          ),
          at(48, 12, bear("happy"), { scale: 0.72 }),
          limb("M68 22L82 14", FUR, 8),
          at(86, 12, paw(), { scale: 0.55, turn: 40 }),
          limb("M30 24L18 20", FUR, 8),
          ink("M34 2Q48 -6 62 2L58 -8H38Z", RED),
        ),
        { scale: 0.92 },
      ),
      line("M84 14Q94 4 97 20T84 36", "#f7e0a0", 2.4),
      drops("#8fd8f7", [32, 42, -50, 3.4], [65, 42, 50, 3.4], [26, 48, -70, 2.6]),
    ],
    Commission: [
      fill("#2c6a4a"),
      halftone("#123a28", { opacity: 0.4 }),
      bold(
        at(
          40,
          42,
          [
            ink(
              "M-26 -32H26V32H-26Z",
              "#fff3d0",
              shade("M14 -34H28V34H14Z", 0.1),
              line("M-18 -12H18M-18 -4H18M-18 4H10M-18 12H14", "#b08d5f", 2.4),
            ),
            line("M-22 -28H22V28H-22Z", "#c9a24a", 2),
            at(0, -20, print(RED), { scale: 0.5 }),
            line("M-16 22Q-10 14 -6 22T4 20", "#2a3a7a", 2.2),
          ],
          { turn: -9 },
        ),
      ),
      bold(
        at(72, 28, [
          ink("M-11 -34H11V-2L0 8L-11 -2Z", RED, flat("M-4 -36H4V10H-4Z", "light"), shade("M4 -36H12V8H4Z", 0.16)),
          ink(star(0, 24, 8, 21, 15, 0), GOLD, shade("M4 0H24V48H4Z", 0.16)),
          ink(circle(0, 24, 10.5), "#fff3d0"),
          at(0, 25, print(DARK_FUR), { scale: 0.72 }),
        ]),
      ),
      sparkle(88, 36, 7),
      sparkle(58, 66, 5),
      sparkle(14, 12, 5, GOLD),
    ],
    "High Ground": [
      fill("#f7b79a"),
      flat("M-2 -2H102V22Q50 34 -2 20Z", "#e8808a"),
      moon(18, 30, 11, "#fff1c4"),
      flat("M-2 74L14 54L30 66L44 82H-2ZM102 66L88 52L66 82H102Z", "#a87a9a"),
      bold(
        limb("M65 52V6", "#6b4a2c", 2.6),
        ink("M66 6Q74 2 80 6T95 5L92 14L95 24Q86 28 78 24T66 25Z", RED, shade("M84 2H98V28H84Z", 0.14)),
        at(79, 15, print("light"), { scale: 0.56 }),
        ink("M32 56Q32 36 46 34Q60 36 60 56Z", FUR, shade("M50 34H62V58H52Z", 0.16)),
        ink("M38 36Q46 44 54 36L52 46H40Z", RED),
        at(46, 24, bear("stern"), { scale: 0.76 }),
        limb("M56 44L64 42", FUR, 7),
        ink(circle(65, 42, 4.6), FUR),
      ),
      bold(
        ink("M2 86L26 58L34 48H68L76 58L98 86Z", "#6f7a9a", shade("M58 48H68L98 86H64L68 66Z", 0.22)),
        ink("M23 61L34 48H68L79 61L72 59L66 67L58 58L50 70L42 58L34 66L29 59Z", SNOW),
      ),
      puffs("#f7f0ec", [8, 76, 8], [-2, 72, 8], [92, 76, 8], [102, 72, 8], [20, 80, 6], [80, 80, 6]),
    ],
    Superiority: [
      fill("#3f6fb0"),
      rays(50, 40, "#7fb0e0", { opacity: 0.8, count: 16 }),
      bold(
        at(18, 66, sword(GOLD), { turn: 45, scale: 1.4 }),
        at(82, 66, sword(GOLD), { turn: -45, scale: 1.4 }),
        ink("M24 18Q38 20 50 12Q62 20 76 18Q80 56 50 76Q20 56 24 18Z", GOLD),
        ink("M30 23Q40 25 50 19Q60 25 70 23Q72 52 50 69Q28 52 30 23Z", RED, flat("M50 14H76V76H50Z", "#a8262a")),
        at(50, 44, print("light"), { scale: 1.3 }),
      ),
      bold(at(50, 12, [ink("M-13 5L-16 -9L-7 -3L0 -12L7 -3L16 -9L13 5Z", GOLD), flat(circle(0, -1, 2), RED)])),
      sparkle(32, 30, 6),
      sparkle(86, 36, 5),
      sparkle(14, 36, 5),
    ],
    "You're Pretty Much Borscht": [
      fill("#f2e6c8"),
      flat(
        "M-2 -2H20V20H-2ZM40 -2H60V20H40ZM80 -2H102V20H80ZM20 20H40V40H20ZM60 20H80V40H60ZM-2 40H20V60H-2ZM40 40H60V60H40ZM80 40H102V60H80ZM20 60H40V82H20ZM60 60H80V82H60Z",
        "#d8846a",
      ),
      shadow(50, 70, 42, 9),
      bold(
        ink(
          "M10 40H90Q88 66 62 74H38Q12 66 10 40Z",
          "#3f6fb0",
          shade("M62 40H92V76H58Q76 60 62 40Z"),
          line("M12 50Q50 62 88 50", "light", 2.4),
        ),
        ink(ellipse(50, 40, 42, 14), "#5a8fd0"),
        ink(ellipse(50, 40, 36, 10.5), "#b0183f", flat(ellipse(40, 37, 20, 4), "#d83a5f")),
        at(
          62,
          38,
          [
            ink("M-9 4C-10 -10 10 -10 9 4Q0 7 -9 4Z", "#b8c0cc", shade("M2 -10H10V6H3Z")),
            line("M0 -8V4", "ink", 1.6),
            ink("M-2 -9Q4 -20 10 -14Q4 -12 2 -7Z", RED),
          ],
          { turn: 14 },
        ),
        ink("M28 36Q34 30 42 34Q46 40 38 43Q28 43 28 36Z", "light"),
        ink("M45 45Q49 42 53 45Q50 48 45 45Z", "#57b05a"),
      ),
      bold(limb("M20 38L4 12", "#c9923f", 4.4), ink(ellipse(22, 40, 4.6, 3), "#c9923f")),
      line("M36 24Q30 18 36 12T36 0M52 22Q46 16 52 10T52 -2M68 22Q62 16 68 10T68 0", "light", 3.4),
    ],
    "You're Screwed": [
      fill("#8fc0e0"),
      moon(50, 34, 30, SNOW),
      floor(60, SNOW),
      bold(
        at(20, 30, [
          ink("M-22 54Q-30 20 0 8Q30 20 22 54Z", "#2f4a78"),
          at(0, 2, bear("fierce", "#2f4a78", "#4a6a9a"), { scale: 0.85 }),
        ]),
        at(80, 30, [
          ink("M-22 54Q-30 20 0 8Q30 20 22 54Z", "#2f4a78"),
          at(0, 2, bear("fierce", "#2f4a78", "#4a6a9a"), { scale: 0.85 }),
        ]),
        at(50, 24, [ink("M-24 60Q-32 20 0 8Q32 20 24 60Z", "#3a5a90"), bear("fierce", "#3a5a90", "#5a7fb0")]),
      ),
      shadow(50, 76, 14),
      bold(
        at(
          50,
          60,
          [
            ink("M-15 30V16Q0 8 15 16V30Z", "#c2452d"),
            face({ mood: "wide", mouth: "oh" }),
            ink("M-16 -4C-18 -24 18 -24 16 -4H10Q0 -12 -10 -4Z", "#c9ccd4", shade("M4 -22H18V-4H6Z")),
            ink("M-2 -19Q2 -32 14 -26Q6 -24 3 -17Z", GOLD),
          ],
          { scale: 0.66 },
        ),
      ),
      drops("#3fa0e8", [36, 50, -50, 3], [64, 50, 50, 3], [34, 58, -80, 2.4], [66, 58, 80, 2.4]),
    ],
    "Major Ursa": [
      fill("#ffdf80"),
      rays(50, 44, RED, { count: 14, opacity: 0.35 }),
      bold(
        ink("M2 84Q6 60 30 58H70Q94 60 98 84Z", GREEN, shade("M64 56H100V86H60Z")),
        at(50, 46, bear("stern"), { scale: 1.4 }),
        ink("M24 22Q20 6 50 4Q80 6 76 22Q50 14 24 22Z", GREEN, shade("M56 2H82V26H58Z")),
        ink("M24 21Q50 12 76 21L74 28Q50 20 26 28Z", RED),
        ink("M28 28Q50 20 72 28Q50 40 28 28Z", "ink"),
        ink(star(50, 11, 5, 6.5, 2.8), GOLD),
        [14, 86].map((x) => many(ink(star(0, 0, 5, 4.5, 2), GOLD), [x, 68], [x, 77, 0.7])),
      ),
    ],
  },
  bases: {
    "Field of Honor": [
      fill("#f7cfa0"),
      flat("M0 0H160V30Q80 46 0 26Z", "#f0a080"),
      moon(93, 48, 24, "#fff3c4"),
      hills("#b48aa0", 160, 72, 60, 70, 66, 70, 58, 68),
      many(pine("#4a6a78"), [12, 80, 1], [26, 82, 0.7], [150, 80, 1], [138, 82, 0.7]),
      flat("M-2 78Q40 72 80 78T162 76V124H-2Z", "#dfeaf5"),
      bold(
        at(66, 88, [
          limb("M0 4L-4 -50", "#6b4a2c", 2.4),
          ink("M-4 -51Q-16 -57 -26 -50L-23 -38L-26 -28Q-14 -33 -3 -27Z", RED),
        ]),
        at(120, 88, [
          limb("M0 4L4 -50", "#6b4a2c", 2.4),
          ink("M4 -51Q16 -57 26 -50L23 -38L26 -28Q14 -33 3 -27Z", "#3f6fb0"),
        ]),
        at(47, 47, print("light"), { scale: 0.55 }),
        at(138, 47, flat(star(0, 0, 5, 6, 2.6), "light")),
      ),
      bold(
        at(76, 36, sword(GOLD), { turn: 150, scale: 1.12 }),
        at(110, 36, sword(GOLD), { turn: 210, scale: 1.12 }),
        ink(circle(93, 62, 13), "#8a3a2c", line(circle(93, 62, 10), GOLD, 2), shade("M97 46H110V78H97Z")),
        at(93, 63, print(GOLD), { scale: 0.68 }),
      ),
      bold(ink("M62 94Q70 80 84 84Q94 78 104 84Q118 80 126 94Z", SNOW)),
      bold(
        at(40, 90, ink("M-7 3C-8 -9 8 -9 7 3Q0 6 -7 3Z", "#7a8496", shade("M1 -9H8V5H2Z"))),
        at(146, 94, sword("#8a6a3c"), { turn: 168, scale: 0.5 }),
      ),
      flat("M-2 94Q40 88 80 94T162 92V124H-2Z", SNOW),
      many(
        print("#b8cce0"),
        [40, 106, 0.4],
        [52, 112, 0.4],
        [64, 106, 0.4],
        [76, 113, 0.4],
        [88, 106, 0.4],
        [100, 112, 0.4],
      ),
      line("M116 104Q126 100 136 104M12 108Q20 105 28 108M130 115Q138 112 146 115", "#c4d6e8", 2),
    ],
    "Tsar's Palace": [
      fill("#5a8fd0"),
      flat("M0 0H160V34Q80 46 0 30Z", "#3f6fb0"),
      moon(34, 34, 11, "#fff3d8"),
      halftone("light", { from: 20, to: 84, width: 160, opacity: 0.2 }),
      hills("#a8c8e8", 160, 80, 72, 80, 74, 70, 78, 72),
      many(pine("#3f6a72"), [12, 86, 1], [26, 88, 0.8], [150, 86, 1], [138, 90, 0.7]),
      bold(
        at(62, 62, dome("#3fa06a", GOLD), { scale: 0.78 }),
        at(124, 62, dome("#3fa06a", GOLD), { scale: 0.78 }),
        ink(
          "M52 90V60H134V90Z",
          "#d8584a",
          shade("M112 58H136V92H112Z"),
          flat("M52 60H134V64H52ZM52 86H134V90H52Z", "#fff6e6"),
        ),
        at(78, 56, dome("#3f6fd0", "light"), { scale: 0.95 }),
        at(108, 56, dome("#8a4fb8", GOLD), { scale: 0.95 }),
        ink("M70 90V56H116V90Z", "#e8705a", shade("M104 54H118V92H104Z"), flat("M70 56H116V60H70Z", "#fff6e6")),
        at(93, 56, dome(GOLD, "#e8943f"), { scale: 1.12 }),
        ink("M85 90V76Q93 66 101 76V90Z", "#4a2412", line("M93 70V90", GOLD, 1.4)),
        windows(
          [60, 72],
          [65, 72],
          [76, 68],
          [80, 68],
          [106, 68],
          [110, 68],
          [122, 72],
          [127, 72],
          [76, 79],
          [110, 79],
        ),
      ),
      flat("M-2 90Q40 85 80 90T162 88V124H-2Z", SNOW),
      flat("M86 90H100Q108 104 120 124H66Q80 104 86 90Z", "#d8b0b0"),
      line("M86 90Q80 104 66 124M100 90Q108 104 120 124", "#b04a4a", 2),
      flat(
        [20, 48, 70, 118, 140, 152, 8, 60, 132].map((x, index) => circle(x, 16 + ((index * 23) % 60), 1.4)).join(""),
        "light",
      ),
    ],
  },
} satisfies FactionPictures;
