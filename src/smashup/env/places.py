"""Where each card in play has its place, as one player sees the table. Observations and actions agree on it."""

from __future__ import annotations

from smashup.engine.power import powers
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


class Places:
    """The places of minions and actions in play, and of titans: numbers that mean the same in every game.

    A base has places for `OWN_MINIONS` minions of the player's own and, behind them, for `OTHER_MINIONS` of the
    others, in each group the strongest first; and places for `ACTIONS` actions. What finds no place (the weakest
    minions of a crowded base, the last actions) is not listed. Titans have their places by their owners' seats,
    `TITANS_EACH` for each, whether they are in play or set aside.
    """

    __slots__ = ("actions", "minions", "of_action", "of_minion", "of_titan", "powers", "titans")

    def __init__(self, state: State, player: int) -> None:
        self.powers: list[list[int]] = [powers(state, base) if base.minions else [] for base in state.bases[:BASES]]
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
            hosts = self._seat(player, at, base.minions) if base.minions else ()
            if base.actions or hosts:
                there = [(action, False) for action in base.actions]
                there += [(action, True) for minion in hosts for action in minion.actions]
                for place, (action, hosted) in enumerate(there[:ACTIONS], at * ACTIONS):
                    self.actions.append((place, action, hosted))
                    self.of_action[action.id] = place

    def _seat(self, player: int, at: int, minions: list[CardInPlay]) -> list[CardInPlay]:
        """Give the minions of a base their places; return those that have actions on them."""
        found, of_minion = self.minions, self.of_minion
        own: list[tuple[int, int, int, CardInPlay]] = []
        others: list[tuple[int, int, int, CardInPlay]] = []
        hosts = []
        for minion, strength in zip(minions, self.powers[at], strict=True):
            # The number before the id: equal positions look equal, whatever ids their cards have.
            entry = (-strength, NUMBER.get(minion.definition, 0), minion.id, minion)
            if minion.controller == player:
                own.append(entry)
            else:
                others.append(entry)
            if minion.actions:
                hosts.append(minion)
        place = at * MINIONS
        for group, room in ((own, OWN_MINIONS), (others, OTHER_MINIONS)):
            group.sort()
            for seat, (negative, _, card, minion) in enumerate(group[:room], place):
                found.append((seat, minion, -negative))
                of_minion[card] = seat
            place += OWN_MINIONS
        return hosts

    def _seat_titans(self, state: State, player: int) -> None:
        owners = state.rules.owners
        for who in range(state.players):
            own = [titan for titan in state.titans if owners[titan.id] == who]
            own.sort(key=lambda titan: (TITAN_NUMBER.get(titan.definition, -1), titan.id))
            for place, titan in enumerate(own[:TITANS_EACH], (who - player) % state.players * TITANS_EACH):
                self.titans.append((place, titan))
                self.of_titan[titan.id] = place
