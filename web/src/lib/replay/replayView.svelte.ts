/** Somebody looks at a replay: where they are in it, whose view it is, and what is known of it. */

import { messageOf } from "../errors";
import { getPositions, getReplay, RestError, type Viewer } from "../protocol/rest";
import type { PowerAnswer, Replay, ReplayPosition, SeatState } from "../protocol/types";
import type { Happened } from "../table/log";
import { cardOf, offersOf, startOf, type Handle } from "../table/offers";
import { playedBy, scoredBy, type Played, type Scoring } from "../table/pacing";
import { placesOf, type Places } from "../table/places";
import type { Opened, TableView } from "../table/tableView";
import { RANGE, runUpTo, wantedRange, type Known } from "./ranges";
import { powerOf } from "./power";
import { following, inWords, preceding, scoringsOf, turnsOf } from "./steps";
import { pauseAt, type Move, type Speed } from "./transport";

const AGAIN_AFTER = 3_000;
const SCORED_FOR = 3_500;
const PLAYED_FOR = 2_200;
const NOTHING: Known = new Map();

export class ReplayView implements TableView {
  replay: Replay | null = $state.raw(null);
  /** Why nothing, or nothing more, is shown. */
  problem = $state("");
  step = $state(0);
  viewer: Viewer = $state("all");
  playing = $state(false);
  speed: Speed = $state(1);
  opened: Opened | null = $state.raw(null);
  scored: Scoring | null = $state.raw(null);
  played: Played | null = $state.raw(null);

  /** The position that is shown: that of the step, or the one before as long as that is on its way. */
  at: ReplayPosition | null = $state.raw(null);
  /** Whose view of it that is. */
  private atOf: Viewer = $state("all");
  private known: ReadonlyMap<Viewer, Known> = $state.raw(new Map());
  /** The log is wanted from this step on. */
  private from = $state(0);

  end = $derived(Math.max(0, (this.replay?.steps.length ?? 1) - 1));
  names: string[] = $derived(this.replay?.players.map((player) => player.name) ?? []);
  seats: SeatState[] = $derived(this.replay ? seatsOf(this.replay, this.step === this.end) : []);
  scorings = $derived(scoringsOf(this.replay?.steps ?? []));
  turns = $derived(turnsOf(this.replay?.steps ?? []));
  words = $derived(inWords(this.replay?.steps ?? [], this.step, this.names));
  loading = $derived(this.at?.step !== this.step || this.atOf !== this.viewer);

  game = $derived(this.at?.game ?? null);
  decision = $derived(this.at?.decision ?? null);
  places: Places = $derived(this.game ? placesOf(this.game) : new Map());
  private run = $derived(runUpTo(this.known.get(this.atOf) ?? NOTHING, this.at?.step ?? -1));
  story: readonly Happened[] = $derived(this.run.map(entryOf));
  /** There is more to read before the story. */
  hasEarlier = $derived((this.run[0]?.step ?? 0) > 0);
  /** What was chosen here lies on the table. */
  tipped: Handle | null = $derived.by(() => {
    if (!this.game || !this.at?.decision?.options || this.at.chosen === undefined) return null;
    return startOf(offersOf(this.game, this.at.decision, this.game.you), this.at.chosen);
  });

  // Nobody sits at a replay, and nothing can be chosen.
  readonly you = undefined;
  readonly clock = undefined;
  readonly offers = null;
  readonly picked = null;
  readonly lit: ReadonlySet<Handle> = new Set();
  readonly busy = false;

  private filling = false;
  private again: ReturnType<typeof setTimeout> | undefined;
  private next: ReturnType<typeof setTimeout> | undefined;
  private fading: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(readonly id: string) {}

  /** Load it and go where the address says; if it says nothing, to the beginning as `own` sees it. */
  async load(step: number | undefined, viewer: Viewer | undefined, own: Viewer): Promise<void> {
    try {
      this.replay = await getReplay(this.id);
    } catch (error) {
      this.problem = messageOf(error);
      return;
    }
    this.viewer = this.allowed(viewer ?? own);
    this.go(step ?? 0);
  }

  close(): void {
    this.closed = true;
    this.pause();
    clearTimeout(this.again);
    clearTimeout(this.fading);
  }

  private allowed(viewer: Viewer): Viewer {
    return viewer === "all" || viewer < this.names.length ? viewer : "all";
  }

  // Moving through it.

  go(step: number): void {
    this.step = Math.min(Math.max(0, Math.round(step)), this.end);
    this.from = this.step - RANGE;
    this.settle();
    void this.fill();
  }

  /** Go there and stay. */
  jump(step: number): void {
    this.pause();
    this.go(step);
  }

  seeAs(viewer: Viewer): void {
    this.viewer = this.allowed(viewer);
    this.opened = null;
    this.settle();
    void this.fill();
  }

