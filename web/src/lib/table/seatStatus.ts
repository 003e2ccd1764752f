/** What is said about somebody at the table, beside the name. */

import type { GuideSeen, SeatState } from "../protocol/types";

interface Seen {
  /** It is this player's decision. */
  decides: boolean;
  you: boolean;
  over: boolean;
  guide: GuideSeen | undefined;
}

export function seatStatus(seat: SeatState, { decides, you, over, guide }: Seen): string {
  if (seat.conceded) return "conceded";
  if (seat.kind === "person" && seat.level) return `played by a bot (${seat.level})`;
  if (!seat.connected) return "away";
  if (!decides || you || over || waits(guide)) return "";
  return seat.level ? "thinking" : "deciding";
}

/** Nobody plays on at a puzzle that is solved or missed. */
const waits = (guide: GuideSeen | undefined): boolean => guide?.kind === "puzzle" && guide.status !== "open";
