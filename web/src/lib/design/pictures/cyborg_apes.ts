/** Cyborg Apes: fur and steel, neon and bananas. */

import { at, bold, both, faint, ink, limb, shade, shadow, shine } from "../art";
import { cloud, fill, floor, halftone, hills, moon, stars } from "../drawings/backdrops";
import { arrow, bolt, burst, chevrons, drops, flame, glow, puffs, rays, sparkle, speed } from "../drawings/effects";
import { face, shoulders } from "../drawings/heads";
import { palm } from "../drawings/places";
import { gameCard } from "../drawings/props";
import type { FactionPictures } from "../pictures";
import { box, circle, ellipse, flat, line, type Art, type Paint } from "../shapes";

const BLACK_FUR = "#4a3a4c";
const BROWN_FUR = "#8a4f34";
const ORANGE_FUR = "#e0662a";
const SKIN = "#e6b597";
const STEEL = "#8e9fac";
const BANANA = "#ffd84a";
const JUNGLE = "#2f8f5b";

/** A red or green lens in a steel ring. */
const lens = (paint: Paint, radius = 6): Art => [
  ink(circle(0, 0, radius), "#39424d"),
  flat(circle(0, 0, radius * 0.62), paint),
  flat(circle(-radius * 0.2, -radius * 0.25, radius * 0.22), "light"),
];

const rivets = (...places: readonly (readonly [number, number])[]): Art =>
  flat(places.map(([x, y]) => circle(x, y, 1.1)).join(""), "ink");

/** The eye at the right; the other one is its mirror image. */
const EYES = {
  angry: [
    flat("M2 -5L13 -8C13.5 1 5 2.4 2 -5Z", "light"),
    flat(circle(7, -3.6, 2), "ink"),
    line("M1.6 -6.4L13.4 -10.4", "ink", 3),
  ],
  wide: [
    flat(circle(7, -3, 5), "light"),
    line(circle(7, -3, 5), "ink", 1.4),
    flat(circle(6.4, -2.4, 2.2), "ink"),
    line("M3 -11Q7 -13 11 -10.6", "ink", 1.8),
  ],
  glad: [line("M3 -1Q7 -7 11 -1", "ink", 2.6)],
} satisfies Record<string, Art>;

const MOUTHS = {
  roar: [
    ink("M-10 10Q0 7 10 10Q11 21 0 21Q-11 21 -10 10Z", "#7a1420"),
    flat("M-8.6 10L-6 15L-3.6 9.6ZM8.6 10L6 15L3.6 9.6Z", "light"),
    flat("M-5 19.4Q0 14.6 5 19.4Q0 21 -5 19.4Z", "#f0786a"),
  ],
  grim: line("M-9 15Q0 10.5 9 15", "ink", 2.4),
  grin: [
    ink("M-10 10Q0 14 10 10Q8 19.6 0 19.6Q-8 19.6 -10 10Z", "light"),
    line("M-4 12V19M0 12.6V19.4M4 12V19", "ink", 1),
  ],
} satisfies Record<string, Art>;

/** An ape's head, 50 wide with its ears and 48 high. */
const ape = (fur: Paint, eyes: keyof typeof EYES, mouth: keyof typeof MOUTHS, skin: Paint = SKIN): Art => [
  both([ink(circle(20.5, -2, 6), fur), flat(circle(20.5, -2, 3), skin)]),
  ink(
    "M0 -24C14 -24 20 -14 20 -3C22 12 14 24 0 24C-14 24 -22 12 -20 -3C-20 -14 -14 -24 0 -24Z",
    fur,
    shade("M8 -26H24V26H4C20 10 18 -10 8 -26Z"),
  ),
  ink("M0 -9C4 -14 16 -13 15 -2C14 4 17 6 16 12C14 23 -14 23 -16 12C-17 6 -14 4 -15 -2C-16 -13 -4 -14 0 -9Z", skin),
  both(EYES[eyes]),
  flat(`${ellipse(-2.6, 5, 1.5, 1.1)}${ellipse(2.6, 5, 1.5, 1.1)}`, "ink"),
  MOUTHS[mouth],
];

/** Steel over one half of a head, with a lens for an eye. */
const halfMask = (eye: Paint): Art => [
  ink(
    "M0 -25C14 -25 21 -14 21 -3V4L14 7L0 3Z",
    "second",
    shade("M10 -26H24V10H12Q18 -10 10 -26Z"),
    line("M3 -15L17 -14", STEEL, 1.6),
  ),
  rivets([3.5, -20], [17, 1], [3.5, -1]),
  at(9, -5, lens(eye)),
];

