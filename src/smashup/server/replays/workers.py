"""The workers that play games again, and how they are asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from smashup.engine.errors import SaveError
from smashup.server.bot_workers import Pool, WorkerPool
from smashup.server.errors import Refused
from smashup.server.replays import bodies
from smashup.server.replays.files import BadFile, Source
from smashup.server.turns import Share

T = TypeVar("T")

READERS = 2
"""Processes that show replays; one of them at most is busy with a file from outside."""
ANALYSTS = 1
"""Positions that are analysed at once; the games take turns."""
STANDING_BACK = 15
"""Analyses are less urgent than everything else."""


class ReplayWorkers:
    """Some show replays, some analyse them."""

    def __init__(self, elsewhere: Pool | None = None) -> None:
        """`elsewhere`: where analyses are made instead of in processes of this machine."""
        self._readers = WorkerPool(READERS)
        self._analysts = WorkerPool(ANALYSTS, STANDING_BACK, elsewhere=elsewhere)

    async def check(self, origin: str, text: bytes) -> str:
        """A file from outside as it will be kept, or refused."""
        try:
            return await self._readers.ask(Share(origin), bodies.check, text)
        except BadFile as error:
            raise Refused("bad_save", str(error), 422) from error

    async def show(self, origin: str, call: Callable[..., T], source: Source, *arguments: Any) -> T:
        """Ask one of the functions of `bodies` about a game, for somebody who comes from there."""
        return await _asked(self._readers, origin, call, source, *arguments)

    async def analyse(self, origin: str, call: Callable[..., T], source: Source, *arguments: Any) -> T:
        """The same, where there is no hurry."""
        return await _asked(self._analysts, origin, call, source, *arguments)

    def close(self) -> None:
        self._readers.close()
        self._analysts.close()


async def _asked(workers: WorkerPool, origin: str, call: Callable[..., T], source: Source, *arguments: Any) -> T:
    try:
        return await workers.ask(Share(origin), call, source, *arguments)
    except SaveError as error:
        raise Refused("outdated", "this game was played under other rules and cannot be shown", 409) from error
