"""Every set, faction, card, base and titan, as plain data."""

from __future__ import annotations

from typing import TypedDict

from smashup.engine.bits import AFTER_SCORING, BEFORE_SCORING, CHANGES_AWARD, ON_PLAY, WHEN_SCORING
from smashup.engine.card.card import Card
from smashup.engine.factions import FACTIONS, SETS, Faction

SCORING = BEFORE_SCORING | WHEN_SCORING | AFTER_SCORING | CHANGES_AWARD
LABELS = {"Ongoing": "ongoing", "Talent": "talent", "Special": "special"}


class CatalogueCard(TypedDict):
    name: str
    kind: str
    copies: int
    power: int | None
    text: str
    plays_on: str | None
    """Actions: standard, base, minion or own_minion."""
    abilities: list[str]
    """Their kinds: on_play, ongoing, talent, special, scoring."""


class CatalogueBase(TypedDict):
    name: str
    breakpoint: int
    vp: list[int]
    text: str
    abilities: list[str]
    """Its kind: ongoing or scoring."""


class CatalogueTitan(TypedDict):
    name: str
    kind: str
    """titan"""
    text: str
    abilities: list[str]
    """Their kinds: ongoing, talent, special, scoring."""


class CatalogueFaction(TypedDict):
    key: str
    name: str
    set: str
    set_name: str
    blurb: str
    cards: list[CatalogueCard]
    bases: list[CatalogueBase]
    titans: list[CatalogueTitan]
    """One or none; they are in games with titans only."""


def catalogue() -> list[CatalogueFaction]:
    """Every faction with its cards and bases, in the order of the sets.

    >>> [faction["name"] for faction in catalogue()][:2]
    ['Aliens', 'Dinosaurs']
    """
    order = list(SETS)
    return [_faction(faction) for faction in sorted(FACTIONS.values(), key=lambda f: order.index(f.set))]


def _faction(faction: Faction) -> CatalogueFaction:
    return {
        "key": faction.key,
        "name": faction.name,
        "set": faction.set,
        "set_name": SETS[faction.set],
        "blurb": faction.blurb,
        "cards": [_card(card) for card in faction.cards],
        "bases": [
            {
                "name": base.name,
                "breakpoint": base.breakpoint,
                "vp": list(base.vp),
                "text": base.text,
                "abilities": ability_kinds(base),
            }
            for base in faction.bases
        ],
        "titans": [
            {"name": titan.name, "kind": titan.kind, "text": titan.text, "abilities": ability_kinds(titan)}
            for titan in faction.titans
        ],
    }


def _card(card: type[Card]) -> CatalogueCard:
    return {
        "name": card.name,
        "kind": card.kind,
        "copies": card.copies,
        "power": card.power if card.is_minion else None,
        "text": card.text,
        "plays_on": None if card.is_minion else card.plays_on,
        "abilities": ability_kinds(card),
    }


def ability_kinds(card: type[Card]) -> list[str]:
    """The kinds of ability a card or base has: on_play, ongoing, talent, special (5.1 to 5.4), and scoring for what
    has to do with a base being scored (section 6).

    >>> [ability_kinds(card) for card in FACTIONS["sharks"].cards if card.name in ("Megalodon", "Great White")]
    [['on_play', 'special', 'scoring'], ['talent']]
    """
    labels = [LABELS.get(paragraph.partition(":")[0], "") for paragraph in card.text.split("\n")]
    found = []
    # What a Special does is its on-play ability, but it has another one only if its text says so without a label.
    if card.hooks & ON_PLAY and "" in labels and (not card.special or card.plays_on == "standard"):
        found.append("on_play")
    found += [kind for kind in LABELS.values() if kind in labels]
    scores = bool(card.special or card.hooks & SCORING)
    if card.kind == "base" and card.hooks and not scores:
        found.append("ongoing")  # A base's ability has no label and always works (5.6).
    if scores:
        found.append("scoring")
    return found
