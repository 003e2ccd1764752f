"""How far two runs agree about the factions: the rank correlation of their ratings, and who moved.

Chance moves ratings of few games, and makes two runs look less alike than their bots are. So the correlation is learned
from both runs together: the strengths in them are taken as drawn with some correlation, every one on a grid counts by
how well it explains the games, and with each of them the strengths are believed as the games of both runs have it.
"""

from __future__ import annotations

from math import hypot
from typing import NamedTuple

import numpy as np

from smashup.lab.report.counts import Table
from smashup.lab.report.model import Fit
from smashup.lab.report.shrinkage import Array
from smashup.matches.rating import ELO, MEAN_ELO, SURE

CORRELATIONS = np.linspace(-0.99, 0.99, 67)
"""Those that are tried; before any game is seen one is as likely as another."""
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
        draws = _drawn(_seen(fit, ones), _seen(other, others))
        likely = [rank_correlation(one, two) for one, two in zip(*draws, strict=True)]
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


class _Seen(NamedTuple):
    """What the games of a run say of some strengths, as a parabola in as many directions as they can differ in."""

    certainty: Array
    pull: Array
    spread: float
    """How far strengths differ."""


def _seen(fit: Fit, places: list[int]) -> _Seen:
    directions = _directions(len(places))
    spread = float(np.hypot(fit.strength_spread, fit.synergy_spread / np.sqrt(max(1, len(fit.factions) - 2))))
    believed = np.linalg.inv(directions.T @ fit.faction_covariance[np.ix_(places, places)] @ directions)
    # What was believed before any game is taken away again.
    sizes, axes = np.linalg.eigh(believed - np.eye(len(believed)) / spread**2)
    certainty = (axes * np.maximum(sizes, 0.0)) @ axes.T
    return _Seen(certainty, believed @ (directions.T @ fit.factions[places]), spread)


def _directions(size: int) -> Array:
    """In which so many numbers with a mean of zero can differ: columns of length 1, at right angles."""
    found: Array = np.linalg.qr(np.eye(size) - 1 / size)[0][:, : size - 1]
    return found


def _drawn(one: _Seen, other: _Seen) -> tuple[Array, Array]:
    """Strengths in both runs as they may truly be, many times."""
    size = len(one.pull)
    nothing = np.zeros((size, size))
    seen = np.block([[one.certainty, nothing], [nothing, other.certainty]])
    pull = np.concatenate([one.pull, other.pull])
    evidence, beliefs = [], []
    for correlation in CORRELATIONS:
        apart = np.diag([one.spread**2, other.spread**2])
        apart[0, 1] = apart[1, 0] = correlation * one.spread * other.spread
        held = np.linalg.inv(apart)
        whole = seen + np.kron(held, np.eye(size))
        mean = np.linalg.solve(whole, pull)
        evidence.append((pull @ mean - np.linalg.slogdet(whole)[1] + size * np.linalg.slogdet(held)[1]) / 2)
        beliefs.append((mean, np.linalg.inv(whole)))
    chance = np.random.default_rng(1)
    weights = np.exp(np.array(evidence) - max(evidence))
    numbers = chance.multinomial(DRAWS, weights / weights.sum())
    drawn = [
        chance.multivariate_normal(mean, covariance, number, check_valid="ignore", method="svd")
        for number, (mean, covariance) in zip(numbers, beliefs, strict=True)
        if number
    ]
    both = np.concatenate(drawn)
    directions = _directions(size + 1)
    return both[:, :size] @ directions.T, both[:, size:] @ directions.T
