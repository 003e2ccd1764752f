"""Whose turn it is to be worked for: what is urgent first, and among equals everybody gets the same time."""

from __future__ import annotations

import asyncio
import itertools
from collections import OrderedDict
from typing import NamedTuple

PEOPLE, ADVICE, BOTS_ALONE = range(3)
"""How urgent it is: the bots of games that people play, hints, bots among themselves."""
ORIGINS_KEPT = 1000


class Share(NamedTuple):
    """For whom something is done."""

    origin: str
    """Where they come from: see `limits.origin_of`."""
    rank: int = PEOPLE


class Turns:
    """So many are worked for at once. What can wait never takes the last place."""

    def __init__(self, places: int, kept_free: int = 0) -> None:
        """`kept_free`: places that only what is most urgent may take."""
        self._places = places
        self._places_of_others = places - kept_free
        self._running = self._others = 0
        self._numbers = itertools.count()
        self._waiting: list[tuple[int, Share, asyncio.Future[None]]] = []
        self._spent: OrderedDict[str, float] = OrderedDict()
        """Seconds each origin was worked for; who comes new begins with the least that anybody has."""
        self._least = 0.0

    async def wait(self, share: Share) -> None:
        """Returns when it is this one's turn; `end` is to be called when the work is done."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((next(self._numbers), share, turn))
        self._admit()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.end(share, 0.0)
            else:
                self._waiting = [one for one in self._waiting if one[2] is not turn]
            raise

    def end(self, share: Share, seconds: float) -> None:
        """The work is done, and took this long."""
        self._running -= 1
        self._others -= share.rank != PEOPLE
        self._spent[share.origin] = self._of(share.origin) + seconds
        self._spent.move_to_end(share.origin)
        if len(self._spent) > ORIGINS_KEPT:
            self._spent.popitem(last=False)
        self._admit()

    def _of(self, origin: str) -> float:
        return max(self._least, self._spent.get(origin, 0.0))

    def _admit(self) -> None:
        while self._running < self._places:
            able = [one for one in self._waiting if one[1].rank == PEOPLE or self._others < self._places_of_others]
            if not able:
                return
            chosen = min(able, key=lambda one: (one[1].rank, self._of(one[1].origin), one[0]))
            self._waiting.remove(chosen)
            _, share, turn = chosen
            if turn.done():  # Cancelled, and not yet noticed.
                continue
            self._least = self._of(share.origin)
            self._running += 1
            self._others += share.rank != PEOPLE
            turn.set_result(None)
