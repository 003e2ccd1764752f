/** Wizards: robes and books, and light in the dark. */

import { at, bold, both, faint, ink, limb, many, mirrored, shade, shadow } from "../art";
import { bricks, fill, floor, halftone, hills, moon, stars } from "../drawings/backdrops";
import { bolt, burst, flame, glow, gust, puffs, rays, sparkle, spiral, starlet } from "../drawings/effects";
import { arm, beard, blush, face, fringe, hood, moustache, pointedHat, oneEye, shoulders } from "../drawings/heads";
import { lit, pine, tower } from "../drawings/places";
import { book, candle, clock, crystal, fan, gameCard, hourglass, openBook, staff } from "../drawings/props";
import type { FactionPictures } from "../pictures";
import { box, circle, ellipse, flat, line, star, type Art, type Paint } from "../shapes";

const ROBE = "#3b57dd";
const WHITE = "#f4f2ff";
const ROSE = "#ff7eb6";
const NIGHT = "#1c0b4d";
const STONE = "#8f88b5";

/** A circle of magic: rings, a star and runes, 60 across. */
const circleOfMagic = (paint: Paint): Art => [
  line(`${circle(0, 0, 30)}${circle(0, 0, 24)}`, paint, 2),
  line("M0 -24L14.1 19.4L-22.8 -7.4H22.8L-14.1 19.4Z", paint, 2),
];

const card = gameCard("ground");

/** A shelf of books from x to x + width, standing on y. */
const shelf = (x: number, y: number, width: number, shift: number): Art => {
  const colours = ["#c2452d", ROBE, "#e0a93a", "#2f8f7c", "#8a3fa0", "#d9d2c0"] as const;
  const books: Art[] = [];
  for (let left = x, index = shift; left < x + width - 3; index += 1) {
    const [wide, high] = [3 + ((index * 7) % 3), 9 + ((index * 5) % 4)];
    books.push(flat(`M${left} ${y}v${-high}h${wide}v${high}z`, colours[index % colours.length] ?? ROBE));
    left += wide + 0.7;
  }
  return [...books, flat(`M${x - 1} ${y}h${width + 2}v2.4h${-width - 2}z`, "#5a3420")];
};

