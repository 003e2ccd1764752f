"""Would using an ability do anything now? It is tried out on a copy: what asks nothing and changes nothing does not.

It stays legal to use it all the same (3.4). Only for the question of the Play Cards phase, where a state can be copied.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from smashup.engine.abilities import abilities
from smashup.engine.answers import Answer, ability_of, kind_of, what
from smashup.engine.bits import TALENT
from smashup.engine.state import NOT_IN_PLAY, State

if TYPE_CHECKING:
    from smashup.engine.card.card import Card
    from smashup.engine.decisions import Effect


def has_no_effect(state: State, player: int, answer: Answer) -> bool:
    """Would it change nothing to use this talent or "on your turn" ability now?"""
    tried = state.copy()
    tried.log = []
    for effect in _effects(tried, player, answer):
        if effect is not None and next(effect, None) is not None:
            return False  # Somebody is asked.
    return not tried.log and _what_is_not_told(tried) == _what_is_not_told(state)


def _effects(state: State, player: int, answer: Answer) -> Iterator[Effect | None]:
    """What using it does in that copy, ability by ability."""
    kind, it = kind_of(answer), what(answer)
    if kind == "use_from_discard":
        yield state.table[it](state, None, player).on_your_turn_from_discard(it)
        return
    card = state.find(it.id) or state.base_with(it.id)
    assert card is not None
    if kind == "talent":
        for ability in abilities(state, card, TALENT):
            if card.at != NOT_IN_PLAY:
                yield ability.talent()
    else:
        definition: type[Card] = type(ability_of(answer))
        yield definition(state, card, player).on_your_turn()


def _what_is_not_told(state: State) -> tuple[object, ...]:
    """What an ability may change without an event."""
    return (
        state.minion_plays,
        state.action_plays,
        state.extra_plays,
        state.lasting,
        state.memos,
        state.extra_turns,
        [(base.id, base.counters) for base in state.bases],
    )
