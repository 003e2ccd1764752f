import { describe, expect, test } from "vitest";

import { promptOf } from "../src/lib/table/prompt";
import { placesOf } from "../src/lib/table/places";
import type { Table } from "../src/lib/table/table";
import { decision, END, game, minionCard, player, state, table } from "./builders";

const SEEN = game({ players: [player({ hand: [minionCard(1, "Scout")] }), player()] });
const CARDS = placesOf(SEEN);
const asked = (who: number, source?: string, more: Parameters<typeof state>[0] = {}): Table =>
  table([], { game: SEEN, decision: { ...decision(END), player: who, source }, ...more });

describe("what is asked", () => {
  test("is the question itself for who is asked", () => {
    expect(promptOf(asked(0), CARDS, null, 0)).toBe("What do you do?");
  });

  test("is where a card goes when one is picked up, or whether to play it where it needs no place", () => {
    expect(promptOf(asked(0), CARDS, "card:1", 3)).toBe("Where does Scout go?");
    expect(promptOf(asked(0), CARDS, "card:1", 0)).toBe("Play Scout?");
  });

  test("tells the others who plays, and what a card asks", () => {
    expect(promptOf(asked(1), CARDS, null, 0)).toBe("Ben is playing.");
    expect(promptOf(asked(1, "Scout"), CARDS, null, 0)).toBe("Ben is asked: What do you do?");
  });

  test("tells that a bot thinks, and that somebody chooses a faction", () => {
    const { seats } = state();
    const bots = seats.map((seat) => ({ ...seat, level: "hard" }));
    expect(promptOf(asked(1, undefined, { seats: bots }), CARDS, null, 0)).toBe("Ben is thinking.");
    expect(promptOf(asked(1, undefined, { game: game({ turn: 0 }) }), CARDS, null, 0)).toBe("Ben is choosing.");
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
