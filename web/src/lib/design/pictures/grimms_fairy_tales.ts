/** Grimms' Fairy Tales: the dark wood, and the sweet house in it. */

import { at, bold, both, faint, ink, limb, many, mirrored, shade, shadow, shine } from "../art";
import { bricks, cloud, fill, floor, halftone, hills, moon, planks, stars } from "../drawings/backdrops";
import { drops, glow, puffs, rays, sparkle, starlet } from "../drawings/effects";
import { arm, blush, crown, face, fringe, longHair, shoulders } from "../drawings/heads";
import { pine } from "../drawings/places";
import { gameCard, openBook, sword } from "../drawings/props";
import type { FactionPictures } from "../pictures";
import { box, circle, ellipse, flat, line, star, type Art, type Paint } from "../shapes";

const GOLD = "#ffd24a";
const WOOD = "#8f5630";
const BARK = "#4a2a1c";
const RED = "#d8283a";
const LEAF = "#4f8f3a";
const FUR = "#6d6470";
const CREAM = "#fff6e2";
const SKIN = "#f6d3ad";
const CAKE = "#b5703a";
const NIGHT = "#2a2450";

/** Trunks of a wood behind, from the top to the bottom of a card. */
const trunks = (paint: Paint): Art =>
  flat("M4 -2H14L16 82H2ZM24 -2H30L33 82H23ZM68 -2H75L76 82H67ZM84 -2H96L98 82H83Z", paint);

const rose = (petals: Paint): Art => [
  ink("M0 6Q-8 8 -10 14Q-2 14 0 8Q2 14 10 14Q8 8 0 6Z", LEAF),
  ink("M0 -9C7 -10 10 -4 9 1C8 8 -8 8 -9 1C-10 -4 -7 -10 0 -9Z", petals),
  line("M-4 -3Q0 -7 4 -3Q4 2 0 2Q-3 1 -1 -2M-8 0Q-4 5 0 5", "ink", 1.4),
];

/** Braids with bows, to be put before a face. */
const braids = (hair: Paint, bows: Paint): Art =>
  both([
    ink("M12 4Q22 10 20 20Q24 26 20 36Q12 34 13 26Q10 20 12 14Z", hair, line("M12 14L20 18M13 24L21 26", "ink", 1.4)),
    ink("M16 34L9 31V40ZM17 34L25 31V40Z", bows),
  ]);

/** A shirt with laced cloth before it, as girls wear in the tales. */
const bodice = (shirt: Paint, cloth: Paint): Art =>
  shoulders(
    shirt,
    flat("M-16 24L-10 34H10L16 24L20 60H-20Z", cloth),
    line("M-6 40L6 46M6 40L-6 46M-6 50L6 56M6 50L-6 56", CREAM, 1.8),
  );

/** A wolf's head that looks at you, 84 wide. */
const wolf: Art = [
  both(ink("M12 -26L32 -46L34 -12Z", FUR, flat("M19 -25L29 -36L30 -18Z", "#b08a92"))),
  ink(
    "M0 -34C20 -34 31 -25 33 -11L44 5L34 8C33 17 27 23 20 27C16 40 -16 40 -20 27C-27 23 -33 17 -34 8L-44 5L-33 -11C-31 -25 -20 -34 0 -34Z",
    FUR,
    shade("M10 -36H46V42H12Q32 6 10 -36Z"),
    line("M-30 0L-24 3M-30 8L-23 9M30 0L24 3M30 8L23 9M-4 -28V-20M4 -28V-20", "ink", 1.8),
  ),
  ink("M0 -5C12 -5 21 8 21 20C19 37 -19 37 -21 20C-21 8 -12 -5 0 -5Z", "#e3dcdc"),
  ink("M-18 15Q0 22 18 15Q17 34 0 35Q-17 34 -18 15Z", "#6a1020", flat("M-9 32Q0 24 9 32Q0 37 -9 32Z", "accent")),
  flat(
    "M-17 16L-14 24L-10.5 18L-7 24L-4 19.2H4L7 24L10.5 18L14 24L17 16Q0 22 -17 16ZM-12 31L-9.6 26L-7 33ZM12 31L9.6 26L7 33Z",
    "light",
  ),
  ink("M-8 0Q0 -5 8 0Q6 8 0 9Q-6 8 -8 0Z", "ink"),
  both([
    ink("M5 -11L25 -20Q25 -5 14 -5Q8 -6 5 -11Z", "#ffe14d"),
    flat(circle(14.5, -11, 2.6), "ink"),
    line("M4 -14L26 -24", "ink", 3.6),
  ]),
];

/** Pairs of eyes in the dark. */
const watching = (...places: readonly (readonly [number, number])[]): Art =>
  flat(places.map(([x, y]) => ellipse(x - 2.6, y, 1.6, 2) + ellipse(x + 2.6, y, 1.6, 2)).join(""), "#ffe14d");

