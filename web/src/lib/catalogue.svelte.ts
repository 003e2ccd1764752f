/** Every faction, card, base and titan of the game, loaded once from the server and found by name (names are unique). */

import { getCatalogue } from "./protocol/rest";
import type { CatalogueBase, CatalogueCard, CatalogueFaction } from "./protocol/types";

interface OfFaction {
  /** The faction's key. */
  faction: string;
  faction_name: string;
}

export type CardText = CatalogueCard & OfFaction;
export type BaseText = CatalogueBase & OfFaction & { kind: "base" };

class Catalogue {
  factions: CatalogueFaction[] = $state.raw([]);
  private found = $derived(index(this.factions));
  private loading: Promise<void> | undefined;

  /** Fetch it, once; a failed try may be repeated. */
  load(): Promise<void> {
    this.loading ??= getCatalogue().then(
      ({ factions }) => {
        this.factions = factions;
      },
      (error: unknown) => {
        this.loading = undefined;
        throw error;
      },
    );
    return this.loading;
  }

  /** The card or base of this name; undefined while nothing is loaded or nothing has that name. */
  find(name: string): CardText | BaseText | undefined {
    return this.found.get(name);
  }

  card(name: string): CardText | undefined {
    const found = this.find(name);
    return found && !isBase(found) ? found : undefined;
  }

  base(name: string): BaseText | undefined {
    const found = this.find(name);
    return found && isBase(found) ? found : undefined;
  }

  faction(key: string): CatalogueFaction | undefined {
    return this.factions.find((faction) => faction.key === key);
  }
}

export const isBase = (text: CardText | BaseText): text is BaseText => text.kind === "base";

function index(factions: readonly CatalogueFaction[]): Map<string, CardText | BaseText> {
  const found = new Map<string, CardText | BaseText>();
  for (const { key, name, cards, bases, titans } of factions) {
    const of: OfFaction = { faction: key, faction_name: name };
    for (const card of cards) found.set(card.name, { ...card, ...of });
    for (const base of bases) found.set(base.name, { ...base, ...of, kind: "base" });
    for (const titan of titans) found.set(titan.name, { ...titan, ...of, copies: 1 });
  }
  return found;
}

export interface SetText {
  key: string;
  name: string;
  factions: CatalogueFaction[];
}

/** Factions by the set they are in, in the order of the sets. */
export function bySet(factions: readonly CatalogueFaction[]): SetText[] {
  const sets = new Map<string, SetText>();
  for (const faction of factions) {
    const set = sets.get(faction.set) ?? { key: faction.set, name: faction.set_name, factions: [] };
    set.factions.push(faction);
    sets.set(faction.set, set);
  }
  return [...sets.values()];
}

export const catalogue = new Catalogue();
