/** A position in one line of text (docs/saves.md), taken apart so that it can be edited, and put together again. */

import type { CatalogueFaction } from "./protocol/types";
import { slugOf } from "./reference/search";

export interface InPlay {
  key: string;
  /** The player who controls it, from 0. */
  of: number;
  counters: number;
  /** Actions on it, as they were written. */
  on: string[];
  /** What else is written of it: its owner, what it remembers. */
  more: string;
}

export interface PositionBase {
  key: string;
  minions: InPlay[];
  actions: InPlay[];
}

export interface PositionPlayer {
  factions: string[];
  hand: string[];
  deck: string[];
  discard: string[];
}

export interface Position {
  turn: number;
  current: number;
  phase: string;
  minionPlays: number;
  actionPlays: number;
  vp: number[];
  bases: PositionBase[];
  players: PositionPlayer[];
  /** The base deck from its top, and the bases used up; missing: the line does not say. */
  baseDeck?: string[];
  baseDiscard?: string[];
  /** What is rare, in JSON. */
  rare: string;
}

/** A titan, in play or set aside (rule 16.2). */
export interface PositionTitan {
  name: string;
  /** The name of its base; null: it is set aside. */
  on: string | null;
  /** The player who controls it and the one who owns it, from 0. */
  of: number;
  owner: number;
  counters: number;
}

const TURN = /^turn (\d+) p(\d) (\w+)(?: (\d+)\+(\d+))?$/;
const IN_PLAY = /^(\S+)(?: of p(\d))?((?: owned by p\d)?)(?: \+(\d+))?((?: = .+?)?)(?: \((.*)\))?$/;

/** The position in a line; a sentence is thrown where it cannot be taken apart. The server knows whether it is legal. */
export function readPosition(line: string): Position {
  const found: Position = {
    turn: 1,
    current: 0,
    phase: "play_cards",
    minionPlays: 1,
    actionPlays: 1,
    vp: [],
    bases: [],
    players: [],
    rare: "",
  };
  for (const part of split(line.trim(), "|")) {
    if (!readPart(part, found)) throw new Error(`“${part}” cannot be read.`);
  }
  if (found.bases.length === 0 || found.players.length === 0)
    throw new Error("A position has at least a base and its players: “at tar_pits: | p1: | p2:”.");
  found.vp = found.players.map((_, player) => found.vp[player] ?? 0);
  return found;
}

function readPart(part: string, found: Position): boolean {
  const turn = TURN.exec(part);
  if (turn) {
    found.turn = Number(turn[1]);
    found.current = Number(turn[2]) - 1;
    found.phase = turn[3] ?? "";
    found.minionPlays = Number(turn[4] ?? 1);
    found.actionPlays = Number(turn[5] ?? 1);
    return true;
  }
  if (part.startsWith("{")) {
    found.rare = part;
    return true;
  }
  if (/^vp( \d+)+$/.test(part)) {
    found.vp = part.split(" ").slice(1).map(Number);
    return true;
  }
  if (/^bases\b/.test(part)) {
    const [deck = "", discard = ""] = split(part.slice(5), ";");
    found.baseDeck = cards(deck);
    found.baseDiscard = cards(discard);
    return true;
  }
  const colon = part.indexOf(":");
  if (colon < 0) return false;
  const head = part.slice(0, colon).trim().split(/\s+/);
  const rest = part.slice(colon + 1);
  if (head[0] === "at" && head[1] !== undefined) {
    const [minions = "", ...actions] = split(rest, ";");
    found.bases.push({
      key: head[1],
      minions: cards(minions).map(inPlay),
      actions: cards(actions.join(";")).map(inPlay),
    });
    return true;
  }
  if (head[0] !== `p${found.players.length + 1}`) return false;
  const [hand = "", deck = "", discard = "", ...further] = split(rest, ";");
  if (further.length > 0) return false;
  found.players.push({ factions: head.slice(1), hand: cards(hand), deck: cards(deck), discard: cards(discard) });
  return true;
}

