/** Animals of several factions. */

import { circle, ellipse, flat, line, shape, twice, type Drawing, type Paint } from "../shapes";

export const wolf = (fur: Paint): Drawing => [
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
