import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { Replay, ReplayPosition, ReplayStep } from "../src/lib/protocol/types";
import { ReplayView } from "../src/lib/replay/replayView.svelte";
import { actionCard, event, game, minionCard, option, player } from "./builders";

const END = 99;

/** Ada plays Probe at every step but the first and the last; at step 40 a base scores. */
function position(step: number, as: string): ReplayPosition {
  const hands = [[actionCard(1, "Probe")], [minionCard(2, "Zapbot")]];
  const sees = (who: number): boolean => as === "all" || as === String(who);
  const events = step === 40 ? [event("scoring", "Tar Pits scores.", { base: "Tar Pits" })] : [];
  return {
    step,
    events: [...events, event("play", `Choice ${step}.`, { player: 0, cards: [{ id: 1, name: "Probe" }] })],
    game: game({
      turn: Math.ceil(step / 10),
      players: hands.map((hand, who) => player({ hand_size: 1, hand: sees(who) ? hand : [] })),
    }),
    ...(step === END
      ? {}
      : {
          decision: {
            number: step,
            player: 0,
            question: "play_cards",
            prompt: "What do you do?",
            ...(sees(0) ? { options: [option("play:1", "play", { card: 1 }), option("end", "end")] } : {}),
          },
          ...(sees(0) ? { chosen: "play:1" } : {}),
        }),
  };
}

const STEPS = Array.from({ length: END + 1 }, (_, step): ReplayStep => ({
  step,
  turn: Math.ceil(step / 10),
  current_player: 0,
  phase: "Play Cards",
  scores: [0, 0],
  ...(step === 40 ? { scored: ["Tar Pits"] } : {}),
}));

const REPLAY: Replay = {
  replay: "abc",
  source: "file",
  created: 0,
  players: ["Ada", "Ben"].map((name) => ({ name, factions: [], conceded: name === "Ben" })),
  options: { all_bases: false, classic_mulligan: false, duplicate_factions: false, titans: false, target_vp: 15 },
  prepared: false,
  steps: STEPS,
};

let asked: string[] = [];
let broken = false;