function inPlay(text: string): InPlay {
  const read = IN_PLAY.exec(text);
  if (!read) throw new Error(`“${text}” cannot be read: expected a card such as “scout of p1 +2 (upgrade of p2)”.`);
  return {
    key: read[1] ?? "",
    of: Number(read[2] ?? 1) - 1,
    counters: Number(read[4] ?? 0),
    on: cards(read[6] ?? ""),
    more: `${read[3] ?? ""}\n${read[5] ?? ""}`,
  };
}

export function writePosition(position: Position): string {
  const { turn, current, phase, minionPlays, actionPlays } = position;
  const plays = phase === "play_cards" ? ` ${minionPlays}+${actionPlays}` : "";
  const parts = [`turn ${turn} p${current + 1} ${phase}${plays}`, `vp ${position.vp.join(" ")}`];
  for (const { key, minions, actions } of position.bases) {
    const there = [minions, actions].map((one) => one.map(writeInPlay).join(", "));
    parts.push(`at ${key}: ${there[0]}${actions.length > 0 ? `; ${there[1]}` : ""}`.trimEnd());
  }
  position.players.forEach(({ factions, hand, deck, discard }, player) => {
    const piles = [hand, deck, discard].map((pile) => pile.join(", ")).join("; ");
    parts.push(`${[`p${player + 1}`, ...factions].join(" ")}: ${piles}`.trimEnd());
  });
  if (position.baseDeck !== undefined || position.baseDiscard !== undefined) {
    const piles = [position.baseDeck ?? [], position.baseDiscard ?? []].map((pile) => pile.join(", "));
    parts.push(`bases ${piles.join("; ")}`.trimEnd());
  }
  if (position.rare !== "") parts.push(position.rare);
  return parts.join(" | ");
}

function writeInPlay({ key, of, counters, on, more }: InPlay): string {
  const [owner = "", memo = ""] = more.split("\n");
  const attached = on.length > 0 ? ` (${on.join(", ")})` : "";
  return `${key} of p${of + 1}${owner}${counters > 0 ? ` +${counters}` : ""}${memo}${attached}`;
}

const cards = (text: string): string[] => split(text, ",").filter((card) => card !== "");

/** The parts of a text, divided outside of brackets and quotation marks. */
function split(text: string, at: string): string[] {
  const parts: string[] = [];
  let [depth, quoted, start] = [0, false, 0];
  for (let position = 0; position < text.length; position++) {
    const letter = text[position] ?? "";
    if (letter === '"' && text[position - 1] !== "\\") quoted = !quoted;
    else if (quoted) continue;
    else if ("([{".includes(letter)) depth += 1;
    else if (")]}".includes(letter)) depth -= 1;
    else if (letter === at && depth === 0) {
      parts.push(text.slice(start, position).trim());
      start = position + 1;
    }
  }
  return [...parts, text.slice(start).trim()];
}

// Titans: they are rare, so they stand in JSON.

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function rareThings({ rare }: Position): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(rare);
    return isObject(found) ? found : {};
  } catch {
    return {}; // The server says what is wrong with it.
  }
}

/** The titans of a position; null: it is one without titans. */
export function titansOf(position: Position): PositionTitan[] | null {
  const { options, titans } = rareThings(position);
  if (!isObject(options) || options.titans !== true) return null;
  return (Array.isArray(titans) ? titans : []).flatMap((one: unknown): PositionTitan[] => {
    if (!Array.isArray(one)) return [];
    const [name, on, of, owner, counters] = one as unknown[];
    return typeof name === "string"
      ? [
          {
            name,
            on: typeof on === "string" ? on : null,
            of: Number(of),
            owner: Number(owner),
            counters: Number(counters),
          },
        ]
      : [];
  });
}

