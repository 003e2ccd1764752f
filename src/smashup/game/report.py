"""Reports of problems: a saved game, the step at which something was wrong, who saw it, and what they say about it.

>>> from smashup import Game
>>> game = Game.new([("aliens", "pirates"), ("robots", "zombies")], seed=7)
>>> game.choose(0)
>>> text = write_report(game, viewer=0, note="That was too strong.", client="my program 1")
>>> report = read_report(text)
>>> report.step, report.note, report.game.fingerprint() == game.fingerprint()
(1, 'That was too strong.', True)
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from smashup.engine.errors import SaveError
from smashup.game.game import Game
from smashup.game.record import DivergedError

REPORT_FORMAT = "smashup-report"
REPORT_VERSION = 2
"""Version 1 had the save as JSON, version 2 has its lines."""


@dataclass(frozen=True)
class Report:
    """A report that was read."""

    game: Game
    """The whole game that was saved, as far as it went."""
    step: int
    """It is about the position after this many choices."""
    viewer: int | None
    """The player who reports it; None: somebody who watched."""
    note: str
    client: str
    """The program with which it was seen."""
    server: str
    """The version of the server the game was played on; empty: on none."""
    names: tuple[str, ...]
    """What the players are called; empty: it does not say."""


def write_report(
    game: Game,
    *,
    step: int | None = None,
    viewer: int | None = None,
    note: str = "",
    client: str = "",
    server: str = "",
    names: Sequence[str] = (),
) -> str:
    """A report as text for a file; without a step it is about the position the game is in."""
    step = len(game.choices) if step is None else step
    return pack_report(game.save(), step, viewer=viewer, note=note, client=client, server=server, names=names)


def pack_report(
    save: str,
    step: int,
    *,
    viewer: int | None = None,
    note: str = "",
    client: str = "",
    server: str = "",
    names: Sequence[str] = (),
) -> str:
    """A report about a step of a game that `Game.save` wrote."""
    data = {
        "format": REPORT_FORMAT,
        "version": REPORT_VERSION,
        "step": step,
        "viewer": viewer,
        "note": note,
        "client": client,
        "server": server,
        "names": list(names),
        "save": save.splitlines(),
    }
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def is_report(text: str) -> bool:
    """Does the text say that it is a report, good or bad?"""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return False
    return isinstance(data, dict) and data.get("format") == REPORT_FORMAT


def saved_in(text: str) -> str:
    """The save in the text of a report."""
    data = json.loads(text)
    version, save = data.get("version"), data.get("save")
    if type(version) is not int or not 1 <= version <= REPORT_VERSION:
        raise SaveError(f"this report has version {version!r}; this program reads versions 1 to {REPORT_VERSION}")
    if version == 1 and isinstance(save, dict):
        return json.dumps(save)
    if version > 1 and isinstance(save, list) and all(isinstance(line, str) for line in save):
        return "\n".join(save) + "\n"
    raise SaveError("this report is damaged: it has no saved game")


def read_report(text: str) -> Report:
    """The report that `write_report` wrote. Anything else raises SaveError with the reason."""
    if not is_report(text):
        raise SaveError(f"this is not a report: it has no format {REPORT_FORMAT!r}")
    data = json.loads(text)
    words = {name: _text(name, data.get(name, "")) for name in ("note", "client", "server")}
    breaks_off = ""
    try:
        game = Game.load(saved_in(text))
    except DivergedError as error:
        game, breaks_off = error.game, str(error)
    step = data.get("step")
    if breaks_off and type(step) is int and step > len(game.choices):
        raise SaveError(f"the reported step {step} cannot be reached: {breaks_off}")
    if type(step) is not int or not 0 <= step <= len(game.choices):
        raise SaveError(f"this report is damaged: its game has {len(game.choices)} choices, and its step is {step!r}")
    return Report(game, step, _viewer(data.get("viewer"), game), names=_names(data.get("names", []), game), **words)


def printable(text: str) -> str:
    """A stranger's words, without what would do something to the terminal or the file they are written to."""
    return "".join(letter if letter.isprintable() or letter == "\n" else " " for letter in text).strip()


def _text(name: str, value: Any) -> str:
    if not isinstance(value, str):
        raise SaveError(f"this report is damaged: its {name} is not text")
    return printable(value)


def _viewer(value: Any, game: Game) -> int | None:
    if value is not None and (type(value) is not int or not 0 <= value < game.players):
        raise SaveError(f"this report is damaged: its viewer is {value!r}, and the players are 0 to {game.players - 1}")
    return value


def _names(value: Any, game: Game) -> tuple[str, ...]:
    if not isinstance(value, list) or len(value) not in (0, game.players):
        raise SaveError(f"this report is damaged: its names are not those of {game.players} players")
    return tuple(" ".join(_text("name", name).split()) for name in value)
