/** Ancient Incas. */

import { dress, face } from "../drawings/people";
import type { FactionLook } from "../looks";
import { box, circle, flat, line, shape, star, twice, type Drawing, type Layer, type Paint } from "../shapes";

/** For the minions. */
const figure: Drawing = [
  shape(
    "M4 19C3 14 8 11 13 11L13 2L18 8L23 2L24 12C27 18 26 24 27 30C35 27 46 27 53 31L61 28L58 37C58 44 57 48 56 51V63H48V51H34V63H26V50C19 48 15 42 15 35L15 24C10 25 5 24 4 19Z",
    "#fdf1dc",
  ),
  flat("M20 12C24 20 22 28 24 34C32 46 46 46 56 45C57 48 55 50 55 51V62H53V50H30C20 48 18 30 20 12Z", "#e6cda6"),
  shape("M30 29C36 27 46 27 51 30V45H30Z", "second"),
  line("M30 34H51M30 40H51", "accent", 2.6),
  line("M33 46V49M38 46V49M43 46V49M48 46V49", "accent", 2.2),
  shape("M15 27Q21 30 26.5 27V31Q21 34 15 31Z", "#d8402f"),
  flat(circle(14, 16.5, 1.9), "ink"),
  line("M5 20Q8 22 11 20.5", "ink", 1.8),
];

/** For the actions. */
const thing: Drawing = [
  shape(star(32, 32, 12, 31.5, 21, 0), "accent"),
  shape(circle(32, 32, 19), "#ffb52e"),
  shape("M22 21H42V24H46V40H42V44H22V40H18V24H22Z", "accent"),
  ...twice(shape(box(22, 27, 6.5, 5), "second")),
  line("M32 26V35H29", "ink", 2.4),
  line("M25 40H39", "ink", 3),
];

const SKIN_BROWN = "#c08552";

const tunic: Layer[] = [
  dress("light"),
  flat("M10 59H18V64H9ZM26 59H34V64H26ZM42 59H50V64H42ZM18 54H26V59H18ZM34 54H42V59H34Z", "#d8402f"),
];

const bob = (hair: Paint): Layer => shape("M32 8C48 8 54 20 53 34L54 48H10L11 34C10 20 16 8 32 8Z", hair);

const spools: Layer[] = twice(shape(circle(12.5, 42, 5), "accent"), flat(circle(12.5, 42, 1.8), "ink"));

const sapaInca: Drawing = [
  ...tunic,
  bob("#2a1a14"),
  ...face(SKIN_BROWN),
  ...twice(shape("M30 14C24 8 23 0 27 -5C31 0 33 8 32 14Z", "light")),
  shape("M11 20Q32 11 53 20V28Q32 20 11 28Z", "accent"),
  line("M16 22L19 25L22 20.5M42 20.5L45 25L48 22", "#d8402f", 2.2),
  shape("M26 15H38V24L36 31L34 25L32 32L30 25L28 31L26 24Z", "#d8402f"),
  ...spools,
];

const childOfTheSun: Drawing = [
  shape(star(32, 30, 14, 35, 26), "accent"),
  ...tunic,
  bob("#2a1a14"),
  ...face(SKIN_BROWN),
  shape("M14 34C15 22 22 15 32 15C42 15 49 22 50 34C47 29 43 26 40 25H24C21 26 17 29 14 34Z", "#2a1a14"),
  shape("M14 22Q32 14 50 22V27Q32 20 14 27Z", "second"),
  ...spools,
];

const engineer: Drawing = [
  ...tunic,
  ...face(SKIN_BROWN),
  ...twice(
    shape("M13 24L10 42Q14 48 20 42L21 26Z", "#d8402f"),
    line("M14.5 45V54", "accent", 2.6),
    flat(circle(14.5, 55, 2.4), "accent"),
  ),
  shape("M11 29C11 12 20 3 32 3C44 3 53 12 53 29Q32 20 11 29Z", "#d8402f"),
  line("M14 20L19 15L24 20L29 14L34 20L39 14L44 20L49 15", "accent", 2.4),
  shape("M10 29Q32 19 54 29V33Q32 24 10 33Z", "second"),
  shape(circle(32, 2, 4), "accent"),
];

export default {
  palette: {
    ground: "#cf6336",
    deep: "#4f1e11",
    accent: "#ffd150",
    second: "#2bbcb0",
    paper: "#fdf3e8",
    ink: "#2b0f08",
    light: "#ffffff",
  },
  pattern: {
    width: 32,
    height: 32,
    opacity: 0.26,
    layers: [
      flat("M12 2H20V6H24V10H28V14H30V18H28V22H24V26H20V30H12V26H8V22H4V18H2V14H4V10H8V6H12ZM12 12V20H20V12Z", "deep"),
      flat(box(14, 14, 4, 4), "accent"),
    ],
  },
  figure,
  thing,
  emblem: thing,
  figures: { "Sapa Inca": sapaInca, "Child of the Sun": childOfTheSun, "Incan Engineer": engineer },
  lands: { Cuzcu: "steps", "Machu Picchu": "peaks" },
} satisfies FactionLook;
