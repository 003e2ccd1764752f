"""Bots of a user's own, for the tests."""

import os
import time
from pathlib import Path

from smashup.bots.uniform import RandomBot
from smashup.engine.decisions import Decision
from smashup.game.view import GameView


class Witness(RandomBot):
    """Plays at random and writes down in which process; once some parts are complete it waits for leave to go on."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        witnesses, results, leave = (Path(os.environ[name]) for name in ("WITNESSES", "RESULTS", "LEAVE"))
        (witnesses / str(os.getpid())).touch()
        while not leave.exists() and len(list(results.glob("part-*.parquet"))) >= 3:
            time.sleep(0.005)


class Stumbler(RandomBot):
    """Plays at random until its third turn, and then breaks."""

    def choose(self, view: GameView, decision: Decision) -> int:
        if view.turn > 3:
            raise ValueError("I am lost")
        return super().choose(view, decision)
