"""How far two runs agree about the factions: the rank correlation of their ratings, and who moved."""

from __future__ import annotations

from math import hypot

import numpy as np

from smashup.lab.report.counts import Table
from smashup.lab.report.model import Fit
from smashup.lab.report.shrinkage import Array
from smashup.matches.rating import ELO, MEAN_ELO, SURE

DRAWS = 4000
LEAST_FACTIONS = 3

Fits = dict[int, tuple[list[str], Fit]]
"""For each number of players the keys of the factions and what was fitted to their games."""


def agreement(here: Fits, there: Fits) -> Table:
    """For each number of players of both runs: how much the order of the factions is the same."""
    found: Table = []
    for players in sorted(here.keys() & there.keys()):
        (keys, fit), (other_keys, other) = here[players], there[players]
        shared = [key for key in keys if key in other_keys]
        if len(shared) < LEAST_FACTIONS:
            continue
        ones, others = _places(keys, shared), _places(other_keys, shared)
        draws, other_draws = _drawn(fit, 1)[:, ones], _drawn(other, 2)[:, others]
        likely = [rank_correlation(one, two) for one, two in zip(draws, other_draws, strict=True)]
        low, middle, high = np.quantile(likely, [0.025, 0.5, 0.975])
        found.append(
            {
                "players": players,
                "factions": len(shared),
                "as_rated": rank_correlation(fit.factions[ones], other.factions[others]),
                "correlation": float(middle),
                "correlation_low": float(low),
                "correlation_high": float(high),
            }
        )
    return found


def changes(here: Fits, there: Fits, names: dict[str, str]) -> Table:
    """Each faction's rating in both runs, whoever gained most in the other one first."""
    found: Table = []
    for players in sorted(here.keys() & there.keys()):
        (keys, fit), (other_keys, other) = here[players], there[players]
        ranks, other_ranks = _ranks(fit.factions), _ranks(other.factions)
        rows: Table = []
        for index, key in enumerate(keys):
            if key in other_keys:
                place = other_keys.index(key)
                change = ELO * float(other.factions[place] - fit.factions[index])
                around = SURE * ELO * hypot(float(fit.faction_errors[index]), float(other.faction_errors[place]))
                rows.append(
                    {
                        "players": players,
                        "faction": key,
                        "name": names.get(key, key),
                        "elo": MEAN_ELO + ELO * float(fit.factions[index]),
                        "other_elo": MEAN_ELO + ELO * float(other.factions[place]),
                        "change": change,
                        "change_low": change - around,
                        "change_high": change + around,
                        "rank": int(ranks[index]),
                        "other_rank": int(other_ranks[place]),
                    }
                )
        found += sorted(rows, key=lambda row: -float(row["change"]))
    return found


def rank_correlation(one: Array, other: Array) -> float:
    """Spearman's: 1 for the same order, 0 for none in common, -1 for the opposite. Values that are equal are rare here.

    >>> rank_correlation(np.array([3.0, 1.0, 2.0]), np.array([30.0, 10.0, 20.0]))
    1.0
    """
    apart = _ranks(one) - _ranks(other)
    size = len(one)
    return float(1 - 6 * np.sum(apart**2) / (size * (size**2 - 1)))


def _ranks(values: Array) -> Array:
    """1 for the greatest."""
    found: Array = (1 + np.argsort(np.argsort(-values, kind="stable"), kind="stable")).astype(np.float64)
    return found


def _places(keys: list[str], wanted: list[str]) -> list[int]:
    return [keys.index(key) for key in wanted]


def _drawn(fit: Fit, seed: int) -> Array:
    """Strengths as they may truly be, many times."""
    found: Array = np.random.default_rng(seed).multivariate_normal(
        fit.factions, fit.faction_covariance, DRAWS, check_valid="ignore", method="svd"
    )
    return found
