"""Wizards: every ability and every ruling that changes behaviour, in the order of the faction's file."""

from collections.abc import Sequence
from typing import Any

import pytest

from smashup import Game
from smashup.engine import Action, Effect
from smashup.game.view_types import CardSeen
from smashup.scenario import (
    Scenario,
    actions_on,
    asked_by,
    base_deck,
    bases,
    deck,
    discard_pile,
    events,
    hand,
    minions,
    offered,
    pick,
    play,
    plays_left,
    prompt,
    scenario,
    titans,
    total,
    use,
)


class Gag(Action):
    """Play on a minion. Ongoing: Its abilities are cancelled."""

    name = "Gag"
    plays_on = "minion"

    def cancels_host(self) -> None: ...


class Charm(Action):
    """Take control of a minion until the end of the turn."""

    name = "Charm"

    def on_play(self) -> Effect:
        target = yield from self.choose_minion("Take control of which minion?", self.minions())
        if target is not None:
            yield from self.take_control(target, until="end")


class RoundTrip(Action):
    """Another player takes control of a minion; then you do."""

    name = "Round Trip"

    def on_play(self) -> Effect:
        target = yield from self.choose_minion("Which minion?", self.minions())
        if target is not None:
            yield from self.take_control(target, self.others[0])
            yield from self.take_control(target)


class Leash(Action):
    """Play on a minion. Ongoing: You control it while this is on it."""

    name = "Leash"
    plays_on = "minion"

    def on_play(self) -> Effect:
        yield from self.take_control(self.host, until="source")


class Present(Action):
    """Place a card from your hand into another player's hand."""

    name = "Present"

    def on_play(self) -> Effect:
        card = yield from self.choose_card("Which card?", self.hand)
        if card is not None:
            self.give_card(card, self.others[0], self.hand)


class Detour(Action):
    """Special: After a base scores, choose a base from the base discard pile to replace it."""

    name = "Detour"
    special = "after_scoring"

    def special_targets(self) -> Sequence[None]:
        return (None,) if self.state.base_discard else ()

    def on_play(self) -> Effect:
        base = yield from self.choose_card("Which base?", self.state.base_discard)
        if base is not None:
            self.offer_replacement(base)


def names(cards: list[CardSeen]) -> list[str]:
    return [card["name"] for card in cards]


# Archmage.


def test_archmage_gives_an_extra_action_in_the_turn_it_is_played():
    game = scenario(bases=["Jungle Oasis"], hand=["Archmage", "Summon", "Summon", "Time Loop"]).start()
    play(game, "Archmage")
    assert plays_left(game) == (0, 2)


def test_archmage_gives_an_extra_action_in_each_of_your_turns():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Summon"])
        .minion("Archmage", on="Jungle Oasis", of=0)
        .turn(0, "start_turn")
        .start()
    )
    assert plays_left(game) == (1, 2)


def test_archmage_gives_nothing_to_the_other_players():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Beam Up"])
        .minion("Archmage", on="Jungle Oasis", of=1)
        .turn(0, "start_turn")
        .start()
    )
    assert plays_left(game) == (1, 1)


def test_the_extra_action_is_kept_when_archmage_leaves_play_in_the_turn_it_was_played():
    game = scenario(bases=["Jungle Oasis"], hand=["Archmage", "Sacrifice", "Summon"]).start()
    play(game, "Archmage")
    play(game, "Sacrifice")
    assert minions(game, "Jungle Oasis") == []
    assert offered(game) == ["Summon", "End your plays"]


def test_the_extra_action_is_kept_when_archmage_leaves_play_in_a_later_turn():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Sacrifice", "Summon"])
        .minion("Archmage", on="Jungle Oasis", of=0)
        .turn(0, "start_turn")
        .start()
    )
    play(game, "Sacrifice")
    assert offered(game) == ["Summon", "End your plays"]


def test_an_archmage_played_again_in_the_same_turn_gives_another_extra_action():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Beam Up", "Summon"])
        .minion("Archmage", on="Jungle Oasis", of=0)
        .turn(0, "start_turn")
        .start()
    )
    play(game, "Beam Up")
    assert plays_left(game) == (1, 1)
    play(game, "Archmage")
    assert plays_left(game) == (0, 2)


