/** The look of a faction that has no file in `factions/` yet: colours made from its key, and its initial. */

import { chance } from "./chance";
import { hsl } from "./colour";
import type { FactionLook } from "./looks";
import type { Palette } from "./palette";
import { dots, type Pattern } from "./pattern";
import { circle, flat, letter, shape, star, type Drawing } from "./shapes";

const pattern: Pattern = { width: 16, height: 16, opacity: 0.2, layers: dots(16, 2, "light") };
const burst = shape(star(32, 32, 10, 31, 21), "accent");

const plain = (palette: Palette, emblem: Drawing): FactionLook => ({ palette, pattern, emblem });

/** For what belongs to no faction, or to one that is not known yet. */
const NO_FACTION = plain(
  {
    ground: "#7a2f8f",
    deep: "#2c1038",
    accent: "#ffcb2e",
    second: "#ff7a59",
    paper: "#faf8ff",
    ink: "#180a20",
    light: "#ffffff",
  },
  [burst, flat(circle(32, 32, 8), "ink")],
);

/** Colours around one hue on which every text can be read. */
export const neutralPalette = (hue: number): Palette => ({
  ground: hsl(hue, 45, 45),
  deep: hsl(hue, 55, 15),
  accent: hsl(hue + 150, 80, 75),
  second: hsl(hue + 40, 65, 70),
  paper: hsl(hue, 50, 97),
  ink: hsl(hue, 60, 7),
  light: "#ffffff",
});

/** Always the same for the same key; the empty key is no faction. */
export function neutralLook(key: string): FactionLook {
  if (key === "") return NO_FACTION;
  const hue = Math.floor(chance(key)() * 360);
  return plain(neutralPalette(hue), [burst, letter(key.charAt(0).toUpperCase(), "ink")]);
}
