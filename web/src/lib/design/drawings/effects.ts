/** What moves, shines and explodes in pictures: bursts, flames, smoke, speed, magic. */

import { at, bold, faint, ink, limb } from "../art";
import { chance } from "../chance";
import { circle, flat, line, star, type Art, type Paint } from "../shapes";

const polar = (x: number, y: number, radius: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
};

/** Rays over the whole field from one point. */
export const rays = (x: number, y: number, paint: Paint, { count = 12, opacity = 0.28, turn = 0 } = {}): Art => {
  const step = 360 / count;
  const one = (index: number): string => {
    const middle = turn + index * step;
    return `M${x} ${y}L${polar(x, y, 180, middle - step / 4)}L${polar(x, y, 180, middle + step / 4)}z`;
  };
  return faint(opacity, flat(Array.from({ length: count }, (_, index) => one(index)).join(""), paint));
};

/** An explosion with uneven points, 48 across. */
const jagged = (points: number): string => {
  const random = chance(`burst ${points}`);
  const corners = Array.from({ length: 2 * points }, (_, index) =>
    polar(0, 0, index % 2 === 0 ? 20 + random() * 7 : 13 + random() * 3, (index * 180) / points - 84),
  );
  return `M${corners.join("L")}z`;
};

/** A bang: an outlined explosion and its heart. */
export const burst = (x: number, y: number, size: number, outer: Paint = "accent", heart: Paint = "light"): Art => [
  at(x, y, ink(jagged(12), outer), { scale: size / 24 }),
  at(x, y, flat(jagged(10), heart), { scale: size / 38 }),
];

/** A bolt of lightning, 14 wide and 28 high. */
export const bolt = (paint: Paint = "accent"): Art => ink("M3 -14L-7 2H-1L-4 14L7 -4H1L6 -14Z", paint);

/** A tongue of fire, its foot at (x, y). */
export const flame = (x: number, y: number, size: number, outer: Paint = "#ff7a1f", heart: Paint = "#ffe14d"): Art =>
  at(
    x,
    y,
    [
      ink(
        "M0 0C-9 0 -12 -8 -9 -14C-8 -10 -6 -9 -5 -10C-7 -19 -1 -22 1 -29C7 -23 6 -18 6 -14C8 -15 8 -17 8 -19C13 -12 11 0 0 0Z",
        outer,
      ),
      flat("M0 -2C-5 -2 -6 -7 -3 -11C-1 -9 1 -12 1 -16C6 -10 6 -2 0 -2Z", heart),
    ],
    { scale: size / 29 },
  );

/** Puffs of smoke, a cloud, foam: circles that flow into one another. Each is x, y and radius. */
export const puffs = (paint: Paint, ...circles: readonly (readonly [number, number, number])[]): Art => [
  circles.map(([x, y, radius]) => ink(circle(x, y, radius), paint)),
  flat(circles.map(([x, y, radius]) => circle(x, y, radius)).join(" "), paint),
  circles.map(([x, y, radius]) => flat(circle(x, y, radius), paint)),
  faint(
    0.5,
    circles.map(([x, y, radius]) => flat(circle(x - radius * 0.2, y - radius * 0.3, radius * 0.42), "light")),
  ),
];

/** Light around a point. */
export const glow = (x: number, y: number, radius: number, paint: Paint = "accent"): Art =>
  [1, 0.72, 0.46].map((share) => faint(0.3, flat(circle(x, y, radius * share), paint)));

/** A star with four points that glints. */
export const sparkle = (x: number, y: number, size: number, paint: Paint = "light"): Art =>
  flat(star(x, y, 4, size, size * 0.26), paint);

/** An outlined star with five points. */
export const starlet = (x: number, y: number, size: number, paint: Paint = "accent", turn = 0): Art =>
  at(x, y, ink(star(0, 0, 5, 10, 4.5, turn), paint), { scale: size / 10 });

/** Lines of speed behind something that flies to `degrees` (0: right, 90: down), over a width. */
export const speed = (
  x: number,
  y: number,
  length: number,
  width: number,
  degrees: number,
  paint: Paint = "light",
): Art => {
  const random = chance(`speed ${length} ${width}`);
  const lines = [-0.5, -0.25, 0, 0.25, 0.5].map((share) => {
    const start = -length * (0.75 + random() * 0.3);
    return `M${start.toFixed(1)} ${(share * width).toFixed(1)}L${(-length * random() * 0.3).toFixed(1)} ${(share * width - 1.3).toFixed(1)}v2.6z`;
  });
  return at(x, y, flat(lines.join(""), paint), { turn: degrees });
};

/** A fat arrow along a path; its head at (x, y) pointing to `degrees`. */
export const arrow = (d: string, x: number, y: number, degrees: number, paint: Paint = "accent", width = 5): Art =>
  bold(
    limb(d, paint, width),
    at(x, y, ink(`M${-width} ${-width * 1.5}L${width * 1.3} 0L${-width} ${width * 1.5}Z`, paint), { turn: degrees }),
  );

/** A spiral line that goes around `turns` times. */
export const spiral = (x: number, y: number, radius: number, turns: number, paint: Paint, width: number): Art => {
  const steps = Math.round(turns * 20);
  const points = Array.from({ length: steps + 1 }, (_, index) => polar(x, y, (radius * index) / steps, index * 18));
  return line(`M${points.join("L")}`, paint, width);
};

/** A gust of wind: three lines that curl at their ends. */
export const gust = (paint: Paint = "light", width = 3): Art =>
  line("M-22 -6H6A7 7 0 1 0 -1 -13M-26 1H16A6 6 0 1 1 10 7M-18 8H0A5 5 0 1 1 -5 13", paint, width);

/** Power that rises: two chevrons. */
export const chevrons = (x: number, y: number, size: number, paint: Paint = "accent"): Art =>
  at(
    x,
    y,
    [0, 9].map((down) =>
      ink(`M0 ${down - 9}L10 ${down + 1}V${down + 7}L0 ${down - 2}L-10 ${down + 7}V${down + 1}Z`, paint),
    ),
    {
      scale: size / 20,
    },
  );

/** Drops of water or sweat: where, which way they fly, how large. */
export const drops = (
  paint: Paint,
  ...places: readonly (readonly [x: number, y: number, turn: number, size?: number])[]
): Art =>
  places.map(([x, y, turn, size = 5]) =>
    at(x, y, flat("M0 -1.4C.6 -.5 .7 0 .6 .4A.62 .62 0 0 1 -.6 .4C-.7 0 -.6 -.5 0 -1.4Z", paint), {
      scale: size,
      turn,
    }),
  );
