/** Super Spies: dinner jackets, gadgets and hideouts, in the colours of old posters. */

import { at, bold, both, faint, ink, limb, many, mirrored, shade, shadow, shine } from "../art";
import { bricks, cloud, fill, floor, halftone, moon, sea, stars } from "../drawings/backdrops";
import { drops, glow, puffs, rays, sparkle } from "../drawings/effects";
import { arm, face, fringe, shoulders, skull } from "../drawings/heads";
import { palm } from "../drawings/places";
import { gameCard } from "../drawings/props";
import type { FactionPictures } from "../pictures";
import { box, circle, ellipse, flat, line, star, type Art, type Paint } from "../shapes";

const BLACK = "#2a2c38";
const STEEL = "#8f9bb0";
const TEAL = "#1c8f96";
const MUSTARD = "#f2b632";
const TAN = "#c99f63";
const FUR = "#6b5560";

const shades: Art = [
  ink("M-15 -6H-1L-2 3Q-8 8 -13 2ZM1 -6H15L13 2Q8 8 2 3Z", "#15161d"),
  line("M-11 -4L-7 1M5 -4L9 1", STEEL, 1.8),
];

/** A hat with a band and a wide brim. */
const fedora = (felt: Paint, band: Paint = "ink"): Art => [
  ink(
    "M-16 -10C-17 -26 -8 -31 0 -27C8 -31 17 -26 16 -10Z",
    felt,
    shade("M4 -32H20V-8H8Q12 -22 4 -32Z"),
    line("M-18 -13Q0 -18 18 -13", band, 5),
  ),
  ink("M-27 -10C-18 -16 18 -16 27 -10C22 -4 10 -7 0 -7C-10 -7 -22 -4 -27 -10Z", felt),
];

const bowTie = (paint: Paint): Art => [
  ink("M0 0L-9 -5V6ZM0 0L9 -5V6Z", paint),
  ink(box(-2.4, -2.6, 4.8, 5.2, 1.4), paint),
];

/** A pistol of the future, its grip at (0, 0), aiming to the right. */
const rayGun = (paint: Paint): Art => [
  ink("M-5 -4H5L3 12H-7Z", BLACK),
  ink("M-10 -14H14L18 -10V-5L14 -2H-10Z", paint, shine("M-10 -13H14V-10H-10Z")),
  ink(box(16, -10, 10, 5, 2), "accent"),
];

/** The lapels and the shirt of a dinner jacket. */
const dinner = (lapel: Paint): Art => [
  flat("M-9 18L0 60L9 18Z", "light"),
  both(ink("M7 19L14 22L20 34L12 36L3 60L9 24Z", lapel)),
  flat(`${circle(0, 34, 1.4)}${circle(0, 42, 1.4)}`, "ink"),
];

/** A diamond, 28 across. */
const diamond: Art = [
  ink(
    "M-8 -10H8L14 -2L0 14L-14 -2Z",
    "#bff2ff",
    flat("M-6 -2L0 14L6 -2Z", "#7fd4f0"),
    flat("M-8 -10L-6 -2L0 -10Z", "light"),
  ),
  line("M-14 -2H14M-8 -10L-6 -2L0 -10L6 -2L8 -10M-6 -2L0 14L6 -2", "ink", 1.2),
];

const card = gameCard("deep", [flat(circle(0, 0, 5), "accent"), flat(circle(0, 0, 2), "light")]);

