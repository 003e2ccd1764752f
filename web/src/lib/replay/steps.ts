/** The ways through a replay: from step to step, from turn to turn, from scoring to scoring. */

import type { ReplayStep } from "../protocol/types";
import { list } from "../phrases";

export interface ScoringStep {
  step: number;
  turn: number;
  bases: readonly string[];
}

/** The steps at which bases score. */
export function scoringsOf(steps: readonly ReplayStep[]): ScoringStep[] {
  return steps.flatMap(({ step, turn, scored }) => (scored?.length ? [{ step, turn, bases: scored }] : []));
}

/** The steps at which a turn begins; the beginning of the game counts as one. */
export function turnsOf(steps: readonly ReplayStep[]): ReplayStep[] {
  return steps.filter((one, index) => index === 0 || steps[index - 1]?.turn !== one.turn);
}

/** The first of these steps after the present one. */
export const following = (steps: readonly { step: number }[], now: number): number | undefined =>
  steps.find(({ step }) => step > now)?.step;

/** The last of these steps before the present one. */
export const preceding = (steps: readonly { step: number }[], now: number): number | undefined =>
  steps.findLast(({ step }) => step < now)?.step;

/** "Step 120 of 480, turn 9 of Ann, Play Cards". */
export function inWords(steps: readonly ReplayStep[], step: number, names: readonly string[]): string {
  const now = steps[step];
  const at = `Step ${step} of ${Math.max(0, steps.length - 1)}`;
  if (!now || now.turn === 0) return `${at}, before the first turn`;
  const scored = now.scored?.length ? `, ${list(now.scored)} ${now.scored.length > 1 ? "score" : "scores"}` : "";
  return `${at}, turn ${now.turn} of ${names[now.current_player] ?? "somebody"}, ${now.phase}${scored}`;
}
