/** Killer Plants. */

import type { FactionLook } from "../looks";
import { circle, flat, limb, line, shape, type Drawing } from "../shapes";

const emblem: Drawing = [
  ...limb("M26 46C22 54 30 58 27 66", "#3f8a1c", 6),
  shape("M26 60C14 62 6 56 4 46C15 44 24 50 26 60Z", "#58ab26"),
  shape("M29 61C40 64 50 59 54 50C42 47 33 51 29 61Z", "#58ab26"),
  shape("M30 28L54 8L60 24L56 44Z", "#8c1648"),
  shape("M30 28L55 7C46 0 34 -1 24 3C10 9 3 22 7 34C11 48 26 55 40 51C48 49 54 46 57 42Z", "#58ab26"),
  flat("M10 22C14 40 28 48 46 47C36 53 18 50 11 38C8 33 8 27 10 22Z", "#3f8a1c"),
  line("M53.5 9L30.5 28L55 41", "accent", 3),
  shape("M36 23L42.5 27L42 18Z", "light"),
  shape("M44 16.5L50.5 21L50 11.5Z", "light"),
  shape("M36 31.5L43 28.5L42 35Z", "light"),
  shape("M45 36.5L52 32L51.5 39.8Z", "light"),
  shape(circle(30, 13, 5), "#ffe46b"),
  flat(circle(31.5, 13.5, 2.2), "ink"),
  ...[
    [15, 22],
    [19, 34],
    [28, 40],
  ].map(([x = 0, y = 0]) => flat(circle(x, y, 2.6), "accent")),
];

export default {
  palette: {
    ground: "#9ccb27",
    deep: "#29490c",
    accent: "#f4589f",
    second: "#4f9a20",
    paper: "#f8fce6",
    ink: "#152605",
    light: "#ffffff",
  },
  pattern: {
    width: 30,
    height: 30,
    opacity: 0.26,
    layers: [
      flat("M2 14C2 6 8 2 14 2C14 10 10 14 2 14ZM17 29C17 21 23 17 29 17C29 25 25 29 17 29Z", "deep"),
      line("M2 14L10 6M17 29L25 21", "ground", 1.2),
      flat(`${circle(22, 8, 1.8)}${circle(7, 22, 1.8)}`, "accent"),
    ],
  },
  emblem,
} satisfies FactionLook;
