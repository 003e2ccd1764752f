/** The seats of this browser: their secret tokens, kept in its storage, newest first. Nothing else knows them. */

export interface Seat {
  table: string;
  token: string;
  seat: number;
  name: string;
  /** Seconds since 1970. */
  taken: number;
  /** Lets others take a free seat; only whoever made the table has it. */
  invitation?: string;
}

const KEY = "smashup.seats";
const NAME_KEY = "smashup.name";
const MOST = 200;

/** The part of the browser's storage that is used. */
export type Store = Pick<Storage, "getItem" | "setItem">;

/** Every seat that was ever taken here, newest first. */
export function seats(store: Store = localStorage): Seat[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isSeat) : [];
  } catch {
    return [];
  }
}

export function seatAt(table: string, store: Store = localStorage): Seat | undefined {
  return seats(store).find((seat) => seat.table === table);
}

/** Remember a seat; one that was known at the same table is replaced. */
export function keepSeat(seat: Seat, store: Store = localStorage): void {
  const others = seats(store).filter((other) => other.table !== seat.table);
  store.setItem(KEY, JSON.stringify([seat, ...others].slice(0, MOST)));
}

export function forgetSeat(table: string, store: Store = localStorage): void {
  store.setItem(KEY, JSON.stringify(seats(store).filter((seat) => seat.table !== table)));
}

/** The name this person used last. */
export const lastName = (store: Store = localStorage): string => store.getItem(NAME_KEY) ?? "";

export const keepName = (name: string, store: Store = localStorage): void => store.setItem(NAME_KEY, name);

/** What the fragment of a table's address says: a seat's token, or an invitation to take a seat. */
export function readFragment(hash: string): { token?: string; invitation?: string } {
  const text = hash.replace(/^#/, "");
  const invitation = /^join=([A-Za-z0-9_-]+)$/.exec(text)?.[1];
  if (invitation) return { invitation };
  return /^[A-Za-z0-9_-]+$/.test(text) ? { token: text } : {};
}

export const seatLink = (table: string, token: string): string => `/t/${table}#${token}`;
export const inviteLink = (table: string, invitation?: string): string =>
  invitation ? `/t/${table}#join=${invitation}` : `/t/${table}`;
export const watchLink = (table: string): string => `/t/${table}`;

function isSeat(value: unknown): value is Seat {
  if (typeof value !== "object" || value === null) return false;
  const seat = value as Partial<Seat>;
  return (
    typeof seat.table === "string" &&
    typeof seat.token === "string" &&
    typeof seat.seat === "number" &&
    typeof seat.name === "string" &&
    typeof seat.taken === "number"
  );
}
