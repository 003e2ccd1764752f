/** Grimms' Fairy Tales. */

import type { FactionLook } from "../looks";
import { circle, ellipse, flat, line, shape, star, twice, type Drawing } from "../shapes";

const emblem: Drawing = [
  ...twice(shape(circle(17, 24, 10), "#7fc14b")),
  shape("M5 41C5 29 17 22 32 22C47 22 59 29 59 41C59 55 47 61 32 61C17 61 5 55 5 41Z", "#7fc14b"),
  flat("M9 46C15 56 24 59 32 59C40 59 49 56 55 46C50 52 42 54 32 54C22 54 14 52 9 46Z", "#d9eba6"),
  ...twice(
    shape(circle(17, 23, 6.4), "light"),
    flat(ellipse(18, 23.5, 2.6, 3.8), "ink"),
    flat(ellipse(12, 42, 4, 2.6), "accent"),
    flat(circle(29.5, 33, 1.2), "ink"),
  ),
  line("M12 44Q22 52 32 51Q42 52 52 44", "ink", 2.8),
  shape("M22 20L19 3L27 10L32 1L37 10L45 3L42 20Q32 16 22 20Z", "#ffd24a"),
  ...[
    [32, 14],
    [25.5, 15],
    [38.5, 15],
  ].map(([x = 0, y = 0]) => flat(circle(x, y, 1.7), "accent")),
];

export default {
  palette: {
    ground: "#7a3064",
    deep: "#321029",
    accent: "#f2616a",
    second: "#a6cc73",
    paper: "#faf2e6",
    ink: "#1f0819",
    light: "#ffffff",
  },
  pattern: {
    width: 40,
    height: 40,
    opacity: 0.34,
    layers: [
      line("M0 20C10 10 10 30 20 20S30 10 40 20M20 0C10 10 30 10 20 20S10 30 20 40", "second", 1.5),
      line("M8 15L6 10M14 25L17 29M26 15L24 10M33 25L36 30M15 8L10 6M25 30L30 32", "second", 1.5),
      flat(star(20, 20, 5, 4, 2), "accent"),
      flat(star(0, 20, 5, 4, 2) + star(40, 20, 5, 4, 2), "accent"),
    ],
  },
  emblem,
} satisfies FactionLook;
