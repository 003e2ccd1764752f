import { describe, expect, test } from "vitest";

import type { AnalysedDecision, ReplayPosition, ReplayStep, Suggestion } from "../src/lib/protocol/types";
import { readSpot, spotLink } from "../src/lib/replay/address";
import { importSave, LARGEST_FILE } from "../src/lib/replay/importSave";
import { RANGE, rangeOf, runUpTo, wantedRange } from "../src/lib/replay/ranges";
import { powerOf } from "../src/lib/replay/power";
import { following, inWords, preceding, scoringsOf, turnsOf } from "../src/lib/replay/steps";
import { commandOf, faster, KEYS, pauseAt, slower } from "../src/lib/replay/transport";
import { optionRows, pointAt, verdictOn } from "../src/lib/replay/verdicts";
import { percent } from "../src/lib/phrases";
import { base, decision, game, minion, option } from "./builders";

const step = (number: number, turn: number, more: Partial<ReplayStep> = {}): ReplayStep => ({
  step: number,
  turn,
  current_player: (turn + 1) % 2,
  phase: "Play Cards",
  scores: [0, 0],
  ...more,
});

const STEPS = [
  step(0, 0),
  step(1, 1),
  step(2, 1),
  step(3, 2),
  step(4, 2, { scored: ["Tar Pits"], phase: "Score Bases" }),
  step(5, 3),
  step(6, 3, { scored: ["The Vats", "Ninja Dojo"] }),
];

describe("the ways through a replay", () => {
  test("scorings are the steps at which bases score", () => {
    expect(scoringsOf(STEPS)).toEqual([
      { step: 4, turn: 2, bases: ["Tar Pits"] },
      { step: 6, turn: 3, bases: ["The Vats", "Ninja Dojo"] },
    ]);
  });

  test("turns begin where the turn's number changes, and at the beginning", () => {
    expect(turnsOf(STEPS).map((turn) => turn.step)).toEqual([0, 1, 3, 5]);
  });

  test("from the middle of a turn one goes back to its beginning, then to the turn before", () => {
    expect(preceding(turnsOf(STEPS), 4)).toBe(3);
    expect(preceding(turnsOf(STEPS), 3)).toBe(1);
    expect(following(turnsOf(STEPS), 3)).toBe(5);
  });

  test("after the last scoring there is none to go to", () => {
    expect(following(scoringsOf(STEPS), 4)).toBe(6);
    expect(following(scoringsOf(STEPS), 6)).toBeUndefined();
    expect(preceding(scoringsOf(STEPS), 4)).toBeUndefined();
  });

  test("a step says where it is, whose turn it is and what has scored", () => {
    expect(inWords(STEPS, 0, ["Ada", "Ben"])).toBe("Step 0 of 6, before the first turn");
    expect(inWords(STEPS, 4, ["Ada", "Ben"])).toBe("Step 4 of 6, turn 2 of Ben, Score Bases, Tar Pits scores");
  });
});

describe("the address of a step", () => {
  test("says the step and whose view it is", () => {
    expect(spotLink("abc", 120, 1)).toBe("/replay/abc?step=120&as=1");
    expect(readSpot("?step=120&as=1")).toEqual({ step: 120, viewer: 1 });
    expect(readSpot("?step=7&as=all")).toEqual({ step: 7, viewer: "all" });
  });

  test.each(["", "?step=-3&as=x", "?step=1e9&as=", "?step=&as=1.5"])(
    "what makes no sense is left out: %s",
    (search) => {
      expect(readSpot(search)).toEqual({});
    },
  );
});

