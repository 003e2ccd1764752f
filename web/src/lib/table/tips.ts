/** A bot's advice in words. */

import { percent } from "../phrases";
import type { Suggestion } from "../protocol/types";

/**
 * What else is good. The bot recommends what it has looked into most: something it has hardly tried may promise more,
 * which would only be confusing beside it.
 */
export function alsoGood([tip, ...others]: readonly Suggestion[]): string[] {
  if (!tip) return [];
  const inPercent = (chance: number): number => Math.round(chance * 100);
  return others
    .slice(0, 2)
    .map(({ label, chance }) =>
      inPercent(chance) > inPercent(tip.chance) ? `${label} (about as good)` : `${label} (${percent(chance)})`,
    );
}
