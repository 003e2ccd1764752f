"""`smashup prune`: delete old tables and replays from a server's database."""

from __future__ import annotations

import argparse
import json
import time

from smashup.cli.common.arguments import Subparsers, UsageError, at_least_one


def add_to(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "prune",
        help="delete old tables and replays of your server",
        description="Delete tables at which nothing has happened for so many days, with their replays and analyses. "
        "The server may run meanwhile; tables that it has open on PostgreSQL stay. smashup serve --keep-days does the "
        "same once an hour.",
    )
    parser.set_defaults(run=run)
    parser.add_argument("--days", type=at_least_one, required=True, metavar="N", help="older than this")
    parser.add_argument("--replays", action="store_true", help="games that were brought in so long ago as files, too")
    parser.add_argument("--dry-run", action="store_true", help="only say how many there are")
    parser.add_argument("--database", metavar="PATH", help="that of the server (as for smashup serve)")
    parser.add_argument("--json", action="store_true", help="as JSON")


def run(args: argparse.Namespace) -> int:
    from smashup.server.database import opened_beside
    from smashup.server.errors import ServerError
    from smashup.server.retention import DAY, delete_replays, delete_tables, old_replays, old_tables
    from smashup.server.settings import Settings

    before = time.time() - args.days * DAY
    try:
        with opened_beside(args.database or Settings().database) as connection:
            tables = old_tables(connection, before)
            replays = old_replays(connection, before) if args.replays else []
            if not args.dry_run:
                delete_tables(connection, tables)
                delete_replays(connection, replays)
    except ServerError as error:
        raise UsageError(str(error)) from error
    if args.json:
        print(json.dumps({"tables": len(tables), "replays": len(replays), "deleted": not args.dry_run}))
    else:
        words = "would be deleted" if args.dry_run else "deleted"
        print(f"{_counted(len(tables), 'table')} and {_counted(len(replays), 'replay')} that came as files {words}.")
    return 0


def _counted(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
