"""Cyborg Apes: every ability and every ruling that changes behaviour, in the order of the faction's file."""

from smashup import Game
from smashup.scenario import (
    actions_on,
    asked_by,
    decider,
    deck,
    discard_pile,
    events,
    hand,
    minion,
    minions,
    offered,
    pick,
    play,
    plays_left,
    power_of,
    prompt,
    scenario,
    total,
    use,
)

# Cyberback.


def test_an_action_on_cyberback_may_come_from_the_discard_pile_and_uses_the_normal_action_play():
    game = (
        scenario(bases=["Jungle Oasis"])
        .minion("Cyberback", on="Jungle Oasis", of=0)
        .discard_pile(0, "Cyberevolution")
        .start()
    )
    assert offered(game) == [
        "Cyberevolution on Cyberback (5, Player 1, Jungle Oasis) from your discard pile",
        "End your plays",
    ]
    play(game, "Cyberevolution", on="Cyberback")
    assert power_of(game, "Cyberback") == 8
    assert discard_pile(game, 0) == []
    assert plays_left(game) == (1, 0)


def test_without_an_action_play_cyberback_gives_nothing():
    game = (
        scenario(bases=["Jungle Oasis"])
        .minion("Cyberback", on="Jungle Oasis", of=0)
        .discard_pile(0, "Cyberevolution")
        .plays(1, 0)
        .start()
    )
    assert offered(game) == ["End your plays"]


def test_from_the_discard_pile_only_actions_played_on_a_minion_go_on_cyberback_and_on_no_other_minion():
    game = (
        scenario(bases=["Jungle Oasis"])
        .minion("Cyberback", on="Jungle Oasis", of=0)
        .minion("Baboom", on="Jungle Oasis", of=0)
        .minion("King Rex", on="Jungle Oasis", of=1)
        .discard_pile(0, "Going Bananas", "Wildlife Preserve", "King Rex", "Shielding")
        .duplicate_factions()
        .start()
    )
    assert offered(game)[:-2] == ["Shielding on Cyberback (5, Player 1, Jungle Oasis) from your discard pile"]
    assert offered(game)[-2] == "Talent of Baboom (3, Player 1, Jungle Oasis)"


def test_cyberback_has_no_limit_but_the_action_plays():
    game = (
        scenario(bases=["Jungle Oasis"])
        .minion("Cyberback", on="Jungle Oasis", of=0)
        .discard_pile(0, "Cyberevolution", "Cyberevolution", "Juiced Up")
        .plays(1, 3)
        .start()
    )
    play(game, "Cyberevolution", on="Cyberback")
    play(game, "Cyberevolution", on="Cyberback")
    play(game, "Juiced Up", on="Cyberback")
    assert power_of(game, "Cyberback") == 17
    assert discard_pile(game, 0) == []


def test_the_controller_of_cyberback_uses_the_own_discard_pile():
    game = (
        scenario(bases=["Jungle Oasis"])
        .minion("Cyberback", on="Jungle Oasis", of=0, owner=1)
        .discard_pile(0, "Upgrade")
        .discard_pile(1, "Cyberevolution")
        .start()
    )
    assert offered(game)[:-1] == ["Upgrade on Cyberback (5, Player 1, Jungle Oasis) from your discard pile"]


def test_an_action_from_the_discard_pile_on_cyberback_counts_as_played():
    game = (
        scenario(bases=["Jungle Oasis"])
        .minion("Cyberback", on="Jungle Oasis", of=0)
        .minion("Heracles", on="Jungle Oasis", of=1)
        .discard_pile(0, "Cyberevolution")
        .start()
    )
    play(game, "Cyberevolution", on="Cyberback")
    assert power_of(game, "Heracles") == 5


def test_an_extra_action_may_also_come_from_the_discard_pile_on_cyberback():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Chronomage"])
        .minion("Cyberback", on="Jungle Oasis", of=0)
        .discard_pile(0, "Cyberevolution")
        .plays(1, 0)
        .start()
    )
    play(game, "Chronomage", on="Jungle Oasis")
    play(game, "Cyberevolution", on="Cyberback")
    assert actions_on(game, "Cyberback") == ["Cyberevolution"]


def test_make_contact_cannot_be_played_on_cyberback_from_the_discard_pile():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Ghost"])
        .minion("Cyberback", on="Jungle Oasis", of=0)
        .discard_pile(0, "Make Contact")
        .plays(0, 1)
        .start()
    )
    assert offered(game) == ["End your plays"]


# Clyde 2.0.


def test_clyde_may_put_a_destroyed_action_of_yours_on_a_minion_here_into_hand():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Disenchant"])
        .minion("Clyde 2.0", on="Jungle Oasis", of=1)
        .minion("Baboom", on="Jungle Oasis", of=1, actions=["Cyberevolution"])
        .start()
    )
    play(game, "Disenchant")
    assert asked_by(game) == "Clyde 2.0"
    assert decider(game) == 1
    pick(game, "yes")
    assert hand(game, 1) == ["Cyberevolution"]
    assert discard_pile(game, 1) == []


