/** The numbered rules, read from docs/rules.md: sections, rules, their inline signs, and references to each other. */

export interface Rule {
  /** "6.3" */
  number: string;
  text: string;
  /** What is listed under it. */
  points: string[];
}

export interface Section {
  /** "6" */
  number: string;
  title: string;
  rules: Rule[];
}

export type Inline =
  | { kind: "text" | "strong" | "emphasis" | "code"; text: string }
  /** A reference to a rule ("6.3") or section ("6"). */
  | { kind: "reference"; text: string; to: string };

const HEADING = /^## (\d+)\. (.+)$/;
const RULE = /^- \*\*(\d+\.\d+)\*\* (.+)$/;
const POINT = /^ {2}- (.+)$/;
const GOES_ON = /^ {2}(?!- )(\S.*)$/;

export function parseRules(markdown: string): Section[] {
  const sections: Section[] = [];
  for (const line of markdown.split("\n")) {
    const heading = HEADING.exec(line);
    if (heading) sections.push({ number: heading[1] ?? "", title: heading[2] ?? "", rules: [] });
    const rule = RULE.exec(line);
    if (rule) sections.at(-1)?.rules.push({ number: rule[1] ?? "", text: rule[2] ?? "", points: [] });
    const further = GOES_ON.exec(line);
    const last = sections.at(-1)?.rules.at(-1);
    if (further && last) last.text += ` ${further[1] ?? ""}`;
    const point = POINT.exec(line);
    if (point)
      sections
        .at(-1)
        ?.rules.at(-1)
        ?.points.push(point[1] ?? "");
  }
  return sections;
}

export const ruleNumbers = (sections: readonly Section[]): Set<string> =>
  new Set(sections.flatMap((section) => [section.number, ...section.rules.map((rule) => rule.number)]));

const SIGNS = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/;
const REFERENCE = /(\bsections? \d+(?: to \d+)?|(?<![\w./])\d{1,2}\.\d{1,2}(?![\w.]*\d))/;

/** A text with its signs and references; `known` are the numbers there are, so that "1.21 Gigawatts" is none. */
export function inline(text: string, known: ReadonlySet<string>): Inline[] {
  return text
    .split(SIGNS)
    .filter((part) => part !== "")
    .flatMap((part): Inline[] => {
      if (part.startsWith("**")) return [{ kind: "strong", text: part.slice(2, -2) }];
      if (part.startsWith("*") && part.length > 2) return [{ kind: "emphasis", text: part.slice(1, -1) }];
      if (part.startsWith("`")) return [{ kind: "code", text: part.slice(1, -1) }];
      return references(part, known);
    });
}

function references(text: string, known: ReadonlySet<string>): Inline[] {
  return text
    .split(REFERENCE)
    .filter((part) => part !== "")
    .map((part) => {
      const to = /^(?:sections? )?(\d+(?:\.\d+)?)/.exec(part)?.[1];
      const refers = to !== undefined && (part === to ? part.includes(".") : true) && REFERENCE.test(part);
      return refers && known.has(to) ? { kind: "reference", text: part, to } : { kind: "text", text: part };
    });
}

/** Only the words, as they are read. */
export const plain = (text: string): string => text.replaceAll(/\*\*|[*`]/g, "");

/**
 * How well a text fits the words: 2 where it has all of them as words of their own ("tie", "ties"), 1 where words begin
 * with them ("tied"), 0 where not. The inside of a word does not count: nobody who types "tie" means "abilities".
 */
export function fit(text: string, words: readonly string[]): number {
  if (!words.every((word) => new RegExp(`${BEGINS}${escaped(word)}`, "iu").test(text))) return 0;
  return words.every((word) => new RegExp(`${BEGINS}${escaped(word)}s?${ENDS}`, "iu").test(text)) ? 2 : 1;
}

const BEGINS = "(?<![\\p{L}\\p{N}])";
const ENDS = "(?![\\p{L}\\p{N}])";
const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Which rules fit what was typed: all of its words, or its number. Those with the whole words come first. */
export function findRules(sections: readonly Section[], typed: string): Section[] {
  const words = terms(typed);
  if (words.length === 0) return [...sections];
  return sections
    .map((section) => {
      const found = section.rules.map((rule) => ({ rule, fits: fitOfRule(section, rule, words) }));
      const best = found.filter(({ fits }) => fits > 0).sort((one, other) => other.fits - one.fits);
      return { section: { ...section, rules: best.map(({ rule }) => rule) }, fits: best[0]?.fits ?? 0 };
    })
    .filter(({ fits }) => fits > 0)
    .sort((one, other) => other.fits - one.fits)
    .map(({ section }) => section);
}

function fitOfRule(section: Section, rule: Rule, words: readonly string[]): number {
  if (words.length === 1 && /^\d/.test(words[0] ?? "")) {
    const number = words[0] ?? "";
    return rule.number === number || rule.number.startsWith(number.includes(".") ? number : `${number}.`) ? 2 : 0;
  }
  return fit(`${section.title} ${plain(rule.text)} ${rule.points.map(plain).join(" ")}`, words);
}

/** The words of what was typed, without a "s" that only makes a plural. */
export function terms(typed: string): string[] {
  return typed
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter((word) => word !== "")
    .map((word) => (/^[a-z-]{2,}[^s]s$/.test(word) ? word.slice(0, -1) : word));
}

export interface Hit {
  text: string;
  hit: boolean;
}

/** A text cut where words begin with those that were looked for. */
export function highlight(text: string, words: readonly string[]): Hit[] {
  if (words.length === 0) return [{ text, hit: false }];
  const any = new RegExp(`${BEGINS}(${words.map(escaped).join("|")})`, "giu");
  return text
    .split(any)
    .map((part, index) => ({ text: part, hit: index % 2 === 1 }))
    .filter((part) => part.text !== "");
}
