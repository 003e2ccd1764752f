/** What the people of several factions are drawn from. */

import { circle, ellipse, flat, line, shape, star, twice, type Drawing, type Layer, type Paint } from "../shapes";

export const SKIN = "#f2c79a";

/** A round face with open eyes and a smile. */
export const face = (skin: Paint = SKIN): Layer[] => [
  shape("M32 16C43 16 49 24 49 35C49 47 41 55 32 55C23 55 15 47 15 35C15 24 23 16 32 16Z", skin),
  ...twice(
    flat(circle(25, 37, 2.6), "ink"),
    flat(circle(25.9, 36.1, 0.9), "light"),
    flat(ellipse(21, 43.5, 3, 1.9), "#e88f76"),
  ),
  line("M27 46Q32 50 37 46", "ink", 2.4),
];

export const longHair = (hair: Paint): Layer =>
  shape("M32 6C50 6 57 20 55 38C54 50 57 56 53 62H11C7 56 10 50 9 38C7 20 14 6 32 6Z", hair);

export const fringe = (hair: Paint): Layer =>
  shape("M13 36C11 18 20 8 32 8C44 8 53 18 51 36C48 29 45 25 40 22C33 28 21 26 13 36Z", hair);

export const shortHair = (hair: Paint): Layer =>
  shape("M13 36C9 16 20 7 33 7C46 7 55 18 51 36C49 31 47 27 43 24C36 27 26 25 21 22C16 26 14 31 13 36Z", hair);

export const braids = (hair: Paint, bows: Paint): Layer[] =>
  twice(
    shape("M15 34C7 40 6 50 9 58L17 57C15 50 16 44 20 38Z", hair),
    shape("M13 56L5 52L6 62ZM13 56L20 52L20 62Z", bows),
  );

export const crown = (paint: Paint): Layer[] => [
  shape("M19 15L16 0L25 7L32 -2L39 7L48 0L45 15Q32 10 19 15Z", paint),
  flat(circle(32, 8, 1.9), "#e2483d"),
];

export const dress = (paint: Paint): Layer => shape("M8 64C9 55 20 52 26 51H38C44 52 55 55 56 64Z", paint);

/** An old man with a beard and a pointed hat. */
export const wizard: Drawing = [
  shape("M13 42C11 56 22 63 32 63C42 63 53 56 51 42Z", "#f4f2ff"),
  line("M24 54V60M32 55V61.5M40 54V60", "#b9b2dc", 2),
  shape("M17 40H47V45C47 53 17 53 17 45Z", SKIN),
  ...twice(flat(circle(25, 45, 2.2), "ink"), line("M20 41.5L28 40.5", "#f4f2ff", 3.4)),
  shape("M32 49C27 46 20 48 17 53C23 55 29 55 32 52C35 55 41 55 47 53C44 48 37 46 32 49Z", "light"),
  shape(circle(32, 46.5, 3.2), "#e59f6d"),
  shape("M35 1C42 2 44 8 41 13L51 38Q32 31 13 38L26 11C28 5 30 1 35 1Z", "#3b57dd"),
  shape("M3 40C12 31 52 31 61 40C58 47 44 41 32 41C20 41 6 47 3 40Z", "#3b57dd"),
  shape(star(33, 22, 5, 7.5, 3.4), "accent"),
  flat(circle(23, 31, 1.8), "accent"),
  flat(circle(43, 31, 1.8), "accent"),
];
