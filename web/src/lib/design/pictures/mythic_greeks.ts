/** Mythic Greeks: heroes in bronze, and what their gods hold. */

import { at, bold, both, faint, ink, limb, many, mirrored, shade, shadow, shine } from "../art";
import { cloud, fill, floor, halftone, hills, moon, sea, stars } from "../drawings/backdrops";
import { drops, flame, glow, puffs, rays, sparkle, speed } from "../drawings/effects";
import { arm, beard, blush, face, fringe, shoulders } from "../drawings/heads";
import { sword } from "../drawings/props";
import type { FactionPictures } from "../pictures";
import { box, circle, ellipse, flat, line, type Art, type Paint } from "../shapes";

const TAN = "#d79a66";
const CRIMSON = "#c8321f";
const BRONZE = "#b5803a";
const WOOD = "#8f5630";
const MARBLE = "#fbf5e6";
const OLIVE = "#6f9a3f";
const LION = "#d99a35";
const WINE = "#6a2a70";

/** The crest of a helmet, over a head at (0, 0). */
const crest = (paint: Paint): Art =>
  ink(
    "M0 -36C22 -36 32 -18 30 8L22 6C22 -12 14 -22 0 -22C-14 -22 -22 -12 -22 6L-30 8C-32 -18 -22 -36 0 -36Z",
    paint,
    line("M-26 -10L-20 -8M-19 -24L-14 -18M0 -36V-24M19 -24L14 -18M26 -10L20 -8", "ink", 1.6),
  );

/** A helmet that leaves eyes and mouth free. */
const helmet = (metal: Paint): Art => [
  ink(
    "M-17 -2C-18 -20 -9 -25 0 -25C9 -25 18 -20 17 -2V16L6 20V6Q13 5 13.5 -3Q8 -9 2.6 -4L2.4 9H-2.4L-2.6 -4Q-8 -9 -13.5 -3Q-13 5 -6 6V20L-17 16Z",
    metal,
    shade("M7 -26H20V22H10Q14 -6 7 -26Z"),
    shine("M-14 -4C-14 -16 -8 -21 -2 -22Q-9 -14 -10 -2Z"),
  ),
  line("M-15 -9Q-7 -14 0 -8Q7 -14 15 -9", BRONZE, 2),
];

/** A laurel wreath around a brow. */
const laurel = (paint: Paint): Art =>
  both(many(ink("M0 0Q-5 -3 -4 -9Q3 -6 0 0Z", paint), [16, -4], [15, -10], [12, -15], [7, -18]));

/** A round shield, 48 across. */
const shield = (rim: Paint, field: Paint, sign: Art): Art => [
  ink(circle(0, 0, 24), rim, shade("M4 -26H26V26H-4Q18 4 4 -26Z")),
  ink(circle(0, 0, 18), field),
  sign,
];

const sunburst: Art = both(
  [0, 36, 72, 108, 144, 180].map((turn) => at(0, 0, flat("M-2.4 -6L0 -15L2.4 -6Z", "accent"), { turn })),
);

/** A spear, 80 long, its point up. */
const spear = (shaft: Paint = WOOD): Art => [
  limb("M0 46V-26", shaft, 2.6),
  ink("M0 -42L6 -30L2.6 -24H-2.6L-6 -30Z", "#e6eef4", shade("M0 -44H8V-22H0Z")),
];

const bow: Art = [
  line("M-4 -32L-4 32", "light", 1.4),
  limb("M-4 -32Q2 -30 4 -20Q16 -10 10 0Q16 10 4 20Q2 30 -4 32", BRONZE, 3),
];

/** A white temple: the middle of its foot at (0, 0), 60 wide. */
const temple: Art = [
  ink("M-34 0V-5H34V0Z", MARBLE),
  ink("M-30 -5V-9H30V-5Z", MARBLE),
  flat("M-26 -9H26V-32H-26Z", "#27406b"),
  [-23, -12, 1, 12, 23]
    .filter((x) => x !== 1)
    .map((x) => ink(`M${x - 3.4} -9V-33H${x + 3.4}V-9Z`, MARBLE, shade(`M${x + 1} -34H${x + 5}V-8H${x + 1}Z`))),
  ink("M-32 -32V-38H32V-32Z", MARBLE, line("M-30 -35H30", "deep", 1.4)),
  ink("M-36 -38L0 -56L36 -38Z", MARBLE, flat("M-20 -40L0 -50L20 -40Z", "second"), shade("M0 -58L38 -38H12Z", 0.14)),
  ink(circle(0, -44, 3.4), "accent"),
];

