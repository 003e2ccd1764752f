"""The past of a game: what was chosen, and where it had to go on from a kept position.

A game is its setup and its choices. When a card has been corrected since, the choices of an older game may not lead
where they led then. Such a game goes on from the next position that was kept whole (`kept_position`): the choices this
version cannot make again are `LOST`, and a `Bridge` leads over them.
"""

from __future__ import annotations

from typing import Any, NamedTuple

LOST = -1
"""Stands in `Game.choices` for a choice that this version cannot make again; the position stays as it was before."""


class Note(NamedTuple):
    """A choice as it is written down."""

    player: int
    question: str
    key: str


class Bridge(NamedTuple):
    """A kept position at which a game goes on, whatever the choices before it lead to today."""

    choices: int
    """How many choices had been made there."""
    position: dict[str, Any]
    """As `kept_position.keep` wrote it."""
    lost: tuple[Note, ...] = ()
    """The lost choices that come just before it."""
    card: str = ""
    """What this version plays differently: a card's name, as far as that can be told."""


class Past(NamedTuple):
    """What makes a game out of its setup; small, and fit to be sent to another process."""

    choices: tuple[int, ...]
    """The index of every choice, or LOST."""
    bridges: tuple[Bridge, ...] = ()
