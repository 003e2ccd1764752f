import { describe, expect, test } from "vitest";

import { backupOf, forgetAll, readBackup, takeIn, type WholeStore } from "../src/lib/profile/backup";
import { dailyPuzzle, dailyStreak, dayOf, daysSolved, keepDailySolved, keepToday } from "../src/lib/profile/daily";
import { catchUp, gameOf, history, keepGames, type KeptGame } from "../src/lib/profile/history";
import { statisticsOf } from "../src/lib/profile/statistics";
import type { PuzzleInfo, TableSummary } from "../src/lib/protocol/types";
import { keepSolved, solvedPuzzles } from "../src/lib/puzzles";
import { keepSeat, seats } from "../src/lib/seats";
import { chosen, event, game, memory, player, table } from "./builders";

const kept = (number: number, won: boolean, more: Partial<KeptGame> = {}): KeptGame => ({
  table: `t${number}`,
  ended: number,
  turns: 12,
  factions: ["aliens", "pirates"],
  score: won ? 15 : 9,
  won,
  shared: false,
  rivals: [{ name: "Normal bot", level: "normal", factions: ["robots", "zombies"], score: won ? 9 : 15 }],
  cards: {},
  ...more,
});

function storage(content: Record<string, string> = {}): WholeStore {
  return {
    ...memory(content),
    removeItem: (key) => void Reflect.deleteProperty(content, key),
    key: (index) => Object.keys(content)[index] ?? null,
    get length() {
      return Object.keys(content).length;
    },
  };
}

const faction = (key: string) => ({ key, name: key });

describe("finished games", () => {
  const over = table(
    [
      chosen(
        1,
        event("play_minion", "Ada plays Scout.", { player: 0, cards: [{ id: 1, name: "Scout" }] }),
        event("play_minion", "Ada plays Scout.", { player: 0, cards: [{ id: 2, name: "Scout" }] }),
        event("play", "Ben plays Howl.", { player: 1, cards: [{ id: 3, name: "Howl" }] }),
      ),
      { ...chosen(2), at: 1000.4 },
    ],
    {
      phase: "over",
      game: game({
        turn: 14,
        players: [
          player({ factions: [faction("aliens"), faction("pirates")] }),
          player({ factions: [faction("robots"), faction("zombies")] }),
        ],
      }),
      result: { winners: [0], scores: [15, 11], reason: "points" },
    },
  );

  test("a game of yours that is over is kept with what you played", () => {
    expect(gameOf(over)).toEqual({
      table: "abc",
      ended: 1000,
      turns: 14,
      factions: ["aliens", "pirates"],
      score: 15,
      won: true,
      shared: false,
      rivals: [{ name: "Ben", factions: ["robots", "zombies"], score: 11 }],
      cards: { Scout: 2 },
    });
  });

  test("who watches, a lesson and a prepared position do not count", () => {
    expect(gameOf({ ...over, you: undefined })).toBeUndefined();
    expect(gameOf({ ...over, settings: { ...over.settings, guide: { kind: "lesson", key: "turn" } } })).toBeUndefined();
    expect(gameOf({ ...over, settings: { ...over.settings, position: "turn 1 p1 play_cards" } })).toBeUndefined();
    expect(gameOf(table())).toBeUndefined();
  });

  test("each game is kept once, and what is known of its cards stays", () => {
    const store = memory();
    keepGames([kept(1, true, { cards: { Scout: 1 } })], store);
    keepGames([kept(2, false), kept(1, true)], store);
    expect(history(store).map((one) => [one.table, one.cards])).toEqual([
      ["t2", {}],
      ["t1", { Scout: 1 }],
    ]);
    expect(history(memory({ "smashup.history": '[{"table": 1}, "x"]' }))).toEqual([]);
  });

  test("games that ended while nobody looked are asked for; a table that cannot be asked for is passed over", async () => {
    const store = memory();
    keepGames([kept(1, true)], store);
    for (const number of [1, 2, 3, 4])
      keepSeat({ table: `t${number}`, token: "x", seat: 1, name: "Ada", taken: 0 }, store);
    const asked: string[] = [];
    const summary = (id: string): TableSummary => ({
      table: id,
      phase: "over",
      seats: [
        { kind: "bot", level: "easy", name: "Easy bot", connected: true, conceded: false },
        { kind: "person", name: "Ada", connected: false, conceded: false },
      ],
      settings: over.settings,
      created: 1,
      active: 50,
      turn: 8,
      scores: [3, 15],
      factions: [
        ["ghosts", "ninjas"],
        ["aliens", "dinosaurs"],
      ],
      spectators: 0,
      ...(id === "t3" ? {} : { result: { winners: [1], scores: [3, 15], reason: "points" } }),
    });
    const found = await catchUp((id) => {
      asked.push(id);
      return id === "t4" ? Promise.reject(new Error("gone")) : Promise.resolve(summary(id));
    }, store);
    expect(asked.toSorted()).toEqual(["t2", "t3", "t4"]);
    expect(found.map((one) => [one.table, one.won, one.rivals[0]?.level])).toEqual([
      ["t2", true, "easy"],
      ["t1", true, "normal"],
    ]);
  });
});

