/** Our drawings for the factions of the Core Set: a figure for the minions and a thing for the actions. */

import { box, circle, cog, ellipse, flat, limb, line, shape, star, turned, twice, type Drawing } from "../shapes";

const SKIN = "#f2c79a";

export const ALIENS: { figure: Drawing; thing: Drawing } = {
  figure: [
    shape("M32 4C48 4 56 15 56 27C56 42 41 58 32 60C23 58 8 42 8 27C8 15 16 4 32 4Z", "accent"),
    flat("M45 8C53 13 55 20 55 27C55 41 41 56 33 59C46 46 52 28 45 8Z", "#8ecb22"),
    ...twice(shape("M13 26C20 23 29 30 29 41C20 42 13 36 13 26Z", "ink"), flat(circle(19, 31, 2.2), "light")),
    line("M27 51Q32 54 37 51"),
  ],
  thing: [
    flat("M20 40H44L57 63H7Z", "#e6ffa6"),
    flat("M27 40H37L43 63H21Z", "light"),
    shape("M18 30A14 18 0 0 1 46 30Z", "second"),
    line("M24 25Q26 19 31 17", "light", 2.6),
    shape(ellipse(32, 34, 29, 10.5), "#d3dbee"),
    flat("M4.5 37A28 10 0 0 0 59.5 37A28 7.5 0 0 1 4.5 37Z", "#8e99bd"),
    ...twice(shape(circle(13, 34.5, 3), "accent"), shape(circle(25.5, 38, 3), "accent")),
  ],
};

export const DINOSAURS: { figure: Drawing; thing: Drawing } = {
  figure: [
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
  ],
  thing: [
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
  ],
};

export const NINJAS: { figure: Drawing; thing: Drawing } = {
  figure: [
    shape("M50 22L63 11L59 22L64 33L51 31Z", "accent"),
    shape("M32 5C48 5 57 18 57 33C57 50 46 60 32 60C18 60 7 50 7 33C7 18 16 5 32 5Z", "#2a2c3a"),
    shape("M10 33Q32 24 54 33L52 45Q32 40 12 45Z", SKIN),
    ...twice(
      shape("M16 36L29 39.5C27 43.5 19 43.5 16 36Z", "light"),
      flat(circle(24, 40, 2.2), "ink"),
      line("M13.5 33.5L29 37.5", "ink", 3),
    ),
    shape("M8 25Q32 14 56 25L57 33Q32 23 7 33Z", "accent"),
    shape("M24 17.5H40V27.5Q32 25 24 27.5Z", "second"),
    line("M12 50Q32 47 52 50", "#454860"),
  ],
  thing: [
    shape(star(32, 32, 4, 31, 11), "second"),
    ...[0, 90, 180, 270].map((degrees) => turned(flat("M32 3L39.5 24.5L32 32Z", "#8d95a8"), degrees)),
    shape(circle(32, 32, 6), "accent"),
    flat(circle(32, 32, 2.4), "ink"),
  ],
};

const skull: Drawing = [
  shape(
    "M32 12C45 12 53 20 53 31C53 38 50 41 46 43L45.5 52C45.5 54 44 55 42 55H22C20 55 18.5 54 18.5 52L18 43C14 41 11 38 11 31C11 20 19 12 32 12Z",
    "#f8eed6",
  ),
  ...twice(flat(ellipse(23.5, 34, 5.8, 6.4), "ink")),
  flat("M32 39L35.5 45H28.5Z", "ink"),
  line("M26 48V55M32 48V55M38 48V55"),
  shape("M12 28L2 22L5 30L1 37L13 32Z", "second"),
  shape("M10 30C10 16 19 7 32 7C45 7 54 16 54 30C42 22 22 22 10 30Z", "second"),
  flat(`${circle(20, 18, 2.3)}${circle(32, 13, 2.3)}${circle(44, 18, 2.3)}`, "light"),
];

