/** The factions whose cards and bases have no pictures of their own yet. This list only gets shorter. */

export const STILL_TO_DRAW: readonly string[] = [
  "ancient_incas",
  "bear_cavalry",
  "ghosts",
  "grimms_fairy_tales",
  "killer_plants",
  "mythic_greeks",
  "polynesian_voyagers",
  "sharks",
  "steampunks",
  "superheroes",
  "tricksters",
  "zombies",
];
