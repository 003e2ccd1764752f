/** Addresses of the pages: which page an address means, and going there without reloading the page. */

export type Route =
  | { page: "home" }
  | { page: "new" }
  | { page: "tables" }
  | { page: "games" }
  | { page: "learn" }
  | { page: "puzzles" }
  | { page: "table"; table: string }
  | { page: "cards"; faction?: string; card?: string }
  | { page: "gallery" }
  | { page: "rules" }
  | { page: "replay"; replay: string }
  | { page: "unknown"; path: string };

/** The page that a path means. */
export function routeOf(path: string): Route {
  const parts = path.split("/").filter((part) => part !== "");
  const [first, second, third] = parts;
  if (parts.length === 0) return { page: "home" };
  if (parts.length === 1 && first === "new") return { page: "new" };
  if (parts.length === 1 && first === "tables") return { page: "tables" };
  if (parts.length === 1 && first === "games") return { page: "games" };
  if (parts.length === 1 && first === "gallery") return { page: "gallery" };
  if (parts.length === 1 && first === "rules") return { page: "rules" };
  if (first === "cards" && parts.length <= 3) return cardsRoute(second, third);
  if (parts.length === 1 && first === "learn") return { page: "learn" };
  if (parts.length === 1 && first === "puzzles") return { page: "puzzles" };
  if (parts.length === 2 && first === "t" && second) return { page: "table", table: second };
  if (parts.length === 2 && first === "replay" && second) return { page: "replay", replay: second };
  return { page: "unknown", path };
}

/** All cards, a faction, or one card. */
function cardsRoute(faction?: string, card?: string): Route {
  if (faction === undefined) return { page: "cards" };
  return card === undefined ? { page: "cards", faction } : { page: "cards", faction, card };
}

/** Is this click on a link one that we handle, and not one for a new tab, a download or another site? */
export function handles(event: MouseEvent, link: HTMLAnchorElement, here: Location): boolean {
  if (event.defaultPrevented || event.button !== 0) return false;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  if (link.target !== "" && link.target !== "_self") return false;
  if (link.hasAttribute("download") || link.origin !== here.origin) return false;
  return routeOf(link.pathname).page !== "unknown";
}
