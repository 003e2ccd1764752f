"""Tables on a clock of their own: hours of waiting take no time, and every message has its exact moment."""

from __future__ import annotations

import asyncio
import json
import selectors
from collections.abc import Coroutine, Mapping
from types import SimpleNamespace
from typing import Any

import pytest

from smashup.server import bot_seats, journal, live_table
from smashup.server.live_table import LiveTable
from smashup.server.table import Table
from smashup.server.windows import Order


class _NeverWaits(selectors.SelectSelector):
    """Where nothing is to be done before a moment, it is that moment."""

    now = 0.0

    def select(self, timeout: float | None = None) -> Any:
        assert timeout is not None, "nothing will ever happen any more"
        self.now += max(0.0, timeout)
        return super().select(0)


class VirtualTime(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self._virtual = _NeverWaits()
        super().__init__(self._virtual)

    def time(self) -> float:
        return self._virtual.now


def run(work: Coroutine[Any, Any, None], monkeypatch: pytest.MonkeyPatch) -> None:
    """Run it; the modules that wait for people and bots go by the same clock."""
    loop = VirtualTime()
    clock = SimpleNamespace(monotonic=loop.time, time=loop.time)
    with monkeypatch.context() as patch:
        for module in (bot_seats, journal, live_table):
            patch.setattr(module, "time", clock)
        try:
            loop.run_until_complete(work)
        finally:
            loop.close()


class Paper:
    """A storage that takes everything, and keeps only the orders players give."""

    def __init__(self, orders: Mapping[int, Order]) -> None:
        self.orders = dict(orders)

    async def write(self, *_: Any, orders: Mapping[tuple[str, int], Order | None], **__: Any) -> None:
        for (_table, seat), order in orders.items():
            self.orders.pop(seat, None)
            if order is not None:
                self.orders[seat] = order


class Watcher:
    """Somebody at the table who notes what is said, and when."""

    origin = ""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.heard: list[tuple[float, dict[str, Any]]] = []
        self._told = asyncio.Event()

    def send(self, message: str) -> None:
        self.heard.append((round(asyncio.get_running_loop().time(), 3), json.loads(message)))
        self._told.set()

    async def news(self) -> None:
        """Wait for something to be said."""
        self._told.clear()
        await self._told.wait()

    @property
    def state(self) -> dict[str, Any]:
        return next(message["state"] for _, message in reversed(self.heard) if "state" in message)

    def part(self, reason: str) -> None:
        pass

    async def finish(self) -> None:
        pass


def live(table: Table, bots: Any, paper: Paper | None = None) -> LiveTable:
    def failed(_: LiveTable) -> None:
        raise AssertionError("the table was given up")

    paper = paper or Paper({})
    return LiveTable(table, paper, bots, failed, orders=paper.orders)  # type: ignore[arg-type]
