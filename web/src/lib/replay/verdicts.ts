/** What the analysis says about a step: the options with the bot's estimates, and where the curve is. */

import type { AnalysedDecision, CurvePoint, DecisionSeen } from "../protocol/types";

export interface OptionRow {
  key: string;
  label: string;
  chosen: boolean;
  /** The bot's own choice. */
  best: boolean;
  /** The estimated chance of winning; missing: the bot has not looked at it closely. */
  chance?: number;
  reason?: string;
}

/** The options of a decision, those that the bot thought best first, then the others as they were offered. */
export function optionRows(
  decision: DecisionSeen | undefined,
  chosen: string | undefined,
  analysed: AnalysedDecision | undefined,
): OptionRow[] {
  const suggestions = analysed?.suggestions ?? [];
  const rows = (decision?.options ?? []).map(({ key, label }): OptionRow => {
    const suggestion = suggestions.find((one) => one.key === key);
    const estimate = suggestion?.chance ?? (key === analysed?.chosen ? analysed.chosen_chance : undefined);
    return {
      key,
      label,
      chosen: key === chosen,
      best: key === suggestions[0]?.key,
      ...(estimate === undefined ? {} : { chance: estimate }),
      ...(suggestion?.reason ? { reason: suggestion.reason } : {}),
    };
  });
  const rank = ({ key }: OptionRow): number => {
    const found = suggestions.findIndex((one) => one.key === key);
    return found < 0 ? suggestions.length : found;
  };
  return rows.toSorted((one, other) => rank(one) - rank(other));
}

/** Differences smaller than this are within what the bot cannot tell apart. */
const ALIKE = 0.02;

/** What the bot thinks of what was chosen, in a sentence; empty: nothing is known. */
export function verdictOn(rows: readonly OptionRow[], percent: (chance: number) => string): string {
  const best = rows.find((row) => row.best);
  const chosen = rows.find((row) => row.chosen);
  if (best?.chance === undefined) return "";
  if (!chosen) return `The bot would choose ${best.label} (${percent(best.chance)}).`;
  if (chosen === best) return `The bot would choose the same (${percent(best.chance)}).`;
  const instead = `The bot would choose ${best.label} (${percent(best.chance)})`;
  if (chosen.chance === undefined) return `${instead}.`;
  if (best.chance - chosen.chance < ALIKE)
    return `${instead}, but thinks this about as good (${percent(chosen.chance)}).`;
  return `${instead}; it gives this one ${percent(chosen.chance)}.`;
}

/** The point of the curve that a step belongs to: the last one that is not after it. */
export function pointAt(curve: readonly CurvePoint[], step: number): number {
  return Math.max(
    0,
    curve.findLastIndex((point) => point.step <= step),
  );
}
