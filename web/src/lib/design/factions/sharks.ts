/** Sharks. */

import type { FactionLook } from "../looks";
import { circle, flat, line, shape, twice, type Drawing } from "../shapes";

/** For the minions. */
const figure: Drawing = [
  ...twice(shape("M12 46L1 58L19 57Z", "#5a86a3")),
  shape("M32 2C46 9 58 25 60 46C52 57 43 62 32 62C21 62 12 57 4 46C6 25 18 9 32 2Z", "#7ba5bf"),
  flat("M32 4C37 7 40 9 43 13C34 12 28 14 22 18C24 12 28 7 32 4Z", "#a9c8da"),
  shape("M6 47C14 29 50 29 58 47C51 57 43 61 32 61C21 61 13 57 6 47Z", "light"),
  shape("M12 45C20 33 44 33 52 45C47 55 40 58 32 58C24 58 17 55 12 45Z", "#7d1320"),
  flat("M22 53C26 47 38 47 42 53C38 56 26 56 22 53Z", "accent"),
  shape(
    "M13.5 43.5L18 49L20 39L25 46L28 36.5L32 45L36 36.5L39 46L44 39L46 49L50.5 43.5C43 33.5 21 33.5 13.5 43.5Z",
    "light",
  ),
  ...twice(
    shape(circle(19, 25, 3.6), "ink"),
    flat(circle(20, 24, 1.2), "light"),
    line("M14 19L23 22", "ink", 2.6),
    flat(circle(28, 12, 1.2), "ink"),
  ),
];

/** For the actions. */
const thing: Drawing = [
  shape("M12 46C16 26 28 8 50 3C44 18 46 34 55 46Z", "#7ba5bf"),
  flat("M50 3C44 18 46 34 55 46H44C38 34 40 16 50 3Z", "#557f9b"),
  line("M24 32L30 36M23 38L28 41", "ink", 2),
  shape("M1 47C6 41 11 41 16 47C21 41 27 41 32 47C37 41 43 41 48 47C53 41 58 41 63 47V62H1Z", "#33a6de"),
  line("M5 55Q11 50 17 55T29 55T41 55T53 55", "light", 2.4),
];

const hammerhead: Drawing = [
  ...twice(shape("M16 46L3 58L20 58Z", "#5a86a3")),
  shape(
    "M32 6C48 6 63 8 63 17C63 26 53 27 47 28C52 46 46 62 32 62C18 62 12 46 17 28C11 27 1 26 1 17C1 8 16 6 32 6Z",
    "#7ba5bf",
  ),
  flat("M6 12C20 8 44 8 58 12C44 12 20 12 6 12Z", "#a9c8da"),
  ...twice(shape(circle(7.5, 17.5, 4), "light"), flat(circle(8, 17.8, 1.9), "ink")),
  shape("M18 44C22 36 42 36 46 44C43 54 38 57 32 57C26 57 21 54 18 44Z", "#7d1320"),
  shape("M19 43L23 48L26 41L29.5 46L32 40L34.5 46L38 41L41 48L45 43C41 37 23 37 19 43Z", "light"),
];

export default {
  palette: {
    ground: "#2a7fb0",
    deep: "#0c3450",
    accent: "#f0605a",
    second: "#dcebf3",
    paper: "#f1f9fd",
    ink: "#06202f",
    light: "#ffffff",
  },
  pattern: {
    width: 24,
    height: 20,
    opacity: 0.24,
    layers: [flat("M0 0L4 9L8 0L12 9L16 0L20 9L24 0Z", "light"), line("M0 15Q6 11 12 15T24 15", "second", 1.6)],
  },
  figure,
  thing,
  emblem: thing,
  figures: { Hammerhead: hammerhead },
  lands: { "Shark Reef": "cavern", "The Deep": "waves" },
} satisfies FactionLook;
