"""What a scenario can say besides where the cards are: effects, what happened before, moments, where to stop."""

import json

import pytest

from smashup import Game, SetupError
from smashup.scenario import (
    Scenario,
    actions_on,
    breakpoint_on,
    counters_on,
    deck,
    discard_pile,
    hand,
    minion,
    minions,
    offered,
    pick,
    plain_base,
    plain_minion,
    play,
    plays_left,
    power_of,
    prompt,
    scenario,
    scenario_of,
    the,
    total,
)


def rebuilt(position: Scenario) -> Game:
    """The game of a position that was plain data for a while."""
    return Scenario.from_dict(json.loads(json.dumps(position.to_dict()))).start()


# Effects in force.


def test_power_until_the_end_of_the_turn():
    game = rebuilt(
        scenario(bases=["Tar Pits"])
        .minion("War Raptor", on="Tar Pits")
        .discard_pile(0, "Howl")
        .lasting("power", "War Raptor", 2, because_of="Howl")
    )
    assert power_of(game, "War Raptor") == 5
    pick(game, "end")
    assert power_of(game, "War Raptor") == 3


def test_cancelled_abilities_and_a_changed_breakpoint():
    game = rebuilt(
        scenario(bases=["Tar Pits"])
        .minion("War Raptor", on="Tar Pits")
        .lasting("cancel", "War Raptor")
        .lasting("breakpoint", "Tar Pits", -3)
        .lasting("total", "Tar Pits", [1, 4], because_of="Tar Pits")
    )
    assert (power_of(game, "War Raptor"), breakpoint_on(game, "Tar Pits"), total(game, "Tar Pits", 1)) == (2, 13, 4)


def test_a_minion_on_loan_goes_back_at_the_end_of_the_turn():
    position = scenario(bases=["Tar Pits"]).minion("War Raptor", on="Tar Pits", of=1)
    game = rebuilt(position.lasting("control", "War Raptor", 0))
    assert minion(game, "War Raptor").controller == 0
    pick(game, "end")
    assert minion(game, "War Raptor").controller == 1


def test_what_a_subject_is_can_be_said_exactly():
    game = (
        scenario(bases=["Tar Pits"])
        .minion("Scout", on="Tar Pits")
        .minion("Scout", on="Tar Pits")
        .lasting("power", the("Scout", nth=2), 5)
        .start()
    )
    assert [power_of(game, "Scout", nth=number) for number in (1, 2)] == [3, 8]


def test_a_ban_from_an_earlier_turn_holds_now():
    game = (
        scenario(bases=["Tar Pits"], hand=["Howl"])
        .discard_pile(1, "Mark of Sleep")
        .lasting("no_actions", 0, because_of="Mark of Sleep", until="next", player=0, turns_ago=1)
        .turn(0, number=2)
        .start()
    )
    assert offered(game) == ["End your plays"]


# Cards that set something up when they are played.


def test_make_contact_controls_the_minion_and_gives_it_back():
    game = rebuilt(
        scenario(bases=["Tar Pits"])
        .hand(1, "Disenchant")
        .minion("War Raptor", on="Tar Pits", of=1, actions=[("Make Contact", 0)])
        .turn(1)
    )
    assert minion(game, "War Raptor").controller == 0
    play(game, "Disenchant")
    assert actions_on(game, "War Raptor") == []
    assert minion(game, "War Raptor").controller == 1


def test_cellular_bonding_has_what_it_copied():
    game = rebuilt(
        scenario(bases=["Tar Pits"])
        .minion("King Rex", on="Tar Pits", actions=["Cellular Bonding"])
        .lasting("ability", "Cellular Bonding", "Upgrade", until="leaves")
    )
    assert power_of(game, "King Rex") == 7 + 2


# Cards, counters, memory.


def test_an_action_on_a_minion_may_belong_to_another_player_and_remember_something():
    game = rebuilt(
        scenario(bases=["Tar Pits"])
        .minion("Scout", on="Tar Pits", of=0)
        .minion("Scout", on="Tar Pits", of=0)
        .action("Upgrade", on=the("Scout", nth=2), of=0, owner=1, memo="kept")
    )
    action = minion(game, "Scout", nth=2).actions[0]
    assert (action.definition.name, action.controller, game.state.rules.owners[action.id]) == ("Upgrade", 0, 1)
    assert game.state.memos == {action.id: "kept"}
    assert scenario_of(game).start().state.memos != {}


def test_counters_on_a_base():
    game = rebuilt(scenario(bases=["Storyteller's Hut"]).counters("Storyteller's Hut", 2))
    assert counters_on(game, "Storyteller's Hut") == 2


def test_what_a_card_in_play_remembers():
    position = scenario(bases=["Tar Pits"]).minion("Scout", on="Tar Pits").memo("Scout", "seen")
    assert list(rebuilt(position).state.memos.values()) == ["seen"]


# Earlier this turn, and turns to come.


def test_a_talent_that_was_used_is_not_offered():
    position = scenario(bases=["Tar Pits"]).minion("Great White", on="Tar Pits")
    assert offered(position.start()) == ["Talent of Great White (4, Player 1, Tar Pits)", "End your plays"]
    assert offered(position.used("Great White").start()) == ["End your plays"]


