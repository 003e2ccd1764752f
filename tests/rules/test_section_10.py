"""Section 10 of the rules: what cards do to cards."""

import pytest

from smashup import Game
from smashup.scenario import (
    actions_on,
    bases,
    deck,
    discard_pile,
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
    use,
)
from tests.rules.cards_for_tests import ALL

# 10.1


def test_10_1_a_destroyed_card_goes_to_its_owners_discard_pile():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Seeing Stars", "Infiltrate"])
        .minion("Scout", on="Jungle Oasis", of=0, owner=1)
        .action("Overrun", on="Jungle Oasis", of=1)
        .plays(1, 2)
        .start()
    )
    play(game, "Seeing Stars")
    play(game, "Infiltrate")
    assert discard_pile(game, 1) == ["Scout", "Overrun"]
    assert minions(game, "Jungle Oasis") == []


def test_10_1_a_destroyed_base_goes_to_the_base_discard_pile_without_scoring():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Eruption"], definitions=ALL)
        .minion("King Rex", on="Jungle Oasis")
        .action("Outpost", on="Tar Pits", of=1)
        .base_deck("Tortuga")
        .start()
    )
    play(game, "Eruption")
    assert bases(game) == ["Tortuga", "Jungle Oasis"]
    assert [game.state.table[card].name for card in game.state.base_discard] == ["Tar Pits"]
    assert discard_pile(game, 1) == ["Outpost"]
    assert game.scores == (0, 0)


# 10.2


def test_10_2_a_discarded_card_goes_from_the_hand_to_the_discard_pile():
    game = scenario(bases=["Tar Pits"], hand=["Take the Shinies"]).hand(1, "Howl", "King Rex").start()
    play(game, "Take the Shinies")
    assert hand(game, 1) == []
    assert sorted(discard_pile(game, 1)) == ["Howl", "King Rex"]


def test_10_2_a_card_is_discarded_from_the_deck_where_that_is_stated():
    game = scenario(bases=["Tar Pits"], hand=["Walker"]).deck(0, "Outbreak").start()
    play(game, "Walker")
    pick(game, "Outbreak")
    assert (deck(game, 0), discard_pile(game, 0)) == ([], ["Outbreak"])


def test_10_2_the_cards_on_a_scored_base_are_discarded_not_destroyed():
    game = (
        scenario(bases=["Cave of Shinies", "Tar Pits"])
        .minion("Invader", on="Cave of Shinies", counters=20)
        .deck(0, "Scout", "Scout")
        .turn(0, "score_bases")
        .start()
    )
    assert discard_pile(game, 0) == ["Invader"]
    assert game.scores == (4, 0)  # No VP more for a destroyed minion.


# 10.3


def test_10_3_a_moved_minion_goes_to_another_base_with_everything_on_it():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Invasion"])
        .minion("King Rex", on="Tar Pits", of=1, counters=2, actions=["Upgrade"])
        .start()
    )
    play(game, "Invasion")
    assert minions(game, "Jungle Oasis") == ["King Rex"]
    assert actions_on(game, "King Rex") == ["Upgrade"]
    assert power_of(game, "King Rex") == 7 + 2 + 2


def test_10_3_to_the_base_it_is_at_a_minion_cannot_be_moved():
    game = scenario(bases=["Tar Pits"], hand=["Invasion"]).minion("King Rex", on="Tar Pits").start()
    play(game, "Invasion")
    assert minions(game, "Tar Pits") == ["King Rex"]
    assert not [event for event in game.events if event.kind == "move"]


# 10.4


def test_10_4_a_returned_minion_goes_to_its_owners_hand_and_what_was_on_it_is_discarded():
    game = (
        scenario(bases=["Tar Pits"], hand=["Beam Up"])
        .minion("King Rex", on="Tar Pits", of=0, owner=1, actions=[("Upgrade", 1)])
        .start()
    )
    play(game, "Beam Up")
    assert hand(game, 1) == ["King Rex"]
    assert discard_pile(game, 1) == ["Upgrade"]


# 10.5


def test_10_5_placing_is_any_other_relocation():
    game = (
        scenario(bases=["Cave of Shinies"], hand=["Disintegrator"])
        .minion("Scout", on="Cave of Shinies", of=1, actions=["Poison"])
        .deck(1, "Invader")
        .duplicate_factions()
        .start()
    )
    play(game, "Disintegrator")
    assert deck(game, 1) == ["Invader", "Scout"]
    assert discard_pile(game, 1) == ["Poison"]
    assert game.scores == (0, 0)  # Neither destroyed nor returned.


def test_10_5_counters_are_placed_on_cards():
    game = scenario(bases=["Tar Pits"], hand=["Blessing"], definitions=ALL).minion("Dummy", on="Tar Pits").start()
    play(game, "Blessing")
    assert minion(game, "Dummy").counters == 2
    assert power_of(game, "Dummy") == 4


