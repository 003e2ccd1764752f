/** Heads of people: the face is 28 wide and 34 high around (0, 0), and everything else is drawn to fit it. */

import { both, faint, ink, limb, shade, shine } from "../art";
import { SKIN } from "../palette";
import { circle, ellipse, flat, line, type Art, type Paint } from "../shapes";

export type Mood = "calm" | "angry" | "sly" | "wide" | "happy" | "closed";
export type Mouth = "smile" | "grin" | "shout" | "grim" | "smirk" | "oh";

const FACE = "M-14 -6C-14 -17 -7 -19 0 -19C7 -19 14 -17 14 -6C15 6 11 12 5 17Q0 20 -5 17C-11 12 -15 6 -14 -6Z";

/** The eye at the right; the other is its mirror image. */
const EYES: Record<Mood, Art> = {
  calm: [flat(ellipse(6, -1, 2.2, 3), "ink"), line("M2.5 -8Q6 -10.5 10 -8", "ink", 2)],
  angry: [
    flat("M1 -3.4L12 -6.5C12.4 2 3 4.4 1 -3.4Z", "light"),
    flat(circle(6.2, -1.8, 2), "ink"),
    line("M1 -4.4L12 -9", "ink", 2.6),
  ],
  sly: [
    flat("M1.4 -3H12C12 4 3.4 4.4 1.4 -3Z", "light"),
    flat(circle(7.4, -0.6, 2.2), "ink"),
    line("M1.4 -3H12", "ink", 2),
    line("M2 -7.5Q7 -11 12 -7.5", "ink", 1.8),
  ],
  wide: [
    flat(ellipse(6, -1.5, 4.6, 5.4), "light"),
    line(ellipse(6, -1.5, 4.6, 5.4), "ink", 1.3),
    flat(circle(5.6, -1, 2), "ink"),
    line("M2 -10Q6 -13 10 -10", "ink", 1.8),
  ],
  happy: [line("M2 0Q6 -5.5 10 0", "ink", 2.4), line("M2 -8Q6 -11 10 -9", "ink", 1.8)],
  closed: [line("M2 -1Q6 2.5 10 -1", "ink", 2.2), line("M2 -7Q6 -8.5 10 -7", "ink", 1.8)],
};

const MOUTHS: Record<Mouth, Art> = {
  smile: line("M-5 10Q0 13.5 5 10", "ink", 2),
  grin: [
    flat("M-8.5 7Q0 10 8.5 7Q7 16.5 0 16.5Q-7 16.5 -8.5 7Z", "ink"),
    flat("M-6.6 9Q0 11 6.6 9Q5 14.6 0 14.6Q-5 14.6 -6.6 9Z", "light"),
    line("M-2.6 10V14.4M2.6 10V14.4", "ink", 0.8),
  ],
  shout: [
    ink("M-6 8Q0 6 6 8Q7 17 0 17Q-7 17 -6 8Z", "#7a1420"),
    flat("M-3.5 15Q0 11.5 3.5 15Q0 17 -3.5 15Z", "#f0786a"),
  ],
  grim: line("M-6 12Q0 9 6 12", "ink", 2.2),
  smirk: line("M-5 11Q2 12.5 7 8", "ink", 2.2),
  oh: ink(ellipse(0, 11, 2.8, 3.6), "#7a1420"),
};

export interface Face {
  skin?: Paint;
  mood?: Mood;
  mouth?: Mouth;
}

/** Neck, ears, face. Hair that falls behind goes before it; fringe, beard and hat after it. */
export const face = ({ skin = SKIN, mood = "calm", mouth = "smile" }: Face = {}): Art => [
  ink("M-6 10H6V24H-6Z", skin, shade("M-6 10H6V19L-6 16Z")),
  both(ink(ellipse(14, 1, 3, 4), skin)),
  ink(FACE, skin, shade("M5 -20C14 -14 12 8 1 20L20 18V-20Z", 0.13)),
  both(EYES[mood]),
  line("M-0.5 1Q2.5 4.5 -1 5.5", "ink", 1.6),
  MOUTHS[mouth],
];

/** Shoulders and chest below a head, down to the edge of the picture; what is inside is on the cloth. */
export const shoulders = (cloth: Paint, ...inside: Art[]): Art =>
  ink(
    "M-7 20C-20 22 -29 27 -32 40L-34 60H34L32 40C29 27 20 22 7 20Q0 26 -7 20Z",
    cloth,
    inside,
    shade("M14 20L34 24V60H18C22 44 20 30 14 20Z", 0.18),
  );

/** An arm that ends in a fist at (x, y). */
export const arm = (d: string, x: number, y: number, sleeve: Paint, skin: Paint = SKIN, width = 8): Art => [
  limb(d, sleeve, width),
  ink(circle(x, y, width * 0.62), skin),
];

export const longHair = (paint: Paint): Art =>
  ink(
    "M0 -22C16 -22 20 -10 19 4C18 14 23 20 20 32Q10 36 0 34Q-10 36 -20 32C-23 20 -18 14 -19 4C-20 -10 -16 -22 0 -22Z",
    paint,
  );

export const fringe = (paint: Paint): Art =>
  ink("M-15 0C-18 -16 -8 -22 1 -22C11 -22 18 -14 15 0C13 -6 11 -9 8 -12C2 -6 -9 -8 -15 0Z", paint);