def test_what_was_played_says_by_whom_where_and_how():
    base = scenario(bases=["Tar Pits"]).minion("Scout", on="Tar Pits").played("Scout").start()
    (earlier,) = base.state.played
    assert (earlier.player, earlier.is_minion, earlier.base) == (0, True, base.state.bases[0].id)
    action = scenario(bases=["Tar Pits"]).discard_pile(1, "Howl").played("Howl", by=1).start()
    assert [(one.player, one.is_action, one.plays_on) for one in action.state.played] == [(1, True, "standard")]


def test_an_action_played_earlier_is_not_the_first_any_more():
    def power(position: Scenario) -> int:
        game = position.start()
        play(game, "Favor of Hades")
        return power_of(game, "Spartan")

    position = scenario(bases=["Tar Pits"], hand=["Favor of Hades"]).minion("Spartan", on="Tar Pits")
    assert power(position) == 4
    assert power(position.discard_pile(0, "Favor of Apollo").played("Favor of Apollo")) == 3


def test_extra_plays_with_limits():
    game = rebuilt(
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Scout", "Invader", "Collector"])
        .plays(0, 0)
        .extra_play("minion", power_up_to=2, on="Tar Pits")
    )
    assert offered(game) == ["Collector on Tar Pits", "End your plays"]
    game = scenario(hand=["Howl"]).plays(0, 0).extra_play("action").start()
    assert plays_left(game) == (0, 1)
    with pytest.raises(SetupError, match="expected an extra 'minion', perhaps with limits, or an 'action'"):
        scenario().extra_play("action", power_up_to=2)


def test_an_extra_turn_comes_before_the_next_one():
    game = rebuilt(scenario(players=3).extra_turn(2).turn(0))
    pick(game, "end")
    assert game.current_player == 2
    pick(game, "end")
    assert game.current_player == 1


# Moments of a scoring.


def test_a_position_may_begin_before_a_base_scores():
    game = rebuilt(
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Hidden Ninja", "Shinobi"])
        .minion("King Rex", on="Tar Pits", of=1, counters=9)
        .scoring("Tar Pits")
    )
    assert prompt(game) == "Play a Special before Tar Pits scores?"
    assert game.scores == (0, 0)


def test_a_position_may_begin_after_a_base_has_scored():
    game = rebuilt(
        scenario(bases=["Tar Pits", "Jungle Oasis"])
        .minion("Scout", on="Tar Pits")
        .vp(4, 0)
        .scoring("Tar Pits", "after_scoring")
        .stop_after("score_bases")
    )
    pick(game, "yes")
    assert (hand(game, 0), game.scores) == (["Scout"], (4, 0))
    assert "Tar Pits" not in [base.definition.name for base in game.state.bases]


def test_a_game_in_a_scoring_is_copied_taken_back_and_saved():
    position = scenario(bases=["Tar Pits", "Jungle Oasis"]).minion("Scout", on="Tar Pits").fillers()
    game = position.scoring("Tar Pits", "after_scoring").start()
    copy = game.clone()
    pick(copy, "no")
    assert (offered(game), discard_pile(copy, 0)) == (["Yes", "No"], ["Scout"])
    copy.undo()
    assert offered(copy) == ["Yes", "No"]
    assert offered(Game.load(game.save())) == ["Yes", "No"]


# Stopping, plain cards, fillers.


def test_a_game_stops_after_a_phase():
    position = scenario(bases=["Tar Pits", "Jungle Oasis"]).minion("King Rex", on="Tar Pits", counters=9)
    position.deck(0, "Howl", "Upgrade")
    game = rebuilt(position.turn(0, "score_bases").stop_after("score_bases"))
    assert (game.decision, game.over, game.scores, hand(game, 0)) == (None, False, (4, 0), [])
    assert game.clone().scores == (4, 0)
    assert game.view(0)["decision"] is None
    with pytest.raises(Exception, match="the game has stopped where it was told to"):
        pick(game, "end")
    game = position.stop_after("draw").start()
    assert (hand(game, 0), game.current_player) == (["Howl", "Upgrade"], 0)


def test_a_whole_turn_may_be_played_before_it_stops():
    game = scenario().fillers().turn(0, "start_turn").stop_after("end_turn").start()
    pick(game, "end")
    assert (game.decision, game.current_player, hand(game, 0)) == (None, 1, ["Filler", "Filler"])


def test_plain_cards_have_numbers_and_nothing_else_and_can_be_saved():
    game = (
        scenario(
            bases=["Meadow"], hand=["Plain Minion 3"], definitions=[plain_base(5, (3, 2, 1), "Meadow"), plain_minion(3)]
        )
        .minion("Plain Minion 3", on="Meadow", of=1)
        .fillers(3)
        .start()
    )
    play(game, "Plain Minion 3")
    assert [power_of(game, "Plain Minion 3", of=player) for player in (0, 1)] == [3, 3]
    game = Game.load(game.save())
    pick(game, "end")
    assert game.scores == (3, 3)
    assert deck(game, 0) == ["Filler"]
    again = scenario_of(game).start()
    assert deck(again, 0) == ["Filler"]
    assert minions(again, again.state.bases[0].definition.name) == []


@pytest.mark.parametrize(
    "wrong",
    [lambda: plain_minion(-1), lambda: plain_base(12, (1, 2, -1)), lambda: plain_base(-1), lambda: plain_minion(1, "")],
)
def test_plain_cards_are_checked(wrong):
    with pytest.raises(SetupError):
        wrong()
