/** Plays what happens, beat by beat. What is shown runs a moment behind what is known, and catches up when asked to. */

import { catalogue } from "../catalogue.svelte";
import type { DecisionSeen } from "../protocol/types";
import { beatsOf, haste, type Beat } from "./beats";
import { happened } from "./log";
import { scoringShown, type Scoring } from "./pacing";
import { lastNumber, type Table } from "./table";

interface Frame {
  table: Table;
  /** Missing: this is how the table is when everything has happened. */
  beat?: Beat;
  lasts: number;
}

/** A card on stage is read before it goes to its place. */
const ON_STAGE = 0.6;

export class Staging {
  table: Table | null = $state.raw(null);
  beat: Beat | null = $state.raw(null);
  /** The card on stage. */
  onStage: Beat | null = $state.raw(null);
  /** The base that is being paid out. */
  scored: Scoring | null = $state.raw(null);

  private frames: Frame[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * `pace` is how long a beat takes, 1 the ordinary time, 0 none at all; `arrived` is told when all of a table is shown,
   * `began` when a beat begins.
   */
  constructor(
    private readonly pace: (table: Table) => number,
    private readonly arrived: (table: Table, before: Table | null) => void,
    private readonly began: (beat: Beat) => void,
  ) {}

  /** Something is still to be seen. */
  get busy(): boolean {
    return this.beat !== null;
  }

  /** Is there anything to watch on the way? */
  show(next: Table, atOnce: boolean): boolean {
    const before = this.frames.at(-1)?.table ?? this.table;
    const frames = atOnce ? [] : framesBetween(before, next, this.pace(next));
    this.frames.push(...frames, { table: next, lasts: 0 });
    if (frames.length === 0) this.skip();
    else if (this.timer === undefined) this.advance();
    return frames.length > 0;
  }

  /** Show how it is now. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const ends = this.frames.filter((frame) => !frame.beat);
    this.frames = [];
    this.beat = this.onStage = this.scored = null;
    for (const { table } of ends) this.arrive(table);
  }

  private advance(): void {
    this.timer = undefined;
    const frame = this.frames.shift();
    if (!frame) return;
    const { table, beat } = frame;
    if (!beat) {
      this.arrive(table);
      if (this.frames.length > 0) return this.advance();
      this.beat = this.onStage = this.scored = null;
      return;
    }
    const begins = this.beat?.key !== beat.key;
    this.table = table;
    this.beat = beat;
    this.onStage = frame.table.state.game === beat.game || beat.card === undefined ? null : beat;
    this.scored = scoringShown(this.scored, beat);
    if (begins) this.began(beat);
    const waiting = this.frames.reduce((sum, one) => sum + one.lasts, frame.lasts);
    const last = this.frames.at(-1)?.table;
    const asked = last?.you !== undefined && last.state.decision?.player === last.you;
    this.timer = setTimeout(() => this.advance(), frame.lasts * haste(waiting, asked));
  }

  private arrive(table: Table): void {
    const before = this.table;
    this.table = table;
    this.arrived(table, before);
  }
}

/** What is to be seen between two tables: nothing, where something was taken back or the game has just begun. */
export function framesBetween(before: Table | null, after: Table, pace: number): Frame[] {
  const from = before?.state.game;
  const end = after.state.game;
  if (pace === 0 || !before || !from || !end || from.turn === 0) return [];
  const news = after.story.filter((entry) => entry.number > lastNumber(before));
  const frames: Frame[] = [];
  let game = from;
  for (const entry of news) {
    if (!happened(entry)) {
      if (entry.kind === "taken_back" || entry.kind === "resumed") return [];
      continue;
    }
    for (const beat of beatsOf(game, entry, end, (name) => catalogue.card(name)?.power)) {
      const at = (shown: typeof game): Table => ({
        ...before,
        state: { ...after.state, game: shown, decision: meanwhile(before, after) },
      });
      const lasts = beat.lasts * pace;
      if (beat.card !== undefined) frames.push({ table: at(game), beat, lasts: lasts * ON_STAGE });
      frames.push({ table: at(beat.game), beat, lasts: beat.card === undefined ? lasts : lasts * (1 - ON_STAGE) });
      game = beat.game;
    }
  }
  return frames;
}

/** Who is waited for, as far as that is somebody else: you are asked when everything has been shown. */
function meanwhile(before: Table, after: Table): DecisionSeen | undefined {
  const others = [after, before].map(({ state }) => state.decision).find((one) => one && one.player !== after.you);
  return others && { ...others, options: undefined };
}
