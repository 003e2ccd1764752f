/** Importing a save file: it is read here, and checked by the server, which plays it through. */

import { makeReplay } from "../protocol/rest";
import { replayLink } from "./address";

export const LARGEST_FILE = 1_000_000;

/** The part of a file that is used. */
export type SaveFile = Pick<File, "name" | "size" | "text">;

type Send = (save: unknown) => Promise<{ replay: string }>;

/** Send it to the server; the answer is the address of its replay. Throws an error that can be shown. */
export async function importSave(file: SaveFile, send: Send = makeReplay): Promise<string> {
  if (file.size > LARGEST_FILE) throw new Error(`${file.name} is too large to be a saved game.`);
  let save: unknown;
  try {
    save = JSON.parse(await file.text());
  } catch {
    throw new Error(`${file.name} is not a saved game: expected a .json file that this program has written.`);
  }
  const { replay } = await send(save);
  return replayLink(replay);
}
