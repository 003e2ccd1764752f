import { describe, expect, test } from "vitest";

import { offersOf, type Offers } from "../src/lib/table/offers";
import { drop, highlighted, pickedAtFirst, press } from "../src/lib/table/selection";
import { actionCard, base, decision, END, game, minion, minionCard, option, PASS, player } from "./builders";

const SEEN = game({
  players: [player({ hand: [minionCard(1, "Scout"), actionCard(2, "Invasion"), actionCard(3, "Chum")] }), player()],
  bases: [base(100, "Tar Pits", { minions: [minion(20, "Walker", 0)] }), base(101, "The Vats")],
});
const SCOUT_ON_PITS = option("play:1@100", "play", { card: 1, base: 100 });
const SCOUT_ON_VATS = option("play:1@101", "play", { card: 1, base: 101 });
const INVASION = option("play:2", "play", { card: 2 });
const CHUM_ON_WALKER = option("play:3@20", "play", { card: 3, base: 100, target: 20 });
const TALENT = option("talent:20", "talent", { card: 20 });

const offered = (...options: Parameters<typeof decision>): Offers => offersOf(SEEN, decision(...options), 0);
const TURN = offered(SCOUT_ON_PITS, SCOUT_ON_VATS, INVASION, CHUM_ON_WALKER, TALENT, END);

describe("click, click", () => {
  test("the first press picks the card up, the second chooses where it goes", () => {
    expect(press(TURN, null, "card:1")).toEqual({ do: "pick", handle: "card:1" });
    expect(press(TURN, "card:1", "card:101")).toEqual({ do: "choose", option: SCOUT_ON_VATS });
  });

  test("with a minion picked up, a press on a minion means the base it stands on", () => {
    expect(press(TURN, "card:1", "card:20", "card:100")).toEqual({ do: "choose", option: SCOUT_ON_PITS });
  });

  test("with an action for minions picked up, a press on a minion means that minion", () => {
    expect(press(TURN, "card:3", "card:20", "card:100")).toEqual({ do: "choose", option: CHUM_ON_WALKER });
  });

  test("another card of the hand is picked up instead", () => {
    expect(press(TURN, "card:1", "card:2")).toEqual({ do: "pick", handle: "card:2" });
  });

  test("a second press plays an action that needs no place, and puts down a card that needs one", () => {
    expect(press(TURN, "card:2", "card:2")).toEqual({ do: "choose", option: INVASION });
    expect(press(TURN, "card:1", "card:1")).toEqual({ do: "unpick" });
  });

  test("in one's own turn a talent is asked about before it is used", () => {
    expect(press(TURN, null, "card:20")).toEqual({ do: "ask", handle: "card:20", options: [TALENT] });
  });

  test("where a minion is asked for, one press answers", () => {
    const walker = option("minion:20", "minion", { card: 20, base: 100 });
    expect(press(offered(walker, PASS), null, "card:20")).toEqual({ do: "choose", option: walker });
  });

  test("a card that can be played there in two ways asks which", () => {
    const asAction = option("as_action:1@100", "play", { card: 1, base: 100 });
    expect(press(offered(SCOUT_ON_PITS, asAction, END), "card:1", "card:100")).toEqual({
      do: "ask",
      handle: "card:1",
      options: [SCOUT_ON_PITS, asAction],
    });
  });

  test("what is not offered asks for an explanation, with the place where one was pressed", () => {
    expect(press(offered(INVASION, END), null, "card:1")).toEqual({ do: "explain", card: 1, onto: null });
    expect(press(offered(SCOUT_ON_PITS, END), "card:1", "card:101")).toEqual({ do: "explain", card: 1, onto: 101 });
  });

  test("when somebody else decides, a press only explains", () => {
    expect(press(null, null, "card:1")).toEqual({ do: "explain", card: 1, onto: null });
  });
});

describe("drag and drop", () => {
  test("a card dropped on a minion goes to the base below where only that is a place for it", () => {
    expect(drop(TURN, "card:1", ["card:20", "card:100"])).toEqual({ do: "choose", option: SCOUT_ON_PITS });
    expect(drop(TURN, "card:3", ["card:20", "card:100"])).toEqual({ do: "choose", option: CHUM_ON_WALKER });
  });

  test("an action without a place is played wherever it is dropped", () => {
    expect(drop(TURN, "card:2", [])).toEqual({ do: "choose", option: INVASION });
    expect(drop(TURN, "card:2", ["card:101"])).toEqual({ do: "choose", option: INVASION });
  });

  test("dropped beside everything it goes back", () => {
    expect(drop(TURN, "card:1", [])).toEqual({ do: "unpick" });
  });

  test("dropped where it cannot go it asks for an explanation", () => {
    expect(drop(offered(SCOUT_ON_PITS, END), "card:1", ["card:101"])).toEqual({ do: "explain", card: 1, onto: 101 });
    expect(drop(null, "card:1", ["card:101"])).toEqual({ do: "explain", card: 1, onto: 101 });
  });
});

describe("highlights", () => {
  test("first everything that can be pressed, then only the places for what was picked", () => {
    expect([...highlighted(TURN, null)].sort()).toEqual(["card:1", "card:2", "card:20", "card:3"]);
    expect([...highlighted(TURN, "card:1")]).toEqual(["card:100", "card:101"]);
    expect([...highlighted(TURN, "card:2")]).toEqual([]);
    expect([...highlighted(null, null)]).toEqual([]);
  });

  test("where only the place is left to say, the card is picked up from the start", () => {
    expect(pickedAtFirst(offered(SCOUT_ON_PITS, SCOUT_ON_VATS))).toBe("card:1");
    expect(pickedAtFirst(offered(SCOUT_ON_PITS, SCOUT_ON_VATS, PASS))).toBe(null);
    expect(pickedAtFirst(offered(SCOUT_ON_PITS, CHUM_ON_WALKER))).toBe(null);
    expect(pickedAtFirst(offered(INVASION))).toBe(null);
  });
});
