/** One person at one table: the connection, what is shown of the game, what is picked up, and what was answered. */

import { lookedAt, pointedAt } from "../guides";
import { RequestError, TableSocket, type Request, type Status } from "../protocol/socket";
import type { Entry, HintAnswer, OptionSeen, PowerAnswer, ServerMessage, Speed } from "../protocol/types";
import { settings, still } from "../settings.svelte";
import { CUE_OF } from "../sound/cues";
import { listenForPress, play } from "../sound/player";
import { collectingOf, nextAnswer, toggled } from "./collecting";
import { sentencesOf } from "./log";
import { cardHandle, offersOf, startOf, type Handle } from "./offers";
import { atOnce, autoPass, follow, release, scoredIn, type Pace, type Played, type Scoring } from "./pacing";
import { placesOf, type Places } from "./places";
import type { Beat } from "./beats";
import { momentOf, soundOf } from "./moments";
import { drop, highlighted, pickedAtFirst, press, type Meaning } from "./selection";
import type { Opened, TableView } from "./tableView";
import { toYours } from "./prompt";
import { Mutes } from "./mutes.svelte";
import { Staging } from "./staging.svelte";
import { lastNumber, namesOf, receive, type Table } from "./table";

export interface Notice {
  id: number;
  text: string;
  tone: "why" | "bad" | "good";
}

/** How long a beat takes at a table whose bots move so fast. */
const PACES: Record<Speed, number> = { paused: 1, slow: 1.3, normal: 1, fast: 0.45, instant: 0 };
/** And how much of it this person wants to see. */
const SHOWS = { all: 1, brief: 0.5, nothing: 0 } as const;

const NOTICE_FOR = 6_000;
const TOLD = 12;
const DOUBLE_CLICK = 500;

export class Session implements TableView {
  status: Status = $state.raw({ is: "connecting" });
  /** What is known, and how much of it the hold switch lets through. */
  private pace: Pace | null = $state.raw(null);
  /** What of that is shown yet. */
  private readonly staging = new Staging(
    (table) => (still() || document.hidden ? 0 : PACES[table.state.speed] * SHOWS[settings.show]),
    (table, before) => this.arrived(table, before),
    (beat) => this.cue(beat),
  );
  /** What was pressed first. */
  picked: Handle | null = $state.raw(null);
  /** The card whose details are open, and what can be done with it from there. */
  opened: Opened | null = $state.raw(null);
  notices: Notice[] = $state.raw([]);
  hint: HintAnswer | null = $state.raw(null);
  /** The question whose answer is on its way. */
  private answering: number | undefined = $state();
  /** Several answers go out, one after another. */
  private confirming = $state(false);
  /** What a screen reader is to say of what happened, the newest last. */
  told: { number: number; words: string }[] = $state.raw([]);

