/** Steampunks. */

import type { FactionLook } from "../looks";
import { SKIN } from "../palette";
import { circle, cog, flat, line, shape, twice, type Drawing } from "../shapes";

const emblem: Drawing = [
  shape("M17 28H47V44C47 55 40 61 32 61C24 61 17 55 17 44Z", SKIN),
  flat(circle(24.5, 38, 2.6), "ink"),
  line("M20 33.5Q25 31 28 33.5", "ink", 2.6),
  line("M44.5 39Q50 48 47 58", "accent", 2),
  shape(circle(39, 38, 6.4), "#bdf3ea"),
  flat(circle(39, 38, 2.4), "ink"),
  line("M38.5 31.5A6.5 6.5 0 1 1 38.4 31.5", "accent", 2.4),
  shape(
    "M32 47C27 43 18 43 11 51C18 52 17 55 22 54.5C27 54 31 53 32 50C33 53 37 54 42 54.5C47 55 46 52 53 51C46 43 37 43 32 47Z",
    "#4a2a18",
  ),
  shape("M18 26L16 3Q32 -1 48 3L46 26Z", "#5a3824"),
  shape("M17.5 18Q32 22 46.5 18L46 26H18Z", "second"),
  shape("M4 25Q32 33 60 25Q56 34 32 34Q8 34 4 25Z", "#5a3824"),
  ...twice(shape(circle(23.5, 16, 7), "accent"), shape(circle(23.5, 16, 3.8), "#7fe0d2")),
];

export default {
  palette: {
    ground: "#327d73",
    deep: "#123631",
    accent: "#eab74f",
    second: "#bf6e3c",
    paper: "#faf4e5",
    ink: "#0a1f1c",
    light: "#ffffff",
  },
  pattern: {
    width: 40,
    height: 40,
    opacity: 0.24,
    layers: [
      flat(`${cog(11, 11, 8, 10, 7.4)}${circle(11, 11, 3.4)}`, "accent"),
      flat(`${cog(30, 29, 8, 8, 6)}${circle(30, 29, 2.6)}`, "accent"),
    ],
  },
  emblem,
} satisfies FactionLook;
