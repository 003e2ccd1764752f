/** What a bot's estimates rest on, in words. */

import type { Analysis } from "./protocol/types";

const JUDGED: Record<Analysis["rests_on"], string> = {
  learnt: "by what bots have learnt from games among themselves",
  by_hand: "by rules of thumb, because this server lacks what bots have learnt",
};
const DOUBT = "Among people it may well go another way.";

/** The chance of winning that a tip promises. */
export const tipRestsOn = (by: Analysis["rests_on"]): string =>
  `A bot’s estimate. It knows what you know: it deals the hidden cards in several ways, plans the turn in each, looks at replies, and judges where that leads ${JUDGED[by]}. ${DOUBT}`;

/** The curve of a game, and what is said of its choices. */
export const curveRestsOn = (by: Analysis["rests_on"]): string =>
  `A quick bot’s estimates. They use what each player knew at that moment: the bot deals the hidden cards in a few ways, plans the turn in each, and judges where that leads ${JUDGED[by]}. A few per cent mean little, and only the end is certain. ${DOUBT}`;