  table: Table | null = $derived(this.staging.table);
  /** What is happening at this moment. */
  beat: Beat | null = $derived(this.staging.beat);
  /** The base that is being paid out. */
  scored: Scoring | null = $derived(this.staging.scored);
  /** The card on stage. */
  played: Played | null = $derived(playedOn(this.staging.onStage));
  /** The score that the hold switch has stopped before. */
  held: Scoring | null = $derived(this.pace?.waiting[0] ? scoredIn(this.pace.shown, this.pace.waiting[0]) : null);
  you: number | undefined = $derived(this.table?.you);
  game = $derived(this.table?.state.game ?? null);
  names: string[] = $derived(this.table ? namesOf(this.table.state) : []);
  /** Everything that happened, without what people say whom you do not want to hear. */
  story: readonly Entry[] = $derived.by(() => this.mutes.heard(this.table?.story ?? []));
  /** The number of the newest entry when the chat was last looked at. */
  private readUpTo = $state(0);
  /** How many things others have said since then. */
  unread: number = $derived(
    this.story.filter((entry) => entry.kind === "said" && entry.seat !== this.you && entry.number > this.readUpTo)
      .length,
  );
  decision = $derived.by(() => {
    const { you } = this;
    const asked = this.table?.state.decision ?? null;
    if (!asked?.options || you === undefined) return asked;
    return { ...asked, options: asked.options.map((option) => toYours(option, this.names[you] ?? "", you)) };
  });
  /** An answer is on its way; where the next question is here, it has arrived, whether or not that was said yet. */
  busy = $derived(this.confirming || (this.answering !== undefined && this.answering === this.decision?.number));
  /** How long windows pass without your being asked. */
  passing = $derived(this.table?.state.passing ?? null);
  clock = $derived(this.table?.state.clock);
  offers = $derived(
    this.game && this.decision?.options && this.held === null ? offersOf(this.game, this.decision, this.you) : null,
  );
  /** Several things are asked for, and are collected first; a guide speaks of one after the other. */
  collecting = $derived(this.game && !this.table?.state.guide ? collectingOf(this.game, this.offers) : null);
  collected: readonly Handle[] = $state.raw([]);
  places: Places = $derived(this.game ? placesOf(this.game) : new Map());
  lit: ReadonlySet<Handle> = $derived.by(() => {
    if (this.busy) return new Set();
    if (!this.collecting) return highlighted(this.offers, this.picked);
    if (this.collected.length >= this.collecting.most) return new Set();
    return new Set([...this.collecting.keys.keys()].filter((handle) => !this.collected.includes(handle)));
  });

  /** What the tip would press first. */
  tipped: Handle | null = $derived(
    this.offers && this.hint ? startOf(this.offers, this.hint.suggestions[0]?.key) : null,
  );

  guide = $derived(this.table?.state.guide);
  pointed: ReadonlySet<Handle> = $derived(pointedAt(this.guide, this.busy ? null : this.offers, this.picked));
  looked: ReadonlySet<Handle> = $derived(lookedAt(this.guide));

  readonly mutes: Mutes;
  private known: Table | null = null;
  private readonly socket: TableSocket;
  private notified = 0;
  /** Called when something new is known. */
  private heard: () => void = () => undefined;
  /** When the last answer was given. */
  private choseAt = -Infinity;
  /** By pressing what. */
  private choseOn: Handle | undefined;

  constructor(
    readonly id: string,
    readonly token: string | undefined,
  ) {
    this.mutes = new Mutes(id);
    this.socket = new TableSocket({
      hello: () => ({ type: "hello", table: id, since: lastNumber(this.known), ...(token ? { token } : {}) }),
      heard: (message) => this.hear(message),
      changed: (status) => (this.status = status),
    });
  }

  start(): () => void {
    const back = (): void => {
      if (this.status.is === "lost") this.socket.reconnect();
    };
    const gone = (): void => this.socket.cut();
    this.socket.connect();
    listenForPress();
    addEventListener("online", back);
    addEventListener("offline", gone);
    addEventListener("focus", back);
    return () => {
      removeEventListener("online", back);
      removeEventListener("offline", gone);
      removeEventListener("focus", back);
      this.socket.close();
    };
  }

  // What comes in.

  private hear(message: ServerMessage): void {
    const before = this.known;
    const after = receive(before, message);
    if (after === "gap") return this.socket.reconnect();
    if (after === null || after === before) return;
    this.known = after;
    this.heard();
    const resumed = message.type === "snapshot";
    this.show(this.pace && !resumed ? follow(this.pace, after, settings.hold) : atOnce(after), resumed);
  }

  private show(pace: Pace, atOnce = false): void {
    const before = this.pace?.shown ?? null;
    this.pace = pace;
    const { shown } = pace;
    if (shown === before) return;
    const told = this.staging.show(shown, atOnce);
    const moment = atOnce ? null : momentOf(before, shown);
    const heard = moment ?? (told || atOnce ? null : soundOf(before, shown));
    if (heard) play(heard);
    const pass = settings.hold ? null : autoPass(shown);
    if (pass !== null && pace.waiting.length === 0) void this.pass(shown, pass);
  }

