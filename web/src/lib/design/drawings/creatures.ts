/** Figures of cards that are somebody in particular: animals, trees and stones. */

import { circle, ellipse, flat, limb, line, shape, star, twice, type Drawing, type Paint } from "../shapes";
import { WIZARDS } from "./core";

const wolf = (fur: Paint): Drawing => [
  ...twice(shape("M12 28L6 2L27 15Z", fur), flat("M13 21L10.5 9L20 15Z", "#e8b0a0")),
  shape("M32 12C46 12 55 20 56 30L63 41L53 43C51 53 42 61 32 63C22 61 13 53 11 43L1 41L8 30C9 20 18 12 32 12Z", fur),
  shape("M32 33C41 33 46 44 43 53C41 59 36 62 32 62C28 62 23 59 21 53C18 44 23 33 32 33Z", "#f0ebe4"),
  shape(ellipse(32, 43, 6.4, 4.4), "ink"),
  line("M32 47V52M23 53Q28 58 32 52Q36 58 41 53"),
  ...twice(
    shape("M13 28L28 34C26 40 16 39 13 28Z", "#ffe46b"),
    flat(circle(22.5, 34, 2), "ink"),
    line("M11 25L28 32", "ink", 3.2),
    shape("M25 55L27.5 60.5L29.5 55.5Z", "light"),
  ),
];

const eagle = (feathers: Paint, crowned: boolean): Drawing => [
  shape("M6 64C4 42 8 16 30 9C46 5 55 15 54 27C48 40 42 50 46 64Z", feathers),
  flat("M10 62C8 46 12 28 22 20C18 36 22 50 26 63Z", "#5a3418"),
  line("M20 40L28 44M18 48L27 52M22 32L30 35", "ink", 2),
  shape("M49 20C60 21 66 32 58 46C56 38 50 37 42 39C41 30 43 23 49 20Z", "accent"),
  line("M44 32Q51 31 57 34", "ink", 2),
  shape(circle(36, 22, 5), "light"),
  flat(circle(37.2, 22.4, 2.4), "ink"),
  line("M28 16L42 17", "ink", 3.2),
  ...(crowned ? [shape("M18 14L13 1L22 6L28 -2L33 5L42 -1L39 10Q28 8 18 14Z", "accent")] : []),
];

const toad: Drawing = [
  ...twice(shape(circle(17, 20, 10), "#8a9a3c")),
  shape("M4 39C4 26 17 19 32 19C47 19 60 26 60 39C60 55 48 62 32 62C16 62 4 55 4 39Z", "#8a9a3c"),
  flat("M10 47C16 57 24 60 32 60C40 60 48 57 54 47C49 52 42 54 32 54C22 54 15 52 10 47Z", "#dfe0a0"),
  ...twice(
    shape(circle(17, 19, 6), "#ffe46b"),
    flat(ellipse(17, 19, 4.4, 1.8), "ink"),
    flat(circle(28, 34, 1.2), "ink"),
  ),
  flat(
    `${circle(32, 24, 2)}${circle(41, 27, 1.6)}${circle(24, 27, 1.6)}${circle(51, 38, 2)}${circle(13, 38, 2)}`,
    "#5f6d22",
  ),
  line("M10 44Q32 55 54 44", "ink", 2.8),
];

const birch: Drawing = [
  shape("M27 24H37L40 63H24Z", "#f6f2ea"),
  line("M26.5 58H31M33 52H38M26.5 46H30M34 41H37.5M27 36H31", "ink", 2.2),
  ...[
    [15, 28, 11],
    [49, 28, 11],
    [22, 15, 11],
    [42, 15, 11],
    [32, 25, 12],
    [32, 10, 9],
  ].map(([x = 0, y = 0, radius = 0]) => shape(circle(x, y, radius), "second")),
  flat(
    `${circle(18, 24, 2)}${circle(30, 16, 2)}${circle(44, 20, 2)}${circle(36, 28, 2)}${circle(24, 31, 2)}`,
    "#9fdc8f",
  ),
];

