"""Save files of replays: what the server makes of a game file from outside, and of a table's game that is over."""

from __future__ import annotations

import contextlib
import json
import signal
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Literal

from smashup.bots.registry import is_own
from smashup.engine.errors import SaveError
from smashup.game import Game, notation
from smashup.game.save import HUMAN, SEATS, SavedSeat, read_game_file, read_seats, write_save
from smashup.server.protocol.common import NAME_LENGTH, plain_text

YOU = "You"
"""What the terminal calls a person who plays alone; in a replay that would be whoever looks at it."""
BREAKS_OFF = "Breaks off"
"""The tag of a file that goes only so far."""
MOST_CHOICES = 5_000
MOST_SECONDS = 15.0
"""For a file to be checked; on systems with alarms."""


class BadFile(Exception):  # noqa: N818 (it says what is wrong with a file)
    """This cannot be brought in; one sentence says why."""


class TakesTooLongError(BaseException):
    """Time is up. Not an Exception: nothing on the way may take it for a failure of its own."""


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
    breaks_off: str | None = None
    """Why a file goes only so far: the rest is played differently here."""
    passing: bool = False
    """The table may have another game one day."""

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]


def write(save: str, seats: Sequence[Seat], breaks_off: str | None = None) -> str:
    """The text of a save file, the same for the same game and seats. `smashup replay` and `Game.load` read it, too."""
    text = save if breaks_off is None else notation.with_tags(save, {BREAKS_OFF: breaks_off})
    if all(seat.kind is None for seat in seats):
        return text
    return write_save(text, [SavedSeat(seat.level or HUMAN, seat.name, seat.conceded) for seat in seats])


def text_of(source: Source) -> str:
    """The file of a game that can be replayed."""
    return source.save if source.origin == "file" else write(source.save, source.seats)


def read(id: str, created: float, text: str) -> Source:
    """A file that `checked` has written, this version's or an earlier one's."""
    if not notation.is_notation(text):
        data = json.loads(text)
        return Source(id, "file", created, text, _seats_of(data.get("seats"), _players(data["setup"])))
    tags = notation.read(text).tags
    scenario = tags.get("Scenario")
    seats = _seats_of(tags.get(SEATS), tags["Players"] if scenario is None else scenario.get("players", 2))
    return Source(id, "file", created, text, seats, tags.get(BREAKS_OFF))


def _seats_of(given: Any, players: int) -> tuple[Seat, ...]:
    return _seats(read_seats(given, players, is_own) if given is not None else (), players)


def id_of(text: str) -> str:
    """The same file has the same replay. Longer than a table's id, so that they are never mixed up."""
    return sha256(text.encode()).hexdigest()[:24]


def checked(text: bytes) -> tuple[str, Game]:
    """A file from outside as `write` would have written it, and its game; raises BadFile with the reason."""
    try:
        file = read_game_file(text, is_own, most_choices=MOST_CHOICES)
        save = file.game.save()
    except SaveError as error:
        raise BadFile(str(error)) from error
    return write(save, _seats(file.seats, file.game.players), file.breaks_off or None), file.game


def _players(setup: dict[str, Any]) -> int:
    players: int = setup["scenario"].get("players", 2) if "scenario" in setup else setup["players"]
    return players


def _seats(saved: Sequence[SavedSeat], players: int) -> tuple[Seat, ...]:
    if not saved:
        return tuple(Seat(f"Player {number}") for number in range(1, players + 1))
    return tuple(_seat(number, seat) for number, seat in enumerate(saved, 1))


def _seat(number: int, saved: SavedSeat) -> Seat:
    try:
        name = plain_text(saved.name)[:NAME_LENGTH]
    except ValueError:
        name = YOU
    if name == YOU:
        name = f"Player {number}"
    if saved.kind == HUMAN:
        return Seat(name, "person", None, saved.conceded)
    return Seat(name, "bot", saved.kind, saved.conceded)


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
