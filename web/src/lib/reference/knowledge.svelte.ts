/** Rulings and statistics: fetched once, when a page that shows them is opened. */

import { getRulings, getStatistics } from "../protocol/rest";
import type { FactionStatistics, Statistics } from "../protocol/types";

const NONE: readonly string[] = [];

class Knowledge {
  rulings: ReadonlyMap<string, readonly string[]> = $state.raw(new Map());
  statistics: Statistics | undefined = $state.raw();
  private asked = new Set<string>();

  /** Pages do without them as well as they can, so a failure only means that the next page asks again. */
  loadRulings(): void {
    this.once("rulings", async () => {
      const { cards } = await getRulings();
      this.rulings = new Map(cards.map(({ name, rulings }) => [name, rulings]));
    });
  }

  loadStatistics(): void {
    this.once("statistics", async () => {
      this.statistics = await getStatistics();
    });
  }

  private once(what: string, load: () => Promise<void>): void {
    if (this.asked.has(what)) return;
    this.asked.add(what);
    load().catch(() => this.asked.delete(what));
  }

  rulingsOn(name: string): readonly string[] {
    return this.rulings.get(name) ?? NONE;
  }

  /** What is known of a faction, for each number of players, that of most games first. */
  of(faction: string): FactionStatistics[] {
    const found = this.statistics?.factions.filter((one) => one.faction === faction) ?? [];
    const order = this.statistics?.players ?? [];
    return found.sort((one, other) => order.indexOf(one.players) - order.indexOf(other.players));
  }
}

export const knowledge = new Knowledge();

/** "82 to 89 %" */
export const range = (low: number, high: number): string => `${Math.round(low * 100)} to ${Math.round(high * 100)} %`;
