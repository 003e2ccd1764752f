"""Guides: prepared games in which somebody is told what to do, and whether it was done. Lessons and puzzles are guides.

A guide knows no server and no screen. It says how its game begins, and for any point of that game what there is to
say: the same choices always give the same words. The person is player 0; `reply` may speak for the others.

>>> from smashup.guides import guide_for
>>> guide = guide_for("lesson", "first-minion")
>>> game = guide.start()
>>> progress = guide.progress(game)
>>> progress.status, progress.step
('open', 1)
>>> game.choose(progress.points[0])
>>> guide.progress(game).step
2
"""

from __future__ import annotations

from smashup.engine.errors import SetupError
from smashup.guides.guide import Guide, Kind, Progress, Status
from smashup.guides.lessons import lesson
from smashup.guides.puzzles import puzzle

__all__ = ["Guide", "Kind", "Progress", "Status", "guide_for"]


def guide_for(kind: str, key: str) -> Guide:
    """The guide of that kind and key; SetupError if there is none."""
    if kind == "lesson":
        return lesson(key)
    if kind == "puzzle":
        return puzzle(key)
    raise SetupError(f"there is no guide of the kind {kind!r}; expected lesson or puzzle")