const python: Drawing = [
  shape(ellipse(32, 54, 28, 9), "second"),
  shape(ellipse(31, 45, 22, 8), "accent"),
  shape(ellipse(32, 37, 16, 7), "second"),
  ...limb("M30 34C19 30 19 20 27 16", "accent", 9),
  shape("M24 5C37 0 52 6 53 14C54 22 40 26 29 23C19 20 17 8 24 5Z", "accent"),
  line("M53 15L61 15M61 15L64 12M61 15L64 18", "#d8402f", 2.2),
  shape(circle(37, 10.5, 3.6), "light"),
  flat(circle(38, 10.8, 1.8), "ink"),
  line("M40 19Q47 19 52 16", "ink", 2),
  line("M14 54L20 50L26 54L32 50L38 54L44 50L50 54", "ink", 1.8),
];

const leopard: Drawing = [
  ...twice(shape(circle(13, 16, 8.5), "accent"), flat(circle(13, 16, 4), "#5a2d10")),
  shape("M32 9C49 9 58 21 58 36C58 52 46 61 32 61C18 61 6 52 6 36C6 21 15 9 32 9Z", "accent"),
  flat(
    `${circle(32, 16, 2.6)}${circle(24, 20, 2)}${circle(40, 20, 2)}${circle(12, 34, 2.6)}${circle(52, 34, 2.6)}${circle(14, 43, 2)}${circle(50, 43, 2)}${circle(32, 24, 1.8)}`,
    "#5a2d10",
  ),
  shape("M32 36C42 36 47 44 45 51C42 58 22 58 19 51C17 44 22 36 32 36Z", "#fff1d2"),
  shape(ellipse(32, 41, 5.6, 3.8), "ink"),
  line("M32 44V49M24 50Q28 54 32 49Q36 54 40 50"),
  ...twice(shape("M15 29L27 32C25 37 17 36 15 29Z", "second"), flat(ellipse(22, 32.4, 1.2, 2.4), "ink")),
];

const turtle: Drawing = [
  shape("M10 48C4 52 4 60 10 61H18L19 50Z", "#d9a55e"),
  shape("M42 48C36 52 36 60 42 61H50L50 50Z", "#d9a55e"),
  shape("M45 45C47 33 62 32 64 40C65 50 57 54 46 53Z", "#d9a55e"),
  flat(circle(57, 41, 2.2), "ink"),
  line("M56 48Q60 48 62 46", "ink", 2),
  shape("M1 47C1 27 12 13 26 13C40 13 51 27 51 47Q26 56 1 47Z", "second"),
  line(
    "M17 17L13 30L19 43H33L39 30L34 17M13 30H2.5M39 30H49.5M19 43L16 51M33 43L36 51M13 30L26 22L39 30",
    "#235f2d",
    2.2,
  ),
];

const hornet: Drawing = [
  ...twice(shape("M26 26C10 24 2 14 4 4C18 2 28 12 31 24Z", "#eaf4fb")),
  shape("M32 63L28 54H36Z", "ink"),
  shape("M32 22C44 22 50 32 48 42C46 52 38 58 32 59C26 58 18 52 16 42C14 32 20 22 32 22Z", "accent"),
  flat("M17 34H47L48.5 40H15.5ZM17.5 46H46.5L42 52H22Z", "ink"),
  shape(circle(32, 19, 10), "accent"),
  line("M27 11Q24 4 20 3M37 11Q40 4 44 3", "ink", 2.4),
  ...twice(
    shape(ellipse(27, 19, 3.6, 4.8), "ink"),
    flat(circle(28, 17.5, 1.3), "light"),
    line("M22 13L29 15", "ink", 2.4),
  ),
];

