"""A load test from beginning to end: a run with a number of tables, or the search for the largest number."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

from smashup.engine.options import Options
from smashup.game import Game
from smashup.loadtest.client import SOON, Rest
from smashup.loadtest.crowd import LIMIT, Crowd, Measurement, percentile
from smashup.loadtest.ledger import PATIENCE, compare
from smashup.loadtest.private_server import PrivateServer

ENGINE_SECONDS = 1.0
"""How long the bare engine is measured, each way."""
WARMING = 1.0
"""Seconds one table plays first: what the server loads for its first game is not the memory of a table."""
CLOSE_ENOUGH = 16
"""The search ends when it is sure to within one part in this many."""


@dataclass(frozen=True, slots=True)
class LoadTestPlan:
    """What is to be done."""

    tables: int
    """In a search: where it begins."""
    players: int
    seconds: float
    """For each measurement."""
    think: float
    """Mean seconds a player thinks; 0: answers at once."""
    find: bool
    spectators: int = 0
    """Of one more table."""
    workers: int = 1
    """Of the private server."""
    kills: int = 0
    """So often a worker of the private server is killed while they play."""


class LoadTest:
    """One load test. `on_progress` is told how far it has come."""

    def __init__(
        self, plan: LoadTestPlan, url: str, private: PrivateServer | None, on_progress: Callable[[str], None]
    ) -> None:
        self._plan = plan
        self._rest = Rest(url)
        self._private = private
        self._on_progress = on_progress
        self._crowd = Crowd(self._rest, plan.players, plan.think, PATIENCE if plan.kills else 0.0)
        self._steps: list[Measurement] = []

    async def run(self) -> dict[str, Any]:
        """Everything that was measured, as plain data."""
        await self._rest.check()
        self._on_progress("Measuring the bare engine …")
        bare, with_views = (engine_speed(self._plan.players, ENGINE_SECONDS, views) for views in (False, True))
        await self._crowd.be(1)
        await self._crowd.play(WARMING)
        memory, before = await self._rest.memory(), len(self._crowd.seen.sheets)
        if self._plan.spectators:
            await self._crowd.be(self._plan.tables)
            await self._crowd.watch(self._plan.spectators)
        best = await (self._search() if self._plan.find else self._step(self._plan.tables))
        each = self._memory_each(memory, await self._rest.memory(), before)
        more = {"spectators": self._spectators()} if self._plan.spectators else {}
        if self._plan.kills:
            more["kills"] = await self._kill()
        await self._crowd.leave()
        shown = best or self._steps[-1]
        found = self._plan_shown() | _shown(shown)
        if self._plan.find:
            found["largest"] = best.tables if best is not None else 0
            found["steps"] = [_shown(step) for step in self._steps]
        return found | {
            "memory_per_table": each,
            "engine": _ratio(shown.decisions_per_second, bare),
            "engine_with_views": _ratio(shown.decisions_per_second, with_views),
            **more,
            **await self._check(),
        }

    async def _step(self, tables: int) -> Measurement:
        self._on_progress(f"Seating {self._plan.players} players at each of {tables} tables …")
        await self._crowd.be(tables + bool(self._plan.spectators))
        self._on_progress(f"Playing for {self._plan.seconds:g} s …")
        step = await self._crowd.measure(self._plan.seconds)
        self._steps.append(step)
        return step

    async def _search(self) -> Measurement | None:
        """The step with the most tables that keeps p99 under the limit: doubling, then halving the distance."""
        best: Measurement | None = None
        good, bad, tables = 0, 0, self._plan.tables
        while tables:
            await self._crowd.be(tables)
            # Something else on the machine may have kept the server from its work: too slow is what is so twice.
            step = await self._try() or await self._try()
            if step is not None:
                best, good = step, tables
            else:
                bad = tables
            tables = _next(good, bad)
        return best

    async def _try(self) -> Measurement | None:
        """One measurement of a search; None if the limit was not kept."""
        step = await self._crowd.measure(self._plan.seconds)
        self._steps.append(step)
        kept = step.p99 < LIMIT * 1000
        words = f"{step.tables} tables: {step.decisions_per_second:.0f} decisions/s, p99 {step.p99:.0f} ms"
        self._on_progress(words if kept else f"{words}, too slow")
        return step if kept else None

    def _spectators(self) -> dict[str, Any]:
        lags = self._crowd.lags()
        times = {"p50": percentile(lags, 50), "p99": percentile(lags, 99), "max": percentile(lags, 100)}
        return {"number": self._plan.spectators, "heard": len(lags), "latency_ms": times}

    async def _kill(self) -> dict[str, Any]:
        """Kill one worker after the other while everybody plays, and see how long players are without their tables."""
        assert self._private is not None
        seen, longest = self._crowd.seen, list[float]()
        for number in range(1, self._plan.kills + 1):
            workers = await self._all_serve()
            seen.returns.clear()
            # Whoever has served longest: after as many kills as there are workers, none of the first is left.
            chosen, killed_at = workers[0], time.perf_counter()
            self._private.kill_worker(chosen)
            while chosen in self._private.workers() or self._crowd.away:
                await self._crowd.play(SOON)
            await self._crowd.play(SOON)
            longest.append(max(seen.returns, default=killed_at) - killed_at)
            if number % 10 == 0 or number == self._plan.kills:
                self._on_progress(f"{number} kills: everybody was back within {max(longest):.2f} s")
        longest.sort()
        times = {"p50": percentile(longest, 50), "p99": percentile(longest, 99), "max": percentile(longest, 100)}
        return {"number": self._plan.kills, "recovery_ms": times}

    async def _all_serve(self) -> list[int]:
        assert self._private is not None
        while len(workers := self._private.workers()) < self._plan.workers:
            await self._crowd.play(SOON)
        return workers

    def _memory_each(self, before: int | None, after: int | None, tables_before: int) -> int | None:
        """Bytes for each table that was made in between."""
        made = len(self._crowd.seen.sheets) - tables_before
        if before is None or after is None or not made:
            return None
        return max(0, after - before) // made

    async def _check(self) -> dict[str, Any]:
        """The players' knowledge against the record: with a private server, as it is after a crash."""
        seen = self._crowd.seen
        url = self._rest.url
        if self._private is not None and not self._plan.kills:
            self._on_progress("Killing the server and starting it again …")
            self._private.crash()
            url = self._private.url
        self._on_progress(f"Reading the record of {len(seen.sheets)} tables …")
        verdict = await compare(url, seen.sheets)
        return {
            **asdict(verdict),
            "gaps": seen.gaps,
            "refused": dict(seen.refusals),
            "cut_off": seen.cut_off,
            "held_back": seen.held_back + self._rest.held_back,
            "games": seen.games,
            "after_a_crash": self._private is not None,
        }

    def _plan_shown(self) -> dict[str, Any]:
        return {"players": self._plan.players, "think": self._plan.think, "limit_ms": LIMIT * 1000}


