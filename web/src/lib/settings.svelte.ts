/** Settings of this browser that outlast a visit. */

interface Settings {
  /** Stop whenever a base scores. */
  hold: boolean;
  /** Single letters and digits are shortcuts at the table. */
  keys: boolean;
  /** The log beside the table is open, where there is room for it. */
  side: boolean;
  /** How much is shown of what happens: every beat, the same in half the time, or only how it ends. */
  show: "all" | "brief" | "nothing";
  sound: boolean;
  /** 0 to 1. */
  volume: number;
  /** Devices that can shake do so at moments that matter. */
  haptics: boolean;
}

const KEY = "smashup.settings";
const DEFAULTS: Settings = {
  hold: false,
  keys: true,
  side: true,
  show: "all",
  sound: true,
  volume: 0.5,
  haptics: true,
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
  localStorage.setItem(KEY, JSON.stringify(settings));
}

/** Is little to move? */
export const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
