"""Save files: a game's own save, and beside it who sat where. What comes from outside is believed in nothing."""

from __future__ import annotations

import contextlib
import json
import signal
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Literal

from smashup.bots.registry import is_own
from smashup.engine.errors import SmashUpError
from smashup.game import Game
from smashup.game.report import REPORT_FORMAT
from smashup.server.protocol.common import NAME_LENGTH, plain_text

HUMAN = "human"
YOU = "You"
"""What the terminal calls a person who plays alone; in a replay that would be whoever looks at it."""
MOST_CHOICES = 5_000
MOST_SECONDS = 15.0
"""For a file to be checked; on systems with alarms."""


class BadFile(Exception):  # noqa: N818 (it says what is wrong with a file)
    """This cannot be brought in; one sentence says why."""


class TakesTooLongError(BaseException):
    """Time is up. Not an Exception: nothing on the way shall take it for a failure of its own."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sat there."""

    name: str
    kind: Literal["person", "bot"] | None = None
    level: str | None = None
    conceded: bool = False


@dataclass(frozen=True, slots=True)
class Source:
    """A game that can be replayed, ready to be sent to a worker."""

    id: str
    origin: Literal["table", "file"]
    created: float
    save: str
    """As `Game.save` wrote it."""
    seats: tuple[Seat, ...]

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]


def write(save: str, seats: Sequence[Seat]) -> str:
    """The text of a save file, the same for the same game and seats. `smashup replay` and `Game.load` read it, too."""
    data = json.loads(save)
    if any(seat.kind is not None for seat in seats):
        data["seats"] = [
            {"kind": seat.level if seat.kind == "bot" else HUMAN, "name": seat.name}
            | ({"conceded": True} if seat.conceded else {})
            for seat in seats
        ]
    return json.dumps(data)


def read(id: str, created: float, text: str) -> Source:
    """A file that `checked` has written."""
    data = json.loads(text)
    seats = data.pop("seats", None)
    return Source(id, "file", created, json.dumps(data), _seats(seats, _players(data)))


def id_of(text: str) -> str:
    """The same file has the same replay. Longer than a table's id, so that they are never mixed up."""
    return sha256(text.encode()).hexdigest()[:24]


def checked(text: bytes) -> tuple[str, Game]:
    """A file from outside as `write` would have written it, and its game; raises BadFile with the reason."""
    data = _unpacked(_parsed(text))
    choices = data.get("choices")
    if isinstance(choices, list) and len(choices) > MOST_CHOICES:
        raise BadFile(f"this game has {len(choices)} choices; expected at most {MOST_CHOICES}")
    try:
        game = Game.load(json.dumps(data))
        save = game.save()
    except SmashUpError as error:
        raise BadFile(_short(str(error))) from error
    except Exception as error:  # A position that no game can reach may break any card's code.
        raise BadFile(f"this save is damaged: its game cannot be played ({_short(repr(error))})") from error
    return write(save, _seats(data.get("seats"), game.players)), game


def _unpacked(data: dict[str, Any]) -> dict[str, Any]:
    """The save that is in a report of a problem, with the players' names; any other file as it is."""
    if data.get("format") != REPORT_FORMAT:
        return data
    save, names = data.get("save"), data.get("names")
    if not isinstance(save, dict):
        raise BadFile("this report is damaged: it has no saved game")
    if names and isinstance(names, list) and "seats" not in save:
        return save | {"seats": [{"kind": HUMAN, "name": name} for name in names]}
    return save


def _parsed(text: bytes) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadFile(f"this is not a saved game: it is not JSON ({_short(str(error))})") from error
    if not isinstance(data, dict):
        raise BadFile("this is not a saved game: expected a JSON object")
    return data


def _players(data: dict[str, Any]) -> int:
    setup = data["setup"]
    players: int = setup["scenario"].get("players", 2) if "scenario" in setup else setup["players"]
    return players


def _seats(given: Any, players: int) -> tuple[Seat, ...]:
    if given is None:
        return tuple(Seat(f"Player {number}") for number in range(1, players + 1))
    if not isinstance(given, list) or len(given) != players or not all(isinstance(one, dict) for one in given):
        raise BadFile(f"this save is damaged: its seats are not {players} players with names")
    seats = tuple(_seat(number, one) for number, one in enumerate(given, 1))
    if all(seat.conceded for seat in seats):
        raise BadFile("this save is damaged: all of its players have conceded")
    return seats


def _seat(number: int, given: dict[str, Any]) -> Seat:
    kind, name = given.get("kind"), given.get("name")
    if not isinstance(kind, str) or not isinstance(name, str) or not (kind == HUMAN or is_own(kind)):
        raise BadFile(f"this save is damaged: seat {number} is not a player with a name, or a bot of this program")
    try:
        name = plain_text(name)[:NAME_LENGTH]
    except ValueError:
        name = YOU
    if name == YOU:
        name = f"Player {number}"
    conceded = given.get("conceded") is True
    if kind == HUMAN:
        return Seat(name, "person", None, conceded)
    return Seat(name, "bot", kind, conceded)


def _short(text: str) -> str:
    """What a message says of a hostile file can be as long as the file."""
    text = " ".join(text.split())
    return text if len(text) <= 300 else f"{text[:300]} …"


@contextlib.contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raise TakesTooLongError when the time is up; without alarms (on Windows) the limits on sizes have to do."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def stop(*_: object) -> None:
        raise TakesTooLongError

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
