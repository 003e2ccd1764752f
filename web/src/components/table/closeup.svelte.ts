/**
 * A closer look at a card: beside it while a mouse rests on it, in a window after a right click or a long press.
 *
 * Only a mouse that has moved is looking at something: a card that slides under a resting one is not meant.
 */

import type { Attachment } from "svelte/attachments";

import { dragging } from "./drag.svelte";

const REST = 350;
const LONG = 450;
const STILL = 10;

export interface Meant {
  /** Missing: a card that is only named. */
  card?: number;
  name: string;
}

interface Hover extends Meant {
  box: DOMRect;
}

class CloseUps {
  /** What the mouse rests on. */
  hover: Hover | null = $state.raw(null);
  /** What the mouse was moved to. */
  under: Meant | null = null;
  /** What a right click or a long press does. */
  open: ((meant: Meant) => void) | undefined;

  /** Something else is to be looked at. */
  close(): void {
    this.hover = null;
  }
}

export const closeUps = new CloseUps();

/** Where the mouse is, and where it was before: browsers also tell of a move when only what is under it has changed. */
let [before, now]: ({ x: number; y: number } | null)[] = [null, null];
addEventListener("pointermove", ({ screenX, screenY }) => ([before, now] = [now ?? null, { x: screenX, y: screenY }]), {
  capture: true,
});
const moved = (): boolean => before?.x !== now?.x || before?.y !== now?.y;

export function closeUp(card: number | undefined, name: string): Attachment<HTMLElement> {
  return (element) => {
    const meant: Meant = card === undefined ? { name } : { card, name };
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let start: { x: number; y: number } | null = null;
    let touched = false;

    const leave = (): void => {
      clearTimeout(waiting);
      start = null;
      if (closeUps.under === meant) closeUps.under = null;
      if (closeUps.hover?.name === name && closeUps.hover.card === card) closeUps.hover = null;
    };
    const down = (event: PointerEvent): void => {
      leave();
      touched = event.pointerType !== "mouse";
      if (!touched) return;
      start = { x: event.clientX, y: event.clientY };
      waiting = setTimeout(long, LONG);
    };
    const move = (event: PointerEvent): void => {
      if (start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > STILL) leave();
      const looks = event.pointerType === "mouse" && event.buttons === 0 && moved();
      if (!looks || closeUps.under === meant) return;
      closeUps.under = meant;
      clearTimeout(waiting);
      waiting = setTimeout(() => {
        if (!dragging.now) closeUps.hover = { ...meant, box: element.getBoundingClientRect() };
      }, REST);
    };
    const long = (): void => {
      if (!start || dragging.now) return;
      element.addEventListener("click", swallow, { capture: true, once: true });
      element.addEventListener("pointerup", later, { once: true });
      closeUps.open?.(meant);
    };
    const later = (): void => {
      setTimeout(() => element.removeEventListener("click", swallow, { capture: true }), 50);
    };
    const menu = (event: Event): void => {
      event.preventDefault();
      if (touched) return;
      leave();
      closeUps.open?.(meant);
    };

    element.addEventListener("pointerleave", leave);
    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", leave);
    element.addEventListener("pointercancel", leave);
    element.addEventListener("contextmenu", menu);
    return () => {
      leave();
      element.removeEventListener("pointerleave", leave);
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", leave);
      element.removeEventListener("pointercancel", leave);
      element.removeEventListener("contextmenu", menu);
    };
  };
}

/** The end of a long press is not a click. */
function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