  private arrived(shown: Table, before: Table | null): void {
    if (before && shown.state.decision?.number !== before.state.decision?.number) this.clear();
    const news = shown.story.filter((entry) => entry.number > lastNumber(before ?? shown));
    this.tell(this.mutes.heard(news), namesOf(shown.state));
    this.picked ??= pickedAtFirst(this.offers);
  }

  /** Where nothing else can be answered, nobody waits for it to be shown. */
  private async pass(table: Table, key: string): Promise<void> {
    const decision = table.state.decision?.number;
    if (decision !== undefined) await this.send({ type: "choose", decision, key });
  }

  private cue(beat: Beat): void {
    const cue = CUE_OF[beat.kind];
    if (cue) play(cue);
  }

  /** Show at once how the table is now. */
  skip(): boolean {
    if (!this.staging.busy) return false;
    this.staging.skip();
    return true;
  }

  private clear(): void {
    this.picked = null;
    this.collected = [];
    this.hint = null;
    if (this.opened?.options.length) this.opened = null;
  }

  /** Show what the hold switch has stopped before. */
  goOn(): void {
    if (this.pace) this.show(release(this.pace, settings.hold));
  }

  // What the person does.

  press(handle: Handle, under?: Handle): void {
    if (this.busy) return;
    if (this.collecting?.keys.has(handle)) {
      const after = toggled(this.collected, handle);
      if (after.length > this.collecting.most)
        this.notify(`No more than ${this.collecting.most} can be chosen.`, "why");
      else this.collected = after;
      return;
    }
    this.mean(press(this.offers, this.picked, handle, under), handle);
  }

  /** Pick a card up to drag it. */
  lift(handle: Handle): void {
    if (!this.busy && this.offers?.from.has(handle)) this.picked = handle;
  }

  putBack(): void {
    this.picked = null;
  }

  drop(dragged: Handle, under: readonly Handle[]): void {
    if (this.busy) return;
    this.picked = null;
    this.mean(drop(this.offers, dragged, under));
  }

  private mean(meaning: Meaning, pressed?: Handle): void {
    switch (meaning.do) {
      case "choose":
        this.choseOn = pressed;
        return void this.choose(meaning.option.key);
      case "pick":
        this.picked = meaning.handle;
        return;
      case "unpick":
        this.picked = null;
        return;
      case "ask":
        this.opened = { card: Number(meaning.handle.split(":")[1]), options: meaning.options };
        return;
      case "explain":
        // The second press of a double click on the place where a card was just played means nothing more.
        if (pressed !== undefined && pressed === this.choseOn && performance.now() - this.choseAt < DOUBLE_CLICK)
          return;
        return void this.explain(meaning.card, meaning.onto);
    }
  }

  async choose(key: string): Promise<void> {
    const decision = this.decision;
    if (!decision || this.busy) return;
    this.answering = decision.number;
    this.choseAt = performance.now();
    this.picked = null;
    this.opened = null;
    try {
      await this.socket.ask({ type: "choose", decision: decision.number, key });
    } catch (error) {
      this.complain(error);
    } finally {
      if (this.answering === decision.number) this.answering = undefined;
    }
  }

  /** Pass in this window, and in those that follow until then. */
  async passUntil(until: "turn" | "base"): Promise<void> {
    const pass = this.decision?.options?.find((option) => option.kind === "pass");
    const done = await this.send({ type: "pass_until", until });
    if (done && pass) await this.choose(pass.key);
  }

  /** Whatever was said so far is read. */
  readChat(): void {
    this.readUpTo = this.story.at(-1)?.number ?? 0;
  }

  /** Answer with what was collected, one thing after another, until something else is asked. */
  async confirm(): Promise<void> {
    const { collecting, decision } = this;
    if (!collecting || !decision || this.busy) return;
    const wanted = this.collected.map((handle) => collecting.keys.get(handle) ?? "");
    this.confirming = true;
    this.choseAt = performance.now();
    try {
      for (let given = 0; ; given++) {
        const asked = this.known?.state.decision;
        const key = nextAnswer(decision.question, collecting, wanted, given, asked, this.you);
        if (key === null || !asked) {
          if (given < wanted.length) this.notify(`${given} of them could be chosen.`, "why");
          return;
        }
        await this.socket.ask({ type: "choose", decision: asked.number, key });
        if (given >= wanted.length) return;
        await this.news(asked.number);
      }
    } catch (error) {
      this.complain(error);
    } finally {
      this.confirming = false;
    }
  }

