/** A card's text as what it is made of: one part for each ability, with the rulebook's word for its kind. */

export type AbilityKind = "play" | "ongoing" | "talent" | "special";

export interface Ability {
  kind: AbilityKind;
  text: string;
}

export const ABILITY_NAMES: Record<AbilityKind, string> = {
  play: "On play",
  ongoing: "Ongoing",
  talent: "Talent",
  special: "Special",
};

const LABEL = /^(Ongoing|Talent|Special):\s*/;
const NOTHING = /^\(.*\)$/;

/** The abilities of a text, in its order. A line without a label is done when the card is played. */
export function abilities(text: string): Ability[] {
  return text
    .split("\n")
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "")
    .map((paragraph) => {
      const label = LABEL.exec(paragraph);
      if (!label) return { kind: "play", text: paragraph };
      return { kind: label[1]?.toLowerCase() as AbilityKind, text: paragraph.slice(label[0].length) };
    });
}

/** The kinds with a label that a text has, each once: what a small card shows as signs. */
export function labelledKinds(text: string): AbilityKind[] {
  return [...new Set(abilities(text).map((ability) => ability.kind))].filter((kind) => kind !== "play");
}

/** Is this only a remark that there is no ability? */
export const isRemark = (text: string): boolean => NOTHING.test(text);

export interface Word {
  text: string;
  strong: boolean;
}

/** Amounts and the words that decide a reading, which are printed bold. */
const STRONG = /([+-]\d+ power(?: counters?)?|\d+ VP|extra (?:minion|action|card)s?|power \d+ or (?:less|more))/g;

export function words(text: string): Word[] {
  return text
    .split(STRONG)
    .map((part, index) => ({ text: part, strong: index % 2 === 1 }))
    .filter((part) => part.text !== "");
}
