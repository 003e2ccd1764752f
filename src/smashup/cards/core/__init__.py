"""The Core Set: eight factions, 160 cards, 16 bases."""

from smashup.cards.core import aliens, dinosaurs

__all__ = ["aliens", "dinosaurs"]
