"""What a puzzle asks for, and whether a game has reached it: a pure function of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from smashup.engine.errors import SetupError
from smashup.game import Game

SOLVER = 0
"""Who solves it: a puzzle's position is written from the solver's seat."""
FIRST_TURN = 1
"""A scenario begins in turn 1, and the puzzle ends with it."""
KINDS = ("win", "score_bases")
_NUMBERS = {2: "two", 3: "three", 4: "four"}


@dataclass(frozen=True, slots=True)
class Goal:
    """What is to be reached before the turn is over.

    >>> Goal("win").sentence(), Goal("score_bases", 2).sentence()
    ('Win this turn.', 'Score two bases this turn.')
    """

    kind: str
    number: int = 0
    """How many bases; 0 where the kind needs no number."""

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise SetupError(f"there is no goal {self.kind!r}; the goals are {', '.join(KINDS)}")
        if self.kind == "score_bases" and self.number not in _NUMBERS:
            raise SetupError(f"the goal score_bases needs a number from 2 to 4, not {self.number!r}")

    @classmethod
    def from_dict(cls, data: Any) -> Goal:
        if not isinstance(data, dict) or not {"kind"} <= set(data) <= {"kind", "number"}:
            raise SetupError(f"a goal has a kind and perhaps a number, not {data!r}")
        return cls(data["kind"], data.get("number", 0))

    def to_dict(self) -> dict[str, Any]:
        return {"kind": self.kind, "number": self.number} if self.number else {"kind": self.kind}

    def sentence(self) -> str:
        if self.kind == "win":
            return "Win this turn."
        return f"Score {_NUMBERS[self.number]} bases this turn."

    def reached(self, game: Game) -> bool:
        """Has the solver got there? Bases count as they score; a win when the turn is over."""
        if self.kind == "win":
            return game.winners == (SOLVER,) and game.turn == FIRST_TURN
        return scored(game) >= self.number


def passed(game: Game) -> bool:
    """Is the turn of the puzzle over?"""
    return game.over or game.turn != FIRST_TURN


def scored(game: Game) -> int:
    """How many bases have scored this turn; one that is still scoring may yet be swapped, so it does not count."""
    number = 0
    for event in game.events:
        if event.turn != FIRST_TURN:
            break
        if event.kind == "scoring":
            number += 1
        elif event.kind == "not_scoring":
            number -= 1
    return number - 1 if game.state.scoring is not None else number
