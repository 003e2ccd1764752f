import { describe, expect, test } from "vitest";

import type { Entry } from "../src/lib/protocol/types";
import { eventsOf, linked, linesOf, sentencesOf } from "../src/lib/table/log";
import { chosen, event } from "./builders";

const NAMES = ["Ada", "Ben"];
const text = (story: Entry[]): string[] =>
  linesOf(story, NAMES, () => true).map((line) =>
    line.pieces.map((piece) => piece.text + (piece.after ?? "")).join(""),
  );

describe("sentences with card names", () => {
  test("each name that the event mentions can be pressed", () => {
    const played = event("play_minion", "Ada plays Scout on Tar Pits.", {
      cards: [{ id: 1, name: "Scout" }],
      base: "Tar Pits",
    });
    const [line] = linesOf([chosen(1, played)], NAMES, () => true);
    expect(line?.pieces).toEqual([
      { text: "Ada plays " },
      { text: "Scout", card: "Scout" },
      { text: " on " },
      { text: "Tar Pits", card: "Tar Pits", after: "." },
    ]);
  });

  test("where one name is part of another, the longer one counts", () => {
    expect(linked("Ghost Ship moves.", ["Ghost", "Ghost Ship"])).toEqual([
      { text: "Ghost Ship", card: "Ghost Ship" },
      { text: " moves." },
    ]);
  });

  test("a player who is called like a card is not a link", () => {
    const line = linesOf(
      [chosen(1, event("draw", "Scout draws 2 cards.", { player: 0, count: 2 }))],
      ["Scout", "Ben"],
      () => true,
    );
    expect(line[0]?.pieces).toEqual([{ text: "Scout draws 2 cards." }]);
  });

  test("a word that names no card, such as a faction, is not a link", () => {
    const named = event("name", "Ada names Aliens.", { target: "Aliens" });
    const [line] = linesOf([chosen(1, named)], NAMES, (name) => name !== "Aliens");
    expect(line?.pieces).toEqual([{ text: "Ada names Aliens." }]);
  });
});

describe("why a line is there", () => {
  const trap = event("destroy", "Zapbot is destroyed on Tar Pits. (Flame Trap)", {
    number: 8,
    because: 7,
    depth: 1,
    source: "Flame Trap",
  });
  const played = event("play_minion", "Ada plays Zapbot on Tar Pits.", { number: 7, rule: "2.3" });

  test("what led to it, the card and the rule", () => {
    const lines = linesOf([chosen(1, played), chosen(2, trap)], NAMES, () => true);
    expect(lines.map(({ depth, why }) => ({ depth, why }))).toEqual([
      { depth: 0, why: { rule: "2.3" } },
      { depth: 1, why: { because: "Ada plays Zapbot on Tar Pits.", card: "Flame Trap" } },
    ]);
  });

  test("after taking back the same number is another event", () => {
    const again = event("play_minion", "Ada plays Scout on Tar Pits.", { number: 7, rule: "2.3" });
    const back: Entry = { kind: "taken_back", number: 2, at: 0, seat: 0, back_to: 0 };
    const lines = linesOf([chosen(1, played), back, chosen(3, again), chosen(4, trap)], NAMES, () => true);
    expect(lines.at(-1)?.why?.because).toBe("Ada plays Scout on Tar Pits.");
  });

  test("what led to it may not be here", () => {
    expect(linesOf([chosen(2, trap)], NAMES, () => true)[0]?.why).toEqual({ card: "Flame Trap" });
  });

  test("what people do at the table has no reason", () => {
    const said: Entry = { kind: "said", number: 3, at: 0, seat: 1, text: "oh" };
    expect(linesOf([said], NAMES, () => true)[0]?.why).toBeUndefined();
  });
});

describe("taking back", () => {
  const story: Entry[] = [
    chosen(1, event("play", "Ada plays Invasion.")),
    chosen(2, event("draw", "Ada draws a card.")),
    { kind: "said", number: 3, at: 0, seat: 1, text: "oh" },
    { kind: "taken_back", number: 4, at: 0, seat: 0, back_to: 1 },
    chosen(5, event("play", "Ada plays Probe.")),
  ];

  test("what was taken back is marked; chat stays", () => {
    expect(linesOf(story, NAMES, () => true).map((line) => line.undone)).toEqual([false, true, false, false, false]);
  });

  test("only what stands is part of the game's events", () => {
    expect(eventsOf(story).map((one) => one.text)).toEqual(["Ada plays Invasion.", "Ada plays Probe."]);
  });
});

test("what people do at the table is told in sentences", () => {
  const at = { at: 0 };
  expect(
    text([
      { kind: "seat", number: 1, ...at, seat: 1, change: "joined", name: "Ben" },
      { kind: "seat", number: 2, ...at, seat: 1, change: "bot", name: "Ben", level: "hard" },
      { kind: "undo_asked", number: 3, ...at, seat: 0, back_to: 0 },
      { kind: "undo_answered", number: 4, ...at, seat: 1, agree: false },
      { kind: "speed", number: 5, ...at, seat: 0, speed: "fast" },
    ]),
  ).toEqual([
    "Ben sits down.",
    "A bot (hard) plays for Ben from now on.",
    "Ada asks to take back.",
    "Ben does not agree.",
    "Ada lets the bots move fast.",
  ]);
});

test("what is read out is the sentence as it stands", () => {
  expect(sentencesOf(chosen(1, event("play", "Ada plays Scout."), event("draw", "Ada draws a card.")), NAMES)).toEqual([
    "Ada plays Scout.",
    "Ada draws a card.",
  ]);
});