/** A server with this one replay. */
function answer(address: string): Promise<Response> {
  asked.push(address);
  if (broken) return Promise.reject(new TypeError("offline"));
  const url = new URL(address, "http://here");
  if (url.pathname === "/api/replays/abc") return Promise.resolve(Response.json(REPLAY));
  if (url.pathname !== "/api/replays/abc/steps") {
    const refusal = { code: "no_replay", message: "there is no such replay" };
    return Promise.resolve(Response.json(refusal, { status: 404 }));
  }
  const [first, last] = ["first", "last"].map((name) => Number(url.searchParams.get(name))) as [number, number];
  const as = url.searchParams.get("as") ?? "";
  const positions = Array.from({ length: last - first + 1 }, (_, index) => position(first + index, as));
  return Promise.resolve(Response.json({ replay: "abc", positions }));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", answer);
  asked = [];
  broken = false;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

async function viewOf(step?: number, viewer?: number | "all", own: number | "all" = "all"): Promise<ReplayView> {
  const found = new ReplayView("abc");
  await found.load(step, viewer, own);
  await settled();
  return found;
}

describe("somebody looks at a replay", () => {
  test("where the address says, as the address says", async () => {
    const found = await viewOf(50, 1, 0);
    expect([found.step, found.viewer, found.at?.step]).toEqual([50, 1, 50]);
  });

  test("without a word of it from the beginning, in the own seat's view", async () => {
    const found = await viewOf(undefined, undefined, 1);
    expect([found.step, found.viewer]).toEqual([0, 1]);
  });

  test("beyond the end it stops at the end, and a player who did not play sees everything", async () => {
    const found = await viewOf(5_000, 3);
    expect([found.step, found.viewer]).toEqual([END, "all"]);
  });

  test("what there is not is said", async () => {
    const found = new ReplayView("nothing");
    await found.load(0, "all", "all");
    expect(found.problem).toBe("there is no such replay");
  });

  test("positions come in ranges, and are asked for once", async () => {
    const found = await viewOf(0);
    for (let step = 0; step < END; step++) {
      found.move("step");
      await settled();
    }
    expect(found.at?.step).toBe(END);
    found.go(3);
    await settled();
    expect(asked.filter((address) => address.includes("/steps"))).toHaveLength(4);
  });

  test("what one player did not know is not there in that player's view", async () => {
    const found = await viewOf(10, "all");
    expect(found.game?.players.map((one) => one.hand.map((card) => card.name))).toEqual([["Probe"], ["Zapbot"]]);
    expect(found.tipped).toBe("card:1");
    found.seeAs(1);
    await settled();
    expect(found.game?.players.map((one) => one.hand.map((card) => card.name))).toEqual([[], ["Zapbot"]]);
    expect(found.decision?.player).toBe(0);
    expect(found.at?.decision?.options).toBeUndefined();
    expect(found.tipped).toBeNull();
  });

  test("views follow each other in a circle", async () => {
    const found = await viewOf(0, "all");
    const seen = [1, 2, 3].map(() => {
      found.seeAsNext();
      return found.viewer;
    });
    expect(seen).toEqual([0, 1, "all"]);
  });

  test("moves go by steps, turns and scorings", async () => {
    const found = await viewOf(15);
    const to = (move: Parameters<ReplayView["move"]>[0]): number => {
      found.move(move);
      return found.step;
    };
    expect([to("step"), to("step_back"), to("turn"), to("turn_back"), to("turn_back")]).toEqual([16, 15, 21, 11, 1]);
    expect([to("scoring"), to("scoring"), to("last"), to("scoring_back"), to("first")]).toEqual([40, 40, END, 40, 0]);
  });

  test("a base that scores is shown when one steps on to it, not when one jumps there", async () => {
    const found = await viewOf(39);
    found.move("step");
    expect(found.scored?.base).toBe("Tar Pits");
    expect(found.played?.card).toBe("Probe");
    found.go(10);
    await settled();
    found.go(40);
    expect(found.scored).toBeNull();
  });

  test("the log is what happened up to the step, and more of it can be had", async () => {
    const found = await viewOf(70);
    expect(found.story.at(-1)?.number).toBe(70);
    expect(found.story[0]?.number).toBe(32);
    expect(found.hasEarlier).toBe(true);
    found.earlier();
    await settled();
    expect(found.story[0]?.number).toBe(0);
    expect(found.hasEarlier).toBe(false);
  });

  test("who gave up is shown so at the end only", async () => {
    const found = await viewOf(END - 1);
    expect(found.seats.map((seat) => seat.conceded)).toEqual([false, false]);
    found.go(END);
    expect(found.seats.map((seat) => seat.conceded)).toEqual([false, true]);
  });
});

describe("playing by itself", () => {
  test("goes on a step at a time, faster at a higher speed, and stops at the end", async () => {
    const found = await viewOf(10);
    found.move("play");
    await vi.advanceTimersByTimeAsync(1_200);
    expect([found.step, found.playing]).toEqual([11, true]);
    found.setSpeed(4);
    await vi.advanceTimersByTimeAsync(1_200);
    expect(found.step).toBe(15);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([found.step, found.playing]).toEqual([END, false]);
  });

  test("at the end it starts over", async () => {
    const found = await viewOf(END);
    found.move("play");
    expect([found.step, found.playing]).toEqual([0, true]);
    found.close();
  });

  test("whoever moves stops it", async () => {
    const found = await viewOf(10);
    found.move("play");
    found.move("step_back");
    await vi.advanceTimersByTimeAsync(10_000);
    expect([found.step, found.playing]).toEqual([9, false]);
  });

  test("waits for what has not come, and goes on when the server is back", async () => {
    const found = await viewOf(0);
    broken = true;
    found.go(90);
    await settled();
    expect(found.problem).toContain("cannot be reached");
    expect([found.loading, found.at?.step]).toEqual([true, 0]);
    found.move("play");
    await vi.advanceTimersByTimeAsync(2_000);
    expect(found.step).toBe(90);
    broken = false;
    await vi.advanceTimersByTimeAsync(3_000);
    expect([found.problem, found.loading]).toEqual(["", false]);
    found.close();
  });
});
