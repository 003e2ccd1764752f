"""`smashup puzzle check`: exhaustive search over puzzles, and what is wrong with them."""

from __future__ import annotations

import argparse

from smashup.guides.puzzles import faults, puzzles
from smashup.guides.puzzles.shelf import read


def run(args: argparse.Namespace) -> int:
    unsound = 0
    checked = [read(path) for path in args.files] if args.files else list(puzzles().values())
    for puzzle in checked:
        found = list(faults(puzzle))
        unsound += bool(found)
        print(f"{'NOT SOUND' if found else 'sound':<9}  {puzzle.key:<28}  {puzzle.goal.sentence()}", flush=True)
        for fault in found:
            print(f"{'':<11}{fault}")
    print(f"{len(checked) - unsound} of {len(checked)} puzzles are sound.")
    return 1 if unsound else 0
