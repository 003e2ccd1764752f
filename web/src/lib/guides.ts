/** Guided tables: making one, what the guide points at, and how far one has come with the lessons. */

import { makeTable } from "./protocol/rest";
import type { GuideKey, GuideSeen, LessonInfo, NewTable } from "./protocol/types";
import { freshForm } from "./newTable";
import { madeUpName } from "./quickPlay";
import { keepName, lastName, seatLink } from "./seats";
import { startOf, cardHandle, type Handle, type Offers } from "./table/offers";

/** A table for this guide, with so many seats: you and bots. */
export function guidedTable(guide: GuideKey, seats: number, name: string): NewTable {
  return {
    name,
    seat: 0,
    settings: {
      seats: [
        { kind: "person" },
        ...Array.from({ length: seats - 1 }, () => ({ kind: "bot", level: "easy" }) as const),
      ],
      setup: "random",
      variants: freshForm("", [], "").variants,
      hints: false,
      speed: "normal",
      open: false,
      guide,
    },
  };
}

/** Make a table for this guide; the answer is the address to go to. It is not one of "my games". */
export async function openGuided(guide: GuideKey, seats: number): Promise<string> {
  const name = lastName() || madeUpName();
  keepName(name); // In the next lesson, too.
  const made = await makeTable(guidedTable(guide, seats, name));
  const link = seatLink(made.table, made.token ?? "");
  if (guide.kind === "lesson") keepBegun(guide.key, link);
  return link;
}

/** What is pointed at on the table: what to press first, or when that is picked up, where it goes. */
export function pointedAt(guide: GuideSeen | undefined, offers: Offers | null, picked: Handle | null): Set<Handle> {
  const found = new Set<Handle>();
  if (!guide || !offers) return found;
  for (const key of guide.points) {
    const first = startOf(offers, key);
    if (first === null) continue;
    if (picked === null) found.add(first);
    else {
      const to = offers.from.get(picked)?.find(({ option }) => option.key === key)?.to;
      if (to) found.add(to);
    }
  }
  return found;
}

/** What else to look at. */
export const lookedAt = (guide: GuideSeen | undefined): Set<Handle> => new Set(guide?.looks.map(cardHandle));

// How far one has come, kept in this browser.

export interface LessonKept {
  /** Where it was begun. */
  link: string;
  done: boolean;
}

type Store = Pick<Storage, "getItem" | "setItem">;
const KEY = "smashup.guides.lessons";

/** The lessons that were begun here, by their keys. */
export function lessonsKept(store: Store = localStorage): Record<string, LessonKept> {
  try {
    const kept: unknown = JSON.parse(store.getItem(KEY) ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, one]) => isKept(one)));
  } catch {
    return {};
  }
}

export function keepBegun(key: string, link: string, store: Store = localStorage): void {
  const kept = lessonsKept(store);
  store.setItem(KEY, JSON.stringify({ ...kept, [key]: { link, done: kept[key]?.done ?? false } }));
}

export function keepDone(key: string, store: Store = localStorage): void {
  const kept = lessonsKept(store);
  const link = kept[key]?.link ?? "";
  store.setItem(KEY, JSON.stringify({ ...kept, [key]: { link, done: true } }));
}

/** The first lesson that is not done yet. */
export const nextLesson = (
  lessons: readonly LessonInfo[],
  kept: Readonly<Record<string, LessonKept>>,
): LessonInfo | undefined => lessons.find((lesson) => !kept[lesson.key]?.done);

function isKept(value: unknown): value is LessonKept {
  const one = value as Partial<LessonKept> | null;
  return typeof one === "object" && one !== null && typeof one.link === "string" && typeof one.done === "boolean";
}
