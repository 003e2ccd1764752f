/** The sets somebody has at home, kept in the browser: new tables and quick games use only those. */

import type { CatalogueFaction } from "./protocol/types";
import type { Store } from "./seats";

const KEY = "smashup.sets";
const FRESH_KEY = "smashup.fresh";

/** The sets that are used, in the order of the catalogue: those kept, or all. */
export function ownedSets(all: readonly string[], store: Store = localStorage): string[] {
  const kept = read(store);
  const found = all.filter((set) => kept.includes(set));
  return found.length > 0 ? found : [...all];
}

export function keepOwned(sets: readonly string[], store: Store = localStorage): void {
  store.setItem(KEY, JSON.stringify(sets));
}

/** Are recently played factions left out of what is dealt? */
export const wantsFresh = (store: Store = localStorage): boolean => store.getItem(FRESH_KEY) === "yes";

export const keepFresh = (fresh: boolean, store: Store = localStorage): void =>
  store.setItem(FRESH_KEY, fresh ? "yes" : "no");

/** The keys of the factions of these sets. */
export const factionsOf = (factions: readonly CatalogueFaction[], sets: readonly string[]): string[] =>
  factions.filter((faction) => sets.includes(faction.set)).map((faction) => faction.key);

/** What a quick game deals: the factions of these sets except those played recently, as long as two are left. */
export function usualKeys(
  factions: readonly CatalogueFaction[],
  sets: readonly string[],
  recent: readonly string[],
): string[] {
  const keys = factionsOf(factions, sets);
  const others = keys.filter((key) => !recent.includes(key));
  return others.length > 1 ? others : keys;
}

function read(store: Store): string[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((set) => typeof set === "string") : [];
  } catch {
    return [];
  }
}
