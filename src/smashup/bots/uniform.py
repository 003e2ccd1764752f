"""A bot that plays by chance alone: every option is as likely as every other."""

from __future__ import annotations

from smashup.engine import randomness
from smashup.engine.decisions import Decision
from smashup.game.view import GameView


class RandomBot:
    """Chooses at random."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self._start = randomness.seeded(seed)

    def choose(self, view: GameView, decision: Decision) -> int:
        return randomness.below(self._start + view.number(), len(decision))[0]
