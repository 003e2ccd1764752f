/** What a client knows of a table, and what each message makes of it. */

import type { Entry, ServerMessage, TableSettings, TableState } from "../protocol/types";

export interface Table {
  table: string;
  /** Your seat; missing: you watch. */
  you?: number;
  settings: TableSettings;
  state: TableState;
  /** Everything that happened, oldest first. */
  story: readonly Entry[];
}

/**
 * The number to resume from: 0 when nothing is known yet. The state may be ahead of the story for a moment, when one
 * change follows from another.
 */
export const lastNumber = (table: Table | null): number => table?.story.at(-1)?.number ?? 0;

/**
 * The table after a message; the same one where the message changes nothing.
 * "gap": something was missed and has to be asked for again.
 */
export function receive(table: Table | null, message: ServerMessage): Table | null | "gap" {
  switch (message.type) {
    case "snapshot":
      return {
        table: message.table,
        you: message.you,
        settings: message.settings,
        state: message.state,
        story: joined(table?.table === message.table ? table.story : [], message.story),
      };
    case "news":
      if (!table) return table;
      if (message.entry.number <= lastNumber(table)) return table;
      if (message.entry.number !== lastNumber(table) + 1) return "gap";
      return { ...table, state: message.state, story: [...table.story, message.entry] };
    case "presence":
      return table && { ...table, state: present(table.state, message.connected, message.spectators) };
    default:
      return table;
  }
}

function present(state: TableState, connected: boolean[], spectators: number): TableState {
  const seats = state.seats.map((seat, index) => ({ ...seat, connected: connected[index] ?? seat.connected }));
  return { ...state, seats, spectators };
}

/** A resumed story overlaps with what is known when an answer was lost on the way. */
function joined(known: readonly Entry[], news: readonly Entry[]): readonly Entry[] {
  const first = news[0]?.number;
  return first === undefined ? known : [...known.filter((entry) => entry.number < first), ...news];
}

/** What the players are called, also before a seat is taken. */
export function namesOf(state: TableState): string[] {
  return state.seats.map((seat, index) => seat.name ?? `Seat ${index + 1}`);
}
