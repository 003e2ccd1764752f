/** Russian Fairy Tales. */

import type { FactionLook } from "../looks";
import { box, circle, flat, limb, line, shape, star, twice, type Drawing } from "../shapes";

const emblem: Drawing = [
  ...twice(...limb("M25 46L21 54L24 60", "accent", 3), line("M24 60L17 62M24 60L24 64M24 60L30 62", "ink", 2.6)),
  shape(box(13, 23, 38, 24, 1), "#a9683a"),
  line("M14 29H50M14 35H50M14 41H50", "#6f3f1c", 2),
  shape(box(24, 27, 16, 14, 2), "accent"),
  line("M32 27V41M24 34H40", "ink", 2),
  ...twice(shape("M24 26H19V42H24Z", "second")),
  shape("M32 1L62 26L56 30L32 11L8 30L2 26Z", "#2b5fa8"),
  shape("M32 11L50 25H14Z", "#e8b06a"),
  shape(star(32, 19.5, 5, 4.6, 2), "light"),
  shape(box(42, 3, 7, 11), "#7a7f8a"),
];

export default {
  palette: {
    ground: "#cc2a35",
    deep: "#270c0f",
    accent: "#f8c038",
    second: "#45a55e",
    paper: "#fff7e8",
    ink: "#180608",
    light: "#ffffff",
  },
  pattern: {
    width: 38,
    height: 38,
    opacity: 0.4,
    layers: [
      ...[0, 72, 144, 216, 288].map((degrees) => ({
        ...flat("M10 10C6 5 8 2 10 1C12 2 14 5 10 10Z", "accent"),
        transform: `rotate(${degrees} 10 10)`,
      })),
      flat(circle(10, 10, 1.8), "deep"),
      line("M20 28C26 20 34 24 34 32M28 24C28 18 34 16 36 12", "accent", 1.5),
      flat(`${circle(34, 33, 2.6)}${circle(36, 11, 2.2)}${circle(20, 29, 2.2)}`, "deep"),
    ],
  },
  emblem,
} satisfies FactionLook;
