/** Wizards. */

import { dress, face, longHair, wizard } from "../drawings/people";
import type { FactionLook } from "../looks";
import { circle, flat, limb, line, shape, star, type Drawing } from "../shapes";

/** For the actions. */
const thing: Drawing = [
  ...limb("M8 57L36 28", "#6b3b1e", 5),
  line("M8 57L13 52", "light", 5),
  shape(star(42, 22, 5, 20, 9, 10), "accent"),
  flat(star(42, 22, 5, 11, 5, 10), "#fff3bf"),
  shape(star(14, 16, 4, 9, 3), "second"),
  shape(star(54, 50, 4, 8, 2.7), "second"),
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

export default {
  palette: {
    ground: "#7343dc",
    deep: "#2b1268",
    accent: "#ffda4f",
    second: "#86d6ff",
    paper: "#f6f1ff",
    ink: "#190842",
    light: "#ffffff",
  },
  pattern: {
    width: 34,
    height: 34,
    opacity: 0.32,
    layers: [
      flat(star(8, 8, 5, 4.6, 2), "accent"),
      flat("M27 20A6 6 0 1 0 29 30A7 7 0 0 1 27 20Z", "second"),
      flat(`${circle(25, 8, 1.2)}${circle(9, 26, 1.2)}${circle(18, 17, 1.2)}`, "light"),
    ],
  },
  figure: wizard,
  thing,
  emblem: thing,
  figures: { Enchantress: enchantress },
  lands: { "School of Wizardry": "roofs", "The Great Library": "steps" },
} satisfies FactionLook;
