"""The exhaustive solver: is there a way to the goal that works whatever the others answer and however luck falls?"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import inf
from typing import Literal, NamedTuple, TypeAlias, TypeVar

from smashup.bots.exhaustive import OutOfBudgetError, Search, after_choice, distinct
from smashup.game import Game
from smashup.guides.puzzles.goals import SOLVER, Goal, passed, scored

V = TypeVar("V")
Verdict: TypeAlias = Literal["solved", "unsolvable", "undecided"]
BUDGET = 200_000
"""This many positions are tried before the answer is "undecided"."""
QUICK_BUDGET = 1_000
"""The same for all answers together where somebody waits for one: a fraction of a second."""
DEALS = 6
"""A solution is tried again this many times, each with the hidden cards dealt again."""


@dataclass(frozen=True, slots=True)
class Solution:
    """What the solver found."""

    verdict: Verdict
    line: tuple[str, ...] = ()
    """The keys of the options to choose, one after the other, the others' answers included."""
    positions: int = 0
    """How many were tried."""


class Survey(NamedTuple):
    """What all the lines of a turn come to."""

    solvable: bool
    share: float
    """How likely it is to reach the goal by choosing at random everywhere."""


def solve(game: Game, goal: Goal, budget: int = BUDGET) -> Solution:
    """Look for a way to the goal that needs no luck and cannot be stopped; the game must have its log.

    The first way that is found is taken; `shortest` looks at all of them.
    """
    search = _reaching(goal, budget)
    try:
        if not search.value(game.clone()):
            return Solution("unsolvable", positions=search.positions)
        line = _line(search, game, lambda values: next(index for index, value in enumerate(values) if value))
        return Solution("solved", line, search.positions)
    except OutOfBudgetError:
        return Solution("undecided", positions=budget)


def shortest(game: Game, goal: Goal, budget: int = BUDGET) -> Solution:
    """Like `solve`, but of all the ways one with the fewest choices."""

    def leaf(game: Game) -> float:
        return 0 if goal.reached(game) else inf

    search = Search(
        SOLVER,
        leaf,
        lambda values: 1 + min(values),
        max,
        done=_settled(goal),
        unsure=inf,
        remembered=scored,
        budget=budget,
    )
    try:
        if search.value(game.clone()) == inf:
            return Solution("unsolvable", positions=search.positions)
        line = _line(search, game, lambda values: min(enumerate(values), key=lambda one: one[1])[0])
        return Solution("solved", line, search.positions)
    except OutOfBudgetError:
        return Solution("undecided", positions=budget)


def _reaching(goal: Goal, budget: int) -> Search[bool]:
    return Search(SOLVER, goal.reached, any, all, done=_settled(goal), unsure=False, remembered=scored, budget=budget)


def _settled(goal: Goal) -> Callable[[Game], bool]:
    return lambda game: passed(game) or goal.reached(game)


def _line(search: Search[V], game: Game, best: Callable[[Iterator[V]], int]) -> tuple[str, ...]:
    """The solver's best choices to the end, the others' first answers between them."""
    line = []
    while not search.done(game):
        decision = game.decision
        assert decision is not None
        indexes = distinct(game.state, decision)
        chosen = 0
        if decision.player == SOLVER:
            chosen = best(search.value(after_choice(game, index)) for index in indexes)
        line.append(decision.options[indexes[chosen]].key)
        game = after_choice(game, indexes[chosen])
    return tuple(line)


def survey(game: Game, goal: Goal, budget: int = BUDGET) -> Survey | None:
    """Play out everything: can the goal be forced, and how often does chance find it? None: too much to play out."""

    def mine(values: Iterator[Survey]) -> Survey:
        found = list(values)
        return Survey(any(one.solvable for one in found), sum(one.share for one in found) / len(found))

    def theirs(values: Iterator[Survey]) -> Survey:
        found = list(values)
        return Survey(all(one.solvable for one in found), sum(one.share for one in found) / len(found))

    def leaf(game: Game) -> Survey:
        reached = goal.reached(game)
        return Survey(reached, float(reached))

    search = Search(SOLVER, leaf, mine, theirs, done=_settled(goal), remembered=scored, budget=budget)
    try:
        return search.value(game.clone())
    except OutOfBudgetError:
        return None


def first_choices(game: Game, goal: Goal, budget: int = BUDGET) -> list[str]:
    """The keys of those first choices that keep the goal in reach."""
    decision = game.decision
    assert decision is not None
    search = _reaching(goal, budget)
    search.value(game.clone())
    return [
        decision.options[index].key
        for index in distinct(game.state, decision)
        if search.value(after_choice(game, index))
    ]


def holds(game: Game, goal: Goal, line: Sequence[str], budget: int = BUDGET) -> bool:
    """Does the line reach the goal here? Other answers of the others, and new questions, are solved from there."""
    if passed(game) or goal.reached(game):
        return goal.reached(game)
    decision = game.decision
    assert decision is not None
    keys = [option.key for option in decision.options]
    if not line or line[0] not in keys:
        return solve(game, goal, budget).verdict == "solved"
    if decision.player == SOLVER:
        return holds(after_choice(game, keys.index(line[0])), goal, line[1:], budget)
    return all(
        holds(after_choice(game, index), goal, line[1:] if keys[index] == line[0] else (), budget)
        for index in distinct(game.state, decision)
    )


def needs_no_luck(game: Game, goal: Goal, line: Sequence[str], deals: int = DEALS) -> bool:
    """Does the line also reach the goal when everything that the solver cannot see is dealt again?"""
    # A game that was dealt again has no log, but goals are told from it.
    dealt = [game.resumed(game.determinize(SOLVER, number).state, []) for number in range(1, deals + 1)]
    return all(holds(one, goal, line) for one in [game, *dealt])


def worst_answer(game: Game, goal: Goal) -> int | None:
    """The answer of another player after which the goal cannot be forced; None: all are equal, or it is hard to say."""
    decision = game.decision
    if decision is None or passed(game) or goal.reached(game):
        return None
    indexes = distinct(game.state, decision)
    for index in indexes:
        if solve(after_choice(game, index), goal, QUICK_BUDGET // len(indexes)).verdict == "unsolvable":
            return index
    return None
