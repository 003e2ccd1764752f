import { describe, expect, it } from "vitest";

import rulesText from "../../docs/rules.md?raw";
import { GAME_WORDS } from "../src/lib/reference/glossary";
import { markWords } from "../src/lib/reference/markWords";
import { parseRules, ruleNumbers } from "../src/lib/reference/rules";

const marked = (text: string): string[] =>
  markWords(text)
    .filter((piece) => piece.word !== undefined)
    .map((piece) => `${piece.text}=${piece.word}`);

describe("the glossary", () => {
  it("refers to rules there are", () => {
    const known = ruleNumbers(parseRules(rulesText));
    for (const word of Object.values(GAME_WORDS)) {
      expect(word.rules.length).toBeGreaterThan(0);
      for (const rule of word.rules) expect(known, word.name).toContain(rule);
    }
  });

  it("explains each word in one or two sentences, three at most", () => {
    for (const word of Object.values(GAME_WORDS)) {
      expect(word.text, word.name).toMatch(/^[A-Z“].*[.”]$/);
      expect(word.text.length, word.name).toBeLessThan(175);
    }
  });

  it("has no form that means two words", () => {
    const forms = Object.values(GAME_WORDS).flatMap((word) => word.forms.map((form) => form.toLowerCase()));
    expect(forms.filter((form, index) => forms.indexOf(form) !== index)).toEqual([]);
  });

  it("has the words that players ask about", () => {
    const names = Object.keys(GAME_WORDS);
    for (const word of ["minion", "action", "base", "breakpoint", "talent", "ongoing", "special", "runnerup", "vp"]) {
      expect(names).toContain(word);
    }
    for (const word of ["extra", "destroy", "discard", "move", "return", "place", "transfer", "counter", "mulligan"]) {
      expect(names).toContain(word);
    }
  });
});

describe("marking", () => {
  it("leaves the text as it was", () => {
    const text = "Special: After this base scores, you may place this minion into its owner’s hand.";
    expect(
      markWords(text)
        .map((piece) => piece.text + (piece.tail ?? ""))
        .join(""),
    ).toBe(text);
  });

  it("keeps the signs after a word with it", () => {
    const words = markWords("Destroy a minion. (Or a base!) It is an action’s").filter((piece) => piece.word);
    expect(words.map(({ text, tail }) => [text, tail])).toEqual([
      ["Destroy", ""],
      ["minion", "."],
      ["base", "!)"],
      ["action", "’"],
    ]);
  });

  it("takes the longest word, each once", () => {
    expect(marked("Search the base deck for a base. The base deck is shuffled.")).toEqual([
      "Search=reveal",
      "base deck=basedeck",
      "base=base",
    ]);
    expect(marked("Place a +1 power counter on a minion with power 3")).toEqual([
      "Place=place",
      "+1 power counter=counter",
      "minion=minion",
      "power=power",
    ]);
  });

  it("knows a place to be taken from placing", () => {
    expect(marked("A player in fourth place gets it")).toEqual([]);
    expect(marked("place it on top")).toEqual(["place=place"]);
  });

  it("does not take names for words", () => {
    expect(marked("other cards such as Secret Base and Expanded Power")).toEqual([]);
    expect(marked("a special time")).toEqual([]);
    expect(marked("before Specials from hands")).toEqual(["Specials=special"]);
  });

  it("does not mark parts of words", () => {
    expect(marked("databases, powerful, interaction")).toEqual([]);
  });

  it("skips what was marked before", () => {
    expect(markWords("a minion here", new Set(["minion"])).filter((piece) => piece.word)).toEqual([
      { text: "here", word: "here", tail: "" },
    ]);
  });
});
