"""`smashup serve`: the server, for a browser on this machine or for everybody."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from smashup.cli.common import browser
from smashup.cli.common.arguments import Subparsers, add_port, at_least_one

if TYPE_CHECKING:
    from smashup.server.database import Database

VARIABLES = (
    "SMASHUP_HOST",
    "SMASHUP_PORT",
    "SMASHUP_DATABASE",
    "SMASHUP_WORKERS",
    "SMASHUP_THINKERS",
    "SMASHUP_RAY",
    "SMASHUP_ORIGINS",
    "SMASHUP_PROXIES",
    "SMASHUP_LIMITED",
    "SMASHUP_KEEP_DAYS",
    "SMASHUP_CERTIFICATE",
    "SMASHUP_KEY",
    "SMASHUP_STATIC",
    "SMASHUP_STATISTICS",
    "SMASHUP_LOG_JSON",
    "SMASHUP_VERBOSE",
)
"""The settings of the server, which need its packages to be asked, as environment variables."""


def add_to(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "serve",
        help="play in the browser: start the server",
        description="Start the server: play in the browser, here or (with --host 0.0.0.0) from other machines. Games "
        "are kept in a database and continue where they were after a restart. Stop it with Ctrl-C.",
        epilog=f"Environment variables say the same, and the options here take precedence: {', '.join(VARIABLES)} "
        "(several origins with commas between them; SMASHUP_LIMITED=false is --no-limits; SMASHUP_STATIC is the folder "
        "of the built page).",
    )
    parser.set_defaults(run=run)
    parser.add_argument("--host", help="the address to listen at (127.0.0.1: this machine only)")
    add_port(parser)
    parser.add_argument("--database", metavar="PATH", help="a file, or postgresql://… (a file in your data folder)")
    parser.add_argument(
        "--workers", type=at_least_one, metavar="N", help="processes that serve players; several need PostgreSQL (1)"
    )
    parser.add_argument(
        "--thinkers", type=at_least_one, metavar="N", help="processes for bots (one fewer than there are cores)"
    )
    parser.add_argument(
        "--ray",
        metavar="ADDRESS",
        help="let bots think on the Ray cluster there, or auto (in processes of this machine)",
    )
    parser.add_argument(
        "--origin", action="append", dest="origins", metavar="URL", help="pages from there may connect, too"
    )
    parser.add_argument(
        "--proxies",
        metavar="ADDRESSES",
        help="who is believed about where a request comes from, with commas between them (127.0.0.1,::1)",
    )
    parser.add_argument(
        "--keep-days",
        type=at_least_one,
        metavar="N",
        help="delete tables at which nothing has happened for so long (never)",
    )
    parser.add_argument("--certificate", type=Path, metavar="FILE", help="speak TLS with this certificate (no TLS)")
    parser.add_argument("--key", type=Path, metavar="FILE", help="the key of the certificate (in the same file)")
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


def run(args: argparse.Namespace) -> int:
    from smashup.server import logs

    names = [name.removeprefix("SMASHUP_").lower() for name in VARIABLES]
    settings = browser.settings_with(
        **{name: value for name in names if (value := getattr(args, name, None)) is not None}
    )
    logs.set_up(as_json=settings.log_json, verbose=settings.verbose)

    def welcome(page: str, database: Database) -> browser.Welcome:
        return browser.Welcome(page, f"Smash Up is at {page} (games in {database.shown}; stop with Ctrl-C)")

    browser.serve(settings, args.browser, welcome)
    print("Stopped. Every game is kept.")
    return 0
