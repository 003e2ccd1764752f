"""Schedules: who meets whom in which game. Every game's match-up follows from its number alone."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from math import comb, prod
from typing import Protocol

from smashup.engine import randomness
from smashup.engine.factions import FACTIONS
from smashup.matches.match import MatchUp, Pair, derived_seed


class Schedule(Protocol):
    """Match-ups by the number of the game. `cycle` games make a round; the next round may deal differently."""

    cycle: int

    def match_up(self, number: int) -> MatchUp: ...


def every_faction() -> tuple[str, ...]:
    """The keys of all factions, in alphabetical order."""
    return tuple(sorted(FACTIONS))


class BalancedSchedule:
    """Blocks of match-ups: in each block, each seat gets every pair of factions exactly once.

    Within a block the pairs come in random order, a different one for each seat, so that opponents are mixed. Blocks
    are made from the seed and their number alone.

    >>> schedule = BalancedSchedule(players=2, seed=7)
    >>> schedule.cycle == comb(len(every_faction()), 2)
    True
    >>> schedule.match_up(1_000_000) == BalancedSchedule(players=2, seed=7).match_up(1_000_000)
    True
    """

    def __init__(self, players: int, seed: int) -> None:
        self.players = players
        self.seed = seed
        self.cycle = comb(len(every_faction()), 2)
        """How many match-ups make a block."""

    def match_up(self, number: int) -> MatchUp:
        """The factions by seat in the game of that number."""
        block, place = divmod(number, self.cycle)
        return _block(self.players, derived_seed(self.seed, block))[place]


@lru_cache(maxsize=4)
def _block(players: int, seed: int) -> tuple[MatchUp, ...]:
    rng = randomness.seeded(seed)
    seats: list[list[Pair]] = []
    for _ in range(players):
        pairs = list(combinations(every_faction(), 2))
        rng = randomness.shuffle(rng, pairs)
        rng = _set_apart(pairs, seats, rng)
        seats.append(pairs)
    return tuple(zip(*seats, strict=True))


def _set_apart(pairs: list[Pair], seats: list[list[Pair]], rng: int) -> int:
    """Swap pairs until nobody shares a faction with the seats dealt before; return the next counter."""
    taken = [{key for seat in seats for key in seat[place]} for place in range(len(pairs))]

    def fits(pair: Pair, place: int) -> bool:
        return pair[0] not in taken[place] and pair[1] not in taken[place]

    for place, pair in enumerate(pairs):
        if not fits(pair, place):
            # Both fit after the swap, so what was put right stays right. A third of all places or more can be swapped.
            able = [other for other, its in enumerate(pairs) if fits(its, place) and fits(pair, other)]
            picked, rng = randomness.below(rng, len(able))
            other = able[picked]
            pairs[place], pairs[other] = pairs[other], pair
    return rng


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
    """All pairs of factions against all pairs: every match-up once in random order, then again in other seats.

    With 26 factions there are 44,850 match-ups of two players, 3 million of three and 164 million of four, so none is
    stored: each is worked out from its number.

    >>> PairsSchedule(players=2, seed=7).cycle == comb(len(every_faction()), 4) * 3
    True
    """

    def __init__(self, players: int, seed: int) -> None:
        self.players = players
        self.seed = seed
        self.matchings = prod(range(1, 2 * players, 2))
        """In how many ways the factions of a game can be paired."""
        self.cycle = comb(len(every_faction()), 2 * players) * self.matchings

    def match_up(self, number: int) -> MatchUp:
        cycle, place = divmod(number, self.cycle)
        place = permuted(place, self.cycle, self.seed)
        combination, matching = divmod(place, self.matchings)
        pairs = _paired(_combination(every_faction(), 2 * self.players, combination), matching)
        randomness.shuffle(randomness.seeded(derived_seed(self.seed, place)), pairs)
        turn = cycle % self.players
        return (*pairs[turn:], *pairs[:turn])


def _combination(factions: Sequence[str], size: int, place: int) -> list[str]:
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


def _paired(keys: list[str], place: int) -> list[Pair]:
    """The keys in pairs: of all ways to pair them, the one with that number."""
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
