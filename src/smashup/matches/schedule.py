"""Balanced match-ups: whoever plays them, no faction and no pair of factions is met more often than another."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations

from smashup.engine import randomness
from smashup.engine.factions import FACTIONS
from smashup.matches.match import MatchUp, Pair, derived_seed


@cache
def every_faction() -> tuple[str, ...]:
    """The keys of all factions, in alphabetical order."""
    return tuple(sorted(FACTIONS))


class BalancedSchedule:
    """Blocks of match-ups: in each block, each seat gets every pair of factions exactly once.

    Within a block the pairs come in random order, another one for each seat, so that opponents are mixed. Blocks are
    made from the seed and their number alone.

    >>> schedule = BalancedSchedule(players=2, seed=7)
    >>> schedule.cycle == len(every_faction()) * (len(every_faction()) - 1) // 2
    True
    >>> schedule.match_up(1_000_000) == BalancedSchedule(players=2, seed=7).match_up(1_000_000)
    True
    """

    def __init__(self, players: int, seed: int) -> None:
        self.players = players
        self.seed = seed
        self.cycle = len(every_faction()) * (len(every_faction()) - 1) // 2
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
