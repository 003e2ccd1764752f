/** The puzzle of the day: the same for everybody on a date, and how many days in a row it was solved here. */

import type { PuzzleInfo } from "../protocol/types";
import { ALL_HINTS } from "../puzzles";
import type { Store } from "../seats";

const KEY = "smashup.daily";

/** A day as people write it, "2026-11-16", by the clock on the wall. */
export function dayOf(now: Date): string {
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Days since 1970: the same number for everybody on a date. */
const numberOf = (day: string): number => Math.floor(Date.parse(`${day}T00:00:00Z`) / 86_400_000);

/** From this day on those puzzles come round, too, in which rivals hold cards; the days before keep what they had. */
const HIDDEN_FROM = "2026-11-17";

/** That day's puzzle: one after the other with long steps, so that all come round before one comes again. */
export function dailyPuzzle(puzzles: readonly PuzzleInfo[], day: string): PuzzleInfo | undefined {
  const round = day < HIDDEN_FROM ? puzzles.filter((puzzle) => !puzzle.hidden) : puzzles;
  return round[(numberOf(day) * stepFor(round.length)) % round.length];
}

/** A step near the golden ratio that has no divisor in common with the number of puzzles. */
function stepFor(count: number): number {
  let step = Math.max(1, Math.round(count * 0.618));
  while (divisor(step, count) > 1) step += 1;
  return step;
}

const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other));

interface Kept {
  /** The puzzle of the day it is, or was when somebody last looked. */
  today?: { day: string; puzzle: string };
  /** The days on which it was solved. */
  solved: string[];
}

function read(store: Store): Kept {
  try {
    const kept = JSON.parse(store.getItem(KEY) ?? "{}") as Partial<Kept> | null;
    const solved = Array.isArray(kept?.solved) ? kept.solved.filter((day) => /^\d{4}-\d\d-\d\d$/.test(day)) : [];
    return kept?.today ? { today: kept.today, solved } : { solved };
  } catch {
    return { solved: [] };
  }
}

const write = (kept: Kept, store: Store): void => store.setItem(KEY, JSON.stringify(kept));

/** This is the puzzle of that day: solving it on that day counts. */
export function keepToday(day: string, puzzle: string, store: Store = localStorage): void {
  write({ ...read(store), today: { day, puzzle } }, store);
}

/** A puzzle was solved: does it count as the day's? Not when the whole solution was shown. */
export function keepDailySolved(puzzle: string, hints: number, day: string, store: Store = localStorage): boolean {
  const kept = read(store);
  if (kept.today?.day !== day || kept.today.puzzle !== puzzle || hints >= ALL_HINTS) return false;
  if (!kept.solved.includes(day)) write({ ...kept, solved: [...kept.solved, day].toSorted() }, store);
  return true;
}

export const daysSolved = (store: Store = localStorage): string[] => read(store).solved;

/** Add days that were solved in another browser. */
export function addDays(days: readonly string[], store: Store = localStorage): void {
  const kept = read(store);
  write({ ...kept, solved: [...new Set([...kept.solved, ...days])].toSorted() }, store);
}

export interface DailyStreak {
  /** Days in a row up to today, or up to yesterday while today's is still open. */
  now: number;
  best: number;
  /** Is today's solved? */
  today: boolean;
}

export function dailyStreak(days: readonly string[], day: string): DailyStreak {
  const numbers = [...new Set(days.map(numberOf))].toSorted((one, other) => one - other);
  const solved = new Set(numbers);
  const runs = numbers.map((number) => runUpTo(number, solved));
  const today = numberOf(day);
  return {
    now: runUpTo(solved.has(today) ? today : today - 1, solved),
    best: Math.max(0, ...runs),
    today: solved.has(today),
  };
}

function runUpTo(last: number, solved: ReadonlySet<number>): number {
  let days = 0;
  while (solved.has(last - days)) days += 1;
  return days;
}
