"""`smashup arena`: which bot is stronger, and how sure that is."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from smashup.bots import BOTS
from smashup.cli.common.arguments import Subparsers, add_limits, add_titans, at_least_one, limits_from
from smashup.cli.common.progress import progress
from smashup.cli.common.troubles import told


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
    found = standings.to_dict()
    if args.json:
        print(json.dumps(found, indent=2, ensure_ascii=False))
    else:
        _show(found, args.players)
    return 0


def _show(found: dict[str, Any], players: int) -> None:
    from rich import box
    from rich.table import Table
    from rich.text import Text

    from smashup.cli.terminal.screen import Screen

    screen = Screen()
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
    for name, justify in (("Bot", "left"), ("Games", "right"), ("Wins", "right"), ("Win rate", "right")):
        table.add_column(name, justify=justify)  # type: ignore[arg-type]
    table.add_column("95 % interval")
    table.add_column("Elo", justify="right")
    table.add_column("95 % interval")
    for bot in sorted(found["bots"], key=lambda bot: -bot["elo"]):
        table.add_row(
            Text(bot["name"], style="bold"),
            str(bot["games"]),
            f"{bot['wins']:g}",
            f"{bot['win_rate']:.1%}",
            f"{bot['low']:.1%} to {bot['high']:.1%}",
            f"{bot['elo']:.0f}",
            f"{bot['elo_low']:.0f} to {bot['elo_high']:.0f}",
        )
    screen.show(table)
    if len(found["pairings"]) > 1:
        screen.show(_pairings(found["pairings"]))
    chance = "" if players == 2 else f" By chance alone a bot wins {1 / players:.1%}."
    screen.say(f"{found['games']} games of {players} players.{chance}", "dim")
    forfeits = {bot["name"]: bot["forfeits"] for bot in found["bots"] if bot["forfeits"]}
    for line in told(found["games"], found["unfinished"], forfeits, found["troubles"]):
        screen.say(line)


def _pairings(pairings: list[dict[str, Any]]) -> Any:
    from rich import box
    from rich.table import Table
    from rich.text import Text

    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
    table.add_column("Pairing")
    table.add_column("Games", justify="right")
    table.add_column("Wins", justify="right")
    table.add_column("The first wins", justify="right")
    table.add_column("95 % interval")
    for pairing in pairings:
        table.add_row(
            Text(" against ".join(pairing["bots"])),
            str(pairing["games"]),
            " : ".join(f"{won:g}" for won in pairing["wins"]),
            f"{pairing['win_rate']:.1%}",
            f"{pairing['low']:.1%} to {pairing['high']:.1%}",
        )
    return table
