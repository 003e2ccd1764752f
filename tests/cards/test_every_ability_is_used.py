"""No ability of any card stands untested: each is used by a directed test and comes up in random play."""

import pytest

from tests.coverage import expected, used_in_directed_tests, used_in_random_play

pytestmark = pytest.mark.slow


def test_every_ability_is_used_by_a_directed_test():
    used = used_in_directed_tests()
    assert [ability for ability in expected() if not used[ability]] == []


def test_every_ability_comes_up_in_random_play():
    used = used_in_random_play(3000, enough=True)
    assert [ability for ability in expected() if not used[ability]] == []
