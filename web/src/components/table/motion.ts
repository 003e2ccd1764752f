/**
 * Cards move smoothly between places.
 *
 * Whatever has a `data-flip` name is measured before a change and after it. What is still there glides from where it
 * was; what is new comes from the pile it came from, and what has gone flies to the pile it went to: those have a
 * `data-anchor`, named by their zone and player.
 */

import { still } from "../../lib/settings.svelte";
import type { Beat } from "../../lib/table/beats";
import type { Place, Places } from "../../lib/table/places";

const GLIDE = 420;
const EASE = "cubic-bezier(0.2, 0.8, 0.3, 1)";

interface Seen {
  box: DOMRect;
  element: HTMLElement;
}

export interface Before {
  seen: Map<string, Seen>;
  places: Places;
}

/** Measure everything that can move. */
export function measure(root: HTMLElement, places: Places): Before {
  const seen = new Map<string, Seen>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-flip]")) {
    const box = element.getBoundingClientRect();
    if (box.width > 0 && element.dataset.flip) seen.set(element.dataset.flip, { box, element });
  }
  return { seen, places };
}

/** Let everything glide from where it was before to where it is now; what the beat is about looks like what it is. */
export function glide(root: HTMLElement, before: Before, places: Places, beat: Beat | null): void {
  show(root, before.places, places);
  if (still()) return;
  const now = measure(root, places);
  for (const [name, { box, element }] of now.seen) {
    const id = idOf(name);
    const old = before.seen.get(name)?.box ?? anchorOf(root, before.places.get(id)) ?? playedFrom(root, id, beat);
    if (!old) appear(element);
    else if (sameSpot(before.places.get(id), places.get(id))) shift(element, old, box);
    else fly(element, old, box, weightOf(element));
  }
  for (const [name, { box, element }] of before.seen) {
    if (now.seen.has(name)) continue;
    const broken = beat?.kind === "destroy" && beat.cards.includes(idOf(name));
    leave(element, box, anchorOf(root, places.get(idOf(name))), broken);
  }
  if (beat) accompany(root, beat);
}

/** A card nobody has seen before comes from whoever plays it. */
const playedFrom = (root: HTMLElement, id: number, beat: Beat | null): DOMRect | null =>
  beat?.player !== undefined && beat.cards.includes(id) ? boxOf(root, `player:${beat.player}`) : null;

const boxOf = (root: HTMLElement, anchor: string): DOMRect | null =>
  root.querySelector(`[data-anchor="${anchor}"]`)?.getBoundingClientRect() ?? null;

/** What a beat shows besides cards that move: numbers that rise, points that fly, a base that lights up. */
export function accompany(root: HTMLElement, beat: Beat): void {
  const cardAt = (id: number): HTMLElement | null => root.querySelector(`[data-flip="card:${id}"]`);
  switch (beat.kind) {
    case "strengthen":
    case "weaken":
      for (const id of beat.cards) {
        const card = cardAt(id);
        if (!card) continue;
        pulse(card, beat.kind === "strengthen" ? 1.12 : 0.9);
        const amount = Math.abs(beat.amount ?? 1);
        rise(card.getBoundingClientRect(), `${beat.kind === "strengthen" ? "+" : "−"}${amount}`);
      }
      return;
    case "use":
      for (const id of beat.cards) {
        const card = cardAt(id);
        if (card) pulse(card, 1.1);
      }
      return;
    case "award":
    case "points": {
      const base = beat.base === undefined ? null : root.querySelector(`[data-base="${CSS.escape(beat.base)}"]`);
      const from = base?.getBoundingClientRect() ?? root.getBoundingClientRect();
      const to = beat.player === undefined ? null : boxOf(root, `player:${beat.player}`);
      if (to) points(from, to, beat.amount ?? 0);
      return;
    }
    case "draw": {
      const [deck, hand] = [boxOf(root, `deck:${beat.player}`), boxOf(root, `hand:${beat.player}`)];
      if (deck && hand && beat.cards.length === 0) drawn(deck, hand);
      return;
    }
  }
}

function pulse(element: HTMLElement, scale: number): void {
  element.animate([{ scale: 1 }, { scale, offset: 0.4 }, { scale: 1 }], { duration: GLIDE, easing: EASE });
}

/** A word over the table for a moment. */
function word(text: string, at: { x: number; y: number }): HTMLElement {
  const element = document.createElement("span");
  element.className = "told-number";
  element.textContent = text;
  element.setAttribute("aria-hidden", "true");
  Object.assign(element.style, { left: `${at.x}px`, top: `${at.y}px` });
  document.body.append(element);
  return element;
}

function gone(element: HTMLElement, flight: Animation): void {
  flight.onfinish = flight.oncancel = () => element.remove();
}

function rise(box: DOMRect, text: string): void {
  const element = word(text, middle(box));
  gone(
    element,
    element.animate(
      [
        { translate: "-50% -20%", opacity: 0 },
        { translate: "-50% -70%", opacity: 1, offset: 0.3 },
        { translate: "-50% -160%", opacity: 0 },
      ],
      { duration: GLIDE * 2, easing: "ease-out" },
    ),
  );
}

/** Points fly from the base to whoever gets them. */
function points(from: DOMRect, to: DOMRect, amount: number): void {
  const [start, end] = [middle(from), middle(to)];
  const element = word(`${amount < 0 ? "−" : "+"}${Math.abs(amount)} VP`, start);
  const way = `calc(${end.x - start.x}px - 50%) calc(${end.y - start.y}px - 50%)`;
  gone(
    element,
    element.animate(
      [
        { translate: "-50% -50%", scale: 0.6, opacity: 0 },
        { translate: "-50% -50%", scale: 1.5, opacity: 1, offset: 0.35 },
        { translate: way, scale: 0.9, opacity: 1 },
      ],
      { duration: GLIDE * 1.6, easing: "ease-in-out" },
    ),
  );
}

