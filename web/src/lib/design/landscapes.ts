/** The land a base stands in: three rows of silhouettes on a field of 160 by 76, always the same for the same base. */

import { chance } from "./chance";

export type Land =
  "peaks" | "hills" | "waves" | "skyline" | "forest" | "dunes" | "steps" | "cavern" | "craters" | "roofs";

const WIDTH = 160;
const FOOT = 76;

type Row = (random: () => number, top: number) => string;

const between = (random: () => number, low: number, high: number): number => Math.round(low + random() * (high - low));

/** Walk from left to right in steps of random width; `step` says what is drawn on the way. */
function walk(
  random: () => number,
  top: number,
  low: number,
  high: number,
  step: (x: number, w: number) => string,
): string {
  let path = `M-4 ${FOOT}V${top}`;
  for (let x = -4; x < WIDTH + 4;) {
    const width = between(random, low, high);
    path += step(x, width);
    x += width;
  }
  return `${path}V${FOOT}Z`;
}

const ROWS: Record<Land, Row> = {
  peaks: (random, top) =>
    walk(
      random,
      top,
      22,
      40,
      (x, w) => `L${x + w / 2} ${top - between(random, 12, 30)}L${x + w} ${top + between(random, -3, 3)}`,
    ),
  hills: (random, top) =>
    walk(random, top, 30, 56, (x, w) => `Q${x + w / 2} ${top - between(random, 14, 28)} ${x + w} ${top}`),
  waves: (random, top) =>
    walk(
      random,
      top,
      18,
      22,
      (x, w) => `Q${x + w * 0.7} ${top + 8} ${x + w} ${top - between(random, 2, 7)}L${x + w} ${top}`,
    ),
  skyline: (random, top) =>
    walk(random, top, 9, 19, (x, w) => {
      const roof = top - between(random, 2, 30);
      return random() < 0.3
        ? `V${roof}H${x + w / 2 - 1}V${roof - 8}H${x + w / 2 + 1}V${roof}H${x + w}`
        : `V${roof}H${x + w}`;
    }),
  forest: (random, top) =>
    walk(random, top, 12, 20, (x, w) => {
      const tip = top - between(random, 14, 30);
      const [a, b] = [tip + (top - tip) * 0.45, tip + (top - tip) * 0.75];
      const m = x + w / 2;
      return `L${x + 2} ${top}L${m - w * 0.3} ${b}H${m - w * 0.14}L${m - w * 0.24} ${a}H${m - w * 0.1}L${m} ${tip}L${m + w * 0.1} ${a}H${m + w * 0.24}L${m + w * 0.14} ${b}H${m + w * 0.3}L${x + w - 2} ${top}L${x + w} ${top}`;
    }),
  dunes: (random, top) =>
    walk(
      random,
      top,
      44,
      70,
      (x, w) => `C${x + w * 0.4} ${top - between(random, 12, 24)} ${x + w * 0.5} ${top - 4} ${x + w} ${top}`,
    ),
  steps: (random, top) =>
    walk(random, top, 40, 58, (x, w) => {
      const height = between(random, 16, 30);
      const side = [1, 2, 3].map((n) => `H${x + (w * n) / 10}V${top - (height * n) / 3}`).join("");
      const down = [3, 2, 1].map((n) => `H${x + w - (w * n) / 10}V${top - (height * (n - 1)) / 3}`).join("");
      return `${side}${down}H${x + w}`;
    }),
  cavern: (random, top) =>
    walk(
      random,
      top,
      10,
      24,
      (x, w) =>
        `Q${x + w * 0.45} ${top} ${x + w / 2} ${top - between(random, 8, 30)}Q${x + w * 0.55} ${top} ${x + w} ${top}`,
    ),
  craters: (random, top) =>
    walk(
      random,
      top,
      26,
      44,
      (x, w) =>
        `Q${x + w * 0.2} ${top - 2} ${x + w * 0.28} ${top - between(random, 5, 14)}Q${x + w / 2} ${top + 4} ${x + w * 0.72} ${top - between(random, 5, 14)}Q${x + w * 0.8} ${top - 2} ${x + w} ${top}`,
    ),
  roofs: (random, top) =>
    walk(random, top, 20, 34, (x, w) => {
      const roof = top - between(random, 4, 14);
      const ridge = roof - between(random, 9, 16);
      return `H${x + w * 0.15}V${roof}L${x + w * 0.02} ${roof}Q${x + w * 0.35} ${roof - 2} ${x + w / 2} ${ridge}Q${x + w * 0.65} ${roof - 2} ${x + w * 0.98} ${roof}L${x + w * 0.85} ${roof}V${top}H${x + w}`;
    }),
};

/** Three rows, the farthest first. */
export function landscape(land: Land, name: string): [far: string, middle: string, near: string] {
  const random = chance(name);
  const row = ROWS[land];
  const round = (path: string): string => path.replace(/\d+\.\d+/g, (number) => Number(number).toFixed(1));
  return [round(row(random, 52)), round(row(random, 62)), round(row(random, 73))];
}
