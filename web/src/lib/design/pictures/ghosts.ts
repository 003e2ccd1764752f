/** Ghosts: periwinkle and cold light, through walls and at midnight. */

import { at, bold, both, faint, ink, limb, many, mirrored, shade, shadow, shine } from "../art";
import { bricks, cloud, fill, floor, halftone, hills, moon, stars } from "../drawings/backdrops";
import { glow, puffs, rays, sparkle, spiral } from "../drawings/effects";
import { skull } from "../drawings/heads";
import { candle, crystal, sword } from "../drawings/props";
import type { FactionPictures } from "../pictures";
import { box, circle, ellipse, flat, line, type Art, type Paint } from "../shapes";

const PALE = "#eef1ff";
const MIST = "#c9d2fa";
const GOLD = "#d6a742";
const WINE = "#6b1f3f";
const WOOD = "#7a4a34";
const DARK_WOOD = "#46261f";
const STONE = "#8d93b0";
const NIGHT = "#171a45";
const SKIN = "#e8b58c";
const CREAM = "#fff3d6";

/** A ghost under its sheet, 40 wide and 52 high. */
const sheet = (paint: Paint, ...face: Art[]): Art => [
  ink(
    "M0 -26C14 -26 20 -15 20 -3V20C18 27 14 20 10 22C7 28 3 27 0 21C-3 27 -7 28 -10 22C-14 20 -18 27 -20 20V-3C-20 -15 -14 -26 0 -26Z",
    paint,
    shade("M8 -27H22V28H8Q16 2 8 -27Z", 0.16),
  ),
  face,
];

const sweet: Art = [
  both([
    flat(ellipse(7, -7, 3.8, 5.4), "ink"),
    flat(circle(6, -9, 1.5), "light"),
    flat(ellipse(13, 0, 3, 1.8), "#f7b3cf"),
  ]),
  flat(ellipse(0, 4, 3, 3.8), "ink"),
];

const laughing: Art = [
  both(line("M3 -8Q7.5 -14 12 -8", "ink", 2.8)),
  ink("M-10 -2Q0 2 10 -2Q9 12 0 12Q-9 12 -10 -2Z", "#3a2a6a", flat("M-5 9Q0 5 5 9Q0 13 -5 9Z", "#f7b3cf")),
];

const eerie: Art = [
  both(flat("M3 -4L13 -11Q15 0 9 2Q3 2 3 -4Z", "ink")),
  flat("M-7 6L-4 4L0 6L4 4L7 6Q8 18 0 18Q-8 18 -7 6Z", "ink"),
];

/** A hand that reaches to the right, its wrist at (-14, 0). */
const reaching = (skin: Paint): Art => [
  limb("M-2 -5L14 -11M0 -1L19 -3M0 4L17 5M-3 7L11 12", skin, 4.4),
  limb("M-8 -6L0 -15", skin, 4.4),
  ink("M-16 -6Q-4 -11 3 -6L4 7Q-4 12 -16 7Z", skin),
];

const gravestone: Art = ink(
  "M-11 20V-6C-11 -15 -6 -19 0 -19C6 -19 11 -15 11 -6V20Z",
  STONE,
  shade("M3 -20H13V22H4Q8 0 3 -20Z"),
);

/** A wisp's tail: a ghost that comes out of something at (0, 0), 44 high. */
const rising = (paint: Paint, ...face: Art[]): Art => [
  ink(
    "M-3 0Q-10 -8 -4 -14Q-16 -18 -15 -30C-15 -40 -8 -46 0 -46C8 -46 15 -40 15 -30C15 -18 6 -16 6 -10Q6 -4 -3 0Z",
    paint,
    shade("M5 -46H18V-10H4Q13 -26 5 -46Z", 0.16),
  ),
  at(0, -30, face, { scale: 0.74 }),
];

