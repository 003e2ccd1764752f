/** The factions whose cards and bases have no pictures of their own yet. This list only gets shorter. */

export const STILL_TO_DRAW: readonly string[] = [
  "aliens",
  "anansi_tales",
  "ancient_incas",
  "bear_cavalry",
  "cyborg_apes",
  "dinosaurs",
  "dragons",
  "ghosts",
  "killer_plants",
  "ninjas",
  "robots",
  "russian_fairy_tales",
  "shapeshifters",
  "super_spies",
  "time_travelers",
  "tornados",
  "tricksters",
  "zombies",
];
