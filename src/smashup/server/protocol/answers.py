"""What the server says."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired

from pydantic import Field

from smashup.server.protocol.common import Message, PassedUntil, Phase, Shape, Speed
from smashup.server.protocol.game import DecisionSeen, GameSeen
from smashup.server.protocol.guides import GuideSeen
from smashup.server.protocol.journal import Entry
from smashup.server.protocol.tables import Result, SeatState, TableSettings


class UndoState(Shape):
    """What can be taken back, and who is being asked."""

    possible: bool
    """Could the viewer ask to take back now?"""
    free: bool
    """It would need nobody's consent."""
    reveals: bool
    """Somebody would go back to before they learned something: everybody has to agree, present or not."""
    asked_by: NotRequired[int]
    """Whose wish is being asked about."""
    waiting_for: list[int]
    """The seats that have not answered yet."""


class ClockState(Shape):
    """The turn clock."""

    seconds: int
    """What each player has for one turn."""
    left: list[float]
    """Each player's seconds at the moment of the message; only those of the one to decide run down."""
    running: NotRequired[int]
    """Whose time runs."""


class TableState(Shape):
    """Everything about a table that changes, as the viewer may know it."""

    number: int
    """Of the newest entry."""
    phase: Phase
    seats: list[SeatState]
    spectators: int
    speed: Speed
    game: NotRequired[GameSeen]
    """Missing before the start."""
    decision: NotRequired[DecisionSeen]
    undo: UndoState
    clock: NotRequired[ClockState]
    rematch: list[int]
    """The seats that want another game."""
    next_table: NotRequired[str]
    """Where the rematch is."""
    result: NotRequired[Result]
    passing: NotRequired[PassedUntil]
    """How long you let windows pass (`pass_until`); missing: you are asked."""
    guide: NotRequired[GuideSeen]
    """At a guided table, for the person it speaks to."""


class Snapshot(Message):
    """The answer to `hello`: where the table stands, and what happened since the client was last here."""

    type: Literal["snapshot"] = "snapshot"
    table: str
    you: int | None = None
    """Your seat; missing: you watch."""
    settings: TableSettings
    story: list[Entry]
    state: TableState


class News(Message):
    """Something happened. Numbers follow each other without a gap."""

    type: Literal["news"] = "news"
    entry: Entry
    state: TableState


class Presence(Message):
    """Somebody came or went. Not numbered: a snapshot says the same."""

    type: Literal["presence"] = "presence"
    connected: list[bool]
    spectators: int


class Done(Message):
    """Your request was carried out, and is written down."""

    type: Literal["done"] = "done"
    request: int
    number: int
    """Of the newest entry."""


class Failed(Message):
    """Your request was refused, and nothing changed."""

    type: Literal["error"] = "error"
    request: int | None = None
    code: str
    message: str


class WhyNotAnswer(Message):
    type: Literal["why_not"] = "why_not"
    request: int
    reason: str | None = None
    """Missing: it can be played."""


class PowerPart(Message):
    what: str
    amount: int


class PowerAnswer(Message):
    type: Literal["power"] = "power"
    request: int
    total: int
    parts: list[PowerPart]


RestsOn = Literal["learnt", "by_hand"]
"""What bots judge by: what they have learnt from games among themselves, or, where numpy is missing, rules of thumb."""


class Suggestion(Message):
    key: str
    label: str
    chance: float
    """The estimated chance of winning, 0 to 1."""
    reason: str


class HintAnswer(Message):
    """A bot's advice, best first."""

    type: Literal["hint"] = "hint"
    request: int
    decision: int
    """Which decision it is about."""
    suggestions: list[Suggestion]
    rests_on: RestsOn
    """What the bot judges by: what bots have learnt from games among themselves, or rules of thumb."""


class Pong(Message):
    type: Literal["pong"] = "pong"
    request: int


class Closing(Message):
    """The server is about to stop; come back in a moment with your last number."""

    type: Literal["closing"] = "closing"
    message: str


ServerMessage = Annotated[
    Snapshot | News | Presence | Done | Failed | WhyNotAnswer | PowerAnswer | HintAnswer | Pong | Closing,
    Field(discriminator="type"),
]
