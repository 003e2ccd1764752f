"""`smashup puzzle list`: the puzzles there are."""

from __future__ import annotations

import argparse
import json

from smashup.cli.lookup import factions
from smashup.guides.puzzles import Puzzle, puzzles


def run(args: argparse.Namespace) -> int:
    found = list(puzzles().values())
    if args.json:
        print(json.dumps([_about(one) for one in found], indent=2, ensure_ascii=False))
        return 0
    columns = [(one.key, one.title, one.difficulty, one.goal.sentence().rstrip("."), _yours(one)) for one in found]
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
    }


def _yours(puzzle: Puzzle) -> str:
    return " + ".join(str(factions()[key]["name"]) for key in puzzle.factions[0])
