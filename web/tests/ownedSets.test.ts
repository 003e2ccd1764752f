import { expect, test } from "vitest";

import { keepFresh, keepOwned, ownedSets, usualKeys, wantsFresh } from "../src/lib/ownedSets";
import { recentFactions } from "../src/lib/recentFactions";
import { RestError } from "../src/lib/protocol/rest";
import type { CatalogueFaction, TableSummary } from "../src/lib/protocol/types";
import { keepSeat } from "../src/lib/seats";
import { memory } from "./builders";

const ALL = ["core", "nine", "fault"];

test("all sets are used until some are chosen, which are then remembered", () => {
  const store = memory();
  expect(ownedSets(ALL, store)).toEqual(ALL);
  keepOwned(["fault", "core"], store);
  expect(ownedSets(ALL, store)).toEqual(["core", "fault"]);
});

test("sets that no longer exist and what cannot be read do not count", () => {
  const store = memory();
  keepOwned(["gone"], store);
  expect(ownedSets(ALL, store)).toEqual(ALL);
  for (const nonsense of ["{", "5", '[1, null, "core"]']) {
    store.setItem("smashup.sets", nonsense);
    expect(ownedSets(["core"], store)).toEqual(["core"]);
  }
});

test("whether to leave out what was played lately is remembered", () => {
  const store = memory();
  expect(wantsFresh(store)).toBe(false);
  keepFresh(true, store);
  expect(wantsFresh(store)).toBe(true);
  keepFresh(false, store);
  expect(wantsFresh(store)).toBe(false);
});

test("a quick game deals from the sets, without the latest factions as long as two others are left", () => {
  const faction = (key: string, set: string) => ({ key, set }) as CatalogueFaction;
  const factions = [faction("a", "core"), faction("b", "core"), faction("c", "core"), faction("d", "nine")];
  expect(usualKeys(factions, ["core"], [])).toEqual(["a", "b", "c"]);
  expect(usualKeys(factions, ["core"], ["b", "d"])).toEqual(["a", "c"]);
  expect(usualKeys(factions, ["core"], ["a", "b"])).toEqual(["a", "b", "c"]);
});

test("what was played lately are all factions of the last three games, the newest first", async () => {
  const store = memory();
  const played: Record<string, string[][]> = {
    one: [["a", "b"]],
    two: [["c"], ["d", "a"]],
    three: [["e"]],
    draft: [],
    four: [["f"], ["c"]],
  };
  for (const table of ["one", "two", "gone", "three", "draft", "four"]) {
    keepSeat({ table, token: "x", seat: 0, name: "Ann", taken: 1 }, store);
  }
  const ask = (table: string): Promise<TableSummary> => {
    const factions = played[table];
    if (!factions) return Promise.reject(new RestError(404, "no_such_table", "gone"));
    return Promise.resolve({ factions } as TableSummary);
  };
  expect(await recentFactions(store, ask)).toEqual(["f", "c", "e", "d", "a"]);
});
