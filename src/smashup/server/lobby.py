"""The lobby: all tables in memory, and how the others are fetched from their journals."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from smashup.engine.errors import SmashUpError
from smashup.server import journal, new_table
from smashup.server.bot_workers import BotWorkers
from smashup.server.errors import Refused
from smashup.server.journal import Record
from smashup.server.leases import Elsewhere, Leases
from smashup.server.live_table import LiveTable
from smashup.server.metrics import TABLES_MADE
from smashup.server.protocol.journal import Entry
from smashup.server.protocol.tables import NewTable, TableMade, TableSummary
from smashup.server.retention import DAY
from smashup.server.storage import Storage
from smashup.server.table import Table, TableRow
from smashup.server.windows import Order

log = logging.getLogger(__name__)

MOST_TABLES = 20_000
"""In memory at once."""
KEPT_FOR = 600.0
"""Seconds a table stays in memory after the last client left."""
PAUSE = 0.2
"""Seconds between two tables of earlier versions whose positions are kept; playing comes first."""
LISTED = 100
COME_BACK = "the server is about to stop; come back in a moment"


class Lobby:
    """Finds tables by their ids, makes new ones, and clears away what nobody uses."""

    def __init__(
        self, storage: Storage, bot_workers: BotWorkers, keep_days: int | None = None, leases: Leases | None = None
    ) -> None:
        """`keep_days`: after so many days tables are deleted; None: never. `leases`: where others have tables, too."""
        self.storage = storage
        self.leases = leases
        self.bot_workers = bot_workers
        self.stopping = False
        self.heard_at = time.monotonic()
        """When the last message of a client came."""
        self._tables: dict[str, LiveTable] = {}
        self._fetching: dict[str, asyncio.Task[LiveTable]] = {}
        self._sweeping = asyncio.create_task(self._sweep())
        self._keeping = asyncio.create_task(self._keep_positions())
        self._deleting = asyncio.create_task(self._delete_old(keep_days)) if keep_days is not None else None

    @property
    def tables(self) -> int:
        return len(self._tables)

    @property
    def connections(self) -> int:
        return sum(len(live.clients) for live in self._tables.values())

    async def find(self, id: str) -> LiveTable:
        """The table with this id."""
        live = self._tables.get(id)
        if live is None:
            self._check_room()
            if id not in self._fetching:
                self._fetching[id] = asyncio.create_task(self._fetch(id))
            live = await asyncio.shield(self._fetching[id])
        live.used_at = time.monotonic()
        return live

    def at_hand(self, id: str) -> Table | None:
        """The table with this id if it is in memory: to look at, now."""
        live = self._tables.get(id)
        return None if live is None else live.table

    async def owner(self, id: str) -> str | None:
        """The other worker that looks after a table; None where this one does, or nobody knows the table."""
        if self.leases is None or id in self._tables or id in self._fetching:
            return None
        owner = await self.leases.claim(id)
        return owner if owner != self.leases.worker else None

    async def read(self, id: str) -> Table:
        """A table to look at, wherever it is played: as its journal says."""
        if (there := self.at_hand(id)) is not None:
            return there
        found = await self.storage.read(id)
        if found is None:
            raise _unknown(id)
        return await asyncio.to_thread(_read, *found)

    async def _fetch(self, id: str) -> LiveTable:
        try:
            worker = None
            if self.leases is not None:
                worker = self.leases.worker
                owner = await self.leases.claim(id)
                if owner is not None and owner != worker:
                    raise Elsewhere(owner)
            found = await self.storage.read(id)
            if found is None:
                raise _unknown(id)
            orders = await self.storage.orders(id)
            # A long game takes a while to be played again; the other tables must not wait for it.
            table = await asyncio.to_thread(_read, *found)
            if table.unkept:
                await self.storage.keep_positions(id, table.unkept)
            if (resumption := table.resumption()) is not None:
                log.warning("goes on from a kept position", extra={"table": id, "card": resumption.card})
                await self.storage.write(journal.append(table, [resumption]), owner=worker)
            if self.leases is not None and self.leases.worker != worker:
                raise Refused("closed", COME_BACK, 503)
            return self._add(table, orders)
        finally:
            del self._fetching[id]

    async def make(self, wanted: NewTable, origin: str | None) -> TableMade:
        """A new table, for somebody who comes from there (None: that is not counted)."""
        self._check_room()
        table, made = new_table.new_table(wanted)
        worker = self.leases.worker if self.leases is not None else None
        await self.storage.write([Record(table.id, entry) for entry in table.entries], [table.row], worker)
        if self.leases is not None and self.leases.worker != worker:
            raise Refused("closed", COME_BACK, 503)
        live = self._add(table)
        if made.seat is not None:
            live.seated_from[made.seat] = origin
        TABLES_MADE.inc()
        log.info("table made", extra={"table": table.id, "seats": len(table.seats), "setup": table.settings.setup})
        return made

    def _add(self, table: Table, orders: Mapping[int, Order] = MappingProxyType({})) -> LiveTable:
        owner = self.leases.worker if self.leases is not None else None
        live = self._tables[table.id] = LiveTable(table, self.storage, self.bot_workers, self._give_up, owner, orders)
        if self.leases is not None:
            self.leases.owned.add(table.id)
        return live

    def _check_room(self) -> None:
        if self.stopping:
            raise Refused("stopping", COME_BACK, 503)
        if len(self._tables) >= MOST_TABLES:
            raise Refused("full", "this server has no room for another table now; try again later", 503)

    def _give_up(self, live: LiveTable) -> None:
        """Something went wrong at the table. Whoever comes back finds it as the journal says."""
        if self._tables.get(live.table.id) is live:
            del self._tables[live.table.id]
        loop = asyncio.get_running_loop()
        for client in live.clients:
            # Not before whoever asked for what went wrong has got an answer, which is on the way.
            loop.call_soon(client.part, "something went wrong at this table; come back in a moment")

    async def open_tables(self) -> list[TableSummary]:
        """Open tables of this worker at which somebody is, the most interesting first."""
        found = [live for live in self._tables.values() if live.table.settings.open and live.clients]
        found = [live for live in found if live.table.phase != "over"]
        found.sort(key=lambda live: (live.table.phase != "waiting", -live.table.row.created))
        summaries = []
        for live in found[:LISTED]:
            with contextlib.suppress(Refused):
                summaries.append(await live.summary())
        return summaries

    async def _sweep(self) -> None:
        """Now and then put away the tables that nobody is at; their journals are all that is needed."""
        while True:
            await asyncio.sleep(KEPT_FOR / 10)
            for live in list(self._tables.values()):
                if not live.clients and time.monotonic() - live.used_at > KEPT_FOR:
                    del self._tables[live.table.id]
                    await live.close("")
            await self._release()

    async def _release(self) -> None:
        """Let others have what is not in memory here."""
        if self.leases is not None:
            await self.leases.release([*self._tables, *self._fetching])

    async def lose_all(self) -> None:
        """Other workers may have all tables of this one by now, which was not heard of for too long."""
        lost, self._tables = list(self._tables.values()), {}
        for live in lost:
            await live.close("this table is moving; come back in a moment")

    async def _keep_positions(self) -> None:
        """Keep positions of the games of earlier versions, little by little, so that later ones can show them."""
        try:
            for id in await self.storage.tables_without_positions():
                found = await self.storage.read(id)
                if found is not None and id not in self._tables and id not in self._fetching:
                    table = await asyncio.to_thread(_read, *found)
                    await self.storage.keep_positions(id, table.unkept)
                await asyncio.sleep(PAUSE)
        except Refused as error:
            log.error("cannot keep positions", extra={"reason": error.message})

    async def _delete_old(self, days: int) -> None:
        """Now and then delete the tables at which nothing has happened for so long."""
        while True:
            with contextlib.suppress(Refused):  # It is logged already; the next time it may work.
                known = {*self._tables, *self._fetching}
                if number := await self.storage.delete_old(time.time() - days * DAY, known):
                    log.info("old tables deleted", extra={"tables": number})
            await asyncio.sleep(DAY / 24)

    async def say_goodbye(self) -> None:
        """Nobody new is let in, and everybody is told to come back later."""
        self.stopping = True
        clients = [client for live in self._tables.values() for client in live.clients]
        for client in clients:
            client.part(COME_BACK)
        await asyncio.gather(*[client.finish() for client in clients])

    async def close(self) -> None:
        """Stop everything, in order: no new tables, everybody sent away, everything written."""
        self.stopping = True
        self._sweeping.cancel()
        self._keeping.cancel()
        if self._deleting is not None:
            self._deleting.cancel()
        for live in list(self._tables.values()):
            await live.close(COME_BACK)
        self._tables.clear()
        self.bot_workers.close()
        if self.leases is not None:
            await self.leases.close()
        await self.storage.close()


def _unknown(id: str) -> Refused:
    return Refused("no_such_table", f"there is no table {id}", 404)


def _read(row: TableRow, entries: Sequence[Entry], positions: Mapping[int, dict[str, Any]]) -> Table:
    """A table from its journal; refused where even its beginning cannot be had any more, such as a faction that is
    gone."""
    try:
        return Table(row, entries, positions)
    except (SmashUpError, Refused) as error:
        log.error("journal does not fit", extra={"table": row.id, "reason": str(error)})
        raise Refused("outdated", "this game was started under other rules and cannot be continued", 409) from error
