"""`smashup puzzle list`: the puzzles there are."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING

from smashup.cli.common.arguments import Subparsers
from smashup.cli.common.lookup import factions

if TYPE_CHECKING:
    from smashup.guides.puzzles import Puzzle


def add_to(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser("list", help="the puzzles there are")
    parser.set_defaults(run=run)
    parser.add_argument("--json", action="store_true", help="as JSON")


def run(args: argparse.Namespace) -> int:
    from smashup.guides.puzzles import puzzles

    found = list(puzzles().values())
    if args.json:
        print(json.dumps([_about(one) for one in found], indent=2, ensure_ascii=False))
        return 0
    columns = [(one.key, one.title, one.difficulty, one.sentence().rstrip("."), _yours(one)) for one in found]
    widths = [max(len(row[column]) for row in columns) for column in range(4)]
    for row in columns:
        print("  ".join([*(text.ljust(width) for text, width in zip(row[:4], widths, strict=True)), row[4]]))
    print(f"\n{len(found)} puzzles. Solve one with: smashup puzzle play {found[0].key}")
    return 0


def _about(puzzle: Puzzle) -> dict[str, object]:
    return {
        "key": puzzle.key,
        "title": puzzle.title,
        "goal": puzzle.goal.to_dict(),
        "difficulty": puzzle.difficulty,
        "factions": puzzle.factions,
        "hidden": puzzle.hidden,
    }


def _yours(puzzle: Puzzle) -> str:
    return " + ".join(str(factions()[key]["name"]) for key in puzzle.factions[0])