describe("loading positions", () => {
  const END = 599;
  const position = (number: number): ReplayPosition => ({ step: number, events: [], game: game() });
  const known = (...ranges: [number, number][]): Map<number, ReplayPosition> => {
    const found = new Map<number, ReplayPosition>();
    for (const [first, last] of ranges) for (let at = first; at <= last; at++) found.set(at, position(at));
    return found;
  };

  test("the range of a step never goes beyond the end of the game", () => {
    expect(rangeOf(40, END)).toEqual({ first: 32, last: 63 });
    expect(rangeOf(598, END)).toEqual({ first: 576, last: 599 });
  });

  test("first what is looked at, then what comes next, then what the log needs", () => {
    expect(wantedRange(known(), 300, END, 268)).toEqual({ first: 288, last: 319 });
    expect(wantedRange(known([288, 319]), 310, END, 278)).toEqual({ first: 320, last: 351 });
    expect(wantedRange(known([288, 351]), 310, END, 278)).toEqual({ first: 256, last: 287 });
    expect(wantedRange(known([256, 351]), 310, END, 278)).toBeNull();
  });

  test("at the end of the game nothing comes next", () => {
    expect(wantedRange(known([576, 599]), 599, END, 580)).toBeNull();
  });

  test("a game of 600 steps is asked for in 19 ranges", () => {
    const all = known();
    let asked = 0;
    for (let at = 0; at <= END; at++) {
      for (let range = wantedRange(all, at, END, at - RANGE); range; range = wantedRange(all, at, END, at - RANGE)) {
        for (let one = range.first; one <= range.last; one++) all.set(one, position(one));
        asked += 1;
      }
    }
    expect(asked).toBe(19);
    expect(all.size).toBe(600);
  });

  test("the story goes back to the first gap", () => {
    expect(runUpTo(known([0, 3], [5, 9]), 7).map((one) => one.step)).toEqual([5, 6, 7]);
    expect(runUpTo(known([0, 3]), 5)).toEqual([]);
  });
});

describe("where power comes from", () => {
  const board = game({
    bases: [
      base(1, "Tar Pits", {
        totals: [9, 0],
        minions: [
          minion(2, "Warbot", 0, { power: 7, printed_power: 4, counters: 2 }),
          minion(3, "Zapbot", 0, { power: 1 }),
        ],
      }),
    ],
  });

  test("of a minion: what is printed, counters, and the rest", () => {
    expect(powerOf(board, 2)).toMatchObject({
      total: 7,
      parts: [
        { what: "printed power", amount: 4 },
        { what: "+1 power counters", amount: 2 },
        { what: "abilities and actions", amount: 1 },
      ],
    });
  });

  test("of a player on a base: the minions, and what they do not explain", () => {
    expect(powerOf(board, 1, 0)).toMatchObject({
      total: 9,
      parts: [
        { what: "Warbot", amount: 7 },
        { what: "Zapbot", amount: 1 },
        { what: "abilities and actions", amount: 1 },
      ],
    });
  });

  test("of what is not in play nothing can be said", () => {
    expect(powerOf(board, 99)).toBeNull();
  });
});

describe("keys and speeds", () => {
  const key = (name: string, more = {}): Parameters<typeof commandOf>[0] => ({
    key: name,
    shiftKey: false,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    ...more,
  });

  test("arrows go by steps, with Shift by turns", () => {
    expect(commandOf(key("ArrowRight"))).toEqual({ do: "step" });
    expect(commandOf(key("ArrowLeft", { shiftKey: true }))).toEqual({ do: "turn_back" });
  });

  test("keys of the browser are left alone", () => {
    expect(commandOf(key("s", { ctrlKey: true }))).toBeNull();
    expect(commandOf(key("ArrowLeft", { altKey: true }))).toBeNull();
    expect(commandOf(key("Tab"))).toBeNull();
  });

  test("every key of the list does something", () => {
    const named: Record<string, string> = { "→": "ArrowRight", "←": "ArrowLeft", "−": "-", Space: " " };
    for (const { keys } of KEYS.flatMap((group) => group.shortcuts)) {
      for (const one of keys) {
        const name = one.replace("Shift ", "");
        expect(commandOf(key(named[name] ?? name, { shiftKey: one !== name })), one).not.toBeNull();
      }
    }
  });

  test("a scoring is looked at longer, and double speed takes half the time", () => {
    expect(pauseAt(1, false)).toBe(1_200);
    expect(pauseAt(2, false)).toBe(600);
    expect(pauseAt(1, true)).toBeGreaterThan(2_000);
  });

  test("speeds end at the slowest and the fastest", () => {
    expect(faster(4)).toBe(4);
    expect(slower(1)).toBe(0.5);
    expect(slower(0.5)).toBe(0.5);
  });
});

