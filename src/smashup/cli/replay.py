"""`smashup replay`: a saved game or a report of a problem, step by step, at the keyboard or in the browser."""

from __future__ import annotations

import argparse
from pathlib import Path

from smashup.cli.common import browser, files
from smashup.cli.common.arguments import Subparsers, add_web
from smashup.game.report import is_report


def add_to(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "replay",
        help="step through a saved game",
        description="Step through a saved game or a report of a problem, here or (with --web) in the browser.",
    )
    parser.set_defaults(run=run)
    parser.add_argument("file", type=Path, metavar="FILE", help="a saved game, or a report of a problem")
    add_web(parser)


def run(args: argparse.Namespace) -> int:
    text = files.text_of(args.file)
    report = files.read_report(args.file) if is_report(text) else None
    if args.web:
        query = ""
        if report is not None:
            query = f"?step={report.step}" + (f"&as={report.viewer}" if report.viewer is not None else "")
        browser.show_game(text, str(args.file), args.port, args.browser, query)
        return 0

    from smashup.cli.terminal.screen import Screen
    from smashup.cli.terminal.stepping import Stepper

    if report is not None:
        game, names, breaks_off = report.game, list(report.names), ""
    else:
        saved = files.read(args.file, partly=True)
        game, names, breaks_off = saved.game, [seat.name for seat in saved.seats], saved.breaks_off
    names = names or [f"Player {player + 1}" for player in range(game.players)]
    Stepper(Screen(), game, names, report, breaks_off).run()
    return 0
