/** The log: the story of a table as sentences in which the names of cards can be pressed, each with why it is there. */

import type { Entry, EventSeen, Speed } from "../protocol/types";

export interface Piece {
  text: string;
  /** The name of the card or base that this text is. */
  card?: string;
  /** The bracket before it and the full stop or comma after it: no line may break in between. */
  before?: string;
  after?: string;
}

export type Tone = "turn" | "score" | "chat" | "table" | "play" | "plain";

export interface Line {
  key: string;
  /** The number of the entry it belongs to. */
  number: number;
  player?: number;
  tone: Tone;
  pieces: Piece[];
  /** It was taken back. */
  undone: boolean;
  /** How far it is indented: how many lines led to it. */
  depth: number;
  /** Of what happened in the game. */
  why?: Why;
}

/** Why a line is there. */
export interface Why {
  /** The sentence of what led to it, where that is here. */
  because?: string;
  /** The card whose text did it. */
  card?: string;
  /** The number of the rule that says so. */
  rule?: string;
  /** The cards of which the line says only how many they are. */
  cards?: string[];
}

/** What lies deeper is indented no further. */
const DEEPEST = 4;

/** More cards than these are counted, as when somebody searches a deck. */
const NAMED_ONE_BY_ONE = 8;

/** Is there a card or base of this name? */
export type KnowsName = (name: string) => boolean;

const SCORES = ["award", "vp", "lose_vp", "scoring", "over"];
const PLAYS = ["play", "play_minion", "play_on_base", "play_on_minion", "play_titan", "use"];

/** `you` is called so. */
export function linesOf(story: readonly Entry[], names: readonly string[], knows: KnowsName, you?: number): Line[] {
  const undone = takenBack(story);
  const told = new Map<number, string>();
  return story.flatMap((entry) =>
    linesOfEntry(entry, names, knows, told, you).map((line) => ({ ...line, undone: undone.has(entry.number) })),
  );
}

/** The numbers of the entries whose choices did not happen after all. */
export function takenBack(story: readonly Entry[]): ReadonlySet<number> {
  const undone = new Set<number>();
  for (const entry of story) {
    if (entry.kind !== "taken_back" && entry.kind !== "resumed") continue;
    for (const earlier of story) {
      const between = earlier.number > entry.back_to && earlier.number < entry.number;
      if (between && earlier.kind === "chosen") undone.add(earlier.number);
    }
  }
  return undone;
}

/** Entries with events whose choices stand. */
export function eventsOf(story: readonly Entry[]): EventSeen[] {
  const undone = takenBack(story);
  return story.flatMap((entry) => (happened(entry) && !undone.has(entry.number) ? entry.events : []));
}

/** An entry in which something happened in the game. */
export type Happened = Extract<Entry, { events: EventSeen[] }>;

export function happened(entry: Entry): entry is Happened {
  return entry.kind === "started" || entry.kind === "chosen";
}

/** What a line says, without the links. */
export const sentenceOf = (line: Pick<Line, "pieces">): string =>
  line.pieces.map((piece) => (piece.before ?? "") + piece.text + (piece.after ?? "")).join("");

/** What an entry says. */
export const sentencesOf = (entry: Entry, names: readonly string[], you?: number): string[] =>
  linesOfEntry(entry, names, () => false, new Map(), you).map(sentenceOf);

/** `told` are the sentences of the events by their numbers, as far as they came before: it grows by those of the entry. */
function linesOfEntry(
  entry: Entry,
  names: readonly string[],
  knows: KnowsName,
  told: Map<number, string>,
  you?: number,
): Omit<Line, "undone">[] {
  const { number } = entry;
  if (happened(entry)) {
    return entry.events.map((event, index) => {
      const many = (event.cards ?? []).map((card) => card.name);
      const counted = many.length > NAMED_ONE_BY_ONE;
      const whole = counted ? event.text.replace(many.join(", "), `${many.length} cards`) : event.text;
      const text = isAbout(event, you) ? toYou(whole, names[you] ?? "", event.kind) : whole;
      told.set(event.number, text);
      return {
        key: `${number}.${index}`,
        number,
        player: event.player,
        tone: toneOf(event),
        pieces: linked(text, namesIn(event).filter(knows)),
        depth: Math.min(event.depth, DEEPEST),
        why: { ...whyOf(event, knows, told), ...(counted ? { cards: many } : {}) },
      };
    });
  }
  const whole = tableSentence(entry, names);
  const yours = you !== undefined && "seat" in entry && entry.seat === you && entry.kind !== "said";
  const text = yours ? toYou(whole, names[you] ?? "") : whole;
  const player = "seat" in entry ? entry.seat : undefined;
  const tone = entry.kind === "said" ? "chat" : "table";
  return [{ key: String(number), number, player, tone, pieces: [{ text }], depth: 0 }];
}

/** Kinds of event whose `amount` is the player it is about. */
const TO_A_PLAYER = ["give", "control", "control_returns", "choose_player"];

/** Does its sentence name you? */
function isAbout(event: EventSeen, you: number | undefined): you is number {
  if (you === undefined) return false;
  return event.player === you || (TO_A_PLAYER.includes(event.kind) && event.amount === you);
}

