/** Settings for a table under a name: kept in the browser, and handed on as a link that holds all of it. */

import { FEWEST_SEATS, freshForm, MOST_SEATS, SETUPS, SPEEDS, type SeatForm, type TableForm } from "./newTable";
import type { Store } from "./seats";

/** Everything but who you are. */
export type PresetForm = Omit<TableForm, "name">;

export interface Preset {
  name: string;
  form: PresetForm;
}

const KEY = "smashup.presets";
const MARK = "#preset=";
export const PRESET_NAME_LENGTH = 40;
const MOST = 50;

/** The kept presets, in the order of their names. */
export const presets = (store: Store = localStorage): Preset[] =>
  read(store).toSorted((one, other) => one.name.localeCompare(other.name));

/** The newest first. */
function read(store: Store): Preset[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.map(asPreset).filter((one) => one !== undefined) : [];
  } catch {
    return [];
  }
}

/** Keep it; one of the same name is replaced. */
export function keepPreset(preset: Preset, store: Store = localStorage): void {
  const others = read(store).filter((other) => other.name !== preset.name);
  store.setItem(KEY, JSON.stringify([preset, ...others].slice(0, MOST)));
}

export function forgetPreset(name: string, store: Store = localStorage): void {
  store.setItem(KEY, JSON.stringify(read(store).filter((preset) => preset.name !== name)));
}

/** A form without what is only yours. */
export function presetOf(name: string, { name: _, ...form }: TableForm): Preset {
  return { name: name.trim(), form };
}

/** The address that opens the form for a new table with these settings. The part after # stays in the browser. */
export function presetLink(preset: Preset): string {
  const bytes = new TextEncoder().encode(JSON.stringify(preset));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return `/new${MARK}${text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

/** The preset in the fragment of an address; missing: there is none, or it is damaged. */
export function presetIn(hash: string): Preset | undefined {
  if (!hash.startsWith(MARK)) return undefined;
  try {
    const text = atob(hash.slice(MARK.length).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    return asPreset(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return undefined;
  }
}

/** Fill in the form; sets and bots that are not to be had here are left out. */
export function applyPreset(
  form: TableForm,
  { form: preset }: Preset,
  allSets: readonly string[],
  levels: readonly string[],
): void {
  const usual = levels.includes("normal") ? "normal" : levels[0];
  const seats = preset.seats.map((seat): SeatForm => {
    const level = seat.sitter.startsWith("bot:") ? seat.sitter.slice(4) : undefined;
    const known = level === undefined || levels.length === 0 || levels.includes(level);
    return { sitter: known ? seat.sitter : `bot:${usual ?? level}`, factions: [...seat.factions] };
  });
  const sets = preset.sets.filter((set) => allSets.includes(set));
  Object.assign(form, preset, {
    seats,
    sets: sets.length > 0 ? sets : [...allSets],
    variants: { ...preset.variants },
  });
}

// What comes out of the storage or out of a link may be anything.

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length <= 100 && value.every((one) => typeof one === "string" && one.length <= 60);
const isCount = (value: unknown, most: number): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= most;

function asPreset(value: unknown): Preset | undefined {
  if (!isFields(value) || typeof value.name !== "string" || !isFields(value.form)) return undefined;
  const name = value.name.trim().slice(0, PRESET_NAME_LENGTH);
  const form = asForm(value.form);
  return form && name !== "" ? { name, form } : undefined;
}

function asForm(value: Fields): PresetForm | undefined {
  const { seats, setup, sets, onOffer, clock, hints, speed, open, fresh, variants } = value;
  const { name: _, ...usual } = freshForm("", [], "normal");
  if (!Array.isArray(seats) || seats.length < FEWEST_SEATS || seats.length > MOST_SEATS) return undefined;
  if (!seats.every(isSeat) || seats.filter((seat) => seat.sitter === "you").length > 1) return undefined;
  const howSetUp = SETUPS.find((one) => one === setup);
  const howFast = SPEEDS.find((one) => one === speed);
  if (!howSetUp || !howFast || !isTexts(sets) || !isCount(onOffer, 100) || !isCount(clock, 86_400)) return undefined;
  if (typeof hints !== "boolean" || typeof open !== "boolean" || typeof fresh !== "boolean") return undefined;
  const chosen = asVariants(variants, usual.variants);
  const sitting = seats.map(({ sitter, factions }): SeatForm => ({ sitter, factions: [factions[0], factions[1]] }));
  return (
    chosen && {
      seats: sitting,
      setup: howSetUp,
      sets,
      variants: chosen,
      onOffer,
      clock,
      hints,
      speed: howFast,
      open,
      fresh,
    }
  );
}

function isSeat(value: unknown): value is SeatForm {
  if (!isFields(value)) return false;
  const { sitter, factions } = value;
  const sits = typeof sitter === "string" && /^(you|person|bot:[\w@.:-]{1,40})$/.test(sitter);
  return sits && isTexts(factions) && factions.length === 2;
}

function asVariants(value: unknown, usual: PresetForm["variants"]): PresetForm["variants"] | undefined {
  if (!isFields(value) || !isCount(value.target_vp, 100)) return undefined;
  const found = { ...usual, target_vp: value.target_vp };
  for (const name of ["all_bases", "classic_mulligan", "duplicate_factions", "ask_single", "ask_end"] as const) {
    const chosen = value[name];
    if (typeof chosen !== "boolean") return undefined;
    found[name] = chosen;
  }
  if (typeof value.ask_alike === "boolean") found.ask_alike = value.ask_alike;
  // Presets kept before there were titans do not speak of them.
  if (typeof value.titans === "boolean") found.titans = value.titans;
  return found;
}
