"""Where each card in play has its place, as one player sees the table. Observations and actions agree on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from smashup.engine.power import all_powers
from smashup.engine.state import CardInPlay, State
from smashup.env.numbering import (
    ACTIONS,
    BASES,
    MINIONS,
    NUMBER,
    OTHER_MINIONS,
    OWN_MINIONS,
    TITAN_NUMBER,
    TITANS_EACH,
)

_OTHERS: Final = 1 << 20
"""More than any minion's power: it puts the minions of others behind one's own."""


class Places:
    """The places of minions and actions in play, and of titans: numbers that mean the same in every game.

    A base has places for `OWN_MINIONS` minions of the player's own and, behind them, for `OTHER_MINIONS` of the
    others, in each group the strongest first; and places for `ACTIONS` actions. What finds no place (the weakest
    minions of a crowded base, the last actions) is not listed. Titans have their places by their owners' seats,
    `TITANS_EACH` for each, whether they are in play or set aside.
    """

    __slots__ = ("actions", "minions", "of_action", "of_minion", "of_titan", "powers", "titans")

    def __init__(self, state: State, player: int) -> None:
        self.powers = all_powers(state)
        """Of each base the power of each minion there, in the order of the engine."""
        self.minions: list[tuple[int, CardInPlay, int]] = []
        """(place, minion, power)"""
        self.actions: list[tuple[int, CardInPlay, bool]] = []
        """(place, action, whether it is on a minion)"""
        self.of_minion: dict[int, int] = {}
        """The place of a minion by the id of its card."""
        self.of_action: dict[int, int] = {}
        self.titans: list[tuple[int, CardInPlay]] = []
        """(place, titan)"""
        self.of_titan: dict[int, int] = {}
        if state.titans:
            self._seat_titans(state, player)
        for at, base in enumerate(state.bases[:BASES]):
            if base.actions:
                self._seat_actions(at, base.actions, False, 0)
            if base.minions:
                self._seat_minions(player, at, base.minions, len(base.actions))

    def _seat_minions(self, player: int, at: int, minions: list[CardInPlay], actions: int) -> None:
        """Give the minions of a base their places, and the actions on them: so many are on the base itself."""
        powers, found, of_minion = self.powers[at], self.minions, self.of_minion
        # One's own before the others', the strongest first. The number before the id: equal positions look equal,
        # whatever ids cards have.
        order: list[tuple[int, int, int, int]] = []
        for index, minion in enumerate(minions):
            side = _OTHERS if minion.controller != player else 0
            order.append((side - powers[index], NUMBER.get(minion.definition, 0), minion.id, index))
            if minion.actions:
                self._seat_actions(at, minion.actions, True, actions)
                actions += len(minion.actions)
        if len(order) > 1:
            order.sort()
        seat = at * MINIONS
        full = theirs = seat + OWN_MINIONS
        for first, _, card, index in order:
            if first > 0 and full == theirs:
                seat, full = theirs, theirs + OTHER_MINIONS
            if seat < full:
                found.append((seat, minions[index], powers[index]))
                of_minion[card] = seat
                seat += 1

    def _seat_actions(self, at: int, actions: Sequence[CardInPlay], hosted: bool, taken: int) -> None:
        """Give actions on a base, or on a minion there, their places behind those that are taken."""
        for action in actions:
            if taken >= ACTIONS:
                return
            place = at * ACTIONS + taken
            self.actions.append((place, action, hosted))
            self.of_action[action.id] = place
            taken += 1

    def _seat_titans(self, state: State, player: int) -> None:
        owners = state.rules.owners
        for who in range(state.players):
            own = [titan for titan in state.titans if owners[titan.id] == who]
            own.sort(key=lambda titan: (TITAN_NUMBER.get(titan.definition, -1), titan.id))
            for place, titan in enumerate(own[:TITANS_EACH], (who - player) % state.players * TITANS_EACH):
                self.titans.append((place, titan))
                self.of_titan[titan.id] = place
