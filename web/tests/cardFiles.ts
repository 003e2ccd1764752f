/** The factions as their files among the cards declare them: what the page must be able to draw. */

import { readdirSync, readFileSync } from "node:fs";

export interface DeclaredFaction {
  key: string;
  /** The names of its minions and actions. */
  cards: string[];
  bases: string[];
}

function declaredIn(source: string): DeclaredFaction[] {
  const faction = /= Faction\(\s*"([^"]+)"/.exec(source)?.[1];
  if (faction === undefined) return [];
  const classes = [...source.matchAll(/^class (\w+)\((.*?)\):\s/gms)]
    .map(([, name = "", header = ""]) => ({ name, header }))
    .filter(({ header }) => header.includes("faction="));
  const named = (bases: boolean): string[] =>
    classes.filter(({ header }) => /\bBase\b/.test(header) === bases).map(nameOf);
  return [{ key: keyOf(faction), cards: named(false), bases: named(true) }];
}

const keyOf = (faction: string): string =>
  faction.toLowerCase().replaceAll("'", "").replace(/\W+/g, "_").replace(/^_|_$/g, "");

/** The name in the header, or the name of the class in words. */
const nameOf = ({ name, header }: { name: string; header: string }): string =>
  /\bname="([^"]+)"/.exec(header)?.[1] ?? name.replace(/(?<=[a-z])(?=[A-Z])/g, " ");

const folder = new URL("../../src/smashup/cards/", import.meta.url);

export const DECLARED: readonly DeclaredFaction[] = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".py"))
  .flatMap((path) => declaredIn(readFileSync(new URL(path.replaceAll("\\", "/"), folder), "utf8")));
