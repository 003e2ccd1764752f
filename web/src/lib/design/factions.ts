/** A faction's look in one place: its colours, its pattern, its land and its drawings. */

import { DRAWINGS, PLAIN_DRAWINGS, type Drawings } from "./drawings";
import { LANDS, type Land } from "./landscapes";
import { isFaction, PALETTES, PLAIN, type Palette } from "./palettes";
import { PATTERNS, PLAIN_PATTERN, type Pattern } from "./patterns";

export interface FactionLook {
  palette: Palette;
  pattern: Pattern;
  /** The lands of its bases, in the order of the catalogue. */
  lands: readonly Land[];
  drawings: Drawings;
}

/** The look of a faction by its key in the catalogue; a plain one for a key that is not drawn yet. */
export function lookOf(key: string): FactionLook {
  return isFaction(key)
    ? { palette: PALETTES[key], pattern: PATTERNS[key], lands: LANDS[key], drawings: DRAWINGS[key] }
    : { palette: PLAIN, pattern: PLAIN_PATTERN, lands: ["hills"], drawings: PLAIN_DRAWINGS };
}
