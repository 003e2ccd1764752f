/** The form for a new table: what is filled in, what is wrong with it, and what is sent. */

import type { CatalogueFaction, NewTable, SeatPlan, Setup, Speed, Variants } from "./protocol/types";

/** Who sits there: you, another person, or a bot of that level. */
export type Sitter = "you" | "person" | `bot:${string}`;

export interface SeatForm {
  sitter: Sitter;
  /** Two keys; an empty one is any. */
  factions: [string, string];
}

export interface TableForm {
  name: string;
  seats: SeatForm[];
  setup: Setup;
  /** The keys of the sets whose factions are used. */
  sets: string[];
  variants: Variants;
  /** Factions on offer in a draft; 0: all. */
  onOffer: number;
  /** Nobody is dealt what was played recently. */
  fresh: boolean;
  /** Seconds; 0: no clock. */
  clock: number;
  hints: boolean;
  speed: Speed;
  open: boolean;
}

export const FEWEST_SEATS = 2;
export const MOST_SEATS = 4;
export const NAME_LENGTH = 24;
/** How many factions a tournament draft has in its pool. */
export const POOL = 14;

export const SETUPS = ["random", "choose", "draft", "tournament", "given"] as const satisfies Setup[];
export const SPEEDS = ["slow", "normal", "fast", "instant"] as const satisfies Speed[];

/** Are some factions dealt? */
export const deals = (setup: Setup): boolean => setup === "random" || setup === "given";

export const CLOCKS = [0, 30, 60, 120, 180, 300, 600, 3600, 86_400] as const;

export const botSitter = (level: string): Sitter => `bot:${level}`;

export const levelOf = (sitter: Sitter): string | undefined =>
  sitter.startsWith("bot:") ? sitter.slice(4) : undefined;

const freeSeat = (sitter: Sitter): SeatForm => ({ sitter, factions: ["", ""] });

export const severalPeople = ({ seats }: TableForm): boolean =>
  seats.filter(({ sitter }) => sitter === "you" || sitter === "person").length > 1;

/** What the form begins with: you against one bot, everything in the box. */
export function freshForm(name: string, sets: readonly string[], level: string): TableForm {
  return {
    name,
    seats: [freeSeat("you"), freeSeat(botSitter(level))],
    setup: "random",
    sets: [...sets],
    variants: {
      all_bases: false,
      classic_mulligan: false,
      duplicate_factions: false,
      titans: false,
      target_vp: 15,
      ask_single: false,
      ask_end: true,
    },
    onOffer: 0,
    fresh: false,
    clock: 0,
    hints: true,
    speed: "normal",
    open: false,
  };
}

export function addSeat(form: TableForm, sitter: Sitter): void {
  if (form.seats.length < MOST_SEATS) form.seats.push(freeSeat(sitter));
}

export function removeSeat(form: TableForm, seat: number): void {
  if (form.seats.length > FEWEST_SEATS) form.seats.splice(seat, 1);
}

/** Somebody sits down; you have only one seat, so whoever sat there swaps places with you. */
export function sit(form: TableForm, seat: number, sitter: Sitter): void {
  const here = form.seats[seat];
  if (!here) return;
  const yours = form.seats.find((other) => other.sitter === "you");
  if (sitter === "you" && yours && yours !== here) yours.sitter = here.sitter === "you" ? "person" : here.sitter;
  here.sitter = sitter;
}

export const yourSeat = (form: TableForm): number | undefined => {
  const seat = form.seats.findIndex((one) => one.sitter === "you");
  return seat < 0 ? undefined : seat;
};

const others = (form: TableForm): number => form.seats.filter((seat) => seat.sitter === "person").length;

/** Does the game begin at once, because there is nobody to wait for? */
export const beginsAtOnce = (form: TableForm): boolean => others(form) === 0;

/** What keeps the table from being made, in sentences; none: it can be made. */
export function problems(form: TableForm, factions: readonly CatalogueFaction[]): string[] {
  const found: string[] = [];
  const usable = factions.filter((faction) => form.sets.includes(faction.set)).map((faction) => faction.key);
  if (yourSeat(form) !== undefined && form.name.trim() === "")
    found.push("Tell us your name: the others want to know who beats them.");
  if (form.sets.length === 0) found.push("Choose at least one set.");
  else found.push(...(form.setup === "tournament" ? noTournament : tooFew)(form, usable.length));
  if (form.setup === "given") found.push(...badFactions(form, factions));
  const { target_vp } = form.variants;
  if (!Number.isInteger(target_vp) || target_vp < 1 || target_vp > 100)
    found.push("The points to win are a whole number from 1 to 100.");
  if (yourSeat(form) === undefined && others(form) > 0 && !form.open) {
    found.push("Whoever makes a private table takes a seat at it: sit down somewhere, or open the table to everybody.");
  }
  return found;
}

