import { describe, expect, it } from "vitest";

import rulesText from "../../docs/rules.md?raw";
import { findRules, fit, highlight, inline, parseRules, ruleNumbers, terms } from "../src/lib/reference/rules";

const sections = parseRules(rulesText);
const known = ruleNumbers(sections);
const numbers = (typed: string): string[] =>
  findRules(sections, typed).flatMap((section) => section.rules.map((rule) => rule.number));

describe("the rules", () => {
  it("are read whole", () => {
    expect(sections.map((section) => section.number)).toEqual(
      Array.from({ length: 16 }, (_, index) => String(index + 1)),
    );
    expect(sections[0]?.title).toBe("Players, decks, setup");
    const lines = rulesText.split("\n").filter((line) => line.startsWith("- **"));
    expect(sections.flatMap((section) => section.rules).length).toBe(lines.length);
    expect(sections[13]?.rules[5]?.points.length).toBeGreaterThan(15);
  });

  it("go on over several lines", () => {
    const endless = sections[11]?.rules[2];
    expect(endless?.text).toMatch(/^Effects that would set each other off .* the chain stops there\.$/);
  });

  it("are numbered in order", () => {
    for (const section of sections) {
      expect(section.rules.map((rule) => rule.number)).toEqual(
        section.rules.map((_, index) => `${section.number}.${index + 1}`),
      );
    }
  });
});

describe("a rule's text", () => {
  it("links references to rules and sections", () => {
    const references = (text: string): string[] =>
      inline(text, known).flatMap((part) => (part.kind === "reference" ? [`${part.text}>${part.to}`] : []));
    expect(references('Exception: step 5 of 6.3, before "x" (14.2).')).toEqual(["6.3>6.3", "14.2>14.2"]);
    expect(references("Score Bases: section 6.")).toEqual(["section 6>6"]);
    expect(references("Extra plays (section 4) add to that")).toEqual(["section 4>4"]);
  });

  it("takes no other number for a reference", () => {
    expect(inline("never both (1.21 Gigawatts), 10/10/5", known).some((part) => part.kind === "reference")).toBe(false);
  });

  it("knows the signs", () => {
    expect(inline("only when *played*: `all_bases` **now**", known).map((part) => part.kind)).toEqual([
      "text",
      "emphasis",
      "text",
      "code",
      "text",
      "strong",
    ]);
  });

  it("can be read back", () => {
    for (const rule of sections.flatMap((section) => section.rules)) {
      const words = inline(rule.text, known)
        .map((part) => part.text)
        .join("");
      expect(words).toBe(rule.text.replaceAll(/\*\*|[*`]/g, ""));
    }
  });
});

describe("searching the rules", () => {
  it("finds by number, alone or a whole section", () => {
    expect(numbers("6.7")).toEqual(["6.7"]);
    expect(numbers("12")).toEqual(["12.1", "12.2", "12.3"]);
  });

  it("puts whole words first, and never takes the inside of a word for one", () => {
    const first = findRules(sections, "tie").flatMap((section) => section.rules)[0];
    expect(first?.text).toMatch(/\bties?\b/);
    const texts = findRules(sections, "tie").flatMap(({ title, rules }) =>
      rules.map((rule) => `${title} ${rule.text} ${rule.points.join(" ")}`),
    );
    expect(texts.every((text) => /\btie/i.test(text))).toBe(true);
    expect(fit("Abilities of minions", ["tie"])).toBe(0);
    expect([fit("A tie.", ["tie"]), fit("Ties", ["tie"]), fit("Tied players", ["tie"])]).toEqual([2, 2, 1]);
    expect(highlight("abilities tie", ["tie"]).filter(({ hit }) => hit)).toEqual([{ text: "tie", hit: true }]);
  });

  it("finds rules with all words, also in the plural", () => {
    expect(numbers("tied winners")).toContain("6.7");
    expect(numbers("hand limit")).toEqual(expect.arrayContaining(["2.5", "2.6"]));
    expect(numbers("zzz")).toEqual([]);
    expect(terms("Talents, ties")).toEqual(["talent", "tie"]);
  });

  it("marks the hits", () => {
    expect(highlight("Tied players tie.", ["tie"])).toEqual([
      { text: "Tie", hit: true },
      { text: "d players ", hit: false },
      { text: "tie", hit: true },
      { text: ".", hit: false },
    ]);
  });
});
