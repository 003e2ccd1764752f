/** Robots. */

import type { FactionLook } from "../looks";
import { box, circle, cog, flat, line, shape, twice, type Drawing } from "../shapes";

/** For the minions. */
const figure: Drawing = [
  line("M32 20V8", "ink", 4),
  shape(circle(32, 7, 5), "accent"),
  ...twice(shape(box(2, 28, 9, 16, 3), "#8b9aa6")),
  shape(box(8, 17, 48, 43, 9), "second"),
  flat("M47 18C53 19 55 22 55 27V50C55 56 52 58.5 47 59Z", "#98a8b5"),
  shape(box(14, 24, 36, 17, 8.5), "ink"),
  ...twice(flat(circle(23, 32.5, 5.6), "accent"), flat(circle(24.5, 30.8, 2), "light")),
  shape(box(19, 46, 26, 9, 2.5), "#5d6c78"),
  line("M25.5 47V54M32 47V54M38.5 47V54", "second", 2),
];

/** For the actions. */
const thing: Drawing = [
  shape(cog(32, 32, 8, 31, 22.5), "second"),
  flat("M44 12.5A23 23 0 0 1 20 51.5A28 28 0 0 0 44 12.5Z", "#98a8b5"),
  shape(circle(32, 32, 14), "ink"),
  shape("M35 20L23 35H30.5L28 45L41 29.5H33Z", "accent"),
];

export default {
  palette: {
    ground: "#f08326",
    deep: "#2b333b",
    accent: "#6be4f2",
    second: "#c6d1d9",
    paper: "#f2f5f6",
    ink: "#161b20",
    light: "#ffffff",
  },
  pattern: {
    width: 32,
    height: 32,
    opacity: 0.26,
    layers: [
      line("M0 8H10L16 14V24L22 30H32M16 0V6L24 14H32M0 22H8L12 26V32", "deep", 1.4),
      flat(`${circle(10, 8, 2)}${circle(22, 30, 2)}${circle(16, 6, 2)}${circle(8, 22, 2)}`, "deep"),
    ],
  },
  figure,
  thing,
  emblem: thing,
  lands: { "The Central Brain": "craters", "Factory 436-1337": "skyline" },
} satisfies FactionLook;
