"""`smashup puzzle find`: new puzzles from games between bots, written to a folder as they are found."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from smashup.cli.common.arguments import Subparsers, UsageError, at_least_one
from smashup.cli.common.progress import progress
from smashup.guides.puzzles.goals import KINDS


def add_to(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "find",
        help="let bots play and look for new puzzles in their games",
        description="Let bots play, and in every turn look for a way to win or to score two bases that the bots miss. "
        "It takes a few seconds per game and can be interrupted at any time.",
    )
    parser.set_defaults(run=run)
    parser.add_argument("--games", type=at_least_one, default=20, metavar="N", help="how many games (20)")
    parser.add_argument("--out", type=Path, required=True, metavar="FOLDER", help="where the puzzles go")
    parser.add_argument("--goal", choices=KINDS, help="only puzzles with this goal (all)")
    parser.add_argument(
        "--hidden", action="store_true", help="rivals hold cards: win this turn whatever they are (nobody does)"
    )
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="the same seed finds the same puzzles (0)")


def run(args: argparse.Namespace) -> int:
    from smashup.guides.puzzles.finder import find
    from smashup.guides.puzzles.shelf import write

    folder: Path = args.out
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UsageError(f"cannot make the folder {folder}: {error.strerror or error}") from error
    if args.hidden and args.goal == "score_bases":
        raise UsageError("with --hidden there is one goal only: to win")
    goals = ("win",) if args.hidden else (args.goal,) if args.goal else KINDS
    number = 0
    code = 0
    try:
        with progress(args.games) as on_progress:
            for puzzle in find(args.seed, args.games, on_progress, goals=goals, hidden=args.hidden):
                path = folder / f"{puzzle.key}.json"
                write(puzzle, path)
                number += 1
                print(f"{path}  {puzzle.difficulty:<8}  {puzzle.title}", flush=True)
    except KeyboardInterrupt:
        print("Interrupted.", file=sys.stderr)
        code = 130
    found = "1 puzzle" if number == 1 else f"{number} puzzles"
    print(f"{found} in {folder}." + (f" Solve one with: smashup puzzle play {path}" if number else ""))
    return code
