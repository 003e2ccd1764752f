"""What a guide is, and what it says about a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, Protocol, TypeAlias

from smashup.game import Game

Kind: TypeAlias = Literal["lesson", "puzzle"]
Status: TypeAlias = Literal["open", "reached", "missed"]


@dataclass(frozen=True, slots=True)
class Progress:
    """How far the person has come, and what to say about it."""

    status: Status
    """missed: it cannot be reached any more from here, so something has to be taken back."""
    step: int
    """From 1."""
    steps: int
    text: str
    """What to do now and why; at the end what was learned."""
    remark: str | None = None
    """About what the person has just done, where that was not what was meant."""
    points: tuple[str, ...] = ()
    """The keys of those options of the present decision that are pointed at; for the person only."""
    looks: tuple[int, ...] = ()
    """The ids of cards and bases to look at, besides those of the options."""
    hints: tuple[str, ...] = ()
    """For those who ask, each telling more than the one before."""
    rules: tuple[str, ...] = ()
    """The numbers of the rules this is about."""


class Guide(Protocol):
    """A prepared game with somebody who knows what it is about."""

    @property
    def kind(self) -> Kind: ...

    @property
    def key(self) -> str:
        """What it is found by, among its kind."""

    @property
    def title(self) -> str: ...

    @property
    def players(self) -> int:
        """How many there are; player 0 is the person."""

    @property
    def following(self) -> str | None:
        """The key of the guide that comes after this one."""

    def start(self, *, log: bool = True) -> Game:
        """The game as it begins, always the same."""

    def progress(self, game: Game) -> Progress:
        """Where this game, which began with `start`, stands."""

    def reply(self, game: Game) -> int | None:
        """The index of the option that a player other than the person takes now; None: a bot is to think."""
