/** Settings of this browser that outlast a visit. */

interface Settings {
  /** Stop whenever a base scores. */
  hold: boolean;
  /** Single letters and digits are shortcuts at the table. */
  keys: boolean;
  /** The log beside the table is open, where there is room for it. */
  side: boolean;
  /** How much moves: as the system wants it, little, or all of it. */
  motion: Motion;
  /** Tell me with a notification of the browser when I am asked something while I look elsewhere. */
  notify: boolean;
  /** How much is shown of what happens: every beat, the same in half the time, or only how it ends. */
  show: "all" | "brief" | "nothing";
  sound: boolean;
  /** 0 to 1. */
  volume: number;
  /** Devices that can shake do so at moments that matter. */
  haptics: boolean;
}

export const MOTIONS = ["system", "reduced", "full"] as const;
export type Motion = (typeof MOTIONS)[number];

const KEY = "smashup.settings";
const DEFAULTS: Settings = {
  hold: false,
  keys: true,
  side: true,
  show: "all",
  sound: true,
  volume: 0.5,
  haptics: true,
  motion: "system",
  notify: false,
};

function read(): Settings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return { ...DEFAULTS, ...(typeof kept === "object" ? kept : {}) };
  } catch {
    return DEFAULTS;
  }
}

export const settings: Settings = $state(read());

export function set<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
  settings[name] = value;
  if (name === "motion") document.documentElement.dataset.motion = settings.motion;
  localStorage.setItem(KEY, JSON.stringify(settings));
}

/** Is little to move? */
export const still = (): boolean =>
  settings.motion === "reduced" ||
  (settings.motion === "system" && matchMedia("(prefers-reduced-motion: reduce)").matches);
