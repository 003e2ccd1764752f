/** What is asked, as one sentence for everybody at the table. */

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
    return passesByItself(decision) ? "Nothing you hold fits, which only you know. Passing in a moment …" : decision.prompt;
  }
  if (state.guide?.kind === "puzzle" && state.guide.status !== "open") return "The puzzle is over.";
  const who = namesOf(state)[decision.player] ?? "Somebody";
  if (decision.source !== undefined) return `${who} is asked: ${decision.prompt}`;
  if (isWindow(decision)) return askedInTurn(who, decision);
  if (state.game?.turn === 0) return `${who} is choosing.`;
  return state.seats[decision.player]?.level ? `${who} is thinking.` : `${who} is playing.`;
}
