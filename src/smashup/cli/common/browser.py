"""Pages in the browser: a server that runs until it is stopped, and a game shown by one of its own."""

from __future__ import annotations

import contextlib
import os
import socket
import tempfile
import webbrowser
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from smashup.cli.common.arguments import PORT, UsageError

if TYPE_CHECKING:
    from smashup.server.database import Database
    from smashup.server.settings import Settings

TRIED = 100
"""This many ports are tried if the usual one is busy."""


def settings_with(**given: Any) -> Settings:
    """What was given, then what the environment says, then what is usual."""
    from pydantic import ValidationError

    from smashup.server.settings import Settings

    try:
        return Settings(**given)
    except ValidationError as error:
        first = error.errors()[0]
        name = str(first["loc"][0])
        raise UsageError(f"SMASHUP_{name.upper()}: {first['msg']}, not {first['input']!r}") from error


class Welcome(NamedTuple):
    """What is said when the server can be reached, and the address that a browser opens."""

    address: str
    words: str


def serve(
    settings: Settings,
    browser: bool,
    welcome: Callable[[str, Database], Welcome],
) -> None:
    """Run a server until it is stopped. `welcome` is called with its page and its database once that is open."""
    import asyncio

    from smashup.server.database import Database
    from smashup.server.errors import ServerError
    from smashup.server.workers import Supervisor, serve_alone

    port = settings.port
    with contextlib.ExitStack() as stack:
        listener = stack.enter_context(_listening(settings.host, port))
        try:
            database = stack.enter_context(contextlib.closing(Database(settings.database)))
            scheme = "http" if settings.certificate is None else "https"
            found_host, found_port = listener.getsockname()[:2]
            address, words = welcome(f"{scheme}://{_reachable(found_host)}:{found_port}/", database)

            def say_welcome() -> None:
                if port is None and found_port != PORT:
                    print(f"Port {PORT} is busy; using {found_port}.")
                print(words, flush=True)
                if browser:
                    webbrowser.open(address)

            async def say_ready() -> None:
                await asyncio.to_thread(say_welcome)

            if settings.workers > 1:
                Supervisor(settings, database, listener).run(say_welcome)
            else:
                serve_alone(settings, database, listener, say_ready)
        except ServerError as error:
            raise UsageError(str(error)) from error


def _reachable(host: str) -> str:
    """An address for a browser on this machine."""
    if host in ("0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host


@contextlib.contextmanager
def _listening(host: str, port: int | None) -> Iterator[socket.socket]:
    """A socket at the port that was asked for, or at the usual one, or at the next that is free."""
    ports = range(PORT, PORT + TRIED) if port is None else (port,)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as listener:
        if os.name != "nt":  # There it would let two servers listen at the same port.
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        for number in ports:
            try:
                listener.bind((host, number))
            except OSError as error:
                reason = error.strerror or str(error)
                continue
            listener.listen(2048)
            yield listener
            return
    raise UsageError(f"cannot listen at {host} port {ports[0] if port is None else port}: {reason}")


def show_game(text: str, called: str, port: int | None, browser: bool, query: str = "") -> None:
    """Show the game of a file, from a server that keeps nothing, until Ctrl-C."""
    from smashup.server import logs
    from smashup.server.replays import archive, files

    try:
        file, _ = files.checked(text.encode())
    except files.BadFile as error:
        raise UsageError(f"cannot load {called}: {error}") from error
    logs.set_up(as_json=False, verbose=False)

    def welcome(page: str, database: Database) -> Welcome:
        with database.engine.begin() as connection:
            archive.keep(connection, file)
        address = f"{page}replay/{files.id_of(file)}{query}"
        return Welcome(address, f"The replay is at {address} (stop with Ctrl-C)")

    with tempfile.TemporaryDirectory(prefix="smashup-") as folder:
        settings = settings_with(host="127.0.0.1", port=port, database=str(Path(folder) / "replay.sqlite3"))
        serve(settings, browser, welcome)
