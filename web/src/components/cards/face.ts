/** What the parts that draw a card tell each other. */

import type { CardText } from "../../lib/catalogue.svelte";
import type { AbilityKind } from "../../lib/design/abilities";
import type { CardFacts } from "../../lib/design/sentences";

export type CardSize = "tiny" | "small" | "hand" | "closeup";

export interface CardFaceProps extends CardFacts {
  name: string;
  size?: CardSize;
  /** Hidden from screen readers: what surrounds it says the same. */
  silent?: boolean;
  /** The words of the game on it explain themselves; not inside something that can be pressed. */
  explain?: boolean;
}

export interface FaceParts {
  name: string;
  /** Undefined while the catalogue is loading. */
  card: CardText | undefined;
  /** Minions only. */
  power: number | undefined;
  /** Against the print: -1, 0 or 1. */
  change: number;
  facts: CardFacts;
  explain?: boolean;
}

export interface FullFaceParts extends FaceParts {
  /** In a hand: without the lines that say its kind and its faction. */
  held?: boolean;
}

export interface SmallFaceParts extends FaceParts {
  kinds: readonly AbilityKind[];
}

export type BaseSize = "small" | "closeup";

export interface BaseFaceProps {
  name: string;
  /** small: in a list; closeup: large. */
  size?: BaseSize;
  /** The current one, where it is known. */
  breakpoint?: number | undefined;
  counters?: number | undefined;
  cancelled?: boolean | undefined;
  copied?: readonly string[] | undefined;
  /** Hidden from screen readers: what surrounds it says the same. */
  silent?: boolean;
  /** The words of the game on it explain themselves; not inside something that can be pressed. */
  explain?: boolean;
}
