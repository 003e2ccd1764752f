/** What the parts of a table read and press, whoever looks: a person at the table, or somebody who looks at a replay. */

import type { ClockState, Entry, GameSeen, GuideSeen, OptionSeen, PowerAnswer } from "../protocol/types";
import type { Beat } from "./beats";
import type { Handle, Offers } from "./offers";
import type { Played, Scoring } from "./pacing";
import type { Places } from "./places";

export interface Opened {
  /** A card or a base in play, or a card of a hand. */
  card: number;
  /** Whose total on the base is explained. */
  player?: number;
  options: OptionSeen[];
}

export interface TableView {
  readonly game: GameSeen | null;
  readonly names: readonly string[];
  /** The player who is looking; missing: nobody's own table. */
  readonly you: number | undefined;
  readonly story: readonly Entry[];
  readonly places: Places;
  /** Who is asked. */
  readonly decision: { readonly player: number } | null;
  readonly clock: ClockState | undefined;

  /** What the one who looks may choose between now. */
  readonly offers: Offers | null;
  /** What was pressed first. */
  readonly picked: Handle | null;
  readonly lit: ReadonlySet<Handle>;
  /** What was collected so far, where several things are asked for. */
  readonly collected?: readonly Handle[];
  /** What is pointed at: by a tip, or as what was chosen. */
  readonly tipped: Handle | null;
  /** The guide of a lesson or a puzzle. */
  readonly guide?: GuideSeen | undefined;
  /** What it means, and what it wants looked at. */
  readonly pointed?: ReadonlySet<Handle>;
  readonly looked?: ReadonlySet<Handle>;
  /** An answer is on its way. */
  readonly busy: boolean;

  /** The card whose details are open, and what can be done with it from there. */
  opened: Opened | null;
  /** The base that is being paid out, or that scored last, for a while. */
  readonly scored: Scoring | null;
  /** The card that was just played, for a while. */
  readonly played: Played | null;
  /** What is happening at this moment. */
  readonly beat?: Beat | null;

  press(handle: Handle, under?: Handle): void;
  choose(key: string): Promise<void>;
  /** Open a card's details, or those of a player's total on a base. */
  open(card: number, player?: number): void;
  /** Where the power comes from. */
  power(card: number, player?: number): Promise<PowerAnswer | null>;
}
