"""Section 5 of the rules: kinds of ability."""

from smashup.scenario import (
    asked_by,
    bases,
    discard_pile,
    hand,
    minions,
    offered,
    pick,
    play,
    power_of,
    prompt,
    scenario,
    total,
    use,
)
from tests.rules.cards_for_tests import ALL

# 5.1


def test_5_1_an_on_play_ability_happens_once_when_the_card_is_played():
    game = scenario(bases=["Jungle Oasis"], hand=["Invader"]).start()
    play(game, "Invader")
    assert game.scores == (1, 0)
    pick(game, "end")
    pick(game, "end")
    assert game.scores == (1, 0)


def test_5_1_it_does_not_happen_when_the_minion_is_moved():
    game = scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Invasion"]).minion("Invader", on="Jungle Oasis").start()
    play(game, "Invasion")
    assert minions(game, "Tar Pits") == ["Invader"]
    assert game.scores == (0, 0)


# 5.2


def test_5_2_an_ongoing_ability_works_as_long_as_the_card_is_in_play():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Beam Up"], definitions=ALL)
        .minion("Captain", on="Jungle Oasis")
        .minion("Dummy", on="Jungle Oasis")
        .start()
    )
    assert power_of(game, "Dummy") == 3
    play(game, "Beam Up")
    pick(game, "Captain")
    assert power_of(game, "Dummy") == 2


def test_5_2_it_does_not_work_from_hand_deck_or_discard_pile():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Captain", "Chronicler", "Dummy"], definitions=ALL)
        .deck(0, "Captain", "Chronicler")
        .discard_pile(0, "Captain", "Chronicler")
        .start()
    )
    play(game, "Dummy")
    assert power_of(game, "Dummy") == 2
    assert hand(game, 0) == ["Captain", "Chronicler"]


def test_5_2_an_ongoing_ability_that_is_set_off_works_later_while_the_card_is_in_play():
    game = (
        scenario(bases=["Jungle Oasis"], definitions=ALL)
        .minion("Chronicler", on="Jungle Oasis", of=1)
        .hand(0, "Dummy")
        .deck(1, "Zero")
        .start()
    )
    play(game, "Dummy")
    assert hand(game, 1) == ["Zero"]


def test_5_2_an_ability_that_was_set_off_is_lost_if_its_card_leaves_play_before_it_resolves():
    """Supreme Overlord's own ability comes first, and it sends Chronicler away."""
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Supreme Overlord"], definitions=ALL)
        .minion("Chronicler", on="Jungle Oasis", of=1)
        .deck(1, "Zero")
        .start()
    )
    play(game, "Supreme Overlord")
    pick(game, "Chronicler")
    assert hand(game, 1) == ["Chronicler"]


# 5.3


def test_5_3_a_special_of_a_card_in_play_works_on_another_players_turn():
    game = (
        scenario(bases=["Jungle Oasis"])
        .turn(0, "score_bases")
        .minion("Scout", on="Jungle Oasis", of=1, counters=9)
        .start()
    )
    assert game.decision is not None
    assert (asked_by(game), game.decision.player) == ("Scout", 1)
    pick(game, "yes")
    assert hand(game, 1) == ["Scout"]


def test_5_3_a_special_works_from_hand_on_another_players_turn():
    game = (
        scenario(bases=["Jungle Oasis"])
        .turn(0, "score_bases")
        .minion("King Rex", on="Jungle Oasis", counters=5)
        .hand(1, "Shinobi")
        .start()
    )
    assert game.decision is not None
    assert (game.decision.player, offered(game)) == (1, ["Shinobi on Jungle Oasis", "Pass"])


def test_5_3_a_special_works_from_the_discard_pile():
    game = scenario(bases=["Jungle Oasis"]).discard_pile(0, "Tenacious Z").start()
    use(game, "Tenacious Z")
    assert minions(game, "Jungle Oasis") == ["Tenacious Z"]


def test_5_3_a_special_works_from_hand_in_answer_to_what_happened():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Massacre"], definitions=ALL)
        .minion("Dummy", on="Jungle Oasis", of=1)
        .hand(1, "Avenger")
        .start()
    )
    play(game, "Massacre")
    assert game.decision is not None
    assert (game.decision.player, offered(game)) == (1, ["Avenger on Jungle Oasis", "Pass"])
    play(game, "Avenger")
    assert minions(game, "Jungle Oasis", of=1) == ["Avenger"]


