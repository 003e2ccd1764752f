/** The factions whose cards and bases have no pictures of their own yet. This list only gets shorter. */

export const STILL_TO_DRAW: readonly string[] = [];