def test_an_archmage_that_comes_under_your_control_in_your_play_cards_phase_gives_an_extra_action():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Charm"], definitions=[Charm])
        .minion("Archmage", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Charm")
    assert plays_left(game) == (1, 1)


def test_an_archmage_that_comes_back_to_you_in_your_play_cards_phase_gives_an_extra_action():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Disenchant"], definitions=[Leash])
        .minion("Archmage", on="Jungle Oasis", of=0)
        .hand(1, "Leash")
        .turn(1)
        .start()
    )
    play(game, "Leash")
    pick(game, "end")
    assert plays_left(game) == (1, 1)
    play(game, "Disenchant")
    assert plays_left(game) == (1, 1)


def test_archmage_gives_its_extra_action_only_once_a_turn_also_when_it_goes_and_comes_back():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Round Trip"], definitions=[RoundTrip])
        .minion("Archmage", on="Jungle Oasis", of=0)
        .turn(0, "start_turn")
        .start()
    )
    play(game, "Round Trip")
    assert plays_left(game) == (1, 1)


def test_an_archmage_whose_ability_is_cancelled_as_the_phase_begins_gives_nothing():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Disenchant"], definitions=[Gag])
        .minion("Archmage", on="Jungle Oasis", of=0, actions=[("Gag", 1)])
        .turn(0, "start_turn")
        .start()
    )
    assert plays_left(game) == (1, 1)
    play(game, "Disenchant")
    assert plays_left(game) == (1, 0)


# Chronomage.


def test_chronomage_gives_an_extra_action_that_is_kept_when_it_leaves_play():
    game = scenario(bases=["Jungle Oasis"], hand=["Chronomage", "Sacrifice", "Summon"]).start()
    play(game, "Chronomage")
    assert plays_left(game) == (0, 2)
    play(game, "Sacrifice")
    assert plays_left(game) == (0, 1)


def test_4_3_the_extra_action_of_a_chronomage_played_before_scoring_is_now_or_never():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Hidden Ninja", "Chronomage", "Mystic Studies"])
        .minion("King Rex", on="Jungle Oasis", of=1)
        .minion("Laseratops", on="Jungle Oasis", of=1)
        .minion("Neophyte", on="Jungle Oasis", of=0)
        .turn(0, "score_bases")
        .start()
    )
    play(game, "Hidden Ninja")
    play(game, "Chronomage")
    assert asked_by(game) == "Chronomage"
    assert offered(game) == ["Mystic Studies", "Pass"]


# Enchantress.


def test_enchantress_draws_a_card_that_may_be_played_this_turn():
    game = scenario(bases=["Jungle Oasis"], hand=["Enchantress"]).deck(0, "Summon", "Scry").start()
    play(game, "Enchantress")
    assert hand(game, 0) == ["Summon"]
    assert offered(game) == ["Summon", "End your plays"]


def test_enchantress_draws_before_an_ability_that_her_being_played_sets_off():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Enchantress"])
        .action("Pay the Piper", on="Jungle Oasis", of=1)
        .deck(0, "Scry", "Summon")
        .start()
    )
    play(game, "Enchantress")
    assert discard_pile(game, 0) == ["Scry"]
    assert hand(game, 0) == []


# Neophyte.


def neophyte(top: str, *others: str) -> Game:
    """Neophyte was played and revealed that card."""
    game = scenario(bases=["Jungle Oasis"], hand=["Neophyte"]).deck(0, top, *others, "Enchantress").start()
    play(game, "Neophyte")
    return game


def test_neophyte_asks_once_what_to_do_with_a_revealed_action():
    game = neophyte("Summon")
    assert offered(game) == ["Summon", "Place Summon into your hand", "Leave Summon on top of your deck"]
    assert names(game.view(1)["players"][0]["deck_top"]) == ["Summon"]


def test_neophyte_may_take_the_revealed_action_into_hand_to_be_played_later():
    game = neophyte("Summon")
    pick(game, "hand")
    assert hand(game, 0) == ["Summon"]
    assert plays_left(game) == (0, 1)
    play(game, "Summon")
    assert plays_left(game) == (1, 0)


def test_neophyte_may_play_the_revealed_action_as_an_extra_action():
    game = neophyte("Summon")
    play(game, "Summon")
    assert discard_pile(game, 0) == ["Summon"]
    assert deck(game, 0) == ["Enchantress"]
    assert plays_left(game) == (1, 1)


def test_neophyte_may_leave_the_revealed_action_on_top_of_the_deck():
    game = neophyte("Summon")
    pick(game, "back")
    assert deck(game, 0) == ["Summon", "Enchantress"]
    assert plays_left(game) == (0, 1)


