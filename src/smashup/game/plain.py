"""Plain minions and bases: no ability, no faction, just numbers, for positions in which nothing else should matter."""

from __future__ import annotations

from functools import cache
from typing import Any

from smashup.engine.card.card import Base, Card, Minion
from smashup.engine.errors import SetupError

FILLER = "Filler"
"""The plain minion that fills decks: see `Scenario.fillers`."""


def plain_minion(power: int = 3, name: str | None = None) -> type[Card]:
    """A minion with that power and nothing else, to be given to `scenario` among its `definitions`.

    >>> plain_minion(3).name, plain_minion(0, "Sheep").name
    ('Plain Minion 3', 'Sheep')
    """
    if type(power) is not int or power < 0:
        raise SetupError(f"a minion's power is a whole number of at least 0, not {power!r}")
    return _minion(_called(name, f"Plain Minion {power}"), power)


def plain_base(breakpoint: int = 20, vp: tuple[int, int, int] = (4, 2, 1), name: str | None = None) -> type[Card]:
    """A base with that breakpoint, those VP for the three places and nothing else; see `plain_minion`.

    >>> plain_base(12).name, plain_base(12, (3, 2, 1), "Meadow").vp
    ('Plain Base 12', (3, 2, 1))
    """
    places = tuple(vp)
    if type(breakpoint) is not int or breakpoint < 0:
        raise SetupError(f"a breakpoint is a whole number of at least 0, not {breakpoint!r}")
    if len(places) != 3 or any(type(points) is not int or points < 0 for points in places):
        raise SetupError(f"a base has VP for three places, none below zero, not {vp!r}")
    return _base(_called(name, f"Plain Base {breakpoint}"), breakpoint, places)


def _called(name: str | None, otherwise: str) -> str:
    if name is not None and (not isinstance(name, str) or not name):
        raise SetupError(f"a name is text, not {name!r}")
    return name or otherwise


# Equal numbers give the very same class, so that a position built again has the same cards.


@cache
def _minion(name: str, power: int) -> type[Card]:
    return type("PlainMinion", (Minion,), {"__doc__": "(No ability.)"}, name=name, power=power)


@cache
def _base(name: str, breakpoint: int, vp: tuple[int, int, int]) -> type[Card]:
    return type("PlainBase", (Base,), {"__doc__": "(No ability.)"}, name=name, breakpoint=breakpoint, vp=vp)


def is_plain(definition: type[Card]) -> bool:
    """Is it one of these?"""
    return definition.__module__ == __name__


def written(definition: type[Card]) -> dict[str, Any]:
    """A plain card as data for JSON."""
    if definition.is_minion:
        return {"name": definition.name, "power": definition.power}
    return {"name": definition.name, "breakpoint": definition.breakpoint, "vp": list(definition.vp)}


def read(data: dict[str, Any]) -> type[Card]:
    """The plain card that `written` wrote down."""
    if "power" in data:
        return plain_minion(data["power"], data["name"])
    return plain_base(data["breakpoint"], tuple(data["vp"]), data["name"])
