"""`smashup sim`: bots play many games, and what came of it is counted."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from smashup.bots import make_bot
from smashup.cli.errors import UsageError
from smashup.cli.lookup import factions
from smashup.cli.seats import options_from, players_from
from smashup.engine import randomness
from smashup.game import Game


def run(args: argparse.Namespace) -> int:
    kinds = _bots(args)
    options = options_from(args, setup="random")
    players_from(args.factions or (), len(kinds), options, args.seed)  # Refuses what cannot be played.
    wins: Counter[str] = Counter()
    played: Counter[str] = Counter()
    decisions = turns = 0
    began = time.perf_counter()
    with _progress(args.games) as numbers:
        for number in numbers:
            seed = randomness.mix(randomness.seeded(args.seed) + number) >> 1
            players = players_from(args.factions or (), len(kinds), options, seed)
            game = Game.new(players, seed, options, log=False)
            bots = [make_bot(kind, seed + player) for player, kind in enumerate(kinds)]
            while (decision := game.decision) is not None:
                game.choose(bots[decision.player].choose(game.seen_by(decision.player), decision))
            decisions += len(game.choices)
            turns += game.turn
            played.update(key for pair in game.factions for key in pair)
            wins.update(key for winner in game.winners for key in game.factions[winner])
    found = {
        "games": args.games,
        "decisions": decisions,
        "turns": turns,
        "seconds": round(time.perf_counter() - began, 3),
        "wins_by_faction": {key: wins[key] for key in factions() if key in played},
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


@contextmanager
def _progress(games: int) -> Iterator[Iterable[int]]:
    """The numbers of the games; on a terminal a bar moves along."""
    if not sys.stderr.isatty():
        yield range(games)
        return
    try:
        from rich.console import Console
        from rich.progress import Progress
    except ModuleNotFoundError:
        yield range(games)
        return
    with Progress(console=Console(stderr=True), transient=True) as progress:
        yield progress.track(range(games), description="Playing")


def _show(found: dict[str, Any], played: Counter[str], kinds: list[str]) -> None:
    games, decisions, seconds = found["games"], found["decisions"], found["seconds"]
    print(f"{games} games of {len(kinds)} players ({', '.join(kinds)}) in {seconds:.2f} s")
    print(f"{found['turns'] / games:.1f} turns and {decisions / games:.0f} decisions a game", end="")
    print(f", {games / max(seconds, 0.001):.0f} games a second")
    print()
    width = max(len(factions()[key]["name"]) for key in played)
    order = sorted(played, key=lambda key: (-found["wins_by_faction"][key] / played[key], key))
    for key in order:
        wins = found["wins_by_faction"][key]
        share = wins / played[key]
        bar = "█" * round(share * 30)
        print(f"{factions()[key]['name']:<{width}}  {share:>4.0%}  {wins:>5} of {played[key]:<5}  {bar}")
