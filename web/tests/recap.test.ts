import { expect, test } from "vitest";

import { recapOf } from "../src/lib/table/recap";
import { event } from "./builders";

const NAMES = ["Ada", "Ben"];
const award = (turn: number, player: number, amount: number, target: string): ReturnType<typeof event> =>
  event("award", "", { turn, player, amount, target, base: "Tar Pits" });

const EVENTS = [
  event("play_minion", "", { turn: 1, player: 0, cards: [{ id: 1, name: "Scout" }] }),
  event("play", "", { turn: 2, player: 1 }),
  event("draw", "", { turn: 2, player: 1, count: 2 }),
  award(4, 1, 3, "second place"),
  award(4, 0, 4, "first place"),
  ...["Scout", "Walker", "Zapbot"].map((name, id) => event("destroy", "", { turn: 5, cards: [{ id, name }] })),
  event("vp", "", { turn: 6, player: 1, amount: 2 }),
  event("lose_vp", "", { turn: 7, player: 0, amount: 1 }),
];
const RECAP = recapOf(EVENTS, NAMES);

test("the points are known after every turn in which they changed", () => {
  expect(RECAP.points).toEqual([
    { turn: 0, vp: [0, 0] },
    { turn: 4, vp: [4, 3] },
    { turn: 6, vp: [4, 5] },
    { turn: 7, vp: [3, 5] },
  ]);
  expect(RECAP.turns).toBe(7);
});

test("a scored base names the first place first", () => {
  expect(RECAP.bases).toEqual([
    {
      turn: 4,
      base: "Tar Pits",
      awards: [
        { player: 0, vp: 4, place: "first place" },
        { player: 1, vp: 3, place: "second place" },
      ],
    },
  ]);
});

test("everybody's figures are counted", () => {
  expect(RECAP.figures[0]).toEqual({ minions: 1, actions: 0, drawn: 0, basesWon: 1, fromBases: 4, fromCards: -1 });
  expect(RECAP.figures[1]).toEqual({ minions: 0, actions: 1, drawn: 2, basesWon: 0, fromBases: 3, fromCards: 2 });
});

test("the moments worth telling come in order", () => {
  expect(RECAP.moments.map((moment) => `${moment.turn}: ${moment.title}`)).toEqual([
    "4: Ada scores first",
    "4: Tar Pits pays 7 points",
    "5: 3 cards destroyed in one turn",
    "6: Ben takes the lead",
  ]);
});