def test_clyde_is_optional():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Disenchant"])
        .minion("Clyde 2.0", on="Jungle Oasis", of=1)
        .minion("Baboom", on="Jungle Oasis", of=1, actions=["Cyberevolution"])
        .start()
    )
    play(game, "Disenchant")
    pick(game, "no")
    assert hand(game, 1) == []
    assert discard_pile(game, 1) == ["Cyberevolution"]


def test_when_the_minion_leaves_play_clyde_decides_for_each_action_on_it():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Beam Up"])
        .minion("Clyde 2.0", on="Jungle Oasis", of=1)
        .minion("Baboom", on="Jungle Oasis", of=1, actions=["Cyberevolution", "Juiced Up"])
        .start()
    )
    play(game, "Beam Up")
    pick(game, "Baboom")
    assert prompt(game) == "Put Cyberevolution into its owner's hand instead of the discard pile?"
    pick(game, "no")
    assert prompt(game) == "Put Juiced Up into its owner's hand instead of the discard pile?"
    pick(game, "yes")
    assert sorted(hand(game, 1)) == ["Baboom", "Juiced Up"]
    assert discard_pile(game, 1) == ["Cyberevolution"]


def test_clyde_works_for_the_actions_that_leave_with_it_when_the_cards_of_its_base_are_discarded():
    game = (
        scenario(bases=["Jungle Oasis", "The Mothership"])
        .minion("Clyde 2.0", on="Jungle Oasis", of=0, actions=["Cyberevolution"])
        .minion("Baboom", on="Jungle Oasis", of=0, actions=["Shielding"])
        .minion("Furious George", on="Jungle Oasis", of=0)
        .deck(0, "Going Bananas", "Missing Uplink")
        .turn(0, "score_bases")
        .start()
    )
    assert game.scores == (2, 0)
    pick(game, "yes", "yes")
    assert hand(game, 0) == ["Cyberevolution", "Shielding", "Going Bananas", "Missing Uplink"]
    assert discard_pile(game, 0) == ["Clyde 2.0", "Baboom", "Furious George"]


def test_a_destroyed_clyde_still_works_for_the_actions_on_it():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Ninja Master"])
        .minion("Clyde 2.0", on="Jungle Oasis", of=1, actions=["Shielding", ("Cyberevolution", 1)])
        .start()
    )
    play(game, "Ninja Master", on="Jungle Oasis")
    pick(game, "Clyde 2.0")
    pick(game, "yes", "yes")
    assert hand(game, 1) == ["Shielding", "Cyberevolution"]
    assert discard_pile(game, 1) == ["Clyde 2.0"]


def test_a_returned_clyde_still_works_for_the_actions_on_it():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Beam Up"])
        .minion("Clyde 2.0", on="Jungle Oasis", of=1, actions=["Cyberevolution"])
        .start()
    )
    play(game, "Beam Up")
    pick(game, "yes")
    assert hand(game, 1) == ["Cyberevolution", "Clyde 2.0"]


def test_clyde_saves_your_actions_on_other_players_minions_and_not_their_actions_on_yours():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Crop Circles"])
        .minion("Clyde 2.0", on="Jungle Oasis", of=1, actions=[("Upgrade", 0)])
        .minion("King Rex", on="Jungle Oasis", of=0, actions=[("Juiced Up", 1)])
        .start()
    )
    play(game, "Crop Circles")
    assert prompt(game) == "Put Juiced Up into its owner's hand instead of the discard pile?"
    pick(game, "yes")
    assert hand(game, 1) == ["Juiced Up", "Clyde 2.0"]
    assert discard_pile(game, 0) == ["Upgrade", "Crop Circles"]


def test_clyde_does_nothing_for_actions_on_other_bases():
    game = (
        scenario(bases=["Jungle Oasis", "The Mothership"], hand=["Disenchant"])
        .minion("Clyde 2.0", on="The Mothership", of=1)
        .minion("Baboom", on="Jungle Oasis", of=1, actions=["Cyberevolution"])
        .start()
    )
    play(game, "Disenchant")
    assert discard_pile(game, 1) == ["Cyberevolution"]


def test_clyde_does_nothing_for_actions_on_the_base_itself():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Disenchant"])
        .minion("Clyde 2.0", on="Jungle Oasis", of=1)
        .action("Wildlife Preserve", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Disenchant")
    assert discard_pile(game, 1) == ["Wildlife Preserve"]


def test_clyde_does_nothing_for_standard_actions():
    game = scenario(bases=["Jungle Oasis"], hand=["Going Bananas"]).minion("Clyde 2.0", on="Jungle Oasis", of=0).start()
    play(game, "Going Bananas")
    assert discard_pile(game, 0) == ["Going Bananas"]


def test_two_clydes_offer_the_same_action_once():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Disenchant"])
        .minion("Clyde 2.0", on="Jungle Oasis", of=1)
        .minion("Clyde 2.0", on="Jungle Oasis", of=1, actions=["Cyberevolution"])
        .start()
    )
    play(game, "Disenchant")
    pick(game, "no")
    assert discard_pile(game, 1) == ["Cyberevolution"]
    assert decider(game) == 0


