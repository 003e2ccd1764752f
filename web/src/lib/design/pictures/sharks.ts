/** Sharks: teeth and fins, from the bright shallows to the deep. */

import { at, bold, both, faint, ink, limb, many, mirrored, shade, shadow, shine } from "../art";
import { cloud, fill, floor, halftone, hills, moon, sea } from "../drawings/backdrops";
import { burst, drops, glow, puffs, rays, speed, spiral } from "../drawings/effects";
import type { FactionPictures } from "../pictures";
import { box, circle, cog, ellipse, flat, line, type Art, type Paint } from "../shapes";

const GREY = "#7ba5bf";
const STEEL = "#557f9b";
const BELLY = "#f1f7fa";
const GUM = "#7d1320";
const BLOOD = "#c8202f";
const SAND = "#f2d59a";
const AQUA = "#5fc9dc";
const WOOD = "#8f5630";
const BONE = "#e9e2cc";

/** A shark from the side, to the right, its jaws open; 90 long. */
const shark = (skin: Paint = GREY, belly: Paint = BELLY, fin: Paint = STEEL): Art => [
  ink("M21 1L40 2L31 11Z", GUM),
  ink(
    "M43 -4C35 -14 18 -18 6 -17L-3 -33Q-13 -30 -14 -14C-24 -11 -32 -8 -36 -4L-48 -20Q-48 -4 -43 1L-51 16L-35 6C-22 12 -6 15 8 14C20 14 28 12 32 10L20 1L38 4Q44 3 43 -4Z",
    skin,
    flat("M-40 5C-10 6 12 2 50 -1V24H-40Z", belly),
    shade("M-52 8C-20 14 10 12 44 8V24H-52Z", 0.12),
    shade("M-3 -34L8 -17H-16Q-6 -20 -3 -34Z", 0.2),
  ),
  flat(
    "M22 1.6L24.4 6L26.4 2.2L28.6 6.6L30.8 2.8L33 6.8L35 3.2L36.6 6L38 3.6ZM23 4L25.6 2L26 6L28.6 4.4L29 8.4L31.6 6.6L32 10Z",
    "light",
  ),
  ink("M6 8Q4 22 -8 27Q-8 16 -8 10Z", fin),
  line("M6 -8Q3 -3 5 3M11 -8Q8 -3 10 2M1 -7Q-2 -3 0 3", "ink", 1.6),
  flat(circle(27, -6, 2.8), "ink"),
  flat(circle(28, -7, 1), "light"),
  line("M22 -11L31 -9", "ink", 2),
];

/** A fin that cuts the water at (0, 0), to the left. */
const fin = (skin: Paint = GREY): Art =>
  ink("M-15 0C-12 -14 -2 -24 12 -27C8 -17 9 -8 15 0Z", skin, shade("M12 -28C4 -18 4 -8 6 0H18Z"));

/** A small fish to the right, 24 long. */
const fish = (scales: Paint, eye: Art): Art => [
  ink("M-6 0L-15 -8V8Z", scales),
  ink("M12 0C8 -8 -2 -8 -8 0C-2 8 8 8 12 0Z", scales, shade("M-10 2H14V10H-10Z")),
  eye,
];

const scared: Art = [ink(circle(6, -1.5, 3), "light"), flat(circle(6.6, -1.4, 1.2), "ink")];
const dead: Art = line("M4 -3L8 1M8 -3L4 1", "ink", 1.5);

const bubbles = (...places: readonly (readonly [number, number, number])[]): Art =>
  line(places.map(([x, y, radius]) => circle(x, y, radius)).join(""), "light", 1.5);

/** Light that falls into the water, over a card. */
const beams: Art = faint(0.22, flat("M8 -2H24L44 82H18ZM44 -2H54L66 82H54ZM72 -2H92L96 82H80Z", "light"));

const coral = (paint: Paint): Art =>
  bold(limb("M0 0V-12M0 -6L-7 -12V-18M0 -9L7 -15V-22M0 -12L-2 -24M7 -16L12 -20", paint, 3.4));

const weed = (paint: Paint): Art => bold(limb("M0 0Q-5 -8 0 -15T0 -30", paint, 3));

