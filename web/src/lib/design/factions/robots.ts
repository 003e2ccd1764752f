/** Robots. */

import type { FactionLook } from "../looks";
import { circle, cog, flat, line, shape, type Drawing } from "../shapes";

const emblem: Drawing = [
  shape(cog(32, 32, 8, 31, 22.5), "second"),
  flat("M44 12.5A23 23 0 0 1 20 51.5A28 28 0 0 0 44 12.5Z", "#98a8b5"),
  shape(circle(32, 32, 14), "ink"),
  shape("M35 20L23 35H30.5L28 45L41 29.5H33Z", "accent"),
];

export default {
  palette: {
    ground: "#f08326",
    deep: "#2b333b",
    accent: "#6be4f2",
    second: "#c6d1d9",
    paper: "#f2f5f6",
    ink: "#161b20",
    light: "#ffffff",
  },
  pattern: {
    width: 32,
    height: 32,
    opacity: 0.26,
    layers: [
      line("M0 8H10L16 14V24L22 30H32M16 0V6L24 14H32M0 22H8L12 26V32", "deep", 1.4),
      flat(`${circle(10, 8, 2)}${circle(22, 30, 2)}${circle(16, 6, 2)}${circle(8, 22, 2)}`, "deep"),
    ],
  },
  emblem,
} satisfies FactionLook;
