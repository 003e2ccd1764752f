/** Ninjas. */

import { SKIN } from "../drawings/people";
import type { FactionLook } from "../looks";
import { circle, flat, line, shape, star, turned, twice, type Drawing } from "../shapes";

/** For the minions. */
const figure: Drawing = [
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
];

/** For the actions. */
const thing: Drawing = [
  shape(star(32, 32, 4, 31, 11), "second"),
  ...[0, 90, 180, 270].map((degrees) => turned(flat("M32 3L39.5 24.5L32 32Z", "#8d95a8"), degrees)),
  shape(circle(32, 32, 6), "accent"),
  flat(circle(32, 32, 2.4), "ink"),
];

export default {
  palette: {
    ground: "#3a3d4d",
    deep: "#17181f",
    accent: "#f04a50",
    second: "#c9ced9",
    paper: "#f4f2ee",
    ink: "#101116",
    light: "#ffffff",
  },
  pattern: {
    width: 24,
    height: 41.6,
    opacity: 0.3,
    layers: [
      line(
        "M12 0V13.9M12 13.9L0 20.8M12 13.9L24 20.8M0 20.8V34.7M24 20.8V34.7M0 34.7L12 41.6L24 34.7M0 -6.9L12 0L24 -6.9M12 0L0 6.9M12 0L24 6.9M0 6.9V20.8L12 13.9L0 6.9M24 6.9L12 13.9L24 20.8V6.9M0 34.7L12 27.7L24 34.7M12 27.7L0 20.8M12 27.7L24 20.8M12 27.7V41.6",
        "second",
        0.9,
      ),
    ],
  },
  figure,
  thing,
  emblem: thing,
  lands: { "Ninja Dojo": "roofs", "Temple of Goju": "peaks" },
} satisfies FactionLook;
