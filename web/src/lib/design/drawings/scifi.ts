/** Our drawings for Science Fiction Double Feature. */

import { box, circle, ellipse, flat, limb, line, shape, star, twice, type Drawing } from "../shapes";

const SKIN = "#f2c79a";

export const CYBORG_APES: { figure: Drawing; thing: Drawing } = {
  figure: [
    ...twice(shape(circle(8, 33, 7), "#5b3442"), flat(circle(8, 33, 3.4), "#c99a8c")),
    shape("M32 4C47 4 55 14 55 29C57 45 49 61 32 61C15 61 7 45 9 29C9 14 17 4 32 4Z", "#5b3442"),
    shape(
      "M17 29C16 19 28 19 32 24C36 19 48 19 47 29C47 35 45 37 48 43C51 54 41 59 32 59C23 59 13 54 16 43C19 37 17 35 17 29Z",
      "#d9a996",
    ),
    shape("M32 4C47 4 55 14 55 29L54.5 39L47 37L47 29C47 20 38 19 32 24Z", "second"),
    line("M38 8L37 16M46 12L43 18M52 22L46 24", "#74838f", 2),
    shape(circle(40, 30, 7), "ink"),
    flat(circle(40, 30, 4.2), "accent"),
    flat(circle(41.4, 28.6, 1.4), "light"),
    shape(circle(24, 30, 4), "light"),
    flat(circle(24.6, 30.4, 2), "ink"),
    line("M18 24L29 26.5", "ink", 3.4),
    flat(ellipse(28.5, 41, 2, 1.5), "ink"),
    flat(ellipse(35.5, 41, 2, 1.5), "ink"),
    shape("M21 48Q32 45 43 48Q41 55 32 55Q23 55 21 48Z", "ink"),
    flat("M24 48.5H29V51.5H24.5ZM31 48.2H36V51.5H31ZM38 48.6H41L40 51.5H38Z", "light"),
  ],
  thing: [
    shape("M8 6L16 2C17 24 32 42 56 42C63 42 64 52 57 55C34 64 4 44 8 6Z", "#ffd84a"),
    flat("M9 10C10 36 30 54 56 50C60 50 60 53 56 54C34 62 6 44 9 10Z", "#e0a51d"),
    shape("M8 6L16 2L16.5 9L8 11Z", "#6b4a1c"),
    shape("M18 34L27 26L42 39L35 50Q25 45 18 34Z", "second"),
    shape(circle(30, 38, 4.6), "ink"),
    flat(circle(30, 38, 2.6), "accent"),
    line("M34 34L44 22L54 24M38 37L50 32", "#cbd6de", 2.4),
    shape(circle(55, 24, 3.4), "accent"),
    shape(circle(51.5, 31.5, 3), "accent"),
  ],
};

export const SHAPESHIFTERS: { figure: Drawing; thing: Drawing } = {
  figure: [
    shape("M34 4C16 4 8 17 8 32C8 49 22 60 34 60Z", SKIN),
    shape("M34 3C18 0 4 12 7 33C10 26 12 22 16 18C20 16 28 17 34 14Z", "#6a3a2a"),
    shape(
      "M32 4C50 4 57 17 57 32C57 41 60 47 56 52C53 57 50 50 48 55C46 63 41 57 39 60C37 63 34 61 32 60C28 55 36 48 32 42C28 36 36 28 32 22C29 17 35 10 32 4Z",
      "accent",
    ),
    flat("M50 12C56 20 56 28 56 34C56 42 58 47 55 51C53 54 50 49 48 53C53 40 54 24 50 12Z", "#35c596"),
    shape("M14 33C17 29 25 29 27 33C25 37 17 37 14 33Z", "light"),
    flat(circle(21, 33, 2.3), "ink"),
    line("M13 27Q20 23 27 27", "ink", 2.6),
    shape(circle(43, 29, 7.4), "light"),
    flat(ellipse(43, 29, 1.9, 5.4), "#8a1d7a"),
    shape(circle(50, 15, 3.6), "light"),
    flat(circle(50, 15, 1.5), "#8a1d7a"),
    line("M18 48Q25 52 32 49", "ink", 2.6),
    shape("M33 47Q42 42 51 44Q47 54 35 52Z", "ink"),
    flat("M37 46.5L39 51L41 45.5ZM44 44.8L45.5 49L47.5 44.5Z", "light"),
  ],
  thing: [
    shape(box(16, 11, 32, 44, 6), "#d9fbf0"),
    shape("M18 50V30C22 26 25 34 30 28C34 22 40 33 46 26V50Z", "accent"),
    flat("M40 31C43 31 44 29 45 28V50H38C41 44 42 38 40 31Z", "#35c596"),
    shape(circle(27, 40, 5), "light"),
    flat(ellipse(27, 40, 1.5, 3.6), "#8a1d7a"),
    shape(circle(38.5, 37, 3.4), "light"),
    flat(circle(38.5, 37, 1.4), "#8a1d7a"),
    ...[
      [24, 21, 2.4],
      [33, 17, 1.8],
      [40, 22, 2.6],
    ].map(([x = 0, y = 0, radius = 0]) => flat(circle(x, y, radius), "#35c596")),
    line("M21 17V27", "light", 3),
    shape(box(11, 3, 42, 10, 3), "#6a4a7c"),
    shape(box(9, 51, 46, 10, 3), "#6a4a7c"),
    flat(circle(18, 56, 2), "accent"),
    flat(circle(25, 56, 2), "#ff7d9c"),
  ],
};

