/** Looking through all cards and bases: what was typed, the filters, and how both are written in an address. */

import type { CatalogueFaction } from "../protocol/types";

export type Kind = "minion" | "action" | "base" | "titan";

export interface Entry {
  name: string;
  /** For the address of its page. */
  slug: string;
  kind: Kind;
  faction: string;
  faction_name: string;
  set: string;
  /** Minions only. */
  power: number | undefined;
  abilities: readonly string[];
  text: string;
  /** What is looked through, in plain letters. */
  names: string;
  words: string;
}

export interface Filter {
  typed: string;
  kind: "" | Kind;
  /** A printed power. */
  power: string;
  ability: string;
  set: string;
  faction: string;
}

export const NO_FILTER: Readonly<Filter> = { typed: "", kind: "", power: "", ability: "", set: "", faction: "" };

export const KINDS: Readonly<Record<Kind, string>> = {
  minion: "Minions",
  action: "Actions",
  base: "Bases",
  titan: "Titans",
};

export const ABILITIES: Readonly<Record<string, string>> = {
  on_play: "On play",
  ongoing: "Ongoing",
  talent: "Talent",
  special: "Special",
  scoring: "At a scoring",
  none: "No ability",
};

/** Lower case, without accents and punctuation: how words are compared. */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’.]/g, "")
    .replace(/[^a-z0-9+]+/g, " ")
    .trim();
}

/** "They're Coming To Get You" in an address. */
export const slugOf = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/\p{M}|['’]/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

export const cardAddress = (faction: string, name: string): string => `/cards/${faction}/${slugOf(name)}`;

export function entries(
  factions: readonly CatalogueFaction[],
  rulings: ReadonlyMap<string, readonly string[]>,
): Entry[] {
  return factions.flatMap(({ key, name: faction_name, set, cards, bases, titans }) => {
    const entry = (name: string, kind: Kind, text: string, abilities: readonly string[], power?: number): Entry => ({
      name,
      slug: slugOf(name),
      kind,
      faction: key,
      faction_name,
      set,
      power,
      abilities,
      text,
      names: fold(name),
      words: fold([faction_name, text, ...(rulings.get(name) ?? [])].join(" ")),
    });
    return [
      ...cards.map((card) => entry(card.name, card.kind as Kind, card.text, card.abilities, card.power)),
      ...bases.map((base) => entry(base.name, "base", base.text, base.abilities)),
      ...titans.map((titan) => entry(titan.name, "titan", titan.text, titan.abilities)),
    ];
  });
}

/** What fits, the best first: in its name, then in its text or rulings; with a slip of the finger if nothing fits. */
export function search(all: readonly Entry[], filter: Filter): Entry[] {
  const left = all.filter((entry) => passes(entry, filter));
  const words = fold(filter.typed).split(" ").filter(Boolean);
  if (words.length === 0) return left;
  const exact = ranked(left, words, (word) => [word]);
  return exact.length > 0 ? exact : ranked(left, words, similar(left));
}

function passes(entry: Entry, { kind, power, ability, set, faction }: Filter): boolean {
  return (
    (kind === "" || entry.kind === kind) &&
    (power === "" || (entry.power !== undefined && fitsPower(entry.power, power))) &&
    (ability === "" || (ability === "none" ? entry.abilities.length === 0 : entry.abilities.includes(ability))) &&
    (set === "" || entry.set === set) &&
    (faction === "" || entry.faction === faction)
  );
}

/** The last choice stands for it and all above. */
export const MOST_POWER = 6;
const fitsPower = (power: number, wanted: string): boolean =>
  wanted === `${MOST_POWER}` ? power >= MOST_POWER : `${power}` === wanted;

type Spellings = (word: string) => readonly string[];

function ranked(all: readonly Entry[], words: readonly string[], spellings: Spellings): Entry[] {
  const groups: Entry[][] = [[], [], []];
  const spelled = words.map(spellings);
  const whole = words.join(" ");
  for (const entry of all) {
    const inName = spelled.every((ways) => ways.some((way) => entry.names.includes(way)));
    if (inName) groups[entry.names.startsWith(whole) ? 0 : 1]?.push(entry);
    else if (spelled.every((ways) => ways.some((way) => entry.names.includes(way) || beginsWord(entry.words, way)))) {
      groups[2]?.push(entry);
    }
  }
  return groups.flat();
}

const beginsWord = (text: string, word: string): boolean => text.startsWith(word) || text.includes(` ${word}`);

/** Words there are that differ from a typed one by a letter or two. */
function similar(all: readonly Entry[]): Spellings {
  const known = new Set(all.flatMap((entry) => `${entry.names} ${entry.words}`.split(" ")));
  return (word) => {
    const most = word.length < 4 ? 0 : word.length < 7 ? 1 : 2;
    return [...known].filter((one) => one.length > 2 && within(one, word, most));
  };
}

/** Can one word be made of the other with at most so many letters changed, left out, added or swapped? */
export function within(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false;
  let [older, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1];
      let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        best = Math.min(best, (older[j - 2] ?? 0) + 1);
      }
      row.push(best);
    }
    if (Math.min(...row) > most) return false;
    [older, last] = [last, row];
  }
  return (last[other.length] ?? 0) <= most;
}

/** The filter as the end of an address: "?q=rex&kind=minion"; "" where there is none. */
export function addressOf(filter: Filter): string {
  const parts = new URLSearchParams();
  if (filter.typed.trim()) parts.set("q", filter.typed.trim());
  for (const name of ["kind", "power", "ability", "set", "faction"] as const) {
    if (filter[name]) parts.set(name, filter[name]);
  }
  const text = parts.toString();
  return text ? `?${text}` : "";
}

/** The filter that an address holds; what makes no sense is left out. */
export function filterOf(address: string, factions: readonly CatalogueFaction[] = []): Filter {
  const parts = new URLSearchParams(address);
  const one = (name: string, allowed: readonly string[]): string => {
    const value = parts.get(name) ?? "";
    return allowed.includes(value) ? value : "";
  };
  return {
    typed: (parts.get("q") ?? "").slice(0, 80),
    kind: one("kind", Object.keys(KINDS)) as Filter["kind"],
    power: one("power", POWERS),
    ability: one("ability", Object.keys(ABILITIES)),
    set: one("set", [...new Set(factions.map((faction) => faction.set))]),
    faction: one(
      "faction",
      factions.map((faction) => faction.key),
    ),
  };
}

export const POWERS: readonly string[] = Array.from({ length: MOST_POWER + 1 }, (_, power) => `${power}`);

export const isNarrowed = (filter: Filter): boolean => addressOf(filter) !== "";
