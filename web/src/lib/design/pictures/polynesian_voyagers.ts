/** Polynesian Voyagers: canoes between the islands, by sun and stars. */

import { at, bold, faint, ink, limb, many, mirrored, shade, shadow, shine } from "../art";
import { cloud, fill, floor, halftone, hills, moon, sea, stars } from "../drawings/backdrops";
import { drops, flame, glow, puffs, rays, sparkle, starlet } from "../drawings/effects";
import { arm, face, shoulders } from "../drawings/heads";
import { palm } from "../drawings/places";
import type { FactionPictures } from "../pictures";
import { box, circle, ellipse, flat, line, star, type Art, type Paint } from "../shapes";

const BROWN = "#b5733f";
const UMBER = "#7d4319";
const WOOD = "#8a4f2a";
const HAIR = "#2a1610";
const TATTOO = "#0b3f48";
const SAND = "#f6dfa4";
const STONE = "#9aa6ab";
const LEAF = "#4fae4a";
const BONE = "#fbf1d8";
const LAVA = "#ff5a2b";

/** A row of teeth, as carved and tattooed everywhere: from (x, y) to the right. */
const zigzag = (x: number, y: number, count: number, size: number, paint: Paint): Art =>
  flat(
    Array.from({ length: count }, (_, n) => `M${x + n * size} ${y}l${size / 2} ${size}l${size / 2} ${-size}z`).join(""),
    paint,
  );

const flower = (petals: Paint): Art => {
  const places = [0, 72, 144, 216, 288].map((turn) => {
    const angle = (turn * Math.PI) / 180;
    return circle(Math.round(55 * Math.sin(angle)) / 10, -Math.round(55 * Math.cos(angle)) / 10, 4.2);
  });
  return [places.map((d) => ink(d, petals)), places.map((d) => flat(d, petals)), flat(circle(0, 0, 3), "#ffb03d")];
};

/** A necklace of teeth below a head. */
const necklace: Art = [
  line("M-15 22Q0 36 15 22", UMBER, 2.4),
  many(ink("M-3.4 -1L0 9L3.4 -1Z", BONE), [-9, 27.5], [0, 30.5], [9, 27.5]),
];

/** A fish hook of bone, its eye at (0, -26). */
const hook: Art = [
  ink(
    "M-5 -26Q0 -32 5 -26V8Q5 16 -3 16Q-12 15 -12 6L-6 10L-16 -10Q-26 2 -22 12Q-16 27 -2 27Q16 26 16 8V-26Z",
    BONE,
    shade("M9 -34H20V30H-6Q14 20 9 -34Z", 0.16),
    line("M5 -18H17M5 -12H17", TATTOO, 2),
  ),
  ink(box(2, -32, 17, 8, 3), "accent"),
];

/** A canoe with one sail like a claw, to the right, its hull's middle at (0, 0). */
const canoe = (sail: Paint = "accent"): Art => [
  limb("M-4 0L2 -44", UMBER, 2.4),
  ink(
    "M2 -46C24 -38 34 -20 28 -6L-2 -3C10 -16 10 -32 2 -46Z",
    sail,
    line("M9 -30L24 -26M10 -20L29 -17M6 -11L29 -10", "second", 2),
    shade("M14 -42C34 -28 34 -14 28 -4H18C24 -16 24 -30 14 -42Z"),
  ),
  ink(
    "M-40 -8Q-36 2 -24 3H24Q36 2 42 -9Q42 10 26 12H-24Q-38 10 -40 -8Z",
    WOOD,
    line("M-36 6H40", "second", 2),
    shade("M-42 8H44V14H-42Z"),
  ),
];

/** A paddle, its handle up; 76 long. */
const paddle = (blade: Paint, sign: Art): Art => [
  limb("M0 -36V8", UMBER, 3),
  ink(box(-6, -40, 12, 5, 2.4), UMBER),
  ink("M0 4Q11 12 10 24Q8 36 0 42Q-8 36 -10 24Q-11 12 0 4Z", blade, sign, shade("M3 0H14V44H3Z", 0.16)),
];

