"""Taking back: free against bots, by consent among people, and with everybody's consent where it would be unfair.

A player takes back the last choice made in person, and everything since. Where nobody learned anything by it, those who
are present are asked; where somebody did (a card was drawn, shown or played from a hand), everybody is, present or not.

A person for whom a bot plays may come back, and finds the choices standing that were made before. Who was replaced
without wanting it is asked about whatever anybody has learned since, too: nobody may try things out meanwhile.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from smashup.server.errors import Refused
from smashup.server.table import Table


@dataclass(frozen=True, slots=True)
class UndoPlan:
    """What taking back would mean."""

    back_to: int
    consent: frozenset[int]
    """The seats that have to agree."""
    reveals: bool
    """Somebody has learned something since."""


def undo_plan(table: Table, seat: int, present: Sequence[bool]) -> UndoPlan:
    """What it takes for this seat to take back its last choice."""
    if table.phase != "playing":
        raise Refused("nothing_to_undo", "choices can be taken back only while the game is being played")
    if not table.seats[seat].by_person:
        raise Refused("not_yours", "a bot plays your seat: take it back first")
    persons = table.persons()
    reveals = False
    for first in reversed(table.moves):
        reveals = reveals or not first.showed.isdisjoint(persons)
        if first.seat == seat and first.by_person:
            break
    else:
        raise Refused("nothing_to_undo", "you have made no choice that could be taken back")
    others = [person for person in persons if person != seat]
    away = [
        (number, other)
        for number, other in enumerate(table.seats)
        if other.bot_since is not None and not other.conceded and number != seat
    ]
    here = [person for person in others if present[person]]
    asked = others if reveals or not here else here
    asked += [
        number for number, other in away if first.number < (other.bot_since or 0) or (reveals and not other.handed_over)
    ]
    return UndoPlan(first.position, frozenset(asked), reveals and bool(asked))
