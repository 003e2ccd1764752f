"""Bots of a user's own, for the tests."""

import os
import time
from contextlib import suppress
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


class Weighted(RandomBot):
    """Says what its program does not."""

    identity = "weights 1"


class Passer:
    """Does nothing whenever that is possible."""

    name = "passer"

    def __init__(self, seed: int = 0) -> None:
        pass

    def choose(self, view: GameView, decision: Decision) -> int:
        kinds = [option.kind for option in decision.options]
        return next((index for index, kind in enumerate(kinds) if kind in ("end", "pass", "done", "no")), 0)


class Babbler(Passer):
    """Answers what nobody asked."""

    def choose(self, view: GameView, decision: Decision) -> int:
        return len(decision)


class Dreamer(Passer):
    """Never answers, and does not let itself be woken by an ordinary error."""

    def choose(self, view: GameView, decision: Decision) -> int:
        while True:
            with suppress(Exception):
                time.sleep(10)


class Quitter(Passer):
    """Ends the whole process."""

    def choose(self, view: GameView, decision: Decision) -> int:
        os._exit(3)


class Unready(Passer):
    """Cannot be made with most seeds."""

    def __init__(self, seed: int = 0) -> None:
        if seed:
            raise FileNotFoundError("my weights are gone")


class Interrupted(Passer):
    """Somebody presses Ctrl-C while it thinks."""

    def choose(self, view: GameView, decision: Decision) -> int:
        raise KeyboardInterrupt


class Stumbler(RandomBot):
    """Plays at random until its third turn, and then breaks."""

    def choose(self, view: GameView, decision: Decision) -> int:
        if view.turn > 3:
            raise ValueError("I am lost")
        return super().choose(view, decision)
