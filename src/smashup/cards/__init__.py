"""Every card: a folder for each set, a file for each faction. Importing this package registers them all."""

from smashup.cards import core

__all__ = ["core"]
