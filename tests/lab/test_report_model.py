"""The rating of factions: it finds the strengths that made the games, and says how sure it is."""

import numpy as np
import pytest

from smashup.lab.report.model import Games, fit, pairs_of
from smashup.lab.report.ratings import chance
from smashup.lab.report.shrinkage import Array, shrink

FACTIONS = 10
PAIRS = pairs_of(FACTIONS)
STRENGTHS = np.array([0.6, 0.4, 0.25, 0.1, 0.05, -0.05, -0.15, -0.25, -0.35, -0.6])


def played(
    games: int,
    players: int = 2,
    *,
    strengths: np.ndarray = STRENGTHS,
    synergies: np.ndarray | None = None,
    positions: tuple[float, ...] = (),
    bots: tuple[float, ...] = (0.0,),
    seed: int = 5,
) -> Games:
    """Games among random pairs, won with odds that are the exponential of a player's strength."""
    random = np.random.default_rng(seed)
    dealt = np.argsort(random.random((games, FACTIONS)), axis=1)[:, : 2 * players].reshape(games, players, 2)
    number = np.zeros((FACTIONS, FACTIONS), dtype=np.int64)
    number[PAIRS[:, 0], PAIRS[:, 1]] = number[PAIRS[:, 1], PAIRS[:, 0]] = np.arange(len(PAIRS))
    pairs = number[dealt[:, :, 0], dealt[:, :, 1]]
    turn = (np.arange(players) - random.integers(players, size=(games, 1))) % players
    bot = random.integers(len(bots), size=(games, players))
    power = strengths[dealt].sum(axis=2) + np.array(bots)[bot]
    power += np.array(positions or (0.0,) * players)[turn]
    if synergies is not None:
        power += synergies[pairs]
    winner = np.argmax(power + random.gumbel(size=power.shape), axis=1)
    return Games(pairs, turn, bot, np.eye(players)[winner])


def off_by(found: Array, errors: Array, true: Array) -> Array:
    """How many of its standard errors each number is off."""
    return np.asarray(np.abs(found - true) / errors)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_strengths_are_found_within_their_errors(players: int) -> None:
    found = fit(played(6000, players), FACTIONS)
    off = off_by(found.factions, found.faction_errors, STRENGTHS)
    assert off.max() < 3
    assert (off < 1.96).sum() >= 8
    assert found.faction_errors.max() < 0.05
    assert list(np.argsort(-found.factions)[[0, -1]]) == [0, 9]


def test_errors_are_as_large_as_the_numbers_are_off() -> None:
    off: list[float] = []
    for seed in range(20):
        found = fit(played(400, seed=seed), FACTIONS)
        off.extend(off_by(found.factions, found.faction_errors, STRENGTHS))
    # Of 200 strengths one in twenty lies outside its 95 % interval, give or take.
    assert 2 <= sum(value > 1.96 for value in off) <= 20
    assert 0.8 < np.sqrt(np.mean(np.square(off))) < 1.2


def test_a_strong_partner_does_not_make_a_faction_strong() -> None:
    """The weakest faction is only ever dealt together with the strongest: it wins most games and is rated last."""
    strong, weak = 0, 9
    strengths = np.array([1.2, *STRENGTHS[1:]])
    games = played(40000, strengths=strengths)
    together = PAIRS[games.pairs]
    apart = ((together == weak).any(axis=2) & ~(together == strong).any(axis=2)).any(axis=1)
    kept = Games(games.pairs[~apart], games.positions[~apart], games.bots[~apart], games.shares[~apart])
    assert kept.shares[(PAIRS[kept.pairs] == weak).any(axis=2)].mean() > 0.6
    found = fit(kept, FACTIONS)
    assert np.argmin(found.factions) == weak
    assert off_by(found.factions, found.faction_errors, strengths - strengths.mean()).max() < 3


