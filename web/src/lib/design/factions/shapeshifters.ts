/** Shapeshifters. */

import type { FactionLook } from "../looks";
import { SKIN } from "../palette";
import { circle, ellipse, flat, line, shape, type Drawing } from "../shapes";

const emblem: Drawing = [
  shape("M34 4C16 4 8 17 8 32C8 49 22 60 34 60Z", SKIN),
  shape("M34 3C18 0 4 12 7 33C10 26 12 22 16 18C20 16 28 17 34 14Z", "#6a3a2a"),
  shape(
    "M32 4C50 4 57 17 57 32C57 41 60 47 56 52C53 57 50 50 48 55C46 63 41 57 39 60C37 63 34 61 32 60C28 55 36 48 32 42C28 36 36 28 32 22C29 17 35 10 32 4Z",
    "accent",
  ),
  flat("M50 12C56 20 56 28 56 34C56 42 58 47 55 51C53 54 50 49 48 53C53 40 54 24 50 12Z", "#35c596"),
  shape("M14 33C17 29 25 29 27 33C25 37 17 37 14 33Z", "light"),
  flat(circle(21, 33, 2.3), "ink"),
  line("M13 27Q20 23 27 27", "ink", 2.6),
  shape(circle(43, 29, 7.4), "light"),
  flat(ellipse(43, 29, 1.9, 5.4), "#8a1d7a"),
  shape(circle(50, 15, 3.6), "light"),
  flat(circle(50, 15, 1.5), "#8a1d7a"),
  line("M18 48Q25 52 32 49", "ink", 2.6),
  shape("M33 47Q42 42 51 44Q47 54 35 52Z", "ink"),
  flat("M37 46.5L39 51L41 45.5ZM44 44.8L45.5 49L47.5 44.5Z", "light"),
];

export default {
  palette: {
    ground: "#cd82e0",
    deep: "#4d1f60",
    accent: "#63f2c4",
    second: "#ffd3f3",
    paper: "#fdf4ff",
    ink: "#2a0e36",
    light: "#ffffff",
  },
  pattern: {
    width: 36,
    height: 36,
    opacity: 0.3,
    layers: [
      flat("M6 8C10 0 20 6 17 12C15 18 8 22 4 16C2 13 4 11 6 8Z", "accent"),
      flat("M24 22C30 18 36 24 32 30C29 35 22 34 21 29C20 26 22 24 24 22Z", "light"),
      flat(`${circle(28, 8, 2.4)}${circle(9, 29, 3)}`, "light"),
    ],
  },
  emblem,
} satisfies FactionLook;
