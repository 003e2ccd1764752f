"""Awesome Level 9000: four factions, 80 cards, 8 bases."""

from smashup.cards.awesome_level_9000 import bear_cavalry, ghosts, killer_plants, steampunks

__all__ = ["bear_cavalry", "ghosts", "killer_plants", "steampunks"]
