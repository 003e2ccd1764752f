/** Taking factions, before anything lies on the table. */

import type { EventSeen, FactionName } from "../protocol/types";

/** The factions each player has taken so far, by seat. */
export function factionsTaken(events: readonly EventSeen[], factions: readonly FactionName[]): FactionName[][] {
  const taken: FactionName[][] = [];
  for (const { kind, player, target } of events) {
    const faction = kind === "take_faction" ? factions.find((one) => one.name === target) : undefined;
    if (faction && player !== undefined) taken[player] = [...(taken[player] ?? []), faction];
  }
  return taken;
}
