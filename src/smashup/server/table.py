"""A table: all that its journal says about it. `apply` is the only thing that changes it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from smashup.engine.events import Event
from smashup.game import Game
from smashup.guides import guide_for
from smashup.guides.guide import Guide
from smashup.server.clock import Clock
from smashup.server.journal import Record, TableRow
from smashup.server.protocol.common import Phase, Speed
from smashup.server.protocol.tables import Result, TableSettings
from smashup.server.seats import Seat, seats_for
from smashup.server.setup import Deal, deal_for

_SHOWS = ("draw", "look", "reveal", "mulligan", "face_up_base")
"""Kinds of event that show cards which may be hidden again before the choice is over."""


@dataclass(frozen=True, slots=True)
class Move:
    """A choice that stands, and how it was before it."""

    number: int
    """Of its record."""
    seat: int
    by_person: bool
    position: int
    """The number of the decision it answered."""
    left: tuple[float, ...]
    """The clock."""
    showed: frozenset[int]
    """The players who learned something by it."""


@dataclass(frozen=True, slots=True)
class Wish:
    """Somebody wants to take back, and these seats have to agree first."""

    seat: int
    back_to: int
    waiting_for: frozenset[int]


class Table:
    """The sum of a journal. It knows nothing of connections, time or databases."""

    def __init__(self, row: TableRow, records: Sequence[Record] = ()) -> None:
        self.id = row.id
        self.row = row
        self.settings: TableSettings = row.settings
        self.deal: Deal = deal_for(row.settings, row.seed)
        self.guide: Guide | None = guide_for(*self.deal.guide) if self.deal.guide is not None else None
        self.seats: list[Seat] = seats_for(row.settings.seats)
        self.records: list[Record] = []
        self.events: dict[int, list[Event]] = {}
        """What came of a record, by its number."""
        self.game: Game | None = None
        self.moves: list[Move] = []
        self.position = 0
        """The number of the record that led to the present decision: no other decision ever has it."""
        self.wish: Wish | None = None
        self.speed: Speed = row.settings.speed
        self.clock = Clock(row.settings.clock, len(self.seats)) if row.settings.clock is not None else None
        self.rematch: list[int] = []
        self.next_table: str | None = None
        self.result: Result | None = None
        for record in records:
            self.apply(record)

    @property
    def number(self) -> int:
        """Of the newest record."""
        return len(self.records)

    @property
    def phase(self) -> Phase:
        if self.result is not None:
            return "over"
        return "waiting" if self.game is None else "playing"

    @property
    def to_move(self) -> int | None:
        """The player who is to decide."""
        if self.game is None or self.result is not None or self.game.decision is None:
            return None
        return self.game.decision.player

    @property
    def is_full(self) -> bool:
        return all(seat.taken for seat in self.seats)

    @property
    def names(self) -> list[str]:
        return [seat.name or f"Player {number + 1}" for number, seat in enumerate(self.seats)]

    def persons(self) -> list[int]:
        """The seats that people play now."""
        return [number for number, seat in enumerate(self.seats) if seat.by_person]

    def apply(self, record: Record) -> None:
        """Let it happen. What is applied was checked before, or comes from the journal."""
        _APPLIED[record.kind](self, record, record.data)
        self.records.append(record)

    def _started(self, record: Record, data: dict[str, Any]) -> None:
        self.game = self.deal.game(log=True)
        self.events[record.number] = list(self.game.events)
        self.position = record.number
        if self.clock is not None:
            self.clock.now_is(self.game.turn)

    def _chosen(self, record: Record, data: dict[str, Any]) -> None:
        game, seat = self._playing(), data["seat"]
        seen = list(game.state.seen)
        told = len(game.events)
        left = tuple(self.clock.left) if self.clock is not None else ()
        by_person = data["by"] == "person"
        game.choose(data["choice"])
        events = self.events[record.number] = list(game.events[told:])
        showed = _learned(seen, game, events)
        self.moves.append(Move(record.number, seat, by_person, self.position, left, showed))
        self.position = record.number
        self.wish = None
        if self.clock is not None:
            if data["by"] != "bot":
                self.clock.spend(seat, data["spent"], by_person=by_person)
            self.clock.now_is(game.turn)
        if game.over:
            self.result = result_at_the_end(game, self.seats)

    def _undo_asked(self, record: Record, data: dict[str, Any]) -> None:
        self.wish = Wish(data["seat"], data["back_to"], frozenset(data["waiting_for"]))

    def _undo_answered(self, record: Record, data: dict[str, Any]) -> None:
        if not data["agree"]:
            self.wish = None
        else:
            self._no_longer_waits_for(data["seat"])

    def _no_longer_waits_for(self, seat: int) -> None:
        if self.wish is not None:
            wish = self.wish
            self.wish = Wish(wish.seat, wish.back_to, wish.waiting_for - {seat})

    def _taken_back(self, record: Record, data: dict[str, Any]) -> None:
        game = self._playing()
        kept = sum(move.number <= data["back_to"] for move in self.moves)
        first = self.moves[kept]
        game.rewind(kept)
        del self.moves[kept:]
        self.position = record.number
        self.wish = None
        self.result = None
        if self.clock is not None:
            self.clock.back_to(first.left, game.turn)

    def _seat(self, record: Record, data: dict[str, Any]) -> None:
        seat = self.seats[data["seat"]]
        change = data["change"]
        if change == "joined":
            seat.name, seat.token_hash = data["name"], data["token_hash"]
        elif change == "left":
            seat.name = seat.token_hash = None
        elif change == "returned":
            seat.level = None
            if self.clock is not None:
                self.clock.forgive(data["seat"])
        else:
            seat.name, seat.level = data["name"], data["level"]
            self._no_longer_waits_for(data["seat"])
            if self.wish is not None and self.wish.seat == data["seat"]:
                self.wish = None
        if change == "conceded":
            seat.conceded = True
            remaining = [number for number, other in enumerate(self.seats) if not other.conceded]
            if len(remaining) == 1:
                scores = list(self._playing().scores)
                self.result = Result(winners=remaining, scores=scores, reason="conceded")

    def _said(self, record: Record, data: dict[str, Any]) -> None:
        """Chat changes nothing but the story."""

    def _speed(self, record: Record, data: dict[str, Any]) -> None:
        self.speed = data["speed"]

    def _rematch_wanted(self, record: Record, data: dict[str, Any]) -> None:
        self.rematch.append(data["seat"])

    def _rematch(self, record: Record, data: dict[str, Any]) -> None:
        self.next_table = data["table"]

    def _playing(self) -> Game:
        assert self.game is not None
        return self.game


def _learned(seen: Sequence[int], game: Game, events: Sequence[Event]) -> frozenset[int]:
    """The players who know a card now that they did not know before, or knew one for a moment."""
    now = game.state.seen
    found = {player for player in range(game.players) if now[player] & ~(seen[player] if seen else 0)}
    for event in events:
        if event.kind in _SHOWS:
            found.update(range(game.players) if event.seen_by is None else event.seen_by)
    return frozenset(found)


class Conceding(Protocol):
    """A seat, as far as the result depends on it."""

    @property
    def conceded(self) -> bool: ...


def result_at_the_end(game: Game, seats: Sequence[Conceding]) -> Result:
    """Who has won: whoever the rules say, but nobody who conceded."""
    scores = list(game.scores)
    winners = [player for player in game.winners if not seats[player].conceded]
    if not winners:
        remaining = [player for player, seat in enumerate(seats) if not seat.conceded]
        best = max(scores[player] for player in remaining)
        winners = [player for player in remaining if scores[player] == best]
    return Result(winners=winners, scores=scores, reason="points")


_APPLIED: dict[str, Callable[[Table, Record, dict[str, Any]], None]] = {
    "started": Table._started,
    "chosen": Table._chosen,
    "undo_asked": Table._undo_asked,
    "undo_answered": Table._undo_answered,
    "taken_back": Table._taken_back,
    "seat": Table._seat,
    "said": Table._said,
    "speed": Table._speed,
    "rematch_wanted": Table._rematch_wanted,
    "rematch": Table._rematch,
}