/** "Ada draws a card." is "You draw a card." for Ada, and "Bo gives it to Ada." is "Bo gives it to you." */
function toYou(text: string, name: string, kind?: string): string {
  if (kind === "turn") return text.replace(`: ${name}.`, ": your turn.");
  if (text.startsWith(`${name}: `)) return `You${text.slice(name.length)}`;
  const [, verb, rest] =
    (text.startsWith(`${name} `) ? /^([^\s.]+)(.*)$/s.exec(text.slice(name.length + 1)) : null) ?? [];
  if (verb === undefined || rest === undefined) {
    if (kind === "base_power") return text.replace(`All minions of ${name} on`, "All your minions on");
    return text.replace(new RegExp(`\\b(to|for|chooses) ${escaped(name)}(?=[. ])`), "$1 you");
  }
  const [theirs, yours] = REST[kind ?? ""] ?? ["", ""];
  return `You ${IRREGULAR[verb] ?? verb.replace(/s$/, "")}${rest.replace(theirs, yours)}`;
}

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** What else a sentence of this kind says of somebody. */
const REST: Record<string, [theirs: string, yours: string]> = {
  shuffle: [" the deck", " your deck"],
  mulligan: [" and draws ", " and draw "],
};

const IRREGULAR: Record<string, string> = { goes: "go", has: "have", is: "are", does: "do" };

function whyOf(event: EventSeen, knows: KnowsName, told: ReadonlyMap<number, string>): Why {
  const because = event.because === undefined ? undefined : told.get(event.because);
  const card = event.source !== undefined && knows(event.source) ? event.source : undefined;
  return {
    ...(because === undefined ? {} : { because }),
    ...(card === undefined ? {} : { card }),
    ...(event.rule === undefined ? {} : { rule: event.rule }),
  };
}

function toneOf(event: EventSeen): Tone {
  if (event.kind === "turn") return "turn";
  if (SCORES.includes(event.kind)) return "score";
  return PLAYS.includes(event.kind) ? "play" : "plain";
}

/** Names that the event itself mentions: only these can be meant by the same words in its sentence. */
function namesIn(event: EventSeen): string[] {
  const cards = (event.cards ?? []).map((card) => card.name);
  return [...cards, event.base, event.target, event.source].filter((name): name is string => name !== undefined);
}

/** Cut a sentence at the names in it; where one name is part of another the longer one counts. */
export function linked(text: string, names: readonly string[]): Piece[] {
  const longest = [...new Set(names)].sort((one, other) => other.length - one.length);
  const pieces: Piece[] = [];
  let plain = "";
  for (let at = 0; at < text.length;) {
    const name = longest.find((candidate) => text.startsWith(candidate, at));
    if (name === undefined) {
      plain += text[at++] ?? "";
      continue;
    }
    const before = OPENING.exec(plain)?.[0] ?? "";
    plain = plain.slice(0, plain.length - before.length);
    if (plain !== "") pieces.push({ text: plain });
    plain = "";
    at += name.length;
    const after = CLOSING.exec(text.slice(at))?.[0] ?? "";
    pieces.push({
      text: name,
      card: name,
      ...(before === "" ? {} : { before }),
      ...(after === "" ? {} : { after }),
    });
    at += after.length;
  }
  return plain === "" ? pieces : [...pieces, { text: plain }];
}

const OPENING = /[(‘“]+$/;
const CLOSING = /^[.,:;!?)'’]+/;

const SPEEDS: Record<Speed, string> = {
  paused: "pauses the bots",
  slow: "lets the bots move slowly",
  normal: "lets the bots move at normal speed",
  fast: "lets the bots move fast",
  instant: "lets the bots move at once",
};

type TableEntry = Exclude<Entry, { events: EventSeen[] }>;

function tableSentence(entry: TableEntry, names: readonly string[]): string {
  const who = "seat" in entry ? (names[entry.seat] ?? "Somebody") : "";
  switch (entry.kind) {
    case "said":
      return `${who}: ${entry.text}`;
    case "seat":
      return seatSentence(entry, who);
    case "undo_asked":
      return `${who} asks to take back.`;
    case "undo_answered":
      return entry.agree ? `${who} agrees.` : `${who} does not agree.`;
    case "taken_back":
      return `${who} takes back.`;
    case "resumed":
      return `The server was updated and plays ${entry.card ?? "a card"} differently now: the game goes on in turn ${entry.turn}.`;
    case "speed":
      return `${who} ${SPEEDS[entry.speed]}.`;
    case "rematch_wanted":
      return `${who} would like another game.`;
    case "rematch":
      return "The next game is ready.";
  }
}

function seatSentence(entry: Extract<Entry, { kind: "seat" }>, who: string): string {
  switch (entry.change) {
    case "joined":
      return `${entry.name} sits down.`;
    case "left":
      return `${entry.name} leaves the table.`;
    case "bot":
      return `A bot (${entry.level ?? "default"}) plays for ${who} from now on.`;
    case "returned":
      return `${who} is back.`;
    case "conceded":
      return `${who} concedes.`;
  }
}
