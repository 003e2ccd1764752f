"""`smashup reports`: what players have reported to whoever runs a server."""

from __future__ import annotations

import argparse
import json
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from smashup.cli.common.arguments import Subparsers, UsageError

if TYPE_CHECKING:
    from smashup.server.sent_reports import SentReport


def add_to(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "reports",
        help="the problems that players have reported to your server",
        description="List the reports of problems that players have sent to a server, the newest first, or write one "
        "of them to a file for smashup replay and smashup report-to-test. The server may run meanwhile.",
    )
    parser.set_defaults(run=run)
    parser.add_argument("id", nargs="?", metavar="ID", help="this report only")
    parser.add_argument("--database", metavar="PATH", help="that of the server (as for smashup serve)")
    parser.add_argument("-o", "--output", type=Path, metavar="FILE", help="with an ID: write the report there")
    parser.add_argument("--delete", action="store_true", help="with an ID: it is dealt with, delete it")
    parser.add_argument("--json", action="store_true", help="as JSON")


def run(args: argparse.Namespace) -> int:
    from smashup.server.errors import ServerError
    from smashup.server.sent_reports import delete_report, read_reports
    from smashup.server.settings import Settings

    database: str = args.database or Settings().database
    if args.id is None and (args.output is not None or args.delete):
        raise UsageError("expected the ID of a report: smashup reports lists them")
    try:
        found = read_reports(database)
        if args.id is None:
            _list(found, as_json=args.json)
            return 0
        report = next((one for one in found if one.id == args.id), None)
        if report is None:
            raise UsageError(f"there is no report {args.id}: smashup reports lists them")
        if args.output is not None:
            _write(args.output, report.file)
        if args.delete:
            delete_report(database, report.id)
            print(f"Deleted {report.id}.")
        elif args.output is None:
            _show(report, as_json=args.json)
    except ServerError as error:
        raise UsageError(str(error)) from error
    return 0


def _list(found: list[SentReport], *, as_json: bool) -> None:
    if as_json:
        print(json.dumps([_summary(one) for one in found], indent=2, ensure_ascii=False))
        return
    for one in found:
        print(f"{one.id}  {_when(one)}  {one.origin}")
        for line in one.note.splitlines() or ["(no note)"]:
            print(f"    {line}")
    print(f"{len(found)} {'report' if len(found) == 1 else 'reports'}.")


def _show(report: SentReport, *, as_json: bool) -> None:
    if as_json:
        print(json.dumps(_summary(report) | {"report": json.loads(report.file)}, indent=2, ensure_ascii=False))
    else:
        sys.stdout.write(report.file)


def _summary(report: SentReport) -> dict[str, object]:
    return {"id": report.id, "created": report.created, "origin": report.origin, "note": report.note}


def _when(report: SentReport) -> str:
    return datetime.fromtimestamp(report.created, UTC).strftime("%Y-%m-%d %H:%M UTC")


def _write(path: Path, text: str) -> None:
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError as error:
        raise UsageError(f"{path} exists; choose another name") from error
    except OSError as error:
        raise UsageError(f"cannot write {path}: {error.strerror or error}") from error
    print(f"Written to {path}; look at it with: smashup replay {path}")
