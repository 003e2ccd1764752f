/** How each faction looks. Every file of `factions/` is one faction, under its key in the catalogue. */

import { neutralLook } from "./neutral";
import type { Palette } from "./palette";
import type { Pattern } from "./pattern";
import type { Drawing } from "./shapes";

export interface FactionLook {
  palette: Palette;
  pattern: Pattern;
  /** Stands for the faction, on a field of 64 by 64. */
  emblem: Drawing;
}

const files = import.meta.glob<FactionLook>("./factions/*.ts", { eager: true, import: "default" });

/** The factions that have a file, by their keys. */
export const LOOKS: ReadonlyMap<string, FactionLook> = new Map(
  Object.entries(files).map(([path, look]) => [path.replace(/^.*\/|\.ts$/g, ""), look]),
);

/** The look of a faction by its key in the catalogue; a neutral one for a faction without a file. */
export const lookOf = (key: string): FactionLook => LOOKS.get(key) ?? neutralLook(key);