# 10.6


def test_10_6_a_transferred_action_goes_from_one_card_to_another():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Loan"], definitions=ALL)
        .minion("King Rex", on="Tar Pits", of=1, actions=["Upgrade"])
        .minion("Dummy", on="Jungle Oasis")
        .start()
    )
    play(game, "Loan")
    assert (actions_on(game, "King Rex"), actions_on(game, "Dummy")) == ([], ["Upgrade"])
    assert (power_of(game, "King Rex"), power_of(game, "Dummy")) == (7, 4)
    assert minion(game, "Dummy").actions[0].controller == 1


def test_10_6_a_transferred_action_is_not_played():
    """Poison destroys actions on its minion when it is played, and only then."""
    game = (
        scenario(bases=["Tar Pits"], hand=["Loan"], definitions=ALL)
        .minion("Invader", on="Tar Pits", of=1, actions=["Poison"])
        .minion("King Rex", on="Tar Pits", actions=["Upgrade"])
        .start()
    )
    play(game, "Loan")
    pick(game, "Poison")
    assert actions_on(game, "King Rex") == ["Upgrade", "Poison"]
    assert power_of(game, "King Rex") == 5


def test_10_6_transferred_power_counters_go_from_one_minion_to_another():
    game = (
        scenario(bases=["Tar Pits"], hand=["Siphon"], definitions=ALL)
        .minion("Dummy", on="Tar Pits", of=1, counters=3)
        .minion("Zero", on="Tar Pits", counters=1)
        .start()
    )
    play(game, "Siphon")
    pick(game, "Dummy")
    assert (minion(game, "Dummy").counters, minion(game, "Zero").counters) == (0, 4)
    assert power_of(game, "Zero") == 4


def test_10_6_power_counters_do_not_leave_or_reach_a_protected_minion():
    for giver, taker in (("Aegis", "Zero"), ("Zero", "Aegis")):
        game = (
            scenario(bases=["Tar Pits"], hand=["Siphon"], definitions=ALL)
            .minion("Aegis", on="Tar Pits", of=1, counters=2)
            .minion("Zero", on="Tar Pits", counters=1)
            .start()
        )
        play(game, "Siphon")
        pick(game, giver)
        assert (minion(game, "Aegis").counters, minion(game, "Zero").counters) == (2, 1), (giver, taker)


# 10.7


def test_10_7_a_cancelled_ability_counts_as_not_being_there():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Gag", "Seeing Stars"], definitions=ALL)
        .minion("Captain", on="Jungle Oasis", of=1)
        .minion("Dummy", on="Jungle Oasis", of=1)
        .start()
    )
    assert power_of(game, "Dummy") == 3
    play(game, "Gag", on="Captain")
    assert power_of(game, "Dummy") == 2
    assert power_of(game, "Captain") == 2


def test_10_7_the_ability_is_back_when_what_cancels_it_is_gone():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Disenchant"], definitions=ALL)
        .minion("Captain", on="Jungle Oasis", of=1, actions=[("Gag", 0)])
        .minion("Dummy", on="Jungle Oasis", of=1)
        .start()
    )
    assert power_of(game, "Dummy") == 2
    play(game, "Disenchant")
    assert power_of(game, "Dummy") == 3


def test_10_7_an_ability_cancelled_for_a_turn_is_back_after_it():
    game = (
        scenario(bases=["Tar Pits"], hand=["Hex"], definitions=ALL)
        .minion("Warbot", on="Tar Pits", of=1)
        .minion("Adept", on="Tar Pits", of=0)
        .start()
    )
    play(game, "Hex")
    pick(game, "Adept")
    assert offered(game) == ["End your plays"]
    pick(game, "end", "end")
    use(game, "Adept")
    assert game.scores == (1, 0)


def test_10_7_a_minion_whose_protection_is_cancelled_can_be_destroyed():
    game = (
        scenario(bases=["Tar Pits"], hand=["Hex", "Massacre"], definitions=ALL)
        .minion("Warbot", on="Tar Pits", of=1)
        .plays(1, 2)
        .start()
    )
    play(game, "Hex")
    play(game, "Massacre")
    assert minions(game, "Tar Pits") == []


def test_10_7_the_ability_of_a_base_can_be_cancelled():
    game = scenario(bases=["The Central Brain"], hand=["Jammed Signal"]).minion("Scout", on="The Central Brain").start()
    assert power_of(game, "Scout") == 4
    play(game, "Jammed Signal")
    assert power_of(game, "Scout") == 3


# 10.8


