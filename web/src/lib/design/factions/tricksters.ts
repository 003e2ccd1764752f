/** Tricksters. */

import type { FactionLook } from "../looks";
import { circle, flat, line, shape, turned, type Drawing } from "../shapes";

const emblem: Drawing = [
  line("M33 33Q42 46 52 60", "ink", 8.4),
  line("M33 33Q42 46 52 60", "#2c8f35", 4),
  ...[0, 90, 180, 270].flatMap((degrees) => [
    turned(shape("M32 32C20 25 14 16 18 8C22 1 30 3 32 11C34 3 42 1 46 8C50 16 44 25 32 32Z", "#7ee05c"), degrees - 12),
    turned(line("M32 28V15", "#3aa33c", 2), degrees - 12),
  ]),
  shape(circle(32, 32, 4), "accent"),
];

export default {
  palette: {
    ground: "#36a845",
    deep: "#0d4722",
    accent: "#ffd43f",
    second: "#e058a8",
    paper: "#f5fbe8",
    ink: "#06250f",
    light: "#ffffff",
  },
  pattern: {
    width: 26,
    height: 26,
    opacity: 0.24,
    layers: [
      flat(`${circle(6, 4.5, 2.6)}${circle(3.6, 8, 2.6)}${circle(8.4, 8, 2.6)}M5.4 9H6.6L7.4 14H4.6Z`, "light"),
      flat(
        `${circle(19, 17.5, 2.6)}${circle(16.6, 21, 2.6)}${circle(21.4, 21, 2.6)}M18.4 22H19.6L20.4 26H17.6Z`,
        "accent",
      ),
    ],
  },
  emblem,
} satisfies FactionLook;
