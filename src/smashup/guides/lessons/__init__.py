"""The tutorial: short prepared games that teach by playing. `LESSONS` has them in order, `FURTHER` those on options of
the game that not everybody plays with, `lesson` finds one.

Each module holds the lessons on one part of the rules; `lesson.py` says what a lesson is made of.
"""

from __future__ import annotations

from dataclasses import replace

from smashup.engine.errors import SetupError
from smashup.guides.lessons import abilities, bases, first_turns, own_game, titans
from smashup.guides.lessons.lesson import Lesson


def _in_order(lessons: list[Lesson]) -> dict[str, Lesson]:
    """The lessons by their keys, each with the one that follows it."""
    following = [*[one.key for one in lessons[1:]], None]
    return {one.key: replace(one, following=key) for one, key in zip(lessons, following, strict=True)}


LESSONS = _in_order(
    [
        first_turns.FIRST_MINION,
        first_turns.FIRST_ACTION,
        bases.PLACES,
        abilities.TALENTS,
        abilities.SPECIALS,
        bases.TIES,
        abilities.EXTRA_PLAYS,
        own_game.OWN_GAME,
    ]
)

FURTHER = {titans.TITANS.key: titans.TITANS}


def lesson(key: str) -> Lesson:
    """The lesson with this key; SetupError if there is none."""
    found = LESSONS.get(key) or FURTHER.get(key)
    if found is None:
        raise SetupError(f"there is no lesson {key!r}; the lessons are {', '.join((*LESSONS, *FURTHER))}")
    return found
