/** Dragons: horns, hoards and fire, and what is left of the castles. */

import { at, bold, both, faint, ink, limb, many, mirrored, shade, shadow, shine } from "../art";
import { bricks, cloud, fill, floor, hills, moon, stars } from "../drawings/backdrops";
import { burst, chevrons, flame, glow, puffs, rays, sparkle } from "../drawings/effects";
import { skull } from "../drawings/heads";
import { tower } from "../drawings/places";
import { gold } from "../drawings/props";
import type { FactionPictures } from "../pictures";
import { box, circle, ellipse, flat, line, type Art, type Paint } from "../shapes";

const SCALE = "#e8502a";
const DARK_SCALE = "#a82a1c";
const HORN = "#f6e3bd";
const TEAL = "#2fa3a8";
const DARK_TEAL = "#1a6878";
const JADE = "#4fb85c";
const DARK_JADE = "#2a7d3f";
const STONE = "#a39aa8";
const NIGHT = "#2a2150";
const LAVA = "#ff6a1f";

/** A dragon's face from the front, 76 wide with its horns and 72 high. */
const head = (skin: Paint, dark: Paint, belly: Paint, jaw: Art = []): Art => [
  both(
    ink("M6 -20C16 -20 27 -28 30 -44C16 -44 5 -36 0 -24Z", HORN, line("M14 -38L20 -30M20 -42L26 -36", "#c79a5a", 2)),
  ),
  both(ink("M17 -12L37 -17L32 -7L38 2L31 6L17 6Z", dark)),
  ink(
    "M0 -27C14 -27 23 -19 22 -7C21 1 17 5 16 12C15 24 9 31 0 31C-9 31 -15 24 -16 12C-17 5 -21 1 -22 -7C-23 -19 -14 -27 0 -27Z",
    skin,
    flat("M-5 -30H5L4 8Q0 12 -4 8Z", belly),
    line("M-6 -18H6M-6 -10H6M-5 -2H5", dark, 2),
    shade("M8 -28C16 -10 12 16 2 32H28V-28Z", 0.18),
  ),
  both([
    flat("M3 -5L18 -13C19 -2 8 4 3 -5Z", "second"),
    flat(ellipse(10.6, -5.4, 1.6, 3.8), "ink"),
    line("M2 -8L19 -16", "ink", 3.4),
    flat(ellipse(6.6, 15, 2, 2.8), "ink"),
  ]),
  jaw,
];

/** A closed mouth with two fangs, and an open one. */
const fangs: Art = [line("M-12 23Q0 28 12 23", "ink", 2.4), both(ink("M5 25L7.6 32L10 24Z", "light"))];
const roar: Art = [
  ink("M-13 20Q0 16 13 20Q12 38 0 39Q-12 38 -13 20Z", "#5c0f1a", flat("M-6 34Q0 28 6 34Q0 38 -6 34Z", "#ff8a5c")),
  flat("M-11 20L-9 28L-6 19.4L-3 24L0 18.6L3 24L6 19.4L9 28L11 20Z", "light"),
];

/** A head and its neck from the side, the mouth open to the right at (36, 2). */
const profile = (skin: Paint, dark: Paint): Art => [
  ink(
    "M-52 44Q-48 -2 -18 -14L4 -6Q-8 12 -16 46Z",
    skin,
    line("M-8 4Q-20 18 -24 46", HORN, 6),
    shade("M-10 4Q-24 20 -28 48H-10L4 -6Z", 0.18),
  ),
  ink("M-6 -14Q-16 -32 -36 -32Q-26 -22 -20 -8Z", HORN),
  ink("M-14 -8L-34 -10L-26 -2L-32 8L-14 6Z", dark),
  ink("M-8 4L12 3L31 9Q30 17 20 17L0 15Q-12 13 -8 4Z", skin),
  ink(
    "M-16 -6Q-16 -22 0 -22L13 -17L34 -13Q41 -9 38 -2L14 2L-4 8Q-16 6 -16 -6Z",
    skin,
    shade("M-16 2L38 -6V10H-16Z", 0.18),
  ),
  flat("M14 2L17 7L20 1.4L23 6L26 0.6L29 5L32 0L35 4L37 -1ZM14 4L17 -1L20 5L24 1L27 8Z", "light"),
  ink("M-2 -13L10 -13Q9 -5 4 -6Q-1 -7 -2 -13Z", "second"),
  flat(ellipse(5, -10.5, 1.4, 3), "ink"),
  line("M-4 -16L11 -13", "ink", 2.8),
  flat(ellipse(33, -8, 2, 1.4), "ink"),
];

