/** Steampunks: brass, copper and boiling water. */

import { at, bold, both, faint, ink, limb, many, mirrored, shade, shadow, shine } from "../art";
import { bricks, cloud, fill, floor, halftone, hills, moon, planks, stars } from "../drawings/backdrops";
import { burst, chevrons, puffs, rays, sparkle, speed } from "../drawings/effects";
import { arm, beard, blush, face, fringe, moustache, shoulders } from "../drawings/heads";
import { clock, gameCard, scroll } from "../drawings/props";
import type { FactionPictures } from "../pictures";
import { box, circle, cog, ellipse, flat, line, type Art, type Paint } from "../shapes";

const STEAM = "#e6efec";
const IRON = "#56636b";
const DARK_IRON = "#333d44";
const LEATHER = "#5a3824";
const GLASS = "#8fe6d8";
const BRONZE = "#a8702a";
const HAIR = "#9c3f1d";
const SKY = "#9fd3d6";

/** A cogwheel with a hole in it. */
const gear = (x: number, y: number, radius: number, paint: Paint = "accent", teeth = 10): Art =>
  at(x, y, ink(`${cog(0, 0, teeth, 20, 15.4)}${circle(0, 0, 6)}`, paint, shade("M4 -22H24V24H-2Q10 4 4 -22Z", 0.2)), {
    scale: radius / 20,
  });

const rivets = (...places: readonly (readonly [number, number])[]): Art =>
  flat(places.map(([x, y]) => circle(x, y, 1.3)).join(""), "ink");

/** Goggles, to be put over the eyes or on a hat. */
const goggles: Art = [
  line("M-15 -1Q0 -4 15 -1", LEATHER, 4),
  both([ink(circle(7.4, -1, 7), "accent"), ink(circle(7.4, -1, 4.4), GLASS, shine("M3 -6H8L4 3H2Z", 0.8))]),
];

/** A steering wheel of a valve. */
const valve = (paint: Paint): Art => [
  limb("M-11 0H11M0 -11V11", paint, 2.4),
  ink(`${circle(0, 0, 14)}${circle(0, 0, 9.6)}`, paint),
  ink(circle(0, 0, 3.4), "accent"),
];

/** A dial with its needle. */
const dial = (x: number, y: number, radius: number): Art =>
  at(
    x,
    y,
    [
      ink(circle(0, 0, 10), "accent"),
      ink(circle(0, 0, 7), "paper"),
      line("M-4 -3L-5 -4M0 -5V-6M4 -3L5 -4", "ink", 1.2),
      line("M0 0L4 -4", "#c8382b", 2),
    ],
    { scale: radius / 10 },
  );

/** An airship to the left, 84 long. */
const airship: Art = [
  line("M-18 12L-12 26M18 12L12 26M0 14V26", "ink", 1.8),
  ink("M28 -4L44 -16V-2L38 0L44 2V16L28 6Z", "accent", shade("M26 2H46V18H26Z")),
  ink(
    "M-42 0C-38 -12 -20 -19 -2 -19C16 -19 32 -12 38 0C32 12 16 19 -2 19C-20 19 -38 12 -42 0Z",
    "second",
    flat(
      "M-18 -22C-26 -8 -26 8 -18 22H-6C-10 8 -10 -8 -6 -22ZM12 -22C18 -8 18 8 12 22H22C30 8 30 -8 22 -22Z",
      "#e39a5c",
    ),
    shine("M-34 -8C-24 -16 -10 -17 0 -17C-10 -12 -22 -10 -34 -8Z", 0.5),
    shade("M-44 6C-20 16 20 16 42 4V22H-44Z"),
  ),
  ink("M-20 25H20L15 36H-14Z", LEATHER, flat("M-22 25H22V28H-22Z", "accent")),
  flat(`${circle(-9, 31, 2)}${circle(-2, 31, 2)}${circle(5, 31, 2)}`, "#ffe9a0"),
  ink("M19 28L28 21V38Z", "accent"),
];

/** One, two and seven, as on a wheel of numbers. */
const DIGITS = ["M-1.5 -2.5H1.5V0H-1.5V2.5H1.5", "M0 -2.5V2.5", "M-1.5 -2.5H1.5L-0.5 2.5"];

