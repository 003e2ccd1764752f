/** Polynesian Voyagers. */

import type { FactionLook } from "../looks";
import { circle, ellipse, flat, limb, line, shape, turned, twice, type Drawing } from "../shapes";

/** For the minions. */
const figure: Drawing = [
  ...[-34, -12, 12, 34].map((degrees) =>
    turned(
      shape("M32 18C26 12 27 4 32 -3C37 4 38 12 32 18Z", degrees % 24 === 0 ? "accent" : "second"),
      degrees,
      32,
      26,
    ),
  ),
  shape("M12 16C20 11 44 11 52 16C56 30 54 50 46 63H18C10 50 8 30 12 16Z", "#a9622e"),
  flat("M46 15C50 16 51 16 51.5 17C55 30 53 49 45.5 62H38C46 48 49 30 46 15Z", "#7d4319"),
  shape("M11 20C20 15 44 15 53 20L54 27C44 22 36 25 32 30C28 25 20 22 10 27Z", "accent"),
  ...twice(
    shape(circle(21, 33, 6.4), "second"),
    flat(circle(21.6, 33.4, 3), "ink"),
    line("M13 42L19 46L13 49", "second", 2),
  ),
  shape("M29 31H35L38 43H26Z", "#c9803f"),
  shape("M17 48Q32 44 47 48V56Q32 60 17 56Z", "ink"),
  flat("M19.5 49.5H24.5V54.5H19.5ZM26.5 48.8H31V54.8H26.5ZM33 48.8H37.5V54.8H33ZM39.5 49.5H44.5V54.5H39.5Z", "second"),
];

/** For the actions. */
const thing: Drawing = [
  ...limb("M26 50L30 4", "#6b3b1e", 2),
  shape("M30 3C48 8 58 24 54 43L26 46C37 34 38 18 30 3Z", "accent"),
  flat("M30 3C48 8 58 24 54 43L44 44C50 30 44 12 30 3Z", "#e2623a"),
  line("M38 16L48 18M40 26L53 27M38 36L54 36", "second", 2.2),
  shape("M2 45C18 51 46 51 62 43C59 55 48 59 32 59C16 59 6 56 2 45Z", "#8a4f2a"),
  line("M8 50Q32 56 57 49", "second", 2.2),
  line("M3 61Q10 56 17 61T31 61T45 61T59 61", "light", 2.6),
];

const moai: Drawing = [
  shape("M18 8C26 2 44 3 47 10C51 19 49 27 51 37C51 50 47 61 41 63H21C14 60 13 45 14 34C14 24 13 14 18 8Z", "#9aa6ab"),
  flat("M40 5C46 7 47 12 48 18C50 26 49 30 50 37C50 50 46 60 40 62H33C42 46 44 24 40 5Z", "#748288"),
  shape("M15 24C22 19 42 19 49 24L48 30C42 27 38 28 36 31H28C26 28 22 27 16 30Z", "#748288"),
  ...twice(flat(ellipse(22, 33, 4, 3), "ink"), shape("M13 32C8 34 9 46 13 47Z", "#9aa6ab")),
  shape("M29 29H35L38 46Q32 49 26 46Z", "#b7c1c5"),
  line("M22 54Q32 50 42 54", "ink", 3),
];

export default {
  palette: {
    ground: "#12adab",
    deep: "#054c4c",
    accent: "#ff8a61",
    second: "#ffe3a8",
    paper: "#f0fbf7",
    ink: "#032b2b",
    light: "#ffffff",
  },
  pattern: {
    width: 24,
    height: 24,
    opacity: 0.26,
    layers: [
      flat("M0 0L6 8L12 0L18 8L24 0Z", "deep"),
      line("M0 12H24", "deep", 1.6),
      flat("M0 24L6 16L12 24L18 16L24 24Z", "second"),
    ],
  },
  figure,
  thing,
  emblem: figure,
  figures: { "Mo'ai": moai },
  lands: { "Island Chain": "waves", "Island Peak": "peaks", "Tropical Paradise": "dunes" },
} satisfies FactionLook;
