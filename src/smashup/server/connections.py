"""How connections are taken in: what each may cost before the app has heard a whole request, and afterwards.

Uvicorn reads as much as a client sends and waits as long as it takes. Here headers and frames are counted while they
come, everything has its time, and nobody holds all the connections there are.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from functools import partial
from typing import Any

import uvicorn
from fastapi import FastAPI
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import State

from smashup.server import limits
from smashup.server.limits import Bucket, Limits, Networks, origin_of
from smashup.server.settings import Settings

MOST_HEAD = 16_384
"""Bytes of a request's line and headers."""
MOST_HEADERS = 100
HEAD_WITHIN, BODY_WITHIN, ANSWER_WITHIN = 10.0, 30.0, 300.0
"""Seconds for a request's headers, then for its body, then for the whole answer to be made and fetched."""
PIECE = 256
"""Bytes of frames that are looked at before the next look at how many there were: most messages are shorter, and there
are forty pings in it."""
MOST_FRAGMENTS = 64
"""Frames of one message."""
SPARE = 128
"""File descriptors that are not for connections: the database, the workers, files of the page."""
NOT_TEXT, POLICY = 1007, 1008


class Doors:
    """Who is connected: so many at once, and so many of them from one address."""

    def __init__(self, limits_of_addresses: Limits, proxies: Networks, most: int) -> None:
        self.limits = limits_of_addresses
        self._proxies = proxies
        self._most = most
        self._open = 0
        self._by_origin: Counter[str] = Counter()

    def origin(self, client: tuple[str, int] | None) -> str | None:
        """Where a connection comes from; None where that says nothing: a proxy's connections are many people's."""
        if client is None or not self.limits.strict or client[0] in self._proxies:
            return None
        return origin_of(client[0])

    def enter(self, origin: str | None) -> bool:
        if self._open >= self._most or (origin is not None and self._by_origin[origin] >= limits.MOST_CONNECTIONS):
            return False
        self._open += 1
        if origin is not None:
            self._by_origin[origin] += 1
        return True

    def leave(self, origin: str | None) -> None:
        self._open -= 1
        if origin is not None:
            self._by_origin[origin] -= 1
            if not self._by_origin[origin]:
                del self._by_origin[origin]


class TooManyHeadersError(Exception):
    """Ends the reading of a request."""


