/** Aliens. */

import type { FactionLook } from "../looks";
import { circle, ellipse, flat, line, shape, twice, type Drawing } from "../shapes";

/** For the minions. */
const figure: Drawing = [
  shape("M32 4C48 4 56 15 56 27C56 42 41 58 32 60C23 58 8 42 8 27C8 15 16 4 32 4Z", "accent"),
  flat("M45 8C53 13 55 20 55 27C55 41 41 56 33 59C46 46 52 28 45 8Z", "#8ecb22"),
  ...twice(shape("M13 26C20 23 29 30 29 41C20 42 13 36 13 26Z", "ink"), flat(circle(19, 31, 2.2), "light")),
  line("M27 51Q32 54 37 51"),
];

/** For the actions. */
const thing: Drawing = [
  flat("M20 40H44L57 63H7Z", "#e6ffa6"),
  flat("M27 40H37L43 63H21Z", "light"),
  shape("M18 30A14 18 0 0 1 46 30Z", "second"),
  line("M24 25Q26 19 31 17", "light", 2.6),
  shape(ellipse(32, 34, 29, 10.5), "#d3dbee"),
  flat("M4.5 37A28 10 0 0 0 59.5 37A28 7.5 0 0 1 4.5 37Z", "#8e99bd"),
  ...twice(shape(circle(13, 34.5, 3), "accent"), shape(circle(25.5, 38, 3), "accent")),
];

export default {
  palette: {
    ground: "#3a2c96",
    deep: "#1a1150",
    accent: "#b8f23f",
    second: "#5fe3d0",
    paper: "#f3fbe6",
    ink: "#110b33",
    light: "#ffffff",
  },
  pattern: {
    width: 28,
    height: 28,
    opacity: 0.28,
    layers: [
      line(circle(14, 14, 9), "accent", 1.2),
      line(circle(14, 14, 4.5), "accent", 1.2),
      flat(circle(14, 14, 1.6), "accent"),
      line("M14 0V5M14 23V28M0 14H5M23 14H28", "accent", 1.2),
    ],
  },
  figure,
  thing,
  emblem: thing,
  lands: { "The Homeworld": "craters", "The Mothership": "skyline" },
} satisfies FactionLook;
