"""Who looks after which table, where several workers share a database.

A worker is a process that serves clients. It is registered in the database under an id that is used once only, and
says twice a second that it is alive. A table has one owner: the worker that claimed it while nobody else had it. Who is
not heard of for a while is struck off the list, and with it all it owned is free; after that it can write nothing any
more, even if it was only asleep, for every transaction that writes a journal holds on to the entry of its worker
(`check_owners`). No clock of any machine is compared with that of another one.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import time
from collections.abc import Awaitable, Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import SQLAlchemyError

from smashup.server.database import OWNERS, REPLAYS, TABLES, WORKERS, Database
from smashup.server.errors import Refused

T = TypeVar("T")
log = logging.getLogger(__name__)

BEAT = 0.5
"""Seconds between two signs of life."""
LEASE = 3.0
"""Seconds without one after which a worker is struck off."""


class NotOwnerError(SQLAlchemyError):
    """What was to be written belongs to another worker now; nothing was written."""


class Elsewhere(Refused):
    """Another worker looks after the table."""

    def __init__(self, worker: str) -> None:
        super().__init__("closed", "this table is moving; come back in a moment", 503)
        self.worker = worker


def check_owners(connection: sa.Connection, worker: str, ids: Collection[str]) -> None:
    """To be called first in a transaction: this worker owns these tables, and keeps them until the transaction ends."""
    wanted = sorted(set(ids))
    there, owned = connection.exec_driver_sql(_HOLD_ON, {"worker": worker, "ids": wanted}).one()
    if not there:
        raise NotOwnerError(f"worker {worker} was struck off")
    if owned != len(wanted):
        raise NotOwnerError(f"worker {worker} does not own {', '.join(wanted)}")


# Who wants to strike the worker off has to wait for this lock; the worker's own signs of life do not. It is done for
# every batch of choices, so it is one statement, and ready: made by SQLAlchemy it cost as much as all the rest.
_HOLD_ON = """
WITH entry AS (SELECT id FROM workers WHERE id = %(worker)s FOR KEY SHARE)
SELECT (SELECT count(*) FROM entry),
       (SELECT count(*) FROM owners JOIN entry ON owners.worker = entry.id WHERE owners.id = ANY(%(ids)s))
