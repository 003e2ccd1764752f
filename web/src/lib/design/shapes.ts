/** Drawings made of layers, and the outlines they are built from. Emblems stand on a field of 64 by 64. */

import type { Hex } from "./colour";
import type { Palette } from "./palette";

/** A colour of the faction's palette, or one of the drawing's own. */
export type Paint = keyof Palette | Hex;

interface Painted {
  readonly fill?: Paint;
  readonly stroke?: Paint;
  readonly width?: number;
  readonly transform?: string;
}

/** A path, or a large letter in the middle of the field. */
export type Layer = Painted & ({ readonly d: string } | { readonly letter: string });

export type Drawing = readonly Layer[];

/** What a picture is made of: layers, and layers that were put somewhere, from the back to the front. */
export type Art = Layer | Cutout | Limb | Group | readonly Art[];

/** A path with an outline whose inside is painted, too: nothing of that goes over the edge. */
interface Cutout {
  readonly d: string;
  readonly fill: Paint;
  readonly inside: Art;
}

/** A thick line with an outline. */
interface Limb {
  readonly limb: string;
  readonly paint: Paint;
  readonly width: number;
}

export interface Group {
  readonly layers: Art;
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  readonly turn?: number;
  readonly flip?: boolean;
  readonly opacity?: number;
  /** How much wider than everything in it the ink behind it is. */
  readonly contour?: number;
}

export const OUTLINE = 2.2;

/** A filled shape with an ink outline. */
export const shape = (d: string, fill: Paint): Layer => ({ d, fill, stroke: "ink", width: OUTLINE });

/** A filled shape without an outline. */
export const flat = (d: string, fill: Paint): Layer => ({ d, fill });

/** A large letter in the middle. */
export const letter = (character: string, fill: Paint): Layer => ({ letter: character, fill });

/** A line. */
export const line = (d: string, stroke: Paint = "ink", width = OUTLINE): Layer => ({ d, stroke, width });

/** A thick line with an ink outline: limbs, handles, stems. */
export const limb = (d: string, paint: Paint, width: number): Layer[] => [
  line(d, "ink", width + 2 * OUTLINE),
  line(d, paint, width),
];

/** Layers and their mirror images left and right of the middle. */
export const twice = (...layers: Layer[]): Layer[] => [
  ...layers,
  ...layers.map((layer) => ({ ...layer, transform: `translate(64 0) scale(-1 1) ${layer.transform ?? ""}`.trim() })),
];

/** A layer turned around a point, the middle unless said otherwise. */
export const turned = (layer: Layer, degrees: number, x = 32, y = 32): Layer => ({
  ...layer,
  transform: `rotate(${degrees} ${x} ${y})`,
});

export const circle = (x: number, y: number, radius: number): string => ellipse(x, y, radius, radius);

export const ellipse = (x: number, y: number, across: number, down: number): string =>
  `M${x - across} ${y}a${across} ${down} 0 1 0 ${2 * across} 0a${across} ${down} 0 1 0 ${-2 * across} 0z`;

export const box = (x: number, y: number, width: number, height: number, round = 0): string =>
  round === 0
    ? `M${x} ${y}h${width}v${height}h${-width}z`
    : `M${x + round} ${y}h${width - 2 * round}a${round} ${round} 0 0 1 ${round} ${round}v${height - 2 * round}` +
      `a${round} ${round} 0 0 1 ${-round} ${round}h${2 * round - width}a${round} ${round} 0 0 1 ${-round} ${-round}` +
      `v${2 * round - height}a${round} ${round} 0 0 1 ${round} ${-round}z`;

const at = (x: number, y: number, radius: number, degrees: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
};

/** A star: points at `outer`, valleys at `inner`. */
export const star = (x: number, y: number, points: number, outer: number, inner: number, turn = 0): string => {
  const corners: string[] = [];
  for (let index = 0; index < 2 * points; index += 1) {
    corners.push(at(x, y, index % 2 === 0 ? outer : inner, turn + (index * 180) / points));
  }
  return `M${corners.join("L")}z`;
};

/** A cogwheel. */
export const cog = (x: number, y: number, teeth: number, outer: number, inner: number): string => {
  const corners: string[] = [];
  const step = 360 / teeth;
  for (let tooth = 0; tooth < teeth; tooth += 1) {
    const middle = tooth * step;
    corners.push(at(x, y, inner, middle - step * 0.3), at(x, y, outer, middle - step * 0.2));
    corners.push(at(x, y, outer, middle + step * 0.2), at(x, y, inner, middle + step * 0.3));
  }
  return `M${corners.join("L")}z`;
};