def test_clyde_puts_an_action_that_another_player_owns_into_its_owners_hand():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Mass Enchantment"])
        .minion("Clyde 2.0", on="Jungle Oasis", of=0)
        .deck(1, "Upgrade", "Howl", "Howl")
        .hand(1, "Disenchant")
        .start()
    )
    play(game, "Mass Enchantment")
    play(game, "Upgrade", on="Clyde 2.0")
    pick(game, "end")
    play(game, "Disenchant")
    assert decider(game) == 0
    pick(game, "yes")
    assert hand(game, 1) == ["Upgrade"]


# Baboom.


def test_the_talent_of_baboom_is_an_extra_action_on_it():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Cyberevolution", "Going Bananas"])
        .minion("Baboom", on="Jungle Oasis", of=0)
        .minion("Cyberback", on="Jungle Oasis", of=0)
        .start()
    )
    use(game, "Baboom")
    assert offered(game) == ["Cyberevolution on Baboom (3, Player 1, Jungle Oasis)", "Pass"]
    play(game, "Cyberevolution", on="Baboom")
    assert power_of(game, "Baboom") == 6
    assert plays_left(game) == (1, 1)


def test_baboom_can_be_used_in_the_turn_it_is_played():
    game = scenario(bases=["Jungle Oasis"], hand=["Baboom", "Shielding"]).plays(1, 0).start()
    play(game, "Baboom", on="Jungle Oasis")
    use(game, "Baboom")
    play(game, "Shielding", on="Baboom")
    assert actions_on(game, "Baboom") == ["Shielding"]


def test_each_baboom_has_its_own_talent():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Cyberevolution", "Shielding"])
        .minion("Baboom", on="Jungle Oasis", of=0)
        .minion("Baboom", on="Jungle Oasis", of=0)
        .start()
    )
    use(game, "Baboom")
    play(game, "Cyberevolution")
    use(game, "Baboom")
    play(game, "Shielding")
    assert [actions.definition.name for m in game.state.minions() for actions in m.actions] == [
        "Cyberevolution",
        "Shielding",
    ]


def test_the_extra_action_of_baboom_is_played_when_the_talent_is_used_or_not_at_all():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Cyberevolution"])
        .minion("Baboom", on="Jungle Oasis", of=0)
        .plays(0, 0)
        .start()
    )
    use(game, "Baboom")
    pick(game, "pass")
    assert offered(game) == ["End your plays"]


def test_without_an_action_for_a_minion_in_hand_the_talent_of_baboom_does_nothing():
    game = scenario(bases=["Jungle Oasis"], hand=["Going Bananas"]).minion("Baboom", on="Jungle Oasis", of=0).start()
    use(game, "Baboom")
    assert asked_by(game) is None
    assert hand(game, 0) == ["Going Bananas"]


def test_baboom_does_not_take_actions_from_the_discard_pile_even_next_to_cyberback():
    game = (
        scenario(bases=["Jungle Oasis"])
        .minion("Baboom", on="Jungle Oasis", of=0)
        .minion("Cyberback", on="Jungle Oasis", of=0)
        .discard_pile(0, "Cyberevolution")
        .start()
    )
    use(game, "Baboom")
    assert asked_by(game) is None
    assert discard_pile(game, 0) == ["Cyberevolution"]


# Furious George.


def test_furious_george_has_1_power_more_for_each_action_on_it_of_any_player():
    game = (
        scenario(bases=["Jungle Oasis"])
        .minion("Furious George", on="Jungle Oasis", of=0, actions=["Missing Uplink", ("Upgrade", 1)])
        .start()
    )
    assert power_of(game, "Furious George") == 6


def test_furious_george_adds_to_juiced_up_and_monkey_lab():
    game = (
        scenario(bases=["Monkey Lab"])
        .minion("Furious George", on="Monkey Lab", of=0, actions=["Juiced Up", "Shielding"])
        .start()
    )
    assert power_of(game, "Furious George") == 10


# Cyberevolution.


def test_cyberevolution_gives_3_power_to_any_players_minion():
    game = scenario(bases=["Jungle Oasis"], hand=["Cyberevolution"]).minion("King Rex", on="Jungle Oasis", of=1).start()
    play(game, "Cyberevolution", on="King Rex")
    assert power_of(game, "King Rex") == 10


def test_two_cyberevolutions_give_6_power():
    game = (
        scenario(bases=["Jungle Oasis"])
        .minion("Baboom", on="Jungle Oasis", actions=["Cyberevolution", "Cyberevolution"])
        .start()
    )
    assert power_of(game, "Baboom") == 9


