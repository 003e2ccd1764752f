/** Polynesian Voyagers. */

import type { FactionLook } from "../looks";
import { circle, flat, line, shape, turned, twice, type Drawing } from "../shapes";

const emblem: Drawing = [
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
  emblem,
} satisfies FactionLook;