/** An island with palms, 60 wide, its shore at (0, 0). */
const island = (height: number, green: Paint = LEAF): Art => [
  ink(
    `M-24 0Q-14 ${-height * 0.5} -4 ${-height}Q4 ${-height * 1.1} 10 ${-height * 0.6}Q18 ${-height * 0.4} 26 0Z`,
    green,
    shade(`M2 ${-height * 1.2}Q14 ${-height * 0.6} 28 2H8Q12 ${-height * 0.5} 2 ${-height * 1.2}Z`),
  ),
  ink("M-32 2Q-20 -5 0 -5Q20 -5 32 2Q0 6 -32 2Z", SAND),
];

/** A hut on posts with a roof of leaves, the middle of its foot at (0, 0). */
const hut: Art = [
  limb("M-12 0V-12M12 0V-12", UMBER, 2.4),
  ink("M-14 -6V-18H14V-6Z", "#d9a860", flat("M-4 -6V-15H4V-6Z", "ink")),
  ink(
    "M-22 -14Q-10 -22 0 -36Q10 -22 22 -14L16 -11L11 -14L5 -10L0 -14L-5 -10L-11 -14L-16 -11Z",
    "#c98f3c",
    line("M0 -34L-8 -14M0 -34L8 -14", UMBER, 1.4),
  ),
];

