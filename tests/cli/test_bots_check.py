"""`smashup bots check`: what it prints and what it refuses."""

from __future__ import annotations

import json

import pytest

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


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("Babbler", "IllegalChoiceError: "),
        ("Dreamer", "it has thought for more than 0.1 seconds"),
        ("Quitter", "the process ended with exit code 3"),
        ("Unready", "SetupError: the bot 'tests.lab.bots:Unready' cannot be made: my weights are gone"),
    ],
)
def test_a_bot_that_fails_has_it_wrong_and_is_told_of(smashup: Smashup, bot: str, why: str) -> None:
    name = f"tests.lab.bots:{bot}"
    asked = ("bots", "check", name, "random", "--positions", 2, "--max-seconds", 0.1, "--workers", 2)
    found = json.loads(smashup(*asked, "--json").out)
    fails = 1 if bot == "Unready" else 2  # It can be made with one seed.
    assert [found["bots"][0][kind]["right"] for kind in KINDS] <= [2 - fails] * 2
    assert {(one["bot"], one["kind"]) for one in found["troubles"]} == {(name, kind) for kind in KINDS}
    assert all(one["why"].startswith(why) for one in found["troubles"])
    shown = smashup(*asked)
    assert shown.code == 0
    assert f"{name} failed at {2 * fails} positions, which count as wrong; first waste {2 - fails}: {why}" in shown.out


def test_a_bot_that_there_is_not_is_refused_before_anything_is_played(smashup: Smashup) -> None:
    refused = smashup("bots", "check", "random", "clever")
    assert refused.code != 0
    assert refused.out == ""
    assert "there is no bot 'clever'" in refused.err
