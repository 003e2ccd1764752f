/**
 * Choosing several things, or an order of things, in one go.
 *
 * The rules ask for them one at a time. What is chosen is collected here first, where it can be changed, and then
 * answered one after another, as long as what is asked is still the same.
 */

import type { DecisionSeen, GameSeen, OptionSeen } from "../protocol/types";
import { cardHandle, cardOf, type Handle, type Offers } from "./offers";
import { placesOf } from "./places";

export interface Collecting {
  /** What can be collected, with the key of the answer it stands for. */
  keys: ReadonlyMap<Handle, string>;
  /** All of it, in an order. */
  order: boolean;
  /** So many of them at least, if any. */
  least: number;
  most: number;
  /** The answer that says it is enough. */
  done?: OptionSeen;
}

export function collectingOf(game: GameSeen, offers: Offers | null): Collecting | null {
  if (!offers || offers.factions.length > 0) return null;
  const { orders, at_least: least = 1, at_most: most = 1 } = offers.decision;
  const done = offers.buttons.find((option) => option.kind === "done");
  const order = orders === true && offers.buttons.length === 0;
  if (!order && !(most > 1 && offers.buttons.every((option) => option === done))) return null;
  const keys = new Map<Handle, string>();
  for (const [handle, offered] of offers.from) {
    const [only] = offered;
    if (!only || offered.length > 1 || only.to !== null) return null;
    keys.set(handle, only.option.key);
    for (const twin of twinsOf(game, handle)) if (!offers.from.has(twin)) keys.set(twin, only.option.key);
  }
  if (keys.size < 2) return null;
  return {
    keys,
    order,
    least: order ? keys.size - 1 : least,
    most: order ? keys.size : most,
    ...(done ? { done } : {}),
  };
}

/** Equal cards of a hand or a discard pile are one answer, to be given as often as there are copies. */
function twinsOf(game: GameSeen, handle: Handle): Handle[] {
  const id = cardOf(handle);
  const place = id === null ? undefined : placesOf(game).get(id);
  if ((place?.zone !== "discard" && place?.zone !== "hand") || place.player === undefined) return [];
  const player = game.players[place.player];
  const pile = (place.zone === "hand" ? player?.hand : player?.discard_pile) ?? [];
  const owner = pile.find((card) => card.id === id)?.owner;
  const same = pile.filter((card) => card.id !== id && card.name === place.card.name && card.owner === owner);
  return same.map((card) => cardHandle(card.id));
}

/** The same with a thing more, or without it. */
export function toggled(collected: readonly Handle[], handle: Handle): Handle[] {
  return collected.includes(handle) ? collected.filter((one) => one !== handle) : [...collected, handle];
}

/** Can what was collected be answered? */
export function enough({ least, done }: Collecting, collected: readonly Handle[]): boolean {
  return collected.length === 0 ? done !== undefined : collected.length >= least;
}

/** How many are collected, and how many may be. */
export function counted({ keys, order, least, most }: Collecting, collected: readonly Handle[]): string {
  if (order) return `${collected.length} of ${most} in order`;
  return `${collected.length} of ${least < most && most < keys.size ? "up to " : ""}${most} chosen`;
}

/**
 * The answer to give next, after `given` of the wanted ones; null: something else is asked, or all is said. Where
 * something is offered again that was given already, the same is asked once more from the beginning.
 */
export function nextAnswer(
  question: string,
  { keys }: Collecting,
  wanted: readonly string[],
  given: number,
  decision: DecisionSeen | undefined,
  you: number | undefined,
): string | null {
  if (!decision || decision.player !== you || decision.question !== question) return null;
  const offered = decision.options ?? [];
  const used = wanted.slice(0, given);
  const usedUp = (key: string): boolean =>
    used.includes(key) &&
    used.filter((one) => one === key).length >= [...keys.values()].filter((one) => one === key).length;
  if (offered.some((option) => usedUp(option.key))) return null;
  const key = wanted[given];
  if (key !== undefined) return offered.some((option) => option.key === key) ? key : null;
  return offered.find((option) => option.kind === "done")?.key ?? null;
}
