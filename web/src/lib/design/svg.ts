/** A picture as the text of an SVG file. */

import type { Hex } from "./colour";
import type { Palette } from "./palette";
import { OUTLINE, type Art, type Group, type Paint } from "./shapes";

interface Pen {
  palette: Palette;
  /** How much larger everything is drawn here. */
  scale: number;
  /** Only the ink behind, this much wider than what is drawn. */
  contour: number | undefined;
  /** The clip paths used so far. */
  clips: { count: number };
}

interface Field {
  width: number;
  height: number;
}

/** The picture on its field, as large as it is wanted. */
export function svgOf(art: Art, palette: Palette, { width, height }: Field, zoom = 4): string {
  const pen: Pen = { palette, scale: 1, contour: undefined, clips: { count: 0 } };
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * zoom}" height="${height * zoom}" ` +
    `viewBox="0 0 ${width} ${height}" fill="none" stroke-linecap="round" stroke-linejoin="round">` +
    `${drawn(art, pen)}</svg>`
  );
}

export const imageOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

function drawn(art: Art, pen: Pen): string {
  if (isList(art)) return art.map((one) => drawn(one, pen)).join("");
  if ("layers" in art) return grouped(art, pen);
  if ("limb" in art) {
    const outlined = path(art.limb, { stroke: "ink", width: art.width + 2 * outline(pen) }, pen);
    return outlined + (pen.contour === undefined ? path(art.limb, { stroke: art.paint, width: art.width }, pen) : "");
  }
  if ("inside" in art) {
    const edge = { stroke: "ink" as const, width: outline(pen) };
    if (pen.contour !== undefined) return path(art.d, { fill: art.fill, ...edge }, pen);
    const id = `c${(pen.clips.count += 1)}`;
    return (
      `<clipPath id="${id}"><path d="${art.d}" clip-rule="evenodd"/></clipPath>${path(art.d, { fill: art.fill }, pen)}` +
      `<g clip-path="url(#${id})">${drawn(art.inside, pen)}</g>${path(art.d, edge, pen)}`
    );
  }
  if ("letter" in art) throw new Error(`a picture has no letters, as ${art.letter}`);
  const width = art.fill !== undefined && art.stroke !== undefined ? outline(pen, art.width) : art.width;
  return path(art.d, { ...art, width }, pen);
}

/** A part that is drawn half as large keeps more than half of its outline, so that all parts look of one hand. */
const outline = (pen: Pen, width = OUTLINE): number => width / Math.sqrt(pen.scale);

function grouped(group: Group, pen: Pen): string {
  const { layers, x = 0, y = 0, scale = 1, turn = 0, flip = false, opacity = 1, contour } = group;
  // What is half seen has no edge of its own.
  if (pen.contour !== undefined && opacity < 1) return "";
  const inner = { ...pen, scale: pen.scale * scale };
  const behind =
    contour === undefined || pen.contour !== undefined
      ? ""
      : drawn(layers, { ...inner, contour: contour / Math.sqrt(inner.scale) });
  const moves = [
    x === 0 && y === 0 ? "" : `translate(${x} ${y})`,
    scale === 1 && !flip ? "" : `scale(${flip ? -scale : scale} ${scale})`,
    turn === 0 ? "" : `rotate(${turn})`,
  ].join("");
  const content =
    behind + drawn(layers, pen.contour === undefined ? inner : { ...inner, contour: pen.contour / Math.sqrt(scale) });
  if (moves === "" && opacity === 1) return content;
  return `<g${moves && ` transform="${moves}"`}${opacity === 1 ? "" : ` opacity="${opacity}"`}>${content}</g>`;
}

interface Strokes {
  fill?: Paint | undefined;
  stroke?: Paint | undefined;
  width?: number | undefined;
  transform?: string | undefined;
}

function path(d: string, { fill, stroke, width = 0, transform }: Strokes, pen: Pen): string {
  const wide = pen.contour === undefined ? width : width + 2 * pen.contour;
  const line = pen.contour === undefined ? stroke : "ink";
  const filled = pen.contour === undefined ? fill : fill && "ink";
  const parts = [
    filled === undefined ? "" : ` fill="${colour(filled, pen.palette)}" fill-rule="evenodd"`,
    line === undefined || wide === 0 ? "" : ` stroke="${colour(line, pen.palette)}" stroke-width="${round(wide)}"`,
    transform === undefined ? "" : ` transform="${transform}"`,
  ];
  return `<path d="${d}"${parts.join("")}/>`;
}

function colour(paint: Paint, palette: Palette): Hex {
  if (paint.startsWith("#")) return paint as Hex;
  return palette[paint as keyof Palette];
}

const round = (number: number): number => Math.round(number * 100) / 100;

const isList = (art: Art): art is readonly Art[] => Array.isArray(art);