def test_a_minion_revealed_by_neophyte_stays_on_top_of_the_deck():
    game = neophyte("Chronomage")
    assert offered(game) == ["End your plays"]
    assert deck(game, 0) == ["Chronomage", "Enchantress"]
    assert "reveal" in events(game)


def test_a_special_played_with_neophyte_at_the_wrong_time_is_discarded_without_effect():
    game = neophyte("Hidden Ninja", "Shinobi")
    play(game, "Hidden Ninja")
    assert discard_pile(game, 0) == ["Hidden Ninja"]
    assert offered(game) == ["End your plays"]


def test_9_6_neophyte_with_an_empty_deck_reveals_from_the_shuffled_discard_pile():
    game = scenario(bases=["Jungle Oasis"], hand=["Neophyte"]).discard_pile(0, "Scry").start()
    play(game, "Neophyte")
    assert offered(game) == ["Scry", "Place Scry into your hand", "Leave Scry on top of your deck"]


def test_who_cannot_play_actions_may_still_take_the_action_neophyte_reveals():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Neophyte"])
        .hand(1, "Mark of Sleep")
        .deck(0, "Scry", "Enchantress")
        .turn(1)
        .start()
    )
    play(game, "Mark of Sleep")
    pick(game, 0, "end")
    play(game, "Neophyte")
    assert offered(game) == ["Place Scry into your hand", "Leave Scry on top of your deck"]


# Mass Enchantment.


def test_mass_enchantment_plays_one_revealed_action_which_goes_to_its_owners_discard_pile():
    game = (
        scenario(players=3, bases=["Jungle Oasis"], hand=["Mass Enchantment"])
        .deck(0, "Scry", "Enchantress", "Enchantress")
        .deck(1, "Mystic Studies", "Summon")
        .deck(2, "Tech Center", "Zapbot")
        .duplicate_factions()
        .start()
    )
    play(game, "Mass Enchantment")
    assert offered(game) == ["Mystic Studies", "Tech Center", "Pass"]
    play(game, "Mystic Studies")
    assert hand(game, 0) == ["Scry", "Enchantress"]
    assert discard_pile(game, 0) == ["Mass Enchantment"]
    assert discard_pile(game, 1) == ["Mystic Studies"]
    assert deck(game, 1) == ["Summon"]
    assert deck(game, 2) == ["Tech Center", "Zapbot"]


def test_you_on_the_action_mass_enchantment_plays_is_the_player_of_mass_enchantment():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Mass Enchantment"])
        .minion("Neophyte", on="Jungle Oasis", of=0)
        .minion("King Rex", on="Jungle Oasis", of=1)
        .deck(1, "Upgrade")
        .start()
    )
    play(game, "Mass Enchantment")
    play(game, "Upgrade", on="Neophyte")
    assert actions_on(game, "Neophyte") == ["Upgrade"]
    assert game.state.minions()[0].actions[0].controller == 0


def test_mass_enchantment_plays_at_most_one_action_and_uses_none_of_your_plays():
    game = (
        scenario(players=3, bases=["Jungle Oasis"], hand=["Mass Enchantment"])
        .deck(1, "Summon")
        .deck(2, "Summon")
        .plays(minions=0, actions=2)
        .duplicate_factions()
        .start()
    )
    play(game, "Mass Enchantment")
    play(game, "Summon", of=1)
    assert (discard_pile(game, 1), discard_pile(game, 2)) == (["Summon"], [])
    assert plays_left(game) == (1, 1)


def test_equal_actions_revealed_by_mass_enchantment_are_told_apart_by_their_owners():
    game = (
        scenario(players=3, bases=["Jungle Oasis"], hand=["Mass Enchantment"])
        .deck(1, "Summon")
        .deck(2, "Summon")
        .duplicate_factions()
        .start()
    )
    play(game, "Mass Enchantment")
    assert offered(game) == ["Summon (card of Player 2)", "Summon (card of Player 3)", "Pass"]
    game.choose(1)
    assert discard_pile(game, 2) == ["Summon"]


def test_all_actions_revealed_by_mass_enchantment_may_be_left_unplayed():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Mass Enchantment"])
        .deck(1, "Summon", "Scry")
        .duplicate_factions()
        .start()
    )
    play(game, "Mass Enchantment")
    pick(game, "pass")
    assert deck(game, 1) == ["Summon", "Scry"]


