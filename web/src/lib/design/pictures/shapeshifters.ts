/** Shapeshifters: slime that becomes whatever it sees, in mauve and mint. */

import { at, bold, both, faint, ink, limb, many, shade, shadow, shine } from "../art";
import { fill, floor, halftone, moon, planks, stars } from "../drawings/backdrops";
import { bolt, chevrons, drops, flame, glow, rays, sparkle, speed, spiral } from "../drawings/effects";
import { face, fringe, shoulders } from "../drawings/heads";
import { clock } from "../drawings/props";
import type { FactionPictures } from "../pictures";
import { box, circle, ellipse, flat, line, type Art, type Paint } from "../shapes";

const SLIME = "#35c596";
const DARK_SLIME = "#14715f";
const PLUM = "#7a2f92";
const NIGHT = "#2c1240";
const ROSE = "#ff7db4";
const GOLD = "#ffcf4a";
const STEEL = "#a79bb8";

/** An eye of slime, with an upright slit. */
const slit = (radius: number, lid = 0): Art => [
  ink(circle(0, 0, radius), "light", flat(ellipse(0, 0, radius * 0.3, radius * 0.75), PLUM)),
  lid === 0 ? [] : ink(`M${-radius - 1} ${-radius - 1}H${radius + 1}V${lid}H${-radius - 1}Z`, "accent"),
];

/** A round eye that looks at you. */
const dot = (radius: number): Art => [
  ink(circle(0, 0, radius), "light"),
  flat(circle(0, 0, radius * 0.5), "ink"),
  flat(circle(-radius * 0.2, -radius * 0.2, radius * 0.18), "light"),
];

/** A double helix that stands, `height` high around (0, 0), as wide as 2 × `reach`. */
const helix = (height: number, reach: number, turns: number, left: Paint, right: Paint, width: number): Art => {
  const steps = turns * 12;
  const at = (step: number, side: number): string =>
    `${(side * reach * Math.cos((step * Math.PI) / 12)).toFixed(1)} ${((step / steps - 0.5) * height).toFixed(1)}`;
  const strand = (side: number): string =>
    `M${Array.from({ length: steps + 1 }, (_, step) => at(step, side)).join("L")}`;
  const rungs = Array.from({ length: steps / 2 }, (_, index) => index * 2 + 1)
    .filter((step) => step % 12 !== 6 && step % 12 !== 5 && step % 12 !== 7)
    .map((step) => `M${at(step, 1)}L${at(step, -1)}`)
    .join("");
  return [
    line(rungs, "ink", width + 2),
    line(rungs, "light", width * 0.6),
    limb(strand(1), left, width),
    limb(strand(-1), right, width),
  ];
};

/** The coat, the shirt and the scarf of a fine gentleman. */
const gentleman = (coat: Paint, skin: Paint, hair: Paint, mood: "sly" | "angry", mouth: "smirk" | "grin"): Art => [
  shoulders(coat, flat("M-9 18L0 44L9 18Z", "light"), line("M-10 20L0 46L10 20", "ink", 1.6)),
  both(ink("M6 19L20 10L22 26L10 34Z", coat)),
  face({ skin, mood, mouth }),
  fringe(hair),
  ink("M0 24L-8 20V30ZM0 24L8 20V30Z", GOLD),
];

/** A cell with its nucleus and a glad face, 40 across. */
const cell = (paint: Paint, core: Paint): Art => [
  ink(circle(0, 0, 20), paint, shade("M4 -22H24V24H-4Q18 4 4 -22Z", 0.14), shine(ellipse(-9, -13, 5, 3), 0.7)),
  flat(`${circle(0, 13, 4)}${circle(-12, 9, 1.8)}${circle(10, 11, 1.6)}${circle(9, -13, 1.8)}`, core),
  both(line("M3 -2Q7 -8 11 -2", "ink", 2.4)),
  line("M-5 3Q0 8 5 3", "ink", 2.2),
];

/** Lit windows. */
const windows = (...places: readonly (readonly [number, number])[]): Art =>
  flat(places.map(([x, y]) => box(x - 1.6, y - 1.8, 3.2, 3.6)).join(""), GOLD);

