/** After an update of the server the parts of an old page are gone: the page is loaded afresh, but not for ever. */

const KEY = "smashup.reloaded";
const PAUSE = 20_000;

type Store = Pick<Storage, "getItem" | "setItem">;

/** May the page be loaded afresh now, or was it just done without success? */
export function mayReload(now: number, store: Store = sessionStorage): boolean {
  if (now - Number(store.getItem(KEY) ?? 0) < PAUSE) return false;
  store.setItem(KEY, String(now));
  return true;
}
