import { expect, test } from "vitest";

import { factionsTaken } from "../src/lib/table/setup";
import { event } from "./builders";

const ALIENS = { key: "aliens", name: "Aliens" };
const ROBOTS = { key: "robots", name: "Robots" };
const PIRATES = { key: "pirates", name: "Pirates" };

test("taken factions are kept by seat, in the order they were taken", () => {
  const events = [
    event("take_faction", "Ada takes Robots.", { player: 0, target: "Robots" }),
    event("take_faction", "Ben takes Aliens.", { player: 1, target: "Aliens" }),
    event("take_faction", "Ada takes Pirates.", { player: 0, target: "Pirates" }),
    event("name", "Ben names Pirates.", { player: 1, target: "Pirates" }),
  ];
  expect(factionsTaken(events, [ALIENS, ROBOTS, PIRATES])).toEqual([[ROBOTS, PIRATES], [ALIENS]]);
});
