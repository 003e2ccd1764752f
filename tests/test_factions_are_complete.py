"""What a faction needs, all in one place: each failure here says what is missing and what to do about it.

A faction is its cards, its rulings, its tests, its look and its pictures; see docs/adding_a_faction.md. Everything else
follows from these, or is written by `make generated`. That each card has a picture is checked by the page's own tests.
"""

import ast
import re
from pathlib import Path

import pytest

from smashup.cards.rulings import rulings
from smashup.engine import FACTIONS, SETS, Card, Faction
from tests.coverage import PAGE, expected, rows, used_in_directed_tests, used_in_random_play
from tests.first_factions import FIRST
from tools.make_documents import PARTS, rewritten

ROOT = Path(__file__).parents[1]
NOT_FOR_PLAYERS = re.compile(
    r"\b(wiki|faq|rulebooks?|edition|errat\w+|inferred|literal\w*|decision:|implement\w*|doubts?|transcription|compil\w+"
    r"|madness)\b|^\(?(rule|official|faq)\b",
    re.IGNORECASE,
)
EVERY_FACTION = pytest.mark.parametrize("faction", FACTIONS.values(), ids=lambda faction: faction.key)


def everything(faction: Faction) -> list[type[Card]]:
    return faction.everything


@EVERY_FACTION
def test_a_faction_has_20_cards_and_its_bases(faction: Faction):
    number = len(faction.deck())
    assert number == 20, f"{faction.name} have {number} cards: add cards or set copies= until there are 20 (rule 1.2)"
    assert len(faction.bases) >= 2, f"{faction.name} have {len(faction.bases)} bases: every faction brings two or more"
    kinds = [card.is_minion for card in faction.cards]
    assert kinds == sorted(kinds, reverse=True), f"{faction.name}: sort the cards, first the minions, then the actions"


@EVERY_FACTION
def test_a_faction_and_its_cards_have_texts(faction: Faction):
    assert faction.blurb.endswith("."), f"{faction.name}: the blurb is a sentence about how they play"
    silent = [card.name for card in everything(faction) if not card.text]
    assert not silent, f"{faction.name}: the docstring is the text players read; it is missing on {silent}"
    unfinished = [card.name for card in everything(faction) if not card.text.endswith((".", ")", '"'))]
    assert not unfinished, f"{faction.name}: a text ends with a full stop; see {unfinished}"


@EVERY_FACTION
def test_a_faction_has_its_own_files(faction: Faction):
    expected = {
        f"src/smashup/cards/{faction.set}/{faction.key}.py": "its cards",
        f"src/smashup/cards/{faction.set}/{faction.key}.rulings.toml": "its rulings",
        f"tests/cards/{faction.set}/test_{faction.key}.py": "its tests",
        f"web/src/lib/design/factions/{faction.key}.ts": "its look",
        f"web/src/lib/design/pictures/{faction.key}.ts": "its pictures",
    }
    missing = [f"{path} ({what})" for path, what in expected.items() if not (ROOT / path).exists()]
    hint = "docs/adding_a_faction.md says what is in them; `make faction` would have made them all"
    assert not missing, f"{faction.name} lack {', '.join(missing)}: {hint}"


@EVERY_FACTION
def test_nearly_every_card_of_a_faction_has_rulings(faction: Faction):
    said, names = rulings(faction.key), [card.name for card in everything(faction)]
    strange = sorted(set(said) - set(names))
    assert not strange, f"the rulings of {faction.name} are about {strange}, which are no cards or bases of theirs"
    silent = [name for name in names if name not in said]
    assert len(silent) <= 2, f"{faction.name}: write down how these behave in doubt, in the rulings: {silent}"


@EVERY_FACTION
def test_a_ruling_is_a_sentence_for_players(faction: Faction):
    for name, said in rulings(faction.key).items():
        assert said, f"{name}: leave out a card that has no ruling"
        assert len(set(said)) == len(said), f"{name}: a ruling is there twice"
        for ruling in said:
            assert re.match(r"[A-Z0-9\"+'.]", ruling), (name, ruling)
            assert ruling.endswith((".", '."', ".)", "?", "!")), (name, ruling)
            assert ruling == " ".join(ruling.split()), (name, ruling)
            assert not NOT_FOR_PLAYERS.search(ruling), (name, ruling)


ASKING = {
    name
    for name in dir(Card)
    if str(getattr(getattr(Card, name), "__annotations__", {}).get("return", "")).startswith(("Effect", "Choice"))
}
"""What a card does only if it is written with `yield from`, or returned."""


@EVERY_FACTION
def test_no_card_forgets_to_yield(faction: Faction):
    tree = ast.parse((ROOT / f"src/smashup/cards/{faction.set}/{faction.key}.py").read_text(encoding="utf-8"))
    calls = [node.value for node in ast.walk(tree) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)]
    lost = [
        f"line {call.lineno}: self.{call.func.attr}(…)"
        for call in calls
        if isinstance(call.func, ast.Attribute) and call.func.attr in ASKING and ast.unparse(call.func.value) == "self"
    ]
    assert not lost, f"{faction.name}: without `yield from` (or `return`) nothing comes of {lost}"


def test_no_two_cards_have_one_name():
    names = [card.name for faction in FACTIONS.values() for card in everything(faction)]
    twice = sorted({name for name in names if names.count(name) > 1})
    assert not twice, f"positions and puzzles know cards by their names, so two cannot share {twice}"


def test_the_factions_there_were_first_keep_their_order():
    """Games that were drawn or drafted from them depend on it."""
    assert [key for key in FACTIONS if key in FIRST] == list(FIRST)
    sets = ["core", "awesome_level_9000", "its_your_fault", "science_fiction_double_feature", "culture_shock"]
    assert [key for key in SETS if key in sets] == sets
    assert [SETS[key] for key in sets[:3]] == ["Core Set", "Awesome Level 9000", "It's Your Fault!"]
    by_set = [list(SETS).index(faction.set) for faction in FACTIONS.values()]
    assert by_set == sorted(by_set)


# What is generated.


@pytest.mark.parametrize("document", PARTS)
def test_a_document_tells_of_cards_and_games_as_they_are(document: str):
    there = (ROOT / document).read_text(encoding="utf-8")
    assert there == rewritten(document), f"{document} is out of date: run `make generated`"


def test_the_page_of_coverage_has_a_row_for_every_ability():
    page = PAGE.read_text(encoding="utf-8")
    told = re.findall(r"^\| (.+? \| [a-z_ ]+) \| (?:[\d ]|\*\*never)", page, re.MULTILINE)
    there = [row.strip("| ") for faction in FACTIONS.values() for row in rows(faction).values()]
    wrong = sorted(set(told) ^ set(there))
    assert not wrong, f"docs/coverage.md is out of date: run `make generated`. It lacks, or should lack, {wrong}"


# Abilities: no ability of any card stands untested.


@pytest.mark.slow
def test_every_ability_is_used_by_a_directed_test():
    used = used_in_directed_tests()
    never = [ability for ability in expected() if not used[ability]]
    assert not never, f"in tests/cards/<set>/test_<faction>.py, write a test in which these do something: {never}"


@pytest.mark.slow
def test_every_ability_comes_up_in_random_play():
    used = used_in_random_play(3000, enough=True)
    never = [ability for ability in expected() if not used[ability]]
    assert not never, f"in 3,000 random games these never did anything; can they ever? {never}"