export default {
  cards: {
    "Secret Agent": [
      fill("accent"),
      rays(50, 42, "#ff7a7a", { opacity: 0.9, count: 14, turn: 6 }),
      flat(circle(50, 40, 36), "light"),
      halftone("deep", { opacity: 0.22 }),
      bold(
        at(48, 38, [
          shoulders(BLACK, dinner("#15161d")),
          at(0, 24, bowTie("accent")),
          face({ skin: "#e3ad7f", mood: "sly", mouth: "smirk" }),
          ink("M-16 0C-19 -18 -10 -27 4 -25C14 -25 19 -14 15 1L12 -8Q0 -8 -4 -14Q-10 -8 -13 -7Z", "#2c1d18"),
          flat(star(20, 34, 8, 5, 2.4), "accent"),
        ]),
        arm("M72 76L86 62L82 44", 82, 42, BLACK, "#e3ad7f", 9),
        at(82, 40, rayGun(STEEL), { turn: -78, scale: 0.95 }),
        arm("M22 78L14 66L28 60", 30, 59, BLACK, "#e3ad7f", 9),
      ),
      sparkle(90, 11, 8),
    ],
    Mole: [
      fill("#6a8f3f"),
      flat("M-2 -2H102V30Q50 40 -2 30Z", "#b9dd86"),
      floor(54, "#6b4326"),
      flat(`${ellipse(12, 66, 4, 2.6)}${ellipse(90, 62, 5, 3)}${ellipse(84, 74, 3, 2)}`, "#4a2c18"),
      shadow(50, 74, 40),
      bold(
        ink("M10 78C12 60 26 52 50 52C74 52 88 60 90 78Z", "#8f5c36", shade("M60 50H92V80H60Z")),
        ink("M26 66C22 34 34 16 50 16C66 16 78 34 74 66Z", FUR, shade("M58 14H80V70H62Q72 40 58 14Z")),
        ink("M30 56L50 64L70 56L74 70H26Z", TAN, line("M50 62V72", "ink", 1.6)),
        ink("M44 34C44 28 56 28 56 34L60 46Q50 54 40 46Z", "#9c8088"),
        ink(ellipse(50, 45, 7, 5), "#ff8fa0"),
        line("M40 49L26 46M40 51L27 54M60 49L74 46M60 51L73 54", "ink", 1.4),
        at(50, 33, shades, { scale: 1.05 }),
        at(50, 32, fedora(BLACK, "accent"), { scale: 1.05 }),
        mirrored([
          ink("M8 70C4 56 14 50 22 54C28 58 28 68 22 72Z", "#ffb0a8"),
          ink("M10 56L2 50L13 51ZM16 53L12 44L20 50ZM22 54L22 45L26 55Z", "#fff6dc"),
        ]),
      ),
      flat(`${circle(16, 42, 2)}${circle(82, 40, 2.4)}${circle(90, 48, 1.8)}`, "#4a2c18"),
    ],
    Operative: [
      fill("#2a8f9c"),
      flat("M-2 -2H30V82H-2ZM70 -2H102V82H70Z", "#1c6f7c"),
      line("M-2 16L102 34M-2 60L102 48M-2 74L102 70M102 6L-2 40", "#ff2f4e", 1.8),
      faint(0.35, line("M-2 16L102 34M-2 60L102 48M-2 74L102 70M102 6L-2 40", "#ff8f9e", 5)),
      bold(
        limb("M50 -4V14", "#e8d6ad", 2.4),
        limb("M44 22L34 10L48 4M56 22L66 10L52 4", BLACK, 7),
        ink("M40 18H60L64 44H36Z", BLACK, shade("M52 16H66V46H52Z", 0.4), flat("M38 24H62V29H38Z", MUSTARD)),
        arm("M38 42L22 46L16 60", 16, 62, BLACK, "#15161d", 6.5),
        arm("M62 42L78 46L84 58", 84, 60, BLACK, "#15161d", 6.5),
        at(
          50,
          56,
          [
            ink("M-14 -14C-22 -16 -26 -30 -18 -34C-18 -28 -10 -26 -6 -20Z", "#e8703a"),
            face({ skin: "#f2c79a", mood: "calm", mouth: "smirk" }),
            fringe("#e8703a"),
            line("M-15 -4H15", "#15161d", 5),
            both([
              ink(circle(7, -3, 6), STEEL),
              flat(circle(7, -3, 3.6), "#7dff8a"),
              flat(circle(5.8, -4.4, 1), "light"),
            ]),
          ],
          { turn: 180, scale: 0.98 },
        ),
      ),
    ],
    Spy: [
      fill(TEAL),
      bricks("deep", { size: 9 }),
      floor(68, "#0f5a60"),
      bold(
        at(50, 38, [
          shoulders(TAN),
          face({ skin: "#f2c79a", mood: "sly", mouth: "smile" }),
          at(0, -3, fedora("#a57a42")),
        ]),
        ink(
          "M14 43L49 47V84H12Z",
          "#f6f1e2",
          flat("M18 48L45 51V54L18 51Z", "ink"),
          line("M18 58H28M18 62H28M18 66H28M18 71H28", STEEL, 1.8),
          flat("M31 58H45V72H31Z", STEEL),
        ),
        ink(
          "M86 43L51 47V84H88Z",
          "#e4dcc6",
          flat("M82 48L55 51V54L82 51Z", "ink"),
          line("M72 58H82M72 62H82M72 66H82M72 71H82", STEEL, 1.8),
          flat("M55 58H69V72H55Z", STEEL),
        ),
        ink(circle(13, 60, 5), "#f2c79a"),
        ink(circle(87, 60, 5), "#f2c79a"),
      ),
    ],
    "Discards Are Forever": [
      fill("#3b2a66"),
      rays(50, 60, "#5a44a0", { opacity: 0.9 }),
      floor(70, "#241844"),
      shadow(50, 74, 30),
      bold(
        at(34, 30, card, { turn: -26, scale: 0.95 }),
        at(66, 28, card, { turn: 22, scale: 0.95 }),
        at(50, 32, card, { turn: -4 }),
      ),
      bold(
        ink(
          "M26 42H74L68 76H32Z",
          STEEL,
          line("M36 44L40 76M46 44L47 76M54 44L53 76M64 44L60 76", "#5d687c", 3),
          shade("M60 40H76V78H58Z"),
        ),
        ink(box(22, 37, 56, 7, 3), "#b9c4d6"),
      ),
      bold(at(50, 59, diamond, { scale: 0.95 })),
      bold(
        at(16, 22, diamond, { scale: 0.5, turn: -20 }),
        at(86, 24, diamond, { scale: 0.5, turn: 18 }),
        at(50, 8, diamond, { scale: 0.4 }),
      ),
      sparkle(58, 52, 6),
    ],
    "For My Eyes Only": [
      fill("deep"),
      bold(
        ink(circle(32, 40, 28), "#9fd8ff", flat("M0 52Q30 44 60 56V80H0Z", "#5aa86a")),
        ink(circle(68, 40, 28), "#9fd8ff", flat("M40 56Q70 46 100 52V80H40Z", "#5aa86a")),
      ),
      flat("M44 22H56V58H44Z", "#9fd8ff"),
      flat("M44 53L56 54V60H44Z", "#5aa86a"),
      bold(
        at(22, 46, card, { turn: -24, scale: 0.82 }),
        at(36, 40, card, { turn: -12, scale: 0.9 }),
        at(64, 40, card, { turn: 12, scale: 0.9 }),
        at(78, 46, card, { turn: 24, scale: 0.82 }),
        at(50, 38, card, { scale: 1.05 }),
      ),
      faint(0.9, line("M50 12V20M50 60V68M8 40H14M86 40H92", "accent", 2.2)),
    ],
    "From Q With Love": [
      fill("#ffb3c0"),
      halftone("accent", { opacity: 0.35 }),
      floor(64, "#d9798c"),
      shadow(50, 72, 40),
      bold(
        ink("M14 40L18 10H82L86 40Z", "#4a3226", shade("M60 8H88V42H60Z")),
        ink("M19 38L22 14H78L81 38Z", "accent"),
        ink("M50 34C40 28 38 18 45 17Q49 17 50 21Q51 17 55 17C62 18 60 28 50 34Z", "light"),
        limb("M42 76Q42 82 50 82Q58 82 58 76", "#2c1d16", 3),
        ink("M12 42H88V74H12Z", "#6b4a36", shade("M12 64H88V76H12Z"), line("M12 46H88", MUSTARD, 2)),
        ink(box(20, 40, 60, 20, 2), "accent"),
      ),
      bold(
        at(33, 50, [
          ink(box(-15, -4, 30, 8, 2), "#3f5a9c"),
          ink(circle(0, 0, 9), MUSTARD),
          ink(circle(0, 0, 6), "light"),
          line("M0 -4V0L3 2", "ink", 1.6),
        ]),
        at(62, 54, rayGun(STEEL), { scale: 0.8 }),
      ),
      flat(`${box(24, 64, 6, 5)}${box(70, 64, 6, 5)}`, MUSTARD),
      sparkle(84, 16, 6),
    ],
    "Live and Let Chum": [
      fill("#8fdcea"),
      sea(52, "#0f6a94", "#2b9fc0"),
      bold(ink("M58 -2H102V14H58Z", STEEL, line("M58 8H102", "ink", 1.6)), ink("M58 12L40 24L44 29L62 16Z", STEEL)),
      bold(
        ink(
          "M28 78C24 56 30 38 46 24C52 20 58 22 60 28L70 44C76 56 76 68 74 78Z",
          "#6f8aa6",
          flat("M50 80C44 62 46 50 60 38L76 52V80Z", "#e8eef4"),
        ),
        ink("M30 56L14 60L27 66Z", "#6f8aa6"),
        ink("M48 52C46 40 52 30 60 28L72 46C66 56 56 58 48 52Z", "#7a1420"),
        flat(
          "M50 40L56 41L53 34ZM55 33L61 36L59 28.4ZM49 46L54 47L50 42ZM52 53L55 47L58 54ZM59 54L61 48L65 51ZM66 49L66 43L70 46Z",
          "light",
        ),
        flat(circle(42, 38, 3.2), "light"),
        flat(circle(43, 38, 1.8), "ink"),
        line("M37 33L46 35M34 58Q38 60 38 66M40 60Q44 62 43 68", "ink", 2),
      ),
      bold(at(74, 32, fedora(TAN, "accent"), { scale: 0.7, turn: 24 })),
      puffs("light", [22, 76, 6], [32, 78, 6], [72, 76, 6], [82, 78, 5]),
      drops("light", [18, 48, -30, 4], [80, 58, 40, 4], [12, 56, -50, 3], [88, 48, 40, 3]),
    ],
    Mindraker: [
      fill("#1d1440"),
      stars("mindraker", 36, "light", 100, 80),
      moon(76, 20, 12, "#f4ecc8"),
      glow(44, 52, 36, "#ff7ed0"),
      bold(
        ink(
          "M44 32C52 26 62 28 65 36C74 36 78 46 73 53C74 62 66 69 58 66C54 73 44 73 41 67C32 71 22 66 23 57C14 54 14 43 22 40C22 32 34 27 44 32Z",
          "#ff9ac8",
          shade("M60 26H82V74H52C68 62 70 44 60 26Z", 0.16),
        ),
        line(
          "M44 34Q40 44 46 50T42 66M26 44Q34 42 36 50M30 60Q34 54 40 58M54 36Q52 44 60 44M68 48Q60 50 60 58M52 60Q56 54 52 50",
          "#b8407e",
          2.6,
        ),
      ),
      bold(
        limb("M58 22L92 76", "#a8703f", 3.6),
        at(
          54,
          16,
          [ink("M-26 -3H26V4H-26Z", MUSTARD), limb("M-22 5V15M-11 5V15M0 5V15M11 5V15M22 5V15", "#e6eef4", 2.6)],
          { turn: -30 },
        ),
      ),
      line("M18 26L12 22M28 18L25 10M10 40H4", MUSTARD, 2.6),
    ],
    "Permit to Kill": [
      fill("#4f7a52"),
      halftone("deep", { opacity: 0.3 }),
      shadow(52, 72, 40, 5),
      at(
        50,
        40,
        [
          bold(
            ink(box(-36, -24, 72, 48, 5), "#fbf6e6", flat("M-38 -26H38V-13H-38Z", "deep")),
            ink(box(-31, -9, 24, 28, 2), "#9fd8ff"),
          ),
          ink("M-30 18C-30 8 -24 8 -19 8C-14 8 -8 8 -8 18Z", BLACK),
          ink(circle(-19, 2, 6.4), "#e3ad7f"),
          at(-19, 0, fedora(BLACK, "accent"), { scale: 0.4 }),
          flat("M-30 -21H0V-18H-30Z", "second"),
          line("M-2 -4H16M-2 3H14", STEEL, 2.4),
          line("M-2 14Q4 8 6 14T14 13", "ink", 1.8),
          at(22, 4, [line(circle(0, 0, 15), "accent", 3.4), at(0, -1, skull("accent"), { scale: 0.5 })], { turn: -14 }),
        ],
        { turn: -8 },
      ),
      bold(at(22, 16, [ink(circle(0, 0, 4), STEEL), limb("M0 0V-20", STEEL, 3)])),
    ],
    "The Base Is Not Enough": [
      fill(MUSTARD),
      rays(50, 70, "#ffd97a", { opacity: 0.9, count: 16 }),
      bold(
        ink(
          "M20 90A30 26 0 0 1 80 90Z",
          "#3f8fd0",
          flat("M30 74Q40 66 48 72T44 90H28ZM60 68Q72 70 78 80L66 84Z", "#57b05a"),
        ),
      ),
      line("M28 20L34 50M72 14L66 50M34 12L45 44M68 20L55 44", "ink", 1.6),
      bold(
        limb("M47 58L42 68M53 58L59 68", "#7a4f2c", 4.6),
        ink("M44 44H56L58 60H42Z", TEAL),
        limb("M45 46L36 52L34 50M55 46L64 52L66 50", TEAL, 4.4),
        at(50, 35, [face({ mood: "wide", mouth: "oh" }), fringe("#7a4f2c")], { scale: 0.52 }),
      ),
      bold(
        limb("M26 19L74 11M30 9L70 21", "#8f5630", 4),
        ink("M40 -8H60V6H40Z", BLACK),
        ink(box(38, 2, 24, 17, 6), "#f2c79a", shade("M54 0H64V20H54Z")),
        line("M44 10V18M50 10V18.6M56 10V18", "ink", 1.6),
        ink("M37 -3H63V3H37Z", "light"),
      ),
    ],
    "The Spy Who Ditched Me": [
      fill("#6fc6ea"),
      cloud(16, 20, 12),
      cloud(90, 38, 12),
      floor(70, "#58606e"),
      line("M4 76H18M30 76H44M56 76H70M82 76H96", MUSTARD, 2.4),
      bold(
        at(
          64,
          24,
          [
            ink("M-14 18V-6Q-14 -10 -10 -10H-4V12H14V20Z", "#8a2f3a"),
            limb("M2 12L16 14L22 24", BLACK, 5.4),
            ink("M-5 14L-4 0H8L7 14Z", BLACK, flat("M-2 0L2 8L5 0Z", "light")),
            limb("M-3 3L-15 -2L-17 -10M7 3L18 -2L20 -10", BLACK, 4.6),
            at(2, -9, [face({ mood: "wide", mouth: "shout" }), fringe("#5a3420")], { scale: 0.6 }),
            limb("M0 22L-8 26L8 30L-8 34L6 38", "#d3dae4", 2),
          ],
          { turn: 14, scale: 0.9 },
        ),
        ink(
          "M6 66C6 58 14 56 24 55L36 44H54L58 56H80C90 56 94 60 94 68H6Z",
          "accent",
          shade("M4 63H96V70H4Z"),
          flat("M30 54L38 47H44V54Z", "#cdeeff"),
          shine("M8 58H90V60H8Z", 0.3),
        ),
        ink(circle(26, 68, 8), BLACK),
        ink(circle(76, 68, 8), BLACK),
        flat(`${circle(26, 68, 3.4)}${circle(76, 68, 3.4)}`, "#d3dae4"),
      ),
    ],
    "Moon Zero Three": [
      fill("#0b2a4a"),
      stars("moon zero three", 26),
      bold(
        limb("M50 16L38 2M50 16L60 4", STEEL, 2.4),
        [38, 60].map((x) => ink(circle(x, 3.5, 3), "second")),
        ink(
          circle(50, 44, 30),
          "#d9dde8",
          shade("M54 10H84V78H56Q74 44 54 10Z"),
          many(flat(circle(0, 0, 4), "#b3b9c9"), [28, 34], [36, 62, 0.8], [70, 62, 1.2], [30, 50, 0.6]),
        ),
        ink(
          "M24 42Q50 24 76 42Q50 62 24 42Z",
          BLACK,
          ink(circle(50, 42, 10), "accent", flat(circle(50, 42, 4.5), "ink"), flat(circle(46.5, 38.5, 2.4), "light")),
        ),
        limb("M12 60Q50 84 90 54", MUSTARD, 3),
        ink(box(82, 48, 14, 9, 2), "second"),
      ),
    ],
  },
  bases: {
    "ISI's Swingin' Pad": [
      fill("#e8804a"),
      [0, 1, 2, 3, 4, 5].map((n) =>
        flat(circle(10 + n * 28, 8 + (n % 2) * 18, 9), n % 2 === 0 ? "#f2b632" : "#c9503a"),
      ),
      floor(80, "#8a4a3a"),
      bold(
        ink(
          circle(92, 50, 34),
          "#252a5c",
          stars("swingin pad", 34, "light", 160, 70),
          moon(106, 34, 6, "#fff3c4"),
          flat("M56 90V58H66V48H74V62H80V36H88V32H90V36H96V60H102V50H112V64H120V56H130V90Z", "#141736"),
          flat(
            "M69 52h2v3h-2zM69 60h2v3h-2zM83 42h3v3h-3zM90 42h3v3h-3zM83 52h3v3h-3zM90 58h3v3h-3zM105 56h3v3h-3zM122 62h3v3h-3zM60 64h3v3h-3z",
            MUSTARD,
          ),
        ),
      ),
      line(circle(92, 50, 34), "#f6e3c0", 3),
      line("M118 -2V18", STEEL, 1.6),
      bold(
        ink(
          circle(118, 24, 9),
          "#d3dae4",
          line("M109 24H127M111 18H125M111 30H125M118 15V33M113 16Q110 24 113 32M123 16Q126 24 123 32", STEEL, 1.2),
        ),
      ),
      sparkle(114, 20, 5),
      bold(
        limb("M44 -4V30", STEEL, 2),
        ink("M44 28C60 28 64 46 60 60C56 74 32 74 28 60C24 46 28 28 44 28Z", "light", shade("M50 26H66V74H50Z", 0.15)),
        ink("M44 36C54 36 57 48 54 58C50 66 38 66 34 58C31 48 34 36 44 36Z", "accent"),
        ink("M36 54Q44 50 52 54L50 62Q44 65 38 62Z", MUSTARD),
      ),
      bold(
        ink("M70 92C66 78 74 76 80 80H112C118 76 126 78 122 92Z", "accent", shade("M70 86H124V94H70Z")),
        ink(box(78, 72, 36, 10, 4), "#ff7a7a"),
      ),
      bold(
        ink("M138 92H152L149 82H141Z", STEEL),
        ink(
          "M141 82L143 56H147L149 82Z",
          "#ffd0f0",
          flat(`${circle(145, 76, 2.6)}${circle(144.6, 68, 2)}${circle(145.4, 62, 1.4)}`, "#e0408a"),
        ),
        ink("M142 58L143 50H147L148 58Z", STEEL),
      ),
      floor(92, "#6b3230"),
      flat(ellipse(92, 106, 58, 11), "#f6e3c0"),
      line(ellipse(92, 106, 48, 8), "#e0a24a", 3),
      line("M-2 92H162", "ink", 2),
    ],
    "Secret Volcano Headquarters": [
      fill("#3a2050"),
      flat("M0 0H160V26Q80 42 0 24Z", "#24123a"),
      stars("volcano", 30, "light", 160, 40),
      glow(92, 24, 40, "#ff7a1f"),
      puffs("#6a4a72", [92, 8, 10], [80, 4, 8], [106, 2, 9]),
      sea(82, "#164a6a", "#2a6f8f", 160),
      bold(
        ink(
          "M22 92C46 84 66 52 76 28H108C118 52 138 84 160 92Z",
          "#6b5064",
          shade("M100 26H112C120 54 140 86 164 92H124Q116 56 100 26Z"),
          flat("M76 26L80 42L85 34L90 48L95 34L101 44L108 26Z", "#ff7a1f"),
        ),
        ink("M76 28Q92 22 108 28Q92 34 76 28Z", "#ffd866"),
      ),
      bold(
        ink("M62 92V66C62 54 74 48 92 48C110 48 122 54 122 66V92Z", STEEL),
        ink("M68 92V68C68 58 78 54 92 54C106 54 116 58 116 68V92Z", "#1d2436", glow(92, 80, 28, MUSTARD)),
        ink("M86 88V68Q92 52 98 68V88Z", "light", shade("M92 50H100V90H92Z"), flat("M84 72H100V76H84Z", "accent")),
        ink("M86 80L80 90H86ZM98 80L104 90H98Z", "accent"),
        flat(circle(92, 68, 2.2), "#4aa5ff"),
      ),
      line("M72 92V70M72 74H78M72 82H78M112 92V70M112 74H106M112 82H106", MUSTARD, 1.8),
      flat("M50 80h6v3h-6zM128 80h6v3h-6zM44 86h6v3h-6zM136 86h6v3h-6z", MUSTARD),
      floor(92, "#4a3f52"),
      line("M-2 92H162", "ink", 2.2),
      flat("M70 92H114L132 124H52Z", "#5d5568"),
      line("M92 98V104M92 110V118", MUSTARD, 2.4),
      at(24, 96, palm, { scale: 0.8 }),
      at(150, 97, palm, { scale: 0.7 }),
    ],
  },
} satisfies FactionPictures;