# Flying Monkey.


def test_flying_monkey_moves_its_minion_with_everything_on_it_after_the_vp_and_is_destroyed():
    game = (
        scenario(bases=["Jungle Oasis", "The Mothership"])
        .minion("King Rex", on="Jungle Oasis", of=0, counters=2, actions=["Flying Monkey", "Cyberevolution"])
        .deck(0, "Baboom", "Baboom")
        .turn(0, "score_bases")
        .start()
    )
    assert game.scores == (2, 0)
    pick(game, "The Mothership")
    assert minions(game, "The Mothership") == ["King Rex"]
    assert actions_on(game, "King Rex") == ["Cyberevolution"]
    assert power_of(game, "King Rex") == 12
    assert discard_pile(game, 0) == ["Flying Monkey"]


def test_clarification_flying_monkey_cannot_move_the_minion_to_the_base_that_replaces_the_scored_one():
    game = (
        scenario(bases=["Jungle Oasis", "The Mothership", "Tortuga"])
        .base_deck("Tar Pits")
        .minion("King Rex", on="Jungle Oasis", of=0, actions=["Flying Monkey", "Cyberevolution", "Cyberevolution"])
        .turn(0, "score_bases")
        .start()
    )
    assert offered(game) == ["The Mothership", "Tortuga", "Pass"]


def test_a_flying_monkey_that_is_not_used_is_discarded_with_its_minion():
    game = (
        scenario(bases=["Jungle Oasis", "The Mothership"])
        .minion("King Rex", on="Jungle Oasis", of=0, actions=["Flying Monkey", "Cyberevolution", "Cyberevolution"])
        .deck(0, "Baboom", "Baboom")
        .turn(0, "score_bases")
        .start()
    )
    pick(game, "pass")
    assert discard_pile(game, 0) == ["King Rex", "Flying Monkey", "Cyberevolution", "Cyberevolution"]


def test_the_controller_of_flying_monkey_decides_and_the_minion_keeps_its_controller():
    game = (
        scenario(bases=["Jungle Oasis", "The Mothership"])
        .minion("King Rex", on="Jungle Oasis", of=1, counters=5, actions=[("Flying Monkey", 0)])
        .turn(1, "score_bases")
        .start()
    )
    assert asked_by(game) == "Flying Monkey"
    assert decider(game) == 0
    pick(game, "The Mothership")
    assert minions(game, "The Mothership", of=1) == ["King Rex"]
    assert discard_pile(game, 0) == ["Flying Monkey"]


def test_a_base_that_forbids_playing_a_minion_does_not_forbid_flying_monkey():
    game = (
        scenario(bases=["Jungle Oasis", "The Vats"])
        .minion("Furious George", on="Jungle Oasis", of=0, counters=10, actions=["Flying Monkey"])
        .minion("Furious George", on="The Vats", of=1)
        .turn(0, "score_bases")
        .duplicate_factions()
        .start()
    )
    pick(game, "The Vats")
    assert total(game, "The Vats", 0) == 12


def test_mindraker_does_not_stop_flying_monkey():
    game = (
        scenario(bases=["Jungle Oasis", "The Mothership"])
        .minion("King Rex", on="Jungle Oasis", of=0, counters=5, actions=["Flying Monkey"])
        .action("Mindraker", on="Jungle Oasis", of=1)
        .turn(0, "score_bases")
        .start()
    )
    pick(game, "The Mothership")
    assert minions(game, "The Mothership") == ["King Rex"]


# Going Bananas.


def test_going_bananas_destroys_all_actions_of_others_on_a_base_and_on_the_minions_there():
    game = (
        scenario(bases=["Jungle Oasis", "The Mothership"], hand=["Going Bananas"])
        .minion("Baboom", on="Jungle Oasis", of=0, actions=["Cyberevolution", ("Poison", 1)])
        .minion("King Rex", on="Jungle Oasis", of=1, actions=["Upgrade", ("Juiced Up", 0)])
        .minion("Laseratops", on="The Mothership", of=1, actions=[("Tooth and Claw... and Guns", 1)])
        .action("Wildlife Preserve", on="The Mothership", of=1)
        .action("Infiltrate", on="Jungle Oasis", of=1, memo=False)
        .start()
    )
    play(game, "Going Bananas")
    pick(game, "Jungle Oasis")
    assert actions_on(game, "Jungle Oasis") == []
    assert actions_on(game, "Baboom") == ["Cyberevolution"]
    assert actions_on(game, "King Rex") == ["Juiced Up"]
    assert actions_on(game, "Laseratops") == ["Tooth and Claw... and Guns"]
    assert actions_on(game, "The Mothership") == ["Wildlife Preserve"]
    assert sorted(discard_pile(game, 1)) == ["Infiltrate", "Poison", "Upgrade"]


