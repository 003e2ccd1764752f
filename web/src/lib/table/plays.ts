/** What the current player may still play, in a few words each. */

import type { ExtraPlaySeen, GameSeen } from "../protocol/types";

export interface PlayLeft {
  kind: "minion" | "action";
  /** More than one ordinary play of the same kind. */
  count: number;
  /** The limits of an extra play; empty: any card of that kind. */
  limits: string;
  extra: boolean;
}

/** The plays that are left; null outside the Play Cards phase. */
export function playsLeft(game: GameSeen): PlayLeft[] | null {
  if (game.over || game.phase !== "Play Cards") return null;
  const left: PlayLeft[] = [];
  if (game.minion_plays > 0) left.push({ kind: "minion", count: game.minion_plays, limits: "", extra: false });
  if (game.action_plays > 0) left.push({ kind: "action", count: game.action_plays, limits: "", extra: false });
  for (const play of game.extra_plays) {
    const one: PlayLeft = {
      kind: play.minion ? "minion" : "action",
      count: 1,
      limits: limits(game, play),
      extra: true,
    };
    const same = left.find((other) => other.extra && other.kind === one.kind && other.limits === one.limits);
    if (same) same.count += 1;
    else left.push(one);
  }
  return left;
}

/** Such as "1 minion, extra action". */
export function playsInWords(left: readonly PlayLeft[]): string {
  if (left.length === 0) return "no plays left";
  return left.map(playInWords).join(", ");
}

export function playInWords(play: PlayLeft): string {
  const number = play.extra ? (play.count > 1 ? `${play.count} extra` : "an extra") : String(play.count);
  const noun = play.count > 1 ? `${play.kind}s` : play.kind;
  return [number, noun, play.limits].filter((word) => word !== "").join(" ");
}

function limits(game: GameSeen, play: ExtraPlaySeen): string {
  const words: string[] = [];
  if (play.power_up_to !== undefined) words.push(`of power ${play.power_up_to} or less`);
  if (play.name !== undefined) words.push(`named ${play.name}`);
  else if (play.batch !== 0) words.push("that shares its name with the others");
  const base = game.bases.find((one) => one.id === play.base);
  if (base) words.push(`on ${base.name}`);
  if (play.free_base) words.push("where you have no minion");
  return words.join(" ");
}
