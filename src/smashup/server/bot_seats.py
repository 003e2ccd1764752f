"""The seats that bots play: when one is to decide it thinks, waits so that people can follow, and chooses.

The same is done for a person whose time has run out, and for one who passes without being asked. At a table where
nobody is present everything stands still.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING

from smashup.bots import make_bot
from smashup.engine import randomness
from smashup.server import commands, windows
from smashup.server.bot_workers import BotWorkers
from smashup.server.errors import Refused
from smashup.server.protocol.journal import Chooser
from smashup.server.seats import QUICK_LEVEL

if TYPE_CHECKING:
    from smashup.server.live_table import LiveTable
    from smashup.server.table import Table

log = logging.getLogger(__name__)

PAUSES = {"slow": 2.4, "normal": 1.2, "fast": 0.4, "instant": 0.0}
"""Seconds between what happened last and a bot's choice. A paused bot does not choose at all."""
SHORT = 0.3
"""The part of a pause that is enough after a choice of which nothing came."""


class BotSeats:
    """Sees to it that bots move, one thought at a time."""

    def __init__(self, live: LiveTable, workers: BotWorkers) -> None:
        self._live = live
        self._workers = workers
        self._told_at = time.monotonic()
        self._told = 0
        self._thought: asyncio.Task[int] | None = None
        self._thought_about: tuple[int, str | None] = (0, "")
        self._move: asyncio.Task[None] | None = None
        self._moves: tuple[object, ...] = ()
        self._alarm: asyncio.TimerHandle | None = None

    def arrange(self) -> None:
        """Called after everything that happens at the table: start, keep or stop what is going on."""
        table = self._live.table
        if table.position != self._told:
            self._told, self._told_at = table.position, time.monotonic()
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        wanted = self._wanted()
        if wanted != self._moves:
            if self._move is not None:
                self._move.cancel()
            self._moves = wanted
            self._move = asyncio.create_task(self._choose(*wanted)) if wanted else None

    @property
    def left_of_window(self) -> float:
        """Seconds until a pass may be told: all passes of a window take the same time, whoever makes them."""
        wait = windows.wait(self._live.table)
        begun = self._told_at if self._told == self._live.table.position else time.monotonic()
        return max(0.0, begun + wait - time.monotonic())

    def _wanted(self) -> tuple[int, str | None, Chooser, float] | tuple[()]:
        """Which decision is to be answered by which bot (None: it is a window, and passed), for whom, and after which
        pause; empty: none."""
        table = self._live.table
        player = table.to_move
        if player is None or not self._live.clients:
            return ()
        seat = table.seats[player]
        wait = windows.wait(table)
        if seat.level is not None:
            if table.speed == "paused" or table.wish is not None or _is_settled(table):
                return ()
            return (table.position, seat.level, "bot", max(wait, self._pause()))
        if table.clock is not None:
            left = table.clock.left[player] - self._live.spent
            if left <= 0:
                return (table.position, QUICK_LEVEL, "clock", wait)
            self._alarm = asyncio.get_running_loop().call_later(left + 0.01, self.arrange)
        if table.wish is None and self._live.orders.passes(player):
            return (table.position, None, "person", wait)
        return ()

    def _pause(self) -> float:
        table = self._live.table
        return PAUSES[table.speed] * (1.0 if table.events.get(table.position) else SHORT)

    async def _choose(self, position: int, level: str | None, by: Chooser, pause: float) -> None:
        """Think and wait at the same time, then choose."""
        quick = None
        if by == "bot" and level != QUICK_LEVEL and windows.wait(self._live.table):
            # Thinking for long would tell that there is something to think about.
            quick = asyncio.create_task(self._think(QUICK_LEVEL))
        if self._thought is None or self._thought_about != (position, level):
            if self._thought is not None:
                self._thought.cancel()
            self._thought_about = (position, level)
            self._thought = asyncio.create_task(self._think(level))
        try:
            await asyncio.sleep(max(0.0, self._told_at + pause - time.monotonic()))
            chosen = await (asyncio.shield(self._thought) if quick is None or self._thought.done() else quick)
        finally:
            if quick is not None:
                quick.cancel()

        async def job() -> None:
            change = commands.choice(self._live.table, position, chosen, by, self._live.spent)
            if change is not None:
                await self._live.happen(change)

        with contextlib.suppress(Refused):  # The table was closed, or is given up.
            await self._live.do(job)

    async def _think(self, level: str | None) -> int:
        table = self._live.table
        assert table.game is not None
        decision = table.game.decision
        assert decision is not None
        if level is None:
            return windows.pass_in(decision)
        if len(decision) == 1:
            return 0
        scripted = table.guide.reply(table.game) if table.guide is not None else None
        if scripted is not None:
            return scripted
        seed = randomness.mix(table.row.bot_seed + decision.player) >> 1
        try:
            return await self._workers.choose(self._live.share, self._live.point(), level, seed)
        except Exception:
            # The game must go on, even with a bot that fails.
            log.exception("a bot failed", extra={"table": table.id, "level": level})
            chosen = make_bot("random", seed).choose(table.game.seen_by(decision.player), decision)
            assert isinstance(chosen, int)
            return chosen

    def stop(self) -> None:
        for task in (self._move, self._thought):
            if task is not None:
                task.cancel()
        if self._alarm is not None:
            self._alarm.cancel()


def _is_settled(table: Table) -> bool:
    """Is it a puzzle that is solved or missed? Then nobody plays on: there is only taking back left."""
    guide, game = table.guide, table.game
    return guide is not None and game is not None and guide.kind == "puzzle" and guide.progress(game).status != "open"
