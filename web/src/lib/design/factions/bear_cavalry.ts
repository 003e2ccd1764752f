/** Bear Cavalry. */

import type { FactionLook } from "../looks";
import { circle, ellipse, flat, line, shape, star, twice, type Drawing } from "../shapes";

const emblem: Drawing = [
  ...twice(shape(circle(12, 22, 9), "#8d5330"), flat(circle(12, 22, 4.4), "#d9a06c")),
  shape("M32 12C50 12 58 24 58 37C58 53 45 61 32 61C19 61 6 53 6 37C6 24 14 12 32 12Z", "#a4643a"),
  shape(ellipse(32, 48, 15, 11.5), "#e6bd8c"),
  shape(ellipse(32, 42.5, 6.4, 4.2), "ink"),
  line("M32 46V51M24 51Q28 56 32 51Q36 56 40 51"),
  ...twice(
    flat(circle(20.5, 34, 3.2), "ink"),
    flat(circle(21.5, 33, 1.1), "light"),
    line("M14 27.5L25 31", "ink", 3.4),
  ),
  shape("M12 24C12 9 20 2 32 2C44 2 52 9 52 24C40 17 24 17 12 24Z", "accent"),
  shape("M8 25C22 14 42 14 56 25L54 31C42 21 22 21 10 31Z", "#f4efe6"),
  shape(star(32, 11, 5, 7, 3), "#ffd24a"),
];

export default {
  palette: {
    ground: "#b4d4ee",
    deep: "#552a14",
    accent: "#f0625a",
    second: "#b06d3c",
    paper: "#fcf8f2",
    ink: "#2a1308",
    light: "#ffffff",
  },
  pattern: {
    width: 30,
    height: 30,
    opacity: 0.5,
    layers: [
      line("M8 2V14M2.8 5L13.2 11M13.2 5L2.8 11", "#ffffff", 1.4),
      line("M23 17V29M17.8 20L28.2 26M28.2 20L17.8 26", "#ffffff", 1.4),
      flat(`${circle(23, 7, 1.4)}${circle(8, 22, 1.4)}`, "#ffffff"),
    ],
  },
  emblem,
} satisfies FactionLook;