export const PIRATES: { figure: Drawing; thing: Drawing } = {
  figure: [
    ...twice(
      shape("M13 52C34 45 52 27 60 -2C70 18 60 44 21 59Z", "#dfe8ef"),
      line("M22 53C42 45 56 30 61 10", "#9fb1c0", 2),
      ...limb("M12 55L5 62", "#8a4f2a", 3.4),
      shape("M7 44C15 44 22 51 22 60L16 61C16 55 12 51 6 50Z", "accent"),
    ),
    ...skull.map((layer) => ({
      ...layer,
      transform: `translate(6.7 1.5) scale(0.79) ${layer.transform ?? ""}`.trim(),
    })),
  ],
  thing: [
    shape(
      "M4 42L11 29L21 38L16.5 40C19 47 24 50 28.5 51V18H35.5V51C40 50 45 47 47.5 40L43 38L53 29L60 42L54.5 41C51 54 42 62 32 62C22 62 13 54 9.5 41Z",
      "accent",
    ),
    shape(box(18, 20, 28, 6, 3), "accent"),
    shape(`${circle(32, 11, 9)}${circle(32, 11, 4)}`, "accent"),
    line("M14 44C18 52 24 56 30 57", "#fff0b8", 2.2),
  ],
};

export const ROBOTS: { figure: Drawing; thing: Drawing } = {
  figure: [
    line("M32 20V8", "ink", 4),
    shape(circle(32, 7, 5), "accent"),
    ...twice(shape(box(2, 28, 9, 16, 3), "#8b9aa6")),
    shape(box(8, 17, 48, 43, 9), "second"),
    flat("M47 18C53 19 55 22 55 27V50C55 56 52 58.5 47 59Z", "#98a8b5"),
    shape(box(14, 24, 36, 17, 8.5), "ink"),
    ...twice(flat(circle(23, 32.5, 5.6), "accent"), flat(circle(24.5, 30.8, 2), "light")),
    shape(box(19, 46, 26, 9, 2.5), "#5d6c78"),
    line("M25.5 47V54M32 47V54M38.5 47V54", "second", 2),
  ],
  thing: [
    shape(cog(32, 32, 8, 31, 22.5), "second"),
    flat("M44 12.5A23 23 0 0 1 20 51.5A28 28 0 0 0 44 12.5Z", "#98a8b5"),
    shape(circle(32, 32, 14), "ink"),
    shape("M35 20L23 35H30.5L28 45L41 29.5H33Z", "accent"),
  ],
};

export const TRICKSTERS: { figure: Drawing; thing: Drawing } = {
  figure: [
    ...twice(shape("M18 34L4 29L16 45Z", SKIN)),
    shape(circle(32, 38, 16), SKIN),
    shape(
      "M15 36C14 52 22 63 32 63C42 63 50 52 49 36C46 43 42 46 38 44C35 43 29 43 26 44C22 46 18 43 15 36Z",
      "#e8741f",
    ),
    flat("M26 48Q32 53 38 48Q36 55 32 55Q28 55 26 48Z", "#7a1d10"),
    ...twice(flat(circle(25.5, 36.5, 2.5), "ink")),
    shape(ellipse(32, 41, 3.6, 3), "#e59f6d"),
    shape("M17 26L19 3H45L47 26Z", "#1f8435"),
    shape("M17.6 17H46.4L47 25H17Z", "ink"),
    shape(`${box(25, 14.5, 14, 12.5, 2)}`, "accent"),
    flat(box(29, 18.2, 6, 5.2), "ink"),
    shape(box(5, 24.5, 54, 7.5, 3.7), "#1f8435"),
  ],
  thing: [
    line("M33 33Q42 46 52 60", "ink", 8.4),
    line("M33 33Q42 46 52 60", "#2c8f35", 4),
    ...[0, 90, 180, 270].flatMap((degrees) => [
      turned(
        shape("M32 32C20 25 14 16 18 8C22 1 30 3 32 11C34 3 42 1 46 8C50 16 44 25 32 32Z", "#7ee05c"),
        degrees - 12,
      ),
      turned(line("M32 28V15", "#3aa33c", 2), degrees - 12),
    ]),
    shape(circle(32, 32, 4), "accent"),
  ],
};