/** Make it a position with these titans; null: without any. What else is rare stays as it is. */
export function setTitans(position: Position, titans: readonly PositionTitan[] | null): void {
  const { options, titans: _, ...others } = rareThings(position);
  const chosen = { ...(isObject(options) ? options : {}), titans: true };
  if (titans === null) Reflect.deleteProperty(chosen, "titans");
  const rare = {
    ...others,
    ...(Object.keys(chosen).length > 0 ? { options: chosen } : {}),
    ...(titans !== null && titans.length > 0
      ? { titans: titans.map(({ name, on, of, owner, counters }) => [name, on, of, owner, counters]) }
      : {}),
  };
  position.rare = Object.keys(rare).length > 0 ? JSON.stringify(rare) : "";
}

/** Put a titan on a base, or set it aside: then it is its owner's again (rule 16.17). */
export const placed = (titan: PositionTitan, on: string | null): PositionTitan => ({
  ...titan,
  on,
  of: on === null ? titan.owner : titan.of,
});

/** The titans of a player's factions that are nowhere in the position yet. */
export function missingTitans(
  position: Position,
  player: number,
  factions: readonly CatalogueFaction[],
): PositionTitan[] {
  const there = (titansOf(position) ?? []).filter((titan) => titan.owner === player).map((titan) => titan.name);
  return factions
    .filter((faction) => position.players[player]?.factions.includes(faction.key))
    .flatMap((faction) => faction.titans)
    .filter((titan) => !there.includes(titan.name))
    .map(({ name }) => ({ name, on: null, of: player, owner: player, counters: 0 }));
}

// Cards by their keys.

/** The key of a card or base, as positions write it. */
export const keyOf = (name: string): string => slugOf(name).replaceAll("-", "_");

export interface Known {
  name: string;
  kind: "minion" | "action" | "base";
  faction: string;
  copies: number;
  /** What an action is played on, for good. */
  playsOn?: string | undefined;
}

/** Every card and base by its key. */
export function knownCards(factions: readonly CatalogueFaction[]): Map<string, Known> {
  return new Map(
    factions.flatMap(({ key: faction, cards: own, bases }) => [
      ...own.map(({ name, kind, copies, plays_on }): [string, Known] => [
        keyOf(name),
        { name, kind: kind === "minion" ? "minion" : "action", faction, copies, playsOn: plays_on ?? undefined },
      ]),
      ...bases.map(({ name }): [string, Known] => [keyOf(name), { name, kind: "base", faction, copies: 1 }]),
    ]),
  );
}

/** A card without its owner: "scout of p2" is a scout. */
export const bare = (card: string): string => card.split(" ")[0] ?? card;

/** The cards of a player's factions that are nowhere in the position yet, each as often as it is missing. */
export function missingCards(position: Position, player: number, known: ReadonlyMap<string, Known>): string[] {
  const own = position.players[player];
  if (!own) return [];
  const used = new Map<string, number>();
  const use = (text: string): void => void used.set(bare(text), (used.get(bare(text)) ?? 0) + 1);
  for (const { hand, deck, discard } of position.players) [...hand, ...deck, ...discard].forEach(use);
  for (const { minions, actions } of position.bases) {
    for (const card of [...minions, ...actions]) {
      use(card.key);
      card.on.forEach(use);
    }
  }
  return [...known].flatMap(([key, { kind, faction, copies }]) =>
    kind !== "base" && own.factions.includes(faction)
      ? Array.from({ length: Math.max(0, copies - (used.get(key) ?? 0)) }, () => key)
      : [],
  );
}

/** In any order. */
export function shuffled<One>(things: readonly One[], random: () => number = Math.random): One[] {
  const left = [...things];
  return Array.from({ length: left.length }, () => left.splice(Math.floor(random() * left.length), 1)).flat();
}

/** Somewhere to begin: the middle of a game of four factions. */
export const EXAMPLE =
  "turn 5 p1 play_cards 1+1 | vp 4 5 | " +
  "at tar_pits: war_raptor of p1, war_raptor of p1, walker of p2 | " +
  "at the_homeworld: zapbot of p2, microbot_archive of p2 | " +
  "at the_grey_opal: king_rex of p1, grave_digger of p2 | " +
  "p1 dinosaurs pirates: first_mate, howl, buccaneer, full_sail | " +
  "p2 robots zombies: walker, zapbot, tech_center, outbreak";