/** A hound's head that looks at you. */
const hound = (eyes: Paint): Art => [
  both(ink("M8 -10L16 -24L18 -4Z", "#3a3346")),
  ink(
    "M0 -16C10 -16 16 -9 15 0C14 6 10 8 9 13C7 20 -7 20 -9 13C-10 8 -14 6 -15 0C-16 -9 -10 -16 0 -16Z",
    "#3a3346",
    shade("M4 -18H18V22H2Q12 2 4 -18Z", 0.3),
  ),
  both([flat("M3 -3L12 -7Q12 2 6 2Z", eyes), line("M2 -5L12 -9", "ink", 2)]),
  ink("M-4 5Q0 2 4 5Q3 9 0 9Q-3 9 -4 5Z", "ink"),
  ink("M-8 10Q0 14 8 10Q7 20 0 20Q-7 20 -8 10Z", "#8a1f2a", flat("M-7 10L-5 15L-3 11.5H3L5 15L7 10Z", "light")),
];

export default {
  cards: {
    Odysseus: [
      fill("deep"),
      rays(50, 36, "second", { opacity: 0.6, count: 14, turn: 8 }),
      sea(66, "#123468", "#2a66b8"),
      bold(
        at(83, 38, bow, { scale: 1.12 }),
        at(18, 44, spear(), { turn: -12, scale: 1.05 }),
        at(48, 44, [
          shoulders("light", flat("M-34 60V34L-8 20L20 60Z", CRIMSON), line("M-34 56L-30 36L-7 21L18 60", "accent", 3)),
          ink(circle(-15, 28, 6), "accent"),
          ink("M0 -20C14 -22 20 -10 18 6L14 12H-14L-18 6C-20 -10 -14 -22 0 -20Z", "#3a2416"),
          face({ skin: TAN, mood: "sly", mouth: "smirk" }),
          beard("#3a2416", 8),
          ink(
            "M-18 -10C-14 -26 -8 -36 1 -41C9 -35 15 -26 18 -10Q0 -18 -18 -10Z",
            BRONZE,
            shade("M4 -42L20 -8H8Z"),
            line("M-18 -15Q0 -23 18 -15", "accent", 3),
          ),
          laurel("accent"),
        ]),
        arm("M74 74Q88 60 84 42", 84, 38, "light", TAN, 8),
      ),
    ],
    Heracles: [
      fill("#e8853a"),
      rays(50, 44, "#ffc878", { opacity: 0.85, count: 12 }),
      bold(
        limb("M22 70Q6 60 14 40", TAN, 13),
        at(
          15,
          32,
          ink(
            "M-4 16L-8 -22Q-8 -32 0 -32Q8 -32 8 -22L4 16Z",
            WOOD,
            line("M-4 -24L0 -20M3 -14L-1 -10M-3 -6L1 -3", "ink", 1.8),
          ),
          { turn: -12, scale: 1.05 },
        ),
        ink(circle(14, 42, 7), TAN),
        at(52, 48, [
          ink(
            "M-8 18C-26 16 -38 24 -40 38V60H40V38C38 24 26 16 8 18Z",
            TAN,
            line("M0 30V60M-22 38Q-10 46 0 38Q10 46 22 38", "#8a5630", 2.4),
            shade("M16 16H42V60H22Q28 34 16 16Z", 0.18),
          ),
          ink("M-24 30L-12 16L-2 34L12 16L24 30L14 40L0 34L-14 40Z", LION),
          ink(
            "M0 -44C20 -46 30 -28 26 -10C34 0 30 18 22 26L14 16H-14L-22 26C-30 18 -34 0 -26 -10C-30 -28 -20 -46 0 -44Z",
            "#a8641f",
            line("M-22 -18L-28 -22M-24 2L-30 2M22 -18L28 -22M24 2L30 2", "ink", 1.6),
          ),
          face({ skin: TAN, mood: "angry", mouth: "grim" }),
          beard("#2a1810", 2),
          both(ink("M12 -32L22 -42L24 -28Z", LION)),
          ink(
            "M-17 -9C-20 -30 -10 -38 0 -38C10 -38 20 -30 17 -9Q0 -17 -17 -9Z",
            LION,
            shade("M6 -40H20V-8H10Q12 -24 6 -40Z"),
          ),
          both([flat("M4 -24L12 -27Q12 -20 7 -20Z", "light"), line("M3 -26L13 -29", "ink", 2)]),
          ink("M-5 -19Q0 -22 5 -19Q3 -15 0 -15Q-3 -15 -5 -19Z", "ink"),
          flat("M-14 -11L-12 -5L-9 -12ZM14 -11L12 -5L9 -12ZM-6 -13L-4.4 -8L-3 -13.4ZM6 -13L4.4 -8L3 -13.4Z", "light"),
        ]),
      ),
    ],
    Jason: [
      fill("#1f8f8a"),
      halftone("#0b4a56", { opacity: 0.45 }),
      glow(72, 40, 40, "#fff0a0"),
      bold(
        at(40, 44, [
          shoulders("light", line("M-34 44H34", "deep", 3)),
          ink("M0 -22C18 -24 22 -8 19 8L15 14H-15L-19 8C-22 -8 -18 -24 0 -22Z", "#e0b04a"),
          face({ skin: "#eab98a", mood: "calm", mouth: "grin" }),
          fringe("#e0b04a"),
          line("M-15 -9Q0 -17 15 -9", CRIMSON, 3.4),
        ]),
        ink(
          "M48 66C46 56 52 46 60 44C60 34 70 28 80 32C92 34 96 48 92 58C94 70 86 80 78 82H56Z",
          "#ffd54d",
          shade("M82 30H98V84H76Q92 60 82 30Z", 0.16),
        ),
        line("M58 54q4 -5 8 0M70 46q4 -5 8 0M60 68q4 -5 8 0M80 58q4 -5 8 0M74 72q4 -5 8 0", BRONZE, 2.2),
        ink("M62 30C62 22 76 20 79 28C82 36 76 50 70 50C64 50 62 40 62 30Z", "#ffe58a"),
        limb("M63 30Q52 28 54 38Q56 43 60 40M78 29Q90 26 89 37Q88 42 83 40", BRONZE, 3.4),
        flat(`${circle(67, 34, 1.7)}${circle(74, 34, 1.7)}`, "ink"),
        line("M68 45Q70.5 47 73 45", "ink", 1.6),
        ink(circle(50, 66, 5.4), "#eab98a"),
      ),
      sparkle(88, 16, 7),
      sparkle(58, 14, 5),
      sparkle(94, 72, 5),
    ],
    Spartan: [
      fill(CRIMSON),
      halftone("#6a0f12", { opacity: 0.45 }),
      bold(
        at(84, 44, spear(), { turn: 6, scale: 1.1 }),
        at(50, 38, [
          crest("light"),
          shoulders("#8f1d14", flat("M-18 22H18L14 60H-14Z", BRONZE)),
          face({ skin: TAN, mood: "angry", mouth: "grim" }),
          helmet("accent"),
        ]),
        arm("M74 68L86 60L84 48", 84, 46, TAN, TAN, 8),
        at(32, 64, shield("accent", "deep", sunburst), { scale: 0.98 }),
      ),
    ],
    Argonaut: [
      fill("#a8dcf5"),
      cloud(20, 22, 14),
      cloud(84, 16, 12),
      sea(48, "second", "#3f86d0"),
      bold(
        at(
          44,
          32,
          [
            shoulders("ground", line("M-34 40H34", CRIMSON, 4)),
            face({ skin: "#eab98a", mood: "happy", mouth: "grin" }),
            blush,
            fringe("#5a3420"),
            ink("M-16 -6C-16 -18 -8 -28 4 -32C8 -24 16 -16 16 -6Q0 -14 -16 -6Z", CRIMSON),
          ],
          { scale: 0.84 },
        ),
        ink(
          "M4 48Q10 58 16 56H78Q92 52 88 36Q98 42 96 56C92 72 80 76 70 76H26C14 74 6 64 4 48Z",
          WOOD,
          flat("M4 60H100V66H4Z", "deep"),
          shade("M2 67H100V80H2Z"),
        ),
        ink(circle(84, 58, 4.6), "light"),
        flat(circle(85, 58, 2), "ink"),
        arm("M58 52Q66 56 64 60", 63, 60, "ground", "#eab98a", 5),
        limb("M58 48L78 80", "#d9b36c", 3),
        limb("M26 56L40 80", "#d9b36c", 3),
      ),
      drops("light", [82, 72, 30, 3], [90, 70, 60, 3], [46, 73, 30, 3]),
      flat("M-2 74Q12 68 26 74T54 74T82 74T110 74V84H-2Z", "#2f6fc0"),
    ],
    "Favor of Aphrodite": [
      fill("#f48fb0"),
      rays(50, 62, "#ffc4d6", { opacity: 0.9, count: 16 }),
      sea(64, "#4fc0c8", "#8fe0e0"),
      bold(
        ink(
          "M50 70C34 70 26 66 24 60C12 56 8 40 16 30C18 18 32 10 40 12C46 6 54 6 60 12C68 10 82 18 84 30C92 40 88 56 76 60C74 66 66 70 50 70Z",
          "#fff0e4",
          line("M50 68V8M50 68L36 12M50 68L64 12M50 68L20 26M50 68L80 26M50 68L14 46M50 68L86 46", "#e8a08c", 2.6),
          shade("M64 6H94V72H60Q84 40 64 6Z", 0.12),
        ),
        ink(
          "M50 60C30 48 30 34 40 32Q48 31 50 39Q52 31 60 32C70 34 70 48 50 60Z",
          "#e2385a",
          shine(ellipse(40, 39, 4, 3), 0.7),
        ),
      ),
      puffs("light", [14, 70, 6], [24, 74, 7], [36, 76, 6], [64, 76, 6], [76, 74, 7], [86, 70, 6]),
      sparkle(20, 14, 5),
      sparkle(86, 14, 6),
    ],
    "Favor of Apollo": [
      fill("#ffc93d"),
      rays(50, 40, "#ff9a2b", { opacity: 0.8, count: 18 }),
      flat(circle(50, 40, 33), "#fff0a8"),
      bold(
        line("M44 22V58M50 22V60M56 22V58", "deep", 1.8),
        mirrored(limb("M40 62C24 54 24 36 32 28C38 22 36 14 28 12", BRONZE, 6)),
        limb("M26 22H74", BRONZE, 4),
        ink(
          "M34 56Q50 48 66 56C68 68 60 74 50 74C40 74 32 68 34 56Z",
          "#e07b2a",
          shade("M54 50H70V76H52Q62 64 54 50Z"),
          flat(circle(50, 63, 4), "ink"),
        ),
        mirrored(ink(circle(27, 11, 4), "accent")),
      ),
      [44, 50, 56].map((x) => line(`M${x} 24V58`, "deep", 1.8)),
    ],
    "Favor of Ares": [
      fill("#3a0d12"),
      rays(50, 40, "#8f1d14", { opacity: 0.9, count: 14, turn: 10 }),
      flame(20, 80, 34, "#c8321f", "#ff9a2b"),
      flame(80, 80, 34, "#c8321f", "#ff9a2b"),
      flame(50, 84, 30, "#c8321f", "#ff9a2b"),
      bold(
        at(31, 64, sword("accent"), { turn: 42, scale: 1.3 }),
        at(52, 44, spear("accent"), { turn: -42, scale: 1.1 }),
        at(
          50,
          42,
          shield("accent", CRIMSON, [
            ink("M-4 -8L-13 -12Q-12 -2 -5 0ZM4 -8L13 -12Q12 -2 5 0Z", "accent"),
            ink("M-6 -4Q0 -9 6 -4L4 8L0 13L-4 8Z", "accent"),
            line("M-4 -1L-1 1M4 -1L1 1", "ink", 1.8),
          ]),
          { scale: 0.8 },
        ),
      ),
    ],
    "Favor of Athena": [
      fill("#22356e"),
      stars("athena", 22),
      moon(50, 34, 30, "#f7ecc4"),
      bold(
        limb("M8 66Q50 76 92 62", WOOD, 4),
        many(ink("M0 0Q-7 -4 -7 -13Q4 -9 0 0Z", OLIVE), [16, 68], [26, 70], [80, 66], [90, 64]),
        many(ink(ellipse(0, 0, 3, 3.6), "#3f5a2a"), [20, 74], [84, 72]),
        ink(
          "M50 70C32 70 28 56 28 42C26 28 30 20 27 10Q38 12 42 15H58Q62 12 73 10C70 20 74 28 72 42C72 56 68 70 50 70Z",
          "#a8825a",
          shade("M60 12H76V72H54Q68 44 60 12Z"),
        ),
        ink(
          "M50 66C40 66 37 56 38 46Q50 38 62 46C63 56 60 66 50 66Z",
          "#ecdcb4",
          line("M42 50q3 4 6 0M52 50q3 4 6 0M46 57q4 4 8 0", BRONZE, 1.8),
        ),
        mirrored([
          ink("M30 38C22 46 24 60 32 68C37 58 37 48 30 38Z", "#86623e"),
          ink(circle(40.5, 29, 10), "#fff3cf"),
          ink(circle(41, 29, 5.4), "accent"),
          flat(circle(41, 29, 3), "ink"),
          limb("M43 69V73", "accent", 3),
        ]),
        ink("M46 33H54L50 43Z", "accent"),
        line("M27 11L48 24M73 11L52 24", "ink", 3),
      ),
    ],
    "Favor of Dionysus": [
      fill(WINE),
      halftone("#2f0f3a", { opacity: 0.5 }),
      floor(66, "#4a1a50"),
      shadow(50, 72, 32),
      bold(
        mirrored(limb("M30 36C14 26 12 44 22 48Q30 52 36 54", "accent", 4)),
        ink("M42 58H58L56 66Q66 68 68 74H32Q34 68 44 66Z", "accent", shade("M52 56H70V76H52Z")),
        ink(
          "M26 30H74C76 48 66 60 50 60C34 60 24 48 26 30Z",
          "accent",
          line("M24 40H76", "deep", 5),
          line("M28 40q4 -4 8 0t8 0t8 0t8 0t8 0", "ground", 1.6),
          shade("M60 28H78V62H54Q68 46 60 28Z"),
        ),
        ink(ellipse(50, 30, 24, 5), "#8a1640"),
      ),
      bold(
        limb("M72 8Q78 2 84 6", WOOD, 2.4),
        many(
          ink(circle(0, 0, 5), "#8f5fd0", shine(circle(-1.4, -1.4, 1.5), 0.8)),
          [63, 14],
          [72, 13],
          [81, 15],
          [67, 22],
          [77, 22],
          [72, 30],
        ),
        ink("M70 10Q58 10 56 0Q68 -4 74 6Z", OLIVE),
      ),
      bold(
        ink("M18 20Q12 8 22 4Q24 0 30 6Q38 6 36 14Q34 22 26 20Q22 24 18 20Z", OLIVE),
        line("M18 22Q24 14 30 9", "ink", 1.4),
      ),
      drops("#c8406a", [38, 20, 0, 4], [50, 14, 10, 4], [46, 22, -6, 3]),
    ],
    "Favor of Hades": [
      fill("#12201f"),
      glow(50, 60, 54, "#3fb07a"),
      mirrored([flame(10, 82, 40, "#2f9a6a", "#b8ffd0"), flame(32, 84, 26, "#2f9a6a", "#b8ffd0")]),
      bold(
        ink("M22 84C22 60 34 50 50 50C66 50 78 60 78 84Z", "#3a3346"),
        at(25, 42, hound("#ff5a3c"), { turn: -14, scale: 0.98 }),
        at(75, 42, hound("#ff5a3c"), { turn: 14, scale: 0.98 }),
        at(50, 34, hound("#ffd84d"), { scale: 1.18 }),
        ink("M34 62Q50 70 66 62L64 69Q50 76 36 69Z", "accent"),
        many(ink("M-3 -3L0 -9L3 -3Z", "light"), [43, 68], [50, 70], [57, 68]),
      ),
    ],
    "Favor of Hera": [
      fill("#f3e3b0"),
      halftone("accent", { opacity: 0.35 }),
      bold(
        at(
          50,
          62,
          [-80, -58, -36, -13, 13, 36, 58, 80].map((turn) =>
            at(
              0,
              0,
              [
                ink("M0 0C-9 -20 -13 -34 -9 -46Q0 -58 9 -46C13 -34 9 -20 0 0Z", turn % 4 === 0 ? "#2f9a6a" : "#2a8a86"),
                ink(ellipse(0, -43, 6, 7), "accent"),
                flat(ellipse(0, -42, 3.6, 4.4), "deep"),
              ],
              { turn },
            ),
          ),
        ),
        ink(
          "M50 80C34 80 34 62 42 54C46 48 44 38 44 32C44 24 56 24 56 32C56 38 54 48 58 54C66 62 66 80 50 80Z",
          "#1f5fc0",
          shade("M52 24H70V82H50Q60 58 52 24Z"),
          shine("M40 62Q44 54 46 48Q44 60 42 68Z", 0.5),
        ),
        flat(`${circle(47, 31, 1.8)}${circle(53, 31, 1.8)}`, "light"),
        flat(`${circle(47.3, 31, 1)}${circle(53.3, 31, 1)}`, "ink"),
        ink("M47.4 34H52.6L50 40Z", "accent"),
        ink("M43 24L41 15L46 19L50 12L54 19L59 15L57 24Q50 21 43 24Z", "accent"),
      ),
    ],
    "Favor of Hermes": [
      fill("#6cb8f0"),
      cloud(18, 68, 16),
      cloud(82, 76, 18),
      cloud(84, 18, 11),
      speed(22, 50, 24, 36, 0),
      bold(
        ink(
          "M48 -4H68C66 16 66 32 68 42C78 50 88 54 90 62Q90 68 84 68H46C40 66 42 54 44 42C46 26 48 10 48 -4Z",
          TAN,
          shade("M60 -4H70V46L92 58V70H66Q56 30 60 -4Z", 0.16),
        ),
        limb("M46 30L66 40M66 28L44 42M46 12L67 24M67 10L46 24M72 47L62 64", "accent", 2.6),
        ink("M40 66H90Q92 74 84 74H44Q38 74 40 66Z", "accent"),
        ink(
          "M50 46C38 44 34 40 34 34C26 36 20 30 20 24C12 24 6 16 8 8C22 12 44 18 54 36Q56 44 50 46Z",
          "light",
          line("M50 42Q38 36 34 34M48 36Q30 28 20 24", "ink", 1.8),
          shade("M6 12Q30 30 50 46Q34 46 30 34Z", 0.1),
        ),
      ),
    ],
    "Favor of Poseidon": [
      fill("#0e5f7a"),
      flat("M0 0H100V34Q50 46 0 30Z", "#0a4258"),
      halftone("#7fe0e0", { from: 80, to: 10, opacity: 0.25 }),
      bold(
        limb("M50 84V28", "accent", 4),
        ink("M47 40V8L42 12L50 -2L58 12L53 8V40Z", "accent"),
        mirrored(ink("M48 42Q26 42 27 14L22 18L29 2L37 17L32 15Q32 33 48 34Z", "accent")),
        ink(box(44, 33, 12, 10, 3), "#e8734a"),
      ),
      bold(
        ink(
          "M-4 84V58C6 40 24 40 34 52C28 50 22 54 26 62C34 70 44 64 48 60C56 54 70 52 76 58C70 42 90 38 104 54V84Z",
          "#3fb8d0",
          flat("M-4 84V72Q20 60 36 72T70 70T104 66V84Z", "#1f86b0"),
        ),
      ),
      puffs("light", [34, 52, 4], [28, 47, 4], [20, 46, 4], [76, 57, 4], [80, 51, 4], [87, 48, 4]),
      drops("light", [40, 50, -30, 3.4], [64, 48, 30, 3.4], [16, 36, -20, 3], [90, 38, 20, 3]),
    ],
    "Favor of Zeus": [
      fill("#4a4a8a"),
      flat("M0 44L20 40L40 48L70 40L100 46V82H0Z", "#34346a"),
      rays(50, 40, "#8f8fe0", { opacity: 0.7, count: 12 }),
      glow(48, 42, 36, "accent"),
      bold(
        ink(
          "M32 -4L20 22H32L18 50H32L20 82L62 44H48L66 16H52L60 -4Z",
          "accent",
          shine("M36 -4L26 19H36L24 46H30L44 16H38L46 -4Z", 0.5),
        ),
      ),
      bold(
        limb("M84 8L60 26", TAN, 15),
        ink(circle(50, 33, 11), TAN, shade("M48 36H66V48H44Z", 0.18)),
        limb("M42 28Q40 34 43 40M49 27Q46 34 49 42M56 28Q53 35 55 42", TAN, 3.6),
        ink("M66 12L76 28L84 24L72 6Z", "accent"),
      ),
      puffs("#dfe4f5", [94, 6, 13], [78, 0, 10], [100, 20, 9], [62, -2, 8], [88, 16, 8]),
    ],
  },
  bases: {
    "Oracle at Delphi": [
      fill("#f3c9a0"),
      flat("M0 0H160V30Q80 40 0 26Z", "#e89a8a"),
      moon(60, 30, 12, "#fff0c8"),
      cloud(24, 40, 14, "#fbe3cf"),
      cloud(146, 30, 12, "#fbe3cf"),
      ink(
        "M-4 96L22 44L40 66L66 22L92 60L118 18L142 56L164 40V96Z",
        "#8f86b8",
        flat("M66 22L74 34L66 32L60 36ZM118 18L126 30L118 28L110 34Z", "light"),
        shade("M66 22L92 60V96H76ZM118 18L142 56V96H128Z", 0.16),
      ),
      hills("#6f8f5a", 160, 84, 78, 76, 80, 74, 80, 84),
      bold(at(90, 84, temple, { scale: 0.98 })),
      [
        [14, 92],
        [30, 90],
        [136, 90],
        [150, 93],
      ].map(([x = 0, y = 0]) => bold(at(x, y, ink("M0 0Q-7 -14 0 -34Q7 -14 0 0Z", "#3f6a3f")))),
      hills("#b5a86a", 160, 92, 90, 88, 86, 88, 90, 92),
      flat("M80 88H100L118 124H62Z", "#e9d9b0"),
      line("M78 96H104M74 106H109M68 116H114", "#c9b27e", 2),
      glow(90, 74, 12, "second"),
      bold(
        at(90, 92, [
          limb("M-7 0L-3 -14M7 0L3 -14M0 0V-12", BRONZE, 2),
          ink("M-9 -18H9Q8 -10 0 -10Q-8 -10 -9 -18Z", "accent"),
        ]),
      ),
      puffs("#d8ecff", [90, 70, 4], [94, 63, 5], [88, 55, 5], [95, 46, 6]),
    ],
    "Wooden Horse": [
      fill("#f08a4a"),
      flat("M0 0H160V26Q80 36 0 22Z", "#c9504a"),
      moon(128, 34, 14, "#ffe29a"),
      halftone("#a8322f", { from: 70, to: 0, width: 160, opacity: 0.3 }),
      ink(
        "M-4 92V48H4V42H12V48H20V42H28V48H36V36H42V42H50V36H58V92Z",
        "#a8886a",
        line("M-4 60H58M-4 74H58M10 48V60M30 60V74M16 74V92M46 60V74", "ink", 1.2),
      ),
      ink(
        "M118 92V60H126V54H134V60H142V54H150V60H158V54H166V92Z",
        "#a8886a",
        line("M118 74H166M132 60V74M148 74V92", "ink", 1.2),
      ),
      hills("#c98f4a", 160, 88, 86, 84, 82, 84, 86, 88),
      shadow(90, 92, 44),
      bold(
        limb("M58 46Q50 50 54 66", "#5a3420", 4),
        ink("M66 60H74V82H64ZM104 60H112L113 82H103Z", WOOD),
        ink("M78 60H86V82H77ZM92 60H100V82H91Z", "#6b3f22"),
        ink(
          "M60 44Q72 38 92 42L98 24Q102 14 112 12L114 6L119 13Q130 18 132 30L124 36L116 32Q118 48 114 62Q90 70 62 64Q54 54 60 44Z",
          WOOD,
          line("M54 50H120M54 57H120M96 30L118 38M94 36L116 46M70 40V70M84 40V70M100 44V70", "#5a3420", 1.5),
          shade("M54 58H124V72H54Z"),
        ),
        ink("M98 22Q92 30 88 42L82 40Q86 26 96 16Q104 8 112 12Q102 14 98 22Z", "#5a3420"),
        flat(circle(119, 21, 2), "ink"),
        ink(box(72, 47, 14, 11, 2), "#5a3420"),
        flat("M75 50H83V55H75Z", "ink"),
        flat(`${circle(77.5, 52.5, 1.1)}${circle(81, 52.5, 1.1)}`, "#ffe29a"),
        ink(box(54, 80, 72, 6, 2), "#6b3f22"),
        [64, 90, 116].map((x) => [ink(circle(x, 88, 7), WOOD), flat(circle(x, 88, 2), "ink")]),
      ),
      flat("M-2 96Q40 90 80 95T162 94V124H-2Z", "#e0b070"),
      faint(0.6, line("M12 106H34M60 112H92M116 104H140M100 118H126M26 117H44", BRONZE, 2)),
    ],
  },
} satisfies FactionPictures;
