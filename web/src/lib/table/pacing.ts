/** What is shown of what is known: with the hold switch on, the table stops before each base that scores. */

import type { EventSeen } from "../protocol/types";
import type { Beat } from "./beats";
import { happened, type Happened } from "./log";
import { offersOf, type Offers } from "./offers";
import { lastNumber, type Table } from "./table";
import { passesByItself } from "./windows";

export interface Pace {
  shown: Table;
  /** Known, but not shown yet, oldest first. */
  waiting: readonly Table[];
}

export const atOnce = (table: Table): Pace => ({ shown: table, waiting: [] });

/** A newer table comes in. A snapshot after a reconnection is shown at once. */
export function follow(pace: Pace, table: Table, hold: boolean): Pace {
  if (pace.waiting.length > 0) return { ...pace, waiting: [...pace.waiting, table] };
  return hold && scoredIn(pace.shown, table) !== null ? { ...pace, waiting: [table] } : atOnce(table);
}

/** Go on: show what waits, up to the next base that scores. */
export function release(pace: Pace, hold: boolean): Pace {
  const [first, ...rest] = pace.waiting;
  if (!first) return pace;
  return rest.reduce((before, table) => follow(before, table, hold), atOnce(first));
}

export interface Scoring {
  key: string;
  base: string;
  /** Each player's power there, while it is still known. */
  powers?: number[];
  awards: { player: number; vp: number; place: string }[];
  /** Points that cards and bases gave while it was scored. */
  others: { player: number; vp: number }[];
}

/** What happened between two tables. */
function newsIn(before: Table | null, after: Table): Happened[] {
  const known = lastNumber(before ?? after);
  return after.story.filter(happened).filter((entry) => entry.number > known);
}

/** The base that scored between two tables, the last one where there were several. */
export const scoredIn = (before: Table | null, after: Table): Scoring | null => scoredBy(newsIn(before, after));

/** The last base that scored in these entries. */
export function scoredBy(entries: readonly Happened[]): Scoring | null {
  let found: Scoring | null = null;
  for (const { number, events } of entries) {
    events.forEach((event, index) => {
      found = scoringAfter(found, event, `${number}.${index}`);
    });
  }
  return found;
}

function scoringAfter(found: Scoring | null, event: EventSeen, key: string): Scoring | null {
  const { kind, player, amount = 0, target = "" } = event;
  if (kind === "scoring" && event.base !== undefined) return { key, base: event.base, awards: [], others: [] };
  if (kind === "award" && event.base !== undefined && player !== undefined) {
    const scoring = found?.base === event.base ? found : { key, base: event.base, awards: [], others: [] };
    return { ...scoring, awards: [...scoring.awards, { player, vp: amount, place: target }] };
  }
  if (found && kind === "vp" && player !== undefined) {
    return { ...found, others: [...found.others, { player, vp: amount }] };
  }
  return found;
}

/** A base that is paid out, beat by beat: its powers first, then who gets what, until its cards go. */
export function scoringShown(shown: Scoring | null, beat: Beat): Scoring | null {
  const { kind, key, base, player, amount = 0 } = beat;
  if (kind === "scoring" || kind === "award") {
    const found = beat.game.bases.find((one) => one.name === base);
    if (!found || base === undefined) return null;
    const soFar = kind === "award" && shown?.base === base ? shown : { key, base, awards: [], others: [] };
    shown = { ...soFar, powers: [...found.totals] };
  }
  if (!shown || player === undefined) return kind === "scoring" ? shown : ends(kind, shown);
  if (kind === "award") {
    return { ...shown, awards: [...shown.awards, { player, vp: amount, place: beat.place ?? "" }] };
  }
  if (kind === "points") return { ...shown, others: [...shown.others, { player, vp: amount }] };
  return ends(kind, shown);
}

const ends = (kind: Beat["kind"], shown: Scoring | null): Scoring | null =>
  ["discard", "new_base", "turn", "over"].includes(kind) ? null : shown;

export interface Played {
  key: string;
  player: number;
  card: string;
  /** Which one it is. */
  id?: number;
  /** The card that made it happen. */
  cause?: string;
}

const ACTIONS = ["play", "play_on_base", "play_on_minion"];

/** The last action that was played in these entries by anybody but `you`. */
export function playedBy(entries: readonly Happened[], you: number | undefined): Played | null {
  let found: Played | null = null;
  for (const { number, events } of entries) {
    events.forEach(({ kind, player, cards }, index) => {
      const card = cards?.[0]?.name;
      if (!ACTIONS.includes(kind) || player === undefined || player === you || card === undefined) return;
      found = { key: `${number}.${index}`, player, card };
    });
  }
  return found;
}

/** The key to answer with where a scoring window offers nothing but to pass. */
export function autoPass(table: Table): string | null {
  const { game, decision } = table.state;
  if (!game || !decision || decision.player !== table.you || game.phase !== "Score Bases") return null;
  if (passesByItself(decision)) return null; // The server does, when the time of the window is over.
  const offers: Offers = offersOf(game, decision, table.you);
  const [only] = offers.buttons;
  const nothingElse = offers.from.size === 0 && offers.factions.length === 0 && offers.buttons.length === 1;
  return only?.kind === "pass" && nothingElse ? only.key : null;
}
