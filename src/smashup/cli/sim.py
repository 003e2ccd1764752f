"""`smashup sim`: bots play many games, and what came of it is counted."""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from typing import Any, TypedDict

from smashup.bots import BOTS, make_bot
from smashup.cli.common.arguments import (
    Subparsers,
    UsageError,
    add_factions,
    add_limits,
    add_variants,
    at_least_one,
    limits_from,
    options_from,
)
from smashup.cli.common.lookup import factions
from smashup.cli.common.progress import progress
from smashup.cli.common.seats import players_from
from smashup.cli.common.troubles import told
from smashup.engine import randomness
from smashup.game import Game
from smashup.matches.referee import MOST_TROUBLES, referee


class Counts(TypedDict):
    """What --json prints."""

    games: int
    decisions: int
    turns: int
    seconds: float
    wins_by_faction: dict[str, int]
    unfinished: int
    """Games that nobody has won: they were cut short or crashed."""
    forfeits: dict[str, int]
    """How many games each bot has forfeited, which the others have won."""
    troubles: list[dict[str, Any]]
    """The first few games that did not end by the rules."""


def add_to(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser("sim", help="let bots play many games and count the wins")
    parser.set_defaults(run=run)
    parser.add_argument("--games", type=at_least_one, default=100, metavar="N", help="how many games (100)")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), metavar="P", help="how many players (2)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="the same seed gives the same games (0)")
    parser.add_argument("--bots", nargs="+", metavar="BOT", help=f"who plays: {', '.join(BOTS)} (all random)")
    add_factions(parser)
    add_limits(parser)
    parser.add_argument("--json", action="store_true", help="as JSON")
    add_variants(parser)


def run(args: argparse.Namespace) -> int:
    kinds = _bots(args)
    options = options_from(args, setup="random")
    players_from(args.factions or (), len(kinds), options, args.seed)  # Refuses what cannot be played.
    wins: Counter[str] = Counter()
    played: Counter[str] = Counter()
    forfeits: Counter[str] = Counter()
    troubles: list[dict[str, Any]] = []
    decisions = turns = unfinished = 0
    began = time.perf_counter()
    with progress(args.games) as on_progress:
        on_progress(0)
        for number in range(args.games):
            seed = randomness.mix(randomness.seeded(args.seed) + number) >> 1
            players = players_from(args.factions or (), len(kinds), options, seed)
            game = Game.new(players, seed, options, log=False)
            bots = [make_bot(kind, seed + player) for player, kind in enumerate(kinds)]
            ending = referee(game, bots, limits_from(args))
            decisions += len(game.choices)
            turns += game.turn
            played.update(key for pair in game.factions for key in pair)
            wins.update(key for winner in ending.winners(game) for key in game.factions[winner])
            if ending.how != "won":
                bot = None if ending.by is None else kinds[ending.by]
                unfinished += bot is None
                forfeits.update([bot] if bot else [])
                named = f"game {number} (seed {seed})"
                troubles.append({"game": named, "how": ending.how, "bot": bot, "why": ending.why})
            on_progress(number + 1)
    found: Counts = {
        "games": args.games,
        "decisions": decisions,
        "turns": turns,
        "seconds": round(time.perf_counter() - began, 3),
        "wins_by_faction": {key: wins[key] for key in factions() if key in played},
        "unfinished": unfinished,
        "forfeits": dict(forfeits),
        "troubles": troubles[:MOST_TROUBLES],
    }
    if args.json:
        print(json.dumps(found, indent=2))
    else:
        _show(found, played, kinds)
    return 0


def _bots(args: argparse.Namespace) -> list[str]:
    """Which bot sits where."""
    number = args.players or (len(args.bots) if args.bots else max(2, len(args.factions or ())))
    kinds = args.bots or ["random"]
    if len(kinds) == 1:
        kinds = kinds * number
    if len(kinds) != number:
        raise UsageError(f"{len(kinds)} bots were given for {number} players")
    if not 2 <= number <= 4:
        raise UsageError(f"a game has 2 to 4 players, not {number}")
    for kind in kinds:
        make_bot(kind)
    return list(kinds)


def _show(found: Counts, played: Counter[str], kinds: list[str]) -> None:
    games, decisions, seconds = found["games"], found["decisions"], found["seconds"]
    print(f"{games} games of {len(kinds)} players ({', '.join(kinds)}) in {seconds:.2f} s")
    print(f"{found['turns'] / games:.1f} turns and {decisions / games:.0f} decisions a game", end="")
    print(f", {games / max(seconds, 0.001):.0f} games a second")
    for line in told(games, found["unfinished"], found["forfeits"], found["troubles"]):
        print(line)
    print()
    width = max(len(factions()[key]["name"]) for key in played)
    order = sorted(played, key=lambda key: (-found["wins_by_faction"][key] / played[key], key))
    for key in order:
        wins = found["wins_by_faction"][key]
        share = wins / played[key]
        bar = "█" * round(share * 30)
        print(f"{factions()[key]['name']:<{width}}  {share:>4.0%}  {wins:>5} of {played[key]:<5}  {bar}")
