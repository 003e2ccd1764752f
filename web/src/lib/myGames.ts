/** My games: the seats this browser remembers, with how each table stands now. */

import { getTable, RestError } from "./protocol/rest";
import type { TableSummary } from "./protocol/types";
import { forgetSeat, seats, type Seat, type Store } from "./seats";
import { standing } from "./phrases";

export interface MyGame {
  seat: Seat;
  table: TableSummary;
}

type Ask = (table: string) => Promise<TableSummary>;

/** The newest of my games, those that wait for me first. Tables the server no longer has are forgotten. */
export async function myGames(most: number, store: Store = localStorage, ask: Ask = getTable): Promise<MyGame[]> {
  const found = await Promise.all(
    seats(store)
      .slice(0, most)
      .map(async (seat): Promise<MyGame | undefined> => {
        try {
          return { seat, table: await ask(seat.table) };
        } catch (error) {
          if (!(error instanceof RestError) || error.status !== 404) throw error;
          forgetSeat(seat.table, store);
          return undefined;
        }
      }),
  );
  return found.filter((game) => game !== undefined).toSorted((one, other) => urgency(other) - urgency(one));
}

function urgency({ seat, table }: MyGame): number {
  if (standing(table, seat.seat).yourTurn) return 2;
  return table.phase === "over" ? 0 : 1;
}
