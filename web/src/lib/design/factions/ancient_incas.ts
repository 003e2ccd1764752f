/** Ancient Incas. */

import type { FactionLook } from "../looks";
import { box, circle, flat, line, shape, star, twice, type Drawing } from "../shapes";

const emblem: Drawing = [
  shape(star(32, 32, 12, 31.5, 21, 0), "accent"),
  shape(circle(32, 32, 19), "#ffb52e"),
  shape("M22 21H42V24H46V40H42V44H22V40H18V24H22Z", "accent"),
  ...twice(shape(box(22, 27, 6.5, 5), "second")),
  line("M32 26V35H29", "ink", 2.4),
  line("M25 40H39", "ink", 3),
];

export default {
  palette: {
    ground: "#cf6336",
    deep: "#4f1e11",
    accent: "#ffd150",
    second: "#2bbcb0",
    paper: "#fdf3e8",
    ink: "#2b0f08",
    light: "#ffffff",
  },
  pattern: {
    width: 32,
    height: 32,
    opacity: 0.26,
    layers: [
      flat("M12 2H20V6H24V10H28V14H30V18H28V22H24V26H20V30H12V26H8V22H4V18H2V14H4V10H8V6H12ZM12 12V20H20V12Z", "deep"),
      flat(box(14, 14, 4, 4), "accent"),
    ],
  },
  emblem,
} satisfies FactionLook;
