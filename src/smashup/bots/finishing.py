"""Taking a win that is there: is there an answer after which this turn is won, whatever the others hold and answer?"""

from __future__ import annotations

from collections.abc import Iterator

from smashup.bots.answers import Key, key_of
from smashup.bots.exhaustive import OutOfBudgetError, Search, after_choice, distinct, winning_first
from smashup.engine import randomness
from smashup.engine.bits import BIT
from smashup.engine.decisions import Decision
from smashup.engine.power import all_totals, breakpoint_of, breakpoints, total_power
from smashup.engine.state import State
from smashup.game import Game
from smashup.game.view import GameView

DEALS = 4
"""In how many deals of the cards that the player cannot know a win is to hold."""
ENOUGH = 3
"""In how many of them it must hold, where no answer wins in all."""
TRIED = 3
"""How many answers that win in the first deal are tried in the others."""
REACH = 12
"""A base that is no further from its breakpoint than this may well score in this turn."""
BASES = 2
"""As many bases may well score in one turn."""
FURTHER = 18
"""Up to here it is conceivable that a base scores."""
PAYING = 5
"""How many VP more than for the first place a base may pay that does something when it scores."""
ELSEWHERE = 4
"""In each other deal so many times the positions are looked at that it took to find the win in the first one."""
PART = 5
"""Where a win is no more than conceivable, one position in so many is looked at."""
LEAST = 100
"""Fewer positions than this would hardly show it."""


def winning_answer(view: GameView, decision: Decision, chance: int, budget: int) -> int | None:
    """The index of an answer that wins this turn; None if there is none, or none among that many positions."""
    player = decision.player
    if view.current_player != player:
        return None
    world = view.determinize(randomness.mix(chance + 1))
    budget = _worth(world.state, player, budget)
    if not budget:
        return None
    found: dict[int, int] = {}
    search = _search(world, budget)
    after = {index: after_choice(world, index) for index in distinct(world.state, decision)}
    try:
        for index in _winning(search, after):
            key = key_of(world.state, decision.raw[index])
            enough = min(budget, max(LEAST, ELSEWHERE * search.positions))
            found[index] = 1 + _wins_elsewhere(view, index, key, chance, enough)
            if found[index] == DEALS:
                return index
            if len(found) == TRIED:
                break
    except OutOfBudgetError:
        pass
    best = max(found, key=found.__getitem__, default=None)
    return best if best is not None and found[best] >= ENOUGH else None


def _wins_elsewhere(view: GameView, index: int, key: Key, chance: int, budget: int) -> int:
    """In how many of the other deals that answer wins."""
    won = 0
    for number in range(2, DEALS + 1):
        other = view.determinize(randomness.mix(chance + number))
        decision = other.decision
        if decision is None or len(decision) <= index or key_of(other.state, decision.raw[index]) != key:
            continue
        try:
            won += any(True for _ in _winning(_search(other, budget), {index: after_choice(other, index)}))
        except OutOfBudgetError:
            continue
    return won


def _search(world: Game, budget: int) -> Search[bool]:
    """A search for a win of this turn, whatever the others answer and however luck falls."""
    player, turn = world.state.current, world.turn
    search: Search[bool] = Search(
        player,
        lambda game: game.winners == (player,),
        any,
        all,
        done=lambda game: game.over or game.turn != turn,
        unsure=False,
        budget=budget,
    )
    search.begin(world)
    return search


def _winning(search: Search[bool], after: dict[int, Game]) -> Iterator[int]:
    """After which answers the turn can be won, as they are found."""
    return winning_first(search, after, lambda game: _in_reach(game.state, search.player))


def _worth(state: State, player: int, budget: int) -> int:
    """How many positions it is worth looking at: all, some, or, where no win is conceivable, none."""
    lacking = state.rules.options.target_vp - state.vp[player]
    near: list[int] = []
    conceivable = 0
    for base in state.bases:
        missing = breakpoint_of(state, base) - total_power(state, base)
        if missing <= REACH:
            near.append(base.definition.vp[0])
        if missing <= FURTHER:
            conceivable += base.definition.vp[0] + (PAYING if base.hooks & BIT["when_scoring"] else 0)
    if sum(sorted(near)[-BASES:]) >= lacking:
        return budget
    return budget // PART if conceivable >= lacking and budget // PART >= LEAST else 0


def _in_reach(state: State, player: int) -> float:
    """About how many VP the player would have if what is nearly ready scored in this turn."""
    found = float(state.vp[player])
    for base, there, needed in zip(state.bases, all_totals(state), breakpoints(state), strict=True):
        mine = there[player]
        better = 0
        for other in there:
            if other > mine:
                better += 1
        if mine and better < 3:
            missing = needed - sum(there)
            found += base.definition.vp[better] * (1.0 if missing <= 0 else max(0.0, 0.9 - missing / 12))
    return found
