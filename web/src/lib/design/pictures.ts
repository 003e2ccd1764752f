/** The pictures of the cards and bases. Every file of `pictures/` is one faction, under its key in the catalogue. */

import type { Art } from "./shapes";

export interface FactionPictures {
  /** On fields of 100 by 80, by the name of the minion or action. */
  cards: Readonly<Record<string, Art>>;
  /** On fields of 160 by 120, by the name of the base. */
  bases: Readonly<Record<string, Art>>;
}

const files = import.meta.glob<FactionPictures>("./pictures/*.ts", { import: "default" });

/** How to load each faction that has pictures, by its key. */
export const PICTURE_FILES: ReadonlyMap<string, () => Promise<FactionPictures>> = new Map(
  Object.entries(files).map(([path, load]) => [path.replace(/^.*\/|\.ts$/g, ""), load]),
);
