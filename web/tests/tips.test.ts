import { expect, test } from "vitest";

import type { Suggestion } from "../src/lib/protocol/types";
import { alsoGood } from "../src/lib/table/tips";

const suggestion = (label: string, chance: number): Suggestion => ({ key: label, label, chance, reason: "" });

test("nothing that is only also good promises more than what is recommended", () => {
  const found = alsoGood([suggestion("Scout", 0.58), suggestion("Probe", 0.59), suggestion("End", 0.41)]);
  expect(found).toEqual(["Probe (about as good)", "End (41 %)"]);
  expect(alsoGood([suggestion("Scout", 0.58), suggestion("Probe", 0.582)])).toEqual(["Probe (58 %)"]);
  expect(alsoGood([])).toEqual([]);
});
