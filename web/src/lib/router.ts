/** Addresses of the pages: which page an address means, and going there without loading the program anew. */

export type Route =
  | { page: "home" }
  | { page: "new" }
  | { page: "tables" }
  | { page: "games" }
  | { page: "table"; table: string }
  | { page: "unknown"; path: string };

/** The page that a path means. */
export function routeOf(path: string): Route {
  const parts = path.split("/").filter((part) => part !== "");
  const [first, second] = parts;
  if (parts.length === 0) return { page: "home" };
  if (parts.length === 1 && first === "new") return { page: "new" };
  if (parts.length === 1 && first === "tables") return { page: "tables" };
  if (parts.length === 1 && first === "games") return { page: "games" };
  if (parts.length === 2 && first === "t" && second) return { page: "table", table: second };
  return { page: "unknown", path };
}

/** Is this click on a link one that we handle, and not one for a new tab, a download or another site? */
export function handles(event: MouseEvent, link: HTMLAnchorElement, here: Location): boolean {
  if (event.defaultPrevented || event.button !== 0) return false;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  if (link.target !== "" && link.target !== "_self") return false;
  if (link.hasAttribute("download") || link.origin !== here.origin) return false;
  return routeOf(link.pathname).page !== "unknown";
}