def test_the_pair_with_synergy_stands_out_and_others_do_not() -> None:
    true = np.zeros(len(PAIRS))
    special = 16
    true[special] = 0.8
    found = fit(played(12000, synergies=true), FACTIONS)
    low = found.synergies - 1.96 * found.synergy_errors
    high = found.synergies + 1.96 * found.synergy_errors
    assert np.argmax(found.synergies) == special
    assert low[special] > 0.2
    others = np.arange(len(PAIRS)) != special
    # A synergy is measured beside the factions' own strengths, which take a part of it.
    assert sum(low[others] > 0) + sum(high[others] < 0) <= 5


def test_without_synergy_none_is_found() -> None:
    found = fit(played(12000), FACTIONS)
    assert np.abs(found.synergies).max() < 0.1
    assert found.synergy_spread < 0.08


@pytest.mark.parametrize(("players", "edge"), [(2, 0.3), (3, 0.2)])
def test_the_edge_of_going_first_is_found(players: int, edge: float) -> None:
    worth = (edge, *(0.0,) * (players - 1))
    found = fit(played(8000, players, positions=worth), FACTIONS)
    true = np.array(worth) - np.mean(worth)
    assert off_by(found.positions, found.position_errors, true).max() < 3
    assert found.positions[0] > 3 * found.position_errors[0]


def test_a_stronger_bot_is_not_taken_for_strong_factions() -> None:
    found = fit(played(6000, bots=(0.0, 2.5)), FACTIONS, bots=2)
    assert off_by(found.factions, found.faction_errors, STRENGTHS).max() < 3


def test_who_always_wins_has_a_finite_rating() -> None:
    games = played(300)
    best = (PAIRS[games.pairs] == 0).any(axis=2)
    there = best.any(axis=1)
    shares = np.where(there[:, None], best.astype(float), games.shares)
    found = fit(Games(games.pairs, games.positions, games.bots, shares), FACTIONS)
    assert 1 < found.factions[0] < 8
    assert np.isfinite(found.faction_errors).all()
    assert np.argmax(found.factions) == 0


def test_games_that_one_seat_always_wins_can_be_fitted() -> None:
    games = played(50)
    found = fit(Games(games.pairs, games.positions, games.bots, np.tile([1.0, 0.0], (50, 1))), FACTIONS)
    assert np.isfinite(found.pairs).all()
    assert np.isfinite(found.log_loss)


def test_shared_wins_count_for_each_winner_in_part() -> None:
    games = played(2000)
    found = fit(Games(games.pairs, games.positions, games.bots, np.full((2000, 2), 0.5)), FACTIONS)
    assert np.abs(found.factions).max() < 1e-6


def test_chances_against_average_opponents() -> None:
    assert chance(0.0, 4) == pytest.approx(0.25)
    assert chance(np.log(3), 2) == pytest.approx(0.75)
    assert chance(np.log(2), 3) == pytest.approx(0.5)


def test_few_numbers_that_truly_differ_are_not_all_drawn_together() -> None:
    """As with cards in few games: each number is mostly noise, but the differences are real."""
    random = np.random.default_rng(4)
    kept = []
    for _ in range(200):
        true = random.normal(0, 0.3, 12)
        found = shrink(true + random.normal(0, 0.4, 12), np.full(12, 0.16))
        kept.append(float(np.std(found.means)) / 0.3)
    # Were the spread known, the estimates would spread by 0.6 of the truth: 0.3 / sqrt(0.3 ** 2 + 0.4 ** 2).
    assert np.mean(kept) == pytest.approx(0.6, abs=0.1)
    assert np.quantile(kept, 0.1) > 0.15


def test_noise_is_drawn_together_and_true_differences_stay() -> None:
    random = np.random.default_rng(3)
    noise = shrink(random.normal(0, 1, 200), np.ones(200))
    assert np.abs(noise.means).max() < 1
    assert noise.spread < 0.5
    true = random.normal(0, 5, 200)
    found = shrink(true + random.normal(0, 1, 200), np.ones(200))
    assert found.spread == pytest.approx(5, rel=0.2)
    assert np.mean(np.abs(found.means - true) < 1.96 * found.errors) > 0.9
