"""The PettingZoo environment: PettingZoo's own checks, rewards, seeds, illegal actions and settings."""

import pickle
import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from pettingzoo.test.api_test import api_test
from pettingzoo.test.render_test import render_test
from pettingzoo.test.seed_test import seed_test

from smashup import IllegalChoiceError, Options, SetupError
from smashup.env import ACTION_NUMBER, aec_env, raw_env

PLAYERS = (2, 3, 4)
SAID_OF_EVERY_MASKED_ENVIRONMENT = ("Observation is not a NumPy array", "Observation space for each agent probably")
"""PettingZoo has a list of its own environments that it does not say this of."""


def played(env: Any, seed: int, agents: list[str] | None = None) -> Iterator[str]:
    """Play at random to the end; the agent of each step, before it acts."""
    env.reset(seed=seed)
    chance = np.random.default_rng(seed)
    for agent in env.agent_iter():
        yield agent
        observation, _, termination, truncation, _ = env.last()
        done = termination or truncation
        env.step(None if done else int(chance.choice(np.flatnonzero(observation["action_mask"]))))


@pytest.mark.parametrize("players", PLAYERS)
def test_it_passes_pettingzoos_api_test_without_other_complaints(players: int) -> None:
    with warnings.catch_warnings(record=True) as complaints:
        warnings.simplefilter("always")
        api_test(aec_env(players=players), num_cycles=400)
        api_test(raw_env(players=players, vp_shaping=0.5, reward="place"), num_cycles=100)
    said = [str(complaint.message) for complaint in complaints]
    assert [one for one in said if not one.startswith(SAID_OF_EVERY_MASKED_ENVIRONMENT)] == []


@pytest.mark.parametrize("players", PLAYERS)
def test_it_passes_pettingzoos_seed_test(players: int) -> None:
    seed_test(lambda: aec_env(players=players), num_cycles=120)


def test_it_passes_pettingzoos_tests_with_titans() -> None:
    options = Options(setup="random", titans=True)
    with warnings.catch_warnings(record=True) as complaints:
        warnings.simplefilter("always")
        api_test(aec_env(players=3, options=options), num_cycles=200)
    said = [str(complaint.message) for complaint in complaints]
    assert [one for one in said if not one.startswith(SAID_OF_EVERY_MASKED_ENVIRONMENT)] == []
    seed_test(lambda: aec_env(options=options), num_cycles=60)


@pytest.mark.parametrize("players", PLAYERS)
def test_it_passes_pettingzoos_render_test(players: int, capsys: pytest.CaptureFixture[str]) -> None:
    # Its hint says Env, but what it tests is an AECEnv.
    render_test(lambda **mode: aec_env(players=players, **mode))  # type: ignore[arg-type]
    printed = capsys.readouterr().out
    assert f"player_{players - 1}" in printed
    assert "is asked: " in printed


def test_the_text_shows_the_table_and_the_number_of_each_legal_action() -> None:
    env = raw_env(factions=[("aliens", "pirates"), ("robots", "zombies")], render_mode="ansi")
    env.reset(seed=3)
    text = env.render()
    assert text is not None
    agent = env.agent_selection
    assert f"turn 1, {agent}, Play Cards" in text
    assert "  0 VP  hand  5  deck 35  pile  0  Aliens + Pirates" in text
    assert "[2] " in text
    assert f"{agent} is asked: Play a card, use an ability, or end your plays." in text
    shown = [int(line.split()[0]) for line in text.splitlines()[-int(env.infos[agent]["action_mask"].sum()) :]]
    assert sorted(shown) == np.flatnonzero(env.infos[agent]["action_mask"]).tolist()


def test_the_same_seed_deals_the_same_series_of_games_and_another_seed_another_one() -> None:
    def factions(seed: int) -> list[Any]:
        env = raw_env()
        env.reset(seed=seed)
        series = [env.match.game.factions]
        for _ in range(3):
            env.reset()
            series.append(env.match.game.factions)
        return series

    assert factions(7) == factions(7)
    assert factions(7) != factions(8)
    assert len(set(factions(7))) == 4


def test_given_factions_are_played_in_every_game() -> None:
    env = raw_env(factions=[("aliens", "pirates"), ("robots", "zombies")])
    for seed in range(3):
        env.reset(seed=seed)
        assert env.match.game.factions == (("aliens", "pirates"), ("robots", "zombies"))


def test_agents_take_their_factions_themselves_in_a_draft() -> None:
    env = raw_env(players=2, options=Options(setup="draft"))
    env.reset(seed=1)
    for _ in range(4):
        mask = env.infos[env.agent_selection]["action_mask"]
        free = [key for key in ("ninjas", "ghosts", "sharks", "dragons") if mask[ACTION_NUMBER[f"faction {key}"]]]
        env.step(ACTION_NUMBER[f"faction {free[0]}"])
    assert sorted(sum(env.match.game.factions, ())) == ["dragons", "ghosts", "ninjas", "sharks"]


def test_agents_ban_and_take_factions_in_a_tournament_draft() -> None:
    env = raw_env(players=2, options=Options(setup="tournament"))
    env.reset(seed=1)
    offered = []
    for _ in range(10):
        legal = np.flatnonzero(env.infos[env.agent_selection]["action_mask"])
        offered.append(len(legal))
        env.step(int(legal[0]))
    assert offered == [14, 13, 12, 11, 10, 9, 8, 7, 6, 5]
    assert [len(pair) for pair in env.match.game.factions] == [2, 2]


