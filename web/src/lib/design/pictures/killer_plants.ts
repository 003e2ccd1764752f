/** Killer Plants: lime and pink, teeth among the leaves. */

import { at, bold, both, faint, ink, limb, many, mirrored, shade, shadow, shine } from "../art";
import { bricks, cloud, fill, floor, halftone, hills, moon, sea, stars } from "../drawings/backdrops";
import { chevrons, drops, glow, puffs, rays, sparkle } from "../drawings/effects";
import { face } from "../drawings/heads";
import type { FactionPictures } from "../pictures";
import { box, circle, ellipse, flat, line, type Art, type Paint } from "../shapes";

const LEAF = "#58ab26";
const DARK_LEAF = "#2f7a1c";
const BRIGHT = "#b8e24a";
const FLESH = "#c22a5f";
const MAW = "#5a0f2c";
const SOIL = "#6b4020";
const DARK_SOIL = "#3f2412";
const TOOTH = "#fffbe8";
const VIOLET = "#6a4fb8";
const CLAY = "#d8703f";

/** A leaf that grows upwards from (0, 0), 28 high. */
const leaf = (paint: Paint = LEAF): Art =>
  ink(
    "M0 0C-10 -4 -13 -16 0 -28C13 -16 10 -4 0 0Z",
    paint,
    shade("M0 -30H14V2H0Z", 0.16),
    line("M0 0V-22", DARK_LEAF, 1.6),
  );

/** An eye of a plant, 10 across. */
const eye = (paint: Paint = "#ffe46b"): Art => [ink(circle(0, 0, 5), paint), flat(ellipse(0, 0.4, 1.8, 3.2), "ink")];

/** A trap of two lobes, open to the viewer: 68 wide and 70 high. */
const trap = (lobe: Paint): Art => [
  ink("M-32 2Q0 -30 32 2Q0 30 -32 2Z", MAW, flat(ellipse(0, 14, 13, 7), FLESH)),
  [-24, -15, -5, 5, 15, 24].map((x) =>
    ink(`M${x - 4} ${Math.abs(x) * 0.45 - 15}L${x} ${Math.abs(x) * 0.2}L${x + 4} ${Math.abs(x) * 0.45 - 15}Z`, TOOTH),
  ),
  [-20, -10, 0, 10, 20].map((x) =>
    ink(
      `M${x - 4} ${19 - Math.abs(x) * 0.4}L${x} ${5 - Math.abs(x) * 0.05}L${x + 4} ${19 - Math.abs(x) * 0.4}Z`,
      TOOTH,
    ),
  ),
  ink(
    "M-36 4C-38 -26 -18 -38 0 -38C18 -38 38 -26 36 4Q28 -16 0 -16Q-28 -16 -36 4Z",
    lobe,
    line("M-36 4Q-28 -16 0 -16Q28 -16 36 4", "accent", 9),
    shade("M14 -38L40 -20V6L30 -8Q26 -28 14 -38Z", 0.2),
  ),
  ink(
    "M-34 4Q-24 18 0 18Q24 18 34 4C34 26 18 36 0 36C-18 36 -34 26 -34 4Z",
    lobe,
    line("M-34 4Q-24 18 0 18Q24 18 34 4", "accent", 9),
    shade("M16 16L36 4V30L8 38Q20 28 16 16Z", 0.2),
  ),
];

/** A flower with a toothy middle, 40 across. */
const flower = (petals: Paint, mood: Art): Art => [
  [0, 1, 2, 3, 4, 5, 6].map((n) =>
    at(0, 0, ink("M-5 -8C-11 -18 -5 -24 0 -24C5 -24 11 -18 5 -8Z", petals), { turn: n * 51.4 }),
  ),
  ink(circle(0, 0, 11), "#ffd84a", shade("M3 -12H14V12H3Z", 0.14)),
  mood,
];

const biting: Art = [
  both(line("M2.4 -4.6L7 -6.4", "ink", 2)),
  both(flat(circle(4.4, -2.6, 1.6), "ink")),
  flat("M-7 1.6Q0 4 7 1.6Q6 9 0 9Q-6 9 -7 1.6Z", "ink"),
  flat("M-6 2L-4 5.4L-2 2.6L0 5.8L2 2.6L4 5.4L6 2Z", "light"),
];

