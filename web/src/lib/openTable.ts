/** Making a table, remembering the seat it gave, and where to go then. */

import { makeTable } from "./protocol/rest";
import type { NewTable } from "./protocol/types";
import { keepName, keepSeat, seatLink, watchLink } from "./seats";

/** Make the table; the answer is the address to go to. */
export async function openTable(wanted: NewTable): Promise<string> {
  const made = await makeTable(wanted);
  if (made.token === undefined || made.seat === undefined || wanted.name === undefined) return watchLink(made.table);
  keepName(wanted.name);
  keepSeat({
    table: made.table,
    token: made.token,
    seat: made.seat,
    name: wanted.name,
    taken: Math.floor(Date.now() / 1000),
    ...(made.invitation === undefined ? {} : { invitation: made.invitation }),
  });
  return seatLink(made.table, made.token);
}
