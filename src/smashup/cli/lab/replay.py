"""`smashup lab replay`: one game of the results, played again and saved."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from smashup.cli.common import browser, files
from smashup.cli.common.arguments import Subparsers, UsageError, add_web, at_least_zero
from smashup.cli.common.lookup import factions
from smashup.game.save import SavedSeat, write_save

if TYPE_CHECKING:
    from smashup.matches.match import Pair


def add_to(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "replay",
        help="play one game of the results again and save it",
        description="Play one game of the results again, check that it comes out the same, and save it.",
    )
    parser.set_defaults(run=run)
    parser.add_argument("results", type=Path, metavar="RESULTS", help="the folder of a run")
    parser.add_argument("--game", type=at_least_zero, required=True, metavar="N", help="the number of the game, from 0")
    parser.add_argument(
        "-o", "--output", type=Path, metavar="FILE", help="where the saved game goes, for smashup replay"
    )
    add_web(parser)


def run(args: argparse.Namespace) -> int:
    from smashup.lab import replay
    from smashup.matches.arena import numbered

    if args.output is None and not args.web:
        raise UsageError("expected -o FILE for the saved game, or --web to look at it")
    match, game = replay(args.results, args.game)
    named = zip(match.bots, numbered(match.bots), strict=True)
    seats = files.guests([SavedSeat(bot, name[:1].upper() + name[1:]) for bot, name in named])
    if args.output is not None:
        files.write(args.output, game, seats, match.bot_seeds[0])
    sides = zip(seats, match.factions, strict=True)
    players = " against ".join(f"{seat.name} ({_called(pair)})" for seat, pair in sides)
    print(f"Game {args.game}: {players}, {' : '.join(map(str, game.scores))} VP, as in the results.")
    if args.output is not None:
        print(f"Step through it: smashup replay {args.output}")
    if args.web:
        text = write_save(game.save(), seats, match.bot_seeds[0])
        browser.show_game(text, f"game {args.game}", args.port, args.browser)
    return 0


def _called(pair: Pair) -> str:
    return " and ".join(factions()[key]["name"] for key in pair)
