/** Dragging a card from the hand over the table, with a mouse, a pen or a finger. */

import type { Attachment } from "svelte/attachments";

import type { Handle } from "../../lib/table/offers";

const FAR_ENOUGH = 8;

export interface Drag {
  handle: Handle;
  x: number;
  y: number;
  /** What lies under the pointer, the topmost first. */
  under: Handle[];
}

/** The drag in progress; at most one. */
class Dragging {
  now: Drag | null = $state.raw(null);
}

export const dragging = new Dragging();

export interface Holder {
  /** The card leaves the hand. */
  lift(handle: Handle): void;
  drop(handle: Handle, under: Handle[]): void;
  /** It comes back without being dropped anywhere. */
  putBack(): void;
}

/** Makes an element something to drag. The browser keeps sideways swipes of a finger, which scroll the hand. */
export function draggable(handle: Handle, hand: Holder): Attachment<HTMLElement> {
  return (element) => {
    let start: { x: number; y: number; id: number } | null = null;

    const down = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      start = { x: event.clientX, y: event.clientY, id: event.pointerId };
      // A quick mouse has left the card by the next event.
      if (event.pointerType === "mouse") element.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent): void => {
      if (event.pointerId !== start?.id) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      if (!dragging.now) {
        const far = event.pointerType === "mouse" ? Math.hypot(x, y) : Math.abs(y) - Math.abs(x) / 2;
        if (far < FAR_ENOUGH) return;
        element.setPointerCapture(event.pointerId);
        hand.lift(handle);
      }
      dragging.now = {
        handle,
        x: event.clientX,
        y: event.clientY,
        under: handlesAt(event.clientX, event.clientY, handle),
      };
    };
    const up = (event: PointerEvent): void => {
      const drag = dragging.now;
      end();
      if (!drag) return;
      element.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => element.removeEventListener("click", swallow, { capture: true }));
      const back = element.getBoundingClientRect();
      if (event.clientY > back.top - FAR_ENOUGH && drag.under.length === 0) hand.putBack();
      else hand.drop(handle, drag.under);
    };
    const end = (): void => {
      start = null;
      dragging.now = null;
    };
    const cancel = (): void => {
      if (dragging.now?.handle === handle) hand.putBack();
      end();
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key === "Escape" && dragging.now?.handle === handle) cancel();
    };

    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", up);
    element.addEventListener("pointercancel", cancel);
    addEventListener("keydown", escape);
    return () => {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", cancel);
      removeEventListener("keydown", escape);
      if (dragging.now?.handle === handle) end();
    };
  };
}

/** The press that ends a drag is not a click on the card. */
function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function handlesAt(x: number, y: number, dragged: Handle): Handle[] {
  const found: Handle[] = [];
  for (const element of document.elementsFromPoint(x, y)) {
    const handle = element.closest<HTMLElement>("[data-place]")?.dataset.place as Handle | undefined;
    if (handle && handle !== dragged && !found.includes(handle)) found.push(handle);
  }
  return found;
}
