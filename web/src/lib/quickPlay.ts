/** What "play now" remembers of last time: the bots' level and how many there are. */

export interface QuickPlay {
  level: string;
  bots: number;
}

const KEY = "smashup.quick";

type Store = Pick<Storage, "getItem" | "setItem">;

/** What was chosen last, where it is still to be had. */
export function lastQuickPlay(levels: readonly string[], level: string, store: Store = localStorage): QuickPlay {
  const kept = read(store);
  return {
    level: kept.level !== undefined && levels.includes(kept.level) ? kept.level : level,
    bots: kept.bots !== undefined && [1, 2, 3].includes(kept.bots) ? kept.bots : 1,
  };
}

export function keepQuickPlay(quick: QuickPlay, store: Store = localStorage): void {
  store.setItem(KEY, JSON.stringify(quick));
}

function read(store: Store): Partial<QuickPlay> {
  try {
    const kept: unknown = JSON.parse(store.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

/** Two different ones of these, at random; with `keep` the first stays. */
export function pairOf(keys: readonly string[], keep?: string): readonly [string, string] | undefined {
  const left = keys.filter((key) => key !== keep);
  const draw = (): string | undefined => left.splice(Math.floor(Math.random() * left.length), 1)[0];
  const first = keep ?? draw();
  const second = draw();
  return first !== undefined && second !== undefined ? [first, second] : undefined;
}

const HOW = [
  "Bold",
  "Brave",
  "Clever",
  "Grumpy",
  "Jolly",
  "Lucky",
  "Mighty",
  "Nimble",
  "Quiet",
  "Sly",
  "Swift",
  "Wild",
];
const WHO = ["Badger", "Crow", "Ferret", "Goose", "Hedgehog", "Heron", "Lynx", "Moose", "Newt", "Otter", "Owl", "Yak"];

/** A name for somebody who has not told us theirs. */
export function madeUpName(): string {
  const one = (words: readonly string[]): string => words[Math.floor(Math.random() * words.length)] ?? "";
  return `${one(HOW)} ${one(WHO)}`;
}
