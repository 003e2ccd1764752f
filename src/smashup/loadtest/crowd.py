"""Tables full of protocol bots: as many as wanted, and what is seen while they play."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from dataclasses import dataclass

from smashup.loadtest.client import LoadTestError, Rest
from smashup.loadtest.ledger import Seen
from smashup.loadtest.players import Player, Spectator

LIMIT = 0.25
"""Seconds within which 99 of 100 choices should be answered."""
SETTLING = 1.0
"""Seconds after new tables have come that are not measured."""
BEAT = 0.02


@dataclass(frozen=True, slots=True)
class Measurement:
    """What was measured with one number of tables. Times are in milliseconds."""

    tables: int
    seconds: float
    decisions: int
    p50: float
    p95: float
    p99: float
    longest: float
    own_delay: float
    """How late the load test itself was, at the 99th percentile; part of the times above."""
    processor: float | None = None
    """What a decision cost the server's processes, of the processor's time; what bots think is not counted."""

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds


class Crowd:
    """All players of a load test."""

    def __init__(self, rest: Rest, players: int, think: float, patience: float = 0.0) -> None:
        """`patience`: see `client.connection`."""
        self.seen = Seen()
        self._patience = patience
        self._spectators: list[Spectator] = []
        self._rest = rest
        self._players = players
        self._think = think
        self._tables: list[list[Player]] = []

    async def be(self, tables: int) -> None:
        """Have that many tables: take new ones, or leave some."""
        leaving, self._tables = self._tables[tables:], self._tables[:tables]
        await self._leave(leaving)
        missing = tables - len(self._tables)
        self._tables += await asyncio.gather(*[self._sit_down() for _ in range(missing)])

    async def _sit_down(self) -> list[Player]:
        """Make a table, take every seat of it, and begin to play."""
        # Waits that hide hands are no work of the server, which is what is measured.
        settings = {"seats": [{"kind": "person"}] * self._players, "variants": {"ask_alike": False}}
        made = await self._rest.post("/api/tables", {"name": "Player 1", "settings": settings})
        seats = [made]
        for number in range(2, self._players + 1):
            join = {"name": f"Player {number}", "invitation": made["invitation"]}
            seats.append(await self._rest.post(f"/api/tables/{made['table']}/join", join))
        return [Player(self._rest.url, seat, self._think, self.seen, self._patience) for seat in seats]

    async def watch(self, spectators: int) -> None:
        """Have that many watch a table of their own; those who play there stay in their game."""
        await self.be(len(self._tables) + 1)
        self.seen.watched = self._tables[-1][0].table
        self._spectators = [Spectator(self._rest.url, self.seen.watched, self.seen) for _ in range(spectators)]
        await asyncio.gather(*[_ready(one) for one in self._spectators])

    @property
    def away(self) -> int:
        """Players without a table."""
        return sum(player.is_away for table in self._tables for player in table)

    def lags(self) -> list[float]:
        """Seconds from a choice until a spectator heard of it, for each of both, in order."""
        sent = self.seen.sent_at
        return sorted(at - sent[number] for number, at in self.seen.watched_news if number in sent)

    async def _leave(self, tables: list[list[Player]]) -> None:
        players = [player for table in tables for player in table]
        for player in players:
            player.leave()
        await asyncio.gather(*[player.task for player in players], return_exceptions=True)

    async def leave(self) -> None:
        """Everybody goes, after their last choice was answered."""
        for one in self._spectators:
            one.task.cancel()
        await asyncio.gather(*[one.task for one in self._spectators], return_exceptions=True)
        await self.be(0)

    async def measure(self, seconds: float) -> Measurement:
        """Let them play for a while, and see how the server does."""
        await self.play(SETTLING)
        delays: list[float] = []
        beating = asyncio.create_task(_beat(delays))
        self.seen.latencies.clear()
        self.seen.watched_news.clear()
        processor = await self._rest.processor_time()
        began = time.perf_counter()
        await self.play(seconds)
        spent = time.perf_counter() - began
        beating.cancel()
        after, decisions = await self._rest.processor_time(), len(self.seen.latencies)
        times = sorted([*self.seen.latencies, *self._overdue()])
        if not times:
            raise LoadTestError(f"nothing was decided within {spent:.1f} s")
        return Measurement(
            tables=len(self._tables),
            seconds=spent,
            decisions=decisions,
            p50=percentile(times, 50),
            p95=percentile(times, 95),
            p99=percentile(times, 99),
            longest=percentile(times, 100),
            own_delay=percentile(sorted(delays), 99),
            processor=None
            if processor is None or after is None or not decisions
            else round((after - processor) / decisions * 1000, 3),
        )

    async def play(self, seconds: float) -> None:
        """Let them play for a while; nobody may fail."""
        tasks = [player.task for table in self._tables for player in table]
        ended, _ = await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
        for task in ended:
            task.result()

    def _overdue(self) -> Iterator[float]:
        """Choices that wait longer than they should, and still do: leaving them out would flatter the server."""
        now = time.perf_counter()
        for table in self._tables:
            for player in table:
                if player.waiting_since is not None and now - player.waiting_since > LIMIT:
                    yield now - player.waiting_since


async def _ready(spectator: Spectator) -> None:
    """Until it is at the table; what fails is raised."""
    here = asyncio.create_task(spectator.here.wait())
    await asyncio.wait([here, spectator.task], return_when=asyncio.FIRST_COMPLETED)
    here.cancel()
    if spectator.task.done():
        spectator.task.result()


async def _beat(delays: list[float]) -> None:
    while True:
        due = time.perf_counter() + BEAT
        await asyncio.sleep(BEAT)
        delays.append(max(0.0, time.perf_counter() - due))


def percentile(times: list[float], percent: int) -> float:
    """The time, in milliseconds, that this percentage of these (sorted, in seconds) do not exceed.

    >>> percentile([0.001, 0.002, 0.003, 0.010], 50), percentile([0.001, 0.002, 0.003, 0.010], 99)
    (2.0, 10.0)
    """
    return round(times[max(0, -(-len(times) * percent // 100) - 1)] * 1000, 2) if times else 0.0
