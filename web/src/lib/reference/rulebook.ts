/** The rules of docs/rules.md, as the page shows them. */

import rulesText from "../../../../docs/rules.md?raw";
import { parseRules, ruleNumbers, type Rule } from "./rules";

export const sections = parseRules(rulesText);

/** The numbers of all rules and sections. */
export const known = ruleNumbers(sections);

const byNumber = new Map(sections.flatMap((section) => section.rules.map((rule) => [rule.number, rule])));

/** The rule with that number. */
export const ruleOf = (number: string): Rule | undefined => byNumber.get(number);
