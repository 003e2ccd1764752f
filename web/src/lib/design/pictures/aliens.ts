/** Aliens: green heads and bright rays under strange skies. */

import { at, bold, both, faint, ink, limb, many, mirrored, shade, shadow, shine } from "../art";
import { fill, floor, halftone, hills, moon, stars } from "../drawings/backdrops";
import { burst, chevrons, glow, puffs, rays, sparkle, starlet } from "../drawings/effects";
import { arm, face, fringe, shoulders } from "../drawings/heads";
import { fan, gameCard } from "../drawings/props";
import type { FactionPictures } from "../pictures";
import { box, circle, ellipse, flat, line, star, type Art, type Paint } from "../shapes";

const GREEN = "#86d83f";
const DARK_GREEN = "#4f9a26";
const METAL = "#d3dbee";
const STEEL = "#8e99bd";
const LILAC = "#c79af5";
const RED = "#e8434f";
const BEAM = "#e6ffa6";

const HEAD = "M0 -24C16 -24 22 -13 21 -3C20 8 9 20 0 22C-9 20 -20 8 -21 -3C-22 -13 -16 -24 0 -24Z";

/** A head with two great black eyes, 42 wide and 46 high. */
const head = (skin: Paint, mouth: Art = line("M-5 15Q0 18 5 15", "ink", 2)): Art => [
  ink(HEAD, skin, shade("M8 -26C20 -8 12 12 0 24H26V-26Z", 0.16), shine(ellipse(-9, -17, 5, 3), 0.5)),
  both([flat("M3 5C3 -5 10 -11 18 -8C19 2 12 9 3 5Z", "ink"), flat(ellipse(13, -4, 2.6, 1.8), "light")]),
  mouth,
];

/** A flying saucer, 64 wide. */
const saucer = (dome: Paint = "second", inside: Art = []): Art => [
  ink("M-15 -3C-15 -26 15 -26 15 -3Z", dome, inside, shine("M-11 -6Q-10 -17 -2 -18L-4 -15Q-8 -13 -8 -6Z", 0.8)),
  ink(
    ellipse(0, 2, 32, 9.5),
    METAL,
    shade("M-34 4Q0 12 34 4V14H-34Z", 0.3),
    shine("M-30 0Q0 -8 30 0Q0 -4 -30 0Z", 0.7),
  ),
  [-21, -7.5, 7.5, 21].map((x) => ink(circle(x, 5 - Math.abs(x) / 12, 2.6), "accent")),
];

const cow: Art = [
  limb("M-12 6L-17 16M-6 7L-8 18M5 7L8 18M10 5L17 14", "#fdf6ee", 3.4),
  line("M-18 -4Q-26 -8 -25 -16", "ink", 2.4),
  ink(
    box(-19, -10, 34, 18, 8),
    "#fdf6ee",
    flat("M-14 -12H-3Q-2 -2 -8 -1Q-14 -2 -14 -12ZM3 10Q3 1 9 1T16 6V12Z", "#3a2a3c"),
    shade("M-20 4H18V10H-20Z", 0.15),
  ),
  at(20, -9, [
    ink("M-7 -7L-12 -10L-8 -3ZM7 -7L12 -10L8 -3Z", "#fdf6ee"),
    ink("M-7 -6Q0 -10 7 -6L8 3Q0 8 -8 3Z", "#fdf6ee"),
    ink("M-7 2Q0 -1 7 2Q9 9 0 9Q-9 9 -7 2Z", "#f4a3a8"),
    flat(`${circle(-3.4, -3, 1.7)}${circle(3.4, -3, 1.7)}${circle(-2.6, 5, 1)}${circle(2.6, 5, 1)}`, "ink"),
  ]),
];

