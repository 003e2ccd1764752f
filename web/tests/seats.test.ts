import { expect, test } from "vitest";

import { forgetSeat, keepSeat, readFragment, seatAt, seats, type Store } from "../src/lib/seats";

function store(content: Record<string, string> = {}): Store {
  return { getItem: (key) => content[key] ?? null, setItem: (key, value) => void (content[key] = value) };
}

const seat = (table: string, token = "t"): Parameters<typeof keepSeat>[0] => ({
  table,
  token,
  seat: 0,
  name: "Ada",
  taken: 1,
});

test("seats are remembered, newest first, one for each table", () => {
  const kept = store();
  keepSeat(seat("a"), kept);
  keepSeat(seat("b"), kept);
  keepSeat(seat("a", "again"), kept);
  expect(seats(kept).map((one) => [one.table, one.token])).toEqual([
    ["a", "again"],
    ["b", "t"],
  ]);
  expect(seatAt("b", kept)?.token).toBe("t");
  forgetSeat("b", kept);
  expect(seatAt("b", kept)).toBeUndefined();
});

test("a storage with nonsense in it is an empty one", () => {
  expect(seats(store({ "smashup.seats": "{" }))).toEqual([]);
  expect(seats(store({ "smashup.seats": '[{"table": 3}, null]' }))).toEqual([]);
});

test("the fragment of an address is a token, an invitation, or nothing", () => {
  expect(readFragment("#abc-_9")).toEqual({ token: "abc-_9" });
  expect(readFragment("#join=xyz")).toEqual({ invitation: "xyz" });
  expect(readFragment("")).toEqual({});
  expect(readFragment("#<script>")).toEqual({});
});
