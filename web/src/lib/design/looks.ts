/** How each faction looks. Every file of `factions/` is one faction, under its key in the catalogue. */

import type { Land } from "./landscapes";
import { neutralLook } from "./neutral";
import type { Palette } from "./palette";
import type { Pattern } from "./pattern";
import type { Drawing } from "./shapes";

export interface FactionLook {
  palette: Palette;
  pattern: Pattern;
  /** For minions. */
  figure: Drawing;
  /** For actions. */
  thing: Drawing;
  /** Stands for the faction, usually one of the two. */
  emblem: Drawing;
  /** Minions that are somebody in particular have a figure of their own, by the name of the card. */
  figures?: Readonly<Record<string, Drawing>>;
  /** The land that each of its bases stands in, by the name of the base. */
  lands: Readonly<Record<string, Land>>;
}

const files = import.meta.glob<FactionLook>("./factions/*.ts", { eager: true, import: "default" });

/** The factions that have a file, by their keys. */
export const LOOKS: ReadonlyMap<string, FactionLook> = new Map(
  Object.entries(files).map(([path, look]) => [path.replace(/^.*\/|\.ts$/g, ""), look]),
);

/** The look of a faction by its key in the catalogue; a neutral one for a faction without a file. */
export const lookOf = (key: string): FactionLook => LOOKS.get(key) ?? neutralLook(key);
