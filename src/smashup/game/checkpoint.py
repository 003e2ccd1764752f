"""A checkpoint: a position of a game where the state alone says where the game is.

A game keeps its last one. What came after it is played again from there when the game is copied, taken back or dealt
from scratch in the middle of an effect.
"""

from __future__ import annotations

from typing import NamedTuple

from smashup.engine.answers import Answer
from smashup.engine.state import State


class Checkpoint(NamedTuple):
    """A Play Cards question of a game."""

    state: State
    """Never changed: whoever goes on from here copies it."""
    answers: list[Answer]
    """What could be chosen there."""
    choices: int
    """How many choices led there."""
    events: int
    """How many events the log had."""
