/** Wizards. */

import type { FactionLook } from "../looks";
import { circle, flat, limb, line, shape, star, type Drawing } from "../shapes";

const emblem: Drawing = [
  ...limb("M8 57L36 28", "#6b3b1e", 5),
  line("M8 57L13 52", "light", 5),
  shape(star(42, 22, 5, 20, 9, 10), "accent"),
  flat(star(42, 22, 5, 11, 5, 10), "#fff3bf"),
  shape(star(14, 16, 4, 9, 3), "second"),
  shape(star(54, 50, 4, 8, 2.7), "second"),
];

export default {
  palette: {
    ground: "#7343dc",
    deep: "#2b1268",
    accent: "#ffda4f",
    second: "#86d6ff",
    paper: "#f6f1ff",
    ink: "#190842",
    light: "#ffffff",
  },
  pattern: {
    width: 34,
    height: 34,
    opacity: 0.32,
    layers: [
      flat(star(8, 8, 5, 4.6, 2), "accent"),
      flat("M27 20A6 6 0 1 0 29 30A7 7 0 0 1 27 20Z", "second"),
      flat(`${circle(25, 8, 1.2)}${circle(9, 26, 1.2)}${circle(18, 17, 1.2)}`, "light"),
    ],
  },
  emblem,
} satisfies FactionLook;
