/** What is behind a picture. Flat colours, a few bands, dots as in a printed comic. */

import { faint, ink } from "../art";
import { chance } from "../chance";
import { circle, flat, line, type Art, type Paint } from "../shapes";

/** One colour over any field. */
export const fill = (paint: Paint): Art => flat("M-2 -2H164V124H-2Z", paint);

/** Everything below `y`. */
export const floor = (y: number, paint: Paint): Art => flat(`M-2 ${y}H164V124H-2Z`, paint);

/** Dots that grow towards the foot of the field (or its head), as a comic prints a sky. */
export const halftone = (
  paint: Paint,
  {
    from = 0,
    to = 80,
    width = 100,
    opacity = 0.22,
    size = 2.6,
  }: { from?: number; to?: number; width?: number; opacity?: number; size?: number } = {},
): Art => {
  const dots: string[] = [];
  const rows = Math.abs(to - from) / 6;
  for (let row = 0; row <= rows; row += 1) {
    const y = from + Math.sign(to - from) * row * 6;
    const radius = Math.round((size * (row + 0.5) * 10) / (rows + 1)) / 10;
    if (radius < 0.4) continue;
    for (let x = row % 2 === 0 ? 0 : 4; x <= width; x += 8) dots.push(circle(x, y, radius));
  }
  return faint(opacity, flat(dots.join(""), paint));
};

/** The sea from `y` down: rows of waves, each darker than the one behind it. */
export const sea = (y: number, near: Paint, far: Paint = near, width = 100): Art => {
  const row = (top: number, wave: number, shift: number): string => {
    let d = `M${-wave * 2 + shift} ${top}`;
    for (let x = -wave * 2; x < width + wave; x += wave) d += `q${wave * 0.55} ${wave * 0.42} ${wave} 0`;
    return `${d}V124H-40Z`;
  };
  return [flat(row(y, 9, 0), far), line(row(y, 9, 0).replace(/V.*/, ""), "light", 1), flat(row(y + 8, 14, 5), near)];
};

/** A moon or a sun, with a ring of light. */
export const moon = (x: number, y: number, radius: number, paint: Paint = "light"): Art => [
  faint(0.18, flat(circle(x, y, radius * 1.6), paint)),
  faint(0.25, flat(circle(x, y, radius * 1.28), paint)),
  flat(circle(x, y, radius), paint),
];

/** Small stars, always the same for the same words. */
export const stars = (words: string, count: number, paint: Paint = "light", width = 100, height = 60): Art => {
  const random = chance(words);
  const one = (): string =>
    circle(Math.round(random() * width), Math.round(random() * height), random() < 0.3 ? 1 : 0.6);
  return flat(Array.from({ length: count }, one).join(""), paint);
};

/** A flat-bottomed cloud, its middle at (x, y). */
export const cloud = (x: number, y: number, size: number, paint: Paint = "light"): Art =>
  flat(
    `M${x - size} ${y}a${size * 0.36} ${size * 0.36} 0 0 1 ${size * 0.4} ${-size * 0.36}a${size * 0.46} ${size * 0.46} 0 0 1 ${size * 0.86} ${-size * 0.1}` +
      `a${size * 0.3} ${size * 0.3} 0 0 1 ${size * 0.5} ${size * 0.2}a${size * 0.2} ${size * 0.2} 0 0 1 0 ${size * 0.26}z`,
    paint,
  );

/** Planks of a deck or a floor in perspective, from `y` down. */
export const planks = (y: number, wood: Paint, width = 100): Art => {
  const middle = width / 2;
  const seams = [-5, -3, -1, 1, 3, 5].map((n) => `M${middle + n * 8} ${y}L${middle + n * 26} 124`).join("");
  return [floor(y, wood), faint(0.45, line(seams, "ink", 1.4)), line(`M-2 ${y}H164`, "ink", 2)];
};

/** A wall of bricks. */
export const bricks = (paint: Paint, { x = 0, y = 0, width = 100, height = 80, size = 10 } = {}): Art => {
  let d = "";
  for (let row = 0; row * size < height; row += 1) {
    d += `M${x} ${y + row * size}h${width}`;
    for (let at = row % 2 === 0 ? size : 0; at < width; at += 2 * size) d += `M${x + at} ${y + row * size}v${size}`;
  }
  return faint(0.3, line(d, paint, 1.2));
};

/** Hills whose tops are at the given heights, from the left edge to the right one. */
export const hills = (paint: Paint, width: number, ...tops: number[]): Art => {
  const step = width / (tops.length - 1);
  const first = tops[0] ?? 0;
  let d = `M-2 124V${first}`;
  tops.slice(1).forEach((top, index) => {
    const from = tops[index] ?? 0;
    d += `C${(index + 0.5) * step} ${from} ${(index + 0.5) * step} ${top} ${(index + 1) * step} ${top}`;
  });
  return ink(`${d}H${width + 4}V124Z`, paint);
};
