"""The same work on many items in many processes: what the arena and the laboratory play their games with.

Why not `concurrent.futures.ProcessPoolExecutor`: interrupting a run must end games that take minutes at once, and until
Python 3.14 the pool has no public way to kill its workers; a worker that dies breaks the pool without telling its exit
code; and items are made only when a worker is free, in batches that grow with the speed of the games.
"""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Generator, Iterable
from contextlib import suppress
from itertools import islice
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Generic, TypeVar

from smashup.engine.errors import SmashUpError

Item = TypeVar("Item")
Result = TypeVar("Result")

BATCH_SECONDS = 1.0
"""How long a batch should take: long compared with the way to a worker and back, short for whoever watches."""
MOST_IN_A_BATCH = 100
YOUNG = 10_000
"""How many new objects there must be before garbage is looked for. Games make and drop objects by the million and leave
hardly any garbage: looking after every 700, as Python does, takes 5 % of the time of a game of `normal`."""


class WorkerError(SmashUpError):
    """A process that ended before it answered."""


class Batches(Generic[Item]):
    """Items in batches, one by one at first and then as many as take about `BATCH_SECONDS`."""

    def __init__(self, items: Iterable[Item]) -> None:
        self._items = iter(items)
        self._size = 1
        self._again: list[Item] = []

    def next(self) -> list[Item]:
        """The next batch; empty when nothing is left."""
        return [self._again.pop(0)] if self._again else list(islice(self._items, self._size))

    def again(self, items: list[Item]) -> None:
        """These come once more, one by one."""
        self._again += items

    def learn(self, number: int, seconds: float) -> None:
        """Adjust the size: a batch of that many items took that long."""
        fitting = int(BATCH_SECONDS * number / max(seconds, 1e-6))
        self._size = max(1, min(MOST_IN_A_BATCH, 2 * self._size, fitting))


def do_batch(work: Callable[[Item], Result], items: list[Item]) -> tuple[list[Result], float]:
    """Do the work on each item: the results, and how many seconds they took."""
    began = time.perf_counter()
    return [work(item) for item in items], time.perf_counter() - began


def available_cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def in_processes(
    work: Callable[[Item], Result],
    items: Iterable[Item],
    workers: int | None = None,
    on_death: Callable[[Item, int | None], Result] | None = None,
) -> Generator[Result, None, None]:
    """The results of the work on each item, in the order in which they are ready.

    `work` must be a function of a module, so that other processes find it. All cores unless told otherwise; one
    worker is this process itself. `on_death` says what the result is of an item at which a worker dies, from the item
    and the exit code; without it, that raises WorkerError.

    >>> sorted(in_processes(abs, [-3, 1, -2], workers=1))
    [1, 2, 3]
    """
    workers = workers or available_cores()
    if workers == 1:
        yield from map(work, items)
        return
    batches = Batches(items)
    # Processes start from scratch: a copy of this one would copy the locks of its threads as well.
    context = multiprocessing.get_context("spawn")
    busy: dict[Connection, tuple[BaseProcess, list[Item]]] = {}
    try:
        while True:
            while len(busy) < workers and (batch := batches.next()):
                ours, theirs = context.Pipe()
                process: BaseProcess = context.Process(target=_work_until_closed, args=(theirs, work), daemon=True)
                process.start()
                theirs.close()
                busy[ours] = process, batch
                _send(ours, batch)
            if not busy:
                return
            for ready in wait(list(busy)):
                assert isinstance(ready, Connection)
                process, batch = busy[ready]
                try:
                    answer = ready.recv()
                except (EOFError, ConnectionResetError):
                    del busy[ready]
                    process.join()
                    if on_death is None:
                        raise WorkerError(
                            f"a worker process ended in the middle of a game (exit code {process.exitcode})"
                        ) from None
                    if len(batch) == 1:
                        yield on_death(batch[0], process.exitcode)
                    else:  # Which of them it was shows when each is tried alone.
                        batches.again(batch)
                    continue
                if isinstance(answer, Exception):
                    raise answer
                results, seconds = answer
                batches.learn(len(results), seconds)
                if batch := batches.next():
                    busy[ready] = process, batch
                    _send(ready, batch)
                else:
                    del busy[ready]
                    ready.close()
                    process.join()
                yield from results
    finally:
        for process, _ in busy.values():
            process.terminate()
        for process, _ in busy.values():
            process.join()


def settle_in() -> None:
    """Once in each worker: what is imported by now stays and need not be looked through for garbage."""
    gc.freeze()
    gc.set_threshold(YOUNG, *gc.get_threshold()[1:])


def _send(connection: Connection, batch: list[Any]) -> None:
    with suppress(BrokenPipeError, ConnectionResetError):  # It shows when the answer is waited for.
        connection.send(batch)


def _work_until_closed(connection: Connection, work: Callable[[Any], Any]) -> None:
    """The life of a worker: batches in, results out, until the other side closes the connection."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # The process that started the workers ends them.
    settle_in()
    with suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            batch = connection.recv()
            try:
                answer: object = do_batch(work, batch)
            except Exception as error:
                answer = error
            connection.send(answer)
