"""Games that are known by heart stay the same when factions are added; see tests/first_factions.py.

Where the engine was compiled in place, examples are not looked for in what was compiled: it has none.
"""

from collections.abc import Iterator

import pytest

import smashup
from tests.first_factions import only_first_factions
from tools.compile_engine import MODULES, SOURCE, path_of

collect_ignore = [str(SOURCE / path_of(module)) for module in MODULES] if smashup.compiled else []


@pytest.fixture
def first_factions() -> Iterator[None]:
    """For a test that is about one particular game."""
    with only_first_factions():
        yield


@pytest.fixture(autouse=True)
def first_factions_in_examples(request: pytest.FixtureRequest) -> Iterator[None]:
    """For the examples of documents and docstrings."""
    if isinstance(request.node, pytest.DoctestItem):
        with only_first_factions():
            yield
    else:
        yield