/** A wing that spreads to the left from its root at (0, 0), 48 wide. */
const wing = (skin: Paint, web: Paint): Art => [
  ink(
    "M0 4C-8 -18 -24 -30 -44 -32C-38 -24 -46 -12 -48 4C-42 0 -36 4 -34 14C-28 8 -22 10 -18 20C-12 12 -6 14 0 20Z",
    web,
    line("M-44 -32Q-34 -10 -34 14M-40 -28Q-22 -8 -18 20", skin, 3),
    shade("M-48 4Q-30 -4 0 8V24H-48Z", 0.15),
  ),
  limb("M0 8C-8 -16 -24 -28 -43 -31", skin, 4),
];

/** Fire along the foot of the field. */
const blaze = (...places: readonly (readonly [x: number, y: number, size: number])[]): Art =>
  places.map(([x, y, size]) => flame(x, y, size, LAVA, "second"));

/** A broken column, its foot at (0, 0). */
const column = (height: number, paint: Paint = "#d8d2c4"): Art => [
  ink(
    `M-7 0V${-height}L-3 ${-height - 5}L1 ${-height + 1}L4 ${-height - 3}L7 ${-height + 3}V0Z`,
    paint,
    line(`M-3 0V${-height - 5}M2 0V${-height - 5}`, "ink", 1.2),
    shade(`M3 0V${-height - 6}H8V0Z`),
  ),
  ink(box(-10, -4, 20, 6, 2), paint),
];

/** The skull of a dragon, 72 wide with its horns. */
const bones: Art = [
  both(
    ink("M12 -12C22 -10 30 -16 31 -30C42 -16 34 2 16 2Z", "#c79a5a", line("M24 -14L30 -8M29 -20L35 -16", "#8a5a24", 2)),
  ),
  skull(),
];

const deadTree: Art = limb(
  "M0 0Q2 -14 -1 -26M0 -12L-10 -22L-9 -30M0 -16L9 -24L15 -25M-1 -26L-6 -36M-1 -26L5 -35",
  "#2a1a20",
  2.6,
);

const egg: Art = ink(
  "M-9 8C-12 -6 -4 -13 0 -13C4 -13 12 -6 9 8Q0 14 -9 8Z",
  "#8fd0c4",
  flat(`${circle(-3, -4, 2)}${circle(4, 2, 2.4)}${circle(-4, 6, 1.6)}`, "#4f9a94"),
  shade("M3 -14H14V14H2Q8 0 3 -14Z"),
);

