/** Pirates. */

import type { FactionLook } from "../looks";
import { circle, ellipse, flat, limb, line, shape, twice, type Drawing } from "../shapes";

const skull: Drawing = [
  shape(
    "M32 12C45 12 53 20 53 31C53 38 50 41 46 43L45.5 52C45.5 54 44 55 42 55H22C20 55 18.5 54 18.5 52L18 43C14 41 11 38 11 31C11 20 19 12 32 12Z",
    "#f8eed6",
  ),
  ...twice(flat(ellipse(23.5, 34, 5.8, 6.4), "ink")),
  flat("M32 39L35.5 45H28.5Z", "ink"),
  line("M26 48V55M32 48V55M38 48V55"),
  shape("M12 28L2 22L5 30L1 37L13 32Z", "second"),
  shape("M10 30C10 16 19 7 32 7C45 7 54 16 54 30C42 22 22 22 10 30Z", "second"),
  flat(`${circle(20, 18, 2.3)}${circle(32, 13, 2.3)}${circle(44, 18, 2.3)}`, "light"),
];

const emblem: Drawing = [
  ...twice(
    shape("M13 52C34 45 52 27 60 -2C70 18 60 44 21 59Z", "#dfe8ef"),
    line("M22 53C42 45 56 30 61 10", "#9fb1c0", 2),
    ...limb("M12 55L5 62", "#8a4f2a", 3.4),
    shape("M7 44C15 44 22 51 22 60L16 61C16 55 12 51 6 50Z", "accent"),
  ),
  ...skull.map((layer) => ({
    ...layer,
    transform: `translate(6.7 1.5) scale(0.79) ${layer.transform ?? ""}`.trim(),
  })),
];

export default {
  palette: {
    ground: "#1f4c74",
    deep: "#0c2136",
    accent: "#f5c543",
    second: "#e2483d",
    paper: "#f8f1de",
    ink: "#081523",
    light: "#ffffff",
  },
  pattern: {
    width: 32,
    height: 16,
    opacity: 0.3,
    layers: [
      line("M0 8Q4 2 8 8T16 8T24 8T32 8", "second", 1.6),
      line("M-8 16Q-4 10 0 16T8 16T16 16T24 16T32 16T40 16M-8 0Q-4 -6 0 0T8 0T16 0T24 0T32 0", "accent", 1.6),
    ],
  },
  emblem,
} satisfies FactionLook;
