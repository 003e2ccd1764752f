import { openGuided } from "./guides";
import { messageOf } from "./errors";
import { navigation } from "./navigation.svelte";
import type { GuideKey } from "./protocol/types";

/** A page from which guided tables are opened: one at a time, and what went wrong. */
export class GuideLauncher {
  problem = $state("");
  busy = $state(false);

  begin = async (guide: GuideKey, seats: number): Promise<void> => {
    this.busy = true;
    this.problem = "";
    try {
      navigation.go(await openGuided(guide, seats));
    } catch (error) {
      this.fail(error);
    }
  };

  fail = (error: unknown): void => {
    this.problem = messageOf(error);
    this.busy = false;
  };
}
