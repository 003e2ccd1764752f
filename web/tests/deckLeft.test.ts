import { expect, test } from "vitest";

import type { CatalogueFaction } from "../src/lib/protocol/types";
import { deckLeft } from "../src/lib/table/deckLeft";
import { attached, base, game, minion, minionCard, player } from "./builders";

const card = (name: string, copies: number): CatalogueFaction["cards"][number] => ({
  name,
  copies,
  kind: "minion",
  text: "",
  abilities: [],
});
const ALIENS: CatalogueFaction = {
  key: "aliens",
  name: "Aliens",
  set: "core",
  set_name: "Core",
  blurb: "",
  cards: [card("Collector", 4), card("Scout", 3), card("Probe", 2)],
  bases: [],
  titans: [],
};

test("what you hold, threw away or have in play is not left, whoever has it now", () => {
  const seen = game({
    players: [
      player({
        factions: [{ key: "aliens", name: "Aliens" }],
        hand: [minionCard(1, "Scout"), { ...minionCard(2, "Scout"), owner: 1 }],
        discard_pile: [minionCard(3, "Collector")],
      }),
      player({ hand: [{ ...minionCard(4, "Collector"), owner: 0 }] }),
    ],
    bases: [
      base(100, "Tar Pits", {
        minions: [minion(20, "Collector", 1, { owner: 0, actions: [attached(21, "Probe", 0)] })],
      }),
    ],
  });
  expect(deckLeft(seen, 0, [ALIENS]).map(({ name, left }) => [name, left])).toEqual([
    ["Collector", 1],
    ["Scout", 2],
    ["Probe", 1],
  ]);
});
