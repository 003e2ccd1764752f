"""Science Fiction Double Feature: four factions, 80 cards, 8 bases."""

from smashup.cards.science_fiction_double_feature import cyborg_apes, shapeshifters, super_spies, time_travelers

__all__ = ["cyborg_apes", "shapeshifters", "super_spies", "time_travelers"]
