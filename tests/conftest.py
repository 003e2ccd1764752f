"""For all tests: games that are known by heart, and the line about what a machine lacks."""

from collections.abc import Iterator

import pytest

from tests.first_factions import only_first_factions
from tests.machine import pytest_runtest_logreport, pytest_sessionfinish, pytest_unconfigure

__all__ = ["first_factions", "pytest_runtest_logreport", "pytest_sessionfinish", "pytest_unconfigure"]


@pytest.fixture
def first_factions() -> Iterator[None]:
    with only_first_factions():
        yield