def test_mass_enchantment_plays_no_minion_and_not_from_an_empty_deck_with_an_empty_discard_pile():
    game = (
        scenario(players=3, bases=["Jungle Oasis"], hand=["Mass Enchantment"]).deck(1, "Zapbot", "Tech Center").start()
    )
    play(game, "Mass Enchantment")
    assert offered(game) == ["End your plays"]
    assert deck(game, 1) == ["Zapbot", "Tech Center"]


def test_9_6_a_player_with_an_empty_deck_shuffles_the_discard_pile_for_mass_enchantment():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Mass Enchantment"])
        .discard_pile(1, "Summon")
        .duplicate_factions()
        .start()
    )
    play(game, "Mass Enchantment")
    assert offered(game) == ["Summon", "Pass"]


def test_a_special_played_with_mass_enchantment_at_the_wrong_time_is_discarded_without_effect():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Mass Enchantment", "Chronomage"])
        .deck(1, "Hidden Ninja")
        .plays(minions=0)
        .start()
    )
    play(game, "Mass Enchantment")
    play(game, "Hidden Ninja")
    assert discard_pile(game, 1) == ["Hidden Ninja"]
    assert offered(game) == ["End your plays"]


# Mystic Studies.


def test_mystic_studies_draws_two_cards_and_is_not_in_the_pile_that_is_shuffled_for_it():
    game = scenario(bases=["Jungle Oasis"], hand=["Mystic Studies"]).deck(0, "Scry").discard_pile(0, "Summon").start()
    play(game, "Mystic Studies")
    assert hand(game, 0) == ["Scry", "Summon"]
    assert discard_pile(game, 0) == ["Mystic Studies"]


# Portal.


def portal() -> Game:
    """Portal was played and revealed five cards."""
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Portal"])
        .deck(0, "Scry", "Archmage", "Summon", "Neophyte", "Time Loop", "Enchantress")
        .start()
    )
    play(game, "Portal")
    return game


def test_portal_takes_any_number_of_the_revealed_minions_and_orders_the_rest():
    game = portal()
    assert offered(game) == ["Archmage", "Neophyte", "Done"]
    pick(game, "Archmage", "done")
    assert hand(game, 0) == ["Archmage"]
    assert offered(game) == ["Scry", "Summon", "Neophyte", "Time Loop"]
    pick(game, "Time Loop", "Neophyte", "Summon")
    assert deck(game, 0) == ["Time Loop", "Neophyte", "Summon", "Scry", "Enchantress"]
    assert "shuffle" not in events(game)


def test_portal_may_take_no_minion():
    game = portal()
    pick(game, "done", "Scry", "Archmage", "Summon", "Neophyte")
    assert hand(game, 0) == []
    assert deck(game, 0) == ["Scry", "Archmage", "Summon", "Neophyte", "Time Loop", "Enchantress"]


def test_everybody_sees_what_portal_reveals_but_not_the_order_of_the_rest():
    game = portal()
    assert names(game.view(1)["players"][0]["deck_top"]) == ["Scry", "Archmage", "Summon", "Neophyte", "Time Loop"]
    pick(game, "Archmage", "done", "Scry", "Summon", "Neophyte")
    assert names(game.view(1)["players"][0]["hand"]) == ["Archmage"]
    assert names(game.view(1)["players"][0]["deck_top"]) == []
    assert names(game.view(0)["players"][0]["deck_top"]) == ["Scry", "Summon", "Neophyte", "Time Loop"]


def test_portal_goes_on_with_the_shuffled_discard_pile_without_itself_when_the_deck_runs_out():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Portal"])
        .deck(0, "Archmage", "Chronomage")
        .discard_pile(0, "Neophyte")
        .start()
    )
    play(game, "Portal")
    assert offered(game) == ["Archmage", "Chronomage", "Neophyte", "Done"]


# Sacrifice.


def test_sacrifice_draws_as_many_cards_as_the_minions_current_power_and_destroys_it():
    game = (
        scenario(bases=["The Central Brain"], hand=["Sacrifice"])
        .minion("Neophyte", on="The Central Brain", of=0)
        .deck(0, "Scry", "Summon", "Summon", "Time Loop")
        .start()
    )
    play(game, "Sacrifice")
    assert hand(game, 0) == ["Scry", "Summon", "Summon"]
    assert minions(game, "The Central Brain") == []


def test_sacrifice_draws_before_it_destroys():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Sacrifice"])
        .minion("Neophyte", on="Jungle Oasis", of=0)
        .deck(0, "Scry")
        .start()
    )
    play(game, "Sacrifice")
    assert hand(game, 0) == ["Scry"]
    assert discard_pile(game, 0) == ["Neophyte", "Sacrifice"]


