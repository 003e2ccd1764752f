/** Aliens. */

import type { FactionLook } from "../looks";
import { circle, ellipse, flat, line, shape, twice, type Drawing } from "../shapes";

const emblem: Drawing = [
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
  emblem,
} satisfies FactionLook;
