/** A scoring window: the base, who leads on it, and what each answer would change. */

import type { BaseSeen, GameSeen, OptionSeen } from "../protocol/types";
import { groupsOn, type Group } from "./bases";
import type { Offers } from "./offers";
import type { Places } from "./places";

export interface Reaction {
  base: BaseSeen;
  /** Before or after the points are given. */
  moment: "before" | "after";
  standing: Group[];
  answers: Answer[];
}

export interface Answer {
  option: OptionSeen;
  /** The card that would be played or used. */
  card: string;
  /** Where you would stand, if that is known: a minion that comes here counts at once. */
  change?: { from: Standing; to: Standing };
}

export interface Standing {
  power: number;
  /** 0: none. */
  place: number;
  vp: number;
}

export function reactionOf(game: GameSeen, offers: Offers, places: Places, you: number): Reaction | null {
  const base = game.bases.find((one) => one.id === game.scoring);
  const moment = /^special_(before|after)_scoring$/.exec(offers.decision.question)?.[1];
  if (!base || (moment !== "before" && moment !== "after")) return null;
  const answers = (offers.decision.options ?? []).flatMap((option): Answer[] => {
    const card = option.card === undefined ? undefined : places.get(option.card)?.card;
    if (!card) return [];
    const held = game.players[you]?.hand.find((one) => one.id === option.card);
    const comes = moment === "before" && option.base === base.id && held?.kind === "minion" ? held.power : undefined;
    const change =
      comes === undefined ? {} : { change: { from: standingAt(base, you), to: standingAt(base, you, comes) } };
    return [{ option, card: card.name, ...change }];
  });
  return { base, moment, standing: groupsOn(base), answers };
}

/** Where a player stands, with so much more power: equal powers share a place, and use up the next (6.7). */
export function standingAt(base: BaseSeen, player: number, more = 0): Standing {
  const power = (base.totals[player] ?? 0) + more;
  const place = power > 0 ? 1 + base.totals.filter((other, who) => who !== player && other > power).length : 0;
  return { power, place, vp: place > 0 ? (base.vp[place - 1] ?? 0) : 0 };
}
