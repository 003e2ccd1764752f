/** Zombies. */

import type { FactionLook } from "../looks";
import { circle, flat, line, shape, type Drawing } from "../shapes";

/** For the minions. */
const figure: Drawing = [
  shape("M12 26C12 12 20 6 32 6C44 6 52 12 52 26V39C52 44 49 46 48 50L46 61H19L17 50C15 46 12 44 12 39Z", "#b7d064"),
  flat("M45 12C50 16 51.5 20 51.5 26V39C51 44 48.5 46 47.5 50L45.5 60H38C46 48 48 28 45 12Z", "#8fab43"),
  shape(
    "M11 24C7 14 14 6 22 8C25 2 34 1 38 6C46 3 56 11 52 22C50 28 43 25 40 28C35 23 29 30 24 26C20 30 13 29 11 24Z",
    "accent",
  ),
  line("M22 8C24 12 22 15 18 16M38 6C36 11 38 14 43 15M31 12C28 15 30 18 32 19M44 21C42 22 40 21 39 19", "#c25f86", 2),
  shape(circle(23, 35, 6.6), "light"),
  flat(circle(24, 36, 2.2), "ink"),
  shape("M36 34C39 30 46 31 48 35C46 39 39 39 36 34Z", "#ffe98a"),
  flat(circle(42, 35.2, 1.8), "ink"),
  flat("M31 41L34 46H29Z", "ink"),
  shape("M20 49L46 47L44 57H22Z", "ink"),
  flat("M22 49.5H27V54H22.6ZM30 49H34V52.5H30ZM37 48.5H42V54H37Z", "#f6f2cf"),
  line("M47 40L53 43M46 44L50 46", "ink", 2),
];

/** For the actions. */
const thing: Drawing = [
  shape("M12 58V26C12 12 21 4 32 4C43 4 52 12 52 26V58Z", "#c3cbc6"),
  flat("M43 8C49 12 51 19 51 26V57H42C46 42 47 24 43 8Z", "#93a09a"),
  line(
    "M21 35V21H24.5A3.7 3.7 0 0 1 24.5 29H21M25 29L28.5 35M32.5 21V35M38 35V21H41A4 4 0 0 1 41 29.5H38",
    "#4a544f",
    3,
  ),
  line("M16 12L22 15L20 18M46 40L41 43L44 48", "#4a544f", 2),
  shape("M3 62C5 50 16 51 20 54C24 47 40 47 44 54C49 50 60 51 61 62Z", "#6d8a35"),
  line("M13 57V62M24 56L26 61M36 55V61M50 57L49 61", "#41561c", 2),
];

export default {
  palette: {
    ground: "#84923f",
    deep: "#2e3616",
    accent: "#f7a0bd",
    second: "#d3e57d",
    paper: "#f6f7e4",
    ink: "#191e0a",
    light: "#ffffff",
  },
  pattern: {
    width: 34,
    height: 30,
    opacity: 0.26,
    layers: [
      flat(`${circle(9, 9, 5)}${circle(16, 6, 2)}${circle(4, 16, 1.6)}${circle(15, 14, 1.4)}`, "deep"),
      line("M22 20L27 30M26 19L31 29M30 18L35 28", "deep", 1.8),
    ],
  },
  figure,
  thing,
  emblem: thing,
  lands: { "Evans City Cemetery": "hills", "Rhodes Plaza Mall": "skyline" },
} satisfies FactionLook;
