"""How sure a share of wins is, and how strong players are who met in various games."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

SURE = 1.959964
"""A normal variable is within this many standard deviations of its mean in 95 of 100 cases."""
ELO = 400 / math.log(10)
"""Elo points that a factor of e in strength is worth."""
MEAN_ELO = 1000.0
STEPS = 10_000
CLOSE_ENOUGH = 1e-10


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The 95 % confidence interval of a share of wins, by Wilson's formula.

    >>> low, high = wilson(8, 10)
    >>> round(low, 3), round(high, 3)
    (0.49, 0.943)
    """
    if games <= 0:
        return 0.0, 1.0
    share, spread = wins / games, SURE**2 / games
    middle = (share + spread / 2) / (1 + spread)
    around = math.sqrt(spread * (share * (1 - share) + spread / 4)) / (1 + spread)
    return max(0.0, middle - around), min(1.0, middle + around)


@dataclass(frozen=True, slots=True)
class Rating:
    """A strength in Elo points with its 95 % confidence interval."""

    elo: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Meeting:
    """Games among the same players, named by index, one for each seat, and how many games each seat won."""

    players: tuple[int, ...]
    wins: tuple[float, ...]


def ratings(players: int, meetings: Sequence[Meeting]) -> list[Rating]:
    """Elo ratings with mean 1000, by maximum likelihood.

    The model is Bradley and Terry's, for more than two players Luce's: each wins in proportion to its strength. One
    game that everybody shares is added to each meeting, so that whoever won everything is not infinitely strong.
    """
    meetings = [Meeting(met.players, tuple(wins + 1 / len(met.players) for wins in met.wins)) for met in meetings]
    strengths = _strengths(players, meetings)
    elo = [ELO * math.log(strength) for strength in strengths]
    mean = sum(elo) / players
    found = []
    for value, variance in zip(elo, _variances(strengths, meetings), strict=True):
        middle, around = MEAN_ELO + value - mean, SURE * ELO * math.sqrt(variance)
        found.append(Rating(middle, middle - around, middle + around))
    return found


def _strengths(players: int, meetings: Sequence[Meeting]) -> list[float]:
    """The fixed point of Hunter's minorisation: wins over the chances to win."""
    wins = [0.0] * players
    for meeting in meetings:
        for player, won in zip(meeting.players, meeting.wins, strict=True):
            wins[player] += won
    strengths = [1.0] * players
    for _ in range(STEPS):
        chances = [0.0] * players
        for meeting in meetings:
            each = sum(meeting.wins) / sum(strengths[player] for player in meeting.players)
            for player in meeting.players:
                chances[player] += each
        new = [won / chance for won, chance in zip(wins, chances, strict=True)]
        scale = math.exp(sum(map(math.log, new)) / players)
        new = [strength / scale for strength in new]
        moved = max(abs(math.log(one / other)) for one, other in zip(new, strengths, strict=True))
        strengths = new
        if moved < CLOSE_ENOUGH:
            break
    return strengths


def _variances(strengths: Sequence[float], meetings: Sequence[Meeting]) -> list[float]:
    """The variance of each log strength beside their mean, from the curvature of the likelihood."""
    players = len(strengths)
    # Strengths are known up to a common factor only; the constant fills that direction and is taken out again.
    matrix = [[1.0] * players for _ in range(players)]
    for meeting in meetings:
        games, together = sum(meeting.wins), sum(strengths[player] for player in meeting.players)
        share = {player: seats * strengths[player] / together for player, seats in Counter(meeting.players).items()}
        for one, part in share.items():
            matrix[one][one] += games * part
            for other, another in share.items():
                matrix[one][other] -= games * part * another
    inverse = _inverse(matrix)
    return [max(0.0, inverse[player][player] - 1 / players**2) for player in range(players)]


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """By Gauss and Jordan; the matrix is symmetric and positive definite, so the diagonal serves as pivots."""
    size = len(matrix)
    rows = [[*row, *(float(column == index) for column in range(size))] for index, row in enumerate(matrix)]
    for index in range(size):
        pivot = rows[index][index]
        rows[index] = [value / pivot for value in rows[index]]
        for other in range(size):
            if other != index and rows[other][index]:
                factor = rows[other][index]
                rows[other] = [value - factor * scaled for value, scaled in zip(rows[other], rows[index], strict=True)]
    return [row[size:] for row in rows]
