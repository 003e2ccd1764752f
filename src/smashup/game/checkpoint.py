"""A checkpoint: a position of a game where the state alone says where the game is.

A game keeps its last one. What came after it is played again from there when the game is copied, taken back or dealt
from scratch in the middle of an effect.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from smashup.engine.answers import Answer
from smashup.engine.state import State

if TYPE_CHECKING:
    from smashup.engine.card.card import Card


class Dealt(NamedTuple):
    """What was changed in the middle of a game, to be changed again when its choices are made again."""

    choices: int
    """After this many choices."""
    player: int
    """For whom the cards were dealt again."""
    rng: int
    table: tuple[type[Card], ...]
    groups: tuple[tuple[int, int], ...]

    def apply(self, state: State) -> None:
        state.rng = self.rng
        state.table = self.table
        state.groups[self.player] = self.groups


class Position(NamedTuple):
    """A state that alone says where the game is, kept to go on from."""

    state: State
    """Never changed: games that were dealt from this position share it."""
    dealt: tuple[Dealt, ...] = ()
    """How it was dealt again since."""

    def copy(self) -> State:
        """The state as it is after dealing, to be changed."""
        state = self.state.copy()
        for dealt in self.dealt:
            dealt.apply(state)
        return state


class Checkpoint(NamedTuple):
    """A Play Cards question of a game."""

    position: Position
    answers: list[Answer]
    """What could be chosen there."""
    choices: int
    """How many choices led there."""
    events: int
    """How many events the log had."""
