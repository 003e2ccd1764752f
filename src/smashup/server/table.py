"""A table: all that its journal says about it. `apply` is the only thing that changes it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol, assert_never

from smashup.engine.decisions import Decision
from smashup.engine.errors import SaveError
from smashup.engine.events import Event
from smashup.engine.factions import Pool
from smashup.game import Game
from smashup.game.kept_position import keep
from smashup.game.past import Note
from smashup.game.record import Retelling, check_of
from smashup.game.version_1 import asks_again
from smashup.guides import guide_for
from smashup.guides.guide import Guide
from smashup.server.clock import Clock
from smashup.server.protocol.common import PassedUntil, Phase, Speed
from smashup.server.protocol.journal import (
    Chosen,
    Entry,
    RematchMade,
    RematchWanted,
    Resumed,
    Said,
    SeatChanged,
    SpeedSet,
    Started,
    TakenBack,
    UndoAnswered,
    UndoAsked,
    complete,
)
from smashup.server.protocol.tables import Result, TableSettings
from smashup.server.seats import Seat, seats_for
from smashup.server.setup import Deal, deal_for

PASS_KEY = "pass"
"""Of the option to pass in a window."""
MOST_ASIDES = 3_000
"""Entries of a table that are no choices: everybody who comes is told all of them."""
_SHOWS = ("draw", "look", "reveal", "mulligan", "face_up_base")
"""Kinds of event that show cards which may be hidden again before the choice is over."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """What is fixed about a table. With the entries of its journal it is all that is needed to have it again."""

    id: str
    created: float
    settings: TableSettings
    seed: int
    bot_seed: int
    invitation_hash: str | None
    pool: Pool
    """What its game is dealt from: all there was when the table was made."""


class Attendance(NamedTuple):
    """Who is at the table now, and the time that runs: what no journal says."""

    present: Sequence[bool]
    """By seat: is its person here?"""
    long_gone: Sequence[bool]
    """By seat: has its person been away for a while?"""
    spectators: int
    spent: float
    """Seconds on the present decision."""
    clock_runs: bool
    passing: Sequence[PassedUntil | None] = ()
    """By seat: how long it lets windows pass."""


class Move(NamedTuple):
    """A choice that stands, and how it was before it."""

    number: int
    """Of its entry."""
    seat: int
    by_person: bool
    """Can it be taken back as somebody's own choice?"""
    position: int
    """The number of the decision it answered."""
    left: tuple[float, ...]
    """The clock."""
    showed: frozenset[int]
    """The players who learned something by it."""


@dataclass(frozen=True, slots=True)
class UndoWish:
    """Somebody wants to take back, and these seats have to agree first."""

    seat: int
    back_to: int
    waiting_for: frozenset[int]


