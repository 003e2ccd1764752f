import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { abilities, labelledKinds, words } from "../src/lib/design/abilities";
import { contrast, linear, rgb, type Hex } from "../src/lib/design/colour";
import { lookOf, LOOKS } from "../src/lib/design/looks";
import { neutralPalette } from "../src/lib/design/neutral";
import { PLAYERS } from "../src/lib/design/players";
import { DECLARED } from "./cardFiles";

const AA = 4.5;
const SIGN = 3;

describe("factions", () => {
  it("each have a file with their look", () => {
    const files = DECLARED.filter(({ key }) => !LOOKS.has(key)).map(
      ({ key }) => `web/src/lib/design/factions/${key}.ts`,
    );
    expect(files, "factions without a look: make these files, as docs/adding_a_faction.md says").toEqual([]);
  });

  it("are all that has a file", () => {
    const keys = DECLARED.map(({ key }) => key);
    expect([...LOOKS.keys()].filter((key) => !keys.includes(key))).toEqual([]);
  });

  it("have emblems of their own", () => {
    expect(new Set([...LOOKS.values()].map(({ emblem }) => JSON.stringify(emblem))).size).toBe(LOOKS.size);
  });

  const NO_FACTION = ["no faction", lookOf("")] as const;
  const HUES = Array.from({ length: 24 }, (_, index) => index * 15);
  const NEUTRAL = HUES.map((hue) => [`hue ${hue}`, { palette: neutralPalette(hue) }] as const);

  it.each([...LOOKS, NO_FACTION, ...NEUTRAL])("%s: every text reads on its ground", (_, { palette }) => {
    expect(contrast(palette.light, palette.deep)).toBeGreaterThan(AA);
    expect(contrast(palette.ink, palette.paper)).toBeGreaterThan(AA);
    expect(contrast(palette.ink, palette.accent)).toBeGreaterThan(AA);
  });

  it("no two have nearly the same ground", () => {
    for (const [key, { palette }] of LOOKS) {
      for (const [other, { palette: otherPalette }] of LOOKS) {
        if (key < other) {
          expect.soft(distance(palette.ground, otherPalette.ground), `${key} and ${other}`).toBeGreaterThan(9);
        }
      }
    }
  });

  it("one without a file has its initial as emblem and a colour made from its key", () => {
    const look = lookOf("moon_people");
    expect(look.emblem).toContainEqual(expect.objectContaining({ letter: "M" }));
    expect(look).toEqual(lookOf("moon_people"));
    expect(look.palette.ground).not.toBe(lookOf("zebras").palette.ground);
  });
});

describe("ability badges", () => {
  it.each(["#1d5c4a", "#8a3a06", "#5b2a86", "#0e7a45", "#b81d2c"] as Hex[])("white reads on %s", (colour) => {
    expect(contrast("#ffffff", colour)).toBeGreaterThan(AA);
  });
});

describe("tokens", () => {
  const css = readFileSync(new URL("../src/lib/design/tokens.css", import.meta.url), "utf8");
  const token = (name: string): [light: Hex, dark: Hex] => {
    const both = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(css);
    if (both) return [both[1] as Hex, both[2] as Hex];
    const one = new RegExp(`--${name}: (#\\w{6});`).exec(css);
    if (!one) throw new Error(`no colour called --${name} in tokens.css`);
    return [one[1] as Hex, one[1] as Hex];
  };

  it.each(["ink", "ink-soft", "brand", "link", "good", "bad", "warn"])(
    "--%s reads on every surface, light and dark",
    (name) => {
      for (const surface of ["page", "surface", "surface-2"]) {
        token(name).forEach((colour, theme) => {
          expect.soft(contrast(colour, token(surface)[theme]!), `on ${surface}`).toBeGreaterThan(AA);
        });
      }
    },
  );

  it.each(["line-strong", "legal", "chosen", "focus"])("--%s stands out as a border on every surface", (name) => {
    for (const surface of ["page", "surface"]) {
      token(name).forEach((colour, theme) => {
        expect.soft(contrast(colour, token(surface)[theme]!), `on ${surface}`).toBeGreaterThan(SIGN);
      });
    }
  });

  it("text reads on what is bright", () => {
    expect(contrast(token("on-bright")[0], token("bright")[0])).toBeGreaterThan(AA);
    expect(contrast(token("on-bright")[0], token("bright-2")[0])).toBeGreaterThan(AA);
  });

  it("players have the colours of players.ts", () => {
    PLAYERS.forEach((player, seat) => {
      expect(token(`player-${seat}`)[0]).toBe(player.colour);
      expect(token(`on-player-${seat}`)[0]).toBe(player.on);
    });
  });
});