  /** Wait until something else than this decision is known: the answer may be here before what came of it. */
  private async news(number: number): Promise<void> {
    while (this.known?.state.decision?.number === number) await new Promise<void>((done) => (this.heard = done));
  }

  /** Open a card's details, or those of a player's total on a base. */
  open(card: number, player?: number): void {
    this.opened = { card, player, options: this.offers?.open ? this.optionsOf(card) : [] };
  }

  private optionsOf(card: number): OptionSeen[] {
    const offers = this.offers?.from.get(cardHandle(card)) ?? [];
    return offers.filter((offer) => offer.option.kind !== "play").map((offer) => offer.option);
  }

  private async explain(card: number | null, onto: number | null): Promise<void> {
    if (card === null) return;
    const place = this.places.get(card);
    const mine = place?.zone === "hand" && place.player === this.you;
    if (!mine && onto === null) {
      this.open(card);
      return;
    }
    if (!mine) {
      this.notify("That is not one of the places to choose from.", "why");
      return;
    }
    const base = onto === null ? undefined : this.places.get(onto)?.base;
    try {
      const answer = await this.socket.ask({ type: "why_not", card, ...(base === undefined ? {} : { base }) });
      if (answer.type === "why_not") this.notify(answer.reason ?? whyNotThere(onto), "why");
    } catch (error) {
      this.complain(error);
    }
  }

  async power(card: number, player?: number): Promise<PowerAnswer | null> {
    try {
      const answer = await this.socket.ask({
        type: "explain_power",
        card,
        ...(player === undefined ? {} : { player }),
      });
      return answer.type === "power" ? answer : null;
    } catch {
      return null;
    }
  }

  async askHint(): Promise<void> {
    if (!this.table?.settings.hints) {
      this.notify("Whoever made this table has switched tips off.", "why");
      return;
    }
    const answer = await this.send({ type: "hint" });
    if (answer?.type !== "hint" || answer.decision !== this.decision?.number) return;
    const labels = new Map(this.decision.options?.map(({ key, label }) => [key, label]));
    const suggestions = answer.suggestions.map((one) => ({ ...one, label: labels.get(one.key) ?? one.label }));
    this.hint = { ...answer, suggestions };
  }

  /** Anything else a person asks of the table; refusals are shown. */
  async send(request: Request): Promise<Awaited<ReturnType<TableSocket["ask"]>> | null> {
    try {
      return await this.socket.ask(request);
    } catch (error) {
      this.complain(error);
      return null;
    }
  }

  // What the person is told.

  /** Entries that come fast are all read out: each stays for a while beside the next. */
  private tell(news: readonly Entry[], names: readonly string[]): void {
    const told = news.map((entry) => ({ number: entry.number, words: sentencesOf(entry, names, this.you).join(" ") }));
    this.told = [...this.told, ...told.filter(({ words }) => words !== "")].slice(-TOLD);
  }

  notify(text: string, tone: Notice["tone"] = "good"): void {
    const notice = { id: ++this.notified, text, tone };
    this.notices = [...this.notices.filter((other) => other.text !== text), notice].slice(-3);
    setTimeout(() => this.dismiss(notice.id), NOTICE_FOR);
  }

  dismiss(id: number): void {
    this.notices = this.notices.filter((notice) => notice.id !== id);
  }

  private complain(error: unknown): void {
    if (error instanceof RequestError) this.notify(error.message, "bad");
    else throw error;
  }
}

const playedOn = (beat: Beat | null): Played | null =>
  beat?.card === undefined || beat.player === undefined
    ? null
    : { key: beat.key, player: beat.player, card: beat.card, id: beat.cards[0], cause: beat.cause };

const whyNotThere = (onto: number | null): string =>
  onto === null ? "It can be played: pick it up and say where." : "It cannot be played right there.";
