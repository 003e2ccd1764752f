/**
 * What a decision offers, in terms of what lies on the table.
 *
 * An option is reached by pressing one thing (a card, a base, a player), or two: a card and then the place it goes to.
 * What cannot be reached on the table is a button of the prompt, or a card in its tray.
 */

import type { DecisionSeen, GameSeen, OptionSeen } from "../protocol/types";
import { placesOf, type Places } from "./places";

/** A thing on the table that can be pressed. Bases are cards too and have their own ids. */
export type Handle = `card:${number}` | `player:${number}`;

export const cardHandle = (id: number): Handle => `card:${id}`;
export const playerHandle = (player: number): Handle => `player:${player}`;
export const cardOf = (handle: Handle): number | null => (handle.startsWith("card:") ? Number(handle.slice(5)) : null);

/** What a screen reader says of a thing that a guide points at. */
export const POINTED = "This is what is meant.";

export interface Offer {
  option: OptionSeen;
  /** Where the card goes; null: pressing it is enough. */
  to: Handle | null;
}

export interface Offers {
  decision: DecisionSeen;
  /** Is this the choice between everything a player can do in their own turn? */
  open: boolean;
  /** What can be pressed first, and the options that begin there. */
  from: ReadonlyMap<Handle, readonly Offer[]>;
  /** Cards that lie in a pile, a deck or another hand, shown with the prompt. */
  tray: readonly TrayCard[];
  /** Options without a place on the table. */
  buttons: readonly OptionSeen[];
  /** Factions to take or to name. */
  factions: readonly OptionSeen[];
}

export interface TrayCard {
  handle: Handle;
  name: string;
  /** Where it lies, in words. */
  where: string;
}

/** Answers that do nothing more. */
const QUIET = ["end", "done", "pass", "no", "later"];

export function offersOf(game: GameSeen, decision: DecisionSeen, you: number | undefined): Offers {
  const places = placesOf(game);
  const from = new Map<Handle, Offer[]>();
  const tray = new Map<Handle, TrayCard>();
  const buttons: OptionSeen[] = [];
  const factions: OptionSeen[] = [];
  for (const option of decision.options ?? []) {
    const reached = reach(option, places);
    if (!reached) {
      (option.kind === "faction" ? factions : buttons).push(option);
      continue;
    }
    const [handle, to] = reached;
    const offers = from.get(handle);
    if (offers) offers.push({ option, to });
    else from.set(handle, [{ option, to }]);
    const card = cardOf(handle);
    if (card !== null && inTray(card, places, you)) {
      tray.set(handle, { handle, name: places.get(card)?.card.name ?? option.label, where: where(card, places, you) });
    }
  }
  for (const [twin, first] of twins(game, you)) {
    const offers = from.get(first);
    if (offers && !from.has(twin)) from.set(twin, offers);
  }
  return {
    decision,
    open: decision.options?.some((option) => option.kind === "end") ?? false,
    from,
    tray: [...tray.values()],
    buttons,
    factions,
  };
}

/** The one answer that does nothing more, if there is one: end, done, pass, no or later. */
export function quietOption(offers: Offers): OptionSeen | undefined {
  return offers.buttons.find((option) => QUIET.includes(option.kind));
}

/** What is pressed first for the option of this key; null: it is a button of the prompt. */
export function startOf(offers: Offers, key: string | undefined): Handle | null {
  for (const [handle, offered] of offers.from) if (offered.some(({ option }) => option.key === key)) return handle;
  return null;
}

/** The first press and the second, or nothing where there is nothing to press on the table. */
function reach(option: OptionSeen, places: Places): [Handle, Handle | null] | null {
  if (option.card !== undefined && places.has(option.card)) {
    if (option.kind !== "play") return [cardHandle(option.card), null];
    const to = option.target ?? option.base;
    return [cardHandle(option.card), to === undefined ? null : cardHandle(to)];
  }
  if (option.kind === "base" && option.base !== undefined) return [cardHandle(option.base), null];
  if (option.kind === "player" && option.player !== undefined) return [playerHandle(option.player), null];
  return null;
}

const ON_THE_TABLE = ["base", "minion", "action", "titan", "set_aside"];

function inTray(card: number, places: Places, you: number | undefined): boolean {
  const place = places.get(card);
  if (!place || ON_THE_TABLE.includes(place.zone)) return false;
  return !(place.zone === "hand" && place.player === you);
}

function where(card: number, places: Places, you: number | undefined): string {
  const place = places.get(card);
  const yours = place?.player === you;
  switch (place?.zone) {
    case "discard":
      return yours ? "your discard pile" : "another discard pile";
    case "deck":
      return yours ? "your deck" : "another deck";
    case "hand":
      return "another hand";
    case "base_deck":
      return "the base deck";
    case "base_discard":
      return "the base discard pile";
    default:
      return "";
  }
}

/** Equal cards in hand are one option: each further copy stands for the first of that name and owner. */
function* twins(game: GameSeen, you: number | undefined): Iterable<[Handle, Handle]> {
  if (you === undefined) return;
  const known = new Map<string, number[]>();
  for (const card of game.players[you]?.hand ?? []) {
    const same = `${card.owner ?? you}/${card.name}`;
    known.set(same, [...(known.get(same) ?? []), card.id]);
  }
  for (const ids of known.values()) {
    for (const one of ids) for (const other of ids) if (one !== other) yield [cardHandle(one), cardHandle(other)];
  }
}
