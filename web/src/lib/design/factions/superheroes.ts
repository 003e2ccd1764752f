/** Superheroes. */

import type { FactionLook } from "../looks";
import { dots } from "../pattern";
import { flat, shape, star, type Drawing } from "../shapes";

const emblem: Drawing = [
  shape(star(32, 32, 12, 31.5, 22.5, 8), "second"),
  shape(star(32, 32, 12, 24, 18, 8), "light"),
  shape("M39 8L16 36H29L24 57L49 27H35Z", "accent"),
  flat("M35 14L22 33H27L34 22Z", "#fff3b0"),
];

export default {
  palette: {
    ground: "#2b5ff0",
    deep: "#0d2578",
    accent: "#ffd733",
    second: "#ee343f",
    paper: "#fffbea",
    ink: "#07154a",
    light: "#ffffff",
  },
  pattern: { width: 14, height: 14, opacity: 0.34, layers: dots(14, 2.6, "second"), turn: 20 },
  emblem,
} satisfies FactionLook;
