/** What is asked, as one sentence for everybody at the table. */

import type { OptionSeen } from "../protocol/types";
import { cardOf, type Handle } from "./offers";
import type { Places } from "./places";
import { namesOf, type Table } from "./table";
import { askedInTurn, isWindow, passesByItself } from "./windows";

/** `picked` is the card that was picked up, `places` how many places there are for it. */
export function promptOf(table: Table, cards: Places, picked: Handle | null, places: number): string {
  const { state, you } = table;
  const { decision } = state;
  if (state.phase === "over") return "The game is over.";
  if (!decision) return "";
  if (picked !== null) {
    const name = cards.get(cardOf(picked) ?? -1)?.card.name ?? "it";
    return places > 0 ? `Where does ${name} go?` : `Play ${name}?`;
  }
  if (decision.player === you) {
    if (passesByItself(decision)) return "Nothing you hold fits, which only you know. Passing in a moment …";
    return decision.question === "play_cards" ? whatIsLeft(decision.options ?? []) : decision.prompt;
  }
  if (state.guide?.kind === "puzzle" && state.guide.status !== "open") return "The puzzle is over.";
  const who = namesOf(state)[decision.player] ?? "Somebody";
  if (decision.source !== undefined) return `${who} is asked: “${decision.prompt}”`;
  if (isWindow(decision)) return askedInTurn(who, decision);
  if (state.game?.turn === 0) return `${who} is choosing.`;
  return state.seats[decision.player]?.level ? `${who} is thinking.` : `${who} is playing.`;
}

/** An answer as the one who is asked reads it: what is theirs is called so. */
export function toYours(option: OptionSeen, name: string, you: number): OptionSeen {
  if (option.kind === "player") return option.player === you ? { ...option, label: "You" } : option;
  const label = option.label
    .replace(`, ${name}, `, ", yours, ")
    .replaceAll(`(${name}, `, "(yours, ")
    .replace(` (card of ${name})`, " (your card)");
  return { ...option, label };
}

/** What can be done in your own turn. The others read only what plays are left, whatever you hold. */
function whatIsLeft(options: readonly OptionSeen[]): string {
  const plays = options.some(({ kind }) => kind === "play");
  const abilities = options.some(({ kind }) => kind !== "play" && kind !== "end");
  if (plays) return abilities ? "Play a card, use an ability, or end your plays." : "Play a card, or end your plays.";
  return abilities ? "Use an ability, or end your plays." : "Nothing more can be played: end your plays.";
}
