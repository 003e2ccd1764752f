import { expect, test } from "vitest";

import type { Entry } from "../src/lib/protocol/types";
import { CUES, CUE_OF, lengthOf } from "../src/lib/sound/cues";
import { momentOf, soundOf } from "../src/lib/table/moments";
import type { Table } from "../src/lib/table/table";
import { chosen, decision, event, PASS, table } from "./builders";
import { keptTables } from "./keptTables";

test("every cue is short, and its pitches can be heard", () => {
  for (const [name, notes] of Object.entries(CUES)) {
    expect(lengthOf(notes), name).toBeLessThan(1.3);
    for (const { from, to = from, loud } of notes) {
      expect(Math.min(from, to), name).toBeGreaterThanOrEqual(40);
      expect(loud, name).toBeLessThanOrEqual(1);
    }
  }
  for (const cue of Object.values(CUE_OF)) expect(CUES).toHaveProperty(cue);
});

const before = table([chosen(1)], { decision: { ...decision(), player: 1, number: 1 } });
const asked = (question: string, ...story: Entry[]): Table =>
  table([chosen(1), ...story], { decision: { ...decision(PASS), question, number: 2 } });

test("your turn, a scoring window, a win and a loss sound like what they are", () => {
  const turn = chosen(2, event("turn", "Turn 3: Ada.", { player: 0 }));
  expect(momentOf(before, asked("play_cards", turn))).toBe("your_turn");
  expect(momentOf(before, asked("play_cards", chosen(2)))).toBe(null);
  expect(momentOf(before, asked("special_before_scoring"))).toBe("react");
  const over = (winner: number): Table =>
    table([chosen(1)], { phase: "over", result: { winners: [winner], scores: [15, 3], reason: "points" } });
  expect([momentOf(before, over(0)), momentOf(before, over(1)), momentOf(over(1), over(1))]).toEqual([
    "win",
    "lose",
    null,
  ]);
  expect(momentOf(null, over(0))).toBe(null);
});

test("what is not played beat by beat has one sound, for what mattered most", () => {
  const round = keptTables("round");
  const sounds = round.map((after, index) => soundOf(round[index - 1] ?? null, after));
  expect(sounds[0]).toBe(null);
  expect(sounds).toContain("scoring");
  expect(sounds).toContain("play");
});
