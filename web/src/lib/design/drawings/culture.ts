/** Our drawings for World Tour: Culture Shock. */

import { box, circle, ellipse, flat, limb, line, shape, star, turned, twice, type Drawing } from "../shapes";

export const ANANSI_TALES: { figure: Drawing; thing: Drawing } = {
  figure: [
    ...twice(
      ...limb("M24 30C12 28 7 18 10 4", "accent", 2.4),
      ...limb("M22 34C12 34 4 30 2 20", "accent", 2.4),
      ...limb("M22 42C12 42 5 46 3 54", "accent", 2.4),
      ...limb("M24 48C16 50 12 55 12 63", "accent", 2.4),
    ),
    shape("M32 26C44 26 50 34 50 44C50 55 42 62 32 62C22 62 14 55 14 44C14 34 20 26 32 26Z", "second"),
    flat("M32 28L38 36L32 44L26 36Z", "accent"),
    flat("M32 44L38 52L32 60L26 52Z", "accent"),
    flat("M17 39L24 44L17 50C15 46 15 43 17 39ZM47 39L40 44L47 50C49 46 49 43 47 39Z", "#d8402f"),
    line("M32 28L38 36L26 52L32 60L38 52L26 36Z", "ink", 1.8),
    ...twice(shape("M28 23C25 28 27 31 30 33L31 27Z", "light")),
    shape("M32 6C41 6 46 11 46 17C46 24 40 28 32 28C24 28 18 24 18 17C18 11 23 6 32 6Z", "accent"),
    ...twice(
      flat(circle(27.6, 17.5, 3.4), "ink"),
      flat(circle(28.6, 16.4, 1.1), "light"),
      flat(circle(22.2, 15.5, 1.9), "ink"),
      flat(circle(29.4, 11, 1.6), "ink"),
    ),
  ],
  thing: [
    shape("M11 12H53C53 30 42 35 40 43L47 62H17L24 43C22 35 11 30 11 12Z", "#b8692c"),
    flat("M44 14H51C51 28 41 35 39 43L45 61H36C38 48 42 32 44 14Z", "#8a4716"),
    line("M12 16L19 28L25 15L32 30L39 15L45 28L52 16", "#fdf0cf", 2.4),
    shape("M23.5 39H40.5L40 47H24Z", "accent"),
    flat("M24 41.5H40V44.5H24Z", "second"),
    shape(ellipse(32, 11, 22, 7.5), "#fdf0cf"),
    flat(ellipse(32, 11, 12, 3.6), "#e5cf9c"),
  ],
};

export const ANCIENT_INCAS: { figure: Drawing; thing: Drawing } = {
  figure: [
    shape(
      "M4 19C3 14 8 11 13 11L13 2L18 8L23 2L24 12C27 18 26 24 27 30C35 27 46 27 53 31L61 28L58 37C58 44 57 48 56 51V63H48V51H34V63H26V50C19 48 15 42 15 35L15 24C10 25 5 24 4 19Z",
      "#fdf1dc",
    ),
    flat("M20 12C24 20 22 28 24 34C32 46 46 46 56 45C57 48 55 50 55 51V62H53V50H30C20 48 18 30 20 12Z", "#e6cda6"),
    shape("M30 29C36 27 46 27 51 30V45H30Z", "second"),
    line("M30 34H51M30 40H51", "accent", 2.6),
    line("M33 46V49M38 46V49M43 46V49M48 46V49", "accent", 2.2),
    shape("M15 27Q21 30 26.5 27V31Q21 34 15 31Z", "#d8402f"),
    flat(circle(14, 16.5, 1.9), "ink"),
    line("M5 20Q8 22 11 20.5", "ink", 1.8),
  ],
  thing: [
    shape(star(32, 32, 12, 31.5, 21, 0), "accent"),
    shape(circle(32, 32, 19), "#ffb52e"),
    shape("M22 21H42V24H46V40H42V44H22V40H18V24H22Z", "accent"),
    ...twice(shape(box(22, 27, 6.5, 5), "second")),
    line("M32 26V35H29", "ink", 2.4),
    line("M25 40H39", "ink", 3),
  ],
};

export const GRIMMS_FAIRY_TALES: { figure: Drawing; thing: Drawing } = {
  figure: [
    ...twice(shape(circle(17, 24, 10), "#7fc14b")),
    shape("M5 41C5 29 17 22 32 22C47 22 59 29 59 41C59 55 47 61 32 61C17 61 5 55 5 41Z", "#7fc14b"),
    flat("M9 46C15 56 24 59 32 59C40 59 49 56 55 46C50 52 42 54 32 54C22 54 14 52 9 46Z", "#d9eba6"),
    ...twice(
      shape(circle(17, 23, 6.4), "light"),
      flat(ellipse(18, 23.5, 2.6, 3.8), "ink"),
      flat(ellipse(12, 42, 4, 2.6), "accent"),
      flat(circle(29.5, 33, 1.2), "ink"),
    ),
    line("M12 44Q22 52 32 51Q42 52 52 44", "ink", 2.8),
    shape("M22 20L19 3L27 10L32 1L37 10L45 3L42 20Q32 16 22 20Z", "#ffd24a"),
    ...[
      [32, 14],
      [25.5, 15],
      [38.5, 15],
    ].map(([x = 0, y = 0]) => flat(circle(x, y, 1.7), "accent")),
  ],
  thing: [
    shape("M1 17C12 10 24 11 32 18C40 11 52 10 63 17V57C52 51 40 52 32 59C24 52 12 51 1 57Z", "accent"),
    ...twice(
      shape("M5 13C14 8 25 9 32 16V53C25 47 14 46 5 50Z", "#fff6e2"),
      line("M10 20Q18 17 26 21M10 27Q18 24 26 28M10 41Q18 38 26 42", "#b79f86", 2),
    ),
    line("M32 17V53", "ink", 2),
    line("M10 34Q18 31 26 35", "#b79f86", 2),
    shape("M47 22C49 18 55 20 53 25C52 29 47 32 47 32C47 32 42 29 41 25C39 20 45 18 47 22Z", "accent"),
    shape("M29 50H35V64L32 60.5L29 64Z", "second"),
  ],
};

