/** The hand in the order people hold it. */

import type { CardSeen } from "../protocol/types";

/** Minions before actions, strong ones first, then by name; equal cards side by side. */
export function sortedHand(hand: readonly CardSeen[]): CardSeen[] {
  return [...hand].sort(
    (one, other) =>
      Number(one.kind !== "minion") - Number(other.kind !== "minion") ||
      (other.power ?? 0) - (one.power ?? 0) ||
      one.name.localeCompare(other.name) ||
      one.id - other.id,
  );
}
