/** What the games of this browser say about who plays here. */

import type { KeptGame } from "./history";

export interface Count {
  /** A faction's key, a pair's two keys, a rival's name … */
  key: string;
  games: number;
  wins: number;
}

export interface Statistics {
  games: number;
  wins: number;
  /** Wins in a row, now and at best; losses in a row are negative now. */
  streak: number;
  bestStreak: number;
  /** Each the most played first. */
  factions: Count[];
  pairs: Count[];
  rivals: Count[];
  players: Count[];
  cards: { name: string; times: number }[];
}

/** A pair's key: the same whichever faction was taken first. */
export const pairKey = (factions: readonly string[]): string => factions.toSorted().join("+");

/** A bot is known by its level, a person by the name. */
export const rivalKey = (rival: { name: string; level?: string }): string =>
  rival.level === undefined ? rival.name : `bot:${rival.level}`;

export function statisticsOf(games: readonly KeptGame[]): Statistics {
  const times = new Map<string, number>();
  for (const { cards } of games)
    for (const [name, number] of Object.entries(cards)) times.set(name, (times.get(name) ?? 0) + number);
  return {
    games: games.length,
    wins: games.filter((game) => game.won).length,
    ...streaks(games),
    factions: countBy(games, (game) => game.factions),
    pairs: countBy(games, (game) => (game.factions.length === 2 ? [pairKey(game.factions)] : [])),
    rivals: countBy(games, (game) => [...new Set(game.rivals.map(rivalKey))]),
    players: countBy(games, (game) => [String(game.rivals.length + 1)]),
    cards: [...times]
      .map(([name, number]) => ({ name, times: number }))
      .sort((one, other) => other.times - one.times || one.name.localeCompare(other.name)),
  };
}

function streaks(games: readonly KeptGame[]): Pick<Statistics, "streak" | "bestStreak"> {
  let streak = 0;
  let bestStreak = 0;
  for (const { won } of games.toSorted((one, other) => one.ended - other.ended)) {
    streak = won ? Math.max(streak, 0) + 1 : Math.min(streak, 0) - 1;
    bestStreak = Math.max(bestStreak, streak);
  }
  return { streak, bestStreak };
}

function countBy(games: readonly KeptGame[], keysOf: (game: KeptGame) => readonly string[]): Count[] {
  const found = new Map<string, Count>();
  for (const game of games) {
    for (const key of keysOf(game)) {
      const count = found.get(key) ?? { key, games: 0, wins: 0 };
      count.games += 1;
      if (game.won) count.wins += 1;
      found.set(key, count);
    }
  }
  return [...found.values()].sort(
    (one, other) => other.games - one.games || other.wins - one.wins || one.key.localeCompare(other.key),
  );
}