def nothing_happened(game: Game) -> bool:
    """The protected minion is where and what it was."""
    aegis = minion(game, "Aegis")
    return (
        minions(game, "Tar Pits", of=1) == ["Aegis"]
        and aegis.counters == 0
        and aegis.hooks == aegis.definition.hooks
        and actions_on(game, "Aegis") == []
        and power_of(game, "Aegis") == 2
    )


@pytest.mark.parametrize(
    ("card", "way"),
    [
        ("Invasion", "moved"),
        ("Seeing Stars", "destroyed"),
        ("Beam Up", "returned"),
        ("Tumble", "shuffled"),
        ("Disintegrator", "placed"),
        ("Weaken", "changed in power"),
        ("Blessing", "given counters"),
        ("Charm", "changed in controller"),
        ("Gag", "given an action"),
        ("Hex", "cancelled"),
    ],
)
def test_10_8_a_minion_that_is_not_affected_by_other_players_cards_is_not(card, way):
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=[card], definitions=ALL)
        .minion("Aegis", on="Tar Pits", of=1)
        .start()
    )
    play(game, card)
    assert nothing_happened(game), way
    assert discard_pile(game, 0) == [card]


def test_10_8_an_action_transferred_to_a_minion_affects_it():
    game = (
        scenario(bases=["Tar Pits"], hand=["Loan"], definitions=ALL)
        .minion("Aegis", on="Tar Pits", of=1)
        .minion("King Rex", on="Tar Pits", actions=["Upgrade"])
        .start()
    )
    play(game, "Loan")
    assert nothing_happened(game)
    assert "Upgrade" in discard_pile(game, 0)


def test_10_8_the_own_cards_of_its_controller_affect_it():
    game = scenario(bases=["Tar Pits"], hand=["Beam Up"], definitions=ALL).minion("Aegis", on="Tar Pits").start()
    play(game, "Beam Up")
    assert hand(game, 0) == ["Aegis"]


def test_10_8_choosing_a_minion_or_destroying_an_action_on_it_does_not_affect_it():
    game = (
        scenario(bases=["Tar Pits"], hand=["Disenchant", "Howl", "Howl"])
        .minion("Brownie", on="Tar Pits", of=1, actions=["Upgrade"])
        .duplicate_factions()
        .start()
    )
    play(game, "Disenchant")
    assert actions_on(game, "Brownie") == []
    assert hand(game, 0) == ["Howl", "Howl"]


# 10.9


