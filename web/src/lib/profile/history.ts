/** The finished games of this browser: what a profile is made of. Nothing of it leaves the browser. */

import type { TableSettings, TableSummary } from "../protocol/types";
import { seats, type Store } from "../seats";
import { eventsOf } from "../table/log";
import { namesOf, type Table } from "../table/table";

export interface Rival {
  name: string;
  /** Of a bot. */
  level?: string;
  factions: string[];
  score: number;
}

export interface KeptGame {
  table: string;
  /** Seconds since 1970. */
  ended: number;
  turns: number;
  /** The keys of your factions. */
  factions: string[];
  score: number;
  won: boolean;
  /** Somebody else won, too. */
  shared: boolean;
  rivals: Rival[];
  /** How often you played each card, by name; empty where only the result is known. */
  cards: Record<string, number>;
}

const KEY = "smashup.history";
const MOST = 1000;
const PLAYS: readonly string[] = ["play", "play_minion", "play_on_base", "play_on_minion"];

/** Does a game of such a table count? Not one of a lesson, a puzzle or a prepared position. */
export const counts = (settings: TableSettings): boolean => !settings.guide && !settings.position;

/** Every finished game that was kept here, newest first. */
export function history(store: Store = localStorage): KeptGame[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isGame) : [];
  } catch {
    return [];
  }
}

/** Remember these games; of two records of the same game the one that knows the cards stays. */
export function keepGames(games: readonly KeptGame[], store: Store = localStorage): void {
  const kept = new Map(history(store).map((game) => [game.table, game]));
  for (const game of games) {
    const known = kept.get(game.table);
    if (!known || Object.keys(known.cards).length === 0) kept.set(game.table, game);
  }
  const newest = [...kept.values()].sort((one, other) => other.ended - one.ended);
  store.setItem(KEY, JSON.stringify(newest.slice(0, MOST)));
}

/** The game of a table at which you sit, when it is over and counts. */
export function gameOf(table: Table): KeptGame | undefined {
  const { you, state, settings } = table;
  const { result, game } = state;
  if (you === undefined || !result || !game || !counts(settings)) return undefined;
  const cards: Record<string, number> = {};
  for (const event of eventsOf(table.story)) {
    if (event.player !== you || !PLAYS.includes(event.kind)) continue;
    for (const { name } of event.cards?.slice(0, 1) ?? []) cards[name] = (cards[name] ?? 0) + 1;
  }
  return {
    ...outcome(you, result.winners),
    table: table.table,
    ended: Math.floor(table.story.at(-1)?.at ?? 0),
    turns: game.turn,
    factions: game.players[you]?.factions.map(({ key }) => key) ?? [],
    score: result.scores[you] ?? 0,
    rivals: namesOf(state).flatMap((name, seat) =>
      seat === you
        ? []
        : [
            {
              name,
              ...levelOf(state.seats[seat]),
              factions: game.players[seat]?.factions.map(({ key }) => key) ?? [],
              score: result.scores[seat] ?? 0,
            },
          ],
    ),
    cards,
  };
}

/** The same, from what the server tells about a table where you have a seat: without the cards. */
export function gameOfSummary(table: TableSummary, you: number): KeptGame | undefined {
  const { result } = table;
  if (!result || !counts(table.settings)) return undefined;
  return {
    ...outcome(you, result.winners),
    table: table.table,
    ended: Math.floor(table.active),
    turns: table.turn,
    factions: table.factions[you] ?? [],
    score: result.scores[you] ?? 0,
    rivals: table.seats.flatMap((seat, index) =>
      index === you
        ? []
        : [
            {
              name: seat.name ?? `Seat ${index + 1}`,
              ...levelOf(seat),
              factions: table.factions[index] ?? [],
              score: result.scores[index] ?? 0,
            },
          ],
    ),
    cards: {},
  };
}

const LOOKED_AT = 40;

/** Games that ended while nobody looked: ask the server about the newest seats that have no record yet. */
export async function catchUp(
  ask: (table: string) => Promise<TableSummary>,
  store: Store = localStorage,
): Promise<KeptGame[]> {
  const known = new Set(history(store).map((game) => game.table));
  const open = seats(store)
    .filter((seat) => !known.has(seat.table))
    .slice(0, LOOKED_AT);
  const found = await Promise.allSettled(open.map(async ({ table, seat }) => gameOfSummary(await ask(table), seat)));
  keepGames(
    found.flatMap((one) => (one.status === "fulfilled" && one.value ? [one.value] : [])),
    store,
  );
  return history(store);
}

function outcome(you: number, winners: readonly number[]): Pick<KeptGame, "won" | "shared"> {
  return { won: winners.includes(you), shared: winners.length > 1 };
}

const levelOf = (seat: { kind: string; level?: string } | undefined): { level?: string } =>
  seat?.kind === "bot" && seat.level ? { level: seat.level } : {};

export function isGame(value: unknown): value is KeptGame {
  const game = value as { [field in keyof KeptGame]?: unknown } | null;
  return (
    typeof game === "object" &&
    game !== null &&
    typeof game.table === "string" &&
    typeof game.ended === "number" &&
    typeof game.turns === "number" &&
    typeof game.score === "number" &&
    typeof game.won === "boolean" &&
    typeof game.shared === "boolean" &&
    Array.isArray(game.factions) &&
    Array.isArray(game.rivals) &&
    typeof game.cards === "object" &&
    game.cards !== null
  );
}