export default {
  cards: {
    Spectre: [
      fill("#2b8f9e"),
      rays(50, 30, "#6fd0d4", { opacity: 0.8, count: 16 }),
      halftone(NIGHT, { opacity: 0.5 }),
      bold(
        ink(
          "M24 84Q8 60 14 44Q24 28 34 30H66Q78 28 86 44Q92 60 76 84Z",
          "#3d3f7a",
          shade("M64 28L90 44L78 84H62Q74 56 64 28Z"),
        ),
        ink(
          "M50 -4C72 -2 76 20 74 36Q72 50 50 58Q28 50 26 36C24 20 28 -2 50 -4Z",
          "#565aa8",
          shade("M58 -4C76 0 76 30 74 40L56 56Q72 30 58 -4Z"),
        ),
        ink("M50 6C64 8 67 22 65 32Q62 44 50 50Q38 44 35 32C33 22 36 8 50 6Z", "#080a24"),
        at(50, 26, both([flat("M2 -1L14 -8Q15 4 8 5Q2 5 2 -1Z", "second"), flat(circle(8, -1, 1.8), "light")])),
        line("M42 40L45 37L48 41L51 37L54 41L57 37L59 40", "second", 2.2),
        limb("M22 50Q8 44 12 30M78 50Q92 44 88 30", "#3d3f7a", 9),
        at(12, 20, limb("M-2 8L-8 -4M0 6L-1 -9M3 7L7 -6M-4 10L-10 8", PALE, 2.6)),
        at(88, 20, limb("M2 8L8 -4M0 6L1 -9M-3 7L-7 -6M4 10L10 8", PALE, 2.6)),
      ),
      many(
        [line(ellipse(0, 0, 5.4, 3.4), "ink", 5), line(ellipse(0, 0, 5.4, 3.4), STONE, 2)],
        [22, 66],
        [33, 70],
        [44, 72],
        [56, 72],
        [67, 70],
        [78, 66],
      ),
    ],
    Haunting: [
      fill(WINE),
      flat("M8 -2H16V82H8ZM28 -2H36V82H28ZM48 -2H56V82H48ZM68 -2H76V82H68ZM88 -2H96V82H88Z", "#7d2a4c"),
      bold(ink(box(20, 2, 60, 74, 4), GOLD, shade("M66 0H84V80H66Z", 0.2)), ink(box(27, 9, 46, 60, 2), "#1d3a4f")),
      glow(50, 40, 26, "second"),
      bold(
        at(50, 40, [
          ink("M0 -24C16 -24 19 -8 18 6Q20 24 26 36H-26Q-20 24 -18 6C-19 -8 -16 -24 0 -24Z", "#6f7fd0"),
          ink("M-14 36Q-14 22 0 20Q14 22 14 36Z", MIST),
          ink(
            "M0 -16C9 -16 12 -8 11 2Q8 16 0 18Q-8 16 -11 2C-12 -8 -9 -16 0 -16Z",
            PALE,
            shade("M3 -17H14V20H2Q9 2 3 -17Z", 0.15),
          ),
          both([flat(ellipse(5, -2, 3, 4), "ink"), line("M2 -8L9 -10", "ink", 1.6)]),
          flat(ellipse(0, 10, 2.6, 4), "ink"),
        ]),
        limb("M32 74Q22 66 16 70", PALE, 7),
        at(12, 66, limb("M4 4L-6 -3M3 6L-8 5M4 8L-6 13M8 2L6 -6", PALE, 3)),
        limb("M68 74Q80 64 86 62", PALE, 7),
        at(89, 58, limb("M-4 4L6 -5M-3 6L8 3M-4 8L7 11M-8 2L-5 -7", PALE, 3)),
      ),
      sparkle(24, 14, 5),
    ],
    Spirit: [
      fill("#e86a3f"),
      rays(50, 46, "#f7a05c", { opacity: 0.8, count: 14, turn: 8 }),
      shadow(50, 76, 24),
      bold(
        ink(
          "M52 76C28 78 20 60 26 44C28 50 32 52 35 50C28 34 38 26 40 14C46 18 48 22 48 28C54 20 54 10 50 0C66 8 68 22 66 32C70 30 72 26 72 20C82 34 84 74 52 76Z",
          "#2fb0c4",
          shade("M62 10L90 30V80H54Q78 56 62 10Z", 0.14),
        ),
        flat(
          "M51 74C36 74 32 62 37 52C40 56 44 56 46 52C44 44 50 38 53 34C60 40 60 46 59 50C62 50 64 48 65 45C70 56 66 74 51 74Z",
          "second",
        ),
        at(52, 54, [
          both([ink("M2 -4L15 -10Q16 3 8 4Q2 3 2 -4Z", "light"), flat(circle(8, -2.4, 2), "ink")]),
          ink("M-10 8Q0 4 10 8Q10 18 0 18Q-10 18 -10 8Z", "ink", flat("M-9 6L-6 12L-3 7L0 12L3 7L6 12L9 6Z", "light")),
        ]),
        at(16, 50, ink("M0 10C-7 8 -8 0 -3 -6Q-2 -2 0 -2Q2 -8 0 -14C8 -8 10 8 0 10Z", "second")),
        at(88, 48, ink("M0 10C-7 8 -8 0 -3 -6Q-2 -2 0 -2Q2 -8 0 -14C8 -8 10 8 0 10Z", "second"), {
          scale: 0.8,
          flip: true,
        }),
      ),
      many(flat(circle(0, 0, 2), "light"), [26, 24], [80, 14], [16, 72, 0.8], [86, 68, 0.8]),
    ],
    Ghost: [
      fill("#f3e6a8"),
      moon(62, 30, 26, "#fff8d8"),
      flat("M-2 62Q24 54 50 62T102 60V82H-2Z", "ground"),
      flat("M-2 72Q24 66 50 72T102 70V82H-2Z", "#7f8fe0"),
      shadow(46, 76, 16),
      bold(at(46, 44, [limb("M-19 4Q-28 2 -30 -6M19 4Q28 2 30 -6", "light", 6), sheet("light", sweet)])),
      line("M80 58Q84 52 88 56M12 60Q15 55 18 59", "#7f8fe0", 2),
    ],
    "Across the Divide": [
      fill("#f09a4a"),
      flat("M62 -2L54 14L62 28L52 44L60 60L50 82H104V-2Z", "#2b3073"),
      stars("across the divide", 14, "second"),
      rays(54, 40, "light", { opacity: 0.14, count: 10 }),
      bold(limb("M64 -4L54 14L62 28L52 44L60 60L50 84", "light", 3)),
      bold(
        limb("M-6 52L22 44", "#3f8a5a", 15),
        ink("M16 34L26 32L30 52L20 55Z", "light"),
        at(36, 41, reaching(SKIN), { turn: -12 }),
      ),
      faint(
        0.92,
        bold(
          limb("M106 36L84 38", "#8fa0f0", 15),
          ink("M84 28L90 34L84 38L91 43L84 49L76 46V31Z", "#8fa0f0"),
          at(70, 38, reaching("second"), { flip: true, turn: 4 }),
        ),
      ),
      glow(54, 38, 10, "light"),
      sparkle(54, 38, 10),
      sparkle(82, 14, 5),
      sparkle(88, 64, 5),
    ],
    "Door to the Beyond": [
      fill("#0d1030"),
      stars("door to the beyond", 34, MIST, 100, 80),
      glow(52, 38, 46, "second"),
      flat("M34 74H72L96 84H10Z", "second"),
      bold(
        ink("M28 2H78V76H28Z", STONE, shade("M70 0H80V80H70Z")),
        ink(
          "M34 8H72V76H34Z",
          "#c8f7fb",
          spiral(53, 40, 40, 3.2, "second", 4),
          glow(53, 40, 16, "light"),
          bold(
            limb("M62 52Q72 54 76 46", "light", 5),
            at(60, 50, sheet("light", sweet), { scale: 0.82 }),
            limb("M44 52Q38 46 40 38", "light", 5),
          ),
        ),
        ink("M34 8L16 2V84L34 76Z", WOOD, line("M20 10L30 13V36L20 36ZM20 46L30 44V68L20 72Z", DARK_WOOD, 2)),
        flat(circle(30, 42, 2), GOLD),
      ),
      sparkle(88, 18, 5),
      sparkle(10, 30, 5),
    ],
    "Ghostly Arrival": [
      fill("#b0553f"),
      bricks("#4a1814", { size: 11 }),
      halftone("#4a1814", { from: 0, to: 80, opacity: 0.25 }),
      line(ellipse(50, 44, 40, 34), "second", 2.4),
      faint(0.4, flat(ellipse(50, 44, 40, 34), "second")),
      bold(
        at(50, 42, [
          limb("M-17 6Q-28 6 -34 -4M17 6Q28 6 34 -4", PALE, 8),
          at(-36, -10, limb("M1 4L-5 -3M3 3L2 -7M5 4L9 -3", PALE, 3)),
          at(36, -10, limb("M-1 4L5 -3M-3 3L-2 -7M-5 4L-9 -3", PALE, 3)),
        ]),
        at(50, 44, sheet(PALE, laughing), { scale: 1.28 }),
      ),
      flat("M22 80Q30 68 40 74T60 74T80 80Z", "#b0553f"),
      line("M50 4V-2M18 20L12 14M82 20L88 14", "light", 2.6),
    ],
    Incorporeal: [
      fill("#c8437f"),
      rays(52, 42, "#e884b0", { opacity: 0.9, count: 12 }),
      bold(at(15, 60, sword(GOLD), { turn: 66, scale: 1.7 })),
      faint(0.66, bold(at(54, 42, sheet("light", sweet), { scale: 1.36 }))),
      bold(at(15, 60, ink("M-3.5 -41L0 -48L3.5 -41Z", "#e6eef4"), { turn: 66, scale: 1.7 })),
      line("M30 14L24 8M80 16L86 10M84 62L91 67", "light", 3),
      sparkle(20, 28, 6),
    ],
    "Make Contact": [
      fill("#2f8a76"),
      rays(60, 24, "#5cc0a0", { opacity: 0.5, count: 12 }),
      floor(66, DARK_WOOD),
      line("M-2 66H102", "ink", 2),
      bold(
        ink("M14 74Q14 64 30 62Q46 64 46 74Z", "#2a2a3a"),
        limb("M30 62V32", "#2a2a3a", 6),
        ink("M22 22L38 16L42 34L28 36Z", "#2a2a3a"),
        at(23, 25, ink(ellipse(0, 0, 5, 9), GOLD), { turn: -16 }),
        limb("M33 46Q44 46 44 54", GOLD, 2.4),
        ink(ellipse(30, 68, 5, 3), GOLD),
        line("M34 74Q56 82 70 70T64 60", "ink", 3),
        at(66, 58, [ink("M-5 14L-7 -6H7L5 14Z", "#2a2a3a"), ink("M-12 -12H12L8 -4H-8Z", GOLD)], { turn: 24 }),
      ),
      bold(at(70, 50, rising(PALE, eerie), { scale: 1.12, turn: 6 })),
      line("M48 16L42 12M46 26L40 26M92 10L97 6M95 22H100", "light", 2.4),
    ],
    Séance: [
      fill("#3a1230"),
      flat("M-2 -2H24Q18 30 -2 46ZM102 -2H76Q82 30 102 46Z", "#8a1f3f"),
      line("M8 -2Q8 24 -2 34M92 -2Q92 24 102 34", "#5a1028", 3),
      glow(50, 36, 40, "second"),
      faint(0.85, bold(at(50, 30, rising(MIST, eerie), { scale: 0.68 }))),
      bold(ink("M-4 84V70Q50 50 104 70V84Z", "#5a2f6b", flat("M-4 76Q50 57 104 76V84H-4Z", "#43204f"))),
      bold(at(50, 48, crystal(16, "#5f7fe0", GOLD, [spiral(0, 0, 18, 2, "second", 3), shine(circle(0, 0, 6), 0.5)]))),
      bold(at(20, 66, candle(22)), at(80, 66, candle(22))),
      bold(mirrored([limb("M14 84L30 74", SKIN, 7), limb("M30 74L39 70M31 76L40 75M29 72L35 66", SKIN, 3)])),
      sparkle(30, 20, 5),
      sparkle(72, 16, 5),
    ],
    "Shady Deal": [
      fill("#3f5a3a"),
      halftone(NIGHT, { opacity: 0.45 }),
      faint(0.35, flat("M50 -4L86 82H14Z", "#ffe98a")),
      bold(
        at(
          42,
          44,
          [
            ink(
              "M-24 -30H24V30H-24Z",
              "#fbeec4",
              line("M-17 -20H17M-17 -12H12M-17 -4H17M-17 4H8", "#b08d4f", 2.4),
              shade("M14 -32H26V32H14Z", 0.12),
            ),
            ink(box(-28, -36, 56, 9, 4), "#fbeec4"),
            ink(box(-28, 27, 56, 9, 4), "#fbeec4"),
            line("M-16 17Q-10 10 -6 17T4 16", "#3a2a6a", 2.2),
            ink(circle(13, 18, 7.6), "#c2303f"),
            at(13, 18, skull("#f8c8c0"), { scale: 0.26 }),
          ],
          { turn: -8 },
        ),
      ),
      bold(
        limb("M104 66L82 54", "#2b3073", 15),
        ink("M88 42L94 46L82 66L75 62Z", "light"),
        limb("M50 58L92 4", "#e6eef4", 2),
        ink("M62 42Q64 20 92 2Q96 26 66 42Z", "#9fb0ff", line("M64 42L90 6", "ink", 1.4)),
        ink("M60 46Q66 40 74 46L80 54L72 62Q62 60 58 54Z", MIST),
        limb("M70 46L62 42M66 54L58 50M70 60L62 57", MIST, 3.4),
      ),
      bold(
        many(
          [ink(ellipse(0, 0, 8, 4), GOLD), line(ellipse(0, 0, 4.6, 2), "#8a6420", 1.2)],
          [80, 75],
          [80, 71],
          [62, 77],
        ),
      ),
    ],
    "The Dead Rise": [
      fill("#1f7a58"),
      faint(0.4, flat("M4 70L-2 -2H38L32 70ZM38 70L32 -2H68L62 70ZM68 70L62 -2H104L96 70Z", "#b8ffd8")),
      floor(60, "#4f7a3a"),
      bold(
        at(20, 46, rising("#c8f5dc", eerie), { scale: 0.82, turn: -10 }),
        at(80, 46, rising("#c8f5dc", eerie), { scale: 0.82, turn: 10 }),
        many([gravestone, line("M0 -13V5M-5 -7H5", "#4a5070", 3)], [19, 52, 1.15], [81, 52, 1.15]),
      ),
      bold(ink(ellipse(50, 75, 28, 8), "#1a120c"), at(50, 77, rising("light", eerie), { scale: 1.45 })),
      bold(ink("M16 84Q20 74 30 78Q40 82 50 80Q60 82 70 78Q80 74 86 84Z", "#6b4a2c")),
    ],
    "Creampuff Man": [
      fill("#ff9fb8"),
      halftone("#ff7ea0"),
      floor(68, "#7a4a8f"),
      shadow(50, 72, 38),
      bold(
        limb("M22 50Q8 44 8 28", CREAM, 9),
        limb("M78 50Q92 44 92 28", CREAM, 9),
        ink("M16 58Q16 74 50 74Q84 74 84 58Q50 46 16 58Z", "#c9843a", shade("M56 50H88V78H52Z")),
        puffs(CREAM, [22, 54, 9], [36, 56, 10], [50, 57, 10], [64, 56, 10], [78, 54, 9]),
        ink("M18 48C16 24 32 10 50 10C68 10 84 24 82 48Q50 40 18 48Z", "#e0a552", shade("M58 8H88V52H62Q76 30 58 8Z")),
        ink(circle(50, 8, 6), "#d8283c", shine("M46 5Q48 2 51 3Q48 6 46 5Z")),
      ),
      at(50, 32, sweet, { scale: 1.25 }),
      many(flat(circle(0, 0, 1.6), "light"), [30, 22], [38, 17], [62, 17], [70, 24], [26, 34], [74, 36]),
    ],
  },
  bases: {
    "Haunted House": [
      fill("#5a4f9a"),
      flat("M0 0H160V36Q80 52 0 32Z", "#3a3478"),
      moon(94, 42, 30, "#f4efc8"),
      stars("haunted house", 26, "light", 160, 40),
      faint(0.6, cloud(36, 44, 22, "#7f78b8"), cloud(142, 40, 18, "#7f78b8")),
      hills("#2f2a66", 160, 84, 78, 86, 74, 76, 84, 80),
      bold(
        ink("M48 94Q70 76 92 76Q116 76 140 94Z", "#231f52"),
        at(92, 82, [
          ink(
            "M-27 0L-24 -26H26L28 0Z",
            "#4f4a86",
            shade("M14 -28H30V2H14Z"),
            line("M-27 -8H28M-26 -17H28", "#39346a", 1.4),
          ),
          ink("M-32 -25L-22 -37H24L34 -25Z", "#2c2452"),
          ink("M-12 -36L-10 -56L8 -58L11 -36Z", "#5d579a", shade("M2 -60L14 -36H3Z")),
          ink("M-17 -53L2 -76L15 -56Z", "#2c2452"),
          ink("M18 -34V-46H24V-34Z", "#4f4a86"),
          flat("M-5 -42V-50Q0 -55 4 -50V-42Z", "#ffe46b"),
          flat("M-20 -8V-17Q-16 -21 -12 -17V-8ZM14 -8V-17Q18 -21 22 -17V-8Z", "#ffe46b"),
          line("M-16 -20V-8M-20 -13H-12M18 -20V-8M14 -13H22M-0.5 -54V-42", "ink", 1.3),
          ink("M-6 0V-14Q0 -20 6 -14V0Z", "#1a1638"),
          ink("M-9 0H9V3H-9Z", STONE),
        ]),
        limb("M52 92Q48 76 52 66M50 76L42 66M51 70L60 60", "#1a1638", 1.6),
      ),
      faint(0.9, bold(at(132, 62, sheet("light", sweet), { scale: 0.3 }))),
      flat("M-2 92Q40 86 80 92T162 90V124H-2Z", "#2a2660"),
      flat("M88 86H96Q106 98 98 106T94 124H72Q88 106 84 100T88 86Z", "#6a64a8"),
      bold(
        [14, 26, 38, 122, 134, 146].map((x) => ink(`M${x - 2} 106V90L${x} 86L${x + 2} 90V106Z`, "#171a45")),
        limb("M6 96H44M116 96H154", NIGHT, 1.6),
      ),
    ],
    "The Dread Gazebo": [
      fill("#f09a8a"),
      flat("M0 0H160V30Q80 46 0 28Z", "#b85a8a"),
      halftone("#5a2a6a", { from: 70, to: 0, width: 160, opacity: 0.3 }),
      moon(128, 36, 12, "#ffe9b0"),
      hills("#8a4a86", 160, 70, 60, 72, 64, 60, 68, 62),
      many(puffs("#5d3a78", [0, 0, 12], [14, 6, 10], [-13, 6, 10]), [24, 72], [146, 72]),
      flat("M-2 84Q40 78 80 84T162 82V124H-2Z", "#6a7f4a"),
      shadow(92, 94, 46, 6),
      bold(
        ink("M54 94L58 86H126L130 94Z", "#c9c2d8", shade("M100 84H132V96H100Z")),
        ink("M60 86V52H124V86Z", "#2a1440"),
        at(92, 64, both([flat("M4 -2L18 -8Q19 5 10 6Q4 5 4 -2Z", "#ffe14d"), flat(circle(11, -1, 2), "#c2303f")])),
        ink(
          "M60 86V76L66 82L72 75L78 82L84 75L92 83L100 75L106 82L112 75L118 82L124 76V86Z",
          "light",
          shade("M104 74H126V88H104Z", 0.15),
        ),
        [60, 74, 110, 124].map((x) => ink(box(x - 2.4, 50, 4.8, 37), "#f4f0ff", shade(`M${x} 48h4v40h-4z`))),
        ink(
          "M46 54Q70 44 92 24Q114 44 138 54Z",
          "#c2446a",
          line("M92 24Q84 44 74 54M92 24Q100 44 110 54", "#8a2a50", 2),
          shade("M92 22L140 56H112Q104 40 92 22Z", 0.18),
        ),
        ink(
          "M46 54Q52 60 58 54Q64 60 69 54Q75 60 80.5 54Q86 60 92 54Q98 60 103.5 54Q109 60 115 54Q120 60 126 54Q132 60 138 54Z",
          "light",
        ),
        limb("M92 25V16", "#f4f0ff", 2),
        ink(circle(92, 14, 3.4), GOLD),
      ),
      flat("M82 94H102L118 124H66Z", "#d8c8a8"),
      many(ink("M-7 3Q-8 -6 0 -7Q8 -6 7 3Z", "#4a6a3a"), [40, 92], [146, 94], [28, 98, 0.8]),
      line("M20 112l2 -5l2 5M44 108l2 -5l2 5M128 110l2 -5l2 5M148 112l2 -5l2 5", "#8aa05c", 2),
    ],
  },
} satisfies FactionPictures;
