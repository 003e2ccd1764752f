/** Zombies. */

import type { FactionLook } from "../looks";
import { circle, flat, line, shape, type Drawing } from "../shapes";

const emblem: Drawing = [
  shape("M12 58V26C12 12 21 4 32 4C43 4 52 12 52 26V58Z", "#c3cbc6"),
  flat("M43 8C49 12 51 19 51 26V57H42C46 42 47 24 43 8Z", "#93a09a"),
  line(
    "M21 35V21H24.5A3.7 3.7 0 0 1 24.5 29H21M25 29L28.5 35M32.5 21V35M38 35V21H41A4 4 0 0 1 41 29.5H38",
    "#4a544f",
    3,
  ),
  line("M16 12L22 15L20 18M46 40L41 43L44 48", "#4a544f", 2),
  shape("M3 62C5 50 16 51 20 54C24 47 40 47 44 54C49 50 60 51 61 62Z", "#6d8a35"),
  line("M13 57V62M24 56L26 61M36 55V61M50 57L49 61", "#41561c", 2),
];

export default {
  palette: {
    ground: "#84923f",
    deep: "#2e3616",
    accent: "#f7a0bd",
    second: "#d3e57d",
    paper: "#f6f7e4",
    ink: "#191e0a",
    light: "#ffffff",
  },
  pattern: {
    width: 34,
    height: 30,
    opacity: 0.26,
    layers: [
      flat(`${circle(9, 9, 5)}${circle(16, 6, 2)}${circle(4, 16, 1.6)}${circle(15, 14, 1.4)}`, "deep"),
      line("M22 20L27 30M26 19L31 29M30 18L35 28", "deep", 1.8),
    ],
  },
  emblem,
} satisfies FactionLook;
