/**
 * The table in the middle of what happened: a game as it was, after one more event.
 *
 * The server tells what came of a choice and how the table is then. What lies in between follows from the events well
 * enough to be watched: cards are where they were at that moment. Powers may be off by what lasts, and hidden hands by a
 * card whose origin nobody saw; what is shown last is always what the server said.
 */

import type { BaseSeen, CardInPlaySeen, CardSeen, EventSeen, GameSeen, PlayerSeen } from "../protocol/types";
import { cardInPlay } from "./places";

/** The power printed on a minion. */
export type Printed = (name: string) => number | undefined;

/** `game` after the event; `end` is the table when everything has happened. */
export function afterEvent(game: GameSeen, event: EventSeen, end: GameSeen, printed: Printed): GameSeen {
  const next = copyOf(game);
  const cards = event.cards ?? [];
  switch (event.kind) {
    case "play_titan":
      for (const card of cards) enterTitan(next, card, event, end);
      break;
    case "set_aside":
      for (const card of cards) setAside(next, card, event, end);
      break;
    case "play_minion":
    case "play_on_base":
    case "play_on_minion":
      for (const card of cards) enter(next, card, event, end, printed);
      break;
    case "play":
      for (const card of cards) {
        const left = leave(next, card, event.player);
        const resolving = end.resolving.some((one) => one.id === card.id);
        if (!resolving) toPlayer(next, "discard_pile", left, event.player, end);
      }
      break;
    case "destroy":
      // A titan stays until it is told that it is set aside.
      for (const card of cards.filter(({ id }) => !isTitan(next, id)))
        toPlayer(next, "discard_pile", leave(next, card, event.player), event.player, end);
      break;
    case "discard_from_play":
    case "discard":
      for (const card of cards) toPlayer(next, "discard_pile", leave(next, card, event.player), event.player, end);
      if (event.kind === "discard") hideFrom(next, event);
      break;
    case "return":
    case "to_hand":
      for (const card of cards) toPlayer(next, "hand", leave(next, card), event.player, end);
      break;
    case "to_deck_top":
    case "to_deck_bottom":
    case "shuffle_in":
      for (const card of cards) leave(next, card);
      break;
    case "move":
      for (const card of cards) move(next, card.id, event.target);
      break;
    case "draw":
      draw(next, event, end);
      break;
    case "counter":
    case "lose_counters":
    case "power":
      for (const card of cards) strengthen(next, card.id, event);
      break;
    case "award":
    case "vp":
    case "lose_vp":
      pay(next, event);
      break;
    case "scoring":
      next.scoring = baseNamed(next, event.base)?.id;
      break;
    case "replace":
      replace(next, event, end);
      break;
    case "turn":
      if (event.player !== undefined) Object.assign(next, { current_player: event.player, turn: event.turn });
      break;
  }
  return next;
}

/** Deep enough that nothing of the old one is changed. */
function copyOf(game: GameSeen): GameSeen {
  const standing = (card: CardInPlaySeen): CardInPlaySeen => ({ ...card, actions: card.actions?.map(standing) });
  return {
    ...game,
    players: game.players.map((player) => ({
      ...player,
      ...(player.set_aside ? { set_aside: [...player.set_aside] } : {}),
      hand: [...player.hand],
      discard_pile: [...player.discard_pile],
    })),
    bases: game.bases.map((base) => ({
      ...base,
      totals: [...base.totals],
      minions: base.minions.map(standing),
      actions: base.actions.map(standing),
      ...(base.titans ? { titans: base.titans.map(standing) } : {}),
    })),
  };
}

const baseNamed = (game: GameSeen, name: string | undefined): BaseSeen | undefined =>
  game.bases.find((base) => base.name === name);

interface Left {
  card: CardSeen;
  owner: number | undefined;
  inPlay?: CardInPlaySeen;
}

function changeTotal(base: BaseSeen, player: number, by: number): void {
  base.totals[player] = (base.totals[player] ?? 0) + by;
}

const isTitan = (game: GameSeen, id: number): boolean => cardInPlay(game, id)?.kind === "titan";

