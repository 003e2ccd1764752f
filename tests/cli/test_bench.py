"""`smashup bench`: what it prints, the positions it searches, and that other engines can be measured anywhere."""

from __future__ import annotations

import json
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any

import pytest

from smashup import compiled
from smashup.cli import bench
from smashup.cli.bench import ours
from smashup.cli.bench.peers import PACKAGES, PeerTimes
from tests.cli.conftest import Smashup
from tests.machine import MARK

TIMES = (
    "decision_us",
    "games_per_second",
    "clone_us",
    "clone_in_effect_us",
    "determinize_us",
    "view_json_us",
    "observation_us",
    "search_iterations_per_second",
)
FAKE_PYMINION = """
class Bot:
    def __init__(self, decider, player_id):
        self.decider = decider

    def take_turn(self, game):
        self.decider.action_phase_decision([], self, game)
        game.turns += 1

class BotDecider:
    pass

class Game:
    def __init__(self, players, expansions, log_stdout):
        self.players, self.turns = players, 0

    def start(self):
        pass

    def is_over(self):
        return self.turns > 30
"""
FAKE_RLCARD = """
class Env:
    game = [1]

    def reset(self):
        self.steps = 0
        return {"legal_actions": {1: None}}, 0

    def is_over(self):
        return self.steps > 30

    def step(self, action):
        self.steps += 1
        return {"legal_actions": {1: None}}, 0

def make(name, config):
    return Env()
"""
FAKE_OPEN_SPIEL = """
class State:
    def __init__(self):
        self.left = 30

    def is_chance_node(self):
        return self.left % 3 == 0

    def chance_outcomes(self):
        return [(0, 0.5), (1, 0.5)]

    def legal_actions(self):
        return [0, 1]

    def apply_action(self, action):
        self.left -= 1

    def is_terminal(self):
        return not self.left

    def clone(self):
        return State()

class Game:
    def new_initial_state(self):
        return State()

def load_game(name):
    return Game()
"""


@pytest.fixture(autouse=True)
def in_a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "SECONDS", 0.05)
    for name in ("LOOKED_INTO", "ROUNDS", "CALLS"):
        monkeypatch.setattr(ours, name, 1)
    monkeypatch.setattr(ours, "ITERATIONS", 1)


def test_json_has_the_promised_fields(smashup: Smashup) -> None:
    found = json.loads(smashup("bench", "--games", 1, "--json").out)
    assert [name for name in TIMES if not found[name] > 0] == []
    assert found["compiled"] is compiled
    assert [(one["players"], one["decision_us"] > 0) for one in found["by_players"]] == [
        (2, True),
        (3, True),
        (4, True),
    ]
    assert "peers" not in found
    assert "bots" not in found


def test_it_prints_what_it_measured(smashup: Smashup) -> None:
    result = smashup("bench", "--games", 1)
    assert result.code == 0
    for words in ("a decision", "a clone in an effect", "determinize", "iterations a second", "4 players, at random"):
        assert words in result.out
    assert f"({'compiled' if compiled else 'plain'} engine)" in result.out


def test_a_whole_game_of_a_level_is_timed() -> None:
    (found,) = ours.measure_bots(("easy",))
    assert found["level"] == "easy"
    assert found["game_seconds"] > 0
    assert found["decisions"] > 20


def test_the_positions_are_twenty_play_cards_decisions_of_two_to_four_players() -> None:
    games = ours.positions()
    decisions = [game.decision for game in games]
    assert [decision.is_play_cards for decision in decisions] == [True] * 20
    assert {game.players for game in games} == {2, 3, 4}
    assert len({game.turn for game in games}) >= 8
    assert min(len(decision.options) for decision in decisions) >= 4


def test_our_times_are_given_in_decisions_of_pyminions() -> None:
    times: Any = dict.fromkeys(TIMES, 30.0) | {"compiled": False, "by_players": []}
    times["search_iterations_per_second"] = 1000.0
    peers: list[PeerTimes] = [
        {"name": "rlcard (gin rummy)", "decision_us": 1.0, "copy_us": 1.0},
        {"name": "pyminion (Dominion)", "decision_us": 20.0, "copy_us": 1.0},
    ]
    found = bench.ratios(times, peers)
    assert found["decision"] == 1.5
    assert found["search_iteration"] == 50.0


def test_the_script_needs_nothing_but_the_other_engines() -> None:
    # Other modules of this project must not be found first, nor those of whoever runs it.
    found = subprocess.run([sys.executable, *bench.SCRIPT, "0.01"], capture_output=True, text=True, timeout=60)
    assert found.returncode == 1
    assert found.stderr.splitlines()[-1] == "ModuleNotFoundError: No module named 'pyminion'"


def test_the_other_engines_are_measured_in_an_environment_that_is_there(
    smashup: Smashup, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With engines made for this test, so that it needs no network."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    environment = tmp_path / "smashup" / ("peers-" + "-".join(PACKAGES).replace("==", "_"))
    venv.create(environment, symlinks=True)
    (environment / "ready").touch()
    (modules,) = environment.glob("lib/python*/site-packages")
    for name, text in {
        "pyminion/bots/bot.py": FAKE_PYMINION,
        "pyminion/game.py": FAKE_PYMINION,
        "pyminion/expansions/base.py": "base_set = []",
        "rlcard.py": FAKE_RLCARD,
        "pyspiel.py": FAKE_OPEN_SPIEL,
    }.items():
        (modules / name).parent.mkdir(parents=True, exist_ok=True)
        (modules / name).write_text(text)
    result = smashup("bench", "--games", 1, "--peers", "--json")
    assert result.err == "Measuring the other engines …\n"
    found = json.loads(result.out)
    names = ["pyminion (Dominion)", "rlcard (gin rummy)", "open_spiel (gin_rummy, C++)", "open_spiel (hearts, C++)"]
    assert [peer["name"] for peer in found["peers"]] == names
    assert all(peer["decision_us"] > 0 and peer["copy_us"] > 0 for peer in found["peers"])
    assert found["to_pyminion"]["decision"] > 0


@pytest.mark.slow
def test_the_other_engines_are_installed_and_measured_on_a_fresh_machine(
    smashup: Smashup, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", str(tmp_path), PACKAGES[0]]
    if subprocess.run(pip, capture_output=True).returncode:
        pytest.skip(f"{MARK}the package index cannot be reached")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    result = smashup("bench", "--games", 1, "--peers")
    assert result.err == "Installing the other engines, once …\nMeasuring the other engines …\n"
    assert result.code == 0
    assert "pyminion (Dominion)" in result.out
    assert "in decisions of pyminion's: decision " in result.out


def test_what_each_turn_costs_is_drawn(smashup: Smashup, tmp_path: Path) -> None:
    result = smashup("bench", "--turns", tmp_path / "turns.svg", "--games", 2, "--json")
    assert result.code == 0, result.err
    costs = json.loads(result.out)
    assert [cost["players"] for cost in costs] == [2, 3, 4]
    for cost in costs:
        assert [turn["turn"] for turn in cost["turns"]] == list(range(1, len(cost["turns"]) + 1))
        assert cost["turns"][0]["games"] == 2
        total = sum(turn["milliseconds"] * turn["games"] for turn in cost["turns"]) / 2
        assert cost["milliseconds"] == pytest.approx(total)
    drawn = (tmp_path / "turns.svg").read_text(encoding="utf-8")
    assert drawn.startswith("<svg ")
    assert f"4 players: {costs[2]['milliseconds']:.1f} ms a game" in drawn
