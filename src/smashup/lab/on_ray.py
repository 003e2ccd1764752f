"""The same work on a Ray cluster: what `in_processes` does on one machine, on as many as there are."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from functools import cache
from typing import Any, TypeVar

import ray

from smashup.lab.plan import LabError
from smashup.matches.ray_cluster import connect, cores
from smashup.matches.workers import Batches, do_batch, settle_in

Item = TypeVar("Item")
Result = TypeVar("Result")


def on_ray(
    work: Callable[[Item], Result], items: Iterable[Item], workers: int | None = None, address: str | None = None
) -> Generator[Result, None, None]:
    """The results of the work on each item, in the order in which they are ready.

    `address` is that of a cluster whose machines have this package installed ("auto": the one this machine is part
    of); without one, Ray is started on this machine. As many batches at once as there are cores, or `workers`.
    """
    ours = not ray.is_initialized()
    if ours:
        try:
            connect(address, workers)
        except ConnectionError as error:
            raise LabError(str(error)) from error
    try:
        batches = Batches(items)
        task: Any = ray.remote(_do_batch_there)
        under_way: list[Any] = []
        while True:
            while len(under_way) < (workers or cores()) and (batch := batches.next()):
                under_way.append(task.remote(work, batch))
            if not under_way:
                return
            (ready, *_), under_way = ray.wait(under_way)
            results, seconds = _answer(ready)
            batches.learn(len(results), seconds)
            yield from results
    finally:
        if ours:
            ray.shutdown()


def _answer(ready: Any) -> Any:
    try:
        return ray.get(ready)
    except ray.exceptions.RayTaskError as error:
        # Ray wraps an error in the whole way it took; whoever runs the games wants the error itself.
        cause = getattr(error, "cause", None)
        raise (cause if isinstance(cause, Exception) else LabError(str(error))) from None
    except ray.exceptions.RayError as error:
        raise LabError(f"the Ray cluster lost a batch of games: {error}") from error


def _do_batch_there(work: Callable[[Item], Result], items: list[Item]) -> tuple[list[Result], float]:
    _settle_in()
    return do_batch(work, items)


_settle_in = cache(settle_in)
"""Once in each worker, whatever it is sent."""