describe("statistics", () => {
  test("wins by faction, pair, rival and number of players; streaks; cards", () => {
    const bo = { name: "Bo", factions: [], score: 0 };
    const found = statisticsOf([
      kept(4, true, { cards: { Scout: 2, Howl: 3 } }),
      kept(3, true, { factions: ["pirates", "aliens"], cards: { Scout: 4 } }),
      kept(2, false, { factions: ["pirates", "ghosts"], rivals: [bo, { ...bo, name: "Cy" }] }),
      kept(1, true),
    ]);
    expect([found.games, found.wins, found.streak, found.bestStreak]).toEqual([4, 3, 2, 2]);
    expect(found.factions).toEqual([
      { key: "pirates", games: 4, wins: 3 },
      { key: "aliens", games: 3, wins: 3 },
      { key: "ghosts", games: 1, wins: 0 },
    ]);
    expect(found.pairs[0]).toEqual({ key: "aliens+pirates", games: 3, wins: 3 });
    expect(found.rivals).toEqual([
      { key: "bot:normal", games: 3, wins: 3 },
      { key: "Bo", games: 1, wins: 0 },
      { key: "Cy", games: 1, wins: 0 },
    ]);
    expect(found.players.map(({ key, games }) => [key, games])).toEqual([
      ["2", 3],
      ["3", 1],
    ]);
    expect(found.cards).toEqual([
      { name: "Scout", times: 6 },
      { name: "Howl", times: 3 },
    ]);
  });

  test("losses in a row are told, too", () => {
    const found = statisticsOf([kept(1, true), kept(2, true), kept(3, false), kept(4, false)]);
    expect([found.streak, found.bestStreak]).toEqual([-2, 2]);
  });
});

describe("the puzzle of the day", () => {
  const puzzles = Array.from({ length: 60 }, (_, index) => ({ key: `puzzle-${index}` }) as PuzzleInfo);

  test("a date has one puzzle, and all come round before one comes again", () => {
    const days = Array.from({ length: 60 }, (_, index) => dayOf(new Date(2026, 10, 1 + index)));
    const keys = days.map((day) => dailyPuzzle(puzzles, day)?.key);
    expect(new Set(keys).size).toBe(60);
    expect(dailyPuzzle(puzzles, "2026-11-16")?.key).toBe("puzzle-1");
    expect(dailyPuzzle(puzzles, "2026-11-17")?.key).toBe("puzzle-38");
    expect(dailyPuzzle([], "2026-11-16")).toBeUndefined();
  });

  test("puzzles in which rivals hold cards change no day before they were there", () => {
    const more = [...puzzles, ...puzzles.map(({ key }) => ({ key: `hidden ${key}`, hidden: true }) as PuzzleInfo)];
    expect(dailyPuzzle(more, "2026-11-16")?.key).toBe("puzzle-1");
    const later = Array.from({ length: 120 }, (_, index) => dayOf(new Date(2026, 10, 17 + index)));
    expect(new Set(later.map((day) => dailyPuzzle(more, day)?.key)).size).toBe(120);
  });

  test("solving it on its day counts, unless the solution was shown", () => {
    const store = memory();
    keepToday("2026-11-16", "puzzle-3", store);
    expect(keepDailySolved("puzzle-4", 0, "2026-11-16", store)).toBe(false);
    expect(keepDailySolved("puzzle-3", 0, "2026-11-17", store)).toBe(false);
    expect(keepDailySolved("puzzle-3", 3, "2026-11-16", store)).toBe(false);
    expect(daysSolved(store)).toEqual([]);
    expect(keepDailySolved("puzzle-3", 2, "2026-11-16", store)).toBe(true);
    expect(keepDailySolved("puzzle-3", 0, "2026-11-16", store)).toBe(true);
    expect(daysSolved(store)).toEqual(["2026-11-16"]);
  });

  test("a streak lasts while today's is still open, also over the end of a month", () => {
    const days = ["2026-10-01", "2026-10-02", "2026-10-03", "2026-10-31", "2026-11-01"];
    expect(dailyStreak(days, "2026-11-01")).toEqual({ now: 2, best: 3, today: true });
    expect(dailyStreak(days, "2026-11-02")).toEqual({ now: 2, best: 3, today: false });
    expect(dailyStreak(days, "2026-11-03")).toEqual({ now: 0, best: 3, today: false });
    expect(dailyStreak([], "2026-11-03")).toEqual({ now: 0, best: 0, today: false });
  });
});

describe("the file of everything", () => {
  test("what was saved in one browser is added to what another one has", () => {
    const here = storage({ "smashup.name": "Ada", theme: "dark", other: "not ours" });
    keepGames([kept(1, true)], here);
    keepSolved("one", 2, here);
    keepSeat({ table: "t1", token: "x", seat: 0, name: "Ada", taken: 0 }, here);
    keepToday("2026-11-16", "one", here);
    keepDailySolved("one", 2, "2026-11-16", here);
    const file = JSON.stringify(backupOf(new Date(0), here));

    const there = storage({ "smashup.name": "Somebody" });
    keepGames([kept(2, false)], there);
    keepSolved("one", 0, there);
    keepSolved("two", 1, there);
    takeIn(readBackup(file), there);
    expect(history(there).map((one) => one.table)).toEqual(["t2", "t1"]);
    expect(solvedPuzzles(there)).toEqual({ one: { hints: 0 }, two: { hints: 1 } });
    expect(seats(there).map((seat) => seat.table)).toEqual(["t1"]);
    expect(daysSolved(there)).toEqual(["2026-11-16"]);
    expect([there.getItem("smashup.name"), there.getItem("theme"), there.getItem("other")]).toEqual([
      "Ada",
      "dark",
      null,
    ]);
  });

  test("what is no such file is refused with a sentence", () => {
    for (const text of ["", "[]", "null", '{"format": "smashup-browser"}', "[Smash Up 3]"])
      expect(() => readBackup(text)).toThrow("This is no file of a profile");
    expect(() => readBackup('{"format": "smashup-browser", "version": 2, "kept": {}}')).toThrow("newer version");
  });

  test("forgetting takes everything of ours and nothing else", () => {
    const store = storage({ "smashup.name": "Ada", theme: "dark", other: "not ours" });
    forgetAll(store);
    expect([store.length, store.getItem("other")]).toEqual([1, "not ours"]);
  });
});
