/** Players at a table: a colour that is safe for colour-blind eyes, and a shape that does without colour. */

import type { Hex } from "./colour";

export interface PlayerLook {
  colour: Hex;
  /** Text on the colour. */
  on: Hex;
  colourName: string;
  shapeName: string;
  /** The shape on a field of 20 by 20. */
  shape: string;
}

/** The colours are those of --player-0 … in tokens.css; a test holds them together. */
export const PLAYERS: readonly PlayerLook[] = [
  {
    colour: "#1668c7",
    on: "#ffffff",
    colourName: "blue",
    shapeName: "circle",
    shape: "M10 1a9 9 0 1 1 0 18a9 9 0 0 1 0-18z",
  },
  { colour: "#f5a300", on: "#1d1830", colourName: "orange", shapeName: "triangle", shape: "M10 0.5L19.8 18.5H0.2z" },
  { colour: "#12a77a", on: "#1d1830", colourName: "green", shapeName: "square", shape: "M2 2H18V18H2z" },
  { colour: "#d95aa5", on: "#1d1830", colourName: "pink", shapeName: "diamond", shape: "M10 0L20 10L10 20L0 10z" },
];

export function playerLook(seat: number): PlayerLook {
  const look = PLAYERS[seat % PLAYERS.length];
  if (!look) throw new RangeError(`a seat is a number from 0 up, not ${seat}`);
  return look;
}
