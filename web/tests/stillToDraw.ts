/** The factions whose cards and bases have no pictures of their own yet. This list only gets shorter. */

export const STILL_TO_DRAW: readonly string[] = [
  "aliens",
  "anansi_tales",
  "ancient_incas",
  "bear_cavalry",
  "dinosaurs",
  "dragons",
  "ghosts",
  "grimms_fairy_tales",
  "killer_plants",
  "mythic_greeks",
  "ninjas",
  "polynesian_voyagers",
  "robots",
  "sharks",
  "steampunks",
  "superheroes",
  "tricksters",
  "zombies",
];
