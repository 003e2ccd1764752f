"""Section 4 of the rules: extra plays."""

from smashup.scenario import asked_by, discard_pile, hand, minions, offered, pick, play, power_of, prompt, scenario, use
from tests.rules.cards_for_tests import ALL

PLAYS = "Play a card, use an ability, or end your plays."

# 4.1


def test_4_1_an_extra_minion_does_not_count_against_the_one_of_each_limit():
    game = scenario(bases=["Jungle Oasis"], hand=["Abduction", "Invader", "King Rex"]).start()
    play(game, "Abduction")
    play(game, "Invader", on="Jungle Oasis")
    play(game, "King Rex", on="Jungle Oasis")
    assert minions(game, "Jungle Oasis") == ["Invader", "King Rex"]


def test_4_1_without_an_extra_play_one_minion_and_one_action_is_all():
    game = scenario(bases=["Jungle Oasis"], hand=["Beam Up", "Beam Up", "King Rex", "War Raptor"]).start()
    play(game, "King Rex")
    play(game, "Beam Up")
    assert offered(game) == ["End your plays"]


def test_4_1_an_extra_action_does_not_count_against_the_limit():
    game = scenario(bases=["Jungle Oasis"], hand=["Chronomage", "Howl", "Rampage"]).start()
    play(game, "Chronomage")
    play(game, "Howl")
    play(game, "Rampage")
    assert discard_pile(game, 0) == ["Howl", "Rampage"]


def test_4_1_an_extra_play_is_optional():
    game = scenario(bases=["Jungle Oasis"], hand=["Abduction", "Invader", "King Rex"]).start()
    play(game, "Abduction")
    play(game, "Invader")
    pick(game, "end")
    assert hand(game, 0) == ["King Rex", "Abduction"]  # the deck was empty: Abduction was drawn again


def test_4_1_it_is_optional_also_when_it_is_a_specific_card():
    game = scenario(hand=["Recall"], definitions=ALL).discard_pile(0, "King Rex").start()
    play(game, "Recall")
    assert "Pass" in offered(game)
    pick(game, "pass")
    assert discard_pile(game, 0) == ["King Rex", "Recall"]


def test_4_1_unless_the_card_says_must():
    game = scenario(bases=["Jungle Oasis"], hand=["Conscript"], definitions=ALL).discard_pile(0, "King Rex").start()
    play(game, "Conscript")
    assert minions(game, "Jungle Oasis") == ["King Rex"]


# 4.2


def test_4_2_gained_in_play_cards_an_extra_play_may_be_used_later_in_that_phase():
    game = scenario(bases=["Jungle Oasis"], hand=["Zapbot", "Tech Center", "War Raptor"]).deck(0, "Zapbot").start()
    play(game, "Zapbot")
    play(game, "Tech Center")  # draws a Zapbot in between
    play(game, "Zapbot")
    assert minions(game, "Jungle Oasis") == ["Zapbot", "Zapbot"]


def test_4_2_or_at_once():
    game = scenario(bases=["Jungle Oasis"], hand=["Zapbot", "War Raptor"]).start()
    play(game, "Zapbot")
    play(game, "War Raptor")
    assert minions(game, "Jungle Oasis") == ["Zapbot", "War Raptor"]


def test_4_2_or_at_once_before_the_abilities_that_the_card_set_off():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Zapbot", "War Raptor"], definitions=ALL)
        .minion("Chronicler", on="Jungle Oasis")
        .deck(0, "Dummy", "Zero")
        .start()
    )
    play(game, "Zapbot")
    assert hand(game, 0) == ["War Raptor"]
    play(game, "War Raptor")
    pick(game, "Chronicler", nth=1)
    assert hand(game, 0) == ["Dummy", "Zero"]


def test_4_2_what_is_left_when_the_phase_ends_is_lost():
    game = scenario(bases=["Jungle Oasis"], hand=["Abduction"]).deck(0, "King Rex", "Invader").start()
    play(game, "Abduction")
    pick(game, "end")
    assert game.current_player == 1
    assert game.state.extra_plays == []


def test_4_2_a_specific_card_is_played_now_or_never():
    game = scenario(bases=["Jungle Oasis"], hand=["Hoverbot"]).deck(0, "Zapbot").start()
    play(game, "Hoverbot")
    pick(game, "pass")
    assert offered(game) == ["End your plays"]


def test_4_2_a_card_from_the_discard_pile_is_played_now_or_never():
    game = scenario(bases=["Jungle Oasis"], hand=["They Keep Coming"]).discard_pile(0, "Walker").plays(0, 1).start()
    play(game, "They Keep Coming")
    pick(game, "pass")
    assert offered(game) == ["End your plays"]


def test_4_2_an_extra_play_given_by_a_special_is_now_or_never():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["King Rex"], definitions=ALL)
        .minion("Broker", on="Jungle Oasis")
        .plays(0, 0)
        .start()
    )
    use(game, "Broker")
    assert offered(game) == ["King Rex on Jungle Oasis", "Pass"]
    pick(game, "pass")
    assert offered(game) == ["End your plays"]


# 4.3


