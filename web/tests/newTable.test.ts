import { describe, expect, it } from "vitest";

import {
  addSeat,
  beginsAtOnce,
  botSitter,
  freshForm,
  problems,
  quickTable,
  removeSeat,
  sit,
  tableToMake,
  yourSeat,
} from "../src/lib/newTable";
import type { CatalogueFaction } from "../src/lib/protocol/types";

const SETS = ["core", "extra"];
const faction = (key: string, set: string): CatalogueFaction => ({
  key,
  name: key.toUpperCase(),
  set,
  set_name: set,
  blurb: "",
  cards: [],
  bases: [],
  titans: [],
});
const FACTIONS = [
  ...["aliens", "ninjas", "pirates", "robots"].map((key) => faction(key, "core")),
  ...["ghosts", "sharks", "apes", "spies"].map((key) => faction(key, "extra")),
];
const fresh = () => freshForm("Ann", SETS, "normal");

describe("the form for a new table", () => {
  it("begins as you against one bot, with nothing wrong", () => {
    const form = fresh();
    expect(problems(form, FACTIONS)).toEqual([]);
    expect(beginsAtOnce(form)).toBe(true);
    expect(tableToMake(form, SETS)).toEqual({
      name: "Ann",
      seat: 0,
      settings: {
        seats: [{ kind: "person" }, { kind: "bot", level: "normal" }],
        setup: "random",
        variants: {
          all_bases: false,
          classic_mulligan: false,
          duplicate_factions: false,
          titans: false,
          target_vp: 15,
          ask_single: false,
          ask_end: true,
        },
        hints: true,
        speed: "normal",
        open: false,
      },
    });
  });

  it("has two to four seats", () => {
    const form = fresh();
    removeSeat(form, 1);
    expect(form.seats).toHaveLength(2);
    addSeat(form, "person");
    addSeat(form, "person");
    addSeat(form, "person");
    expect(form.seats.map((seat) => seat.sitter)).toEqual(["you", "bot:normal", "person", "person"]);
  });

  it("gives you one seat: who sat there changes places with you", () => {
    const form = fresh();
    sit(form, 1, "you");
    expect(form.seats.map((seat) => seat.sitter)).toEqual(["bot:normal", "you"]);
    expect(yourSeat(form)).toBe(1);
    expect(tableToMake(form, SETS).seat).toBe(1);
  });

  it("lets you only watch bots, without a name", () => {
    const form = fresh();
    sit(form, 0, botSitter("hard"));
    form.name = "";
    expect(problems(form, FACTIONS)).toEqual([]);
    const table = tableToMake(form, SETS);
    expect(table.name).toBeUndefined();
    expect(table.seat).toBeUndefined();
  });

  it("wants a seat for who makes a private table for others", () => {
    const form = fresh();
    sit(form, 0, "person");
    expect(problems(form, FACTIONS)).toEqual([
      "Whoever makes a private table takes a seat at it: sit down somewhere, or open the table to everybody.",
    ]);
    form.open = true;
    expect(problems(form, FACTIONS)).toEqual([]);
  });

  it("wants a name of more than spaces", () => {
    const form = fresh();
    form.name = "  ";
    expect(problems(form, FACTIONS)).toHaveLength(1);
  });

  it("wants enough factions for everybody", () => {
    const form = fresh();
    addSeat(form, "person");
    form.sets = ["core"];
    expect(problems(form, FACTIONS)).toEqual(["These sets have 4 factions, and 3 players need 6."]);
    form.variants.duplicate_factions = true;
    expect(problems(form, FACTIONS)).toEqual([]);
    form.sets = [];
    expect(problems(form, FACTIONS)).toEqual(["Choose at least one set."]);
  });

  it("wants enough factions on offer in a draft, and sends how many", () => {
    const form = fresh();
    form.setup = "draft";
    addSeat(form, "person");
    form.onOffer = 4;
    expect(problems(form, FACTIONS)).toEqual(["A draft for 3 players needs at least 6 factions on offer."]);
    form.onOffer = 8;
    expect(problems(form, FACTIONS)).toEqual([]);
    expect(tableToMake(form, SETS).settings.variants.on_offer).toBe(8);
  });

  it("wants pairs of different factions, each at one seat", () => {
    const form = fresh();
    form.setup = "given";
    form.seats[0]!.factions = ["aliens", "aliens"];
    form.seats[1]!.factions = ["ninjas", ""];
    expect(problems(form, FACTIONS)).toEqual([
      "Seat 1 has ALIENS twice: a player takes two different factions.",
      "Seat 2 has one faction: choose both, or none for any two.",
    ]);
    form.seats[0]!.factions = ["aliens", "ninjas"];
    form.seats[1]!.factions = ["ninjas", "robots"];
    expect(problems(form, FACTIONS)).toEqual(["NINJAS is at seats 1 and 2: allow that below, or change one."]);
    form.variants.duplicate_factions = true;
    expect(problems(form, FACTIONS)).toEqual([]);
  });

  it("sends factions only where they are given here", () => {
    const form = fresh();
    form.seats[0]!.factions = ["aliens", "ninjas"];
    expect(tableToMake(form, SETS).settings.seats[0]).toEqual({ kind: "person" });
    form.setup = "given";
    expect(tableToMake(form, SETS).settings.seats).toEqual([
      { kind: "person", factions: ["aliens", "ninjas"] },
      { kind: "bot", level: "normal" },
    ]);
  });

  it("sends the sets in their order, and none when all are used", () => {
    const form = fresh();
    form.sets = ["extra", "core"];
    expect(tableToMake(form, SETS).settings.sets).toBeUndefined();
    form.sets = ["extra"];
    expect(tableToMake(form, SETS).settings.sets).toEqual(["extra"]);
  });

  it("keeps the points to win within bounds", () => {
    const form = fresh();
    form.variants.target_vp = 0;
    expect(problems(form, FACTIONS)).toEqual(["The points to win are a whole number from 1 to 100."]);
  });
});

