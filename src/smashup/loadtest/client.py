"""How the load test speaks to a server: by REST and WebSockets alone, as anybody could.

Whoever is held back waits as told, and tries again.
"""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, InvalidStatus

WAIT = 1.0
"""Seconds a client waits that was held back or cut off."""
SOON = 0.1
"""Seconds it waits where workers are killed on purpose: how long that is noticed is what is measured."""
AT_ONCE = 4
"""Requests under way at the same time."""
TIMEOUT = 30.0
_MEMORY = re.compile(r"^process_resident_memory_bytes(?:\{.*\})? (\S+)$", re.MULTILINE)

_PROCESSOR = re.compile(r"^process_cpu_seconds_total(?:\{.*\})? (\S+)$", re.MULTILINE)


class LoadTestError(Exception):
    """The load test cannot go on; one sentence says why."""


class Rest:
    """The REST interface of one server."""

    def __init__(self, url: str) -> None:
        self.url = url.rstrip("/")
        self.held_back = 0
        """How often the server's limits made a request wait."""
        self._free = asyncio.Semaphore(AT_ONCE)

    async def check(self) -> None:
        """Is there a Smash Up server, and is it well?"""
        try:
            found = json.loads(await self._ask("/api/health"))
            well = found["status"] == "ok"
        except (ValueError, KeyError, TypeError) as error:
            raise LoadTestError(f"what answers at {self.url} is not a Smash Up server") from error
        if not well:
            raise LoadTestError(f"the server at {self.url} is not well: {found}")

    async def memory(self) -> int | None:
        """Bytes of memory the server's processes have, where they can tell."""
        found = _MEMORY.findall(await self._ask("/api/metrics"))
        return int(sum(map(float, found))) if found else None

    async def processor_time(self) -> float | None:
        """Seconds of the processor that the server's processes have used, where they can tell."""
        found = _PROCESSOR.findall(await self._ask("/api/metrics"))
        return sum(map(float, found)) if found else None

    async def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(await self._ask(path, body))
        return found

    async def _ask(self, path: str, body: dict[str, Any] | None = None) -> str:
        async with self._free:
            while isinstance(found := await asyncio.to_thread(self._try, path, body), float):
                self.held_back += 1
                await asyncio.sleep(found)
            return found

    def _try(self, path: str, body: dict[str, Any] | None) -> str | float:
        """The answer, or for how many seconds to wait."""
        data = json.dumps(body).encode() if body is not None else None
        request = Request(self.url + path, data, {"Content-Type": "application/json"})
        try:
            with urlopen(request, timeout=TIMEOUT) as answer:
                found: str = answer.read().decode()
                return found
        except HTTPError as error:
            if error.code == 429:
                return float(error.headers.get("Retry-After") or 1)
            raise LoadTestError(f"{self.url}{path} answers {error.code}: {error.read().decode()[:200]}") from error
        except (URLError, OSError, HTTPException, ValueError) as error:
            reason = getattr(error, "reason", error)
            raise LoadTestError(f"no server answers at {self.url} ({reason}); start one with smashup serve") from error


@asynccontextmanager
async def connection(url: str, patience: float = 0.0) -> AsyncIterator[ClientConnection]:
    """A connection to /ws; whoever is held back waits and tries again.

    `patience`: for so many seconds it is nothing unusual that there is none to be had.
    """
    deadline = time.monotonic() + patience
    address = url.replace("http", "ws", 1) + "/ws"
    while True:
        try:
            socket = await connect(
                address, max_size=None, max_queue=None, compression=None, ping_interval=None, open_timeout=30
            )
            break
        except InvalidStatus as error:
            if error.response.status_code == 503 and time.monotonic() < deadline:
                await asyncio.sleep(SOON)
                continue
            if error.response.status_code != 429:
                raise LoadTestError(f"the server at {url} refuses a connection: {error}") from error
            await asyncio.sleep(WAIT)
        except (OSError, EOFError, InvalidHandshake) as error:
            if time.monotonic() < deadline:
                await asyncio.sleep(SOON)
                continue
            raise LoadTestError(f"the server at {url} cannot be reached any more: {error}") from error
    try:
        yield socket
    finally:
        await socket.close()
