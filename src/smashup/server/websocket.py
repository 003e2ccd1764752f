"""The WebSocket at /ws: a client says hello, then asks for things until it leaves."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from fastapi import APIRouter
from pydantic import ValidationError
from starlette.responses import JSONResponse
from starlette.websockets import WebSocket, WebSocketDisconnect

from smashup.engine.errors import SmashUpError
from smashup.server import limits
from smashup.server.bot_workers import GamePoint, rests_on
from smashup.server.errors import Refused
from smashup.server.leases import Elsewhere
from smashup.server.limits import Bucket, Limits, TooMany, origin_of
from smashup.server.live_table import LiveTable
from smashup.server.metrics import MESSAGES, REFUSALS, REQUEST_SECONDS
from smashup.server.outbox import Outbox
from smashup.server.protocol import FROM_CLIENT, requests
from smashup.server.protocol.answers import (
    Failed,
    HintAnswer,
    Pong,
    PowerAnswer,
    PowerPart,
    Suggestion,
    WhyNotAnswer,
)
from smashup.server.protocol.common import Message
from smashup.server.relay import FarClient, Relay, Wire
from smashup.server.security import same_origin
from smashup.server.table import Table

log = logging.getLogger(__name__)
router = APIRouter()

HELLO_WITHIN = 15.0
"""Seconds a new connection has to say hello."""
MOST_REFUSED = 100
"""A connection ends when this many more of its messages were refused for coming too fast than were accepted."""
POLICY = 1008


@router.websocket("/ws")
async def socket(websocket: WebSocket) -> None:
    state = websocket.app.state
    address = websocket.client.host if websocket.client is not None else "?"
    with contextlib.ExitStack() as stack:
        try:
            if not same_origin(websocket.headers, state.settings):
                raise Refused("wrong_origin", "this page may not speak to this server", 403)
            state.limits.check("connections", limits.CONNECTING, address)
            stack.enter_context(state.limits.socket(address))
            if state.lobby.stopping:
                raise Refused("stopping", "the server is about to stop", 503)
        except Refused as refused:
            REFUSALS.labels(refused.code).inc()
            body = {"code": refused.code, "message": refused.message}
            await websocket.send_denial_response(JSONResponse(body, refused.status))
            return
        await websocket.accept()
        await Conversation(
            partial(_receive, websocket), Outbox(websocket, origin_of(address)), state, address, state.relay
        ).have()


async def _receive(websocket: WebSocket) -> str | None:
    """The next message; None for one that is not text."""
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code") or 1000, message.get("reason"))
    found: str | None = message.get("text")
    return found


async def converse(state: Any, client: FarClient) -> None:
    """The conversation with somebody who is connected to another worker, and comes to a table of this one."""

    async def receive() -> str:
        text = await client.heard.get()
        if text is None:
            raise WebSocketDisconnect(1001)
        return text

    await Conversation(receive, client, state, client.address, None).have()


class Conversation:
    """What is said on one connection."""

    def __init__(
        self,
        receive: Callable[[], Awaitable[str | None]],
        outbox: Outbox | FarClient,
        state: Any,
        address: str,
        relay: Relay | None,
    ) -> None:
        """`relay`: the way to tables of other workers, where there is one."""
        self._receive = receive
        self._lobby = state.lobby
        self._outbox = outbox
        self._address = address
        self._relay = relay
        self._live: LiveTable | None = None
        self._wire: Wire | None = None
        """Where the table is another worker's."""
        self._limits: Limits = state.limits
        self._buckets = {
            "messages": Bucket(limits.MESSAGES),
            "chat messages": Bucket(limits.CHAT),
            "hints": Bucket(limits.HINTS),
        }
        self._refused = 0
        self._hint: asyncio.Task[None] | None = None

    async def have(self) -> None:
        """From the hello to the end."""
        try:
            await self._run()
        except WebSocketDisconnect:
            pass
        finally:
            await self._end()

    async def _run(self) -> None:
        deadline = time.monotonic() + HELLO_WITHIN
        while True:
            if self._live is None and self._wire is None:
                try:
                    text = await asyncio.wait_for(self._receive(), max(0.0, deadline - time.monotonic()))
                except TimeoutError:
                    self._fail(None, Refused("no_hello", f"expected a hello within {HELLO_WITHIN:g} s"))
                    return
            else:
                text = await self._receive()
            if not await self._hear(text):
                return

    async def _hear(self, text: str | None) -> bool:
        """Do what one message asks; False ends the connection."""
        began = time.perf_counter()
        self._lobby.heard_at = time.monotonic()
        request: int | None = None
        try:
            self._take("messages")
            if self._wire is not None:
                self._wire.send(_text(text))
                return True
            message = _read(text)
            request = getattr(message, "request", None)
            MESSAGES.labels(message.type).inc()
            await self._answer(message)
            REQUEST_SECONDS.observe(time.perf_counter() - began)
        except Refused as refused:
            self._fail(request if request is not None else _request_in(text), refused)
            return not isinstance(refused, TooMany) or self._refused < MOST_REFUSED
        return True

    def _take(self, what: str) -> None:
        if not self._limits.strict:
            return
        seconds = self._buckets[what].take()
        if not seconds and what == "messages":
            seconds = self._limits.take(what, limits.MESSAGES_OF_ADDRESS, self._outbox.origin)
        if seconds:
            self._refused += 1
            raise TooMany(what, seconds)
        self._refused = max(0, self._refused - 1)

    async def _answer(self, message: Any) -> None:
        if isinstance(message, requests.Hello):
            await self._hello(message)
            return
        live = self._live
        if live is None:
            raise Refused("no_hello", 'expected a "hello" first')
        match message:
            case requests.Ping():
                self._say(Pong(request=message.request))
            case requests.WhyNot():
                self._say(await live.ask(lambda table: _why_not(table, self._outbox.seat, message)))
            case requests.ExplainPower():
                self._say(await live.ask(lambda table: _power(table, message)))
            case requests.Hint():
                await self._start_hint(live, message)
            case _:
                if isinstance(message, requests.Chat):
                    self._take("chat messages")
                await live.request(self._outbox, message)

    async def _hello(self, message: requests.Hello) -> None:
        if self._live is not None:
            raise Refused("already_here", "expected one hello for each connection")
        try:
            live: LiveTable = await self._lobby.find(message.table)
        except Elsewhere as elsewhere:
            if self._relay is None:
                self._outbox.part(elsewhere.message)
            else:
                await self._go(self._relay, elsewhere.worker, message)
            return
        await live.arrive(self._outbox, message.token, message.since)
        self._live = live

    async def _go(self, relay: Relay, worker: str, hello: requests.Hello) -> None:
        """Say hello at another worker's table; if that worker turns out to be gone, somebody else has the table now."""
        self._wire = relay.connect(worker, self._address, self._outbox)
        self._wire.send(hello.model_dump_json(exclude_none=True))
        if not await self._wire.answers:
            self._wire = None
            await self._hello(hello)

    async def _start_hint(self, live: LiveTable, message: requests.Hint) -> None:
        """Thinking takes a while; the connection goes on meanwhile."""
        self._take("hints")
        if self._hint is not None and not self._hint.done():
            raise Refused("already_asked", "a bot is still thinking about your last question")
        question = await live.ask(lambda table: (_asked(table, self._outbox.seat), live.point()))
        self._hint = asyncio.create_task(self._give_hint(message.request, *question))

    async def _give_hint(self, request: int, asked: tuple[int, list[tuple[str, str]]], point: GamePoint) -> None:
        number, options = asked
        try:
            advice = await self._lobby.bot_workers.advise(self._outbox.origin, point)
            found = []
            for one in advice:
                key, label = options[one.choice]
                found.append(Suggestion(key=key, label=label, chance=one.chance, reason=one.reason))
        except Exception:
            log.exception("no hint", extra={"table": point.table})
            self._fail(request, Refused("no_hint", "no advice is available right now"))
        else:
            self._say(HintAnswer(request=request, decision=number, suggestions=found, rests_on=rests_on()))

    def _say(self, message: Message) -> None:
        self._outbox.send(message.model_dump_json(exclude_none=True))

    def _fail(self, request: int | None, refused: Refused) -> None:
        REFUSALS.labels(refused.code).inc()
        self._say(Failed(request=request, code=refused.code, message=refused.message))

    async def _end(self) -> None:
        if self._wire is not None:
            self._wire.close()
        if self._hint is not None:
            self._hint.cancel()
        if self._live is not None:
            with contextlib.suppress(Refused):  # The table was closed before the connection.
                await self._live.depart(self._outbox)
        if self._refused >= MOST_REFUSED:
            self._outbox.close(POLICY)
        await self._outbox.finish()


