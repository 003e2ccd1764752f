/** Russian Fairy Tales. */

import { SKIN, dress, face, fringe, longHair, wizard } from "../drawings/people";
import { wolf } from "../drawings/creatures";
import type { FactionLook } from "../looks";
import {
  box,
  circle,
  ellipse,
  flat,
  limb,
  line,
  shape,
  star,
  turned,
  twice,
  type Drawing,
  type Paint,
} from "../shapes";

const feather = (degrees: number, paint: "accent" | "#ff7a2e"): Drawing => [
  turned(shape("M32 48C21 34 23 12 32 1C41 12 43 34 32 48Z", paint), degrees, 32, 48),
  turned(shape(circle(32, 14, 4.4), "second"), degrees, 32, 48),
  turned(flat(circle(32, 14, 1.8), "light"), degrees, 32, 48),
];

/** For the minions. */
const figure: Drawing = [
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
];

/** For the actions. */
const thing: Drawing = [
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

const eagle = (feathers: Paint, crowned: boolean): Drawing => [
  shape("M6 64C4 42 8 16 30 9C46 5 55 15 54 27C48 40 42 50 46 64Z", feathers),
  flat("M10 62C8 46 12 28 22 20C18 36 22 50 26 63Z", "#5a3418"),
  line("M20 40L28 44M18 48L27 52M22 32L30 35", "ink", 2),
  shape("M49 20C60 21 66 32 58 46C56 38 50 37 42 39C41 30 43 23 49 20Z", "accent"),
  line("M44 32Q51 31 57 34", "ink", 2),
  shape(circle(36, 22, 5), "light"),
  flat(circle(37.2, 22.4, 2.4), "ink"),
  line("M28 16L42 17", "ink", 3.2),
  ...(crowned ? [shape("M18 14L13 1L22 6L28 -2L33 5L42 -1L39 10Q28 8 18 14Z", "accent")] : []),
];

const toad: Drawing = [
  ...twice(shape(circle(17, 20, 10), "#8a9a3c")),
  shape("M4 39C4 26 17 19 32 19C47 19 60 26 60 39C60 55 48 62 32 62C16 62 4 55 4 39Z", "#8a9a3c"),
  flat("M10 47C16 57 24 60 32 60C40 60 48 57 54 47C49 52 42 54 32 54C22 54 15 52 10 47Z", "#dfe0a0"),
  ...twice(
    shape(circle(17, 19, 6), "#ffe46b"),
    flat(ellipse(17, 19, 4.4, 1.8), "ink"),
    flat(circle(28, 34, 1.2), "ink"),
  ),
  flat(
    `${circle(32, 24, 2)}${circle(41, 27, 1.6)}${circle(24, 27, 1.6)}${circle(51, 38, 2)}${circle(13, 38, 2)}`,
    "#5f6d22",
  ),
  line("M10 44Q32 55 54 44", "ink", 2.8),
];

const birch: Drawing = [
  shape("M27 24H37L40 63H24Z", "#f6f2ea"),
  line("M26.5 58H31M33 52H38M26.5 46H30M34 41H37.5M27 36H31", "ink", 2.2),
  ...[
    [15, 28, 11],
    [49, 28, 11],
    [22, 15, 11],
    [42, 15, 11],
    [32, 25, 12],
    [32, 10, 9],
  ].map(([x = 0, y = 0, radius = 0]) => shape(circle(x, y, radius), "second")),
  flat(
    `${circle(18, 24, 2)}${circle(30, 16, 2)}${circle(44, 20, 2)}${circle(36, 28, 2)}${circle(24, 31, 2)}`,
    "#9fdc8f",
  ),
];

export default {
  palette: {
    ground: "#cc2a35",
    deep: "#270c0f",
    accent: "#f8c038",
    second: "#45a55e",
    paper: "#fff7e8",
    ink: "#180608",
    light: "#ffffff",
  },
  pattern: {
    width: 38,
    height: 38,
    opacity: 0.4,
    layers: [
      ...[0, 72, 144, 216, 288].map((degrees) => ({
        ...flat("M10 10C6 5 8 2 10 1C12 2 14 5 10 10Z", "accent"),
        transform: `rotate(${degrees} 10 10)`,
      })),
      flat(circle(10, 10, 1.8), "deep"),
      line("M20 28C26 20 34 24 34 32M28 24C28 18 34 16 36 12", "accent", 1.5),
      flat(`${circle(34, 33, 2.6)}${circle(36, 11, 2.2)}${circle(20, 29, 2.2)}`, "deep"),
    ],
  },
  figure,
  thing,
  emblem: thing,
  figures: {
    "Baba Yaga": babaYaga,
    "Finist the Falcon": eagle("#a9683a", false),
    "The Birch Woman": [longHair("second"), dress("#f3efe6"), ...face(), fringe("second")],
    "The Gray Wolf": wolf("#9aa0ab"),
    "Foolish Magician": wizard,
    "The Birch": birch,
    "Tsar Eagle": eagle("#7a4a24", true),
    Toad: toad,
  },
  lands: { "Giant Turnip": "hills", "Transformation Spring": "forest" },
} satisfies FactionLook;
