"""For the examples of documents and docstrings: the games they show stay the same when factions are added."""

from collections.abc import Iterator

import pytest
from tests.first_factions import only_first_factions


@pytest.fixture(autouse=True)
def first_factions_in_examples(request: pytest.FixtureRequest) -> Iterator[None]:
    if isinstance(request.node, pytest.DoctestItem):
        with only_first_factions():
            yield
    else:
        yield
