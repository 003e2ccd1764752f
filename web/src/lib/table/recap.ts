/** The story of a finished game: how the points went, what scored, and what is worth telling. */

import type { EventSeen } from "../protocol/types";

export interface Point {
  turn: number;
  vp: number[];
}

export interface ScoredBase {
  turn: number;
  base: string;
  awards: { player: number; vp: number; place: string }[];
}

export interface Figures {
  minions: number;
  actions: number;
  drawn: number;
  basesWon: number;
  fromBases: number;
  fromCards: number;
}

export interface Moment {
  turn: number;
  player?: number;
  title: string;
  text: string;
}

export interface Recap {
  turns: number;
  /** The points at the start of the game and after every turn in which somebody scored. */
  points: Point[];
  bases: ScoredBase[];
  figures: Figures[];
  moments: Moment[];
}

export function recapOf(events: readonly EventSeen[], names: readonly string[]): Recap {
  const players = names.length;
  const bases = basesScored(events);
  const points = pointsOver(events, players);
  return {
    turns: Math.max(0, ...events.map((event) => event.turn)),
    points,
    bases,
    figures: names.map((_, player) => figuresOf(events, bases, player)),
    moments: [...leads(points, names), ...bigBases(bases, names), ...slaughters(events)].sort(
      (one, other) => one.turn - other.turn,
    ),
  };
}

function pointsOver(events: readonly EventSeen[], players: number): Point[] {
  const vp = Array.from({ length: players }, () => 0);
  const points: Point[] = [{ turn: 0, vp: [...vp] }];
  for (const event of events) {
    const change = gained(event);
    if (change === 0 || event.player === undefined) continue;
    vp[event.player] = (vp[event.player] ?? 0) + change;
    const last = points.at(-1);
    if (last?.turn === event.turn) last.vp = [...vp];
    else points.push({ turn: event.turn, vp: [...vp] });
  }
  return points;
}

function gained(event: EventSeen): number {
  if (event.kind === "award" || event.kind === "vp") return event.amount ?? 0;
  return event.kind === "lose_vp" ? -(event.amount ?? 0) : 0;
}

function basesScored(events: readonly EventSeen[]): ScoredBase[] {
  const found: ScoredBase[] = [];
  for (const { kind, turn, base, player, amount = 0, target = "" } of events) {
    if (kind !== "award" || base === undefined || player === undefined) continue;
    const last = found.at(-1);
    const award = { player, vp: amount, place: target };
    if (last?.turn === turn && last.base === base) last.awards.push(award);
    else found.push({ turn, base, awards: [award] });
  }
  for (const { awards } of found) awards.sort((one, other) => rank(one.place) - rank(other.place));
  return found;
}

const RANKS = ["first place", "second place", "third place"];

const rank = (place: string): number => (RANKS.includes(place) ? RANKS.indexOf(place) : RANKS.length);

function figuresOf(events: readonly EventSeen[], bases: readonly ScoredBase[], player: number): Figures {
  const own = events.filter((event) => event.player === player);
  const sum = (kind: string): number =>
    own.filter((event) => event.kind === kind).reduce((total, event) => total + (event.amount ?? 0), 0);
  return {
    minions: own.filter((event) => event.kind === "play_minion").length,
    actions: own.filter((event) => ["play", "play_on_base", "play_on_minion"].includes(event.kind)).length,
    drawn: own
      .filter((event) => event.kind === "draw")
      .reduce((total, event) => total + (event.cards?.length ?? event.count ?? 0), 0),
    basesWon: bases.filter(({ awards }) => awards.some((one) => one.player === player && one.place === RANKS[0]))
      .length,
    fromBases: sum("award"),
    fromCards: sum("vp") - sum("lose_vp"),
  };
}

/** Who took the lead from whom. */
function leads(points: readonly Point[], names: readonly string[]): Moment[] {
  const moments: Moment[] = [];
  let leader: number | null = null;
  for (const { turn, vp } of points) {
    const most = Math.max(...vp);
    const [first, ...others] = vp.flatMap((one, player) => (one === most ? [player] : []));
    if (most <= 0 || first === undefined || others.length > 0 || first === leader) continue;
    const score = [...vp].sort((one, other) => other - one).join(" to ");
    moments.push({
      turn,
      player: first,
      title: leader === null ? `${names[first]} scores first` : `${names[first]} takes the lead`,
      text: `${score}.`,
    });
    leader = first;
  }
  return moments;
}

const MANY_POINTS = 7;

function bigBases(bases: readonly ScoredBase[], names: readonly string[]): Moment[] {
  return bases.flatMap(({ turn, base, awards }) => {
    const [first] = awards;
    const paid = awards.reduce((sum, award) => sum + award.vp, 0);
    if (!first || paid < MANY_POINTS) return [];
    const shares = awards.map((award) => `${names[award.player]} +${award.vp}`).join(", ");
    return [{ turn, player: first.player, title: `${base} pays ${paid} points`, text: `${shares}.` }];
  });
}

const MANY_DESTROYED = 3;

/** Turns in which many minions were destroyed. */
function slaughters(events: readonly EventSeen[]): Moment[] {
  const byTurn = new Map<number, string[]>();
  for (const event of events) {
    if (event.kind !== "destroy") continue;
    const names = (event.cards ?? []).map((card) => card.name);
    byTurn.set(event.turn, [...(byTurn.get(event.turn) ?? []), ...names]);
  }
  return [...byTurn].flatMap(([turn, lost]) =>
    lost.length < MANY_DESTROYED
      ? []
      : [{ turn, title: `${lost.length} cards destroyed in one turn`, text: `${lost.join(", ")}.` }],
  );
}
