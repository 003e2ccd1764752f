import { expect, test } from "vitest";

import { freshForm, type TableForm } from "../src/lib/newTable";
import { applyPreset, forgetPreset, keepPreset, presetIn, presetLink, presetOf, presets } from "../src/lib/presets";
import { memory } from "./builders";

const SETS = ["core", "nine"];
const LEVELS = ["easy", "normal", "hard"];

function form(changes: Partial<TableForm> = {}): TableForm {
  return { ...freshForm("Ann", SETS, "hard"), ...changes };
}

test("settings are kept under a name without your own, and filled in again", () => {
  const store = memory();
  const wanted = form({ setup: "tournament", sets: ["core"], clock: 60, fresh: true });
  wanted.variants.target_vp = 20;
  keepPreset(presetOf("  Friday ", wanted), store);
  const [preset] = presets(store);
  expect(preset?.name).toBe("Friday");
  expect(JSON.stringify(preset)).not.toContain("Ann");
  const other = freshForm("Bo", SETS, "easy");
  if (preset) applyPreset(other, preset, SETS, LEVELS);
  expect(other).toEqual({ ...wanted, name: "Bo" });
});

test("a name is there once, names are in order, and one can be deleted", () => {
  const store = memory();
  for (const name of ["Sunday", "Friday", "Sunday"]) keepPreset(presetOf(name, form()), store);
  keepPreset(presetOf("Friday", form({ clock: 30 })), store);
  expect(presets(store).map((preset) => [preset.name, preset.form.clock])).toEqual([
    ["Friday", 30],
    ["Sunday", 0],
  ]);
  forgetPreset("Friday", store);
  expect(presets(store).map((preset) => preset.name)).toEqual(["Sunday"]);
});

test("titans are kept, and a preset from before there were any has none", () => {
  const store = memory();
  const wanted = form();
  wanted.variants.titans = true;
  keepPreset(presetOf("With titans", wanted), store);
  expect(presets(store)[0]?.form.variants.titans).toBe(true);
  const { titans: _, ...before } = wanted.variants;
  store.setItem(
    "smashup.presets",
    JSON.stringify([{ name: "Old", form: { ...presetOf("Old", wanted).form, variants: before } }]),
  );
  expect(presets(store)[0]?.form.variants.titans).toBe(false);
});

test("a link holds the whole preset", () => {
  const preset = presetOf("Freitag, “schön” ✦", form({ setup: "given" }));
  preset.form.seats[0]!.factions = ["aliens", "pirates"];
  const link = presetLink(preset);
  expect(link).toMatch(/^\/new#preset=[A-Za-z0-9_-]+$/);
  expect(presetIn(link.slice(link.indexOf("#")))).toEqual(preset);
});

test("sets and bots that are not to be had here are left out", () => {
  const here = freshForm("Bo", ["core"], "easy");
  applyPreset(here, presetOf("x", form({ sets: ["nine", "core"] })), ["core"], ["easy", "normal"]);
  expect(here.sets).toEqual(["core"]);
  expect(here.seats[1]?.sitter).toBe("bot:normal");
  applyPreset(here, presetOf("x", form({ sets: ["nine"] })), ["core"], LEVELS);
  expect(here.sets).toEqual(["core"]);
});

const good = presetOf("x", form());
const without = (name: string): unknown => {
  const form = Object.fromEntries(Object.entries(good.form).filter(([field]) => field !== name));
  return { name: "x", form };
};

test.each([
  [undefined],
  [null],
  [[]],
  [{ name: "", form: good.form }],
  [{ name: 5, form: good.form }],
  [{ name: "x", form: { ...good.form, setup: "auction" } }],
  [{ name: "x", form: { ...good.form, seats: [good.form.seats[0]] } }],
  [{ name: "x", form: { ...good.form, seats: [good.form.seats[0], good.form.seats[0]] } }],
  [{ name: "x", form: { ...good.form, seats: [good.form.seats[0], { sitter: "cat", factions: ["", ""] }] } }],
  [{ name: "x", form: { ...good.form, sets: [5] } }],
  [{ name: "x", form: { ...good.form, clock: -1 } }],
  [{ name: "x", form: { ...good.form, variants: { ...good.form.variants, target_vp: "9" } } }],
  [without("variants")],
  [without("open")],
  [without("speed")],
])("what is damaged is no preset: %j", (damaged) => {
  const link = presetLink(damaged as never);
  expect(presetIn(link.slice(link.indexOf("#")))).toBeUndefined();
  const store = memory();
  store.setItem("smashup.presets", JSON.stringify([damaged, good]));
  expect(presets(store)).toEqual([good]);
});

test("an address without a preset, or with a broken one, has none", () => {
  for (const hash of ["", "#", "#join=abc", "#preset=", "#preset=%%%", "#preset=bm9uZQ"])
    expect(presetIn(hash)).toBeUndefined();
});