/** Take a titan from its base or from where it is set aside. */
function takeTitan(game: GameSeen, id: number): CardInPlaySeen | undefined {
  for (const base of game.bases) {
    const titan = base.titans?.find((one) => one.id === id);
    if (!titan) continue;
    base.titans = base.titans?.filter((one) => one !== titan);
    changeTotal(base, titan.controller, -(titan.counters ?? 0));
    return titan;
  }
  for (const player of game.players) {
    const titan = player.set_aside?.find((one) => one.id === id);
    if (!titan) continue;
    player.set_aside = player.set_aside?.filter((one) => one !== titan);
    return titan;
  }
  return undefined;
}

/** Its counters are told after it. */
function enterTitan(game: GameSeen, { id, name }: { id: number; name: string }, event: EventSeen, end: GameSeen): void {
  const before = takeTitan(game, id) ?? cardInPlay(end, id);
  const base = baseNamed(game, event.base);
  const controller = event.player ?? 0;
  const stands = before ?? { id, name, kind: "titan", controller, owner: controller, abilities_cancelled: false };
  if (base) base.titans = [...(base.titans ?? []), { ...stands, controller, counters: 0 }];
}

function setAside(game: GameSeen, { id }: { id: number }, event: EventSeen, end: GameSeen): void {
  const titan = takeTitan(game, id) ?? cardInPlay(end, id);
  const owner = event.player === undefined ? undefined : game.players[event.player];
  if (!titan || !owner || event.player === undefined) return;
  owner.set_aside = [...(owner.set_aside ?? []), { ...titan, controller: event.player, counters: 0 }];
}

/** Take a card from where it is; a card of a hidden hand is one card less. */
function leave(game: GameSeen, { id, name }: { id: number; name: string }, player?: number): Left {
  for (const base of game.bases) {
    const minion = base.minions.find((one) => one.id === id);
    if (minion) {
      base.minions = base.minions.filter((one) => one !== minion);
      changeTotal(base, minion.controller, -(minion.power ?? 0));
      return ofPlay(minion);
    }
    const action = base.actions.find((one) => one.id === id);
    if (action) {
      base.actions = base.actions.filter((one) => one !== action);
      return ofPlay(action);
    }
    for (const host of base.minions) {
      const attached = host.actions?.find((one) => one.id === id);
      if (!attached) continue;
      host.actions = host.actions?.filter((one) => one !== attached);
      return ofPlay(attached);
    }
  }
  for (const [seat, one] of game.players.entries()) {
    const held = one.hand.find((card) => card.id === id);
    if (held) {
      one.hand = one.hand.filter((card) => card !== held);
      one.hand_size -= 1;
      return { card: held, owner: held.owner ?? seat };
    }
    const thrown = one.discard_pile.find((card) => card.id === id);
    if (thrown) {
      one.discard_pile = one.discard_pile.filter((card) => card !== thrown);
      return { card: thrown, owner: seat };
    }
  }
  const hidden = player === undefined ? undefined : game.players[player];
  if (hidden && hidden.hand.length < hidden.hand_size) hidden.hand_size -= 1;
  return { card: { id, name, kind: "action" }, owner: player };
}

const ofPlay = (card: CardInPlaySeen): Left => ({
  card: { id: card.id, name: card.name, kind: card.kind, power: card.printed_power },
  owner: card.owner,
  inPlay: card,
});

/** A hand that is not seen only grows. */
function toPlayer(
  game: GameSeen,
  zone: "hand" | "discard_pile",
  { card, owner }: Left,
  player: number | undefined,
  end: GameSeen,
): void {
  const whose = owner ?? player;
  const to = whose === undefined ? undefined : game.players[whose];
  if (!to || whose === undefined) return;
  if (zone === "discard_pile") {
    to.discard_pile.push(card);
    return;
  }
  to.hand_size += 1;
  if (seesHand(end, whose)) to.hand.push(card);
}

const seesHand = (game: GameSeen, player: number): boolean =>
  game.you === player || (game.players[player]?.hand.length ?? 0) > 0;

/** Cards discarded face down from a hand: only their number is known. */
function hideFrom(game: GameSeen, { player, count = 0 }: EventSeen): void {
  const one = player === undefined ? undefined : game.players[player];
  if (one) one.hand_size = Math.max(0, one.hand_size - count);
}

