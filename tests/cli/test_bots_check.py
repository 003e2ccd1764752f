"""`smashup bots check`: what it prints and what it refuses."""

from __future__ import annotations

import json

from smashup.guides.exam import KINDS
from tests.cli.conftest import Smashup


def test_the_command_tells_how_many_a_bot_gets_right(smashup: Smashup) -> None:
    (found,) = json.loads(smashup("bots", "check", "random", "--positions", 3, "--workers", 1, "--json").out)["bots"]
    assert found["bot"] == "random"
    for kind in KINDS:
        one = found[kind]
        assert one["positions"] == 3
        assert 0 <= one["low"] <= one["share"] == round(one["right"] / 3, 4) <= one["high"] <= 1
    shown = smashup("bots", "check", "random", "--positions", 1, "--workers", 1).out
    assert "Wins taken" in shown
    assert "of 1" in shown


def test_a_bot_that_there_is_not_is_refused_before_anything_is_played(smashup: Smashup) -> None:
    refused = smashup("bots", "check", "random", "clever")
    assert refused.code != 0
    assert refused.out == ""
    assert "there is no bot 'clever'" in refused.err