def test_10_9_a_card_directly_affects_the_target_its_ability_specifies():
    game = (
        scenario(bases=["Tar Pits"], hand=["Beam Up", "Scout", "Invader", "Invader"])
        .minion("Brownie", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Beam Up")
    assert hand(game, 1) == ["Brownie"]
    assert len(hand(game, 0)) == 1


def test_10_9_a_group_the_card_names_is_specified_too():
    game = (
        scenario(bases=["Tar Pits"], hand=["Crop Circles", "Scout", "Invader", "Invader"])
        .minion("Brownie", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Crop Circles")
    assert len(hand(game, 0)) == 1


def test_10_9_what_another_card_does_as_a_consequence_is_not_directly():
    """Natural Selection destroys Nukebot; that Nukebot then blows up Brownie is the doing of Nukebot."""
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Natural Selection", "Howl", "Howl"])
        .minion("King Rex", on="Jungle Oasis", of=0)
        .minion("Nukebot", on="Jungle Oasis", of=0)
        .minion("Brownie", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Natural Selection")
    pick(game, "King Rex", "Nukebot")
    assert discard_pile(game, 1) == ["Brownie"]
    assert hand(game, 0) == ["Howl", "Howl"]


def test_10_9_an_ability_of_a_card_already_in_play_is_not_a_card_just_played():
    game = (
        scenario(bases=["Mushroom Kingdom", "Tar Pits"], hand=["Howl", "Howl"])
        .minion("Brownie", on="Tar Pits", of=1)
        .turn(0, "start_turn")
        .start()
    )
    pick(game, "Brownie")
    assert minions(game, "Mushroom Kingdom") == ["Brownie"]
    assert hand(game, 0) == ["Howl", "Howl"]


# 10.10


def test_10_10_a_standard_action_does_not_stay_in_play():
    game = (
        scenario(bases=["Tar Pits"], hand=["Howl", "Wildlife Preserve", "Upgrade"])
        .minion("King Rex", on="Tar Pits")
        .plays(1, 3)
        .start()
    )
    for card in ("Howl", "Wildlife Preserve", "Upgrade"):
        play(game, card)
    assert discard_pile(game, 0) == ["Howl"]
    assert actions_on(game, "Tar Pits") == ["Wildlife Preserve"]
    assert actions_on(game, "King Rex") == ["Upgrade"]


def test_10_10_an_action_for_a_base_or_minion_is_no_standard_action():
    game = (
        scenario(bases=["Tar Pits"], hand=["Encyclopedia"], definitions=ALL)
        .discard_pile(0, "Upgrade", "Wildlife Preserve", "Howl", "King Rex", "Rampage")
        .start()
    )
    play(game, "Encyclopedia")
    assert offered(game) == ["Howl", "Rampage"]


# 10.11


def test_10_11_a_protected_card_may_be_chosen_and_the_rest_of_the_ability_goes_on():
    game = (
        scenario(bases=["Tar Pits"], hand=["Abduction", "Scout"], definitions=ALL)
        .minion("Aegis", on="Tar Pits", of=1)
        .minion("Invader", on="Tar Pits")
        .start()
    )
    play(game, "Abduction")
    assert offered(game) == ["Aegis (2, Player 2, Tar Pits)", "Invader (3, Player 1, Tar Pits)"]
    pick(game, "Aegis")
    assert minions(game, "Tar Pits") == ["Aegis", "Invader"]
    assert plays_left(game) == (2, 0)


def test_10_11_what_cannot_be_destroyed_may_be_chosen_to_be_destroyed():
    game = scenario(bases=["Jungle Oasis"], hand=["Ninja Master"]).minion("Warbot", on="Jungle Oasis", of=1).start()
    play(game, "Ninja Master")
    pick(game, "Warbot")
    assert minions(game, "Jungle Oasis") == ["Warbot", "Ninja Master"]


# 10.12


def test_10_12_when_a_minion_becomes_unaffected_other_players_actions_on_it_are_destroyed():
    game = (
        scenario(bases=["Tar Pits"], hand=["Smoke Bomb"])
        .minion("King Rex", on="Tar Pits", actions=[("Poison", 1), ("Upgrade", 0)])
        .duplicate_factions()
        .start()
    )
    assert power_of(game, "King Rex") == 5
    play(game, "Smoke Bomb")
    assert actions_on(game, "King Rex") == ["Upgrade", "Smoke Bomb"]
    assert discard_pile(game, 1) == ["Poison"]
    assert power_of(game, "King Rex") == 9


def test_10_12_an_action_attached_later_is_discarded_without_effect():
    game = (
        scenario(bases=["Tar Pits"])
        .minion("King Rex", on="Tar Pits", actions=["Smoke Bomb"])
        .hand(1, "Poison")
        .turn(1)
        .duplicate_factions()
        .start()
    )
    play(game, "Poison", on="King Rex")
    assert actions_on(game, "King Rex") == ["Smoke Bomb"]
    assert discard_pile(game, 1) == ["Poison"]


def test_10_12_an_attached_action_affects_its_minion_all_the_time():
    """Poison was there before Tooth and Claw: as it goes on affecting the minion, the ward is used up at once."""
    game = (
        scenario(bases=["Tar Pits"], hand=["Tooth and Claw... and Guns"])
        .minion("King Rex", on="Tar Pits", actions=[("Poison", 1)])
        .start()
    )
    play(game, "Tooth and Claw... and Guns")
    assert discard_pile(game, 0) == ["Tooth and Claw... and Guns"]
    assert power_of(game, "King Rex") == 7


# 10.13


def test_10_13_a_copied_ability_works_for_the_copying_card():
    game = (
        scenario(bases=["Tar Pits"], hand=["Parrot"], definitions=ALL)
        .minion("Captain", on="Tar Pits", of=1)
        .minion("Dummy", on="Tar Pits", of=0)
        .start()
    )
    play(game, "Parrot")
    pick(game, "Captain")
    assert power_of(game, "Dummy") == 3


def test_10_13_copying_does_not_affect_the_copied_card_so_a_protected_one_can_be_copied():
    game = (
        scenario(bases=["Tar Pits"], hand=["Parrot"], definitions=ALL)
        .minion("Aegis", on="Tar Pits", of=1)
        .hand(1, "Beam Up")
        .start()
    )
    play(game, "Parrot")
    pick(game, "end")
    play(game, "Beam Up")
    pick(game, "Parrot")
    assert minions(game, "Tar Pits") == ["Aegis", "Parrot"]


def test_10_13_the_name_is_not_copied():
    game = (
        scenario(bases=["Tar Pits"], hand=["Parrot"], definitions=ALL).minion("War Raptor", on="Tar Pits", of=1).start()
    )
    play(game, "Parrot")
    assert power_of(game, "War Raptor") == 3  # One War Raptor here.
    assert power_of(game, "Parrot") == 2 + 1  # Its copied ability counts the War Raptors here: one.


def test_10_13_an_ability_copied_from_an_on_play_ability_does_not_happen_again():
    game = scenario(bases=["Tar Pits"], hand=["Parrot"], definitions=ALL).minion("Invader", on="Tar Pits", of=1).start()
    play(game, "Parrot")
    assert game.scores == (0, 0)
    assert prompt(game) == "Play a card, use an ability, or end your plays."
