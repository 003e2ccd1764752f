"""The archive: finds what can be replayed, takes in save files, and has workers show them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from typing import Literal

import sqlalchemy as sa

from smashup.engine.errors import SaveError
from smashup.game.replay import ALL, Viewer
from smashup.server.bot_workers import Pool
from smashup.server.database import REPLAYS
from smashup.server.errors import Refused
from smashup.server.leases import Elsewhere
from smashup.server.lobby import Lobby
from smashup.server.replays import bodies, files
from smashup.server.replays.analyses import Analyses
from smashup.server.replays.files import Seat, Source
from smashup.server.replays.workers import ReplayWorkers
from smashup.server.table import Table

log = logging.getLogger(__name__)

KEPT = 256
"""Games whose saves are at hand."""
AnalysisRequest = Literal["look", "start", "cancel"]
STEPS = 64
"""At most this many positions are given at once."""


class Archive:
    """All replays of a server."""

    def __init__(self, lobby: Lobby, elsewhere: Pool | None = None) -> None:
        self._lobby = lobby
        self._storage = lobby.storage
        self._workers = ReplayWorkers(elsewhere)
        self._analyses = Analyses(lobby.storage, self._workers)
        self._kept: OrderedDict[str, Source] = OrderedDict()
        self._checking = asyncio.Semaphore(1)

    async def bring_in(self, origin: str, text: bytes) -> str:
        """Keep a save file from outside, if it is good; its replay's id."""
        async with self._checking:
            good = await self._workers.check(origin, text)
        await self._storage.change(lambda connection: keep(connection, good))
        id = files.id_of(good)
        log.info("save file brought in", extra={"replay": id})
        return id

    async def source(self, id: str) -> Source:
        """The game with this id: a file that was brought in, or a table's game that is over."""
        found = self._kept.pop(id, None)
        if found is None:
            found = await self._file(id) or await self._table(id)
            if found.passing:
                return found
        self._kept[id] = found
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return found

    async def _file(self, id: str) -> Source | None:
        def query(connection: sa.Connection) -> Source | None:
            found = connection.execute(sa.select(REPLAYS).where(REPLAYS.c.id == id)).one_or_none()
            return None if found is None else files.read(found.id, found.created, found.file)

        return await self._storage.look_up(query)

    async def _table(self, id: str) -> Source:
        try:
            live = await self._lobby.find(id)
        except Elsewhere:  # It is over, or cannot be shown: its journal says as much as its owner would.
            return _of_table(await self._lobby.read(id))
        except Refused as error:
            if error.code != "no_such_table":
                raise
            raise Refused("no_such_replay", f"there is no replay {id}", 404) from error
        return await live.ask(_of_table)

    async def file(self, id: str) -> str:
        """The save file."""
        source = await self.source(id)
        return files.text_of(source)

    async def about(self, origin: str, id: str) -> bytes:
        """`Replay` as JSON."""
        return await self._workers.show(origin, bodies.about, await self.source(id))

    async def positions(self, origin: str, id: str, viewer: Viewer, first: int, last: int | None) -> bytes:
        """`ReplayPositions` as JSON."""
        source = await self.source(id)
        _check_viewer(source, viewer)
        end = first + STEPS - 1
        return await self._workers.show(
            origin, bodies.positions, source, viewer, first, end if last is None else min(last, end)
        )

    async def position(self, origin: str, id: str, step: int) -> bytes:
        """`PositionText` as JSON."""
        return await self._workers.show(origin, bodies.position, await self.source(id), step)

    async def analysis(self, origin: str, id: str, viewer: Viewer, since: int, wish: AnalysisRequest = "look") -> bytes:
        """`Analysis` as JSON, as far as it has come, after starting or cancelling it if that was asked for."""
        source = await self.source(id)
        _check_viewer(source, viewer)
        if wish == "start":
            await self._analyses.start(source, origin)
        elif wish == "cancel":
            await self._analyses.cancel(source, origin)
        job = await self._analyses.find(source)
        return await self._workers.show(
            origin, bodies.analysis, source, viewer, since, job.status, job.total, tuple(job.estimates)
        )

    async def close(self) -> None:
        """Keep what is half done. To be called before the database is closed."""
        await self._analyses.close()
        self._workers.close()


def keep(connection: sa.Connection, file: str) -> None:
    """Write down a file that was checked; the same file once only."""
    id = files.id_of(file)
    if connection.execute(sa.select(REPLAYS.c.id).where(REPLAYS.c.id == id)).one_or_none() is None:
        connection.execute(sa.insert(REPLAYS), [{"id": id, "created": round(time.time(), 3), "file": file}])


def _check_viewer(source: Source, viewer: Viewer) -> None:
    if viewer != ALL and viewer >= len(source.seats):
        raise Refused("bad_request", f"as: expected all or a player from 0 to {len(source.seats) - 1}", 422)


def _of_table(table: Table) -> Source:
    if table.phase != "over" or table.game is None:
        raise Refused("not_over", "the game can be replayed when it is over")
    seats = tuple(
        Seat(name, seat.plan.kind, seat.level if seat.plan.kind == "bot" else None, seat.conceded)
        for name, seat in zip(table.names, table.seats, strict=True)
    )
    try:
        save = table.game.save()
    except SaveError as error:
        raise Refused("not_saved", str(error)) from error
    # A lesson or a puzzle can be started over, and then its replay is another one.
    return Source(table.id, "table", table.row.created, save, seats, table.breaks_off, table.guide is not None)
