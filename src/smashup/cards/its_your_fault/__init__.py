"""It's Your Fault!: five factions, 100 cards, 10 bases."""

from smashup.cards.its_your_fault import dragons, mythic_greeks, sharks, superheroes, tornados

__all__ = ["dragons", "mythic_greeks", "sharks", "superheroes", "tornados"]