const banana: Art = [
  ink(
    "M-20 -12L-15 -16C-10 -2 4 6 18 1L21 4C14 16 -14 14 -20 -12Z",
    BANANA,
    shade("M-22 -10C-14 10 6 14 22 4V20H-22Z", 0.16),
  ),
  ink("M-21 -12L-15 -17L-13 -13L-19 -9Z", "#6b4a1c"),
];

/** A fist of steel, 22 across. */
const ironFist: Art = [
  ink(box(-11, -10, 22, 20, 6), "second", shade("M2 -12H14V14H2Z")),
  line("M-5.5 -10V0M0 -10V0M5.5 -10V0M-11 1H11", "ink", 1.6),
];

const fist = (fur: Paint): Art => [
  ink(box(-11, -10, 22, 20, 7), fur, shade("M2 -12H14V14H2Z")),
  line("M-5.5 -9V-1M0 -9.5V-1M5.5 -9V-1", "ink", 1.6),
];

/** The small monkey that flies, copies and clings: a tail, four limbs and a belly, its head's middle at (0, 0). */
const monkey = (fur: Paint, arms: string, legs: string, head: Art, tail = "M8 34Q26 38 24 22Q22 14 28 12"): Art => [
  limb(tail, fur, 4),
  limb(legs, fur, 7),
  ink("M-12 16C-16 36 -8 42 0 42C8 42 16 36 12 16Z", fur, flat(ellipse(0, 32, 6.6, 9), SKIN)),
  limb(arms, fur, 6.4),
  at(0, 0, head, { scale: 0.78 }),
];

const hexagons = (paint: Paint, opacity: number): Art => {
  const cells: string[] = [];
  for (let row = 0; row < 6; row += 1) {
    for (let column = 0; column < 7; column += 1) {
      const [x, y] = [column * 18 + (row % 2) * 9, row * 16];
      cells.push(`M${x} ${y - 10}l8.5 5v10l-8.5 5l-8.5 -5v-10z`);
    }
  }
  return faint(opacity, line(cells.join(""), paint, 1.6));
};

