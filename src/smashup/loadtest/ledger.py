"""What the players know of their own choices, and whether the server's record agrees: none lost, none counted twice."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from websockets.exceptions import ConnectionClosed

from smashup.loadtest.client import SOON, LoadTestError, connection

PATIENCE = 30.0
"""Seconds within which a table can be had again, whatever became of the worker that had it."""
AT_ONCE = 8
"""Tables whose story is read at the same time."""


@dataclass(slots=True)
class Sheet:
    """The choices of one seat at one table, as its player knows them."""

    numbers: dict[int, int] = field(default_factory=dict)
    """For each decision that was answered: the number the server gave the choice."""
    doubled: int = 0
    """Second answers to a decision that the server took all the same."""
    unanswered: int = 0
    """Choices of which nothing was heard, since the connection ended."""


@dataclass(slots=True)
class Seen:
    """What all players have seen, in numbers."""

    sheets: dict[str, dict[int, Sheet]] = field(default_factory=dict)
    """By table and seat."""
    latencies: list[float] = field(default_factory=list)
    """Seconds from sending a choice to hearing that it is done."""
    refusals: Counter[str] = field(default_factory=Counter)
    """Choices that should have been taken and were not, by the code of the refusal."""
    games: int = 0
    """Games that were followed by another."""
    held_back: int = 0
    """How often the server's limits made a player wait."""
    cut_off: int = 0
    """Connections that the server ended."""
    returns: list[float] = field(default_factory=list)
    """When players were at their tables again whose connections had ended."""
    watched: str | None = None
    """The table that has spectators."""
    sent_at: dict[int, float] = field(default_factory=dict)
    """When a choice there was sent, by its number."""
    watched_news: list[tuple[int, float]] = field(default_factory=list)
    """The numbers of what spectators heard, and when each of them heard it."""
    gaps: int = 0
    """Numbers of the story that a player was not told of."""

    def sheet(self, table: str, seat: int) -> Sheet:
        return self.sheets.setdefault(table, {}).setdefault(seat, Sheet())


@dataclass(frozen=True, slots=True)
class Verdict:
    """The players' sheets compared with the server's record."""

    acknowledged: int
    """Choices of which the server said that they are done."""
    recorded: int
    """Choices in the stories of the tables."""
    lost: int
    """Acknowledged, but not recorded under that number."""
    doubled: int
    """Recorded, but nobody made them; or taken although the decision was past."""
    unanswered: int
    """Neither acknowledged nor refused, since the connection ended. Recorded or not, both are right."""


async def compare(url: str, sheets: dict[str, dict[int, Sheet]]) -> Verdict:
    """Read the story of every table from its beginning, and compare it with what the players know."""
    free = asyncio.Semaphore(AT_ONCE)

    async def judged(table: str) -> Verdict:
        async with free:
            return judge(await _story(url, table), sheets[table])

    verdicts = await asyncio.gather(*[judged(table) for table in sheets])
    return Verdict(*(sum(parts) for parts in zip(*map(_figures, verdicts), strict=True)))


def _figures(verdict: Verdict) -> tuple[int, ...]:
    return (verdict.acknowledged, verdict.recorded, verdict.lost, verdict.doubled, verdict.unanswered)


async def _story(url: str, table: str) -> list[dict[str, Any]]:
    deadline = time.monotonic() + PATIENCE
    while True:
        with contextlib.suppress(ConnectionClosed):
            async with connection(url, PATIENCE) as socket:
                await socket.send(json.dumps({"type": "hello", "table": table}))
                message = json.loads(await socket.recv())
                if message["type"] == "snapshot":
                    story: list[dict[str, Any]] = message["story"]
                    return story
            if message["type"] == "error" and message["code"] != "closed":
                raise LoadTestError(f"the record of table {table} cannot be read: {message.get('message')}")
        if time.monotonic() > deadline:
            raise LoadTestError(f"the record of table {table} cannot be read within {PATIENCE:g} s")
        await asyncio.sleep(SOON)


def judge(story: Iterable[dict[str, Any]], sheets: dict[int, Sheet]) -> Verdict:
    """The verdict on one table."""
    chosen = Counter((entry["seat"], entry["number"]) for entry in story if entry["kind"] == "chosen")
    acknowledged = Counter((seat, number) for seat, sheet in sheets.items() for number in sheet.numbers.values())
    unanswered = sum(sheet.unanswered for sheet in sheets.values())
    return Verdict(
        acknowledged=acknowledged.total(),
        recorded=chosen.total(),
        lost=(acknowledged - chosen).total(),
        doubled=max(0, (chosen - acknowledged).total() - unanswered) + sum(one.doubled for one in sheets.values()),
        unanswered=unanswered,
    )
