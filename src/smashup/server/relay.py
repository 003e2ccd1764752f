"""Clients of one worker at the tables of another: what they say and hear is passed on, word by word.

The worker that a client is connected to is the door; the one that owns the table has the conversation with the client,
as if it were connected there. A request by REST is passed on and answered likewise. Nothing is passed on twice: if the
table is gone elsewhere meanwhile, the client is asked to come back.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import itertools
import re
import time
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple, Protocol

import orjson
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from smashup.server.backplane import Backplane
from smashup.server.errors import Refused
from smashup.server.leases import Leases
from smashup.server.limits import origin_of
from smashup.server.metrics import RELAYED
from smashup.server.outbox import RESTART
from smashup.server.protocol.answers import Closing

ANSWERED_WITHIN = 10.0
"""Seconds in which another worker answers a request."""
LISTED_FOR = 1.0
"""Seconds for which what all workers answered is good enough."""
COME_BACK = "this table is moving; come back in a moment"
_OWNED = re.compile(r"/api/(?:tables/([A-Za-z0-9]{1,32})(?:/\w+)?|replays/([A-Za-z0-9]{1,32})/analysis)/?")
"""Requests that only the owner of the table can answer."""
_PASSED_ON = "smashup.passed_on"


class Answer(NamedTuple):
    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


class Outgoing(Protocol):
    """A client that is connected here."""

    def send(self, message: str) -> None: ...

    def part(self, reason: str) -> None: ...

    def close(self, code: int) -> None: ...


class Wire:
    """At the door: a client that is at a table of another worker."""

    def __init__(self, relay: Relay, worker: str, number: int, outbox: Outgoing) -> None:
        self.worker = worker
        self.outbox = outbox
        self.answers: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        """Has the worker answered? False: it is gone, and never did."""
        self._relay = relay
        self._number = number

    def hear(self, text: str) -> None:
        self._has_answered()
        self.outbox.send(text)

    def shut(self, code: int) -> None:
        self._has_answered()
        self.outbox.close(code)

    def _has_answered(self) -> None:
        if not self.answers.done():
            self.answers.set_result(True)

    def cut(self) -> None:
        """The worker is gone, or what it says cannot be relied on."""
        if not self.answers.done():
            self.answers.set_result(False)
        else:
            self.outbox.part(COME_BACK)

    def send(self, text: str) -> None:
        RELAYED.labels("in").inc()
        self._relay.tell(self.worker, ["hear", self._number, text])

    def close(self) -> None:
        """The client is gone."""
        if self._relay.wires.pop(self._number, None) is not None:
            self._relay.tell(self.worker, ["left", self._number])


class FarClient:
    """At the table: a client that is connected to another worker."""

    def __init__(self, relay: Relay, door: str, number: int, address: str) -> None:
        self.seat: int | None = None
        self.origin = origin_of(address)
        self.address = address
        self.heard: asyncio.Queue[str | None] = asyncio.Queue()
        """What it says; None: it is gone."""
        self._relay = relay
        self._door = door
        self._number = number
        self._closed = False

    def send(self, message: str) -> None:
        if not self._closed:
            self._relay.say(self._door, self._number, message)

    def part(self, reason: str) -> None:
        self.send(Closing(message=reason).model_dump_json(exclude_none=True))
        self.close(RESTART)

    def close(self, code: int) -> None:
        if not self._closed:
            self._closed = True
            self._relay.tell(self._door, ["shut", self._number, code])

    async def finish(self) -> None:
        self.close(1000)


class Relay:
    """Both ends, at one worker."""

    def __init__(
        self, app: ASGIApp, leases: Leases, converse: Callable[[FarClient], Coroutine[Any, Any, None]]
    ) -> None:
        """`converse` has the conversation with a client that is connected elsewhere."""
        self._app = app
        self._leases = leases
        self._converse = converse
        self._backplane: Backplane
        self._numbers = itertools.count(1)
        self.wires: dict[int, Wire] = {}
        self._far: dict[tuple[str, int], FarClient] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._asked: dict[int, tuple[str, asyncio.Future[Answer]]] = {}
        self._listed: dict[str, tuple[float, list[bytes]]] = {}

    async def open(self, backplane: Backplane) -> None:
        self._backplane = backplane
        backplane.on_lost = self._cut
        self._leases.on_known = self._cut_gone
        await backplane.open(self._leases.worker)

    def _cut_gone(self) -> None:
        used = {wire.worker for wire in self.wires.values()} | {door for door, _ in self._far}
        used |= {worker for worker, _ in self._asked.values()}
        for worker in used - self._leases.others:
            self._cut(worker, tell=False)

    async def become(self, worker: str) -> None:
        """This worker has another id now; nothing goes on."""
        self._cut(None, tell=False)
        await self._backplane.become(worker)

    # Between workers.

    def tell(self, worker: str, message: list[Any]) -> None:
        self._backplane.send(worker, message)

    def say(self, door: str, number: int, text: str) -> None:
        """Say it to a client; the same text to several in a row goes there once."""
        RELAYED.labels("out").inc()
        last = self._backplane.last(door)
        if last is not None and last[0] == "say" and last[2] is text:
            last[1].append(number)
        else:
            self._backplane.send(door, ["say", [number], text])

    def hear(self, sender: str, message: list[Any]) -> None:
        match message:
            case ["say", numbers, text]:
                for number in numbers:
                    if (wire := self.wires.get(number)) is not None:
                        wire.hear(text)
            case ["shut", number, code]:
                if (wire := self.wires.pop(number, None)) is not None:
                    wire.shut(code)
            case ["open", number, address]:
                come = self._far[sender, number] = FarClient(self, sender, number, address)
                self._start(self._have(sender, number, come))
            case ["hear", number, text]:
                if (client := self._far.get((sender, number))) is not None:
                    client.heard.put_nowait(text)
                else:
                    self.tell(sender, ["shut", number, RESTART])
            case ["left", number]:
                if (client := self._far.get((sender, number))) is not None:
                    client.heard.put_nowait(None)
            case ["ask", number, scope, body]:
                self._start(self._answer(sender, number, scope, body))
            case ["answer", number, status, headers, body]:
                if number in self._asked:
                    told = [(name.encode("latin-1"), value.encode("latin-1")) for name, value in headers]
                    self._asked[number][1].set_result(Answer(status, told, base64.b64decode(body)))
            case ["reset"]:
                self._cut(sender, tell=False)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _cut(self, worker: str | None, tell: bool = True) -> None:
        """What goes on with this worker (None: with any) may have gaps, or the worker is gone: it ends here."""
        for number, wire in list(self.wires.items()):
            if worker in (None, wire.worker):
                del self.wires[number]
                wire.cut()
        for (door, _), client in list(self._far.items()):
            if worker in (None, door):
                client.heard.put_nowait(None)
        for asked_of, answer in list(self._asked.values()):
            if worker in (None, asked_of) and not answer.done():
                answer.set_exception(_closed())
        for other in self._leases.others if tell else ():
            if worker in (None, other):
                self.tell(other, ["reset"])

    # Clients.

    def connect(self, worker: str, address: str, outbox: Outgoing) -> Wire:
        """A client that is connected here is at a table of that worker from now on."""
        if worker not in self._leases.others:  # It is gone, or so new that it will be known in a moment.
            self._leases.look()
        number = next(self._numbers)
        wire = self.wires[number] = Wire(self, worker, number, outbox)
        self.tell(worker, ["open", number, address])
        return wire

    async def _have(self, door: str, number: int, client: FarClient) -> None:
        try:
            await self._converse(client)
        finally:
            del self._far[door, number]

    # Requests.

    async def ask(self, worker: str, scope: Scope, body: bytes) -> Answer:
        """Have another worker answer a request."""
        number = next(self._numbers)
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._asked[number] = worker, answer
        headers = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in scope["headers"]]
        client = scope["client"][0] if scope.get("client") else "?"
        told = [scope["method"], scope["path"], scope["query_string"].decode("latin-1"), headers, client]
        self.tell(worker, ["ask", number, [*told, scope.get("scheme", "http")], base64.b64encode(body).decode()])
        try:
            return await asyncio.wait_for(answer, ANSWERED_WITHIN)
        except TimeoutError as error:
            raise _closed() from error
        finally:
            del self._asked[number]

    async def ask_others(self, path: str) -> list[bytes]:
        """What each of the other workers answers, where it does; good for a moment, for everybody who asks."""
        at, found = self._listed.get(path, (0.0, []))
        if time.monotonic() - at < LISTED_FOR:
            return found
        scope: Scope = {"method": "GET", "path": path, "query_string": b"", "headers": [], "client": None}

        async def ask(worker: str) -> bytes | None:
            with contextlib.suppress(Refused):
                answer = await self.ask(worker, scope, b"")
                return answer.body if answer.status == 200 else None
            return None

        found = [one for one in await asyncio.gather(*map(ask, self._leases.others)) if one is not None]
        self._listed[path] = time.monotonic(), found
        return found

    async def _answer(self, sender: str, number: int, asked: list[Any], body: str) -> None:
        method, path, query, headers, client, scheme = asked
        scope: Scope = {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "method": method,
            "scheme": scheme,
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": query.encode("latin-1"),
            "headers": [(name.encode("latin-1"), value.encode("latin-1")) for name, value in headers],
            "client": (client, 0),
            "server": None,
            _PASSED_ON: True,
        }
        found = await called(self._app, scope, base64.b64decode(body))
        told = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in found.headers]
        self.tell(sender, ["answer", number, found.status, told, base64.b64encode(found.body).decode()])

    def part_all(self, reason: str) -> list[Outgoing]:
        """Send those away who are connected here and sit elsewhere."""
        outboxes = [wire.outbox for wire in self.wires.values()]
        for wire in list(self.wires.values()):
            wire.outbox.part(reason)
            wire.close()
        return outboxes

    async def close(self) -> None:
        for task in tuple(self._tasks):
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks)
        await self._backplane.close()


class PassOn:
    """Around the app: what only the owner of a table can answer is passed on to it."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        relay: Relay | None = getattr(scope["app"].state, "relay", None)
        found = _OWNED.fullmatch(scope["path"]) if scope["type"] == "http" and not is_passed_on(scope) else None
        if relay is None or found is None:
            await self._app(scope, receive, send)
            return
        body: bytes | None = None
        for left in (1, 0):
            try:
                owner = await scope["app"].state.lobby.owner(found[1] or found[2])
                if owner is None:
                    await self._app(scope, receive if body is None else _whole(body), send)
                    return
                if body is None:
                    body = (await receive()).get("body", b"")  # The whole of it: see `security.Guard`.
                answer = await relay.ask(owner, scope, body)
                break
            except Refused as error:
                answer = refusal(error)
                if not left or scope["method"] != "GET":  # Whoever is gone may have done already what was asked.
                    break
        await send({"type": "http.response.start", "status": answer.status, "headers": answer.headers})
        await send({"type": "http.response.body", "body": answer.body})


def is_passed_on(scope: Any) -> bool:
    return _PASSED_ON in scope


def refusal(error: Refused) -> Answer:
    body = orjson.dumps({"code": error.code, "message": error.message})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    return Answer(error.status, headers, body)


async def called(app: ASGIApp, scope: Scope, body: bytes) -> Answer:
    """What an app answers."""
    status, headers, parts = 500, list[tuple[bytes, bytes]](), list[bytes]()

    async def send(message: Message) -> None:
        nonlocal status
        if message["type"] == "http.response.start":
            status = message["status"]
            headers.extend(message["headers"])
        elif message["type"] == "http.response.body":
            parts.append(message.get("body", b""))

    await app(scope, _whole(body), send)
    return Answer(status, headers, b"".join(parts))


def _whole(body: bytes) -> Receive:
    async def receive() -> Message:
        return {"type": "http.request", "body": body, "more_body": False}

    return receive


def _closed() -> Refused:
    return Refused("closed", COME_BACK, 503)
