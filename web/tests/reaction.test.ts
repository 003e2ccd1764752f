import { expect, test } from "vitest";

import { offersOf } from "../src/lib/table/offers";
import { placesOf } from "../src/lib/table/places";
import { reactionOf, standingAt } from "../src/lib/table/reaction";
import { actionCard, base, decision, game, minionCard, option, PASS, player } from "./builders";

const TAR_PITS = base(100, "Tar Pits", { totals: [6, 8, 8], vp: [4, 3, 2] });
const GAME = game({
  bases: [TAR_PITS],
  scoring: 100,
  phase: "Score Bases",
  players: [player({ hand: [minionCard(1, "Shinobi", 3), actionCard(2, "Hidden Ninja")] }), player(), player()],
});
const asked = (question: string): ReturnType<typeof reactionOf> => {
  const options = [
    option("play shinobi", "play", { card: 1, base: 100 }),
    option("play hidden_ninja", "play", { card: 2 }),
    PASS,
  ];
  return reactionOf(GAME, offersOf(GAME, { ...decision(...options), question }, 0), placesOf(GAME), 0);
};

test("before a base scores, a minion that can come there says which place it would get", () => {
  const reaction = asked("special_before_scoring");
  expect(reaction?.base.name).toBe("Tar Pits");
  expect(reaction?.answers.map((answer) => answer.card)).toEqual(["Shinobi", "Hidden Ninja"]);
  expect(reaction?.answers[0]?.change).toEqual({
    from: { power: 6, place: 3, vp: 2 },
    to: { power: 9, place: 1, vp: 4 },
  });
  expect(reaction?.answers[1]).not.toHaveProperty("change");
});

test("after it has scored nothing changes the places, and elsewhere there is nothing to react to", () => {
  expect(asked("special_after_scoring")?.answers[0]).not.toHaveProperty("change");
  expect(asked("play_cards")).toBe(null);
});

test("6.7 equal powers share a place, and use up the next", () => {
  expect(standingAt(TAR_PITS, 1)).toEqual({ power: 8, place: 1, vp: 4 });
  expect(standingAt(TAR_PITS, 0, 2)).toEqual({ power: 8, place: 1, vp: 4 });
  expect(standingAt(TAR_PITS, 0, -6)).toEqual({ power: 0, place: 0, vp: 0 });
});
