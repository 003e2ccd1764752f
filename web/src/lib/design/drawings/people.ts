/** Figures of cards that are somebody in particular: people, drawn from the same few parts. */

import { circle, ellipse, flat, line, shape, star, twice, type Drawing, type Layer, type Paint } from "../shapes";

const SKIN = "#f2c79a";
const SKIN_BROWN = "#c08552";

/** A round face with open eyes and a smile. */
const face = (skin: Paint = SKIN): Layer[] => [
  shape("M32 16C43 16 49 24 49 35C49 47 41 55 32 55C23 55 15 47 15 35C15 24 23 16 32 16Z", skin),
  ...twice(
    flat(circle(25, 37, 2.6), "ink"),
    flat(circle(25.9, 36.1, 0.9), "light"),
    flat(ellipse(21, 43.5, 3, 1.9), "#e88f76"),
  ),
  line("M27 46Q32 50 37 46", "ink", 2.4),
];

const longHair = (hair: Paint): Layer =>
  shape("M32 6C50 6 57 20 55 38C54 50 57 56 53 62H11C7 56 10 50 9 38C7 20 14 6 32 6Z", hair);

const fringe = (hair: Paint): Layer =>
  shape("M13 36C11 18 20 8 32 8C44 8 53 18 51 36C48 29 45 25 40 22C33 28 21 26 13 36Z", hair);

const shortHair = (hair: Paint): Layer =>
  shape("M13 36C9 16 20 7 33 7C46 7 55 18 51 36C49 31 47 27 43 24C36 27 26 25 21 22C16 26 14 31 13 36Z", hair);

const braids = (hair: Paint, bows: Paint): Layer[] =>
  twice(
    shape("M15 34C7 40 6 50 9 58L17 57C15 50 16 44 20 38Z", hair),
    shape("M13 56L5 52L6 62ZM13 56L20 52L20 62Z", bows),
  );

const crown = (paint: Paint): Layer[] => [
  shape("M19 15L16 0L25 7L32 -2L39 7L48 0L45 15Q32 10 19 15Z", paint),
  flat(circle(32, 8, 1.9), "#e2483d"),
];

const dress = (paint: Paint): Layer => shape("M8 64C9 55 20 52 26 51H38C44 52 55 55 56 64Z", paint);

const mask: Layer[] = [
  shape(
    "M13 33C20 28 28 30 32 33C36 30 44 28 51 33C52 41 46 45 40 44C36 43 34 40 32 39C30 40 28 43 24 44C18 45 12 41 13 33Z",
    "second",
  ),
  ...twice(flat("M18 36.5C21 34 26 35.5 28 38.5C25 41.5 20 41 18 36.5Z", "light")),
];

const tunic: Layer[] = [
  dress("light"),
  flat("M10 59H18V64H9ZM26 59H34V64H26ZM42 59H50V64H42ZM18 54H26V59H18ZM34 54H42V59H34Z", "#d8402f"),
];

const bob = (hair: Paint): Layer => shape("M32 8C48 8 54 20 53 34L54 48H10L11 34C10 20 16 8 32 8Z", hair);

const spools: Layer[] = twice(shape(circle(12.5, 42, 5), "accent"), flat(circle(12.5, 42, 1.8), "ink"));

const sapaInca: Drawing = [
  ...tunic,
  bob("#2a1a14"),
  ...face(SKIN_BROWN),
  ...twice(shape("M30 14C24 8 23 0 27 -5C31 0 33 8 32 14Z", "light")),
  shape("M11 20Q32 11 53 20V28Q32 20 11 28Z", "accent"),
  line("M16 22L19 25L22 20.5M42 20.5L45 25L48 22", "#d8402f", 2.2),
  shape("M26 15H38V24L36 31L34 25L32 32L30 25L28 31L26 24Z", "#d8402f"),
  ...spools,
];

const childOfTheSun: Drawing = [
  shape(star(32, 30, 14, 35, 26), "accent"),
  ...tunic,
  bob("#2a1a14"),
  ...face(SKIN_BROWN),
  shape("M14 34C15 22 22 15 32 15C42 15 49 22 50 34C47 29 43 26 40 25H24C21 26 17 29 14 34Z", "#2a1a14"),
  shape("M14 22Q32 14 50 22V27Q32 20 14 27Z", "second"),
  ...spools,
];

const engineer: Drawing = [
  ...tunic,
  ...face(SKIN_BROWN),
  ...twice(
    shape("M13 24L10 42Q14 48 20 42L21 26Z", "#d8402f"),
    line("M14.5 45V54", "accent", 2.6),
    flat(circle(14.5, 55, 2.4), "accent"),
  ),
  shape("M11 29C11 12 20 3 32 3C44 3 53 12 53 29Q32 20 11 29Z", "#d8402f"),
  line("M14 20L19 15L24 20L29 14L34 20L39 14L44 20L49 15", "accent", 2.4),
  shape("M10 29Q32 19 54 29V33Q32 24 10 33Z", "second"),
  shape(circle(32, 2, 4), "accent"),
];

const girl = (hair: Paint, bows: Paint, gown: Paint): Drawing => [
  dress(gown),
  ...braids(hair, bows),
  ...face(),
  fringe(hair),
];

