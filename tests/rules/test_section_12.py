"""Section 12 of the rules: conflicts."""

from smashup.scenario import offered, pick, play, scenario
from tests.rules.cards_for_tests import ALL
from tests.table import actions_on, discard_pile, hand, minions, prompt

# 12.1


def test_12_1_the_current_player_chooses_the_order_of_what_happens_at_the_same_time():
    """Two abilities of player 1 are set off by one minion of player 0: player 0 says which is first."""
    game = (
        scenario(bases=["Tar Pits"], hand=["Scout", "Howl"])
        .minion("Leprechaun", on="Tar Pits", of=1)
        .action("Flame Trap", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Scout")
    assert prompt(game) == "Which ability happens next?"
    assert game.decision is not None
    assert game.decision.player == 0
    assert sorted(offered(game)) == ["Flame Trap because of Scout", "Leprechaun because of Scout"]
    pick(game, "Leprechaun")
    assert minions(game, "Tar Pits") == ["Leprechaun"]


def test_12_1_abilities_of_different_players_are_ordered_by_the_current_player_too():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], definitions=ALL)
        .minion("Drummer", on="Jungle Oasis", of=0, counters=6)
        .minion("Jester", on="Jungle Oasis", of=1, counters=3)
        .turn(1, "score_bases")
        .start()
    )
    assert game.decision is not None
    assert (game.decision.player, game.decision.prompt) == (1, "Which ability happens next?")
    assert sorted(offered(game)) == ["Drummer (8, Player 1, Jungle Oasis)", "Jester (8, Player 2, Jungle Oasis)"]


def test_12_1_the_order_matters():
    """At the start of the turn Overrun is destroyed and Mushroom Kingdom moves a minion, in either order."""
    game = (
        scenario(bases=["Mushroom Kingdom", "Tar Pits"])
        .action("Overrun", on="Tar Pits")
        .minion("Scout", on="Tar Pits", of=1)
        .turn(0, "start_turn")
        .start()
    )
    assert prompt(game) == "Which ability happens next?"
    pick(game, "Mushroom Kingdom")
    assert actions_on(game, "Tar Pits") == ["Overrun"]
    pick(game, "Scout")
    assert actions_on(game, "Tar Pits") == []
    assert minions(game, "Mushroom Kingdom") == ["Scout"]


# 12.2


def test_12_2_cannot_beats_can_an_extra_minion_cannot_be_played_where_minions_are_forbidden():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Scout"])
        .action("Enshrouding Mist", on="Tar Pits")
        .action("Overrun", on="Tar Pits", of=1)
        .plays(0, 0)
        .start()
    )
    assert offered(game) == ["End your plays"]
    assert game.why_not(0, game.state.hands[0][0], game.state.bases[0].id) == (
        "Overrun forbids playing Scout on Tar Pits."
    )


def test_12_2_a_special_cannot_be_played_where_minions_are_forbidden():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"])
        .minion("King Rex", on="Jungle Oasis", counters=5)
        .action("Overrun", on="Jungle Oasis")
        .hand(1, "Shinobi")
        .deck(0, "Howl", "Howl")
        .turn(0, "score_bases")
        .start()
    )
    assert game.scores == (2, 0)
    assert hand(game, 1) == ["Shinobi"]


def test_12_2_what_cannot_be_destroyed_is_not_destroyed_although_a_card_says_so():
    game = (
        scenario(bases=["Tar Pits"], hand=["Massacre"], definitions=ALL)
        .minion("Warbot", on="Tar Pits", of=1)
        .minion("Scout", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Massacre")
    assert minions(game, "Tar Pits") == ["Warbot"]
    assert "Warbot" not in discard_pile(game, 1)
