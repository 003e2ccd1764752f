/** Tricksters. */

import { SKIN } from "../drawings/people";
import type { FactionLook } from "../looks";
import { box, circle, ellipse, flat, line, shape, turned, twice, type Drawing } from "../shapes";

/** For the minions. */
const figure: Drawing = [
  ...twice(shape("M18 34L4 29L16 45Z", SKIN)),
  shape(circle(32, 38, 16), SKIN),
  shape("M15 36C14 52 22 63 32 63C42 63 50 52 49 36C46 43 42 46 38 44C35 43 29 43 26 44C22 46 18 43 15 36Z", "#e8741f"),
  flat("M26 48Q32 53 38 48Q36 55 32 55Q28 55 26 48Z", "#7a1d10"),
  ...twice(flat(circle(25.5, 36.5, 2.5), "ink")),
  shape(ellipse(32, 41, 3.6, 3), "#e59f6d"),
  shape("M17 26L19 3H45L47 26Z", "#1f8435"),
  shape("M17.6 17H46.4L47 25H17Z", "ink"),
  shape(box(25, 14.5, 14, 12.5, 2), "accent"),
  flat(box(29, 18.2, 6, 5.2), "ink"),
  shape(box(5, 24.5, 54, 7.5, 3.7), "#1f8435"),
];

/** For the actions. */
const thing: Drawing = [
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
  figure,
  thing,
  emblem: thing,
  lands: { "Cave of Shinies": "cavern", "Mushroom Kingdom": "hills" },
} satisfies FactionLook;
