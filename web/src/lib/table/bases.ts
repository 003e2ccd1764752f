/** A base as people read it: whose power it is, who would get what, and the minions by player. */

import type { BaseSeen, CardInPlaySeen } from "../protocol/types";
import type { Scoring } from "./pacing";

export interface Segment {
  player: number;
  power: number;
  /** Share of the whole bar, 0 to 1. */
  share: number;
}

export interface PowerBar {
  total: number;
  breakpoint: number;
  /** Where the breakpoint is on the bar, 0 to 1. */
  mark: number;
  ready: boolean;
  segments: Segment[];
}

/** The bar of everybody's power: it ends at the breakpoint, or at the total where that is more. */
export function powerBar(base: BaseSeen): PowerBar {
  const total = base.totals.reduce((sum, power) => sum + power, 0);
  const whole = Math.max(total, base.breakpoint, 1);
  const segments = base.totals.map((power, player) => ({ player, power, share: Math.max(0, power) / whole }));
  return {
    total,
    breakpoint: base.breakpoint,
    mark: Math.max(0, base.breakpoint) / whole,
    ready: total >= base.breakpoint,
    segments: segments.filter((segment) => segment.share > 0),
  };
}

/** How near a base is to breaking: 0, far from it, to 4, there. */
export function heatOf({ total, breakpoint, ready }: PowerBar): 0 | 1 | 2 | 3 | 4 {
  if (ready) return 4;
  const near = total / Math.max(1, breakpoint);
  return near >= 0.8 ? 3 : near >= 0.55 ? 2 : near >= 0.3 ? 1 : 0;
}

export interface Group {
  player: number;
  power: number;
  /** From 1; missing: no place if it scored now. */
  place?: number;
  vp: number;
  minions: CardInPlaySeen[];
}

/** Everybody who has something here, best first: what they would get now, and their minions, strongest first. */
export function groupsOn(base: BaseSeen): Group[] {
  const groups = base.totals.map((power, player): Group => {
    const paid = base.if_scored_now.find((place) => place.player === player);
    const minions = base.minions.filter((minion) => minion.controller === player);
    minions.sort((one, other) => (other.power ?? 0) - (one.power ?? 0) || one.name.localeCompare(other.name));
    return { player, power, place: paid?.place, vp: paid?.vp ?? 0, minions };
  });
  return groups
    .filter((group) => group.minions.length > 0 || group.power !== 0 || group.place !== undefined)
    .sort(
      (one, other) => (one.place ?? 9) - (other.place ?? 9) || other.power - one.power || one.player - other.player,
    );
}

export type Change = "raised" | "lowered" | "same";

/** How a minion's power compares with what is printed. */
export function powerChange(minion: CardInPlaySeen): Change {
  const power = minion.power ?? 0;
  const printed = minion.printed_power ?? power;
  return power > printed ? "raised" : power < printed ? "lowered" : "same";
}

const ORDINALS = ["1st", "2nd", "3rd", "4th"];

export const ordinal = (place: number): string => ORDINALS[place - 1] ?? `${place}th`;

export interface Placed {
  player: number;
  /** "1st", once it is paid. */
  ordinal: string;
  place?: number;
  power?: number;
  /** What was paid so far. */
  vp?: number;
}

const PLACES = ["first place", "second place", "third place"];

/** Everybody at a base that scores, best first: by place, and by power as long as that is not paid. */
export function placing({ powers, awards, others }: Scoring): Placed[] {
  const players = new Set([
    ...awards.map((award) => award.player),
    ...others.map((other) => other.player),
    ...(powers ?? []).flatMap((power, player) => (power > 0 ? [player] : [])),
  ]);
  const rows = [...players].map((player): Placed => {
    const award = awards.find((one) => one.player === player);
    const place = award ? PLACES.indexOf(award.place) + 1 : 0;
    const paid = [...(award ? [award] : []), ...others.filter((one) => one.player === player)];
    return {
      player,
      ordinal: place > 0 ? ordinal(place) : "",
      ...(place > 0 ? { place } : {}),
      ...(powers ? { power: powers[player] ?? 0 } : {}),
      ...(paid.length > 0 ? { vp: paid.reduce((sum, one) => sum + one.vp, 0) } : {}),
    };
  });
  return rows.sort(
    (one, other) =>
      (powers ? (other.power ?? 0) - (one.power ?? 0) : 0) ||
      (one.place ?? 9) - (other.place ?? 9) ||
      one.player - other.player,
  );
}
