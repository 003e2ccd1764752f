import { describe, expect, test } from "vitest";

import { promptOf, toYours } from "../src/lib/table/prompt";
import { placesOf } from "../src/lib/table/places";
import type { Table } from "../src/lib/table/table";
import type { OptionSeen } from "../src/lib/protocol/types";
import { waysToPass } from "../src/lib/table/windows";
import { decision, END, game, minionCard, option, PASS, player, state, table } from "./builders";

const SEEN = game({ players: [player({ hand: [minionCard(1, "Scout")] }), player()] });
const CARDS = placesOf(SEEN);
const asked = (who: number, source?: string, more: Parameters<typeof state>[0] = {}): Table =>
  table([], { game: SEEN, decision: { ...decision(END), player: who, source }, ...more });

test("an answer calls yours what is yours", () => {
  const read = (label: string, more: Partial<OptionSeen> = {}): string =>
    toYours({ ...option("key", "minion"), label, ...more }, "Ada", 0).label;
  expect(read("Scout (3, Ada, Tar Pits)")).toBe("Scout (3, yours, Tar Pits)");
  expect(read("Talent of Scout (3, Ben, Tar Pits)")).toBe("Talent of Scout (3, Ben, Tar Pits)");
  expect(read("Upgrade (Ada, on Scout)")).toBe("Upgrade (yours, on Scout)");
  expect(read("Scout (card of Ada)")).toBe("Scout (your card)");
  expect(read("Ada", { kind: "player", player: 0 })).toBe("You");
  expect(read("Adam", { kind: "player", player: 1 })).toBe("Adam");
});

describe("what is asked", () => {
  test("is the question itself for who is asked", () => {
    const may = table([], { game: SEEN, decision: { ...decision(END), question: "scout/may" } });
    expect(promptOf(may, CARDS, null, 0)).toBe("What do you do?");
  });

  test("is what can be done in your own turn", () => {
    const turn = (...options: OptionSeen[]): string =>
      promptOf(
        table([], { game: SEEN, decision: { ...decision(...options, END), question: "play_cards" } }),
        CARDS,
        null,
        0,
      );
    expect(turn(option("scout", "play"), option("talent", "talent"))).toContain("Play a card, use an ability, or");
    expect(turn(option("scout", "play"))).toBe("Play a card, or end your plays.");
    expect(turn(option("talent", "talent"))).toBe("Use an ability, or end your plays.");
    expect(turn()).toBe("Nothing more can be played: end your plays.");
  });

  test("is where a card goes when one is picked up, or whether to play it where it needs no place", () => {
    expect(promptOf(asked(0), CARDS, "card:1", 3)).toBe("Where does Scout go?");
    expect(promptOf(asked(0), CARDS, "card:1", 0)).toBe("Play Scout?");
  });

  test("tells the others who plays, and what a card asks", () => {
    expect(promptOf(asked(1), CARDS, null, 0)).toBe("Ben is playing.");
    expect(promptOf(asked(1, "Scout"), CARDS, null, 0)).toBe("Ben is asked: “What do you do?”");
  });

  test("tells that a bot thinks, and that somebody chooses a faction", () => {
    const { seats } = state();
    const bots = seats.map((seat) => ({ ...seat, level: "hard" }));
    expect(promptOf(asked(1, undefined, { seats: bots }), CARDS, null, 0)).toBe("Ben is thinking.");
    expect(promptOf(asked(1, undefined, { game: game({ turn: 0 }) }), CARDS, null, 0)).toBe("Ben is choosing.");
  });

  test("is the same for the others in a window, whatever is held; who can only pass is told so", () => {
    const windowOf = (who: number, question: string, ...options: OptionSeen[]): Table =>
      table([], { game: SEEN, decision: { ...decision(...options), player: who, question } });
    expect(promptOf(windowOf(1, "special_before_scoring"), CARDS, null, 0)).toBe(
      "Ben may play a Special before the scoring.",
    );
    expect(promptOf(windowOf(1, "special_after_scoring"), CARDS, null, 0)).toBe(
      "Ben may play a Special after the scoring.",
    );
    expect(promptOf(windowOf(1, "answer"), CARDS, null, 0)).toBe("Ben may play a card in answer.");
    expect(promptOf(windowOf(0, "answer", PASS), CARDS, null, 0)).toContain("Nothing you hold fits");
    const holding = windowOf(0, "answer", option("play scout", "play", { card: 1 }), PASS);
    expect(promptOf(holding, CARDS, null, 0)).toBe("What do you do?");
  });

  test("in a window can be answered for longer, where there is anything to answer", () => {
    const ways = (question: string, ...options: OptionSeen[]): string[] =>
      waysToPass({ ...decision(...options), question }).map((way) => way.until);
    const card = option("play scout", "play", { card: 1 });
    expect(ways("special_before_scoring", card, PASS)).toEqual(["base", "turn"]);
    expect(ways("answer", card, PASS)).toEqual(["turn"]);
    expect(ways("answer", PASS)).toEqual([]);
    expect(ways("play_cards", card, PASS)).toEqual([]);
  });

  test("is nothing more when a puzzle is solved or missed: nobody plays on", () => {
    const seen = (status: "open" | "missed"): Parameters<typeof state>[0] => ({
      guide: {
        kind: "puzzle",
        key: "one",
        title: "One",
        status,
        step: 1,
        steps: 1,
        text: "",
        points: [],
        looks: [],
        hints: [],
        rules: [],
      },
    });
    expect(promptOf(asked(1, undefined, seen("missed")), CARDS, null, 0)).toBe("The puzzle is over.");
    expect(promptOf(asked(1, undefined, seen("open")), CARDS, null, 0)).toBe("Ben is playing.");
  });

  test("is nothing more when the game is over", () => {
    expect(promptOf(asked(0, undefined, { phase: "over" }), CARDS, null, 0)).toBe("The game is over.");
  });
});
