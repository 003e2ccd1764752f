"""`smashup puzzle check`: exhaustive search over puzzles, and what is wrong with them."""

from __future__ import annotations

import argparse
from pathlib import Path

from smashup.cli.common.arguments import Subparsers


def add_to(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser("check", help="check by exhaustive search that puzzles are sound")
    parser.set_defaults(run=run)
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE", help="puzzle files (all that come with smashup)")


def run(args: argparse.Namespace) -> int:
    from smashup.guides.puzzles import faults, puzzles
    from smashup.guides.puzzles.shelf import read

    unsound = 0
    checked = [read(path) for path in args.files] if args.files else list(puzzles().values())
    for puzzle in checked:
        found = list(faults(puzzle))
        unsound += bool(found)
        print(f"{'NOT SOUND' if found else 'sound':<9}  {puzzle.key:<28}  {puzzle.sentence()}", flush=True)
        for fault in found:
            print(f"{'':<11}{fault}")
    print(f"{len(checked) - unsound} of {len(checked)} puzzles are sound.")
    return 1 if unsound else 0
