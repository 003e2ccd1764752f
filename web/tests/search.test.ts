import { describe, expect, it } from "vitest";

import type { CatalogueFaction } from "../src/lib/protocol/types";
import {
  addressOf,
  entries,
  filterOf,
  fold,
  isNarrowed,
  NO_FILTER,
  search,
  slugOf,
  within,
  type Filter,
} from "../src/lib/reference/search";

const card = (name: string, kind: string, text: string, abilities: string[], power?: number) => ({
  ...{ name, kind, text, abilities, copies: 1 },
  ...(power === undefined ? { plays_on: "standard" } : { power }),
});

const FACTIONS: CatalogueFaction[] = [
  {
    ...{ key: "dinosaurs", name: "Dinosaurs", set: "core", set_name: "Core Set", blurb: "" },
    cards: [
      card("King Rex", "minion", "(No ability.)", [], 7),
      card("War Raptor", "minion", "Ongoing: +1 power for each War Raptor here.", ["ongoing"], 2),
      card("Tooth and Claw... and Guns", "action", "Play on a minion.", ["ongoing"]),
    ],
    bases: [{ name: "Tar Pits", breakpoint: 16, vp: [4, 3, 2], text: "Destroyed minions.", abilities: ["ongoing"] }],
    titans: [{ name: "Fort Titanosaurus", kind: "titan", text: "Talent: Draw a card.", abilities: ["talent"] }],
  },
  {
    ...{ key: "shapeshifters", name: "Shapeshifters", set: "sf", set_name: "Science Fiction", blurb: "" },
    cards: [
      card("Doppelgänger", "minion", "Special: search your deck.", ["special"], 5),
      card("...Really?", "action", "Destroy one of your minions.", ["on_play"]),
    ],
    bases: [],
    titans: [],
  },
];
const RULINGS = new Map([["King Rex", ["It has no ability; its power is the whole card."]]]);
const ALL = entries(FACTIONS, RULINGS);
const found = (filter: Partial<Filter>): string[] => search(ALL, { ...NO_FILTER, ...filter }).map(({ name }) => name);

describe("searching cards", () => {
  it("finds by name first, then by text and rulings", () => {
    expect(found({ typed: "rex" })).toEqual(["King Rex"]);
    expect(found({ typed: "war" })).toEqual(["War Raptor"]);
    expect(found({ typed: "destroy minion" })).toEqual(["Tar Pits", "...Really?"]);
    expect(found({ typed: "whole card" })).toEqual(["King Rex"]);
  });

  it("does not mind accents, capitals, points and apostrophes", () => {
    expect(found({ typed: "doppelganger" })).toEqual(["Doppelgänger"]);
    expect(found({ typed: "REALLY" })).toEqual(["...Really?"]);
    expect(fold("They’re Coming… To GET you!")).toBe("theyre coming to get you");
  });

  it("forgives slips of the finger where nothing else fits", () => {
    expect(found({ typed: "raptro" })).toEqual(["War Raptor"]);
    expect(found({ typed: "dopelganger" })).toEqual(["Doppelgänger"]);
    expect(found({ typed: "qqqqqq" })).toEqual([]);
  });

  it("filters by kind, power, ability, set and faction, all together", () => {
    expect(found({ kind: "base" })).toEqual(["Tar Pits"]);
    expect(found({ power: "2" })).toEqual(["War Raptor"]);
    expect(found({ power: "6" })).toEqual(["King Rex"]);
    expect(found({ ability: "ongoing", kind: "minion" })).toEqual(["War Raptor"]);
    expect(found({ ability: "none" })).toEqual(["King Rex"]);
    expect(found({ set: "sf", kind: "action" })).toEqual(["...Really?"]);
    expect(found({ faction: "dinosaurs", typed: "search" })).toEqual([]);
  });

  it("shows everything in the order of the catalogue without a filter", () => {
    expect(found({}).length).toBe(7);
    expect(isNarrowed(NO_FILTER)).toBe(false);
  });
});

describe("addresses", () => {
  it("of cards have only plain letters", () => {
    expect(slugOf("Tooth and Claw... and Guns")).toBe("tooth-and-claw-and-guns");
    expect(slugOf("...Really?")).toBe("really");
    expect(slugOf("Doppelgänger")).toBe("doppelganger");
    expect(slugOf("They're Coming To Get You")).toBe("theyre-coming-to-get-you");
  });

  it("hold the filter and give it back", () => {
    const filter: Filter = { ...NO_FILTER, typed: "extra minion", kind: "minion", power: "2", faction: "dinosaurs" };
    expect(addressOf(filter)).toBe("?q=extra+minion&kind=minion&power=2&faction=dinosaurs");
    expect(filterOf(addressOf(filter), FACTIONS)).toEqual(filter);
    expect(addressOf(NO_FILTER)).toBe("");
  });

  it("leave out what makes no sense", () => {
    expect(filterOf("?kind=dragon&power=99&set=x&faction=nobody&ability=fly", FACTIONS)).toEqual(NO_FILTER);
  });
});

describe("similar words", () => {
  it.each([
    ["raptor", "raptro", 1, true],
    ["raptor", "rapor", 1, true],
    ["raptor", "rabtor", 1, true],
    ["raptor", "rapxxr", 1, false],
    ["raptor", "raptorial", 2, false],
  ])("%s and %s with %i", (one, other, most, close) => {
    expect(within(one, other, most)).toBe(close);
  });
});