def test_only_the_agent_who_is_asked_has_legal_actions() -> None:
    env = raw_env(players=3)
    for agent in played(env, 5):
        for one in env.agents:
            legal = int(env.observe(one)["action_mask"].sum())
            asked = one == agent and not env.terminations[one]
            assert (legal > 0) == asked
            assert (env.infos[one]["action_mask"] == env.observe(one)["action_mask"]).all()


@pytest.mark.parametrize(("players", "lost"), [(2, -1.0), (3, -1 / 2), (4, -1 / 3)])
def test_the_winner_gets_1_and_the_others_share_the_loss(players: int, lost: float) -> None:
    env = raw_env(players=players)
    paid = dict.fromkeys([f"player_{player}" for player in range(players)], 0.0)
    for agent in played(env, 11):
        paid[agent] += env.last(observe=False)[1]
    (winner,) = env.match.game.winners
    assert paid == {f"player_{player}": 1.0 if player == winner else lost for player in range(players)}


def test_rewards_by_place_go_from_1_for_the_first_to_minus_1_for_the_last() -> None:
    env = raw_env(players=3, reward="place")
    paid = [0.0, 0.0, 0.0]
    for agent in played(env, 2):
        paid[int(agent[-1])] += env.last(observe=False)[1]
    order = sorted(range(3), key=lambda player: -env.match.game.scores[player])
    assert len(set(env.match.game.scores)) == 3
    assert [paid[player] for player in order] == [1.0, 0.0, -1.0]


def test_shaping_pays_the_final_lead_in_parts_on_the_way() -> None:
    env = raw_env(vp_shaping=0.3)
    paid = {"player_0": 0.0, "player_1": 0.0}
    times = 0
    for agent in played(env, 11):
        reward = env.last(observe=False)[1]
        paid[agent] += reward
        times += reward != 0
    first, second = env.match.game.scores
    won = 1.0 if first > second else -1.0
    assert paid["player_0"] == pytest.approx(won + 0.3 * (first - second) / 15)
    assert paid["player_1"] == pytest.approx(-won - 0.3 * (first - second) / 15)
    assert times > 4


def test_the_game_ends_at_the_vp_that_the_options_say() -> None:
    env = raw_env(options=Options(setup="random", target_vp=4))
    for _ in played(env, 1):
        pass
    assert 4 <= max(env.match.game.scores) < 15


def test_agents_who_only_pass_are_broken_off_after_max_turns() -> None:
    env = raw_env(max_turns=6)
    env.reset(seed=1)
    last: dict[str, bool] = {}
    while env.agents:
        last = dict(env.truncations)
        mask = env.infos[env.agent_selection]["action_mask"]
        done = env.truncations[env.agent_selection]
        env.step(None if done else 0 if mask[0] else int(np.flatnonzero(mask)[-1]))
    assert env.match.game.turn == 7
    assert last == {"player_1": True}
    assert not env.match.game.over


def test_an_illegal_action_raises_and_changes_nothing_in_the_raw_environment() -> None:
    env = raw_env(factions=[("aliens", "pirates"), ("robots", "zombies")])
    env.reset(seed=3)
    before = env.match.game.fingerprint(), env.agent_selection, dict(env.rewards)
    wrong = ACTION_NUMBER["player 3"]
    with pytest.raises(IllegalChoiceError) as complaint:
        env.step(wrong)
    assert str(complaint.value).startswith(
        f"the action {wrong} (player 3) is not legal for player {env.agent_selection[-1]}, who is asked "
        "'Play a card, use an ability, or end your plays.'; legal are "
    )
    for nonsense in (-1, 10**6, None, "end", "0", 0.0):
        with pytest.raises(IllegalChoiceError):
            env.step(nonsense)  # type: ignore[arg-type]
    assert (env.match.game.fingerprint(), env.agent_selection, dict(env.rewards)) == before


def test_an_illegal_action_ends_the_game_with_a_loss_in_the_guarded_environment() -> None:
    env = aec_env(players=3)
    env.reset(seed=3)
    loser = env.agent_selection
    env.step(ACTION_NUMBER["player 3"])
    assert {agent: env.rewards[agent] for agent in env.agents} == {
        agent: -1.0 if agent == loser else 0.0 for agent in ("player_0", "player_1", "player_2")
    }
    assert all(env.terminations.values())


def test_a_pickled_environment_keeps_its_settings() -> None:
    env = pickle.loads(pickle.dumps(raw_env(players=4, options=Options(setup="random", target_vp=9))))
    env.reset(seed=1)
    assert env.possible_agents == ["player_0", "player_1", "player_2", "player_3"]
    assert env.match.game.state.rules.options.target_vp == 9


@pytest.mark.parametrize(
    ("settings", "complaint"),
    [
        ({"players": 5}, "a game has 2 to 4 players"),
        ({"players": "two"}, "expected the number of players"),
        ({"factions": [("aliens", "pirates")]}, "1 pairs of factions were given for 2 players"),
        ({"factions": [("aliens", "pirates"), ("aliens", "robots")]}, "both have 'aliens'"),
        ({"reward": "fame"}, "reward must be one of win, place, not 'fame'"),
        ({"vp_shaping": "much"}, "vp_shaping must be a number, not 'much'"),
        ({"max_turns": 0}, "max_turns must be a whole number of at least 1, not 0"),
        ({"render_mode": "rgb_array"}, "render_mode must be None, human or ansi, not 'rgb_array'"),
    ],
)
def test_settings_that_cannot_be_played_are_refused_in_one_line(settings: dict[str, Any], complaint: str) -> None:
    with pytest.raises(SetupError, match=complaint):
        raw_env(**settings)
