import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Analysis } from "../src/lib/protocol/types";
import { LiveAnalysis } from "../src/lib/replay/analysis.svelte";

let status: Analysis["status"] = "none";
let done = 0;
let asked: string[] = [];
let busy = false;

/** A server that looks at one position whenever it is asked how far it is. */
function answer(address: string, { method }: RequestInit): Promise<Response> {
  asked.push(`${method} ${address}`);
  if (busy && method === "POST") {
    return Promise.resolve(Response.json({ code: "busy", message: "too many games are waiting" }, { status: 503 }));
  }
  if (method === "POST") status = "running";
  if (method === "DELETE") status = "cancelled";
  if (status === "running" && ++done === 3) status = "done";
  const decisions = Array.from({ length: done }, (_, step) => ({
    step,
    player: 0,
    chances: [0.5, 0.5],
    suggestions: [],
  }));
  return Promise.resolve(Response.json({ replay: "abc", status, done, total: 3, curve: [], swings: [], decisions }));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", answer);
  [status, done, asked, busy] = ["none", 0, [], false];
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const gets = (): number => asked.filter((one) => one.startsWith("GET")).length;

test("it is looked up at once, but not begun", async () => {
  const found = new LiveAnalysis("abc");
  found.follow("all");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toEqual(["GET /api/replays/abc/analysis?as=all"]);
  expect([found.found?.status, found.running]).toEqual(["none", false]);
});

test("while it runs what was found so far is there, and when it is done nothing more is asked", async () => {
  const found = new LiveAnalysis("abc");
  found.follow(1);
  await found.start();
  expect([found.running, found.found?.done, found.decisions.size]).toEqual([true, 2, 2]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect([found.found?.status, found.decisions.has(2)]).toEqual(["done", true]);
  const before = gets();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(gets()).toBe(before);
  expect(asked.at(-1)).toBe("GET /api/replays/abc/analysis?as=1");
});

test("cancelled it stops asking", async () => {
  const found = new LiveAnalysis("abc");
  await found.start();
  await found.cancel();
  expect([found.found?.status, found.running, found.busy]).toEqual(["cancelled", false, false]);
  const before = gets();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(gets()).toBe(before);
});

test("what the server refuses is said", async () => {
  busy = true;
  const found = new LiveAnalysis("abc");
  await found.start();
  expect([found.problem, found.busy]).toEqual(["too many games are waiting", false]);
});

test("another viewer's analysis replaces the one that is shown", async () => {
  const found = new LiveAnalysis("abc");
  found.follow("all");
  found.follow(0);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(["GET /api/replays/abc/analysis?as=all", "GET /api/replays/abc/analysis?as=0"]);
  expect(found.found?.status).toBe("none");
});
