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
from smashup.server.replays.workers import ANALYSTS, ReplayWorkers
from smashup.server.storage import Storage

log = logging.getLogger(__name__)

MOST_WAITING = 20
"""Analyses that are under way or wait for their turn."""
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


class Analyses:
    """All analyses of a server. `ANALYSTS` of them are worked on; the others wait."""

    def __init__(self, storage: Storage, workers: ReplayWorkers) -> None:
        self._storage = storage
        self._workers = workers
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._turn = asyncio.Semaphore(ANALYSTS)

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

    async def start(self, source: Source) -> None:
        """Begin, or go on after the last position that was looked at."""
        job = await self.find(source)
        if job.status in ("running", "done"):
            return
        if sum(other.task is not None for other in self._jobs.values()) >= MOST_WAITING:
            raise Refused("busy", "too many games are waiting to be analysed; try again later", 503)
        job.status = "running"
        job.task = asyncio.create_task(self._run(job))

    async def cancel(self, source: Source) -> None:
        """Stop where it is; what was found is kept."""
        job = await self.find(source)
        if job.task is not None:
            job.task.cancel()
            with suppress(asyncio.CancelledError):
                await asyncio.shield(asyncio.wait([job.task]))

    async def _run(self, job: Job) -> None:
        try:
            async with self._turn:
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
        looks = await self._workers.analyse(bodies.looks_of, job.source)
        job.total = len(looks)
        seen = {(one.step, one.player) for one in job.estimates}
        kept_at = time.monotonic()
        for look in looks:
            if look in seen:
                continue
            job.estimates.append(await self._workers.analyse(bodies.estimate_of, job.source, look))
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