/** A house of the Homeworld: a bulb on a stalk, its foot at (0, 0). */
const bulb = (height: number, wide: number, paint: Paint): Art => [
  ink(`M-4 0L-2.5 ${-height}H2.5L4 0Z`, "#6a4ab8", shade(`M0 0V${-height}H6V0Z`)),
  ink(
    `M${-wide} ${-height}C${-wide} ${-height - wide * 1.9} ${wide} ${-height - wide * 1.9} ${wide} ${-height}Q0 ${-height + 7} ${-wide} ${-height}Z`,
    paint,
    shade(`M${wide * 0.3} ${-height - wide * 2}H${wide + 2}V${-height + 8}H${wide * 0.1}Z`),
    flat([-wide * 0.55, 0, wide * 0.55].map((x) => circle(x, -height - wide * 0.5, 2)).join(""), "#fff3a8"),
  ),
  line(`M0 ${-height - wide * 1.5}V${-height - wide * 1.5 - 6}`, "ink", 2),
  ink(circle(0, -height - wide * 1.5 - 7, 2.2), "accent"),
];

export default {
  cards: {
    "Supreme Overlord": [
      fill("#6b1f8f"),
      rays(50, 34, "#b04bd0", { opacity: 0.9, count: 16 }),
      bold(
        at(44, 43, [
          ink(
            "M-46 46C-48 16 -46 -8 -40 -22C-32 -8 -22 10 -10 20H10C22 10 32 -8 40 -22C46 -8 48 16 46 46Z",
            RED,
            line("M-40 -22C-32 -8 -22 10 -10 20M40 -22C32 -8 22 10 10 20", "#ffd23f", 5),
            shade("M20 -30H50V50H20Z", 0.2),
          ),
          shoulders("deep", line("M-30 34Q0 50 30 34", "#ffd23f", 4), flat(circle(0, 41, 5), "second")),
          ink(
            "M0 -38C22 -40 33 -26 29 -11C26 1 17 14 9 21Q0 26 -9 21C-17 14 -26 1 -29 -11C-33 -26 -22 -40 0 -38Z",
            GREEN,
            shade("M12 -40C26 -14 16 10 0 26H34V-40Z", 0.16),
            line(
              "M0 -38Q4 -31 0 -26M-11 -36Q-6 -28 -13 -23M11 -36Q6 -28 13 -23M-22 -30Q-15 -26 -20 -20M22 -30Q15 -26 20 -20",
              DARK_GREEN,
              2.6,
            ),
          ),
          both([
            flat("M3 2C4 -9 14 -16 25 -15C25 -3 15 6 3 2Z", "ink"),
            flat("M9 -1C10 -6 15 -10 21 -10C20 -4 15 0 9 -1Z", RED),
            flat(circle(15, -5, 1.8), "light"),
            line("M2 -6L24 -19", "ink", 3),
          ]),
          ink(ellipse(0, -18, 5, 6.4), "light"),
          flat(ellipse(0, -18, 2, 4.6), "ink"),
          ink(
            "M-9 11Q0 14 9 11Q7 19 0 19Q-7 19 -9 11Z",
            "ink",
            flat("M-7 11L-5 16L-2 12L0 16L2 12L5 16L7 11Z", "light"),
          ),
        ]),
        arm("M72 78Q90 72 88 56", 88, 53, RED, GREEN, 9),
      ),
      glow(87, 32, 18, "second"),
      bold(
        at(87, 33, [
          ink(circle(0, 0, 11), "#3f9be0", flat("M-8 -10Q0 -8 -2 -2T-10 6L-14 -4ZM2 2Q8 0 12 6L4 12Q-1 8 2 2Z", GREEN)),
          line("M-12 5Q0 9 14 -5", "#ffd23f", 2.6),
        ]),
      ),
    ],
    Invader: [
      fill("#f28a3f"),
      moon(20, 26, 15, "#ffe08a"),
      halftone(RED, { from: 60, to: 0, opacity: 0.35 }),
      hills("#8f2f4a", 100, 66, 62, 66, 60, 64),
      bold(
        limb("M77 76V8", "#f4f0e0", 3),
        ink("M78 9C84 5 90 13 98 9V30C90 34 84 26 78 30Z", "accent", flat(star(88, 20, 5, 7, 3), "deep")),
        limb("M42 56L34 74M54 56L60 74", STEEL, 8),
        ink("M25 72H39V80H23ZM55 72H69L71 80H55Z", "ground"),
        ink(
          "M36 36H60L62 58Q48 64 34 58Z",
          METAL,
          flat("M42 42H54V50H42Z", "ground"),
          flat(circle(48, 46, 2.6), RED),
          shade("M54 34H66V64H52Z"),
        ),
        arm("M58 40L72 48L76 42", 77, 41, METAL, GREEN, 7.5),
        arm("M38 40L24 46L20 38", 19, 36, METAL, GREEN, 7.5),
        at(
          18,
          32,
          [ink("M-4 6L-3 -2L-16 -6L-15 -13L6 -9Q10 -6 6 -2L4 8Z", RED), ink(circle(-18, -10, 3.6), "second")],
          { turn: 18 },
        ),
        at(48, 23, [
          ink(circle(0, 0, 20), "#9fe8e0", at(0, 3, head(GREEN, line("M-6 17L6 14", "ink", 2.4)), { scale: 0.7 })),
          both(line("M3 -7L13 -12", "ink", 2.6)),
          shine("M-17 -4A17 17 0 0 1 0 -17A20 20 0 0 0 -17 -4Z", 0.9),
        ]),
        ink(box(34, 38, 28, 5, 2.5), STEEL),
      ),
    ],
    Scout: [
      fill("#0f4f66"),
      stars("scout", 24, "light", 100, 50),
      moon(80, 18, 9, "#fff3c4"),
      hills("#0a3547", 100, 52, 44, 54, 46, 50),
      bold(
        limb("M46 18Q40 6 30 8M54 18Q60 4 70 9", LILAC, 3),
        ink(circle(29, 9, 4), "accent"),
        ink(circle(71, 9, 4), "accent"),
        at(50, 42, head(LILAC, line("M-4 18Q2 20 6 16", "ink", 2.2)), { scale: 1.15 }),
        [37, 63].map((x) => [
          ink(`M${x - 9} 30H${x + 9}L${x + 12} 48H${x - 12}Z`, "deep"),
          ink(circle(x, 42, 12), STEEL),
          ink(circle(x, 42, 8.6), "second", shine(`M${x - 8} 34H${x + 1}L${x - 6} 50H${x - 10}Z`, 0.7)),
        ]),
        ink(box(47, 34, 6, 10, 2), "deep"),
      ),
      bold(
        ink(
          "M-4 84V66Q10 56 26 64Q40 58 52 65Q66 58 78 64Q92 58 104 68V84Z",
          "#3f8f7a",
          shade("M-4 74Q50 66 104 76V84H-4Z"),
        ),
      ),
      bold([20, 26, 32, 68, 74, 80].map((x) => limb(`M${x} 68L${x + (x < 50 ? 1 : -1)} 60`, LILAC, 4))),
    ],
    Collector: [
      fill("#f7c93f"),
      rays(68, 44, "#fff0a8", { opacity: 0.8, count: 14 }),
      bold(
        at(30, 44, [
          shoulders("ground", line("M-34 44H34", "second", 4)),
          at(0, -2, head("#5fc7e8", ink("M-6 13Q0 16 7 12Q5 20 0 20Q-4 20 -6 13Z", "#7a1420")), { scale: 0.98 }),
        ]),
        limb("M12 74Q40 84 58 70", "ground", 9),
      ),
      bold(
        at(69, 42, [
          ink(box(-19, -24, 38, 56, 8), "#dff6ff", shade("M8 -26H22V34H6Z", 0.1)),
          ink("M-9 30V12Q0 6 9 12V30Z", RED),
          limb("M-8 14L-15 4M8 14L15 4", RED, 4),
          at(0, -1, [face({ mood: "wide", mouth: "shout" }), fringe("#8a4a1c")], { scale: 0.62 }),
          shine("M-15 -16Q-15 -20 -11 -20V26Q-15 26 -15 22Z", 0.8),
          line(box(-19, -24, 38, 56, 8), "ink", 2.4),
          ink(box(-16, -32, 32, 9, 3), RED, shade("M4 -34H20V-20H4Z")),
        ]),
        ink(circle(60, 72, 5.6), "#5fc7e8"),
        ink(circle(68, 74, 5.6), "#5fc7e8"),
        ink(circle(76, 72, 5.6), "#5fc7e8"),
      ),
    ],
    Abduction: [
      fill("deep"),
      stars("abduction", 34, "light", 100, 60),
      floor(68, "#1f4a2f"),
      line("M-2 68H102", "ink", 2.4),
      faint(0.55, flat("M32 22H68L88 72Q50 80 12 72Z", "accent")),
      faint(0.6, flat("M40 22H60L70 72Q50 78 30 72Z", BEAM)),
      flat(ellipse(50, 72, 38, 6), BEAM),
      bold(at(47, 56, cow, { turn: 8, scale: 1.02 })),
      bold(at(50, 20, saucer(), { scale: 1.18 })),
      bold(ink("M4 72V58L12 50L20 58V72Z", RED, flat("M9 72V63H15V72Z", "ink"))),
    ],
    "Beam Up": [
      fill("#17a392"),
      flat("M18 -2H82L92 82H8Z", "#5fe3d0"),
      flat("M28 -2H72L78 82H22Z", "#c6fff0"),
      [10, 30, 50, 70].map((y) => line(`M26 ${y}Q50 ${y + 9} 74 ${y}`, "#5fe3d0", 2.4)),
      bold(
        limb("M46 54L38 72M54 54L60 74", "#3a4a8f", 7),
        ink("M30 72L42 71L41 78H30ZM56 74L68 72L70 79H57Z", "#5a3420"),
        ink("M38 34H62L60 57Q50 61 40 57Z", RED, shade("M54 32H64V60H52Z")),
        arm("M40 38L28 26L24 14", 24, 12, RED, "#f2c79a", 6.5),
        arm("M60 38L72 28L77 16", 77, 14, RED, "#f2c79a", 6.5),
        at(50, 22, [face({ mood: "wide", mouth: "shout" }), fringe("#5a3420")], { scale: 0.8 }),
      ),
      chevrons(14, 44, 17, "accent"),
      chevrons(87, 44, 17, "accent"),
      sparkle(34, 48, 4),
      sparkle(68, 44, 5),
      sparkle(30, 64, 4),
      sparkle(72, 60, 4),
    ],
    "Crop Circles": [
      fill("#5c8f35"),
      flat("M-2 4L84 -2L102 70L20 84L-2 76Z", "#f2c94c"),
      faint(
        0.4,
        line(
          "M-6 14L106 -6M-6 26L106 6M-6 38L106 18M-6 50L106 30M-6 62L106 42M-6 74L106 54M-6 86L106 66",
          "#c48f22",
          3,
        ),
      ),
      line(circle(48, 40, 25), "#8a5f14", 6),
      line(circle(48, 40, 12), "#8a5f14", 4),
      flat(circle(48, 40, 5), "#8a5f14"),
      [0, 60, 120, 180, 240, 300].map((turn) =>
        at(
          48,
          40,
          [
            flat(circle(0, -25, turn % 120 === 0 ? 8.5 : 5.5), "#8a5f14"),
            line("M0 -12V-24", "#8a5f14", 3),
            flat(circle(0, turn % 120 === 0 ? -37 : -34, 2.4), "#8a5f14"),
          ],
          { turn },
        ),
      ),
      [0, 120, 240].map((turn) => at(48, 40, flat(circle(0, -25, 3.6), "#f2c94c"), { turn })),
      flat(`${circle(92, 8, 6)}${circle(98, 17, 5)}${circle(6, 80, 5)}`, "#3a6b2a"),
    ],
    Disintegrator: [
      fill("#8f1f5c"),
      rays(84, 26, "#c93a7a", { opacity: 0.9, count: 14 }),
      flat("M58 27L104 4V44L58 35Z", "accent"),
      flat("M58 29L104 14V34L58 33Z", "light"),
      bold(
        limb("M6 84Q16 70 30 62", "ground", 13),
        at(38, 34, [
          ink("M-12 4L-4 4L-8 30H-20Z", "#5a4a9c", shade("M-8 2H0V32H-14Z")),
          ink("M-2 8H8Q8 18 -4 18L-6 14Q2 15 1 8Z", STEEL),
          ink(
            "M-24 -6Q-26 -18 -12 -18H2Q12 -16 18 -8H26V4H18Q12 10 2 10H-14Q-24 8 -24 -6Z",
            "second",
            shade("M-30 2H30V12H-30Z"),
            shine("M-20 -10Q-18 -15 -8 -15H2L4 -12H-10Z", 0.8),
          ),
          ink(circle(-10, -4, 6), RED),
          [9, 16, 23].map((x, index) => ink(box(x, -13 + index * 2, 3.6, 22 - index * 4, 1.8), METAL)),
          ink(circle(29, -2, 4.6), "accent"),
          ink("M-20 -16L-28 -26L-14 -19Z", RED),
        ]),
        ink("M20 54Q26 46 38 50L37 62Q28 72 20 66Z", GREEN),
        limb("M30 52H38M30 58H37", GREEN, 3.6),
      ),
      burst(86, 25, 17, "light", "accent"),
      flat(
        [
          [66, 52],
          [74, 58],
          [84, 52],
          [92, 60],
          [78, 68],
          [90, 72],
          [70, 66],
        ]
          .map(([x = 0, y = 0], n) => box(x, y, 5 - (n % 3), 5 - (n % 3)))
          .join(""),
        "accent",
      ),
    ],
    Invasion: [
      fill("#d8403a"),
      flat("M0 0H100V22Q50 34 0 20Z", "#9c2440"),
      moon(50, 58, 24, "#ffb347"),
      flat("M-2 82V56H8V48H18V60H26V52H34V64H44V50H47V42H49V50H54V62H64V54H74V60H82V46H92V56H102V82Z", "#3a0f2c"),
      flat(
        [
          [3, 62],
          [12, 54],
          [29, 58],
          [68, 60],
          [86, 52],
          [96, 62],
          [50, 56],
          [12, 64],
          [86, 62],
        ]
          .map(([x = 0, y = 0]) => box(x, y, 2.6, 3.4))
          .join(""),
        "#ffd23f",
      ),
      faint(0.75, flat("M16 26L24 26L30 70H8Z", BEAM), flat("M76 32L84 32L92 68H70Z", BEAM)),
      burst(19, 70, 9, "#ffb347", "light"),
      burst(81, 68, 9, "#ffb347", "light"),
      bold(at(20, 22, saucer("accent"), { scale: 0.62 })),
      bold(at(80, 28, saucer("accent"), { scale: 0.62 })),
      faint(0.75, flat("M42 40H58L68 78H32Z", BEAM)),
      bold(at(50, 34, saucer("accent", at(0, -6, head(GREEN), { scale: 0.34 })), { scale: 1.12 })),
      burst(50, 76, 13, "#ffb347", "light"),
    ],
    "Jammed Signal": [
      fill("#8fd0f5"),
      halftone("ground", { opacity: 0.25 }),
      floor(70, "#a5643a"),
      line("M-2 70H102", "ink", 2.4),
      bold(
        limb("M48 22L28 4M52 22L76 2", STEEL, 2.6),
        limb("M28 68L24 78M72 68L76 78", "#5a3420", 4),
        ink(box(14, 20, 72, 50, 8), "#8a5230", shade("M76 18H90V74H76Z"), shade("M10 62H90V72H10Z")),
        ink(
          box(20, 26, 48, 37, 8),
          "#e6ebf5",
          flat(
            Array.from({ length: 66 }, (_, n) =>
              box(20 + ((n * 29) % 48), 26 + ((n * 13) % 37), 3 + ((n * 5) % 6), 1.8),
            ).join(""),
            "#5a6480",
          ),
          at(44, 47, head("#bfe88a", line("M-5 15H5", "ink", 2)), { scale: 0.78 }),
          flat("M18 33H70V36H18ZM18 51H70V54H18Z", "#e6ebf5"),
          flat("M22 34H40V37H22ZM50 52H66V55H50Z", "#5a6480"),
        ),
        ink(circle(77, 34, 4.4), "#ffd23f"),
        ink(circle(77, 46, 4.4), "#ffd23f"),
        line("M73 55H81M73 59H81", "ink", 1.6),
      ),
      at(26, 6, line("M-8 -2Q-6 -6 -2 -8M-13 -2Q-10 -9 -4 -13", RED, 2.4)),
      at(50, 11, ink("M-7 -4L-4 -7L0 -3L4 -7L7 -4L3 0L7 4L4 7L0 3L-4 7L-7 4L-3 0Z", RED)),
    ],
    Probe: [
      fill("#2b2470"),
      stars("probe", 20, "second", 100, 40),
      faint(0.45, flat("M50 34L-6 84H106Z", "accent")),
      faint(0.5, flat("M50 34L20 84H80Z", BEAM)),
      bold(at(50, 92, fan(5, gameCard("#c2452d", flat(star(0, 0, 5, 5, 2.2), "accent")), 21), { scale: 1.05 })),
      bold(
        limb("M50 8V0", STEEL, 2.6),
        mirrored(limb("M34 40Q20 44 20 56L25 60M20 56L15 61", STEEL, 2.8)),
        mirrored(ink("M32 24L14 16L12 28L30 34Z", "#ff9f3f")),
        ink(
          circle(50, 28, 22),
          METAL,
          shade("M56 4H76V52H46Q70 36 56 4Z"),
          line("M28 20Q50 12 72 20M28 40Q50 48 72 40", STEEL, 2),
        ),
        ink(circle(50, 29, 13), "deep"),
        ink(circle(50, 29, 9), RED),
        flat(circle(50, 29, 4), "ink"),
        flat(circle(46, 25, 2.6), "light"),
        ink(circle(50, 0, 4), "accent"),
      ),
    ],
    Terraforming: [
      fill("#4a3cb0"),
      stars("terraforming", 40, "light", 100, 80),
      rays(20, 15, "#6a5ad0", { opacity: 0.6 }),
      bold(
        at(54, 47, [
          [28, 58, 88].map((turn) =>
            at(0, 0, [limb("M0 -28V-40", "#8a5230", 4), ink(circle(0, -43, 7), GREEN)], {
              turn,
            }),
          ),
          ink(
            circle(0, 0, 31),
            "#c4714a",
            flat(`${circle(-18, -8, 6)}${circle(-12, 14, 4.6)}${circle(-24, 8, 3)}${circle(-8, -20, 3.4)}`, "#7d3f28"),
            flat("M4 -34L-2 -22L6 -12L-4 0L6 10L-2 20L4 34H40V-34Z", "#2f8fe0"),
            flat("M8 -30Q22 -26 24 -14Q16 -10 12 -16Q6 -22 8 -30ZM12 2Q22 -4 32 4V20Q22 28 14 20Q8 10 12 2Z", GREEN),
            shade("M14 -34C34 -14 30 20 4 34H40V-34Z", 0.15),
            line("M4 -34L-2 -22L6 -12L-4 0L6 10L-2 20L4 34", "light", 3),
          ),
        ]),
      ),
      faint(0.75, flat("M22 18L54 22L50 70Z", BEAM)),
      bold(at(20, 15, saucer(RED), { scale: 0.55, turn: 24 })),
    ],
  },
  bases: {
    "The Homeworld": [
      fill("#f7a6c4"),
      flat("M0 0H160V30Q80 48 0 34Z", "#e56fa8"),
      moon(28, 26, 12, "#fff3c4"),
      bold(
        at(118, 34, [
          ink(
            circle(0, 0, 19),
            "#f7d154",
            flat("M-20 -8Q0 -2 20 -10V-2Q0 6 -20 0Z", "#e89a2f"),
            shade("M6 -20H22V20H0Q16 0 6 -20Z"),
          ),
          limb("M-17 5Q-34 15 -26 17Q0 17 28 -7Q34 -15 17 -9", "#fff0d8", 2.6),
        ]),
      ),
      halftone("#b53a8f", { from: 84, to: 20, width: 160, opacity: 0.2 }),
      hills("#c45fc0", 160, 76, 62, 78, 66, 80, 64, 76),
      bold(
        at(92, 90, bulb(40, 20, "second")),
        at(66, 90, bulb(24, 13, GREEN)),
        at(118, 90, bulb(26, 14, "#ff8f5c")),
        at(30, 92, bulb(20, 11, "#ff8f5c")),
        at(144, 92, bulb(16, 10, GREEN)),
      ),
      hills("#5c3aa8", 160, 92, 88, 93, 90, 94, 89, 92),
      many(
        ink("M0 0Q-7 -6 -3 -12Q0 -16 3 -12Q7 -6 0 0Z", "accent"),
        [14, 96],
        [44, 95, 0.8],
        [106, 95, 0.8],
        [134, 97],
      ),
      faint(
        0.5,
        flat(
          `${ellipse(50, 108, 16, 3.4)}${ellipse(104, 112, 20, 3.6)}${ellipse(140, 105, 10, 2.4)}${ellipse(16, 114, 12, 2.6)}`,
          "#3a2280",
        ),
      ),
    ],
    "The Mothership": [
      fill("#0f0a3a"),
      stars("the mothership", 70, "light", 160, 90),
      moon(30, 24, 8, "#9fd8ff"),
      faint(0.25, flat("M70 60H114L140 124H44Z", "accent")),
      faint(0.35, flat("M80 60H104L116 124H68Z", BEAM)),
      bold(
        at(92, 50, [
          ink(
            "M-26 -10C-26 -38 26 -38 26 -10Z",
            "second",
            line("M-10 -34Q-14 -20 -12 -8M10 -34Q14 -20 12 -8", "#2a9c90", 2),
            shine("M-20 -12Q-18 -26 -8 -29L-12 -24Q-16 -20 -15 -12Z", 0.8),
          ),
          limb("M0 -31V-40", STEEL, 2),
          ink(circle(0, -41, 3), RED),
          ink(
            "M-62 2C-54 -10 -24 -14 0 -14C24 -14 54 -10 62 2C54 12 24 17 0 17C-24 17 -54 12 -62 2Z",
            METAL,
            shade("M-64 4Q0 14 64 4V20H-64Z", 0.35),
            line("M-40 -9L-46 12M-16 -13L-19 16M16 -13L19 16M40 -9L46 12", STEEL, 1.8),
          ),
          [-48, -32, -11, 11, 32, 48].map((x) => ink(circle(x, 5 - Math.abs(x) / 20, 3.2), "accent")),
          ink("M-20 15H20L14 25H-14Z", STEEL, shade("M2 14H22V26H2Z")),
          flat(ellipse(0, 24, 12, 2.4), BEAM),
        ]),
      ),
      bold(
        at(38, 62, saucer(), { scale: 0.3 }),
        at(146, 70, saucer(), { scale: 0.26 }),
        at(60, 78, saucer(), { scale: 0.22 }),
      ),
      flat("M-2 104Q80 80 162 104V124H-2Z", "#2f6fc0"),
      line("M-2 104Q80 80 162 104", "second", 2.4),
      flat(
        "M20 112Q44 98 66 104T96 120L92 124H14ZM112 100Q130 100 146 108T160 118V124H124Q106 108 112 100Z",
        "#3f9a6a",
      ),
      puffs("#d8e8ff", [110, 114, 3], [114, 113, 4], [119, 115, 3]),
      starlet(140, 26, 3, "#ffd23f"),
      shadow(92, 106, 20, 3),
    ],
  },
} satisfies FactionPictures;