describe("players", () => {
  it("text reads on their colours, and their shapes all differ", () => {
    for (const { colour, on } of PLAYERS) expect(contrast(on, colour)).toBeGreaterThan(AA);
    expect(new Set(PLAYERS.map((player) => player.shape)).size).toBe(4);
  });

  it.each(Object.entries(EYES()))("their colours are told apart by %s eyes", (_, eye) => {
    const seen = PLAYERS.map((player) => through(eye, player.colour));
    for (let one = 0; one < seen.length; one += 1) {
      for (let other = one + 1; other < seen.length; other += 1) {
        expect.soft(labDistance(seen[one]!, seen[other]!), `players ${one} and ${other}`).toBeGreaterThan(15);
      }
    }
  });
});

describe("a card's text", () => {
  it("is one part for each ability, with its kind", () => {
    expect(abilities("Play on a minion.\nOngoing: This minion has +2 power.\nTalent: Draw a card.")).toEqual([
      { kind: "play", text: "Play on a minion." },
      { kind: "ongoing", text: "This minion has +2 power." },
      { kind: "talent", text: "Draw a card." },
    ]);
  });

  it("shows each labelled kind once", () => {
    expect(labelledKinds("Draw a card.\nSpecial: A.\nOngoing: B.\nSpecial: C.")).toEqual(["special", "ongoing"]);
  });

  it("prints amounts and extra plays bold, and loses no letter", () => {
    const text = "Gain 1 VP, place a +1 power counter on a minion of power 3 or less, and play an extra minion.";
    const parts = words(text);
    expect(parts.filter((part) => part.strong).map((part) => part.text)).toEqual([
      "1 VP",
      "+1 power counter",
      "power 3 or less",
      "extra minion",
    ]);
    expect(parts.map((part) => part.text).join("")).toBe(text);
  });
});

type Matrix = readonly (readonly [number, number, number])[];

/** Machado, Oliveira and Fernandes (2009), severity 1. */
function EYES(): Record<string, Matrix> {
  return {
    usual: [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ],
    protanope: [
      [0.152286, 1.052583, -0.204868],
      [0.114503, 0.786281, 0.099216],
      [-0.003882, -0.048116, 1.051998],
    ],
    deuteranope: [
      [0.367322, 0.860646, -0.227968],
      [0.280085, 0.672501, 0.047413],
      [-0.01182, 0.04294, 0.968881],
    ],
    tritanope: [
      [1.255528, -0.076749, -0.178779],
      [-0.078411, 0.930809, 0.147602],
      [0.004733, 0.691367, 0.3039],
    ],
  };
}

type Light = [number, number, number];

function through(eye: Matrix, colour: Hex): Light {
  const light = rgb(colour).map(linear) as Light;
  return eye.map((row) => Math.min(1, Math.max(0, row[0] * light[0] + row[1] * light[1] + row[2] * light[2]))) as Light;
}

function lab([red, green, blue]: Light): Light {
  const f = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
  const y = f(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = f((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function labDistance(one: Light, other: Light): number {
  const [a, b] = [lab(one), lab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

const distance = (one: Hex, other: Hex): number =>
  labDistance(rgb(one).map(linear) as Light, rgb(other).map(linear) as Light);
