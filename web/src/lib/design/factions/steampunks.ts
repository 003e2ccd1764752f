/** Steampunks. */

import { SKIN, dress, face, longHair } from "../drawings/people";
import type { FactionLook } from "../looks";
import { circle, cog, ellipse, flat, line, shape, twice, type Drawing } from "../shapes";

/** For the minions. */
const figure: Drawing = [
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

/** For the actions. */
const thing: Drawing = [
  line("M16 36L24 48M48 36L40 48M32 38V48", "ink", 2),
  shape("M3 14L14 20V28L3 34Z", "accent"),
  shape(ellipse(35, 23, 27, 16), "second"),
  flat("M10 28A27 16 0 0 0 60 28A27 12 0 0 1 10 28Z", "#8a4722"),
  line("M24 8.6Q15 23 24 37.4M35 7V39M46 8.6Q55 23 46 37.4", "accent", 2.2),
  shape("M18 47H46L42 58H22Z", "#5a3824"),
  ...[26, 32, 38].map((x) => flat(circle(x, 52, 1.9), "#ffe9a0")),
  shape("M46 49L56 44L54 52L58 58L46 55Z", "accent"),
  ...[0, 1, 2].map((index) => flat(circle(7 + index * 5, 46 + index * 6, 3.4 - index * 0.7), "#dff3ef")),
];

const steamQueen: Drawing = [
  longHair("#8a3a1c"),
  dress("second"),
  ...face(),
  shape("M14 36C16 26 22 22 32 22C42 22 48 26 50 36C45 31 41 28 32 28C23 28 19 31 14 36Z", "#8a3a1c"),
  shape("M19 20L17 -1Q32 -5 47 -1L45 20Z", "#5a3824"),
  shape("M5 21Q32 29 59 21Q55 29 32 29Q9 29 5 21Z", "#5a3824"),
  ...twice(shape(circle(24, 12, 6.4), "accent"), shape(circle(24, 12, 3.4), "#7fe0d2")),
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
  figure,
  thing,
  emblem: figure,
  figures: { "Steam Queen": steamQueen },
  lands: { "Inventor's Salon": "roofs", Workshop: "skyline" },
} satisfies FactionLook;
