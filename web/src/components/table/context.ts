import { createContext } from "svelte";

import type { Session } from "../../lib/table/session.svelte";
import type { Shown } from "../../lib/table/shown";

/** What is shown: of a table, or of a replay. */
export const [useShown, provideShown] = createContext<Shown>();

/** The table one is at. */
export const [useSession, provideTable] = createContext<Session>();

export function provideSession(session: Session): void {
  provideTable(session);
  provideShown(session);
}
