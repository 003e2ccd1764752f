"""The journal of a table: numbered entries, one for each thing that happened.

An entry is what a command makes, what the database keeps and what every viewer is told. Two kinds of field are not on
every side: what is only `Kept` never leaves the server, and the events, which the rules work out from the choices, are
not written down but added for each viewer.
"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypeAlias, TypeVar, cast, dataclass_transform

from pydantic import ConfigDict, Field
from pydantic.dataclasses import dataclass
from pydantic.json_schema import SkipJsonSchema

from smashup.server.protocol.common import Shape, Speed

T = TypeVar("T")
Kept: TypeAlias = Annotated[SkipJsonSchema[T], Field(exclude=True)]
"""Written down, but in no message."""
Chooser = Literal["person", "bot", "clock"]


class NamedCard(Shape):
    id: int
    name: str


class EventSeen(Shape):
    """One thing that happened in the game."""

    kind: str
    """A word of the rulebook: play, draw, destroy, move …"""
    turn: int
    text: str
    """A sentence with the players' names."""
    player: NotRequired[int]
    cards: NotRequired[list[NamedCard]]
    """Missing where there are none, or where the viewer may not know which."""
    count: NotRequired[int]
    """How many cards the viewer may not know."""
    base: NotRequired[str]
    target: NotRequired[str]
    amount: NotRequired[int]
    source: NotRequired[str]
    """The name of the card whose text did it."""
    rule: NotRequired[str]
    """The number of the rule that says so, where the rules did it."""
    number: int
    """Its place in the story of the game, from 0."""
    because: NotRequired[int]
    """The number of the earlier event that led to it."""
    depth: int
    """How many events led to it, each because of the one before: how far a log indents it."""


@dataclass_transform(kw_only_default=True, frozen_default=True, field_specifiers=(Field,))
def _entry(kind: type[T]) -> type[T]:
    """A table keeps hundreds of entries in memory, where a `Message` would need six times the room."""
    config = ConfigDict(extra="forbid", use_attribute_docstrings=True)
    return cast(type[T], dataclass(kind, config=config, frozen=True, slots=True, kw_only=True))


def complete(entry: object, **values: object) -> None:
    """Fill in what is known of an entry only when it happens. Nobody has seen it yet; afterwards it never changes."""
    for name, value in values.items():
        object.__setattr__(entry, name, value)


@_entry
class _Entry:
    number: int = 0
    at: Annotated[float, Field(description="Seconds since 1970.")] = 0.0
    # Both are given when it happens.


@_entry
class Started(_Entry):
    """All seats were taken and the game began."""

    kind: Literal["started"] = "started"
    events: tuple[EventSeen, ...] = ()


@_entry
class Chosen(_Entry):
    """Somebody chose, and this came of it."""

    kind: Literal["chosen"] = "chosen"
    seat: int
    by: Chooser
    """clock: time had run out and a bot chose."""
    question: Kept[str | None] = None
    key: Kept[str | None] = None
    """Of what was asked, and of the option."""
    choice: Kept[int | None] = None
    """The index of the option, where an earlier version wrote it and no key."""
    check: Kept[str | None] = None
    """The fingerprint of the position after it, where a player is asked what to play, or nobody any more."""
    spent: Kept[float] = 0.0
    """Seconds on the decision."""
    events: tuple[EventSeen, ...] = ()


@_entry
class UndoAsked(_Entry):
    """Somebody wants to take back and needs the others' consent."""

    kind: Literal["undo_asked"] = "undo_asked"
    seat: int
    back_to: int
    """Everything after the entry of this number would be taken back."""
    waiting_for: Kept[tuple[int, ...]] = ()
    """The seats that have to agree."""


@_entry
class UndoAnswered(_Entry):
    kind: Literal["undo_answered"] = "undo_answered"
    seat: int
    agree: bool


@_entry
class TakenBack(_Entry):
    """The game is again as it was after the entry `back_to`; choices between did not happen."""

    kind: Literal["taken_back"] = "taken_back"
    seat: int
    back_to: int


@_entry
class Resumed(_Entry):
    """The server was updated and plays a card differently now: the game goes on as it was after the entry `back_to`,
    and the choices since then did not happen."""

    kind: Literal["resumed"] = "resumed"
    back_to: int
    turn: int
    """In which the game goes on."""
    card: str | None = None
    """The name of the card that is played differently; missing where that cannot be told."""


@_entry
class SeatChanged(_Entry):
    """Somebody sat down, left before the start, handed over to a bot, came back, or conceded."""

    kind: Literal["seat"] = "seat"
    seat: int
    change: Literal["joined", "left", "bot", "returned", "conceded"]
    by: int | None = None
    """The seat that asked for it; missing: the clock did, or somebody who was not seated."""
    name: str
    level: str | None = None
    """The bot that plays the seat from now on."""
    token_hash: Kept[str | None] = None
    """joined: of the secret that opens the seat."""


@_entry
class Said(_Entry):
    """Chat."""

    kind: Literal["said"] = "said"
    seat: int
    text: str


@_entry
class SpeedSet(_Entry):
    kind: Literal["speed"] = "speed"
    seat: int
    speed: Speed


@_entry
class RematchWanted(_Entry):
    """A player would like another game; it begins when every person has said so."""

    kind: Literal["rematch_wanted"] = "rematch_wanted"
    seat: int


@_entry
class RematchMade(_Entry):
    """The next game is at that table; everybody's token is good there too."""

    kind: Literal["rematch"] = "rematch"
    table: str


Entry = Annotated[
    Started
    | Chosen
    | UndoAsked
    | UndoAnswered
    | TakenBack
    | Resumed
    | SeatChanged
    | Said
    | SpeedSet
    | RematchWanted
    | RematchMade,
    Field(discriminator="kind"),
]
