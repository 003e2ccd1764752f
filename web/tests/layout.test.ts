import { expect, test } from "vitest";

import type { BaseSeen } from "../src/lib/protocol/types";
import { layoutFor } from "../src/lib/table/layout";
import { base, minion } from "./builders";

const withMinions = (id: number, count: number): BaseSeen =>
  base(id, `Base ${id}`, {
    totals: [3 * count, 0],
    minions: Array.from({ length: count }, (_, index) => minion(100 * id + index, "Scout", 0)),
  });
const bases = (...counts: number[]): BaseSeen[] => counts.map((count, index) => withMinions(index + 1, count));
const layout = (found: BaseSeen[], wide: number, high: number): ReturnType<typeof layoutFor> =>
  layoutFor(found, wide, high, () => 80);

test("a phone shows strips in two columns, with minions as chips", () => {
  expect(layout(bases(1, 2, 0), 23.5, 25)).toEqual({ columns: 2, dense: true, brief: true, tiles: [0, 0, 0] });
});

test("a desk shows all bases side by side, and minions as cards where they fit", () => {
  const { columns, dense, brief, tiles } = layout(bases(2, 12, 1), 56, 22);
  expect({ columns, dense, brief }).toEqual({ columns: 3, dense: true, brief: false });
  expect(tiles[0]).toBeGreaterThan(4.4);
  expect(tiles[1]).toBe(0);
});

test("a large screen shows whole base cards, unless that would cost the minions theirs", () => {
  expect(layout(bases(2, 3, 1), 100, 60).dense).toBe(false);
  expect(layout(bases(2, 30, 1), 100, 40).dense).toBe(true);
});

test("as many cards fit beside each other as were counted on", () => {
  const { tiles } = layout(bases(4), 40, 30);
  const column = 40 - 1 - 1.1 - 0.3;
  const across = Math.floor((column + 0.4) / ((tiles[0] ?? 0) + 0.4));
  expect(tiles[0]).toBeLessThanOrEqual(8);
  expect(across * (tiles[0] ?? 0) + (across - 1) * 0.4).toBeLessThanOrEqual(column);
});

test("more bases than fit beside each other stand in rows", () => {
  expect(layout(bases(0, 0, 0, 0, 0, 0), 36, 30)).toMatchObject({ columns: 3, brief: true });
});
