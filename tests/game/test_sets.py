"""Factions of some sets only."""

from __future__ import annotations

import pytest

from smashup import Game, Options, SetupError
from smashup.engine.factions import FACTIONS


@pytest.mark.parametrize("setup", ["choose", "draft"])
def test_only_factions_of_the_sets_are_offered(setup):
    game = Game.new(2, options=Options(setup=setup, sets=("awesome_level_9000",)))
    assert [option.label for option in game.decision.options] == [
        "Bear Cavalry",
        "Ghosts",
        "Killer Plants",
        "Steampunks",
    ]


def test_random_factions_come_from_the_sets():
    for seed in range(20):
        game = Game.new(3, seed, Options(setup="random", sets=("awesome_level_9000", "its_your_fault")))
        sets = {FACTIONS[key].set for pair in game.factions for key in pair}
        assert sets <= {"awesome_level_9000", "its_your_fault"}


def test_a_game_of_some_sets_is_saved_and_loaded():
    game = Game.new(2, 5, Options(setup="draft", sets=("core", "culture_shock")))
    game.choose(1)
    again = Game.load(game.save())
    assert [option.key for option in again.decision.options] == [option.key for option in game.decision.options]


@pytest.mark.parametrize("sets", [(), "core", ("core", "cats")])
def test_sets_that_do_not_exist_are_refused(sets):
    with pytest.raises(SetupError, match="sets must be None or some of core, "):
        Options(sets=sets)


def test_sets_with_too_few_factions_are_refused_unless_players_may_share_them():
    with pytest.raises(SetupError, match="4 players need 8 factions, and these sets have 4"):
        Game.new(4, options=Options(setup="draft", sets=("awesome_level_9000",)))
    shared = Options(setup="draft", sets=("awesome_level_9000",), duplicate_factions=True)
    assert len(Game.new(4, options=shared).decision.options) == 4
