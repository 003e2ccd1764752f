/** Mythic Greeks. */

import type { FactionLook } from "../looks";
import { box, circle, flat, line, shape, twice, type Drawing } from "../shapes";

const emblem: Drawing = [
  shape("M32 0C48 0 60 10 61 27L52 27C49 17 42 13 32 13C22 13 15 17 12 27L3 27C4 10 16 0 32 0Z", "#d8402f"),
  line("M10 15L17 20M19 7L23 14M32 3V12M45 7L41 14M54 15L47 20", "#8f1d14", 2.2),
  shape(
    "M10 34C10 19 19 11 32 11C45 11 54 19 54 34V56L39 62L37.5 45C37 42 35 40 35 37V50H29V37C29 40 27 42 26.5 45L25 62L10 56Z",
    "accent",
  ),
  flat("M46 15C52 20 53 27 53 34V55L46 58C49 44 50 28 46 15Z", "#b78318"),
  ...twice(shape("M15 36C19 31 26 32 29 37C26 42 18 42 15 36Z", "ink"), flat(circle(23, 37, 1.6), "light")),
  line("M13 29Q22 24 32 31Q42 24 51 29", "#8a5f0c", 2.6),
  flat(box(29.9, 38, 4.2, 11), "ink"),
];

export default {
  palette: {
    ground: "#efe4ca",
    deep: "#1c4a90",
    accent: "#e3b23a",
    second: "#58a4e8",
    paper: "#fffdf7",
    ink: "#0e2447",
    light: "#ffffff",
  },
  pattern: {
    width: 24,
    height: 24,
    opacity: 0.2,
    layers: [line("M0 21H21V3H6V15H15V9H11", "deep", 2), line("M21 21H24M0 0H24", "deep", 2)],
  },
  emblem,
} satisfies FactionLook;