def test_sacrifice_draws_even_if_the_minion_is_not_destroyed():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Sacrifice"])
        .minion("Buccaneer", on="Jungle Oasis", of=0)
        .deck(0, "Scry", "Summon", "Summon", "Time Loop", "Archmage")
        .start()
    )
    play(game, "Sacrifice")
    assert len(hand(game, 0)) == 4
    assert minions(game, "Tar Pits") == ["Buccaneer"]


def test_a_minion_of_power_0_is_sacrificed_for_no_card():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Sacrifice"])
        .minion("Neophyte", on="Jungle Oasis", of=0, actions=[("Poison", 1)])
        .deck(0, "Scry")
        .start()
    )
    play(game, "Sacrifice")
    assert hand(game, 0) == []
    assert minions(game, "Jungle Oasis") == []


def test_sacrifice_without_a_minion_has_no_effect():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Sacrifice"])
        .minion("King Rex", on="Jungle Oasis", of=1)
        .deck(0, "Scry")
        .start()
    )
    play(game, "Sacrifice")
    assert minions(game, "Jungle Oasis") == ["King Rex"]
    assert discard_pile(game, 0) == ["Sacrifice"]


def test_a_sacrificed_minion_of_another_owner_goes_to_that_owners_discard_pile():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Sacrifice"])
        .minion("King Rex", on="Jungle Oasis", of=0, owner=1)
        .deck(0, "Scry")
        .start()
    )
    play(game, "Sacrifice")
    assert discard_pile(game, 1) == ["King Rex"]
    assert hand(game, 0) == ["Scry"]


# Scry.


def test_scry_takes_an_action_from_the_deck_shows_it_and_shuffles():
    game = scenario(bases=["Jungle Oasis"], hand=["Scry"]).deck(0, "Archmage", "Summon", "Time Loop", "Summon").start()
    play(game, "Scry")
    assert sorted(offered(game)) == ["Summon", "Time Loop"]
    pick(game, "Time Loop")
    assert hand(game, 0) == ["Time Loop"]
    assert names(game.view(1)["players"][0]["hand"]) == ["Time Loop"]
    assert sorted(deck(game, 0)) == ["Archmage", "Summon", "Summon"]
    assert events(game)[-1] == "shuffle"
    assert offered(game) == ["End your plays"]


def test_after_scry_nobody_knows_the_order_of_the_deck():
    game = scenario(bases=["Jungle Oasis"], hand=["Scry"]).deck(0, "Archmage", "Neophyte", "Summon").start()
    play(game, "Scry")
    assert hand(game, 0) == ["Summon"]
    assert game.view(0)["players"][0]["deck_top"] == []


def test_scry_that_finds_nothing_shuffles_anyway_and_does_not_go_on_into_the_discard_pile():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Scry"])
        .deck(0, "Archmage", "Neophyte")
        .discard_pile(0, "Summon")
        .start()
    )
    play(game, "Scry")
    assert hand(game, 0) == []
    assert discard_pile(game, 0) == ["Summon", "Scry"]
    assert events(game)[-1] == "shuffle"


def test_scry_with_an_empty_deck_shuffles_the_discard_pile_first():
    game = scenario(bases=["Jungle Oasis"], hand=["Scry"]).discard_pile(0, "Summon", "Archmage").start()
    play(game, "Scry")
    assert hand(game, 0) == ["Summon"]
    assert deck(game, 0) == ["Archmage"]
    assert discard_pile(game, 0) == ["Scry"]


# Summon.


def test_summon_gives_an_extra_minion_of_any_power():
    game = scenario(bases=["Jungle Oasis"], hand=["Summon", "Archmage", "King Rex"]).start()
    play(game, "Summon")
    play(game, "King Rex")
    play(game, "Archmage")
    assert minions(game, "Jungle Oasis") == ["King Rex", "Archmage"]


def test_the_extra_minion_of_summon_may_come_from_the_discard_pile_through_theyre_coming_to_get_you():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Summon"])
        .action("They're Coming To Get You", on="Jungle Oasis")
        .discard_pile(0, "Grave Digger")
        .plays(minions=0)
        .start()
    )
    play(game, "Summon")
    play(game, "Grave Digger")
    assert minions(game, "Jungle Oasis") == ["Grave Digger"]


# Time Loop.


