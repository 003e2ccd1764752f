"""The recipe for sb3-contrib's MaskablePPO, with a tiny budget."""

from pathlib import Path

import pytest

from smashup import Game, Options
from smashup.bots import make_bot, play


def test_the_recipe_trains_saves_and_plays_as_a_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from examples import maskable_ppo  # Takes seconds, which no process that only collects tests should wait.

    monkeypatch.chdir(tmp_path)
    maskable_ppo.main(["--steps", "32", "--rollout", "32", "--opponent", "easy"])
    assert capsys.readouterr().out.endswith("saved as ppo.zip\n")
    game = Game.new(2, 3, Options(setup="random", target_vp=3), log=False)
    play(game, [make_bot("examples.maskable_ppo:PpoBot"), make_bot("random", 1)])
    assert game.over