"""


def strike_off(connection: sa.Connection, supervisor: str, process: int) -> None:
    """A process is known to be dead: nobody need wait until it is missed."""
    connection.execute(sa.delete(WORKERS).where(WORKERS.c.supervisor == supervisor, WORKERS.c.process == process))


class Leases:
    """What this worker owns, and who the others are."""

    def __init__(self, database: Database, supervisor: str | None = None) -> None:
        self.worker = ""
        """This worker's present id."""
        self.others: frozenset[str] = frozenset()
        self.owned: set[str] = set()
        self.on_known: Callable[[], None] = lambda: None
        """Called when it is known again who the others are."""
        self.on_struck_off: Callable[[], Awaitable[None]] = _nothing
        """Called when this worker has a new id, and owns nothing any more."""
        self._database = database
        self._supervisor = supervisor
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="lease")
        self._heard: dict[str, tuple[int, float]] = {}
        """The others' last signs of life, and when they were new."""
        self._heard_at = 0.0
        self._look = asyncio.Event()
        self._waiting: dict[str, asyncio.Future[str | None]] = {}
        self._under_way: frozenset[str] = frozenset()
        self._claiming: asyncio.Task[None] | None = None
        self._beating: asyncio.Task[None] | None = None

    async def register(self) -> None:
        """Be one of the workers from now on."""
        await self._enter()
        self._beating = asyncio.create_task(self._beat())

    async def _enter(self) -> None:
        id = secrets.token_hex(8)
        row = {"id": id, "supervisor": self._supervisor, "process": os.getpid(), "beat": 0}
        await self._in_thread(lambda connection: connection.execute(sa.insert(WORKERS), [row]))
        self.worker = id
        self.owned.clear()
        log.info("worker registered", extra={"worker": id})

    # Who is alive.

    def look(self) -> None:
        """Somebody says that the list of the workers has changed."""
        self._look.set()

    async def _beat(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._look.wait(), BEAT)
            self._look.clear()
            try:
                await self._say_alive()
            except SQLAlchemyError as error:
                log.warning("no sign of life", extra={"reason": " ".join(str(error).split())[:200]})
                await asyncio.sleep(BEAT)

    async def _say_alive(self) -> None:
        me = self.worker

        def say(connection: sa.Connection) -> dict[str, int] | None:
            beat = sa.update(WORKERS).where(WORKERS.c.id == me).values(beat=WORKERS.c.beat + 1)
            if not connection.execute(beat).rowcount:
                return None
            return {row.id: row.beat for row in connection.execute(sa.select(WORKERS.c.id, WORKERS.c.beat))}

        found = await self._in_thread(say)
        if found is None:
            log.warning("worker was struck off", extra={"worker": me})
            await self._enter()
            await self.on_struck_off()
            return
        self._note({id: beat for id, beat in found.items() if id != me})
        for id in self._missed():
            await self._strike_off(id)

    def _note(self, beats: dict[str, int]) -> None:
        now = time.monotonic()
        # Whoever could not listen must not call others silent: this process slept, or the database did.
        slept = now - self._heard_at > LEASE / 2
        self._heard_at = now
        self._heard = {
            id: (beat, now) if slept or id not in self._heard or self._heard[id][0] != beat else self._heard[id]
            for id, beat in beats.items()
        }
        gone, self.others = self.others - frozenset(beats), frozenset(beats)
        if gone:
            log.info("workers are gone", extra={"workers": sorted(gone)})
        self.on_known()

    def _missed(self) -> list[str]:
        return [id for id, (_, since) in self._heard.items() if self._heard_at - since > LEASE]

    async def _strike_off(self, id: str) -> None:
        log.warning("worker is silent; struck off", extra={"worker": id})
        silent = sa.delete(WORKERS).where(WORKERS.c.id == id, WORKERS.c.beat == self._heard[id][0])
        await self._in_thread(lambda connection: connection.execute(silent))
        self.look()

    # Who owns what.

    async def claim(self, id: str) -> str | None:
        """The owner of a table: this worker, where nobody else is; None where there is no such table or replay."""
        if id in self.owned:
            return self.worker
        # Many are asked for together when a worker is gone.
        if id not in self._waiting:
            self._waiting[id] = asyncio.get_running_loop().create_future()
        if self._claiming is None:
            self._claiming = asyncio.create_task(self._claim_waiting())
        return await asyncio.shield(self._waiting[id])

    async def _claim_waiting(self) -> None:
        while self._waiting:
            waiting, self._waiting = self._waiting, {}
            self._under_way = frozenset(waiting)
            try:
                me = self.worker
                found = await self._in_thread(lambda connection: _claim(connection, me, sorted(waiting)))  # noqa: B023
            except SQLAlchemyError as error:
                log.error("cannot claim", extra={"reason": " ".join(str(error).split())[:500]})
                refused = Refused("not_read", "the database cannot be read; try again", 503)
                for one in waiting.values():
                    one.set_exception(refused)
                self._under_way = frozenset()
                continue
            if me == self.worker:
                self.owned.update(id for id, owner in found.items() if owner == me)
            for id, one in waiting.items():
                one.set_result(found.get(id))
            self._under_way = frozenset()
        self._claiming = None

    async def release(self, keep: Collection[str]) -> None:
        """Let go of everything but these tables, which are in memory."""
        kept = {*keep, *self._waiting, *self._under_way}
        self.owned &= kept
        mine = sa.delete(OWNERS).where(OWNERS.c.worker == self.worker, OWNERS.c.id.not_in(kept))
        with contextlib.suppress(SQLAlchemyError):  # Then they stay this worker's, and nobody is the worse for it.
            await self._in_thread(lambda connection: connection.execute(mine))

    async def close(self) -> None:
        """Let go of everything."""
        if self._beating is not None:
            self._beating.cancel()
        gone = sa.delete(WORKERS).where(WORKERS.c.id == self.worker)
        with contextlib.suppress(SQLAlchemyError):  # Then the others will miss this worker.
            await self._in_thread(lambda connection: connection.execute(gone))
        self._thread.shutdown()

    async def _in_thread(self, call: Callable[[sa.Connection], T]) -> T:
        def run() -> T:
            with self._database.engine.begin() as connection:
                return call(connection)

        return await asyncio.get_running_loop().run_in_executor(self._thread, run)


def _claim(connection: sa.Connection, worker: str, ids: list[str]) -> dict[str, str]:
    # In order: two workers that claim the same tables wait for each other, but not in a circle.
    there = [sa.select(one.c.id).where(one.c.id.in_(ids)) for one in (TABLES, REPLAYS)]
    known = sa.union(*there).subquery()
    wanted = sa.select(known.c.id, sa.literal(worker)).order_by(known.c.id)
    connection.execute(insert(OWNERS).from_select(["id", "worker"], wanted).on_conflict_do_nothing())
    owners = sa.select(OWNERS.c.id, OWNERS.c.worker).where(OWNERS.c.id.in_(ids))
    return {row.id: row.worker for row in connection.execute(owners)}


async def _nothing() -> None:
    pass