def _text(text: str | None) -> str:
    """A message that is text, and not too long."""
    if text is None:
        raise Refused("bad_message", "expected a text message with JSON, not a binary one")
    if len(text.encode(errors="surrogatepass")) > limits.LARGEST_MESSAGE:
        raise Refused("too_large", f"expected a message of at most {limits.LARGEST_MESSAGE} bytes")
    return text


def _read(text: str | None) -> Any:
    """The message, checked."""
    try:
        return FROM_CLIENT.validate_json(_text(text))
    except ValidationError as error:
        raise Refused("bad_message", problem(error)) from error


def problem(error: ValidationError) -> str:
    """What was wrong, in one line."""
    first = error.errors(include_url=False, include_input=False)[0]
    where = ".".join(str(part) for part in first["loc"])
    return f"{where}: {first['msg']}" if where else first["msg"]


def _request_in(text: str | None) -> int | None:
    """The number of a request that is otherwise wrong, so that its sender knows which one it was."""
    try:
        number = json.loads(text or "")["request"]
    except (ValueError, KeyError, TypeError, RecursionError):
        return None
    return number if type(number) is int and 0 <= number <= 2**53 - 1 else None


def _why_not(table: Table, seat: int | None, message: requests.WhyNot) -> WhyNotAnswer:
    if seat is None:
        raise Refused("not_seated", "you are watching; only a player can ask that", 403)
    if table.game is None:
        raise Refused("not_playing", "the game has not begun")
    try:
        reason = table.game.why_not(seat, message.card, message.base)
    except SmashUpError as error:
        raise Refused("bad_request", str(error)) from error
    return WhyNotAnswer(request=message.request, reason=reason)


def _power(table: Table, message: requests.ExplainPower) -> PowerAnswer:
    if table.game is None:
        raise Refused("not_playing", "the game has not begun")
    try:
        parts = table.game.explain_power(message.card, message.player)
    except SmashUpError as error:
        raise Refused("bad_request", str(error)) from error
    found = [PowerPart(what=what, amount=amount) for what, amount in parts]
    return PowerAnswer(request=message.request, total=sum(part.amount for part in found), parts=found)


def _asked(table: Table, seat: int | None) -> tuple[int, list[tuple[str, str]]]:
    """The decision a hint is wanted for: its number, and each option's key and label."""
    if not table.settings.hints:
        raise Refused("no_hints", "this table is played without hints")
    if seat is None or table.to_move != seat or table.game is None or table.game.decision is None:
        raise Refused("not_your_turn", "hints are for the player who is to decide")
    return table.position, [(option.key, option.label) for option in table.game.decision.options_with(table.names)]
