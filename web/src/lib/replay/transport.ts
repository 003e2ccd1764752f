/** How a replay is moved through: what can be done, with which keys, and how fast it plays. */

import type { ShortcutGroup } from "../table/shortcuts";

export type Move =
  "first" | "last" | "step" | "step_back" | "turn" | "turn_back" | "scoring" | "scoring_back" | "play" | "pause";

export type Command =
  { do: Move | "toggle" | "faster" | "slower" | "viewer" | "share" | "menu" | "shortcuts" } | { do: "tab"; tab: Tab };

/** What is shown beside the board. */
export type Tab = "decision" | "log" | "analysis";

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

const ONE_STEP = 1_200;
const SCORING = 2_600;

/** Milliseconds to look at a step before the next one comes. */
export const pauseAt = (speed: Speed, scored: boolean): number => (scored ? SCORING : ONE_STEP) / speed;

export const faster = (speed: Speed): Speed => SPEEDS[Math.min(SPEEDS.indexOf(speed) + 1, SPEEDS.length - 1)] ?? speed;
export const slower = (speed: Speed): Speed => SPEEDS[Math.max(SPEEDS.indexOf(speed) - 1, 0)] ?? speed;

export const KEYS: readonly ShortcutGroup[] = [
  {
    title: "Through the game",
    shortcuts: [
      { keys: ["→", "←"], does: "Next or previous step" },
      { keys: ["Shift →", "Shift ←"], does: "Next or previous turn" },
      { keys: ["N", "P"], does: "Next or previous scoring" },
      { keys: ["Home", "End"], does: "Beginning or end of the game" },
      { keys: ["Space"], does: "Play or pause" },
      { keys: ["+", "−"], does: "Faster or slower" },
    ],
  },
  {
    title: "Look around",
    shortcuts: [
      { keys: ["V"], does: "See it as the next player, or everything" },
      { keys: ["D"], does: "The decision of this step" },
      { keys: ["L"], does: "The log" },
      { keys: ["A"], does: "The analysis" },
      { keys: ["S"], does: "Copy a link to this step" },
      { keys: ["M"], does: "The menu" },
      { keys: ["?"], does: "This list" },
    ],
  },
];

const COMMANDS: Record<string, Command> = {
  arrowright: { do: "step" },
  arrowleft: { do: "step_back" },
  "shift arrowright": { do: "turn" },
  "shift arrowleft": { do: "turn_back" },
  n: { do: "scoring" },
  p: { do: "scoring_back" },
  home: { do: "first" },
  end: { do: "last" },
  " ": { do: "toggle" },
  "+": { do: "faster" },
  "=": { do: "faster" },
  "-": { do: "slower" },
  v: { do: "viewer" },
  d: { do: "tab", tab: "decision" },
  l: { do: "tab", tab: "log" },
  a: { do: "tab", tab: "analysis" },
  s: { do: "share" },
  m: { do: "menu" },
  "?": { do: "shortcuts" },
};

/** What a key means here; null: nothing, leave it to the browser. */
export function commandOf(
  event: Pick<KeyboardEvent, "key" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey">,
): Command | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const key = event.key.toLowerCase();
  return COMMANDS[event.shiftKey && key.startsWith("arrow") ? `shift ${key}` : key] ?? null;
}
