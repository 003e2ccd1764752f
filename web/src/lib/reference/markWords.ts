/** Finding the words of the game in any text. */

import { GAME_WORDS } from "./glossary";

export interface Piece {
  text: string;
  /** The key of a word of the glossary; undefined: ordinary text. */
  word?: string;
  /** The signs right after a word, which stay on its line. */
  tail?: string;
}

const isCapital = (text: string): boolean => /^[A-Z]/.test(text);
const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Every form in lower case, with its word and whether it needs its capital letter. */
const FORMS = new Map(
  Object.entries(GAME_WORDS).flatMap(([key, word]) =>
    word.forms.map((form) => [form.toLowerCase(), { key, form }] as const),
  ),
);
/** The longest first, so that "base deck" is not a base. */
const ANY = new RegExp(
  `(?<![\\w-])(?:${[...FORMS.keys()]
    .sort((one, other) => other.length - one.length)
    .map(escape)
    .join("|")})(?![\\w-])`,
  "gi",
);
const TAIL = /^[.,:;!?)’'”"…]+/;
const BEGINNING = /(?:^|[.!?:;"“(•]\s*)$/;

/** The pieces of a text, together exactly the text. Each word is marked once; `seen` holds those that were before. */
export function markWords(text: string, seen = new Set<string>()): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(ANY)) {
    const key = wordAt(text, match[0], match.index);
    if (key === undefined || seen.has(key)) continue;
    seen.add(key);
    if (match.index > end) pieces.push({ text: text.slice(end, match.index) });
    end = match.index + match[0].length;
    const tail = TAIL.exec(text.slice(end))?.[0] ?? "";
    pieces.push({ text: match[0], word: key, tail });
    end += tail.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

function wordAt(text: string, found: string, at: number): string | undefined {
  const known = FORMS.get(found.toLowerCase());
  if (!known) return undefined;
  if (isCapital(known.form) && found !== known.form) return undefined;
  // "Secret Base" is a name. What has a capital letter in the middle of a sentence is no ordinary word.
  if (!isCapital(known.form) && isCapital(found) && !BEGINNING.test(text.slice(0, at))) return undefined;
  if (GAME_WORDS[known.key]?.before?.test(text.slice(at + found.length)) === false) return undefined;
  return known.key;
}