class Http(HttpToolsProtocol):
    """A connection that speaks HTTP, until it becomes a WebSocket."""

    def __init__(self, doors: Doors, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._doors = doors
        self._origin: str | None = None
        self._entered = False
        self._head: int | None = 0
        """Bytes of the headers that are being read; None: they are complete."""
        self._upgraded = False
        self._alarm: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._origin = self._doors.origin(self.client)
        self._entered = self._doors.enter(self._origin)
        if self._entered:
            self._limit_time(HEAD_WITHIN)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._limit_time(None)
        if self._entered:
            self._doors.leave(self._origin)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        while data and not self._upgraded and not self.transport.is_closing():
            if self._head is None:
                super().data_received(data)
                return
            part, data = data[: MOST_HEAD - self._head], data[MOST_HEAD - self._head :]
            self._head += len(part)
            super().data_received(part)
            if self._head is not None and self._head >= MOST_HEAD:
                self._refuse(431, "headers too large")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head = self._head or 0
        self._limit_time(HEAD_WITHIN)

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        if len(self.headers) > MOST_HEADERS:
            raise TooManyHeadersError

    def on_headers_complete(self) -> None:
        self._head = None
        self._limit_time(BODY_WITHIN)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._limit_time(ANSWER_WITHIN)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        # Kept alive, for which there is a time already, unless the rest of a refused body is still to come.
        self._limit_time(BODY_WITHIN if self.cycle.more_body else None)
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        self._limit_time(None)
        self._upgraded = True
        super().handle_websocket_upgrade()
        protocol = self.transport.get_protocol()
        assert isinstance(protocol, Frames)
        protocol.admit(self._doors, self._origin)

    def _limit_time(self, seconds: float | None) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = self.loop.call_later(seconds, self._late) if seconds is not None else None

    def _late(self) -> None:
        if self.cycle is None or self.cycle.response_complete:
            self._refuse(408, "expected a whole request by now")
        self.transport.abort()

    def _refuse(self, status: int, reason: str) -> None:
        head = f"HTTP/1.1 {status} {reason}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
        self.transport.write(head.encode())
        self.transport.close()


class Frames(WebSocketsSansIOProtocol):
    """A WebSocket. Pings, pongs and pieces of messages, which the app never hears of, are counted here."""

    _doors: Doors
    _origin: str | None = None
    _rest = b""
    """What has come and was not looked at yet."""

    def admit(self, doors: Doors, origin: str | None) -> None:
        """Take over a connection that was let in as HTTP."""
        self._doors, self._origin = doors, origin
        self._bucket = Bucket(limits.FRAMES)

    def connection_lost(self, exc: Exception | None) -> None:
        self._doors.leave(self._origin)
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """The server stops. To a client that has said goodbye already, Uvicorn would say it again and fail."""
        if self.handshake_complete and not self.close_sent and self.conn.state is not State.OPEN:
            self.stop_keepalive()
            self.transport.close()
        else:
            super().shutdown()

    def data_received(self, data: bytes) -> None:
        """Piece by piece, and no further than to a message that the app has not heard yet: those it counts itself.

        What comes before the connection is accepted waits.
        """
        self._rest += data
        if self._rest and self.handshake_initiated and not self.handshake_complete:
            if not self.read_paused and not self.transport.is_closing():
                self.read_paused = True
                self.transport.pause_reading()
            return
        # When the server has closed it, too: the client's answer to that is what ends the connection.
        while self._rest and not self.read_paused and not self.transport.is_closing():
            piece, self._rest = self._rest[:PIECE], self._rest[PIECE:]
            super().data_received(piece)

    async def receive(self) -> Any:
        message = await super().receive()
        self.data_received(b"")
        return message

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.accept":
            if self.read_paused and not self.transport.is_closing():
                self.read_paused = False
                self.transport.resume_reading()
            self.data_received(b"")
        elif self.initial_response is not None and self.close_sent:
            # Otherwise Uvicorn takes every refusal for a mistake of the app and logs it.
            self.handshake_complete = True

    def handle_events(self) -> None:
        super().handle_events()
        if len(self.frames) > MOST_FRAGMENTS:
            self._part()

    def handle_cont(self, event: Frame) -> None:
        self._count()
        super().handle_cont(event)

    def handle_ping(self) -> None:
        self._count()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self._count()
        super().handle_pong(event)

    def send_receive_event_to_app(self) -> None:
        if self.close_sent:
            self._count()
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self.frames = []
            self._part(NOT_TEXT, "expected UTF-8")
            return
        super().send_receive_event_to_app()

    def _count(self) -> None:
        if not self._doors.limits.strict:
            return
        of_all = self._doors.limits.take("frames", limits.FRAMES_OF_ADDRESS, self._origin) if self._origin else 0.0
        if self._bucket.take() or of_all:
            self._part()

    def _part(self, code: int = POLICY, reason: str = "too many frames") -> None:
        if self.transport.is_closing():
            return
        if self.close_sent:  # To end it now would take from the client what it has not read yet.
            self._rest = b""
            if not self.read_paused:
                self.read_paused = True
                self.transport.pause_reading()
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.conn.fail(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def config_for(app: FastAPI, settings: Settings, **more: Any) -> uvicorn.Config:
    """How Uvicorn serves the app."""
    doors = Doors(app.state.limits, Networks(settings.proxies), _most_connections())
    return uvicorn.Config(
        app,
        log_config=None,
        http=partial(Http, doors),  # type: ignore[arg-type]  # It is called like the class.
        ws=Frames,
        ws_max_size=limits.LARGEST_FRAME,
        # A message is a few kilobytes; compressing would cost more time and memory than it saves.
        ws_per_message_deflate=False,
        forwarded_allow_ips=settings.proxies,
        ssl_certfile=settings.certificate,
        ssl_keyfile=settings.key,
        server_header=False,
        timeout_graceful_shutdown=5,
        **more,
    )


def _most_connections() -> int:
    """As many as there can be files open, less a few; many systems allow a thousand at first and more on request."""
    try:
        import resource
    except ModuleNotFoundError:
        return limits.MOST_CONNECTIONS_OF_ALL
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    able, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    unlimited = able == resource.RLIM_INFINITY
    return limits.MOST_CONNECTIONS_OF_ALL if unlimited else min(limits.MOST_CONNECTIONS_OF_ALL, able - SPARE)
