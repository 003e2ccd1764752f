/** Reports of problems: a file with the game, the step and what somebody says about it. */

import { version } from "../../package.json";

export const CLIENT = `web ${version}`;
export const NOTE_LENGTH = 1000;

/** Give the browser a file to keep. */
export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