/** The back of a card from a deck to a hand nobody else sees. */
function drawn(deck: DOMRect, hand: DOMRect): void {
  const element = word("", middle(deck));
  element.classList.add("back");
  const way = `calc(${middle(hand).x - middle(deck).x}px - 50%) calc(${middle(hand).y - middle(deck).y}px - 50%)`;
  gone(
    element,
    element.animate(
      [
        { translate: "-50% -50%", scale: 1.6 },
        { translate: way, scale: 1.6 },
      ],
      {
        duration: GLIDE,
        easing: EASE,
      },
    ),
  );
}

/** Strong minions land heavily. */
const weightOf = (element: HTMLElement): number => Math.min(1, Number(element.dataset.power ?? 0) / 8);

const idOf = (name: string): number => (name.startsWith("card:") ? Number(name.slice(5)) : -1);

/** Bring what the rules have moved on the table into view, where a base on a small screen shows only a part of it. */
function show(root: HTMLElement, before: Places, places: Places): void {
  if (before.size === 0) return;
  for (const [id, place] of places) {
    if (!["minion", "action"].includes(place.zone) || sameSpot(before.get(id), place)) continue;
    root.querySelector(`.groups [data-flip="card:${id}"]`)?.scrollIntoView({ block: "nearest" });
    return;
  }
}

/** Only moved aside, not moved by the rules. */
const sameSpot = (one: Place | undefined, other: Place | undefined): boolean =>
  one?.zone === other?.zone && one?.base === other?.base && one?.host === other?.host;

/** Where a zone is on the screen; the hidden card of another player comes from that player's panel. */
function anchorOf(root: HTMLElement, place: Place | undefined): DOMRect | null {
  if (!place) return null;
  const name = place.player === undefined ? place.zone : `${place.zone}:${place.player}`;
  const anchor =
    root.querySelector(`[data-anchor="${name}"]`) ??
    (place.player === undefined ? null : root.querySelector(`[data-anchor="player:${place.player}"]`));
  const box = anchor?.getBoundingClientRect();
  return box && box.width > 0 ? box : null;
}

function from(old: DOMRect, box: DOMRect): Keyframe {
  const scale = Math.min(3, Math.max(0.2, old.width / box.width));
  return {
    transform: `translate(${old.left - box.left}px, ${old.top - box.top}px) scale(${scale})`,
    transformOrigin: "0 0",
  };
}

const REST: Keyframe = { transform: "none", transformOrigin: "0 0" };

function shift(element: HTMLElement, old: DOMRect, box: DOMRect): void {
  if (Math.abs(old.left - box.left) < 2 && Math.abs(old.top - box.top) < 2) return;
  element.animate([from(old, box), REST], { duration: GLIDE, easing: EASE });
}

function appear(element: HTMLElement): void {
  element.animate(
    [
      { transform: "scale(0.7)", opacity: 0 },
      { transform: "none", opacity: 1 },
    ],
    { duration: GLIDE / 2, easing: EASE },
  );
}

/** A copy flies over everything, because what scrolls would cut off a card on its way from one part to another. */
function fly(element: HTMLElement, old: DOMRect, box: DOMRect, weight: number): void {
  const copy = copyAt(element, box);
  const over: Keyframe = { transform: `scale(${1 + 0.35 * weight})`, transformOrigin: "50% 50%", offset: 0.75 };
  const flight = copy.animate(weight > 0 ? [from(old, box), over, REST] : [from(old, box), REST], {
    duration: GLIDE,
    easing: EASE,
  });
  element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: GLIDE });
  gone(copy, flight);
}

/** A copy of what has gone flies to where it lies now; what was destroyed breaks first. */
function leave(element: HTMLElement, box: DOMRect, to: DOMRect | null, broken: boolean): void {
  const copy = copyAt(element, box);
  if (broken) copy.classList.add("broken");
  const end: Keyframe = to
    ? {
        transform: `translate(${middle(to).x - middle(box).x}px, ${middle(to).y - middle(box).y}px) scale(0.3)`,
        opacity: 0.4,
      }
    : { transform: "scale(0.8)", opacity: 0 };
  const shaken: Keyframe[] = [-6, 5, -4].map((turn, index) => ({
    transform: `rotate(${turn}deg) scale(1.06)`,
    opacity: 1,
    offset: 0.1 + index * 0.12,
  }));
  const flight = copy.animate([{ transform: "none", opacity: 1 }, ...(broken ? shaken : []), end], {
    duration: broken ? GLIDE * 1.4 : GLIDE,
    easing: broken ? "ease-in" : EASE,
  });
  gone(copy, flight);
}

const middle = (box: DOMRect): { x: number; y: number } => ({
  x: box.left + box.width / 2,
  y: box.top + box.height / 2,
});

function copyAt(element: HTMLElement, box: DOMRect): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.removeAttribute("data-flip");
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  Object.assign(copy.style, {
    position: "fixed",
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: "0",
    listStyle: "none",
    translate: "none",
    zIndex: "50",
    pointerEvents: "none",
  });
  // The hand says how wide its cards are, and the copy is no longer in it.
  copy.style.setProperty("--card", `${box.width}px`);
  document.body.append(copy);
  return copy;
}
