"""Bots think in processes of their own, beside the event loop: a thinking bot never delays another table.

A worker keeps the games it has seen and gets only the choices, so a request is small. It holds nothing that cannot be
made again: when a worker dies, the thought is simply thought by another one.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any, ParamSpec, TypeVar

from smashup.bots import analyse, make_bot
from smashup.engine.decisions import Decision, Option
from smashup.game import Game
from smashup.game.past import Past
from smashup.server.metrics import BOT_SECONDS
from smashup.server.setup import Deal

P = ParamSpec("P")
T = TypeVar("T")
log = logging.getLogger(__name__)

GAMES_KEPT = 256
TRIES = 3
ADVICE_ITERATIONS = 300
ADVICE_SECONDS = 3.0
_games: OrderedDict[str, Game] = OrderedDict()
"""In a worker: the games it has seen, those it used last at the end."""


@dataclass(frozen=True, slots=True)
class GamePoint:
    """A point of a table's game."""

    table: str
    deal: Deal
    past: Past

    def game(self) -> Game:
        """The game at this point; from the kept one where that is quicker."""
        game = _games.pop(self.table, None)
        if game is None:
            game = self.deal.game(log=False)
        _games[self.table] = game
        while len(_games) > GAMES_KEPT:
            _games.popitem(last=False)
        game.take_up(self.past)
        return game


@dataclass(frozen=True, slots=True)
class BotAdvice:
    """What a bot would do: an option's index, the estimated chance of winning, and why."""

    choice: int
    chance: float
    reason: str


def choice_of(point: GamePoint, level: str, seed: int) -> int:
    """In a worker: the index of the option that the bot takes."""
    game = point.game()
    decision = game.decision
    assert decision is not None
    return _index(decision, make_bot(level, seed).choose(game.seen_by(decision.player), decision))


def _index(decision: Decision, chosen: int | str | Option) -> int:
    if isinstance(chosen, int):
        return chosen
    key = chosen.key if isinstance(chosen, Option) else chosen
    return [option.key for option in decision.options].index(key)


def advice_on(point: GamePoint) -> list[BotAdvice]:
    """In a worker: what a bot would tell the player who is to decide."""
    game = point.game()
    decision = game.decision
    assert decision is not None
    found = analyse(game, decision.player, iterations=ADVICE_ITERATIONS, seconds=ADVICE_SECONDS)
    return [BotAdvice(one.index, one.chance, one.reason) for one in found]


def _begin_worker(life: Connection, niceness: int) -> None:
    """A worker ends with its server, at once and whatever it is thinking about: even when that is killed."""
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)

    def watch() -> None:
        with contextlib.suppress(EOFError, OSError):
            life.recv()  # Nothing ever comes; it ends when nobody can write any more.
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


class WorkerPool:
    """Worker processes, which are replaced when they die."""

    def __init__(self, workers: int, niceness: int = 0) -> None:
        """`niceness`: how far they stand back when others need the processor."""
        self._workers = workers
        self._niceness = niceness
        # Not a plain fork: the server has threads.
        method = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
        self._context = multiprocessing.get_context(method)
        if method == "forkserver":
            self._context.set_forkserver_preload(["smashup.server.bot_workers"])
        self._life, self._hold = self._context.Pipe(duplex=False)
        self._pool = self._new_pool()
        self._closed = False

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self._workers, mp_context=self._context, initializer=_begin_worker, initargs=(self._life, self._niceness)
        )

    async def ask(self, call: Callable[P, T], *arguments: Any) -> T:
        """Have a worker call a function of a module; what it raises is raised here."""
        for left in reversed(range(TRIES)):
            pool = self._pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, call, *arguments)
            except BrokenProcessPool:
                if self._closed or not left:
                    raise
                log.warning("a worker process died; starting another one")
                if self._pool is pool:
                    self._pool = self._new_pool()
                    pool.shutdown(wait=False, cancel_futures=True)
        raise AssertionError("every try returns or raises")

    def close(self) -> None:
        self._closed = True
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._hold.close()


class BotWorkers(WorkerPool):
    """The processes in which bots think."""

    async def choose(self, point: GamePoint, level: str, seed: int) -> int:
        """The index of the option that the bot of this level and seed takes."""
        began = time.perf_counter()
        chosen = await self.ask(choice_of, point, level, seed)
        BOT_SECONDS.observe(time.perf_counter() - began)
        return chosen

    async def advise(self, point: GamePoint) -> list[BotAdvice]:
        """What a bot would tell the player who is to decide, best first."""
        return await self.ask(advice_on, point)
