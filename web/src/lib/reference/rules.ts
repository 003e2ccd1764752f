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

/** Which rules fit what was typed: all of its words, or its number. */
export function findRules(sections: readonly Section[], typed: string): Section[] {
  const words = terms(typed);
  if (words.length === 0) return [...sections];
  return sections
    .map((section) => ({ ...section, rules: section.rules.filter((rule) => fits(section, rule, words)) }))
    .filter((section) => section.rules.length > 0);
}

function fits(section: Section, rule: Rule, words: readonly string[]): boolean {
  if (words.length === 1 && /^\d/.test(words[0] ?? "")) {
    const number = words[0] ?? "";
    return rule.number === number || rule.number.startsWith(number.includes(".") ? number : `${number}.`);
  }
  const text = `${section.title} ${plain(rule.text)} ${rule.points.map(plain).join(" ")}`.toLowerCase();
  return words.every((word) => text.includes(word));
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

/** A text cut where the words that were looked for stand. */
export function highlight(text: string, words: readonly string[]): Hit[] {
  if (words.length === 0) return [{ text, hit: false }];
  const any = new RegExp(`(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})`, "gi");
  return text
    .split(any)
    .map((part, index) => ({ text: part, hit: index % 2 === 1 }))
    .filter((part) => part.text !== "");
}
