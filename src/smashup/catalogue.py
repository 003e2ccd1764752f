"""Every set, faction, card and base, as plain data."""

from __future__ import annotations

from typing import Any

import smashup.cards  # noqa: F401  (registers every faction)
from smashup.engine.definitions import FACTIONS, SETS, Card, Faction


def catalogue() -> list[dict[str, Any]]:
    """Every faction with its cards and bases, in the order of the sets.

    >>> [faction["name"] for faction in catalogue()][:2]
    ['Aliens', 'Dinosaurs']
    """
    order = list(SETS)
    return [_faction(faction) for faction in sorted(FACTIONS.values(), key=lambda f: order.index(f.set))]


def _faction(faction: Faction) -> dict[str, Any]:
    return {
        "key": faction.key,
        "name": faction.name,
        "set": faction.set,
        "set_name": SETS[faction.set],
        "blurb": faction.blurb,
        "cards": [_card(card) for card in faction.cards],
        "bases": [
            {"name": base.name, "breakpoint": base.breakpoint, "vp": list(base.vp), "text": base.text}
            for base in faction.bases
        ],
    }


def _card(card: type[Card]) -> dict[str, Any]:
    return {
        "name": card.name,
        "kind": card.kind,
        "copies": card.copies,
        "power": card.power if card.is_minion else None,
        "text": card.text,
        "plays_on": None if card.is_minion else card.plays_on,
    }
