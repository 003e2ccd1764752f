"""Who meets whom: balance, completeness, and that every game's match-up follows from its number alone."""

import json
from collections import Counter
from itertools import combinations
from math import comb

import pytest

from smashup.lab import LabError, Plan
from smashup.matches.match import MatchUp
from smashup.matches.schedule import BalancedSchedule, PairsSchedule, every_faction, permuted

FACTIONS = len(every_faction())
PAIRS = comb(FACTIONS, 2)
MATCH_UPS = comb(FACTIONS, 4) * 3
"""Of two players: four factions make two pairs in three ways."""


def nobody_shares_a_faction(match_up: MatchUp) -> bool:
    keys = [key for pair in match_up for key in pair]
    return len(set(keys)) == len(keys)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_every_balanced_block_each_seat_has_every_pair_once(players: int) -> None:
    schedule = BalancedSchedule(players, seed=11)
    every_pair = set(combinations(sorted(every_faction()), 2))
    assert len(every_pair) == PAIRS == schedule.cycle
    for block in (0, 1, 40):
        match_ups = [schedule.match_up(block * PAIRS + place) for place in range(PAIRS)]
        assert all(map(nobody_shares_a_faction, match_ups))
        for seat in range(players):
            assert {match_up[seat] for match_up in match_ups} == every_pair


def test_in_every_balanced_block_each_faction_sits_equally_often_in_each_seat() -> None:
    schedule = BalancedSchedule(2, seed=1)
    for seat in (0, 1):
        counts = Counter(key for number in range(PAIRS) for key in schedule.match_up(number)[seat])
        assert set(counts) == set(every_faction())
        assert set(counts.values()) == {FACTIONS - 1}


def test_a_balanced_schedule_mixes_the_opponents() -> None:
    schedule = BalancedSchedule(2, seed=1)
    met = Counter(frozenset(schedule.match_up(number)) for number in range(3 * PAIRS))
    # Three blocks meet a small part of all match-ups, so hardly any of them twice.
    assert len(met) > 0.97 * 3 * PAIRS
    against = Counter(
        frozenset((mine, theirs))
        for number in range(20 * PAIRS)
        for mine in schedule.match_up(number)[0]
        for theirs in schedule.match_up(number)[1]
    )
    # A game has four meetings of factions, so every two factions meet 80 times, give or take five standard deviations.
    assert len(against) == PAIRS
    assert min(against.values()) > 35
    assert max(against.values()) < 125


def test_seeds_and_blocks_give_different_orders() -> None:
    one, other = BalancedSchedule(2, seed=1), BalancedSchedule(2, seed=2)
    first = [one.match_up(number) for number in range(PAIRS)]
    assert first != [other.match_up(number) for number in range(PAIRS)]
    assert first != [one.match_up(number) for number in range(PAIRS, 2 * PAIRS)]


def test_a_match_up_does_not_depend_on_what_was_asked_before() -> None:
    numbers = (1000, 3, PAIRS + 1, 12_345)
    schedule = BalancedSchedule(3, seed=5)
    in_one_go = {number: schedule.match_up(number) for number in sorted(numbers)}
    assert all(BalancedSchedule(3, seed=5).match_up(number) == in_one_go[number] for number in numbers)


def test_pairs_meets_every_match_up_once_in_a_cycle() -> None:
    schedule = PairsSchedule(2, seed=4)
    assert schedule.cycle == MATCH_UPS
    met = {frozenset(schedule.match_up(number)) for number in range(MATCH_UPS)}
    assert len(met) == MATCH_UPS
    assert all(len(frozenset.union(*map(frozenset, match_up))) == 4 for match_up in met)


def test_pairs_comes_in_random_order_and_changes_seats_from_cycle_to_cycle() -> None:
    schedule = PairsSchedule(2, seed=4)
    first = [schedule.match_up(number) for number in range(100)]
    assert len({pair for match_up in first for pair in match_up}) > 120
    again = [schedule.match_up(MATCH_UPS + number) for number in range(100)]
    assert again == [(theirs, mine) for mine, theirs in first]


