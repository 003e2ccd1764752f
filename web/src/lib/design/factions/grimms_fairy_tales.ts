/** Grimms' Fairy Tales. */

import { SKIN, braids, crown, dress, face, fringe, longHair, shortHair } from "../drawings/people";
import { wolf } from "../drawings/creatures";
import type { FactionLook } from "../looks";
import { circle, ellipse, flat, line, shape, star, twice, type Drawing, type Paint } from "../shapes";

/** For the minions. */
const figure: Drawing = [
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
];

/** For the actions. */
const thing: Drawing = [
  shape("M1 17C12 10 24 11 32 18C40 11 52 10 63 17V57C52 51 40 52 32 59C24 52 12 51 1 57Z", "accent"),
  ...twice(
    shape("M5 13C14 8 25 9 32 16V53C25 47 14 46 5 50Z", "#fff6e2"),
    line("M10 20Q18 17 26 21M10 27Q18 24 26 28M10 41Q18 38 26 42", "#b79f86", 2),
  ),
  line("M32 17V53", "ink", 2),
  line("M10 34Q18 31 26 35", "#b79f86", 2),
  shape("M47 22C49 18 55 20 53 25C52 29 47 32 47 32C47 32 42 29 41 25C39 20 45 18 47 22Z", "accent"),
  shape("M29 50H35V64L32 60.5L29 64Z", "second"),
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

export default {
  palette: {
    ground: "#7a3064",
    deep: "#321029",
    accent: "#f2616a",
    second: "#a6cc73",
    paper: "#faf2e6",
    ink: "#1f0819",
    light: "#ffffff",
  },
  pattern: {
    width: 40,
    height: 40,
    opacity: 0.34,
    layers: [
      line("M0 20C10 10 10 30 20 20S30 10 40 20M20 0C10 10 30 10 20 20S10 30 20 40", "second", 1.5),
      line("M8 15L6 10M14 25L17 29M26 15L24 10M33 25L36 30M15 8L10 6M25 30L30 32", "second", 1.5),
      flat(star(20, 20, 5, 4, 2), "accent"),
      flat(star(0, 20, 5, 4, 2) + star(40, 20, 5, 4, 2), "accent"),
    ],
  },
  figure,
  thing,
  emblem: figure,
  figures: {
    "Big Bad Wolf": wolf("#6d5a5a"),
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
  },
  lands: { "Gingerbread House": "roofs", "Woodland Cottage": "forest" },
} satisfies FactionLook;
