"""The puzzles that come with the program, in order; and puzzle files in general."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from smashup.engine.errors import SetupError
from smashup.guides.puzzles.puzzle import Puzzle

FILES = Path(__file__).parent / "files"


@cache
def puzzles() -> dict[str, Puzzle]:
    """The puzzles by their keys, easy ones first, each with the one that follows it."""
    found = [read(path) for path in sorted(FILES.glob("*.json"))]
    following = [*(one.key for one in found[1:]), None]
    return {one.key: replace(one, following=key) for one, key in zip(found, following, strict=True)}


def puzzle(key: str) -> Puzzle:
    """The puzzle with this key; SetupError if there is none."""
    found = puzzles().get(key)
    if found is None:
        raise SetupError(f"there is no puzzle {key!r}; the puzzles are {', '.join(puzzles())}")
    return found


def read(path: Path) -> Puzzle:
    """The puzzle in a file; SetupError with the reason if there is none."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise SetupError(f"cannot read {path}: {error.strerror}") from error
    except ValueError as error:
        raise SetupError(f"{path} is not a puzzle: it is not JSON ({error})") from error
    try:
        return Puzzle.from_dict(data)
    except SetupError as error:
        raise SetupError(f"{path}: {error}") from error


def write(puzzle: Puzzle, path: Path) -> None:
    path.write_text(text_of(puzzle), encoding="utf-8")


def text_of(puzzle: Puzzle) -> str:
    """A puzzle as JSON that people can read and compare: a line for each thing there is in the position."""
    return f"{_lines(puzzle.to_dict(), 2, '')}\n"


def _lines(value: Any, levels: int, indent: str) -> str:
    """The outer levels on lines of their own, the rest in one line each."""
    inner = f"{indent}  "
    if levels and value and isinstance(value, dict):
        entries = [f"{inner}{json.dumps(key)}: {_lines(entry, levels - 1, inner)}" for key, entry in value.items()]
        return "{\n" + ",\n".join(entries) + f"\n{indent}}}"
    if value and isinstance(value, list) and isinstance(value[0], list):
        return "[\n" + ",\n".join(f"{inner}{json.dumps(entry)}" for entry in value) + f"\n{indent}]"
    return json.dumps(value, ensure_ascii=False)
