"""What can go wrong, one class for each thing a caller may want to tell apart."""

from __future__ import annotations


class SmashUpError(Exception):
    """Every error this package raises on purpose."""


class SetupError(SmashUpError):
    """A game, an option or a scenario that cannot be set up as asked."""


class IllegalChoiceError(SmashUpError):
    """A choice that was not offered. The game is unchanged."""


class GameOverError(SmashUpError):
    """A choice in a game that has ended."""


class SaveError(SmashUpError):
    """A save that cannot be loaded: damaged, foreign, from another version, or not a legal game."""
