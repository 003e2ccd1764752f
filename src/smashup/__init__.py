"""Smash Up: the rules, every card, and a game to play with them. Needs nothing but the standard library."""

from smashup import moved as _moved  # noqa: F401  (old names of modules)
from smashup.compilation import compiled  # before the engine is imported
from smashup.cards.catalogue import catalogue
from smashup.engine.decisions import Decision, Option
from smashup.engine.errors import GameOverError, IllegalChoiceError, SaveError, SetupError, SmashUpError
from smashup.engine.events import Event
from smashup.engine.options import Options
from smashup.game import Game

__version__ = "0.2.0.dev0"

__all__ = [
    "Decision",
    "Event",
    "Game",
    "GameOverError",
    "IllegalChoiceError",
    "Option",
    "Options",
    "SaveError",
    "SetupError",
    "SmashUpError",
    "catalogue",
    "compiled",
]
