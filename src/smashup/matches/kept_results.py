"""Results of an arena in a file, a line for each game: it can be interrupted, and goes on with what is missing.

The first line says what is played, and by which rules and bots. Results of others are never mixed with them.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

from smashup.engine.errors import SetupError
from smashup.matches.identity import changed

FORMAT = "smashup-arena"
VERSION = 1


class Result(NamedTuple):
    """What the arena wants to know of a match: what each seat has of the win, and how it ended if not by the rules (see
    `referee.ENDINGS`)."""

    number: int
    shares: tuple[float, ...]
    how: str = "won"
    by: int | None = None
    why: str = ""
    described: str = ""


class KeptResults:
    """The file of an arena with so many games in each pairing. It is made if there is none."""

    def __init__(self, path: Path, games: int, plan: dict[str, Any], identity: dict[str, Any]) -> None:
        """`plan` is what is played, how many games aside. SetupError if the file holds anything else."""
        self._path = path
        self._games = games
        self.there: dict[int, Result] = {}
        """The results of earlier runs, by the number of the match; those of further games stay in the file."""
        first = {"format": FORMAT, "version": VERSION, **plan, "identity": identity}
        try:
            self._file = path.open("ab")
            content = path.read_bytes()
            if content:
                # The last line was cut short if the last run was killed.
                self._file.truncate(self._read(content, first))
            else:
                self._write(first)
        except OSError as error:
            raise SetupError(f"results cannot be kept in {path}: {error.strerror or error}") from error

    def _read(self, content: bytes, wanted: dict[str, Any]) -> int:
        """Read what is there; how many bytes of it are whole lines."""
        whole = content.rfind(b"\n") + 1
        try:
            first, *lines = [json.loads(line) for line in content[:whole].splitlines()]
            if first["format"] != FORMAT or first["version"] != VERSION:
                raise ValueError("another format")
            for line in lines:
                pairing, game = line.pop("pairing"), line.pop("game")
                if game < self._games:
                    number = pairing * self._games + game
                    self.there[number] = Result(number, tuple(line.pop("shares")), **line)
            then = first["identity"]
        except (ValueError, KeyError, TypeError) as error:
            raise SetupError(f"{self._path} holds no results of an arena; choose another file") from error
        for name, value in wanted.items():
            if name != "identity" and first.get(name) != value:
                raise SetupError(
                    f"{self._path} holds another arena ({name}: {first.get(name)!r} there, {value!r} asked for); "
                    "continue with the same settings or choose another file"
                )
        if differ := changed(then, wanted["identity"]):
            raise SetupError(
                f"{self._path} was begun with other programs: {' and '.join(differ)} changed since; continue with the "
                "version that began it or choose another file"
            )
        return whole

    def add(self, result: Result) -> None:
        """Keep a result. It is safe at once."""
        pairing, game = divmod(result.number, self._games)
        usual = Result._field_defaults
        told = {
            name: value for name, value in result._asdict().items() if name != "number" and value != usual.get(name)
        }
        self._write({"pairing": pairing, "game": game} | told)

    def _write(self, line: dict[str, Any]) -> None:
        self._file.write(json.dumps(line, ensure_ascii=False).encode() + b"\n")
        self._file.flush()

    def close(self) -> None:
        self._file.close()
