/** Titans: where they lie, what can be pressed, and how they come and go while the table is watched. */

import { describe, expect, it } from "vitest";

import { KINDS, search, entries, NO_FILTER } from "../src/lib/reference/search";
import type { CardInPlaySeen, GameSeen } from "../src/lib/protocol/types";
import { afterEvent } from "../src/lib/table/happening";
import { cardHandle, offersOf } from "../src/lib/table/offers";
import { cardInPlay, placesOf } from "../src/lib/table/places";
import { base, event, game, player } from "./builders";

const titan = (counters = 0): CardInPlaySeen => ({
  id: 90,
  name: "Major Ursa",
  kind: "titan",
  controller: 0,
  owner: 0,
  counters,
  abilities_cancelled: false,
});

const aside = (counters = 0): GameSeen =>
  game({
    players: [player({ set_aside: [titan(counters)] }), player()],
    bases: [base(1, "Tar Pits", { titans: [] }), base(2, "Tortuga", { titans: [] })],
  });

const inPlay = (counters = 0): GameSeen =>
  game({
    players: [player({ set_aside: [] }), player()],
    bases: [
      base(1, "Tar Pits", { titans: [titan(counters)], totals: [counters, 0] }),
      base(2, "Tortuga", { titans: [] }),
    ],
  });

const card = { id: 90, name: "Major Ursa" };
const after = (before: GameSeen, kind: string, more: object): GameSeen =>
  afterEvent(before, event(kind, "", { cards: [card], ...more }), before, () => undefined);

describe("titans", () => {
  it("have a place set aside and on a base", () => {
    expect(placesOf(aside()).get(90)).toMatchObject({ zone: "set_aside", player: 0 });
    expect(placesOf(inPlay()).get(90)).toMatchObject({ zone: "titan", base: 1 });
    expect(cardInPlay(aside(), 90)?.kind).toBe("titan");
  });

  it("are pressed where they lie", () => {
    const options = [{ key: "use major_ursa of p1", label: "Use Major Ursa", kind: "use", card: 90 }];
    const offers = offersOf(aside(), { number: 1, player: 0, question: "play_cards", prompt: "", options }, 0);
    expect(offers.from.has(cardHandle(90))).toBe(true);
    expect(offers.tray).toEqual([]);
  });

  it("come into play without what they gathered, and their counters count", () => {
    const played = after(aside(3), "play_titan", { player: 0, base: "Tar Pits" });
    expect(played.players[0]?.set_aside).toEqual([]);
    expect(played.bases[0]?.titans?.[0]).toMatchObject({ id: 90, counters: 0 });
    const grown = after(played, "counter", { amount: 2 });
    expect(grown.bases[0]?.titans?.[0]?.counters).toBe(2);
    expect(grown.bases[0]?.totals).toEqual([2, 0]);
  });

  it("move with their counters", () => {
    const moved = after(inPlay(2), "move", { base: "Tar Pits", target: "Tortuga" });
    expect(moved.bases.map(({ titans, totals }) => [titans?.length, totals[0]])).toEqual([
      [0, 0],
      [1, 2],
    ]);
  });

  it("are set aside again, never discarded", () => {
    const destroyed = after(inPlay(2), "destroy", { base: "Tar Pits" });
    expect(destroyed.bases[0]?.titans).toHaveLength(1);
    const gone = after(destroyed, "set_aside", { player: 0 });
    expect(gone.bases[0]?.titans).toEqual([]);
    expect(gone.bases[0]?.totals).toEqual([0, 0]);
    expect(gone.players[0]).toMatchObject({ set_aside: [{ id: 90, counters: 0 }], discard_pile: [] });
  });

  it("are a kind of their own in the card browser", () => {
    const faction = {
      key: "bear_cavalry",
      name: "Bear Cavalry",
      set: "a",
      set_name: "A",
      blurb: "",
      cards: [],
      bases: [],
    };
    const titans = [{ name: "Major Ursa", kind: "titan", text: "Talent: Choose one.", abilities: ["talent"] }];
    const all = entries([{ ...faction, titans }], new Map());
    expect(KINDS.titan).toBe("Titans");
    expect(search(all, { ...NO_FILTER, kind: "titan" }).map(({ name }) => name)).toEqual(["Major Ursa"]);
  });
});