function enter(
  game: GameSeen,
  card: { id: number; name: string },
  event: EventSeen,
  end: GameSeen,
  printed: Printed,
): void {
  const left = leave(game, card, event.player);
  const asItEnds = inPlay(end, card.id);
  const minion = event.kind === "play_minion";
  const power = left.card.power ?? printed(card.name) ?? 0;
  const stands: CardInPlaySeen = asItEnds ?? {
    id: card.id,
    name: card.name,
    kind: minion ? "minion" : "action",
    controller: event.player ?? 0,
    owner: left.owner ?? event.player ?? 0,
    abilities_cancelled: false,
    ...(minion ? { power, printed_power: power, counters: 0, actions: [] } : {}),
  };
  if (event.kind === "play_on_minion") {
    for (const base of game.bases) {
      const host = base.minions.find((one) => one.name === event.target);
      if (!host) continue;
      host.actions = [...(host.actions ?? []), stands];
      return;
    }
    return;
  }
  const base = baseNamed(game, event.base);
  if (!base) return;
  if (minion) {
    base.minions.push({ ...stands, actions: [...(stands.actions ?? [])] });
    changeTotal(base, stands.controller, stands.power ?? 0);
  } else base.actions.push(stands);
}

function inPlay(game: GameSeen, id: number): CardInPlaySeen | undefined {
  for (const base of game.bases) {
    const found = [...base.minions, ...base.actions, ...base.minions.flatMap((one) => one.actions ?? [])].find(
      (card) => card.id === id,
    );
    if (found) return found;
  }
  return undefined;
}

function move(game: GameSeen, id: number, to: string | undefined): void {
  const target = baseNamed(game, to);
  const from = game.bases.find((base) => [...base.minions, ...base.actions].some((card) => card.id === id));
  const titan = target && takeTitan(game, id);
  if (target && titan) {
    target.titans = [...(target.titans ?? []), titan];
    changeTotal(target, titan.controller, titan.counters ?? 0);
    return;
  }
  if (!target || !from) return;
  const minion = from.minions.find((one) => one.id === id);
  if (minion) {
    from.minions = from.minions.filter((one) => one !== minion);
    target.minions.push(minion);
    changeTotal(from, minion.controller, -(minion.power ?? 0));
    changeTotal(target, minion.controller, minion.power ?? 0);
    return;
  }
  const action = from.actions.find((one) => one.id === id);
  from.actions = from.actions.filter((one) => one !== action);
  if (action) target.actions.push(action);
}

function draw(game: GameSeen, { player, cards = [], count = 0 }: EventSeen, end: GameSeen): void {
  const one = player === undefined ? undefined : game.players[player];
  if (!one || player === undefined) return;
  const number = cards.length || count;
  one.hand_size += number;
  one.deck_size = Math.max(0, one.deck_size - number);
  for (const { id } of cards) {
    const held = end.players[player]?.hand.find((card) => card.id === id);
    if (held) one.hand.push(held);
  }
}

function strengthen(game: GameSeen, id: number, { kind, amount = 0 }: EventSeen): void {
  for (const base of game.bases) {
    const titan = base.titans?.find((one) => one.id === id);
    if (titan && kind === "counter") {
      titan.counters = (titan.counters ?? 0) + amount;
      changeTotal(base, titan.controller, amount);
    }
    const minion = base.minions.find((one) => one.id === id);
    if (!minion) continue;
    const by = kind === "lose_counters" ? -amount : amount;
    if (kind !== "power") minion.counters = Math.max(0, (minion.counters ?? 0) + by);
    minion.power = (minion.power ?? 0) + by;
    changeTotal(base, minion.controller, by);
  }
}

function pay(game: GameSeen, { kind, player, amount = 0 }: EventSeen): void {
  const one: PlayerSeen | undefined = player === undefined ? undefined : game.players[player];
  if (one) one.vp += kind === "lose_vp" ? -amount : amount;
}

function replace(game: GameSeen, { base: old, target }: EventSeen, end: GameSeen): void {
  const at = game.bases.findIndex((base) => base.name === old);
  const fresh = baseNamed(end, target);
  if (at < 0) return;
  const bare = fresh?.titans ? { titans: [] } : {};
  const empty = fresh && {
    ...fresh,
    ...bare,
    minions: [],
    actions: [],
    totals: fresh.totals.map(() => 0),
    if_scored_now: [],
  };
  game.bases.splice(at, 1, ...(empty ? [empty] : []));
  delete game.scoring;
}
