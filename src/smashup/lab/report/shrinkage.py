"""Shrinkage: what to believe of many noisy numbers, each of which says something about the others."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.float64]

TINY_VARIANCE = 1e-12


class Shrunken(NamedTuple):
    """What to believe of each of many numbers: mean and standard deviation, and how far they truly differ."""

    means: Array
    errors: Array
    spread: float


def shrink(values: Array, variances: Array, *, centre: float | None = None) -> Shrunken:
    """Pull noisy numbers towards their centre, each by as much as it is noise.

    The values are taken as drawn around the centre (None: their weighted mean) with a spread that is learned from
    all of them. Every spread on a grid counts by its likelihood, so that few data do not pretend to know it. Before
    that one spread is as likely as another; were one factor as likely as another, tiny spreads would win wherever the
    data leave it open, and everything would be pulled together.
    """
    if not len(values):
        return Shrunken(values, values, 0.0)
    noise = np.maximum(variances, TINY_VARIANCE)
    widest = max(float(np.std(values)) * 3, 1e-6)
    spreads = np.linspace(0.0, widest, 61)
    weights = np.empty(len(spreads))
    means = np.empty((len(spreads), len(values)))
    squares = np.empty_like(means)
    for number, spread in enumerate(spreads):
        whole = noise + spread**2
        middle = float(np.sum(values / whole) / np.sum(1 / whole)) if centre is None else centre
        off = values - middle
        weights[number] = -0.5 * float(np.sum(np.log(whole) + off**2 / whole))
        means[number] = middle + off * spread**2 / whole
        squares[number] = noise * spread**2 / whole + means[number] ** 2
    weights = np.exp(weights - weights.max())
    weights /= weights.sum()
    mean = weights @ means
    error = np.sqrt(np.maximum(weights @ squares - mean**2, 0.0))
    return Shrunken(mean, error, float(weights @ spreads))
