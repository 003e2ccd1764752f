import { expect, test } from "vitest";

import type { BaseSeen } from "../src/lib/protocol/types";
import { heatOf, powerBar } from "../src/lib/table/bases";
import { fanOf, layoutFor, type Layout, headOf } from "../src/lib/table/layout";
import { base, minion } from "./builders";

const withMinions = (id: number, count: number, players = 1): BaseSeen =>
  base(id, `Base ${id}`, {
    totals: [3 * count, 0, 0, 0],
    minions: Array.from({ length: count }, (_, index) => minion(100 * id + index, "Scout", index % players)),
  });
const bases = (...counts: number[]): BaseSeen[] => counts.map((count, index) => withMinions(index + 1, count));
const layout = (found: BaseSeen[], wide: number, high: number): Layout => layoutFor(found, wide, high, () => 80);

test("a desk shows all bases side by side, the busy ones wider, with one size of cards", () => {
  const { rows, columns, tile } = layout(bases(1, 8, 0), 62, 20);
  expect(rows).toHaveLength(1);
  expect(columns[1]).toBeGreaterThan(columns[2] ?? 0);
  expect(tile).toBeGreaterThan(4);
});

test("an empty base shows its whole text where a crowded one has room for none", () => {
  const crowded = withMinions(1, 12, 4);
  const { lanes } = layout([crowded, base(2, "Empty"), crowded, crowded, base(5, "Empty")], 61, 19);
  expect(lanes[1]?.lines).toBeGreaterThan(lanes[0]?.lines ?? 9);
});

test("players stand beside each other where there is no room above each other", () => {
  const crowded = withMinions(1, 4, 4);
  expect(layout([crowded], 12, 18).lanes[0]?.across).toBe(2);
  expect(layout([crowded], 12, 60).lanes[0]?.across).toBe(1);
});

test("no word of a base's name is split", () => {
  expect(headOf("Transformation Spring", 20)).toEqual({ points: "beside", letters: 1 });
  expect(headOf("The Nexus", 9)).toEqual({ points: "under", letters: 1 });
  const narrow = headOf("Transformation Spring", 9);
  expect(narrow.points).toBe("all under");
  expect(14 * 0.53 * headOf("Transformation Spring", 5.6).letters).toBeLessThan(5.6);
});

test("a phone has bases in rows rather than too narrow to read", () => {
  const { rows, columns, lanes } = layout(bases(2, 2, 1, 1, 0), 26, 31);
  expect([rows.length, columns.length]).toEqual([2, 6]);
  expect(lanes.map(({ span }) => span)).toEqual([2, 2, 2, 3, 3]); // The last row is filled, too.
  expect(lanes[4]?.wide).toBeGreaterThan(lanes[0]?.wide ?? 0);
});

test("a row in which four players meet is higher than one of empty bases", () => {
  const { rows, tile } = layout([...bases(0, 0, 0), withMinions(4, 8, 4), withMinions(5, 2)], 24, 27);
  expect(rows[1]).toBeGreaterThan(1.2 * (rows[0] ?? 0));
  expect(tile).toBeGreaterThanOrEqual(3);
});

test("cards are smaller where their names can be read for it", () => {
  const { tile, lanes } = layout(bases(4, 2, 0), 62, 24);
  expect(fanOf(4, lanes[0]?.wide ?? 0, tile).aside).toBeLessThan(0.2 * tile);
  expect(tile).toBeGreaterThanOrEqual(4.8);
});

test("cards overlap in one row as far as each one's power is seen, and then lie in rows", () => {
  expect(fanOf(3, 16, 5)).toEqual({ perRow: 3, rows: 1, aside: 0 });
  expect(fanOf(4, 12.5, 5)).toEqual({ perRow: 4, rows: 1, aside: 2.5 });
  expect(fanOf(8, 12, 5)).toEqual({ perRow: 4, rows: 2, aside: 0 });
  expect(fanOf(3, 5, 5)).toEqual({ perRow: 1, rows: 3, aside: 0 });
});

test("a base grows warmer the nearer it is to its breakpoint", () => {
  const heat = (total: number): number => heatOf(powerBar(base(1, "Base", { breakpoint: 20, totals: [total] })));
  expect([0, 5, 6, 11, 16, 19, 20, 31].map(heat)).toEqual([0, 0, 1, 2, 3, 3, 4, 4]);
});