def test_time_loop_gives_two_extra_actions():
    game = scenario(bases=["Jungle Oasis"], hand=["Time Loop", "Summon", "Summon", "Mystic Studies"]).start()
    play(game, "Time Loop")
    assert plays_left(game) == (1, 2)
    play(game, "Summon")
    play(game, "Summon")
    assert plays_left(game) == (3, 0)


def test_4_3_outside_the_play_cards_phase_both_actions_of_time_loop_are_now_or_never():
    game = (
        scenario(
            bases=["Jungle Oasis", "Tar Pits"],
            hand=["Hidden Ninja", "Neophyte", "Mystic Studies", "Seeing Stars"],
        )
        .minion("King Rex", on="Jungle Oasis", of=1)
        .minion("Laseratops", on="Jungle Oasis", of=1)
        .minion("Neophyte", on="Jungle Oasis", of=0)
        .deck(0, "Time Loop", "Summon", "Summon")
        .turn(0, "score_bases")
        .start()
    )
    play(game, "Hidden Ninja")
    play(game, "Neophyte")
    play(game, "Time Loop")
    assert asked_by(game) == "Time Loop"
    play(game, "Mystic Studies")
    assert asked_by(game) == "Time Loop"
    pick(game, "pass")
    assert game.decision is not None
    assert game.decision.player == 1


# Winds of Change.


def test_winds_of_change_shuffles_the_hand_into_the_deck_draws_five_and_gives_an_extra_action():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Winds of Change", "Archmage", "Summon"])
        .deck(0, "Neophyte", "Scry", "Time Loop")
        .discard_pile(0, "Chronomage")
        .start()
    )
    play(game, "Winds of Change")
    assert sorted(hand(game, 0)) == ["Archmage", "Neophyte", "Scry", "Summon", "Time Loop"]
    assert deck(game, 0) == []
    assert discard_pile(game, 0) == ["Chronomage", "Winds of Change"]
    assert plays_left(game) == (1, 1)


def test_winds_of_change_with_an_empty_hand_still_shuffles_and_draws_five():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Winds of Change"])
        .deck(0, "Neophyte", "Neophyte", "Neophyte", "Neophyte", "Scry", "Time Loop")
        .start()
    )
    play(game, "Winds of Change")
    assert "shuffle" in events(game)
    assert len(hand(game, 0)) == 5


def test_winds_of_change_touches_the_discard_pile_only_when_the_deck_runs_out():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Winds of Change", "Archmage"])
        .deck(0, "Neophyte", "Scry")
        .discard_pile(0, "Chronomage", "Summon", "Summon")
        .start()
    )
    play(game, "Winds of Change")
    assert {"Archmage", "Neophyte", "Scry"} < set(hand(game, 0))
    assert len(hand(game, 0)) == 5
    assert discard_pile(game, 0) == ["Winds of Change"]


def test_nobody_sees_which_cards_winds_of_change_shuffles_in():
    game = scenario(bases=["Jungle Oasis"], hand=["Winds of Change", "Archmage"]).start()
    play(game, "Winds of Change")
    shuffled = next(event for event in game.events if event.kind == "shuffle_in")
    assert shuffled.describe(1) == "a card is shuffled into a deck."
    assert shuffled.describe(0) == "Archmage is shuffled into a deck."


def test_9_3_a_card_in_your_hand_that_you_do_not_own_goes_into_your_deck_with_the_others():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Present", "King Rex"], definitions=[Present])
        .hand(1, "Winds of Change")
        .deck(1, "Neophyte", "Neophyte", "Neophyte", "Neophyte")
        .start()
    )
    play(game, "Present")
    pick(game, "end")
    assert sorted(hand(game, 1)) == ["King Rex", "Winds of Change"]
    play(game, "Winds of Change")
    assert sorted(hand(game, 1)) == ["King Rex", "Neophyte", "Neophyte", "Neophyte", "Neophyte"]
    assert deck(game, 0) == []


# School of Wizardry.


def school(players: int = 2, **more: Any) -> Scenario:
    """Player 1 has won School of Wizardry in the turn of player 0."""
    return (
        scenario(players=players, bases=["School of Wizardry", "Jungle Oasis"], **more)
        .minion("King Rex", on="School of Wizardry", of=1)
        .minion("Laseratops", on="School of Wizardry", of=1)
        .minion("Nukebot", on="School of Wizardry", of=0)
        .minion("Warbot", on="School of Wizardry", of=0)
        .base_deck("Tar Pits", "The Mothership", "Cave of Shinies", "The Homeworld")
        .turn(0, "score_bases")
    )


