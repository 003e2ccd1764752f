/** Ghosts. */

import type { FactionLook } from "../looks";
import { circle, ellipse, flat, line, shape, twice, type Drawing } from "../shapes";

/** For the minions. */
const figure: Drawing = [
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
];

/** For the actions. */
const thing: Drawing = [
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
];

export default {
  palette: {
    ground: "#a9b6f2",
    deep: "#2b3073",
    accent: "#ffffff",
    second: "#86e6f2",
    paper: "#f6f7ff",
    ink: "#171a45",
    light: "#ffffff",
  },
  pattern: {
    width: 36,
    height: 24,
    opacity: 0.42,
    layers: [
      line("M0 6C6 -2 12 14 18 6S30 -2 36 6", "light", 1.8),
      line("M0 18C6 26 12 10 18 18S30 26 36 18", "#7f8fe0", 1.6),
    ],
  },
  figure,
  thing,
  emblem: figure,
  lands: { "Haunted House": "roofs", "The Dread Gazebo": "forest" },
} satisfies FactionLook;
