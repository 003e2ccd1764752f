import { describe, expect, test } from "vitest";

import {
  guidedTable,
  keepBegun,
  keepDone,
  lessonsKept,
  lookedAt,
  nextLesson,
  pointedAt,
  type LessonKept,
} from "../src/lib/guides";
import type { GuideSeen, LessonInfo } from "../src/lib/protocol/types";
import { offersOf } from "../src/lib/table/offers";
import { base, decision, END, game, minionCard, option, player } from "./builders";

function store(content: Record<string, string> = {}): Pick<Storage, "getItem" | "setItem"> {
  return { getItem: (key) => content[key] ?? null, setItem: (key, value) => void (content[key] = value) };
}

const guide = (...points: string[]): GuideSeen => ({
  kind: "lesson",
  key: "first-minion",
  title: "Your first minion",
  status: "open",
  step: 1,
  steps: 4,
  text: "Play Scout on Tar Pits.",
  points,
  looks: [100],
  hints: [],
  rules: [],
});

describe("what a guide points at", () => {
  const seen = game({
    players: [player({ hand: [minionCard(1, "Scout"), minionCard(2, "Invader")] }), player()],
    bases: [base(100, "Tar Pits"), base(101, "The Vats")],
  });
  const plays = [1, 2].flatMap((card) =>
    [100, 101].map((place) => option(`play:${card}@${place}`, "play", { card, base: place })),
  );
  const offers = offersOf(seen, decision(...plays, END), 0);

  test("is the card at first, and when that is picked up the place it goes to", () => {
    expect([...pointedAt(guide("play:1@100"), offers, null)]).toEqual(["card:1"]);
    expect([...pointedAt(guide("play:1@100"), offers, "card:1")]).toEqual(["card:100"]);
  });

  test("is nothing on the table while another card is picked up, or where an answer of the prompt is meant", () => {
    expect([...pointedAt(guide("play:1@100"), offers, "card:2")]).toEqual([]);
    expect([...pointedAt(guide("end"), offers, null)]).toEqual([]);
  });

  test("is nothing without a guide, or while nothing is asked", () => {
    expect([...pointedAt(undefined, offers, null)]).toEqual([]);
    expect([...pointedAt(guide("play:1@100"), null, null)]).toEqual([]);
  });

  test("and what it wants looked at is a thing on the table", () => {
    expect([...lookedAt(guide())]).toEqual(["card:100"]);
    expect([...lookedAt(undefined)]).toEqual([]);
  });
});

test("a guided table has one person and then bots", () => {
  const table = guidedTable({ kind: "lesson", key: "places" }, 3, "Ada");
  expect(table.settings.seats.map((seat) => seat.kind)).toEqual(["person", "bot", "bot"]);
  expect(table.settings.guide).toEqual({ kind: "lesson", key: "places" });
  expect([table.name, table.seat]).toEqual(["Ada", 0]);
});

describe("how far one has come", () => {
  const lesson = (key: string): LessonInfo => ({ key, title: key, about: "", minutes: 1, seats: 2 });
  const LESSONS = ["one", "two", "three"].map(lesson);

  test("a lesson is begun, then done, and stays done when it is begun again", () => {
    const kept = store();
    keepBegun("one", "/t/a#x", kept);
    expect(lessonsKept(kept)).toEqual({ one: { link: "/t/a#x", done: false } });
    keepDone("one", kept);
    keepBegun("one", "/t/b#y", kept);
    expect(lessonsKept(kept)).toEqual({ one: { link: "/t/b#y", done: true } });
  });

  test("the next lesson is the first that is not done", () => {
    const done: LessonKept = { link: "", done: true };
    expect(nextLesson(LESSONS, {})?.key).toBe("one");
    expect(nextLesson(LESSONS, { one: done, three: done })?.key).toBe("two");
    expect(nextLesson(LESSONS, { one: done, two: done, three: done })).toBeUndefined();
  });

  test("a storage with nonsense in it is an empty one", () => {
    expect(lessonsKept(store({ "smashup.guides.lessons": "[" }))).toEqual({});
    expect(lessonsKept(store({ "smashup.guides.lessons": '{"one": {"done": 3}, "two": null}' }))).toEqual({});
  });
});