@pytest.mark.parametrize(("players", "ways_to_pair"), [(3, 15), (4, 105)])
def test_pairs_works_for_more_players_without_listing_millions(players: int, ways_to_pair: int) -> None:
    schedule = PairsSchedule(players, seed=4)
    cycle = comb(FACTIONS, 2 * players) * ways_to_pair
    assert schedule.cycle == cycle
    match_ups = [schedule.match_up(number) for number in range(0, cycle, cycle // 500)]
    assert all(map(nobody_shares_a_faction, match_ups))
    assert len(set(map(frozenset, match_ups))) == len(match_ups)


@pytest.mark.parametrize("size", [1, 2, 3, 7, 64, 1000])
def test_permuted_takes_each_number_to_another(size: int) -> None:
    assert sorted(permuted(number, size, seed=9) for number in range(size)) == list(range(size))


def test_given_match_ups_are_repeated_in_order() -> None:
    first: MatchUp = (("aliens", "pirates"), ("robots", "zombies"))
    second: MatchUp = (("ghosts", "ninjas"), ("dragons", "sharks"))
    plan = Plan(games=9, bots=("random",), schedule="given", match_ups=(first, second))
    assert [plan.match(number).factions for number in range(5)] == [first, second, first, second, first]


def test_bots_change_seats_so_that_each_gets_every_seat_of_every_match_up() -> None:
    match_up: MatchUp = (("aliens", "pirates"), ("robots", "zombies"), ("ghosts", "ninjas"))
    plan = Plan(games=9, players=3, bots=("random", "greedy", "greedy"), schedule="given", match_ups=(match_up,) * 3)
    seats_of_random = [plan.match(number).bots.index("random") for number in range(9)]
    for place in range(3):
        assert sorted(seats_of_random[place::3]) == [0, 1, 2]
    balanced = Plan(games=2 * PAIRS, bots=("random", "greedy"))
    assert Counter(balanced.match(number).bots for number in range(2 * PAIRS)) == {
        ("random", "greedy"): PAIRS,
        ("greedy", "random"): PAIRS,
    }


def test_every_game_and_seat_has_a_seed_of_its_own() -> None:
    plan = Plan(games=1000, bots=("random",))
    matches = [plan.match(number) for number in range(1000)]
    seeds = [match.seed for match in matches] + [seed for match in matches for seed in match.bot_seeds]
    assert len(set(seeds)) == 3000
    assert all(0 <= seed < 2**63 for seed in seeds)
    assert plan.match(0).seed != Plan(games=1000, bots=("random",), seed=1).match(0).seed


@pytest.mark.parametrize(
    ("settings", "complaint"),
    [
        ({"games": 0}, "a run has at least one game"),
        ({"players": 5}, "a game has 2 to 4 players, not 5"),
        ({"bots": ("random", "greedy", "random")}, "3 bots were given for 2 players; give one for all or one each"),
        ({"schedule": "chaotic"}, "there is no schedule 'chaotic'; expected one of balanced, pairs, given"),
        ({"schedule": "given"}, 'match-ups go with the schedule "given"'),
        (
            {"schedule": "given", "players": 3, "match_ups": ((("aliens", "pirates"), ("robots", "zombies")),)},
            "a match-up has 2 players, but the games have 3",
        ),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(settings: dict[str, object], complaint: str) -> None:
    with pytest.raises(LabError, match=complaint):
        Plan(**{"games": 10, "bots": ("random",), **settings})  # type: ignore[arg-type]


def test_a_plan_survives_json() -> None:
    match_up: MatchUp = (("aliens", "pirates"), ("robots", "zombies"))
    for plan in (
        Plan(games=10, bots=("random", "greedy")),
        Plan(5, bots=("random",), schedule="given", match_ups=(match_up,)),
    ):
        assert Plan.from_dict(json.loads(json.dumps(plan.to_dict()))) == plan
