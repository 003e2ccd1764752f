"""Bots of a user's own, for the tests."""

import os
from pathlib import Path

from smashup.bots.chance import RandomBot
from smashup.engine.decisions import Decision
from smashup.game_view import GameView


class Witness(RandomBot):
    """Plays at random and writes down in which process."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        (Path(os.environ["WITNESSES"]) / str(os.getpid())).touch()


class Stumbler(RandomBot):
    """Plays at random until its third turn, and then breaks."""

    def choose(self, view: GameView, decision: Decision) -> int:
        if view.turn > 3:
            raise ValueError("I am lost")
        return super().choose(view, decision)