export const WIZARDS: { figure: Drawing; thing: Drawing } = {
  figure: [
    shape("M13 42C11 56 22 63 32 63C42 63 53 56 51 42Z", "#f4f2ff"),
    line("M24 54V60M32 55V61.5M40 54V60", "#b9b2dc", 2),
    shape("M17 40H47V45C47 53 17 53 17 45Z", SKIN),
    ...twice(flat(circle(25, 45, 2.2), "ink"), line("M20 41.5L28 40.5", "#f4f2ff", 3.4)),
    shape("M32 49C27 46 20 48 17 53C23 55 29 55 32 52C35 55 41 55 47 53C44 48 37 46 32 49Z", "light"),
    shape(circle(32, 46.5, 3.2), "#e59f6d"),
    shape("M35 1C42 2 44 8 41 13L51 38Q32 31 13 38L26 11C28 5 30 1 35 1Z", "#3b57dd"),
    shape("M3 40C12 31 52 31 61 40C58 47 44 41 32 41C20 41 6 47 3 40Z", "#3b57dd"),
    shape(star(33, 22, 5, 7.5, 3.4), "accent"),
    flat(circle(23, 31, 1.8), "accent"),
    flat(circle(43, 31, 1.8), "accent"),
  ],
  thing: [
    ...limb("M8 57L36 28", "#6b3b1e", 5),
    line("M8 57L13 52", "light", 5),
    shape(star(42, 22, 5, 20, 9, 10), "accent"),
    flat(star(42, 22, 5, 11, 5, 10), "#fff3bf"),
    shape(star(14, 16, 4, 9, 3), "second"),
    shape(star(54, 50, 4, 8, 2.7), "second"),
  ],
};

export const ZOMBIES: { figure: Drawing; thing: Drawing } = {
  figure: [
    shape("M12 26C12 12 20 6 32 6C44 6 52 12 52 26V39C52 44 49 46 48 50L46 61H19L17 50C15 46 12 44 12 39Z", "#b7d064"),
    flat("M45 12C50 16 51.5 20 51.5 26V39C51 44 48.5 46 47.5 50L45.5 60H38C46 48 48 28 45 12Z", "#8fab43"),
    shape(
      "M11 24C7 14 14 6 22 8C25 2 34 1 38 6C46 3 56 11 52 22C50 28 43 25 40 28C35 23 29 30 24 26C20 30 13 29 11 24Z",
      "accent",
    ),
    line(
      "M22 8C24 12 22 15 18 16M38 6C36 11 38 14 43 15M31 12C28 15 30 18 32 19M44 21C42 22 40 21 39 19",
      "#c25f86",
      2,
    ),
    shape(circle(23, 35, 6.6), "light"),
    flat(circle(24, 36, 2.2), "ink"),
    shape("M36 34C39 30 46 31 48 35C46 39 39 39 36 34Z", "#ffe98a"),
    flat(circle(42, 35.2, 1.8), "ink"),
    flat("M31 41L34 46H29Z", "ink"),
    shape("M20 49L46 47L44 57H22Z", "ink"),
    flat("M22 49.5H27V54H22.6ZM30 49H34V52.5H30ZM37 48.5H42V54H37Z", "#f6f2cf"),
    line("M47 40L53 43M46 44L50 46", "ink", 2),
  ],
  thing: [
    shape("M12 58V26C12 12 21 4 32 4C43 4 52 12 52 26V58Z", "#c3cbc6"),
    flat("M43 8C49 12 51 19 51 26V57H42C46 42 47 24 43 8Z", "#93a09a"),
    line(
      "M21 35V21H24.5A3.7 3.7 0 0 1 24.5 29H21M25 29L28.5 35M32.5 21V35M38 35V21H41A4 4 0 0 1 41 29.5H38",
      "#4a544f",
      3,
    ),
    line("M16 12L22 15L20 18M46 40L41 43L44 48", "#4a544f", 2),
    shape("M3 62C5 50 16 51 20 54C24 47 40 47 44 54C49 50 60 51 61 62Z", "#6d8a35"),
    line("M13 57V62M24 56L26 61M36 55V61M50 57L49 61", "#41561c", 2),
  ],
};
