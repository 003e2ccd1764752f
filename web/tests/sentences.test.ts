import { expect, it } from "vitest";

import type { BaseText, CardText } from "../src/lib/catalogue.svelte";
import { baseSentence, cardSentence } from "../src/lib/design/sentences";

const rex: CardText = {
  name: "King Rex",
  kind: "minion",
  copies: 1,
  power: 7,
  text: "(No ability: the power is the ability.)",
  abilities: [],
  faction: "dinosaurs",
  faction_name: "Dinosaurs",
};
const upgrade: CardText = {
  name: "Upgrade",
  kind: "action",
  copies: 1,
  text: "Play on a minion.\nOngoing: This minion has +2 power",
  plays_on: "minion",
  abilities: [],
  faction: "dinosaurs",
  faction_name: "Dinosaurs",
};
const pits: BaseText = {
  name: "Tar Pits",
  kind: "base",
  breakpoint: 16,
  vp: [4, 3, 2],
  text: "After a minion here is destroyed, place it on the bottom of its owner's deck.",
  abilities: [],
  faction: "dinosaurs",
  faction_name: "Dinosaurs",
};

it("says what a card is and what it says", () => {
  expect(cardSentence(rex)).toBe("King Rex, minion of power 7, Dinosaurs. (No ability: the power is the ability.)");
  expect(cardSentence(upgrade)).toBe(
    "Upgrade, action played on a minion, Dinosaurs. Play on a minion. Ongoing: This minion has +2 power.",
  );
});

it("says what became of a card in play", () => {
  const facts = { power: 10, counters: 1, controller: 2, cancelled: true };
  expect(cardSentence(rex, facts, false)).toBe(
    "King Rex, minion of power 10 (printed 7), Dinosaurs. Belongs to green. 1 +1 power counter. Its abilities are cancelled.",
  );
});

it("says a base's numbers, and when they changed", () => {
  expect(baseSentence(pits, 16, false)).toBe("Tar Pits, base with breakpoint 16, worth 4, 3 and 2 points, Dinosaurs.");
  expect(baseSentence(pits, 12, false)).toContain("breakpoint 12 (printed 16)");
  expect(baseSentence(pits)).toContain("After a minion here is destroyed");
});
