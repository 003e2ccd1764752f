"""For all tests: the line about what a machine lacks, and a card pool that has grown."""

from collections.abc import Iterator

import pytest

from smashup.engine import FACTIONS, SETS, Base, Faction
from tests.machine import pytest_runtest_logreport, pytest_sessionfinish, pytest_unconfigure

__all__ = ["pytest_runtest_logreport", "pytest_sessionfinish", "pytest_unconfigure"]


@pytest.fixture
def larger_pool(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A faction in a set of its own, one more faction in a set there is, and one more base of a faction there is."""
    monkeypatch.setitem(SETS, "tests", "Tests")
    before, bases = dict(FACTIONS), FACTIONS["aliens"].bases[:]
    try:
        first = Faction("Aardvarks", set="core", blurb="Nobody knows them yet.")
        second = Faction("Zebras", set="tests", blurb="Neither these.")

        class Anthill(Base, faction=first, breakpoint=20, vp=(3, 2, 1)):
            """Nothing happens here."""

        class Savanna(Base, faction=second, breakpoint=20, vp=(3, 2, 1)):
            """Nothing happens here."""

        class Crater(Base, faction=FACTIONS["aliens"], breakpoint=20, vp=(3, 2, 1)):
            """Nothing happens here."""

        # As if its file were found first: the order of imports must not matter either.
        reordered = {"zebras": second, "aardvarks": first} | before
        FACTIONS.clear()
        FACTIONS.update(reordered)
        yield
    finally:
        FACTIONS.clear()
        FACTIONS.update(before)
        FACTIONS["aliens"].bases[:] = bases
