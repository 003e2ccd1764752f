import { expect, it } from "vitest";

import { myGames } from "../src/lib/myGames";
import { RestError } from "../src/lib/protocol/rest";
import type { TableSummary } from "../src/lib/protocol/types";
import { keepSeat, seats, type Store } from "../src/lib/seats";

function memory(): Store {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

function storeWith(...tables: string[]): Store {
  const store = memory();
  for (const table of tables.toReversed()) keepSeat({ table, token: "secret", seat: 0, name: "Ann", taken: 1 }, store);
  return store;
}

const summary = (table: string, phase: TableSummary["phase"], to_move?: number): TableSummary =>
  ({
    table,
    phase,
    seats: [],
    turn: 1,
    scores: [],
    ...(to_move === undefined ? {} : { to_move }),
  }) as unknown as TableSummary;

it("puts the games that wait for me first and those that are over last", async () => {
  const tables: Record<string, TableSummary> = {
    over: summary("over", "over"),
    theirs: summary("theirs", "playing", 1),
    mine: summary("mine", "playing", 0),
  };
  const games = await myGames(10, storeWith("over", "theirs", "mine"), async (table) => tables[table]!);
  expect(games.map((game) => game.table.table)).toEqual(["mine", "theirs", "over"]);
});

it("asks only for the newest", async () => {
  const asked: string[] = [];
  await myGames(2, storeWith("a", "b", "c"), async (table) => {
    asked.push(table);
    return summary(table, "over");
  });
  expect(asked).toEqual(["a", "b"]);
});

it("forgets a table that the server no longer has", async () => {
  const store = storeWith("gone", "here");
  const games = await myGames(10, store, async (table) => {
    if (table === "gone") throw new RestError(404, "no_table", "There is no such table.");
    return summary(table, "playing");
  });
  expect(games.map((game) => game.table.table)).toEqual(["here"]);
  expect(seats(store).map((seat) => seat.table)).toEqual(["here"]);
});

it("forgets nothing while the server cannot be reached", async () => {
  const store = storeWith("here");
  const away = async (): Promise<TableSummary> => {
    throw new RestError(0, "unreachable", "The server cannot be reached.");
  };
  await expect(myGames(10, store, away)).rejects.toThrow("cannot be reached");
  expect(seats(store)).toHaveLength(1);
});
