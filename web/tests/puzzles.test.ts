import { expect, test } from "vitest";

import { keepSolved, nextPuzzle, shownPuzzles, solvedPuzzles, withHints } from "../src/lib/puzzles";
import type { PuzzleInfo } from "../src/lib/protocol/types";

function store(text: string | null = null) {
  let kept = text;
  return { getItem: () => kept, setItem: (_: string, value: string) => void (kept = value) };
}

const puzzle = (key: string, difficulty: PuzzleInfo["difficulty"]): PuzzleInfo => ({
  key,
  title: key,
  goal: "Win this turn.",
  difficulty,
  factions: [
    ["ninjas", "pirates"],
    ["robots", "zombies"],
  ],
  seats: 2,
  hidden: false,
});

const PUZZLES = [puzzle("one", "easy"), puzzle("two", "easy"), puzzle("three", "hard")];

test("a solved puzzle is kept with the fewest hints it ever took", () => {
  const kept = store();
  keepSolved("one", 2, kept);
  keepSolved("one", 3, kept);
  keepSolved("two", 0, kept);
  expect(solvedPuzzles(kept)).toEqual({ one: { hints: 2 }, two: { hints: 0 } });
});

test("what is kept may be damaged", () => {
  expect(solvedPuzzles(store("{not json"))).toEqual({});
  expect(solvedPuzzles(store("7"))).toEqual({});
  expect(solvedPuzzles(store('{"one": true, "two": {"hints": 1}}'))).toEqual({ two: { hints: 1 } });
});

test("the next puzzle is the first that is not solved", () => {
  expect(nextPuzzle(PUZZLES, { one: { hints: 0 } })?.key).toBe("two");
  expect(nextPuzzle(PUZZLES.slice(0, 1), { one: { hints: 0 } })).toBeUndefined();
});

test("puzzles are filtered by difficulty and by what is solved", () => {
  const solved = { one: { hints: 0 } };
  const keys = (difficulty: "all" | "easy" | "hard", unsolved: boolean) =>
    shownPuzzles(PUZZLES, solved, { difficulty, unsolved }).map((one) => one.key);
  expect(keys("all", false)).toEqual(["one", "two", "three"]);
  expect(keys("easy", false)).toEqual(["one", "two"]);
  expect(keys("easy", true)).toEqual(["two"]);
  expect(keys("hard", true)).toEqual(["three"]);
});

test("how it was solved is said in words", () => {
  expect([0, 1, 2, 3].map(withHints)).toEqual([
    "without a hint",
    "with 1 hint",
    "with 2 hints",
    "with the solution shown",
  ]);
});