export default {
  cards: {
    Maui: [
      fill("#ff7a3c"),
      rays(36, 34, "#ffd13d", { opacity: 0.9, count: 18 }),
      moon(36, 34, 28, "#ffe98a"),
      sea(70, "deep", "ground"),
      bold(
        at(80, 30, hook, { scale: 1.02, turn: 180, flip: true }),
        at(36, 41, [
          ink(
            "M-8 18C-26 16 -40 22 -42 38L-44 60H44L42 38C40 22 26 16 8 18Q0 24 -8 18Z",
            BROWN,
            shade("M16 16H46V60H22Q30 36 16 16Z"),
            zigzag(-40, 28, 3, 6, TATTOO),
            zigzag(22, 28, 3, 6, TATTOO),
            line("M-42 26H-20M20 26H42", TATTOO, 2.4),
            line("M0 40V60", UMBER, 2),
          ),
          necklace,
          ink("M-17 4C-22 -18 -10 -25 0 -25C10 -25 22 -18 17 4Z", HAIR),
          face({ skin: BROWN, mood: "angry", mouth: "grin" }),
          ink("M-9 13Q0 18 9 13Q8 24 0 26Q-8 24 -9 13Z", HAIR),
          line("M-13 3L-8 5M-13 7L-8 8M13 3L8 5M13 7L8 8", TATTOO, 2),
          ink("M-15 -4C-18 -20 -8 -24 0 -24C8 -24 18 -20 15 -4Q8 -14 0 -14Q-8 -14 -15 -4Z", HAIR),
          ink(circle(0, -28, 7), HAIR),

          line("M-6 -22H6", "accent", 3),
          ink("M-15 -8Q0 -18 15 -8L14 -4Q0 -13 -14 -4Z", "accent"),
        ]),
        arm("M66 76Q90 76 90 56", 90, 50, BROWN, BROWN, 10),
      ),
      drops("light", [70, 60, 20, 3], [94, 62, 60, 3]),
    ],
    Wayfinder: [
      fill("#142a5c"),
      stars("wayfinder", 34, "second", 100, 60),
      line("M60 8L76 16L90 6M76 16L84 30", "#6f8fd0", 1.4),
      many(starlet(0, 0, 3.4, "second"), [60, 8], [90, 6], [84, 30]),
      sea(66, "#0a1c40", "#1f4f8a"),
      bold(
        at(42, 42, [
          ink(
            "M0 -22C18 -24 22 -8 20 6C20 16 30 24 26 38Q12 42 0 38Q-12 42 -26 38C-30 24 -20 16 -20 6C-22 -8 -18 -24 0 -22Z",
            HAIR,
          ),
          shoulders("accent", zigzag(-34, 40, 12, 6, "second"), line("M-34 38H34", "second", 2.4)),
          necklace,
          face({ skin: BROWN, mood: "calm", mouth: "smile" }),
          ink("M-15 2C-18 -16 -8 -23 1 -23C11 -23 18 -15 15 2C13 -6 11 -9 8 -12C2 -6 -9 -8 -15 2Z", HAIR),
          at(13, -14, flower("#ff6a8a"), { scale: 0.75 }),
          line("M0 13V17M-3 14V17M3 14V17", TATTOO, 1.6),
        ]),
        limb("M66 72Q78 62 76 44", BROWN, 8),
        ink(circle(76, 40, 5.4), BROWN),
        limb("M76 38V27", BROWN, 3),
      ),
      glow(76, 14, 13, "#fff3b0"),
      starlet(76, 14, 8, "#ffe14d"),
    ],
    Tiki: [
      fill("#3f1f5c"),
      halftone("#c8407a", { opacity: 0.5 }),
      floor(70, "#241038"),
      mirrored([flame(16, 56, 26), ink("M13 80L10 54H22L19 80Z", UMBER)]),
      bold(
        at(
          50,
          20,
          [-46, -24, 0, 24, 46].map((turn) =>
            at(0, 6, ink("M0 -2C-6 -8 -6 -18 0 -26C6 -18 6 -8 0 -2Z", turn % 48 === 0 ? "accent" : "second"), { turn }),
          ),
        ),
        ink(
          "M26 20Q50 12 74 20C80 40 78 62 70 82H30C22 62 20 40 26 20Z",
          "#a9622e",
          shade("M62 14H82V84H58Q72 48 62 14Z", 0.28),
        ),
        ink("M25 24Q50 14 75 24L77 33Q62 26 50 36Q38 26 23 33Z", "accent", zigzag(24, 23, 9, 6, UMBER)),
        mirrored([
          ink(circle(37, 42, 8.4), "second"),
          flat(circle(38, 42.6, 4), "ink"),
          line("M25 54L32 58L25 62", "second", 2.4),
        ]),
        ink("M46 38H54L59 54H41Z", "#c9803f"),
        ink("M29 60Q50 54 71 60V71Q50 76 29 71Z", "ink"),
        flat("M32 61.6H38V70H32ZM40 60.4H46V71H40ZM48 60H53V71.4H48ZM55 60.4H61V71H55ZM63 61.6H68V70H63Z", BONE),
      ),
    ],
    "Mo'ai": [
      fill("#a8dcf0"),
      cloud(16, 24, 13),
      cloud(86, 34, 12),
      hills("#6fb85a", 100, 62, 56, 62, 60, 56, 60),
      shadow(52, 76, 34),
      bold(
        at(86, 62, ink("M-7 -14Q0 -18 7 -14L9 10H-9Z", "#87949a")),
        ink(
          "M30 10C40 3 62 4 66 12C71 24 68 32 71 44C72 60 68 74 60 80H36C27 74 25 58 27 44C27 30 24 18 30 10Z",
          STONE,
          shade("M56 4C70 8 68 24 70 40Q72 66 60 82H48Q64 50 56 4Z", 0.26),
          shine("M31 14Q36 9 42 9Q34 20 33 34Q28 22 31 14Z", 0.5),
          flat(`${circle(36, 68, 1.4)}${circle(60, 64, 1.6)}${circle(40, 16, 1.4)}${circle(33, 56, 1.2)}`, "#748288"),
        ),
        ink("M25 28C34 22 60 22 71 28L69 36Q58 32 54 38H42Q38 32 27 36Z", "#87949a"),
        flat(`${ellipse(35, 39, 5, 4)}${ellipse(61, 39, 5, 4)}`, "ink"),
        flat(`${circle(36, 39, 1.4)}${circle(62, 39, 1.4)}`, "light"),
        ink("M43 34H53L58 56Q48 61 38 56Z", "#b7c1c5", shade("M50 32L60 58H50Z", 0.2)),
        line("M35 68Q48 62 61 68", "ink", 3.4),
        ink("M26 40C20 42 20 58 26 60ZM70 40C77 42 77 58 71 60Z", STONE),
      ),
      flat("M20 82L24 74L28 80L32 73L36 82ZM62 82L66 74L70 80L75 73L80 82Z", LEAF),
    ],
    "Growth of the Tribes": [
      fill("#ffe08a"),
      rays(50, 44, "#fff3c4", { opacity: 0.9, count: 14, turn: 6 }),
      sea(54, "ground", "#6fd8d0"),
      flat("M-2 68Q50 58 102 70V82H-2Z", SAND),
      shadow(50, 74, 26),
      bold(
        limb("M50 54Q52 40 50 30", LEAF, 4),
        [
          "M50 34Q30 30 22 12Q42 10 50 30Z",
          "M50 34Q72 28 82 12Q60 8 50 30Z",
          "M50 42Q32 46 18 38Q32 30 50 38Z",
          "M50 42Q70 46 84 36Q68 30 50 38Z",
          "M50 32Q42 16 50 4Q60 16 52 32Z",
        ].map((d) => ink(d, LEAF)),
        line("M50 32Q36 24 26 15M52 32Q64 22 78 15M50 28V12", "#2f7a3a", 1.6),
        ink(
          "M28 64C28 50 38 46 50 46C62 46 74 50 72 64C70 76 60 78 50 78C40 78 30 76 28 64Z",
          WOOD,
          line("M34 54Q32 64 38 74M46 48Q42 62 46 76M60 50Q62 62 58 76", UMBER, 2),
          shade("M58 44H78V80H54Q70 64 58 44Z"),
        ),
        ink("M44 50L48 56L52 49L56 56L58 49Q50 46 44 50Z", BONE),
      ),
      many(sparkle(0, 0, 6), [16, 26], [88, 28]),
    ],
    "Knowledge of the Tribes": [
      fill("deep"),
      stars("knowledge", 24, "second", 100, 50),
      floor(70, "#03302f"),
      glow(50, 70, 40, "#ffb03d"),
      bold(
        puffs(
          "#cdeee4",
          [50, 54, 6],
          [30, 36, 15],
          [70, 36, 15],
          [50, 24, 18],
          [20, 26, 11],
          [80, 26, 11],
          [50, 42, 12],
        ),
        flat("M24 24H76V40H24Z", "#cdeee4"),
      ),
      at(36, 35, flat("M-14 2Q0 8 14 1Q12 8 0 8Q-12 8 -14 2ZM-1 2L1 -18Q14 -12 11 1Z", TATTOO), { scale: 0.95 }),
      flat(star(58, 19, 5, 7, 3), TATTOO),
      at(70, 36, [
        flat(`${ellipse(0, 0, 8, 6)}${circle(0, -8.6, 2.6)}`, TATTOO),
        line("M-6 -4L-11 -8M6 -4L11 -8M-6 4L-10 8M6 4L10 8", TATTOO, 3),
        line("M0 -5V5M-6 0H6", "#cdeee4", 1.4),
      ]),
      bold(limb("M32 78L66 70M34 70L68 78", UMBER, 5), flame(50, 76, 26)),
    ],
    "Ocean Tattoo": [
      fill("#4fd0d8"),
      halftone("ground", { from: 0, to: 80, opacity: 0.5 }),
      sea(60, "#0f8f98", "#2fb0b4"),
      bold(
        ink("M-6 46Q4 34 16 38Q26 16 46 24Q60 28 70 50L76 66Q68 80 48 78Q20 80 -6 86Z", BROWN, [
          line("M12 84C6 60 18 38 34 38C50 38 54 58 42 63C32 66 26 56 34 52", TATTOO, 4),
          line("M-4 58q5 -7 10 -4M-4 68q5 -7 9 -4M52 74q5 -7 10 -2t10 -2", TATTOO, 3),
          shade("M-6 78Q40 74 74 56V88H-6Z", 0.16),
        ]),
        ink("M56 60Q50 42 56 26H80Q86 48 80 66Q68 76 56 60Z", BROWN, [
          shade("M70 24H86V72H68Z", 0.16),
          line("M48 34H88M48 48H88", TATTOO, 3),
          line("M52 41q4 -5 8 0t8 0t8 0t8 0", TATTOO, 2.4),
        ]),
        ink("M53 27V14Q54 6 61 6Q68 2 74 6Q82 6 83 14V27Q68 32 53 27Z", BROWN, shade("M70 2H86V32H70Z", 0.16)),
        line("M61 7V17M68 5V17M75 7V17M53 19Q62 24 70 19", "ink", 2),
      ),
      drops("light", [92, 40, 20, 4], [34, 16, -20, 3.4], [92, 58, 40, 3], [16, 26, -30, 3.4]),
    ],
    "Shark Tattoo": [
      fill("#2f5f8f"),
      rays(50, 40, "#4f8fc8", { opacity: 0.6, count: 12 }),
      bold(
        mirrored(limb("M12 30Q0 52 4 86", BROWN, 13)),
        ink("M38 -4H62V10Q86 10 92 28L86 42Q80 62 78 84H22Q20 62 14 42L8 28Q14 10 38 10Z", BROWN, [
          shade("M66 8H94V84H70Q78 34 66 8Z", 0.16),
          line("M50 10V18M20 36Q30 42 30 54M80 36Q70 42 70 54", UMBER, 2.2),
        ]),
      ),
      flat(
        "M50 18C58 24 62 34 62 44L74 52Q66 56 60 54Q58 62 53 66L62 78L50 74L38 78L47 66Q42 62 40 54Q34 56 26 52L38 44C38 34 42 24 50 18Z",
        TATTOO,
      ),
      flat("M43 32L47 35L43 36ZM57 32L53 35L57 36ZM43 44H57L54.6 48L52.4 44.6L50 49L47.6 44.6L45.4 48Z", BROWN),
      zigzag(10, 26, 3, 7, TATTOO),
      zigzag(69, 26, 3, 7, TATTOO),
    ],
    "Sun Tattoo": [
      fill("#ffb03d"),
      halftone("#e8602f", { opacity: 0.5 }),
      bold(
        limb("M50 90V64", BROWN, 24),
        limb("M34 44V18M45 40V8M56 40V8M67 44V16", BROWN, 8),
        limb("M70 62Q82 54 84 42", BROWN, 8),
        ink("M30 40H71Q76 58 68 72H32Q27 58 30 40Z", BROWN),
      ),
      flat(box(31.2, 37, 39, 10), BROWN),
      bold(limb("M37 77H63", "second", 5)),
      flat(star(50, 56, 12, 17, 11), TATTOO),
      flat(circle(50, 56, 9.4), BROWN),
      line(circle(50, 56, 6), TATTOO, 2.6),
      flat(circle(50, 56, 2.4), TATTOO),
      line("M31 22H37M42 13H48M53 13H59M64 21H70M79 46L87 48", TATTOO, 2.6),
      line("M14 16L20 22M10 38H18M88 14L82 20", "light", 3),
    ],
    "Tattoo Artist": [
      fill("#e8c48a"),
      faint(0.5, zigzag(-4, 4, 14, 8, "#b5733f"), zigzag(-4, 16, 14, 8, "#b5733f")),
      ink("M-4 84V62Q30 48 60 56T104 60V84Z", BROWN, [
        line("M58 74q5 -8 10 0t10 0t10 0t10 0", TATTOO, 4),
        zigzag(54, 78, 7, 7, TATTOO),
        shade("M40 76Q80 62 104 68V84H40Z", 0.14),
      ]),
      bold(
        at(
          52,
          50,
          [
            limb("M2 -2L44 -26", UMBER, 4),
            ink("M-8 -10L8 -6L5 14L2 7L-1 14L-4 6L-7 13L-9 5L-12 11Z", BONE, line("M-6 -4L4 -1", TATTOO, 1.6)),
          ],
          { scale: 1.05 },
        ),
        at(36, 24, [limb("M-26 -10L10 4", WOOD, 4.4), ink("M4 -6L22 0Q24 8 18 12L0 6Q0 -2 4 -6Z", "accent")], {
          turn: 8,
        }),
        at(22, 60, [ink("M-14 -4H14Q12 10 0 10Q-12 10 -14 -4Z", WOOD), ink(ellipse(0, -4, 14, 4), TATTOO)]),
      ),
      line("M58 14L61 6M66 18L72 12M46 10V3", "accent", 2.8),
      drops(TATTOO, [50, 68, 0, 3], [60, 66, 0, 2.4]),
    ],
    "Unity of the Tribes": [
      fill("#e8486a"),
      rays(50, 42, "#ff8aa0", { opacity: 0.8, count: 14 }),
      bold(
        at(50, 30, at(0, 10, paddle("ground", zigzag(-10, 16, 4, 6, "second"))), { turn: 50, scale: 0.98 }),
        at(50, 30, at(0, 10, paddle("second", line("M-10 18H10M-10 26H10", "accent", 3))), { turn: -50, scale: 0.98 }),
        at(50, 30, at(0, 8, paddle("#ffb03d", at(0, 24, flat(star(0, 0, 6, 8, 3.6), TATTOO)))), { scale: 0.98 }),
      ),
      bold(many(flower("light"), [42, 35, 0.9], [58, 35, 0.9]), at(50, 24, flower("#ffd13d"), { scale: 0.9 })),
    ],
    "Volcanic Uprising": [
      fill("#3a1428"),
      glow(50, 22, 54, LAVA),
      puffs("#5a4450", [22, 10, 11], [36, 4, 10], [66, 4, 11], [82, 12, 10], [92, 4, 9], [10, 2, 9]),
      bold(
        ink(
          "M40 34Q44 18 28 4Q42 4 46 -4H56Q60 4 74 4Q56 18 60 34Z",
          LAVA,
          flat("M45 34Q50 16 44 -4H58Q51 16 55 34Z", "#ffd13d"),
        ),
        ink(
          "M8 74Q26 60 36 30Q50 36 64 30Q74 60 92 74Z",
          "#5a3a44",
          shade("M58 28L64 30Q74 60 94 76H66Q66 48 58 28Z", 0.3),
        ),
        ink(
          "M35 33L37 29Q50 36 63 29L66 35Q62 40 60 50Q56 56 56 44Q52 40 50 58Q46 72 43 54Q42 44 40 44Q36 50 35 33Z",
          LAVA,
        ),
        flat("M40 34Q50 38 60 34L58 38Q50 41 42 38Z", "#ffd13d"),
      ),
      sea(70, "#0f4f58", "#1f7f80"),
      many(
        ink(circle(0, 0, 3.6), LAVA),
        [22, 30],
        [78, 32],
        [16, 46, 0.7],
        [86, 48, 0.7],
        [74, 18, 0.7],
        [28, 18, 0.8],
      ),
      puffs("light", [14, 74, 5], [24, 72, 5], [76, 72, 5], [86, 74, 5]),
    ],
  },
  bases: {
    "Island Chain": [
      fill("#8fe0e0"),
      flat("M-2 -2H162V16Q80 26 -2 14Z", "#c8f4ec"),
      cloud(24, 22, 12),
      cloud(134, 16, 11),
      sea(36, "#2fc0bc", "#5fd4cc", 160),
      bold(at(130, 42, island(12, "#6fb8a0"), { scale: 0.5 })),
      bold(at(90, 46, island(20, "#5fb07a"), { scale: 0.62 })),
      flat("M-2 56Q20 51 40 56T80 56T120 56T162 56V124H-2Z", "#1fb0ac"),
      bold(at(118, 64, island(22), { scale: 0.8 })),
      at(104, 63, palm, { scale: 0.4 }),
      flat("M-2 70Q20 65 40 70T80 70T120 70T162 70V124H-2Z", "ground"),
      bold(at(74, 84, island(26), { scale: 1.05 })),
      at(54, 82, palm, { scale: 0.62 }),
      at(96, 83, palm, { scale: 0.55 }),
      bold(at(132, 84, canoe(), { scale: 0.42 })),
      bold(at(24, 76, island(22, "#5fb07a"), { scale: 0.7 })),
      flat("M-2 94Q20 88 40 94T80 94T120 94T162 94V124H-2Z", "#0b8f8e"),
      line("M16 104Q26 100 36 104M64 112Q76 108 88 112M112 103Q124 99 136 103M30 116Q40 113 50 116", "#5fd4cc", 2),
    ],
    "Island Peak": [
      fill("#ffb98a"),
      flat("M-2 -2H162V28Q80 42 -2 24Z", "#ff8a72"),
      moon(40, 40, 14, "#ffe9b0"),
      halftone("#e8607a", { from: 66, to: 0, width: 160, opacity: 0.25 }),
      sea(76, "#0f8f98", "#3fb8b4", 160),
      bold(
        ink(
          "M40 88Q56 80 62 62Q70 54 76 36Q82 18 91 10Q98 16 104 34Q112 48 116 62Q128 78 144 88Z",
          "#2f8f5a",
          flat("M91 10Q98 16 104 34L98 30L92 38L86 30L78 34Q84 18 91 10Z", "#8a6a5a"),
          shade("M91 8Q120 40 146 90H104Q112 50 91 8Z", 0.22),
          line("M76 46Q72 60 64 74M84 40Q82 56 80 66M108 52Q114 66 124 78M66 70Q62 78 56 86", "#1f6a44", 2.4),
          flat("M90 40H96L98 64L101 88H87L90 62Z", "#e4fbff"),
          line("M93 42V86", "#8fe0e8", 1.8),
        ),
        ink("M34 90Q60 82 92 83Q124 82 150 90Q92 98 34 90Z", SAND),
      ),
      cloud(72, 34, 13, "#fff3e6"),
      cloud(116, 42, 12, "#fff3e6"),
      puffs("light", [89, 84, 3.4], [94, 86, 4], [99, 84, 3.4]),
      at(60, 88, palm, { scale: 0.5 }),
      at(124, 88, palm, { scale: 0.5 }),
      at(134, 89, palm, { scale: 0.4 }),
      flat("M-2 98Q20 92 40 98T80 98T120 98T162 98V124H-2Z", "#0b7880"),
      line("M16 108Q26 104 36 108M70 114Q82 110 94 114M116 107Q128 103 140 107", "#3fb8b4", 2),
    ],
    "Tropical Paradise": [
      fill("#5fd0f0"),
      flat("M-2 -2H162V20Q80 32 -2 16Z", "#9fe6fa"),
      moon(120, 28, 11, "#fff6c8"),
      cloud(34, 28, 13),
      faint(0.8, hills("#4fb8b0", 160, 56, 50, 56, 58, 52, 46, 54)),
      sea(56, "#2fd0c4", "#6fe6dc", 160),
      flat("M-2 84Q30 74 60 80T120 78T162 72V124H-2Z", SAND),
      line("M-2 82Q30 72 60 78T120 76T162 70", "light", 3),
      at(52, 90, palm, { scale: 1.35 }),
      at(128, 88, palm, { scale: 1.45 }),
      bold(at(92, 88, hut, { scale: 1.2 })),
      bold(
        many(flower("#ff6a8a"), [36, 98, 0.7], [142, 96, 0.8], [116, 100, 0.6]),
        many(flower("light"), [28, 104, 0.6], [150, 104, 0.6]),
      ),
      bold(at(24, 68, canoe("#ffd13d"), { scale: 0.36 })),
      faint(0.7, line("M60 108Q70 105 82 108M100 114Q110 111 122 114M20 116Q30 113 42 116", "#d9b36c", 2)),
    ],
  },
} satisfies FactionPictures;
