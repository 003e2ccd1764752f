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
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any, ParamSpec, Protocol, TypeVar

from smashup.bots import analyse, learned, make_bot
from smashup.engine.decisions import Decision, Option
from smashup.game import Game
from smashup.game.past import Past
from smashup.server.metrics import BOT_SECONDS
from smashup.server.protocol.answers import RestsOn
from smashup.server.setup import Deal
from smashup.server.turns import ADVICE, Share, Turns

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


def rests_on() -> RestsOn:
    """What bots judge by here."""
    return "learnt" if learned.is_there() else "by_hand"


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


class Pool(Protocol):
    """What calls functions elsewhere."""

    def submit(self, call: Callable[..., Any], /, *arguments: Any) -> Future[Any]: ...

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None: ...


class WorkerPool:
    """Worker processes, which are replaced when they die."""

    def __init__(self, workers: int, niceness: int = 0, kept_free: int = 0, elsewhere: Pool | None = None) -> None:
        """`niceness`: how far they stand back when others need the processor; `kept_free`: how many of them are only
        for what is most urgent; `elsewhere`: a pool that is used instead, as long as it works."""
        self._turns = Turns(workers, kept_free)
        self._workers = workers
        self._niceness = niceness
        # Not a plain fork: the server has threads.
        method = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
        self._context = multiprocessing.get_context(method)
        if method == "forkserver":
            self._context.set_forkserver_preload(["smashup.server.bot_workers"])
        self._life, self._hold = self._context.Pipe(duplex=False)
        self._pool: Pool = elsewhere or self._new_pool()
        self._closed = False

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self._workers, mp_context=self._context, initializer=_begin_worker, initargs=(self._life, self._niceness)
        )

    async def ask(self, share: Share, call: Callable[P, T], *arguments: Any) -> T:
        """Have a worker call a function of a module when it is this one's turn; what it raises is raised here."""
        for left in reversed(range(TRIES)):
            await self._turns.wait(share)
            pool = self._pool
            try:
                return await self._submit(share, pool, call, *arguments)
            except BrokenProcessPool:
                if self._closed or not left:
                    raise
                log.warning("a worker process died; starting another one")
                if self._pool is pool:
                    self._pool = self._new_pool()
                    pool.shutdown(wait=False, cancel_futures=True)
        raise AssertionError("every try returns or raises")

    async def _submit(self, share: Share, pool: Pool, call: Callable[..., T], *arguments: Any) -> T:
        loop, began = asyncio.get_running_loop(), time.perf_counter()

        def end(_: object) -> None:
            # Not before the worker has finished, even where nobody waits for the answer any more.
            with contextlib.suppress(RuntimeError):  # The loop is closed already.
                loop.call_soon_threadsafe(self._turns.end, share, time.perf_counter() - began)

        try:
            asked = pool.submit(call, *arguments)
        except RuntimeError:
            self._turns.end(share, 0.0)
            raise
        asked.add_done_callback(end)
        return await asyncio.wrap_future(asked)

    def close(self) -> None:
        self._closed = True
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._hold.close()


class BotWorkers(WorkerPool):
    """The processes in which bots think. There are two at least: one is always for the games that people play."""

    def __init__(self, workers: int, elsewhere: Pool | None = None) -> None:
        super().__init__(max(2, workers), kept_free=1, elsewhere=elsewhere)

    async def choose(self, share: Share, point: GamePoint, level: str, seed: int) -> int:
        """The index of the option that the bot of this level and seed takes."""
        began = time.perf_counter()
        chosen = await self.ask(share, choice_of, point, level, seed)
        BOT_SECONDS.observe(time.perf_counter() - began)
        return chosen

    async def advise(self, origin: str, point: GamePoint) -> list[BotAdvice]:
        """What a bot would tell the player who is to decide, best first."""
        return await self.ask(Share(origin, ADVICE), advice_on, point)