  /** The next one of all viewers, in a circle. */
  seeAsNext(): void {
    const viewers: Viewer[] = [...this.names.keys(), "all"];
    this.seeAs(viewers[(viewers.indexOf(this.viewer) + 1) % viewers.length] ?? "all");
  }

  move(move: Move): void {
    if (move !== "play") this.pause();
    switch (move) {
      case "first":
        return this.go(0);
      case "last":
        return this.go(this.end);
      case "step":
        return this.go(this.step + 1);
      case "step_back":
        return this.go(this.step - 1);
      case "turn":
        return this.go(following(this.turns, this.step) ?? this.end);
      case "turn_back":
        return this.go(preceding(this.turns, this.step) ?? 0);
      case "scoring":
        return this.go(following(this.scorings, this.step) ?? this.step);
      case "scoring_back":
        return this.go(preceding(this.scorings, this.step) ?? this.step);
      case "play":
        return this.play();
      case "pause":
        return;
    }
  }

  /** At the end it starts over. */
  private play(): void {
    if (this.step === this.end) this.go(0);
    this.playing = true;
    this.schedule();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.next);
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    if (this.playing) this.schedule();
  }

  private schedule(): void {
    clearTimeout(this.next);
    const scored = (this.replay?.steps[this.step]?.scored?.length ?? 0) > 0;
    this.next = setTimeout(() => this.tick(), pauseAt(this.speed, scored));
  }

  /** What is not there yet is waited for. */
  private tick(): void {
    if (!this.loading) this.go(this.step + 1);
    if (this.step === this.end) this.pause();
    else this.schedule();
  }

  // What is known.

  /** Show the position of the step if it is there. */
  private settle(): void {
    const before = this.at;
    const now = this.known.get(this.viewer)?.get(this.step);
    if (!now || now === before) return;
    this.at = now;
    this.atOf = this.viewer;
    const forward = before !== null && now.step === before.step + 1;
    this.scored = forward ? scoredBy([entryOf(now)]) : null;
    this.played = forward ? playedBy([entryOf(now)], undefined) : null;
    clearTimeout(this.fading);
    this.fading = setTimeout(() => (this.scored = this.played = null), this.scored ? SCORED_FOR : PLAYED_FOR);
    if (this.opened && !this.places.has(this.opened.card)) this.opened = null;
  }

  /** What happened before the story begins, too. */
  earlier(): void {
    this.from = (this.run[0]?.step ?? 0) - 1;
    void this.fill();
  }

  private async fill(): Promise<void> {
    if (this.filling) return;
    this.filling = true;
    clearTimeout(this.again);
    try {
      for (let range = this.wanted(); range && !this.closed; range = this.wanted()) {
        const { viewer } = this;
        const { positions } = await getPositions(this.id, viewer, range.first, range.last);
        if (positions[0]?.step !== range.first)
          throw new Error("The server has sent other steps than it was asked for.");
        this.keep(viewer, positions);
        this.problem = "";
        this.settle();
      }
    } catch (error) {
      this.problem = messageOf(error);
      const passing = error instanceof RestError && (error.status === 0 || error.status === 429 || error.status >= 500);
      if (passing && !this.closed) this.again = setTimeout(() => void this.fill(), AGAIN_AFTER);
    } finally {
      this.filling = false;
    }
  }

  private wanted(): ReturnType<typeof wantedRange> {
    return wantedRange(this.known.get(this.viewer) ?? NOTHING, this.step, this.end, this.from);
  }

  private keep(viewer: Viewer, positions: readonly ReplayPosition[]): void {
    const mine = new Map(this.known.get(viewer));
    for (const position of positions) mine.set(position.step, position);
    this.known = new Map(this.known).set(viewer, mine);
  }

  // What the parts of the table ask for.

  press(handle: Handle): void {
    const card = cardOf(handle);
    if (card !== null) this.open(card);
  }

  open(card: number, player?: number): void {
    this.opened = { card, ...(player === undefined ? {} : { player }), options: [] };
  }

  choose(): Promise<void> {
    return Promise.resolve();
  }

  power(card: number, player?: number): Promise<PowerAnswer | null> {
    return Promise.resolve(this.game ? powerOf(this.game, card, player) : null);
  }
}

/** A position's events as an entry of a story. */
function entryOf({ step, events }: ReplayPosition): Happened {
  return step === 0
    ? { kind: "started", number: step, at: 0, events }
    : { kind: "chosen", number: step, at: 0, seat: 0, by: "person", events };
}

/** Who sat there. Whoever gave up did so at the end. */
function seatsOf(replay: Replay, atEnd: boolean): SeatState[] {
  return replay.players.map(({ name, kind, level, conceded }) => ({
    kind: kind ?? "person",
    name,
    ...(level === undefined ? {} : { level }),
    connected: true,
    conceded: conceded && atEnd,
  }));
}
