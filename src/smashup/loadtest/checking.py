"""What became of each choice: none may be lost, and none may count twice."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from smashup.loadtest.errors import LoadTestError
from smashup.loadtest.seen import Sheet
from smashup.loadtest.sockets import connection

AT_ONCE = 8
"""Tables whose story is read at the same time."""


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
    """Neither acknowledged nor refused, since the connection ended. Both to be recorded and not to be is right."""


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
    async with connection(url) as socket:
        await socket.send(json.dumps({"type": "hello", "table": table}))
        message = json.loads(await socket.recv())
        if message["type"] != "snapshot":
            raise LoadTestError(f"the record of table {table} cannot be read: {message.get('message')}")
        story: list[dict[str, Any]] = message["story"]
        return story


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
