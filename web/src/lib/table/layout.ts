/** How large the minions of all bases can be drawn in the room there is, so that everything is in sight. Sizes in rem. */

import type { BaseSeen } from "../protocol/types";
import { groupsOn, type Group } from "./bases";

export interface Layout {
  /** How high each row is: where much stands on a base, its row gets more. */
  rows: number[];
  /** The share of the width each column gets: where there is one row, busy bases get more. */
  columns: number[];
  /** How wide a minion is drawn: one size for the whole table. */
  tile: number;
  lanes: Lane[];
}

/** How one base is laid out. */
export interface Lane {
  /** How many columns it takes: the bases of a last row that is not full share its width. */
  span: number;
  /** The room inside. */
  wide: number;
  /** How many players' minions stand beside each other. */
  across: number;
  /** How many lines of its text are shown. */
  lines: number;
}

/** How the minions of one player on a base lie: in rows in which they overlap as much as they have to. */
export interface Fan {
  perRow: number;
  rows: number;
  /** How far the others move aside for one of them. */
  aside: number;
}

const NARROWEST_LANE = 6;
const NARROWEST_GROUP = 3.3;
const SMALLEST_TILE = 3;
/** On a phone everything in sight is worth smaller cards still. */
const SMALLEST_ON_PHONE = 2.4;
const PHONE = 34;
const LARGEST_TILE = 7.6;
const STEP = 0.2;
/** Larger cards are not worth losing a base's text. */
const COMFORTABLE_TILE = 4.8;
/** How much smaller the cards may be for one more name that can be read. */
const COVERED = 1.2;
/** How much smaller they may be for one row of bases fewer: a table that is laid out in another way is hard to follow. */
const ROW = 2;
const WANTED_LINES = 3;
const CARD = 1.2;
/** At least so much of a card is seen beside the one that lies on it: its power. */
const SHOWN = 0.46;
/** With so much of a card its name can be read. */
const NAME_SHOWN = 0.85;
/** So much of a row is seen over the row that lies on it. */
const SHOWN_ROW = 0.56;

const MARGIN = 0.8;
const GAP = 0.4;
const LANE_FRAME = 0.9;
const STANDING = 1.75;
const GROUP_GAP = 0.4;
const BAR = 1.75;
const LINE = 1.12;
const ACTION = 1.95;
const NARROWEST_ACTION = 5.2;
const LETTERS_PER_REM = 2.25;
const MOST_LINES = 7;

/** Narrower than this, a base's points stand under its name. */
const POINTS_BESIDE_NAME = 13;
/** Narrower than this, its breakpoint does, too. */
const ALL_UNDER_NAME = 8;
const POINTS = 4.7;
const BADGE = 2.7;
/** How wide the letters of a name are. */
const LETTERS: readonly [letters: string, wide: number][] = [
  [" ijl.',", 0.28],
  ["tcfr1", 0.41],
  ["wmMW", 0.93],
  ["OQXAHNUV&0BDGKRY46", 0.66],
];
const OTHER_LETTER = 0.54;
/** How large its letters are where its breakpoint is under the name, and what its frame takes there. */
const SMALL_NAME = 0.82;
const FRAME_OF_NAME = 0.4;

/** `letters` is how long a base's text is. */
export function layoutFor(
  bases: readonly BaseSeen[],
  wide: number,
  high: number,
  letters: (name: string) => number,
): Layout {
  const stands = bases.map((base) => ({ base, groups: groupsOn(base), letters: letters(base.name) }));
  let best: Attempt | null = null;
  for (const columns of sharings(stands, wide)) {
    const found = largest(stands, columns, wide, high);
    if (!best || found.hidden < best.hidden || (found.hidden === best.hidden && worth(found) > worth(best)))
      best = found;
  }
  return best ?? { rows: [1], columns: [], tile: LARGEST_TILE, lanes: [] };
}

interface Stand {
  base: BaseSeen;
  groups: Group[];
  letters: number;
}

/** Where a base would stand: its width, how high it is without text and minions, and how long its text is there. */
interface Site {
  groups: readonly Group[];
  wide: number;
  frame: number;
  lines: number;
}

/** `hidden` is how much one would have to scroll, `covered` how many minions have their names under others. */
type Attempt = Layout & { hidden: number; covered: number };

/** Large cards are good, but not when one cannot read what they are. */
const worth = ({ tile, rows, covered }: Attempt): number => tile - rows.length * ROW - covered * COVERED;