/** A glass vat with something in it, its foot at (x, y). */
const vat = (x: number, y: number, height: number, liquid: Paint, inside: Art): Art => [
  ink(
    `M${x - 13} ${y - 6}V${y - height}H${x + 13}V${y - 6}Z`,
    "#e4fff6",
    flat(
      `M${x - 14} ${y}V${y - height + 8}Q${x - 6} ${y - height + 4} ${x} ${y - height + 8}T${x + 14} ${y - height + 8}V${y}Z`,
      liquid,
    ),
    inside,
    shade(`M${x + 5} ${y}V${y - height}H${x + 14}V${y}Z`, 0.2),
    shine(`M${x - 10} ${y}V${y - height}H${x - 7}V${y}Z`, 0.6),
  ),
  ink(box(x - 16, y - height - 5, 32, 8, 3), STEEL),
  ink(box(x - 17, y - 8, 34, 10, 3), STEEL),
];

export default {
  cards: {
    Doppelgänger: [
      fill("deep"),
      rays(50, 44, "ground", { opacity: 0.7, count: 16 }),
      bold(
        at(
          66,
          34,
          [
            ink("M-30 62C-34 36 -22 26 -18 20H18C22 26 34 36 30 62Z", DARK_SLIME),
            gentleman(SLIME, "accent", DARK_SLIME, "angry", "grin"),
            flat("M3 -4L11 -7C11.4 0 4 1 3 -4ZM-3 -4L-11 -7C-11.4 0 -4 1 -3 -4Z", "#ff3b6b"),
            ink("M-15 6Q-18 14 -15 18Q-12 14 -12 8ZM13 8Q12 18 15 22Q19 16 16 6Z", "accent"),
          ],
          { scale: 1.12 },
        ),
      ),
      bold(at(34, 44, gentleman("#5a2f86", "#f2c79a", "#6a3a2a", "sly", "smirk"))),
      bold(limb("M50 74Q58 66 54 58", "accent", 5)),
      sparkle(12, 14, 6),
    ],
    "G.E.L.F.": [
      fill("#142e3a"),
      glow(50, 40, 54, SLIME),
      bold(
        ink(
          "M50 16C38 8 30 16 30 26C14 24 4 38 6 58L2 84H98L94 58C96 38 86 24 70 26C70 16 62 8 50 16Z",
          "accent",
          shade("M68 24C90 26 98 44 94 60L98 86H74Q88 54 68 24Z", 0.25),
          line("M30 34Q26 44 32 50M70 34Q74 44 68 50M50 50V66M36 56Q50 62 64 56", DARK_SLIME, 2.6),
          flat(`${circle(16, 46, 3)}${circle(22, 38, 2)}${circle(84, 48, 3)}${circle(40, 76, 3)}`, "light"),
        ),
        at(42, 22, slit(6.4)),
        at(58, 21, slit(7.4)),
        at(50, 11, slit(4.6)),
        line("M33 14L46 19M67 12L54 17", "ink", 3.4),
        ink(
          "M36 33Q50 28 66 33Q62 44 50 44Q38 44 36 33Z",
          "ink",
          flat("M37 33L41 39L45 31.5L50 37L55 31.5L59 39L65 33Z", "light"),
        ),
        ink("M4 62C2 50 16 46 24 52C30 58 26 72 16 72C8 72 4 70 4 62Z", "accent"),
        ink("M96 62C98 50 84 46 76 52C70 58 74 72 84 72C92 72 96 70 96 62Z", "accent"),
        line("M10 58V64M16 56V62M22 57V62M90 58V64M84 56V62M78 57V62", "ink", 1.8),
      ),
      bold(at(50, 64, helix(26, 7, 2, ROSE, GOLD, 2.6))),
    ],
    Mimic: [
      fill("#e8b46a"),
      planks(60, "#a86f3f"),
      shadow(50, 74, 36),
      bold(
        ink(
          "M18 34C16 12 30 4 50 4C70 4 84 12 82 34L76 30H24Z",
          "#8f4a2c",
          shade("M60 2H86V36H64Q70 18 60 2Z"),
          line("M30 2V34M70 2V34", GOLD, 5),
        ),
        ink("M22 32Q50 22 78 32L80 50H20Z", NIGHT),
        at(36, 26, dot(7)),
        at(62, 24, dot(8.6)),
        ink("M22 31L28 42L34 30L40 40L46 29L50 39L56 29L61 40L67 30L72 42L78 31Q50 22 22 31Z", "light"),
        ink("M18 48H82V74H18Z", "#a85a34", shade("M18 62H82V76H18Z"), line("M30 46V76M70 46V76", GOLD, 5)),
        ink("M20 50L25 42L30 50L36 41L42 50M58 50L64 41L70 50L75 42L80 50Z", "light"),
        ink(
          "M40 48C38 58 44 60 44 66C44 78 60 80 62 70C63 62 58 60 60 48Z",
          ROSE,
          line("M51 50Q50 60 53 70", PLUM, 1.8),
        ),
      ),
      drops("accent", [26, 58, 0, 4], [74, 57, 0, 4]),
    ],
    Copycat: [
      fill("accent"),
      halftone("deep", { opacity: 0.22 }),
      bold(
        limb("M70 74Q94 70 86 48Q82 38 90 32", PLUM, 6),
        ink("M26 84C26 62 34 54 46 54C58 54 68 62 70 84Z", PLUM, flat(ellipse(48, 76, 10, 14), "second")),
        ink("M22 34L20 6L40 18ZM74 34L76 6L56 18Z", PLUM, flat("M25 26L24 13L34 19ZM71 26L72 13L62 19Z", ROSE)),
        ink(
          "M48 14C66 14 78 24 77 38C76 52 64 60 48 60C32 60 20 52 19 38C18 24 30 14 48 14Z",
          PLUM,
          shade("M58 12H80V62H54Q74 40 58 12Z"),
          line("M40 14L42 22M48 13V22M56 14L54 22", NIGHT, 2.4),
        ),
        ink("M48 42C58 40 64 46 62 52C58 58 38 58 34 52C32 46 38 40 48 42Z", "second"),
        line("M18 46L4 43M18 51L6 54M78 46L92 43M78 51L90 54", "ink", 1.4),
        ink("M36 46Q42 52 48 47Q54 52 60 46Q58 56 48 53Q38 56 36 46Z", "#3a1f16"),
        ink("M44 33H52L56 44Q48 49 40 44Z", "#f2b08a"),
        ink(circle(35, 32, 9.4), "#dff7ff"),
        ink(circle(61, 32, 9.4), "#dff7ff"),
        flat(`${ellipse(36, 32, 2.2, 6)}${ellipse(60, 32, 2.2, 6)}`, "ink"),
        line("M44 31Q48 28 52 31", "ink", 2.6),
        limb("M28 20L40 21M68 20L56 21", "#3a1f16", 3),
      ),
    ],
    "...Really?": [
      fill(GOLD),
      rays(40, 60, "#ffe49a", { opacity: 0.9, count: 12 }),
      bold(
        ink("M30 2H88Q94 2 94 8V26Q94 32 88 32H58L46 44L48 32H30Q24 32 24 26V8Q24 2 30 2Z", "light"),
        many(flat(circle(0, 0, 4), "ink"), [43, 17], [59, 17], [75, 17]),
      ),
      bold(
        ink(
          "M6 84C2 56 16 42 34 42C56 42 66 58 62 84Z",
          ROSE,
          shade("M44 40H70V86H50Q60 60 44 40Z", 0.16),
          shine(ellipse(20, 54, 4, 6), 0.6),
        ),
        ink("M58 84Q64 72 74 76T88 84Z", ROSE),
        at(
          23,
          60,
          ink(
            circle(0, 0, 8),
            "light",
            flat(circle(2, 2, 4), "ink"),
            flat("M-9 -9H9V0H-9Z", "#e0588f"),
            line("M-9 0H9", "ink", 2),
          ),
        ),
        at(
          43,
          59,
          ink(
            circle(0, 0, 9),
            "light",
            flat(circle(2, 1, 4.4), "ink"),
            flat("M-10 -10H10V-2H-10Z", "#e0588f"),
            line("M-10 -2H10", "ink", 2),
          ),
        ),
        limb("M35 45Q43 39 52 46", PLUM, 2.4),
        line("M28 73Q36 69 42 73", "ink", 2.4),
      ),
      drops("#4aa5ff", [72, 50, 10, 6]),
    ],
    "Bacta the Future": [
      fill("#1b2a66"),
      stars("bacta", 30, "light", 100, 60),
      floor(66, "#0e173f"),
      bold(at(68, 34, clock(28, "M0 0V-19M0 0L13 -8", GOLD))),
      [58, 70].map((y) => [
        flame(10, y + 8, 15),
        flame(22, y + 8, 12),
        flame(2, y + 8, 12),
        line(`M-2 ${y + 8}H34`, "#ff7a1f", 2.6),
      ]),
      bold(
        limb("M14 38Q8 32 2 38M16 46Q8 48 4 44M18 54Q10 58 6 54", "accent", 2.4),
        at(
          46,
          46,
          [
            ink(
              box(-32, -15, 62, 30, 15),
              "accent",
              shade("M-34 5H34V18H-34Z"),
              shine("M-22 -11H14V-8H-22Z", 0.6),
              flat(`${ellipse(-18, 0, 6, 3)}${ellipse(-6, 6, 3, 2)}`, SLIME),
            ),
            at(8, -4, dot(6)),
            at(20, -4, dot(6)),
            line("M7 6Q15 12 23 5", "ink", 2.2),
            limb("M-20 15L-24 22M-8 15L-10 23M6 15L4 23M18 15L18 22", SLIME, 2.4),
          ],
          { turn: -8 },
        ),
      ),
      speed(26, 30, 26, 16, -8),
    ],
    "Cellular Bonding": [
      fill("second"),
      halftone("ground", { opacity: 0.6 }),
      bold(
        at(31, 44, cell(ROSE, PLUM), { scale: 1.3 }),
        at(69, 44, cell("accent", DARK_SLIME), { scale: 1.3 }),
        ink("M50 26.5A26 26 0 0 1 50 61.5A26 26 0 0 1 50 26.5Z", GOLD),
      ),
      bold(ink("M50 20C44 16 43 9 47 8Q50 8 50 11Q50 8 53 8C57 9 56 16 50 20Z", "#ff3b6b")),
      drops(PLUM, [20, 10, 0, 4], [82, 72, 0, 4], [14, 72, 30, 4]),
    ],
    "Genetic Shift": [
      fill(PLUM),
      rays(50, 40, "ground", { opacity: 0.6, count: 10, turn: 18 }),
      bold(at(50, 40, helix(96, 20, 2, "accent", ROSE, 7), { turn: 24 })),
      bold(chevrons(20, 52, 20, GOLD), chevrons(82, 26, 20, GOLD)),
      sparkle(24, 22, 6),
      sparkle(78, 62, 6),
    ],
    Mitosis: [
      fill("#ff9ec4"),
      flat("M50 -2H102V82H50Z", "#ffc4dc"),
      shadow(50, 74, 44, 5),
      bold(
        ink(
          "M28 14C42 14 48 26 50 34C52 26 58 14 72 14C88 14 96 28 96 44C96 62 88 74 72 74C60 74 54 64 50 54C46 64 40 74 28 74C12 74 4 62 4 44C4 28 12 14 28 14Z",
          SLIME,
          shade("M80 12H100V78H66Q92 50 80 12ZM34 76Q46 70 50 54L54 66L50 80Z", 0.18),
          shine(`${ellipse(17, 28, 5, 7)}${ellipse(63, 28, 4, 6)}`, 0.6),
          line("M50 34V54M44 40Q50 44 56 40M44 48Q50 44 56 48", DARK_SLIME, 2),
        ),
        [28, 72].map((x) => [
          at(x - 9, 38, dot(6.6)),
          at(x + 9, 38, dot(6.6)),
          line(`M${x - 8} 54Q${x} 61 ${x + 8} 54`, "ink", 2.6),
        ]),
      ),
      drops(SLIME, [50, 14, 0, 4], [44, 22, 30, 2.6], [56, 72, 0, 3]),
    ],
    "Shell Game": [
      fill("#1f7a6b"),
      halftone("accent", { opacity: 0.25 }),
      floor(58, "#6a3f8f"),
      line("M-2 58H102", "ink", 2.4),
      shadow(18, 70, 17),
      shadow(50, 72, 20),
      shadow(82, 70, 17),
      [18, 82].map((x) =>
        bold(
          ink(
            `M${x - 17} 70L${x - 10} 36H${x + 10}L${x + 17} 70Z`,
            ROSE,
            flat(`M${x - 20} 58H${x + 20}V64H${x - 20}Z`, GOLD),
            shade(`M${x + 4} 30H${x + 20}V76H${x + 8}Z`),
          ),
        ),
      ),
      bold(
        ink("M32 74C30 60 40 54 50 54C60 54 70 60 68 74Q50 79 32 74Z", "accent", shade("M58 50H72V80H58Z", 0.2)),
        at(44, 62, dot(5.6)),
        at(57, 62, dot(5.6)),
        line("M46 70Q50 73 55 70", "ink", 2),
        at(58, 32, ink("M-19 18L-11 -20H11L19 18Z", ROSE, flat("M-22 5H22V11H-22Z", GOLD), shade("M4 -24H22V22H9Z")), {
          turn: 20,
        }),
      ),
      line("M34 16Q40 8 50 6M28 26Q29 20 31 18", "light", 2.6),
    ],
    "Splice as Nice": [
      fill("#6fc6ea"),
      rays(50, 44, "#a8e0f6", { opacity: 0.9, count: 14, turn: 4 }),
      bold(
        ink(
          "M36 26C24 10 24 -6 32 -6C42 -4 46 10 46 24Z",
          "#f4e6f4",
          flat("M37 22C30 10 29 0 33 0C38 2 41 12 42 22Z", ROSE),
        ),
        ink("M58 22L64 6L70 18L80 10L80 24L92 22L84 38Z", "#ff7a4a"),
        ink(
          "M50 16C70 16 82 28 82 46C82 64 68 76 50 76C32 76 18 64 18 46C18 28 30 16 50 16Z",
          "#f4e6f4",
          flat("M50 10H90V80H50Z", "#4fae4a"),
          flat(`${circle(74, 38, 3)}${circle(78, 48, 2.4)}${circle(66, 26, 2.4)}`, "#2f7f3c"),
          shade("M68 12H90V80H60Q84 50 68 12Z", 0.15),
        ),
        at(36, 40, dot(7.4)),
        ink("M56 38L74 32C76 46 60 48 56 38Z", GOLD),
        flat(ellipse(66, 38.6, 1.7, 4.6), "ink"),
        line("M55 35L75 29", "ink", 3),
        flat("M50 52L43 49Q45 45 50 46Z", ROSE),
        line("M50 53Q42 60 34 56", "ink", 2.2),
        ink("M40 58H49V66Q44 67 40 65Z", "light"),
        ink("M50 55Q62 52 76 56Q70 68 50 67Z", "ink", flat("M52 55L56 61L60 54.4L64 61L68 54.8L71 60L74 56Z", "light")),
        line("M36 52L22 50M36 55L23 57", "ink", 1.4),
      ),
      line("M50 16V76", "ink", 2),
      line("M45 22H55M45 29H55M45 36H55M45 43H55M45 70H55", "ink", 2.4),
    ],
    Transmogrify: [
      fill(NIGHT),
      spiral(50, 40, 70, 4, PLUM, 7),
      glow(52, 40, 34, ROSE),
      bold(
        [10, 22, 33].map((x, index) => [
          limb(`M${x - 2} ${58 + index}V68M${x + 4} ${58 + index}V68`, "#8fd04a", 2.4),
          ink(circle(x, 54, 9), index % 2 === 0 ? "#b8e85a" : "#8fd04a"),
        ]),
        ink(
          "M50 6C60 6 64 22 64 40C64 58 60 74 50 74C40 74 36 58 36 40C36 22 40 6 50 6Z",
          ROSE,
          flat("M50 14C56 14 58 26 58 40C58 54 56 66 50 66C44 66 42 54 42 40C42 26 44 14 50 14Z", "light"),
        ),
        ink(
          "M50 60C50 44 50 32 58 26L66 10L72 22C84 22 90 28 92 38L96 44C92 52 84 52 76 50C74 58 72 64 68 66Q58 68 50 60Z",
          "#ff5a4a",
          shade("M50 58Q64 62 74 50L76 54L70 70H50Z"),
        ),
        ink("M58 28L50 14L64 18Z", GOLD),
        ink("M70 22L74 8L79 23Z", GOLD),
        at(78, 33, dot(5)),
        line("M72 28L84 29M78 44Q86 47 94 43", "ink", 2.2),
        flat("M82 45L84 50L87 45.4ZM89 45L91 49L93 43.6Z", "light"),
      ),
      bold(at(20, 24, bolt(GOLD), { scale: 0.8, turn: 30 })),
      sparkle(34, 14, 6),
      sparkle(70, 72, 5),
    ],
  },
  bases: {
    "Faceless City": [
      fill("#f2a7c8"),
      flat("M0 0H160V26Q80 44 0 30Z", "#c77fd8"),
      moon(40, 38, 14, "#fff0d8"),
      halftone(PLUM, { from: 80, to: 20, width: 160, opacity: 0.2 }),
      flat("M-2 92V56H10V44H22V58H34V50H46V92ZM124 92V46H134V54H146V40H156V92Z", "#a862b8"),
      [
        [60, 92, 14, 54],
        [124, 92, 14, 58],
      ].map(([x = 0, y = 0, wide = 0, top = 0]) =>
        bold(
          ink(
            `M${x - wide} ${y}V${top}C${x - wide} ${top - 22} ${x + wide} ${top - 22} ${x + wide} ${top}V${y}Z`,
            "#f6dcc8",
            shade(`M${x + 4} 0H${x + wide + 2}V${y}H${x + 4}Z`, 0.18),
          ),
          ink(
            `M${x - wide - 1} ${y}V${y - 14}Q${x} ${y - 22} ${x + wide + 1} ${y - 14}V${y}Z`,
            PLUM,
            flat(`M${x - 4} ${y - 20}L${x} ${y - 6}L${x + 4} ${y - 20}Z`, "light"),
          ),
        ),
      ),
      bold(
        ink(
          "M76 92V40C76 14 108 14 108 40V92Z",
          "#ffe9da",
          shade("M96 10H110V94H96Z", 0.18),
          shine("M80 90V40Q80 30 84 26V90Z", 0.5),
        ),
        ink("M75 36V16C75 9 109 9 109 16V36Z", NIGHT, windows([82, 20], [92, 20], [102, 20], [87, 27], [97, 27])),
        ink("M66 37Q92 25 118 37Q112 43 92 37Q72 43 66 37Z", NIGHT),
        ink(
          "M74 92V76Q92 64 110 76V92Z",
          "#3f6a8f",
          flat("M86 70L92 92L98 70Z", "light"),
          flat("M90 74H94L95 92H89Z", "#ff3b6b"),
        ),
      ),
      bold(ink("M44 54Q46 32 60 32Q74 32 76 54Q62 44 44 54Z", ROSE, windows([52, 44], [60, 40], [67, 44]))),
      bold(ink("M108 56C108 36 140 36 140 56L148 59H108Z", SLIME, windows([115, 50], [123, 46], [131, 50]))),
      floor(92, "#5a3370"),
      line("M-2 92H162", "ink", 2.2),
      flat("M78 92H106L124 124H60Z", "#7d5594"),
      line("M92 96V103M92 109V118", "second", 2.2),
      [14, 34, 146].map((x) => [limb(`M${x} 104V86`, NIGHT, 1.6), flat(circle(x, 85, 4), GOLD)]),
    ],
    "The Vats": [
      fill("#123a4a"),
      flat("M-2 -2H162V16H-2Z", "#0b2532"),
      line("M-2 20H162M20 20V36M56 20V34M92 20V26M128 20V34M150 20V40", STEEL, 5),
      faint(0.5, line("M0 60H160M0 76H160M10 44V92M46 44V92M110 44V92M140 44V92", "#0b2532", 2)),
      floor(90, "#4f3a66"),
      glow(92, 60, 46, "accent"),
      bold(vat(52, 90, 46, ROSE, [at(52, 66, dot(5)), at(52, 76, dot(3))])),
      bold(
        vat(132, 90, 46, GOLD, [
          ink("M126 84C124 70 128 62 132 62C136 62 140 70 138 84Z", "#c9803f"),
          at(132, 70, slit(4)),
        ]),
      ),
      bold(
        at(
          92,
          92,
          vat(0, 0, 48, SLIME, [
            ink("M-9 0C-12 -16 -7 -22 -5 -24C-8 -34 8 -34 5 -24C7 -22 12 -16 9 0Z", "accent"),
            at(-2.4, -28, slit(2.2)),
            at(3, -28, slit(2.6)),
            line("M-3 -22Q0 -20 4 -22", "ink", 1.2),
            flat(`${circle(-8, -34, 1.4)}${circle(9, -36, 1.8)}${circle(-6, -16, 1)}`, "light"),
          ]),
          { scale: 1.3 },
        ),
      ),
      bold(vat(18, 88, 38, "#8f6af0", at(18, 68, slit(5)))),
      floor(92, "#3a2850"),
      line("M-2 92H162", "ink", 2.2),
      faint(0.4, line("M92 92V122M60 92L44 122M124 92L140 122M28 92L-4 122M156 92L188 122M-2 106H162", "ink", 1.6)),
      flat(`${ellipse(70, 104, 16, 4)}${ellipse(62, 108, 10, 3)}`, SLIME),
      shine(ellipse(66, 103, 5, 1.2), 0.6),
    ],
  },
} satisfies FactionPictures;
