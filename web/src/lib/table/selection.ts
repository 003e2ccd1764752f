/** What a press or a drop means: the first one picks, the second one says where; or it is the answer already. */

import type { OptionSeen } from "../protocol/types";
import { cardOf, type Handle, type Offer, type Offers } from "./offers";

export type Meaning =
  /** This is the answer. */
  | { do: "choose"; option: OptionSeen }
  /** Now say where it goes. */
  | { do: "pick"; handle: Handle }
  /** Put it down again. */
  | { do: "unpick" }
  /** Several options look the same from here: ask which. */
  | { do: "ask"; handle: Handle; options: OptionSeen[] }
  /** It is not offered: show it and say why not. */
  | { do: "explain"; card: number | null; onto: number | null };

/**
 * Press a thing on the table. `picked` is what was pressed before; `under` is what the thing lies on, which counts
 * where only that is a place for the picked card.
 */
export function press(offers: Offers | null, picked: Handle | null, handle: Handle, under?: Handle): Meaning {
  if (!offers) return { do: "explain", card: cardOf(handle), onto: null };
  if (picked !== null && picked !== handle) {
    const place = placeFor(offers, picked, under === undefined ? [handle] : [handle, under]);
    if (place !== null) return decide(picked, goingTo(offers, picked, place));
    if (!offers.from.has(handle)) return { do: "explain", card: cardOf(picked), onto: cardOf(handle) };
  }
  const offered = offers.from.get(handle);
  if (!offered) return { do: "explain", card: cardOf(handle), onto: null };
  if (picked === handle) return again(handle, offered);
  return first(offers, handle, offered);
}

/** Drop a card that was dragged on the table; `under` is what lies there, the topmost first. */
export function drop(offers: Offers | null, dragged: Handle, under: readonly Handle[]): Meaning {
  const onto = under[0] === undefined ? null : cardOf(under[0]);
  const offered = offers?.from.get(dragged);
  if (!offers || !offered) return { do: "explain", card: cardOf(dragged), onto };
  const place = placeFor(offers, dragged, under);
  if (place !== null) return decide(dragged, goingTo(offers, dragged, place));
  const anywhere = offered.filter((offer) => offer.to === null);
  if (anywhere.length > 0) return decide(dragged, anywhere);
  return under.length === 0 ? { do: "unpick" } : { do: "explain", card: cardOf(dragged), onto };
}

/** What is picked without a press: the only card that can be played, where all that is left to say is where. */
export function pickedAtFirst(offers: Offers | null): Handle | null {
  if (!offers || offers.open || offers.buttons.length > 0) return null;
  const [only] = offers.from;
  if (!only || new Set(offers.from.values()).size !== 1) return null;
  return only[1].every((offer) => offer.to !== null) ? only[0] : null;
}

/** The things to press next: where the picked card can go, or everything that can be pressed first. */
export function highlighted(offers: Offers | null, picked: Handle | null): ReadonlySet<Handle> {
  if (!offers) return new Set();
  if (picked === null) return new Set(offers.from.keys());
  const places = (offers.from.get(picked) ?? []).map((offer) => offer.to).filter((to) => to !== null);
  return new Set(places);
}

/** The options that begin with what is picked. */
export function optionsFrom(offers: Offers | null, picked: Handle | null): OptionSeen[] {
  return picked === null ? [] : (offers?.from.get(picked) ?? []).map((offer) => offer.option);
}

function goingTo(offers: Offers, from: Handle, to: Handle): Offer[] {
  return (offers.from.get(from) ?? []).filter((offer) => offer.to === to);
}

function placeFor(offers: Offers, from: Handle, candidates: readonly Handle[]): Handle | null {
  return candidates.find((handle) => goingTo(offers, from, handle).length > 0) ?? null;
}

/** In your own turn a press on something in play shows it first; elsewhere a press on what is asked for answers. */
function first(offers: Offers, handle: Handle, offered: readonly Offer[]): Meaning {
  const plays = offered.some((offer) => offer.option.kind === "play");
  if (plays) return { do: "pick", handle };
  if (offers.open) return { do: "ask", handle, options: offered.map((offer) => offer.option) };
  return decide(handle, offered);
}

/** A second press on the same card plays it where it needs no place, and puts it down otherwise. */
function again(handle: Handle, offered: readonly Offer[]): Meaning {
  const anywhere = offered.filter((offer) => offer.to === null);
  return anywhere.length > 0 ? decide(handle, anywhere) : { do: "unpick" };
}

function decide(handle: Handle, offered: readonly Offer[]): Meaning {
  const [only] = offered;
  if (only && offered.length === 1) return { do: "choose", option: only.option };
  return { do: "ask", handle, options: offered.map((offer) => offer.option) };
}
