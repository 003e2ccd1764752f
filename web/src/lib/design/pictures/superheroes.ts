/** Superheroes: capes and masks, above a city that needs them. */

import { at, bold, both, faint, ink, limb, many, shade, shadow, shine } from "../art";
import { bricks, cloud, fill, floor, halftone, hills, moon, stars } from "../drawings/backdrops";
import { burst, chevrons, glow, rays, sparkle, speed, starlet } from "../drawings/effects";
import { arm, blush, face, fringe, shoulders } from "../drawings/heads";
import { gold } from "../drawings/props";
import type { FactionPictures } from "../pictures";
import { box, circle, ellipse, flat, line, star, type Art, type Paint } from "../shapes";

const SKIN = "#f2c79a";
const BROWN = "#a86a42";
const VIOLET = "#6a2fb0";
const PINK = "#ff7ec8";
const TEAL = "#17b0a0";
const NIGHT = "#141a4a";
const GLOW = "#b6ff3d";
const ICE = "#bfeaff";
const STEEL = "#8f9cb8";
const HAIR = "#2a1a14";

const mask = (paint: Paint): Art => [
  ink("M-16 -9C-9 -12 -3 -10 0 -7C3 -10 9 -12 16 -9C17 2 11 7 5 4.4Q2 2 0 2Q-2 2 -5 4.4C-11 7 -17 2 -16 -9Z", paint),
  both(flat("M3 -2C5 -7 12 -7 13 -4C11 2 5 2.4 3 -2Z", "light")),
];

const shortHair = (paint: Paint): Art =>
  ink(
    "M-15 -2C-20 -20 -8 -27 3 -26C14 -26 20 -16 15 -2C14 -8 13 -11 10 -13C3 -9 -6 -10 -10 -14C-13 -10 -14 -6 -15 -2Z",
    paint,
  );

/** A chest broader than other people's, below a head. */
const chest = (cloth: Paint, sign: Art): Art => [
  ink(
    "M-8 18C-26 16 -40 22 -42 38L-44 60H44L42 38C40 22 26 16 8 18Q0 24 -8 18Z",
    cloth,
    shade("M16 16H46V60H22Q30 36 16 16Z", 0.18),
    line("M-26 34Q-20 46 -2 42M26 34Q20 46 2 42", "ink", 1.8),
  ),
  at(0, 32, sign),
];

const cape = (paint: Paint): Art =>
  ink("M-20 18Q-50 26 -56 62H56Q50 26 20 18Z", paint, line("M-34 34L-42 62M34 34L42 62", "ink", 1.6));

/** A glove as a fist towards you, 30 across. */
const fist = (glove: Paint): Art => [
  ink(
    "M-15 -8Q-14 -16 -6 -15Q0 -19 6 -15Q14 -16 15 -8V6Q14 15 0 15Q-14 15 -15 6Z",
    glove,
    shade("M-16 4Q0 10 16 2V18H-16Z"),
  ),
  line("M-7 -14V-2M0 -16V-2M8 -14V-2M-15 0Q-6 4 2 -1Q8 -2 10 4Q4 8 -4 8", "ink", 2),
];

/** A city's roofs from left to right, standing below y. */
const skyline = (paint: Paint, windows: Paint, y: number, width = 100): Art => {
  let roofs = `M-4 124V${y}`;
  let panes = "";
  for (let x = -4, n = 0; x < width; n += 1) {
    const [wide, high] = [9 + ((n * 5) % 7), (n * 11) % 17];
    roofs += `V${y - high}h${wide}`;
    for (let up = y - high + 4; up < y + 30; up += 7) panes += box(x + 2 + ((n + up) % 3), up, 2.4, 3);
    x += wide;
  }
  return [flat(`${roofs}V124Z`, paint), flat(panes, windows)];
};

/** A sign for warnings of radiation. */
const trefoil: Art = [
  ink(circle(0, 0, 10), "accent"),
  [0, 120, 240].map((turn) => at(0, 0, flat("M0 -2L-4.6 -8.4A9.6 9.6 0 0 1 4.6 -8.4Z", "ink"), { turn })),
  flat(circle(0, 0, 1.9), "ink"),
];

