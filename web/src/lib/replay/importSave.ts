/** Importing a save file: the server checks it and plays it through. */

import { makeReplay } from "../protocol/rest";
import { replayLink } from "./address";

export const LARGEST_FILE = 1_000_000;

/** The part of a file that is used. */
export type SaveFile = Pick<File, "name" | "size" | "text">;

type Send = (save: string) => Promise<{ replay: string }>;

/** Send it to the server; the answer is the address of its replay. Throws an error that can be shown. */
export async function importSave(file: SaveFile, send: Send = makeReplay): Promise<string> {
  if (file.size > LARGEST_FILE) throw new Error(`${file.name} is too large to be a saved game.`);
  const { replay } = await send(await file.text());
  return replayLink(replay);
}
