/** The cards left in your own deck, by name: what your factions have, less what you see elsewhere. */

import type { CardInPlaySeen, CatalogueFaction, GameSeen } from "../protocol/types";

export interface Left {
  name: string;
  kind: string;
  left: number;
  copies: number;
}

export function deckLeft(game: GameSeen, you: number, factions: readonly CatalogueFaction[]): Left[] {
  const gone = new Map<string, number>();
  const count = (name: string): void => void gone.set(name, (gone.get(name) ?? 0) + 1);
  game.players.forEach((player, seat) => {
    for (const card of [...player.hand, ...player.discard_pile]) if ((card.owner ?? seat) === you) count(card.name);
  });
  for (const card of game.resolving) if ((card.owner ?? game.current_player) === you) count(card.name);
  const stand = (card: CardInPlaySeen): void => {
    if (card.owner === you) count(card.name);
    card.actions?.forEach(stand);
  };
  for (const base of game.bases) [...base.minions, ...base.actions].forEach(stand);
  const mine = game.players[you]?.factions ?? [];
  return mine
    .flatMap(({ key }) => factions.find((one) => one.key === key)?.cards ?? [])
    .map(({ name, kind, copies }) => ({ name, kind, copies, left: Math.max(0, copies - (gone.get(name) ?? 0)) }));
}
