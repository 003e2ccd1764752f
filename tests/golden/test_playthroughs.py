"""The playthroughs still go as written. If a change of behaviour is meant, run tests.golden.playthrough."""

import pytest

from tests.golden.playthrough import HERE, SETS, playthrough


@pytest.mark.parametrize("set_key", SETS)
def test_a_whole_game_goes_as_written(set_key: str):
    written = (HERE / f"{set_key}.txt").read_text(encoding="utf-8")
    assert playthrough(set_key) == written
