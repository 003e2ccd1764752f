import { createContext } from "svelte";

import type { Session } from "../../lib/table/session.svelte";
import type { TableView } from "../../lib/table/tableView";

/** What is shown: of a table, or of a replay. */
export const [useTableView, provideTableView] = createContext<TableView>();

/** The table this person is at. */
export const [useSession, provideTable] = createContext<Session>();

export function provideSession(session: Session): void {
  provideTable(session);
  provideTableView(session);
}
