"""Game files on the disk; whatever is wrong with one is said in one sentence, with its name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from smashup.bots.registry import is_own
from smashup.cli.common.arguments import UsageError
from smashup.engine.errors import SaveError
from smashup.game import Game
from smashup.game import report as reports
from smashup.game.report import Report, printable
from smashup.game.save import HUMAN, GameFile, SavedSeat, is_save, read_save, write_save


def write(path: Path, game: Game, seats: Sequence[SavedSeat], bot_seed: int) -> None:
    """Write a save; never over a file that is something else."""
    if path.exists() and not _has_save(path):
        raise UsageError(f"{path} exists and is not a saved game; choose another name")
    try:
        path.write_text(write_save(game.save(), guests(seats), bot_seed) + "\n", encoding="utf-8")
    except OSError as error:
        raise UsageError(f"cannot write {path}: {error.strerror or error}") from error


def guests(seats: Sequence[SavedSeat]) -> tuple[SavedSeat, ...]:
    """The seats as a file may have them. It must not name code to be loaded: somebody's own bot is a person in it."""
    return tuple(seat if is_own(seat.kind) else replace(seat, kind=HUMAN) for seat in seats)


def _is_bot(kind: str) -> bool:
    """Earlier versions did write down bots of somebody's own."""
    return is_own(kind) or ":" in kind


def _has_save(path: Path) -> bool:
    try:
        return is_save(text_of(path))
    except UsageError:
        return False


def text_of(path: Path) -> str:
    """What is written in the file."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise UsageError(f"cannot read {path}: {error.strerror or error}") from error
    except ValueError as error:
        raise UsageError(f"cannot read {path}: it is not a text file") from error


def read_report(path: Path) -> Report:
    """A report of a problem."""
    try:
        return reports.read_report(text_of(path))
    except SaveError as error:
        raise UsageError(f"cannot load {path}: {error}") from error


def read(path: Path, *, partly: bool = False) -> GameFile:
    """A saved game; `partly`: also one of which this version plays the rest differently."""
    try:
        found = read_save(text_of(path), _is_bot)
    except SaveError as error:
        raise UsageError(f"cannot load {path}: {error}") from error
    if found.breaks_off and not partly:
        raise UsageError(f"cannot load {path}: {found.breaks_off} (smashup replay {path} shows them)")
    seats = enumerate(guests(found.seats), 1)
    return replace(found, seats=tuple(replace(seat, name=_shown(seat.name, number)) for number, seat in seats))


def _shown(name: str, number: int) -> str:
    """A name that does nothing to the terminal."""
    return " ".join(printable(name).split()) or f"Player {number}"