export const POLYNESIAN_VOYAGERS: { figure: Drawing; thing: Drawing } = {
  figure: [
    ...[-34, -12, 12, 34].map((degrees) =>
      turned(
        shape("M32 18C26 12 27 4 32 -3C37 4 38 12 32 18Z", degrees % 24 === 0 ? "accent" : "second"),
        degrees,
        32,
        26,
      ),
    ),
    shape("M12 16C20 11 44 11 52 16C56 30 54 50 46 63H18C10 50 8 30 12 16Z", "#a9622e"),
    flat("M46 15C50 16 51 16 51.5 17C55 30 53 49 45.5 62H38C46 48 49 30 46 15Z", "#7d4319"),
    shape("M11 20C20 15 44 15 53 20L54 27C44 22 36 25 32 30C28 25 20 22 10 27Z", "accent"),
    ...twice(
      shape(circle(21, 33, 6.4), "second"),
      flat(circle(21.6, 33.4, 3), "ink"),
      line("M13 42L19 46L13 49", "second", 2),
    ),
    shape("M29 31H35L38 43H26Z", "#c9803f"),
    shape("M17 48Q32 44 47 48V56Q32 60 17 56Z", "ink"),
    flat(
      "M19.5 49.5H24.5V54.5H19.5ZM26.5 48.8H31V54.8H26.5ZM33 48.8H37.5V54.8H33ZM39.5 49.5H44.5V54.5H39.5Z",
      "second",
    ),
  ],
  thing: [
    ...limb("M26 50L30 4", "#6b3b1e", 2),
    shape("M30 3C48 8 58 24 54 43L26 46C37 34 38 18 30 3Z", "accent"),
    flat("M30 3C48 8 58 24 54 43L44 44C50 30 44 12 30 3Z", "#e2623a"),
    line("M38 16L48 18M40 26L53 27M38 36L54 36", "second", 2.2),
    shape("M2 45C18 51 46 51 62 43C59 55 48 59 32 59C16 59 6 56 2 45Z", "#8a4f2a"),
    line("M8 50Q32 56 57 49", "second", 2.2),
    line("M3 61Q10 56 17 61T31 61T45 61T59 61", "light", 2.6),
  ],
};

const feather = (degrees: number, paint: "accent" | "#ff7a2e"): Drawing => [
  turned(shape("M32 48C21 34 23 12 32 1C41 12 43 34 32 48Z", paint), degrees, 32, 48),
  turned(shape(circle(32, 14, 4.4), "second"), degrees, 32, 48),
  turned(flat(circle(32, 14, 1.8), "light"), degrees, 32, 48),
];

export const RUSSIAN_FAIRY_TALES: { figure: Drawing; thing: Drawing } = {
  figure: [
    ...feather(-68, "#ff7a2e"),
    ...feather(68, "#ff7a2e"),
    ...feather(-34, "accent"),
    ...feather(34, "accent"),
    ...feather(0, "#ff7a2e"),
    shape("M32 32C42 34 47 44 43 54C40 61 24 61 21 54C17 44 22 34 32 32Z", "accent"),
    line("M26 48Q32 52 38 48M25 54Q32 58 39 54", "#d8741c", 2),
    shape("M32 24C38 24 41 28 41 33C41 38 37 41 32 41C27 41 23 38 23 33C23 28 26 24 32 24Z", "#ffe08a"),
    ...twice(flat(circle(28.4, 32, 1.9), "ink")),
    shape("M32 34L35 38L32 41L29 38Z", "#ff7a2e"),
    line("M32 24V18M28.5 25L26 20M35.5 25L38 20", "#ffe08a", 2.4),
    line("M28 60L26 64M36 60L38 64", "ink", 2.4),
  ],
  thing: [
    ...twice(...limb("M25 46L21 54L24 60", "accent", 3), line("M24 60L17 62M24 60L24 64M24 60L30 62", "ink", 2.6)),
    shape(box(13, 23, 38, 24, 1), "#a9683a"),
    line("M14 29H50M14 35H50M14 41H50", "#6f3f1c", 2),
    shape(box(24, 27, 16, 14, 2), "accent"),
    line("M32 27V41M24 34H40", "ink", 2),
    ...twice(shape("M24 26H19V42H24Z", "second")),
    shape("M32 1L62 26L56 30L32 11L8 30L2 26Z", "#2b5fa8"),
    shape("M32 11L50 25H14Z", "#e8b06a"),
    shape(star(32, 19.5, 5, 4.6, 2), "light"),
    shape(box(42, 3, 7, 11), "#7a7f8a"),
  ],
};
