/** Dinosaurs: scales, teeth and far too many weapons, in hot countries. */

import { at, bold, both, faint, ink, limb, many, mirrored, shade, shadow, shine } from "../art";
import { bricks, cloud, fill, floor, halftone, hills, moon, stars } from "../drawings/backdrops";
import { burst, chevrons, drops, glow, puffs, rays, sparkle } from "../drawings/effects";
import { crown } from "../drawings/heads";
import { palm } from "../drawings/places";
import type { FactionPictures } from "../pictures";
import { box, circle, cog, ellipse, flat, line, star, type Art, type Paint } from "../shapes";

const DARK_GREEN = "#3a8535";
const BONE = "#fff1d2";
const EYE = "#ffe14d";
const STEEL = "#b9c4d0";
const GUN = "#4b5563";
const MAW = "#7a1420";
const PURPLE = "#8a4fc0";
const SKY = "#8fd6ee";

/** Teeth along a line from x to x + width at y: downwards, or upwards where they are long the other way. */
const teeth = (x: number, y: number, width: number, count: number, long: number): Art => {
  const step = width / count;
  return Array.from({ length: count }, (_, n) =>
    ink(`M${x + n * step} ${y}L${x + (n + 0.5) * step} ${y + long}L${x + (n + 1) * step} ${y}Z`, BONE),
  );
};

/** An angry yellow eye that looks to the right. */
const eye: Art = [
  ink(ellipse(0, 0, 6, 5.4), EYE),
  flat(ellipse(1.6, 0.4, 1.7, 4), "ink"),
  line("M-9 -7L8 -3.4", "ink", 3.6),
];

/** A hunter from the side that runs to the right, 84 wide and 66 high. */
const raptor = (skin: Paint, stripes: Paint): Art => [
  limb("M-12 2L-20 12L-29 15L-27 22", skin, 5),
  ink(
    "M-42 -14Q-26 -3 -12 -8Q2 -12 8 -22Q10 -38 24 -40L42 -35Q46 -31 42 -29L30 -28Q26 -16 17 -2Q8 9 -8 7Q-28 6 -42 -14Z",
    skin,
    line("M-28 -10L-26 2M-19 -10L-16 4M-9 -12L-5 2M1 -16L6 -6M9 -26L16 -22", stripes, 3),
    shade("M-40 2Q0 2 18 -14L30 -26V12H-40Z", 0.16),
  ),
  ink("M24 -28L42 -29Q42 -23 34 -22L25 -22Z", skin),
  flat("M28 -28L30 -24.5L32 -28L34 -24.5L36 -28L38 -25L40 -28.6Z", "light"),
  limb("M-3 4L8 12L0 20L8 24", skin, 5.6),
  ink("M6 20L16 22L9 27ZM-28 18L-19 23L-28 25Z", BONE),
  limb("M14 -6L24 -4L24 3", skin, 3.4),
  ink("M22 2L29 8L25 1Z", BONE),
  flat(ellipse(28, -35, 3.2, 2.6), EYE),
  flat(circle(29, -35, 1.3), "ink"),
  line("M23 -39L32 -36.5", "ink", 2.4),
];

/** A great lizard's face from the front, 44 wide and 58 high. */
const muzzle = (skin: Paint, dark: Paint): Art => [
  ink(
    "M0 -28C15 -30 24 -20 22 -8C20 0 24 10 20 20C14 31 -14 31 -20 20C-24 10 -20 0 -22 -8C-24 -20 -15 -30 0 -28Z",
    skin,
    flat("M-5 -30H5L4 2Q0 6 -4 2Z", dark),
    shade("M8 -30C14 -8 14 14 6 32H28V-30Z", 0.16),
  ),
  both([
    ink("M3 -8L18 -14Q19 -4 11 -3Q5 -3 3 -8Z", EYE),
    flat(ellipse(11, -8, 1.8, 4), "ink"),
    line("M2 -11L19 -18", "ink", 3.6),
    flat(ellipse(7, 8, 2, 3), "ink"),
  ]),
];

