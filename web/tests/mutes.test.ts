import { expect, test } from "vitest";

import type { Entry } from "../src/lib/protocol/types";
import { sentencesOf } from "../src/lib/table/log";
import { Mutes } from "../src/lib/table/mutes.svelte";
import { chosen, event, memory } from "./builders";

const said = (number: number, seat: number, text: string): Entry => ({ kind: "said", number, at: 0, seat, text });

test("what somebody says comes with the name of who says it", () => {
  expect(sentencesOf(said(3, 1, "Good game!"), ["Ada", "Ben"])).toEqual(["Ben: Good game!"]);
});

test("who is muted is not heard, at that table only, until they are heard again", () => {
  const store = memory();
  const story = [said(1, 0, "Hello!"), chosen(2, event("turn", "Turn 1.")), said(3, 1, "Ouch!")];
  const mutes = new Mutes("abc", store);
  expect(mutes.heard(story)).toEqual(story);
  mutes.toggle(1);
  expect(mutes.heard(story).map((entry) => entry.number)).toEqual([1, 2]);
  expect(new Mutes("abc", store).seats).toEqual([1]);
  expect(new Mutes("other", store).seats).toEqual([]);
  mutes.toggle(1);
  expect(new Mutes("abc", store).heard(story)).toHaveLength(3);
});