const redHood: Drawing = [
  shape("M32 2C51 2 60 19 58 39C57 55 47 63 32 63C17 63 7 55 6 39C4 19 13 2 32 2Z", "accent"),
  flat("M44 7C55 14 58 26 57 39C56 52 49 60 40 61C53 48 54 24 44 7Z", "#c23642"),
  ...face(),
  shape("M16 33C17 21 24 16 32 16C40 16 47 21 48 33C44 28 40 24 32 24C24 24 20 28 16 33Z", "#7a4a22"),
  shape("M32 57L22 53V62ZM32 57L42 53V62Z", "#fff6e2"),
];

const rumpelstiltskin: Drawing = [
  ...twice(shape("M17 33L4 27L15 44Z", SKIN)),
  ...face(),
  shape("M15 38C13 54 22 64 32 64C42 64 51 54 49 38C46 45 40 47 36 44Q32 42 28 44C24 47 18 45 15 38Z", "#e9e2d6"),
  shape(ellipse(32, 40, 4.4, 3.6), "#e59f6d"),
  shape("M11 27C14 12 24 4 44 0C42 8 50 16 53 27Q32 18 11 27Z", "second"),
  shape(circle(45, 2, 3.6), "#ffd24a"),
];

const babaYaga: Drawing = [
  shape("M32 3C51 3 59 19 57 37C55 55 46 63 32 63C18 63 9 55 7 37C5 19 13 3 32 3Z", "second"),
  flat(
    `${circle(14, 20, 2.4)}${circle(24, 10, 2.4)}${circle(40, 10, 2.4)}${circle(50, 20, 2.4)}${circle(53, 34, 2.4)}${circle(11, 34, 2.4)}`,
    "accent",
  ),
  shape("M32 16C43 16 48 24 48 34C48 46 41 56 32 56C23 56 16 46 16 34C16 24 23 16 32 16Z", SKIN),
  shape("M16 33C17 22 24 16 32 16C40 16 47 22 48 33C42 27 38 24 32 24C26 24 22 27 16 33Z", "#d9d4cc"),
  ...twice(
    shape(circle(24.5, 34, 3.6), "light"),
    flat(circle(25.2, 34.4, 1.7), "ink"),
    line("M19 29L28 31", "ink", 2.4),
  ),
  shape("M31 33C36 36 40 41 37 45C33 47 29 45 29 41Z", "#e0a878"),
  flat(circle(36.5, 41, 1.3), "#8a4a3a"),
  shape("M24 48Q32 45 40 48Q38 53 32 53Q26 53 24 48Z", "ink"),
  flat("M28 47.5H32V51H28.5Z", "light"),
];

const enchantress: Drawing = [
  longHair("#c2452d"),
  dress("second"),
  ...face(),
  shape("M13 36C14 24 22 19 32 19C42 19 50 24 51 36C46 30 42 27 32 27C22 27 18 30 13 36Z", "#c2452d"),
  shape("M36 -2C42 0 43 6 41 11L49 24Q32 18 15 24L27 9C29 2 31 -3 36 -2Z", "#3b57dd"),
  shape("M3 27C14 17 50 17 61 27C54 33 44 27 32 27C20 27 10 33 3 27Z", "#3b57dd"),
  shape(star(33, 13, 5, 5.6, 2.5), "accent"),
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

const mindLady: Drawing = [longHair("#f2c23a"), dress("second"), ...face(), ...mask, fringe("#f2c23a")];

const citizen: Drawing = [
  dress("#5c6a86"),
  shape("M24 51L32 60L40 51Z", "light"),
  shape("M30 54H34L36 64H28Z", "second"),
  ...face(),
  shortHair("#5a3a22"),
  ...twice(shape(circle(24.5, 37, 6), "light"), flat(circle(25, 37, 2.3), "ink")),
  line("M30.5 36.5H33.5", "ink", 2.4),
];

export const PEOPLE: Record<string, Drawing> = {
  "Baba Yaga": babaYaga,
  "The Birch Woman": [longHair("second"), dress("#f3efe6"), ...face(), fringe("second")],
  "Charming Princess": [longHair("#f2c23a"), dress("accent"), ...face(), fringe("#f2c23a"), ...crown("#ffd24a")],
  "Prince Charming": [dress("#3b57dd"), ...face(), shortHair("#5a3a22"), ...crown("#ffd24a")],
  "Red Riding Hood": redHood,
  Rumpelstiltskin: rumpelstiltskin,
  Gretel: girl("#f2c23a", "accent", "second"),
  Hansel: [
    dress("second"),
    ...face(),
    shortHair("#8a5a2a"),
    shape("M17 17C19 5 28 1 35 1C43 2 46 9 48 17Z", "#4f8f3a"),
    shape("M6 19Q32 9 58 19Q32 27 6 19Z", "#4f8f3a"),
    shape("M43 13C47 6 53 1 60 0C59 7 54 12 47 16Z", "accent"),
  ],
  "Rose Red": girl("#b8392b", "#ffffff", "accent"),
  "The Other Snow White": girl("#1f1a26", "accent", "#ffffff"),
  "Sapa Inca": sapaInca,
  "Child of the Sun": childOfTheSun,
  "Incan Engineer": engineer,
  Enchantress: enchantress,
  "Steam Queen": steamQueen,
  "Mind Lady": mindLady,
  "Mild Mannered Citizen": citizen,
};
