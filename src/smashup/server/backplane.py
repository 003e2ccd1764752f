"""How workers send each other messages: by LISTEN and NOTIFY of the database they share.

Why that and no broker of its own: see benchmarks/README.md. Messages from one worker to another arrive in order. Where
one may be missing, which the numbers tell, both sides are told, and nothing that was under way between them goes on.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterator
from typing import Any

import orjson
import psycopg

from smashup.server.database import Database
from smashup.server.metrics import NOTIFICATIONS

log = logging.getLogger(__name__)

ALL = "smashup"
"""The channel of all workers: a notification there says that the list of the workers has changed."""
AGAIN = 0.2
"""Seconds after which a lost connection is tried again."""
MOST_WAITING = 20_000
"""Messages for one worker; where more wait, nothing gets through."""
_LARGEST = 7_900
"""Bytes of a notification; PostgreSQL takes fewer than 8,000."""

Hear = Callable[[str, list[Any]], None]


def channel_of(worker: str) -> str:
    return f"{ALL}_{worker}"


class Backplane:
    """The messages of one worker. `send` never waits: a task does the sending, all that waits at once."""

    def __init__(self, database: Database, hear: Hear, look: Callable[[], None]) -> None:
        """`hear` is called with each message and who sent it, `look` when the list of the workers has changed."""
        self.on_lost: Callable[[str | None], None] = lambda _: None
        """Called when messages from or to this worker (None: any) were lost."""
        self._address = database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._hear = hear
        self._look = look
        self._worker = ""
        self._waiting: dict[str, list[Any]] = {}
        self._wake = asyncio.Event()
        self._sent: dict[str, int] = {}
        self._heard: dict[str, int] = {}
        self._parts: dict[str, str | None] = {}
        """What has come of a text that is not complete; None: its beginning was lost."""
        self._notifying = asyncio.Lock()
        self._listening: psycopg.AsyncConnection[Any] | None = None
        self._sending: psycopg.AsyncConnection[Any] | None = None
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, worker: str) -> None:
        """Listen to what is sent to the worker of this id."""
        await self._listen_as(worker)
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._send_waiting())]

    async def become(self, worker: str) -> None:
        """From now on under another id; what was under way is over."""
        self._tasks[0].cancel()
        self._worker = worker
        self._forget()
        if self._listening is not None:
            with contextlib.suppress(psycopg.Error):
                await self._listening.close()
        self._tasks[0] = asyncio.create_task(self._listen())  # It connects again, however often it has to try.

    async def _listen_as(self, worker: str) -> None:
        self._worker = worker
        if self._listening is not None:
            await self._listening.close()
        self._listening = await self._connected()
        await self._listening.execute(f'LISTEN "{channel_of(worker)}"'.encode())
        await self._listening.execute(f'LISTEN "{ALL}"'.encode())

    async def _connected(self) -> psycopg.AsyncConnection[Any]:
        # A machine that is gone says nothing: it is asked now and then whether it is still there.
        return await psycopg.AsyncConnection.connect(
            self._address,
            autocommit=True,
            connect_timeout=5,
            keepalives_idle=5,
            keepalives_interval=2,
            keepalives_count=3,
        )

    def _forget(self) -> None:
        for noted in (self._waiting, self._sent, self._heard, self._parts):
            noted.clear()

    # Sending.

    def send(self, worker: str, message: Any) -> None:
        """A message for another worker: anything that JSON can say."""
        waiting = self._waiting.setdefault(worker, [])
        waiting.append(message)
        if len(waiting) > MOST_WAITING:
            del self._waiting[worker]
            self.on_lost(worker)
        self._wake.set()

    def last(self, worker: str) -> Any:
        """The last message for a worker, as long as it has not been sent: it may still be changed."""
        waiting = self._waiting.get(worker)
        return waiting[-1] if waiting else None

    async def _send_waiting(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            try:
                await self._send_all()
            except psycopg.Error as error:
                await self._lost("cannot send", error)

    async def _send_all(self) -> None:
        async with self._notifying:
            waiting, self._waiting = self._waiting, {}
            pieces = [(channel_of(to), piece) for to, messages in waiting.items() for piece in self._cut(to, messages)]
            if pieces:
                await self._notify(pieces)

    async def _notify(self, pieces: list[tuple[str, str]]) -> None:
        if self._sending is None or self._sending.closed:
            self._sending = await self._connected()
            # Notifications are not kept: they need not wait for the disk.
            await self._sending.execute("SET synchronous_commit = off")
        channels, texts = [channel for channel, _ in pieces], [text for _, text in pieces]
        await self._sending.execute(
            "SELECT pg_notify(channel, piece) FROM unnest(%b::text[], %b::text[]) AS pieces(channel, piece)",
            [channels, texts],
        )
        NOTIFICATIONS.labels("sent").inc(len(pieces))

    def _cut(self, worker: str, messages: list[Any]) -> Iterator[str]:
        """All messages as one text, in pieces that fit. Equal ones would come once only; their numbers differ."""
        text = orjson.dumps(messages).decode()
        size = _LARGEST if text.isascii() else _LARGEST // 4
        for first in range(0, len(text), size):
            number = self._sent[worker] = self._sent.get(worker, 0) + 1
            ends = "." if first + size >= len(text) else "+"
            yield f"{self._worker} {number} {ends}{text[first : first + size]}"

    # Listening.

    async def _listen(self) -> None:
        while True:
            try:
                if self._listening is None or self._listening.closed:
                    await self._listen_as(self._worker)
                    self.on_lost(None)
                    self._look()
                assert self._listening is not None
                async for found in self._listening.notifies():
                    if found.channel == ALL:
                        self._look()
                    else:
                        self._take_in(found.payload)
            except psycopg.Error as error:
                await self._lost("cannot listen", error)

    def _take_in(self, payload: str) -> None:
        NOTIFICATIONS.labels("heard").inc()
        sender, number, text = payload.split(" ", 2)
        is_next = int(number) == self._heard.get(sender, 0) + 1
        self._heard[sender] = int(number)
        if not is_next:
            self._parts[sender] = None
            log.warning("messages were lost", extra={"worker": sender})
            self.on_lost(sender)
        begun = self._parts.pop(sender, "")
        if begun is not None:
            begun += text[1:]
        if text[0] == "+":
            self._parts[sender] = begun
        elif begun is not None:
            for message in orjson.loads(begun):
                self._hear(sender, message)

    async def _lost(self, words: str, error: Exception) -> None:
        log.warning(words, extra={"reason": " ".join(str(error).split())[:200]})
        self.on_lost(None)
        await asyncio.sleep(AGAIN)

    async def close(self) -> None:
        """Send what is left."""
        with contextlib.suppress(psycopg.Error, TimeoutError):
            await asyncio.wait_for(self._send_all(), 1.0)
        for task in self._tasks:
            task.cancel()
        for connection in (self._listening, self._sending):
            if connection is not None:
                with contextlib.suppress(psycopg.Error):
                    await connection.close()
