/** Ninjas. */

import type { FactionLook } from "../looks";
import { circle, flat, line, shape, star, turned, type Drawing } from "../shapes";

const emblem: Drawing = [
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
  emblem,
} satisfies FactionLook;