const bread = (x: number, y: number, size: number): Art =>
  at(
    x,
    y,
    ink(
      "M-6 2Q-7 -4 -1 -5Q6 -6 7 0Q7 5 0 5Q-6 6 -6 2Z",
      "#f0c070",
      flat(`${circle(-2, -1, 1)}${circle(2, 1, 1)}`, CAKE),
    ),
    { scale: size },
  );

/** A feather to write with, its point at (0, 0). */
const quill = (paint: Paint): Art => [
  limb("M0 0L4 -16", CREAM, 1.6),
  ink(
    "M3 -12C-6 -24 -4 -42 14 -54C20 -40 18 -24 5 -12Z",
    paint,
    line("M4 -12Q6 -34 14 -50M5 -24L-1 -30M7 -32L1 -40M7 -22L14 -26M9 -32L16 -36", "ink", 1.4),
  ),
];

const axe: Art = [
  limb("M0 46V-22", WOOD, 4.4),
  ink(
    "M-3 -26L5 -26L6 -22Q18 -20 26 -32Q32 -12 24 4Q16 -6 6 -6L5 -4H-3Z",
    "#cfd8e0",
    shine("M24 -28Q30 -12 24 2Q20 -4 18 -6Q24 -14 24 -28Z", 0.9),
    shade("M-4 -16H20V6H-4Z"),
  ),
];

/** A wall's roof of icing with its drips, 2 times `wide`, its ridge at (0, 0). */
const icing = (wide: number, high: number): Art => [
  ink(`M0 0L${wide} ${high}H${-wide}Z`, "#e08ab0", shade(`M0 -2L${wide} ${high}H${wide * 0.3}Z`)),
  ink(
    `M0 -3L${wide + 3} ${high}q-3 7 -6 1q-4 9 -8 0q-3 6 -6 0L0 ${high * 0.42}L${17 - wide} ${high}q-3 6 -6 0q-4 9 -8 0q-3 6 -6 -1Z`,
    "light",
  ),
];

