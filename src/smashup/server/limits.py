"""How much a client may ask for: buckets that fill with time, and sizes."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from ipaddress import IPv4Address, ip_address, ip_network

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
MOST_CONNECTIONS_OF_ALL = 20_000
MOST_CONNECTIONS = 256
"""At once, from one address; a school or an office has one for all."""
MOST_SOCKETS = 128
"""WebSockets among them."""


@dataclass(frozen=True, slots=True)
class Rate:
    """This many at once, and this many a second from then on."""

    burst: int
    per_second: float


MESSAGES = Rate(60, 20)
FRAMES = Rate(400, 60)
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
MESSAGES_OF_ADDRESS = Rate(600, 200)
FRAMES_OF_ADDRESS = Rate(2000, 600)
"""Of one address."""


def origin_of(address: str) -> str:
    """Whose address it is: a provider gives every customer a whole network of IPv6 addresses.

    >>> origin_of("192.0.2.7"), origin_of("2001:db8::7"), origin_of("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8::/64', '192.0.2.7')
    """
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((found, 64), strict=False))


class Networks:
    """Addresses and networks with commas between them; "*": all.

    >>> "10.1.2.3" in Networks("127.0.0.1, 10.0.0.0/8")
    True
    """

    def __init__(self, text: str) -> None:
        names = [one.strip() for one in text.split(",") if one.strip()]
        self._all = "*" in names
        self._networks = [ip_network(one, strict=False) for one in names if one != "*"]

    def __contains__(self, address: str) -> bool:
        if self._all:
            return True
        try:
            found = ip_address(origin_of(address) if address.startswith("::ffff:") else address)
        except ValueError:
            return False
        return any(found in network for network in self._networks)


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
        self._sockets: Counter[str] = Counter()

    def check(self, what: str, rate: Rate, address: str) -> None:
        """Refuse what comes too often from one address."""
        if self.strict and (seconds := self.take(what, rate, origin_of(address))):
            raise TooMany(what, seconds)

    def take(self, what: str, rate: Rate, origin: str) -> float:
        """Take a permit of this origin; the answer is 0, or after how many seconds there is one."""
        key = (what, origin)
        bucket = self._buckets.pop(key, None) or Bucket(rate)
        self._buckets[key] = bucket
        if len(self._buckets) > ADDRESSES_KEPT:
            self._buckets.popitem(last=False)
        return bucket.take()

    @contextmanager
    def socket(self, address: str) -> Iterator[None]:
        """One more WebSocket from there, as long as it is open."""
        origin = origin_of(address)
        if self.strict and self._sockets[origin] >= MOST_SOCKETS:
            raise TooMany("connections at once", 30)
        self._sockets[origin] += 1
        try:
            yield
        finally:
            self._sockets[origin] -= 1
            if not self._sockets[origin]:
                del self._sockets[origin]