/** A head that bites to the right, its throat cut off at the left: one of a crowd. */
const snapper = (skin: Paint): Art => [
  ink("M-12 0L26 -14L18 20Z", GUM),
  ink("M-44 4H-12L20 12Q24 18 14 21C-6 26 -26 24 -44 20Z", BELLY, shade("M-44 16Q-10 22 22 14V28H-44Z", 0.14)),
  ink(
    "M-44 -18C-20 -32 14 -34 28 -20Q32 -12 24 -10L-12 2L-14 6H-44Z",
    skin,
    shine("M-30 -20Q-8 -28 10 -24Q-10 -22 -30 -20Z"),
  ),
  ink("M-8 1L-3 7L0 -2L6 4L9 -5L15 1L18 -8L22 -3L25 -10Z", "light"),
  ink("M-6 6L-2 1L3 8L6 4L11 10L14 6L18 12Z", "light"),
  flat(circle(3, -16, 3), "ink"),
  line("M-4 -23L9 -19", "ink", 2.6),
  line("M-24 -12Q-28 -4 -24 4M-32 -12Q-36 -4 -32 4", "ink", 1.8),
];

export default {
  cards: {
    Megalodon: [
      fill("#4a0d22"),
      rays(50, 46, "#a3202f", { opacity: 0.8, count: 18 }),
      bold(
        ink(
          "M50 -6C82 -4 102 20 104 50L98 84H2L-4 50C-2 20 18 -4 50 -6Z",
          STEEL,
          shade("M64 -8H110V84H84Q100 30 64 -8Z"),
          shine("M10 34Q20 10 44 2Q24 16 20 40Z", 0.3),
        ),
        ink("M50 18C78 18 94 36 92 60L88 84H12L8 60C6 36 22 18 50 18Z", BELLY),
        ink(
          "M50 25C72 25 86 40 85 58C84 72 74 80 50 80C26 80 16 72 15 58C14 40 28 25 50 25Z",
          GUM,
          flat("M50 38C64 38 74 48 73 60C72 70 64 74 50 74C36 74 28 70 27 60C26 48 36 38 50 38Z", "#3d0814"),
          flat("M28 80Q50 60 72 80Z", "accent"),
        ),
        ink(
          "M17 48L22 58L27 40L33 52L37 33L44 47L50 30L56 47L63 33L67 52L73 40L78 58L83 48C80 34 66 25 50 25C34 25 20 34 17 48Z",
          "light",
        ),
        ink(
          "M19 68L24 60L28 73L34 64L39 77L45 67L50 78L55 67L61 77L66 64L72 73L76 60L81 68Q74 80 50 80Q26 80 19 68Z",
          "light",
        ),
        mirrored([
          ink(circle(20, 22, 5.4), "ink"),
          flat(circle(21, 21, 2), "#ff4a3c"),
          line("M11 13L28 18", "ink", 4),
          line("M5 50Q9 58 6 66M0 48Q4 58 1 66", "ink", 2),
        ]),
        mirrored(flat(ellipse(42, 6, 2, 1.4), "ink")),
      ),
      bold(
        at(50, 59, [ink("M-9 0H9Q8 6 4 6H-4Q-8 6 -9 0Z", "#d98a45"), ink("M-1 -2V-14L8 -3Z", "light")], {
          scale: 1.2,
          turn: -10,
        }),
      ),
    ],
    "Great White": [
      fill("#9fdcea"),
      cloud(14, 26, 12),
      cloud(88, 20, 12),
      sea(60, "ground", "#4aa3cf"),
      bold(
        at(50, 40, [
          ink(
            "M0 -37C20 -30 33 -8 35 16L38 48H-38L-35 16C-33 -8 -20 -30 0 -37Z",
            GREY,
            shade("M8 -36Q36 -20 40 50H24Q34 0 8 -36Z"),
            shine("M-18 -12Q-12 -26 -2 -31Q-10 -20 -11 -8Z", 0.5),
          ),
          ink("M-31 14C-22 -2 22 -2 31 14L34 48H-34Z", BELLY),
          ink(
            "M-25 16C-16 3 16 3 25 16C20 28 12 32 0 32C-12 32 -20 28 -25 16Z",
            GUM,
            flat("M-12 28C-8 21 8 21 12 28Q0 34 -12 28Z", "accent"),
          ),
          ink("M-23 14L-18 21L-15 10L-10 18L-6 7L0 17L6 7L10 18L15 10L18 21L23 14C14 3 -14 3 -23 14Z", "light"),
          ink("M-17 25L-13 20L-10 28L-6 23L-3 31L0 25L3 31L6 23L10 28L13 20L17 25Q10 32 0 32Q-10 32 -17 25Z", "light"),
          both([
            flat(circle(15, -9, 3.8), "ink"),
            flat(circle(14, -10, 1.3), "light"),
            line("M8 -13L21 -18", "ink", 3),
            flat(circle(5, -25, 1.4), "ink"),
          ]),
        ]),
      ),
      puffs(
        "light",
        [10, 74, 7],
        [20, 68, 7],
        [28, 76, 7],
        [72, 76, 7],
        [80, 68, 7],
        [91, 74, 7],
        [82, 78, 7],
        [19, 79, 6],
      ),

      drops("light", [12, 54, -40, 3.4], [88, 54, 40, 3.4], [18, 46, -20, 2.6], [83, 46, 20, 2.6]),
    ],
    Hammerhead: [
      fill("#3b2f7a"),
      halftone("#7a6ad0", { from: 80, to: 0, opacity: 0.4 }),
      beams,
      bold(
        at(50, 42, [
          both(ink("M14 20Q34 26 42 44Q22 42 12 36Z", "#6a7fa8")),
          ink(
            "M0 -26C24 -28 42 -24 42 -12C42 -2 30 -1 17 0C22 18 24 30 22 48H-22C-24 30 -22 18 -17 0C-30 -1 -42 -2 -42 -12C-42 -24 -24 -28 0 -26Z",
            "#9ab4d4",
            shade("M20 -30H46V2H17L24 50H8Q18 10 20 -30Z", 0.18),
            shine("M-38 -14Q-36 -22 -8 -23Q-26 -18 -38 -14Z", 0.6),
          ),
          ink("M-16 12C-10 4 10 4 16 12L19 48H-19Z", BELLY),
          ink("M-16 24Q-12 9 0 9Q12 9 16 24Q8 30 0 29Q-8 30 -16 24Z", GUM),
          ink("M-15 21L-11 26L-9 16L-5 22L0 12L5 22L9 16L11 26L15 21Q10 9 0 9Q-10 9 -15 21Z", "light"),
          both([
            ink(circle(35, -12, 6), "#ffe14d"),
            flat(circle(35.4, -11.4, 2.8), "ink"),
            line("M27 -19L42 -15", "ink", 3),
            flat(circle(8, -18, 1.4), "ink"),
          ]),
        ]),
      ),
      bubbles([14, 56, 3], [20, 66, 2], [86, 62, 3], [81, 70, 2]),
    ],
    Mako: [
      fill(AQUA),
      flat("M0 50Q50 40 100 54V82H0Z", "#3fb0cc"),
      beams,
      bold(at(66, 24, shark("#4a7fd0", BELLY, "#335fa8"), { scale: 0.5, turn: -8 })),
      speed(42, 28, 18, 12, -8),
      bold(at(50, 52, shark("#3f74cc", BELLY, "#2f559a"), { scale: 0.86, turn: -6 })),
      speed(12, 58, 16, 22, -6),
      bubbles([88, 66, 2.4], [92, 58, 1.8], [20, 34, 2]),
    ],
    "Air Jaws": [
      fill("#ff9a5c"),
      flat("M0 0H100V20Q50 30 0 18Z", "#f0704f"),
      moon(56, 36, 27, "#ffe29a"),
      sea(66, "deep", "ground"),
      bold(at(51, 40, shark(), { scale: 0.88, turn: -50 })),
      drops("light", [34, 52, -30, 4], [24, 44, -30, 3], [62, 64, 40, 4], [72, 60, 50, 3], [20, 58, -60, 3.4]),
      puffs("light", [22, 76, 7], [32, 70, 8], [44, 74, 8], [56, 78, 7], [12, 80, 6], [24, 82, 7], [38, 82, 7]),
    ],
    "Blood in the Water": [
      fill("#9cc7d6"),
      flat("M0 0H100V14Q50 22 0 14Z", "#7fb0c4"),
      flat("M-2 32H102V82H-2Z", "#2f86b0"),
      flat("M-2 34Q20 30 50 34T102 33V44Q50 50 -2 42Z", "#4aa3c8"),
      flat("M10 56C4 44 24 36 40 40C52 34 84 36 88 48C98 56 90 70 74 70C62 80 36 78 28 70C14 72 8 64 10 56Z", BLOOD),
      flat("M30 56C30 48 48 46 56 50C68 48 74 56 66 60C58 66 36 66 30 56Z", "#8a0f1f"),
      flat(`${circle(14, 74, 3)}${circle(88, 74, 2.4)}${circle(94, 64, 1.8)}`, BLOOD),
      bold(at(54, 56, fin(), { scale: 1.45 })),
      bold(at(20, 46, fin(STEEL), { scale: 0.7, flip: true })),
      bold(at(86, 40, fin(STEEL), { scale: 0.55 })),
      line("M26 58Q36 54 42 58M64 59Q74 55 84 59M10 47Q18 44 28 47M78 41H94", "light", 1.8),
    ],
    Chum: [
      fill("#f0c24d"),
      rays(50, 34, "#ffe08a", { opacity: 0.9, count: 12 }),
      floor(66, "#a8703f"),
      line("M-2 66H102", "ink", 2),
      shadow(50, 74, 30),
      bold(
        at(34, 22, fish("#6aa0c0", dead), { turn: -70, scale: 1.2 }),
        at(66, 24, fish("#e0785a", dead), { turn: -110, scale: 1.1 }),
        at(
          50,
          18,
          [
            limb("M0 22V-4M-6 10H6M-5 4H5", BONE, 2),
            ink("M0 -18Q8 -12 6 -4H-6Q-8 -12 0 -18Z", BONE),
            flat(circle(-1, -10, 1.8), "ink"),
          ],
          { scale: 1.05 },
        ),
        ink("M24 34H76L70 76H30Z", "#8c9aa4", shade("M58 32H78V78H56Z"), line("M26 46H74M28 66H72", "ink", 1.8)),
        ink(ellipse(50, 34, 27, 7), BLOOD),
        ink("M26 36Q30 50 34 38Q38 58 42 40Q46 48 50 40Q55 62 60 40Q66 50 72 37Q62 43 50 42Q36 43 26 36Z", BLOOD),
      ),
      at(82, 60, [flat("M-4 8Q0 2 4 8Q6 14 0 14Q-6 14 -4 8Z", BLOOD)]),
      line("M18 18Q12 14 16 8M84 22Q90 18 86 12", "ink", 1.8),
    ],
    "Dangerous Waters": [
      fill("#56b8a8"),
      halftone("deep", { from: 60, to: 0, opacity: 0.25 }),
      sea(58, "#1f6f80", "#2f8f98"),
      bold(
        limb("M50 84V50", WOOD, 5),
        ink("M50 4Q53 4 55 7L84 54Q86 60 80 60H20Q14 60 16 54L45 7Q47 4 50 4Z", "#ffd13d"),
        ink("M50 15L75 54H25Z", "paper"),
        at(50, 49, fin("ink"), { scale: 0.86 }),
        line("M33 51q4 -4 8 0t8 0t8 0t8 0", "ink", 2.4),
      ),
      flat("M-2 72Q12 66 26 72T54 72T82 72T110 72V84H-2Z", "#174f60"),
      puffs("light", [42, 73, 4], [50, 75, 5], [58, 73, 4]),
    ],
    "Feeding Frenzy": [
      fill("#1a5f8a"),
      glow(50, 40, 50, AQUA),
      bold(at(21, 20, snapper(GREY), { turn: 24, scale: 0.8 })),
      bold(at(79, 20, snapper("#8f7fb8"), { turn: 24, flip: true, scale: 0.8 })),
      bold(at(19, 62, snapper("#5f9a96"), { turn: -16, scale: 0.8 })),
      bold(at(81, 62, snapper(STEEL), { turn: -16, flip: true, scale: 0.8 })),
      burst(50, 40, 12, "accent", "#ffe08a"),
      bold(at(50, 40, fish("#ffb03d", scared), { scale: 0.7, turn: -90 })),
    ],
    "Freakin' Laser Beam": [
      fill("#1b1030"),
      halftone("#5a2f8a", { opacity: 0.6 }),
      faint(0.35, flat("M54 14H102V32H54Z", "#ff3c5a")),
      flat("M54 18H102V28H54Z", "#ff5a6e"),
      flat("M54 21H102V25H54Z", "#fff0f0"),
      bold(
        at(26, 50, shark(), { scale: 1.28 }),
        ink(box(24, 22, 18, 10, 2), "#3a4552"),
        ink(box(14, 12, 34, 15, 5), "#dfe6ec", shade("M12 20H50V30H12Z"), line("M22 10V28", "accent", 3)),
        ink("M47 14H54L58 11V31L54 28H47Z", "#3a4552"),
        ink("M12 16L6 13V26L12 24Z", "#3a4552"),
      ),
      burst(92, 23, 12, "#ff5a6e", "light"),
    ],
    "Torn Apart": [
      fill(SAND),
      halftone("#d9a860", { opacity: 0.5 }),
      flat("M-2 -2H102V12Q76 22 50 14T-2 18Z", AQUA),
      line("M-2 18Q24 8 50 14T102 12", "light", 3),
      shadow(30, 66, 22, 5),
      shadow(74, 62, 22, 5),
      bold(
        at(
          33,
          44,
          ink(
            "M0 -40Q15 -24 15 -2L14 8L10 3L7 11L2 4L-3 12L-7 5L-11 10L-15 2Q-15 -24 0 -40Z",
            "#ffd13d",
            flat("M-3 -42H3V20H-3Z", "accent"),
            shade("M6 -40H18V14H8Z", 0.16),
          ),
          { turn: -22, scale: 0.98 },
        ),
        at(
          66,
          42,
          ink(
            "M-15 -6L-11 0L-7 -7L-2 1L3 -6L7 2L11 -4L15 -10Q18 14 10 30Q0 36 -10 30Q-17 12 -15 -6Z",
            "#ffd13d",
            flat("M-3 -12H3V40H-3Z", "accent"),
            shade("M6 -14H18V36H6Z", 0.16),
          ),
          { turn: 24, scale: 0.98 },
        ),
      ),
      many(ink("M0 0L4 -6L7 1Z", "#ffd13d"), [44, 14], [56, 70], [22, 68]),
      bold(at(80, 22, ink("M-4 -5H4L0 8Z", "light"), { turn: 30, scale: 1.1 })),
      line("M14 60L18 66M12 66L16 72M84 68L90 72", "#c99a50", 2),
    ],
    "Week of Sharks": [
      fill("#e8574f"),
      rays(50, 40, "#ff8a72", { opacity: 0.8, count: 10, turn: 18 }),
      bold(
        ink(box(18, 10, 64, 66, 4), "paper", shade("M18 70H82V78H18Z", 0.14)),
        ink("M18 26V14Q18 10 22 10H78Q82 10 82 14V26Z", "ground"),
        [30, 43, 57, 70].map((x) => limb(`M${x} 6V14`, "#dfe6ec", 3)),
        line("M24 20H40M46 20H56", "light", 3),
      ),
      [0, 1, 2, 3].map((n) => at(29 + n * 14, 41, [fin(n === 3 ? BLOOD : GREY)], { scale: 0.4 })),
      [0, 1, 2].map((n) => at(29 + n * 14, 61, [fin(GREY)], { scale: 0.4 })),
      line("M22 44H78M22 64H64", AQUA, 2.4),
      bold(at(72, 62, burst(0, 0, 11, "#ffd13d", "light"))),
      faint(0.4, line("M36 30V66M50 30V66M64 30V66M22 48H78", "ink", 1)),
    ],
    Helicoprion: [
      fill("#6a2f7a"),
      beams,
      bubbles([14, 20, 3], [22, 12, 2], [88, 62, 3]),
      bold(
        ink("M40 16Q52 0 66 4Q58 12 62 20Z", STEEL),
        ink(
          "M-4 30Q30 8 62 16Q86 20 98 36Q80 40 62 38L48 44Q30 66 -4 62Z",
          GREY,
          flat("M-4 52Q26 54 48 42L40 60L-4 66Z", BELLY),
          shade("M-4 60Q28 58 46 44L40 68H-4Z"),
        ),
        ink(cog(60, 54, 15, 21, 15.5), BONE, shade("M62 30H84V80H62Q74 54 62 30Z")),
        spiral(60, 54, 14, 2.6, GUM, 3),
        ink("M20 46L8 64L26 56Z", STEEL),
      ),
      ink(circle(66, 27, 4.2), "#ffe14d"),
      flat(circle(67, 27, 1.9), "ink"),
      line("M58 20L72 24", "ink", 2.4),
      line("M26 32Q23 38 26 44M33 31Q30 37 33 43", "ink", 1.8),
    ],
  },
  bases: {
    "Shark Reef": [
      fill("#3fb8d8"),
      flat("M-2 40Q80 30 162 42V124H-2Z", "#2a94c0"),
      faint(0.22, flat("M20 -2H44L70 96H36ZM84 -2H100L112 96H92ZM126 -2H150L150 96H130Z", "light")),
      faint(0.45, flat("M-2 90V70Q10 58 20 68Q30 50 40 66V92ZM132 92V68Q142 52 150 64L162 58V92Z", "#17608f")),
      bold(at(96, 42, shark(), { scale: 0.72, turn: -6 })),
      faint(
        0.6,
        at(
          38,
          28,
          flat("M20 0C12 -7 -4 -8 -14 -2L-22 -8L-20 0L-22 7L-14 2C-4 5 12 4 20 0ZM2 -6L-4 -14L-6 -5Z", "#124a70"),
        ),
      ),
      hills("#1f7f8a", 160, 84, 80, 86, 82, 86, 78, 84),
      bold(
        ink(
          "M58 92Q54 74 64 70Q66 60 76 64Q84 60 86 70Q94 74 90 92Z",
          "#8f6ab0",
          shade("M78 60H96V94H74Q86 78 78 60Z"),
        ),
        ink(
          "M100 92Q98 78 106 76Q114 70 120 78Q128 80 124 92Z",
          "#e0903d",
          line("M106 80q4 4 8 0t8 0M104 86q4 4 8 0t8 0", "ink", 1.4),
        ),
        flat(`${circle(66, 78, 2.4)}${circle(76, 72, 2)}${circle(72, 84, 2.4)}${circle(82, 80, 2)}`, "#5a3a80"),
      ),
      at(54, 94, coral("accent")),
      at(96, 94, coral("#ff9ab0"), { scale: 0.9 }),
      at(130, 92, coral("#ffd13d"), { scale: 0.9 }),
      at(24, 92, coral("#ff9ab0")),
      many(weed("#3f9a5a"), [12, 96, 1.1], [40, 94, 0.9], [142, 96], [152, 94, 1.2]),
      bold(at(70, 54, fish("#ffd13d", scared), { scale: 0.5, flip: true })),
      bold(at(122, 62, fish("accent", scared), { scale: 0.5 })),
      flat("M-2 94Q40 88 80 94T162 92V124H-2Z", SAND),
      faint(0.7, line("M16 106Q28 102 40 106M66 112Q80 108 94 112M116 104Q128 100 140 104", "#d9a860", 2)),
      bubbles([134, 34, 2], [138, 26, 2.6], [64, 32, 2]),
    ],
    "The Deep": [
      fill("#0a2a48"),
      flat("M-2 -2H162V20Q80 40 -2 24Z", "#123f66"),
      flat("M-2 60Q80 44 162 62V124H-2Z", "#061a30"),
      faint(0.14, flat("M60 -2H120L140 94H46Z", "#7fd0ff")),
      faint(0.5, flat("M-2 96V30L14 40L22 64L34 74L40 96ZM162 96V26L148 44L142 62L132 76L126 96Z", "#020c18")),
      bold(
        at(91, 66, [
          ink(
            "M-36 24C-40 -12 -20 -34 0 -34C20 -34 40 -12 36 24L28 22C30 -4 18 -22 0 -22C-18 -22 -30 -4 -28 22Z",
            BONE,
            shade("M8 -36H42V26H26Q36 -8 8 -36Z", 0.25),
          ),
          both(many(ink("M-3.6 0L0 12L3.6 0Z", "light"), [4, -22], [12, -19], [19, -13, 0.9], [24, -5, 0.9])),
          both([at(29, 8, ink("M0 -4L-11 0L0 4Z", "light")), at(30, 18, ink("M0 -4L-10 0L0 4Z", "light"))]),
        ]),
      ),
      faint(0.75, flat(ellipse(91, 66, 15, 8), "#020c18")),
      at(91, 66, both([flat("M4 -3L13 -6Q13 3 7 3Z", "#ff5a4a")])),
      bold(
        at(
          46,
          52,
          [
            limb("M10 -6Q20 -18 24 -8", "#2f5f7a", 1.6),
            ink("M14 0C8 -12 -8 -10 -12 0L-20 -6V8L-12 4C-8 12 8 12 14 6L4 3Z", "#2f5f7a"),
            flat(circle(5, -4, 1.6), "light"),
          ],
          { scale: 0.8 },
        ),
      ),
      glow(65, 46, 8, "#c8ffe0"),
      flat(circle(65, 46, 2), "#e8fff0"),
      flat(
        `${circle(20, 40, 1)}${circle(34, 20, 0.8)}${circle(136, 36, 1)}${circle(118, 22, 0.8)}${circle(72, 18, 0.8)}${circle(146, 60, 1)}`,
        "#7fd0ff",
      ),
      hills("#16354a", 160, 94, 90, 92, 90, 92, 90, 94),
      bold(limb("M24 96Q22 82 32 80M34 98Q32 86 42 84M136 96Q138 84 128 82", BONE, 2.4)),
      faint(0.6, line("M16 106Q30 102 44 106M70 112Q84 108 98 112M112 103Q126 99 140 103", "#2f5f7a", 2)),
    ],
  },
} satisfies FactionPictures;
