import { expect, it } from "vitest";

import { keepQuickPlay, lastQuickPlay, madeUpName, pairOf } from "../src/lib/quickPlay";

function memory(text?: string) {
  const kept = new Map<string, string>(text === undefined ? [] : [["smashup.quick", text]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

it("remembers level and number of bots", () => {
  const store = memory();
  expect(lastQuickPlay(["easy", "hard"], "easy", store)).toEqual({ level: "easy", bots: 1 });
  keepQuickPlay({ level: "hard", bots: 3 }, store);
  expect(lastQuickPlay(["easy", "hard"], "easy", store)).toEqual({ level: "hard", bots: 3 });
});

it("does not offer what is not to be had, whatever was stored", () => {
  expect(lastQuickPlay(["easy"], "easy", memory('{"level":"gone","bots":9}'))).toEqual({ level: "easy", bots: 1 });
  expect(lastQuickPlay(["easy"], "easy", memory("nonsense"))).toEqual({ level: "easy", bots: 1 });
  expect(lastQuickPlay(["easy"], "easy", memory("null"))).toEqual({ level: "easy", bots: 1 });
});

it("pairs two different factions, and keeps the one that was picked", () => {
  for (let round = 0; round < 50; round += 1) {
    const [first, second] = pairOf(["a", "b", "c"]) ?? [];
    expect(first).not.toBe(second);
    expect(pairOf(["a", "b", "c"], "b")?.[0]).toBe("b");
    expect(pairOf(["a", "b", "c"], "b")?.[1]).not.toBe("b");
  }
  expect(pairOf(["a"])).toBeUndefined();
});

it("makes up a name of two words that fits a seat", () => {
  for (let round = 0; round < 50; round += 1) expect(madeUpName()).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
  expect(madeUpName().length).toBeLessThanOrEqual(24);
});