function tooFew(form: TableForm, usable: number): string[] {
  const needed = form.variants.duplicate_factions ? 2 : 2 * form.seats.length;
  if (usable < needed) return [`These sets have ${usable} factions, and ${form.seats.length} players need ${needed}.`];
  if (form.setup === "draft" && form.onOffer !== 0 && form.onOffer < 2 * form.seats.length) {
    return [`A draft for ${form.seats.length} players needs at least ${2 * form.seats.length} factions on offer.`];
  }
  return [];
}

/** The draft is for two, of enough factions, and decides itself what is in the game (rule 14.7). */
function noTournament({ seats, variants }: TableForm, usable: number): string[] {
  const found: string[] = [];
  if (seats.length !== 2) found.push("The tournament draft is for two players.");
  if (usable < POOL) found.push(`The tournament draft needs ${POOL} factions, and these sets have ${usable}.`);
  if (variants.all_bases) found.push("In a tournament the bases are drafted: switch off “All bases” below.");
  if (variants.duplicate_factions)
    found.push("In a tournament nobody has what another has: switch off “Same factions allowed” below.");
  return found;
}

function badFactions(form: TableForm, factions: readonly CatalogueFaction[]): string[] {
  const found: string[] = [];
  const named = (key: string): string => factions.find((faction) => faction.key === key)?.name ?? key;
  const taken = new Map<string, number>();
  form.seats.forEach(({ factions: [first, second] }, seat) => {
    if ((first === "") !== (second === ""))
      found.push(`Seat ${seat + 1} has one faction: choose both, or none for any two.`);
    if (first !== "" && first === second)
      found.push(`Seat ${seat + 1} has ${named(first)} twice: a player takes two different factions.`);
    for (const key of new Set([first, second])) {
      if (key === "") continue;
      const before = taken.get(key);
      if (before !== undefined && !form.variants.duplicate_factions) {
        found.push(`${named(key)} is at seats ${before + 1} and ${seat + 1}: allow that below, or change one.`);
      }
      taken.set(key, seat);
    }
  });
  return found;
}

/** What is sent to the server. `recent` are the factions to leave out, where that is wanted. */
export function tableToMake(form: TableForm, allSets: readonly string[], recent: readonly string[] = []): NewTable {
  const seat = yourSeat(form);
  const table: NewTable = {
    settings: {
      seats: form.seats.map((one) => planOf(one, form.setup)),
      setup: form.setup,
      variants: { ...form.variants },
      hints: form.hints,
      speed: form.speed,
      open: form.open,
    },
  };
  if (form.sets.length < allSets.length) table.settings.sets = allSets.filter((set) => form.sets.includes(set));
  if (form.setup === "draft" && form.onOffer !== 0) table.settings.variants.on_offer = form.onOffer;
  if (form.fresh && deals(form.setup)) table.settings.avoid = [...recent];
  if (form.clock !== 0) table.settings.clock = form.clock;
  if (seat !== undefined) {
    table.name = form.name.trim();
    table.seat = seat;
  }
  return table;
}

function planOf({ sitter, factions }: SeatForm, setup: Setup): SeatPlan {
  const level = levelOf(sitter);
  const plan: SeatPlan = level === undefined ? { kind: "person" } : { kind: "bot", level };
  if (setup === "given" && factions[0] !== "") plan.factions = [...factions];
  return plan;
}

/** Where the factions of a quick game come from. */
export interface Box {
  /** Missing: all sets. */
  sets?: readonly string[];
  /** What nobody is dealt. */
  avoid?: readonly string[];
}

/** One click: you, with these two factions if they are known, against so many bots. */
export function quickTable(
  name: string,
  level: string,
  bots: number,
  pair?: readonly [string, string],
  { sets, avoid }: Box = {},
): NewTable {
  const you: SeatPlan = pair ? { kind: "person", factions: [...pair] } : { kind: "person" };
  return {
    name,
    seat: 0,
    settings: {
      seats: [you, ...Array.from({ length: bots }, (): SeatPlan => ({ kind: "bot", level }))],
      setup: pair ? "given" : "random",
      ...(sets ? { sets: [...sets] } : {}),
      ...(avoid ? { avoid: [...avoid] } : {}),
      variants: freshForm("", [], "").variants,
      hints: true,
      speed: "normal",
      open: false,
    },
  };
}
