"""World Tour: Culture Shock: five factions, 100 cards, 11 bases."""

from smashup.cards.culture_shock import (
    anansi_tales,
    ancient_incas,
    grimms_fairy_tales,
    polynesian_voyagers,
    russian_fairy_tales,
)

__all__ = ["anansi_tales", "ancient_incas", "grimms_fairy_tales", "polynesian_voyagers", "russian_fairy_tales"]
