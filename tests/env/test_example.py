"""The example of the documentation: with a tiny budget it trains, saves, loads, evaluates and plays as a bot."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from smashup import Game, Options
from smashup.bots import make_bot, play

EXAMPLES = Path(__file__).parents[2] / "examples"
TINY = ["--games", "2", "--epochs", "1", "--rounds", "1", "--tables", "2", "--evaluate", "2", "--workers", "1"]
NO_TRAINING = ["--games", "0", "--rounds", "0", "--evaluate", "2"]


def run(folder: Path, *args: str) -> str:
    command = [sys.executable, str(EXAMPLES / "train_policy.py"), *args]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_example_trains_saves_loads_evaluates_and_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    trained = run(tmp_path, *TINY)
    assert "watching greedy: 2 of 2 games" in trained
    assert re.search(r"imitating: round 1 of 1, does as greedy in \d+\.\d% of new positions", trained)
    assert "playing against itself: round 1 of 1" in trained
    assert "saved as policy.pt" in trained
    assert re.search(r"wins \d+\.\d% of 2 games against random \(95 % interval", trained)

    again = run(tmp_path, *NO_TRAINING, "--load", "policy.pt")
    result = r"wins .* against random .*"
    assert re.findall(result, again) == re.findall(result, trained)

    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(EXAMPLES)
    game = Game.new(2, 3, Options(setup="random", target_vp=3), log=False)
    play(game, [make_bot("train_policy:PolicyBot"), make_bot("random", 1)])
    assert game.over


def test_a_policy_of_another_layout_is_refused_in_one_line(tmp_path: Path) -> None:
    import torch

    from examples.train_policy import Policy

    torch.save({"layout": "something else"}, tmp_path / "old.pt")
    with pytest.raises(SystemExit, match=r"old\.pt was trained with other cards or another layout: train it again"):
        Policy.load(tmp_path / "old.pt")
