/** Which moment it is for the one who looks, when a table has changed: what is worth a sound of its own. */

import type { Cue } from "../sound/cues";
import { CUE_OF } from "../sound/cues";
import { beatKindOf } from "./beats";
import { happened } from "./log";
import { lastNumber, type Table } from "./table";

/** The sound of what has become of a table; null: nothing that concerns you. */
export function momentOf(before: Table | null, after: Table): Cue | null {
  if (!before) return null;
  const { you } = after;
  const guide = after.state.guide;
  if (guide?.status === "reached" && before.state.guide?.status !== "reached") return "solved";
  if (after.state.phase === "over" && before.state.phase !== "over") {
    const winners = after.state.result?.winners ?? after.state.game?.winners ?? [];
    return you === undefined || winners.includes(you) ? "win" : "lose";
  }
  const asked = after.state.decision;
  if (you === undefined || asked?.player !== you || asked.number === before.state.decision?.number) return null;
  if (asked.question.startsWith("special_")) return "react";
  const news = after.story.filter((entry) => entry.number > lastNumber(before)).filter(happened);
  const yourTurn = news.some(({ events }) => events.some((event) => event.kind === "turn" && event.player === you));
  return yourTurn ? "your_turn" : null;
}

const LOUD: readonly Cue[] = ["scoring", "destroy", "action", "play", "move", "draw"];

/** Where nothing is played beat by beat: the one sound for all that happened. */
export function soundOf(before: Table | null, after: Table): Cue | null {
  const known = before ? lastNumber(before) : Infinity;
  const kinds = after.story
    .filter((entry) => entry.number > known)
    .filter(happened)
    .flatMap(({ events }) => events.map((event) => CUE_OF[beatKindOf(event) ?? "turn"]));
  return LOUD.find((cue) => kinds.includes(cue)) ?? null;
}
