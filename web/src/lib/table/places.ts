/** Where every card that the viewer can see lies. */

import type { CardInPlaySeen, CardSeen, GameSeen } from "../protocol/types";

export type Zone =
  | "hand"
  | "deck"
  | "discard"
  | "base"
  | "minion"
  | "action"
  | "titan"
  | "set_aside"
  | "base_deck"
  | "base_discard"
  | "resolving";

export interface Place {
  zone: Zone;
  card: { id: number; name: string };
  /** Whose hand, deck or discard pile it is; who controls it in play. */
  player?: number;
  /** The base it is on; a base in play is on itself. */
  base?: number;
  /** The minion an action is on. */
  host?: number;
}

export type Places = ReadonlyMap<number, Place>;

export function placesOf(game: GameSeen): Places {
  const places = new Map<number, Place>();
  const lay = (zone: Zone, cards: CardSeen[], player?: number): void => {
    for (const card of cards) places.set(card.id, { zone, card, player });
  };
  const stand = (zone: "minion" | "action" | "titan", card: CardInPlaySeen, base: number, host?: number): void => {
    places.set(card.id, { zone, card, player: card.controller, base, host });
    for (const action of card.actions ?? []) stand("action", action, base, card.id);
  };
  game.players.forEach((player, who) => {
    lay("hand", player.hand, who);
    lay("deck", player.deck_top, who);
    lay("discard", player.discard_pile, who);
    lay("set_aside", player.set_aside ?? [], who);
  });
  lay("base_deck", game.base_deck_top);
  lay("base_discard", game.base_discard);
  lay("resolving", game.resolving);
  for (const base of game.bases) {
    places.set(base.id, { zone: "base", card: base, base: base.id });
    for (const minion of base.minions) stand("minion", minion, base.id);
    for (const action of base.actions) stand("action", action, base.id);
    for (const titan of base.titans ?? []) stand("titan", titan, base.id);
  }
  return places;
}

/** A minion, an action or a titan in play, or a titan that is set aside. */
export function cardInPlay(game: GameSeen, id: number): CardInPlaySeen | undefined {
  const search = (cards: CardInPlaySeen[]): CardInPlaySeen | undefined => {
    for (const card of cards) {
      if (card.id === id) return card;
      const found = search(card.actions ?? []);
      if (found) return found;
    }
    return undefined;
  };
  for (const base of game.bases) {
    const found = search([...base.minions, ...base.actions, ...(base.titans ?? [])]);
    if (found) return found;
  }
  return search(game.players.flatMap((player) => player.set_aside ?? []));
}
