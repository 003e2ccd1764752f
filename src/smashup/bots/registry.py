"""Which bots there are, and how they are found by name: the project's own and those of a user's module."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Protocol

from smashup.bots import learned
from smashup.bots.greedy import GreedyBot
from smashup.bots.mcts import MctsBot
from smashup.bots.planner import PlannerBot
from smashup.bots.uniform import RandomBot
from smashup.bots.version_1 import greedy as greedy_v1
from smashup.bots.version_1 import mcts as mcts_v1
from smashup.engine.decisions import Decision, Option
from smashup.engine.errors import SetupError
from smashup.game import Game
from smashup.game.view import GameView


class Bot(Protocol):
    """Something that plays: asked with its view of the game and the decision, it answers with an option.

    The answer is an option, its index or its key, and it depends on the view and the seed alone, not on what the bot
    was asked before: the server makes a new bot for every question, and choices can be taken back. A bot that needs
    chance mixes `view.number()` into its seed.

    A bot may have an `identity`, a text that names what its program does not: parameters, the version of its weights.
    The laboratory continues a run only with bots of the same programs and identities.
    """

    name: str

    def choose(self, view: GameView, decision: Decision) -> int | str | Option: ...


FINISHING = 5000
"""With a budget of seconds, how many positions a second are looked at for a win."""


def _net_bot(
    seed: int = 0, iterations: int | None = 20, seconds: float | None = None, finishing: int | None = None
) -> Bot:
    try:
        from smashup.bots.learned.search import NetBot
    except ModuleNotFoundError as error:
        raise SetupError(
            f"the bot net plays by what was learnt, and {error.name} is missing: pip install numpy"
        ) from error
    if finishing is None:
        finishing = 400 if seconds is None else int(FINISHING * seconds)
    return NetBot(seed, iterations, seconds, finishing=finishing)


def _learned(iterations: int, seconds: float, finishing: int, by_hand: Callable[[int], Bot]) -> Callable[[int], Bot]:
    """A bot that plays by what was learnt, with that budget for a choice; without numpy it plays like another one."""
    return lambda seed: _net_bot(seed, iterations, seconds, finishing) if learned.is_there() else by_hand(seed)


BOTS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "mcts": MctsBot,
    "easy": lambda seed: GreedyBot(seed, notices=0.2),
    "normal": _learned(1, 1, 200, PlannerBot),
    "hard": _learned(36, 1, 2500, lambda seed: MctsBot(seed, iterations=60, seconds=2, finishing=1500)),
    "planner": PlannerBot,
    "greedy_v1": greedy_v1.GreedyBot,
    "mcts_v1": mcts_v1.MctsBot,
    "hard_v1": lambda seed: mcts_v1.MctsBot(seed, iterations=60, seconds=4),
    "expert": _learned(400, 1, 6000, lambda seed: MctsBot(seed, iterations=600, seconds=1.5, finishing=4000)),
}
"""The project's own bots by name: call one with a seed."""
SEARCHES: dict[str, Callable[[int, int | None, float | None], Bot]] = {
    "mcts": MctsBot,
    "mcts_v1": mcts_v1.MctsBot,
    "net": _net_bot,
}
"""Those that think for as long as they are told."""
LEVELS = ("easy", "normal", "hard", "expert")
"""What people choose from, weakest first."""

_BUDGET = re.compile(r"(net|mcts|mcts_v1)@(?:(\d+)|(\d+(?:\.\d+)?)s)")


def is_own(name: str) -> bool:
    """Is it one of the project's own bots, with or without a budget?"""
    return name in BOTS or _BUDGET.fullmatch(name) is not None


def make_bot(name: str, seed: int = 0) -> Bot:
    """The bot of that name.

    One of `BOTS`, `mcts@300` for a budget of iterations, `mcts@1.5s` for one of seconds, or `module:Class` for a class
    of your own that takes a seed.
    """
    if ":" in name:
        return _of_user(name, seed)
    budget = _BUDGET.fullmatch(name)
    if name in BOTS:
        bot = BOTS[name](seed)
    elif budget is not None:
        kind, iterations, seconds = budget.groups()
        bot = SEARCHES[kind](seed, int(iterations) if iterations else None, float(seconds) if seconds else None)
    else:
        raise _unknown(name)
    bot.name = name
    return bot


def _unknown(name: str) -> SetupError:
    return SetupError(
        f"there is no bot {name!r}; the bots are {', '.join(BOTS)}, mcts@300 or mcts@1.5s for a budget, "
        "and module:Class for your own"
    )


def _of_user(name: str, seed: int) -> Bot:
    """A bot from somebody's own module."""
    module, _, kind = name.partition(":")
    try:
        made = getattr(import_module(module), kind)(seed)
    except Exception as error:  # Somebody's code may raise anything.
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
