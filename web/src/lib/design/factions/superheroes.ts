/** Superheroes. */

import { SKIN, dress, face, fringe, longHair, shortHair } from "../drawings/people";
import type { FactionLook } from "../looks";
import { dots } from "../pattern";
import { circle, flat, line, shape, star, twice, type Drawing, type Layer } from "../shapes";

/** For the minions. */
const figure: Drawing = [
  shape("M6 63C6 54 16 50 24 49H40C48 50 58 54 58 63Z", "second"),
  shape("M15 22C15 10 22 6 32 6C42 6 49 10 49 22V36C49 49 41 58 32 58C23 58 15 49 15 36Z", SKIN),
  line("M29 54Q32 52 35 54", "#b97d4b", 2),
  line("M25 47Q33 52 40 46", "ink", 2.6),
  shape(
    "M12 30C20 25 28 27 32 31C36 27 44 25 52 30C53 39 47 44 40 43C36 42 34 38 32 37C30 38 28 42 24 43C17 44 11 39 12 30Z",
    "second",
  ),
  ...twice(flat("M17 34C21 31 27 33 28.5 36.5C26 40 19 40 17 34Z", "light")),
  shape("M12 27C8 10 20 1 34 2C48 2 55 12 52 27C49 24 49 19 45 17C40 21 27 15 21 17C16 19 15 24 12 27Z", "#1a2450"),
  line("M34 15C30 18 31 22 35 21", "#1a2450", 3.4),
  line("M22 9Q28 5 35 6", "#5573d8", 2.6),
];

/** For the actions. */
const thing: Drawing = [
  shape(star(32, 32, 12, 31.5, 22.5, 8), "second"),
  shape(star(32, 32, 12, 24, 18, 8), "light"),
  shape("M39 8L16 36H29L24 57L49 27H35Z", "accent"),
  flat("M35 14L22 33H27L34 22Z", "#fff3b0"),
];

const mask: Layer[] = [
  shape(
    "M13 33C20 28 28 30 32 33C36 30 44 28 51 33C52 41 46 45 40 44C36 43 34 40 32 39C30 40 28 43 24 44C18 45 12 41 13 33Z",
    "second",
  ),
  ...twice(flat("M18 36.5C21 34 26 35.5 28 38.5C25 41.5 20 41 18 36.5Z", "light")),
];

const citizen: Drawing = [
  dress("#5c6a86"),
  shape("M24 51L32 60L40 51Z", "light"),
  shape("M30 54H34L36 64H28Z", "second"),
  ...face(),
  shortHair("#5a3a22"),
  ...twice(shape(circle(24.5, 37, 6), "light"), flat(circle(25, 37, 2.3), "ink")),
  line("M30.5 36.5H33.5", "ink", 2.4),
];

const mindLady: Drawing = [longHair("#f2c23a"), dress("second"), ...face(), ...mask, fringe("#f2c23a")];

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
  figure,
  thing,
  emblem: thing,
  figures: { "Mind Lady": mindLady, "Mild Mannered Citizen": citizen },
  lands: { "Converted Cave": "cavern", "Crystal Fortress": "peaks" },
} satisfies FactionLook;