def engine_speed(players: int, seconds: float, views: bool) -> float:
    """Decisions a second of the engine alone, in one process, without network or database: to compare the server with.

    Random games; with `views`, every player's view is made after every choice, as the server has to.
    """
    decisions = seed = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        game = Game.new(players, seed, Options(setup="random"), log=views)
        while (decision := game.decision) is not None:
            game.choose(random.randrange(len(decision.raw)))
            decisions += 1
            if views:
                for player in range(players):
                    game.view(player)
        seed += 1
    return decisions / spent


def _next(good: int, bad: int) -> int:
    """How many tables to try next, when `good` were fine and `bad` too many (0: none yet); 0: enough is known.

    >>> _next(64, 0), _next(64, 128), _next(64, 67), _next(0, 16), _next(0, 1)
    (128, 96, 0, 8, 0)
    """
    if not bad:
        return good * 2
    if bad - good <= max(1, good // CLOSE_ENOUGH):
        return 0
    return (good + bad) // 2


def _shown(step: Measurement) -> dict[str, Any]:
    return {
        "tables": step.tables,
        "seconds": round(step.seconds, 2),
        "decisions": step.decisions,
        "decisions_per_second": round(step.decisions_per_second, 1),
        "latency_ms": {"p50": step.p50, "p95": step.p95, "p99": step.p99, "max": step.longest},
        "own_delay_ms": step.own_delay,
        "processor_ms": step.processor,
    }


def _ratio(here: float, there: float) -> dict[str, float]:
    return {"decisions_per_second": round(there, 1), "ratio": round(here / there, 4)}
