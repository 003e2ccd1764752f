/** Time Travelers: clocks, portals and lightning, from the first day to the last. */

import { at, bold, both, faint, ink, limb, mirrored, shade, shadow, shine } from "../art";
import { cloud, fill, floor, halftone, hills, moon, stars } from "../drawings/backdrops";
import { bolt, glow, rays, sparkle, speed, spiral, starlet } from "../drawings/effects";
import { arm, beard, blush, face, kerchief, shoulders } from "../drawings/heads";
import { lit, palm, tower } from "../drawings/places";
import { clock, gameCard, hourglass } from "../drawings/props";
import type { FactionPictures } from "../pictures";
import { box, circle, ellipse, flat, line, type Art, type Paint } from "../shapes";

const BRASS = "#d9a441";
const NIGHT = "#141d4d";
const VIOLET = "#6f4bd0";
const STEEL = "#8ea3b5";
const SAND = "#f0cf8a";
const LEAF = "#4fa35a";
const RED = "#e2483d";

/** A pair of brass goggles, to be worn over the eyes or on the brow. */
const goggles = (glass: Paint): Art => [
  line("M-16 0H16", "#5a3420", 5),
  both([ink(circle(7.4, 0, 6.6), BRASS), ink(circle(7.4, 0, 4), glass), flat(circle(6, -1.4, 1.2), "light")]),
];

const card = gameCard("ground", line(`${circle(0, 0, 5)}M0 -3V0L2.4 1.6`, "second", 1.8));

/** A soldier of the time guard: a helmet with a visor. */
const guard = (suit: Paint, visor: Paint): Art => [
  shoulders(suit, flat("M-34 46H34V50H-34Z", visor)),
  both(ink("M14 22C24 20 34 26 36 36L18 36Z", "light")),
  ink("M-6 10H6V24H-6Z", "ink"),
  ink(
    "M0 -22C14 -22 18 -12 18 0C18 12 12 20 0 20C-12 20 -18 12 -18 0C-18 -12 -14 -22 0 -22Z",
    suit,
    shade("M6 -24H22V22H4Q16 0 6 -24Z"),
  ),
  ink("M-14 -8H14Q16 2 8 6H-8Q-16 2 -14 -8Z", visor, shine("M-12 -6H2L-4 4H-10Z", 0.6)),
  ink("M-3 -26H3V-10H-3Z", "accent"),
  line("M-5 12H5M-4 16H4", "ink", 2),
];

/** A ring of light seen from the side of it. */
const gate = (across: number, down: number, rim: Paint, inside: Paint): Art => [
  ink(ellipse(0, 0, across, down), rim),
  ink(ellipse(0, 0, across * 0.78, down * 0.74), inside),
];

/** A crystal, its foot at (0, 0). */
const crystal = (paint: Paint): Art =>
  ink(
    "M0 0L-8 -10L-6 -34L2 -44L9 -32L8 -8Z",
    paint,
    shine("M-8 -10L-6 -34L2 -44L0 -10Z", 0.5),
    shade("M4 -30L9 -32L8 -8L2 -2Z"),
  );

/** A wing that points to the right, its root at (0, 0). */
const wing: Art = ink(
  "M0 6C-2 -8 10 -20 34 -22Q32 -14 26 -12Q32 -12 31 -8Q28 -2 21 -2Q26 -1 23 3Q16 9 0 6Z",
  "light",
  line("M6 0Q14 -10 26 -14M8 3Q14 -3 22 -3", "#b9cbd6", 1.6),
);