const moai: Drawing = [
  shape("M18 8C26 2 44 3 47 10C51 19 49 27 51 37C51 50 47 61 41 63H21C14 60 13 45 14 34C14 24 13 14 18 8Z", "#9aa6ab"),
  flat("M40 5C46 7 47 12 48 18C50 26 49 30 50 37C50 50 46 60 40 62H33C42 46 44 24 40 5Z", "#748288"),
  shape("M15 24C22 19 42 19 49 24L48 30C42 27 38 28 36 31H28C26 28 22 27 16 30Z", "#748288"),
  ...twice(flat(ellipse(22, 33, 4, 3), "ink"), shape("M13 32C8 34 9 46 13 47Z", "#9aa6ab")),
  shape("M29 29H35L38 46Q32 49 26 46Z", "#b7c1c5"),
  line("M22 54Q32 50 42 54", "ink", 3),
];

const triceratops: Drawing = [
  shape(star(32, 26, 11, 30, 24, 0), "second"),
  shape(circle(32, 26, 20), "#f7c56a"),
  shape("M32 14C44 14 50 24 48 36C46 50 40 62 32 62C24 62 18 50 16 36C14 24 20 14 32 14Z", "accent"),
  ...twice(
    shape("M20 26C12 20 9 10 12 0C19 5 26 14 27 23Z", "#fff6e2"),
    shape(circle(23, 35, 4.4), "#ffe46b"),
    flat(circle(24, 35.6, 2), "ink"),
    line("M18 29L28 32", "ink", 2.8),
    flat(circle(28.5, 53, 1.5), "ink"),
  ),
  shape("M28 47L32 37L36 47Z", "#fff6e2"),
  line("M26 57Q32 60 38 57"),
];

const stegosaur: Drawing = [
  ...[
    [14, 30, -32],
    [26, 20, -10],
    [39, 19, 10],
    [51, 28, 30],
  ].map(([x = 0, y = 0, degrees = 0]) => ({
    ...shape("M0 10L-9 -2L0 -17L9 -2Z", "second"),
    transform: `translate(${x} ${y}) rotate(${degrees})`,
  })),
  ...twice(shape("M16 50V62H26V52Z", "#3c8c35")),
  shape("M4 50C4 34 16 24 32 24C46 24 54 32 56 42L63 46L56 50C52 57 44 58 32 58C18 58 6 58 4 50Z", "accent"),
  shape(circle(15, 44, 3.8), "#ffe46b"),
  flat(circle(14.4, 44.4, 1.8), "ink"),
  line("M5 51Q10 54 15 51.5", "ink", 2.2),
  flat(`${circle(30, 36, 2.6)}${circle(39, 41, 2.6)}${circle(32, 47, 2.2)}${circle(46, 36, 2)}`, "#3c8c35"),
];

const hammerhead: Drawing = [
  ...twice(shape("M16 46L3 58L20 58Z", "#5a86a3")),
  shape(
    "M32 6C48 6 63 8 63 17C63 26 53 27 47 28C52 46 46 62 32 62C18 62 12 46 17 28C11 27 1 26 1 17C1 8 16 6 32 6Z",
    "#7ba5bf",
  ),
  flat("M6 12C20 8 44 8 58 12C44 12 20 12 6 12Z", "#a9c8da"),
  ...twice(shape(circle(7.5, 17.5, 4), "light"), flat(circle(8, 17.8, 1.9), "ink")),
  shape("M18 44C22 36 42 36 46 44C43 54 38 57 32 57C26 57 21 54 18 44Z", "#7d1320"),
  shape("M19 43L23 48L26 41L29.5 46L32 40L34.5 46L38 41L41 48L45 43C41 37 23 37 19 43Z", "light"),
];

export const CREATURES: Record<string, Drawing> = {
  "Akye the Turtle": turtle,
  "Armor Stego": stegosaur,
  "Big Bad Wolf": wolf("#6d5a5a"),
  "Finist the Falcon": eagle("#a9683a", false),
  "Foolish Magician": WIZARDS.figure,
  Hammerhead: hammerhead,
  Laseratops: triceratops,
  "Mboro Hornet": hornet,
  "Mo'ai": moai,
  "Onini the Python": python,
  "Osebo the Leopard": leopard,
  "The Birch": birch,
  "The Gray Wolf": wolf("#9aa0ab"),
  Toad: toad,
  "Tsar Eagle": eagle("#7a4a24", true),
};
