import { expect, it } from "vitest";

import type { TableSummary } from "../src/lib/protocol/types";
import { ago, duration, freeSeats, list, standing } from "../src/lib/phrases";

const table = (changes: Partial<TableSummary>): TableSummary => ({
  table: "t",
  phase: "playing",
  seats: [
    { kind: "person", name: "Ann", connected: true, conceded: false },
    { kind: "bot", level: "easy", name: "Bot", connected: true, conceded: false },
  ],
  settings: {
    seats: [],
    setup: "random",
    variants: {
      all_bases: false,
      classic_mulligan: false,
      duplicate_factions: false,
      titans: false,
      target_vp: 15,
      ask_single: false,
      ask_end: true,
    },
    hints: true,
    speed: "normal",
    open: true,
  },
  created: 0,
  active: 0,
  turn: 4,
  scores: [3, 5],
  factions: [],
  spectators: 0,
  ...changes,
});

it("says how long ago something was", () => {
  expect(ago(1000, 1030)).toBe("just now");
  expect(ago(1000, 1000 + 60)).toBe("1 minute ago");
  expect(ago(0, 3 * 3600)).toBe("3 hours ago");
  expect(ago(0, 4 * 86_400)).toBe("4 days ago");
  expect(ago(1100, 1000)).toBe("just now");
});

it("says how long a clock runs", () => {
  expect([30, 60, 300, 3600, 86_400].map(duration)).toEqual(["30 seconds", "1 minute", "5 minutes", "1 hour", "1 day"]);
});

it("lists names as people do", () => {
  expect([[], ["Ann"], ["Ann", "Bo"], ["Ann", "Bo", "Cy"]].map(list)).toEqual([
    "",
    "Ann",
    "Ann and Bo",
    "Ann, Bo and Cy",
  ]);
});

it("says whose turn it is, and when it is yours", () => {
  expect(standing(table({ to_move: 0 }), 0)).toEqual({ words: "Your turn", yourTurn: true });
  expect(standing(table({ to_move: 1 }), 0)).toEqual({ words: "Turn 4 · Bot to play", yourTurn: false });
  expect(standing(table({ to_move: 0 }), undefined)).toEqual({ words: "Turn 4 · Ann to play", yourTurn: false });
});

it("counts who is missing before the start", () => {
  const waiting = table({
    phase: "waiting",
    seats: [
      { kind: "person", name: "Ann", connected: true, conceded: false },
      { kind: "person", connected: false, conceded: false },
    ],
  });
  expect(freeSeats(waiting)).toBe(1);
  expect(standing(waiting, 0).words).toBe("Waiting for 1 player");
});

it("says who won", () => {
  const result = { winners: [1], scores: [3, 15], reason: "points" as const };
  expect(standing(table({ phase: "over", result }), 0).words).toBe("Bot won");
  expect(standing(table({ phase: "over", result }), 1).words).toBe("You won");
  expect(standing(table({ phase: "over", result: { ...result, winners: [0, 1] } }), 1).words).toBe(
    "You shared the win",
  );
});
