/**
 * Cards move smoothly between places.
 *
 * Whatever has a `data-flip` name is measured before a change and after it. What is still there glides from where it
 * was; what is new comes from the pile it came from, and what has gone flies to the pile it went to: those have a
 * `data-anchor`, named by their zone and player.
 */

import { still } from "../../lib/settings.svelte";
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

/** Let everything glide from where it was before to where it is now. */
export function glide(root: HTMLElement, before: Before, places: Places): void {
  show(root, before.places, places);
  if (still()) return;
  const now = measure(root, places);
  for (const [name, { box, element }] of now.seen) {
    const id = idOf(name);
    const old = before.seen.get(name)?.box ?? anchorOf(root, before.places.get(id));
    if (!old) appear(element);
    else if (sameSpot(before.places.get(id), places.get(id))) shift(element, old, box);
    else fly(element, old, box);
  }
  for (const [name, { box, element }] of before.seen) {
    if (!now.seen.has(name)) leave(element, box, anchorOf(root, places.get(idOf(name))));
  }
}

const idOf = (name: string): number => (name.startsWith("card:") ? Number(name.slice(5)) : -1);

/** Bring what the rules have moved on the table into view, where a small screen shows only a part of it. */
function show(root: HTMLElement, before: Places, places: Places): void {
  if (before.size === 0) return;
  for (const [id, place] of places) {
    if (!["minion", "action", "base"].includes(place.zone) || sameSpot(before.get(id), place)) continue;
    root.querySelector(`[data-flip="card:${id}"]`)?.scrollIntoView({ block: "nearest" });
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
function fly(element: HTMLElement, old: DOMRect, box: DOMRect): void {
  const copy = copyAt(element, box);
  const flight = copy.animate([from(old, box), REST], { duration: GLIDE, easing: EASE });
  element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: GLIDE });
  flight.onfinish = flight.oncancel = () => copy.remove();
}

/** A copy of what has gone flies to where it lies now. */
function leave(element: HTMLElement, box: DOMRect, to: DOMRect | null): void {
  const copy = copyAt(element, box);
  const end: Keyframe = to
    ? {
        transform: `translate(${middle(to).x - middle(box).x}px, ${middle(to).y - middle(box).y}px) scale(0.3)`,
        opacity: 0.4,
      }
    : { transform: "scale(0.8)", opacity: 0 };
  const flight = copy.animate([{ transform: "none", opacity: 1 }, end], { duration: GLIDE, easing: EASE });
  flight.onfinish = flight.oncancel = () => copy.remove();
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
