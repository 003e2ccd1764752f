"""Taking a win that is there: is there an answer after which this turn is won, whatever the others hold and answer?"""

from __future__ import annotations

from smashup.bots.answers import key_of
from smashup.bots.exhaustive import OutOfBudgetError, Search, after_choice, distinct
from smashup.engine import randomness
from smashup.engine.answers import END
from smashup.engine.decisions import Decision
from smashup.engine.power import breakpoint_of, total_power
from smashup.engine.state import State
from smashup.game import Game
from smashup.game.view import GameView

ELSEWHERE = 6.0
"""What is done at no base comes where a base that misses this much power would."""
REACH = 12
"""A base that is further from its breakpoint than this will hardly score in this turn."""
BASES = 2
"""How many bases will hardly be more than score in one turn."""


def winning_answer(view: GameView, decision: Decision, chance: int, budget: int) -> int | None:
    """The index of an answer that wins this turn for certain; None if there is none, or none among that many positions.

    It is looked for in one deal of the cards that the player cannot know, and must hold in another one.
    """
    world = view.determinize(randomness.mix(chance + 1))
    if world.state.current != decision.player or not _is_conceivable(world.state, decision.player):
        return None
    try:
        found = _first(world, budget)
        if found is None:
            return None
        other = view.determinize(randomness.mix(chance + 2))
        key = key_of(world.state, decision.raw[found])
        if other.decision is None or len(other.decision) <= found or key_of(other.state, decision.raw[found]) != key:
            return None
        return found if _search(other, budget).value(after_choice(other, found)) else None
    except OutOfBudgetError:
        return None


def _first(world: Game, budget: int) -> int | None:
    decision = world.decision
    assert decision is not None
    search = _search(world, budget)
    for index in nearest_first(world.state, decision, distinct(world.state, decision)):
        if search.value(after_choice(world, index)):
            return index
    return None


def _search(world: Game, budget: int) -> Search[bool]:
    player, turn = world.state.current, world.turn
    search: Search[bool] = Search(
        player,
        lambda game: game.winners == (player,),
        any,
        all,
        done=lambda game: game.over or game.turn != turn,
        unsure=False,
        order=nearest_first,
        budget=budget,
    )
    search.begin(world)
    return search


def nearest_first(state: State, decision: Decision, indexes: list[int]) -> list[int]:
    """Ending the plays, then what is done at the base that is nearest to breaking: so a win is found soon."""
    missing = {base.at: breakpoint_of(state, base) - total_power(state, base) for base in state.bases}

    def rank(index: int) -> float:
        answer = decision.raw[index]
        if answer is END:
            return -100.0
        return min([missing.get(getattr(item, "at", -1), ELSEWHERE) for item in answer[1:]], default=ELSEWHERE)

    return sorted(indexes, key=rank)


def _is_conceivable(state: State, player: int) -> bool:
    """May enough bases be near enough?"""
    near = [
        base.definition.vp[0] for base in state.bases if breakpoint_of(state, base) - total_power(state, base) <= REACH
    ]
    return state.vp[player] + sum(sorted(near)[-BASES:]) >= state.rules.options.target_vp
