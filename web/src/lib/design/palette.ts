/** The colours of a faction. A card is an object: it looks the same in the light and in the dark theme. */

import type { Hex } from "./colour";

export interface Palette {
  /** Behind the picture. */
  ground: Hex;
  /** The frame; names stand on it in `light`. */
  deep: Hex;
  /** The colour that pops: the badge of a minion's power, in `ink`. */
  accent: Hex;
  /** A second colour beside the accent. */
  second: Hex;
  /** The text box; texts stand on it in `ink`. */
  paper: Hex;
  /** Outlines and texts. */
  ink: Hex;
  /** Names and signs on `deep`. */
  light: Hex;
}

/** The skin of a person whose drawing says nothing else. */
export const SKIN: Hex = "#f2c79a";
