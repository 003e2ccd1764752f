"""How much a client may ask for: buckets that fill with time, and sizes."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass

from smashup.server.errors import Refused

LARGEST_BODY = 16_384
"""Bytes of a REST body."""
LARGEST_SAVE = 524_288
"""Bytes of a save file that is brought in: many times what the longest games need."""
LARGEST_POSITION = 131_072
"""Bytes of a body with a position: one that is a little too long is still read, and refused with the reason."""
LARGEST_MESSAGE = 4_096
"""Bytes of a WebSocket message."""
LARGEST_FRAME = 65_536
"""A WebSocket message over this size ends the connection unread."""
ADDRESSES_KEPT = 10_000


@dataclass(frozen=True, slots=True)
class Rate:
    """This many at once, and this many a second from then on."""

    burst: int
    per_second: float


MESSAGES = Rate(60, 20)
CHAT = Rate(6, 0.5)
HINTS = Rate(4, 0.5)
"""Of one connection."""
REQUESTS = Rate(120, 20)
NEW_TABLES = Rate(30, 0.2)
JOINING = Rate(30, 0.5)
IMPORTS = Rate(10, 0.1)
ANALYSES = Rate(20, 0.2)
REPORTS = Rate(5, 0.01)
CONNECTING = Rate(60, 5)
"""Of one address."""


class Bucket:
    """Holds up to `burst` permits and fills with time."""

    __slots__ = ("_at", "_level", "_rate")

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._level = float(rate.burst)
        self._at = time.monotonic()

    def take(self) -> float:
        """Take a permit; the answer is 0, or after how many seconds there is one."""
        now = time.monotonic()
        self._level = min(float(self._rate.burst), self._level + (now - self._at) * self._rate.per_second)
        self._at = now
        if self._level >= 1:
            self._level -= 1
            return 0.0
        return (1 - self._level) / self._rate.per_second


class TooMany(Refused):
    """Wait a little, and try again."""

    def __init__(self, what: str, seconds: float) -> None:
        super().__init__("too_many", f"too many {what}; try again in {max(1, round(seconds))} s", 429)
        self.seconds = max(1, round(seconds))


class Limits:
    """The buckets of every address. Not `strict`: for load tests, nothing is limited."""

    def __init__(self, strict: bool) -> None:
        self.strict = strict
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def check(self, what: str, rate: Rate, address: str) -> None:
        """Refuse what comes too often from one address."""
        if not self.strict:
            return
        key = (what, address)
        bucket = self._buckets.pop(key, None) or Bucket(rate)
        self._buckets[key] = bucket
        if len(self._buckets) > ADDRESSES_KEPT:
            self._buckets.popitem(last=False)
        if seconds := bucket.take():
            raise TooMany(what, seconds)
