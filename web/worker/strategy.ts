/** How the service worker answers a request. */

export type Strategy =
  /** A page: from the network, and the kept shell where that does not answer. So a new version is seen at once. */
  | "shell"
  /** A built file: its name changes with its content, so what is kept is right. */
  | "kept"
  /** Small files of the shell: what is kept at once, and the new one for the next time. */
  | "renewed"
  /** What the pages read of the game: from the network, and as it was last where that does not answer. */
  | "last"
  /** Not our business: tables, replays, everything that changes. */
  | "network";

/** What can be read without a network. */
export const READ = [
  "/api/catalogue",
  "/api/rulings",
  "/api/statistics",
  "/api/lessons",
  "/api/puzzles",
  "/api/bots",
] as const;

export const SMALL = ["/theme.js", "/icon.svg", "/manifest.webmanifest"] as const;

interface Asked {
  method: string;
  /** "navigate" where the browser goes to a page. */
  mode: string;
  url: string;
}

export function strategyFor({ method, mode, url }: Asked, origin: string): Strategy {
  const { origin: from, pathname, search } = new URL(url);
  if (method !== "GET" || from !== origin) return "network";
  if (READ.some((path) => path === pathname) && search === "") return "last";
  if (pathname.startsWith("/api/") || pathname === "/ws") return "network";
  if (mode === "navigate") return "shell";
  if (pathname.startsWith("/assets/")) return "kept";
  return SMALL.some((path) => path === pathname) ? "renewed" : "network";
}
