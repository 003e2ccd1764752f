"""`smashup arena`: which bot is stronger, and how sure that is."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from smashup.bots import BOTS
from smashup.cli.common.arguments import Subparsers, add_limits, add_titans, at_least_one, limits_from
from smashup.cli.common.progress import progress
from smashup.cli.terminal.standings import show


def add_to(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "arena",
        help="let bots play against each other to see which is stronger",
        description="Let bots play against each other. Every deal is played once with each way the bots can be seated, "
        "so that neither cards nor seats favour anybody. Intervals are 95 % confidence intervals.",
    )
    parser.set_defaults(run=run)
    parser.add_argument("bots", nargs="+", metavar="BOT", help=f"two or more of {', '.join(BOTS)}, or module:Class")
    parser.add_argument("--games", type=at_least_one, default=100, metavar="N", help="games in each pairing (100)")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=2, metavar="P", help="players in a game (2)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="the same seed gives the same games (0)")
    parser.add_argument("--workers", type=at_least_one, metavar="N", help="processes at once (one for each core)")
    parser.add_argument(
        "--out",
        type=Path,
        metavar="FILE",
        help="keep the result of every game there: the same command goes on where it was interrupted, and a larger "
        "--games adds games",
    )
    add_limits(parser)
    add_titans(parser)
    parser.add_argument("--json", action="store_true", help="as JSON")


def run(args: argparse.Namespace) -> int:
    from smashup.matches.arena import hold, pairings_of

    try:
        with progress(args.games * len(pairings_of(len(args.bots), args.players))) as on_progress:
            standings = hold(
                args.bots,
                args.games,
                args.players,
                args.seed,
                limits=limits_from(args),
                titans=args.titans,
                workers=args.workers,
                out=args.out,
                on_progress=on_progress,
            )
    except KeyboardInterrupt:
        kept = f"What was played is in {args.out}; repeat the command to continue." if args.out else "Nothing is kept."
        print(f"Interrupted. {kept}", file=sys.stderr)
        return 130
    show(standings, args.players, as_json=args.json)
    return 0