describe("play now", () => {
  it("sits you down with the shown pair against bots with any factions", () => {
    const { settings, name, seat } = quickTable("Ann", "easy", 2, ["ghosts", "sharks"]);
    expect(name).toBe("Ann");
    expect(seat).toBe(0);
    expect(settings.setup).toBe("given");
    expect(settings.seats).toEqual([
      { kind: "person", factions: ["ghosts", "sharks"] },
      { kind: "bot", level: "easy" },
      { kind: "bot", level: "easy" },
    ]);
  });

  it("is random all round while no pair is known", () => {
    expect(quickTable("Ann", "easy", 1).settings.setup).toBe("random");
  });
});

describe("the tournament draft", () => {
  const pool = Array.from({ length: 14 }, (_, number) => faction(`f${number}`, "core"));
  const drafting = () => ({ ...fresh(), setup: "tournament" as const });

  it("is for two players with enough factions", () => {
    expect(problems(drafting(), pool)).toEqual([]);
    expect(problems(drafting(), FACTIONS)).toEqual(["The tournament draft needs 14 factions, and these sets have 8."]);
    const three = drafting();
    addSeat(three, "person");
    expect(problems(three, pool)).toEqual(["The tournament draft is for two players."]);
  });

  it("does not go with variants about what is in the game", () => {
    const form = drafting();
    form.variants.all_bases = form.variants.duplicate_factions = true;
    expect(problems(form, pool)).toEqual([
      "In a tournament the bases are drafted: switch off “All bases” below.",
      "In a tournament nobody has what another has: switch off “Same factions allowed” below.",
    ]);
  });
});

describe("what was played lately", () => {
  it("is left out where factions are dealt and that is wanted", () => {
    const recent = ["aliens", "ghosts"];
    const form = fresh();
    expect(tableToMake(form, SETS, recent).settings.avoid).toBeUndefined();
    form.fresh = true;
    expect(tableToMake(form, SETS, recent).settings.avoid).toEqual(recent);
    form.setup = "given";
    expect(tableToMake(form, SETS, recent).settings.avoid).toEqual(recent);
    form.setup = "draft";
    expect(tableToMake(form, SETS, recent).settings.avoid).toBeUndefined();
  });

  it("and the sets of the box are used for a quick game", () => {
    expect(quickTable("Ann", "easy", 1).settings).not.toHaveProperty("sets");
    const { settings } = quickTable("Ann", "easy", 1, undefined, { sets: ["core"], avoid: ["aliens"] });
    expect(settings.sets).toEqual(["core"]);
    expect(settings.avoid).toEqual(["aliens"]);
  });
});
