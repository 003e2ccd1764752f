"""Tables from the fitted model: factions, pairs, positions and match-ups, in Elo points and chances."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import Any

import numpy as np

from smashup.lab.report.counts import Table, win_rate
from smashup.lab.report.model import Fit, Games, Indices
from smashup.lab.report.shrinkage import Array, shrink
from smashup.matches.rating import ELO, MEAN_ELO, SURE, wilson

DRAWS = 4000
"""How many times all strengths are drawn from what is believed of them, to see how often each comes first."""


def chance(strength: float, players: int) -> float:
    """The chance of winning against average opponents.

    >>> chance(0.0, 3), chance(0.7, 2)
    (0.333..., 0.668...)
    """
    return exp(strength) / (exp(strength) + players - 1)


def _chances(prefix: str, strength: float, error: float, players: int) -> dict[str, float]:
    return {
        prefix: chance(strength, players),
        f"{prefix}_low": chance(strength - SURE * error, players),
        f"{prefix}_high": chance(strength + SURE * error, players),
    }


def _points(prefix: str, strength: float, error: float, mean: float = 0.0) -> dict[str, float]:
    return {
        prefix: mean + ELO * strength,
        f"{prefix}_low": mean + ELO * (strength - SURE * error),
        f"{prefix}_high": mean + ELO * (strength + SURE * error),
    }


def faction_ratings(fit: Fit, keys: Sequence[str], names: dict[str, str], games: dict[str, int], players: int) -> Table:
    """Factions from the best to the worst."""
    draws = np.random.default_rng(0).multivariate_normal(
        fit.factions, fit.faction_covariance, DRAWS, check_valid="ignore", method="svd"
    )
    ranks = 1 + np.argsort(np.argsort(-draws, axis=1), axis=1)
    best, worst = (ranks == 1).mean(axis=0), (ranks == len(keys)).mean(axis=0)
    low, high = np.quantile(ranks, [0.025, 0.975], axis=0, method="nearest")
    found: Table = []
    for index in np.argsort(-fit.factions, kind="stable"):
        strength, error = float(fit.factions[index]), float(fit.faction_errors[index])
        found.append(
            {
                "players": players,
                "rank": len(found) + 1,
                "faction": keys[index],
                "name": names[keys[index]],
                "games": games.get(keys[index], 0),
                **_points("elo", strength, error, MEAN_ELO),
                "elo_error": ELO * error,
                **_chances("win_chance", strength, error, players),
                "rank_low": int(low[index]),
                "rank_high": int(high[index]),
                "best": float(best[index]),
                "worst": float(worst[index]),
            }
        )
    return found


def pairs(
    fit: Fit,
    keys: Sequence[str],
    names: dict[str, str],
    counts: dict[tuple[str, str], tuple[int, float]],
    players: int,
) -> Table:
    """Every pair of factions from the best to the worst: what was counted and what is believed."""
    found: Table = []
    for index in np.argsort(-fit.pairs, kind="stable"):
        one, other = sorted(keys[number] for number in fit.worths.pairs[index])
        games, wins = counts.get((one, other), (0, 0.0))
        found.append(
            {
                "players": players,
                "rank": len(found) + 1,
                "faction_a": one,
                "faction_b": other,
                "name": f"{names[one]} + {names[other]}",
                "games": games,
                "wins": wins,
                **win_rate(wins, games),
                "chance": 1 / players,
                **_points("elo", float(fit.pairs[index]), float(fit.pair_errors[index]), MEAN_ELO),
                **_chances("estimate", float(fit.pairs[index]), float(fit.pair_errors[index]), players),
                **_points("synergy", float(fit.synergies[index]), float(fit.synergy_errors[index])),
            }
        )
    return found


def positions(counted: Table, fit: Fit) -> Table:
    """What the place in the turn order is worth, the factions and bots being equal."""
    return [
        row | _points("elo", float(strength), float(error))
        for row, strength, error in zip(counted, fit.positions, fit.position_errors, strict=True)
    ]


def matchups(fit: Fit, games: Games, places: Indices, keys: Sequence[str], names: dict[str, str]) -> Table:
    """How often a player with one faction ends ahead of a player with the other, and how often the ratings say so."""
    met, ahead, expected, noise = _meetings(fit, games, places, len(keys))
    cells = [(one, other) for one in range(len(keys)) for other in range(one + 1, len(keys)) if met[one, other]]
    count = np.array([met[cell] for cell in cells])
    off = np.array([ahead[cell] - expected[cell] for cell in cells])
    believed = shrink(off / count, np.array([noise[cell] for cell in cells]) / count**2, centre=0.0)
    found: Table = []
    for (one, other), surprise, error in zip(cells, believed.means, believed.errors, strict=True):
        count_here = int(met[one, other])
        for faction, against, wins, awaited, more in (
            (one, other, ahead[one, other], expected[one, other], surprise),
            (other, one, ahead[other, one], expected[other, one], -surprise),
        ):
            low, high = wilson(float(wins), count_here)
            found.append(
                {
                    "players": games.players,
                    "faction": keys[faction],
                    "name": names[keys[faction]],
                    "against": keys[against],
                    "against_name": names[keys[against]],
                    "games": count_here,
                    "ahead": float(wins / count_here),
                    "low": low,
                    "high": high,
                    "expected": float(awaited / count_here),
                    "surprise": float(more),
                    "surprise_low": float(more - SURE * error),
                    "surprise_high": float(more + SURE * error),
                }
            )
    return sorted(found, key=lambda row: (-float(row["surprise"]), row["name"], row["against_name"]))


def _meetings(fit: Fit, games: Games, places: Indices, size: int) -> tuple[Array, Array, Array, Array]:
    """For each faction against each: meetings, how often ahead, how often by the ratings, and the variance of that."""
    sums = np.zeros((4, size * size))
    strengths, factions = fit.strengths(games), fit.worths.pairs[games.pairs]
    for one in range(games.players):
        for other in range(games.players):
            if one == other:
                continue
            ahead = 0.5 + 0.5 * np.sign(places[:, other] - places[:, one])
            expected = 1 / (1 + np.exp(strengths[:, other] - strengths[:, one]))
            values = (np.ones(len(games)), ahead, expected, expected * (1 - expected))
            for mine in (0, 1):
                for theirs in (0, 1):
                    cell = factions[:, one, mine] * size + factions[:, other, theirs]
                    for index, value in enumerate(values):
                        sums[index] += np.bincount(cell, value, size * size)
    met, ahead, expected, noise = sums.reshape(4, size, size)
    return met, ahead, expected, noise


def model_facts(fit: Fit, games: Games) -> dict[str, Any]:
    """How well the model explains the games."""
    # What was found differs by this much, and what is not known of it adds to that. (The spread that ratings are pulled
    # together by is one of a few steps, and need only be near it.)
    spread = sqrt(np.var(fit.factions) + np.mean(np.square(fit.faction_errors)))
    return {
        "players": games.players,
        "games": len(games),
        "strength_spread": ELO * spread,
        "synergy_spread": ELO * fit.synergy_spread,
        "log_loss": fit.log_loss,
        "chance_log_loss": log(games.players),
        "favourite_wins": fit.favourite_wins,
    }
