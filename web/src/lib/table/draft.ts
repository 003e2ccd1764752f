/** The tournament draft: who bans and takes when, and what has become of each faction of the pool. */

import type { DraftSeen } from "../protocol/types";

export type Doing = "ban" | "take" | "bases";

export interface DraftStep {
  does: Doing;
  player: number;
  /** What was banned or taken; missing: that is still to come. */
  faction?: string;
}

/** 0: who drafts first. The numbers of the rules (14.7). */
const ORDER: readonly (readonly [Doing, readonly (0 | 1)[]])[] = [
  ["ban", [0, 1, 0, 1]],
  ["take", [0, 1, 1, 0]],
  ["bases", [0, 1]],
];

const done = (draft: DraftSeen): Record<Doing, DraftSeen["taken"]> => ({
  ban: draft.banned,
  take: draft.taken,
  bases: draft.bases,
});

/** Every step of the draft in order. `asked` is who is asked now. */
export function stepsOf(draft: DraftSeen, asked: number | undefined): DraftStep[] {
  const first = draft.banned[0]?.player ?? asked ?? 0;
  return ORDER.flatMap(([does, order]) =>
    order.map((turn, index): DraftStep => {
      const faction = done(draft)[does][index]?.faction;
      const player = turn === 0 ? first : 1 - first;
      return faction === undefined ? { does, player } : { does, player, faction };
    }),
  );
}

/** What is done now; missing: the draft is over. */
export const nowDone = (draft: DraftSeen): Doing | undefined =>
  ORDER.find(([does, order]) => done(draft)[does].length < order.length)?.[0];

/** What has become of a faction; missing: it is still in the pool. */
export function fateOf(draft: DraftSeen, faction: string): { was: Doing; player: number } | undefined {
  for (const [was] of ORDER) {
    const found = done(draft)[was].find((one) => one.faction === faction);
    if (found) return { was, player: found.player };
  }
  return undefined;
}
