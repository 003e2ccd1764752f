/** Time Travelers. */

import { SKIN } from "../drawings/people";
import type { FactionLook } from "../looks";
import { box, circle, flat, limb, line, shape, star, twice, type Drawing } from "../shapes";

/** For the minions. */
const figure: Drawing = [
  shape("M8 64C8 55 18 52 24 51H40C46 52 56 55 56 64Z", "light"),
  shape("M26 51L32 58L38 51Z", "accent"),
  shape(
    "M32 1L38 7L45 2L48 10L57 8L56 17L63 21L58 28L62 36L53 38L50 44H14L11 38L2 36L6 28L1 21L8 17L7 8L16 10L19 2L26 7Z",
    "#f1f4f8",
  ),
  shape("M15 24C15 16 22 14 32 14C42 14 49 16 49 24V38C49 49 41 55 32 55C23 55 15 49 15 38Z", SKIN),
  line("M14 30H50", "#6b4326", 5),
  ...twice(
    shape(circle(23, 31, 8.4), "accent"),
    shape(circle(23, 31, 5), "#bff4ff"),
    line("M20.5 30.5L23 28", "light", 2),
  ),
  shape("M22 44Q32 41 42 44Q40 52 32 52Q24 52 22 44Z", "ink"),
  flat("M24.5 44.5Q32 42.5 39.5 44.5L39 47H25Z", "light"),
];

/** For the actions. */
const thing: Drawing = [
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
  figure,
  thing,
  emblem: thing,
  lands: { "Portal Room": "steps", "The Nexus": "craters" },
} satisfies FactionLook;
