import { expect, test } from "vitest";

import { mayReload } from "../src/lib/reload";
import { strategyFor } from "../worker/strategy";
import { memory } from "./builders";

const HERE = "https://smash.example";
const asked = (path: string, mode = "cors", method = "GET") =>
  strategyFor({ method, mode, url: new URL(path, HERE).href }, HERE);

test("a page comes from the network first, so that nobody is held in an old shell", () => {
  for (const path of ["/", "/t/abc", "/cards/aliens/scout", "/rules?q=tie"])
    expect(asked(path, "navigate")).toBe("shell");
});

test("what can be read is kept as it was last; built files are kept for good", () => {
  expect(asked("/api/catalogue")).toBe("last");
  expect(asked("/api/puzzles")).toBe("last");
  expect(asked("/assets/index-abc123.js")).toBe("kept");
  expect(asked("/theme.js")).toBe("renewed");
});

test("tables, replays, other sites and everything that changes something go to the network alone", () => {
  for (const path of ["/api/tables", "/api/tables/abc", "/api/replays/abc/steps?as=all", "/api/health", "/ws"])
    expect(asked(path)).toBe("network");
  expect(asked("/api/tables/abc/save", "navigate")).toBe("network");
  expect(asked("/api/catalogue", "cors", "POST")).toBe("network");
  expect(asked("https://elsewhere.example/assets/index.js")).toBe("network");
});

test("a page whose parts are gone loads afresh, but not again and again", () => {
  const store = memory();
  expect(mayReload(1_000_000, store)).toBe(true);
  expect(mayReload(1_005_000, store)).toBe(false);
  expect(mayReload(1_030_000, store)).toBe(true);
});