def test_4_3_gained_while_a_base_scores_an_extra_play_is_now_or_never():
    game = (
        scenario(bases=["The Homeworld", "Jungle Oasis"])
        .turn(0, "score_bases")
        .hand(0, "Shinobi", "Collector")
        .minion("King Rex", on="The Homeworld", of=1, counters=16)
        .start()
    )
    play(game, "Shinobi", on="The Homeworld")
    assert offered(game) == ["Collector on The Homeworld", "Collector on Jungle Oasis", "Pass"]
    pick(game, "pass")
    assert game.state.extra_plays == []
    assert game.current_player == 1


def test_4_3_gained_on_another_players_turn_it_is_now_or_never():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Massacre"], definitions=ALL)
        .minion("Phoenix", on="Jungle Oasis", of=1)
        .hand(1, "King Rex")
        .start()
    )
    play(game, "Massacre")
    assert game.decision is not None
    assert (game.decision.player, offered(game)) == (1, ["King Rex on Jungle Oasis", "Pass"])
    pick(game, "pass")
    assert (game.decision.player, offered(game)) == (0, ["End your plays"])


def test_4_3_gained_at_the_start_of_the_turn_it_does_not_wait_for_the_play_cards_phase():
    game = (
        scenario(bases=["Jungle Oasis"], definitions=ALL)
        .turn(0, "start_turn")
        .minion("Herald", on="Jungle Oasis")
        .hand(0, "King Rex", "War Raptor")
        .start()
    )
    assert asked_by(game) == "Herald"
    pick(game, "pass")
    play(game, "King Rex")
    assert offered(game) == ["End your plays"]


# 4.4


def test_4_4_a_limit_looks_at_the_printed_power_of_a_card_not_in_play():
    """War Raptor, printed 2, has 4 power here at once; Armor Stego, printed 3, would have to be below it."""
    game = (
        scenario(bases=["The Homeworld"], hand=["King Rex", "War Raptor", "Armor Stego"])
        .minion("War Raptor", on="The Homeworld")
        .start()
    )
    play(game, "King Rex")
    assert offered(game) == ["War Raptor on The Homeworld", "End your plays"]
    play(game, "War Raptor")
    assert power_of(game, "War Raptor") == 4


def test_4_4_a_bonus_in_play_does_not_push_a_card_over_the_limit():
    game = scenario(bases=["The Central Brain"], hand=["Zapbot", "War Raptor"]).plays(1, 0).start()
    play(game, "Zapbot")
    play(game, "War Raptor")
    assert minions(game, "The Central Brain") == ["Zapbot", "War Raptor"]


def test_4_4_here_limits_an_extra_play_to_that_base():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Enshrouding Mist", "Gnome", "Gremlin"]).plays(1, 1).start()
    )
    play(game, "Enshrouding Mist", on="Tar Pits")
    play(game, "Gnome", on="Jungle Oasis")
    assert offered(game) == ["Gremlin on Tar Pits", "End your plays"]


def test_4_4_on_this_minion_limits_an_extra_action_to_it():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Upgrade", "Howl"], definitions=ALL)
        .minion("Smith", on="Jungle Oasis")
        .minion("King Rex", on="Jungle Oasis")
        .plays(0, 0)
        .start()
    )
    use(game, "Smith")
    assert offered(game) == ["Upgrade on Smith (2, Player 1, Jungle Oasis)", "Pass"]


def test_4_4_the_play_with_the_narrowest_limits_is_used_first():
    """A small minion takes the small play, so that the normal one stays for a big one."""
    game = scenario(bases=["Jungle Oasis"], hand=["Zapbot", "War Raptor", "King Rex"]).plays(2, 0).start()
    play(game, "Zapbot")
    play(game, "War Raptor")
    play(game, "King Rex")
    assert minions(game, "Jungle Oasis") == ["Zapbot", "War Raptor", "King Rex"]


# 4.5


def test_4_5_a_special_that_plays_a_card_on_your_turn_does_not_use_up_your_normal_plays():
    game = scenario(bases=["Jungle Oasis"], hand=["King Rex"]).discard_pile(0, "Tenacious Z").start()
    use(game, "Tenacious Z")
    assert minions(game, "Jungle Oasis") == ["Tenacious Z"]
    play(game, "King Rex")
    assert minions(game, "Jungle Oasis") == ["Tenacious Z", "King Rex"]


def test_4_5_nor_does_one_of_a_card_in_play():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["King Rex", "War Raptor"])
        .minion("Ninja Acolyte", on="Jungle Oasis")
        .start()
    )
    use(game, "Ninja Acolyte")
    play(game, "King Rex")
    play(game, "War Raptor")
    assert minions(game, "Jungle Oasis") == ["King Rex", "War Raptor"]


# 4.6


def test_4_6_a_card_played_at_once_resolves_before_the_card_that_let_it_be_played_is_discarded():
    """Overture lets Encore be played; Encore takes a card from the discard pile, where Overture is not yet."""
    game = scenario(hand=["Overture", "Encore"], definitions=ALL).discard_pile(0, "Dummy").start()
    play(game, "Overture")
    play(game, "Encore")
    assert hand(game, 0) == ["Dummy"]
    assert sorted(discard_pile(game, 0)) == ["Encore", "Overture"]
    assert prompt(game) == PLAYS