/** A spire of crystal, its foot at (0, 0). */
const spire = (high: number, wide: number, paint: Paint): Art =>
  ink(`M${-wide} 0L${-wide * 0.8} ${-high * 0.75}L0 ${-high}L${wide * 0.8} ${-high * 0.7}L${wide} 0Z`, paint, [
    shade(`M${wide * 0.1} ${-high}H${wide}V0H${wide * 0.1}Z`, 0.2),
    shine(`M${-wide} 0L${-wide * 0.8} ${-high * 0.75}L0 ${-high}L${-wide * 0.4} ${-high * 0.7}L${-wide * 0.5} 0Z`, 0.6),
  ]);

/** A screen with something on it. */
const screen = (x: number, y: number, wide: number, high: number, show: Art): Art =>
  ink(box(x, y, wide, high, 2), "#1c3a5c", at(x + wide / 2, y + high / 2, show));

export default {
  cards: {
    "Awesome Guy": [
      fill("second"),
      rays(50, 40, "#ff8a6b", { opacity: 0.8, count: 14 }),
      faint(0.35, flat(circle(50, 44, 44), "#ffe98a")),
      line(circle(50, 44, 44), "#fff3b0", 3),
      bold(
        at(50, 38, [
          cape("accent"),
          chest("ground", [ink("M-13 -9H13L11 5L0 14L-11 5Z", "accent"), ink(star(0, 0, 5, 8, 3.6), "second")]),
          face({ skin: SKIN, mood: "happy", mouth: "grin" }),
          ink("M-8 14Q0 22 8 14L6 18Q0 21 -6 18Z", SKIN),
          mask("second"),
          shortHair("#f0b83a"),
        ]),
        arm("M14 64Q4 48 14 30", 14, 24, "ground", "accent", 12),
        arm("M86 64Q96 48 86 30", 86, 24, "ground", "accent", 12),
      ),
      line("M24 12Q34 4 46 3", "light", 2.4),
    ],
    "Captain Amazing": [
      fill("#56c0ff"),
      cloud(16, 20, 12),
      cloud(18, 52, 11),
      cloud(90, 64, 11),
      speed(26, 66, 34, 30, -42),
      bold(
        ink("M26 46Q4 56 -4 84H40Q52 74 56 60Z", "second", line("M22 56L10 84M34 62L26 84", "ink", 1.8)),
        limb("M44 58L24 84M54 64L44 86", "#1f3fb8", 10),
        ink("M30 40Q46 28 62 36L64 58Q52 70 40 64Z", "#1f3fb8", shade("M54 30H68V68H50Z")),
        ink(star(47, 52, 5, 9, 4, 20), "accent"),
        limb("M34 44Q18 50 22 62", "#1f3fb8", 9),
        ink(circle(23, 64, 6.5), "second"),
        limb("M60 42L74 30", "#1f3fb8", 12),
        at(
          44,
          26,
          [
            face({ skin: BROWN, mood: "angry", mouth: "grin" }),
            ink("M-16 2C-19 -18 -9 -25 0 -25C9 -25 19 -18 16 2L10 4Q13 -8 0 -8Q-13 -8 -10 4Z", "second"),
            ink("M-2.6 -25Q0 -36 2.6 -25L2 -9H-2Z", "accent"),
            mask("second"),
          ],
          { scale: 0.82, turn: 12 },
        ),
        at(80, 24, fist("second"), { turn: 30, scale: 1.12 }),
      ),
      many(sparkle(0, 0, 5), [94, 8], [66, 8]),
    ],
    "Mind Lady": [
      fill("#3a1470"),
      [62, 50, 38, 27].map((radius, index) => line(circle(50, 28, radius), index % 2 === 0 ? PINK : "#b06aff", 3.4)),
      glow(50, 28, 26, PINK),
      bold(
        at(50, 42, [
          ink(
            "M0 -24C18 -26 24 -12 26 2C28 14 42 10 38 24C34 34 22 26 18 34H-18C-22 26 -34 34 -38 24C-42 10 -28 14 -26 2C-24 -12 -18 -26 0 -24Z",
            "#ffe08a",
          ),
          shoulders(VIOLET, flat("M-14 20L0 44L14 20L20 60H-20Z", PINK), line("M-14 21L0 45L14 21", "ink", 1.8)),
          face({ mood: "closed", mouth: "grim" }),
          mask(VIOLET),
          fringe("#ffe08a"),
          ink("M0 -18L5 -12L0 -5L-5 -12Z", PINK),
        ]),
        arm("M20 82Q16 60 30 46", 32, 42, PINK, SKIN, 7),
        arm("M80 82Q84 60 70 46", 68, 42, PINK, SKIN, 7),
      ),
      sparkle(50, 29, 6),
      many(starlet(0, 0, 4, PINK), [16, 20], [84, 20], [10, 56], [90, 56]),
    ],
    "The Burst": [
      fill("#fff0c8"),
      halftone("#ff9a3c", { from: 0, to: 80, opacity: 0.5 }),
      flat("M-2 26L60 22L58 34L-2 44ZM-2 50L56 40L54 56L-2 70Z", TEAL),
      flat("M-2 36L58 30L56 44L-2 56Z", PINK),
      speed(28, 44, 30, 52, -4, "ground"),
      shadow(56, 77, 30),
      bold(
        limb("M46 54Q32 56 24 70L12 68", "#0f6f6a", 9),
        ink("M18 66L10 60L4 66L12 74Z", "accent"),
        limb("M44 32Q30 34 26 46", TEAL, 8),
        ink(circle(25, 48, 5.6), "accent"),
        ink(
          "M44 24Q58 20 66 28L58 58Q50 62 42 56Z",
          TEAL,
          flat("M40 40L64 36L62 44L40 48Z", PINK),
          shade("M58 20H70V60H52Z"),
        ),
        limb("M54 56Q70 50 72 60L70 72", "#0f6f6a", 9),
        ink("M64 70H78Q84 74 82 78H64Z", "accent"),
        limb("M62 32Q72 42 82 36", TEAL, 8),
        ink(circle(84, 34, 5.6), "accent"),
        at(
          62,
          19,
          [
            face({ skin: SKIN, mood: "angry", mouth: "grin" }),
            ink("M-16 2C-20 -20 -8 -26 2 -25C14 -24 18 -12 15 2L8 4Q14 -7 2 -8Q-12 -8 -10 4Z", TEAL),
            ink("M-14 -16L-32 -12L-24 -7L-34 0L-15 -2Z", PINK),
            mask(PINK),
          ],
          { scale: 0.74 },
        ),
      ),
      burst(12, 46, 12, "accent", "light"),
    ],
    "Mild Mannered Citizen": [
      fill("#cfe0ea"),
      skyline("#9fb6cc", "#e9f2f8", 46),
      floor(72, "#8a94a8"),
      bold(
        at(
          50,
          42,
          [
            shoulders(
              "#6d7a94",
              flat("M-10 19L0 40L10 19Z", "light"),
              line("M-12 20L-2 44V60M12 20L2 44V60", "ink", 1.6),
            ),
            ink("M-3 25H3L5 42L0 48L-5 42Z", "second"),
            face({ skin: SKIN, mood: "calm", mouth: "smile" }),
            blush,
            fringe("#7a5230"),
            both([ink(circle(7, -1, 5.8), "light"), flat(ellipse(6.4, -0.6, 2, 2.6), "ink")]),
            ink("M-17 -14C-15 -30 15 -30 17 -14Z", "#5c4636"),
            flat("M-16.4 -19Q0 -15 16.4 -19L17 -14H-17Z", "second"),
            ink("M-26 -13Q0 -20 26 -13Q18 -8 0 -9Q-18 -8 -26 -13Z", "#5c4636"),
          ],
          { scale: 0.92 },
        ),
        at(
          78,
          66,
          [
            ink("M-8 -14Q-2 -26 8 -22Q6 -18 10 -13Z", "second"),
            limb("M-5 -10V-15H5V-10", HAIR, 2),
            ink(box(-15, -11, 30, 22, 3), BROWN, shade("M4 -12H18V12H4Z")),
            ink(box(-3, -4, 6, 6), "accent"),
          ],
          { scale: 0.86 },
        ),
      ),
    ],
    "Expanded Power": [
      fill(GLOW),
      rays(44, 34, "#f4ffb8", { opacity: 0.95, count: 16 }),
      [34, 46].map((radius) => faint(0.6, line(circle(46, 38, radius), TEAL, 4))),
      bold(
        ink(
          "M12 82C10 64 18 54 28 50C34 36 52 34 60 46Q64 52 60 62C54 74 40 82 36 84Z",
          SKIN,
          shade("M30 66Q50 68 62 48V84H24Z", 0.18),
          line("M34 52Q44 44 54 52", BROWN, 2.4),
        ),
        ink("M50 62Q46 44 52 24L72 26Q72 50 62 64Q56 68 50 62Z", SKIN, shade("M62 22H74V66H60Z", 0.18)),
        ink("M50 30L49 20H75L74 34Q62 38 50 30Z", "second"),
        at(62, 14, fist("second"), { scale: 1 }),
        ink("M8 84C8 70 14 60 24 58L34 84Z", "ground"),
      ),
      chevrons(84, 62, 17, "ground"),
      chevrons(22, 26, 14, "ground"),
    ],
    "Golden Age": [
      fill("#a8640f"),
      rays(50, 46, "#ffc83d", { opacity: 0.95, count: 18, turn: 4 }),
      floor(68, "#7a4408"),
      bold(
        at(36, 46, ink(box(-17, -23, 34, 46, 1), "#2f8f7c", flat("M-17 -23H17V-12H-17Z", "#fff0b0")), { turn: -16 }),
        at(64, 46, ink(box(-17, -23, 34, 46, 1), "#c2452d", flat("M-17 -23H17V-12H-17Z", "#fff0b0")), { turn: 16 }),
        at(50, 42, [
          ink(box(-20, -28, 40, 56, 1), "#fff0b0"),
          flat(box(-17, -12, 34, 37), "ground"),
          flat("M-16 -24H16V-15H-16Z", "second"),
          line("M-12 -19.5H-4M0 -19.5H12", "light", 3),
          ink("M-14 26Q-12 8 0 8Q12 8 14 26Z", "accent"),
          ink(circle(0, 0, 8), SKIN),
          ink("M-9 -2Q0 -14 9 -2Q0 -6 -9 -2Z", HAIR),
          flat("M-7 -1H7V2.6H-7Z", "second"),
        ]),
      ),
      bold(at(16, 76, gold()), at(86, 76, gold())),
      many(sparkle(0, 0, 6), [18, 20], [84, 18], [74, 64]),
    ],
    "Justice Friends": [
      fill("#1f3fb8"),
      rays(50, 40, "#56a0ff", { opacity: 0.7, count: 12, turn: 15 }),
      burst(50, 40, 26, "accent", "light"),
      bold(limb("M-6 8L26 26", TEAL, 15), at(36, 31, fist(PINK), { turn: 118, scale: 0.88 })),
      bold(limb("M106 8L74 26", "second", 15), at(64, 31, fist("accent"), { turn: -118, scale: 0.88 })),
      bold(limb("M50 90V66", VIOLET, 15), at(50, 56, fist("#ff9a3c"), { scale: 0.94 })),
      many(starlet(0, 0, 5), [14, 56], [86, 56], [50, 8]),
    ],
    "My Only Weakness!": [
      fill("#4a2a5c"),
      glow(60, 34, 46, PINK),
      halftone("#1f0d2a", { from: 0, to: 80, opacity: 0.4 }),
      line("M28 18Q34 22 30 28T34 38M90 14Q84 20 90 26T86 38", PINK, 2.8),
      bold(
        at(60, 34, [
          ink(`${circle(0, 0, 23)}${circle(0, 0, 7.5)}`, "#d9964a", shade("M4 -26H28V28H0Q20 4 4 -26Z")),
          ink(
            "M-20 -4C-20 -16 -10 -21 0 -21C10 -21 20 -16 20 -4C22 6 16 6 14 12Q10 10 8 16Q2 12 -2 17Q-6 12 -12 14Q-14 8 -18 8Q-22 4 -20 -4ZM-7.5 0A7.5 7.5 0 0 0 7.5 0A7.5 7.5 0 0 0 -7.5 0Z",
            PINK,
          ),
          line("M-13 -8L-10 -11M-3 -16L1 -15M10 -13L12 -10M14 0L13 4M-15 2L-12 4M8 8L5 10M-6 10L-9 8", "light", 2.4),
        ]),
      ),
      bold(
        limb("M-6 84Q8 72 22 62", "ground", 14),
        ink("M10 60L22 50L34 66L22 76Z", "second"),
        limb("M28 60L38 48M32 64L44 56M24 56L30 44M33 68L44 66", "second", 5),
        ink(circle(28, 61, 8), "second"),
      ),
      line("M8 50L4 46M12 44L10 38M46 76L50 80", "light", 2.4),
      sparkle(82, 14, 6),
    ],
    "Not Really Dead": [
      fill("#2a4a5c"),
      moon(20, 22, 11, "#f4f0cf"),
      stars("not really dead", 20),
      hills("#1f3a3f", 100, 60, 54, 60, 56, 60),
      floor(66, "#3f5a34"),
      bold(
        ink(
          "M22 70V30Q22 12 42 12Q62 12 62 30V70Z",
          STEEL,
          shade("M50 10H66V72H50Z"),
          line("M28 56L34 50L30 44M54 66L50 60", "ink", 1.6),
        ),
        ink(star(41, 30, 5, 10, 4.4), "accent"),
        line("M31 46H51", "ink", 2.6),
      ),
      bold(
        ink("M58 76Q54 62 66 62Q70 54 78 60Q92 60 92 76Z", "#6b4a2c"),
        limb("M75 72V42", "ground", 11),
        ink("M67 46L66 38H84L83 48Q75 52 67 46Z", "second"),
        at(75, 28, fist("second"), { scale: 0.9 }),
        ink("M52 78Q64 68 74 72Q86 68 98 78Z", "#6b4a2c"),
      ),
      many(flat(circle(0, 0, 2), "#6b4a2c"), [60, 54], [92, 50], [56, 62], [94, 60]),
      line("M60 22L66 26M90 22L84 26M75 6V11", "accent", 2.8),
    ],
    "Radioactive Exposure": [
      fill("#1f2a1a"),
      glow(50, 44, 58, GLOW),
      rays(50, 40, GLOW, { opacity: 0.25, count: 14 }),
      bold(
        at(
          46,
          40,
          [
            ink(
              "M-20 -24V24Q0 32 20 24V-24Z",
              "#ffb52e",
              shade("M6 -26H24V32H6Z"),
              line("M-22 -8Q0 0 22 -8M-22 14Q0 22 22 14", "ink", 1.8),
            ),
            ink(ellipse(0, -24, 20, 6), GLOW),
            at(0, 4, trefoil, { scale: 1.15 }),
          ],
          { turn: 14, scale: 1.1 },
        ),
        ink("M54 14Q64 8 76 18Q80 26 76 36Q80 50 74 56Q70 50 72 40Q66 34 66 24Q60 20 54 14Z", GLOW),
      ),
      bold(ink("M8 78Q10 68 24 70Q40 64 56 70Q72 58 84 66Q96 66 96 78V84H8Z", GLOW)),
      many(ink(circle(0, 0, 3.4), GLOW), [86, 44], [90, 30, 0.7], [80, 58, 0.7], [18, 58, 0.8], [12, 44, 0.6]),
      flat(`${ellipse(30, 75, 5, 2)}${ellipse(72, 72, 6, 2)}`, "#f4ffb8"),
    ],
    "Secret Base": [
      fill("#8fd3ff"),
      cloud(18, 16, 11),
      cloud(84, 12, 10),
      floor(36, "#5fb04f"),
      floor(40, "#7a5232"),
      bold(
        ink("M36 38V22H60V38Z", "#fff0d0", flat("M40 26H46V32H40Z", "#ffd866"), flat("M51 38V28H57V38Z", "second")),
        ink("M31 24L48 10L65 24Z", "second"),
      ),
      bold(
        ink("M10 46H90V80H10Z", NIGHT, glow(50, 60, 36, "#56a0ff"), line("M10 70H90", "#56a0ff", 1.6)),
        ink(box(18, 51, 22, 15, 2), "#56e0ff", line("M21 60L26 55L30 61L37 54", "ground", 2)),
        ink("M16 70H42L45 78H13Z", STEEL),
        ink(
          "M66 76V58Q66 48 72 44Q78 48 78 58V76Z",
          "light",
          flat("M64 66H80V70H64Z", "second"),
          shade("M73 42H80V78H73Z"),
        ),
        ink("M66 66L60 76H66ZM78 66L84 76H78Z", "second"),
        ink(circle(72, 57, 3), "ground"),
        limb("M52 38V78", "accent", 2.4),
      ),
      flat("M68 40H76V46H68Z", NIGHT),
    ],
    Sidekick: [
      fill("#ff9a3c"),
      bricks("second", { size: 10 }),
      halftone("second", { opacity: 0.4 }),
      burst(80, 28, 15, "light", "accent"),
      bold(
        at(
          44,
          42,
          [
            ink("M-16 22Q-36 30 -44 62H44Q36 30 16 22Z", "accent"),
            shoulders("#2f9a4a", at(0, 36, ink(star(0, 0, 5, 8, 3.6), "accent"))),
            face({ skin: BROWN, mood: "wide", mouth: "grin" }),
            flat("M-3 9.6H3V13H-3Z", "light"),
            mask("#2f9a4a"),
            ink(
              "M-16 -6C-22 -12 -18 -18 -20 -22Q-12 -20 -12 -26Q-4 -22 0 -29Q5 -22 13 -25Q12 -18 20 -18Q16 -12 16 -5Q8 -13 0 -12Q-8 -13 -16 -6Z",
              HAIR,
            ),
          ],
          { scale: 0.92 },
        ),
        arm("M66 78Q84 70 80 50", 80, 44, "#2f9a4a", "second", 8),
        limb("M80 40V30", "second", 4.6),
      ),
    ],
    "The Everything Glove": [
      fill("#b8f0e0"),
      rays(50, 46, "light", { count: 16, opacity: 0.6 }),
      bold(
        limb("M27 46L12 30", "second", 12),
        limb("M37 36L32 14", "second", 12),
        limb("M50 34L50 10", "second", 12),
        limb("M63 36L69 14", "second", 12),
        limb("M72 46L86 36", "second", 12),
        ink(
          "M24 36Q50 26 76 36L74 62H26Z",
          "second",
          shade("M56 28H80V66H58Q66 48 56 28Z"),
          shine("M28 38Q34 33 40 34L36 56H30Z"),
        ),
        ink("M20 60H80L84 84H16Z", "accent", shade("M60 58H88V86H56Z")),
        ink(circle(50, 47, 9), STEEL, flat(circle(50, 47, 5), GLOW)),
      ),
      bold(
        ink(circle(11, 28, 6), PINK),
        at(32, 12, ink("M0 -8L7 0L0 8L-7 0Z", ICE)),
        ink(star(50, 9, 5, 8, 3.4), "accent"),
        ink(circle(70, 12, 6), VIOLET, flat(circle(70, 12, 2.6), "light")),
        ink(box(81, 28, 12, 12, 3), TEAL),
      ),
    ],
  },
  bases: {
    "Converted Cave": [
      fill("#2f5fa8"),
      glow(91, 50, 60, "#8fd8ff"),
      ink(
        "M-4 124V-4H164V124H150V60Q146 30 130 26L124 40L116 20L104 34L96 16L84 32L74 14L66 34L54 20L46 42L34 26Q14 34 12 64V124Z",
        "#4a4676",
        shade("M130 26Q164 40 150 124H164V-4H120Z", 0.3),
      ),
      bold(
        screen(68, 32, 48, 30, [
          line("M-20 6L-12 -4L-6 4L2 -8L8 2L18 -6", GLOW, 2.2),
          line("M-22 11H22", "#56a0ff", 1.6),
          flat(circle(15, -8, 3), "second"),
        ]),
        screen(52, 42, 14, 18, [line("M-4 -4H4M-4 0H2M-4 4H4", "accent", 1.8)]),
        screen(118, 42, 14, 18, [flat(star(0, 0, 5, 5.4, 2.4), "second")]),
        ink("M54 74L60 64H124L130 74V80H54Z", STEEL, shade("M54 76H132V82H54Z")),
      ),
      flat(`${circle(66, 70, 1.6)}${circle(72, 70, 1.6)}${circle(112, 70, 1.6)}`, "second"),
      flat(`${circle(80, 70, 1.6)}${circle(88, 70, 1.6)}${circle(104, 70, 1.6)}`, GLOW),
      bold(limb("M40 -4V92", "accent", 2.6)),
      floor(86, "#38356a"),
      line("M-2 86H162", "ink", 2),
      faint(0.5, line(`${ellipse(92, 108, 56, 12)}${ellipse(92, 108, 40, 8)}`, "#56a0ff", 2.4)),
      bold(
        at(
          92,
          92,
          [
            ink(
              "M-34 6Q-34 -2 -22 -3Q-14 -13 2 -13Q12 -12 18 -4Q34 -3 36 6Z",
              "second",
              shade("M-36 2H38V8H-36Z"),
              flat("M-12 -4Q-6 -10 0 -10V-4ZM3 -4V-10Q9 -9 13 -4Z", ICE),
            ),
            ink("M-34 -2L-42 -14L-26 -6Z", "second"),
            [-20, 20].map((x) => [ink(circle(x, 7, 6), NIGHT), flat(circle(x, 7, 2.4), "accent")]),
          ],
          { scale: 0.72 },
        ),
      ),
      bold(
        at(22, 92, spire(20, 6, "#4a4670")),
        at(146, 92, spire(24, 7, "#4a4670")),
        at(138, 94, spire(12, 5, "#4a4670")),
      ),
    ],
    "Crystal Fortress": [
      fill("#23357f"),
      flat("M-2 30Q40 10 80 26T162 14V46Q110 34 80 48T-2 52Z", "#3f6fc0"),
      flat("M-2 44Q40 28 80 42T162 30V38Q110 30 80 46T-2 56Z", "#7fe0c8"),
      stars("crystal fortress", 34, "light", 160, 50),
      hills("#8fb8e6", 160, 78, 70, 80, 72, 80, 68, 78),
      bold(
        at(62, 88, spire(34, 7, "#8fd0ff"), { turn: -16 }),
        at(122, 88, spire(36, 7, "#8fd0ff"), { turn: 16 }),
        at(74, 88, spire(50, 8, ICE), { turn: -9 }),
        at(110, 88, spire(52, 8, ICE), { turn: 9 }),
        at(92, 88, spire(68, 12, "#e4f6ff")),
        at(82, 90, spire(28, 6, PINK), { turn: -5 }),
        at(102, 90, spire(28, 6, "#c9a6ff"), { turn: 5 }),
        ink("M84 90V76L92 66L100 76V90Z", "#2f4fa8", glow(92, 84, 10, "accent")),
        at(54, 91, spire(16, 5, "#c9a6ff"), { turn: -22 }),
        at(130, 91, spire(16, 5, PINK), { turn: 22 }),
      ),
      flat("M-2 92Q40 86 80 90T162 90V124H-2Z", "#f0f8ff"),
      flat("M84 90H100L112 124H70Z", "#d4e8fa"),
      faint(
        0.7,
        line("M12 104Q28 100 42 104M116 112Q130 108 146 112M26 116Q36 113 48 116M122 100Q132 97 142 100", "#a8c8ec", 2),
      ),
      many(sparkle(0, 0, 5), [92, 14], [66, 40], [122, 38]),
    ],
  },
} satisfies FactionPictures;
