/** Super Spies. */

import type { FactionLook } from "../looks";
import { SKIN } from "../palette";
import { circle, flat, line, shape, type Drawing } from "../shapes";

const emblem: Drawing = [
  shape("M4 64C4 52 16 48 24 46H40C48 48 60 52 60 64Z", "#22242e"),
  shape("M24 46L32 62L40 46Z", "light"),
  shape("M19 22H45V36C45 46 38 52 32 52C26 52 19 46 19 36Z", SKIN),
  line("M28 45.5Q33 47.5 37 44.5", "ink", 2.4),
  shape("M17 28H47V33C47 39 36 39 34.5 32H29.5C28 39 17 39 17 33Z", "ink"),
  line("M21 30.5L25 34M38 30.5L42 34", "#8a93a8", 2),
  shape("M17 21C15 6 25 1 32 6C39 1 49 6 47 21Z", "#22242e"),
  shape("M16.5 15Q32 20 47.5 15L47.5 21H16.5Z", "accent"),
  shape("M4 22Q18 16 32 18Q46 16 60 22Q48 29 32 27Q16 29 4 22Z", "#22242e"),
  shape("M32 55L22 50V60ZM32 55L42 50V60Z", "accent"),
  shape(circle(32, 55, 2.6), "accent"),
];

export default {
  palette: {
    ground: "#dfe1e8",
    deep: "#191a22",
    accent: "#e8404f",
    second: "#cfa94f",
    paper: "#ffffff",
    ink: "#0e0f14",
    light: "#ffffff",
  },
  pattern: {
    width: 28,
    height: 28,
    opacity: 0.13,
    layers: [line("M0 14L14 0L28 14L14 28Z", "deep", 1.4), flat("M14 6L22 14L14 22L6 14Z", "deep")],
  },
  emblem,
} satisfies FactionLook;
