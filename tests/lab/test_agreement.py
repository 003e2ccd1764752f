"""Two runs compared: chance in one with few games is not taken for bots that disagree."""

import numpy as np
import pytest

from smashup.lab.report.agreement import agreement, rank_correlation
from smashup.lab.report.model import fit
from smashup.lab.report.shrinkage import Array
from tests.lab.test_report_model import FACTIONS, STRENGTHS, played

KEYS = [str(number) for number in range(FACTIONS)]
MANY = {2: (KEYS, fit(played(6000), FACTIONS))}
SEEDS = range(6)


def compared(strengths: Array, seed: int) -> dict[str, float]:
    (row,) = agreement(MANY, {2: (KEYS, fit(played(150, strengths=strengths, seed=seed), FACTIONS))})
    return row


def test_chance_in_few_games_is_no_disagreement() -> None:
    found = [compared(STRENGTHS, seed) for seed in SEEDS]
    as_rated, believed = (np.mean([row[name] for row in found]) for name in ("as_rated", "correlation"))
    assert as_rated < believed - 0.04
    assert all(row["correlation_high"] > 0.9 for row in found)


@pytest.mark.parametrize("order", [(4, 1, 7, 3, 9, 0, 6, 2, 8, 5), (9, 8, 7, 6, 5, 4, 3, 2, 1, 0)])
def test_another_order_is_found_within_the_interval(order: tuple[int, ...]) -> None:
    strengths = STRENGTHS[list(order)]
    true = rank_correlation(STRENGTHS, strengths)
    found = [compared(strengths, seed) for seed in SEEDS]
    assert sum(row["correlation_low"] <= true <= row["correlation_high"] or true == -1 for row in found) >= 5
    assert all(row["correlation_high"] < 0.9 for row in found)


def test_two_runs_with_many_games_are_compared_as_they_are() -> None:
    again = {2: (KEYS, fit(played(6000, seed=8), FACTIONS))}
    (row,) = agreement(MANY, again)
    assert row["correlation"] == pytest.approx(row["as_rated"], abs=0.06)
    assert row["correlation_high"] - row["correlation_low"] < 0.25
