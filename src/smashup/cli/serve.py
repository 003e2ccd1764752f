"""`smashup serve`: the server, for a browser on this machine or for everybody."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import os
import signal
import socket
import webbrowser
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from smashup.cli.arguments import at_least_one
from smashup.cli.errors import UsageError

if TYPE_CHECKING:
    from smashup.server.database import Database
    from smashup.server.settings import Settings

PORT = 8000
TRIED = 100
"""So many ports are tried where the usual one is busy."""
VARIABLES = (
    "SMASHUP_HOST",
    "SMASHUP_PORT",
    "SMASHUP_DATABASE",
    "SMASHUP_WORKERS",
    "SMASHUP_ORIGINS",
    "SMASHUP_LIMITED",
    "SMASHUP_STATIC",
    "SMASHUP_STATISTICS",
    "SMASHUP_LOG_JSON",
    "SMASHUP_VERBOSE",
)
"""The settings of the server, which need its packages to be asked, as environment variables."""


def add_to(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(module="serve")
    parser.description = (
        "Start the server: play in the browser, here or (with --host 0.0.0.0) from other machines. Games are kept in "
        "a database and go on where they were after a restart. Stop it with Ctrl-C."
    )
    parser.epilog = (
        f"Environment variables say the same, and the options here count before them: {', '.join(VARIABLES)} (several "
        "origins with commas between them; SMASHUP_LIMITED=false is --no-limits; SMASHUP_STATIC is the folder of the "
        "built page)."
    )
    parser.add_argument("--host", help="the address to listen at (127.0.0.1: this machine only)")
    add_port(parser)
    parser.add_argument("--database", metavar="PATH", help="a file, or postgresql://… (a file in your data folder)")
    parser.add_argument("--workers", type=at_least_one, metavar="N", help="processes for bots (one less than cores)")
    parser.add_argument(
        "--origin", action="append", dest="origins", metavar="URL", help="pages from there may connect, too"
    )
    parser.add_argument(
        "--statistics",
        type=Path,
        metavar="FILE",
        help="what to show about the factions: a file made by smashup lab report --statistics",
    )
    parser.add_argument(
        "--no-limits",
        action="store_false",
        dest="limited",
        default=None,
        help="hold nobody back, however much they ask (load tests)",
    )
    parser.add_argument("--log-json", action="store_true", default=None, help="log as JSON lines")
    parser.add_argument("--verbose", action="store_true", default=None, help="log every request")
    parser.add_argument("--browser", action=argparse.BooleanOptionalAction, default=False, help="open the page")


def add_port(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--port", type=_port, metavar="N", help=f"the port ({PORT}, or the next free one; 0: any)")


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) > 65535:
        raise argparse.ArgumentTypeError(f"expected a port from 0 to 65535, not {text!r}")
    return int(text)


def run(args: argparse.Namespace) -> int:
    from smashup.server import logs

    names = [name.removeprefix("SMASHUP_").lower() for name in VARIABLES]
    settings = settings_with(**{name: value for name in names if (value := getattr(args, name, None)) is not None})
    logs.set_up(as_json=settings.log_json, verbose=settings.verbose)

    def welcome(page: str, database: Database) -> Welcome:
        return Welcome(page, f"Smash Up is at {page} (games in {database.shown}; stop with Ctrl-C)")

    serve(settings, args.browser, welcome)
    print("Stopped. Every game is kept.")
    return 0


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
    import uvicorn

    from smashup.server.app import create_app
    from smashup.server.database import Database
    from smashup.server.errors import ServerError
    from smashup.server.limits import LARGEST_FRAME

    port = settings.port
    with contextlib.ExitStack() as stack:
        listener = stack.enter_context(_listening(settings.host, port))
        try:
            database = stack.enter_context(contextlib.closing(Database(settings.database)))
            app = create_app(settings, database)
        except ServerError as error:
            raise UsageError(str(error)) from error
        found_host, found_port = listener.getsockname()[:2]
        address, words = welcome(f"http://{_reachable(found_host)}:{found_port}/", database)

        class Server(uvicorn.Server):
            """Says where it is once it can be reached, and goodbye before it closes the connections."""

            async def startup(self, sockets: list[socket.socket] | None = None) -> None:
                await super().startup(sockets)
                # What was loaded stays for good; to look through it for garbage would stop every table for a moment.
                gc.collect()
                gc.freeze()
                if port is None and found_port != PORT:
                    print(f"Port {PORT} is busy; using {found_port}.")
                print(words, flush=True)
                if browser:
                    await asyncio.to_thread(webbrowser.open, address)

            async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
                await app.state.lobby.say_goodbye()
                await super().shutdown(sockets)

        config = uvicorn.Config(
            app,
            log_config=None,
            ws_max_size=LARGEST_FRAME,
            # A message is a few kilobytes; compressing would cost more time and memory than it saves.
            ws_per_message_deflate=False,
            server_header=False,
            timeout_graceful_shutdown=5,
        )
        # Uvicorn stops in order at a signal, then sends it to itself once more: that shall not count as a failure.
        signal.signal(signal.SIGTERM, lambda *_: None)
        with contextlib.suppress(KeyboardInterrupt):
            Server(config).run([listener])


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
