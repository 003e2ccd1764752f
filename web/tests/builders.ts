/** Small tables for the tests: what is not said is empty. */

import type {
  BaseSeen,
  CardInPlaySeen,
  CardSeen,
  DecisionSeen,
  Entry,
  EventSeen,
  GameSeen,
  OptionSeen,
  PlayerSeen,
  TableState,
} from "../src/lib/protocol/types";
import type { Table } from "../src/lib/table/table";
import type { Store } from "../src/lib/seats";

export const minionCard = (id: number, name: string, power = 3): CardSeen => ({ id, name, kind: "minion", power });
export const actionCard = (id: number, name: string): CardSeen => ({ id, name, kind: "action" });

export function minion(
  id: number,
  name: string,
  controller: number,
  more: Partial<CardInPlaySeen> = {},
): CardInPlaySeen {
  return {
    id,
    name,
    kind: "minion",
    controller,
    owner: controller,
    power: 3,
    printed_power: 3,
    counters: 0,
    actions: [],
    abilities_cancelled: false,
    ...more,
  };
}

export function attached(id: number, name: string, controller: number): CardInPlaySeen {
  return { id, name, kind: "action", controller, owner: controller, abilities_cancelled: false };
}

export function base(id: number, name: string, more: Partial<BaseSeen> = {}): BaseSeen {
  return {
    id,
    name,
    breakpoint: 20,
    printed_breakpoint: 20,
    vp: [4, 2, 1],
    totals: [0, 0],
    if_scored_now: [],
    minions: [],
    actions: [],
    counters: 0,
    abilities_cancelled: false,
    ...more,
  };
}

export function player(more: Partial<PlayerSeen> = {}): PlayerSeen {
  return { factions: [], vp: 0, hand_size: 0, hand: [], deck_size: 20, deck_top: [], discard_pile: [], ...more };
}

export function game(more: Partial<GameSeen> = {}): GameSeen {
  return {
    turn: 1,
    phase: "Play Cards",
    current_player: 0,
    you: 0,
    over: false,
    winners: [],
    target_vp: 15,
    minion_plays: 1,
    action_plays: 1,
    extra_plays: [],
    players: [player(), player()],
    bases: [],
    base_deck: 8,
    base_deck_top: [],
    base_deck_face_up: false,
    base_discard: [],
    resolving: [],
    ...more,
  };
}

export const option = (key: string, kind: string, more: Partial<OptionSeen> = {}): OptionSeen => ({
  key,
  kind,
  label: key,
  ...more,
});

export const END = option("end", "end", { label: "End your plays" });
export const PASS = option("pass", "pass", { label: "Pass" });

export function decision(...options: OptionSeen[]): DecisionSeen {
  return { number: 1, player: 0, question: "play_cards", prompt: "What do you do?", options };
}

export function state(more: Partial<TableState> = {}): TableState {
  const seat = { kind: "person" as const, connected: true, conceded: false };
  return {
    number: 1,
    phase: "playing",
    seats: [
      { ...seat, name: "Ada" },
      { ...seat, name: "Ben" },
    ],
    spectators: 0,
    speed: "normal",
    undo: { possible: false, free: false, reveals: false, waiting_for: [] },
    rematch: [],
    ...more,
  };
}

export function table(story: Entry[] = [], more: Partial<TableState> = {}): Table {
  return {
    table: "abc",
    you: 0,
    settings: {
      seats: [{ kind: "person" }, { kind: "person" }],
      setup: "random",
      variants: {
        all_bases: false,
        classic_mulligan: false,
        duplicate_factions: false,
        titans: false,
        target_vp: 15,
        ask_single: false,
        ask_end: true,
      },
      hints: true,
      speed: "normal",
      open: false,
    },
    state: state({ number: story.at(-1)?.number ?? 1, ...more }),
    story,
  };
}

export const event = (kind: string, text: string, more: Partial<EventSeen> = {}): EventSeen => ({
  kind,
  text,
  turn: 1,
  number: 0,
  depth: 0,
  ...more,
});

export const chosen = (number: number, ...events: EventSeen[]): Entry => ({
  kind: "chosen",
  number,
  at: 0,
  seat: 0,
  by: "person",
  events,
});

/** A browser's storage. */
export function memory(content: Record<string, string> = {}): Store {
  return { getItem: (key) => content[key] ?? null, setItem: (key, value) => void (content[key] = value) };
}
