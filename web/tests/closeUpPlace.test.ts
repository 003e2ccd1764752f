import { expect, test } from "vitest";

import { closeUpPlace, type Box } from "../src/lib/table/closeUpPlace";

const SCREEN = { width: 1000, height: 800 };
const SIZE = { width: 200, height: 280 };
const QUESTION: Box = { left: 10, top: 500, width: 900, height: 60 };
const at = (left: number, top: number): Box => ({ left, top, width: 80, height: 100 });

test("a close-up stands beside its card, on the side with room, and on the screen", () => {
  expect(closeUpPlace(at(100, 200), SIZE, SCREEN, null)).toEqual({ left: 192, top: 110 });
  expect(closeUpPlace(at(850, 200), SIZE, SCREEN, null)).toEqual({ left: 638, top: 110 });
  expect(closeUpPlace(at(100, 0), SIZE, SCREEN, null).top).toBe(12);
});

test("it never covers what is asked, whether its card lies above, in or below the question", () => {
  for (const card of [at(100, 300), at(100, 380), at(300, 505), at(100, 600), at(900, 640)]) {
    const { left, top } = closeUpPlace(card, SIZE, SCREEN, QUESTION);
    expect(top + SIZE.height).toBeLessThanOrEqual(QUESTION.top);
    expect(left).toBeGreaterThanOrEqual(12);
    expect(left + SIZE.width).toBeLessThanOrEqual(SCREEN.width - 12);
  }
});
