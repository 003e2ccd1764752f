/** The pattern behind each faction's pictures: a tile of a few strokes, laid over the ground. */

import type { FactionKey } from "./palettes";
import { box, circle, cog, flat, line, star, type Drawing, type Paint } from "./shapes";

export interface Pattern {
  width: number;
  height: number;
  layers: Drawing;
  /** How strongly it shows on the ground. */
  opacity: number;
  /** Degrees it is turned by. */
  turn?: number;
}

const tile = (width: number, height: number, opacity: number, layers: Drawing, turn?: number): Pattern =>
  turn === undefined ? { width, height, opacity, layers } : { width, height, opacity, layers, turn };

const dots = (size: number, radius: number, paint: Paint): Drawing => [
  flat(circle(size / 4, size / 4, radius), paint),
  flat(circle((size * 3) / 4, (size * 3) / 4, radius), paint),
];

export const PATTERNS: Record<FactionKey, Pattern> = {
  aliens: tile(28, 28, 0.28, [
    line(circle(14, 14, 9), "accent", 1.2),
    line(circle(14, 14, 4.5), "accent", 1.2),
    flat(circle(14, 14, 1.6), "accent"),
    line("M14 0V5M14 23V28M0 14H5M23 14H28", "accent", 1.2),
  ]),
  dinosaurs: tile(26, 22, 0.2, [
    flat(
      "M6 14C3 11 4 6 6 3C8 6 9 11 6 14ZM1 12C-1 9 -1 6 0 4C3 6 4 9 4 12ZM11 12C13 9 13 6 12 4C9 6 8 9 8 12Z",
      "deep",
    ),
    flat(
      "M19 22C16 19 17 14 19 11C21 14 22 19 19 22ZM14 20C12 17 12 14 13 12C16 14 17 17 17 20ZM24 20C26 17 26 14 25 12C22 14 21 17 21 20Z",
      "deep",
    ),
  ]),
  ninjas: tile(24, 41.6, 0.3, [
    line(
      "M12 0V13.9M12 13.9L0 20.8M12 13.9L24 20.8M0 20.8V34.7M24 20.8V34.7M0 34.7L12 41.6L24 34.7M0 -6.9L12 0L24 -6.9M12 0L0 6.9M12 0L24 6.9M0 6.9V20.8L12 13.9L0 6.9M24 6.9L12 13.9L24 20.8V6.9M0 34.7L12 27.7L24 34.7M12 27.7L0 20.8M12 27.7L24 20.8M12 27.7V41.6",
      "second",
      0.9,
    ),
  ]),
  pirates: tile(32, 16, 0.3, [
    line("M0 8Q4 2 8 8T16 8T24 8T32 8", "second", 1.6),
    line("M-8 16Q-4 10 0 16T8 16T16 16T24 16T32 16T40 16M-8 0Q-4 -6 0 0T8 0T16 0T24 0T32 0", "accent", 1.6),
  ]),
  robots: tile(32, 32, 0.26, [
    line("M0 8H10L16 14V24L22 30H32M16 0V6L24 14H32M0 22H8L12 26V32", "deep", 1.4),
    flat(`${circle(10, 8, 2)}${circle(22, 30, 2)}${circle(16, 6, 2)}${circle(8, 22, 2)}`, "deep"),
  ]),
  tricksters: tile(26, 26, 0.24, [
    flat(`${circle(6, 4.5, 2.6)}${circle(3.6, 8, 2.6)}${circle(8.4, 8, 2.6)}M5.4 9H6.6L7.4 14H4.6Z`, "light"),
    flat(
      `${circle(19, 17.5, 2.6)}${circle(16.6, 21, 2.6)}${circle(21.4, 21, 2.6)}M18.4 22H19.6L20.4 26H17.6Z`,
      "accent",
    ),
  ]),
  wizards: tile(34, 34, 0.32, [
    flat(star(8, 8, 5, 4.6, 2), "accent"),
    flat("M27 20A6 6 0 1 0 29 30A7 7 0 0 1 27 20Z", "second"),
    flat(`${circle(25, 8, 1.2)}${circle(9, 26, 1.2)}${circle(18, 17, 1.2)}`, "light"),
  ]),
  zombies: tile(34, 30, 0.26, [
    flat(`${circle(9, 9, 5)}${circle(16, 6, 2)}${circle(4, 16, 1.6)}${circle(15, 14, 1.4)}`, "deep"),
    line("M22 20L27 30M26 19L31 29M30 18L35 28", "deep", 1.8),
  ]),
  bear_cavalry: tile(30, 30, 0.5, [
    line("M8 2V14M2.8 5L13.2 11M13.2 5L2.8 11", "#ffffff", 1.4),
    line("M23 17V29M17.8 20L28.2 26M28.2 20L17.8 26", "#ffffff", 1.4),
    flat(`${circle(23, 7, 1.4)}${circle(8, 22, 1.4)}`, "#ffffff"),
  ]),
  ghosts: tile(36, 24, 0.42, [
    line("M0 6C6 -2 12 14 18 6S30 -2 36 6", "light", 1.8),
    line("M0 18C6 26 12 10 18 18S30 26 36 18", "#7f8fe0", 1.6),
  ]),
  killer_plants: tile(30, 30, 0.26, [
    flat("M2 14C2 6 8 2 14 2C14 10 10 14 2 14ZM17 29C17 21 23 17 29 17C29 25 25 29 17 29Z", "deep"),
    line("M2 14L10 6M17 29L25 21", "ground", 1.2),
    flat(`${circle(22, 8, 1.8)}${circle(7, 22, 1.8)}`, "accent"),
  ]),
  steampunks: tile(40, 40, 0.24, [
    flat(`${cog(11, 11, 8, 10, 7.4)}${circle(11, 11, 3.4)}`, "accent"),
    flat(`${cog(30, 29, 8, 8, 6)}${circle(30, 29, 2.6)}`, "accent"),
  ]),
  dragons: tile(20, 20, 0.34, [
    line("M0 0A10 10 0 0 0 20 0M-10 10A10 10 0 0 0 10 10A10 10 0 0 0 30 10", "accent", 1.3),
    line("M0 20A10 10 0 0 0 20 20", "accent", 1.3),
  ]),
  mythic_greeks: tile(24, 24, 0.2, [line("M0 21H21V3H6V15H15V9H11", "deep", 2), line("M21 21H24M0 0H24", "deep", 2)]),
  sharks: tile(24, 20, 0.24, [
    flat("M0 0L4 9L8 0L12 9L16 0L20 9L24 0Z", "light"),
    line("M0 15Q6 11 12 15T24 15", "second", 1.6),
  ]),
  superheroes: tile(14, 14, 0.34, dots(14, 2.6, "second"), 20),
  tornados: tile(40, 30, 0.3, [
    line("M2 9C10 1 20 5 17 11C15 15 9 14 10 10", "second", 1.8),
    line("M22 24C30 16 40 20 37 26C35 30 29 29 30 25", "second", 1.8),
    line("M24 6H38M2 22H14", "second", 1.4),
  ]),
  cyborg_apes: tile(24, 41.6, 0.3, [
    line("M12 0L24 6.9V20.8L12 27.7L0 20.8V6.9ZM12 27.7V41.6M0 20.8L-12 27.7M24 20.8L36 27.7", "second", 1.1),
    flat(`${circle(12, 0, 1.6)}${circle(12, 27.7, 1.6)}${circle(12, 41.6, 1.6)}`, "accent"),
  ]),
  shapeshifters: tile(36, 36, 0.3, [
    flat("M6 8C10 0 20 6 17 12C15 18 8 22 4 16C2 13 4 11 6 8Z", "accent"),
    flat("M24 22C30 18 36 24 32 30C29 35 22 34 21 29C20 26 22 24 24 22Z", "light"),
    flat(`${circle(28, 8, 2.4)}${circle(9, 29, 3)}`, "light"),
  ]),
  super_spies: tile(28, 28, 0.13, [
    line("M0 14L14 0L28 14L14 28Z", "deep", 1.4),
    flat("M14 6L22 14L14 22L6 14Z", "deep"),
  ]),
  time_travelers: tile(40, 40, 0.3, [
    line(circle(20, 20, 14), "light", 1.4),
    line("M20 8V11M20 29V32M8 20H11M29 20H32M20 12V20L26 24", "light", 1.6),
    line("M0 0L4 4M36 36L40 40M40 0L36 4M4 36L0 40", "second", 1.6),
  ]),
  anansi_tales: tile(32, 32, 0.42, [
    flat(box(0, 0, 16, 16), "deep"),
    flat(box(16, 16, 16, 16), "deep"),
    line("M0 4H16M0 8H16M0 12H16", "accent", 1.6),
    line("M20 0V16M24 0V16M28 0V16", "second", 1.6),
    line("M16 20H32M16 24H32M16 28H32", "accent", 1.6),
    line("M4 16V32M8 16V32M12 16V32", "#d8402f", 1.6),
  ]),
  ancient_incas: tile(32, 32, 0.26, [
    flat("M12 2H20V6H24V10H28V14H30V18H28V22H24V26H20V30H12V26H8V22H4V18H2V14H4V10H8V6H12ZM12 12V20H20V12Z", "deep"),
    flat(box(14, 14, 4, 4), "accent"),
  ]),
  grimms_fairy_tales: tile(40, 40, 0.34, [
    line("M0 20C10 10 10 30 20 20S30 10 40 20M20 0C10 10 30 10 20 20S10 30 20 40", "second", 1.5),
    line("M8 15L6 10M14 25L17 29M26 15L24 10M33 25L36 30M15 8L10 6M25 30L30 32", "second", 1.5),
    flat(star(20, 20, 5, 4, 2), "accent"),
    flat(star(0, 20, 5, 4, 2) + star(40, 20, 5, 4, 2), "accent"),
  ]),
  polynesian_voyagers: tile(24, 24, 0.26, [
    flat("M0 0L6 8L12 0L18 8L24 0Z", "deep"),
    line("M0 12H24", "deep", 1.6),
    flat("M0 24L6 16L12 24L18 16L24 24Z", "second"),
  ]),
  russian_fairy_tales: tile(38, 38, 0.4, [
    ...[0, 72, 144, 216, 288].map((degrees) => ({
      ...flat("M10 10C6 5 8 2 10 1C12 2 14 5 10 10Z", "accent"),
      transform: `rotate(${degrees} 10 10)`,
    })),
    flat(`${circle(10, 10, 1.8)}`, "deep"),
    line("M20 28C26 20 34 24 34 32M28 24C28 18 34 16 36 12", "accent", 1.5),
    flat(`${circle(34, 33, 2.6)}${circle(36, 11, 2.2)}${circle(20, 29, 2.2)}`, "deep"),
  ]),
};

/** For what belongs to no faction we know. */
export const PLAIN_PATTERN: Pattern = tile(16, 16, 0.2, dots(16, 2, "light"));
