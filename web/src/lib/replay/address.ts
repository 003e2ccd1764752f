/** A place in a replay as an address: /replay/<id>?step=120&as=1. */

import type { Viewer } from "../protocol/rest";

export interface Spot {
  /** Missing: the address does not say. */
  step?: number;
  viewer?: Viewer;
}

/** What the query of an address says; what makes no sense is left out. */
export function readSpot(search: string): Spot {
  const query = new URLSearchParams(search);
  const step = numberIn(query.get("step"));
  const as = query.get("as");
  const viewer = as === "all" ? as : numberIn(as);
  return { ...(step === undefined ? {} : { step }), ...(viewer === undefined ? {} : { viewer }) };
}

export const replayLink = (replay: string): string => `/replay/${encodeURIComponent(replay)}`;

export const spotLink = (replay: string, step: number, viewer: Viewer): string =>
  `${replayLink(replay)}?step=${step}&as=${viewer}`;

function numberIn(text: string | null): number | undefined {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}