def test_going_bananas_may_choose_a_base_with_nothing_to_destroy():
    game = (
        scenario(bases=["Jungle Oasis", "The Mothership"], hand=["Going Bananas"])
        .action("Wildlife Preserve", on="The Mothership", of=1)
        .start()
    )
    play(game, "Going Bananas")
    pick(game, "Jungle Oasis")
    assert actions_on(game, "The Mothership") == ["Wildlife Preserve"]


def test_one_shielding_protects_the_other_actions_on_its_minion_from_going_bananas_but_not_itself():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Going Bananas"])
        .minion("Baboom", on="Jungle Oasis", of=1, actions=["Cyberevolution", "Shielding", "Juiced Up"])
        .minion("Cyberback", on="Jungle Oasis", of=1, actions=["Cyberevolution"])
        .duplicate_factions()
        .start()
    )
    play(game, "Going Bananas")
    assert actions_on(game, "Baboom") == ["Cyberevolution", "Juiced Up"]
    assert actions_on(game, "Cyberback") == []
    assert discard_pile(game, 1) == ["Shielding", "Cyberevolution"]


def test_two_shieldings_on_one_minion_keep_everything_on_it_from_going_bananas():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Going Bananas"])
        .minion("Baboom", on="Jungle Oasis", of=1, actions=["Shielding", "Cyberevolution", "Shielding"])
        .duplicate_factions()
        .start()
    )
    play(game, "Going Bananas")
    assert actions_on(game, "Baboom") == ["Shielding", "Cyberevolution", "Shielding"]


def test_clyde_of_another_player_may_save_what_going_bananas_destroys():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Going Bananas"])
        .minion("Clyde 2.0", on="Jungle Oasis", of=1, actions=["Cyberevolution"])
        .duplicate_factions()
        .start()
    )
    play(game, "Going Bananas")
    pick(game, "yes")
    assert hand(game, 1) == ["Cyberevolution"]


# Juiced Up.


def test_juiced_up_alone_gives_2_power():
    game = scenario(bases=["Jungle Oasis"]).minion("Baboom", on="Jungle Oasis", actions=["Juiced Up"]).start()
    assert power_of(game, "Baboom") == 5


def test_juiced_up_counts_the_actions_of_all_players_on_its_minion():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Missing Uplink"])
        .minion("Baboom", on="Jungle Oasis", actions=["Juiced Up", ("Upgrade", 1)])
        .start()
    )
    assert power_of(game, "Baboom") == 9
    play(game, "Missing Uplink", on="Baboom")
    assert power_of(game, "Baboom") == 11


# Missing Uplink.


def test_missing_uplink_draws_a_card_at_the_end_of_your_turn():
    game = (
        scenario(bases=["Jungle Oasis"])
        .minion("Baboom", on="Jungle Oasis", actions=["Missing Uplink"])
        .deck(0, "Cyberback", "Baboom", "Shielding", "Juiced Up")
        .start()
    )
    pick(game, "end")
    assert hand(game, 0) == ["Cyberback", "Baboom", "Shielding"]


def test_clarification_missing_uplink_draws_after_the_hand_limit_was_checked():
    held = ["Furious George"] * 4 + ["Baboom"] * 3 + ["Cyberevolution", "Cyberevolution", "Shielding"]
    game = (
        scenario(bases=["Jungle Oasis"], hand=held)
        .minion("Cyberback", on="Jungle Oasis", actions=["Missing Uplink"])
        .deck(0, "King Rex", "Laseratops", "Laseratops", "Howl")
        .turn(0, "draw")
        .start()
    )
    pick(game, "Shielding", "Baboom")
    assert len(hand(game, 0)) == 11
    assert game.current_player == 1


def test_missing_uplink_goes_on_your_own_minions_only():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Missing Uplink"])
        .minion("King Rex", on="Jungle Oasis", of=1)
        .minion("Cyberback", on="Jungle Oasis", of=0)
        .start()
    )
    assert offered(game)[:-1] == ["Missing Uplink on Cyberback (5, Player 1, Jungle Oasis)"]


def test_missing_uplink_draws_for_its_own_controller_whoever_has_the_minion():
    game = (
        scenario(bases=["Jungle Oasis"])
        .minion("Baboom", on="Jungle Oasis", of=1, owner=0, actions=[("Missing Uplink", 0)])
        .deck(0, "Baboom", "Baboom", "Juiced Up")
        .deck(1, "King Rex", "Laseratops", "Laseratops")
        .start()
    )
    pick(game, "end")
    assert len(hand(game, 0)) == 3
    pick(game, "end")
    assert len(hand(game, 1)) == 2


# Monkey on Your Back.


