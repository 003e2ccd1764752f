"""WebSockets to the server under test."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, InvalidStatus

from smashup.loadtest.errors import LoadTestError

WAIT = 1.0
"""Seconds a client waits that was held back or cut off."""


@asynccontextmanager
async def connection(url: str) -> AsyncIterator[ClientConnection]:
    """A connection to /ws; whoever is held back waits and tries again."""
    address = url.replace("http", "ws", 1) + "/ws"
    while True:
        try:
            socket = await connect(
                address, max_size=None, max_queue=None, compression=None, ping_interval=None, open_timeout=30
            )
            break
        except InvalidStatus as error:
            if error.response.status_code != 429:
                raise LoadTestError(f"the server at {url} refuses a connection: {error}") from error
            await asyncio.sleep(WAIT)
        except (OSError, InvalidHandshake) as error:
            raise LoadTestError(f"the server at {url} cannot be reached any more: {error}") from error
    try:
        yield socket
    finally:
        await socket.close()
