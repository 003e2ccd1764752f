/** The factions whose cards and bases have no pictures of their own yet. This list only gets shorter. */

export const STILL_TO_DRAW: readonly string[] = [
  "aliens",
  "anansi_tales",
  "cyborg_apes",
  "dinosaurs",
  "dragons",
  "grimms_fairy_tales",
  "mythic_greeks",
  "ninjas",
  "polynesian_voyagers",
  "robots",
  "russian_fairy_tales",
  "shapeshifters",
  "sharks",
  "steampunks",
  "super_spies",
  "superheroes",
  "time_travelers",
  "tornados",
];
