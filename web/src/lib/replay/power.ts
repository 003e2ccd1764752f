/** Where power comes from, as far as the view of a position tells it. */

import type { BaseSeen, CardInPlaySeen, GameSeen, PowerAnswer, PowerPart } from "../protocol/types";
import { cardInPlay } from "../table/places";

/** A minion's power, or with `player` that player's total on the base. */
export function powerOf(game: GameSeen, card: number, player?: number): PowerAnswer | null {
  const base = game.bases.find((one) => one.id === card);
  const minion = cardInPlay(game, card);
  const parts = base && player !== undefined ? partsOfTotal(base, player) : minion ? partsOfMinion(minion) : null;
  if (!parts) return null;
  return { type: "power", request: 0, total: parts.reduce((sum, part) => sum + part.amount, 0), parts };
}

function partsOfMinion(minion: CardInPlaySeen): PowerPart[] | null {
  if (minion.power === undefined) return null;
  const printed = minion.printed_power ?? minion.power;
  const counters = minion.counters ?? 0;
  return [
    { what: "printed power", amount: printed },
    ...some("+1 power counters", counters),
    ...some("abilities and actions", minion.power - printed - counters),
  ];
}

function partsOfTotal(base: BaseSeen, player: number): PowerPart[] {
  const minions = base.minions.filter((minion) => minion.controller === player);
  const parts = minions.map((minion) => ({ what: minion.name, amount: minion.power ?? 0 }));
  const rest = (base.totals[player] ?? 0) - parts.reduce((sum, part) => sum + part.amount, 0);
  return [...parts, ...some("abilities and actions", rest)];
}

const some = (what: string, amount: number): PowerPart[] => (amount === 0 ? [] : [{ what, amount }]);