export default {
  cards: {
    Cyberback: [
      fill("deep"),
      rays(50, 34, "ground", { opacity: 0.9, count: 16 }),
      glow(50, 62, 36, "accent"),
      bold(
        ink(
          "M50 22C28 18 10 30 4 52L-4 84H104L96 52C90 30 72 18 50 22Z",
          BLACK_FUR,
          shade("M70 20L104 40V84H76Q88 50 70 20Z"),
          line("M14 44L20 52M22 36L27 43M86 44L80 52M78 36L73 43", "#c9c3cf", 3),
        ),
        ink("M26 52Q50 44 74 52L70 82H30Z", "second", shade("M56 46H80V84H56Z"), line("M28 66H36M64 66H72", STEEL, 2)),
        rivets([31, 56], [69, 56], [33, 76], [67, 76]),
        at(50, 65, lens("accent", 9)),
        at(50, 28, [
          ape(BLACK_FUR, "angry", "roar", "#b98c86"),
          ink("M-9 -20C-8 -30 8 -30 9 -20Q0 -24 -9 -20Z", BLACK_FUR),
          halfMask("#ff3b4e"),
        ]),
        at(13, 64, fist(BLACK_FUR), { scale: 1.15, turn: 10 }),
        at(87, 64, ironFist, { scale: 1.15, turn: -10 }),
      ),
      sparkle(50, 65, 8),
    ],
    "Clyde 2.0": [
      fill("accent"),
      halftone("ground", { opacity: 0.3 }),
      bold(
        ink(
          "M46 40C22 38 12 54 10 84H84C82 54 70 38 46 40Z",
          ORANGE_FUR,
          line("M24 60L20 74M34 66L32 78M62 66L64 78M72 60L76 74", "#a8431a", 2.4),
        ),
        at(46, 36, [
          ink("M-14 -4C-32 -8 -34 16 -20 24H20C34 16 32 -8 14 -4Z", "#b5745c"),
          ape(ORANGE_FUR, "glad", "grin", SKIN),
          ink("M-8 -22Q-4 -34 0 -26Q6 -34 8 -22Q0 -26 -8 -22Z", ORANGE_FUR),
          halfMask("#7dff6b"),
        ]),
        limb("M70 80L84 62L80 44", STEEL, 8),
        ink(circle(84, 62, 5), "second"),
        at(80, 34, [
          ink("M-4 20V-8C-12 -12 -12 -24 -6 -28V-18H6V-28C12 -24 12 -12 4 -8V20Z", "second", shade("M0 -30H14V22H0Z")),
        ]),
        at(80, 46, ironFist, { scale: 0.6 }),
      ),
    ],
    Baboom: [
      fill(BANANA),
      rays(84, 18, "#ff8a2c", { opacity: 0.7, count: 14 }),
      bold(
        at(40, 44, [
          ink("M-30 4C-36 20 -34 34 -32 44H32C34 34 36 20 30 4L22 10L14 -22H-14L-22 10Z", "#b8923f"),
          ink(
            "M0 -30L6 -24L14 -27L16 -18L25 -17L22 -8L30 -2L24 6L28 15L20 18H-20L-28 15L-24 6L-30 -2L-22 -8L-25 -17L-16 -18L-14 -27L-6 -24Z",
            "#b8923f",
          ),
          ink(
            "M0 -16C10 -20 17 -12 14 -2C13 6 13 22 9 27Q0 32 -9 27C-13 22 -13 6 -14 -2C-17 -12 -10 -20 0 -16Z",
            "#7a5a48",
          ),
          both([flat("M3 2H12L9 20L4 18Z", "#4aa5ff"), line("M5 4L6 18M9 4L7.6 19", "#2a5cc0", 1.2)]),
          ink("M-4 -2H4L5 22H-5Z", "#ff4a5a"),
          flat(`${ellipse(-2, 20, 1.4, 1)}${ellipse(2, 20, 1.4, 1)}`, "ink"),
          at(0, -4, both(EYES.angry), { scale: 0.95 }),
          line("M-7 26Q0 24 7 26", "ink", 2),
        ]),
        at(
          60,
          58,
          [
            ink("M-34 -7H20V7H-34Z", "#57748a", shade("M-36 1H24V9H-36Z"), shine("M-34 -5H20V-3H-34Z")),
            ink("M-40 -9H-32V9H-40Z", "second"),
            ink("M16 -10H24L27 -12V12L24 10H16Z", "second"),
            ink("M-8 6H0L-2 18H-8Z", "#39424d"),
          ],
          { turn: -26 },
        ),
        at(52, 72, fist("#b8923f"), { scale: 0.72 }),
      ),
      burst(88, 36, 15, "#ff5a3c", "#fff6cf"),
      puffs("#f4e9d8", [10, 72, 6], [18, 76, 6]),
    ],
    "Furious George": [
      fill("#4cc27c"),
      flat("M-2 62Q50 52 102 62V82H-2Z", JUNGLE),
      shadow(48, 74, 22),
      bold(
        at(48, 32, [
          monkey(BROWN_FUR, "M-10 22L-24 16L-27 4M10 22L24 16L27 4", "M-5 38L-14 40L-16 36M5 38L14 40L16 37", [
            ape(BROWN_FUR, "angry", "roar", "#ff8f7a"),
          ]),
          at(-27, 2, fist(BROWN_FUR), { scale: 0.5 }),
          at(27, 2, ironFist, { scale: 0.6 }),
          ink("M-13 -13Q0 -26 13 -13Q0 -18 -13 -13Z", "second"),
          limb("M0 -18V-25", STEEL, 2),
          ink(circle(0, -26, 3), "#ff3b4e"),
        ]),
      ),
      line("M14 28L7 24M14 40L6 41M82 28L89 24M83 40L91 41", BANANA, 2.8),
      puffs("light", [28, 14, 4], [22, 8, 5], [68, 14, 4], [74, 8, 5]),
    ],
    Cyberevolution: [
      fill("#ff9a6b"),
      moon(72, 26, 20, "#ffe9a8"),
      flat("M-2 74H28V66H58V58H102V82H-2Z", "deep"),
      line("M-2 74H28V66H58V58H102", "accent", 2.4),
      at(0, 8, [
        bold(
          limb("M16 46Q8 48 7 42", BROWN_FUR, 2.4),
          ink("M14 62C12 50 16 44 22 44C26 46 26 56 25 62Z", BROWN_FUR),
          at(22, 42, ape(BROWN_FUR, "wide", "grim"), { scale: 0.3 }),
          limb("M22 48L29 56", BROWN_FUR, 3),
        ),
        bold(
          limb("M38 54L36 44M46 54L47 44", BLACK_FUR, 5.4),
          ink("M34 44C30 32 40 26 48 28C54 34 52 44 50 46Z", BLACK_FUR),
          limb("M48 32L55 42L54 50", BLACK_FUR, 5),
          at(49, 23, ape(BLACK_FUR, "angry", "grim"), { scale: 0.4 }),
        ),
        bold(
          limb("M70 46L68 34M80 46L81 34", STEEL, 6),
          ink("M63 46H73V51H62ZM77 46H88V51H77Z", "second"),
          ink("M62 14H88L84 36H66Z", "second", shade("M76 12H90V40H76Z")),
          at(75, 24, lens("accent", 5)),
          limb("M62 17L55 26L58 36M88 17L94 26L92 36", STEEL, 5.4),
          at(75, 7, [ape(BLACK_FUR, "angry", "grim"), halfMask("#ff3b4e")], { scale: 0.42 }),
        ),
      ]),
      chevrons(30, 22, 17, "ground"),
    ],
    "Flying Monkey": [
      fill("#5ab8f0"),
      cloud(16, 24, 13),
      cloud(90, 60, 16),
      cloud(18, 74, 20),
      bold(
        at(
          52,
          34,
          [
            both(at(16, 36, flame(0, 0, 20), { turn: 180 })),
            ink(box(-22, 12, 12, 24, 5), "#ff4a5a", shine("M-21 14H-18V34H-21Z")),
            ink(box(10, 12, 12, 24, 5), "#ff4a5a", shade("M16 10H24V40H16Z")),
            both(
              ink("M14 18L46 4L42 14L48 18L36 24L38 29L18 30Z", "second", line("M16 22L40 12M18 26L36 22", STEEL, 1.6)),
            ),
            monkey(BROWN_FUR, "M-10 20L-20 30M10 20L24 8L30 -6", "M-5 38L-10 50M5 38L12 48", [
              ape(BROWN_FUR, "glad", "grin"),
              both(at(8, -5, lens("accent", 7.4))),
            ]),
          ],
          { turn: 14 },
        ),
      ),
      speed(30, 64, 26, 34, -66),
    ],
    "Going Bananas": [
      fill("ground"),
      rays(50, 40, "#ff6aa8", { opacity: 0.8, count: 12, turn: 10 }),
      burst(50, 42, 34, "#ff7a1f", "#fff0b0"),
      bold(
        at(50, 40, banana, { scale: 1.3, turn: -8 }),
        at(17, 18, banana, { scale: 0.55, turn: 150 }),
        at(82, 14, banana, { scale: 0.62, turn: 40 }),
        at(16, 62, banana, { scale: 0.62, turn: -30 }),
        at(84, 64, banana, { scale: 0.6, turn: 100 }),
      ),
      bold(at(53, 46, both(EYES.wide), { scale: 0.8 })),
      line("M45 52Q53 58 62 51", "ink", 2.2),
    ],
    "Juiced Up": [
      fill("#1f6f78"),
      halftone("accent", { opacity: 0.35 }),
      floor(70, "#134a55"),
      shadow(48, 72, 24),
      glow(48, 44, 38, BANANA),
      bold(
        limb("M56 24L60 4L72 -2", "#ff4a5a", 4),
        ink("M28 24H64L72 18V64L64 74H28Z", "#e8892c"),
        ink("M28 24L36 18H72L64 24Z", "#fff0b0"),
        ink("M28 24H64V74H28Z", BANANA, flat("M26 62H66V76H26Z", "#ff7a1f"), shine("M30 24H34V74H30Z", 0.6)),
        at(46, 45, bolt("ground"), { scale: 1.25 }),
      ),
      bold(at(14, 40, bolt("accent"), { scale: 0.9, turn: 20 }), at(86, 34, bolt("accent"), { scale: 0.9, turn: -24 })),
      drops("#ffd84a", [76, 8, 60, 4], [84, 12, 80, 3]),
    ],
    "Missing Uplink": [
      fill("#251a4f"),
      stars("missing uplink", 34, "light", 100, 60),
      hills("#3c2a6e", 100, 60, 66, 58, 64),
      [12, 20, 28].map((radius) =>
        line(
          `M${72 + radius * 0.2} ${22 - radius}A${radius} ${radius} 0 0 1 ${78 + radius * 0.9} ${28 + radius * 0.1}`,
          "accent",
          3,
        ),
      ),
      bold(
        ink("M34 78L44 46H52L62 78H54L48 60L42 78Z", STEEL),
        at(
          44,
          36,
          [
            ink("M-26 -10C-22 20 14 26 26 6Z", "second", shade("M-8 20C8 22 20 18 26 6L8 2Z")),
            ink(
              "M-26 -10C-20 -22 30 -8 26 6C18 14 -20 4 -26 -10Z",
              "#f4f8fb",
              line("M-10 -12L6 8M-24 -8Q0 0 25 4", STEEL, 1.4),
            ),
            limb("M0 -2L16 -18", STEEL, 2.6),
          ],
          { turn: -12 },
        ),
        at(62, 14, banana, { scale: 0.5, turn: -20 }),
      ),
      line("M36 70H60", "ink", 2),
      bold(at(84, 60, gameCard("ground"), { scale: 0.9, turn: 12 })),
      faint(0.8, line("M84 30V40M80 32V38M88 32V38", "accent", 1.6)),
      sparkle(20, 18, 5),
    ],
    "Monkey on Your Back": [
      fill("#f6c8dd"),
      halftone("ground", { opacity: 0.4 }),
      bold(
        limb("M66 40Q92 44 88 24Q86 16 92 12", BLACK_FUR, 4),
        ink("M30 52C24 30 36 16 50 16C64 16 76 30 70 52Z", BLACK_FUR),
        at(50, 56, [
          shoulders("#3f6a8f", flat("M-30 36H30V44H-30Z", "#2b4a66")),
          face({ mood: "wide", mouth: "shout" }),
          ink("M-15 -6C-16 -20 -8 -23 0 -23C8 -23 16 -20 15 -6C10 -14 -10 -14 -15 -6Z", "#3f6a8f"),
        ]),
        at(50, 20, [ape(BLACK_FUR, "glad", "grin"), halfMask("#ff3b4e")], { scale: 0.82 }),
        limb("M30 44L26 60L34 66M70 44L76 60L66 68", BLACK_FUR, 6),
        at(36, 67, fist(BLACK_FUR), { scale: 0.5 }),
        at(64, 69, ironFist, { scale: 0.5 }),
      ),
      drops("#4aa5ff", [18, 46, -60, 4], [84, 50, 60, 4], [14, 58, -80, 3]),
    ],
    "Monkey See, Monkey Do": [
      fill(JUNGLE),
      flat("M50 -2H102V82H50Z", "#2b3550"),
      flat("M-2 66H50V82H-2Z", "#1d5c3e"),
      flat("M50 66H102V82H50Z", "#1a2238"),
      bold(
        at(25, 34, [
          monkey(
            BROWN_FUR,
            "M-9 22L-16 34M9 22L20 14L18 2",
            "M-5 40L-8 46M5 40L8 46",
            ape(BROWN_FUR, "wide", "grin"),
            "M-8 34Q-24 38 -22 24",
          ),
          at(18, -12, gameCard("ground"), { scale: 0.62, turn: 8 }),
        ]),
        at(75, 34, [
          monkey(STEEL, "M9 22L16 34M-9 22L-20 14L-18 2", "M-5 40L-8 46M5 40L8 46", [
            ape("second", "wide", "grin", "#b8c6d0"),
            both(at(7, -3, lens("accent", 6))),
            line("M-20 -8H20", "ink", 1.4),
          ]),
          at(-18, -12, gameCard("ground"), { scale: 0.62, turn: -8 }),
          limb("M0 -18V-24", STEEL, 2),
          ink(circle(0, -26, 2.6), "#ff3b4e"),
        ]),
      ),
      line("M50 -2V82", "light", 2.4),
    ],
    Shielding: [
      fill("#38206b"),
      hexagons("#8a5fd0", 0.5),
      glow(50, 40, 48, "accent"),
      arrow("M-4 12L14 22", 16, 23, 28, "#ff4a5a", 4),
      arrow("M104 10L88 20", 86, 21, 148, "#ff4a5a", 4),
      arrow("M-4 66L12 58", 14, 57, -28, "#ff4a5a", 4),
      bold(
        ink(
          "M50 2L82 20V58L50 77L18 58V20Z",
          "accent",
          shade("M50 0H84V80H50Z", 0.14),
          shine("M50 2L18 20V34L50 14Z", 0.6),
        ),
        ink("M50 12L73 25V54L50 68L27 54V25Z", "#eafcff"),
      ),
      bold(at(50, 41, ape(BLACK_FUR, "glad", "grin"), { scale: 0.86 })),
      sparkle(24, 20, 8),
      sparkle(78, 60, 6),
    ],
  },
  bases: {
    "Monkey Lab": [
      fill("#3d1433"),
      halftone("ground", { from: 90, to: 0, width: 160, opacity: 0.35 }),
      flat("M0 0H160V12H0Z", "#24081f"),
      line("M0 14H160M20 14V40Q20 48 28 48M140 14V36Q140 46 132 46", STEEL, 4),
      [14, 128].map((x) =>
        bold(
          ink(box(x - 8, 44, 36, 26, 3), "#39424d"),
          ink(box(x - 4, 48, 28, 18, 2), "#123a44", line(`M${x - 4} 58h6l3 -6l4 11l4 -9l3 4h10`, "accent", 1.8)),
          ink(box(x - 4, 70, 28, 20), STEEL, shade(box(x + 12, 70, 20, 20))),
        ),
      ),
      floor(90, "#7a5a78"),
      line("M-2 90H162", "ink", 2.2),
      faint(0.4, line("M80 90L76 122M110 90L122 122M50 90L26 122M140 90L168 122M20 90L-26 122M-2 104H162", "ink", 1.4)),
      glow(92, 54, 40, "accent"),
      bold(
        ink(
          "M70 26H114V84H70Z",
          "#2aa7b5",
          flat("M70 24H114V34Q92 40 70 34Z", "#d9fbff"),
          shade("M100 24H116V90H100Z", 0.2),
        ),
        at(92, 56, banana, { scale: 0.95, turn: -30 }),
        at(97, 53, halfMask("#ff3b4e"), { scale: 0.5, turn: 10 }),
        ink(box(64, 16, 56, 12, 4), "second", shade(box(96, 14, 30, 16))),
        ink("M64 92L68 80H116L120 92Z", "second", shade("M98 80H122V94H98Z")),
        limb("M92 16V6", STEEL, 6),
      ),
      faint(0.6, line("M75 38V74", "light", 3)),
      flat(`${circle(80, 44, 2)}${circle(104, 70, 2.4)}${circle(82, 74, 1.6)}${circle(106, 44, 1.6)}`, "light"),
      flat(`${circle(76, 86, 2)}${circle(84, 86, 2)}`, "#ff3b4e"),
      flat(circle(92, 86, 2), "#7dff6b"),
      limb("M62 96Q40 100 34 92M122 96Q146 102 150 94", "#ff4a5a", 2),
    ],
    "Primate Park": [
      fill("#ffd9a0"),
      flat("M0 0H160V30Q80 44 0 28Z", "#ffb8a8"),
      moon(36, 40, 13, "#fff3c4"),
      hills("#8fce8a", 160, 66, 58, 70, 60, 68, 56, 66),
      hills("#57b06a", 160, 78, 72, 80, 76, 80, 74, 78),
      at(22, 92, palm, { scale: 1.2 }),
      at(150, 90, palm, { scale: 1 }),
      bold(
        limb("M62 92V48M120 92V48", STEEL, 6),
        ink(
          "M54 50V36H128V50Z",
          "ground",
          shade("M54 44H128V52H54Z"),
          flat(`${circle(60, 43, 2)}${circle(122, 43, 2)}`, "accent"),
        ),
        at(91, 36, [ape(BLACK_FUR, "glad", "grin"), halfMask("#ff3b4e")], { scale: 0.62 }),
        limb("M72 51V70M110 51V66", "#c8a063", 1.6),
        ink(`${circle(72, 77, 8)}${circle(72, 77, 3.6)}`, "#39424d"),
        ink("M102 66H118V70H102Z", "#8f5630"),
        limb("M118 51V66", "#c8a063", 1.6),
      ),
      bold(at(136, 84, banana, { scale: 0.5, turn: 20 })),
      floor(92, JUNGLE),
      line("M-2 92H162", "ink", 2.2),
      flat("M80 92H104L124 124H60Z", "#e6c98a"),
      faint(0.5, flat("M14 106l3 -6l3 6zM34 116l3 -6l3 6zM140 108l3 -6l3 6zM128 116l3 -6l3 6z", "deep")),
    ],
  },
} satisfies FactionPictures;
