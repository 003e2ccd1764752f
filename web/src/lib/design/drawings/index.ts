/** Our drawings, two for each faction. */

import type { FactionKey } from "../palettes";
import { circle, flat, shape, star, type Drawing } from "../shapes";
import * as core from "./core";
import { CREATURES } from "./creatures";
import * as culture from "./culture";
import * as fault from "./fault";
import * as level9000 from "./level9000";
import { PEOPLE } from "./people";
import * as scifi from "./scifi";

export interface Drawings {
  /** For minions. */
  figure: Drawing;
  /** For actions. */
  thing: Drawing;
  /** Which of the two stands for the faction. */
  emblem: Drawing;
}

const byFigure = (drawings: { figure: Drawing; thing: Drawing }): Drawings => ({
  ...drawings,
  emblem: drawings.figure,
});
const byThing = (drawings: { figure: Drawing; thing: Drawing }): Drawings => ({ ...drawings, emblem: drawings.thing });

export const DRAWINGS: Record<FactionKey, Drawings> = {
  aliens: byThing(core.ALIENS),
  dinosaurs: byThing(core.DINOSAURS),
  ninjas: byThing(core.NINJAS),
  pirates: byFigure(core.PIRATES),
  robots: byThing(core.ROBOTS),
  tricksters: byThing(core.TRICKSTERS),
  wizards: byThing(core.WIZARDS),
  zombies: byThing(core.ZOMBIES),
  bear_cavalry: byFigure(level9000.BEAR_CAVALRY),
  ghosts: byFigure(level9000.GHOSTS),
  killer_plants: byFigure(level9000.KILLER_PLANTS),
  steampunks: byFigure(level9000.STEAMPUNKS),
  dragons: byFigure(fault.DRAGONS),
  mythic_greeks: byFigure(fault.MYTHIC_GREEKS),
  sharks: byThing(fault.SHARKS),
  superheroes: byThing(fault.SUPERHEROES),
  tornados: byFigure(fault.TORNADOS),
  cyborg_apes: byFigure(scifi.CYBORG_APES),
  shapeshifters: byFigure(scifi.SHAPESHIFTERS),
  super_spies: byFigure(scifi.SUPER_SPIES),
  time_travelers: byThing(scifi.TIME_TRAVELERS),
  anansi_tales: byFigure(culture.ANANSI_TALES),
  ancient_incas: byThing(culture.ANCIENT_INCAS),
  grimms_fairy_tales: byFigure(culture.GRIMMS_FAIRY_TALES),
  polynesian_voyagers: byFigure(culture.POLYNESIAN_VOYAGERS),
  russian_fairy_tales: byThing(culture.RUSSIAN_FAIRY_TALES),
};

const burst: Drawing = [shape(star(32, 32, 10, 31, 21), "accent"), flat(circle(32, 32, 8), "ink")];

/** For what belongs to no faction we know: a burst. */
export const PLAIN_DRAWINGS: Drawings = { figure: burst, thing: burst, emblem: burst };

/** Minions that are somebody in particular have a figure of their own instead of their faction's. */
export const FIGURES: Readonly<Record<string, Drawing>> = { ...PEOPLE, ...CREATURES };
