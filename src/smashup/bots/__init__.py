"""Players that are programs. From outside: `make_bot`, `play`, `analyse`, `BOTS` and the `Bot` protocol.

`review` looks back at a whole game.

>>> from smashup import Game, Options
>>> game = Game.new(2, seed=7, options=Options(setup="random", target_vp=5))
>>> play(game, [make_bot("greedy", seed=1), make_bot("random", seed=2)])
>>> game.over
True
"""

from smashup.bots.hints import Suggestion, analyse
from smashup.bots.registry import BOTS, LEVELS, Bot, make_bot, play

__all__ = ["BOTS", "LEVELS", "Bot", "Suggestion", "analyse", "make_bot", "play"]