def test_the_winner_of_the_school_chooses_the_next_base_and_the_order_of_the_others():
    game = school().start()
    assert game.decision is not None
    assert game.decision.player == 1
    assert offered(game) == ["Tar Pits", "The Mothership", "Cave of Shinies"]
    pick(game, "The Mothership")
    pick(game, "Cave of Shinies")
    assert bases(game) == ["The Mothership", "Jungle Oasis"]
    assert base_deck(game) == ["Cave of Shinies", "Tar Pits", "The Homeworld"]


def test_only_the_winner_of_the_school_sees_the_three_bases():
    game = school().start()
    assert names(game.view(1)["base_deck_top"]) == ["Tar Pits", "The Mothership", "Cave of Shinies"]
    assert game.view(0)["base_deck_top"] == []
    pick(game, "The Mothership", "Cave of Shinies")
    assert names(game.view(1)["base_deck_top"]) == ["Cave of Shinies", "Tar Pits"]
    assert game.view(0)["base_deck_top"] == []


def test_of_tied_winners_of_the_school_only_the_first_clockwise_from_the_current_player_chooses():
    game = (
        scenario(players=3, bases=["School of Wizardry", "Jungle Oasis"])
        .minion("King Rex", on="School of Wizardry", of=0)
        .minion("King Rex", on="School of Wizardry", of=2)
        .minion("Nukebot", on="School of Wizardry", of=1)
        .minion("Microbot Guard", on="School of Wizardry", of=1)
        .base_deck("Tar Pits", "The Mothership", "Cave of Shinies")
        .turn(1, "score_bases")
        .duplicate_factions()
        .start()
    )
    assert game.decision is not None
    assert game.decision.player == 2
    pick(game, "Tar Pits", "The Mothership")
    assert bases(game) == ["Tar Pits", "Jungle Oasis"]
    assert base_deck(game) == ["The Mothership", "Cave of Shinies"]


def test_the_school_goes_on_with_the_shuffled_base_discard_pile_when_the_base_deck_runs_out():
    game = school().base_deck("Tar Pits").base_discard("The Mothership", "Cave of Shinies").start()
    assert sorted(offered(game)) == ["Cave of Shinies", "Tar Pits", "The Mothership"]


def test_the_school_shows_what_bases_there_are_when_there_are_fewer_than_three():
    game = school().base_deck("Tar Pits", "The Mothership").start()
    pick(game, "The Mothership")
    assert bases(game) == ["The Mothership", "Jungle Oasis"]
    assert base_deck(game) == ["Tar Pits"]


def test_6_14_when_another_card_chooses_the_next_base_the_three_of_the_school_stay_as_they_were():
    game = school(definitions=[Detour]).hand(1, "Detour").base_discard("Ninja Dojo").start()
    pick(game, "Cave of Shinies", "The Mothership")
    play(game, "Detour")
    assert game.decision is not None
    assert game.decision.player == 0
    assert prompt(game) == "Which card chooses the next base?"
    assert offered(game) == ["School of Wizardry", "Detour"]
    pick(game, "Detour")
    assert bases(game) == ["Ninja Dojo", "Jungle Oasis"]
    assert base_deck(game) == ["Tar Pits", "The Mothership", "Cave of Shinies", "The Homeworld"]


def test_6_14_when_the_school_chooses_the_next_base_the_base_of_the_other_card_stays_where_it_is():
    game = school(definitions=[Detour]).hand(1, "Detour").base_discard("Ninja Dojo").start()
    pick(game, "Cave of Shinies", "The Mothership")
    play(game, "Detour")
    pick(game, "School of Wizardry")
    assert bases(game) == ["Cave of Shinies", "Jungle Oasis"]
    assert base_deck(game) == ["The Mothership", "Tar Pits", "The Homeworld"]
    assert [game.state.table[base].name for base in game.state.base_discard] == ["Ninja Dojo", "School of Wizardry"]


# The Great Library.


