/** Whose chat you do not want to hear at a table; kept in this browser, and nobody is told. */

import type { Entry } from "../protocol/types";
import type { Store } from "../seats";

const KEY = "smashup.muted";
/** Tables that are remembered. */
const MOST = 50;

export class Mutes {
  /** The seats. */
  seats: readonly number[] = $state.raw([]);

  constructor(
    private readonly table: string,
    private readonly store: Store = localStorage,
  ) {
    this.seats = read(store)[table] ?? [];
  }

  toggle(seat: number): void {
    this.seats = this.seats.includes(seat) ? this.seats.filter((other) => other !== seat) : [...this.seats, seat];
    const others = Object.entries(read(this.store)).filter(([table]) => table !== this.table);
    this.store.setItem(KEY, JSON.stringify(Object.fromEntries([...others, [this.table, this.seats]].slice(-MOST))));
  }

  /** A story without what they said. */
  heard(story: readonly Entry[]): readonly Entry[] {
    if (this.seats.length === 0) return story;
    return story.filter((entry) => entry.kind !== "said" || !this.seats.includes(entry.seat));
  }
}

function read(store: Store): Record<string, number[]> {
  try {
    const kept: unknown = JSON.parse(store.getItem(KEY) ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, seats]) => Array.isArray(seats)));
  } catch {
    return {};
  }
}
