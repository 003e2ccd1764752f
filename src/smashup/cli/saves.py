"""Saved games as files: the game's own save, and beside it who sits where."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from smashup.bots.registry import is_own
from smashup.cli.errors import UsageError
from smashup.engine.errors import SaveError
from smashup.game import Game, report
from smashup.game.game import SAVE_FORMAT
from smashup.game.report import Report

HUMAN = "human"


@dataclass
class Seat:
    """Who sits there: a person or a kind of bot, and what it is called."""

    kind: str
    name: str


@dataclass
class Saved:
    """A game from a file and, where the file says so, who sits where."""

    game: Game
    seats: list[Seat]
    bot_seed: int


def write(path: Path, game: Game, seats: list[Seat], bot_seed: int) -> None:
    """Write a save; never over a file that is something else."""
    if path.exists() and not _is_save(path):
        raise UsageError(f"{path} exists and is not a saved game; choose another name")
    try:
        path.write_text(json.dumps(as_data(game, seats, bot_seed)) + "\n", encoding="utf-8")
    except OSError as error:
        raise UsageError(f"cannot write {path}: {error.strerror or error}") from error


def as_data(game: Game, seats: list[Seat], bot_seed: int) -> dict[str, Any]:
    """What a file says."""
    data: dict[str, Any] = json.loads(game.save())
    return data | {"seats": [asdict(seat) for seat in seats], "bot_seed": bot_seed}


def _is_save(path: Path) -> bool:
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    return isinstance(data, dict) and data.get("format") == SAVE_FORMAT


def text_of(path: Path) -> str:
    """What is written in the file."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise UsageError(f"cannot read {path}: {error.strerror or error}") from error
    except ValueError as error:
        raise UsageError(f"cannot read {path}: it is not a text file") from error


def read_report(path: Path) -> Report:
    """Read a report of a problem; whatever is wrong with it is said in one sentence."""
    try:
        return report.read_report(text_of(path))
    except SaveError as error:
        raise UsageError(f"cannot load {path}: {error}") from error


def read(path: Path) -> Saved:
    """Read a save; whatever is wrong with it is said in one sentence."""
    text = text_of(path)
    try:
        game = Game.load(text)
    except SaveError as error:
        raise UsageError(f"cannot load {path}: {error}") from error
    data = json.loads(text)
    return Saved(game, _seats(path, data, game.players), _whole(data.get("bot_seed")))


def _whole(value: Any) -> int:
    return value if type(value) is int else 0


def _seats(path: Path, data: dict[str, Any], players: int) -> list[Seat]:
    """Who sat there; a game saved by a program does not say."""
    if "seats" not in data:
        return []
    seats = data["seats"]
    if (
        not isinstance(seats, list)
        or len(seats) != players
        or not all(isinstance(seat, dict) and isinstance(seat.get("name"), str) for seat in seats)
        or not all(seat.get("kind") == HUMAN or is_own(str(seat.get("kind"))) for seat in seats)
    ):
        raise UsageError(f"cannot load {path}: this save is damaged: its seats are not {players} players with names")
    return [Seat(seat["kind"], seat["name"]) for seat in seats]
