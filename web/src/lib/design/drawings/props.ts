/** Things that are held, fired, opened and drawn from a deck. Each is drawn around (0, 0). */

import { at, both, ink, limb, shade, shine } from "../art";
import { box, circle, ellipse, flat, line, star, type Art, type Paint } from "../shapes";
import { flame } from "./effects";

/** A curved sword: the grip at (0, 0), the blade upwards. */
export const cutlass = (guard: Paint = "accent", steel: Paint = "#e6eef4"): Art => [
  ink(
    "M-3 -4C-6 -22 -2 -38 11 -50C12 -34 10 -18 4 -4Z",
    steel,
    shine("M-3 -4C-6 -22 -2 -38 11 -50C4 -36 1 -22 1 -4Z", 0.7),
    shade("M5 -4C9 -18 11 -34 11 -50L14 -4Z"),
  ),
  limb("M0 -1V8", "#7a4424", 3),
  ink("M-8 -5H9Q12 2 6 8L3 6Q6 1 3 -1H-8Z", guard),
];

/** A straight sword: the grip at (0, 0), the blade upwards. */
export const sword = (guard: Paint = "accent", steel: Paint = "#e6eef4"): Art => [
  ink("M-3.5 -5V-40L0 -48L3.5 -40V-5Z", steel, shade("M0 -50H5V0H0Z")),
  limb("M0 -1V7", "#7a4424", 3),
  ink(box(-10, -6, 20, 4.6, 2), guard),
  ink(circle(0, 9, 3), guard),
];

/** A gun's barrel to the right, its middle at (0, 0), on a carriage with two wheels. */
export const cannon = (metal: Paint, wood: Paint = "#8a5230"): Art => [
  ink("M-26 8L20 12L24 22H-28Z", wood, shade("M-30 16H30V24H-30Z")),
  at(
    0,
    0,
    [
      ink(
        "M-26 -9Q-34 -9 -34 0Q-34 9 -26 9L26 7V-7Z",
        metal,
        shine("M-28 -6L26 -5V-2L-28 -2Z", 0.35),
        shade("M-34 3H30V12H-34Z", 0.3),
      ),
      ink(circle(-37, 0, 3.6), metal),
      ink(box(24, -10, 8, 20, 3), metal),
      line("M-12 -9V9M8 -8V8", "ink", 2),
    ],
    { turn: -14 },
  ),
  [-17, 13].map((x) => [
    ink(circle(x, 21, 8), wood, shade(`M${x} 10H${x + 12}V32H${x}Z`)),
    flat(circle(x, 21, 2.4), "ink"),
  ]),
];

export const cannonball = (x: number, y: number, radius: number): Art =>
  ink(
    circle(x, y, radius),
    "#39424d",
    shine(ellipse(x - radius * 0.35, y - radius * 0.4, radius * 0.4, radius * 0.25), 0.7),
  );

/** A barrel, standing. */
export const barrel = (wood: Paint, hoop: Paint, sign: Art = []): Art => [
  ink(
    "M-16 -22Q-23 0 -16 22H16Q23 0 16 -22Z",
    wood,
    line("M-7 -24Q-10 0 -7 24M7 -24Q10 0 7 24", "ink", 1.2),
    shade("M6 -24H26V24H6Q12 0 6 -24Z"),
  ),
  ink("M-18.6 -14L-19.8 -8H19.8L18.6 -14ZM-19.8 8L-18.6 14H18.6L19.8 8Z", hoop),
  ink(ellipse(0, -22, 16, 4.5), wood),
  sign,
];

/** A staff from the foot at (0, 30) to the head at (0, -30). */
export const staff = (wood: Paint, head: Art): Art => [limb("M0 30V-28", wood, 3.4), at(0, -30, head)];

/** A crystal ball on its stand. */
export const crystal = (radius: number, glass: Paint, stand: Paint, inside: Art = []): Art => [
  ink(
    `M${-radius * 0.7} ${radius * 0.7}H${radius * 0.7}L${radius} ${radius * 1.45}H${-radius}Z`,
    stand,
    shade(`M0 0H${radius * 2}V${radius * 2}H0Z`),
  ),
  ink(
    circle(0, 0, radius),
    glass,
    inside,
    shine(
      `M${-radius * 0.75} ${-radius * 0.1}A${radius * 0.76} ${radius * 0.76} 0 0 1 ${radius * 0.1} ${-radius * 0.75}A${radius} ${radius} 0 0 0 ${-radius * 0.75} ${-radius * 0.1}Z`,
      0.8,
    ),
  ),
];

