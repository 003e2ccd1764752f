/** Which positions to ask for next. They come in ranges of a fixed size, and are kept. */

import type { ReplayPosition } from "../protocol/types";

export const RANGE = 32;

export type Known = ReadonlyMap<number, ReplayPosition>;

export interface Range {
  first: number;
  last: number;
}

/** The range that a step is in; `end` is the last step of the game. */
export function rangeOf(step: number, end: number): Range {
  const first = Math.floor(step / RANGE) * RANGE;
  return { first, last: Math.min(first + RANGE - 1, end) };
}

/**
 * What to ask for when one looks at a step: its own range, then the next one in the direction of play, then, for the
 * log, those before it back to the step `from`. Null: nothing is missing.
 */
export function wantedRange(known: Known, step: number, end: number, from: number): Range | null {
  const own = rangeOf(step, end);
  if (!known.has(step)) return own;
  const soon = Math.min(step + RANGE / 2, end);
  if (!known.has(soon)) return rangeOf(soon, end);
  const earliest = rangeOf(Math.max(0, from), end).first;
  for (let { first } = own; first >= earliest; first -= RANGE) if (!known.has(first)) return rangeOf(first, end);
  return null;
}

/** The positions known without a gap up to a step, oldest first. */
export function runUpTo(known: Known, step: number): ReplayPosition[] {
  const run: ReplayPosition[] = [];
  for (let at = step; ; at--) {
    const position = known.get(at);
    if (!position) return run.reverse();
    run.push(position);
  }
}