class Table:
    """The sum of a journal. It knows nothing of connections, time or databases."""

    def __init__(
        self, row: TableRow, entries: Sequence[Entry] = (), positions: Mapping[int, dict[str, Any]] | None = None
    ) -> None:
        """A table as its journal says, with the positions that were kept, by the number of the entry before them."""
        self.id = row.id
        self.row = row
        self.settings: TableSettings = row.settings
        self.deal: Deal = deal_for(row.settings, row.seed, row.pool)
        self.guide: Guide | None = guide_for(*self.deal.guide) if self.deal.guide is not None else None
        self.seats: list[Seat] = seats_for(row.settings.seats)
        self.entries: list[Entry] = []
        self.asides = 0
        """Entries that are no choices."""
        self.events: dict[int, list[Event]] = {}
        """What came of an entry, by its number."""
        self.game: Game | None = None
        self.moves: list[Move] = []
        self.position = 0
        """The number of the entry that led to the present decision: no other decision ever has it."""
        self.wish: UndoWish | None = None
        self.speed: Speed = row.settings.speed
        self.clock = Clock(row.settings.clock, len(self.seats)) if row.settings.clock is not None else None
        self.rematch: list[int] = []
        self.next_table: str | None = None
        self.result: Result | None = None
        self.kept_turn = 0
        """The last turn at whose beginning the position was kept."""
        self.unkept: dict[int, dict[str, Any]] = {}
        """The positions of a journal for which none were kept, by the number of the entry before them."""
        self.breaks_off: str | None = None
        """Why its game can be shown only so far, where it is over and this version plays the rest differently."""
        self._reading = False
        self._asks_again: tuple[int, int] | None = None
        """Who was asked once more by the first version, and what they answered."""
        self._retelling: Retelling | None = None
        """While a journal is read, from the start of its game on; afterwards only where it leads nowhere."""
        if entries:
            self._read(entries, positions or {})

    def _read(self, entries: Sequence[Entry], positions: Mapping[int, dict[str, Any]]) -> None:
        """Let happen again what is in the journal.

        Where this version plays a card differently, that is noticed at the kept positions, and the game goes on there.
        """
        self._reading = True
        for entry in entries:
            self.apply(entry)
            if entry.number in positions and self.game is not None:
                self._arrive(entry, positions[entry.number])
            elif not positions and (position := self.keep_position()) is not None:
                self.unkept[entry.number] = position
        self._reading = False
        retelling = self._retelling
        if retelling is None or not retelling.diverged:
            self._retelling = None
        elif self.phase == "over":
            self.breaks_off, self._retelling = str(retelling.error()), None

    def _arrive(self, entry: Entry, position: dict[str, Any]) -> None:
        game, retelling = self._playing(), self._retelling
        assert retelling is not None
        retelling.check(position["fingerprint"])
        with suppress(SaveError):  # A position with a card that does not exist any more cannot be had again.
            if retelling.arrive(position["position"]):
                self.events[entry.number] = list(game.events[-1:])
        self.kept_turn = game.turn
        self.result = result_at_the_end(game, self.seats) if game.over else None

    def resumption(self) -> Resumed | None:
        """What has to happen where the journal leads nowhere: the game goes on from the last position that is sure."""
        if self._retelling is None:
            return None
        error = self._retelling.error()
        sure = len(self._playing().choices)
        back_to = self.moves[sure].position if sure < len(self.moves) else self.position
        self._retelling = None
        return Resumed(back_to=back_to, turn=self._playing().turn, card=error.card or None)

    def keep_position(self) -> dict[str, Any] | None:
        """The position, where it is one to be kept: at the beginning of a turn's plays, and at the end of the game."""
        game = self.game
        if game is None or (game.turn == self.kept_turn and not game.over):
            return None
        if not game.over and (game.decision is None or not game.decision.is_play_cards):
            return None
        self.kept_turn = game.turn
        last = self.entries[-1]
        known = last.check if isinstance(last, Chosen) and not self._reading else None
        return {"fingerprint": known or check_of(game), "position": keep(game.state)}

    @property
    def number(self) -> int:
        """Of the newest entry."""
        return len(self.entries)

    @property
    def phase(self) -> Phase:
        if self.result is not None:
            return "over"
        return "waiting" if self.game is None else "playing"

    @property
    def to_move(self) -> int | None:
        """The player whose decision it is."""
        if self.game is None or self.result is not None or self.game.decision is None:
            return None
        return self.game.decision.player

    @property
    def window(self) -> Decision | None:
        """The present decision, if it is whether to play a card from hand that fits the moment."""
        decision = self.game.decision if self.game is not None and self.result is None else None
        return decision if decision is not None and decision.is_window else None

    @property
    def hides_hands(self) -> bool:
        """Is everybody asked alike who could hold a card that fits?"""
        return self.game is not None and self.game.state.rules.options.ask_alike

    @property
    def is_full(self) -> bool:
        return all(seat.taken for seat in self.seats)

    @property
    def names(self) -> list[str]:
        return [seat.name or f"Player {number + 1}" for number, seat in enumerate(self.seats)]

    def persons(self) -> list[int]:
        """The seats that people play now."""
        return [number for number, seat in enumerate(self.seats) if seat.by_person]

    def apply(self, entry: Entry) -> None:
        """Let it happen. What is applied was checked before, or comes from the journal."""
        match entry:
            case Started():
                self._start(entry)
            case Chosen():
                self._choose(entry)
            case UndoAsked():
                self.wish = UndoWish(entry.seat, entry.back_to, frozenset(entry.waiting_for))
            case UndoAnswered(agree=True):
                self._no_longer_waits_for(entry.seat)
            case UndoAnswered():
                self.wish = None
            case TakenBack() | Resumed():
                self._take_back(entry)
            case SeatChanged():
                self._change_seat(entry)
            case SpeedSet():
                self.speed = entry.speed
            case RematchWanted():
                self.rematch.append(entry.seat)
            case RematchMade():
                self.next_table = entry.table
            case Said():
                pass  # Chat changes nothing but the journal.
            case _:
                assert_never(entry)
        self.entries.append(entry)
        self.asides += not isinstance(entry, Chosen)

    def _start(self, entry: Started) -> None:
        self.game = self.deal.game(log=True)
        self.events[entry.number] = list(self.game.events)
        self.position = entry.number
        if self._reading:
            self._retelling = Retelling(self.game)
        if self.clock is not None:
            self.clock.now_is(self.game.turn)

    def _choose(self, entry: Chosen) -> None:
        game, seat = self._playing(), entry.seat
        seen = list(game.state.seen)
        told = len(game.events)
        left = tuple(self.clock.left) if self.clock is not None else ()
        # Not to be told from a pass that nobody made: so it is no choice to go back to, and no sign of being here.
        unseen = self.hides_hands and self.window is not None and entry.key == PASS_KEY
        by_person = entry.by == "person" and not unseen
        if self._retelling is not None:
            self._choose_again(self._retelling, entry)
        else:
            assert entry.key is not None
            game.choose(entry.key)
        events = self.events[entry.number] = list(game.events[told:])
        showed = _learned(seen, game, events)
        self.moves.append(Move(entry.number, seat, by_person, self.position, left, showed))
        self.position = entry.number
        self.wish = None
        if self.clock is not None:
            if entry.by != "bot":
                self.clock.spend(seat, entry.spent, by_person=None if unseen and entry.by == "person" else by_person)
            self.clock.now_is(game.turn)
        if game.over:
            self.result = result_at_the_end(game, self.seats)
        if self._retelling is not None:
            if entry.check is not None:
                self._retelling.check(entry.check)
        elif game.over or (game.decision is not None and game.decision.is_play_cards):
            complete(entry, check=check_of(game))

    def _choose_again(self, retelling: Retelling, entry: Chosen) -> None:
        """Choose as the journal says; the first version wrote no keys but indexes."""
        if entry.key is not None:
            retelling.choose(Note(entry.seat, entry.question or "", entry.key))
            return
        index, asked_before = entry.choice, self._asks_again
        self._asks_again = None
        if index is not None and asked_before == (entry.seat, index):
            retelling.skip()
            return
        decision = self._playing().decision
        if decision is not None and index is not None and 0 <= index < len(decision):
            if asks_again(decision, index):
                self._asks_again = entry.seat, index
            retelling.choose(Note(entry.seat, decision.question, decision.keys[index]))
        else:
            retelling.choose(Note(entry.seat, "", f"option {index}"))

    def _no_longer_waits_for(self, seat: int) -> None:
        if self.wish is not None:
            wish = self.wish
            self.wish = UndoWish(wish.seat, wish.back_to, wish.waiting_for - {seat})

    def _take_back(self, entry: TakenBack | Resumed) -> None:
        game = self._playing()
        kept = sum(move.number <= entry.back_to for move in self.moves)
        left = self.moves[kept].left if kept < len(self.moves) else tuple(self.clock.left) if self.clock else ()
        if self._retelling is not None:
            self._retelling.rewind(kept)
        else:
            game.rewind(kept)
        del self.moves[kept:]
        self.kept_turn = game.turn
        self.position = entry.number
        self.wish = None
        self.result = None
        if self.clock is not None:
            self.clock.back_to(left, game.turn)

    def _change_seat(self, entry: SeatChanged) -> None:
        seat = self.seats[entry.seat]
        match entry.change:
            case "joined":
                seat.name, seat.token_hash = entry.name, entry.token_hash
            case "left":
                seat.name = seat.token_hash = None
            case "returned":
                seat.level = seat.bot_since = None
                if self.clock is not None:
                    self.clock.forgive(entry.seat)
            case "bot" | "conceded":
                seat.name, seat.level = entry.name, entry.level
                if seat.token_hash is not None and seat.bot_since is None:
                    seat.bot_since, seat.handed_over = entry.number, entry.by == entry.seat
                if seat.bot_since is None or seat.handed_over or entry.change == "conceded":
                    self._no_longer_waits_for(entry.seat)
                if self.wish is not None and self.wish.seat == entry.seat:
                    self.wish = None
        if entry.change == "conceded":
            seat.conceded = True
            remaining = [number for number, other in enumerate(self.seats) if not other.conceded]
            if len(remaining) == 1:
                scores = list(self._playing().scores)
                self.result = Result(winners=remaining, scores=scores, reason="conceded")

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
