import { expect, test } from "vitest";

import { playsInWords, playsLeft } from "../src/lib/table/plays";
import { base, game } from "./builders";

const extra = { minion: true, free_base: false, batch: 0, standing: -1 };

test("ordinary plays are counted", () => {
  expect(playsInWords(playsLeft(game({ minion_plays: 1, action_plays: 2 })) ?? [])).toBe("1 minion, 2 actions");
});

test("extra plays say their limits, and equal ones are counted together", () => {
  const seen = game({
    minion_plays: 0,
    action_plays: 0,
    bases: [base(100, "The Homeworld")],
    extra_plays: [
      { ...extra, power_up_to: 2, base: 100 },
      { ...extra, minion: false },
      { ...extra, minion: false },
    ],
  });
  expect(playsInWords(playsLeft(seen) ?? [])).toBe(
    "an extra minion of power 2 or less on The Homeworld, 2 extra actions",
  );
});

test("nothing left is said", () => {
  expect(playsInWords(playsLeft(game({ minion_plays: 0, action_plays: 0 })) ?? [])).toBe("no plays left");
});

test("outside the Play Cards phase there are no plays to count", () => {
  expect(playsLeft(game({ phase: "Score Bases" }))).toBe(null);
});
