import { describe, expect, test } from "vitest";

import type { EventSeen, GameSeen } from "../src/lib/protocol/types";
import { beatsOf as beatsWith, BEHIND, BEHIND_WHEN_ASKED, haste, type Beat } from "../src/lib/table/beats";
import { happened, type Happened } from "../src/lib/table/log";
import { scoringShown, type Scoring } from "../src/lib/table/pacing";
import { framesBetween } from "../src/lib/table/staging.svelte";
import { base, chosen, event, game, minion, minionCard, player } from "./builders";
import { keptTables } from "./keptTables";

const beatsOf = (before: GameSeen, told: Happened, end: GameSeen): Beat[] => beatsWith(before, told, end, () => 3);
const ROUND = keptTables("round");
const entry = (...events: EventSeen[]): Happened => chosen(7, ...events) as Happened;

/** Where every card stands that the viewer sees, and what everybody has. */
const laidOut = (seen: GameSeen): unknown => ({
  bases: seen.bases.map((one) => [
    one.name,
    one.minions.map((card) => card.id).sort(),
    one.actions.map((card) => card.id).sort(),
  ]),
  vp: seen.players.map((one) => one.vp),
  hand: seen.players[0]?.hand.map((card) => card.id).sort(),
});

test("a whole round told by its events alone ends where the server says it does", () => {
  for (const [index, after] of ROUND.entries()) {
    const before = ROUND[index - 1]?.state.game;
    const end = after.state.game;
    const news = after.story.at(-1);
    if (!before || !end || !news || !happened(news)) continue;
    const beats = beatsOf(before, news, end);
    if (beats.length > 0) expect(laidOut(beats.at(-1)?.game ?? before), `entry ${news.number}`).toEqual(laidOut(end));
  }
});

test("a scoring is played in the order of the rules", () => {
  const kinds = ROUND.flatMap((after, index) => {
    const before = ROUND[index - 1]?.state.game;
    const news = after.story.at(-1);
    if (!before || !after.state.game || !news || !happened(news)) return [];
    return beatsOf(before, news, after.state.game).map((beat) => beat.kind);
  });
  const second = kinds.slice(kinds.indexOf("scoring", kinds.indexOf("scoring") + 1));
  expect(second.slice(0, 11)).toEqual([
    "scoring",
    "reveal",
    "reveal",
    "return",
    "reveal",
    "return",
    "play",
    "award",
    "award",
    "award",
    "discard",
  ]);
  expect(second.slice(11, 14)).toEqual(["new_base", "draw", "turn"]);
});

describe("a beat", () => {
  const before = game({
    bases: [base(100, "Tar Pits", { totals: [3, 3], minions: [minion(20, "Walker", 0), minion(21, "Scout", 1)] })],
    players: [player({ hand_size: 1, hand: [minionCard(5, "King Rex", 7)] }), player({ hand_size: 4 })],
  });

  test("has the card that caused it, where the sentence does not name it", () => {
    const [one, other] = beatsOf(
      before,
      entry(
        event("destroy", "Scout is destroyed on Tar Pits.", { cards: [{ id: 21, name: "Scout" }], source: "Cannon" }),
        event("counter", "Walker gets a counter. (Cannon)", {
          cards: [{ id: 20, name: "Walker" }],
          amount: 1,
          source: "Cannon",
        }),
      ),
      before,
    );
    expect(one).toMatchObject({ kind: "destroy", cause: "Cannon", cards: [21] });
    expect(one?.game.bases[0]?.totals).toEqual([3, 0]);
    expect(one?.game.players[1]?.discard_pile).toMatchObject([{ id: 21 }]);
    expect(other?.cause).toBeUndefined();
    expect(other?.game.bases[0]?.minions[0]).toMatchObject({ counters: 1, power: 4 });
  });

  test("is one for the same thing happening to several cards", () => {
    const both = [20, 21].map((id) => event("destroy", "gone", { cards: [{ id, name: "x" }], source: "Cannon" }));
    expect(beatsOf(before, entry(...both), before)).toMatchObject([{ kind: "destroy", cards: [20, 21] }]);
  });

  test("brings somebody else's card on stage, and one's own straight to its place", () => {
    const plays = (who: number): Beat[] =>
      beatsOf(
        before,
        entry(event("play_minion", "plays", { player: who, cards: [{ id: 5, name: "King Rex" }], base: "Tar Pits" })),
        before,
      );
    expect(plays(1)[0]?.card).toBe("King Rex");
    expect(plays(0)[0]).not.toHaveProperty("card");
    expect(plays(0)[0]?.game.bases[0]?.totals).toEqual([10, 3]);
    expect(plays(0)[0]?.game.players[0]).toMatchObject({ hand: [], hand_size: 0 });
    expect(plays(1)[0]?.lasts).toBeGreaterThan(plays(0)[0]?.lasts ?? 0);
  });
});

test("a base that scores shows its powers, then what each player gets, until its cards go", () => {
  const scoring = base(100, "Tar Pits", { totals: [9, 12] });
  const shown = game({ bases: [scoring] });
  const beats = beatsOf(
    shown,
    entry(
      event("scoring", "Tar Pits scores.", { base: "Tar Pits" }),
      event("award", "Ben", { base: "Tar Pits", player: 1, amount: 4, target: "first place" }),
      event("vp", "Ada", { player: 0, amount: 1 }),
      event("discard_from_play", "go", { cards: [{ id: 20, name: "Walker" }] }),
    ),
    shown,
  );
  const story = beats.reduce<(Scoring | null)[]>((all, beat) => [...all, scoringShown(all.at(-1) ?? null, beat)], []);
  expect(story.map((one) => one?.awards.length)).toEqual([0, 1, 1, undefined]);
  expect(story[0]?.powers).toEqual([9, 12]);
  expect(story[2]?.others).toEqual([{ player: 0, vp: 1 }]);
});

test("nobody is more than a moment behind, and less when they are asked", () => {
  expect(haste(1_000, false)).toBe(1);
  expect(9_000 * haste(9_000, false)).toBeCloseTo(BEHIND);
  expect(9_000 * haste(9_000, true)).toBeCloseTo(BEHIND_WHEN_ASKED);
});

test("nothing is played where everything is wanted at once, or something was taken back", () => {
  const [before, after] = [ROUND[7], ROUND[8]];
  if (!before || !after) throw new Error("the round is too short");
  expect(framesBetween(before, after, 1).length).toBeGreaterThan(0);
  expect(framesBetween(before, after, 0)).toEqual([]);
  expect(framesBetween(null, after, 1)).toEqual([]);
  const back = { ...after, story: [...after.story, { kind: "taken_back", number: 999, at: 0, seat: 0, back_to: 1 }] };
  expect(framesBetween(before, back as typeof after, 1)).toEqual([]);
});
