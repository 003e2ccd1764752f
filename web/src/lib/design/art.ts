/** The words that cards' and bases' pictures are written in. Parts are drawn around (0, 0) and put where they belong. */

import { ellipse, OUTLINE, type Art, type Group, type Paint } from "./shapes";

/** The field of a card's picture, and of a base's. */
export const CARD = { width: 100, height: 80 };
export const BASE = { width: 160, height: 120 };

/** A shape with an ink outline; what is painted inside stays within the outline. */
export const ink = (d: string, fill: Paint, ...inside: Art[]): Art =>
  inside.length === 0 ? { d, fill, stroke: "ink", width: OUTLINE } : { d, fill, inside };

/** A thick line with an ink outline: arms, ropes, handles, trunks. */
export const limb = (d: string, paint: Paint, width: number): Art => ({ limb: d, paint, width });

/** A part at a place: turned, then mirrored, then scaled. Outlines grow and shrink less than the part does. */
export const at = (x: number, y: number, part: Art, { scale = 1, turn = 0, flip = false } = {}): Group => ({
  layers: part,
  x,
  y,
  scale,
  turn,
  flip,
});

/** A part and its mirror image, left and right of x = 0. */
export const both = (part: Art): Art => [part, { layers: part, flip: true }];

/** Everything in it, with a bold contour around the whole: what the picture is about. */
export const bold = (...part: Art[]): Group => ({ layers: part, contour: 1.3 });

/** Everything in it, half seen. */
export const faint = (opacity: number, ...part: Art[]): Group => ({ layers: part, opacity });

/** The dark side of a thing, to be used inside of it. */
export const shade = (d: string, opacity = 0.22): Art => faint(opacity, { d, fill: "ink" });

/** The lit side of a thing, to be used inside of it. */
export const shine = (d: string, opacity = 0.4): Art => faint(opacity, { d, fill: "light" });

/** A shadow on the ground. */
export const shadow = (x: number, y: number, across: number, down = across * 0.16): Art =>
  faint(0.35, { d: ellipse(x, y, across, down), fill: "ink" });

/** The same part at several places: x, y and, where it differs, its size. */
export const many = (part: Art, ...places: readonly (readonly [x: number, y: number, scale?: number])[]): Art =>
  places.map(([x, y, scale = 1]) => at(x, y, part, { scale }));

/** A part of a card's picture and its mirror image, left and right of the middle. */
export const mirrored = (part: Art): Art => [part, { layers: part, x: CARD.width, flip: true }];
