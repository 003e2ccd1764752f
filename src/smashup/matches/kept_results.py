"""Results of an arena in a file, a line for each game: it can be interrupted, and goes on with what is missing.

The first line says what is played, and by which rules and bots. Results of others are never mixed with them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, ExitStack
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
        self._pairings = pairings
        self._games = games
        self._players: int = plan["players"]
        self.there: dict[int, Result] = {}
        """The results of earlier runs, by the number of the match; those of further games stay in the file."""
        first = {"format": FORMAT, "version": VERSION, **plan, "identity": identity}
        with ExitStack() as stack:
            stack.enter_context(_locked(path))
            try:
                whole = self._read(content, first) if path.exists() and (content := path.read_bytes()) else 0
                self._file = stack.enter_context(path.open("ab"))
                self._file.truncate(whole)  # The last line was cut short if the last run was killed.
                if not whole:
                    self._write(first)
            except OSError as error:
                raise _cannot_be_kept(path, error) from error
            self._open = stack.pop_all()

    def _read(self, content: bytes, wanted: dict[str, Any]) -> int:
        """Read what is there; how many bytes of it are whole lines."""
        try:
            first, lines = _lines(content)
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
            asked_for = [line for line in lines if line["game"] < self._games]
            results = [_result(line, self._pairings, self._games, self._players) for line in asked_for]
        except DAMAGED as error:
            raise SetupError(
                f"{self._path} holds no results of an arena, or damaged ones; choose another file"
            ) from error
        self.there = {result.number: result for result in results}
        return _whole(content)

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
        self._open.close()


def _locked(path: Path) -> AbstractContextManager[object]:
    """Keeps other arenas from the file while it is open: they would play the same games again."""
    from filelock import FileLock, Timeout

    try:
        return FileLock(f"{path}.lock").acquire(blocking=False)
    except Timeout:
        raise SetupError(f"another arena is writing to {path}; wait for it or choose another file") from None
    except OSError as error:
        raise _cannot_be_kept(path, error) from error


def _cannot_be_kept(path: Path, error: OSError) -> SetupError:
    return SetupError(f"results cannot be kept in {path}: {error.strerror or error}")


class KeptArena(NamedTuple):
    """An arena as a file tells of it, whatever has become of its bots; `games` are the numbers up to the highest."""

    bots: tuple[str, ...]
    players: int
    seed: int
    titans: bool
    games: int
    results: list[Result]
    identity: dict[str, Any]


def kept_arena(path: Path, pairings_of: Callable[[int, int], Sequence[object]]) -> KeptArena:
    """The arena whose results are in a file; `pairings_of` says which pairings so many bots and players make."""
    try:
        first, lines = _lines(path.read_bytes())
        bots, players, games = tuple(first["bots"]), first["players"], 1 + max([line["game"] for line in lines])
        pairings = len(pairings_of(len(bots), players))
        by_number = {result.number: result for result in [_result(line, pairings, games, players) for line in lines]}
        identity = {"rules": first["identity"]["rules"], "bots": {bot: first["identity"]["bots"][bot] for bot in bots}}
        return KeptArena(bots, players, first["seed"], first["titans"], games, list(by_number.values()), identity)
    except OSError as error:
        raise SetupError(f"results cannot be read from {path}: {error.strerror or error}") from error
    except DAMAGED as error:
        raise SetupError(f"{path} holds no results of an arena (see smashup arena --out), or damaged ones") from error


DAMAGED = (ValueError, LookupError, TypeError, AttributeError)
"""What reading a file with anything else in it leads to."""


def _whole(content: bytes) -> int:
    """How many bytes are whole lines."""
    return content.rfind(b"\n") + 1


def _lines(content: bytes) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The first line of a file, and the others."""
    first, *lines = [json.loads(line) for line in content[: _whole(content)].splitlines()]
    if first["format"] != FORMAT or first["version"] != VERSION:
        raise ValueError("another format")
    return first, lines


def _result(line: dict[str, Any], pairings: int, games: int, players: int) -> Result:
    """What a line says; ValueError if that cannot be."""
    told = {name: value for name, value in line.items() if name not in ("pairing", "game", "shares")}
    number, shares = line["pairing"] * games + line["game"], tuple(line["shares"])
    result = Result(number, shares, **told)
    seats = (*range(players), None)
    if not 0 <= line["game"] <= number < pairings * games or len(shares) != players or result.by not in seats:
        raise ValueError("no such game")
    return result
