/** Anansi Tales. */

import type { FactionLook } from "../looks";
import { box, circle, ellipse, flat, limb, line, shape, twice, type Drawing } from "../shapes";

/** For the minions. */
const figure: Drawing = [
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
];

/** For the actions. */
const thing: Drawing = [
  shape("M11 12H53C53 30 42 35 40 43L47 62H17L24 43C22 35 11 30 11 12Z", "#b8692c"),
  flat("M44 14H51C51 28 41 35 39 43L45 61H36C38 48 42 32 44 14Z", "#8a4716"),
  line("M12 16L19 28L25 15L32 30L39 15L45 28L52 16", "#fdf0cf", 2.4),
  shape("M23.5 39H40.5L40 47H24Z", "accent"),
  flat("M24 41.5H40V44.5H24Z", "second"),
  shape(ellipse(32, 11, 22, 7.5), "#fdf0cf"),
  flat(ellipse(32, 11, 12, 3.6), "#e5cf9c"),
];

const python: Drawing = [
  shape(ellipse(32, 54, 28, 9), "second"),
  shape(ellipse(31, 45, 22, 8), "accent"),
  shape(ellipse(32, 37, 16, 7), "second"),
  ...limb("M30 34C19 30 19 20 27 16", "accent", 9),
  shape("M24 5C37 0 52 6 53 14C54 22 40 26 29 23C19 20 17 8 24 5Z", "accent"),
  line("M53 15L61 15M61 15L64 12M61 15L64 18", "#d8402f", 2.2),
  shape(circle(37, 10.5, 3.6), "light"),
  flat(circle(38, 10.8, 1.8), "ink"),
  line("M40 19Q47 19 52 16", "ink", 2),
  line("M14 54L20 50L26 54L32 50L38 54L44 50L50 54", "ink", 1.8),
];

const leopard: Drawing = [
  ...twice(shape(circle(13, 16, 8.5), "accent"), flat(circle(13, 16, 4), "#5a2d10")),
  shape("M32 9C49 9 58 21 58 36C58 52 46 61 32 61C18 61 6 52 6 36C6 21 15 9 32 9Z", "accent"),
  flat(
    `${circle(32, 16, 2.6)}${circle(24, 20, 2)}${circle(40, 20, 2)}${circle(12, 34, 2.6)}${circle(52, 34, 2.6)}${circle(14, 43, 2)}${circle(50, 43, 2)}${circle(32, 24, 1.8)}`,
    "#5a2d10",
  ),
  shape("M32 36C42 36 47 44 45 51C42 58 22 58 19 51C17 44 22 36 32 36Z", "#fff1d2"),
  shape(ellipse(32, 41, 5.6, 3.8), "ink"),
  line("M32 44V49M24 50Q28 54 32 49Q36 54 40 50"),
  ...twice(shape("M15 29L27 32C25 37 17 36 15 29Z", "second"), flat(ellipse(22, 32.4, 1.2, 2.4), "ink")),
];

const turtle: Drawing = [
  shape("M10 48C4 52 4 60 10 61H18L19 50Z", "#d9a55e"),
  shape("M42 48C36 52 36 60 42 61H50L50 50Z", "#d9a55e"),
  shape("M45 45C47 33 62 32 64 40C65 50 57 54 46 53Z", "#d9a55e"),
  flat(circle(57, 41, 2.2), "ink"),
  line("M56 48Q60 48 62 46", "ink", 2),
  shape("M1 47C1 27 12 13 26 13C40 13 51 27 51 47Q26 56 1 47Z", "second"),
  line(
    "M17 17L13 30L19 43H33L39 30L34 17M13 30H2.5M39 30H49.5M19 43L16 51M33 43L36 51M13 30L26 22L39 30",
    "#235f2d",
    2.2,
  ),
];

const hornet: Drawing = [
  ...twice(shape("M26 26C10 24 2 14 4 4C18 2 28 12 31 24Z", "#eaf4fb")),
  shape("M32 63L28 54H36Z", "ink"),
  shape("M32 22C44 22 50 32 48 42C46 52 38 58 32 59C26 58 18 52 16 42C14 32 20 22 32 22Z", "accent"),
  flat("M17 34H47L48.5 40H15.5ZM17.5 46H46.5L42 52H22Z", "ink"),
  shape(circle(32, 19, 10), "accent"),
  line("M27 11Q24 4 20 3M37 11Q40 4 44 3", "ink", 2.4),
  ...twice(
    shape(ellipse(27, 19, 3.6, 4.8), "ink"),
    flat(circle(28, 17.5, 1.3), "light"),
    line("M22 13L29 15", "ink", 2.4),
  ),
];

export default {
  palette: {
    ground: "#a64a14",
    deep: "#3f1905",
    accent: "#f7c136",
    second: "#4aa855",
    paper: "#fdf5e4",
    ink: "#240d02",
    light: "#ffffff",
  },
  pattern: {
    width: 32,
    height: 32,
    opacity: 0.42,
    layers: [
      flat(box(0, 0, 16, 16), "deep"),
      flat(box(16, 16, 16, 16), "deep"),
      line("M0 4H16M0 8H16M0 12H16", "accent", 1.6),
      line("M20 0V16M24 0V16M28 0V16", "second", 1.6),
      line("M16 20H32M16 24H32M16 28H32", "accent", 1.6),
      line("M4 16V32M8 16V32M12 16V32", "#d8402f", 1.6),
    ],
  },
  figure,
  thing,
  emblem: figure,
  figures: {
    "Onini the Python": python,
    "Osebo the Leopard": leopard,
    "Akye the Turtle": turtle,
    "Mboro Hornet": hornet,
  },
  lands: { "Anansi's Web": "forest", "Storyteller's Hut": "dunes" },
} satisfies FactionLook;