/** The ways to share the width: side by side, equally and by how much stands there; or in several rows. */
function* sharings(stands: readonly Stand[], wide: number): Iterable<number[]> {
  const count = stands.length;
  for (let columns = count; columns >= 1; columns--) {
    if (columns > 1 && wide / columns < NARROWEST_LANE) continue;
    if (Math.ceil(count / Math.ceil(count / columns)) < columns) continue;
    yield Array.from({ length: columns }, () => 1);
    if (columns < count || count === 1) continue;
    for (const more of [0.12, 0.25]) {
      const shares = stands.map((stand) => 1 + more * need(stand));
      const whole = sum(shares);
      if (shares.every((share) => (wide * share) / whole > NARROWEST_LANE + 0.5)) yield shares;
    }
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((whole, one) => whole + one, 0);

/** How much of the width a base asks for. */
const need = ({ groups }: Stand): number => Math.min(6, Math.max(0, ...groups.map((group) => group.minions.length)));

/** The best cards with which every base fits, with some of its text where they need not be tiny for it. */
function largest(stands: readonly Stand[], columns: number[], wide: number, high: number): Attempt {
  const rows = Math.ceil(stands.length / columns.length);
  const full = columns.length;
  const last = stands.length - full * (rows - 1);
  const tracks = last < full ? Array.from({ length: full * last }, () => 1) : columns;
  const whole = sum(columns);
  const room = high - MARGIN - GAP * (rows - 1);
  const places = stands.map((stand, index) => {
    const atLast = last < full && index >= stands.length - last;
    const free = wide - MARGIN - GAP * ((atLast ? last : full) - 1);
    const share = atLast ? 1 / last : (columns[index % full] ?? 1) / whole;
    const inner = free * share - LANE_FRAME;
    const { groups } = stand;
    const span = last < full ? (atLast ? full : last) : 1;
    const site = { groups, wide: inner, frame: frameHigh(stand.base, inner), lines: linesOf(stand, inner) };
    return { site, row: Math.floor(index / full), span };
  });
  const heads = Array.from({ length: rows }, (_, row) =>
    Math.max(...places.filter((place) => place.row === row).map(({ site }) => LANE_FRAME + site.frame)),
  );
  const attempt = (tile: number, lines: number): Attempt => {
    const needed = Array.from({ length: rows }, () => 0);
    for (const { site, row } of places)
      needed[row] = Math.max(needed[row] ?? 0, LANE_FRAME + leastHigh(site, tile, lines));
    const over = room - sum(needed);
    // Where there is not enough room, what stands on the bases is cut, and never their names.
    const part = (room - sum(heads)) / (sum(needed) - sum(heads));
    const heights = needed.map((high, row) => {
      const head = heads[row] ?? 0;
      return over >= 0 ? high + over / rows : head + (high - head) * part;
    });
    let covered = 0;
    const lanes = places.map(({ site, row, span }) => {
      const lane = laneFor(site, (heights[row] ?? 0) - LANE_FRAME, tile);
      covered += coveredIn(site, lane.across, tile);
      return { ...lane, span };
    });
    const size = Math.round(tile * 10) / 10;
    return { rows: heights, columns: tracks, tile: size, lanes, hidden: Math.max(0, -over), covered };
  };
  const smallest = wide < PHONE ? SMALLEST_ON_PHONE : SMALLEST_TILE;
  for (let lines = WANTED_LINES; lines >= 0; lines--) {
    let best: Attempt | null = null;
    for (let tile = LARGEST_TILE; tile >= (lines > 0 ? COMFORTABLE_TILE : smallest); tile -= STEP) {
      if (tile < COMFORTABLE_TILE && best) break;
      const found = attempt(tile, lines);
      if (found.hidden === 0 && (!best || worth(found) > worth(best))) best = found;
    }
    if (best) return best;
  }
  return attempt(smallest, 0);
}

const linesOf = ({ letters }: Stand, wide: number): number =>
  Math.min(MOST_LINES, Math.ceil(letters / ((wide - 0.6) * LETTERS_PER_REM)));

/** How high a base is without its text and its minions. */
function frameHigh(base: BaseSeen, wide: number): number {
  const perAction = Math.max(1, Math.floor(wide / NARROWEST_ACTION));
  const beside = base.actions.length + (base.titans?.length ?? 0);
  return headHigh(base.name, wide) + BAR + Math.ceil(beside / perAction) * ACTION;
}

/** How many players can stand beside each other, and how high that is. */
function* waysToStand(
  groups: readonly Group[],
  wide: number,
  tile: number,
): Iterable<{ across: number; high: number }> {
  for (let across = 1; across <= Math.max(1, groups.length); across++) {
    const each = groupWide(wide, across);
    if (across > 1 && each < Math.max(tile, NARROWEST_GROUP)) return;
    yield { across, high: stacked(groups, across, each, tile) };
  }
}

/** How high a base has to be at least, with so many lines of its text. */
function leastHigh({ groups, wide, frame, lines: all }: Site, tile: number, lines: number): number {
  const standing = [...waysToStand(groups, wide, tile)].map(({ high }) => high);
  return frame + Math.min(lines, all) * LINE + Math.min(...standing);
}

/** Players above each other where there is room, else beside each other; then all the text that fits. */
function laneFor({ groups, wide, frame, lines: all }: Site, high: number, tile: number): Omit<Lane, "span"> {
  const left = high - frame;
  const wanted = Math.min(WANTED_LINES, all) * LINE;
  const ways = [...waysToStand(groups, wide, tile)];
  const lowest = Math.min(...ways.map((way) => way.high));
  const way = ways.find((one) => one.high + wanted <= left) ?? ways.find((one) => one.high === lowest);
  const lines = Math.max(0, Math.min(all, Math.floor((left - (way?.high ?? 0)) / LINE)));
  return { wide, across: way?.across ?? 1, lines };
}

/** How many minions show too little of themselves to read their names; one that shows a part of it counts in part. */
function coveredIn({ groups, wide }: Site, across: number, tile: number): number {
  const each = groupWide(wide, across);
  const covered = groups.map(({ minions }) => {
    const { perRow, rows } = fanOf(minions.length, each, tile);
    const shown = perRow > 1 ? Math.min(1, (each - tile) / (perRow - 1) / tile) : 1;
    const hidden = Math.max(0, Math.min(1, (NAME_SHOWN - shown) / (NAME_SHOWN - SHOWN)));
    const inLast = minions.length - perRow * Math.max(0, rows - 1);
    return minions.length - inLast + Math.max(0, inLast - 1) * hidden;
  });
  return sum(covered);
}

/** How much room each of so many players has beside each other. */
export const groupWide = (wide: number, across: number): number => (wide - GROUP_GAP * (across - 1)) / across;

function stacked(groups: readonly Group[], across: number, each: number, tile: number): number {
  let high = 0;
  for (let first = 0; first < groups.length; first += across) {
    const row = groups
      .slice(first, first + across)
      .map(({ minions }) => fanHigh(fanOf(minions.length, each, tile), tile));
    high += (first > 0 ? GROUP_GAP : 0) + STANDING + Math.max(...row);
  }
  return high;
}

/** How so many minions lie in this width. */
export function fanOf(count: number, wide: number, tile: number): Fan {
  const most = 1 + Math.max(0, Math.floor((wide - tile) / (tile * SHOWN)));
  const rows = Math.ceil(count / most);
  const perRow = Math.max(1, Math.ceil(count / Math.max(1, rows)));
  const step = perRow > 1 ? (wide - tile) / (perRow - 1) : tile;
  return { perRow, rows, aside: rows > 1 ? 0 : Math.max(0, Math.round((tile - step) * 100) / 100) };
}

const fanHigh = ({ rows }: Fan, tile: number): number =>
  rows === 0 ? 0 : tile * CARD * (1 + (rows - 1) * SHOWN_ROW) + 0.2;

/** How wide a name is in letters of 1 rem. */
function lettersWide(name: string): number {
  return sum(Array.from(name, (one) => LETTERS.find(([letters]) => letters.includes(one))?.[1] ?? OTHER_LETTER));
}

/** How the top of a base is set: its points beside its name, or under it, or its breakpoint under it, too. */
export function headOf(name: string, wide: number): { points: "beside" | "under" | "all under"; letters: number } {
  const longest = Math.max(...name.split(" ").map(lettersWide));
  if (wide >= POINTS_BESIDE_NAME) return { points: "beside", letters: 1 };
  if (wide >= ALL_UNDER_NAME && longest <= wide - BADGE) return { points: "under", letters: 1 };
  return { points: "all under", letters: Math.min(SMALL_NAME, (wide - FRAME_OF_NAME) / longest) };
}

function headHigh(name: string, wide: number): number {
  const { points } = headOf(name, wide);
  const [beside, under] = [points === "beside", points === "all under"];
  const taken = under ? FRAME_OF_NAME : BADGE + (beside ? POINTS : 0);
  const lines = Math.ceil((lettersWide(name) * (under ? 0.9 : 1)) / Math.max(2, wide - taken));
  return Math.max(2.5, 0.4 + lines * 1.05 + (under ? 1.7 : beside ? 0 : 1.25));
}
