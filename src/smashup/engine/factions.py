"""The factions and their sets, and what can be asked of all their cards together."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from smashup.engine.errors import SetupError

if TYPE_CHECKING:
    from smashup.engine.card.card import Card


SETS: dict[str, str] = {}
"""The name of every set, by key, in the order of their `ORDER`; `smashup.cards` fills it."""


def key_of(name: str) -> str:
    """A name as a key: words in small letters without accents, joined by underscores.

    >>> key_of("They're Coming To Get You"), key_of("Séance")
    ('theyre_coming_to_get_you', 'seance')
    """
    plain = unicodedata.normalize("NFKD", name.lower().replace("'", "")).encode("ascii", "ignore").decode()
    return re.sub(r"\W+", "_", plain).strip("_")


class Faction:
    """One faction: 20 cards, its bases and, in some, a titan, in the order of their file."""

    def __init__(self, name: str, *, set: str, blurb: str) -> None:
        self.name = name
        self.key = key_of(name)
        self.set = set
        self.blurb = blurb
        self.cards: list[type[Card]] = []
        self.bases: list[type[Card]] = []
        self.titans: list[type[Card]] = []
        if set not in SETS:
            raise TypeError(f"the faction {name} is of the set {set!r}, but the sets are {', '.join(SETS)}")
        if self.key in FACTIONS:
            raise TypeError(f"there are two factions {self.key!r}: {FACTIONS[self.key].name} and {name}")
        FACTIONS[self.key] = self

    def add(self, card: type[Card]) -> None:
        """Take in a card, base or titan of this faction."""
        if any(other.name == card.name for other in self.everything):
            raise TypeError(f"{card.__module__}.{card.__qualname__}: {self.name} already have a card named {card.name}")
        {"base": self.bases, "titan": self.titans}.get(card.kind, self.cards).append(card)

    @property
    def everything(self) -> list[type[Card]]:
        """Its cards, bases and titan."""
        return [*self.cards, *self.bases, *self.titans]

    def deck(self) -> list[type[Card]]:
        """The 20 cards, each as often as it is in the box."""
        return [card for card in self.cards for _ in range(card.copies)]

    def __repr__(self) -> str:
        return f"<Faction {self.name}>"


FACTIONS: dict[str, Faction] = {}
"""Every faction there is, by key, in the order of the sets."""


@dataclass(frozen=True, slots=True)
class Pool:
    """What a game is dealt from: the factions there are, in order, each with its set, the names of its bases and its
    titans.

    A game keeps the pool it was dealt from, so that factions, bases and titans that come later change nothing about it.
    """

    sets: dict[str, dict[str, list[str]]]
    """The names of the bases, by faction, by set."""
    titans: dict[str, list[str]]
    """The names of the titans, by faction, where there are any."""

    @classmethod
    def of_today(cls) -> Pool:
        """All there is."""
        sets: dict[str, dict[str, list[str]]] = {}
        for key, faction in FACTIONS.items():
            sets.setdefault(faction.set, {})[key] = [base.name for base in faction.bases]
        return cls(sets, {key: [titan.name for titan in one.titans] for key, one in FACTIONS.items() if one.titans})

    def in_order(self) -> list[tuple[str, str, list[str]]]:
        """Every faction with its set and its bases: equal for pools from which the same games without titans are
        dealt."""
        return [(name, key, bases) for name, factions in self.sets.items() for key, bases in factions.items()]

    def factions(self, sets: Sequence[str] | None = None) -> list[str]:
        """The keys of the factions, of all sets or of these."""
        return [key for name, factions in self.sets.items() if sets is None or name in sets for key in factions]

    def bases(self, factions: Iterable[str]) -> list[type[Card]]:
        """The bases of these factions, in the order of the pool."""
        wanted = set(factions)
        known = {base.name: base for faction in FACTIONS.values() for base in faction.bases}
        names = [name for keys in self.sets.values() for key, bases in keys.items() if key in wanted for name in bases]
        missing = [name for name in names if name not in known]
        if missing:
            raise SetupError(f"this game has bases that do not exist any more: {', '.join(missing)}")
        return [known[name] for name in names]

    def titans_of(self, faction: str) -> list[type[Card]]:
        """The titans of that faction."""
        names = self.titans.get(faction, ())
        known = {titan.name: titan for one in FACTIONS.values() for titan in one.titans}
        for name in names:
            if name not in known:
                raise SetupError(f"this game has a titan that does not exist any more: {name}")
        return [known[name] for name in names]

    def with_their_sets(self, factions: Iterable[str]) -> list[str]:
        """All factions of the sets that these come from."""
        wanted = set(factions)
        return [key for keys in self.sets.values() if wanted & keys.keys() for key in keys]


@cache
def names_mentioned(text: str) -> frozenset[str]:
    """The minions a text mentions by their whole names: "The Birch Woman" is not a mention of The Birch."""
    cards = [card for faction in FACTIONS.values() for card in faction.everything]
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
