/** Reports of problems: a file with the game, the step and what somebody says about it. */

/** The version of the project, from the build (vite.config.ts). */
declare const __VERSION__: string;

export const CLIENT = `web ${__VERSION__}`;
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
