/** The pictures as images: each faction's are loaded when the first of them is wanted. */

import { SvelteMap } from "svelte/reactivity";

import { BASE, CARD } from "./design/art";
import { lookOf } from "./design/looks";
import { PICTURE_FILES, type FactionPictures } from "./design/pictures";
import { imageOf, svgOf } from "./design/svg";

class Pictures {
  private loaded = new SvelteMap<string, FactionPictures>();
  private asked = new Set<string>();
  private images = new Map<string, string>();

  /** The address of a card's picture; undefined until its faction's have come. */
  card(faction: string, name: string): string | undefined {
    return this.image(faction, "cards", name);
  }

  /** The address of a base's picture; undefined until its faction's have come. */
  base(faction: string, name: string): string | undefined {
    return this.image(faction, "bases", name);
  }

  private image(faction: string, kind: "cards" | "bases", name: string): string | undefined {
    this.load(faction);
    const art = this.loaded.get(faction)?.[kind][name];
    if (art === undefined) return undefined;
    let image = this.images.get(name);
    if (image === undefined) {
      image = imageOf(svgOf(art, lookOf(faction).palette, kind === "cards" ? CARD : BASE));
      this.images.set(name, image);
    }
    return image;
  }

  private load(faction: string): void {
    if (this.asked.has(faction)) return;
    this.asked.add(faction);
    PICTURE_FILES.get(faction)?.().then(
      (pictures) => this.loaded.set(faction, pictures),
      // The connection may be back when the next card of the faction is shown.
      () => this.asked.delete(faction),
    );
  }
}

export const pictures = new Pictures();
