/** Our drawings for It's Your Fault! */

import { box, circle, ellipse, flat, line, shape, star, twice, type Drawing } from "../shapes";

const SKIN = "#f2c79a";

export const DRAGONS: { figure: Drawing; thing: Drawing } = {
  figure: [
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
  ],
  thing: [
    shape(
      "M33 1C36 14 54 22 54 41C54 54 44 63 32 63C20 63 10 54 10 41C10 32 15 27 19 21C20 27 22 31 26 32C25 21 26 9 33 1Z",
      "#f0552a",
    ),
    shape(
      "M33 24C36 33 45 38 45 48C45 56 39 62 32 62C25 62 19 56 19 48C19 43 22 40 25 36C26 40 27 42 30 43C29 36 30 30 33 24Z",
      "accent",
    ),
    flat("M32 43C34 47 38 49 38 54C38 58 35 61 32 61C29 61 26 58 26 54C26 50 31 48 32 43Z", "second"),
  ],
};

export const MYTHIC_GREEKS: { figure: Drawing; thing: Drawing } = {
  figure: [
    shape("M32 0C48 0 60 10 61 27L52 27C49 17 42 13 32 13C22 13 15 17 12 27L3 27C4 10 16 0 32 0Z", "#d8402f"),
    line("M10 15L17 20M19 7L23 14M32 3V12M45 7L41 14M54 15L47 20", "#8f1d14", 2.2),
    shape(
      "M10 34C10 19 19 11 32 11C45 11 54 19 54 34V56L39 62L37.5 45C37 42 35 40 35 37V50H29V37C29 40 27 42 26.5 45L25 62L10 56Z",
      "accent",
    ),
    flat("M46 15C52 20 53 27 53 34V55L46 58C49 44 50 28 46 15Z", "#b78318"),
    ...twice(shape("M15 36C19 31 26 32 29 37C26 42 18 42 15 36Z", "ink"), flat(circle(23, 37, 1.6), "light")),
    line("M13 29Q22 24 32 31Q42 24 51 29", "#8a5f0c", 2.6),
    flat(box(29.9, 38, 4.2, 11), "ink"),
  ],
  thing: [
    shape("M32 3L62 23H2Z", "#fffaf0"),
    shape("M32 10L46 19H18Z", "second"),
    shape(box(5, 23, 54, 6), "#fffaf0"),
    ...[9, 22, 35, 48].flatMap((x) => [
      shape(box(x, 29, 8, 24), "#fffaf0"),
      line(`M${x + 3} 32V50M${x + 5.5} 32V50`, "#b9cbe6", 1.4),
    ]),
    shape(box(2, 53, 60, 8), "accent"),
  ],
};

export const SHARKS: { figure: Drawing; thing: Drawing } = {
  figure: [
    ...twice(shape("M12 46L1 58L19 57Z", "#5a86a3")),
    shape("M32 2C46 9 58 25 60 46C52 57 43 62 32 62C21 62 12 57 4 46C6 25 18 9 32 2Z", "#7ba5bf"),
    flat("M32 4C37 7 40 9 43 13C34 12 28 14 22 18C24 12 28 7 32 4Z", "#a9c8da"),
    shape("M6 47C14 29 50 29 58 47C51 57 43 61 32 61C21 61 13 57 6 47Z", "light"),
    shape("M12 45C20 33 44 33 52 45C47 55 40 58 32 58C24 58 17 55 12 45Z", "#7d1320"),
    flat("M22 53C26 47 38 47 42 53C38 56 26 56 22 53Z", "accent"),
    shape(
      "M13.5 43.5L18 49L20 39L25 46L28 36.5L32 45L36 36.5L39 46L44 39L46 49L50.5 43.5C43 33.5 21 33.5 13.5 43.5Z",
      "light",
    ),
    ...twice(
      shape(circle(19, 25, 3.6), "ink"),
      flat(circle(20, 24, 1.2), "light"),
      line("M14 19L23 22", "ink", 2.6),
      flat(circle(28, 12, 1.2), "ink"),
    ),
  ],
  thing: [
    shape("M12 46C16 26 28 8 50 3C44 18 46 34 55 46Z", "#7ba5bf"),
    flat("M50 3C44 18 46 34 55 46H44C38 34 40 16 50 3Z", "#557f9b"),
    line("M24 32L30 36M23 38L28 41", "ink", 2),
    shape("M1 47C6 41 11 41 16 47C21 41 27 41 32 47C37 41 43 41 48 47C53 41 58 41 63 47V62H1Z", "#33a6de"),
    line("M5 55Q11 50 17 55T29 55T41 55T53 55", "light", 2.4),
  ],
};

export const SUPERHEROES: { figure: Drawing; thing: Drawing } = {
  figure: [
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
  ],
  thing: [
    shape(star(32, 32, 12, 31.5, 22.5, 8), "second"),
    shape(star(32, 32, 12, 24, 18, 8), "light"),
    shape("M39 8L16 36H29L24 57L49 27H35Z", "accent"),
    flat("M35 14L22 33H27L34 22Z", "#fff3b0"),
  ],
};

export const TORNADOS: { figure: Drawing; thing: Drawing } = {
  figure: [
    shape(
      "M3 12C3 3 61 3 61 12C61 17 57 20 53 21C58 25 53 30 47 31C51 35 46 40 41 41C44 45 40 49 36 50C38 55 33 62 24 63C28 58 27 54 25 51C20 50 18 45 21 42C14 41 12 35 15 32C8 30 6 25 10 21C5 19 3 16 3 12Z",
      "second",
    ),
    flat(
      "M53 6C59 8 61 10 61 12C61 17 57 20 53 21C58 25 53 30 47 31C51 35 46 40 41 41C44 45 40 49 36 50C37 54 34 59 29 61C36 48 50 32 53 6Z",
      "#8b9cb1",
    ),
    line("M10 21Q30 27 53 21M15 32Q31 37 47 31M21 42Q31 45 41 41M25 51Q30 53 36 50", "ink", 2),
    line("M9 11Q30 16 55 10", "light", 2.4),
    ...twice(
      shape("M15 13.5L29 18.5C27 24.5 17 23 15 13.5Z", "light"),
      flat(circle(23.5, 18.8, 2), "ink"),
      line("M13.5 11.5L29 17.5", "ink", 3),
    ),
    shape(box(50, 42, 8, 6, 1), "#a9683a"),
    shape("M6 44L14 40L12 48Z", "accent"),
    shape(circle(51, 56, 3), "accent"),
  ],
  thing: [
    shape("M36 32L20 50H30L25 64L47 44H36L43 32Z", "accent"),
    shape(
      "M15 41C4 41 0 31 6 25C3 14 15 7 22 13C26 3 43 3 46 13C58 11 64 23 58 30C62 37 56 42 48 41C43 44 22 44 15 41Z",
      "second",
    ),
    flat("M6 33C14 38 44 38 59 31C61 37 56 41 48 40C43 43 22 43 15 40C10 40 7 37 6 33Z", "#8b9cb1"),
    line("M16 18Q19 15 23 17M34 11Q40 9 44 14", "light", 2.6),
  ],
};
