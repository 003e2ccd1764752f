/** The sounds of the table, as notes to be synthesised: no recordings. */

import type { BeatKind } from "../table/beats";

export type Cue =
  | "play"
  | "action"
  | "reveal"
  | "destroy"
  | "discard"
  | "return"
  | "move"
  | "strengthen"
  | "weaken"
  | "draw"
  | "scoring"
  | "award"
  | "new_base"
  | "your_turn"
  | "react"
  | "win"
  | "lose"
  | "solved";

/** A tone that glides from one pitch to another, or a rush of noise around a pitch. Times in seconds. */
export interface Note {
  sound: "sine" | "triangle" | "square" | "sawtooth" | "noise";
  /** Hertz. */
  from: number;
  to?: number;
  at?: number;
  lasts: number;
  /** 0 to 1. */
  loud: number;
}

const tune = (sound: Note["sound"], step: number, lasts: number, loud: number, ...pitches: number[]): Note[] =>
  pitches.map((from, index) => ({ sound, from, at: index * step, lasts, loud }));

export const CUES: Record<Cue, readonly Note[]> = {
  play: [
    { sound: "noise", from: 900, to: 300, lasts: 0.09, loud: 0.5 },
    { sound: "sine", from: 150, to: 80, at: 0.03, lasts: 0.14, loud: 0.7 },
  ],
  action: [
    { sound: "noise", from: 2_400, to: 700, lasts: 0.16, loud: 0.35 },
    ...tune("triangle", 0.07, 0.22, 0.3, 523, 784),
  ],
  reveal: [{ sound: "noise", from: 1_600, to: 3_200, lasts: 0.12, loud: 0.3 }],
  destroy: [
    { sound: "noise", from: 3_000, to: 200, lasts: 0.35, loud: 0.6 },
    { sound: "sawtooth", from: 190, to: 50, lasts: 0.3, loud: 0.35 },
  ],
  discard: [{ sound: "noise", from: 700, to: 350, lasts: 0.14, loud: 0.35 }],
  return: [{ sound: "sine", from: 330, to: 620, lasts: 0.2, loud: 0.35 }],
  move: [{ sound: "noise", from: 500, to: 1_400, lasts: 0.2, loud: 0.3 }],
  strengthen: tune("square", 0.06, 0.1, 0.14, 659, 880),
  weaken: tune("square", 0.06, 0.1, 0.14, 440, 311),
  draw: [
    { sound: "noise", from: 2_000, to: 1_200, lasts: 0.06, loud: 0.28 },
    { sound: "noise", from: 2_200, to: 1_300, at: 0.09, lasts: 0.06, loud: 0.28 },
  ],
  scoring: [
    { sound: "sine", from: 70, to: 45, lasts: 0.6, loud: 0.8 },
    ...tune("sawtooth", 0.11, 0.3, 0.16, 196, 247, 294, 392),
  ],
  award: tune("triangle", 0.07, 0.25, 0.35, 784, 988, 1_175),
  new_base: [{ sound: "sine", from: 110, to: 220, lasts: 0.35, loud: 0.4 }],
  your_turn: tune("triangle", 0.13, 0.4, 0.5, 523, 659, 784),
  react: tune("square", 0.09, 0.12, 0.2, 880, 880, 1_175),
  win: tune("triangle", 0.14, 0.55, 0.45, 523, 659, 784, 1_047, 1_319),
  lose: tune("triangle", 0.2, 0.5, 0.35, 392, 370, 349, 294),
  solved: tune("triangle", 0.1, 0.45, 0.42, 659, 784, 1_047, 1_319),
};

/** What is heard of a beat. */
export const CUE_OF: Partial<Record<BeatKind, Cue>> = {
  play: "play",
  action: "action",
  reveal: "reveal",
  use: "reveal",
  destroy: "destroy",
  discard: "discard",
  return: "return",
  move: "move",
  strengthen: "strengthen",
  weaken: "weaken",
  draw: "draw",
  scoring: "scoring",
  award: "award",
  points: "award",
  new_base: "new_base",
};

/** What is felt of it, where a device can shake: milliseconds on, off, on … */
export const SHAKES: Partial<Record<Cue, readonly number[]>> = {
  play: [12],
  destroy: [35],
  scoring: [25, 40, 60],
  award: [20],
  your_turn: [40, 60, 40],
  react: [30, 30, 30, 30, 30],
  win: [60, 50, 60, 50, 160],
  lose: [120],
  solved: [40, 40, 120],
};

export const lengthOf = (notes: readonly Note[]): number => Math.max(...notes.map(({ at = 0, lasts }) => at + lasts));