describe("what the bot thinks", () => {
  const suggestion = (key: string, chance: number): Suggestion => ({
    key,
    label: key,
    chance,
    reason: `because ${key}`,
  });
  const DECISION = decision(option("a", "play"), option("b", "play"), option("c", "play"), option("end", "end"));
  const analysed = (more: Partial<AnalysedDecision>): AnalysedDecision => ({
    step: 3,
    player: 0,
    chances: [0.5, 0.5],
    suggestions: [suggestion("c", 0.61), suggestion("a", 0.4)],
    ...more,
  });

  test("without an analysis the options stay as they were offered", () => {
    const rows = optionRows(DECISION, "b", undefined);
    expect(rows.map((row) => row.key)).toEqual(["a", "b", "c", "end"]);
    expect(rows.filter((row) => row.chosen).map((row) => row.key)).toEqual(["b"]);
    expect(verdictOn(rows, percent)).toBe("");
  });

  test("with one the best come first, and what was chosen has its estimate though it is not among them", () => {
    const rows = optionRows(DECISION, "b", analysed({ chosen: "b", chosen_chance: 0.33 }));
    expect(rows.map(({ key, chance }) => [key, chance])).toEqual([
      ["c", 0.61],
      ["a", 0.4],
      ["b", 0.33],
      ["end", undefined],
    ]);
    expect(verdictOn(rows, percent)).toBe("The bot would choose c (61 %); it gives this one 33 %.");
  });

  test("it says when it would do the same, or thinks both alike", () => {
    expect(verdictOn(optionRows(DECISION, "c", analysed({})), percent)).toBe("The bot would choose the same (61 %).");
    const alike = optionRows(DECISION, "b", analysed({ chosen: "b", chosen_chance: 0.6 }));
    expect(verdictOn(alike, percent)).toBe("The bot would choose c (61 %), but thinks this about as good (60 %).");
  });

  test("options that the viewer may not know are not there", () => {
    expect(optionRows({ number: 1, player: 1, question: "play_cards", prompt: "?" }, undefined, undefined)).toEqual([]);
  });

  test("a step belongs to the last point of the curve that is not after it", () => {
    const curve = [0, 4, 9].map((at, turn) => ({ step: at, turn, player: 0, chances: [0.5, 0.5] }));
    expect([0, 3, 4, 8, 9, 50].map((at) => pointAt(curve, at))).toEqual([0, 0, 1, 1, 2, 2]);
  });

  test("what is possible is never 0 %, and what is not certain never 100 %", () => {
    expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual(["0 %", "<1 %", "50 %", ">99 %", "100 %"]);
  });
});

describe("bringing in a file", () => {
  const file = (text: string, size = text.length): Parameters<typeof importSave>[0] => ({
    name: "game.json",
    size,
    text: () => Promise.resolve(text),
  });

  test("it is sent as it is, and leads to its replay", async () => {
    const sent: unknown[] = [];
    const send = (save: unknown): Promise<{ replay: string }> => {
      sent.push(save);
      return Promise.resolve({ replay: "abc" });
    };
    expect(await importSave(file("[Smash Up 3]\n"), send)).toBe("/replay/abc");
    expect(sent).toEqual(["[Smash Up 3]\n"]);
  });

  test("what is far too large is not sent", async () => {
    const send = (): Promise<never> => Promise.reject(new Error("sent"));
    await expect(importSave(file("{}", LARGEST_FILE + 1), send)).rejects.toThrow("too large");
  });

  test("what the server says is wrong with it is said", async () => {
    const send = (): Promise<never> => Promise.reject(new Error("this save is damaged"));
    await expect(importSave(file("{}"), send)).rejects.toThrow("this save is damaged");
  });
});
