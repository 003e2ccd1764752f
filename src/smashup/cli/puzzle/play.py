"""`smashup puzzle play`: a puzzle at the keyboard, with hints and somebody who says whether it is solved."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from smashup.cli.common.arguments import Subparsers, UsageError
from smashup.cli.common.lookup import near_miss

if TYPE_CHECKING:
    from smashup.guides.puzzles import Puzzle


def add_to(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser("play", help="solve a puzzle, with hints")
    parser.set_defaults(run=run)
    parser.add_argument("puzzle", nargs="?", metavar="KEY", help="the key of a puzzle, or a file (the first one)")


def run(args: argparse.Namespace) -> int:
    from smashup.cli.terminal.guided import PuzzleSession
    from smashup.cli.terminal.screen import Screen
    from smashup.guides.puzzles import puzzles

    puzzle: Puzzle | None = _wanted(args.puzzle)
    screen = Screen()
    while puzzle is not None:
        session = PuzzleSession(screen, puzzle)
        session.play()
        puzzle = puzzles().get(puzzle.following) if session.goes_on and puzzle.following else None
    return 0


def _wanted(typed: str | None) -> Puzzle:
    from smashup.guides.puzzles import puzzles
    from smashup.guides.puzzles.shelf import read

    if typed is None:
        return next(iter(puzzles().values()))
    if typed in puzzles():
        return puzzles()[typed]
    if Path(typed).suffix == ".json":
        return read(Path(typed))
    near = near_miss(typed, puzzles())
    hint = f"did you mean {near}?" if near else "smashup puzzle list shows them"
    raise UsageError(f"there is no puzzle {typed!r}; {hint}")
