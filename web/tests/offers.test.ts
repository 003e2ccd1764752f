import { describe, expect, test } from "vitest";

import { offersOf, quietOption, startOf } from "../src/lib/table/offers";
import { actionCard, attached, base, decision, END, game, minion, minionCard, option, PASS, player } from "./builders";

const TAR_PITS = base(100, "Tar Pits", {
  minions: [minion(20, "Walker", 1, { actions: [attached(21, "Poison", 0)] })],
});

describe("what a decision offers", () => {
  test("a minion in hand leads to the bases it can be played on", () => {
    const seen = game({
      players: [player({ hand: [minionCard(1, "Scout")] }), player()],
      bases: [TAR_PITS, base(101, "The Vats")],
    });
    const play = [
      option("play:1@100", "play", { card: 1, base: 100 }),
      option("play:1@101", "play", { card: 1, base: 101 }),
    ];
    const offers = offersOf(seen, decision(...play, END), 0);
    expect(offers.open).toBe(true);
    expect([...offers.from.keys()]).toEqual(["card:1"]);
    expect(offers.from.get("card:1")?.map((offer) => offer.to)).toEqual(["card:100", "card:101"]);
    expect(offers.buttons).toEqual([END]);
  });

  test("an action on a minion leads to the minion, not to its base", () => {
    const seen = game({ players: [player({ hand: [actionCard(2, "Chum")] }), player()], bases: [TAR_PITS] });
    const offers = offersOf(seen, decision(option("play:2@20", "play", { card: 2, base: 100, target: 20 })), 0);
    expect(offers.from.get("card:2")?.[0]?.to).toBe("card:20");
  });

  test("each copy of a card in hand stands for the one the option names", () => {
    const hand = [minionCard(1, "Scout"), minionCard(2, "Scout"), minionCard(3, "Invader")];
    const seen = game({ players: [player({ hand }), player()], bases: [TAR_PITS] });
    const offers = offersOf(seen, decision(option("play:2@100", "play", { card: 2, base: 100 })), 0);
    expect([...offers.from.keys()].sort()).toEqual(["card:1", "card:2"]);
    expect(offers.from.get("card:1")).toBe(offers.from.get("card:2"));
  });

  test("a copy that belongs to another player does not stand for one's own", () => {
    const hand = [minionCard(1, "Scout"), { ...minionCard(2, "Scout"), owner: 1 }];
    const seen = game({ players: [player({ hand }), player()], bases: [TAR_PITS] });
    const offers = offersOf(seen, decision(option("play:1@100", "play", { card: 1, base: 100 })), 0);
    expect([...offers.from.keys()]).toEqual(["card:1"]);
  });

  test("cards in piles are shown in the tray with where they lie, cards in one's hand are not", () => {
    const seen = game({
      players: [
        player({ hand: [minionCard(1, "Scout")], discard_pile: [minionCard(5, "Invader")] }),
        player({ hand: [actionCard(6, "Disenchant")] }),
      ],
      base_deck_top: [{ id: 101, name: "The Vats", kind: "base" }],
    });
    const cards = [1, 5, 6, 101].map((card) => option(`card:${card}`, "card", { card }));
    const offers = offersOf(seen, decision(...cards), 0);
    expect(offers.tray.map((card) => [card.handle, card.name, card.where])).toEqual([
      ["card:5", "Invader", "your discard pile"],
      ["card:6", "Disenchant", "another hand"],
      ["card:101", "The Vats", "the base deck"],
    ]);
    expect(offers.from.has("card:1")).toBe(true);
  });

  test("bases, players and actions on minions can be pressed where they are", () => {
    const seen = game({ bases: [TAR_PITS] });
    const offers = offersOf(
      seen,
      decision(
        option("base:100", "base", { base: 100 }),
        option("player:1", "player", { player: 1 }),
        option("action:21", "action", { card: 21 }),
      ),
      0,
    );
    expect([...offers.from.keys()].sort()).toEqual(["card:100", "card:21", "player:1"]);
    expect(offers.tray).toEqual([]);
  });

  test("factions and words have no place on the table", () => {
    const aliens = option("faction:aliens", "faction");
    const rise = option("text:rise", "text");
    const offers = offersOf(game(), decision(aliens, rise, PASS), 0);
    expect(offers.factions).toEqual([aliens]);
    expect(offers.buttons).toEqual([rise, PASS]);
    expect(offers.from.size).toBe(0);
  });

  test("an ability of a card that has left is a button", () => {
    const gone = option("trigger:77", "ability", { card: 77 });
    expect(offersOf(game(), decision(gone), 0).buttons).toEqual([gone]);
  });
});

describe("the quiet answer", () => {
  test.each(["end", "done", "pass", "no", "later"])("%s does nothing more", (kind) => {
    const quiet = option(kind, kind);
    expect(quietOption(offersOf(game(), decision(option("yes", "yes"), quiet), 0))).toBe(quiet);
  });

  test("there is none where something has to be chosen", () => {
    expect(
      quietOption(offersOf(game(), decision(option("text:a", "text"), option("text:b", "text")), 0)),
    ).toBeUndefined();
  });
});

test("a tip points at what is pressed first", () => {
  const seen = game({ players: [player({ hand: [minionCard(1, "Scout")] }), player()], bases: [TAR_PITS] });
  const offers = offersOf(seen, decision(option("play:1@100", "play", { card: 1, base: 100 }), END), 0);
  expect(startOf(offers, "play:1@100")).toBe("card:1");
  expect(startOf(offers, "end")).toBe(null);
});
