"""The Core Set: eight factions, 160 cards, 16 bases."""

from smashup.cards.core import aliens, dinosaurs, ninjas, pirates, robots, tricksters, wizards, zombies

__all__ = ["aliens", "dinosaurs", "ninjas", "pirates", "robots", "tricksters", "wizards", "zombies"]
