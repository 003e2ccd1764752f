"""Schedules: who meets whom in which game. Every game's match-up follows from its number alone.

The balanced schedule, which the arena uses too, lives in `smashup.matches.schedule`.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb, prod
from typing import Protocol

from smashup.engine import randomness
from smashup.matches.match import MatchUp, Pair, derived_seed
from smashup.matches.schedule import every_faction


class Schedule(Protocol):
    """Match-ups by the number of the game; after `cycle` games it starts again, in a balanced schedule anew dealt."""

    cycle: int

    def match_up(self, number: int) -> MatchUp: ...


class GivenSchedule:
    """The given match-ups, over and over.

    >>> schedule = GivenSchedule([(("aliens", "pirates"), ("robots", "zombies"))])
    >>> schedule.match_up(5)
    (('aliens', 'pirates'), ('robots', 'zombies'))
    """

    def __init__(self, match_ups: Sequence[MatchUp]) -> None:
        self.match_ups = match_ups
        self.cycle = len(match_ups)

    def match_up(self, number: int) -> MatchUp:
        return self.match_ups[number % self.cycle]


class PairsSchedule:
    """All pairs of factions against all pairs: every match-up once in random order, then again with other seats.

    There are 44,850 match-ups of two players, 3 million of three, 164 million of four; none is kept.

    >>> PairsSchedule(players=2, seed=7).cycle
    44850
    """

    def __init__(self, players: int, seed: int) -> None:
        self.players = players
        self.seed = seed
        self.matchings = prod(range(1, 2 * players, 2))
        """In how many ways the factions of a game make pairs."""
        self.cycle = comb(len(every_faction()), 2 * players) * self.matchings

    def match_up(self, number: int) -> MatchUp:
        cycle, place = divmod(number, self.cycle)
        place = permuted(place, self.cycle, self.seed)
        combination, matching = divmod(place, self.matchings)
        pairs = _matched(_chosen(every_faction(), 2 * self.players, combination), matching)
        randomness.shuffle(randomness.seeded(derived_seed(self.seed, place)), pairs)
        turn = cycle % self.players
        return (*pairs[turn:], *pairs[:turn])


def _chosen(factions: Sequence[str], size: int, place: int) -> list[str]:
    """The combination of that size at that place of their alphabetical list."""
    found: list[str] = []
    for index, key in enumerate(factions):
        if len(found) == size:
            break
        with_it = comb(len(factions) - index - 1, size - len(found) - 1)
        if place < with_it:
            found.append(key)
        else:
            place -= with_it
    return found


def _matched(keys: list[str], place: int) -> list[Pair]:
    """The keys in pairs, in the way of that number."""
    pairs = []
    while keys:
        place, partner = divmod(place, len(keys) - 1)
        pairs.append((keys[0], keys[partner + 1]))
        keys = keys[1 : partner + 1] + keys[partner + 2 :]
    return pairs


def permuted(number: int, size: int, seed: int) -> int:
    """Where a random permutation of range(size) takes the number: a Feistel network, walked until it hits the range.

    >>> sorted(permuted(number, 10, seed=1) for number in range(10)) == list(range(10))
    True
    """
    half = max(1, ((size - 1).bit_length() + 1) // 2)
    mask = (1 << half) - 1
    keys = [derived_seed(seed, step) for step in range(4)]
    while True:
        left, right = number >> half, number & mask
        for key in keys:
            left, right = right, left ^ (randomness.mix(key + right) & mask)
        number = left << half | right
        if number < size:
            return number
