"""Clients for the tests: real HTTP and real WebSockets against a real server."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable
from contextlib import contextmanager
from typing import Any

import anyio._core._fileio  # noqa: F401  (The server loads it in its thread, which Python 3.11 can stumble over.)
import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from smashup.server.app import create_app
from smashup.server.connections import config_for
from smashup.server.settings import Settings

WAIT = 60.0
"""Seconds after which a test gives up on a message that should have come."""


class RunningServer:
    """A server in a thread of this process."""

    def __init__(self, settings: Settings) -> None:
        self.app = create_app(settings)
        self._server = uvicorn.Server(config_for(self.app, settings, port=0, lifespan="on"))
        self._thread = threading.Thread(target=self._server.run, daemon=True)
        self._thread.start()
        deadline = time.monotonic() + WAIT
        while not self._server.started:
            assert self._thread.is_alive(), "the server did not start"
            assert time.monotonic() < deadline
            time.sleep(0.01)
        self.port = self._server.servers[0].sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(WAIT)
        assert not self._thread.is_alive(), "the server did not stop"


class Api:
    """REST and WebSockets of one server."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=WAIT)

    def get(self, path: str, status: int = 200) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    def post(self, path: str, body: dict[str, Any], status: int) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    def make(self, *seats: str, name: str | None = "Ann", status: int = 201, **more: Any) -> Any:
        """A table with these seats: "person", or a bot's level. Bots move at once."""
        top: dict[str, Any] = {key: more.pop(key) for key in ("seed", "seat") if key in more}
        plans = [{"kind": "person"} if kind == "person" else {"kind": "bot", "level": kind} for kind in seats]
        body: dict[str, Any] = {"settings": {"seats": plans, "speed": "instant", **more}, **top}
        if name is not None:
            body["name"] = name
        return self.post("/api/tables", body, status)

    def join(self, table: str, name: str, status: int = 200, **more: Any) -> Any:
        return self.post(f"/api/tables/{table}/join", {"name": name, **more}, status)

    @contextmanager
    def at(self, table: str, token: str | None = None, since: int = 0, **options: Any):
        """A client at the table."""
        client = Client(self.url, **options)
        try:
            client.hello(table, token, since)
            yield client
        finally:
            client.close()


class Client:
    """One WebSocket, and what was heard on it."""

    def __init__(self, url: str, **options: Any) -> None:
        options = {"open_timeout": WAIT, "max_size": None, "max_queue": None, **options}
        self._opened = connect(url.replace("http", "ws", 1) + "/ws", **options)
        self.socket = self._opened.__enter__()
        self.you: int | None = None
        self.state: dict[str, Any] = {}
        self.story: list[dict[str, Any]] = []
        self.heard: list[dict[str, Any]] = []
        self._request = 1000

    def say(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def hear(self, timeout: float = WAIT) -> dict[str, Any]:
        """The next message; what it says about the table is noted."""
        message: dict[str, Any] = json.loads(self.socket.recv(timeout))
        self.heard.append(message)
        if message["type"] == "snapshot":
            self.you = message.get("you")
            self.story += message["story"]
            self.state = message["state"]
        elif message["type"] == "news":
            self.story.append(message["entry"])
            self.state = message["state"]
        elif message["type"] == "presence":
            for seat, here in zip(self.state["seats"], message["connected"], strict=True):
                seat["connected"] = here or (seat.get("level") is not None and seat["kind"] == "bot")
            self.state["spectators"] = message["spectators"]
        return message

    def hello(self, table: str, token: str | None = None, since: int = 0) -> dict[str, Any]:
        said = {"type": "hello", "table": table, "since": since} | ({"token": token} if token else {})
        self.say(said)
        return self.hear()

    def ask(self, type: str, **fields: Any) -> dict[str, Any]:
        """Send a request; the answer to it."""
        self._request += 1
        self.say({"type": type, "request": self._request, **fields})
        while True:
            message = self.hear()
            if message.get("request") == self._request:
                return message

    def do(self, type: str, **fields: Any) -> dict[str, Any]:
        """Send a request that should be carried out."""
        answer = self.ask(type, **fields)
        assert answer["type"] != "error", answer
        return answer

    def refused(self, type: str, **fields: Any) -> str:
        """Send a request that should be refused; returns the code."""
        answer = self.ask(type, **fields)
        assert answer["type"] == "error", answer
        return str(answer["code"])

    def until(self, wanted: Callable[[dict[str, Any]], Any], timeout: float = WAIT) -> dict[str, Any]:
        """Listen until the state is as wanted."""
        deadline = time.monotonic() + timeout
        while not wanted(self.state):
            self.hear(max(0.01, deadline - time.monotonic()))
        return self.state

    @property
    def asked(self) -> bool:
        """Is this client to decide?"""
        decision = self.state.get("decision")
        return decision is not None and decision["player"] == self.you and self.you is not None

    def until_asked(self) -> bool:
        """Listen until this client is to decide, or the game is over (False)."""
        self.until(lambda state: self.asked or state["phase"] == "over")
        return self.asked

    def choose(self, pick: int = 0, **fields: Any) -> dict[str, Any]:
        """Answer with the option of that index."""
        decision = self.state["decision"]
        key = decision["options"][pick % len(decision["options"])]["key"]
        return self.do("choose", decision=decision["number"], key=key, **fields)

    def play(self, decisions: int) -> int:
        """Answer that many decisions, fewer if the game ends; returns how many there were."""
        for number in range(decisions):
            if not self.until_asked():
                return number
            self.choose(number)
        return decisions

    def close(self) -> None:
        self._opened.__exit__(None, None, None)

    def closed_with(self) -> int | None:
        """Listen until the server closes the connection; the code."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else None


def take_turns(*clients: Client, decisions: int) -> int:
    """Whoever is asked answers, that many times or until the game ends; returns how many times."""
    for number in range(decisions):
        newest = max(client.state["number"] for client in clients)
        for client in clients:
            client.until(lambda state: state["number"] >= newest)  # noqa: B023 (called at once)
        asked = [client for client in clients if client.asked]
        if not asked:
            return number
        asked[0].choose(number)
    newest = max(client.state["number"] for client in clients)
    for client in clients:
        client.until(lambda state: state["number"] >= newest)
    return decisions
