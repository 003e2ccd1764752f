/**
 * What happened, cut into beats: each one thing to watch, with its cause, and the table as it is then.
 *
 * A beat lasts a moment. Whoever falls behind sees everything faster: nobody is ever more than `BEHIND` after the truth,
 * and less when it is their turn to answer.
 */

import type { EventSeen, GameSeen } from "../protocol/types";
import { afterEvent, type Printed } from "./happening";
import type { Happened } from "./log";

export type BeatKind =
  | "play"
  | "action"
  | "reveal"
  | "use"
  | "destroy"
  | "discard"
  | "return"
  | "move"
  | "strengthen"
  | "weaken"
  | "draw"
  | "scoring"
  | "award"
  | "points"
  | "new_base"
  | "turn"
  | "over";

export interface Beat {
  key: string;
  kind: BeatKind;
  player?: number;
  /** What happened, in a sentence. */
  text: string;
  /** The card whose text did it, where the sentence does not say so. */
  cause?: string;
  /** The ids of the cards it happens to. */
  cards: number[];
  /** The name of the card that comes on stage. */
  card?: string;
  base?: string;
  amount?: number;
  /** "first place" of an award. */
  place?: string;
  /** The table after it. */
  game: GameSeen;
  /** Milliseconds at the ordinary pace. */
  lasts: number;
}

const KINDS: Record<string, BeatKind> = {
  play_minion: "play",
  play_titan: "play",
  set_aside: "return",
  play: "action",
  play_on_base: "action",
  play_on_minion: "action",
  reveal: "reveal",
  use: "use",
  destroy: "destroy",
  destroy_base: "destroy",
  discard_from_play: "discard",
  discard: "discard",
  return: "return",
  to_hand: "return",
  to_deck_top: "return",
  to_deck_bottom: "return",
  shuffle_in: "return",
  move: "move",
  counter: "strengthen",
  power: "strengthen",
  lose_counters: "weaken",
  draw: "draw",
  scoring: "scoring",
  award: "award",
  vp: "points",
  lose_vp: "points",
  replace: "new_base",
  new_base: "new_base",
  turn: "turn",
  over: "over",
};

const LASTS: Record<BeatKind, number> = {
  play: 700,
  action: 1_000,
  reveal: 600,
  use: 350,
  destroy: 600,
  discard: 350,
  return: 420,
  move: 500,
  strengthen: 380,
  weaken: 380,
  draw: 260,
  scoring: 1_100,
  award: 650,
  points: 500,
  new_base: 550,
  turn: 300,
  over: 300,
};
/** One's own doing needs no introduction. */
const OWN: Partial<Record<BeatKind, number>> = { play: 320, action: 420, reveal: 420, draw: 320, turn: 750, use: 250 };

export const BEHIND = 3_200;
export const BEHIND_WHEN_ASKED = 1_800;

export function beatsOf(before: GameSeen, entry: Happened, end: GameSeen, printed: Printed): Beat[] {
  const beats: Beat[] = [];
  let game = before;
  entry.events.forEach((event, index) => {
    game = afterEvent(game, event, end, printed);
    const kind = beatKindOf(event);
    if (kind === undefined) return;
    const last = beats.at(-1);
    if (last && together(last, kind, event)) {
      Object.assign(last, { game, cards: [...last.cards, ...idsOf(event)] });
      return;
    }
    beats.push(beatOf(`${entry.number}.${index}`, kind, event, game, end.you));
  });
  return beats;
}

/** What there is to watch in an event, if anything. */
export function beatKindOf(event: EventSeen): BeatKind | undefined {
  const kind = KINDS[event.kind];
  if (kind === "strengthen" && (event.amount ?? 0) < 0) return "weaken";
  // What was put back unseen is nothing to watch.
  return kind === "return" && event.cards === undefined ? undefined : kind;
}

const idsOf = (event: EventSeen): number[] => (event.cards ?? []).map((card) => card.id);

const ALIKE: readonly BeatKind[] = ["destroy", "discard", "return", "strengthen", "weaken"];

/** The same thing happening to several cards is one beat. */
const together = (last: Beat, kind: BeatKind, event: EventSeen): boolean =>
  last.kind === kind && ALIKE.includes(kind) && last.cause === causeOf(event);

function causeOf({ source, text }: EventSeen): string | undefined {
  return source === undefined || text.includes(source) ? undefined : source;
}

function beatOf(key: string, kind: BeatKind, event: EventSeen, game: GameSeen, you: number | undefined): Beat {
  const own = event.player !== undefined && event.player === you;
  const cause = causeOf(event);
  const staged = (kind === "play" || kind === "action" || kind === "reveal") && !(own && kind === "play");
  const card = staged ? event.cards?.[0]?.name : undefined;
  return {
    key,
    kind,
    text: event.text,
    cards: idsOf(event),
    game,
    lasts: (own ? OWN[kind] : undefined) ?? LASTS[kind],
    ...(event.player === undefined ? {} : { player: event.player }),
    ...(cause === undefined ? {} : { cause }),
    ...(card === undefined ? {} : { card }),
    ...(event.base === undefined ? {} : { base: event.base }),
    ...(event.amount === undefined ? {} : { amount: event.kind === "lose_vp" ? -event.amount : event.amount }),
    ...(kind === "award" && event.target !== undefined ? { place: event.target } : {}),
  };
}

/** By how much everything that waits has to be shortened, 0 to 1. */
export function haste(waiting: number, asked: boolean): number {
  const most = asked ? BEHIND_WHEN_ASKED : BEHIND;
  return waiting <= most ? 1 : most / waiting;
}
