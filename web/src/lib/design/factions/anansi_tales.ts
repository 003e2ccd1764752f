/** Anansi Tales. */

import type { FactionLook } from "../looks";
import { box, circle, flat, limb, line, shape, twice, type Drawing } from "../shapes";

const emblem: Drawing = [
  ...twice(
    ...limb("M24 30C12 28 7 18 10 4", "accent", 2.4),
    ...limb("M22 34C12 34 4 30 2 20", "accent", 2.4),
    ...limb("M22 42C12 42 5 46 3 54", "accent", 2.4),
    ...limb("M24 48C16 50 12 55 12 63", "accent", 2.4),
  ),
  shape("M32 26C44 26 50 34 50 44C50 55 42 62 32 62C22 62 14 55 14 44C14 34 20 26 32 26Z", "second"),
  flat("M32 28L38 36L32 44L26 36Z", "accent"),
  flat("M32 44L38 52L32 60L26 52Z", "accent"),
  flat("M17 39L24 44L17 50C15 46 15 43 17 39ZM47 39L40 44L47 50C49 46 49 43 47 39Z", "#d8402f"),
  line("M32 28L38 36L26 52L32 60L38 52L26 36Z", "ink", 1.8),
  ...twice(shape("M28 23C25 28 27 31 30 33L31 27Z", "light")),
  shape("M32 6C41 6 46 11 46 17C46 24 40 28 32 28C24 28 18 24 18 17C18 11 23 6 32 6Z", "accent"),
  ...twice(
    flat(circle(27.6, 17.5, 3.4), "ink"),
    flat(circle(28.6, 16.4, 1.1), "light"),
    flat(circle(22.2, 15.5, 1.9), "ink"),
    flat(circle(29.4, 11, 1.6), "ink"),
  ),
];

export default {
  palette: {
    ground: "#a64a14",
    deep: "#3f1905",
    accent: "#f7c136",
    second: "#4aa855",
    paper: "#fdf5e4",
    ink: "#240d02",
    light: "#ffffff",
  },
  pattern: {
    width: 32,
    height: 32,
    opacity: 0.42,
    layers: [
      flat(box(0, 0, 16, 16), "deep"),
      flat(box(16, 16, 16, 16), "deep"),
      line("M0 4H16M0 8H16M0 12H16", "accent", 1.6),
      line("M20 0V16M24 0V16M28 0V16", "second", 1.6),
      line("M16 20H32M16 24H32M16 28H32", "accent", 1.6),
      line("M4 16V32M8 16V32M12 16V32", "#d8402f", 1.6),
    ],
  },
  emblem,
} satisfies FactionLook;
