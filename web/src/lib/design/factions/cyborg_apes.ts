/** Cyborg Apes. */

import type { FactionLook } from "../looks";
import { circle, ellipse, flat, line, shape, twice, type Drawing } from "../shapes";

const emblem: Drawing = [
  ...twice(shape(circle(8, 33, 7), "#5b3442"), flat(circle(8, 33, 3.4), "#c99a8c")),
  shape("M32 4C47 4 55 14 55 29C57 45 49 61 32 61C15 61 7 45 9 29C9 14 17 4 32 4Z", "#5b3442"),
  shape(
    "M17 29C16 19 28 19 32 24C36 19 48 19 47 29C47 35 45 37 48 43C51 54 41 59 32 59C23 59 13 54 16 43C19 37 17 35 17 29Z",
    "#d9a996",
  ),
  shape("M32 4C47 4 55 14 55 29L54.5 39L47 37L47 29C47 20 38 19 32 24Z", "second"),
  line("M38 8L37 16M46 12L43 18M52 22L46 24", "#74838f", 2),
  shape(circle(40, 30, 7), "ink"),
  flat(circle(40, 30, 4.2), "accent"),
  flat(circle(41.4, 28.6, 1.4), "light"),
  shape(circle(24, 30, 4), "light"),
  flat(circle(24.6, 30.4, 2), "ink"),
  line("M18 24L29 26.5", "ink", 3.4),
  flat(ellipse(28.5, 41, 2, 1.5), "ink"),
  flat(ellipse(35.5, 41, 2, 1.5), "ink"),
  shape("M21 48Q32 45 43 48Q41 55 32 55Q23 55 21 48Z", "ink"),
  flat("M24 48.5H29V51.5H24.5ZM31 48.2H36V51.5H31ZM38 48.6H41L40 51.5H38Z", "light"),
];

export default {
  palette: {
    ground: "#c22e77",
    deep: "#520e32",
    accent: "#6be6ea",
    second: "#cbd6de",
    paper: "#fdf2f7",
    ink: "#2e061b",
    light: "#ffffff",
  },
  pattern: {
    width: 24,
    height: 41.6,
    opacity: 0.3,
    layers: [
      line("M12 0L24 6.9V20.8L12 27.7L0 20.8V6.9ZM12 27.7V41.6M0 20.8L-12 27.7M24 20.8L36 27.7", "second", 1.1),
      flat(`${circle(12, 0, 1.6)}${circle(12, 27.7, 1.6)}${circle(12, 41.6, 1.6)}`, "accent"),
    ],
  },
  emblem,
} satisfies FactionLook;
