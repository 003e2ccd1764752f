"""What makes a player win: a rating of factions that separates a faction's strength from its partner's.

The chance that a player wins a game is proportional to the exponential of that player's strength: the strengths of
the two factions, plus what this pair is worth beyond them (synergy), plus the place in the turn order, plus the bot
where several bots took part. With two players that is the Bradley-Terry model; with more it is the first choice of
a Plackett-Luce model. A shared win counts in part for each winner.

Strengths and synergies are drawn towards zero as far as the data leave them open; how far they may spread is learned
from the games too. The games enter by their quadratic approximation at the best fit (Laplace), so each round of fitting
reads the games once, however many spreads there are.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import log

import numpy as np
import numpy.typing as npt
from threadpoolctl import threadpool_limits

from smashup.lab.report.shrinkage import Array

Indices = npt.NDArray[np.int64]

STRENGTH_SPREADS = [0.03, 0.05, 0.08, 0.12, 0.18, 0.27, 0.4, 0.6, 0.9, 1.4]
SYNERGY_SPREADS = [0.005, 0.007, 0.01, 0.014, 0.02, 0.03, 0.04, 0.06, 0.08, 0.11, 0.16, 0.22, 0.3, 0.45, 0.6]
"""Standard deviations that are tried, on the scale of log odds; neighbours differ by a factor of about 1.4."""
LIKELY_STRENGTH_SPREAD = 1.0
LIKELY_SYNERGY_SPREAD = 0.3
"""Before any game is seen a spread is any up to about these; much larger ones are unlikely: what keeps a side that
always wins finite."""
SEAT_SPREAD = 0.7
BOT_SPREAD = 2.0
LONGEST_STEP = 1.5
ROUNDS = 60
CLOSE_ENOUGH = 1e-4
NEGLIGIBLE = 1e-4


@dataclass(frozen=True)
class Games:
    """Games of one number of players; every array has a row for each game and a column for each player."""

    pairs: Indices
    """Which pair of factions, by its row in `pairs_of`."""
    positions: Indices
    """0 for the first player, 1 for the next …"""
    bots: Indices
    shares: Array
    """1 for the winner, or what each winner has of a shared win; the row adds up to 1."""

    @property
    def players(self) -> int:
        return int(self.pairs.shape[1])

    def __len__(self) -> int:
        return len(self.pairs)


def pairs_of(factions: int) -> Indices:
    """Every pair of that many factions, as two columns of numbers.

    >>> pairs_of(3).tolist()
    [[0, 1], [0, 2], [1, 2]]
    """
    return np.column_stack(np.triu_indices(factions, 1)).astype(np.int64)


class Worths:
    """Everything that is worth something to a player, in one list: each pair, then each position, then each bot.

    A player's strength is the sum of three of them.
    """

    def __init__(self, factions: int, players: int, bots: int) -> None:
        self.factions = factions
        self.pairs = pairs_of(factions)
        self.positions_at = len(self.pairs)
        self.bots_at = self.positions_at + players
        self.size = self.bots_at + bots
        self.of_factions = np.zeros((len(self.pairs), factions))
        """One for each faction in a pair."""
        for column in (0, 1):
            self.of_factions[np.arange(len(self.pairs)), self.pairs[:, column]] = 1

    def of(self, games: Games) -> tuple[Indices, Indices, Indices]:
        """Where the worths of every player of these games stand."""
        return games.pairs, self.positions_at + games.positions, self.bots_at + games.bots

    def from_causes(self) -> Array:
        """The matrix from strengths, synergies and the rest to worths: a pair's is two strengths and a synergy."""
        found = np.zeros((self.size, self.factions + self.size))
        found[: len(self.pairs), : self.factions] = self.of_factions
        found[:, self.factions :] = np.eye(self.size)
        return found

    def certainties(self, strength_spread: float, synergy_spread: float) -> Array:
        """How firmly each cause is held to zero before any game is seen."""
        return np.repeat(
            np.array([strength_spread, synergy_spread, SEAT_SPREAD, BOT_SPREAD]) ** -2.0,
            [self.factions, len(self.pairs), self.bots_at - self.positions_at, self.size - self.bots_at],
        )


@dataclass(frozen=True)
class Fit:
    """The model fitted to games: means, errors and covariances on the scale of log odds, around an average of zero."""

    factions: Array
    faction_covariance: Array
    pairs: Array
    pair_errors: Array
    synergies: Array
    synergy_errors: Array
    positions: Array
    position_errors: Array
    strength_spread: float
    synergy_spread: float
    """How far, by the data, strengths and synergies of different factions and pairs differ."""
    log_loss: float
    """Mean surprise per game in natural units; if all had the same chance it would be the log of their number."""
    favourite_wins: float
    """How often the player with the best chance by the model wins."""
    worths: Worths
    worth: Array

    @cached_property
    def faction_errors(self) -> Array:
        found: Array = np.sqrt(np.diag(self.faction_covariance))
        return found

    def strengths(self, games: Games) -> Array:
        """The strength of every player of every game."""
        return _strengths(self.worth, self.worths.of(games))


def fit(games: Games, factions: int, bots: int = 1) -> Fit:
    """Fit the model to games."""
    # Measured: on a busy machine several threads make matrices of this size up to seventy times slower.
    with threadpool_limits(1):
        return _fit(games, factions, bots)


