/** Ninjas: black cloth and bright steel, seen too late. */

import { at, bold, both, faint, ink, limb, shade, shadow, shine } from "../art";
import { bricks, cloud, fill, floor, halftone, hills, moon, planks, stars } from "../drawings/backdrops";
import { burst, drops, glow, puffs, rays, sparkle, speed } from "../drawings/effects";
import { arm, blush, face, moustache, shoulders, skull } from "../drawings/heads";
import { pine } from "../drawings/places";
import type { FactionPictures } from "../pictures";
import { box, circle, ellipse, flat, line, star, type Art, type Paint } from "../shapes";

const CLOTH = "#2a2d3d";
const SKIN = "#f0c093";
const GOLD = "#f5c542";
const WOOD = "#a8672f";
const DARK_WOOD = "#5c3319";
const NIGHT = "#1d2a5c";
const BAMBOO = "#7fbf4a";
const PAPER = "#ffe9b8";
const VIOLET = "#7a3fb0";

const EYES: Record<"angry" | "wide", Art> = {
  angry: [
    flat("M2.5 -3L14 -6.5C14 2 5 3.4 2.5 -3Z", "light"),
    flat(circle(8, -1.8, 2.1), "ink"),
    line("M2 -4.4L14 -8.4", "ink", 2.8),
  ],
  wide: [ink(ellipse(7.4, -1.6, 4.6, 4.8), "light"), flat(circle(6.6, -1.2, 2.2), "ink")],
};

/** A head in a hood of cloth, 40 wide and 46 high: only the eyes are seen. */
const hooded = (cloth: Paint, band: Paint, mood: keyof typeof EYES = "angry", sign: Art = []): Art => [
  ink("M17 -12L33 -20L30 -11L35 -3L18 -6Z", band),
  ink(
    "M0 -25C15 -25 21 -14 20 0C20 14 12 23 0 23C-12 23 -20 14 -20 0C-21 -14 -15 -25 0 -25Z",
    cloth,
    shade("M8 -26C20 -8 14 14 2 24H24V-26Z", 0.3),
    line("M-18 12Q0 6 18 12", "ink", 1.6),
  ),
  ink("M-17 -7Q0 -13 17 -7L16 5Q0 1 -16 5Z", SKIN),
  both(EYES[mood]),
  ink("M-20 -13Q0 -21 20 -13L20 -6Q0 -14 -20 -6Z", band),
  sign,
];

/** A curved sword: the grip at (0, 0), the blade upwards. */
const katana = (wrap: Paint = "accent"): Art => [
  ink("M-3 -5C-4 -24 -2 -40 6 -54C8 -38 6 -20 3 -5Z", "#e9eef5", shade("M1 -5C4 -24 6 -38 6 -54L12 -5Z")),
  limb("M0 0V14", wrap, 3.6),
  line("M-2 3L2 6M-2 8L2 11", "ink", 1.4),
  ink(ellipse(0, -4, 7, 2.8), GOLD),
];

const shuriken = (paint: Paint = "second"): Art => [
  ink(
    star(0, 0, 4, 17, 6),
    paint,
    [0, 90, 180, 270].map((turn) => at(0, 0, shade("M0 0V-18L6 -5Z", 0.3), { turn })),
  ),
  ink(circle(0, 0, 3.4), "deep"),
];

/** A stem of bamboo over the height of the field. */
const bamboo = (x: number, wide: number, paint: Paint = BAMBOO): Art => [
  limb(`M${x} -4V126`, paint, wide),
  line([10, 36, 62, 88].map((y) => `M${x - wide / 2} ${y + (x % 7)}h${wide}`).join(""), "ink", 2),
  ink(`M${x} ${24 + (x % 9)}q10 -8 18 -2q-10 6 -18 2z`, paint),
];

/** A roof whose eaves turn up: the middle of its lower edge, and half of its width. */
const roof = (x: number, y: number, wide: number, paint: Paint, high = 11): Art => [
  ink(
    `M${x - wide} ${y - 4}Q${x - wide * 0.6} ${y - 3} ${x - wide * 0.45} ${y - high}H${x + wide * 0.45}Q${x + wide * 0.6} ${y - 3} ${x + wide} ${y - 4}L${x + wide - 3} ${y + 1}H${x - wide + 3}Z`,
    paint,
    shade(`M${x + wide * 0.15} ${y - high - 1}H${x + wide + 2}V${y + 3}H${x + wide * 0.3}Z`),
  ),
];