def test_5_3_only_at_the_time_its_text_says():
    game = scenario(bases=["Jungle Oasis"], definitions=ALL).hand(1, "Parade", "Avenger", "Shinobi").start()
    pick(game, "end")
    assert game.decision is not None
    assert (game.decision.player, game.decision.prompt) == (1, "Play a card, use an ability, or end your plays.")


# 5.4


def test_5_4_a_talent_may_be_used_once_in_each_of_your_own_play_cards_phases():
    game = scenario(bases=["Jungle Oasis"], definitions=ALL).minion("Adept", on="Jungle Oasis").start()
    use(game, "Adept")
    assert game.scores == (1, 0)
    assert offered(game) == ["End your plays"]
    pick(game, "end")
    assert offered(game) == ["End your plays"]  # the other player cannot use it
    pick(game, "end")
    use(game, "Adept")
    assert game.scores == (2, 0)


def test_5_4_a_talent_may_be_used_in_the_turn_the_card_is_played():
    game = scenario(bases=["Jungle Oasis"], hand=["Adept"], definitions=ALL).start()
    play(game, "Adept")
    use(game, "Adept")
    assert game.scores == (1, 0)


def test_5_4_a_talent_is_optional():
    game = scenario(bases=["Jungle Oasis"], definitions=ALL).minion("Adept", on="Jungle Oasis").start()
    pick(game, "end")
    assert game.scores == (0, 0)


def test_5_4_an_action_may_have_a_talent():
    game = scenario(bases=["Jungle Oasis"], hand=["Banner"], definitions=ALL).start()
    play(game, "Banner")
    use(game, "Banner")
    assert game.scores == (1, 0)


def test_5_4_each_card_has_its_own_talent():
    game = (
        scenario(bases=["Jungle Oasis"], definitions=ALL)
        .minion("Adept", on="Jungle Oasis")
        .minion("Adept", on="Jungle Oasis")
        .start()
    )
    use(game, "Adept")
    use(game, "Adept")
    assert game.scores == (2, 0)
    assert offered(game) == ["End your plays"]


# 5.5


def test_5_5_an_on_your_turn_ability_is_used_in_your_play_cards_phase_once_per_turn():
    game = scenario(bases=["Jungle Oasis"], definitions=ALL).minion("Steward", on="Jungle Oasis").start()
    use(game, "Steward")
    assert game.scores == (1, 0)
    assert offered(game) == ["End your plays"]
    pick(game, "end")
    assert offered(game) == ["End your plays"]
    pick(game, "end")
    use(game, "Steward")
    assert game.scores == (2, 0)


def test_5_5_a_play_you_have_on_your_turn_is_there_once_in_each_of_your_turns():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Gremlin", "Gremlin"])
        .action("Enshrouding Mist", on="Jungle Oasis")
        .plays(0, 0)
        .start()
    )
    play(game, "Gremlin")
    assert offered(game) == ["End your plays"]


# 5.6


def test_5_6_a_base_ability_works_for_every_player_while_the_base_is_in_play():
    game = (
        scenario(bases=["The Homeworld"], hand=["Invader", "Collector"])
        .hand(1, "Invader", "Collector")
        .duplicate_factions()
        .start()
    )
    play(game, "Invader")
    play(game, "Collector")
    pick(game, "pass")
    pick(game, "end")
    assert game.current_player == 1
    play(game, "Invader")
    play(game, "Collector")


def test_5_6_a_base_ability_works_also_with_no_card_of_yours_there():
    game = scenario(bases=["The Central Brain"], hand=["Dummy"], definitions=ALL).start()
    play(game, "Dummy")
    assert power_of(game, "Dummy") == 3


def test_5_6_the_winner_is_who_took_that_place_at_that_scoring():
    """Player 0 wins, then takes the winning minion away: The Mothership still speaks of player 0."""
    game = (
        scenario(bases=["The Mothership", "Jungle Oasis"], definitions=ALL)
        .turn(0, "score_bases")
        .minion("Scout", on="The Mothership", counters=12)
        .minion("Dummy", on="The Mothership")
        .minion("Dummy", on="The Mothership", of=1, counters=8)
        .start()
    )
    pick(game, "Scout")
    pick(game, "yes")
    assert total(game, "The Mothership", 1) > total(game, "The Mothership", 0)
    assert game.decision is not None
    assert (asked_by(game), game.decision.player) == ("The Mothership", 0)


