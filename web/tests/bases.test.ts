import { describe, expect, test } from "vitest";

import { groupsOn, ordinal, powerBar, powerChange } from "../src/lib/table/bases";
import { base, minion } from "./builders";

describe("the bar of power", () => {
  test("ends at the breakpoint while the base does not break", () => {
    const bar = powerBar(base(1, "Tar Pits", { breakpoint: 20, totals: [5, 10] }));
    expect(bar).toEqual({
      total: 15,
      breakpoint: 20,
      mark: 1,
      ready: false,
      segments: [
        { player: 0, power: 5, share: 0.25 },
        { player: 1, power: 10, share: 0.5 },
      ],
    });
  });

  test("goes on past the breakpoint, which stays marked", () => {
    const bar = powerBar(base(1, "Tar Pits", { breakpoint: 20, totals: [25, 0] }));
    expect(bar.ready).toBe(true);
    expect(bar.mark).toBe(0.8);
    expect(bar.segments).toEqual([{ player: 0, power: 25, share: 1 }]);
  });

  test("a breakpoint of nothing is reached by nothing", () => {
    expect(powerBar(base(1, "Tar Pits", { breakpoint: 0, totals: [0, 0] }))).toMatchObject({
      ready: true,
      segments: [],
    });
  });
});

describe("groups", () => {
  test("stand in the order of the places, each with its minions, strongest first", () => {
    const tarPits = base(1, "Tar Pits", {
      totals: [3, 9, 0],
      if_scored_now: [
        { player: 1, place: 1, vp: 4 },
        { player: 0, place: 2, vp: 3 },
      ],
      minions: [
        minion(10, "Scout", 1, { power: 3 }),
        minion(11, "Walker", 0, { power: 3 }),
        minion(12, "Nukebot", 1, { power: 6 }),
      ],
    });
    const found = groupsOn(tarPits).map((group) => [
      group.player,
      group.place,
      group.vp,
      group.minions.map((one) => one.id),
    ]);
    expect(found).toEqual([
      [1, 1, 4, [12, 10]],
      [0, 2, 3, [11]],
    ]);
  });

  test("a player whose minions have no power is still there, without a place", () => {
    const tarPits = base(1, "Tar Pits", { minions: [minion(10, "Hoverbot", 1, { power: 0 })] });
    expect(groupsOn(tarPits)).toMatchObject([{ player: 1, place: undefined, vp: 0 }]);
  });
});

test("changed power is told apart from what is printed", () => {
  expect(powerChange(minion(1, "Scout", 0, { power: 4 }))).toBe("raised");
  expect(powerChange(minion(1, "Scout", 0, { power: 2 }))).toBe("lowered");
  expect(powerChange(minion(1, "Scout", 0, { power: 3 }))).toBe("same");
});

test("places are counted in words", () => {
  expect([1, 2, 3, 4].map(ordinal)).toEqual(["1st", "2nd", "3rd", "4th"]);
});
