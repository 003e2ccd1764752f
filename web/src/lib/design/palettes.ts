/** The colours of each faction. A card is an object: it looks the same in the light and in the dark theme. */

import type { Hex } from "./colour";

export interface Palette {
  /** Behind the picture. */
  ground: Hex;
  /** The frame; names stand on it in `light`. */
  deep: Hex;
  /** The colour that pops: the badge of a minion's power, in `ink`. */
  accent: Hex;
  /** A second colour beside the accent. */
  second: Hex;
  /** The text box; texts stand on it in `ink`. */
  paper: Hex;
  /** Outlines and texts. */
  ink: Hex;
  /** Names and signs on `deep`. */
  light: Hex;
}

const palette = (ground: Hex, deep: Hex, accent: Hex, second: Hex, paper: Hex, ink: Hex): Palette => ({
  ground,
  deep,
  accent,
  second,
  paper,
  ink,
  light: "#ffffff",
});

export const PALETTES = {
  aliens: palette("#3a2c96", "#1a1150", "#b8f23f", "#5fe3d0", "#f3fbe6", "#110b33"),
  dinosaurs: palette("#e0982c", "#4d2b07", "#5ab84c", "#ea5a2c", "#fdf4e1", "#2a1703"),
  ninjas: palette("#3a3d4d", "#17181f", "#f04a50", "#c9ced9", "#f4f2ee", "#101116"),
  pirates: palette("#1f4c74", "#0c2136", "#f5c543", "#e2483d", "#f8f1de", "#081523"),
  robots: palette("#f08326", "#2b333b", "#6be4f2", "#c6d1d9", "#f2f5f6", "#161b20"),
  tricksters: palette("#36a845", "#0d4722", "#ffd43f", "#e058a8", "#f5fbe8", "#06250f"),
  wizards: palette("#7343dc", "#2b1268", "#ffda4f", "#86d6ff", "#f6f1ff", "#190842"),
  zombies: palette("#84923f", "#2e3616", "#f7a0bd", "#d3e57d", "#f6f7e4", "#191e0a"),
  bear_cavalry: palette("#b4d4ee", "#552a14", "#f0625a", "#b06d3c", "#fcf8f2", "#2a1308"),
  ghosts: palette("#a9b6f2", "#2b3073", "#ffffff", "#86e6f2", "#f6f7ff", "#171a45"),
  killer_plants: palette("#9ccb27", "#29490c", "#f4589f", "#4f9a20", "#f8fce6", "#152605"),
  steampunks: palette("#327d73", "#123631", "#eab74f", "#bf6e3c", "#faf4e5", "#0a1f1c"),
  dragons: palette("#7d1839", "#350719", "#ff9f2d", "#ffe05c", "#fff4e8", "#22040f"),
  mythic_greeks: palette("#efe4ca", "#1c4a90", "#e3b23a", "#58a4e8", "#fffdf7", "#0e2447"),
  sharks: palette("#2a7fb0", "#0c3450", "#f0605a", "#dcebf3", "#f1f9fd", "#06202f"),
  superheroes: palette("#2b5ff0", "#0d2578", "#ffd733", "#ee343f", "#fffbea", "#07154a"),
  tornados: palette("#67748a", "#29313f", "#ffdf4d", "#bccada", "#f4f6f9", "#161b24"),
  cyborg_apes: palette("#c22e77", "#520e32", "#6be6ea", "#cbd6de", "#fdf2f7", "#2e061b"),
  shapeshifters: palette("#cd82e0", "#4d1f60", "#63f2c4", "#ffd3f3", "#fdf4ff", "#2a0e36"),
  super_spies: palette("#dfe1e8", "#191a22", "#e8404f", "#cfa94f", "#ffffff", "#0e0f14"),
  time_travelers: palette("#1cb3cf", "#0b3d56", "#ff9a3d", "#ffe480", "#f0fbfd", "#062534"),
  anansi_tales: palette("#a64a14", "#3f1905", "#f7c136", "#4aa855", "#fdf5e4", "#240d02"),
  ancient_incas: palette("#cf6336", "#4f1e11", "#ffd150", "#2bbcb0", "#fdf3e8", "#2b0f08"),
  grimms_fairy_tales: palette("#7a3064", "#321029", "#f2616a", "#a6cc73", "#faf2e6", "#1f0819"),
  polynesian_voyagers: palette("#12adab", "#054c4c", "#ff8a61", "#ffe3a8", "#f0fbf7", "#032b2b"),
  russian_fairy_tales: palette("#cc2a35", "#270c0f", "#f8c038", "#45a55e", "#fff7e8", "#180608"),
} satisfies Record<string, Palette>;

export type FactionKey = keyof typeof PALETTES;

/** For what belongs to no faction we know. */
export const PLAIN: Palette = palette("#7a2f8f", "#2c1038", "#ffcb2e", "#ff7a59", "#faf8ff", "#180a20");

export const isFaction = (key: string): key is FactionKey => Object.hasOwn(PALETTES, key);

export const paletteOf = (key: string): Palette => (isFaction(key) ? PALETTES[key] : PLAIN);
