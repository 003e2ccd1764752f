/** A closer look at a card: beside it while a mouse rests on it, in a window after a long press of a finger. */

import type { Attachment } from "svelte/attachments";

import { dragging } from "./drag.svelte";

const REST = 350;
const LONG = 450;
const STILL = 10;

interface Hover {
  card: number;
  name: string;
  box: DOMRect;
}

class CloseUps {
  /** What the mouse rests on. */
  hover: Hover | null = $state.raw(null);
  /** What a long press does. */
  open: ((card: number) => void) | undefined;
}

export const closeUps = new CloseUps();

export function closeUp(card: number, name: string): Attachment<HTMLElement> {
  return (element) => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let start: { x: number; y: number } | null = null;

    const enter = (event: PointerEvent): void => {
      if (event.pointerType !== "mouse" || event.buttons !== 0) return;
      waiting = setTimeout(() => {
        if (!dragging.now) closeUps.hover = { card, name, box: element.getBoundingClientRect() };
      }, REST);
    };
    const leave = (): void => {
      clearTimeout(waiting);
      start = null;
      if (closeUps.hover?.card === card) closeUps.hover = null;
    };
    const down = (event: PointerEvent): void => {
      leave();
      if (event.pointerType === "mouse") return;
      start = { x: event.clientX, y: event.clientY };
      waiting = setTimeout(long, LONG);
    };
    const move = (event: PointerEvent): void => {
      if (start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > STILL) leave();
    };
    const long = (): void => {
      if (!start || dragging.now) return;
      element.addEventListener("click", swallow, { capture: true, once: true });
      element.addEventListener("pointerup", later, { once: true });
      closeUps.open?.(card);
    };
    const later = (): void => {
      setTimeout(() => element.removeEventListener("click", swallow, { capture: true }), 50);
    };
    const menu = (event: Event): void => event.preventDefault();

    element.addEventListener("pointerenter", enter);
    element.addEventListener("pointerleave", leave);
    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", leave);
    element.addEventListener("pointercancel", leave);
    element.addEventListener("contextmenu", menu);
    return () => {
      leave();
      element.removeEventListener("pointerenter", enter);
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
