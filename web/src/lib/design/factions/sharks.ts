/** Sharks. */

import type { FactionLook } from "../looks";
import { flat, line, shape, type Drawing } from "../shapes";

const emblem: Drawing = [
  shape("M12 46C16 26 28 8 50 3C44 18 46 34 55 46Z", "#7ba5bf"),
  flat("M50 3C44 18 46 34 55 46H44C38 34 40 16 50 3Z", "#557f9b"),
  line("M24 32L30 36M23 38L28 41", "ink", 2),
  shape("M1 47C6 41 11 41 16 47C21 41 27 41 32 47C37 41 43 41 48 47C53 41 58 41 63 47V62H1Z", "#33a6de"),
  line("M5 55Q11 50 17 55T29 55T41 55T53 55", "light", 2.4),
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
  emblem,
} satisfies FactionLook;
