"""What a client says."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from smashup.server.protocol.common import (
    BIGGEST,
    CardId,
    ChatText,
    Message,
    PassedUntil,
    RequestId,
    SeatNumber,
    Secret,
    Speed,
    TableId,
)


class Hello(Message):
    """The first message of a connection."""

    type: Literal["hello"]
    table: TableId
    token: Secret | None = None
    """Missing: watch."""
    since: Annotated[int, Field(ge=0, le=BIGGEST)] = 0
    """The last number seen: the snapshot's story has only what came after it."""


class Request(Message):
    request: RequestId
    """Any number; the answer carries it."""


class Choose(Request):
    """Answer the decision."""

    type: Literal["choose"]
    decision: RequestId
    """The decision's number."""
    key: Annotated[str, Field(min_length=1, max_length=200)]
    """The option's key."""


class PassUntil(Request):
    """Pass for me whenever I am asked whether I play a card out of turn. Nobody else is told; it takes as long as if I
    passed myself."""

    type: Literal["pass_until"]
    until: PassedUntil | None = None
    """Missing: ask me again."""


class Think(Request):
    """Do not pass for me in this window, though I can only pass: as if there were something to think about."""

    type: Literal["think"]
    decision: RequestId
    """The decision's number."""


class Undo(Request):
    """Take back your last choice and everything since."""

    type: Literal["undo"]


class Restart(Request):
    """Start over. Only at a guided table."""

    type: Literal["restart"]


class UndoAnswer(Request):
    type: Literal["undo_answer"]
    agree: bool


class Chat(Request):
    type: Literal["chat"]
    text: ChatText


class SetSpeed(Request):
    type: Literal["speed"]
    speed: Speed


class Concede(Request):
    type: Literal["concede"]


class Leave(Request):
    """Give the seat up before the game has begun."""

    type: Literal["leave"]


class ReplaceByBot(Request):
    """Let a bot play your seat, that of a person who is gone, or a seat nobody has taken yet."""

    type: Literal["replace_by_bot"]
    seat: SeatNumber
    level: Annotated[str, Field(max_length=40)] | None = None
    """Missing: the default level."""


class TakeBackSeat(Request):
    """Play your seat yourself again."""

    type: Literal["take_back_seat"]


class WhyNot(Request):
    """Why can I not play that card from my hand (on that base) now?"""

    type: Literal["why_not"]
    card: CardId
    base: CardId | None = None


class ExplainPower(Request):
    """Where does the power come from: a minion's, or a player's total on a base?"""

    type: Literal["explain_power"]
    card: CardId
    player: SeatNumber | None = None


class Hint(Request):
    """What would a bot do?"""

    type: Literal["hint"]


class Rematch(Request):
    type: Literal["rematch"]


class Ping(Request):
    type: Literal["ping"]


ClientMessage = Annotated[
    Hello
    | Choose
    | PassUntil
    | Think
    | Undo
    | Restart
    | UndoAnswer
    | Chat
    | SetSpeed
    | Concede
    | Leave
    | ReplaceByBot
    | TakeBackSeat
    | WhyNot
    | ExplainPower
    | Hint
    | Rematch
    | Ping,
    Field(discriminator="type"),
]
