/** What stands in a landscape: trees, houses, towers. */

import { at, bold, ink, limb, shade } from "../art";
import { flat, type Art, type Paint } from "../shapes";

/** A palm, its foot at (0, 0). */
export const palm: Art = bold(
  limb("M0 0Q6 -14 2 -28", "#8f5630", 3),
  [
    "M2 -28Q-8 -38 -20 -28Q-10 -30 2 -26Z",
    "M2 -28Q12 -38 23 -26Q12 -30 2 -26Z",
    "M2 -28Q-10 -30 -15 -16Q-8 -24 3 -26Z",
    "M2 -28Q14 -28 17 -14Q10 -24 1 -26Z",
    "M2 -28Q-2 -42 -11 -42Q-2 -36 2 -26Z",
    "M2 -28Q6 -42 15 -41Q7 -36 2 -26Z",
  ].map((d) => ink(d, "#57b05a")),
);

/** A fir, its foot at (0, 2). */
export const pine = (paint: Paint): Art => ink("M0 -22L8 -8H5L10 2H-10L-5 -8H-8Z", paint);

/** A small house with a lit window, the middle of its foot at (x, y). */
export const house = (x: number, y: number, wall: Paint, roof: Paint): Art =>
  at(
    x,
    y,
    bold(
      ink(
        "M-8 0V-11H8V0Z",
        wall,
        shade("M3 -12H9V0H3Z"),
        flat("M-5 -8H-1V-4H-5Z", "#ffd866"),
        flat("M2 0V-7H6V0Z", "ink"),
      ),
      ink("M-11 -10L0 -20L11 -10Z", roof),
    ),
  );

/** A round tower with a pointed roof: its middle, foot and top, and half of its width. */
export const tower = (
  x: number,
  foot: number,
  width: number,
  top: number,
  roof: Paint,
  windows: Art = [],
  stone: Paint = "#8f88b5",
): Art => [
  ink(
    `M${x - width} ${foot}V${top}H${x + width}V${foot}Z`,
    stone,
    shade(`M${x + width * 0.3} ${top}H${x + width}V${foot}H${x + width * 0.3}Z`),
    windows,
  ),
  ink(
    `M${x - width - 3} ${top}L${x} ${top - width * 2.6}L${x + width + 3} ${top}Z`,
    roof,
    shade(`M${x} ${top - width * 3}L${x + width + 4} ${top}H${x + 1}Z`),
  ),
];

/** Lit windows at these places. */
export const lit = (...places: readonly (readonly [number, number])[]): Art =>
  flat(places.map(([x, y]) => `M${x - 1.7} ${y + 3}V${y - 1}a1.7 1.7 0 0 1 3.4 0v4z`).join(""), "accent");
