"""The factions and their sets, and what can be asked of all their cards together."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from smashup.engine.card.card import Card


SETS: dict[str, str] = {}
"""The name of every set, by key, in the order of their `ORDER`; `smashup.cards` fills it."""


class Faction:
    """One faction: 20 cards and its bases, in the order of their file."""

    def __init__(self, name: str, *, set: str, blurb: str) -> None:
        self.name = name
        self.key = faction_key(name)
        self.set = set
        self.blurb = blurb
        self.cards: list[type[Card]] = []
        self.bases: list[type[Card]] = []
        if set not in SETS:
            raise TypeError(f"the faction {name} is of the set {set!r}, but the sets are {', '.join(SETS)}")
        if self.key in FACTIONS:
            raise TypeError(f"there are two factions {self.key!r}: {FACTIONS[self.key].name} and {name}")
        FACTIONS[self.key] = self

    def add(self, card: type[Card]) -> None:
        """Take in a card or base of this faction."""
        if any(other.name == card.name for other in (*self.cards, *self.bases)):
            raise TypeError(f"{card.__module__}.{card.__qualname__}: {self.name} already have a card named {card.name}")
        (self.bases if card.kind == "base" else self.cards).append(card)

    def deck(self) -> list[type[Card]]:
        """The 20 cards, each as often as it is in the box."""
        return [card for card in self.cards for _ in range(card.copies)]

    def __repr__(self) -> str:
        return f"<Faction {self.name}>"


FACTIONS: dict[str, Faction] = {}
"""Every faction there is, by key, in the order of the sets."""


def faction_key(name: str) -> str:
    """What a faction is called in files, saves and messages.

    >>> faction_key("Grimms' Fairy Tales")
    'grimms_fairy_tales'
    """
    return re.sub(r"\W+", "_", name.lower().replace("'", "")).strip("_")


@cache
def names_mentioned(text: str) -> frozenset[str]:
    """The minions a text mentions by their whole names: "The Birch Woman" is not a mention of The Birch."""
    cards = [card for faction in FACTIONS.values() for card in (*faction.cards, *faction.bases)]
    found = set()
    for card in sorted(cards, key=lambda card: len(card.name), reverse=True):
        if card.name in text:
            text, count = re.subn(rf"(?<!\w){re.escape(card.name)}(?!\w)", "", text)
            if count and card.is_minion:
                found.add(card.name)
    return frozenset(found)


@cache
def names_tagged(tag: str) -> frozenset[str]:
    """The names that make a card one of these ("Microbot")."""
    return frozenset(card.name for faction in FACTIONS.values() for card in faction.cards if tag in card.tags)
