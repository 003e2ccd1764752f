"""Players that are programs. From outside: `make_bot`, `BOTS` and the `Bot` protocol; a bot lives in its own module.

>>> from smashup import Game, Options
>>> game = Game.new(2, seed=7, options=Options(setup="random", duplicate_factions=True))
>>> seats = [make_bot("simple", seed=1), make_bot("random", seed=2)]
>>> while (decision := game.decision) is not None:
...     game.choose(seats[decision.player].choose(game, decision))
>>> game.over
True
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from smashup.bots.chance import RandomBot
from smashup.bots.simple import SimpleBot
from smashup.engine.decisions import Decision
from smashup.engine.errors import SetupError
from smashup.game import Game


class Bot(Protocol):
    """Something that plays: asked with the game and its decision, it answers with the index of an option.

    A bot looks only at what its player may know: `game.view(player)` or `game.determinize(player, seed)`. The same
    seed gives the same answer at the same point of the same game, also after choices were taken back.
    """

    name: str

    def choose(self, game: Game, decision: Decision) -> int: ...


BOTS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "simple": SimpleBot,
}
"""Every kind of bot by name: call it with a seed."""


def make_bot(name: str, seed: int = 0) -> Bot:
    """A bot of that kind."""
    if name not in BOTS:
        raise SetupError(f"there is no bot {name!r}; the bots are {', '.join(BOTS)}")
    return BOTS[name](seed)


__all__ = ["BOTS", "Bot", "make_bot"]
