"""Which bots there are, and how they are found by name: the project's own and those of a user's module."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Protocol

from smashup.bots.chance import RandomBot
from smashup.bots.greedy import GreedyBot
from smashup.engine.decisions import Decision, Option
from smashup.engine.errors import SetupError
from smashup.game import Game
from smashup.game_view import GameView


class Bot(Protocol):
    """Something that plays: asked with its view of the game and the decision, it answers with an option.

    The answer is an option, its index or its key. The same seed gives the same answer to the same view, also after
    choices were taken back (mix `view.number()` into the seed).
    """

    name: str

    def choose(self, view: GameView, decision: Decision) -> int | str | Option: ...


BOTS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
}
"""The project's own bots by name: call one with a seed."""


def make_bot(name: str, seed: int = 0) -> Bot:
    """The bot of that name: one of `BOTS`, or `module:Class` for a class of your own that takes a seed."""
    if name in BOTS:
        return BOTS[name](seed)
    if ":" not in name:
        raise SetupError(f"there is no bot {name!r}; the bots are {', '.join(BOTS)}, or module:Class for your own")
    module, _, kind = name.partition(":")
    try:
        made = getattr(import_module(module), kind)(seed)
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        raise SetupError(f"the bot {name!r} cannot be made: {error}") from error
    if not callable(getattr(made, "choose", None)):
        raise SetupError(f"{name!r} is not a bot: it has no method choose(view, decision)")
    found: Bot = made
    return found


def play(game: Game, bots: Sequence[Bot]) -> None:
    """Let bots play a game to its end, one for each player."""
    while (decision := game.decision) is not None:
        player = decision.player
        game.choose(bots[player].choose(game.seen_by(player), decision))
