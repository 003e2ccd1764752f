import { expect, test } from "vitest";

import { routeOf } from "../src/lib/router";

test.each([
  ["/", { page: "home" }],
  ["/new", { page: "new" }],
  ["/new/", { page: "new" }],
  ["/tables", { page: "tables" }],
  ["/games", { page: "games" }],
  ["/learn", { page: "learn" }],
  ["/gallery", { page: "gallery" }],
  ["/t/abc123", { page: "table", table: "abc123" }],
  ["/replay/abc123", { page: "replay", replay: "abc123" }],
  ["/replay", { page: "unknown", path: "/replay" }],
  ["/t", { page: "unknown", path: "/t" }],
  ["/t/abc/def", { page: "unknown", path: "/t/abc/def" }],
  ["/nowhere", { page: "unknown", path: "/nowhere" }],
])("%s is a page", (path, route) => {
  expect(routeOf(path)).toEqual(route);
});