def test_monkey_on_your_back_destroys_a_minion_of_up_to_4_power_here_and_goes_under_the_deck():
    game = (
        scenario(bases=["Jungle Oasis", "The Mothership"], hand=["Monkey on Your Back"])
        .minion("Baboom", on="Jungle Oasis", of=0)
        .minion("Laseratops", on="Jungle Oasis", of=1)
        .minion("Scout", on="Jungle Oasis", of=1)
        .minion("King Rex", on="Jungle Oasis", of=1)
        .minion("Scout", on="The Mothership", of=1)
        .deck(0, "Cyberback")
        .start()
    )
    play(game, "Monkey on Your Back", on="Baboom")
    use(game, "Monkey on Your Back")
    assert offered(game) == ["Laseratops (4, Player 2, Jungle Oasis)", "Scout (3, Player 2, Jungle Oasis)"]
    pick(game, "Laseratops")
    assert minions(game, "Jungle Oasis") == ["Baboom", "Scout", "King Rex"]
    assert deck(game, 0) == ["Cyberback", "Monkey on Your Back"]
    assert discard_pile(game, 0) == []


def test_monkey_on_your_back_looks_at_the_current_power():
    game = (
        scenario(bases=["Jungle Oasis"])
        .minion("Baboom", on="Jungle Oasis", of=0, actions=["Monkey on Your Back"])
        .minion("Laseratops", on="Jungle Oasis", of=1, actions=["Upgrade"])
        .start()
    )
    use(game, "Monkey on Your Back")
    assert minions(game, "Jungle Oasis") == ["Baboom", "Laseratops"]


def test_without_a_minion_to_destroy_monkey_on_your_back_still_goes_under_the_deck():
    game = (
        scenario(bases=["Jungle Oasis"])
        .minion("Baboom", on="Jungle Oasis", of=0, actions=["Monkey on Your Back"])
        .start()
    )
    use(game, "Monkey on Your Back")
    assert deck(game, 0) == ["Monkey on Your Back"]


def test_monkey_on_your_back_does_not_destroy_a_shielded_minion_and_still_goes_under_the_deck():
    game = (
        scenario(bases=["Jungle Oasis"])
        .minion("Baboom", on="Jungle Oasis", of=0, actions=["Monkey on Your Back"])
        .minion("Furious George", on="Jungle Oasis", of=1, actions=["Shielding"])
        .duplicate_factions()
        .start()
    )
    use(game, "Monkey on Your Back")
    assert minions(game, "Jungle Oasis") == ["Baboom", "Furious George"]
    assert deck(game, 0) == ["Monkey on Your Back"]


def test_clyde_does_not_apply_to_monkey_on_your_back_going_under_the_deck():
    game = (
        scenario(bases=["Jungle Oasis"])
        .minion("Clyde 2.0", on="Jungle Oasis", of=0, actions=["Monkey on Your Back"])
        .start()
    )
    use(game, "Monkey on Your Back")
    assert asked_by(game) is None
    assert deck(game, 0) == ["Monkey on Your Back"]


def test_the_talent_of_monkey_on_your_back_belongs_to_its_own_controller():
    game = (
        scenario(bases=["Jungle Oasis"])
        .minion("Furious George", on="Jungle Oasis", of=1, owner=0, actions=[("Monkey on Your Back", 0)])
        .start()
    )
    use(game, "Monkey on Your Back")
    assert minions(game, "Jungle Oasis") == []


# Monkey See, Monkey Do.


def test_monkey_see_monkey_do_takes_any_of_the_actions_among_the_top_five_cards():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Monkey See, Monkey Do"])
        .deck(0, "Shielding", "Baboom", "Juiced Up", "Going Bananas", "Cyberback", "Flying Monkey")
        .start()
    )
    play(game, "Monkey See, Monkey Do")
    assert offered(game) == ["Shielding", "Juiced Up", "Going Bananas", "Done"]
    pick(game, "Juiced Up", "Shielding", "done")
    assert hand(game, 0) == ["Juiced Up", "Shielding"]
    assert sorted(deck(game, 0)) == ["Baboom", "Cyberback", "Flying Monkey", "Going Bananas"]
    assert events(game)[-4:] == ["to_hand", "to_hand", "shuffle_in", "shuffle"]


def test_everyone_sees_the_five_cards_of_monkey_see_monkey_do_and_none_need_be_taken():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Monkey See, Monkey Do"])
        .deck(0, "Shielding", "Baboom", "Juiced Up", "Going Bananas", "Cyberback")
        .start()
    )
    play(game, "Monkey See, Monkey Do")
    revealed = next(event for event in game.events if event.kind == "reveal")
    assert revealed.to_dict(1)["cards"] == ["Shielding", "Baboom", "Juiced Up", "Going Bananas", "Cyberback"]
    pick(game, "done")
    assert hand(game, 0) == []
    assert len(deck(game, 0)) == 5


def test_when_the_deck_runs_out_monkey_see_monkey_do_goes_on_with_the_discard_pile_but_without_itself():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Monkey See, Monkey Do"])
        .deck(0, "Shielding", "Baboom")
        .discard_pile(0, "Juiced Up")
        .start()
    )
    play(game, "Monkey See, Monkey Do")
    assert offered(game) == ["Shielding", "Juiced Up", "Done"]
    pick(game, "Shielding", "Juiced Up")
    assert sorted(hand(game, 0)) == ["Juiced Up", "Shielding"]
    assert deck(game, 0) == ["Baboom"]
    assert discard_pile(game, 0) == ["Monkey See, Monkey Do"]


