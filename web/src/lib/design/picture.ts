/** How the picture on a card is laid out: few of a kind stand large, many stand in a crowd, actions strike poses. */

import { chance } from "./chance";

/** One drawing of the faction on a field of 100 by 80. */
export interface Place {
  what: "figure" | "thing";
  x: number;
  y: number;
  size: number;
  turn: number;
  flip: boolean;
}

export interface Picture {
  /** What is behind: rays for minions; a burst, stripes or rings for actions. */
  backdrop: "rays" | "burst" | "stripes" | "rings";
  /** Degrees by which the backdrop is turned. */
  turn: number;
  /** The colour of the backdrop. */
  tint: "light" | "accent" | "second";
  /** How far the sky goes towards the second colour, 0 to 1. */
  sky: number;
  pattern: { turn: number; scale: number };
  /** From the back to the front. */
  places: Place[];
}

export interface Pictured {
  name: string;
  kind: string;
  copies: number;
  power?: number | undefined;
}

type Between = (low: number, high: number) => number;

const CENTRE = { x: 50, y: 41 };
const TINTS = ["light", "accent", "second"] as const;

export function pictureOf(card: Pictured): Picture {
  const random = chance(card.name);
  const pick: Between = (low, high) => Math.round((low + random() * (high - low)) * 10) / 10;
  const common = {
    turn: pick(0, 30),
    sky: pick(0, 0.6),
    tint: TINTS[Math.floor(random() * TINTS.length)] ?? "light",
    pattern: { turn: pick(-20, 20), scale: pick(0.75, 1.15) },
  };
  if (card.kind === "minion") return { ...common, backdrop: "rays", places: crowd(card, random() < 0.5) };
  const pose = POSES[Math.floor(random() * POSES.length)] ?? strike;
  return { ...common, ...pose(pick) };
}

function crowd(card: Pictured, flip: boolean): Place[] {
  const size = Math.min(74, 48 + (card.power ?? 0) * 4.2);
  const one = (x: number, y: number, share: number): Place => ({
    what: "figure",
    x: CENTRE.x + x,
    y: CENTRE.y + y,
    size: size * share,
    turn: 0,
    flip,
  });
  if (card.copies >= 4) return [one(-27, -5, 0.66), one(27, -5, 0.66), one(0, 4, 0.94)];
  if (card.copies === 3) return [one(-20, -4, 0.78), one(15, 4, 0.9)];
  return [one(0, 1, 1)];
}

type Pose = (pick: Between) => Pick<Picture, "backdrop" | "places">;

const thing = (x: number, y: number, size: number, turn: number): Place => ({
  what: "thing",
  x,
  y,
  size,
  turn,
  flip: false,
});

/** One thing, struck into a burst. */
const strike: Pose = (pick) => ({ backdrop: "burst", places: [thing(CENTRE.x, CENTRE.y, 54, pick(-14, 14))] });

/** Three of them, one after another. */
const volley: Pose = (pick) => ({
  backdrop: "stripes",
  places: [thing(19, 24, 30, pick(-22, 0)), thing(81, 27, 30, pick(0, 22)), thing(50, 47, 46, pick(-8, 8))],
});

/** One, so near that it hardly fits. */
const looming: Pose = (pick) => ({ backdrop: "rings", places: [thing(CENTRE.x, CENTRE.y + 2, 70, pick(-20, 20))] });

/** Somebody uses it. */
const wielded: Pose = (pick) => ({
  backdrop: "stripes",
  places: [{ what: "figure", x: 31, y: 39, size: 50, turn: 0, flip: false }, thing(70, 50, 44, pick(-4, 20))],
});

const POSES: readonly Pose[] = [strike, volley, looming, wielded];
