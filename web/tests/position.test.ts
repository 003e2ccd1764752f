import { describe, expect, test } from "vitest";

import {
  EXAMPLE,
  keyOf,
  knownCards,
  missingCards,
  missingTitans,
  placed,
  readPosition,
  setTitans,
  shuffled,
  titansOf,
  writePosition,
} from "../src/lib/position";
import type { CatalogueFaction } from "../src/lib/protocol/types";

const LINE =
  "turn 3 p1 play_cards 1+0 | vp 2 0 | at tar_pits: scout of p2 +1 (upgrade of p2), collector of p1 owned by p2; " +
  'jammed_signal of p1 = "robots, | too" | at jungle_oasis: | p1 aliens pirates: collector, scout of p2; howl; invasion | ' +
  'p2: ; ; | bases the_homeworld; factory_436_1337 | {"options": {"ask_end": true}, "seed": 4}';

describe("a position", () => {
  test("is taken apart", () => {
    const found = readPosition(LINE);
    expect([found.turn, found.current, found.phase, found.minionPlays, found.actionPlays]).toEqual([
      3,
      0,
      "play_cards",
      1,
      0,
    ]);
    expect(found.vp).toEqual([2, 0]);
    expect(found.bases.map((base) => [base.key, base.minions.length, base.actions.length])).toEqual([
      ["tar_pits", 2, 1],
      ["jungle_oasis", 0, 0],
    ]);
    expect(found.bases[0]?.minions[0]).toMatchObject({ key: "scout", of: 1, counters: 1, on: ["upgrade of p2"] });
    expect(found.players[0]).toEqual({
      factions: ["aliens", "pirates"],
      hand: ["collector", "scout of p2"],
      deck: ["howl"],
      discard: ["invasion"],
    });
    expect([found.baseDeck, found.baseDiscard]).toEqual([["the_homeworld"], ["factory_436_1337"]]);
  });

  test("is put together again as it was", () => {
    expect(readPosition(writePosition(readPosition(LINE)))).toEqual(readPosition(LINE));
    expect(writePosition(readPosition(LINE))).toBe(LINE.replace("p2: ; ;", "p2: ; ;"));
    expect(writePosition(readPosition("at tar_pits: | p1: | p2:"))).toBe(
      "turn 1 p1 play_cards 1+1 | vp 0 0 | at tar_pits: | p1: ; ; | p2: ; ;",
    );
  });

  test("what cannot be read is named", () => {
    expect(() => readPosition("turn 1 p1 play_cards | nonsense")).toThrow("“nonsense” cannot be read.");
    expect(() => readPosition("vp 0 0 | p1: | p2:")).toThrow("at least a base");
    expect(() => readPosition("at tar_pits: scout from p1 | p1: | p2:")).toThrow("“scout from p1” cannot be read");
    expect(() => readPosition("at tar_pits: | p2: | p1:")).toThrow("“p2:” cannot be read.");
  });

  test("the example can be read", () => {
    expect(readPosition(EXAMPLE).players).toHaveLength(2);
  });
});

describe("titans", () => {
  const kudzu = { name: "Killer Kudzu", on: null, of: 1, owner: 1, counters: 4 };
  const ursa = { name: "Major Ursa", on: "Tar Pits", of: 0, owner: 1, counters: 2 };
  const line =
    "turn 1 p1 play_cards 1+1 | vp 0 0 | at tar_pits: | p1: ; ; | p2 killer_plants: ; ; | " +
    '{"options": {"ask_end": true, "titans": true}, "seed": 4, ' +
    '"titans": [["Major Ursa", "Tar Pits", 0, 1, 2], ["Killer Kudzu", null, 1, 1, 4]]}';

  test("are read where the position has any, and a line that is not changed stays as it is", () => {
    expect(titansOf(readPosition(line))).toEqual([ursa, kudzu]);
    expect(writePosition(readPosition(line))).toBe(line);
    expect(titansOf(readPosition(LINE))).toBeNull();
    expect(titansOf(readPosition(EXAMPLE))).toBeNull();
    expect(titansOf(readPosition("at tar_pits: | p1: | p2: | {nonsense}"))).toBeNull();
  });

  test("are changed without touching what else is rare", () => {
    const position = readPosition(line);
    setTitans(position, [placed(ursa, null), { ...kudzu, counters: 5 }]);
    const again = readPosition(writePosition(position));
    expect(titansOf(again)).toEqual([
      { ...ursa, on: null, of: 1 },
      { ...kudzu, counters: 5 },
    ]);
    expect(JSON.parse(again.rare)).toMatchObject({ seed: 4, options: { ask_end: true, titans: true } });
    setTitans(position, null);
    expect(position.rare).toBe('{"seed":4,"options":{"ask_end":true}}');
  });

  test("are switched on and off in a position that says nothing of them", () => {
    const position = readPosition(EXAMPLE);
    setTitans(position, []);
    expect(titansOf(position)).toEqual([]);
    setTitans(position, null);
    expect(writePosition(position)).toBe(writePosition(readPosition(EXAMPLE)));
  });

  test("those of a player's factions that are nowhere can be added", () => {
    const faction = (key: string, ...names: string[]): CatalogueFaction => ({
      key,
      name: key,
      set: "core",
      set_name: "Core",
      blurb: "",
      cards: [],
      bases: [],
      titans: names.map((name) => ({ name, kind: "titan", text: "", abilities: [] })),
    });
    const factions = [faction("killer_plants", "Killer Kudzu"), faction("ghosts", "Creampuff Man"), faction("aliens")];
    const position = readPosition("at tar_pits: | p1 ghosts aliens: | p2 killer_plants:");
    expect(missingTitans(position, 1, factions)).toEqual([{ ...kudzu, counters: 0 }]);
    expect(missingTitans(position, 0, factions).map((titan) => titan.name)).toEqual(["Creampuff Man"]);
    setTitans(position, [kudzu]);
    expect(missingTitans(position, 1, factions)).toEqual([]);
  });
});

describe("cards", () => {
  const known = knownCards([
    {
      key: "aliens",
      name: "Aliens",
      set: "core",
      set_name: "Core",
      blurb: "",
      cards: [
        { name: "Scout", kind: "minion", copies: 3, power: 3, text: "", abilities: [] },
        { name: "Beam Up", kind: "action", copies: 2, text: "", abilities: [] },
      ],
      bases: [{ name: "The Homeworld", breakpoint: 23, vp: [4, 2, 1], text: "", abilities: [] }],
      titans: [],
    } satisfies CatalogueFaction,
  ]);

  test("are found by keys made of their names", () => {
    expect(["Séance", "Doppelgänger", "Factory 436-1337", "Nature's Champion"].map(keyOf)).toEqual([
      "seance",
      "doppelganger",
      "factory_436_1337",
      "natures_champion",
    ]);
    expect(known.get("the_homeworld")?.kind).toBe("base");
  });

  test("those that are nowhere yet can go into the deck", () => {
    const position = readPosition("at the_homeworld: scout of p1 | p1 aliens: beam_up; scout | p2:");
    expect(missingCards(position, 0, known)).toEqual(["scout", "beam_up"]);
    expect(missingCards(position, 1, known)).toEqual([]);
  });

  test("a shuffle loses none", () => {
    expect(shuffled([1, 2, 3, 4]).toSorted()).toEqual([1, 2, 3, 4]);
    expect(shuffled([1, 2, 3], () => 0)).toEqual([1, 2, 3]);
  });
});
