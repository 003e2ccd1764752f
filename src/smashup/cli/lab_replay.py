"""`smashup lab replay`: one game of the results, played again and saved."""

from __future__ import annotations

import argparse
import json

from smashup.bots.registry import is_own
from smashup.cli import replay_web, saves
from smashup.cli.errors import UsageError
from smashup.cli.lookup import factions
from smashup.lab import replay
from smashup.matches.arena import numbered
from smashup.matches.match import Pair


def run(args: argparse.Namespace) -> int:
    if args.output is None and not args.web:
        raise UsageError("expected -o FILE for the saved game, or --web to look at it")
    match, game = replay(args.results, args.game)
    seats = [
        # A file must not name code to be loaded: somebody's own bot is a guest in it.
        saves.Seat(bot if is_own(bot) else saves.HUMAN, name[:1].upper() + name[1:])
        for bot, name in zip(match.bots, numbered(match.bots), strict=True)
    ]
    if args.output is not None:
        saves.write(args.output, game, seats, match.bot_seeds[0])
    sides = zip(seats, match.factions, strict=True)
    players = " against ".join(f"{seat.name} ({_called(pair)})" for seat, pair in sides)
    print(f"Game {args.game}: {players}, {' : '.join(map(str, game.scores))} VP, as in the results.")
    if args.output is not None:
        print(f"Step through it: smashup replay {args.output}")
    if args.web:
        text = json.dumps(saves.as_data(game, seats, match.bot_seeds[0]))
        replay_web.show(text, f"game {args.game}", args.port, args.browser)
    return 0


def _called(pair: Pair) -> str:
    return " and ".join(factions()[key]["name"] for key in pair)
