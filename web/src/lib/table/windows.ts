/** Windows: moments at which everybody who could hold a fitting card is asked in turn whether to play it. */

import type { DecisionSeen } from "../protocol/types";

const WINDOWS = new Set(["special_before_scoring", "special_after_scoring", "answer"]);

export const isWindow = (decision: DecisionSeen | undefined): boolean =>
  decision !== undefined && WINDOWS.has(decision.question);

/** You hold nothing that fits, which the others cannot know: the server passes for you in a moment. */
export const passesByItself = (decision: DecisionSeen | undefined): boolean =>
  decision !== undefined && isWindow(decision) && decision.options?.length === 1;

/** What the others see, whoever holds what. */
export const askedInTurn = (who: string, decision: DecisionSeen): string =>
  decision.question === "answer"
    ? `${who} may play a card in answer.`
    : `${who} may play a Special ${decision.question === "special_before_scoring" ? "before" : "after"} the scoring.`;

/** How to be asked less, where something could be played now. */
export function waysToPass(decision: DecisionSeen): { until: "turn" | "base"; label: string }[] {
  if (!isWindow(decision) || passesByItself(decision)) return [];
  const atBase = { until: "base" as const, label: "Pass at this base" };
  return [...(decision.question === "answer" ? [] : [atBase]), { until: "turn", label: "Pass all this turn" }];
}
