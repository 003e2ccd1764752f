"""The rulings, and the kinds of ability the cards have."""

import pytest

from smashup.cards.catalogue import ability_kinds
from smashup.cards.rulings import rulings
from smashup.engine.bits import ON_PLAY, TALENT
from smashup.engine.factions import FACTIONS


def test_the_decisions_on_open_questions_are_among_them():
    assert "With no card chosen the deck is not shuffled." in rulings("zombies")["Lend a Hand"]
    assert "Once per turn for each copy in play." in rulings("zombies")["They're Coming To Get You"]


def kinds(faction: str, name: str) -> list[str]:
    found = FACTIONS[faction]
    return ability_kinds(next(card for card in (*found.cards, *found.bases) if card.name == name))


@pytest.mark.parametrize(
    ("faction", "name", "expected"),
    [
        ("aliens", "Collector", ["on_play"]),
        ("aliens", "Scout", ["special", "scoring"]),
        ("dinosaurs", "King Rex", []),
        ("dinosaurs", "War Raptor", ["ongoing"]),
        ("steampunks", "Captain Ahab", ["talent"]),
        ("pirates", "Full Sail", ["on_play", "special", "scoring"]),
        ("ninjas", "Hidden Ninja", ["special", "scoring"]),
        ("polynesian_voyagers", "Sun Tattoo", ["ongoing", "special", "scoring"]),
        ("dinosaurs", "Tar Pits", ["ongoing"]),
        ("dinosaurs", "Jungle Oasis", []),
        ("ninjas", "Ninja Dojo", ["scoring"]),
    ],
)
def test_the_kinds_of_ability_of(faction, name, expected):
    assert kinds(faction, name) == expected


def test_kinds_of_ability_agree_with_what_the_cards_do():
    for faction in FACTIONS.values():
        for card in faction.cards:
            found = ability_kinds(card)
            assert ("talent" in found) == bool(card.hooks & TALENT), card
            assert "on_play" not in found or card.hooks & ON_PLAY, card
            assert not (card.special or card.answers_to) or "special" in found, card
