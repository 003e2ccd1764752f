import { describe, expect, test } from "vitest";

import type { DecisionSeen, OptionSeen } from "../src/lib/protocol/types";
import { collectingOf, counted, enough, nextAnswer, toggled, type Collecting } from "../src/lib/table/collecting";
import { offersOf } from "../src/lib/table/offers";
import { actionCard, decision, game, option, player } from "./builders";
import { keptTables } from "./keptTables";

const DONE = option("done", "done");
const GAME = game({
  players: [
    player({ discard_pile: [actionCard(1, "Augury"), actionCard(2, "Augury"), actionCard(3, "Summon")] }),
    player(),
  ],
});
const AUGURY = option("augury", "card", { card: 1 });
const SUMMON = option("summon", "card", { card: 3 });

function asked(options: OptionSeen[], more: Partial<DecisionSeen> = { at_least: 0, at_most: 3 }): Collecting | null {
  return collectingOf(GAME, offersOf(GAME, { ...decision(...options), ...more }, 0));
}

describe("what is collected", () => {
  test("is any number of cards, each copy by itself", () => {
    const found = asked([AUGURY, SUMMON, DONE]);
    expect([...(found?.keys ?? [])]).toEqual([
      ["card:1", "augury"],
      ["card:2", "augury"],
      ["card:3", "summon"],
    ]);
    expect(found).toMatchObject({ order: false, done: DONE });
  });

  test("is so many cards of a hand, each copy by itself", () => {
    const full = game({ players: [player({ hand: [actionCard(1, "Augury"), actionCard(2, "Augury")] }), player()] });
    const two = { ...decision(AUGURY), at_least: 2, at_most: 2 };
    expect([...(collectingOf(full, offersOf(full, two, 0))?.keys.keys() ?? [])]).toEqual(["card:1", "card:2"]);
  });

  test("is an order, where the question is for one", () => {
    expect(asked([AUGURY, SUMMON], { orders: true })?.order).toBe(true);
    expect(asked([AUGURY, SUMMON], {})).toBe(null);
  });

  test("is nothing where each choice is followed by another question, or one is all there is", () => {
    expect(asked([AUGURY, SUMMON, DONE], {})).toBe(null);
    expect(asked([SUMMON, DONE])).toBe(null);
  });

  test("is so at a table where a pile is shuffled into a deck", () => {
    const [table] = keptTables("many");
    const seen = table?.state.game;
    if (!seen || !table.state.decision) throw new Error("nobody is asked");
    const pile = seen.players[0]?.discard_pile.filter((card) => card.name !== "Favor of Poseidon") ?? [];
    expect(collectingOf(seen, offersOf(seen, table.state.decision, 0))?.keys.size).toBe(pile.length);
  });
});

test("things are collected in the order they were pressed, and given back by another press", () => {
  expect(toggled(["card:1"], "card:3")).toEqual(["card:1", "card:3"]);
  expect(toggled(["card:1", "card:3"], "card:1")).toEqual(["card:3"]);
});

test("none is enough where one may be done, and an order is known when one card is left", () => {
  const some = asked([AUGURY, SUMMON, DONE]);
  const two = asked([AUGURY, SUMMON], { at_least: 2, at_most: 2 });
  const order = asked([AUGURY, SUMMON], { orders: true });
  if (!some || !two || !order) throw new Error("nothing to collect");
  expect([enough(some, []), enough(some, ["card:1"])]).toEqual([true, true]);
  expect([enough(two, []), enough(two, ["card:1"]), enough(two, ["card:1", "card:2"])]).toEqual([false, false, true]);
  expect([enough(order, ["card:1"]), enough(order, ["card:1", "card:2"])]).toEqual([false, true]);
});

test("how many may be chosen is known before", () => {
  const words = (more: Partial<DecisionSeen>): string | null => {
    const found = asked([AUGURY, SUMMON], more);
    return found && counted(found, ["card:1"]);
  };
  expect(words({ at_least: 0, at_most: 2 })).toBe("1 of up to 2 chosen");
  expect(words({ at_least: 0, at_most: 3 })).toBe("1 of 3 chosen");
  expect(words({ at_least: 2, at_most: 2 })).toBe("1 of 2 chosen");
  expect(words({ orders: true })).toBe("1 of 3 in order");
});

describe("answers are given one after another", () => {
  const found = asked([AUGURY, SUMMON, DONE]);
  const next = (
    wanted: string[],
    given: number,
    options: OptionSeen[],
    question = "scry/cards",
    who = 0,
  ): string | null =>
    found && nextAnswer("scry/cards", found, wanted, given, { ...decision(...options), question, player: who }, 0);

  test("each copy of a card by itself, and then that it is enough", () => {
    expect(next(["augury", "augury", "summon"], 0, [AUGURY, SUMMON, DONE])).toBe("augury");
    expect(next(["augury", "augury", "summon"], 1, [AUGURY, SUMMON, DONE])).toBe("augury");
    expect(next(["augury", "augury", "summon"], 2, [SUMMON, DONE])).toBe("summon");
    expect(next(["summon"], 1, [AUGURY, DONE])).toBe("done");
  });

  test("but only as long as the same is asked, of the same player, and they are offered", () => {
    expect(next(["augury"], 0, [AUGURY, DONE], "other/cards")).toBe(null);
    expect(next(["augury"], 0, [AUGURY, DONE], "scry/cards", 1)).toBe(null);
    expect(next(["gone"], 0, [AUGURY, DONE])).toBe(null);
    expect(
      nextAnswer("scry/cards", { keys: new Map(), order: false, least: 0, most: 1 }, ["augury"], 0, undefined, 0),
    ).toBe(null);
  });

  test("and not when the same is asked from the beginning", () => {
    expect(next(["summon", "augury"], 1, [AUGURY, SUMMON, DONE])).toBe(null);
  });
});