/** Thorns along a vine, at places and angles. */
const thorns = (...places: readonly (readonly [number, number, number])[]): Art =>
  places.map(([x, y, turn]) => at(x, y, ink("M-3 1L0 -8L3 1Z", BRIGHT), { turn, scale: 0.8 }));

const pot = (paint: Paint = CLAY): Art => [
  ink("M-13 0H13L9 20H-9Z", paint, shade("M3 0H14V22H4Z")),
  ink(box(-16, -5, 32, 7, 1.5), paint),
];

export default {
  cards: {
    "Venus Man Trap": [
      fill("#5a1650"),
      rays(50, 38, "#a8327a", { opacity: 0.8, count: 16 }),
      bold(
        at(14, 80, leaf(), { turn: -34, scale: 1.25 }),
        at(86, 80, leaf(), { turn: 34, scale: 1.25 }),
        at(30, 84, leaf(DARK_LEAF), { turn: -16 }),
        at(70, 84, leaf(DARK_LEAF), { turn: 16 }),
        limb("M50 84Q46 74 50 66", LEAF, 9),
        at(50, 38, trap(LEAF), { scale: 1.06 }),
        at(37, 12, eye()),
        at(63, 12, eye()),
        line("M30 5L43 10M70 5L57 10", "ink", 3),
        limb("M52 46L54 58L51 66", "#3f5a9a", 6),
        ink("M45 63H57V69Q57 74 51 74H40Q40 68 45 67Z", "#3a2418"),
      ),
      drops("#c8f58a", [28, 62, 0, 3], [76, 60, 0, 3.4]),
    ],
    "Weed Eater": [
      fill("#7fd0f0"),
      cloud(16, 18, 13),
      cloud(88, 22, 11),
      rays(50, 84, "#c4f0c0", { opacity: 0.5, count: 18 }),
      floor(66, "#8fc43a"),
      bold(
        limb("M26 56Q10 54 10 36", "#8a9a1c", 10),
        limb("M74 56Q90 54 90 36", "#8a9a1c", 10),
        at(10, 30, [ink("M-9 6Q-12 -8 -2 -10Q10 -10 9 4Q4 12 -9 6Z", "#8a9a1c"), line("M-3 -8V0M3 -8V0", "ink", 1.6)]),
        at(90, 30, [ink("M-9 6Q-12 -8 -2 -10Q10 -10 9 4Q4 12 -9 6Z", "#8a9a1c"), line("M-3 -8V0M3 -8V0", "ink", 1.6)]),
        ink(
          "M50 6C72 6 80 22 80 42C82 62 72 78 50 78C28 78 18 62 20 42C20 22 28 6 50 6Z",
          "#c8cc34",
          shade("M62 4H84V80H54Q80 50 62 4Z", 0.18),
          line("M34 10Q24 30 28 50M66 10Q76 30 72 50", "#8a9a1c", 2),
        ),
        many(ink("M-3.4 3L0 -9L3.4 3Z", BRIGHT), [50, 4], [36, 8, 0.9], [64, 8, 0.9]),
        at(37, 28, eye(), { scale: 1.25 }),
        at(63, 28, eye(), { scale: 1.25 }),
        line("M29 19L44 25M71 19L56 25", "ink", 3.4),
        ink("M26 44Q50 36 74 44Q76 70 50 70Q24 70 26 44Z", MAW, flat("M36 68Q50 56 64 68Z", FLESH)),
        [32, 41, 50, 59, 68].map((x) =>
          ink(`M${x - 4} ${42 - (x === 50 ? 2 : 0)}L${x} 51L${x + 4} ${42 - (x === 50 ? 2 : 0)}Z`, TOOTH),
        ),
        [36, 45, 55, 64].map((x) => ink(`M${x - 4} 68L${x} 60L${x + 4} 68Z`, TOOTH)),
        limb("M44 58L34 80M50 60L50 84M57 58L68 80", "#3fa04a", 2.4),
        many(
          [flat(`${circle(0, -3, 3)}${circle(3, 1, 3)}${circle(-3, 1, 3)}`, "#ffd84a"), flat(circle(0, 0, 1.8), CLAY)],
          [34, 77],
          [68, 77],
        ),
      ),
    ],
    "Water Lily": [
      fill("#2f7fb8"),
      flat("M-2 -2H102V30H-2Z", "#8fd4e8"),
      sea(30, "#1f5f9a", "#3f94c8"),
      many(ink(ellipse(0, 0, 14, 4.4), LEAF), [12, 44, 0.8], [90, 42, 0.8]),
      shadow(48, 72, 40),
      bold(
        ink(
          "M6 66Q10 56 48 56Q88 56 92 66Q88 77 48 77Q10 77 6 66Z",
          LEAF,
          flat("M48 66L98 60V72Z", "#2f7fb8"),
          shade("M6 68H92V80H6Z", 0.16),
        ),
        mirrored([at(44, 62, ink("M0 0C-10 -6 -12 -22 0 -38C12 -22 10 -6 0 0Z", "#f7a8cc"), { turn: -62 })]),
        mirrored(at(46, 62, ink("M0 0C-12 -6 -14 -26 0 -44C14 -26 12 -6 0 0Z", "accent"), { turn: -36 })),
        ink("M50 62C34 56 32 30 50 8C68 30 66 56 50 62Z", "#f7a8cc", shade("M50 6H70V64H50Z", 0.12)),
        mirrored(at(47, 64, ink("M0 0C-8 -4 -10 -16 0 -28C10 -16 8 -4 0 0Z", "#fbd0e2"), { turn: -44 })),
        at(50, 44, [
          both([flat(ellipse(6, -2, 2.2, 3), "ink"), line("M2.4 -6Q6 -8.4 10.4 -7M9.4 -5L12.4 -6", "ink", 1.8)]),
          line("M-4 6Q2 10 6 5", "ink", 2.2),
          flat("M1 8L3 12L5 6.6Z", "light"),
          both(faint(0.6, flat(ellipse(10, 4, 3, 1.9), "#e0307a"))),
        ]),
      ),
      drops("light", [20, 48, -20, 3], [82, 50, 20, 3.4]),
      line("M6 76Q14 73 22 76M78 78Q86 75 94 78", "light", 1.8),
    ],
    Sprout: [
      fill("#fbe9a0"),
      moon(24, 24, 13, "#fffbe0"),
      halftone("#e8b84a", { from: 0, to: 60, opacity: 0.4 }),
      floor(62, SOIL),
      flat("M-2 62Q24 56 50 62T102 60V66H-2Z", DARK_SOIL),
      bold(
        limb("M50 34Q46 24 50 18", LEAF, 4),
        at(50, 20, leaf(BRIGHT), { turn: -58, scale: 1.05 }),
        at(50, 20, leaf(BRIGHT), { turn: 58, scale: 1.05 }),
        ink(
          "M50 30C66 30 70 42 68 52Q66 66 50 66Q34 66 32 52C30 42 34 30 50 30Z",
          "#8fd03a",
          shade("M58 28H72V68H56Q66 48 58 28Z", 0.16),
        ),
        at(50, 46, [
          both([
            ink(circle(7.5, -3, 5.4), "light"),
            flat(circle(7, -2, 2.6), "ink"),
            flat(circle(6, -3.2, 0.9), "light"),
          ]),
          line("M-6 8Q0 12 6 8", "ink", 2.2),
          flat("M-4 9L-2.4 13L-1 9.8ZM4 9L2.4 13L1 9.8Z", "light"),
          both(flat(ellipse(13, 5, 2.6, 1.7), "#f4a0a0")),
        ]),
      ),
      bold(ink("M20 84Q28 62 40 66Q50 60 60 66Q74 62 82 84Z", SOIL)),
      many(flat(circle(0, 0, 2), "#a06a3a"), [34, 72], [52, 74, 0.8], [66, 72], [12, 72], [88, 74]),
    ],
    Blossom: [
      fill("#58b8e8"),
      rays(50, 84, "#a8e0f7", { opacity: 0.7, count: 20 }),
      hills("#8fcf3a", 100, 72, 66, 70, 64, 72),
      bold(
        limb("M22 84Q20 66 22 52M50 84Q52 60 50 40M78 84Q80 66 78 52", DARK_LEAF, 4.4),
        at(22, 78, leaf(), { turn: -60, scale: 0.6 }),
        at(50, 78, leaf(), { turn: 56, scale: 0.7 }),
        at(78, 78, leaf(), { turn: 60, scale: 0.6 }),
        at(22, 48, flower("accent", biting), { scale: 0.86 }),
        at(78, 48, flower("accent", biting), { scale: 0.86 }),
        at(50, 32, flower("accent", biting), { scale: 1.16 }),
      ),
      sparkle(16, 16, 6),
      sparkle(84, 14, 6),
    ],
    Budding: [
      fill("#1f6a6a"),
      halftone("#0d3a40", { opacity: 0.45 }),
      glow(64, 30, 30, "second"),
      bold(
        limb("M-4 70Q30 74 48 56Q60 44 64 36", "#6b4a2c", 6),
        limb("M34 66Q28 50 30 40", "#6b4a2c", 5),
        at(50, 56, leaf(), { turn: 100, scale: 0.85 }),
        at(20, 70, leaf(), { turn: -50, scale: 0.75 }),
        ink(
          "M30 44C18 42 16 28 30 14C44 28 42 42 30 44Z",
          "#f7a8cc",
          shade("M30 12H46V46H30Z", 0.15),
          line("M30 16Q24 28 28 42", FLESH, 1.6),
        ),
        ink("M19 42Q20 34 25 38L30 32L35 38Q40 34 41 42Q36 50 30 49Q24 50 19 42Z", LEAF),
      ),
      bold(
        at(
          66,
          38,
          [
            at(0, 0, ink("M0 0C-10 -4 -12 -18 0 -32C12 -18 10 -4 0 0Z", "accent"), { turn: -46 }),
            at(0, 0, ink("M0 0C-10 -4 -12 -18 0 -32C12 -18 10 -4 0 0Z", "accent"), { turn: 46 }),
            ink("M0 2C-14 -2 -14 -20 0 -30C14 -20 14 -2 0 2Z", "#f7a8cc"),
            ink("M-12 2Q-8 -6 -4 -2L0 -8L4 -2Q8 -6 12 2Q6 10 0 9Q-6 10 -12 2Z", LEAF),
            at(0, -18, both(flat(circle(3.6, 0, 1.7), "ink"))),
            line("M-3 -13Q0 -10.4 3 -13", "ink", 1.6),
          ],
          { turn: 10, scale: 1.12 },
        ),
      ),
      sparkle(88, 20, 6),
      sparkle(46, 16, 5),
      sparkle(86, 60, 4),
    ],
    "Choking Vines": [
      fill("#f2a03c"),
      rays(50, 40, "#f7c46a", { opacity: 0.8, count: 12 }),
      bold(
        at(
          50,
          40,
          [
            ink("M-14 20Q-30 24 -34 60H34Q30 24 14 20Z", "#4a6ab0"),
            face({ skin: "#b8a0d8", mood: "wide", mouth: "shout" }),
            ink("M-15 -3C-18 -20 -8 -24 0 -23C10 -24 18 -18 15 -3L10 -11L4 -6L-2 -12L-8 -6Z", "#3a2418"),
          ],
          { scale: 1.12 },
        ),
      ),
      bold(
        limb("M-4 84Q12 58 34 60T66 54T62 62T34 66Q16 72 30 82", LEAF, 7),
        limb("M104 76Q88 52 92 34Q92 22 82 26Q76 32 84 36", LEAF, 6),
        limb("M-4 40Q14 38 16 22Q14 10 6 14Q2 20 10 22", LEAF, 6),
        limb("M104 84Q84 66 70 72Q52 80 30 74", DARK_LEAF, 7),
        thorns([20, 60, -20], [44, 58, 0], [90, 44, 80], [14, 30, 70], [56, 77, 10], [80, 68, 20], [88, 26, 40]),
        at(10, 54, leaf(), { turn: -30, scale: 0.55 }),
        at(92, 60, leaf(), { turn: 36, scale: 0.55 }),
      ),
      drops("#4fb0f0", [26, 24, -40, 3.4], [72, 20, 40, 3.4]),
    ],
    "Deep Roots": [
      fill("#bfe8f5"),
      floor(28, SOIL),
      flat("M-2 46Q30 40 60 48T102 46V82H-2ZM-2 66Q40 60 70 68T102 64V82H-2Z", "#5a3418"),
      flat("M-2 66Q40 60 70 68T102 64V82H-2Z", DARK_SOIL),
      flat("M-2 24Q50 20 102 24V31H-2Z", LEAF),
      many(ink(ellipse(0, 0, 6, 4), "#a08a78"), [14, 44], [88, 56], [10, 70, 0.8], [90, 74, 0.6]),
      bold(
        limb(
          "M46 26Q40 42 22 46Q10 50 8 62M48 26Q48 50 34 60Q26 66 28 78M54 26Q56 50 70 58Q80 64 78 78M56 26Q62 40 80 40Q92 40 94 50",
          "#b5834a",
          5,
        ),
        limb("M51 26Q50 54 52 80M34 60Q42 66 42 76M70 58Q64 64 64 76", "#b5834a", 4),
        ink("M36 32Q44 24 44 6L40 -4H62L58 6Q58 24 66 32Q50 40 36 32Z", "#9a6a38", shade("M52 -4H64L68 34H54Z", 0.2)),
        at(52, 18, [both([flat("M1 -2L8 -6Q9 2 4 3Q1 2 1 -2Z", "#ffe46b"), flat(circle(4.4, -1, 1.3), "ink")])]),
        line("M46 26Q51 22 57 26", "ink", 2.2),
      ),
      puffs(LEAF, [18, 2, 10], [84, 2, 10], [32, 0, 9], [70, 0, 9]),
    ],
    Entangled: [
      fill("#c4b4f5"),
      rays(50, 40, "#e4dcff", { opacity: 0.8, count: 12, turn: 12 }),
      floor(68, VIOLET),
      shadow(50, 75, 40),
      bold(
        limb("M12 84Q4 54 18 40Q26 32 34 30M62 20Q76 14 80 4M94 84Q100 66 90 54", DARK_LEAF, 4.4),
        ink(
          "M32 6H60V40Q66 46 78 48Q90 52 88 68H32Z",
          "#d8402f",
          shade("M32 56H92V72H32Z", 0.2),
          shade("M52 4H62V42H54Z", 0.16),
        ),
        ink("M28 2H64V13H28Z", "#f2c25a"),
        ink("M30 66H90V76H30Z", "#3a2012"),
        limb("M30 30Q46 32 62 20", LEAF, 4.4),
        limb("M30 48Q46 50 61 38M32 36Q24 42 31 48", LEAF, 4.4),
        limb("M64 42Q76 56 66 78M80 48Q90 60 82 80", LEAF, 4.4),
        limb("M30 60Q44 62 58 78", LEAF, 4.4),
        thorns(
          [42, 30, 0],
          [54, 25, -20],
          [46, 47, 0],
          [72, 56, 80],
          [87, 60, 80],
          [10, 56, -70],
          [96, 66, 80],
          [44, 65, 30],
        ),
        at(80, 8, leaf(BRIGHT), { turn: 30, scale: 0.7 }),
        at(14, 46, leaf(BRIGHT), { turn: -40, scale: 0.75 }),
        at(92, 56, leaf(BRIGHT), { turn: 10, scale: 0.75 }),
      ),
    ],
    "Insta-Grow": [
      fill("#ff9a3c"),
      rays(60, 60, "#ffd07a", { opacity: 0.9, count: 18 }),
      floor(70, SOIL),
      line("M-2 70H102", "ink", 2),
      bold(
        limb("M66 74Q58 56 66 42T64 6", LEAF, 7),
        at(65, 60, leaf(), { turn: 62, scale: 1 }),
        at(62, 50, leaf(), { turn: -60, scale: 0.8 }),
        at(67, 36, leaf(BRIGHT), { turn: 60, scale: 0.9 }),
        at(65, 24, leaf(BRIGHT), { turn: -62, scale: 0.8 }),
        at(64, 8, leaf(BRIGHT), { turn: 20, scale: 0.9 }),
        at(64, 8, leaf(BRIGHT), { turn: -30, scale: 0.9 }),
        ink("M52 80Q56 68 66 70Q76 68 82 80Z", DARK_SOIL),
      ),
      bold(
        at(
          26,
          40,
          [
            limb("M-12 -12Q-22 -2 -10 8", "#3f9ac8", 4),
            ink("M-12 -14H12L16 16H-14Z", "#58b8e0", shade("M4 -14H14L18 18H6Z"), flat(circle(0, 2, 6), "light")),
            limb("M13 4L28 -8", "#3f9ac8", 4.4),
            ink("M24 -14L36 -8L31 0L22 -8Z", "#3f9ac8"),
            flat("M0 -2Q-5 4 0 6Q5 4 0 -2Z", LEAF),
          ],
          { turn: 26, scale: 0.95 },
        ),
      ),
      drops("#58c8ff", [52, 58, 0, 3.4], [58, 66, 0, 3], [48, 66, 0, 2.6]),
      chevrons(88, 22, 18, "accent"),
    ],
    Overgrowth: [
      fill("#c9d8f0"),
      cloud(18, 16, 13),
      cloud(88, 14, 11),
      floor(70, "#7ab82a"),
      bold(
        ink(
          "M26 74V34H74V74Z",
          "#f2dcb0",
          bricks("ink", { x: 26, y: 34, width: 52, height: 40, size: 6 }),
          shade("M60 34H78V76H60Z"),
        ),
        ink("M16 37L50 8L84 37Z", "#d8402f", shade("M50 6L86 37H56Z")),
        ink(box(33, 43, 13, 12, 1), "#33506b"),
        ink("M54 74V50H67V74Z", "#8a5230", flat(circle(64, 63, 1.4), "#ffd84a")),
      ),
      bold(
        limb("M-4 80Q12 74 16 58T28 36Q32 22 26 14", LEAF, 5.4),
        limb("M104 80Q88 74 84 58T74 38Q68 26 74 16", LEAF, 5.4),
        limb("M39 50Q42 62 30 64T6 82", DARK_LEAF, 4.4),
        limb("M84 58Q72 60 60 42", DARK_LEAF, 4),
        [
          [16, 58, -60],
          [24, 42, 50],
          [84, 58, 60],
          [76, 42, -50],
          [32, 64, -20],
          [62, 44, -30],
          [38, 80, -30],
          [72, 82, 24],
          [8, 78, -10],
          [94, 80, 10],
        ].map(([x = 0, y = 0, turn = 0]) => at(x, y, leaf(BRIGHT), { turn, scale: 0.66 })),
        at(74, 16, flower("accent", biting), { scale: 0.66 }),
        at(25, 14, flower("accent", biting), { scale: 0.66 }),
        at(39, 48, flower("#ffb03c", biting), { scale: 0.4 }),
      ),
    ],
    "Sleep Spores": [
      fill("#241f52"),
      stars("sleep spores", 22, "#c8b8f7"),
      glow(50, 34, 42, "#b07af0"),
      floor(70, "#162a2a"),
      bold(
        limb("M50 82Q48 66 50 52", "#8fb87a", 9),
        at(44, 78, leaf(DARK_LEAF), { turn: -60 }),
        at(56, 78, leaf(DARK_LEAF), { turn: 60 }),
        ink(
          "M50 16C70 16 80 30 78 42Q74 56 50 56Q26 56 22 42C20 30 30 16 50 16Z",
          "#a86ae0",
          shade("M60 14H82V58H58Q74 38 60 14Z", 0.18),
          flat(
            `${circle(32, 30, 4)}${circle(46, 24, 3)}${circle(62, 26, 4)}${circle(72, 38, 3)}${circle(27, 44, 3)}`,
            "#d8b0f7",
          ),
        ),
        mirrored(line("M36 41Q41 45 46 41", "ink", 2.4)),
        ink(ellipse(50, 49, 3.4, 3), MAW),
        ink("M42 18Q42 10 50 10Q58 10 58 18Q50 22 42 18Z", "#7a3fb8"),
      ),
      [
        [14, 24, 3],
        [22, 12, 2.2],
        [34, 8, 2.6],
        [66, 10, 2.4],
        [12, 48, 2.4],
        [88, 52, 3],
        [20, 62, 2],
        [92, 34, 2],
        [80, 66, 2.4],
      ].map(([x = 0, y = 0, size = 1]) => [
        faint(0.4, flat(circle(x, y, size * 2), "#f7e08a")),
        flat(circle(x, y, size), "#f7e08a"),
      ]),
      bold(many(limb("M-5 -6H5L-5 6H5", "light", 2.6), [78, 20, 0.7], [88, 9, 0.95])),
    ],
    "Killer Kudzu": [
      fill("#f7b8d0"),
      rays(52, 30, "light", { count: 12 }),
      floor(66, DARK_SOIL),
      bold(
        limb("M92 82Q74 70 60 58", DARK_LEAF, 9),
        limb("M8 82Q30 70 44 58", DARK_LEAF, 9),
        limb("M50 82V56", DARK_LEAF, 11),
        limb("M20 60Q2 46 12 26Q18 16 26 22", DARK_LEAF, 7),
        limb("M82 60Q100 46 90 26Q84 16 76 22", DARK_LEAF, 7),
        ink(
          "M20 38C20 14 34 6 50 6C66 6 80 14 80 38C80 56 66 64 50 64C34 64 20 56 20 38Z",
          LEAF,
          shade("M58 4H84V68H60Q72 34 58 4Z"),
        ),
        ink("M26 42Q50 34 74 42Q72 60 50 60Q28 60 26 42Z", MAW, flat("M36 58Q50 48 64 58Q50 66 36 58Z", FLESH)),
        flat("M30 41L35 50L40 39L45 48L50 38L55 48L60 39L65 50L70 41Q50 34 30 41Z", TOOTH),
        at(38, 26, eye(), { scale: 1.2 }),
        at(62, 26, eye(), { scale: 1.2 }),
        line("M30 17L44 22M70 17L56 22", "ink", 3),
      ),
      bold(
        at(27, 20, leaf(BRIGHT), { turn: 40, scale: 0.8 }),
        at(75, 20, leaf(BRIGHT), { turn: -40, scale: 0.8 }),
        at(16, 70, leaf(BRIGHT), { turn: -50, scale: 0.9 }),
        at(84, 70, leaf(), { turn: 50, scale: 0.9 }),
        at(50, 4, leaf(BRIGHT), { scale: 0.8 }),
      ),
    ],
  },
  bases: {
    "Secret Grove": [
      fill("#7ac04a"),
      moon(92, 48, 26, "#f4fbc0"),
      faint(0.4, flat("M80 -2H104L126 92H60Z", "#fffbd0")),
      hills("#5aa83a", 160, 70, 62, 72, 68, 72, 62, 70),
      flat("M-2 84H162V124H-2Z", "#4f9a34"),
      bold(
        ink(ellipse(92, 86, 34, 7), "#58c8e0", shine(ellipse(82, 84, 14, 2.4), 0.6)),
        at(
          92,
          84,
          [
            both(at(0, 0, ink("M0 0C-9 -4 -10 -18 0 -28C10 -18 9 -4 0 0Z", "accent"), { turn: 54 })),
            both(at(0, 0, ink("M0 0C-9 -4 -10 -18 0 -28C10 -18 9 -4 0 0Z", "#f7a8cc"), { turn: 28 })),
            ink("M0 0C-9 -4 -10 -18 0 -28C10 -18 9 -4 0 0Z", "#fbd0e2"),
          ],
          { scale: 1.1 },
        ),
      ),
      bold(
        ink("M-4 100V-4H60Q54 20 54 40Q52 70 46 98Q20 104 -4 100Z", "#1f5a24"),
        ink("M164 100V-4H126Q130 24 130 46Q132 72 138 98Q150 102 164 100Z", "#1f5a24"),
        ink("M-4 -4H164V14Q146 28 130 16Q112 26 92 14Q72 26 54 16Q36 30 20 16Q8 22 -4 14Z", "#2f7a2c"),
      ),
      line("M60 18Q56 36 62 44M76 20Q74 30 78 34M110 20Q112 32 108 36M124 18Q128 34 122 42", "#8fd04a", 2.4),
      bold(
        at(44, 96, leaf(), { turn: -20, scale: 0.8 }),
        at(50, 97, leaf(BRIGHT), { turn: 16, scale: 0.7 }),
        at(138, 96, leaf(), { turn: 22, scale: 0.8 }),
        at(132, 97, leaf(BRIGHT), { turn: -14, scale: 0.7 }),
      ),
      many(
        [flat(circle(0, 0, 1.8), "#f4fbc0"), faint(0.4, flat(circle(0, 0, 4), "#f4fbc0"))],
        [70, 60],
        [114, 56],
        [84, 40],
        [104, 70],
        [66, 74, 0.8],
      ),
      many(both(flat(ellipse(3, 0, 1.8, 2.6), "#ffe46b")), [24, 54], [30, 74, 0.7], [148, 62]),
      flat("M-2 96Q40 90 80 97T162 94V124H-2Z", "#3f8a2c"),
      line("M20 110l2 -6l2 6M60 114l2 -6l2 6M104 110l2 -6l2 6M142 112l2 -6l2 6", "#7ac04a", 2),
    ],
    "The Greenhouse": [
      fill("#f7e6b0"),
      flat("M0 0H160V30Q80 42 0 26Z", "#f7c98a"),
      moon(36, 40, 14, "#fffbe0"),
      cloud(140, 34, 14),
      hills("#a8c85a", 160, 76, 70, 78, 70, 66, 74, 70),
      bold(
        ink("M50 90V50Q52 40 60 38L92 20L124 38Q134 42 136 50V90Z", "#c4ecf0", shade("M110 28L138 46V92H112Z", 0.12)),
        at(70, 80, leaf(DARK_LEAF), { turn: -24, scale: 1.3 }),
        at(78, 82, leaf(), { turn: 14, scale: 1.5 }),
        at(114, 82, leaf(), { turn: -18, scale: 1.4 }),
        at(122, 82, leaf(DARK_LEAF), { turn: 24, scale: 1.1 }),
        limb("M93 84Q90 70 94 58", LEAF, 4),
        at(94, 52, trap(LEAF), { scale: 0.42 }),
        at(88, 41, eye(), { scale: 0.5 }),
        at(100, 41, eye(), { scale: 0.5 }),
      ),
      faint(0.55, flat("M56 46L66 40L60 88H54ZM108 34L114 37L106 88H98Z", "light")),
      bold(limb("M50 90V50Q52 40 60 38L92 20L124 38Q134 42 136 50V90", "#3f8a5a", 2.6)),
      line("M52 50H134M71 32V90M92 20V40M114 32V90M60 38L71 50M124 38L114 50", "#3f8a5a", 2.4),
      bold(
        ink("M46 90V76H140V90Z", "#c2704a", bricks("ink", { x: 46, y: 76, width: 94, height: 14, size: 5 })),
        ink("M84 90V66H102V90Z", "#e8f7f5", line("M93 66V90", "#3f8a5a", 2)),
        ink("M82 64H104V69H82Z", "#3f8a5a"),
      ),
      floor(90, "#9ac04a"),
      line("M-2 90H162", "ink", 2),
      flat("M84 91H102L116 124H70Z", "#e8d8a8"),
      bold(
        at(
          34,
          86,
          [
            leaf(),
            at(0, 0, leaf(BRIGHT), { turn: -40, scale: 0.8 }),
            at(0, 0, leaf(BRIGHT), { turn: 40, scale: 0.8 }),
            pot(),
          ],
          { scale: 0.7 },
        ),
        at(148, 90, [limb("M0 0V-14", LEAF, 3), at(0, -20, flower("accent", biting), { scale: 0.6 }), pot()], {
          scale: 0.72,
        }),
      ),
    ],
  },
} satisfies FactionPictures;
