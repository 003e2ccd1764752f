/** The keys of the table page. */

export type Command =
  | { do: "card"; index: number }
  | { do: "next" | "previous" | "cancel" | "quiet" | "yes" | "no" | "undo" | "hint" | "hold" | "repeat" }
  | { do: "closeup" | "shortcuts" | "log" | "chat" | "hand" | "bases" | "players" | "menu" };

export interface Shortcut {
  keys: string[];
  does: string;
}

export interface ShortcutGroup {
  title: string;
  shortcuts: readonly Shortcut[];
}

/** The list under "?". */
export const SHORTCUTS: readonly ShortcutGroup[] = [
  {
    title: "Play",
    shortcuts: [
      {
        keys: ["1", "…", "9", "0"],
        does: "Pick up a card from your hand, counted from the left; again: put it down, or play it",
      },
      { keys: ["→", "←"], does: "Go to the next or previous thing that can be chosen" },
      { keys: ["Enter"], does: "Choose what has the focus" },
      { keys: ["Esc"], does: "Put the card down, close what is open" },
      { keys: ["E"], does: "Done, pass or end your plays" },
      { keys: ["Y", "N"], does: "Yes, no" },
      { keys: ["U"], does: "Take back" },
      { keys: ["T"], does: "Ask a bot for a tip" },
      { keys: ["G"], does: "Hold the game whenever a base scores, or let it go on" },
    ],
  },
  {
    title: "Look around",
    shortcuts: [
      { keys: ["I"], does: "Close-up of the card under the mouse, or the one that has the focus" },
      { keys: ["H"], does: "Go to your hand" },
      { keys: ["B"], does: "Go to the bases" },
      { keys: ["P"], does: "Go to the players" },
      { keys: ["R"], does: "Read out again what is asked" },
      { keys: ["L"], does: "Open the log" },
      { keys: ["C"], does: "Open the chat" },
      { keys: ["M"], does: "Open the menu" },
      { keys: ["?"], does: "This list" },
    ],
  },
];

const LETTERS: Record<string, Command["do"]> = {
  e: "quiet",
  y: "yes",
  n: "no",
  u: "undo",
  t: "hint",
  g: "hold",
  i: "closeup",
  h: "hand",
  b: "bases",
  p: "players",
  r: "repeat",
  l: "log",
  c: "chat",
  m: "menu",
  "?": "shortcuts",
  arrowright: "next",
  arrowleft: "previous",
  escape: "cancel",
};

/** What a key means here; null: nothing, leave it to the browser. */
export function commandOf(event: { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean }): Command | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (/^[0-9]$/.test(event.key)) return { do: "card", index: (Number(event.key) + 9) % 10 };
  const command = LETTERS[event.key.toLowerCase()];
  return command === undefined ? null : ({ do: command } as Command);
}
