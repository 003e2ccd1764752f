"""What goes out on one WebSocket, in order, and how it ends."""

from __future__ import annotations

import asyncio
import contextlib

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from smashup.server.protocol.answers import Closing

WAITING = 512
"""This many messages may wait for a slow client; then it is cut off, and catches up when it comes back."""
RESTART, TOO_SLOW = 1012, 1013


class Outbox:
    """What a client is sent. `send` never waits: a task of its own does the sending."""

    def __init__(self, websocket: WebSocket, origin: str) -> None:
        self.seat: int | None = None
        self.origin = origin
        self._websocket = websocket
        self._waiting: asyncio.Queue[str | int] = asyncio.Queue()
        self._closing = False
        self._task = asyncio.create_task(self._send_waiting())

    def send(self, message: str) -> None:
        if self._closing:
            return
        if self._waiting.qsize() >= WAITING:
            self.close(TOO_SLOW)
        else:
            self._waiting.put_nowait(message)

    def part(self, reason: str) -> None:
        """The server sends the client away for a moment."""
        self.send(Closing(message=reason).model_dump_json(exclude_none=True))
        self.close(RESTART)

    def close(self, code: int) -> None:
        """Close it after what was said before."""
        if not self._closing:
            self._closing = True
            self._waiting.put_nowait(code)

    async def _send_waiting(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            while True:
                message = await self._waiting.get()
                if isinstance(message, int):
                    await self._websocket.close(message)
                    return
                await self._websocket.send({"type": "websocket.send", "text": message})

    async def finish(self) -> None:
        """Send what is left, if the client is still there."""
        self.close(1000)
        if self._websocket.client_state is WebSocketState.DISCONNECTED:
            self._task.cancel()
        await asyncio.wait([self._task], timeout=5)
        self._task.cancel()