export default {
  cards: {
    Archmage: [
      fill("deep"),
      rays(50, 34, "ground", { opacity: 0.95, count: 16 }),
      glow(86, 14, 22, "second"),
      bold(
        at(
          86,
          44,
          staff("#8a5a34", [
            ink("M-9 8C-15 -4 -8 -14 0 -16C-4 -8 -3 -3 0 0C3 -3 4 -8 0 -16C8 -14 15 -4 9 8Q0 14 -9 8Z", "#8a5a34"),
            ink(circle(0, -4, 6), "second"),
          ]),
        ),
        at(48, 42, [
          shoulders(
            ROBE,
            line("M-8 20L-14 60M8 20L14 60", "accent", 3.4),
            flat(`${star(-24, 42, 5, 4, 1.8)}${star(26, 44, 5, 4, 1.8)}`, "accent"),
          ),
          face({ skin: "#edc49c", mood: "angry", mouth: "grim" }),
          beard(WHITE, 26),
          line("M-5 20Q-6 30 -3 36M5 20Q6 30 3 36", "#b9b2dc", 1.8),
          both(limb("M3 -7L12 -10", WHITE, 2)),
          pointedHat(ROBE, "accent", flat(star(0, -27, 5, 5.4, 2.4), "accent")),
        ]),
        arm("M76 72Q86 66 86 54", 86, 51, ROBE, "#edc49c", 9),
        arm("M20 74Q10 62 14 48", 14, 45, ROBE, "#edc49c", 9),
      ),
      bold(at(13, 22, bolt(), { scale: 1.15, turn: 8 })),
      sparkle(86, 10, 9),
      sparkle(26, 14, 5, "accent"),
    ],
    Chronomage: [
      fill("#0f7f86"),
      halftone("deep", { opacity: 0.35 }),
      bold(at(50, 36, clock(38, "M0 0V-26M0 0L18 10"))),
      bold(
        at(44, 44, [
          shoulders("#234a9c", line("M0 24V60", "accent", 3)),
          face({ skin: "#b9805a", mood: "sly", mouth: "smirk" }),
          moustache("#5c4a44"),
          ink("M-6 14Q0 12 6 14L0 26Z", "#5c4a44"),
          hood("#234a9c"),
          line(circle(7, -1, 6), "accent", 2.2),
          line("M13 1Q16 12 12 24", "accent", 1.4),
        ]),
        arm("M68 80L82 68", 80, 66, "#234a9c", "#b9805a", 9),
        at(79, 46, hourglass("#8a5a34", "accent"), { scale: 0.8, turn: 8 }),
      ),
    ],
    Enchantress: [
      fill(ROSE),
      rays(50, 40, "#ffb3d4", { opacity: 0.9, turn: 15 }),
      halftone("ground", { opacity: 0.35 }),
      bold(
        at(46, 40, [
          ink(
            "M0 -22C18 -24 22 -8 21 4C20 16 32 20 28 34C24 44 10 38 0 38C-10 38 -22 46 -28 34C-32 22 -20 16 -21 4C-22 -8 -18 -24 0 -22Z",
            "#b8321f",
          ),
          shoulders("#5a2fb0", flat("M-10 20L0 36L10 20Z", "#f2c79a"), line("M-11 21L0 37L11 21", "accent", 2.4)),
          face({ mood: "closed", mouth: "smile" }),
          blush,
          fringe("#b8321f"),
          ink("M-14 -12Q0 -20 14 -12L10 -17L6 -15L0 -24L-6 -15L-10 -17Z", "accent"),
          flat(circle(0, -17, 1.8), "second"),
          ink("M0 28L4 33L0 39L-4 33Z", "second"),
        ]),
        arm("M70 76Q84 70 80 54", 80, 52, "#5a2fb0", "#f2c79a", 7.5),
      ),
      glow(80, 28, 19, "accent"),
      bold(at(80, 28, gameCard(), { turn: 12, scale: 0.85 })),
      sparkle(64, 14, 6),
      sparkle(93, 44, 5),
      sparkle(16, 22, 6),
      starlet(14, 56, 5),
    ],
    Neophyte: [
      fill("second"),
      halftone("ground", { opacity: 0.3 }),
      bricks("deep"),
      bold(
        at(42, 46, [
          shoulders("#7a4fd0", line("M-34 44H34", "accent", 3)),
          face({ skin: "#f6d3ad", mood: "wide", mouth: "oh" }),
          flat(`${circle(-9, 5, 1)}${circle(-6, 7, 1)}${circle(9, 5, 1)}${circle(6, 7, 1)}`, "#c9803f"),
          ink(
            "M-15 2C-16 -6 -12 -12 -6 -12L-8 -4L-3 -11L0 -5L4 -12L9 -5L9 -12C14 -10 16 -4 15 2L19 -12H-19Z",
            "#c9803f",
          ),
          at(0, 1, pointedHat("#7a4fd0", "second", [flat("M-4 -26L4 -28L5 -22L-3 -20Z", "accent")]), {
            scale: 1.1,
            turn: -7,
          }),
        ]),
        arm("M66 80L76 66L74 56", 74, 54, "#7a4fd0", "#f6d3ad", 7),
        limb("M72 56L84 36", "#8a5a34", 2.8),
      ),
      puffs("#d9d4ea", [86, 20, 8], [78, 25, 6], [93, 27, 6]),
      burst(85, 28, 8, "accent", "light"),
      starlet(68, 16, 4.4, ROSE),
      starlet(94, 42, 4, ROSE),
    ],
    "Mass Enchantment": [
      fill("#3a1a8c"),
      at(
        50,
        40,
        [0, 1, 2, 3, 4, 5, 6, 7].map((n) =>
          at(0, 0, faint(0.75, flat("M0 0Q22 -8 30 -62L52 -50Q36 -8 0 0Z", n % 2 === 0 ? ROSE : "ground")), {
            turn: n * 45,
          }),
        ),
      ),
      glow(50, 40, 30, "accent"),
      bold(
        at(50, 26, gameCard("#c2452d", at(0, 0, oneEye, { scale: 0.4 })), { scale: 1.05 }),
        at(24, 52, gameCard(ROBE, at(0, 0, oneEye, { scale: 0.4 })), { turn: -18, scale: 1.05 }),
        at(76, 52, gameCard("#2f8f7c", at(0, 0, oneEye, { scale: 0.4 })), { turn: 18, scale: 1.05 }),
      ),
      bold(starlet(50, 58, 11, "accent")),
      sparkle(30, 22, 6),
      sparkle(71, 20, 6),
    ],
    "Mystic Studies": [
      fill("#4a2a1a"),
      glow(50, 28, 46, "accent"),
      floor(66, "#6b3f22"),
      line("M-2 66H102", "ink", 2),
      bold(at(50, 62, openBook("#8a2f6a"), { scale: 1.15 })),
      bold(at(50, 44, fan(2, card, 34), { scale: 1.02 })),
      bold(at(12, 68, candle(18))),
      bold(at(89, 68, candle(12))),
      sparkle(24, 26, 5),
      sparkle(76, 24, 5),
      line("M30 42Q36 36 34 30M70 42Q64 36 66 30", "light", 1.8),
    ],
    Portal: [
      fill("#4a34a8"),
      stars("portal", 30, "second", 100, 80),
      floor(66, "#2f2358"),
      bricks("second", { y: 66, height: 14, size: 7 }),
      shadow(50, 72, 36),
      bold(
        ink(
          "M22 74V34C22 12 36 2 50 2C64 2 78 12 78 34V74Z",
          STONE,
          line("M22 54H34M22 38L34 42M28 20L38 28M44 4L46 16M58 4L55 16M72 20L62 28M78 38L66 42M78 54H66", "ink", 2),
        ),
        ink(
          "M32 74V36C32 20 40 13 50 13C60 13 68 20 68 36V74Z",
          "ground",
          glow(50, 44, 30, "second"),
          spiral(50, 44, 30, 3.4, "second", 3.4),
          glow(50, 44, 12, "light"),
        ),
      ),
      bold(
        ink("M44 76C42 62 44 52 47 50H57C61 54 62 64 60 76Z", NIGHT),
        ink(circle(52, 44, 8), NIGHT),
        ink("M40 41Q52 35 64 41L55 36L57 24L47 36Z", NIGHT),
        flat(`${ellipse(49, 44, 1.6, 2)}${ellipse(55, 44, 1.6, 2)}`, "accent"),
      ),
      sparkle(28, 12, 6, "accent"),
      sparkle(86, 24, 5),
      sparkle(14, 40, 5),
    ],
    Sacrifice: [
      fill("#4d0f2a"),
      rays(50, 30, "#a3263a", { opacity: 0.7, count: 14 }),
      floor(70, "#2a0818"),
      shadow(50, 76, 40),
      bold(
        ink(
          "M26 52H74L70 76H30Z",
          STONE,
          shade("M56 50H78V78H54Z"),
          at(50, 64, circleOfMagic("second"), { scale: 0.3 }),
        ),
        ink("M18 44H82V54H18Z", "#aaa3cf", shade("M18 50H82V54H18Z")),
      ),
      glow(50, 34, 22, "accent"),
      bold(
        at(50, 24, [
          ink("M-4 -4H4L3 16L0 22L-3 16Z", "#e6eef4", shade("M0 -6H6V24H0Z")),
          ink(box(-10, -8, 20, 4.4, 2), "accent"),
          limb("M0 -9V-17", "#7a1420", 3),
          ink(circle(0, -20, 3), "accent"),
        ]),
      ),
      flame(50, 46, 16, "#b04dff", "#f0d0ff"),
      bold(at(24, 44, candle(12)), at(76, 44, candle(12))),
      puffs("#6b2a5c", [10, 66, 7], [4, 72, 7], [90, 68, 7], [97, 73, 6]),
    ],
    Scry: [
      fill("#123a6b"),
      halftone("second", { from: 80, to: 10, opacity: 0.22 }),
      glow(50, 34, 44, "second"),
      bold(
        at(
          50,
          34,
          crystal(25, "#5a7df0", "#8a5a34", [spiral(0, 0, 30, 2, "second", 3), at(0, 0, oneEye, { scale: 1.15 })]),
        ),
      ),
      bold(
        mirrored(arm("M4 84Q2 62 16 54", 20, 50, "ground", "#edc49c", 10)),
        mirrored(limb("M20 50L28 44M19 48L24 38M22 53L31 51", "#edc49c", 3.2)),
      ),
      sparkle(20, 16, 6, "accent"),
      sparkle(82, 14, 7, "accent"),
    ],
    Summon: [
      fill("#14304d"),
      floor(60, "#0e2038"),
      faint(0.5, flat("M20 66L34 -2H66L80 66Z", "#7ef0c0")),
      faint(0.6, flat("M30 66L42 -2H58L70 66Z", "#c8ffe6")),
      at(50, 66, [
        line(`${ellipse(0, 0, 40, 9)}${ellipse(0, 0, 32, 6.6)}`, "#7ef0c0", 2),
        line("M-28 3L20 -5M28 3L-20 -5M0 -7V7", "#7ef0c0", 1.6),
      ]),
      bold(
        ink(
          "M26 66C24 44 32 34 38 32C34 26 28 22 26 10C34 18 40 18 44 22H56C60 18 66 18 74 10C72 22 66 26 62 32C68 34 76 44 74 66Q50 74 26 66Z",
          "#c2452d",
          shade("M58 20L76 8V70H58C68 52 66 34 58 20Z"),
        ),
        mirrored(ink("M28 56Q16 54 18 40L12 36L18 34L18 28L23 33L28 29V36L33 38Q28 44 36 50Z", "#c2452d")),
        flat("M38 34L48 38Q44 44 39 41ZM62 34L52 38Q56 44 61 41Z", "accent"),
        ink(
          "M40 50Q50 56 60 50Q58 62 50 62Q42 62 40 50Z",
          "ink",
          flat("M42 50L45 56L48 52.5L50 57L52 52.5L55 56L58 50Z", "light"),
        ),
      ),
      puffs("#d8f5ea", [20, 70, 6], [30, 73, 6], [70, 73, 6], [80, 70, 6]),
    ],
    "Time Loop": [
      fill("accent"),
      rays(50, 40, "#fff0ae", { opacity: 0.9, count: 12, turn: 12 }),
      bold(
        limb("M50 8A32 32 0 1 1 20 29", "#7343dc", 9),
        at(21, 26, ink("M-15 4L3 -17L14 8Z", "#7343dc"), { turn: 4 }),
      ),
      faint(0.5, line("M56 7A32 32 0 0 1 81 35", "light", 2.4)),
      bold(at(50, 40, clock(21, "M0 0V-12M0 0L8 6", ROBE))),
      starlet(89, 66, 6, ROSE),
      starlet(90, 12, 5, "second"),
    ],
    "Winds of Change": [
      fill("#8fd8c8"),
      flat("M0 60Q50 40 100 62V80H0Z", "#5fb8a0"),
      faint(
        0.8,
        at(24, 20, gust("light", 4), { scale: 0.9 }),
        at(74, 66, gust("light", 4), { scale: 0.9, flip: true }),
      ),
      bold(limb("M30 74Q78 70 70 58T36 54Q20 50 34 42T72 36Q88 30 74 22T40 18", "light", 6)),
      bold(
        at(50, 12, card, { turn: 30, scale: 0.8 }),
        at(76, 34, card, { turn: -24, scale: 0.92 }),
        at(26, 42, card, { turn: 48, scale: 0.92 }),
        at(66, 62, card, { turn: 16, scale: 0.98 }),
        at(38, 68, card, { turn: -40, scale: 0.8 }),
      ),
      many(ink("M0 -6Q6 0 0 6Q-6 0 0 -6Z", "#f08a2c"), [10, 62], [92, 14], [14, 12], [90, 52]),
    ],
    "Arcane Protector": [
      fill("#e9ddff"),
      rays(50, 40, "second", { count: 16, opacity: 0.5 }),
      at(50, 40, circleOfMagic("ground"), { scale: 1.1 }),
      bold(
        limb("M26 42Q10 48 14 66", STONE, 13),
        limb("M74 42Q90 48 86 66", STONE, 13),
        ink("M26 34Q50 26 74 34L70 76H30Z", STONE, shade("M52 28H78V80H56Q64 50 52 28Z")),
        ink("M34 10Q50 2 66 10L68 32Q50 40 32 32Z", "#b3aed0", shade("M54 2H72V38H56Q62 20 54 2Z")),
        flat("M36 18H64V25H36Z", NIGHT),
        [43, 57].map((x) => flat(circle(x, 21.5, 3), "accent")),
        ink(star(50, 53, 6, 13, 6), "accent", flat(circle(50, 53, 4), "light")),
        many(line("M-3 -3L3 3M3 -3L-3 3", "second", 2), [38, 42], [62, 42], [40, 68], [60, 68]),
      ),
      sparkle(14, 18, 6),
      sparkle(86, 22, 7),
    ],
  },
  bases: {
    "School of Wizardry": [
      fill("#4a2aa8"),
      flat("M0 0H160V38Q80 56 0 34Z", "#2f1880"),
      stars("school of wizardry", 40, "light", 160, 50),
      moon(124, 26, 14, "#fff3c4"),
      halftone("second", { from: 20, to: 84, width: 160, opacity: 0.14 }),
      hills("#3a2290", 160, 78, 70, 82, 66, 80, 72, 82),
      bold(
        at(
          7.6,
          7.2,
          [
            ink("M50 98C54 84 66 78 70 76H116C122 80 132 86 136 98Z", "#2b1a60"),
            tower(72, 80, 6, 52, "#c2452d", lit([72, 60], [72, 70])),
            tower(118, 80, 6, 56, "#c2452d", lit([118, 64], [118, 74])),
            ink(
              "M76 80V58H114V80Z",
              STONE,
              bricks("ink", { x: 76, y: 58, width: 40, height: 24, size: 5 }),
              lit([82, 66], [88, 66], [102, 66], [108, 66]),
            ),
            tower(95, 80, 9, 38, ROBE, [lit([91, 48], [99, 48]), flat(star(95, 58, 5, 5, 2.2), "accent")]),
            ink("M89 80V73Q95 66 101 73V80Z", "#5a3420", line("M95 66V80", "ink", 1.4)),
            limb("M95 15V10", "#5a3420", 1.4),
            ink("M95 5L104 8L95 12Z", "accent"),
          ],
          { scale: 0.92 },
        ),
      ),
      faint(0.9, line("M95 82Q88 92 98 98T92 122", "#8a6ad8", 6)),
      hills("#25125e", 160, 100, 94, 99, 101, 98, 92, 100),
      flat("M88 99Q100 104 94 122H84Q94 106 88 99Z", "#7a5cc8"),
      [
        [20, 97],
        [33, 96],
        [140, 95],
        [152, 98],
      ].map(([x = 0, y = 0], index) => at(x, y, pine("#1d5a5c"), { scale: 0.8 + (index % 2) * 0.3 })),
      starlet(60, 22, 3, "accent"),
      starlet(40, 44, 2.4, "second"),
    ],
    "The Great Library": [
      fill("#5b2f1f"),
      [0, 42, 118].map((x, index) => [
        flat(box(x, 0, 42, 92), "#3d1e14"),
        [18, 34, 50, 66, 82].map((y, row) => shelf(x + 3, y, 36, index * 3 + row * 2)),
      ]),
      bold(
        ink(
          "M82 92V34C82 18 90 10 100 10C110 10 118 18 118 34V92Z",
          "#8fb8ff",
          moon(106, 32, 8, "#fff3c4"),
          flat("M82 78Q94 66 104 74T120 70V94H82Z", "#4f6fd0"),
          stars("library", 10, "light", 160, 60),
          line("M100 8V94M82 50H118M82 70H118", "#3d1e14", 2.4),
        ),
      ),
      [42, 78, 122].map((x) =>
        bold(
          ink(`M${x - 3} 92V4H${x + 4}V92Z`, "#8a5a34", shade(`M${x + 1} 0H${x + 6}V94H${x + 1}Z`)),
          ink(`M${x - 6} 4V-4H${x + 7}V4Z`, "accent"),
        ),
      ),
      flat("M-2 90H162V124H-2Z", "#7a4426"),
      faint(0.4, line("M100 90L100 122M60 90L30 122M140 90L170 122M20 90L-30 122", "ink", 1.6)),
      flat("M80 90H120L140 124H60Z", "#8a2f6a"),
      line("M80 90L60 124M120 90L140 124", "accent", 2.4),
      line("M-2 90H162", "ink", 2.2),
      bold(
        at(60, 90, [
          limb("M-5 0L0 -52M9 0L4 -52", "#c98a4a", 2),
          line("M-3.5 -10H7.5M-2.5 -22H6.5M-1.5 -34H5.5", "#c98a4a", 2.4),
        ]),
      ),
      glow(100, 62, 20, "accent"),
      bold(at(100, 68, openBook("#8a2f6a"), { scale: 0.62 }), ink("M94 76H106L109 92H91Z", "#8a5a34")),
      bold(
        at(66, 24, book("#2f8f7c", flat(star(0, 0, 5, 5, 2.2), "accent")), { turn: -18, scale: 0.5 }),
        at(134, 30, book(ROBE, flat(circle(0, 0, 4), "accent")), { turn: 14, scale: 0.5 }),
      ),
      sparkle(74, 12, 4, "accent"),
      sparkle(128, 16, 4, "accent"),
    ],
  },
} satisfies FactionPictures;
