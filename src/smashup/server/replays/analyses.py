"""Analyses: done beside everything else, position by position, and kept in the database as far as they have come."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from typing import Any

import sqlalchemy as sa

from smashup.bots import review
from smashup.bots.review import Advice, Estimate
from smashup.server.database import ANALYSES
from smashup.server.errors import Refused
from smashup.server.replays import bodies
from smashup.server.replays.bodies import AnalysisStatus
from smashup.server.replays.files import Source
from smashup.server.replays.workers import ReplayWorkers
from smashup.server.storage import Storage

log = logging.getLogger(__name__)

MOST_WAITING = 20
"""Analyses that are under way or wait for their turn."""
MOST_OF_ONE = 5
"""Of them for one address."""
KEPT = 64
"""Analyses kept in memory that nobody is working on."""
KEEP_EVERY = 10.0
"""Seconds after which what was found is written down, at the latest."""


@dataclass(slots=True)
class Job:
    """An analysis, as far as it has come."""

    source: Source
    status: AnalysisStatus = "none"
    total: int = 0
    estimates: list[Estimate] = field(default_factory=list)
    task: asyncio.Task[None] | None = None
    wanted_by: list[str] = field(default_factory=list)
    """Where those come from who asked for it."""


class Analyses:
    """All analyses of a server. They go on position by position, in turns."""

    def __init__(self, storage: Storage, workers: ReplayWorkers) -> None:
        self._storage = storage
        self._workers = workers
        self._jobs: OrderedDict[str, Job] = OrderedDict()

    async def find(self, source: Source) -> Job:
        """The analysis of this game, whether there is one or not."""
        job = self._jobs.get(source.id)
        if job is None:
            found = await self._storage.look_up(lambda connection: _read(connection, source))
            job = self._jobs.setdefault(source.id, found)
        self._jobs.move_to_end(source.id)
        for id in [id for id, other in self._jobs.items() if other.task is None][:-KEPT]:
            del self._jobs[id]
        return job

    async def start(self, source: Source, origin: str) -> None:
        """Begin, or go on after the last position that was looked at."""
        job = await self.find(source)
        if job.status == "running" and origin not in job.wanted_by:
            job.wanted_by.append(origin)
        if job.status in ("running", "done"):
            return
        under_way = [other for other in self._jobs.values() if other.task is not None]
        of_one = sum(other.wanted_by[:1] == [origin] for other in under_way)
        if len(under_way) >= MOST_WAITING or of_one >= MOST_OF_ONE:
            raise Refused("busy", "too many games are waiting to be analysed; try again later", 503)
        job.status = "running"
        job.wanted_by = [origin]
        job.task = asyncio.create_task(self._run(job))

    async def cancel(self, source: Source, origin: str) -> None:
        """Stop where it is, unless others want it, too; what was found is kept."""
        job = await self.find(source)
        if job.task is not None and origin not in job.wanted_by:
            raise Refused("not_yours", "somebody else asked for this analysis", 403)
        if job.task is not None:
            job.wanted_by.remove(origin)
        if job.task is not None and not job.wanted_by:
            job.task.cancel()
            with suppress(asyncio.CancelledError):
                await asyncio.shield(asyncio.wait([job.task]))
            if job.status == "running":  # It had not even begun.
                job.status, job.task = "cancelled", None

    async def _run(self, job: Job) -> None:
        try:
            await self._look(job)
            job.status = "done"
        except asyncio.CancelledError:
            job.status = "cancelled"
        except Exception:
            log.exception("analysis failed", extra={"replay": job.source.id})
            job.status = "failed"
        try:
            with suppress(Refused):
                await self._keep(job)
        finally:
            job.task = None

    async def _look(self, job: Job) -> None:
        looks = await self._workers.analyse(job.wanted_by[0], bodies.looks_of, job.source)
        job.total = len(looks)
        seen = {(one.step, one.player) for one in job.estimates}
        kept_at = time.monotonic()
        for look in looks:
            if look in seen:
                continue
            # Whoever asked first and still wants it has the time charged to them.
            origin = job.wanted_by[0]
            job.estimates.append(await self._workers.analyse(origin, bodies.estimate_of, job.source, look))
            if time.monotonic() - kept_at >= KEEP_EVERY:
                await self._keep(job)
                kept_at = time.monotonic()

    async def _keep(self, job: Job) -> None:
        estimates = list(job.estimates)
        if estimates or job.status == "done":
            await self._storage.change(lambda connection: _write(connection, job.source.id, job.total, estimates))

    async def close(self) -> None:
        """Stop all, and keep what was found."""
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)


def _read(connection: sa.Connection, source: Source) -> Job:
    """What is kept of an analysis; of one that this version did not make nothing can be used."""
    found = connection.execute(sa.select(ANALYSES).where(ANALYSES.c.replay == source.id)).one_or_none()
    if found is None or found.version != review.VERSION:
        return Job(source)
    estimates = [_estimate(one) for one in found.estimates]
    return Job(source, "done" if len(estimates) == found.total else "cancelled", found.total, estimates)


def _write(connection: sa.Connection, id: str, total: int, estimates: Sequence[Estimate]) -> None:
    connection.execute(sa.delete(ANALYSES).where(ANALYSES.c.replay == id))
    values = {"replay": id, "version": review.VERSION, "total": total, "estimates": list(map(asdict, estimates))}
    connection.execute(sa.insert(ANALYSES), [values])


def _estimate(kept: dict[str, Any]) -> Estimate:
    advice = tuple(Advice(*one) for one in kept["advice"])
    return Estimate(**kept | {"chances": tuple(kept["chances"]), "advice": advice})
