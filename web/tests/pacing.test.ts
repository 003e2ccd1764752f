import { describe, expect, test } from "vitest";

import type { Entry } from "../src/lib/protocol/types";
import { atOnce, autoPass, follow, playedBy, release, scoredIn } from "../src/lib/table/pacing";
import { happened } from "../src/lib/table/log";
import type { Table } from "../src/lib/table/table";
import { chosen, decision, event, game, minion, base, option, PASS, table } from "./builders";

const PLAY = chosen(2, event("play", "Ada plays Probe."));
const SCORES = chosen(
  3,
  event("scoring", "Tar Pits scores.", { base: "Tar Pits" }),
  event("award", "Ada gains 4 VP.", { base: "Tar Pits", player: 0, amount: 4, target: "first place" }),
  event("vp", "Ben gains 1 VP.", { player: 1, amount: 1 }),
);
const SCORES_AGAIN = chosen(4, event("scoring", "The Vats scores.", { base: "The Vats" }));
const DRAW = chosen(5, event("draw", "Ada draws 2 cards."));
const upTo = (...story: Entry[]): Table => table([chosen(1), ...story]);

const START = upTo();
const [P, S, SS, D] = [
  upTo(PLAY),
  upTo(PLAY, SCORES),
  upTo(PLAY, SCORES, SCORES_AGAIN),
  upTo(PLAY, SCORES, SCORES_AGAIN, DRAW),
];

describe("the hold switch", () => {
  test("without it everything is shown at once", () => {
    expect(follow(atOnce(P), S, false)).toEqual({ shown: S, waiting: [] });
  });

  test("with it the table stops before a base scores, and what comes after waits", () => {
    const held = [P, S, SS, D].reduce((pace, next) => follow(pace, next, true), atOnce(START));
    expect(held.shown).toBe(P);
    expect(held.waiting).toEqual([S, SS, D]);
  });

  test("going on shows the score and stops before the next", () => {
    const held = [P, S, SS, D].reduce((pace, next) => follow(pace, next, true), atOnce(START));
    const next = release(held, true);
    expect(next.shown).toBe(S);
    expect(next.waiting).toEqual([SS, D]);
    expect(release(next, true)).toEqual({ shown: D, waiting: [] });
  });

  test("switched off it lets everything go on", () => {
    const held = [P, S, SS, D].reduce((pace, next) => follow(pace, next, true), atOnce(START));
    expect(release(held, false)).toEqual({ shown: D, waiting: [] });
  });
});

describe("what scored", () => {
  test("names the base, the places and what else was gained", () => {
    expect(scoredIn(P, S)).toEqual({
      key: "3.0",
      base: "Tar Pits",
      awards: [{ player: 0, vp: 4, place: "first place" }],
      others: [{ player: 1, vp: 1 }],
    });
  });

  test("is nothing where no base scored since", () => {
    expect(scoredIn(START, P)).toBe(null);
    expect(scoredIn(S, S)).toBe(null);
  });

  test("is nothing for somebody who has just arrived", () => {
    expect(scoredIn(null, S)).toBe(null);
  });
});

describe("what others played", () => {
  const plays = (number: number, player: number, name: string, kind = "play"): Entry =>
    chosen(number, event(kind, `plays ${name}.`, { player, cards: [{ id: number, name }] }));

  test("is the last action of somebody else", () => {
    const chum = plays(4, 1, "Chum", "play_on_minion");
    const story = [plays(2, 1, "Probe"), plays(3, 1, "Scout", "play_minion"), chum].filter(happened);
    expect(playedBy(story, 0)).toEqual({ key: "4.0", player: 1, card: "Chum" });
    expect(playedBy(story.slice(0, 2), 0)?.card).toBe("Probe");
  });

  test("is nothing of one's own", () => {
    expect(playedBy([plays(2, 0, "Probe")].filter(happened), 0)).toBe(null);
  });
});

describe("passing by itself", () => {
  const asked = (phase: string, ...options: Parameters<typeof decision>): Table =>
    table([], {
      game: game({ phase, bases: [base(100, "Tar Pits", { minions: [minion(20, "Walker", 0)] })] }),
      decision: decision(...options),
    });

  test("happens in a scoring window that offers nothing else", () => {
    expect(autoPass(asked("Score Bases", PASS))).toBe("pass");
  });

  test("does not happen where something can be done", () => {
    expect(autoPass(asked("Score Bases", option("minion:20", "minion", { card: 20 }), PASS))).toBe(null);
  });

  test("does not happen outside scoring, or for somebody else", () => {
    expect(autoPass(asked("Play Cards", PASS))).toBe(null);
    expect(autoPass({ ...asked("Score Bases", PASS), you: 1 })).toBe(null);
  });
});