def _fit(games: Games, factions: int, bots: int) -> Fit:
    worths = Worths(factions, games.players, bots)
    matrix = worths.from_causes()
    causes = np.zeros(matrix.shape[1])
    for _ in range(ROUNDS):
        slope, curvature = _quadratic(matrix @ causes, worths, games)
        inner = matrix.T @ curvature @ matrix
        belief = _believed(inner, inner @ causes + matrix.T @ slope, worths)
        step = belief.mean - causes
        reach = float(np.max(np.abs(matrix @ step)))
        causes = causes + step * min(1.0, LONGEST_STEP / max(reach, CLOSE_ENOUGH))
        if reach < CLOSE_ENOUGH:
            break
    return _finished(belief, games, worths)


def _strengths(worth: Array, columns: tuple[Indices, Indices, Indices]) -> Array:
    found: Array = worth[columns[0]] + worth[columns[1]] + worth[columns[2]]
    return found


def _chances(strengths: Array) -> Array:
    powers = np.exp(strengths - strengths.max(axis=1, keepdims=True))
    found: Array = powers / powers.sum(axis=1, keepdims=True)
    return found


def _quadratic(worth: Array, worths: Worths, games: Games) -> tuple[Array, Array]:
    """Slope and curvature of the log likelihood of the games where everything has this worth."""
    size = worths.size
    slope, curvature = np.zeros(size), np.zeros(size * size)
    columns = worths.of(games)
    chances = _chances(_strengths(worth, columns))
    for column in columns:
        slope += np.bincount(column.ravel(), (games.shares - chances).ravel(), size)
    for one in range(games.players):
        for other in range(games.players):
            weight = chances[:, one] * ((one == other) - chances[:, other])
            for row in columns:
                start = row[:, one] * size
                for column in columns:
                    curvature += np.bincount(start + column[:, other], weight, size * size)
    return slope, curvature.reshape(size, size)


@dataclass(frozen=True)
class _Belief:
    """What to believe of the causes after the games: a mixture over spreads of synergies, by their weights."""

    strength_spread: float
    weights: Array
    means: Array
    inner: Array

    @property
    def mean(self) -> Array:
        found: Array = self.weights @ self.means
        return found

    def covariance(self, worths: Worths) -> Array:
        found = -np.outer(self.mean, self.mean)
        for weight, mean, synergy in zip(self.weights, self.means, SYNERGY_SPREADS, strict=True):
            if weight > NEGLIGIBLE:
                held = worths.certainties(self.strength_spread, synergy)
                found += weight * (np.linalg.inv(self.inner + np.diag(held)) + np.outer(mean, mean))
        return found


def _believed(inner: Array, pull: Array, worths: Worths) -> _Belief:
    """What to believe where the log likelihood is this parabola.

    The spread of strengths, which many games settle, is the one that explains most. That of synergies often stays
    open, so all of them count, each by how well it explains the games.
    """

    def explained(strength: float, synergy: float) -> tuple[float, Array]:
        held = worths.certainties(strength, synergy)
        whole = inner + np.diag(held)
        mean: Array = np.linalg.solve(whole, pull).astype(np.float64, copy=False)
        evidence = pull @ mean - np.linalg.slogdet(whole)[1] + np.sum(np.log(held))
        unlikely = (strength / LIKELY_STRENGTH_SPREAD) ** 2 + (synergy / LIKELY_SYNERGY_SPREAD) ** 2
        # A spread stands for the stretch of the grid around it, which is as long as the spread is large.
        return float(evidence - unlikely) / 2 + log(synergy), mean

    middle = SYNERGY_SPREADS[len(SYNERGY_SPREADS) // 2]
    strength = max(STRENGTH_SPREADS, key=lambda spread: explained(spread, middle)[0])
    each = [explained(strength, synergy) for synergy in SYNERGY_SPREADS]
    evidence = np.array([value for value, _ in each])
    weights = np.exp(evidence - evidence.max())
    return _Belief(strength, weights / weights.sum(), np.array([mean for _, mean in each]), inner)


def _finished(belief: _Belief, games: Games, worths: Worths) -> Fit:
    """A faction's strength is its part in its pairs' worths, by least squares; a pair's synergy is what is left."""
    matrix = worths.from_causes()
    worth, covariance = matrix @ belief.mean, matrix @ belief.covariance(worths) @ matrix.T
    pairs, positions = slice(0, worths.positions_at), slice(worths.positions_at, worths.bots_at)
    part = np.linalg.pinv(worths.of_factions)
    rest = np.eye(worths.positions_at) - worths.of_factions @ part
    centred_part = _centring(worths.factions) @ part
    around_pairs, around_positions = _centring(worths.positions_at), _centring(games.players)
    chances = _chances(_strengths(worth, worths.of(games)))
    surprise = -np.sum(games.shares * np.log(np.maximum(chances, 1e-300)))
    hits = np.sum(games.shares[np.arange(len(games)), chances.argmax(axis=1)])
    return Fit(
        factions=centred_part @ worth[pairs],
        faction_covariance=centred_part @ covariance[pairs, pairs] @ centred_part.T,
        pairs=around_pairs @ worth[pairs],
        pair_errors=_errors(around_pairs, covariance[pairs, pairs]),
        synergies=rest @ worth[pairs],
        synergy_errors=_errors(rest, covariance[pairs, pairs]),
        positions=around_positions @ worth[positions],
        position_errors=_errors(around_positions, covariance[positions, positions]),
        strength_spread=belief.strength_spread,
        synergy_spread=float(belief.weights @ SYNERGY_SPREADS),
        log_loss=float(surprise) / len(games),
        favourite_wins=float(hits) / len(games),
        worths=worths,
        worth=worth,
    )


def _centring(size: int) -> Array:
    """The matrix that takes the mean away."""
    return np.eye(size) - 1 / size


def _errors(matrix: Array, covariance: Array) -> Array:
    found: Array = np.sqrt(np.maximum(np.einsum("ij,jk,ik->i", matrix, covariance, matrix, optimize=True), 0.0))
    return found
