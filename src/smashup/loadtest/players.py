"""A protocol bot: takes one of its options by chance, game after game, and notes what it sees of the server."""

from __future__ import annotations

import asyncio
import random
import re
import time
from typing import Any

import orjson
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from smashup.loadtest.client import SOON, WAIT, connection
from smashup.loadtest.ledger import Seen

_NEWS = re.compile(rb'\{"type":"news","entry":\{.*?"number":(\d+)')
_TO_DO = (b'"options":', b'"result":', b'"next_table":')
"""What is in news after which a player may have something to do. Nothing else of a message need be read: players, who
share the machine with the server in most load tests, should cost as little as possible."""
TWICE = 20
"""One in this many choices is sent twice, as by an impatient click: the second must be refused."""


class _ComeBack(Exception):  # noqa: N818 (it is an answer, not a failure)
    """The table was just closed."""


class Player:
    """Somebody in a seat. After a game there is another one with the same people."""

    def __init__(self, url: str, joined: dict[str, Any], think: float, seen: Seen, patience: float = 0.0) -> None:
        self._url = url
        self._table: str = joined["table"]
        self._seat: int = joined["seat"]
        self._token: str = joined["token"]
        self._think = think
        self._seen = seen
        self._sheet = seen.sheet(self._table, self._seat)
        self._number = 0
        """The newest of the story that was heard."""
        self._state: dict[str, Any] = {}
        self._requests = 0
        self._open: dict[int, tuple[int, float]] = {}
        """The choice under way: the decision it answers and when it was sent, by the number of the request."""
        self._second: set[int] = set()
        """Requests that must be refused."""
        self._asked_for_another = False
        self._leaving = False
        self._patience = patience
        self.is_away = False
        """Was the connection lost, and is there no other one yet?"""
        self._task = asyncio.create_task(self._play())

    @property
    def table(self) -> str:
        """Where they are now."""
        return self._table

    @property
    def task(self) -> asyncio.Task[None]:
        return self._task

    @property
    def waiting_since(self) -> float | None:
        """When the choice was sent whose answer has not come yet."""
        return next((sent for _, sent in self._open.values()), None)

    def leave(self) -> None:
        """Stop playing, but not before a choice under way is answered."""
        self._leaving = True
        if not self._open:
            self._task.cancel()

    async def _play(self) -> None:
        while not self._leaving:
            try:
                async with connection(self._url, self._patience) as socket:
                    hello = {"type": "hello", "table": self._table, "token": self._token, "since": self._number}
                    await _say(socket, hello)
                    await self._play_here(socket)
            except (ConnectionClosed, _ComeBack):
                self.is_away = True
                self._seen.cut_off += 1
                self._sheet.unanswered += len(self._open)
                self._open.clear()
                self._second.clear()
                await asyncio.sleep(SOON if self._patience else WAIT)

    async def _play_here(self, socket: ClientConnection) -> None:
        """Play at one table, until there is another one or it is time to leave."""
        while self._open or not self._leaving:
            await self._hear(await socket.recv(decode=False))
            if self._open or self._leaving:
                continue
            if "next_table" in self._state:
                self._move_to(self._state["next_table"])
                return
            if "result" not in self._state:
                await self._choose(socket, self._state.get("decision", {}))
            elif not self._asked_for_another and self._seat not in self._state["rematch"]:
                self._asked_for_another = True
                await self._send(socket, type="rematch")

    def _move_to(self, table: str) -> None:
        self._seen.games += self._seat == 0
        self._table, self._number, self._state = table, 0, {}
        self._sheet = self._seen.sheet(table, self._seat)
        self._asked_for_another = False

    # What the server says.

    async def _hear(self, text: bytes) -> None:
        if (news := _NEWS.match(text)) is not None and not any(word in text for word in _TO_DO):
            self._hear_number(int(news[1]))
            self._state = {}
            return
        message = orjson.loads(text)
        match message["type"]:
            case "snapshot":
                if self.is_away:
                    self._seen.returns.append(time.perf_counter())
                    self.is_away = False
                self._hear_state(message["story"], message["state"])
            case "news":
                self._hear_state([message["entry"]], message["state"])
            case "done":
                self._hear_done(message)
            case "error":
                await self._hear_error(message)

    def _hear_state(self, story: list[dict[str, Any]], state: dict[str, Any]) -> None:
        for entry in story:
            self._hear_number(entry["number"])
        self._state = state

    def _hear_number(self, number: int) -> None:
        self._seen.gaps += number != self._number + 1
        self._number = number

    def _hear_done(self, message: dict[str, Any]) -> None:
        request = message["request"]
        if request in self._second:
            self._second.remove(request)
            self._sheet.doubled += 1
        elif request in self._open:
            decision, sent = self._open.pop(request)
            self._seen.latencies.append(time.perf_counter() - sent)
            self._sheet.numbers[decision] = message["number"]
            if self._seen.watched == self._table:
                self._seen.sent_at[message["number"]] = sent

    async def _hear_error(self, message: dict[str, Any]) -> None:
        request, code = message.get("request", 0), message["code"]
        if request in self._second:
            self._second.remove(request)
            return
        answered = self._open.pop(request, None)
        if not request and code == "closed":
            raise _ComeBack
        if code == "too_many":
            self._seen.held_back += 1
            self._asked_for_another = False
            if not self._leaving:
                await asyncio.sleep(WAIT)
        elif answered is not None:
            self._seen.refusals[code] += 1

    # What this player says.

    async def _choose(self, socket: ClientConnection, decision: dict[str, Any]) -> None:
        if "options" not in decision or decision["number"] in self._sheet.numbers:
            return
        if self._think:
            await asyncio.sleep(random.expovariate(1 / self._think))
        answer = {"type": "choose", "decision": decision["number"], "key": random.choice(decision["options"])["key"]}
        self._open[self._requests + 1] = (decision["number"], time.perf_counter())
        await self._send(socket, **answer)
        if random.randrange(TWICE) == 0:
            self._second.add(self._requests + 1)
            await self._send(socket, **answer)

    async def _send(self, socket: ClientConnection, **message: Any) -> None:
        self._requests += 1
        await _say(socket, {"request": self._requests, **message})


async def _say(socket: ClientConnection, message: dict[str, Any]) -> None:
    await socket.send(orjson.dumps(message).decode())


class Spectator:
    """Somebody who watches one table, and notes how long after a choice they hear of it."""

    def __init__(self, url: str, table: str, seen: Seen) -> None:
        self._url = url
        self._table = table
        self._seen = seen
        self.here = asyncio.Event()
        self.task = asyncio.create_task(self._watch())

    async def _watch(self) -> None:
        async with connection(self._url) as socket:
            await _say(socket, {"type": "hello", "table": self._table})
            while True:
                text = await socket.recv(decode=False)
                self.here.set()
                # All of them hear the same; to read the whole of it for each would be what is measured.
                if (news := _NEWS.match(text)) is not None:
                    self._seen.watched_news.append((int(news[1]), time.perf_counter()))
