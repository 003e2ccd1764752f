/** Tables in the middle of a game, as they came over the wire: see tests/web/kept_tables.py. */

import { readFileSync } from "node:fs";

import type { ServerMessage } from "../src/lib/protocol/types";
import { receive, type Table } from "../src/lib/table/table";

/** What is known after each message. */
export function keptTables(name: string): Table[] {
  const lines = readFileSync(new URL(`../../tests/web/kept/${name}.jsonl`, import.meta.url), "utf8")
    .trim()
    .split("\n");
  const tables: Table[] = [];
  for (const line of lines) {
    const next = receive(tables.at(-1) ?? null, JSON.parse(line) as ServerMessage);
    if (next === null || next === "gap") throw new Error(`a message of ${name} does not follow`);
    tables.push(next);
  }
  return tables;
}
