/** Everything this browser remembers, as a file to keep or to take to another browser, and forgetting all of it. */

import { keepBegun, keepDone, lessonsKept } from "../guides";
import { keepSolved, solvedPuzzles } from "../puzzles";
import { keepSeat, seatAt, seats, type Store } from "../seats";
import { addDays, daysSolved } from "./daily";
import { history, keepGames } from "./history";

const FORMAT = "smashup-browser";
const VERSION = 1;
const OURS = /^(smashup\.|theme$)/;

export interface Backup {
  format: typeof FORMAT;
  version: number;
  /** When it was made. */
  made: string;
  /** What was in the browser's storage, by its key. */
  kept: Record<string, string>;
}

/** A browser's storage whose keys can be listed. */
export type WholeStore = Store & Pick<Storage, "removeItem" | "key" | "length">;

const keysOf = (store: WholeStore): string[] =>
  Array.from({ length: store.length }, (_, index) => store.key(index) ?? "").filter((key) => OURS.test(key));

export function backupOf(now: Date, store: WholeStore = localStorage): Backup {
  const kept = Object.fromEntries(keysOf(store).map((key) => [key, store.getItem(key) ?? ""]));
  return { format: FORMAT, version: VERSION, made: now.toISOString(), kept };
}

/** The backup in a file's text; a sentence that can be shown is thrown where it is none. */
export function readBackup(text: string): Backup {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    found = null;
  }
  const backup = found as { format?: unknown; version?: unknown; made?: unknown; kept?: object | null } | null;
  if (backup?.format !== FORMAT || typeof backup.kept !== "object" || backup.kept === null)
    throw new Error("This is no file of a profile: expected one that was saved on this page.");
  if (backup.version !== VERSION)
    throw new Error("This file comes from a newer version of the program than this server has.");
  const kept = Object.entries(backup.kept).filter(([key, value]) => OURS.test(key) && typeof value === "string");
  return { format: FORMAT, version: VERSION, made: String(backup.made), kept: Object.fromEntries(kept) };
}

/**
 * Take a backup into this browser. Games, seats, lessons, puzzles and days are added to those that are here; of the
 * rest (name, settings, sets) the file's count.
 */
export function takeIn(backup: Backup, store: WholeStore = localStorage): void {
  const there: Store = { getItem: (key) => backup.kept[key] ?? null, setItem: () => undefined };
  keepGames(history(there), store);
  for (const seat of seats(there).toReversed()) if (!seatAt(seat.table, store)) keepSeat(seat, store);
  for (const [key, { hints }] of Object.entries(solvedPuzzles(there))) keepSolved(key, hints, store);
  for (const [key, { link, done }] of Object.entries(lessonsKept(there))) {
    if (!lessonsKept(store)[key]) keepBegun(key, link, store);
    if (done) keepDone(key, store);
  }
  addDays(daysSolved(there), store);
  for (const [key, value] of Object.entries(backup.kept)) if (!ADDED.has(key)) store.setItem(key, value);
}

/** What is added to what is here, instead of replacing it. */
const ADDED: ReadonlySet<string> = new Set([
  "smashup.history",
  "smashup.seats",
  "smashup.guides.puzzles",
  "smashup.guides.lessons",
  "smashup.daily",
]);

/** Forget everything: games, seats, name, settings. */
export function forgetAll(store: WholeStore = localStorage): void {
  for (const key of keysOf(store)) store.removeItem(key);
}
