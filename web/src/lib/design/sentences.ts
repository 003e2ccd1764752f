/** What a screen reader says of a card. */

import type { BaseText, CardText } from "../catalogue.svelte";
import { playerLook } from "./players";

/** What is known of a card beyond its print. */
export interface CardFacts {
  power?: number | undefined;
  counters?: number | undefined;
  controller?: number | undefined;
  cancelled?: boolean | undefined;
  copied?: readonly string[] | undefined;
}

const PLAYS_ON: Record<string, string> = {
  standard: "action",
  base: "action played on a base",
  minion: "action played on a minion",
  own_minion: "action played on one of your minions",
};

/** The kind of a card in words: "Minion", "Action played on a base", "Titan". */
export function kindWords(card: CardText): string {
  const words = card.kind === "action" ? (PLAYS_ON[card.plays_on ?? "standard"] ?? "action") : card.kind;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const stop = (text: string): string => (/[.!?)]$/.test(text) ? text : `${text}.`);

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? "" : "s"}`;

/** "King Rex, minion of power 7, Dinosaurs. …" with `withText` also what the card says. */
export function cardSentence(card: CardText, facts: CardFacts = {}, withText = true): string {
  const power = facts.power ?? card.power;
  const changed = power !== card.power && card.power !== undefined ? ` (printed ${card.power})` : "";
  const kind = card.kind === "minion" ? `minion of power ${power}${changed}` : kindWords(card).toLowerCase();
  const parts = [`${card.name}, ${kind}, ${card.faction_name}.`];
  if (facts.controller !== undefined) parts.push(`Belongs to ${playerLook(facts.controller).colourName}.`);
  if (facts.counters) parts.push(`${counted(facts.counters, "+1 power counter")}.`);
  if (facts.cancelled) parts.push("Its abilities are cancelled.");
  if (facts.copied?.length) parts.push(`Has the abilities of ${facts.copied.join(", ")}.`);
  if (withText && card.text) parts.push(stop(card.text.replaceAll("\n", " ")));
  return parts.join(" ");
}

/** "Tar Pits, base with breakpoint 16, for 4, 3 and 2 points, Dinosaurs. …" */
export function baseSentence(base: BaseText, breakpoint = base.breakpoint, withText = true): string {
  const [first = 0, second = 0, third = 0] = base.vp;
  const changed = breakpoint === base.breakpoint ? "" : ` (printed ${base.breakpoint})`;
  const points = `worth ${first}, ${second} and ${third} points`;
  const sentence = `${base.name}, base with breakpoint ${breakpoint}${changed}, ${points}, ${base.faction_name}.`;
  return withText && base.text ? `${sentence} ${stop(base.text.replaceAll("\n", " "))}` : sentence;
}
