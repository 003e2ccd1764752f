/** Ghosts. */

import type { FactionLook } from "../looks";
import { circle, ellipse, flat, line, shape, twice, type Drawing } from "../shapes";

const emblem: Drawing = [
  shape(
    "M32 3C47 3 55 14 55 28V57C52 63 47 56 43 58C40 64 36 63 33 58C30 54 28 63 24 62C20 60 20 55 16 59C12 63 8 61 9 55V28C9 14 17 3 32 3Z",
    "light",
  ),
  flat("M44 7C52 12 54 20 54 28V56C52 60 48 55 44 57C49 40 50 22 44 7Z", "#c9d2fa"),
  ...twice(
    flat(ellipse(23, 27, 4.6, 6.4), "ink"),
    flat(circle(24.5, 24.5, 1.8), "light"),
    flat(ellipse(17, 36, 3.6, 2.2), "#f7b3cf"),
  ),
  shape(ellipse(32, 40, 4.6, 6), "ink"),
  ...twice(line("M10 40Q5 44 3 38", "light", 5)),
];

export default {
  palette: {
    ground: "#a9b6f2",
    deep: "#2b3073",
    accent: "#ffffff",
    second: "#86e6f2",
    paper: "#f6f7ff",
    ink: "#171a45",
    light: "#ffffff",
  },
  pattern: {
    width: 36,
    height: 24,
    opacity: 0.42,
    layers: [
      line("M0 6C6 -2 12 14 18 6S30 -2 36 6", "light", 1.8),
      line("M0 18C6 26 12 10 18 18S30 26 36 18", "#7f8fe0", 1.6),
    ],
  },
  emblem,
} satisfies FactionLook;