export default {
  cards: {
    "Big Bad Wolf": [
      fill("#8a1428"),
      moon(50, 30, 34, "#ff9a5c"),
      flat("M-2 82V20L8 30L14 12L22 44V82ZM102 82V20L92 30L86 12L78 44V82Z", "#3a0818"),
      bold(
        ink("M-4 84Q4 56 26 54H74Q96 56 104 84Z", FUR),
        at(50, 40, wolf, { scale: 1.04 }),
        ink("M30 86L50 74L70 86Z", "light", line("M36 82L56 68M46 84L64 72M40 74L52 84M48 68L62 84", RED, 1.8)),
      ),
      drops("light", [66, 66, 0, 3.4]),
    ],
    "Charming Princess": [
      fill("#ffc0cf"),
      rays(50, 40, "#ffe3e8", { opacity: 0.9, count: 14 }),
      bold(
        at(46, 44, [
          longHair(GOLD),
          shoulders("accent", flat("M-12 20Q0 36 12 20Z", SKIN), line("M-13 21Q0 38 13 21", GOLD, 3)),
          both(ink(circle(25, 31, 9), "#ff9ab0")),
          face({ skin: SKIN, mood: "happy", mouth: "smile" }),
          blush,
          fringe(GOLD),
          at(0, -2, crown(GOLD, "accent")),
          both(ink(circle(15, 9, 2.2), "#7fe0ff")),
        ]),
        arm("M70 78Q84 72 80 58", 80, 55, "#ff9ab0", SKIN, 7),
        at(80, 55, [limb("M0 0V-14", LEAF, 2), at(0, -22, rose(RED), { scale: 1.1 })]),
      ),
      many(sparkle(0, 0, 6), [18, 30], [88, 16]),
    ],
    "Prince Charming": [
      fill("#3f7fd8"),
      cloud(14, 34, 12),
      cloud(90, 58, 12),
      halftone("light", { from: 0, to: 80, opacity: 0.2 }),
      bold(
        at(84, 46, sword(GOLD), { turn: 10, scale: 1 }),
        at(44, 42, [
          ink("M-20 22Q-44 30 -46 62H30L20 22Z", RED),
          shoulders("light", line("M0 24V60M-30 52L28 26", GOLD, 4)),
          both(ink("M16 21C26 20 35 25 36 32C28 35 20 32 14 28Z", GOLD, line("M20 32V36M26 33V37", CAKE, 1.8))),
          face({ skin: SKIN, mood: "sly", mouth: "grin" }),
          ink(
            "M-15 -1C-20 -20 -8 -26 2 -25C14 -25 21 -16 17 4L14 6C15 -4 13 -9 9 -13C3 -8 -6 -9 -10 -13C-13 -10 -14 -5 -15 -1Z",
            "#6b3f22",
          ),
          at(0, -4, crown(GOLD, RED), { scale: 0.9 }),
        ]),
        arm("M68 76Q84 68 84 52", 84, 48, "light", SKIN, 8),
      ),
      sparkle(92, 10, 6),
    ],
    "Red Riding Hood": [
      fill("#2f5f4a"),
      trunks("#173a30"),
      watching([10, 26], [90, 34]),
      floor(72, "#173a30"),
      bold(
        at(46, 42, [
          ink(
            "M-16 16Q-36 28 -38 60H38Q36 28 16 16Z",
            RED,
            shade("M14 16Q38 28 38 60H20Z"),
            line("M0 24V60", "ink", 1.8),
          ),
          face({ skin: SKIN, mood: "wide", mouth: "smile" }),
          blush,
          fringe("#7a4a22"),
          ink(
            "M-24 24C-26 6 -24 -24 0 -36C24 -24 26 6 24 24C18 22 17 10 16 2C16 -12 8 -17 0 -17C-8 -17 -16 -12 -16 2C-17 10 -18 22 -24 24Z",
            RED,
            shade("M4 -36H28V26H18C22 4 18 -20 4 -36Z"),
          ),
          ink("M0 24L-9 20V29ZM0 24L9 20V29Z", CREAM),
        ]),
        at(80, 62, [
          limb("M-11 -4Q0 -24 11 -4", WOOD, 2.6),
          ink("M-14 -5H14L11 12H-11Z", "#d9a860", line("M-14 1H14M-12 6H12", CAKE, 1.6)),
          ink("M-14 -5Q-6 -12 0 -7Q8 -12 14 -5L6 0L0 -4L-6 0Z", "light", line("M-8 -8V-2M4 -8V-2", RED, 2)),
        ]),
      ),
    ],
    Rumpelstiltskin: [
      fill("#5a3a14"),
      glow(70, 44, 46, GOLD),
      planks(68, "#3d240c"),
      bold(
        limb("M58 76L70 44M84 76L74 44", WOOD, 3),
        ink(`${circle(72, 42, 21)}${circle(72, 42, 17)}`, WOOD),
        [0, 45, 90, 135].map((turn) => at(72, 42, limb("M0 -16V16", WOOD, 1.8), { turn })),
        ink(circle(72, 42, 4), GOLD),
      ),
      bold(
        at(
          34,
          42,
          [
            shoulders(LEAF, line("M0 26V60", GOLD, 3)),
            both(ink("M13 -2L29 -10L16 9Z", "#e0b088")),
            face({ skin: "#e0b088", mood: "sly", mouth: "grin" }),
            both(ink("M15 2C16 14 10 24 4 34L0 22Q8 18 9 8Z", "#e9e2d6")),
            ink("M-4 0Q0 -3 4 0Q8 6 0 8Q-8 6 -4 0Z", "#d08a5c"),
            ink("M-18 -9C-14 -22 -10 -30 6 -36Q20 -40 24 -28Q14 -30 14 -24Q17 -16 18 -9Q0 -18 -18 -9Z", RED),
            ink(circle(24, -27, 4), GOLD),
          ],
          { scale: 0.9 },
        ),
        arm("M50 76Q60 70 58 58", 57, 56, LEAF, "#e0b088", 6),
      ),
      line("M58 54Q64 48 72 42M56 58Q66 74 82 72T92 64", GOLD, 2.6),
      many(sparkle(0, 0, 5, "#fff3b0"), [92, 22], [62, 14], [90, 72]),
    ],
    "The Frog Prince": [
      fill("#3fa8a0"),
      faint(0.5, line("M-2 16H34M60 10H102M-2 34H18M84 34H102", "#a8f0d8", 2.4)),
      ink(ellipse(50, 74, 48, 14), "#2f7a3a", line("M50 74L20 84M50 74L90 80M50 74L8 72", "#1f5a2c", 2)),
      bold(
        mirrored(ink("M34 74Q8 78 12 62Q20 50 32 58Z", "#6fb33f")),
        ink(
          "M24 70C20 52 34 46 50 46C66 46 80 52 76 70Q50 80 24 70Z",
          "#7fc14b",
          flat("M34 78Q34 58 50 58Q66 58 66 78Z", "#d9eba6"),
        ),
        mirrored(ink(circle(34, 26, 10), "#7fc14b")),
        ink(
          "M18 42C18 30 32 24 50 24C68 24 82 30 82 42C82 56 68 60 50 60C32 60 18 56 18 42Z",
          "#7fc14b",
          shade("M64 22H86V62H58Q76 44 64 22Z", 0.18),
          flat("M22 48Q50 66 78 48Q70 60 50 60Q30 60 22 48Z", "#d9eba6"),
        ),
        mirrored([
          ink(circle(34, 25, 7), "light"),
          flat(ellipse(35, 26, 3, 4.4), "ink"),
          flat(ellipse(27, 44, 4.4, 2.8), "accent"),
          flat(circle(47, 37, 1.4), "ink"),
        ]),
        line("M26 44Q38 54 50 53Q62 54 74 44", "ink", 2.6),
        at(50, 33, crown(GOLD, RED), { scale: 0.82 }),
        mirrored(ink("M36 78L30 84H44Z", "#6fb33f")),
      ),
      bold(ink(circle(84, 66, 8), GOLD, shine(circle(81, 63, 2.4), 0.9))),
    ],
    Gretel: [
      fill("#f3b6c8"),
      [-10, 10, 30, 50, 70, 90, 110].map((x) => faint(0.6, flat(`M${x} -2h9l-26 84h-9z`, CREAM))),
      bold(
        at(
          44,
          41,
          [
            bodice("light", LEAF),
            face({ skin: SKIN, mood: "happy", mouth: "grin" }),
            blush,
            ink("M-15 4C-19 -16 -9 -24 0 -24C9 -24 19 -16 15 4C14 -6 10 -11 0 -15C-10 -11 -14 -6 -15 4Z", GOLD),
            line("M0 -23V-15", "ink", 1.4),
            braids(GOLD, "accent"),
          ],
          { scale: 0.9 },
        ),
        arm("M64 80Q78 72 76 58", 76, 55, "light", SKIN, 6.5),
        limb("M76 62V34Q76 22 84 22Q92 22 92 32", "light", 5),
      ),
      line("M74 56L78 53M74 48L78 45M74 40L78 37M75 31L80 29M80 23L83 26M88 22L87 26", RED, 3),
    ],
    Hansel: [
      fill("#d9e2a0"),
      trunks("#a8bf6a"),
      floor(72, "#8faa52"),
      bold(
        at(
          42,
          44,
          [
            shoulders("light", line("M-16 22L-12 60M16 22L12 60", CAKE, 5), line("M-14 44H14", CAKE, 4)),
            face({ skin: SKIN, mood: "wide", mouth: "oh" }),
            flat(`${circle(-9, 7, 1)}${circle(-6, 9, 1)}${circle(9, 7, 1)}${circle(6, 9, 1)}`, CAKE),
            fringe("#8a4a1c"),
            ink("M-17 -12C-14 -28 8 -34 17 -14Z", LEAF),
            ink("M-24 -10Q0 -20 26 -12Q12 -4 -24 -10Z", LEAF),
            ink("M10 -18Q12 -34 24 -36Q24 -24 14 -15Z", RED),
          ],
          { scale: 0.9 },
        ),
        arm("M62 80Q80 72 76 56", 76, 53, "light", SKIN, 6.5),
        bread(78, 46, 1.5),
      ),
      bread(88, 64, 0.6),
      bread(92, 74, 0.7),
      bread(82, 76, 0.6),
    ],
    "Rose Red": [
      fill(LEAF),
      halftone("#1f4a20", { opacity: 0.5 }),
      bold(
        at(
          50,
          42,
          [
            ink(
              "M0 -24C20 -26 24 -6 22 8C22 18 30 24 26 36Q12 42 0 38Q-12 42 -26 36C-30 24 -22 18 -22 8C-24 -6 -20 -26 0 -24Z",
              "#b8392b",
            ),
            bodice("light", RED),
            face({ skin: SKIN, mood: "sly", mouth: "smirk" }),
            blush,
            fringe("#b8392b"),
          ],
          { scale: 0.92 },
        ),
        mirrored([
          at(15, 66, rose(RED), { scale: 1.3 }),
          at(30, 74, rose("#ff6a7a"), { scale: 1.05 }),
          at(8, 50, rose("#ff6a7a"), { scale: 0.8 }),
        ]),
        at(38, 22, rose(RED), { scale: 0.8 }),
        at(50, 74, rose(RED), { scale: 1.1 }),
      ),
    ],
    "The Other Snow White": [
      fill("#8fb8e0"),
      flat("M-2 50Q50 38 102 52V82H-2Z", "#dcecf8"),
      many(at(0, 0, pine("#5f8fb8"), { scale: 1.2 }), [10, 52], [24, 50, 0.8], [88, 52], [76, 49, 0.7]),
      bold(
        at(
          46,
          44,
          [
            ink("M0 -23C18 -24 22 -8 20 6C19 14 22 18 18 24H-18C-22 18 -19 14 -20 6C-22 -8 -18 -24 0 -23Z", "#1f1a26"),
            bodice("#eaf4ff", "#4f7fc0"),
            both(ink("M4 24Q18 16 28 26Q18 34 4 30Z", "light")),
            face({ skin: "#fde6d4", mood: "calm", mouth: "smile" }),
            blush,
            fringe("#1f1a26"),
            ink("M-15 -11C-12 -24 12 -24 15 -11C6 -17 -6 -17 -15 -11Z", "#4f7fc0"),
          ],
          { scale: 0.92 },
        ),
        arm("M66 80Q80 72 76 60", 76, 57, "#eaf4ff", "#fde6d4", 6.5),
        at(78, 46, [
          ink("M-12 2C-10 -8 4 -8 8 -2L16 -4L10 4C6 12 -8 12 -12 2Z", "light"),
          ink("M-6 2Q2 -14 12 -14Q8 0 -2 5Z", "#dcecf8"),
          flat(circle(-8, 0, 1.2), "ink"),
          ink("M-12 0L-18 3L-12 4Z", GOLD),
        ]),
      ),
      flat(
        [
          [10, 14],
          [26, 26],
          [80, 12],
          [92, 30],
          [66, 20],
          [16, 40],
          [88, 68],
          [12, 66],
        ]
          .map(([x = 0, y = 0]) => circle(x, y, 1.8))
          .join(""),
        "light",
      ),
    ],
    "Another Story": [
      fill(NIGHT),
      stars("another story", 30, "#ffe9a0", 100, 60),
      floor(68, "#1a1636"),
      glow(50, 42, 40, GOLD),
      bold(at(50, 64, openBook(RED), { scale: 1.2 })),
      bold(
        at(50, 30, gameCard("ground", flat(star(0, 0, 5, 6, 2.6), GOLD)), { scale: 0.95 }),
        at(26, 34, gameCard("accent", flat(star(0, 0, 5, 6, 2.6), GOLD)), { turn: -30, scale: 0.8 }),
        at(74, 34, gameCard(LEAF, flat(star(0, 0, 5, 6, 2.6), GOLD)), { turn: 30, scale: 0.8 }),
      ),
      line("M50 14V8M24 18L20 12M76 18L80 12", GOLD, 2.6),
    ],
    "Basket of Goodies": [
      fill("second"),
      rays(50, 50, "#d4eaa8", { opacity: 0.8, count: 12 }),
      floor(66, "#6f9a4a"),
      shadow(50, 76, 36),
      bold(
        limb("M22 48Q24 6 50 6Q76 6 78 48", WOOD, 5),
        at(
          66,
          34,
          [
            ink("M-6 16V-8L-3 -12V-20H3V-12L6 -8V16Z", "#2f7a4a", shine("M-4 -6H-2V10H-4Z", 0.6)),
            flat("M-6 -2H6V8H-6Z", CREAM),
          ],
          { turn: 10 },
        ),
        ink(
          "M26 48Q24 28 38 28Q52 28 50 48Z",
          CAKE,
          flat("M24 40Q26 26 38 26Q52 26 52 40Q46 34 44 40Q40 34 36 40Q32 34 24 40Z", "accent"),
        ),
        ink(circle(38, 26, 4), RED),
        ink(circle(53, 40, 8), RED, shine(ellipse(50, 37, 2, 3), 0.7)),
        ink(
          "M14 44H86L78 76H22Z",
          "#d9a860",
          line("M16 54H84M19 64H81M28 46L30 76M40 46V76M52 46V76M64 46V76M74 46L70 76", CAKE, 2),
          shade("M66 42H90V78H62Z"),
        ),
        ink(
          "M12 42H88V49L78 52L70 62L58 50L48 60L38 50L26 62L20 51L12 49Z",
          "light",
          line("M20 42V52M32 42V58M44 42V56M56 42V54M68 42V60M80 42V54M12 46H88M24 53H76", RED, 1.8),
        ),
      ),
    ],
    Breadcrumbs: [
      fill("#24406a"),
      moon(22, 20, 11, "#fff3c4"),
      flat("M30 -2H38L40 50H28ZM62 -2H70L72 50H60ZM84 -2H96L98 82H83ZM-2 -2H8L12 82H-2Z", "#122444"),
      floor(30, "#1a4a40"),
      watching([50, 20], [90, 22], [65, 12]),
      flat("M58 30H66Q66 38 52 41Q42 45 52 50Q74 58 70 84H22Q44 66 36 58Q20 48 36 40Q56 36 58 30Z", "#c9b07a"),
      many(bread(0, 0, 1), [60, 34, 0.5], [49, 39, 0.6], [39, 45, 0.7], [43, 53, 0.85], [53, 60, 1.05]),
      bold(bread(50, 71, 1.3)),
      bold(
        at(
          82,
          58,
          [
            ink("M-12 2C-10 -8 4 -10 8 -3L16 -5L10 4C6 12 -8 12 -12 2Z", "#5a9ae0"),
            ink("M-4 1Q4 -4 10 0Q4 7 -2 6Z", "#8fc0f0"),
            ink(circle(7, -5, 6), "#5a9ae0"),
            flat(circle(8.6, -6, 1.7), "light"),
            flat(circle(9, -6, 0.9), "ink"),
            ink("M12 -6L20 -3L12 -1Z", GOLD),
            limb("M-3 9V15M2 9V15", GOLD, 1.4),
          ],
          { scale: 1.05, flip: true },
        ),
      ),
    ],
    "Fairy Godmother's Blessing": [
      fill("#7a5fd0"),
      glow(58, 26, 44, "#ffd6f0"),
      halftone("light", { from: 80, to: 0, opacity: 0.2 }),
      bold(
        ink(
          "M30 60C30 48 70 48 70 60C78 64 74 80 60 80H40C26 80 22 64 30 60Z",
          "#f08a2c",
          line("M42 54Q34 66 42 80M58 54Q66 66 58 80M50 52V80", "ink", 1.8),
          shade("M60 50H80V82H60Q70 66 60 50Z"),
        ),
        ink("M46 53Q46 46 40 44L46 42Q54 46 54 53Z", LEAF),
      ),
      bold(limb("M18 54L56 22", CREAM, 3.4), starlet(62, 18, 15, GOLD, 12), ink("M56 22L50 34L46 28Z", "accent")),

      many(sparkle(0, 0, 6, "light"), [84, 36], [40, 14], [82, 58], [20, 30], [72, 46, 0.6]),
      many(starlet(0, 0, 3.6, "#ffd6f0"), [88, 14], [28, 70], [90, 74]),
    ],
    "Grimms' Blessing": [
      fill("#f0dcae"),
      halftone("#c99a50", { opacity: 0.4 }),
      floor(68, "#8f5630"),
      line("M-2 68H102", "ink", 2),
      shadow(50, 75, 26),
      bold(at(44, 50, quill("ground"), { turn: -34, scale: 1.05 }), at(56, 50, quill(LEAF), { turn: 12, scale: 1.05 })),
      bold(
        ink(
          "M28 76Q26 60 38 54V46H62V54Q74 60 72 76Z",
          NIGHT,
          shine("M33 70Q32 62 40 58Q36 64 37 72Z", 0.6),
          shade("M58 44H76V78H56Z", 0.3),
        ),
        ink(box(34, 42, 32, 6, 2), GOLD),
        ink("M50 74C40 66 42 58 50 63C58 58 60 66 50 74Z", RED),
      ),

      many(sparkle(0, 0, 5, "light"), [14, 40], [86, 44]),
    ],
    "Mouse, Bird and Sausage": [
      fill("#e8854a"),
      bricks("#8a3a14", { size: 9, height: 66 }),
      floor(66, "#6b3a22"),
      shadow(50, 74, 40),
      bold(
        at(
          22,
          54,
          [
            limb("M10 18Q24 24 22 12", "#e8a0a8", 2),
            both(ink(circle(11, -14, 8), "#b0a4b0", flat(circle(11, -14, 4.4), "#f0b8c0"))),
            ink("M0 -12C12 -10 14 6 12 22H-12C-14 6 -12 -10 0 -12Z", "#b0a4b0"),
            both(flat(circle(4.4, -3, 2), "ink")),
            ink(circle(0, 2, 2.6), "accent"),
            line("M-4 4L-12 3M-4 6L-11 8M4 4L12 3M4 6L11 8", "ink", 1.2),
            ink("M-8 12Q0 8 8 12L7 22H-7Z", "light"),
          ],
          { scale: 0.96 },
        ),
        at(50, 42, [
          ink(
            "M-10 24C-14 4 -14 -14 -8 -24Q0 -30 8 -24C14 -14 14 4 10 24Q0 34 -10 24Z",
            "#c8452f",
            shade("M2 -30H16V34H0Q10 0 2 -30Z"),
            shine("M-8 -16Q-6 -24 -2 -24Q-6 -10 -7 4Z", 0.5),
          ),
          limb("M0 -28V-34M0 29V34", "#8a2a1a", 2.4),
          both([flat(ellipse(4.4, -9, 2, 2.6), "ink"), flat(ellipse(8, -2, 2, 1.4), "#ff9a8a")]),
          line("M-5 0Q0 6 5 0", "ink", 2),
          limb("M10 6L18 0M-10 6L-18 10", "#c8452f", 3.4),
        ]),
        at(80, 50, [
          ink(
            "M-12 4C-14 -10 -6 -18 2 -18C12 -18 15 -8 14 4C14 18 6 24 0 24C-8 24 -11 14 -12 4Z",
            "#4f9ad8",
            flat("M-8 6Q0 0 8 8V26H-8Z", "#d4ecff"),
          ),
          ink("M6 0Q18 2 20 16Q10 16 4 10Z", "#3474b0"),
          ink("M-7 -6L-18 -2L-7 2Z", GOLD),
          ink(circle(-2, -9, 3.4), "light"),
          flat(circle(-2.6, -9, 1.6), "ink"),
          line("M2 -18L6 -25M0 -18V-25", "ink", 2),
          limb("M-3 24V28M4 24V28", GOLD, 2),
        ]),
      ),
    ],
    Teamwork: [
      fill("#31427a"),
      moon(50, 38, 38, "#fff0b8"),
      floor(72, "#1c264a"),
      bold(
        at(
          50,
          70,
          [
            both(ink("M6 -12Q8 -28 16 -30Q18 -16 12 -8Z", "#8a8494")),
            ink("M0 -15C12 -15 15 -6 13 4L11 16H-11L-13 4C-15 -6 -12 -15 0 -15Z", "#8a8494"),
            ink("M-10 6Q0 2 10 6Q12 16 0 17Q-12 16 -10 6Z", "#d8d0cc"),
            both([flat(circle(6, -3, 2), "ink"), flat(ellipse(4, 10, 1.4, 2), "ink")]),
          ],
          { scale: 1 },
        ),
        at(50, 49, [
          ink("M0 -11C9 -11 12 -5 11 2C9 10 -9 10 -11 2C-12 -5 -9 -11 0 -11Z", CAKE),
          both(ink("M8 -9Q18 -6 15 6Q9 4 8 -4Z", BARK)),
          ink("M-6 1Q0 -2 6 1Q6 8 0 8Q-6 8 -6 1Z", "#f0dcb8"),
          flat(ellipse(0, 2, 2.6, 1.8), "ink"),
          both(flat(circle(4.4, -4, 1.7), "ink")),
        ]),
        at(50, 34, [
          both(ink("M3 -6L10 -14L11 0Z", "#3a3346")),
          ink("M0 -8C8 -8 11 -2 10 3C8 9 -8 9 -10 3C-11 -2 -8 -8 0 -8Z", "#3a3346"),
          both(flat(ellipse(4.4, -1, 2.4, 2.6), "#d4f06a")),
          flat(`${ellipse(4.4, -1, 0.8, 2.2)}${ellipse(-4.4, -1, 0.8, 2.2)}`, "ink"),
          line("M-3 4L-12 3M3 4L12 3", "light", 1),
        ]),
        at(50, 20, [
          ink("M6 4Q18 2 16 -10Q24 4 12 10Z", LEAF),
          ink("M-6 -10C2 -12 4 -4 6 2C14 2 12 12 2 12C-8 12 -10 0 -6 -10Z", "light"),
          ink("M-7 -8Q-9 -14 -5 -13Q-3 -17 0 -13Q4 -13 2 -8Z", RED),
          ink("M-7 -5L-14 -2L-6 -1Z", GOLD),
          flat(circle(-3, -5, 1.3), "ink"),
        ]),
      ),
      line("M28 8L22 4M26 16L19 16", GOLD, 2.4),
    ],
    "The Woodsman's Axe": [
      fill("#f2a23c"),
      rays(50, 46, "#ffd28a", { opacity: 0.85, count: 14 }),
      hills(LEAF, 100, 62, 58, 62, 60, 64),
      shadow(48, 77, 36),
      bold(
        ink("M20 54H72L80 80H12Z", BARK, line("M28 58L24 80M40 58V80M54 58L56 80", "ink", 1.8)),
        ink(
          ellipse(46, 54, 27, 9),
          "#e0b070",
          line(`${ellipse(46, 54, 18, 5.6)}${ellipse(46, 54, 9, 2.6)}`, CAKE, 1.8),
        ),
      ),
      bold(at(60, 38, axe, { turn: 52, flip: true, scale: 1.1 })),
      many(ink("M-4 0L2 -4L5 2Z", "#e0b070"), [18, 40], [26, 30, 0.8], [14, 26, 0.7], [52, 64, 0.8]),
    ],
  },
  bases: {
    "Gingerbread House": [
      fill("#f7c9d8"),
      flat("M0 0H160V26Q80 38 0 22Z", "#c9a6e0"),
      cloud(28, 32, 13),
      cloud(142, 26, 12),
      hills("#8fc08a", 160, 74, 64, 76, 66, 76, 66, 74),
      bold(
        ink("M106 44V26H114V50Z", CAKE),
        ink(box(104, 24, 12, 5, 2), "light"),
        ink(
          "M64 90V50H120V90Z",
          CAKE,
          shade("M104 48H122V92H104Z"),
          line("M64 60q4 4 8 0t8 0t8 0t8 0t8 0t8 0t8 0", "light", 2),
        ),
        ink("M84 90V72Q92 62 100 72V90Z", "#6b3a22"),
        flat(circle(97, 80, 1.6), GOLD),
        [73, 111].map((x) => [
          ink(box(x - 5, 66, 10, 10, 2), "#fff0a0"),
          line(`M${x} 66V76M${x - 5} 71H${x + 5}`, "light", 2),
        ]),
        at(92, 24, icing(36, 28)),
        many(ink(circle(0, 0, 3), RED), [92, 22]),
        ink("M92 52C86 48 87 43 92 46C97 43 98 48 92 52Z", RED),
        many(ink(circle(0, 0, 2.6), "second"), [70, 84], [114, 84]),
      ),
      many(flat(circle(0, 0, 1.6), GOLD), [84, 39], [100, 39], [76, 45], [108, 45]),
      hills("#f4f0fa", 160, 94, 90, 92, 90, 92, 90, 94),
      flat("M84 91H100Q104 106 118 124H74Q90 106 84 91Z", "#e9b98a"),
      [
        [50, 94],
        [134, 94],
      ].map(([x = 0, y = 0]) => [
        bold(
          limb(
            `M${x} ${y}V${y - 24}Q${x} ${y - 32} ${x + 6} ${y - 32}Q${x + 11} ${y - 32} ${x + 11} ${y - 26}`,
            "light",
            4,
          ),
        ),
        line(`M${x - 2} ${y - 6}l4 -3m-4 -6l4 -3m-4 -6l4 -3`, RED, 2.4),
      ]),
      [
        [22, 96],
        [36, 100],
        [148, 98],
      ].map(([x = 0, y = 0], index) =>
        bold(
          limb(`M${x} ${y}V${y - 12}`, "light", 2),
          ink(circle(x, y - 18, 8), index % 2 === 0 ? "accent" : GOLD),
          line(`M${x - 4} ${y - 18}a4 4 0 0 1 8 0a2 2 0 0 1 -4 0`, "light", 2),
        ),
      ),
    ],
    "Woodland Cottage": [
      fill("#8fc8b0"),
      flat("M0 0H160V30Q80 44 0 26Z", "#b8e0b8"),
      faint(0.4, flat("M30 -2H60L100 96H50ZM84 -2H100L140 96H112Z", "#fff6c8")),
      flat("M4 92V-2H16V92ZM34 92V-2H42V92ZM134 92V-2H142V92ZM152 92V-2H164V92Z", "#4f7f5a"),
      hills("#5f9a52", 160, 74, 68, 74, 72, 74, 68, 74),
      bold(
        ink("M112 50V28H121V58Z", "#9a9aa4"),
        ink(
          "M66 90V58H120V90Z",
          "#f4e6c4",
          line("M66 70H120M80 58V90M106 58V90M66 58L80 70M120 58L106 70", WOOD, 3),
          shade("M108 56H122V92H108Z"),
        ),
        ink("M84 90V74Q93 66 102 74V90Z", WOOD, line("M93 68V90", "ink", 1.4)),
        [73, 113].map((x) => [
          ink(box(x - 4.5, 74, 9, 9, 1), GOLD),
          line(`M${x} 74V83M${x - 4} 78.5H${x + 4}`, "ink", 1.2),
        ]),
        ink(
          "M56 62Q66 54 78 30Q93 24 108 30Q120 54 130 62Q124 66 118 62Q106 66 93 63Q80 66 68 62Q62 66 56 62Z",
          "#c99a4a",
          line("M84 32L74 58M93 30V58M102 32L112 58M66 54L74 48M120 54L112 48", CAKE, 1.8),
          shade("M100 26H132V68H108Q112 44 100 26Z"),
        ),
        ink(circle(93, 48, 6), GOLD),
        line("M93 42V54M87 48H99", "ink", 1.4),
      ),
      puffs("light", [117, 22, 4], [122, 15, 5], [130, 10, 5]),
      [
        [22, 92],
        [48, 90],
        [140, 91],
      ].map(([x = 0, y = 0], index) => bold(at(x, y, pine("#2f6a44"), { scale: 1.7 + (index % 2) * 0.4 }))),
      hills("#7fb45a", 160, 94, 92, 90, 90, 90, 92, 94),
      flat("M86 90H100Q98 104 112 124H70Q90 106 86 90Z", "#d9c08a"),
      [
        [60, 95],
        [126, 95],
        [34, 101],
      ].map(([x = 0, y = 0]) =>
        bold(
          ink(`M${x - 1.6} ${y}v-5h3.2v5z`, CREAM),
          ink(`M${x - 6} ${y - 5}q6 -10 12 0z`, RED),
          flat(circle(x, y - 7.4, 1.2), "light"),
        ),
      ),
    ],
  },
} satisfies FactionPictures;
