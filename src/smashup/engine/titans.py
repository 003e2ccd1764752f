"""Titans (section 16): coming into play, and the clash of two on one base. How they leave is in `leaving`."""

from __future__ import annotations

from collections.abc import Sequence

from smashup.engine.abilities import entered, left
from smashup.engine.bits import KEEPS_OFF, ON_PLAY
from smashup.engine.decisions import Effect
from smashup.engine.events import because_of, tell, told_of
from smashup.engine.leaving import leave_play, note_titan
from smashup.engine.power import totals
from smashup.engine.protection import look_again
from smashup.engine.state import NOT_IN_PLAY, BaseInPlay, CardInPlay, State


def open_to_titans(state: State, player: int, bases: Sequence[BaseInPlay]) -> list[BaseInPlay]:
    """Those of the bases on which a player may play a titan: none while the player controls one in play (16.3).

    What keeps minions and actions off a base does not keep titans off.
    """
    if state.titan_of(player) is not None:
        return []
    clearing = state.scoring.base if state.scoring is not None and state.scoring.clearing else None
    return [base for base in bases if base.at != NOT_IN_PLAY and base is not clearing]


def play_titan(state: State, player: int, aside: CardInPlay, base: BaseInPlay, counters: int = 0) -> Effect:
    """A player plays a titan that is set aside, with so many +1 power counters on it. Returns it.

    It counts as no minion, no action and no extra card (16.6), so nothing that reacts to such plays is set off.
    """
    definition = aside.definition
    state.titans.remove(aside)
    left(state, [aside])
    titan = CardInPlay(aside.id, definition, player, base.at, counters, (), definition.hooks_in_play)
    state.titans.append(titan)
    note_titan(state, titan, "came")
    state.clash = True
    if state.log is not None:
        tell(state, "play_titan", player, [titan.id], base=base.definition.name)
        if counters:
            tell(state, "counter", None, [titan.id], amount=counters)
    entered(state, titan)
    if state.hooks & KEEPS_OFF:
        look_again(state)
    if titan.hooks & ON_PLAY:
        ability = definition(state, titan, player)
        ability.playing = True
        effect = ability.on_play()
        if effect is not None and state.log is not None:
            effect = because_of(state, definition, effect, told_of(state, titan.id))
        if effect is not None:
            yield from effect
    return titan


def clash(state: State) -> Effect:
    """Where two titans are on a base, the one whose controller has the lower total there leaves; if the totals are
    equal, the newcomer does (16.13, 16.14)."""
    for base in state.bases:
        there = state.titans_at(base)
        while len(there) > 1:
            first, newcomer = there[:2]
            powers = totals(state, base)
            loser = first if powers[newcomer.controller] > powers[first.controller] else newcomer
            tell(state, "clash", None, [first.id, newcomer.id], base=base.definition.name, rule="16.13")
            leaving = leave_play(state, [loser], lambda cards: None)
            if state.log is not None:
                leaving = because_of(state, None, leaving, told_of(state, loser.id), "16.14")
            yield from leaving
            there.remove(loser)
