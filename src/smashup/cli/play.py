"""`smashup play`: a game at one keyboard, each seat a person or a bot."""

from __future__ import annotations

import argparse
from pathlib import Path

from smashup.bots import BOTS
from smashup.cli.common import files
from smashup.cli.common.arguments import Subparsers, UsageError, add_factions, add_variants, options_from
from smashup.cli.common.seats import players_from, seats_from, seed_from
from smashup.engine.options import SETUPS
from smashup.game import Game
from smashup.game.save import HUMAN, SavedSeat

DEFAULT_SEATS = (HUMAN, "normal")


def add_to(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "play",
        help="play a game, with people and bots at one keyboard",
        description="Play a game. Unless you say otherwise: you against a bot of level normal.",
    )
    parser.set_defaults(run=run)
    kinds = ", ".join([HUMAN, *BOTS])
    parser.add_argument("--seats", nargs="+", metavar="KIND", help=f"2 to 4 of: {kinds} (human normal)")
    parser.add_argument("--names", nargs="+", metavar="NAME", help="what the players are called")
    add_factions(parser)
    parser.add_argument(
        "--setup", choices=SETUPS, default="choose", help="how factions are taken if none are given (choose)"
    )
    parser.add_argument(
        "--not", nargs="+", dest="avoid", metavar="FACTION", help="nobody gets these at random while others are left"
    )
    parser.add_argument("--seed", type=int, help="the same seed and choices give the same game")
    parser.add_argument("--load", type=Path, metavar="FILE", help="continue a saved game")
    add_variants(parser)


def run(args: argparse.Namespace) -> int:
    from smashup.cli.terminal.screen import Screen
    from smashup.cli.terminal.session import PlaySession

    if args.load is not None:
        game, seats, seed = _loaded(args)
    else:
        seats = seats_from(args.seats or DEFAULT_SEATS, args.names or ())
        seed = seed_from(args.seed)
        human = any(seat.kind == HUMAN for seat in seats)
        options = options_from(args, setup=args.setup, ask_end=human)
        game = Game.new(players_from(args.factions or (), len(seats), options, seed, args.avoid or ()), seed, options)
    PlaySession(Screen(), game, seats, seed, args.load).play()
    return 0


def _loaded(args: argparse.Namespace) -> tuple[Game, list[SavedSeat], int]:
    """A saved game with the seats it was saved with, unless others are asked for; and the seed of its bots."""
    if args.factions or args.seed is not None:
        raise UsageError("--load brings its own factions and seed; leave out --factions and --seed")
    saved = files.read(args.load)
    seats = list(saved.seats)
    if args.seats or args.names or not seats:
        kinds = args.seats or [seat.kind for seat in seats] or [HUMAN] + ["normal"] * (saved.game.players - 1)
        if len(kinds) != saved.game.players:
            raise UsageError(f"{args.load} is a game of {saved.game.players} players, not of {len(kinds)}")
        seats = seats_from(kinds, args.names or [seat.name for seat in seats if not args.seats])
    return saved.game, seats, saved.bot_seed