def test_each_player_with_a_minion_on_the_great_library_may_draw_a_card_current_player_first():
    game = (
        scenario(players=4, bases=["The Great Library", "Jungle Oasis"])
        .minion("King Rex", on="The Great Library", of=0)
        .minion("King Rex", on="The Great Library", of=1)
        .minion("Nukebot", on="The Great Library", of=2)
        .minion("Microbot Guard", on="The Great Library", of=2)
        .minion("Collector", on="The Great Library", of=3)
        .deck(3, "Scout")
        .deck(0, "War Raptor")
        .deck(1, "War Raptor")
        .turn(2, "score_bases")
        .duplicate_factions()
        .start()
    )
    answers = []
    for answer in ("no", "yes", "no", "yes"):
        assert game.decision is not None
        assert prompt(game) == "Draw a card?"
        answers.append(game.decision.player)
        pick(game, answer)
    assert answers == [2, 3, 0, 1]
    assert hand(game, 3)[:1] == ["Scout"]
    assert hand(game, 0) == []
    assert hand(game, 1) == ["War Raptor"]


def test_a_player_without_a_minion_on_the_great_library_draws_nothing():
    game = (
        scenario(bases=["The Great Library", "Jungle Oasis"])
        .minion("King Rex", on="The Great Library", of=0)
        .minion("Laseratops", on="The Great Library", of=0)
        .minion("Laseratops", on="The Great Library", of=0)
        .minion("King Rex", on="The Great Library", of=0, owner=1)
        .deck(1, "War Raptor")
        .turn(0, "score_bases")
        .duplicate_factions()
        .start()
    )
    pick(game, "no")
    assert prompt(game) == "Play a card, use an ability, or end your plays."
    assert hand(game, 1) == []


def test_the_great_library_gives_its_cards_before_the_minions_are_discarded():
    game = (
        scenario(bases=["The Great Library", "Jungle Oasis"])
        .minion("King Rex", on="The Great Library", of=0)
        .minion("Laseratops", on="The Great Library", of=0)
        .minion("Laseratops", on="The Great Library", of=0)
        .minion("King Rex", on="The Great Library", of=1)
        .turn(1, "score_bases")
        .duplicate_factions()
        .start()
    )
    assert discard_pile(game, 0) == []
    pick(game, "no", "yes")
    assert hand(game, 0) == []


# Arcane Protector


def protector(*cards: str) -> Scenario:
    return scenario(bases=["Jungle Oasis", "Tar Pits"], hand=list(cards)).titan("Arcane Protector")


def test_arcane_protector_may_be_played_after_the_fifth_card_of_a_turn_and_after_later_ones():
    cards = ["Neophyte", "Enchantress", "Chronomage", "Summon", "Time Loop", "Mystic Studies"]
    game = protector(*cards).plays(3, 3).fillers().start()
    play(game, "Enchantress", on="Tar Pits")
    play(game, "Chronomage", on="Tar Pits")
    play(game, "Summon")
    play(game, "Mystic Studies")
    assert offered(game)[-1] == "End your plays"  # Four so far.
    play(game, "Time Loop")
    assert offered(game) == ["Jungle Oasis", "Tar Pits", "Pass"]
    pick(game, "pass")
    play(game, "Neophyte", on="Tar Pits")
    while "Pass" in offered(game) and "Tar Pits" not in offered(game):
        pick(game, "pass")
    pick(game, "Tar Pits")
    assert titans(game, "Tar Pits") == ["Arcane Protector"]


def test_arcane_protector_may_also_come_when_the_fifth_card_is_played_in_another_phase():
    cards = ["Enchantress", "Chronomage", "Summon", "Time Loop", "Shinobi"]
    game = protector(*cards).plays(2, 2).fillers().minion("Enchantress", on="Tar Pits", counters=15).start()
    play(game, "Enchantress", on="Jungle Oasis")
    play(game, "Chronomage", on="Jungle Oasis")
    play(game, "Summon")
    play(game, "Time Loop")
    pick(game, "end")
    play(game, "Shinobi", on="Tar Pits")
    assert game.view(0)["phase"] == "Score Bases"
    pick(game, "Jungle Oasis")
    assert titans(game, "Jungle Oasis") == ["Arcane Protector"]


@pytest.mark.parametrize(("cards", "power"), [(0, 0), (1, 0), (2, 1), (5, 2)])
def test_arcane_protector_adds_one_power_for_every_two_cards_in_hand(cards: int, power: int):
    game = scenario(bases=["Tar Pits"]).titan("Arcane Protector", on="Tar Pits", of=1).fillers()
    game.hand(1, *["Filler"] * cards)
    assert total(game.start(), "Tar Pits", 1) == power  # In every turn.


def test_arcane_protector_draws_a_card():
    game = scenario(bases=["Tar Pits"]).titan("Arcane Protector", on="Tar Pits").deck(0, "Summon", "Summon").start()
    use(game, "Arcane Protector")
    assert hand(game, 0) == ["Summon"]