export const SUPER_SPIES: { figure: Drawing; thing: Drawing } = {
  figure: [
    shape("M4 64C4 52 16 48 24 46H40C48 48 60 52 60 64Z", "#22242e"),
    shape("M24 46L32 62L40 46Z", "light"),
    shape("M19 22H45V36C45 46 38 52 32 52C26 52 19 46 19 36Z", SKIN),
    line("M28 45.5Q33 47.5 37 44.5", "ink", 2.4),
    shape("M17 28H47V33C47 39 36 39 34.5 32H29.5C28 39 17 39 17 33Z", "ink"),
    line("M21 30.5L25 34M38 30.5L42 34", "#8a93a8", 2),
    shape("M17 21C15 6 25 1 32 6C39 1 49 6 47 21Z", "#22242e"),
    shape("M16.5 15Q32 20 47.5 15L47.5 21H16.5Z", "accent"),
    shape("M4 22Q18 16 32 18Q46 16 60 22Q48 29 32 27Q16 29 4 22Z", "#22242e"),
    shape("M32 55L22 50V60ZM32 55L42 50V60Z", "accent"),
    shape(circle(32, 55, 2.6), "accent"),
  ],
  thing: [
    shape(`${circle(32, 32, 27)}${circle(32, 32, 20)}`, "#22242e"),
    shape(`${circle(32, 32, 13)}${circle(32, 32, 9.4)}`, "#22242e"),
    ...[0, 90, 180, 270].map((degrees) => ({
      ...shape(box(29.6, 1, 4.8, 17), "#22242e"),
      transform: `rotate(${degrees} 32 32)`,
    })),
    shape(circle(32, 32, 5), "accent"),
  ],
};

export const TIME_TRAVELERS: { figure: Drawing; thing: Drawing } = {
  figure: [
    shape("M8 64C8 55 18 52 24 51H40C46 52 56 55 56 64Z", "light"),
    shape("M26 51L32 58L38 51Z", "accent"),
    shape(
      "M32 1L38 7L45 2L48 10L57 8L56 17L63 21L58 28L62 36L53 38L50 44H14L11 38L2 36L6 28L1 21L8 17L7 8L16 10L19 2L26 7Z",
      "#f1f4f8",
    ),
    shape("M15 24C15 16 22 14 32 14C42 14 49 16 49 24V38C49 49 41 55 32 55C23 55 15 49 15 38Z", SKIN),
    line("M14 30H50", "#6b4326", 5),
    ...twice(
      shape(circle(23, 31, 8.4), "accent"),
      shape(circle(23, 31, 5), "#bff4ff"),
      line("M20.5 30.5L23 28", "light", 2),
    ),
    shape("M22 44Q32 41 42 44Q40 52 32 52Q24 52 22 44Z", "ink"),
    flat("M24.5 44.5Q32 42.5 39.5 44.5L39 47H25Z", "light"),
  ],
  thing: [
    shape("M16 9H48C49 25 37 27 37 32C37 37 49 39 48 55H16C15 39 27 37 27 32C27 27 15 25 16 9Z", "#d6f6ff"),
    flat("M21 20H43C41 25 34 27 32 31C30 27 23 25 21 20Z", "second"),
    flat("M18 54C19 45 29 45 32 39C35 45 45 45 46 54Z", "second"),
    line("M32 30V44", "second", 2.4),
    line("M20 13Q20 18 23 21", "light", 2.6),
    shape(box(9, 2, 46, 9, 3), "accent"),
    shape(box(9, 53, 46, 9, 3), "accent"),
    ...twice(...limb("M12 12V52", "accent", 2)),
    flat(star(56, 20, 4, 6, 2), "light"),
  ],
};