# Shielding.


def test_clarification_shielding_destroys_the_other_players_actions_on_its_minion_when_it_is_played():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Shielding"])
        .minion("Baboom", on="Jungle Oasis", of=0, actions=["Cyberevolution", ("Poison", 1), ("Upgrade", 1)])
        .start()
    )
    play(game, "Shielding", on="Baboom")
    assert actions_on(game, "Baboom") == ["Cyberevolution", "Shielding"]
    assert discard_pile(game, 1) == ["Poison", "Upgrade"]
    assert events(game).count("destroy") == 2


def test_clarification_shielding_does_not_protect_itself():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Disenchant"])
        .minion("Baboom", on="Jungle Oasis", of=1, actions=["Shielding", "Cyberevolution"])
        .start()
    )
    play(game, "Disenchant")
    pick(game, "Shielding")
    assert actions_on(game, "Baboom") == ["Cyberevolution"]


def test_clarification_two_shieldings_on_one_minion_protect_each_other():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Disenchant"])
        .minion("Baboom", on="Jungle Oasis", of=1, actions=["Shielding", "Shielding"])
        .start()
    )
    play(game, "Disenchant")
    pick(game, "Shielding")
    assert actions_on(game, "Baboom") == ["Shielding", "Shielding"]


def test_shielding_protects_the_other_actions_on_its_minion():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Disenchant"])
        .minion("Baboom", on="Jungle Oasis", of=1, actions=["Shielding", "Cyberevolution"])
        .start()
    )
    play(game, "Disenchant")
    pick(game, "Cyberevolution")
    assert actions_on(game, "Baboom") == ["Shielding", "Cyberevolution"]


def test_shielding_does_not_protect_actions_on_other_minions():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Disenchant"])
        .minion("Baboom", on="Jungle Oasis", of=1, actions=["Shielding"])
        .minion("Cyberback", on="Jungle Oasis", of=1, actions=["Cyberevolution"])
        .start()
    )
    play(game, "Disenchant")
    pick(game, "Cyberevolution")
    assert actions_on(game, "Cyberback") == []


def test_shielding_on_an_opponents_minion_destroys_that_opponents_own_actions_and_keeps_new_ones_off():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Shielding"])
        .minion("King Rex", on="Jungle Oasis", of=1, actions=["Upgrade"])
        .hand(1, "Tooth and Claw... and Guns")
        .start()
    )
    play(game, "Shielding", on="King Rex")
    assert actions_on(game, "King Rex") == ["Shielding"]
    pick(game, "end")
    play(game, "Tooth and Claw... and Guns", on="King Rex")
    assert actions_on(game, "King Rex") == ["Shielding"]
    assert discard_pile(game, 1) == ["Upgrade", "Tooth and Claw... and Guns"]


def test_an_action_played_on_a_shielded_minion_is_discarded_without_effect_also_next_to_clyde():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Cyberevolution"])
        .minion("Baboom", on="Jungle Oasis", of=1, actions=["Shielding"])
        .minion("Clyde 2.0", on="Jungle Oasis", of=0)
        .duplicate_factions()
        .start()
    )
    play(game, "Cyberevolution", on="Baboom")
    assert power_of(game, "Baboom") == 3
    assert discard_pile(game, 0) == ["Cyberevolution"]


def test_a_second_players_shielding_cannot_be_put_on_a_shielded_minion():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Shielding"])
        .minion("Baboom", on="Jungle Oasis", of=1, actions=["Shielding"])
        .duplicate_factions()
        .start()
    )
    play(game, "Shielding", on="Baboom")
    assert [action.controller for action in minion(game, "Baboom").actions] == [1]
    assert discard_pile(game, 0) == ["Shielding"]


def test_a_shielded_minion_may_be_chosen_by_another_players_action_and_nothing_happens_to_it():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Beam Up"])
        .minion("Baboom", on="Jungle Oasis", of=1, actions=["Shielding"])
        .minion("Cyberback", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Beam Up")
    pick(game, "Baboom")
    assert minions(game, "Jungle Oasis") == ["Baboom", "Cyberback"]


def test_actions_of_others_on_the_base_do_not_change_the_power_of_a_shielded_minion():
    game = (
        scenario(bases=["Jungle Oasis"])
        .minion("Baboom", on="Jungle Oasis", of=1, actions=["Shielding"])
        .minion("Cyberback", on="Jungle Oasis", of=1)
        .action("Sleep Spores", on="Jungle Oasis", of=0)
        .start()
    )
    assert power_of(game, "Baboom") == 3
    assert power_of(game, "Cyberback") == 4


def test_shielding_ends_a_cancellation_by_another_players_action():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Shielding"])
        .minion("Furious George", on="Jungle Oasis", of=0, actions=["Cyberevolution", ("My Only Weakness!", 1)])
        .start()
    )
    assert power_of(game, "Furious George") == 5
    play(game, "Shielding", on="Furious George")
    assert power_of(game, "Furious George") == 7


