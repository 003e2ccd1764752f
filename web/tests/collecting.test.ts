import { describe, expect, test } from "vitest";

import type { OptionSeen } from "../src/lib/protocol/types";
import { collectingOf, enough, nextAnswer, toggled, type Collecting } from "../src/lib/table/collecting";
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

function asked(question: string, options: OptionSeen[], orders = false): Collecting | null {
  return collectingOf(GAME, offersOf(GAME, { ...decision(...options), question, ...(orders ? { orders } : {}) }, 0));
}

describe("what is collected", () => {
  test("is any number of cards, each copy by itself", () => {
    const found = asked("scry/cards", [AUGURY, SUMMON, DONE]);
    expect([...(found?.keys ?? [])]).toEqual([
      ["card:1", "augury"],
      ["card:2", "augury"],
      ["card:3", "summon"],
    ]);
    expect(found).toMatchObject({ order: false, done: DONE });
  });

  test("is an order, where the question is for one", () => {
    expect(asked("spy/card", [AUGURY, SUMMON], true)?.order).toBe(true);
    expect(asked("spy/card", [AUGURY, SUMMON])).toBe(null);
  });

  test("is nothing where each choice is followed by another question, or one is all there is", () => {
    expect(asked("winds/move", [AUGURY, SUMMON, DONE])).toBe(null);
    expect(asked("scry/cards", [SUMMON, DONE])).toBe(null);
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
  const some = asked("scry/cards", [AUGURY, SUMMON, DONE]);
  const must = asked("scry/cards", [AUGURY, SUMMON]);
  const order = asked("spy/card", [AUGURY, SUMMON], true);
  if (!some || !must || !order) throw new Error("nothing to collect");
  expect([enough(some, []), enough(must, []), enough(must, ["card:1"])]).toEqual([true, false, true]);
  expect([enough(order, ["card:1"]), enough(order, ["card:1", "card:2"])]).toEqual([false, true]);
});

describe("answers are given one after another", () => {
  const found = asked("scry/cards", [AUGURY, SUMMON, DONE]);
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
    expect(nextAnswer("scry/cards", { keys: new Map(), order: false }, ["augury"], 0, undefined, 0)).toBe(null);
  });

  test("and not when the same is asked from the beginning", () => {
    expect(next(["summon", "augury"], 1, [AUGURY, SUMMON, DONE])).toBe(null);
  });
});
