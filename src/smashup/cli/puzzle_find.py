"""`smashup puzzle find`: new puzzles from games between bots, written to a folder as they are found."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from smashup.cli.errors import UsageError
from smashup.cli.progress import progress
from smashup.guides.puzzles.finder import find
from smashup.guides.puzzles.goals import KINDS
from smashup.guides.puzzles.shelf import write


def run(args: argparse.Namespace) -> int:
    folder: Path = args.out
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UsageError(f"cannot make the folder {folder}: {error.strerror or error}") from error
    goals = (args.goal,) if args.goal else KINDS
    number = 0
    code = 0
    try:
        with progress(args.games) as on_progress:
            for puzzle in find(args.seed, args.games, on_progress, goals=goals):
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
