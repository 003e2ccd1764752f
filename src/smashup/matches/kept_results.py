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
    """The file of an arena with so many pairings, and games in each. It is made if there is none."""

    def __init__(self, path: Path, pairings: int, games: int, plan: dict[str, Any], identity: dict[str, Any]) -> None:
        """`plan` is what is played, how many games aside. SetupError if the file holds anything else."""
        self._path = path
        self._games = games
        self._matches = pairings * games
        self._players: int = plan["players"]
        self.there: dict[int, Result] = {}
        """The results of earlier runs, by the number of the match; those of further games stay in the file."""
        first = {"format": FORMAT, "version": VERSION, **plan, "identity": identity}
        try:
            whole = self._read(content, first) if path.exists() and (content := path.read_bytes()) else 0
            self._file = path.open("ab")
            self._file.truncate(whole)  # The last line was cut short if the last run was killed.
            if not whole:
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
            differ = changed(first["identity"], wanted["identity"])
            for name, value in wanted.items():
                if name != "identity" and first[name] != value:
                    raise SetupError(
                        f"{self._path} holds another arena ({name}: {first[name]!r} there, {value!r} asked for); "
                        "continue with the same settings or choose another file"
                    )
            if differ:
                raise SetupError(
                    f"{self._path} was begun with other programs: {' and '.join(differ)} changed since; continue with "
                    "the version that began it or choose another file"
                )
            results = [self._result(line) for line in lines if line["game"] < self._games]
        except (ValueError, LookupError, TypeError, AttributeError) as error:
            raise SetupError(
                f"{self._path} holds no results of an arena, or damaged ones; choose another file"
            ) from error
        self.there = {result.number: result for result in results}
        return whole

    def _result(self, line: dict[str, Any]) -> Result:
        """What a line says; ValueError if that cannot be."""
        told = {name: value for name, value in line.items() if name not in ("pairing", "game", "shares")}
        number, shares = line["pairing"] * self._games + line["game"], tuple(line["shares"])
        result = Result(number, shares, **told)
        seats = (*range(self._players), None)
        if not 0 <= line["game"] <= number < self._matches or len(shares) != self._players or result.by not in seats:
            raise ValueError("no such game")
        return result

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
