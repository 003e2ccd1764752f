"""Section 8 of the rules: the end of the game."""

from smashup import Options
from smashup.scenario import asked_by, pick, play, scenario
from tests.rules.cards_for_tests import ALL

# 8.1


def test_8_1_a_player_with_15_vp_at_the_end_of_a_turn_and_the_most_wins():
    game = scenario(hand=["Invader"]).vp(14, 3).start()
    play(game, "Invader", on="Jungle Oasis")
    pick(game, "end")
    assert game.over
    assert game.winners == (0,)


def test_8_1_14_vp_are_not_enough():
    game = scenario(hand=["Invader"]).vp(13, 3).start()
    play(game, "Invader", on="Jungle Oasis")
    pick(game, "end")
    assert not game.over


def test_8_1_the_check_is_made_at_the_end_of_the_turn_only():
    game = scenario(hand=["Invader"]).vp(14, 14).start()
    play(game, "Invader", on="Jungle Oasis")
    assert game.scores == (15, 14)
    assert not game.over


def test_8_1_the_player_with_the_most_wins_whoever_has_reached_15_first():
    """Player 0 has 15 already in the Play Cards phase, and player 1 gets more when the base scores."""
    game = (
        scenario(bases=["Tar Pits"], hand=["Invader"], definitions=ALL)
        .minion("Dummy", on="Tar Pits", of=1, counters=12)
        .vp(14, 14)
        .start()
    )
    play(game, "Invader", on="Tar Pits")
    pick(game, "end")
    assert game.scores == (14 + 1 + 3, 14 + 4)
    assert not game.over  # 18 each: see 8.2
    game = (
        scenario(bases=["Tar Pits"], hand=["Beam Up"], definitions=ALL)
        .minion("Dummy", on="Tar Pits", of=1, counters=14)
        .vp(16, 13)
        .start()
    )
    pick(game, "end")
    assert game.scores == (16, 17)
    assert game.winners == (1,)


def test_8_1_it_is_the_last_thing_after_everything_that_happens_at_the_end_of_the_turn():
    game = scenario(bases=["Jungle Oasis"], definitions=ALL).minion("Miser", on="Jungle Oasis").vp(14, 0).start()
    pick(game, "end")
    assert game.winners == (0,)


def test_8_1_a_player_who_falls_under_15_at_the_end_of_the_turn_has_not_won():
    game = scenario(bases=["Jungle Oasis"], definitions=ALL).minion("Thief", on="Jungle Oasis").vp(3, 16).start()
    pick(game, "end")
    assert game.scores == (3, 13)
    assert not game.over


def test_8_1_it_comes_after_everything_expires():
    """A minion lent for the turn goes back before the game ends."""
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Crush"], definitions=ALL)
        .minion("Dummy", on="Jungle Oasis", of=1)
        .vp(15, 0)
        .start()
    )
    play(game, "Crush")
    pick(game, "end")
    assert game.over
    assert game.state.bases[0].minions[0].controller == 1


def test_8_1_nothing_is_asked_any_more_when_the_game_is_over():
    game = scenario().vp(15, 0).start()
    pick(game, "end")
    assert game.decision is None
    assert asked_by(game) is None


def test_8_1_another_number_of_vp_may_be_agreed_on():
    game = scenario(hand=["Invader"], options=Options(target_vp=5, ask_end=True)).vp(4, 0).start()
    play(game, "Invader", on="Jungle Oasis")
    pick(game, "end")
    assert game.winners == (0,)


# 8.2


def test_8_2_if_the_most_is_tied_play_goes_on():
    game = scenario(hand=["Invader"]).vp(14, 15).start()
    play(game, "Invader", on="Jungle Oasis")
    pick(game, "end")
    assert game.scores == (15, 15)
    assert not game.over
    assert game.current_player == 1


def test_8_2_the_check_is_made_again_at_the_end_of_each_further_turn():
    game = scenario().vp(15, 15).hand(1, "Invader").start()
    pick(game, "end")
    assert not game.over
    play(game, "Invader", on="Jungle Oasis")
    pick(game, "end")
    assert game.winners == (1,)


def test_8_2_one_player_alone_must_have_the_most():
    game = scenario(players=3).vp(15, 17, 17).start()
    pick(game, "end")
    assert not game.over


# 8.3


def test_8_3_an_award_of_vp_does_not_go_below_zero():
    """Jungle Oasis pays 2 to the winner, Levy takes 3 of that."""
    game = (
        scenario(bases=["Jungle Oasis"], definitions=ALL)
        .turn(0, "score_bases")
        .minion("King Rex", on="Jungle Oasis", counters=5)
        .action("Levy", on="Jungle Oasis", of=1)
        .vp(4, 4)
        .start()
    )
    assert game.scores == (4, 4)


def test_8_3_a_players_total_does_not_go_below_zero():
    game = scenario(bases=["Jungle Oasis"], definitions=ALL).minion("Thief", on="Jungle Oasis").vp(0, 2).start()
    pick(game, "end")
    assert game.scores == (0, 0)
