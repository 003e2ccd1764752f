"""The numbers of cards and factions, and how many things of each kind an observation and the actions have room for.

Titans are counted apart: without them every number is what it was before there were any.
"""

from __future__ import annotations

from typing import Final

import smashup.cards  # noqa: F401  (registers every faction)
from smashup.engine.card.card import Card
from smashup.engine.factions import FACTIONS

SEATS: Final = 4
"""Players, counted clockwise from the one who looks: seat 0 is yourself."""
BASES: Final = 8
"""Bases in play, in the order of the table."""
OWN_MINIONS: Final = 6
"""Your minions on one base, the strongest first."""
OTHER_MINIONS: Final = 8
"""The other players' minions on one base, the strongest first."""
MINIONS: Final = OWN_MINIONS + OTHER_MINIONS
ACTIONS: Final = 6
"""Actions on one base: first those on the base itself, then those on its minions."""
EXTRA_PLAYS: Final = 6
"""Extra plays that whoever has the turn has left, each with its limits."""
TITANS_EACH: Final = 2
"""Titans of one player, in play or set aside: one for each faction."""

FACTION_KEYS: tuple[str, ...] = tuple(FACTIONS)
"""The factions in the order of the sets."""
CARDS: tuple[type[Card], ...] = tuple(card for faction in FACTIONS.values() for card in faction.cards)
"""Every minion and action: faction by faction, in the order of the catalogue. The first one has the number 1."""
BASE_CARDS: tuple[type[Card], ...] = tuple(base for faction in FACTIONS.values() for base in faction.bases)
"""Every base; their numbers follow those of the cards."""
NAMED = CARDS + BASE_CARDS
TITANS: tuple[type[Card], ...] = tuple(titan for faction in FACTIONS.values() for titan in faction.titans)
"""Every titan, in the order of the catalogue: a row of columns, one for each, says which one it is."""

NUMBER: Final[dict[type[Card], int]] = {card: number for number, card in enumerate(NAMED, 1)}
TITAN_NUMBER: Final[dict[type[Card], int]] = {titan: number for number, titan in enumerate(TITANS)}
FACTION_NUMBER: Final[dict[str, int]] = {key: number for number, key in enumerate(FACTION_KEYS)}


def card_name(number: int) -> str:
    """The name of the card with that number.

    >>> card_name(1)
    'Supreme Overlord'
    """
    return NAMED[number - 1].name
