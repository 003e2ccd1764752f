"""The Gymnasium environment: Gymnasium's own check, opponents, seats and what an illegal action costs."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from smashup import Options, SetupError
from smashup.bots import BOTS, Bot, make_bot
from smashup.env import ACTION_NUMBER, ACTIONS_WITH_TITANS, COLUMNS_WITH_TITANS, SinglePlayerEnv


def episode(env: gymnasium.Env[Any, Any], seed: int) -> list[tuple[float, bytes]]:
    """A game played at random: rewards and observations."""
    seen, info = env.reset(seed=seed)
    chance = np.random.default_rng(seed)
    found = []
    done = False
    while not done:
        action = int(chance.choice(np.flatnonzero(info["action_mask"])))
        seen, reward, terminated, truncated, info = env.step(action)
        found.append((float(reward), seen["observation"].tobytes()))
        done = terminated or truncated
    return found


@pytest.mark.parametrize("opponents", [["random"], ["greedy"], ["random", "random", "random"]])
def test_it_passes_gymnasiums_check_without_complaints(opponents: list[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make("SmashUp-v1", opponents=opponents).unwrapped)


def test_it_passes_gymnasiums_check_with_titans() -> None:
    options = Options(setup="random", titans=True)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make("SmashUp-v1", opponents=["random"], options=options).unwrapped)
    env = SinglePlayerEnv(opponents=["random"], options=options)
    seen, _ = env.reset(seed=1)
    assert seen["observation"].shape == (COLUMNS_WITH_TITANS,)
    assert env.action_masks().shape == (ACTIONS_WITH_TITANS,)


def test_the_same_seed_gives_the_same_episode_and_another_one_another() -> None:
    one, other = SinglePlayerEnv(opponents=["random"]), SinglePlayerEnv(opponents=["random"])
    assert episode(one, 5) == episode(other, 5)
    assert episode(one, 5) != episode(other, 6)


def test_an_episode_pays_1_for_a_win_and_minus_1_for_a_loss_in_the_end_and_nothing_before() -> None:
    env = SinglePlayerEnv(opponents=["random"])
    last = set()
    for seed in range(8):
        rewards = [reward for reward, _ in episode(env, seed)]
        assert set(rewards[:-1]) <= {0.0}
        assert rewards[-1] == (1.0 if env.match.game.winners == (env.seat,) else -1.0)
        last.add(rewards[-1])
    assert last == {1.0, -1.0}


def test_the_learner_is_asked_every_time_and_sits_where_it_was_told() -> None:
    env = SinglePlayerEnv(opponents=["random", "random"], seat=2)
    _, info = env.reset(seed=1)
    for _ in range(40):
        assert env.match.asked == info["seat"] == 2
        _, _, terminated, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        if terminated:
            _, info = env.reset()


def test_without_a_seat_the_learner_sits_everywhere_in_turn() -> None:
    env = SinglePlayerEnv(opponents=["random", "random", "random"])
    seats = {env.reset(seed=seed)[1]["seat"] for seed in range(30)}
    assert seats == {0, 1, 2, 3}


def test_an_opponent_may_be_made_by_the_caller() -> None:
    seeds: list[int] = []

    def made(seed: int) -> Bot:
        seeds.append(seed)
        return make_bot("random", seed)

    env = SinglePlayerEnv(opponents=[made])
    episode(env, 3)
    episode(env, 4)
    assert len(set(seeds)) == 3  # one to try, one for each game
    assert env.match.game.over


def test_an_illegal_action_loses_the_game_and_says_why() -> None:
    env = SinglePlayerEnv(opponents=["random"])
    env.reset(seed=1)
    _, reward, terminated, truncated, info = env.step(ACTION_NUMBER["player 3"])
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert "(player 3) is not legal for player" in info["illegal"]


def test_the_options_and_the_shaping_reach_the_game() -> None:
    env = SinglePlayerEnv(opponents=["random"], options=Options(setup="random", target_vp=5), vp_shaping=1.0)
    total = sum(reward for reward, _ in episode(env, 2))
    own, other = env.match.game.scores[env.seat], env.match.game.scores[1 - env.seat]
    assert total == pytest.approx((1 if own > other else -1) + (own - other) / 5)
    assert 5 <= max(own, other) < 15


def test_the_text_shows_the_learners_hand_only(capsys: pytest.CaptureFixture[str]) -> None:
    env = SinglePlayerEnv(opponents=["random"], seat=1, render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert text is not None
    assert "hand of player_1: " in text
    assert "hand of player_0" not in text
    shown = SinglePlayerEnv(opponents=["random"], seat=1, render_mode="human")
    shown.reset(seed=1)
    assert capsys.readouterr().out.strip() == text.strip()


@pytest.mark.parametrize(
    ("settings", "complaint"),
    [
        ({"opponents": "greedy"}, "opponents must be a list of 1 to 3 bots, not 'greedy'"),
        ({"opponents": []}, "opponents must be a list of 1 to 3 bots"),
        ({"opponents": ["genius"]}, "there is no bot 'genius'"),
        ({"opponents": ["random"], "seat": 2}, "seat must be None or from 0 to 1, not 2"),
        ({"opponents": ["random"], "reward": "fame"}, "reward must be one of win, place"),
    ],
)
def test_settings_that_cannot_be_played_are_refused_in_one_line(settings: dict[str, Any], complaint: str) -> None:
    with pytest.raises(SetupError, match=complaint):
        SinglePlayerEnv(**settings)


def test_every_bot_of_the_registry_can_be_an_opponent() -> None:
    for opponent in BOTS:
        SinglePlayerEnv(opponents=[opponent])
    for opponent in ("easy", "mcts@2", "tests.lab.bots:Weighted"):
        env = SinglePlayerEnv(opponents=[opponent] * 2, seat=2)
        env.reset(seed=4)
        assert env.match.asked == 2
        assert len(env.match.game.choices) > 0  # The others have had their turns.


def test_the_masks_are_those_of_the_observation() -> None:
    env = SinglePlayerEnv(opponents=["random"])
    seen, _ = env.reset(seed=2)
    masks = env.action_masks()
    assert masks.dtype == bool
    assert masks.tolist() == [bool(legal) for legal in seen["action_mask"]]
    assert masks.any()
