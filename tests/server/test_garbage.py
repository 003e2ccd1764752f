"""Looking through everything for garbage would stop every table: it waits until it is quiet."""

import asyncio
import gc
import threading
import time

import pytest

from smashup.server import garbage


@pytest.fixture
def full_collections(monkeypatch):
    monkeypatch.setattr(garbage, "LOOK_EVERY", 0.01)
    monkeypatch.setattr(garbage, "QUIET", 0.05)
    found: list[float] = []
    here = threading.get_ident()  # A server that other tests use has a thread of its own, and looks when it is quiet.

    def note(phase: str, about: dict[str, int]) -> None:
        if phase == "stop" and about["generation"] == 2 and threading.get_ident() == here:
            found.append(time.monotonic())

    thresholds = gc.get_threshold()
    garbage.set_up()
    gc.callbacks.append(note)
    yield found
    gc.callbacks.remove(note)
    gc.set_threshold(*thresholds)
    gc.unfreeze()


async def rings(number: int) -> None:
    """Garbage that only the collector finds, and a moment for others now and then."""
    for count in range(number):
        ring: list[object] = []
        ring.append(ring)
        if count % 1000 == 0:
            await asyncio.sleep(0)


def test_while_messages_come_only_what_is_new_is_looked_through(full_collections):
    async def work() -> None:
        task = asyncio.create_task(garbage.collect_when_quiet(time.monotonic))
        before = gc.get_stats()[0]["collected"]
        await rings(300_000)
        assert gc.get_stats()[0]["collected"] - before > 200_000
        assert full_collections == []
        task.cancel()

    asyncio.run(work())


def test_in_a_quiet_moment_everything_is_looked_through_once(full_collections):
    async def work() -> None:
        gc.disable()  # Nobody else in this process collects meanwhile.
        heard = [0.0]
        task = asyncio.create_task(garbage.collect_when_quiet(lambda: heard[0]))
        await asyncio.sleep(0)  # It has begun: what is heard from here on is new to it.
        heard[0] = time.monotonic()
        while not full_collections and time.monotonic() < heard[0] + 20:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.1)  # Nothing was said since: there is nothing new to find.
        assert len(full_collections) == 1
        task.cancel()

    try:
        asyncio.run(work())
    finally:
        gc.enable()