const lantern: Art = [
  line("M0 -14V-8", "ink", 2),
  ink("M-6 -7Q-9 0 -6 7H6Q9 0 6 -7Z", "accent", flat("M-3 -8H3V8H-3Z", "#ff8a5c")),
  ink(`${box(-5, -10, 10, 4, 1)}${box(-5, 6, 10, 4, 1)}`, GOLD),
];

/** A tree in blossom, its foot at (0, 0). */
const blossom = (paint: Paint, dark: Paint): Art => [
  limb("M0 0Q-4 -14 2 -22M-1 -12L-12 -22M0 -14L12 -24", DARK_WOOD, 3.4),
  puffs(paint, [-13, -26, 9], [-3, -34, 10], [9, -32, 10], [17, -24, 8], [3, -24, 8]),
  flat(`${circle(-10, -22, 1.8)}${circle(6, -28, 1.8)}${circle(14, -22, 1.6)}${circle(-2, -38, 1.6)}`, dark),
];

export default {
  cards: {
    "Ninja Master": [
      fill("#c4202f"),
      moon(50, 34, 34, "#ff8f5c"),
      rays(50, 34, GOLD, { opacity: 0.35, count: 16 }),
      bold(
        at(16, 40, katana(), { turn: -24, scale: 1.05 }),
        at(84, 40, katana(), { turn: -24, flip: true, scale: 1.05 }),
        at(50, 47, [
          shoulders(CLOTH, line("M-20 22L4 60M20 22L-4 60", "accent", 5)),
          both(ink("M18 22C30 20 42 26 44 38L34 42L16 34Z", "#4a4f66", line("M22 34L40 40M20 28L42 33", GOLD, 2.4))),
          hooded(CLOTH, GOLD, "angry"),
          both(limb("M4 -8.6L14 -12.4", "light", 2.4)),
          ink("M-11 8Q0 3 11 8L7 30L0 38L-7 30Z", "#f4f2ee", line("M-3 12L-2 30M3 12L2 30", "second", 1.6)),
          ink(
            "M0 -14C-14 -20 -26 -30 -25 -44C-18 -34 -8 -29 0 -28C8 -29 18 -34 25 -44C26 -30 14 -20 0 -14Z",
            GOLD,
            shade("M4 -12H28V-46H16Q14 -24 4 -12Z"),
          ),
          ink(circle(0, -21, 5), "accent"),
        ]),
        arm("M24 76Q10 66 16 52", 16, 46, CLOTH, SKIN, 9),
        arm("M76 76Q90 66 84 52", 84, 46, CLOTH, SKIN, 9),
      ),
    ],
    "Tiger Assassin": [
      fill("#2f7d4f"),
      halftone("deep", { opacity: 0.25 }),
      bamboo(10, 7),
      bamboo(30, 5, "#5c9a3a"),
      bamboo(90, 7),
      bold(
        at(48, 44, [
          shoulders(CLOTH, line("M-28 30L-14 38M28 30L14 38M-32 46L-16 50M32 46L16 50", "#f28a2c", 4)),
          both([ink(circle(16, -22, 8), "#f28a2c"), flat(circle(16, -22, 3.6), "ink")]),
          ink(
            "M0 -28C17 -28 24 -15 22 0C21 14 12 23 0 23C-12 23 -21 14 -22 0C-24 -15 -17 -28 0 -28Z",
            "#f28a2c",
            flat(
              "M-3 -30H3L0 -16ZM-11 -30L-8 -18L-14 -27ZM11 -30L8 -18L14 -27ZM-24 -14L-13 -13L-24 -8ZM24 -14L13 -13L24 -8ZM-24 10L-14 9L-22 15ZM24 10L14 9L22 15Z",
              "ink",
            ),
            shade("M10 -30C20 -8 14 14 4 24H28V-30Z", 0.16),
          ),
          ink("M-18 -9Q0 -14 18 -9L17 4Q0 0 -17 4Z", SKIN),
          both([
            flat("M2.5 -4L14 -8C14 1 5 3 2.5 -4Z", "#d8ff5c"),
            flat(ellipse(8, -3, 1.5, 3), "ink"),
            line("M2 -5L15 -10", "ink", 3),
          ]),
          ink("M-13 5Q0 1 13 5Q12 20 0 22Q-12 20 -13 5Z", "#fff0d8"),
          ink("M-4 6Q0 4 4 6L0 11Z", "ink"),
          line("M0 11V14M-7 14Q-3 18 0 14Q3 18 7 14", "ink", 2),
          ink("M-7 16L-5.4 22L-3.4 17ZM7 16L5.4 22L3.4 17Z", "light"),
        ]),
        arm("M70 78Q84 74 80 56", 80, 50, CLOTH, CLOTH, 9),
        [72, 81, 90].map((x) => ink(`M${x} 46Q${x + 3} 28 ${x - 6} 16Q${x - 8} 32 ${x - 4} 46Z`, "#e9eef5")),
        ink(box(66, 44, 28, 8, 3), "accent"),
      ),
    ],
    Shinobi: [
      fill(NIGHT),
      stars("shinobi", 26),
      moon(54, 36, 30, "#fff6d8"),
      flat("M-2 82V70L14 62L30 70V74L60 66L88 74L102 68V82Z", "#101836"),
      bold(
        at(
          2,
          8,
          [
            at(34, 26, katana(), { turn: -58, scale: 0.92 }),
            limb("M44 50L28 54L20 66M56 50L72 56L84 50", CLOTH, 7.5),
            ink("M18 64L10 70L22 73ZM84 46L94 44L90 54Z", "accent"),
            ink(
              "M40 28L62 30L60 54Q48 58 42 52Z",
              CLOTH,
              line("M38 48L64 46", "accent", 5),
              shade("M54 26H66V58H54Z", 0.3),
            ),
            arm("M42 32L34 34L32 26", 33, 25, CLOTH, SKIN, 6),
            arm("M60 33L74 36L80 26", 81, 24, CLOTH, SKIN, 6),
            at(84, 20, shuriken(), { scale: 0.42 }),
            at(52, 21, hooded(CLOTH, "accent"), { scale: 0.7 }),
          ],
          { scale: 0.94 },
        ),
      ),
      speed(20, 62, 24, 20, -20),
    ],
    "Ninja Acolyte": [
      fill(PAPER),
      line("M-2 14H102M-2 40H102M16 -2V64M50 -2V64M84 -2V64", "#d9b878", 3),
      planks(64, WOOD),
      bold(
        at(
          44,
          44,
          [
            shoulders("#4a6fd0", flat("M-11 20L0 40L11 20Z", "light"), line("M-12 20L8 56M12 20L0 40", "light", 3)),
            hooded("#4a6fd0", "light", "wide"),
            faint(0.6, both(flat(ellipse(13, 3, 3, 1.6), "#ef7a66"))),
          ],
          { scale: 0.94 },
        ),
        arm("M64 80Q76 74 76 62", 76, 58, "#4a6fd0", SKIN, 7.5),
        at(76, 58, [limb("M0 10L0 -44", "#c98a4a", 5), ink(ellipse(0, -7, 7, 2.6), DARK_WOOD)], { turn: 12 }),
      ),
    ],
    Assassination: [
      fill("#6b3a1f"),
      line("M-2 20H102M-2 40H102M-2 60H102M22 -2V20M70 20V40M34 40V60M84 60V82M12 60V82M60 -2V20", DARK_WOOD, 2.4),
      halftone("deep", { opacity: 0.3 }),
      bold(
        at(
          44,
          42,
          [
            ink(
              "M-28 -32L26 -34L29 32L18 29L8 34L-4 30L-16 34L-29 30Z",
              PAPER,
              flat("M-23 -27L21 -29L22 -24L-23 -22Z", "#d9b878"),
              at(
                0,
                6,
                [
                  shoulders("#8f9a5c"),
                  face({ skin: SKIN, mood: "wide", mouth: "oh" }),
                  ink("M-15 -6C-17 -18 -8 -23 0 -23C9 -23 17 -18 15 -6Q8 -13 0 -13T-15 -6Z", DARK_WOOD),
                  ink(ellipse(0, -25, 5, 4), DARK_WOOD),
                ],
                { scale: 0.84 },
              ),
              shade("M14 -36H34V40H16Z", 0.14),
            ),
          ],
          { turn: -4 },
        ),
      ),
      line("M22 24L66 64M66 22L24 66", "accent", 6),
      bold(
        at(
          54,
          38,
          [
            ink("M-6 -2L0 8L6 -2L3 -16H-3Z", "#e9eef5", shade("M0 -18H8V10H0Z")),
            ink(box(-11, -21, 22, 6, 3), GOLD),
            limb("M0 -22V-38", CLOTH, 5),
            line("M-2.5 -26L2.5 -29M-2.5 -31L2.5 -34", "accent", 2),
            ink(`${circle(0, -43, 5)}${circle(0, -43, 2)}`, GOLD),
            ink("M4 -42Q14 -40 16 -30Q22 -28 22 -20Q14 -24 12 -29Q8 -34 3 -38Z", "accent"),
          ],
          { turn: 32, scale: 1.05 },
        ),
      ),
    ],
    Disguise: [
      fill("#3fb0c4"),
      rays(50, 40, "#8fdde6", { opacity: 0.7, turn: 8 }),
      bold(
        at(36, 46, [shoulders("#d8a84a", line("M-12 20L6 54M12 20L-2 44", "light", 3)), hooded(CLOTH, "accent")]),
        limb("M62 78Q88 78 84 56", "#d8a84a", 9),
        at(
          68,
          36,
          [
            face({ skin: "#f6d3ad", mood: "happy", mouth: "grin" }),
            blush,
            moustache("#7a4a24"),
            ink(
              "M-34 -8Q-16 -14 0 -30Q16 -14 34 -8Q0 0 -34 -8Z",
              "#e8c46a",
              line("M0 -30L-20 -9M0 -30L-8 -6M0 -30L8 -6M0 -30L20 -9", "#b58f34", 1.6),
            ),
          ],
          { turn: 10, scale: 0.92 },
        ),
        ink(circle(84, 52, 5.6), SKIN),
        limb("M84 54L79 50M84 50L80 46", SKIN, 3.4),
      ),
      line("M48 20L44 12M54 16L53 8M92 22L98 16", "light", 2.6),
    ],
    "Hidden Ninja": [
      fill("#f0a84a"),
      bricks("deep", { size: 13 }),
      floor(66, "#b5662c"),
      line("M-2 66H102", "ink", 2.4),
      shadow(50, 74, 34),
      bold(
        ink("M32 26Q32 20 50 20Q68 20 68 26L64 34H36Z", "ink"),
        at(50, 24, hooded(CLOTH, "accent"), { scale: 0.78 }),
        ink(
          "M34 32H66Q64 36 68 40C84 48 82 68 68 76H32C18 68 16 48 32 40Q36 36 34 32Z",
          "#2f8fb0",
          flat("M14 50Q50 58 86 50V58Q50 66 14 58Z", "light"),
          line("M18 54L24 59L30 55L36 61L42 56L48 62L54 57L60 61L66 56L72 60L80 54", "#2f8fb0", 2.2),
          shade("M62 30H90V80H62Q74 56 62 30Z"),
          shine("M26 46Q22 56 28 68L24 64Q20 54 26 46Z", 0.6),
        ),
        ink(box(31, 29, 38, 7, 3), "#2f8fb0"),
        at(50, 5, [ink("M-22 4Q-20 -6 0 -7Q20 -6 22 4Q0 8 -22 4Z", "#2f8fb0"), ink(circle(0, -8, 4), GOLD)], {
          turn: -14,
        }),
      ),
    ],
    Infiltrate: [
      fill("#4a3f8f"),
      stars("infiltrate", 20, "light", 100, 40),
      moon(16, 20, 10, "#fff3c4"),
      bold(
        ink(
          "M30 84V22H41V30H52V22H63V30H74V22H85V30H96V22H107V84Z",
          "#a3a8c0",
          bricks("ink", { x: 30, y: 30, width: 76, height: 56, size: 9 }),
          shade("M86 18H108V86H86Z"),
        ),
        ink("M80 64V52Q86 46 92 52V64Z", "ink", flat("M82 62V54Q86 49 90 54V62Z", GOLD)),
      ),
      bold(
        limb("M58 20L44 84", "#e8c46a", 2.4),
        at(58, 17, ink("M-3 10V0Q-10 -2 -12 6L-15 2Q-12 -9 0 -9Q12 -9 15 2L12 6Q10 -2 3 0V10Z", "second"), {
          scale: 0.9,
        }),
      ),
      bold(
        at(
          14,
          22,
          [
            limb("M38 56L54 62L48 74M32 60L40 72L38 82", CLOTH, 7),
            ink(
              "M22 38L44 36L46 60Q34 66 27 60Z",
              CLOTH,
              line("M22 54L48 52", "accent", 5),
              line("M26 38L40 60", "#4a4f66", 3),
            ),
            arm("M42 40L52 28L46 18", 45, 17, CLOTH, SKIN, 6.4),
            arm("M25 40L20 52L34 50", 35, 50, CLOTH, SKIN, 6.4),
            at(29, 26, hooded(CLOTH, "accent"), { scale: 0.76, flip: true }),
          ],
          { scale: 0.88 },
        ),
      ),
    ],
    Poison: [
      fill("#2c1a4a"),
      glow(48, 44, 44, "#8fe03f"),
      floor(68, "#1c1030"),
      shadow(48, 73, 28),
      bold(
        at(46, 46, [
          ink(
            "M-7 -26H7V-14C22 -10 28 2 27 12C26 24 16 29 0 29C-16 29 -26 24 -27 12C-28 2 -22 -10 -7 -14Z",
            "#d8f5e0",
            flat("M-30 2Q-16 -5 -2 2T30 0V32H-30Z", "#7ad82f"),
            faint(0.7, flat(`${circle(-14, 12, 2.4)}${circle(16, 8, 2)}${circle(12, 22, 2.6)}`, "#d8ff9c")),
            shade("M12 -14H32V32H8Q24 8 12 -14Z", 0.16),
            shine("M-20 0Q-18 -8 -12 -10L-14 -4Q-18 0 -20 8Z", 0.9),
          ),
          ink(box(-10, -37, 20, 12, 3), WOOD),
          at(0, 11, skull(), { scale: 0.66 }),
        ]),
        at(
          80,
          34,
          [
            limb("M0 34V-22", "#c98a4a", 2.4),
            ink("M-4 -18L0 -34L4 -18Z", "#e9eef5", flat("M-5 -26H5V-40H-5Z", "#7ad82f")),
            ink("M-6 24L0 18L6 24V38L0 33L-6 38Z", "accent"),
          ],
          { turn: 22 },
        ),
      ),
      puffs("#8fe03f", [40, 6, 4], [48, 2, 5], [56, 7, 3.4]),
      drops("#7ad82f", [94, 10, 20, 4], [90, 20, 0, 3]),
    ],
    "Seeing Stars": [
      fill("#ffd23f"),
      rays(-10, 90, "#fff0a0", { opacity: 0.9, count: 26 }),
      speed(58, 34, 66, 24, -36, "deep"),
      speed(28, 64, 34, 14, -36, "deep"),
      speed(84, 66, 40, 14, -36, "deep"),
      bold(at(60, 32, shuriken("#e3e8f0"), { scale: 1.75, turn: 20 })),
      bold(at(26, 62, shuriken("#e3e8f0"), { scale: 0.9, turn: 50 })),
      bold(at(82, 66, shuriken("#e3e8f0"), { scale: 0.78, turn: 8 })),
      sparkle(74, 12, 7),
      sparkle(34, 50, 5),
    ],
    "Smoke Bomb": [
      fill(VIOLET),
      rays(46, 50, "#9c5fd0", { opacity: 0.8, count: 14 }),
      bold(puffs("#8f8aa3", [10, 30, 12], [26, 18, 13], [92, 40, 12], [84, 24, 11], [8, 52, 13], [94, 58, 12])),
      bold(puffs("#d8d3e6", [14, 70, 14], [30, 76, 12], [86, 72, 15], [70, 78, 12], [50, 80, 12])),
      bold(
        limb("M56 22Q62 8 76 12", "#e8c46a", 3),
        ink("M44 20L60 16L64 28L48 32Z", "second", shade("M54 14H66V34H56Z")),
        ink(
          circle(48, 48, 24),
          CLOTH,
          flat("M20 44Q48 56 76 44V54Q48 66 20 54Z", "accent"),
          shade("M56 20H78V78H46Q70 60 56 20Z", 0.35),
          shine("M30 42Q32 32 42 29L40 34Q34 38 34 46Z", 0.8),
        ),
        at(47, 54, ink(star(0, 0, 4, 11, 4), "second")),
      ),
      burst(78, 13, 10, GOLD, "light"),
      puffs("#f4f1fa", [22, 78, 9], [38, 82, 8], [62, 82, 8], [78, 80, 8]),
    ],
    "Way of Deception": [
      fill("#a8d88f"),
      flat("M0 56Q50 44 100 58V80H0Z", "#6faf5c"),
      puffs("#f7f5ee", [14, 66, 9], [26, 73, 9], [40, 76, 9], [54, 70, 9], [10, 52, 6], [58, 58, 6]),
      bold(
        ink(
          "M20 66V20H48V66Q34 74 20 66Z",
          "#b5763a",
          line("M26 50Q28 58 25 64M42 48Q39 56 43 64", DARK_WOOD, 2),
          shade("M38 16H52V74H38Z"),
        ),
        ink(
          ellipse(34, 20, 14, 6),
          "#f0cf94",
          line(`${ellipse(34, 20, 8, 3.2)}${ellipse(34, 20, 3, 1)}`, "#b5763a", 1.6),
        ),
        ink("M46 30L60 22L58 30L63 38L46 38Z", "accent"),
        ink("M19 30Q34 36 49 30V40Q34 46 19 40Z", "accent"),
        at(24, 56, shuriken(), { scale: 0.66, turn: 20 }),
        at(43, 52, shuriken(), { scale: 0.6, turn: 50 }),
        limb("M20 36L9 30L8 22", "#b5763a", 4),
        ink("M8 22Q2 16 6 10Q12 14 8 22Z", BAMBOO),
      ),
      bold(
        limb("M78 58L70 74M86 58L92 72", CLOTH, 7),
        ink("M72 38H92L94 60Q82 65 72 60Z", CLOTH, line("M70 56H96", "accent", 4.4)),
        at(80, 26, hooded(CLOTH, "accent"), { scale: 0.7 }),
        arm("M74 44L64 50L70 38", 71, 36, CLOTH, SKIN, 5.4),
        limb("M71 36L72 29", SKIN, 2.6),
      ),
      bamboo(98, 7, "#5c9a3a"),
    ],
    "Invisible Ninja": [
      fill("#dfe6ee"),
      halftone("#b7c2d2"),
      puffs("#f7f9fc", [12, 72, 14], [34, 78, 12], [66, 78, 13], [90, 72, 14]),
      faint(0.3, at(48, 42, [shoulders("ground"), hooded("ground", "ground")], { scale: 1.25 })),
      line("M48 8C70 8 72 34 66 46Q84 52 86 78M48 8C26 8 24 34 30 46Q12 52 10 78", "ink", 1.6),
      bold(ink("M30 27Q48 20 66 27Q66 41 48 42Q30 41 30 27Z", SKIN)),
      [38, 58].map((x) => [flat(ellipse(x, 33, 6, 4), "light"), flat(circle(x, 33.5, 2.6), "ink")]),
      line("M30 26L44 30M66 26L52 30", "ink", 2.4),
      bold(at(78, 44, katana(), { turn: 12, scale: 1.05 })),
    ],
  },
  bases: {
    "Ninja Dojo": [
      fill("#ffc9b0"),
      flat("M0 0H160V26Q80 40 0 28Z", "#ff9f8f"),
      moon(124, 30, 15, "#ff5c4a"),
      hills("#c98fb0", 160, 66, 56, 70, 52, 68, 58, 66),
      hills("#8f6fa0", 160, 82, 78, 84, 80, 84, 78, 82),
      bold(
        ink(
          "M52 92V64H132V92Z",
          PAPER,
          line("M64 64V92M76 64V92M108 64V92M120 64V92M52 74H132M52 84H132", WOOD, 1.8),
          shade("M118 60H136V94H118Z", 0.16),
        ),
        [53, 82, 102, 131].map((x) => ink(box(x - 2.4, 62, 5, 31), "#c4352f")),
        ink(box(85, 66, 14, 27), DARK_WOOD, line("M92 66V93", "ink", 1.6)),
        roof(92, 65, 54, "#3a4a66", 15),
        ink("M72 52V40H112V52Z", PAPER, line("M82 40V52M92 40V52M102 40V52", WOOD, 1.8)),
        roof(92, 41, 34, "#3a4a66", 14),
        at(92, 29, ink(star(0, 0, 4, 9, 3.4), "second")),
        ink("M48 92H136V97H48Z", WOOD),
        at(70, 79, lantern, { scale: 0.75 }),
        at(114, 79, lantern, { scale: 0.75 }),
      ),
      hills("#6f9a5c", 160, 96, 94, 97, 98, 97, 94, 96),
      bold(
        at(28, 98, blossom("#ffb8d0", "#e8608f"), { scale: 1.15 }),
        at(150, 98, blossom("#ffb8d0", "#e8608f"), { scale: 0.9 }),
      ),
      flat("M84 98H102L112 124H70Z", "#d8cfb8"),
      faint(0.5, line("M80 104H104M76 112H108", "#8f8468", 1.6)),
      flat(
        `${circle(44, 106, 1.6)}${circle(56, 114, 1.6)}${circle(126, 110, 1.6)}${circle(140, 116, 1.6)}${circle(20, 114, 1.6)}`,
        "#ffb8d0",
      ),
    ],
    "Temple of Goju": [
      fill("#1f4a5c"),
      flat("M0 0H160V30Q80 46 0 34Z", "#16344a"),
      stars("temple of goju", 34, "light", 160, 44),
      moon(58, 34, 16, "#e8f5d8"),
      hills("#2f6a78", 160, 70, 50, 72, 58, 74, 48, 68),
      faint(0.6, cloud(30, 72, 26, "#cfe8e0"), cloud(140, 66, 22, "#cfe8e0")),
      bold(
        ink(
          "M46 98L66 76L78 74H110L122 78L142 98Z",
          "#4a5a5c",
          shade("M104 70H146V100H112Z"),
          line("M62 84L70 92M120 86L112 94", "ink", 2),
        ),
      ),
      bold(
        [
          [76, 16, 74],
          [58, 13, 56],
          [42, 10, 40],
        ].map(([foot = 0, half = 0, top = 0]) => [
          ink(
            box(94 - half, top - 9, 2 * half, foot - top + 9),
            "#c4352f",
            shade(box(94 + half * 0.4, top - 9, half, 30)),
            flat(`${box(94 - half * 0.55, top - 6, 4, 5)}${box(94 + half * 0.55 - 4, top - 6, 4, 5)}`, GOLD),
          ),
        ]),
        ink("M78 78V64H110V78Z", "#c4352f", shade("M102 62H112V80H102Z")),
        ink("M89 78V70Q94 65 99 70V78Z", "ink", flat("M91 78V71Q94 68 97 71V78Z", GOLD)),
        roof(94, 66, 34, "#2f8f7a", 11),
        roof(94, 48, 28, "#2f8f7a", 11),
        roof(94, 31, 22, "#2f8f7a", 11),
        limb("M94 20V10", GOLD, 2.4),
        ink(circle(94, 9, 3), GOLD),
      ),
      puffs("#d8ece6", [40, 96, 7], [52, 98, 8], [134, 98, 8], [146, 96, 7]),
      hills("#16303a", 160, 96, 98, 100, 98, 100, 98, 95),
      flat("M86 100H104L116 124H74Z", "#6a7a74"),
      line("M84 104H106M80 111H110M76 119H114", "ink", 1.6),
      [
        [14, 98],
        [30, 100],
        [150, 98],
      ].map(([x = 0, y = 0], n) => at(x, y, pine("#1d5a4c"), { scale: 0.9 + (n % 2) * 0.3 })),
      bold(
        [66, 124].map((x) => [
          ink(`M${x - 4} 108V98H${x + 4}V108Z`, "#8f9a94"),
          flat(box(x - 2, 100, 4, 4), GOLD),
          ink(`M${x - 7} 99L${x} 92L${x + 7} 99Z`, "#8f9a94"),
        ]),
      ),
    ],
  },
} satisfies FactionPictures;
