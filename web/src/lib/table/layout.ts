/** How large the bases and minions can be drawn in the room there is. Sizes in rem. */

import type { BaseSeen } from "../protocol/types";
import { groupsOn } from "./bases";

export interface Layout {
  columns: number;
  /** Bases as strips, not as whole cards. */
  dense: boolean;
  /** Only the beginning of a base's text. */
  brief: boolean;
  /** How wide the minions of each base are drawn; 0: as chips. */
  tiles: number[];
}

const NARROWEST_COLUMN = 10.5;
const LIST_UP_TO = 30;
const HIGH_ENOUGH_FOR_CARDS = 34;
const WIDEST_BASE_CARD = 22;
const TWO_LINES_UNDER = 13.5;
const LETTERS_PER_REM = 2.1;
const SMALLEST_TILE = 4.4;
const LARGEST_TILE = 8;
const GAP = 0.4;
const STANDING = 2.7;
const FRAME = 4.4;

/** `letters` is how long a base's text is. */
export function layoutFor(
  bases: readonly BaseSeen[],
  wide: number,
  high: number,
  letters: (name: string) => number,
): Layout {
  if (wide < LIST_UP_TO) {
    return { columns: wide < 20 || bases.length < 2 ? 1 : 2, dense: true, brief: true, tiles: bases.map(() => 0) };
  }
  const rows = Math.ceil((bases.length * NARROWEST_COLUMN) / wide);
  const columns = Math.max(1, Math.ceil(bases.length / rows));
  const column = (wide - 1 - 0.5 * (columns - 1)) / columns - 1.1;
  const tilesUnder = (face: (base: BaseSeen) => number): number[] =>
    bases.map((base) => {
      const actions = Math.ceil(base.actions.length / Math.max(1, Math.floor(column / 9))) * 2;
      return largestTile(base, column, high / rows - face(base) - actions - FRAME);
    });
  const cards = tilesUnder(() => Math.min(column, WIDEST_BASE_CARD) * 0.72);
  const roomy = high / rows >= HIGH_ENOUGH_FOR_CARDS && column >= 15 && cards.every((tile) => tile > 0);
  if (roomy) return { columns, dense: false, brief: false, tiles: cards };
  const strip = column < TWO_LINES_UNDER ? 4.6 : 3;
  const text = (base: BaseSeen): number => Math.ceil(letters(base.name) / (column * LETTERS_PER_REM)) * 1.1;
  return { columns, dense: true, brief: rows > 1, tiles: tilesUnder((base) => strip + text(base)) };
}

/** The largest width at which the minions of a base stack no higher than this; 0: there is none. */
function largestTile(base: BaseSeen, column: number, high: number): number {
  const groups = groupsOn(base);
  for (let across = 1; ; across++) {
    const tile = (column - 0.4 + GAP) / across - GAP;
    if (tile < SMALLEST_TILE) return 0;
    if (tile > LARGEST_TILE) continue;
    const card = tile * 1.26 + GAP;
    const needed = groups.reduce((sum, group) => sum + STANDING + Math.ceil(group.minions.length / across) * card, 0);
    if (needed <= high) return Math.floor(tile * 100) / 100;
  }
}
