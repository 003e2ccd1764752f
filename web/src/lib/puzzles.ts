/** Puzzles: which ones are solved in this browser, which are shown, and which comes next. */

import type { PuzzleInfo } from "./protocol/types";

export type Difficulty = PuzzleInfo["difficulty"];
export const DIFFICULTIES: readonly Difficulty[] = ["easy", "medium", "hard", "fiendish"];

/** A puzzle that was solved, and the fewest hints it took. */
export interface Solved {
  hints: number;
}

type Store = Pick<Storage, "getItem" | "setItem">;
const KEY = "smashup.guides.puzzles";

/** The puzzles that were solved here, by their keys. */
export function solvedPuzzles(store: Store = localStorage): Record<string, Solved> {
  try {
    const kept: unknown = JSON.parse(store.getItem(KEY) ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, one]) => isSolved(one)));
  } catch {
    return {};
  }
}

/** This puzzle is solved, with so many hints; an earlier solution with fewer of them stays. */
export function keepSolved(key: string, hints: number, store: Store = localStorage): void {
  const kept = solvedPuzzles(store);
  const fewest = Math.min(hints, kept[key]?.hints ?? hints);
  store.setItem(KEY, JSON.stringify({ ...kept, [key]: { hints: fewest } }));
}

/** What is to be shown: of one difficulty or all, those that are solved too or not. */
export interface Wanted {
  difficulty: Difficulty | "all";
  unsolved: boolean;
}

export const shownPuzzles = (
  puzzles: readonly PuzzleInfo[],
  solved: Readonly<Record<string, Solved>>,
  { difficulty, unsolved }: Wanted,
): PuzzleInfo[] =>
  puzzles.filter(
    (puzzle) =>
      (difficulty === "all" || puzzle.difficulty === difficulty) && !(unsolved && solved[puzzle.key] !== undefined),
  );

/** The first one that is not solved. */
export const nextPuzzle = (
  puzzles: readonly PuzzleInfo[],
  solved: Readonly<Record<string, Solved>>,
): PuzzleInfo | undefined => puzzles.find((puzzle) => solved[puzzle.key] === undefined);

/** "without a hint", "with 1 hint", "with 2 hints", "with the solution shown". */
export function withHints(hints: number): string {
  if (hints === 0) return "without a hint";
  if (hints >= ALL_HINTS) return "with the solution shown";
  return `with ${hints} ${hints === 1 ? "hint" : "hints"}`;
}

/** The last hint of a puzzle is its solution. */
export const ALL_HINTS = 3;

function isSolved(value: unknown): value is Solved {
  return typeof value === "object" && value !== null && typeof (value as Partial<Solved>).hints === "number";
}
