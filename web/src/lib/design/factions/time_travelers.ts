/** Time Travelers. */

import type { FactionLook } from "../looks";
import { box, circle, flat, limb, line, shape, star, twice, type Drawing } from "../shapes";

const emblem: Drawing = [
  shape("M16 9H48C49 25 37 27 37 32C37 37 49 39 48 55H16C15 39 27 37 27 32C27 27 15 25 16 9Z", "#d6f6ff"),
  flat("M21 20H43C41 25 34 27 32 31C30 27 23 25 21 20Z", "second"),
  flat("M18 54C19 45 29 45 32 39C35 45 45 45 46 54Z", "second"),
  line("M32 30V44", "second", 2.4),
  line("M20 13Q20 18 23 21", "light", 2.6),
  shape(box(9, 2, 46, 9, 3), "accent"),
  shape(box(9, 53, 46, 9, 3), "accent"),
  ...twice(...limb("M12 12V52", "accent", 2)),
  flat(star(56, 20, 4, 6, 2), "light"),
];

export default {
  palette: {
    ground: "#1cb3cf",
    deep: "#0b3d56",
    accent: "#ff9a3d",
    second: "#ffe480",
    paper: "#f0fbfd",
    ink: "#062534",
    light: "#ffffff",
  },
  pattern: {
    width: 40,
    height: 40,
    opacity: 0.3,
    layers: [
      line(circle(20, 20, 14), "light", 1.4),
      line("M20 8V11M20 29V32M8 20H11M29 20H32M20 12V20L26 24", "light", 1.6),
      line("M0 0L4 4M36 36L40 40M40 0L36 4M4 36L0 40", "second", 1.6),
    ],
  },
  emblem,
} satisfies FactionLook;
