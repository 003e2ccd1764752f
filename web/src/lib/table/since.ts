/** What the others did since your last turn: the things worth a picture, in their order. */

import type { Entry, EventSeen } from "../protocol/types";
import { beatKindOf, type BeatKind } from "./beats";
import { happened, takenBack } from "./log";

export interface Deed {
  key: string;
  /** Of its entry. */
  number: number;
  kind: BeatKind;
  player?: number;
  /** The card or base it is about. */
  name: string;
}

const WORTH: readonly BeatKind[] = ["play", "action", "destroy", "move", "return", "scoring", "award"];
const MOST = 24;

export function sinceYourTurn(story: readonly Entry[], you: number): Deed[] {
  const undone = takenBack(story);
  let deeds: Deed[] = [];
  // A prepared game begins within a turn of which nothing is told: whoever does the first thing has it.
  let yours = story.flatMap((entry) => (happened(entry) ? entry.events : [])).find(isDeed)?.player === you;
  for (const entry of story) {
    if (!happened(entry) || undone.has(entry.number)) continue;
    entry.events.forEach((event, index) => {
      if (event.kind === "turn") {
        // What happened meanwhile stays until your turn is over.
        if (yours && event.player !== you) deeds = [];
        yours = event.player === you;
      }
      const deed = yours ? null : deedOf(event, `${entry.number}.${index}`, entry.number, you);
      if (deed) deeds.push(deed);
    });
  }
  return deeds.slice(-MOST);
}

function isDeed(event: EventSeen): boolean {
  const kind = beatKindOf(event);
  return kind !== undefined && WORTH.includes(kind);
}

function deedOf(event: EventSeen, key: string, number: number, you: number): Deed | null {
  const kind = beatKindOf(event);
  const name = event.cards?.[0]?.name ?? event.base;
  if (!isDeed(event) || kind === undefined || name === undefined) return null;
  if ((kind === "play" || kind === "action") && event.player === you) return null;
  return { key, number, kind, name, ...(event.player === undefined ? {} : { player: event.player }) };
}
