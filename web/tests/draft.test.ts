import { expect, test } from "vitest";

import type { DraftSeen } from "../src/lib/protocol/types";
import { fateOf, nowDone, stepsOf } from "../src/lib/table/draft";

const POOL = ["aliens", "ninjas", "pirates", "robots", "ghosts"];
const draft = (changes: Partial<DraftSeen> = {}): DraftSeen => ({
  pool: POOL,
  banned: [],
  taken: [],
  bases: [],
  ...changes,
});
const by = (player: number, faction: string) => ({ player, faction });
const FOUR_BANS = [by(1, "a"), by(0, "b"), by(1, "c"), by(0, "d")];
const FOUR_PICKS = [by(1, "e"), by(0, "f"), by(0, "g"), by(1, "h")];

test("who is asked first drafts first: bans in turn, picks there and back, then bases", () => {
  const steps = stepsOf(draft(), 1);
  expect(steps.map((step) => step.player)).toEqual([1, 0, 1, 0, 1, 0, 0, 1, 1, 0]);
  expect(steps.map((step) => step.does)).toEqual([
    ...Array<string>(4).fill("ban"),
    ...Array<string>(4).fill("take"),
    "bases",
    "bases",
  ]);
});

test("what was done stands in its step, whoever is asked now", () => {
  const steps = stepsOf(draft({ banned: FOUR_BANS.slice(0, 3) }), 0);
  expect(steps.slice(0, 5)).toEqual([
    { does: "ban", player: 1, faction: "a" },
    { does: "ban", player: 0, faction: "b" },
    { does: "ban", player: 1, faction: "c" },
    { does: "ban", player: 0 },
    { does: "take", player: 1 },
  ]);
});

test("bans come before picks, picks before bases, and then it is over", () => {
  expect(nowDone(draft())).toBe("ban");
  expect(nowDone(draft({ banned: FOUR_BANS }))).toBe("take");
  expect(nowDone(draft({ banned: FOUR_BANS, taken: FOUR_PICKS }))).toBe("bases");
  expect(nowDone(draft({ banned: FOUR_BANS, taken: FOUR_PICKS, bases: [by(1, "x"), by(0, "y")] }))).toBeUndefined();
});

test("a faction says what has become of it", () => {
  const seen = draft({ banned: [by(0, "aliens")], taken: [by(1, "robots")], bases: [by(0, "ghosts")] });
  expect(fateOf(seen, "aliens")).toEqual({ was: "ban", player: 0 });
  expect(fateOf(seen, "robots")).toEqual({ was: "take", player: 1 });
  expect(fateOf(seen, "ghosts")).toEqual({ was: "bases", player: 0 });
  expect(fateOf(seen, "ninjas")).toBeUndefined();
});
