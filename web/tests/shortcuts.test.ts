import { expect, test } from "vitest";

import { commandOf, SHORTCUTS } from "../src/lib/table/shortcuts";

const key = (name: string, held: Partial<Record<"ctrlKey" | "metaKey" | "altKey", boolean>> = {}): unknown =>
  commandOf({ key: name, ctrlKey: false, metaKey: false, altKey: false, ...held });

test("digits are the cards of the hand from the left, 0 the tenth", () => {
  expect([key("1"), key("9"), key("0")]).toEqual([
    { do: "card", index: 0 },
    { do: "card", index: 8 },
    { do: "card", index: 9 },
  ]);
});

test("letters mean the same in capitals", () => {
  expect(key("e")).toEqual({ do: "quiet" });
  expect(key("E")).toEqual({ do: "quiet" });
});

test("what belongs to the browser is left alone", () => {
  expect(key("r", { ctrlKey: true })).toBe(null);
  expect(key("Tab")).toBe(null);
  expect(key("Enter")).toBe(null);
});

test("every key of the list means something", () => {
  const arrows: Record<string, string> = { "→": "ArrowRight", "←": "ArrowLeft", Esc: "Escape" };
  const listed = SHORTCUTS.flatMap((group) => group.shortcuts.flatMap((shortcut) => shortcut.keys));
  for (const name of listed.filter((one) => one !== "…" && one !== "Enter")) {
    expect(key(arrows[name] ?? name), name).not.toBe(null);
  }
});
