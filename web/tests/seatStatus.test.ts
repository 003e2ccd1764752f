import { expect, test } from "vitest";

import type { GuideSeen, SeatState } from "../src/lib/protocol/types";
import { seatStatus } from "../src/lib/table/seatStatus";

const BOT: SeatState = { kind: "bot", level: "easy", name: "Easy bot", connected: true, conceded: false };
const PERSON: SeatState = { kind: "person", name: "Ada", connected: true, conceded: false };
const ASKED = { decides: true, you: false, over: false, guide: undefined };
const puzzle = (status: GuideSeen["status"]): GuideSeen => ({
  kind: "puzzle",
  key: "one",
  title: "One",
  status,
  step: 1,
  steps: 1,
  text: "",
  points: [],
  looks: [],
  hints: [],
  rules: [],
});

test("who is to decide thinks, unless it is you or the game is over", () => {
  expect(seatStatus(BOT, ASKED)).toBe("thinking");
  expect(seatStatus(PERSON, ASKED)).toBe("deciding");
  expect(seatStatus(PERSON, { ...ASKED, you: true })).toBe("");
  expect(seatStatus(BOT, { ...ASKED, over: true })).toBe("");
  expect(seatStatus(BOT, { ...ASKED, decides: false })).toBe("");
  expect(seatStatus({ ...PERSON, connected: false }, ASKED)).toBe("away");
  expect(seatStatus({ ...PERSON, level: "easy" }, ASKED)).toBe("played by a bot (easy)");
});

test("nobody thinks on at a puzzle that is missed or solved", () => {
  expect(seatStatus(BOT, { ...ASKED, guide: puzzle("open") })).toBe("thinking");
  expect(seatStatus(BOT, { ...ASKED, guide: puzzle("missed") })).toBe("");
  expect(seatStatus(BOT, { ...ASKED, guide: puzzle("reached") })).toBe("");
});
