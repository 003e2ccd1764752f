/** Small sentences that several pages need. */

import type { SeatState, TableSummary } from "./protocol/types";

/** "1 seat", "2 seats". */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** A chance as "62 %"; what is possible is never 0, and what is not certain never 100. */
export function percent(chance: number): string {
  const rounded = Math.round(chance * 100);
  if (rounded <= 0 && chance > 0) return "<1 %";
  return rounded >= 100 && chance < 1 ? ">99 %" : `${rounded} %`;
}

/** "just now", "5 minutes ago", "3 days ago". */
export function ago(then: number, now: number): string {
  const seconds = Math.max(0, now - then);
  if (seconds < 60) return "just now";
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${counted(minutes, "minute")} ago`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return `${counted(hours, "hour")} ago`;
  return `${counted(Math.floor(hours / 24), "day")} ago`;
}

/** "2 minutes", "1 hour", "30 seconds". */
export function duration(seconds: number): string {
  if (seconds % 86_400 === 0) return counted(seconds / 86_400, "day");
  if (seconds % 3600 === 0) return counted(seconds / 3600, "hour");
  if (seconds % 60 === 0) return counted(seconds / 60, "minute");
  return counted(seconds, "second");
}

/** "Ann", "Ann and Bo", "Ann, Bo and Cy". */
export function list(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? "";
  return `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

export const seatName = (seat: SeatState): string => seat.name ?? "free seat";

export const freeSeats = (table: TableSummary): number => table.seats.filter((seat) => seat.name === undefined).length;

/** How things stand at a table, for somebody in that seat (undefined: somebody who looks on). */
export function standing(table: TableSummary, you: number | undefined): { words: string; yourTurn: boolean } {
  if (table.phase === "waiting") {
    return { words: `Waiting for ${counted(freeSeats(table), "player")}`, yourTurn: false };
  }
  if (table.phase === "over") return { words: outcome(table, you), yourTurn: false };
  if (table.to_move !== undefined && table.to_move === you) return { words: "Your turn", yourTurn: true };
  const mover = table.to_move === undefined ? undefined : table.seats[table.to_move];
  const turn = table.turn === 0 ? "Setting up" : `Turn ${table.turn}`;
  return { words: mover ? `${turn} · ${seatName(mover)} to play` : turn, yourTurn: false };
}

function outcome(table: TableSummary, you: number | undefined): string {
  const winners = table.result?.winners ?? [];
  if (winners.length === 0) return "Over";
  if (you !== undefined && winners.includes(you)) return winners.length === 1 ? "You won" : "You shared the win";
  const names = winners.map((winner) => table.seats[winner]).map((seat) => (seat ? seatName(seat) : "somebody"));
  return `${list(names)} won`;
}