export default {
  cards: {
    "Steam Queen": [
      fill("#7a2f1e"),
      rays(50, 36, "second", { opacity: 0.95, count: 16, turn: 6 }),
      puffs(STEAM, [4, 66, 10], [14, 74, 9], [96, 64, 10], [86, 74, 9], [2, 52, 6], [98, 50, 6]),
      bold(
        at(86, 46, [limb("M0 34V-18", BRONZE, 3.4), gear(0, -26, 11), ink(circle(0, -26, 4.4), "#e2483d")], {
          turn: 8,
        }),
        at(48, 44, [
          both(ink("M8 22C22 18 30 4 26 -14C38 -2 40 20 28 34Z", "accent", line("M14 24Q30 10 28 -8", BRONZE, 2))),
          shoulders(
            "ground",
            flat("M-12 20L0 42L12 20Z", "#f6d3ad"),
            line("M-13 21L0 43L13 21", "accent", 3.4),
            line("M-24 26L-18 60M24 26L18 60", BRONZE, 2.4),
          ),
          both(ink(circle(15, -17, 10), HAIR)),
          ink("M0 -26C18 -26 20 -8 17 6L13 8H-13L-17 6C-20 -8 -18 -26 0 -26Z", HAIR),
          face({ skin: "#f6d3ad", mood: "sly", mouth: "smirk" }),
          blush,
          fringe(HAIR),
          line(circle(7, -1, 6.4), "accent", 2.4),
          line("M12.5 2Q16 12 12 22", "accent", 1.5),
          ink("M-17 -18L-21 -38L-12 -30L-8 -40L0 -31L8 -40L12 -30L21 -38L17 -18Q0 -24 -17 -18Z", "accent"),
          gear(0, -27, 6.5, "second", 8),
          ink(circle(0, 30, 3.4), "#e2483d"),
        ]),
        arm("M74 74Q86 70 87 58", 87, 54, "ground", "#f6d3ad", 8),
      ),
    ],
    Mechanic: [
      fill("ground"),
      faint(0.4, gear(16, 22, 24, "deep", 12), gear(52, 6, 16, "deep"), gear(92, 60, 20, "deep")),
      bold(
        at(44, 44, [
          shoulders(
            "#d9cfb6",
            flat("M-18 22L-14 60H14L18 22L10 24V36H-10V24Z", "#3e5f7c"),
            rivets([-12, 36], [12, 36]),
          ),
          ink(circle(0, 44, 0.5), "accent"),
          face({ skin: "#c98d5e", mood: "happy", mouth: "grin" }),
          faint(0.5, flat("M-13 3Q-8 0 -6 6Q-10 10 -13 3ZM6 14Q10 12 11 7Q14 12 8 16Z", "ink")),
          moustache("#3a2014"),
          ink("M-15 -4C-19 -20 -8 -25 0 -25C8 -25 19 -20 15 -4C8 -11 -8 -11 -15 -4Z", LEATHER),
          at(0, -13, goggles, { scale: 1.05 }),
        ]),
        arm("M70 78L84 62L76 46", 76, 44, "#d9cfb6", "#c98d5e", 9),
        at(
          77,
          40,
          ink(
            "M-3.6 16L-3.6 -12C-10 -15 -12 -24 -7 -30V-20L0 -16L7 -20V-30C12 -24 10 -15 3.6 -12L3.6 16Q0 20 -3.6 16Z",
            "#c3ced3",
            shade("M0 -32H14V22H0Z"),
          ),
          { turn: 24, scale: 1.15 },
        ),
      ),
      sparkle(90, 12, 6),
    ],
    "Steam Man": [
      fill("#2b4a66"),
      halftone("#0f2438", { opacity: 0.5 }),
      floor(70, "#152a3c"),
      shadow(50, 75, 34),
      puffs(STEAM, [62, 6, 7], [71, 2, 8], [82, 5, 6]),
      bold(
        limb("M28 36Q16 42 20 56M72 36Q84 42 80 56", IRON, 7),
        ink("M14 54H26V64L22 60H18L14 64ZM74 54H86V64L82 60H78L74 64Z", "accent"),
        ink("M34 66H46V78H31ZM54 66H66L69 78H54Z", IRON),
        ink(
          "M30 34H70Q76 50 69 68H31Q24 50 30 34Z",
          "second",
          shade("M58 32H78V70H56Q66 52 58 32Z"),
          shine("M32 38H37Q33 50 36 64H33Q27 50 32 38Z"),
        ),
        ink(box(40, 46, 20, 16, 3), DARK_IRON, flat("M42 62Q44 52 48 55Q50 48 53 55Q57 53 58 62Z", "#ff8a2b")),
        line("M45 46V62M50 46V62M55 46V62", "ink", 1.8),
        rivets([34, 38], [42, 38], [58, 38], [66, 38], [31, 60], [69, 60]),
        ink("M58 15V6H66V18Z", IRON),
        ink("M34 32V18Q34 10 50 10Q66 10 66 18V32Z", "accent", shade("M58 8H68V34H56Q61 20 58 8Z")),
        ink(box(30, 29, 40, 6, 2.5), BRONZE),
        [43, 57].map((x) => [ink(circle(x, 20, 5), DARK_IRON), flat(circle(x, 20, 2.8), "#ffe14d")]),
        line("M42 27H58M46 25V29M50 25V29M54 25V29", "ink", 1.6),
      ),
    ],
    "Captain Ahab": [
      fill(SKY),
      cloud(16, 30, 14),
      cloud(88, 20, 12),
      cloud(70, 78, 30),
      cloud(16, 80, 24),
      bold(
        limb("M76 54L90 6", LEATHER, 2.4),
        ink("M86 8L92 -4L95 9L91 8Z", "#dfe7ea"),
        at(
          46,
          27,
          [
            ink("M-7 18C-22 20 -28 26 -30 40H30C28 26 22 20 7 18Z", "#2c3f5e", line("M0 22V40", "accent", 3)),
            face({ skin: "#e0a878", mood: "angry", mouth: "grim" }),
            beard("#f1ede2", 6),
            ink(circle(7, -2, 6), "accent"),
            ink(circle(7, -2, 3.2), "#e2483d"),
            ink("M-19 -12C-20 -28 20 -28 19 -12Q0 -18 -19 -12Z", "#f1ede2"),
            ink("M-19 -11Q0 -18 19 -11L16 -6Q0 -12 -16 -6Z", "#2c3f5e"),
            gear(0, -18, 4.6, "accent", 8),
          ],
          { scale: 0.82 },
        ),
        arm("M66 60Q76 58 79 46", 79, 44, "#2c3f5e", "#e0a878", 6.5),
        ink(
          "M12 54H86C84 68 76 74 66 74H30C20 72 14 64 12 54Z",
          "second",
          line("M12 61H88M14 67H84", "#8a4722", 1.6),
          shade("M10 67H90V78H10Z"),
        ),
        ink(box(9, 50, 80, 6, 3), "accent"),
        ink("M10 62L2 50Q-2 62 2 72Z", "accent"),
        ink(circle(48, 65, 4.6), GLASS),
      ),
    ],
    Aggromotive: [
      fill("#f0953c"),
      rays(50, 40, "#ffcf70", { opacity: 0.9, count: 14 }),
      puffs("#4a4450", [46, 6, 8], [58, 2, 9], [36, 2, 7], [72, 6, 7]),
      floor(70, "#6b4a34"),
      bold(
        ink("M44 20L41 4H59L56 20Z", DARK_IRON),
        ink(box(39, 2, 22, 5, 2), "accent"),
        mirrored(ink(box(20, 50, 10, 16, 3), IRON)),
        ink(circle(50, 40, 26), DARK_IRON),
        ink(
          circle(50, 40, 22),
          IRON,
          shade("M54 16H80V66H48Q66 46 54 16Z", 0.3),
          shine("M32 32Q36 22 46 20Q36 28 34 40Z", 0.5),
        ),
        mirrored([
          flat("M30 32L47 39Q44 48 35 45Q30 41 30 32Z", "#fff3b0"),
          flat(circle(40, 40, 2.6), "#c8382b"),
          line("M28 30L47 38", "ink", 3.6),
        ]),
        ink("M38 50H62L59 57H41Z", "ink", flat("M39 50L42 54L45 50L48 54L51 50L54 54L57 50L60 54L62 50Z", "light")),
        ink(box(14, 60, 72, 8, 3), "#c8382b"),
        ink("M26 68H74L88 82H12Z", "accent", line("M36 66L26 82M46 66L42 82M54 66L58 82M64 66L74 82", "ink", 2.4)),
        mirrored(ink(circle(20, 62, 4.6), "#fff3b0")),
      ),
      mirrored(puffs(STEAM, [8, 66, 7], [2, 58, 6], [14, 74, 7])),
    ],
    "Change of Venue": [
      fill("#5b3a6e"),
      hills("#43295a", 100, 50, 40, 52, 44, 50),
      floor(66, "#2f1c42"),
      shadow(54, 74, 36),
      speed(22, 46, 26, 32, 0),
      bold(
        ink("M58 20V6H66V24Z", "#8a4722"),
        ink(
          "M30 30H78V60H30Z",
          "#f1dfb4",
          shade("M64 28H80V62H64Z"),
          flat("M36 36H46V48H36ZM62 36H72V48H62Z", "#ffcf4d"),
          line("M41 36V48M36 42H46M67 36V48M62 42H72", "ink", 1.4),
        ),
        ink("M49 60V42Q54 36 59 42V60Z", "#c8382b"),
        ink("M22 32L54 10L86 32Z", "#2f8f84", shade("M54 8L88 32H58Z")),
        gear(54, 24, 5, "accent", 8),
        ink(box(24, 58, 60, 8, 3), LEATHER),
        gear(36, 67, 10, "accent"),
        gear(72, 67, 10, "accent"),
        ink("M82 60L92 64V72L82 66Z", IRON),
      ),
      puffs(STEAM, [56, 4, 6], [47, 6, 5], [38, 4, 6]),
    ],
    "Difference Engine": [
      fill("#f0dcae"),
      halftone("second", { opacity: 0.3 }),
      floor(68, "#b98a52"),
      shadow(48, 73, 38),
      bold(
        ink(box(14, 8, 66, 6, 2), BRONZE),
        ink("M17 14H77V62H17Z", DARK_IRON),
        [27, 47, 67].map((x, column) => [
          limb(`M${x} 14V62`, BRONZE, 3),
          [23, 38, 53].map((y, row) => [
            ink(box(x - 8.5, y - 5.5, 17, 11, 3), (column + row) % 2 === 0 ? "accent" : "second"),
            ink(box(x - 4, y - 4, 8, 8), "paper"),
            at(x, y, line(DIGITS[(column + 2 * row) % 3] ?? "", "ink", 1.4)),
          ]),
        ]),
        ink(box(12, 60, 70, 14, 3), "ground", shade("M12 68H84V76H12Z")),
        ink(box(34, 64, 26, 4), "ink"),
        at(47, 72, gameCard("second", gear(0, 0, 6, "accent", 8)), { scale: 0.8 }),
        limb("M80 38H88V28", IRON, 3.4),
        ink(circle(88, 26, 4.4), "#c8382b"),
        dial(21, 67, 5),
        dial(73, 67, 5),
      ),
    ],
    "Escape Hatch": [
      fill(IRON),
      line("M-2 22H102M-2 60H102M28 -2V22M70 -2V22M16 60V82M84 60V82", "ink", 1.6),
      rivets([6, 17], [22, 17], [34, 17], [64, 17], [76, 17], [94, 17], [6, 65], [22, 65], [78, 65], [94, 65]),
      faint(0.4, flat("M22 52L10 -2H76L70 52Z", "#ffe9a0")),
      shadow(50, 62, 40),
      bold(
        ink("M50 34C64 18 82 10 90 14C98 22 90 42 76 52Z", BRONZE),
        at(
          74,
          28,
          [
            ink(ellipse(0, 0, 22, 13), "accent", shade("M-24 4H24V16H-24Z", 0.2)),
            at(0, -1, valve("#c8382b"), { scale: 0.68 }),
          ],
          {
            turn: -48,
          },
        ),
        ink(ellipse(44, 56, 33, 15), "accent", shade("M-2 60H90V76H-2Z", 0.2)),
        ink(ellipse(44, 56, 26, 11), "#1a120a", flat(ellipse(44, 62, 22, 7), "#7a5520")),
        limb("M36 58V12Q36 6 31 6M54 58V12Q54 6 49 6", "#dfe7ea", 2.8),
        limb("M36 48H54M36 36H54M36 24H54", "#dfe7ea", 2.2),
        rivets([14, 56], [74, 58], [22, 66], [64, 67], [44, 69.5]),
      ),
    ],
    "Ornate Dome": [
      fill("#3c2f6b"),
      stars("ornate dome", 26, "#e9d9ff", 100, 60),
      halftone("#8a6ad0", { from: 0, to: 70, opacity: 0.3 }),
      floor(70, "#241a45"),
      bold(
        ink(
          "M12 66C12 32 30 14 50 14C70 14 88 32 88 66Z",
          "#bff0e6",
          flat("M22 66V50H30V42H36V50H40V34L46 28L52 34V48H58V40H66V52H74V66Z", "ground"),
          flat("M43 36H49V40H43ZM60 44H63V47H60ZM25 54H28V57H25ZM68 56H71V59H68Z", "#ffe9a0"),
          faint(0.6, flat("M20 56Q22 34 38 22Q30 36 28 56Z", "light")),
          line("M50 12V70M50 14C34 22 30 44 30 68M50 14C66 22 70 44 70 68M12 46H88", BRONZE, 2.4),
        ),
        ink("M8 62H92V70H8Z", "accent", shade("M8 67H92V72H8Z", 0.3)),
        many(ink(circle(0, 0, 2.4), "second"), [18, 66], [34, 66], [50, 66], [66, 66], [82, 66]),
        ink("M44 15Q50 8 56 15Z", "accent"),
        limb("M50 12V4", "accent", 2.4),
        gear(50, 4, 6, "accent", 8),
      ),
      mirrored([line("M8 34L14 38M16 18L21 24M30 8L33 14", "#bff0e6", 2.6)]),
    ],
    "Rotary Slug Thrower": [
      fill("#8c2f2a"),
      rays(82, 26, "#d9583c", { opacity: 0.7, count: 14 }),
      floor(66, "#4a1c1c"),
      shadow(38, 75, 34),
      bold(
        limb("M34 52L14 74M34 52L24 76", LEATHER, 4.4),
        at(
          40,
          40,
          [
            ink(box(-30, -12, 26, 24, 5), "accent", shade("M-30 3H0V14H-30Z")),
            limb("M-30 0H-37V8", IRON, 3),
            ink(circle(-37, 10, 3), "#c8382b"),
            [-9, -3, 3, 9].map((y) => ink(box(-5, y - 3, 38, 6, 2), y === -9 ? "#8a979e" : IRON)),
            ink(box(2, -14, 6, 28, 2), "second"),
            ink(box(24, -14, 6, 28, 2), "second"),
            ink("M-24 -12V-24H-8V-12Z", LEATHER),
          ],
          { turn: -16, scale: 1.05 },
        ),
        ink(circle(36, 62, 14), LEATHER),
        ink(circle(36, 62, 9.6), "#8c2f2a"),
        limb("M36 50V74M24 62H48", LEATHER, 2.2),
        ink(circle(36, 62, 3.6), "accent"),
      ),
      burst(80, 27, 14, "accent", "#fff6cf"),
      many(ink("M-5 -3H2Q7 0 2 3H-5Z", "#dfe7ea"), [94, 16], [94, 32], [84, 8]),
      chevrons(66, 62, 13, "accent"),
      chevrons(84, 60, 13, "accent"),
    ],
    "Scrap Diving": [
      fill("#3f8f86"),
      halftone("deep", { from: 0, to: 60, opacity: 0.25 }),
      faint(0.35, flat("M8 -2H22L44 82H26ZM60 -2H82L66 82H54Z", "#d8fff2")),
      hills("#6b5138", 100, 60, 52, 64, 62, 66, 50, 60),
      bold(
        limb("M18 84Q18 66 26 60", "#c9b48a", 9),
        limb("M82 84Q84 66 78 56", "#c9b48a", 9),
        ink("M28 82Q28 56 50 56Q72 56 72 82Z", "#c9b48a"),
        ink("M30 62Q50 52 70 62L68 68Q50 60 32 68Z", BRONZE),
        ink(
          circle(50, 38, 23),
          "accent",
          shade("M56 12H80V64H48Q68 46 56 12Z"),
          shine("M32 32Q36 20 48 18Q38 26 36 38Z", 0.7),
        ),
        mirrored(ink(ellipse(26, 40, 4, 8), BRONZE)),
        ink(circle(50, 39, 15), BRONZE),
        ink(circle(50, 39, 11), "#123631"),
        flat(`${circle(45.5, 38, 3)}${circle(54.5, 38, 3)}`, "light"),
        flat(`${circle(46.2, 38.4, 1.4)}${circle(55.2, 38.4, 1.4)}`, "ink"),
        line("M46 44Q50 47 54 44", "light", 1.8),
        ink(box(44, 10, 12, 7, 2), BRONZE),
        rivets([50, 26.5], [37.5, 39], [62.5, 39], [50, 51.5]),
      ),
      bold(
        at(80, 44, gameCard("second", gear(0, 0, 6, "accent", 8)), { turn: 14, scale: 0.95 }),
        ink(circle(77, 57, 5), "#c9b48a"),
      ),
      bold(
        gear(14, 72, 13, "second"),
        gear(36, 78, 9, IRON),
        gear(88, 76, 11, "#c3ced3"),
        limb("M46 80H66V72", "second", 4),
      ),
      line(`${circle(20, 30, 3)}${circle(26, 20, 2)}${circle(16, 14, 2.4)}`, "light", 1.6),
    ],
    Zeppelin: [
      fill("#f7dd9a"),
      moon(80, 20, 11, "#fff6d8"),
      cloud(18, 20, 12, "#fff6d8"),
      hills("#c98f5a", 100, 70, 64, 72, 66, 70),
      hills("#8f5a3c", 100, 76, 74, 70, 76, 74),
      bold(at(51, 34, airship, { scale: 1.06, turn: -5 })),
      cloud(22, 66, 14, "#fff6d8"),
      cloud(86, 60, 12, "#fff6d8"),
      line("M93 44H100M92 52H102", "light", 2),
    ],
  },
  bases: {
    "Inventor's Salon": [
      fill("#6b2f3c"),
      halftone("#3d1620", { from: 90, to: 0, width: 160, opacity: 0.3 }),
      faint(0.35, flat("M10 0H22V90H10ZM34 0H46V90H34ZM130 0H142V90H130ZM152 0H162V90H152Z", "#3d1620")),
      bold(
        ink(
          circle(91, 50, 34),
          "#7fc9d6",
          cloud(80, 46, 12),
          cloud(112, 34, 8),
          at(94, 40, airship, { scale: 0.36 }),
          flat("M52 90V66H62V60H70V66H76V56H84V70H92V62H104V68H112V58H118V70H130V90Z", "#3b6f78"),
          line("M91 14V88M55 50H127M66 26L116 76M116 26L66 76", LEATHER, 1.8),
        ),
        line(circle(91, 50, 34), "accent", 5),
        line(`${circle(91, 50, 37)}${circle(91, 50, 31)}`, "ink", 2),
      ),
      bold(line("M91 -2V12", "ink", 2.4), many(gear(0, 0, 6), [91, 14], [57, 50], [125, 50])),
      planks(92, "#8a5230", 160),
      flat("M40 96H142L156 124H24Z", "#2f7f78"),
      line("M43 99H139L150 124M43 99L30 124", "accent", 2),
      bold(
        at(62, 92, [
          ink("M-14 0V-16Q-14 -32 0 -32Q14 -32 14 -16V0Z", "#2f7f78", line("M-6 -24V-10M6 -24V-10", "ink", 1.4)),
          ink("M-18 2V-12Q-12 -18 -9 -8H9Q12 -18 18 -12V2Z", "#3d9a90", shade("M8 -20H20V4H8Z")),
        ]),
        at(122, 92, [
          limb("M-10 2L0 -14L10 2", LEATHER, 2.4),
          ink(box(-16, -17, 32, 4, 2), "#8a5230"),
          gear(-7, -25, 8, "second"),
          ink("M5 -17Q0 -26 6 -32V-38H12V-32Q18 -26 13 -17Z", GLASS, flat("M0 -24H20V-16H0Z", "#e2483d")),
        ]),
        at(92, 94, [
          ink("M-12 0L-6 -10H6L12 0Z", LEATHER),
          ink(circle(0, -18, 10), "#e2b96a", flat("M-8 -22Q-2 -28 4 -24T2 -16T-8 -22ZM2 -12Q8 -16 10 -10Z", "ground")),
          line("M-9 -28A14 14 0 0 1 9 -8", "accent", 2.4),
        ]),
      ),
      bold(
        at(26, 40, clock(13, "M0 0V-8M0 0L5 3")),
        ink("M18 54H34V88H18Z", LEATHER, line("M26 56V76", "accent", 2), flat(circle(26, 78, 4), "accent")),
      ),
      bold(at(146, 44, scroll(), { scale: 0.8 })),
    ],
    Workshop: [
      fill("#1f4450"),
      flat("M0 0H160V50Q80 66 0 46Z", "#16323d"),
      moon(46, 28, 11, "#f7e6b4"),
      stars("workshop", 24, "#f7e6b4", 160, 40),
      hills("#12303a", 160, 78, 70, 76, 74, 72, 70, 76),
      flat("M4 92V64H14V54H20V64H30V92ZM136 92V60H144V50H150V60H160V92Z", "#0e252d"),
      bold(
        ink("M62 60L65 18H73L76 60Z", "#a8492f", shade("M70 16H78V62H71Z"), line("M62 26H76M62 36H78", "ink", 1.4)),
        ink("M108 60L110 28H118L120 60Z", "#a8492f", shade("M115 26H122V62H115Z"), line("M106 36H122", "ink", 1.4)),
        ink(box(63, 14, 12, 6, 2), "accent"),
        ink(box(108, 24, 12, 6, 2), "accent"),
        ink(
          "M48 92V58L64 46V58L80 46V58L96 46V58L112 46V58L128 46V92Z",
          "#b5583a",
          bricks("ink", { x: 48, y: 58, width: 82, height: 36, size: 5 }),
          shade("M112 44H130V94H112Z"),
        ),
        [54, 70, 102, 118].map((x) =>
          ink(box(x - 4, 63, 9, 10, 2), "#ffe08a", line(`M${x + 0.5} 62V74M${x - 5} 68H${x + 6}`, "ink", 1.3)),
        ),
        ink(
          "M74 92V76Q88 64 102 76V92Z",
          "#ffcf5a",
          flat("M80 92V82H96V92Z", "#c8702a"),
          line("M88 68V92", "ink", 1.6),
        ),
        gear(88, 60, 12, "accent", 12),
        limb("M128 70H140V84H150V92", "second", 4),
      ),
      puffs("#8fa5a8", [70, 8, 6], [79, 3, 7], [90, 1, 6], [115, 18, 5], [122, 13, 6], [131, 11, 5]),
      floor(92, "#2c4a48"),
      line("M-2 92H162", "ink", 2),
      faint(0.3, flat("M74 92H102L120 124H56Z", "#ffcf5a")),
      faint(0.5, line("M-2 102H162M-2 114H162M30 92V102M70 102V114M112 92V102M140 102V114M20 102V114", "ink", 1.4)),
      bold(gear(38, 88, 7, IRON), gear(29, 91, 5, "second"), ink(box(126, 84, 12, 10, 1), LEATHER)),
    ],
  },
} satisfies FactionPictures;