/** A gun to the right, its grip at (0, 0). */
const gun: Art = [
  ink("M-5 -4H5L3 14H-7Z", "#8a5230"),
  ink("M-14 -16H30V-6H6Q4 -2 -14 -3Z", GUN, shine("M-12 -14H30V-12H-12Z", 0.4), shade("M-16 -8H32V-2H-16Z")),
  ink(box(28, -18, 7, 14, 2), "second"),
  ink(box(-4, -22, 16, 6, 3), "accent"),
];

const print: Art = flat(
  "M0 22C-9 22 -12 14 -10 7L-24 -6L-28 -17L-18 -15L-7 -4L-6 -16L0 -27L6 -16L7 -4L18 -15L28 -17L24 -6L10 7C12 14 9 22 0 22Z",
  "deep",
);

const fern = (paint: Paint): Art =>
  [-64, -34, -8, 22, 52].map((turn) => at(0, 0, ink("M0 0Q-6 -12 0 -26Q6 -12 0 0Z", paint), { turn }));

export default {
  cards: {
    "King Rex": [
      fill("#b8231c"),
      rays(46, 40, "#f0642a", { opacity: 0.95, count: 16 }),
      bold(
        at(
          0,
          12,
          [
            many(ink("M-7 5L-4 -12L8 2Z", "second"), [10, 28, 1.2], [2, 42, 1.2], [0, 58, 1.2]),
            ink(
              "M-6 86V52Q2 26 22 16L46 40Q38 60 50 86Z",
              "accent",
              shade("M24 40Q26 64 36 86H56V40Z"),
              line("M4 60Q12 64 20 60M2 70Q12 76 22 70", DARK_GREEN, 3),
            ),
            ink("M40 36L86 34L82 60L44 64Z", MAW, flat("M46 60Q60 44 80 54L78 64H48Z", "#f0786a")),
            ink(
              "M24 48Q36 58 50 60L84 58Q92 62 88 70Q72 80 50 78Q30 74 22 60Z",
              "accent",
              shade("M20 70Q50 78 92 66V84H20Z"),
            ),
            teeth(54, 59, 32, 5, -9),
            ink(
              "M18 42Q8 30 14 20Q22 6 40 9Q48 2 56 9L84 14Q98 18 98 30Q98 40 88 40L62 40Q52 40 46 50Q30 54 18 42Z",
              "accent",
              flat("M20 40Q12 30 18 22Q24 14 30 16Q22 28 30 46Z", DARK_GREEN),
              shade("M46 50Q50 38 62 36L98 32V42H60Z", 0.2),
              flat(`${circle(66, 20, 2)}${circle(73, 25, 2)}${circle(64, 28, 1.6)}`, DARK_GREEN),
            ),
            teeth(56, 40, 38, 5, 11),
            flat(ellipse(91, 23, 2.4, 1.8), "ink"),
            at(47, 22, eye, { scale: 1.25 }),
            at(32, 19, crown("#ffd23f", "second"), { scale: 0.86, turn: -10 }),
          ],
          { scale: 0.9 },
        ),
      ),
    ],
    Laseratops: [
      fill("#2a1a5c"),
      rays(50, 34, "#4a2f9c", { opacity: 0.9, count: 14 }),
      mirrored([line("M18 2L-6 58", "#ff3b6b", 6), line("M18 2L-6 58", "light", 2.2)]),
      bold(
        at(50, 42, [
          ink(star(0, -4, 13, 40, 33), "second"),
          ink(
            circle(0, -4, 29),
            "#f7c56a",
            [0, 40, 80, 120, 160, 200, 240, 280, 320].map((turn) =>
              at(0, -4, flat(ellipse(0, -23, 3, 4.4), "#e0982c"), { turn }),
            ),
            shade("M10 -40H40V40H6Q24 0 10 -40Z", 0.16),
          ),
          ink(
            "M0 -22C16 -22 24 -8 20 8C18 22 12 36 0 38C-12 36 -18 22 -20 8C-24 -8 -16 -22 0 -22Z",
            "accent",
            shade("M6 -24H26V40H0Q14 8 6 -24Z", 0.16),
          ),
          both(
            ink("M7 -16C10 -26 18 -36 32 -42C33 -30 28 -16 19 -8Z", BONE, shade("M16 -8Q26 -20 32 -42L38 -8Z", 0.16)),
          ),
          ink(
            box(-21, -8, 42, 12, 5),
            GUN,
            flat(box(-18, -5, 36, 6, 3), "#ff3b6b"),
            flat(box(-14, -4, 12, 2, 1), "light"),
          ),
          ink("M-5 14L0 2L5 14Z", BONE),
          both(flat(ellipse(6, 20, 1.8, 2.4), "ink")),
          ink("M-11 26Q0 22 11 26Q8 38 0 40Q-8 38 -11 26Z", BONE, line("M-10 30Q0 27 10 30", "ink", 1.8)),
        ]),
      ),
      mirrored(burst(18, 3, 8, "#ff3b6b", "light")),
    ],
    "Armor Stego": [
      fill("#2f9c95"),
      halftone("deep", { opacity: 0.25 }),
      floor(66, "#1f6b5c"),
      shadow(48, 70, 44),
      bold(
        limb("M18 50Q4 48 -2 36", "accent", 9),
        ink("M4 34L-4 26L8 28ZM8 42L0 50L12 48Z", BONE),
        [
          [20, 36, -34],
          [32, 24, -16],
          [48, 19, 2],
          [63, 27, 22],
        ].map(([x = 0, y = 0, turn = 0]) =>
          at(
            x,
            y,
            [
              ink("M-10 10L-11 -6L0 -18L11 -6L10 10Z", STEEL, shade("M2 -20H14V12H2Z")),
              flat(`${circle(-6, -5, 1.3)}${circle(6, -5, 1.3)}${circle(0, -11, 1.3)}`, "ink"),
            ],
            { turn },
          ),
        ),
        ink("M24 56V72H36V58ZM54 56V72H66V56Z", DARK_GREEN),
        ink(
          "M12 52Q14 26 44 24Q66 24 72 42Q76 38 84 40Q94 44 92 54Q88 62 76 58Q68 66 50 66H28Q12 64 12 52Z",
          "accent",
          shade("M8 56Q50 64 94 52V70H8Z", 0.2),
        ),
        ink(
          "M22 50Q24 34 46 32Q60 32 64 44L62 56Q42 60 24 56Z",
          STEEL,
          line("M36 30V60M50 30V60", "ink", 1.8),
          shade("M20 50H68V62H20Z", 0.25),
          flat(
            `${circle(29, 40, 1.4)}${circle(43, 37, 1.4)}${circle(57, 41, 1.4)}${circle(29, 51, 1.4)}${circle(43, 52, 1.4)}${circle(57, 51, 1.4)}`,
            "ink",
          ),
        ),
        ink("M71 45Q74 34 84 36Q94 39 95 47L84 46L80 50Z", STEEL),
        ink("M80 37L84 24L90 38Z", "second"),
        flat("M79 48L88 47.5Q88 52 83.5 52Q80 52 79 48Z", EYE),
        flat(circle(84.5, 49.6, 1.6), "ink"),
        line("M82 57Q87 57 90 54", "ink", 1.8),
      ),
    ],
    "War Raptor": [
      fill("#ffd25c"),
      moon(78, 24, 16, "#fff3c0"),
      hills("#f2a53f", 100, 60, 54, 62, 52, 58),
      floor(70, "#a84f1c"),
      bold(many(raptor("#c8562a", "#8f3516"), [20, 40, 0.5], [80, 50, 0.56])),
      shadow(42, 76, 34),
      bold(
        at(
          40,
          55,
          [
            raptor("#3f9ad0", "#1f5f9c"),
            ink("M12 -33Q12 -48 26 -48Q36 -47 37 -37Q24 -42 12 -33Z", "#6b7a3a"),
            line("M25 -30L31 -31", "second", 2),
            ink("M-6 -16L10 -26L14 -20L-2 -9Z", "second"),
          ],
          { scale: 0.98 },
        ),
      ),
    ],
    Augmentation: [
      fill(PURPLE),
      halftone("deep", { opacity: 0.3 }),
      at(50, 40, [
        line("M-44 30C-30 -10 -14 30 0 0S30 10 44 -30", "#c79af0", 5),
        line("M-30 44C-10 20 -26 6 0 0S10 -20 30 -44", "#6b34a0", 5),
      ]),
      glow(50, 40, 34, "accent"),
      bold(
        at(
          46,
          42,
          [
            limb("M0 24V42", STEEL, 2.4),
            ink("M-9 18H9L4 28H-4Z", STEEL),
            ink(
              "M-13 -18H13V20H-13Z",
              "#eaf6ff",
              flat("M-13 -6Q-6 -10 0 -6T13 -6V22H-13Z", "#6be03f"),
              line("M5 -12H13M7 -4H13M5 4H13M7 12H13", "ink", 1.6),
              shine("M-10 -16H-6V18H-10Z", 0.8),
            ),
            ink(box(-19, -22, 38, 6, 2), "second"),
            limb("M0 -22V-36", STEEL, 5),
            ink(box(-13, -41, 26, 6, 3), "second"),
          ],
          { turn: 42, scale: 0.92 },
        ),
      ),
      chevrons(80, 26, 19, "accent"),
      chevrons(80, 45, 19, "accent"),
      drops("#6be03f", [14, 74, 30, 4], [22, 77, 10, 3]),
    ],
    Howl: [
      fill("#16325c"),
      stars("howl", 26, "light", 100, 50),
      moon(36, 34, 25, "#fff3c4"),
      [10, 18, 26].map((radius) =>
        line(
          `M${76 + radius * 0.2} ${22 - radius}A${radius} ${radius} 0 0 1 ${76 + radius} ${22 - radius * 0.1}`,
          "second",
          3.4,
        ),
      ),
      bold(
        ink("M14 84L20 66L36 60L62 62L74 70L82 84Z", "#4a3a5c", shade("M50 58H84V86H56Z")),
        ink(
          "M20 62Q2 62 -4 44Q8 54 22 48Q30 30 46 28L50 14Q52 6 60 8L78 2L76 10L64 18L80 14Q80 20 72 24L63 27Q64 44 54 54L56 66H44L42 58L36 60L38 66H26L24 60Z",
          DARK_GREEN,
          flat("M20 62Q2 62 -4 44Q8 54 22 48Q30 30 46 28L50 14L54 10Q56 30 44 38Q32 48 30 60Z", "accent"),
        ),
        flat(circle(60, 13, 1.9), EYE),
        limb("M56 40L64 40L65 45", DARK_GREEN, 3),
        flat("M67 15.5L69 12.5L71 14L73 11L74.5 12Z", "light"),
      ),
    ],
    "Natural Selection": [
      fill("#4d0f1c"),
      glow(50, 40, 44, "second"),
      flat(ellipse(50, 76, 34, 16), "#e0485a"),
      bold(
        ink("M-4 -4H104V30Q88 10 50 10Q12 10 -4 30Z", "accent", shade("M-4 18Q50 -6 104 18V32H-4Z", 0.2)),
        [6, 20, 35, 65, 80, 94].map((x) =>
          ink(
            `M${x - 8} ${14 + Math.abs(x - 50) / 5}Q${x} 30 ${x + (50 - x) / 8} ${40 - Math.abs(x - 50) / 12}Q${x + 6} 26 ${x + 8} ${13 + Math.abs(x - 50) / 5}Z`,
            BONE,
          ),
        ),
        ink("M42 11H58Q54 24 50 34Q46 24 42 11Z", BONE),
        mirrored(flat(ellipse(34, 3, 5, 3), "ink")),
        ink("M-4 84V62Q18 78 50 78Q82 78 104 62V84Z", "accent"),
        [8, 22, 78, 92].map((x) =>
          ink(
            `M${x - 7} ${80 - Math.abs(x - 50) / 4}L${x + (50 - x) / 10} ${56 - Math.abs(x - 50) / 10}L${x + 7} ${80 - Math.abs(x - 50) / 4}Z`,
            BONE,
          ),
        ),
      ),
      bold(
        at(50, 58, [
          limb("M8 12Q20 18 24 8", "#ffc23f", 4),
          ink("M-10 18Q-13 4 0 3Q13 4 10 18Z", "#ffc23f"),
          ink("M0 -14C11 -14 14 -6 12 0C10 7 -10 7 -12 0C-14 -6 -11 -14 0 -14Z", "#ffc23f"),
          both([ink(circle(5, -8, 4.4), "light"), flat(circle(4.4, -9, 1.7), "ink")]),
          ink(ellipse(0, 0, 3, 2.4), MAW),
          both(limb("M8 8L14 3", "#ffc23f", 3)),
        ]),
      ),
    ],
    Rampage: [
      fill("#f2a53f"),
      flat("M0 0H100V20Q50 34 0 24Z", "#e8742c"),
      flat("M-2 82V50H8V40H18V54H24V82ZM78 82V46H86V38H98V52H104V82Z", "#a34a1c"),
      floor(70, "#5c3a2a"),
      line("M50 72L38 80M50 72L64 82M30 72L16 82M70 72L88 80", "ink", 2.4),
      bold(
        at(
          18,
          72,
          [
            ink(
              "M-12 2L-9 -34L10 -30L8 2Z",
              "#d8dde6",
              bricks("ink", { x: -14, y: -36, width: 26, height: 40, size: 5 }),
            ),
            flat("M-6 -26L-1 -25L-1 -19L-6 -20ZM2 -24L7 -23V-17L2 -18Z", "#ffd23f"),
          ],
          { turn: -16 },
        ),
        at(
          84,
          72,
          [
            ink("M-9 2L-8 -26L10 -28L12 2Z", "#e88f6a"),
            flat("M-4 -20H0V-14H-4ZM4 -20H8V-14H4ZM-4 -9H0V-3H-4ZM4 -9H8V-3H4Z", "#4d2b07"),
          ],
          { turn: 18 },
        ),
      ),
      bold(
        ink(
          "M30 -6H70Q64 18 70 36Q82 44 84 62Q50 72 18 62Q20 46 34 36Q36 18 30 -6Z",
          "accent",
          flat("M30 -6H42Q40 18 42 38Q28 48 28 66H14V44L34 36Z", "#7fd06a"),
          line("M48 10Q54 14 60 10M46 22Q54 26 62 22M48 34Q54 38 60 34M38 48V62M62 48V62", DARK_GREEN, 3),
          shade("M62 -6H90V70H64Q74 40 62 -6Z"),
        ),
        [24, 50, 76].map((x) => ink(`M${x - 9} 60Q${x} 52 ${x + 9} 60L${x + (x - 50) / 6} 76Z`, BONE)),
      ),
      puffs("#e8d6bc", [10, 74, 8], [22, 78, 7], [36, 80, 6], [64, 80, 6], [78, 78, 7], [92, 74, 8]),
      at(12, 34, ink("M-5 -4L5 -5L4 5L-4 4Z", "#d8dde6"), { turn: 20 }),
      at(88, 28, ink("M-5 -4L5 -5L4 5L-4 4Z", "#e88f6a"), { turn: -20 }),
    ],
    "Survival of the Fittest": [
      fill("#3fa9e0"),
      rays(50, 30, "#8fd6f5", { opacity: 0.8, count: 14, turn: 8 }),
      floor(70, "#d9a441"),
      line("M-2 70H102", "ink", 2.4),
      shadow(50, 75, 34),
      bold(
        limb("M6 18Q50 6 94 18", STEEL, 4),
        [
          [10, 17],
          [90, 17],
        ].map(([x = 0, y = 0]) => [ink(box(x - 9, y - 17, 10, 34, 4), GUN), ink(box(x, y - 13, 9, 26, 4), "second")]),
        limb("M60 62Q80 66 88 56", "#e8673f", 7),
        limb("M42 62L38 74M58 62L62 74", "#e8673f", 9),
        ink("M28 72H42V79H26ZM58 72H72L74 79H58Z", "#c24a24"),
        ink(
          "M32 42Q50 30 68 42Q70 60 62 68H38Q30 60 32 42Z",
          "#e8673f",
          flat("M40 46Q50 40 60 46L58 68H42Z", "#ffd9a0"),
          shade("M58 36H74V70H58Q66 54 58 36Z", 0.16),
        ),
        limb("M34 44L24 32L30 15M66 44L76 32L70 15", "#e8673f", 7),
        ink(`${circle(30, 13, 5)}${circle(70, 13, 5)}`, "#e8673f"),
        at(
          50,
          32,
          [
            muzzle("#e8673f", "#c24a24"),
            ink("M-13 16Q0 12 13 16Q10 25 0 25Q-10 25 -13 16Z", "light", line("M-6 15V25M0 14V25M6 15V25", "ink", 1.4)),
            ink("M-22 -21Q0 -29 22 -21L22 -14Q0 -22 -22 -14Z", "light", line("M-22 -18Q0 -26 22 -18", "second", 2.4)),
          ],
          { scale: 0.72 },
        ),
      ),
    ],
    "Tooth and Claw... and Guns": [
      fill("#3a3f4a"),
      rays(50, 30, "#5c6675", { opacity: 0.8, count: 16 }),
      mirrored(burst(17, 8, 13, EYE, "light")),
      bold(
        at(50, 34, [
          ink("M-20 18Q-24 36 -28 50H28Q24 36 20 18Z", "#6b34a0"),
          muzzle(PURPLE, "#6b34a0"),
          ink("M-20 12Q0 8 20 12Q18 32 0 32Q-18 32 -20 12Z", MAW),
          teeth(-18, 12, 36, 6, 8),
          teeth(-12, 30, 24, 4, -7),
        ]),
        mirrored([
          at(24, 54, gun, { turn: -86, scale: 0.95 }),
          limb("M42 80Q30 78 26 64", PURPLE, 10),
          [50, 56, 62].map((y) => [
            limb(`M28 ${y + 2}L16 ${y}`, PURPLE, 4.4),
            ink(`M17 ${y - 3}L8 ${y + 2}L17 ${y + 3}Z`, BONE),
          ]),
        ]),
      ),
    ],
    Upgrade: [
      fill("#d8ecc8"),
      at(84, 18, flat(cog(0, 0, 9, 20, 15), "#b4d49c")),
      at(14, 62, flat(cog(0, 0, 9, 24, 18), "#b4d49c")),
      bold(
        at(
          48,
          40,
          [
            ink("M-18 20Q-22 36 -26 46H26Q22 36 18 20Z", DARK_GREEN),
            muzzle("accent", DARK_GREEN),
            ink(
              "M0 -28C15 -30 24 -20 22 -8C20 0 24 10 20 20C16 27 8 29 0 29L4 20L-2 12L4 2L-3 -8L3 -18Z",
              STEEL,
              shade("M12 -30C18 -8 18 14 10 32H28V-30Z", 0.2),
              line("M6 -20H18M8 4H22M6 16H20", "ink", 1.6),
            ),
            flat(`${circle(9, -24, 1.3)}${circle(18, 9, 1.3)}${circle(10, 24, 1.3)}`, "ink"),
            ink(circle(11, -9, 7.4), GUN),
            ink(circle(11, -9, 4.4), "#ff3b3b"),
            flat(circle(9.6, -10.6, 1.4), "light"),
            flat(ellipse(-7, 8, 2, 3), "ink"),
            line("M-17 19Q0 26 17 19", "ink", 2.6),
            teeth(-15, 20, 12, 2, 6),
            [3, 9].map((x) => ink(`M${x} 21L${x + 3} 28L${x + 6} 20Z`, "#ffd23f")),
            limb("M22 -12Q32 -14 30 -26", "second", 3),
            ink(circle(30, -28, 3.4), "#ff3b3b"),
          ],
          { scale: 1.14 },
        ),
      ),
      chevrons(86, 52, 20, "second"),
      sparkle(16, 22, 6, "second"),
    ],
    "Wildlife Preserve": [
      fill(SKY),
      cloud(22, 18, 14),
      cloud(94, 34, 10),
      bold(
        ink(
          "M104 84V56Q90 48 78 52Q74 54 74 48L76 24Q72 22 66 24Q56 24 56 16Q58 6 72 6Q88 6 90 20L92 40Q106 42 110 52V84Z",
          "#8a5fc0",
          shade("M84 10Q90 30 88 50Q104 50 110 64V84H100V56Q86 46 76 52Q82 30 76 24Z", 0.16),
        ),
        flat(circle(72, 12, 2), "ink"),
        line("M58 19Q64 20 69 18", "ink", 1.8),
        flat(`${circle(83, 26, 2)}${circle(86, 36, 2)}${circle(92, 50, 2.6)}`, "#5f3a94"),
      ),
      floor(62, "#7cc25a"),
      line("M-2 62H102", "ink", 2.2),
      bold(
        limb("M-4 56H104M-4 68H104", "#c98a4a", 4),
        [4, 96].map((x) => limb(`M${x} 48V80`, "#c98a4a", 5)),
      ),
      bold(
        limb("M28 44V80M50 44V80", "#8a5230", 5),
        ink(
          "M10 24L56 21L58 59L12 61Z",
          "#f0c06a",
          line("M14 34L66 31M15 47L66 44", "#c98f44", 1.8),
          shade("M48 14H64V64H50Z", 0.16),
        ),
        at(34, 42, print, { scale: 0.66, turn: 4 }),
        flat(`${circle(15, 29, 1.6)}${circle(52, 26, 1.6)}${circle(17, 56, 1.6)}${circle(53, 54, 1.6)}`, "ink"),
      ),
      bold(at(14, 82, fern("accent"), { scale: 0.8 }), at(76, 84, fern("accent"), { scale: 0.9 })),
    ],
    "Fort Titanosaurus": [
      fill("#ffe6ad"),
      rays(40, 30, "#f2a53f", { count: 14 }),
      floor(68, "#b9863c"),
      shadow(44, 72, 40),
      bold(
        limb("M16 62Q4 66 2 56", "accent", 7),
        limb("M58 58Q73 54 73 36Q73 22 80 20", "accent", 13),
        ink("M74 12Q84 6 92 15Q97 18 94 24Q84 29 75 25Z", "accent", shade("M74 21Q86 24 97 18V32H72Z")),
        [22, 54].map((x) => ink(box(x, 56, 11, 19, 3), DARK_GREEN)),
        ink("M8 66Q8 40 38 40Q66 40 70 66Q38 76 8 66Z", "accent", shade("M40 66Q66 60 60 42L74 44V78H38Z")),
        ink("M15 48V20H21V26H28V20H34V26H41V20H47V26H53V20H59V48Q37 54 15 48Z", STEEL, shade("M44 16H62V56H44Z")),
        flat("M31 49V39Q37 31 43 39V49Z", "ink"),
        flat("M20 31H25V37H20ZM49 31H54V37H49Z", "ink"),
        limb("M37 22V6", GUN, 2),
        ink("M38 5L54 9L38 14Z", "second"),
      ),
      flat(circle(84, 15, 2), "ink"),
    ],
  },
  bases: {
    "Jungle Oasis": [
      fill("#bff0d8"),
      moon(58, 26, 13, "#fff6c0"),
      hills("#8fd0a0", 160, 60, 48, 62, 44, 58, 50, 60),
      bold(
        ink(
          "M66 92V52Q76 36 92 34Q112 34 120 52V92Z",
          "#8a7a5c",
          shade("M106 32H124V94H108Z"),
          line("M72 56Q78 60 74 70M112 58Q108 66 114 76", "ink", 2),
        ),
      ),
      bold(ink("M82 96V40Q92 34 102 40V96Z", "#7fd8f5", line("M88 42V92M94 40V92M99 46V90", "light", 2.4))),
      puffs("#e8fbff", [80, 92, 5], [88, 94, 6], [97, 94, 6], [104, 92, 5]),
      hills("#3f9a4a", 160, 66, 78, 88, 92, 92, 86, 70),
      bold(at(54, 94, palm, { scale: 1.5 })),
      bold(at(134, 94, palm, { scale: 1.6, flip: true })),
      at(24, 92, palm, { scale: 1.2 }),
      hills("#57b05a", 160, 94, 90, 92, 93, 92, 90, 95),
      flat("M40 102Q60 93 96 94Q140 94 150 104Q146 118 96 118Q44 118 40 102Z", "#3fa9d8"),
      line("M40 102Q60 93 96 94Q140 94 150 104", "ink", 2),
      line("M64 104Q74 100 84 104M100 110Q112 106 124 110M72 113Q80 110 88 113", "#a8e6f7", 2),
      many(fern("#2f7d3a"), [16, 112, 0.8], [150, 96, 0.7], [34, 98, 0.6]),
    ],
    "Tar Pits": [
      fill("#f2b25c"),
      flat("M0 0H160V26Q80 42 0 28Z", "#d9762c"),
      moon(34, 32, 13, "#fff0b0"),
      halftone("second", { from: 70, to: 10, width: 160, opacity: 0.25 }),
      puffs("#8a6a6a", [118, 26, 8], [126, 18, 9], [137, 12, 8], [112, 33, 5]),
      bold(
        ink(
          "M78 92L104 42H122L152 92Z",
          "#7a3f28",
          shade("M116 40H156V94H128Z"),
          flat("M104 40H122L126 52L120 48L115 58L110 48L102 54Z", "second"),
        ),
      ),
      hills("#a8623a", 160, 78, 72, 84, 80, 86, 78, 82),
      hills("#8a4a24", 160, 88, 86, 90, 88, 90, 87, 90),
      flat("M-2 96Q40 84 90 88Q140 84 162 94V124H-2Z", "#1f1418"),
      line("M-2 96Q40 84 90 88Q140 84 162 94", "ink", 2.4),
      faint(0.5, line("M10 104Q30 98 48 102M96 98Q120 92 146 98M60 114Q80 110 100 114", "#6a5560", 2.4)),
      bold(
        [
          [62, 0],
          [72, 1],
          [82, 2],
          [92, 1],
        ].map(([x = 0, up = 0]) => limb(`M${x} 94Q${x - 9} ${76 - up * 3} ${x + 5} ${66 - up * 3}`, BONE, 3.2)),
        limb("M56 90Q70 60 106 66", BONE, 3.6),
        ink(
          "M100 62Q108 50 122 56L138 66Q142 74 132 76L120 75L116 82L108 76Q98 74 100 62Z",
          BONE,
          shade("M100 72H142V84H100Z", 0.18),
        ),
        flat(ellipse(114, 64, 4, 3.6), "ink"),
        flat(ellipse(131, 68, 2, 1.6), "ink"),
        line("M120 75V71M125 75.5V71.5M130 75.5V72", "ink", 1.6),
      ),
      puffs("#2f2028", [40, 98, 6], [50, 102, 3.6], [140, 104, 5], [30, 104, 3]),
    ],
  },
} satisfies FactionPictures;
