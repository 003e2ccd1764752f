"""A bot that plays by chance alone: every option is as likely as every other."""

from __future__ import annotations

from smashup.engine import randomness
from smashup.engine.decisions import Decision
from smashup.game import Game


class RandomBot:
    """Chooses at random."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self._start = randomness.seeded(seed)

    def choose(self, game: Game, decision: Decision) -> int:
        # The place in the game, not the calls so far, decides: taking a choice back changes nothing.
        return randomness.below(self._start + len(game.choices), len(decision))[0]
