/** The analysis of a replay: started, followed while it runs, cancelled. */

import { cancelAnalysis, getAnalysis, startAnalysis, type Viewer } from "../protocol/rest";
import type { AnalysedDecision, Analysis } from "../protocol/types";
import { messageOf } from "../errors";

const AGAIN_AFTER = 1_000;
/** The more there is to send, the less often it is asked for. */
const FOR_EACH_DECISION = 10;

export class LiveAnalysis {
  found: Analysis | null = $state.raw(null);
  problem = $state("");
  /** A request of ours is on its way. */
  busy = $state(false);
  running = $derived(this.found?.status === "running");
  decisions: ReadonlyMap<number, AnalysedDecision> = $derived(
    new Map(this.found?.decisions.map((decision) => [decision.step, decision])),
  );

  private viewer: Viewer = "all";
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Rises whenever earlier answers no longer matter. */
  private round = 0;

  constructor(private readonly replay: string) {}

  /** Follow it as this viewer may know it. */
  follow(viewer: Viewer): void {
    this.viewer = viewer;
    this.found = null;
    void this.look();
  }

  stop(): void {
    this.round += 1;
    clearTimeout(this.timer);
  }

  start = (): Promise<void> => this.wish(startAnalysis);

  cancel = (): Promise<void> => this.wish(cancelAnalysis);

  private async wish(call: (replay: string) => Promise<unknown>): Promise<void> {
    this.busy = true;
    try {
      await call(this.replay);
      await this.look();
    } catch (error) {
      this.problem = messageOf(error);
    } finally {
      this.busy = false;
    }
  }

  /** Ask how far it is, and again after a while as long as it runs. */
  private async look(): Promise<void> {
    this.stop();
    const { round } = this;
    try {
      const found = await getAnalysis(this.replay, this.viewer);
      if (round !== this.round) return;
      this.found = found;
      this.problem = "";
    } catch (error) {
      if (round !== this.round) return;
      this.problem = messageOf(error);
    }
    const after = AGAIN_AFTER + FOR_EACH_DECISION * this.decisions.size;
    if (this.running) this.timer = setTimeout(() => void this.look(), after);
  }
}
