"""Smash Up: the rules, every card, and a game to play with them. Needs nothing but the standard library."""

from smashup import compilation as _compilation  # before anything of the engine is imported
from smashup import moved as _moved  # noqa: F401  (old names of modules)
from smashup.cards.catalogue import catalogue
from smashup.engine.decisions import Decision, Option
from smashup.engine.errors import GameOverError, IllegalChoiceError, SaveError, SetupError, SmashUpError
from smashup.engine.events import Event
from smashup.engine.options import Options
from smashup.game import Game
from smashup.game.record import DivergedError
from smashup.version import __version__

compiled = _compilation.compiled
"""Is the engine compiled? It plays the same games, only faster."""

__all__ = [
    "Decision",
    "DivergedError",
    "Event",
    "Game",
    "GameOverError",
    "IllegalChoiceError",
    "Option",
    "Options",
    "SaveError",
    "SetupError",
    "SmashUpError",
    "__version__",
    "catalogue",
    "compiled",
]