export default {
  cards: {
    "Doctor When": [
      fill("accent"),
      rays(50, 36, "second", { opacity: 0.8, count: 16, turn: 5 }),
      bold(at(50, 36, clock(40, "M0 0V-30M0 0L-26 -8", BRASS))),
      bold(
        at(48, 40, [
          ink(
            "M0 -32C20 -34 30 -18 27 -4C30 8 22 16 16 16H-16C-22 16 -30 8 -27 -4C-30 -18 -20 -34 0 -32Z",
            "#e8eef4",
            line("M-20 -10Q-16 -22 -8 -24M20 -10Q16 -22 8 -24M-22 2Q-20 8 -16 10M22 2Q20 8 16 10", "#a9bac8", 2),
          ),
          shoulders("deep", flat("M-10 20L0 40L10 20Z", "light"), line("M-10 20L0 42L10 20M0 42V60", BRASS, 2.6)),
          both(ink("M8 20L22 6L24 28L12 34Z", "deep", line("M22 6L24 28L12 34", BRASS, 3))),
          face({ skin: "#8d5a3c", mood: "sly", mouth: "smirk" }),
          ink("M-15 -4C-17 -16 -8 -22 0 -22C8 -22 17 -16 15 -4C8 -12 -8 -12 -15 -4Z", "#e8eef4"),
          at(0, -15, goggles("#7ff0ff"), { scale: 0.9 }),
        ]),
        arm("M72 78L86 66L82 54", 82, 52, "deep", "#8d5a3c", 8.5),
        limb("M82 50Q80 40 84 34", BRASS, 1.8),
        at(84, 26, [
          ink(circle(0, 0, 11), BRASS),
          ink(circle(0, 0, 7.6), "#fffaf0"),
          line("M0 -5V0L4 2", "ink", 2),
          ink(box(-3, -15, 6, 5, 1.5), BRASS),
        ]),
      ),
      sparkle(90, 18, 7),
    ],
    "Repeater Perfect": [
      fill("#ffc46b"),
      rays(50, 30, "second", { opacity: 0.9, count: 14 }),
      bold(
        at(14, 44, guard("#a8d8dc", "#ffe9c8"), { scale: 0.8 }),
        at(86, 44, guard("#a8d8dc", "#ffe9c8"), { scale: 0.8 }),
      ),
      bold(
        at(32, 42, guard("#5fc4d4", "#ffc890"), { scale: 0.92 }),
        at(68, 42, guard("#5fc4d4", "#ffc890"), { scale: 0.92 }),
      ),
      bold(
        at(50, 38, guard("#1590ab", "accent"), { scale: 1.08 }),
        at(46, 69, [
          ink("M-26 -5H30V6H-8L-12 16H-20L-18 6H-26Z", STEEL, shade("M-28 1H32V8H-28Z")),
          ink("M30 -3H46V3H30Z", "deep"),
          [0, 8, 16].map((x) => ink(box(x, -12, 6, 8, 2), RED)),
        ]),
        ink(circle(32, 73, 6), "deep"),
      ),
    ],
    "Time Raider": [
      fill("#8fd0b0"),
      moon(66, 16, 11, "#fff3c4"),
      bold(ink("M-14 66L14 22L42 66Z", SAND, shade("M14 22L42 66H20Z"), line("M-4 50H32M4 38H24", "#c99f4a", 1.6))),
      hills(LEAF, 100, 62, 58, 66, 60),
      bold(
        ink("M64 84C58 60 66 48 78 46C92 46 100 62 96 84Z", "#b98a4a", shade("M84 44H102V86H86Z")),
        at(79, 30, hourglass(VIOLET, "accent"), { scale: 0.85, turn: 12 }),
        at(92, 42, ink("M-7 10L-10 -6L-4 0L0 -10L4 0L10 -6L7 10Z", "second"), { turn: 14 }),
        ink("M64 54C64 44 70 42 78 42C88 42 96 44 96 54Q80 60 64 54Z", "#b98a4a"),
        at(42, 38, [
          shoulders("#9c5a2c", line("M-26 24L22 60", "#5a3420", 6)),
          [-14, -2, 10].map((x, index) => at(x, 35 + index * 9, hourglass(BRASS, "second"), { scale: 0.3, turn: -40 })),
          face({ skin: "#d79a6a", mood: "happy", mouth: "grin" }),
          beard("#4a2c1c", 0),
          ink("M-7 9Q0 12 7 9Q5 16 0 16Q-5 16 -7 9Z", "light"),
          kerchief(RED, "second"),
          at(0, -14, goggles("accent"), { scale: 0.85 }),
        ]),
        arm("M66 82L80 70", 82, 68, "#9c5a2c", "#d79a6a", 8),
      ),
    ],
    Jumper: [
      fill("second"),
      halftone("accent", { opacity: 0.5 }),
      bold(at(50, 70, gate(34, 9, "ground", NIGHT))),
      bold(
        limb("M44 50L32 56L24 48M54 50L62 60L56 70", "#3f5a9c", 6.4),
        ink("M28 52L20 42L16 48L22 56Z", RED),
        ink("M52 68L62 72L60 77H48Z", RED),
        ink("M40 32H58L60 52H40Z", "ground", flat("M40 40H60V45H40Z", "light")),
        arm("M42 34L28 30L22 18", 22, 16, "ground", "#f2c79a", 6),
        arm("M57 34L70 30L78 20", 78, 18, "ground", "#f2c79a", 6),
        at(
          49,
          22,
          [
            face({ mood: "happy", mouth: "grin" }),
            blush,
            ink(
              "M-16 -2C-18 -14 -16 -24 -8 -22L-4 -28L2 -23L8 -28L11 -21C18 -20 17 -8 15 -2C12 -10 -8 -14 -16 -2Z",
              "#e8703a",
            ),
          ],
          { scale: 0.76 },
        ),
        ink(box(70, 20, 9, 6, 2), BRASS),
      ),
    ],
    "1.21 Gigawatts": [
      fill("#1a1440"),
      flat("M-2 -2H102V20Q50 34 -2 22Z", "#0d0a26"),
      rays(50, 36, VIOLET, { opacity: 0.5, count: 18 }),
      floor(68, "#0d0a26"),
      glow(50, 34, 30, "second"),
      bold(
        ink("M38 74L44 46H56L62 74Z", STEEL, line("M38 52H62M36 58H64M34 64H66M34 70H66", "accent", 3)),
        ink(box(30, 70, 40, 8, 3), "deep"),
        ink(ellipse(50, 42, 20, 8), STEEL, shine(ellipse(44, 39, 9, 2.4), 0.8)),
      ),
      bold(at(52, 13, bolt("second"), { scale: 1.3, turn: 6 })),
      bold(
        line("M32 42L22 36L24 46L10 40M68 42L80 34L78 46L92 38", "second", 3.4),
        line("M34 48L24 56L28 60L14 66M66 48L76 58L72 61L88 68", "#7ff0ff", 2.6),
      ),
      sparkle(50, 37, 8),
    ],
    "Do Over!": [
      fill("ground"),
      rays(50, 40, "#5fd4e6", { opacity: 0.8, count: 12 }),
      shadow(50, 70, 36, 6),
      bold(
        ink(ellipse(50, 58, 38, 16), "deep"),
        ink("M16 46V56C16 72 84 72 84 56V46Z", "#a3261f"),
        ink(ellipse(50, 42, 34, 22), RED, shine("M22 36C26 26 40 22 52 22C40 26 30 32 26 42Z", 0.5)),
      ),
      bold(at(50, 42, [ink("M2 -12V12L-20 0Z", "light"), ink("M22 -12V12L0 0Z", "light")])),
      line("M18 16L12 10M32 10L29 3M68 10L71 3M82 16L88 10", "second", 3),
    ],
    "Into the Time Slip": [
      fill("#2f7fae"),
      flat("M-2 -2H40L30 82H-2Z", "#4a9ac4"),
      glow(52, 40, 40, "second"),
      bold(
        ink(
          "M56 -4L44 14L58 24L38 40L54 50L40 84H66L60 58L76 44L62 30L74 12L66 -4Z",
          NIGHT,
          stars("time slip", 40, "second", 100, 80),
          spiral(58, 40, 26, 2, VIOLET, 3),
        ),
      ),
      line("M56 -4L44 14L58 24L38 40L54 50L40 84M66 -4L74 12L62 30L76 44L60 58L66 84", "second", 2.4),
      bold(at(32, 42, card, { turn: 66, scale: 1.15 })),
      speed(20, 36, 22, 20, 8),
      line("M84 20L92 16M86 62L94 66M26 14L20 8", "second", 2.4),
    ],
    "It's Astounding": [
      fill("#7a1530"),
      [6, 20, 80, 94].map((x) => faint(0.4, line(`M${x} 0V66`, "ink", 3))),
      faint(0.9, flat("M42 -4H58L88 82H12Z", "#ffe9a8")),
      floor(70, "#5a3420"),
      faint(0.6, flat(ellipse(50, 74, 34, 6), "#fff6cf")),
      bold(
        mirrored(
          ink(
            "M-4 -4H24C26 30 16 50 6 66L-4 72Z",
            RED,
            line("M4 -4V64M12 -4Q14 30 8 56M19 -4Q21 26 12 48", "#8f1a22", 2.4),
          ),
        ),
      ),
      bold(
        mirrored(
          ink(
            "M-4 -8H52V4Q44 14 36 6Q30 16 20 7Q10 17 -4 8Z",
            RED,
            line("M-4 7Q10 16 20 6Q30 14 36 5Q44 12 52 2", BRASS, 2.4),
          ),
        ),
      ),
      bold(at(50, 42, card, { scale: 1.5, turn: -6 })),
      starlet(30, 40, 6, "accent"),
      starlet(72, 34, 6, "accent"),
      sparkle(50, 20, 5, RED),
      sparkle(67, 58, 7, "light"),
    ],
    "Stasis Field": [
      fill("#bfeaf2"),
      halftone("ground", { opacity: 0.5 }),
      floor(66, "#7fc4d4"),
      bold(
        ink("M12 70H88L82 78H18Z", "deep"),
        ink("M14 70C14 30 28 6 50 6C72 6 86 30 86 70Z", "#5fb0d8"),
        ink("M18 70Q30 58 50 60T82 70Z", LEAF),
        tower(36, 64, 6, 42, RED, lit([36, 50])),
        tower(64, 64, 6, 42, RED, lit([64, 50])),
        ink("M38 64V48H42V51H46V48H54V51H58V48H62V64Z", "#d8d2c4", flat("M46 64V57Q50 53 54 57V64Z", "ink")),
      ),
      faint(0.35, flat("M14 70C14 30 28 6 50 6C72 6 86 30 86 70Z", "#bff4ff")),
      line("M22 56C22 32 32 16 44 12", "light", 3.4),
      bold(at(50, 27, [ink(circle(0, 0, 12), "accent"), flat("M-5 -6H-1V6H-5ZM1 -6H5V6H1Z", "light")])),
      line("M12 40L5 38M18 24L12 19M88 40L95 38M82 24L88 19", "ground", 2.8),
    ],
    "Time is Fleeting": [
      fill("#ff9fb0"),
      flat("M-2 50Q50 36 102 52V82H-2Z", "#ffc48a"),
      cloud(18, 72, 18),
      cloud(86, 66, 14),
      cloud(12, 26, 10),
      bold(
        at(62, 34, wing, { scale: 1.1, turn: 6 }),
        at(40, 36, wing, { scale: 1.1, flip: true, turn: 6 }),
        at(51, 40, hourglass("#8a4a86", "accent"), { scale: 1.2, turn: 10 }),
      ),
      speed(40, 66, 26, 30, -70),
    ],
    "Time Walk": [
      fill("#5fb86a"),
      flat("M-2 -2H102V44Q50 36 -2 46Z", "#a8e4f4"),
      moon(84, 18, 10, "second"),
      flat("M30 42Q46 40 60 43L96 82H-2Q30 60 30 42Z", SAND),
      flat(`${ellipse(24, 74, 5, 2)}${ellipse(12, 79, 5, 2)}`, "#c99f4a"),
      shadow(50, 74, 24, 4),
      bold(
        limb("M42 54L32 64L34 70M56 54L66 62L74 60", "deep", 5),
        ink("M28 68H40V76H24Q24 70 28 68Z", RED),
        ink("M70 58L78 54L84 62L74 70Q68 66 70 58Z", RED),
        limb("M24 36L12 44L14 52M76 36L88 30L86 20", "deep", 4.4),
        ink(circle(14, 54, 4.6), "light"),
        ink(circle(86, 17, 4.6), "light"),
        at(50, 34, clock(27, "M0 0", "accent")),
        at(41, 30, [ink(ellipse(0, 0, 4, 5.6), "light"), flat(circle(1, 1, 2.4), "ink")]),
        at(59, 30, [ink(ellipse(0, 0, 4, 5.6), "light"), flat(circle(1, 1, 2.4), "ink")]),
        line("M41 42Q50 50 59 42", "ink", 2.6),
      ),
    ],
    Wormhole: [
      fill("#0a1030"),
      stars("wormhole", 44, "light", 100, 80),
      [
        [46, 34, VIOLET],
        [38, 27, "#4a2fa0"],
        [30, 20, "ground"],
        [21, 13, "deep"],
      ].map(([across, down, paint]) => ink(ellipse(50, 46, Number(across), Number(down)), paint as Paint)),
      line("M8 34Q30 16 60 20M92 58Q74 76 44 72M18 58Q32 70 52 68", "#b8a4ff", 2.4),
      bold(
        ink(
          "M36 52C36 34 30 30 34 18C38 6 62 4 66 18C70 30 66 36 64 52Q50 60 36 52Z",
          "#ff8fb0",
          line("M34 32Q50 38 67 31M36 42Q50 48 65 42", "#c24a78", 2.4),
          shade("M56 4H72V58H56Q64 30 56 4Z", 0.16),
        ),
        at(43, 19, [ink(circle(0, 0, 5.4), "light"), flat(circle(1, 1, 2.6), "ink")]),
        at(58, 19, [ink(circle(0, 0, 5.4), "light"), flat(circle(-1, 1, 2.6), "ink")]),
        ink("M43 27Q51 31 59 26Q57 34 51 34Q45 34 43 27Z", "#7a1420"),
      ),
      bold(
        at(14, 22, card, { turn: -30, scale: 0.7 }),
        at(86, 30, card, { turn: 40, scale: 0.7 }),
        at(80, 66, card, { turn: 110, scale: 0.6 }),
      ),
    ],
    "Time Box": [
      fill("#4a1f6b"),
      spiral(50, 40, 62, 4, "#7a45a8", 7),
      starlet(14, 16, 7),
      starlet(88, 64, 6),
      bold(
        ink("M26 30L18 12L40 18Z", "second"),
        ink("M74 30L82 12L60 18Z", "second"),
        ink(
          box(24, 24, 52, 46, 4),
          BRASS,
          shade("M54 20H80V74H56Z"),
          flat("M24 32H76V36H24Z", RED),
          flat("M24 60H76V64H24Z", RED),
        ),
        ink("M22 26Q50 12 78 26V32H22Z", RED, shade("M54 14H82V36H56Z")),
        at(50, 48, clock(15, "M0 0V-9M0 0L7 4")),
        [31, 69].map((x) => ink(box(x - 5, 69, 10, 7, 2), STEEL)),
      ),
      at(50, 8, sparkle(0, 0, 9, "second")),
    ],
  },
  bases: {
    "Portal Room": [
      fill("#2c4a6b"),
      halftone(NIGHT, { from: 90, to: 0, width: 160, opacity: 0.4 }),
      flat("M-2 -2H162V14H-2Z", "#182c45"),
      line("M-2 15H162", BRASS, 3),
      floor(88, "#16283d"),
      bold(
        ink("M12 90V50C12 36 20 30 30 30C40 30 48 36 48 50V90Z", STEEL),
        ink(
          "M18 90V52C18 42 22 37 30 37C38 37 42 42 42 52V90Z",
          "#ffb86b",
          moon(34, 50, 5, "#fff3c4"),
          hills(RED, 60, 74, 70, 76, 68),
          flat("M22 84L30 62L38 84Z", "#8a3a2c"),
        ),
        ink("M120 90V50C120 36 128 30 138 30C148 30 156 36 156 50V90Z", STEEL),
        ink(
          "M126 90V52C126 42 130 37 138 37C146 37 150 42 150 52V90Z",
          NIGHT,
          stars("future", 60, "light", 160, 90),
          flat("M128 90V70H133V58H137V70H140V50H145V90Z", "#4fd0e8"),
        ),
      ),
      glow(84, 56, 42, "ground"),
      bold(
        ink(
          "M56 92V42C56 24 68 12 84 12C100 12 112 24 112 42V92Z",
          BRASS,
          line("M56 70H66M56 52H66M60 32L68 38M70 18L76 26M98 18L92 26M108 32L100 38M112 52H102M112 70H102", "ink", 2),
        ),
        ink(
          "M65 92V44C65 30 72 22 84 22C96 22 103 30 103 44V92Z",
          "#bff0c8",
          flat("M60 74Q74 64 84 72T110 68V96H60Z", LEAF),
          at(76, 78, palm, { scale: 0.8 }),
        ),
      ),
      bold(at(84, 14, clock(22, "M0 0V-13M0 0L9 5", "accent"), { scale: 0.55 })),
      floor(92, "#3a5a78"),
      line("M-2 92H162", "ink", 2.2),
      faint(0.4, line("M84 92V122M56 92L38 122M112 92L130 122M24 92L-8 122M144 92L176 122M-2 106H162", "ink", 1.6)),
      flat("M65 92H103L110 104H58Z", "#7fe0d0"),
    ],
    "The Nexus": [
      fill("#1a1650"),
      stars("the nexus", 70, "light", 160, 90),
      glow(92, 48, 52, "ground"),
      line(ellipse(92, 50, 56, 16), "second", 2.4),
      faint(0.8, at(92, 50, line(ellipse(0, 0, 54, 15), "accent", 2.4), { turn: -28 })),
      bold(
        at(92, 84, [
          ink("M-26 -6H28L14 14L2 26L-10 14Z", "#5d4f8f", shade("M4 -8H30L12 28H2Z")),
          ink(ellipse(1, -6, 28, 7), "#8f82c4"),
          at(-12, -6, crystal("#7ff0ff"), { scale: 0.7, turn: -14 }),
          at(16, -6, crystal("#7ff0ff"), { scale: 0.6, turn: 16 }),
          at(1, -4, crystal("#bff8ff"), { scale: 1.3 }),
        ]),
      ),
      [
        [40, 46, LEAF],
        [144, 54, "accent"],
        [128, 22, RED],
        [56, 24, SAND],
      ].map(([x, y, paint]) =>
        bold(
          at(
            Number(x),
            Number(y),
            [
              ink("M-9 0H9L3 8L-2 11Z", "#5d4f8f"),
              ink(ellipse(0, 0, 10, 3.4), paint as Paint),
              ink("M-3 -1V-9H3V-1Z", "#d8d2c4"),
              ink("M-5 -8L0 -14L5 -8Z", RED),
            ],
            { scale: 0.9 },
          ),
        ),
      ),
      sparkle(92, 36, 10),
      flat("M-2 100Q40 92 80 98T162 96V124H-2Z", "#2b2470"),
      line("M-2 100Q40 92 80 98T162 96", VIOLET, 2.4),
      flat("M14 108H40V110H14ZM70 112H104V114H70ZM122 106H150V108H122Z", "#3f369a"),
    ],
  },
} satisfies FactionPictures;