/** An open book, its spine at (0, 0). */
export const openBook = (cover: Paint, page: Paint = "#fff6dc"): Art => [
  ink("M0 10C-10 4 -24 4 -34 8V-16C-24 -20 -10 -20 0 -13C10 -20 24 -20 34 -16V8C24 4 10 4 0 10Z", cover),
  both(
    ink(
      "M0 6C9 0 20 0 30 3V-17C20 -20 9 -20 0 -13Z",
      page,
      line("M5 -10Q14 -14 25 -12M5 -5Q14 -9 25 -7M5 0Q14 -4 25 -2", "#b9a67c", 1.6),
    ),
  ),
];

/** A closed book, lying or standing, 24 wide and 32 high. */
export const book = (cover: Paint, sign: Art = [], trim: Paint = "accent"): Art => [
  ink("M-12 -16H12V16H-12Z", cover, flat("M-12 -16H-7V16H-12Z", trim), shade("M4 -16H12V16H4Z")),
  at(2, 0, sign),
];

/** A card of the game, face down or with a sign on it; 20 wide and 28 high. */
export const gameCard = (back: Paint = "ground", sign: Art = flat(star(0, 0, 4, 7, 2.4), "accent")): Art => [
  ink(box(-10, -14, 20, 28, 2.4), "#fffaf0"),
  flat(box(-7.2, -11.2, 14.4, 22.4, 1.4), back),
  sign,
];

/** Cards in a fan, their feet at (0, 0). */
export const fan = (count: number, card: Art = gameCard(), spread = 22): Art =>
  Array.from({ length: count }, (_, index) => {
    const turn = (index - (count - 1) / 2) * spread;
    const angle = (turn * Math.PI) / 180;
    return at(Math.round(Math.sin(angle) * 24), Math.round(-Math.cos(angle) * 24), card, { turn });
  });

/** An hourglass, 28 wide and 44 high. */
export const hourglass = (frame: Paint, sand: Paint, glass: Paint = "#dff3ff"): Art => [
  ink(
    "M-11 -18H11C11 -8 3 -4 3 0C3 4 11 8 11 18H-11C-11 8 -3 4 -3 0C-3 -4 -11 -8 -11 -18Z",
    glass,
    flat("M-9 -9H9L1 0V8L10 18H-10L-1 8V0Z", sand),
    shine("M-9 -17H-5Q-6 -8 -2 -3H-5Q-10 -8 -9 -17Z", 0.8),
  ),
  ink(box(-15, -23, 30, 6, 2.5), frame),
  ink(box(-15, 17, 30, 6, 2.5), frame),
];

/** A heap of treasure, its foot at (0, 0). */
export const gold = (coin: Paint = "accent"): Art => [
  ink("M-22 0C-18 -10 -8 -14 0 -14C8 -14 18 -10 22 0Z", coin, shade("M4 -16H24V0H10Z", 0.16)),
  [
    [-12, -7],
    [-2, -11],
    [9, -8],
    [0, -4],
  ].map(([x = 0, y = 0]) => ink(ellipse(x, y, 4.6, 2.4), coin)),
];

/** A scroll, partly open. */
export const scroll = (paper: Paint = "#fff0c8"): Art => [
  ink("M-14 -16H14V16H-14Z", paper, line("M-9 -8H9M-9 -2H9M-9 4H5", "#b08d4f", 1.8)),
  ink(box(-18, -21, 36, 7, 3.5), paper),
  ink(box(-18, 14, 36, 7, 3.5), paper),
];

/** The face of a clock with twelve marks. */
export const clock = (radius: number, hands: string, rim: Paint = "accent"): Art => [
  ink(circle(0, 0, radius), rim, shade(`M0 ${-radius}H${radius}V${radius}H0Z`, 0.14)),
  ink(circle(0, 0, radius * 0.82), "#fffaf0"),
  Array.from({ length: 12 }, (_, hour) =>
    at(
      0,
      0,
      line(`M0 ${-radius * 0.72}V${-radius * (hour % 3 === 0 ? 0.54 : 0.64)}`, "ink", hour % 3 === 0 ? 2.6 : 1.4),
      { turn: hour * 30 },
    ),
  ),
  line(hands, "ink", 3),
  flat(circle(0, 0, 2.6), "second"),
];

/** A candle, its foot at (0, 0). */
export const candle = (height: number): Art => [
  ink(`M-4 0V${-height}Q0 ${-height - 3} 4 ${-height}V0Z`, "#fff0cf", shade(`M1 0V${-height - 4}H6V0Z`)),
  flame(0, -height, 13),
];
