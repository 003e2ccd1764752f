"""`smashup bots rate`: how strong bots are by all the games there are of them."""

from __future__ import annotations

import argparse
from pathlib import Path

from smashup.cli.common.arguments import Subparsers
from smashup.cli.terminal.standings import show


def add_to(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "rate",
        help="rate bots by the results of several arenas together",
        description="Rate bots by the results that arenas have kept (smashup arena --out), all taken together: games "
        "of one number of players, played by the same programs. Intervals are 95 % confidence intervals.",
    )
    parser.set_defaults(run=run)
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="results of an arena")
    parser.add_argument("--json", action="store_true", help="as JSON")


def run(args: argparse.Namespace) -> int:
    from smashup.matches.together import rate

    players, standings = rate(args.files)
    show(standings, players, as_json=args.json)
    return 0
