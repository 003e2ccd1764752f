/** Every card its own picture, every base a place: whole, small enough to load, and not to be confused. */

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Resvg } from "@resvg/resvg-js";
import { describe, expect, it } from "vitest";

import { BASE, CARD } from "../src/lib/design/art";
import { lookOf } from "../src/lib/design/looks";
import { PICTURE_FILES } from "../src/lib/design/pictures";
import type { Art } from "../src/lib/design/shapes";
import { svgOf } from "../src/lib/design/svg";
import { DECLARED } from "./cardFiles";

/** All pictures together before compression, and what that leaves for each of 26 factions. */
const ALL_BYTES = 1_200_000;
const FACTION_BYTES = ALL_BYTES / 26;

/** Of two pictures as small as in a fan: the least difference in colour, the most likeness in light and dark. */
const LEAST_DIFFERENCE = 0.12;
const MOST_LIKENESS = 0.7;

const DRAWN = await Promise.all([...PICTURE_FILES].map(async ([key, load]) => [key, await load()] as const));

describe("pictures", () => {
  it("are there for each faction", () => {
    const missing = DECLARED.map(({ key }) => key).filter((key) => !PICTURE_FILES.has(key));
    expect(missing, "make web/src/lib/design/pictures/<faction>.ts, as docs/pictures.md says").toEqual([]);
  });

  it.each(DRAWN)("%s: each card and base has its own, and nothing else has", (key, { cards, bases }) => {
    const declared = DECLARED.find((faction) => faction.key === key);
    expect(Object.keys(cards).toSorted()).toEqual(declared?.cards.toSorted());
    expect(Object.keys(bases).toSorted()).toEqual(declared?.bases.toSorted());
  });

  it.each(DRAWN)("%s: each is whole, and no two can be confused as small as in a fan", (key, { cards, bases }) => {
    const small = [
      ...Object.entries(cards).map(([name, art]) => seen(name, art, key, CARD)),
      ...Object.entries(bases).map(([name, art]) => seen(name, art, key, BASE)),
    ];
    for (const { name, holes } of small) expect.soft(holes, `${name} does not cover its field`).toBe(0);
    small.forEach((one, index) => {
      for (const other of small.slice(index + 1)) {
        const pair = `${one.name} and ${other.name}`;
        expect.soft(difference(one.pixels, other.pixels), `${pair}: colours`).toBeGreaterThan(LEAST_DIFFERENCE);
        expect.soft(likeness(one.light, other.light), `${pair}: light and dark`).toBeLessThan(MOST_LIKENESS);
      }
    });
  });

  it("are small enough to load", () => {
    const sizes = [...PICTURE_FILES.keys()].map((key) => {
      const path = new URL(`../src/lib/design/pictures/${key}.ts`, import.meta.url);
      return [key, readFileSync(path).length] as const;
    });
    for (const [key, bytes] of sizes) expect.soft(bytes, key).toBeLessThan(FACTION_BYTES);
    expect(sizes.reduce((sum, [, bytes]) => sum + bytes, 0)).toBeLessThan(ALL_BYTES);
  });
});

describe("the tools that show them", () => {
  it.each([
    ["sheet.js", "pirates", "out.png", "Cannon"],
    ["overview.js", "out.png", "pirates", "sharks"],
  ])("%s makes a PNG file", (tool, ...words) => {
    const folder = mkdtempSync(join(tmpdir(), "pictures-"));
    const script = fileURLToPath(new URL(`../tools/${tool}`, import.meta.url));
    execFileSync(process.execPath, [script, ...words], { cwd: folder });
    expect(readFileSync(join(folder, "out.png")).subarray(1, 4).toString()).toBe("PNG");
    rmSync(folder, { recursive: true });
  });
});

describe("what looks too alike", () => {
  const moved = (x: number): Art => ({
    layers: [
      { d: "M0 0H100V80H0Z", fill: "ground" },
      { d: `M${x} 20h30v40h-30z`, fill: "accent" },
    ],
  });

  it("is a picture with its parts moved a little, not another picture", () => {
    const [here, beside, elsewhere] = [20, 22, 60].map((x) => seen("", moved(x), "pirates", CARD));
    expect(likeness(here!.light, beside!.light)).toBeGreaterThan(MOST_LIKENESS);
    expect(likeness(here!.light, elsewhere!.light)).toBeLessThan(MOST_LIKENESS);
    expect(difference(here!.pixels, beside!.pixels)).toBeLessThan(LEAST_DIFFERENCE);
  });
});

interface Seen {
  name: string;
  /** How many pixels can be seen through. */
  holes: number;
  /** Red, green and blue of each pixel, 0 to 1. */
  pixels: number[];
  light: number[];
}

function seen(name: string, art: Art, faction: string, field: typeof CARD): Seen {
  const svg = svgOf(art, lookOf(faction).palette, field);
  expect(svg, name).not.toMatch(/NaN|undefined/);
  const image = new Resvg(svg, { fitTo: { mode: "width", value: 40 }, font: { loadSystemFonts: false } }).render();
  const pixels: number[] = [];
  const light: number[] = [];
  let holes = 0;
  // The middle that all fields share: 40 by 30.
  const [bytes, skip] = [image.pixels, Math.floor((image.height - 30) / 2)];
  for (let index = skip * 40 * 4; index < (skip + 30) * 40 * 4; index += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = bytes.subarray(index, index + 4);
    if (alpha < 255) holes += 1;
    pixels.push(red / 255, green / 255, blue / 255);
    light.push((0.3 * red + 0.59 * green + 0.11 * blue) / 255);
  }
  return { name, holes, pixels, light };
}

/** How far apart the colours of two pictures are on average, 0 to 1. */
const difference = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;

/** How far light and dark are at the same places, whatever the colours: 1 for the same picture. */
function likeness(one: readonly number[], other: readonly number[]): number {
  const centred = (values: readonly number[]): number[] => {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return values.map((value) => value - mean);
  };
  const product = (a: readonly number[], b: readonly number[]): number =>
    a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
  const [a, b] = [centred(one), centred(other)];
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b));
}
