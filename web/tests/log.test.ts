import { describe, expect, test } from "vitest";

import type { Entry, EventSeen } from "../src/lib/protocol/types";
import { eventsOf, linked, linesOf, sentenceOf, sentencesOf } from "../src/lib/table/log";
import { chosen, event } from "./builders";

const NAMES = ["Ada", "Ben"];
const text = (story: Entry[]): string[] => linesOf(story, NAMES, () => true).map(sentenceOf);

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

  test("no line breaks between a bracket and the name in it", () => {
    expect(linked("Ada draws a card. (Scout)", ["Scout"])).toEqual([
      { text: "Ada draws a card. " },
      { text: "Scout", card: "Scout", before: "(", after: ")" },
    ]);
  });

  test("a whole deck that was searched is counted, and named when somebody asks", () => {
    const names = Array.from({ length: 9 }, (_, index) => `Card ${index}`);
    const looked = event("look", `Ada looks at ${names.join(", ")}.`, {
      player: 0,
      cards: names.map((name, id) => ({ id, name })),
    });
    const [line] = linesOf([chosen(1, looked)], NAMES, () => true, 0);
    expect(line && sentenceOf(line)).toBe("You look at 9 cards.");
    expect(line?.why?.cards).toEqual(names);
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

test("you are called so wherever a sentence names you", () => {
  const said = (...events: [string, string, Partial<EventSeen>?][]): string[] =>
    linesOf([chosen(1, ...events.map(([kind, words, more]) => event(kind, words, more)))], NAMES, () => false, 0).map(
      sentenceOf,
    );
  expect(
    said(
      ["turn", "Turn 3: Ada.", { player: 0 }],
      ["turn", "Turn 4: Ben.", { player: 1 }],
      ["shuffle", "Ada shuffles the deck.", { player: 0 }],
      ["mulligan", "Ada shows a hand without a minion and draws a new one: Scout.", { player: 0 }],
      ["give", "Ben gives Scout to Ada.", { player: 1, amount: 0 }],
      ["give", "Ada gives Scout to Ben.", { player: 0, amount: 1 }],
      ["choose_player", "Ben chooses Ada.", { player: 1, amount: 0 }],
      ["control", "Ada takes control of Scout.", { amount: 0 }],
      ["base_power", "All minions of Ada on Tar Pits have +1 power for a time.", { player: 0 }],
      ["exclaim", "Ada: Arr!", { player: 0 }],
      ["draw", "Adam draws a card.", { player: 1 }],
    ),
  ).toEqual([
    "Turn 3: your turn.",
    "Turn 4: Ben.",
    "You shuffle your deck.",
    "You show a hand without a minion and draw a new one: Scout.",
    "Ben gives Scout to you.",
    "You give Scout to Ben.",
    "Ben chooses you.",
    "You take control of Scout.",
    "All your minions on Tar Pits have +1 power for a time.",
    "You: Arr!",
    "Adam draws a card.",
  ]);
  const at = { at: 0, seat: 0 };
  const table: Entry[] = [
    { kind: "seat", number: 1, ...at, change: "joined", name: "Ada" },
    { kind: "seat", number: 2, ...at, change: "bot", name: "Ada", level: "hard" },
    { kind: "seat", number: 3, ...at, change: "returned", name: "Ada" },
    { kind: "undo_answered", number: 4, ...at, agree: false },
    { kind: "said", number: 5, ...at, text: "hi" },
  ];
  expect(linesOf(table, NAMES, () => false, 0).map(sentenceOf)).toEqual([
    "You sit down.",
    "A bot (hard) plays for you from now on.",
    "You are back.",
    "You do not agree.",
    "Ada: hi",
  ]);
});
