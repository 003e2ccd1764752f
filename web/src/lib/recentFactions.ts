/** The factions of the last games of this browser, everybody's: what "not the ones we played lately" leaves out. */

import { getTable } from "./protocol/rest";
import type { TableSummary } from "./protocol/types";
import { seats, type Store } from "./seats";

/** How many games count as recent. */
export const RECENT_GAMES = 3;
/** A game without factions, or one the server no longer has, does not count: this many are looked at to find those. */
const LOOKED_AT = 8;

type Ask = (table: string) => Promise<TableSummary>;

/** The keys of the factions, those of the newest game first. Games that cannot be asked for are left out. */
export async function recentFactions(store: Store = localStorage, ask: Ask = getTable): Promise<string[]> {
  const tables = seats(store).slice(0, LOOKED_AT);
  const found = await Promise.allSettled(tables.map(({ table }) => ask(table)));
  const games = found.flatMap((one) => (one.status === "fulfilled" ? [one.value.factions.flat()] : []));
  return [
    ...new Set(
      games
        .filter((keys) => keys.length > 0)
        .slice(0, RECENT_GAMES)
        .flat(),
    ),
  ];
}
