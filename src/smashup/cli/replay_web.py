"""`smashup replay --web`: a saved game in the browser, from a server of its own that keeps nothing."""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from smashup.cli import saves, serve
from smashup.cli.errors import UsageError
from smashup.game.report import is_report

if TYPE_CHECKING:
    from smashup.server.database import Database


def add_web(parser: argparse.ArgumentParser, **how: Any) -> None:
    """What a command takes that can show a game in the browser; `how` it notices."""
    how = how or {"action": "store_true"}
    parser.add_argument("--web", help="show it in the browser, with its analysis", **how)
    serve.add_port(parser)
    parser.add_argument(
        "--browser", action=argparse.BooleanOptionalAction, default=True, help="with --web: open the page, too"
    )


def run(args: argparse.Namespace) -> int:
    text = saves.text_of(args.file)
    query = ""
    if is_report(text):
        report = saves.read_report(args.file)
        query = f"?step={report.step}" + (f"&as={report.viewer}" if report.viewer is not None else "")
    show(text, str(args.file), args.port, args.browser, query)
    return 0


def show(text: str, called: str, port: int | None, browser: bool, query: str = "") -> None:
    """Serve the save file until Ctrl-C."""
    from smashup.server import logs
    from smashup.server.replays import archive, files

    try:
        file, _ = files.checked(text.encode())
    except files.BadFile as error:
        raise UsageError(f"cannot load {called}: {error}") from error
    logs.set_up(as_json=False, verbose=False)

    def welcome(page: str, database: Database) -> serve.Welcome:
        with database.engine.begin() as connection:
            archive.keep(connection, file)
        address = f"{page}replay/{files.id_of(file)}{query}"
        return serve.Welcome(address, f"The replay is at {address} (stop with Ctrl-C)")

    with tempfile.TemporaryDirectory(prefix="smashup-") as folder:
        settings = serve.settings_with(host="127.0.0.1", port=port, database=str(Path(folder) / "replay.sqlite3"))
        serve.serve(settings, browser, welcome)
