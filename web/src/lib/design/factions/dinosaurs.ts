/** Dinosaurs. */

import type { FactionLook } from "../looks";
import { ellipse, flat, shape, twice, type Drawing } from "../shapes";

const emblem: Drawing = [
  ...twice(shape("M9 12C19 14 28 24 30 34L22 42C14 36 9 25 9 12Z", "accent")),
  shape("M32 2C38 9 39 22 36 34H28C25 22 26 9 32 2Z", "accent"),
  shape("M32 30C43 29 49 37 47 47C46 56 40 62 32 62C24 62 18 56 17 47C15 37 21 29 32 30Z", "accent"),
  flat("M29 24H35V38H29Z", "accent"),
  ...twice(
    flat("M21 33L28 26L33 36L24 42Z", "accent"),
    shape("M9 12C13 13 16 14 18.5 16.5L12.5 22.5C10 19 9 16 9 12Z", "light"),
  ),
  shape("M32 2C35 5.5 36 8.5 36.7 12H27.3C28 8.5 29 5.5 32 2Z", "light"),
  flat(ellipse(32, 49, 9, 8), "#3c8c35"),
];

export default {
  palette: {
    ground: "#e0982c",
    deep: "#4d2b07",
    accent: "#5ab84c",
    second: "#ea5a2c",
    paper: "#fdf4e1",
    ink: "#2a1703",
    light: "#ffffff",
  },
  pattern: {
    width: 26,
    height: 22,
    opacity: 0.2,
    layers: [
      flat(
        "M6 14C3 11 4 6 6 3C8 6 9 11 6 14ZM1 12C-1 9 -1 6 0 4C3 6 4 9 4 12ZM11 12C13 9 13 6 12 4C9 6 8 9 8 12Z",
        "deep",
      ),
      flat(
        "M19 22C16 19 17 14 19 11C21 14 22 19 19 22ZM14 20C12 17 12 14 13 12C16 14 17 17 17 20ZM24 20C26 17 26 14 25 12C22 14 21 17 21 20Z",
        "deep",
      ),
    ],
  },
  emblem,
} satisfies FactionLook;
