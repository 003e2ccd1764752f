import { expect, test } from "vitest";

import { linesOf } from "../src/lib/table/log";
import { sinceYourTurn } from "../src/lib/table/since";
import { chosen, event } from "./builders";
import { keptTables } from "./keptTables";

const turn = (number: number, player: number): ReturnType<typeof chosen> =>
  chosen(number, event("turn", `Turn ${number}`, { player }));
const plays = (number: number, player: number, name: string): ReturnType<typeof chosen> =>
  chosen(number, event("play_minion", `${name} is played.`, { player, cards: [{ id: number, name }] }));

test("what the others did is there from the end of your turn to the end of your next one", () => {
  const round = [turn(1, 0), plays(2, 0, "Scout"), turn(3, 1), plays(4, 1, "Zapbot"), turn(5, 0), plays(6, 0, "Probe")];
  expect(sinceYourTurn(round.slice(0, 2), 0)).toEqual([]);
  expect(sinceYourTurn(round, 0).map((deed) => deed.name)).toEqual(["Zapbot"]);
  expect(sinceYourTurn([...round, turn(7, 1)], 0)).toEqual([]);
});

test("a prepared game begins within the turn of whoever does the first thing", () => {
  const yours = [plays(1, 0, "Scout"), chosen(2, event("destroy", "", { cards: [{ id: 9, name: "Walker" }] }))];
  expect(sinceYourTurn([...yours, turn(3, 1), plays(4, 1, "Zapbot")], 0).map((deed) => deed.name)).toEqual(["Zapbot"]);
  expect(sinceYourTurn([plays(1, 1, "Zapbot"), turn(2, 0)], 0).map((deed) => deed.name)).toEqual(["Zapbot"]);
});

test("it has plays, scorings and what was destroyed, and nothing that was only shuffled or drawn", () => {
  const story = keptTables("round").at(-1)?.story ?? [];
  const deeds = sinceYourTurn(story, 0);
  expect(deeds.map((deed) => deed.kind)).toContain("scoring");
  expect(deeds.map((deed) => deed.kind)).not.toContain("draw");
  expect(deeds.at(-1)).toMatchObject({ kind: "destroy", name: "Sprout" });
});

test("the log calls you by that name", () => {
  const story = [
    chosen(1, event("draw", "Ada draws 2 cards.", { player: 0 }), event("draw", "Ben draws 2 cards.", { player: 1 })),
    chosen(2, event("first", "Ada goes first.", { player: 0 })),
  ];
  const said = linesOf(story, ["Ada", "Ben"], () => false, 0).map((line) =>
    line.pieces.map((one) => one.text).join(""),
  );
  expect(said).toEqual(["You draw 2 cards.", "Ben draws 2 cards.", "You go first."]);
});