# 5.7


def test_5_7_a_card_that_leaves_play_and_is_played_again_can_do_again_what_it_could_do_once():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Abduction"], definitions=ALL).minion("Adept", on="Jungle Oasis").start()
    )
    use(game, "Adept")
    play(game, "Abduction")
    play(game, "Adept")
    use(game, "Adept")
    assert game.scores == (2, 0)


def test_5_7_it_has_nothing_left_of_what_was_on_it():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Abduction", "Augmentation"])
        .minion("King Rex", on="Jungle Oasis", counters=1, actions=["Upgrade"])
        .plays(1, 2)
        .start()
    )
    play(game, "Augmentation")
    assert power_of(game, "King Rex") == 7 + 1 + 2 + 4
    play(game, "Abduction")
    play(game, "King Rex")
    assert power_of(game, "King Rex") == 7


def test_5_7_unless_it_says_otherwise():
    """The limit of Tenacious Z counts uses in a turn, whichever card it was."""
    game = scenario(bases=["Jungle Oasis"], hand=["Massacre"], definitions=ALL).discard_pile(0, "Tenacious Z").start()
    use(game, "Tenacious Z")
    play(game, "Massacre")
    assert discard_pile(game, 0) == ["Tenacious Z", "Massacre"]
    assert offered(game) == ["End your plays"]


# 5.8


def test_5_8_a_triggered_ability_works_every_time_in_a_turn():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Dummy", "Zero"], definitions=ALL)
        .minion("Chronicler", on="Jungle Oasis")
        .deck(0, "Collector", "Collector")
        .plays(2, 0)
        .start()
    )
    play(game, "Dummy")
    play(game, "Zero")
    assert hand(game, 0) == ["Collector", "Collector"]


def test_5_8_it_works_once_for_each_when_several_cards_set_it_off_at_the_same_moment():
    game = (
        scenario(bases=["Cave of Shinies"], hand=["Massacre"], definitions=ALL)
        .minion("Dummy", on="Cave of Shinies", of=1)
        .minion("Zero", on="Cave of Shinies", of=1)
        .start()
    )
    play(game, "Massacre")
    while prompt(game) == "Which ability happens next?":
        game.choose(0)
    assert game.scores == (0, 2)


def test_5_8_a_card_that_is_destroyed_with_others_still_reacts_to_each_of_them():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Massacre"], definitions=ALL)
        .minion("Mourner", on="Jungle Oasis", of=1)
        .minion("Dummy", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Massacre")
    while prompt(game) == "Which ability happens next?":
        game.choose(0)
    assert game.scores == (0, 2)


# 5.9


def test_5_9_what_forbids_playing_specials_stops_those_from_hand():
    game = (
        scenario(bases=["Jungle Oasis"], definitions=ALL)
        .turn(0, "score_bases")
        .minion("King Rex", on="Jungle Oasis", counters=5)
        .action("Hush", on="Jungle Oasis", of=0)
        .hand(1, "Shinobi", "Epilogue")
        .start()
    )
    assert bases(game) != ["Jungle Oasis"]
    assert hand(game, 1) == ["Shinobi", "Epilogue"]


def test_5_9_it_does_not_stop_the_specials_of_cards_already_in_play():
    game = (
        scenario(bases=["Jungle Oasis"], definitions=ALL)
        .turn(0, "score_bases")
        .minion("King Rex", on="Jungle Oasis", counters=5)
        .minion("Scout", on="Jungle Oasis", of=1)
        .action("Hush", on="Jungle Oasis", of=0)
        .start()
    )
    assert asked_by(game) == "Scout"
    pick(game, "yes")
    assert hand(game, 1) == ["Scout"]


def test_5_9_what_forbids_playing_actions_does_not_stop_the_talent_of_an_action_in_play():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Curfew"], definitions=ALL)
        .action("Banner", on="Jungle Oasis", of=1)
        .hand(1, "Howl")
        .start()
    )
    play(game, "Curfew")
    pick(game, "end")
    assert offered(game) == ["Talent of Banner (Player 2, on Jungle Oasis)", "End your plays"]
    use(game, "Banner")
    assert game.scores == (0, 1)
