"""What the server is compared with: the engine alone, in one process, without network or database."""

from __future__ import annotations

import random
import time

from smashup.engine.options import Options
from smashup.game import Game


def decisions_per_second(players: int, seconds: float, views: bool) -> float:
    """Random games; with `views`, every player's view is made after every choice, as the server has to."""
    decisions = seed = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        game = Game.new(players, seed, Options(setup="random"), log=views)
        while (decision := game.decision) is not None:
            game.choose(random.randrange(len(decision.raw)))
            decisions += 1
            if views:
                for player in range(players):
                    game.view(player)
        seed += 1
    return decisions / spent
