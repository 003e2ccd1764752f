import { describe, expect, test } from "vitest";

import type { Entry, Snapshot } from "../src/lib/protocol/types";
import { lastNumber, receive } from "../src/lib/table/table";
import { chosen, event, state, table } from "./builders";

const entry = (number: number): Entry => chosen(number, event("turn", `Turn ${number}.`));
const snapshot = (number: number, story: Entry[]): Snapshot => ({
  type: "snapshot",
  table: "abc",
  settings: table().settings,
  story,
  state: state({ number }),
});

describe("messages", () => {
  test("news adds to the story and replaces the state", () => {
    const after = receive(table([entry(1)]), {
      type: "news",
      entry: entry(2),
      state: state({ number: 2, spectators: 4 }),
    });
    expect(after).toMatchObject({ state: { number: 2, spectators: 4 } });
    expect(after !== null && after !== "gap" && after.story.map((one) => one.number)).toEqual([1, 2]);
  });

  test("news that is known already changes nothing", () => {
    const before = table([entry(1), entry(2)]);
    expect(receive(before, { type: "news", entry: entry(2), state: state({ number: 2 }) })).toBe(before);
  });

  test("news after a gap is not taken", () => {
    expect(receive(table([entry(1)]), { type: "news", entry: entry(3), state: state({ number: 3 }) })).toBe("gap");
  });

  test("a resumed table keeps the story it had and adds what was missed", () => {
    const after = receive(table([entry(1), entry(2)]), snapshot(4, [entry(3), entry(4)]));
    expect(after !== null && after !== "gap" && after.story.map((one) => one.number)).toEqual([1, 2, 3, 4]);
    expect(lastNumber(after === "gap" ? null : after)).toBe(4);
  });

  test("a full story replaces the known one instead of doubling it", () => {
    const after = receive(table([entry(1), entry(2)]), snapshot(3, [entry(1), entry(2), entry(3)]));
    expect(after !== null && after !== "gap" && after.story.map((one) => one.number)).toEqual([1, 2, 3]);
  });

  test("an entry whose consequence the state knows already does not hide the next one", () => {
    const first = receive(table([entry(1)]), { type: "news", entry: entry(2), state: state({ number: 3 }) });
    if (first === null || first === "gap") throw new Error("expected a table");
    expect(lastNumber(first)).toBe(2);
    const second = receive(first, { type: "news", entry: entry(3), state: state({ number: 3 }) });
    expect(second !== null && second !== "gap" && second.story.map((one) => one.number)).toEqual([1, 2, 3]);
  });

  test("presence says who is there without a number", () => {
    const after = receive(table([entry(1)]), { type: "presence", connected: [true, false], spectators: 2 });
    expect(after).toMatchObject({
      state: { number: 1, spectators: 2, seats: [{ connected: true }, { connected: false }] },
    });
  });
});
