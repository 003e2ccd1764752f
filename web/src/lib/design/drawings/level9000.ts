/** Our drawings for Awesome Level 9000. */

import { circle, ellipse, flat, limb, line, shape, star, twice, type Drawing } from "../shapes";

const SKIN = "#f2c79a";

export const BEAR_CAVALRY: { figure: Drawing; thing: Drawing } = {
  figure: [
    ...twice(shape(circle(12, 22, 9), "#8d5330"), flat(circle(12, 22, 4.4), "#d9a06c")),
    shape("M32 12C50 12 58 24 58 37C58 53 45 61 32 61C19 61 6 53 6 37C6 24 14 12 32 12Z", "#a4643a"),
    shape(ellipse(32, 48, 15, 11.5), "#e6bd8c"),
    shape(ellipse(32, 42.5, 6.4, 4.2), "ink"),
    line("M32 46V51M24 51Q28 56 32 51Q36 56 40 51"),
    ...twice(
      flat(circle(20.5, 34, 3.2), "ink"),
      flat(circle(21.5, 33, 1.1), "light"),
      line("M14 27.5L25 31", "ink", 3.4),
    ),
    shape("M12 24C12 9 20 2 32 2C44 2 52 9 52 24C40 17 24 17 12 24Z", "accent"),
    shape("M8 25C22 14 42 14 56 25L54 31C42 21 22 21 10 31Z", "#f4efe6"),
    shape(star(32, 11, 5, 7, 3), "#ffd24a"),
  ],
  thing: [
    ...limb("M12 4V61", "#8d5330", 4),
    shape(circle(12, 5, 4), "#ffd24a"),
    shape("M15 9C28 3 38 15 60 8L54 25L60 42C40 49 28 37 15 43Z", "accent"),
    flat(ellipse(36, 31, 7.5, 6), "light"),
    ...[
      [25.5, 25],
      [32, 19.5],
      [40, 19.5],
      [46.5, 25],
    ].map(([x = 0, y = 0]) => flat(ellipse(x, y, 2.8, 3.6), "light")),
  ],
};

export const GHOSTS: { figure: Drawing; thing: Drawing } = {
  figure: [
    shape(
      "M32 3C47 3 55 14 55 28V57C52 63 47 56 43 58C40 64 36 63 33 58C30 54 28 63 24 62C20 60 20 55 16 59C12 63 8 61 9 55V28C9 14 17 3 32 3Z",
      "light",
    ),
    flat("M44 7C52 12 54 20 54 28V56C52 60 48 55 44 57C49 40 50 22 44 7Z", "#c9d2fa"),
    ...twice(
      flat(ellipse(23, 27, 4.6, 6.4), "ink"),
      flat(circle(24.5, 24.5, 1.8), "light"),
      flat(ellipse(17, 36, 3.6, 2.2), "#f7b3cf"),
    ),
    shape(ellipse(32, 40, 4.6, 6), "ink"),
    ...twice(line("M10 40Q5 44 3 38", "light", 5)),
  ],
  thing: [
    shape(
      "M32 2C36 9 41 13 41 19C41 25 37 28 32 28C27 28 23 25 23 19C23 15 26 14 27 10C29 12 30 13 30 14C31 10 31 6 32 2Z",
      "second",
    ),
    flat("M32 13C34 17 36 18 36 21C36 24 34 26 32 26C30 26 28 24 28 21C28 18 31 17 32 13Z", "light"),
    shape("M24 29H40V52H24Z", "#f6efdc"),
    flat("M24 30H40V34C40 38 37 38 37 34C36 42 32 42 32 35C31 38 29 38 29 35C28 44 24 42 24 38Z", "light"),
    line("M32 28V31", "ink", 2.4),
    shape(`${circle(54, 48, 7)}${circle(54, 48, 3)}`, "#d6a742"),
    shape("M10 50H54C53 58 46 62 32 62C18 62 11 58 10 50Z", "#d6a742"),
  ],
};

export const KILLER_PLANTS: { figure: Drawing; thing: Drawing } = {
  figure: [
    ...limb("M26 46C22 54 30 58 27 66", "#3f8a1c", 6),
    shape("M26 60C14 62 6 56 4 46C15 44 24 50 26 60Z", "#58ab26"),
    shape("M29 61C40 64 50 59 54 50C42 47 33 51 29 61Z", "#58ab26"),
    shape("M30 28L54 8L60 24L56 44Z", "#8c1648"),
    shape("M30 28L55 7C46 0 34 -1 24 3C10 9 3 22 7 34C11 48 26 55 40 51C48 49 54 46 57 42Z", "#58ab26"),
    flat("M10 22C14 40 28 48 46 47C36 53 18 50 11 38C8 33 8 27 10 22Z", "#3f8a1c"),
    line("M53.5 9L30.5 28L55 41", "accent", 3),
    shape("M36 23L42.5 27L42 18Z", "light"),
    shape("M44 16.5L50.5 21L50 11.5Z", "light"),
    shape("M36 31.5L43 28.5L42 35Z", "light"),
    shape("M45 36.5L52 32L51.5 39.8Z", "light"),
    shape(circle(30, 13, 5), "#ffe46b"),
    flat(circle(31.5, 13.5, 2.2), "ink"),
    ...[
      [15, 22],
      [19, 34],
      [28, 40],
    ].map(([x = 0, y = 0]) => flat(circle(x, y, 2.6), "accent")),
  ],
  thing: [
    shape("M6 62C8 50 18 46 32 46C46 46 56 50 58 62Z", "#7a4a22"),
    ...limb("M32 50C30 40 34 34 32 24", "#3f8a1c", 4.4),
    shape("M32 40C20 41 9 34 5 18C21 15 31 24 32 40Z", "#6cc12e"),
    shape("M32 34C43 34 55 27 59 12C43 8 33 18 32 34Z", "#6cc12e"),
    line("M12 23Q24 28 31 38M52 17Q41 22 33 32", "#3f8a1c", 2),
    shape("M32 4C38 8 40 15 36 22C34 25 30 25 28 22C24 15 26 8 32 4Z", "accent"),
    line("M32 6V18", "#a31c5c", 2),
  ],
};

export const STEAMPUNKS: { figure: Drawing; thing: Drawing } = {
  figure: [
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
  ],
  thing: [
    line("M16 36L24 48M48 36L40 48M32 38V48", "ink", 2),
    shape("M3 14L14 20V28L3 34Z", "accent"),
    shape(ellipse(35, 23, 27, 16), "second"),
    flat("M10 28A27 16 0 0 0 60 28A27 12 0 0 1 10 28Z", "#8a4722"),
    line("M24 8.6Q15 23 24 37.4M35 7V39M46 8.6Q55 23 46 37.4", "accent", 2.2),
    shape("M18 47H46L42 58H22Z", "#5a3824"),
    ...[26, 32, 38].map((x) => flat(circle(x, 52, 1.9), "#ffe9a0")),
    shape("M46 49L56 44L54 52L58 58L46 55Z", "accent"),
    ...[0, 1, 2].map((index) => flat(circle(7 + index * 5, 46 + index * 6, 3.4 - index * 0.7), "#dff3ef")),
  ],
};