def test_minions_still_affect_a_shielded_minion():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Ninja Master"])
        .minion("Baboom", on="Jungle Oasis", of=1, actions=["Shielding"])
        .start()
    )
    play(game, "Ninja Master", on="Jungle Oasis")
    pick(game, "Baboom")
    assert minions(game, "Jungle Oasis") == ["Ninja Master"]


def test_the_controllers_own_actions_still_affect_a_shielded_minion():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Cyberevolution"])
        .minion("Baboom", on="Jungle Oasis", of=0, actions=["Shielding"])
        .start()
    )
    play(game, "Cyberevolution", on="Baboom")
    assert power_of(game, "Baboom") == 6


def test_shielding_does_not_prevent_the_discard_after_scoring():
    game = (
        scenario(bases=["Jungle Oasis", "The Mothership"])
        .minion("Cyberback", on="Jungle Oasis", of=1, counters=7, actions=["Shielding"])
        .turn(0, "score_bases")
        .start()
    )
    assert discard_pile(game, 1) == ["Cyberback", "Shielding"]


# Monkey Lab.


def test_on_monkey_lab_each_minion_has_1_power_more_for_each_action_on_it():
    game = (
        scenario(bases=["Monkey Lab", "Jungle Oasis"])
        .minion("Baboom", on="Monkey Lab", of=0, actions=["Missing Uplink", ("Upgrade", 1)])
        .minion("King Rex", on="Monkey Lab", of=1, actions=[("Flying Monkey", 0)])
        .minion("Laseratops", on="Monkey Lab", of=1)
        .minion("Cyberback", on="Jungle Oasis", of=0, actions=["Shielding"])
        .action("Overrun", on="Monkey Lab", of=1)
        .start()
    )
    assert power_of(game, "Baboom") == 7
    assert power_of(game, "King Rex") == 8
    assert power_of(game, "Laseratops") == 4
    assert power_of(game, "Cyberback") == 5


def test_who_ignores_monkey_lab_has_no_bonus_there():
    game = (
        scenario(bases=["Monkey Lab"])
        .minion("Baboom", on="Monkey Lab", of=0, actions=["Shielding"])
        .minion("King Rex", on="Monkey Lab", of=1, actions=["Upgrade"])
        .action("Infiltrate", on="Monkey Lab", of=1, memo=True)
        .start()
    )
    assert total(game, "Monkey Lab", 0) == 4
    assert total(game, "Monkey Lab", 1) == 9


# Primate Park.


def primate_park() -> Game:
    """Player 0 wins Primate Park, with actions of two players on minions of two players."""
    return (
        scenario(bases=["Primate Park", "Jungle Oasis"])
        .minion("Clyde 2.0", on="Primate Park", of=0, counters=10, actions=["Cyberevolution", ("Upgrade", 1)])
        .minion("King Rex", on="Primate Park", of=1, actions=[("Juiced Up", 0)])
        .deck(0, "Baboom", "Baboom")
        .turn(0, "score_bases")
        .start()
    )


def test_the_winner_of_primate_park_may_return_their_own_actions_on_any_minion_here():
    game = primate_park()
    assert game.scores == (3, 2)
    assert offered(game) == ["Cyberevolution (Player 1, on Clyde 2.0)", "Juiced Up (Player 1, on King Rex)", "Done"]
    pick(game, "Juiced Up", "Cyberevolution")
    assert hand(game, 0) == ["Juiced Up", "Cyberevolution", "Baboom", "Baboom"]
    assert sorted(discard_pile(game, 1)) == ["King Rex", "Upgrade"]


def test_primate_park_may_return_none():
    game = primate_park()
    pick(game, "done")
    assert hand(game, 0) == []
    assert asked_by(game) == "Clyde 2.0"


def test_tied_winners_of_primate_park_each_return_their_own_actions_current_player_first():
    game = (
        scenario(bases=["Primate Park", "Jungle Oasis"])
        .minion("Cyberback", on="Primate Park", of=0, counters=3, actions=["Shielding", "Cyberevolution"])
        .minion("King Rex", on="Primate Park", of=1, counters=2, actions=["Upgrade"])
        .deck(1, "Howl", "Howl")
        .turn(1, "score_bases")
        .start()
    )
    assert game.scores == (3, 3)
    assert decider(game) == 1
    pick(game, "Upgrade")
    assert decider(game) == 0
    pick(game, "Shielding", "done")
    assert hand(game, 1) == ["Upgrade", "Howl", "Howl"]
    assert hand(game, 0) == ["Shielding"]