export default {
  cards: {
    "Great Wyrm": [
      fill("#ff8f2c"),
      rays(50, 40, "second", { opacity: 0.9, count: 16 }),
      bold(mirrored(at(34, 52, wing("#a82a1c", "#5c1030"), { scale: 1.1, turn: 16 }))),
      bold(
        ink(
          "M26 84Q32 64 38 54H62Q68 64 74 84Z",
          SCALE,
          flat("M40 84Q42 66 44 56H56Q58 66 60 84Z", "second"),
          line("M40 74H60", "#e0962c", 2.4),
          shade("M60 50H78V86H66Z"),
        ),
        at(50, 44, head(SCALE, DARK_SCALE, "accent", roar), { scale: 0.98 }),
      ),
      bold(at(14, 83, gold("second"), { scale: 0.85 }), at(86, 83, gold("second"), { scale: 0.85 })),
      sparkle(16, 66, 5),
      sparkle(86, 66, 5),
    ],
    Wyvern: [
      fill("#c9b8f0"),
      moon(50, 36, 24, "#fdf3d8"),
      flat("M-2 82V66L18 56L34 68L52 58L74 70L90 60L102 66V82Z", "#7a5fb0"),
      bold(
        limb("M52 56Q60 72 78 68Q88 64 86 54", TEAL, 6),
        ink("M86 58L79 48L87 40L94 50Z", DARK_TEAL),
        mirrored(at(42, 36, wing(TEAL, DARK_TEAL), { scale: 0.92 })),
        ink(
          "M40 34Q50 26 60 34Q62 54 54 64H46Q38 54 40 34Z",
          TEAL,
          flat("M45 36Q50 32 55 36L53 64H47Z", "second"),
          line("M44 42H56M44 49H56M45 56H55", "#e0962c", 2),
        ),
        mirrored([limb("M43 58L36 68", TEAL, 5.4), ink("M30 76L33 66L36 76L38 66L42 75L41 64L33 63Z", HORN)]),
        at(50, 27, head(TEAL, DARK_TEAL, "second", fangs), { scale: 0.6 }),
      ),
    ],
    "Imperial Dragon": [
      fill("#b81f2f"),
      rays(50, 40, "#d8453f", { opacity: 0.9, count: 16 }),
      moon(50, 42, 26, "#ffd23f"),
      bold(
        [-72, -48, -24, 0, 24, 48, 72].map((turn) => at(50, 52, ink("M-6 -44L0 -56L6 -44Z", "accent"), { turn })),
        limb("M12 88C4 76 8 62 9 56C11 30 28 14 50 14C72 14 89 30 91 56C92 62 96 76 88 88", JADE, 13),
        line("M17 86C10 74 13 64 14.5 56C16 34 30 20 50 20C70 20 84 34 85.5 56C87 64 90 74 83 86", "second", 2.6),
      ),
      bold(
        at(
          50,
          51,
          [
            ink(
              "M0 -34L8 -24L20 -30L20 -18L34 -18L28 -6L38 2L27 8L34 20L20 20L18 32H-18L-20 20L-34 20L-27 8L-38 2L-28 -6L-34 -18L-20 -18L-20 -30L-8 -24Z",
              "accent",
            ),
            both(limb("M9 -18Q16 -28 14 -38M14 -27L23 -33", HORN, 3.4)),
            ink(
              "M0 -22C12 -22 20 -16 20 -5C20 2 24 6 24 14C22 26 10 30 0 30C-10 30 -22 26 -24 14C-24 6 -20 2 -20 -5C-20 -16 -12 -22 0 -22Z",
              JADE,
              shade("M8 -24C16 -8 14 16 4 32H30V-24Z", 0.18),
            ),
            both([
              ink(ellipse(9, -7, 5.6, 5), "light"),
              flat(circle(8, -6, 2.4), "ink"),
              limb("M3 -13L17 -15", "light", 2.4),
              ink(ellipse(7, 8, 4.4, 3.4), DARK_JADE),
              limb("M14 12Q30 10 34 22Q36 28 42 24", "second", 2.4),
            ]),
            line("M-18 18Q0 26 18 18", "ink", 2.6),
            both(ink("M7 21.5L10 28L13 20Z", "light")),
            ink("M-7 26Q0 22 7 26L3 34L0 42L-3 34Z", "light"),
          ],
          { scale: 0.86 },
        ),
      ),
    ],
    Hatchling: [
      fill("#ffd9b0"),
      rays(46, 40, "#fff0d8", { opacity: 0.9, turn: 6 }),
      floor(70, "#d99a4a"),
      line("M4 72L16 78M14 70L26 80M84 70L96 78M76 72L86 80", "#8a5a24", 2.6),
      bold(
        at(
          48,
          38,
          [
            both(ink("M14 -6L32 -12L28 -2L32 6L16 8Z", "#8a3fb0")),
            both(ink("M8 -18Q12 -30 21 -30Q20 -20 15 -12Z", HORN)),
            ink(
              "M0 -24C15 -24 22 -14 21 -2C20 12 12 19 0 19C-12 19 -20 12 -21 -2C-22 -14 -15 -24 0 -24Z",
              "#b04fd0",
              flat("M-11 20Q-12 6 0 5Q12 6 11 20Z", "#f0b8f5"),
              shade("M10 -24C18 -8 14 10 4 20H26V-24Z", 0.16),
            ),
            both([
              ink(ellipse(9, -4, 6, 7), "light"),
              flat(circle(7.6, -3, 3.6), "ink"),
              flat(circle(6, -5, 1.3), "light"),
              flat(circle(4, 9, 1.2), "ink"),
              faint(0.6, flat(ellipse(16, 5, 3, 2), "#ff7a8f")),
            ]),
            line("M-6 13.6Q0 17 6 13.6", "ink", 2.2),
            ink("M-14 -17Q-12 -31 0 -31Q12 -31 14 -17L9 -21L5 -15L0 -21L-5 -15L-9 -21Z", "#fdf6e8"),
          ],
          { scale: 1.06 },
        ),
        ink(
          "M20 52L28 59L36 52L44 60L52 52L60 60L68 52L76 56C78 70 66 84 48 84C30 84 18 70 20 52Z",
          "#fdf6e8",
          flat(`${circle(34, 71, 3.6)}${circle(62, 72, 3.6)}${circle(48, 67, 2.4)}`, "#f08a5c"),
          shade("M60 48H82V86H54Q72 68 60 48Z", 0.16),
        ),
        many(ink("M-4 -4Q0 -8 4 -4V4Q0 8 -4 4Z", "#b04fd0"), [30, 57], [66, 57]),
      ),
      puffs("#efe6de", [80, 22, 4], [87, 15, 5], [74, 29, 3]),
    ],
    "Bring Down the Walls": [
      fill("#8fd0e8"),
      bold(
        ink(
          "M-4 84V10H8V18H20V10H32V18H44V10H56V18H68V10H80V18H92V10H104V84Z",
          "#c9c0cc",
          bricks("ink", { x: -4, y: 18, width: 108, height: 66, size: 10 }),
        ),
      ),
      bold(ink("M24 80L16 62L24 54L18 38L32 36L36 20L50 28L64 20L68 36L82 40L76 54L84 66L76 82Z", "deep")),
      bold(
        at(50, 50, head("#8a7a2f", "#5c4a1c", "second", roar), { scale: 0.8 }),
        mirrored(
          [21, 27, 33].map((x) => [
            limb(`M${x + 4} 80L${x} 68`, "#8a7a2f", 5),
            ink(`M${x - 4} 68L${x - 3} 76L${x + 3} 68Z`, HORN),
          ]),
        ),
      ),
      many(
        ink("M-6 -4L6 -5L5 5L-5 4Z", "#e0d8e2"),
        [12, 28, 1.1],
        [88, 30, 1.1],
        [8, 52],
        [92, 54],
        [50, 10, 0.9],
        [80, 16, 0.8],
        [24, 14, 0.7],
      ),
      puffs("#efe6dc", [6, 80, 8], [18, 84, 7], [82, 84, 8], [95, 80, 8]),
    ],
    "Burn It Down": [
      fill(NIGHT),
      glow(50, 50, 60, LAVA),
      puffs("#4a3a5c", [30, 10, 9], [44, 4, 10], [60, 8, 10], [74, 4, 8]),
      blaze([16, 60, 44], [84, 60, 44], [34, 36, 30], [66, 36, 30], [50, 30, 32]),
      bold(
        ink(
          "M22 80V38H28V32H34V38H40V32H46V38H54V32H60V38H66V32H72V38H78V80Z",
          "#3a2a44",
          bricks("light", { x: 22, y: 38, width: 56, height: 42, size: 8 }),
        ),
        ink("M42 80V62Q50 52 58 62V80Z", LAVA),
        flat("M29 54V47Q32 43 35 47V54ZM65 54V47Q68 43 71 47V54ZM47 50V45Q50 41 53 45V50Z", "second"),
      ),
      blaze([50, 82, 24], [32, 82, 30], [68, 82, 30], [12, 82, 36], [88, 82, 36]),
      flat(
        `${circle(20, 14, 1.4)}${circle(82, 22, 1.6)}${circle(90, 10, 1.2)}${circle(10, 30, 1.4)}${circle(58, 22, 1.2)}`,
        "second",
      ),
    ],
    "Dangerous Ground": [
      fill("#6b1626"),
      flat("M-2 34L14 20L28 34L46 12L64 32L82 18L102 34V60H-2Z", "#3f0c1c"),
      floor(36, LAVA),
      glow(50, 60, 40, "second"),
      [
        "M-4 40L20 38L26 50L8 58L-4 54Z",
        "M25 39H50L47 50L31 51Z",
        "M56 39L82 38L77 50L53 51Z",
        "M88 39L104 40V56L83 51Z",
        "M-4 61L8 64L28 56L36 68L20 84H-4Z",
        "M35 57L64 56L70 67L60 84H28L42 69Z",
        "M71 56L84 57L104 62V84H67L76 68Z",
      ].map((d) => ink(d, "#54424f", shine("M-4 36H104V46H-4Z", 0.14))),
      blaze([18, 54, 18], [84, 56, 20]),
      bold(
        limb("M50 80V40", "#8a5230", 5),
        at(50, 34, [bones, both(flat(circle(7, 0, 2.2), LAVA))], { scale: 1.02 }),
        limb("M41 56L59 52M41 52L59 56", "#e8c46a", 2.4),
      ),
      blaze([34, 83, 20], [68, 83, 22], [8, 83, 14], [92, 82, 16]),
    ],
    "Dragon Lands": [
      fill("#7fd0f0"),
      cloud(18, 30, 13),
      cloud(88, 48, 11),
      hills("#5fa85c", 100, 64, 54, 66, 56, 62),
      floor(72, "#3f8a4a"),
      many(line("M-9 -3Q-4 -7 0 0Q4 -7 9 -3", "deep", 3), [16, 16], [86, 14, 1.2], [88, 30, 0.8]),
      bold(
        limb("M50 82V6", "#8a5230", 4),
        limb("M22 10H78", "#8a5230", 4),
        ink(circle(50, 4, 4), "second"),
        ink(
          "M26 12H74V62L62 56L50 66L38 56L26 62Z",
          "ground",
          line("M26 16H74", "accent", 3),
          line("M28 57L38 51L50 61L62 51L72 57", "accent", 3),
          shade("M62 10H78V66H62Z"),
        ),
        at(50, 38, head("second", "accent", "#fff0b0", fangs), { scale: 0.58 }),
      ),
      bold(ink("M36 82Q40 72 50 73Q60 72 64 82Z", STONE)),
      chevrons(14, 56, 15, "second"),
      chevrons(86, 68, 15, "second"),
    ],
    "Flank Attack": [
      fill("#3a4a9c"),
      rays(50, 48, "#5a6ec4", { opacity: 0.8, count: 16 }),
      floor(70, "#28306b"),
      bold(
        tower(50, 74, 11, 40, "#c43a2f", flat("M48 54V49Q50 46 52 49V54ZM46 74V67Q50 63 54 67V74Z", "ink"), "#d8d2dc"),
      ),
      mirrored(
        ink(
          "M30 30Q38 28 44 34Q42 36 48 42Q40 40 40 44Q36 40 30 42Z",
          "accent",
          flat("M30 34Q36 32 42 38Q36 38 30 39Z", "second"),
        ),
      ),
      bold(mirrored(at(6, 33, profile(SCALE, DARK_SCALE), { scale: 0.78, turn: 4 }))),
      burst(50, 42, 10, "accent", "light"),
      blaze([40, 76, 14], [60, 76, 14]),
    ],
    "Intimidating Presence": [
      fill("#14060f"),
      flat("M-2 -2H102V44Q90 60 76 56L64 66H36L24 56Q10 60 -2 44Z", "#3f0c22"),
      mirrored([
        glow(26, 26, 20, "accent"),
        flat("M6 18L46 32Q42 44 28 42Q12 38 6 18Z", "second"),
        flat("M14 26L40 34Q36 40 28 39Q18 36 14 26Z", "accent"),
        flat("M28 24Q33 34 28 42Q23 34 28 24Z", "ink"),
        line("M0 10L48 28", "#14060f", 6),
        line("M0 8L48 26", "#7d1839", 2),
        flat(ellipse(43, 54, 3.4, 2.4), "#14060f"),
      ]),
      faint(0.35, flat("M50 56L26 84H74Z", "second")),
      floor(76, "#0a0308"),
      bold(
        at(
          50,
          68,
          [
            limb("M-3 8V14M3 8V14", "#8fa0b5", 4),
            ink("M-7 -4H7L6 9H-6Z", "#c4d0de"),
            ink("M-6 -5Q-7 -15 0 -15Q7 -15 6 -5Z", "#c4d0de"),
            line("M-4 -9H4", "ink", 2),
            ink("M0 -15Q6 -22 10 -16Q6 -16 3 -14Z", SCALE),
            ink("M5 -2H14V5Q12 10 9.5 11Q6 9 5 5Z", "#3f6fe0"),
            limb("M-8 12L-10 -14", HORN, 1.8),
          ],
          { scale: 0.95 },
        ),
      ),
      line("M36 62L33 60M36 68H32M65 62L68 60M66 68H70", "light", 1.8),
    ],
    Raze: [
      fill("#f5e2a0"),
      cloud(20, 20, 14),
      cloud(84, 16, 12),
      hills("#b8c45c", 100, 50, 42, 52, 40, 48),
      floor(66, "#8aa048"),
      bold(
        [14, 86].map((x) =>
          at(
            x,
            68,
            [ink("M-9 6V-8H9V6Z", "#fdf0d8", flat("M-3 6V-2H3V6Z", "ink")), ink("M-12 -7L0 -19L12 -7Z", "#c4523f")],
            { scale: 1.3 },
          ),
        ),
        ink(
          "M30 76V36H36V30H43V36H46V30H54V36H57V30H64V36H70V76Z",
          "#d8d2dc",
          bricks("ink", { x: 30, y: 36, width: 40, height: 40, size: 8 }),
          shade("M60 28H72V78H60Z"),
        ),
        ink("M43 76V64Q50 56 57 64V76Z", "ink"),
        limb("M50 30V10", "#8a5230", 2.4),
        ink("M51 10H68L63 16L68 22H51Z", "#3f6fb0"),
      ),
      [30, 50, 70].map((x, index) =>
        at(
          x,
          index === 1 ? 38 : 42,
          [
            flat("M8 -40Q10 -4 -9 40Q-13 0 8 -40Z", "second"),
            flat("M8 -40Q8 -4 -9 40Q-11 0 8 -40Z", LAVA),
            flat("M7 -35Q5 -4 -8 35Q-7 0 7 -35Z", "deep"),
          ],
          { turn: 16, scale: index === 1 ? 1.1 : 0.95 },
        ),
      ),
      blaze([24, 82, 16], [47, 84, 18], [66, 83, 16]),
      flat(
        `${circle(16, 40, 1.6)}${circle(84, 38, 1.8)}${circle(60, 10, 1.4)}${circle(38, 14, 1.6)}${circle(90, 50, 1.4)}`,
        LAVA,
      ),
    ],
    Ruins: [
      fill("#b8d8c4"),
      moon(76, 24, 13, "#fdfbe0"),
      hills("#8fb89c", 100, 52, 44, 56, 46, 50),
      floor(66, "#7a9a5c"),
      shadow(50, 76, 40),
      bold(
        ink(
          "M26 76V34L31 26L35 32L40 12L47 20L52 14L55 28L62 30L64 40L72 46V76Z",
          "#d8d0c4",
          bricks("ink", { x: 26, y: 12, width: 48, height: 64, size: 8 }),
          shade("M58 10H76V78H58Z"),
        ),
        ink("M40 76V60Q49 50 58 60V76Z", "ink"),
        ink("M40 40V32Q44 27 48 32V40Z", "ink", flat("M42 40V34Q44 31 46 34V40Z", "#8fb89c")),
        at(13, 76, column(32, "#efe8d8")),
        at(90, 77, column(16, "#efe8d8")),
        at(76, 75, ink("M-8 4L-7 -5L6 -6L8 4Z", "#d8d0c4")),
        at(24, 78, ink("M-6 3L-5 -4H5L6 3Z", "#efe8d8"), { turn: -8 }),
      ),
      bold(
        limb("M66 76Q60 62 66 50Q70 42 64 34", DARK_JADE, 2),
        many(
          ink("M0 -5Q6 0 0 5Q-6 0 0 -5Z", JADE),
          [66, 38],
          [70, 46],
          [62, 54],
          [69, 60],
          [61, 66],
          [30, 44, 0.9],
          [28, 54],
          [32, 62],
        ),
      ),
      line("M8 30Q16 26 20 30Q24 26 30 29", "deep", 2.4),
      many(flat("M-4 0L-2 -8L0 0L2 -9L4 0Z", DARK_JADE), [6, 79], [50, 80], [64, 79], [97, 80]),
    ],
  },
  bases: {
    "Dragon's Lair": [
      fill("#3a1a2c"),
      flat("M36 96V46Q44 10 92 8Q142 8 150 48V96Z", "#ff9a4a"),
      flat("M44 96V50Q52 18 92 16Q134 16 142 52V96Z", "#ffd27a"),
      moon(110, 40, 12, "#fff6d8"),
      hills("#c4603a", 160, 74, 66, 76, 62, 78, 60, 76),
      many(line("M-9 -3Q-4 -7 0 0Q4 -7 9 -3", "deep", 2.6), [78, 34, 0.8], [66, 42, 0.5]),
      flat("M-2 -2H162V92H150Q152 46 128 22Q112 10 92 10Q66 10 50 26Q38 42 40 92H-2Z", "#2a1020"),
      line("M40 92Q38 42 50 26Q66 10 92 10Q112 10 128 22Q152 46 150 92", "ink", 2.6),
      bold(
        [
          [58, 12],
          [72, 8],
          [112, 8],
          [128, 14],
          [92, 4],
        ].map(([x = 0, long = 0]) => ink(`M${x - 6} -4L${x} ${14 + long}L${x + 6} -4Z`, "#4a2438")),
      ),
      bold(
        ink(
          "M52 96Q64 62 92 58Q120 60 134 96Z",
          "second",
          shade("M100 56H138V98H116Q116 72 100 56Z", 0.2),
          flat(
            [
              [70, 84],
              [80, 74],
              [92, 66],
              [104, 76],
              [96, 84],
              [84, 88],
              [112, 88],
              [64, 92],
              [122, 92],
              [90, 76],
            ]
              .map(([x = 0, y = 0]) => ellipse(x, y, 4, 2))
              .join(""),
            "#e0962c",
          ),
        ),
        at(76, 70, [ink("M-6 -8H6Q6 0 1 2V6H5V9H-5V6H-1V2Q-6 0 -6 -8Z", "#fff3c0")], { turn: -20 }),
        at(
          106,
          66,
          [
            ink("M-12 4V-4Q0 -12 12 -4V4Z", "#a8552c"),
            ink("M-12 4H12V14H-12Z", "#8a4424"),
            ink(box(-2.4, 2, 5, 5, 1), "second"),
          ],
          { turn: 12 },
        ),
        ink("M89 50H95V68H89Z", "#e6eef4"),
        limb("M85 51H99M92 50V42", "accent", 2.4),
        at(62, 92, egg, { scale: 0.8 }),
        at(126, 92, egg, { scale: 0.9 }),
      ),
      floor(96, "#4a2030"),
      line("M-2 96H162", "ink", 2.4),
      bold(at(24, 104, gold("second"), { scale: 0.6 }), at(146, 106, gold("second"), { scale: 0.5 })),
      many(ink(ellipse(0, 0, 3.4, 1.8), "second"), [60, 106], [96, 112], [112, 103], [44, 114]),
      sparkle(84, 60, 5),
      sparkle(118, 80, 4),
      sparkle(66, 76, 4),
    ],
    "Wyrm's Desolation": [
      fill("#7a6a78"),
      flat("M0 0H160V34Q80 50 0 36Z", "#54465a"),
      moon(60, 36, 12, "#e8734a"),
      puffs("#3f3340", [104, 20, 8], [114, 12, 10], [128, 8, 10], [96, 27, 5]),
      bold(
        ink(
          "M56 96L82 46L90 36L100 32L108 38L118 54L146 96Z",
          "#3a2c3a",
          shade("M100 30L150 98H112Q112 60 100 30Z", 0.35),
          flat("M92 34L100 31L107 37L103 44L106 56L100 50L97 66L94 50L89 46Z", LAVA),
        ),
      ),
      hills("#5c4a55", 160, 82, 76, 86, 84, 86, 78, 82),
      hills("#463842", 160, 92, 88, 94, 92, 94, 88, 92),
      bold(
        at(44, 96, deadTree, { scale: 1.2 }),
        at(136, 94, deadTree, { flip: true }),
        ink(
          "M72 96V76L76 70L80 74V64H86L90 70V80L96 84V96Z",
          STONE,
          bricks("ink", { x: 72, y: 64, width: 26, height: 32, size: 6 }),
          shade("M88 60H98V98H88Z"),
        ),
      ),
      floor(96, "#332832"),
      line("M-2 96H162", "ink", 2.4),
      line("M30 100L44 106L40 114L56 120M104 100L96 108L108 114M140 102L130 110L142 118", LAVA, 2.2),
      bold(at(114, 98, bones, { scale: 0.5 })),
      at(64, 98, flame(0, 0, 10, LAVA, "second")),
      stars("wyrm's desolation", 40, "#cfc4cc", 160, 110),
    ],
  },
} satisfies FactionPictures;
