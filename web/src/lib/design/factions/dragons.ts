/** Dragons. */

import type { FactionLook } from "../looks";
import { ellipse, flat, line, shape, twice, type Drawing } from "../shapes";

const emblem: Drawing = [
  ...twice(
    shape("M20 24C10 20 3 11 5 1C15 4 26 10 29 20Z", "#f6e3bd"),
    line("M11 9L16 7M15 15L21 12", "#c79a5a", 2),
    shape("M17 27L2 25L8 33L3 41L17 41Z", "#c43a1c"),
  ),
  shape(
    "M32 13C44 13 53 19 52 30C51 37 47 40 45 46C43 56 39 62 32 62C25 62 21 56 19 46C17 40 13 37 12 30C11 19 20 13 32 13Z",
    "#f0552a",
  ),
  flat("M27 14H37L36 44C35 48 29 48 28 44Z", "accent"),
  line("M28 22H36M28 29H36M28.5 36H35.5", "#d03a18", 2),
  ...twice(
    shape("M15 28L29 35C27 40 17 39 15 28Z", "second"),
    flat(ellipse(23, 34.6, 1.4, 3), "ink"),
    line("M13 25L29 33", "ink", 3.2),
    flat(ellipse(27, 52, 2, 2.8), "ink"),
  ),
  line("M24 57Q32 61 40 57"),
  ...twice(shape("M25 57.5L27.5 62L29.5 58.5Z", "light")),
];

export default {
  palette: {
    ground: "#7d1839",
    deep: "#350719",
    accent: "#ff9f2d",
    second: "#ffe05c",
    paper: "#fff4e8",
    ink: "#22040f",
    light: "#ffffff",
  },
  pattern: {
    width: 20,
    height: 20,
    opacity: 0.34,
    layers: [
      line("M0 0A10 10 0 0 0 20 0M-10 10A10 10 0 0 0 10 10A10 10 0 0 0 30 10", "accent", 1.3),
      line("M0 20A10 10 0 0 0 20 20", "accent", 1.3),
    ],
  },
  emblem,
} satisfies FactionLook;
