/** Dinosaurs. */

import type { FactionLook } from "../looks";
import { circle, ellipse, flat, line, shape, star, twice, type Drawing } from "../shapes";

/** For the minions. */
const figure: Drawing = [
  shape("M10 50L2 45L9 39L2 32L10 28L5 20L14 18L13 9L22 13Z", "second"),
  shape(
    "M8 61C5 42 7 20 20 11C33 3 51 8 59 18C62 22 62 28 58 31L40 33L56 37C57 43 52 47 46 47L35 46C34 52 38 56 39 61Z",
    "accent",
  ),
  flat("M12 60C9 44 11 26 20 16C16 30 20 48 26 60Z", "#3c8c35"),
  shape("M40 33L42.5 38.5L45.5 33L48.5 38L51.5 32L54 36.5L58 31Z", "light"),
  shape(circle(34, 20, 5.4), "#ffe46b"),
  flat(ellipse(35.5, 20, 1.7, 4), "ink"),
  line("M26 15L39 13", "ink", 3.4),
  flat(circle(53, 20, 2), "ink"),
];

/** For the actions. */
const thing: Drawing = [
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

const triceratops: Drawing = [
  shape(star(32, 26, 11, 30, 24, 0), "second"),
  shape(circle(32, 26, 20), "#f7c56a"),
  shape("M32 14C44 14 50 24 48 36C46 50 40 62 32 62C24 62 18 50 16 36C14 24 20 14 32 14Z", "accent"),
  ...twice(
    shape("M20 26C12 20 9 10 12 0C19 5 26 14 27 23Z", "#fff6e2"),
    shape(circle(23, 35, 4.4), "#ffe46b"),
    flat(circle(24, 35.6, 2), "ink"),
    line("M18 29L28 32", "ink", 2.8),
    flat(circle(28.5, 53, 1.5), "ink"),
  ),
  shape("M28 47L32 37L36 47Z", "#fff6e2"),
  line("M26 57Q32 60 38 57"),
];

const stegosaur: Drawing = [
  ...[
    [14, 30, -32],
    [26, 20, -10],
    [39, 19, 10],
    [51, 28, 30],
  ].map(([x = 0, y = 0, degrees = 0]) => ({
    ...shape("M0 10L-9 -2L0 -17L9 -2Z", "second"),
    transform: `translate(${x} ${y}) rotate(${degrees})`,
  })),
  ...twice(shape("M16 50V62H26V52Z", "#3c8c35")),
  shape("M4 50C4 34 16 24 32 24C46 24 54 32 56 42L63 46L56 50C52 57 44 58 32 58C18 58 6 58 4 50Z", "accent"),
  shape(circle(15, 44, 3.8), "#ffe46b"),
  flat(circle(14.4, 44.4, 1.8), "ink"),
  line("M5 51Q10 54 15 51.5", "ink", 2.2),
  flat(`${circle(30, 36, 2.6)}${circle(39, 41, 2.6)}${circle(32, 47, 2.2)}${circle(46, 36, 2)}`, "#3c8c35"),
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
  figure,
  thing,
  emblem: thing,
  figures: { Laseratops: triceratops, "Armor Stego": stegosaur },
  lands: { "Jungle Oasis": "forest", "Tar Pits": "peaks" },
} satisfies FactionLook;
