"""`smashup puzzle`: what its commands take. Each lives in a module of its own, imported when it is asked for."""

from __future__ import annotations

import argparse
from pathlib import Path

from smashup.cli.arguments import at_least_one
from smashup.guides.puzzles.goals import KINDS


def add_to(parser: argparse.ArgumentParser) -> None:
    parser.description = "Puzzles: positions in which this turn reaches the goal, if you find how."
    parser.set_defaults(module="welcome", parser=parser)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    _add_play(commands.add_parser("play", help="solve a puzzle, with hints"))
    _add_list(commands.add_parser("list", help="the puzzles there are"))
    _add_find(commands.add_parser("find", help="let bots play and look for new puzzles in their games"))
    _add_check(commands.add_parser("check", help="are puzzles sound? By exhaustive search"))


def _add_play(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(module="puzzle_play")
    parser.add_argument("puzzle", nargs="?", metavar="KEY", help="the key of a puzzle, or a file (the first one)")


def _add_list(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(module="puzzle_list")
    parser.add_argument("--json", action="store_true", help="as JSON")


def _add_find(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Let bots play, and in every turn look for a way to win or to score two bases that the bots miss. "
        "It takes seconds for each game and can be interrupted at any time."
    )
    parser.set_defaults(module="puzzle_find")
    parser.add_argument("--games", type=at_least_one, default=20, metavar="N", help="how many games (20)")
    parser.add_argument("--out", type=Path, required=True, metavar="FOLDER", help="where the puzzles go")
    parser.add_argument("--goal", choices=KINDS, help="only puzzles with this goal (all)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="the same seed finds the same puzzles (0)")


def _add_check(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(module="puzzle_check")
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE", help="puzzle files (all that come with smashup)")
