"""The first evaluation: a ready base is worth little, and power until the end of the turn counts as lasting."""

from __future__ import annotations

from smashup.bots.evaluation import features, odds, strengths
from smashup.engine.state import State


def chances(state: State, ended: int | None = None) -> list[float]:
    """Each player's estimated chance of winning; see `features` for `ended`."""
    if state.winners:
        return [1 / len(state.winners) if player in state.winners else 0.0 for player in range(state.players)]
    return odds(strengths(features(state, ended)))