/** A full beard with a moustache; `length` is how far below the chin it reaches. */
export const beard = (paint: Paint, length = 8): Art => [
  ink(
    `M-15 0C-12 4 -9 5 -7 6C-3 3 3 3 7 6C9 5 12 4 15 0C17 12 12 ${16 + length * 0.5} 0 ${18 + length}C-12 ${16 + length * 0.5} -17 12 -15 0Z`,
    paint,
    shade(`M4 0L16 0V${20 + length}H0Q8 14 4 0Z`, 0.15),
  ),
  ink("M0 7C-4 4 -9 6 -12 10C-7 12 -3 11 0 9.5C3 11 7 12 12 10C9 6 4 4 0 7Z", paint),
];

export const moustache = (paint: Paint): Art =>
  ink("M0 6.5C-5 3 -11 6 -15 2C-15 9 -8 12 0 9C8 12 15 9 15 2C11 6 5 3 0 6.5Z", paint);

/** Patch over the eye at the right, with its strap. */
export const eyepatch: Art = [line("M-14 -11L14 -3", "ink", 2), flat("M1 -6Q7 -8 12 -4C12 4 3 5 1 -6Z", "ink")];

/** A hat turned up at three sides, as captains wear it. */
export const tricorne = (paint: Paint, trim: Paint = "accent", sign: Art = []): Art => [
  ink("M-19 -11C-16 -26 -8 -31 0 -31C8 -31 16 -26 19 -11Z", paint),
  ink(
    "M-30 -19C-22 -16 -8 -27 0 -27C8 -27 22 -16 30 -19C28 -10 18 -7 0 -7C-18 -7 -28 -10 -30 -19Z",
    paint,
    line("M-30 -19C-22 -16 -8 -27 0 -27C8 -27 22 -16 30 -19", trim, 5),
    shade("M8 -30L32 -20V-6H6Q14 -16 8 -30Z"),
  ),
  sign,
];

/** A kerchief tied at the side. */
export const kerchief = (paint: Paint, dots: Paint = "light"): Art => [
  ink("M13 -9L25 -14L23 -6L27 0L14 -4Z", paint),
  ink(
    "M-16 -5C-17 -20 -8 -24 0 -24C8 -24 17 -20 16 -5C8 -12 -8 -12 -16 -5Z",
    paint,
    flat(`${circle(-9, -14, 1.8)}${circle(0, -18, 1.8)}${circle(9, -14, 1.8)}`, dots),
  ),
];

/** A pointed hat with a wide brim; the tip leans to the right. */
export const pointedHat = (paint: Paint, band: Paint = "accent", sign: Art = []): Art => [
  ink(
    "M-15 -12C-10 -22 -6 -34 2 -44C6 -48 14 -46 18 -38C12 -40 10 -38 10 -34C12 -26 14 -18 16 -12Z",
    paint,
    line("M-16 -15Q0 -21 17 -15", band, 4.5),
    shade("M6 -46L20 -40V-10H8Q10 -26 6 -46Z"),
    sign,
  ),
  ink("M-28 -9C-20 -18 20 -18 28 -9C22 -5 12 -9 0 -9C-12 -9 -22 -5 -28 -9Z", paint),
];

export const hood = (paint: Paint): Art =>
  ink(
    "M-24 24C-22 8 -22 -26 0 -28C22 -26 22 8 24 24C18 22 17 10 16 2C16 -12 8 -17 0 -17C-8 -17 -16 -12 -16 2C-17 10 -18 22 -24 24Z",
    paint,
    shade("M8 -28H26V26H18C22 4 18 -18 8 -28Z"),
  );

export const crown = (paint: Paint = "accent", gems: Paint = "second"): Art => [
  ink("M-15 -13L-19 -32L-9 -24L0 -36L9 -24L19 -32L15 -13Q0 -18 -15 -13Z", paint, shine("M-15 -13L-19 -32L-9 -24V-15Z")),
  flat(`${circle(0, -22, 2.3)}${circle(-10, -19, 1.7)}${circle(10, -19, 1.7)}`, gems),
];

/** A skull, as on flags. */
export const skull = (bone: Paint = "#f8eed6"): Art => [
  ink(
    "M0 -19C12 -19 18 -11 18 -2C18 5 15 8 11 10V16Q11 19 8 19H-8Q-11 19 -11 16V10C-15 8 -18 5 -18 -2C-18 -11 -12 -19 0 -19Z",
    bone,
    shade("M6 -20H20V20H8Q14 0 6 -20Z", 0.15),
  ),
  both(flat(ellipse(7, 0, 4.8, 5.4), "ink")),
  flat("M0 5L3 10H-3Z", "ink"),
  line("M-4 13V18M0 13V18M4 13V18", "ink", 1.6),
];

/** Cheeks that glow. */
export const blush: Art = faint(0.55, both(flat(ellipse(9, 6, 3, 1.9), "#ef7a66")));

/** A single wide eye, 30 across: of a seer, a monster, a spell. */
export const oneEye: Art = [
  ink("M-15 0Q0 -14 15 0Q0 14 -15 0Z", "light"),
  ink(circle(0, 0, 6), "second"),
  flat(circle(0, 0, 3), "ink"),
  flat(circle(-2, -2, 1.2), "light"),
];
