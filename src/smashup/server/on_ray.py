"""Thinking on a Ray cluster: what `WorkerPool` has done by processes of this machine, on as many as there are."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import ray

from smashup.matches.ray_cluster import connect, cores
from smashup.server.errors import ServerError


def reach(address: str) -> int:
    """Connect to the cluster; how many can think there at once."""
    try:
        if not ray.is_initialized():
            connect(address)
    except ConnectionError as error:
        raise ServerError(str(error)) from error
    return cores()


class RayPool:
    """Looks like a pool of processes. A process or a machine that is lost is Ray's to replace; with the cluster itself
    the pool is broken."""

    def __init__(self) -> None:
        self._task: Any = ray.remote(_call)

    def submit(self, call: Callable[..., Any], *arguments: Any) -> Future[Any]:
        answer: Future[Any] = Future()
        try:
            asked: Future[Any] = self._task.remote(call, *arguments).future()
        except Exception as error:
            raise BrokenProcessPool(f"the Ray cluster is lost: {error}") from error

        def pass_on(done: Future[Any]) -> None:
            error = done.exception()
            if error is None:
                answer.set_result(done.result())
            elif isinstance(error, ray.exceptions.RayTaskError):
                # Ray wraps an error in the whole way it took.
                cause = getattr(error, "cause", None)
                answer.set_exception(cause if isinstance(cause, Exception) else error)
            else:
                answer.set_exception(BrokenProcessPool(f"the Ray cluster lost a thought: {error}"))

        answer.set_running_or_notify_cancel()
        asked.add_done_callback(pass_on)
        return answer

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Nothing of it is on this machine."""


def _call(call: Callable[..., Any], *arguments: Any) -> Any:
    return call(*arguments)
