"""What every bot should get right: the positions are what they claim to be, and bots take what is plain."""

from __future__ import annotations

import pytest

from smashup.engine.power import breakpoint_of, total_power
from smashup.guides.exam import KINDS, mark, positions, up_to_scoring, wasted
from smashup.guides.puzzles.goals import SOLVER, Goal
from smashup.guides.puzzles.solver import solve
from smashup.scenario import Scenario, play, scenario

PART = 24
"""How many positions of each kind bots are set here."""


def test_there_are_enough_of_all_factions_and_numbers_of_players() -> None:
    assert len(positions("winning")) >= 300
    assert len(positions("waste")) >= 100
    for kind in KINDS:
        assert {position["players"] for position in positions(kind)} == {2, 3, 4}
        assert (
            len({key for position in positions(kind) for keys in position["factions"].values() for key in keys}) == 26
        )


def test_every_position_begins_and_the_others_hold_cards() -> None:
    for kind in KINDS:
        for position in positions(kind):
            game = Scenario.from_dict(position).start()
            assert game.decision is not None
            assert (game.decision.player, game.decision.is_play_cards) == (SOLVER, True)
            assert any(game.state.hands[1:])


@pytest.mark.parametrize("number", range(0, 300, 75))
def test_a_winning_position_is_won_by_exhaustive_search(number: int) -> None:
    game = Scenario.from_dict(positions("winning")[number]).start()
    assert solve(game, Goal("win")).verdict == "solved"


def test_no_base_can_score_where_power_would_be_wasted() -> None:
    for position in positions("waste"):
        state = Scenario.from_dict(position).start().state
        assert min(breakpoint_of(state, base) - total_power(state, base) for base in state.bases) >= 14


@pytest.mark.slow
@pytest.mark.parametrize("bot", ["greedy", "normal"])
def test_plain_wins_are_taken_and_nothing_is_wasted(bot: str) -> None:
    wins = sum(mark("winning", position, bot).right for position in positions("winning")[:PART])
    kept = sum(mark("waste", position, bot).right for position in positions("waste")[:PART])
    assert wins >= 0.75 * PART
    assert kept >= 0.95 * PART


@pytest.mark.parametrize(
    ("action", "is_wasted"),
    [
        ("Augmentation", True),
        ("Rampage", True),
        ("Upgrade", False),  # Its power stays.
        ("Favor of Dionysus", False),  # It comes again.
    ],
)
def test_an_action_is_wasted_that_gives_power_for_this_turn_and_does_nothing_else(action: str, is_wasted: bool) -> None:
    position = scenario(bases=["Tar Pits"], hand=[action]).minion("War Raptor", on="Tar Pits")
    game = up_to_scoring(position.to_dict())
    play(game, action, on="War Raptor" if action == "Upgrade" else None)
    while game.decision is not None and not game.decision.is_play_cards:
        game.choose(0)
    assert wasted(game) is is_wasted
