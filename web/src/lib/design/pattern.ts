/** The pattern behind a faction's pictures: a tile of a few strokes, laid over the ground. */

import { circle, flat, type Drawing, type Paint } from "./shapes";

export interface Pattern {
  width: number;
  height: number;
  layers: Drawing;
  /** How strongly it shows on the ground. */
  opacity: number;
  /** Degrees it is turned by. */
  turn?: number;
}

/** Two dots on a square tile. */
export const dots = (size: number, radius: number, paint: Paint): Drawing => [
  flat(circle(size / 4, size / 4, radius), paint),
  flat(circle((size * 3) / 4, (size * 3) / 4, radius), paint),
];
