/** Tornados. */

import type { FactionLook } from "../looks";
import { box, circle, flat, line, shape, twice, type Drawing } from "../shapes";

const emblem: Drawing = [
  shape(
    "M3 12C3 3 61 3 61 12C61 17 57 20 53 21C58 25 53 30 47 31C51 35 46 40 41 41C44 45 40 49 36 50C38 55 33 62 24 63C28 58 27 54 25 51C20 50 18 45 21 42C14 41 12 35 15 32C8 30 6 25 10 21C5 19 3 16 3 12Z",
    "second",
  ),
  flat(
    "M53 6C59 8 61 10 61 12C61 17 57 20 53 21C58 25 53 30 47 31C51 35 46 40 41 41C44 45 40 49 36 50C37 54 34 59 29 61C36 48 50 32 53 6Z",
    "#8b9cb1",
  ),
  line("M10 21Q30 27 53 21M15 32Q31 37 47 31M21 42Q31 45 41 41M25 51Q30 53 36 50", "ink", 2),
  line("M9 11Q30 16 55 10", "light", 2.4),
  ...twice(
    shape("M15 13.5L29 18.5C27 24.5 17 23 15 13.5Z", "light"),
    flat(circle(23.5, 18.8, 2), "ink"),
    line("M13.5 11.5L29 17.5", "ink", 3),
  ),
  shape(box(50, 42, 8, 6, 1), "#a9683a"),
  shape("M6 44L14 40L12 48Z", "accent"),
  shape(circle(51, 56, 3), "accent"),
];

export default {
  palette: {
    ground: "#67748a",
    deep: "#29313f",
    accent: "#ffdf4d",
    second: "#bccada",
    paper: "#f4f6f9",
    ink: "#161b24",
    light: "#ffffff",
  },
  pattern: {
    width: 40,
    height: 30,
    opacity: 0.3,
    layers: [
      line("M2 9C10 1 20 5 17 11C15 15 9 14 10 10", "second", 1.8),
      line("M22 24C30 16 40 20 37 26C35 30 29 29 30 25", "second", 1.8),
      line("M24 6H38M2 22H14", "second", 1.4),
    ],
  },
  emblem,
} satisfies FactionLook;
