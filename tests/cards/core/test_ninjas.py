"""Ninjas: every ability and every ruling that changes behaviour, in the order of the faction's file."""

from smashup.engine import Base, BaseInPlay, Card, CardInPlay, Destroyed, Effect
from smashup.scenario import (
    Scenario,
    actions_on,
    asked_by,
    decider,
    deck,
    discard_pile,
    hand,
    minions,
    offered,
    pick,
    play,
    power_of,
    prompt,
    scenario,
    titan,
    titans,
    total,
    use,
)
from tests.rules.cards_for_tests import Herald


class Closed(Base):
    """No player can play minions or actions here."""

    name = "Closed"
    breakpoint = 20
    vp = (1, 1, 1)

    def forbids_minion(self, player: int, definition: type[Card], base: BaseInPlay) -> bool:
        return base is self.here

    def forbids_action(self, player: int, definition: type[Card], target: CardInPlay | BaseInPlay | None) -> bool:
        return target is self.card


class Arena(Base):
    """After a minion is destroyed here, the player who destroyed it gains 1 VP."""

    name = "Arena"
    breakpoint = 20
    vp = (1, 1, 1)

    def after_minion_destroyed(self, destroyed: Destroyed) -> Effect:
        self.gain_vp(1, player=destroyed.by)
        return
        yield


class Masquerade(Base):
    """A minion cannot be played here if another one here has its name."""

    name = "Masquerade"
    breakpoint = 20
    vp = (1, 1, 1)

    def forbids_minion(self, player: int, definition: type[Card], base: BaseInPlay) -> bool:
        return base is self.here and bool(self.minions(self.here, named=definition.name))


# Ninja Master


def test_ninja_master_may_destroy_any_minion_here_and_only_here():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Ninja Master"])
        .minion("King Rex", on="Jungle Oasis", of=1)
        .minion("Collector", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Ninja Master", on="Jungle Oasis")
    assert offered(game) == [
        "King Rex (7, Player 2, Jungle Oasis)",
        "Ninja Master (5, Player 1, Jungle Oasis)",
        "Pass",
    ]
    pick(game, "King Rex")
    assert minions(game, "Jungle Oasis") == ["Ninja Master"]
    assert discard_pile(game, 1) == ["King Rex"]


def test_ninja_master_may_destroy_nothing():
    game = scenario(bases=["Jungle Oasis"], hand=["Ninja Master"]).minion("Scout", on="Jungle Oasis", of=1).start()
    play(game, "Ninja Master", on="Jungle Oasis")
    pick(game, "pass")
    assert minions(game, "Jungle Oasis") == ["Scout", "Ninja Master"]


def test_ninja_master_destroys_nothing_when_he_is_moved():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Way of Deception"])
        .minion("Ninja Master", on="Jungle Oasis")
        .minion("Scout", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Way of Deception")
    assert minions(game, "Tar Pits") == ["Scout", "Ninja Master"]
    assert prompt(game).startswith("Play a card")


# Tiger Assassin


def test_tiger_assassin_may_destroy_a_minion_of_current_power_3_or_less_here():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Tiger Assassin"])
        .minion("Scout", on="Jungle Oasis", of=1)
        .minion("Collector", on="Jungle Oasis", of=1, actions=["Upgrade"])
        .minion("Collector", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Tiger Assassin", on="Jungle Oasis")
    assert offered(game) == ["Scout (3, Player 2, Jungle Oasis)", "Pass"]
    pick(game, "Scout")
    assert minions(game, "Jungle Oasis") == ["Collector", "Tiger Assassin"]


def test_tiger_assassin_may_destroy_nothing():
    game = scenario(bases=["Jungle Oasis"], hand=["Tiger Assassin"]).minion("Scout", on="Jungle Oasis", of=1).start()
    play(game, "Tiger Assassin", on="Jungle Oasis")
    pick(game, "pass")
    assert minions(game, "Jungle Oasis") == ["Scout", "Tiger Assassin"]


# Shinobi


def test_shinobi_joins_a_base_before_it_scores_in_another_players_turn_and_counts_for_vp():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"])
        .hand(1, "Shinobi")
        .minion("King Rex", on="Tar Pits", of=0, counters=7)
        .minion("Scout", on="Tar Pits", of=1, counters=9)
        .start()
    )
    pick(game, "end")
    assert game.decision is not None
    assert game.decision.player == 1
    assert prompt(game) == "Play a Special before Tar Pits scores?"
    assert offered(game) == ["Shinobi on Tar Pits", "Pass"]
    play(game, "Shinobi")
    assert game.scores == (3, 4)


def test_shinobi_need_not_be_played_before_scoring():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"])
        .hand(1, "Shinobi")
        .minion("King Rex", on="Tar Pits", of=0, counters=9)
        .start()
    )
    pick(game, "end", "pass")
    assert game.scores == (4, 0)
    assert hand(game, 1) == ["Shinobi"]


def test_only_one_shinobi_may_use_its_ability_for_each_base():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"])
        .hand(1, "Shinobi", "Shinobi")
        .minion("King Rex", on="Tar Pits", of=0, counters=9)
        .start()
    )
    pick(game, "end")
    play(game, "Shinobi")
    assert hand(game, 1) == ["Shinobi"]
    assert discard_pile(game, 1) == ["Shinobi"]


def test_the_limit_of_shinobi_counts_for_each_player():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Shinobi"])
        .hand(1, "Shinobi")
        .minion("King Rex", on="Tar Pits", of=0, counters=9)
        .duplicate_factions()
        .start()
    )
    pick(game, "end")
    play(game, "Shinobi")
    play(game, "Shinobi")
    assert game.scores == (4, 3)


def test_another_shinobi_may_be_used_for_a_different_base_in_the_same_turn():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"])
        .hand(1, "Shinobi", "Shinobi")
        .minion("King Rex", on="Tar Pits", of=0, counters=9)
        .minion("Laseratops", on="Jungle Oasis", of=0, counters=9)
        .start()
    )
    pick(game, "end", "Tar Pits")
    play(game, "Shinobi", on="Tar Pits")
    assert offered(game) == ["Shinobi on Jungle Oasis", "Pass"]
    play(game, "Shinobi", on="Jungle Oasis")
    assert discard_pile(game, 1) == ["Shinobi", "Shinobi"]


def test_hidden_ninja_may_add_a_second_shinobi():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"])
        .hand(1, "Shinobi", "Shinobi", "Hidden Ninja")
        .minion("King Rex", on="Tar Pits", of=0, counters=9)
        .start()
    )
    pick(game, "end")
    play(game, "Shinobi")
    assert offered(game) == ["Hidden Ninja", "Pass"]
    play(game, "Hidden Ninja")
    play(game, "Shinobi")
    assert total(game, "Jungle Oasis", 1) == 0
    assert discard_pile(game, 1) == ["Hidden Ninja", "Shinobi", "Shinobi"]


def test_a_shinobi_played_through_hidden_ninja_does_not_use_up_its_ability():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"])
        .hand(1, "Shinobi", "Shinobi", "Hidden Ninja")
        .minion("King Rex", on="Tar Pits", of=0, counters=9)
        .start()
    )
    pick(game, "end")
    play(game, "Hidden Ninja")
    play(game, "Shinobi")
    assert prompt(game) == "Play a Special before Tar Pits scores?"
    assert offered(game) == ["Shinobi on Tar Pits", "Pass"]


def test_shinobi_played_on_the_homeworld_allows_an_extra_minion_now_or_never():
    game = (
        scenario(bases=["The Homeworld", "Jungle Oasis"])
        .hand(1, "Shinobi", "Collector")
        .minion("King Rex", on="The Homeworld", of=0, counters=16)
        .start()
    )
    pick(game, "end")
    play(game, "Shinobi")
    assert asked_by(game) == "The Homeworld"
    assert offered(game) == ["Collector on The Homeworld", "Collector on Jungle Oasis", "Pass"]
    play(game, "Collector", on="Jungle Oasis")
    assert minions(game, "Jungle Oasis") == ["Collector"]


def test_shinobi_may_be_played_as_an_ordinary_minion():
    game = scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Shinobi"]).start()
    assert offered(game) == ["Shinobi on Jungle Oasis", "Shinobi on Tar Pits", "End your plays"]
    play(game, "Shinobi", on="Tar Pits")
    assert offered(game) == ["End your plays"]


def test_an_ordinary_play_of_shinobi_does_not_use_up_its_ability():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Shinobi", "Shinobi"])
        .minion("King Rex", on="Jungle Oasis", counters=2)
        .start()
    )
    play(game, "Shinobi", on="Jungle Oasis")
    pick(game, "end")
    assert offered(game) == ["Shinobi on Jungle Oasis", "Pass"]


def test_a_ban_on_playing_minions_there_stops_shinobi():
    game = (
        scenario(bases=["Closed", "Jungle Oasis"], definitions=[Closed])
        .hand(1, "Shinobi")
        .minion("King Rex", on="Closed", of=0, counters=20)
        .base_deck("Tar Pits")
        .start()
    )
    pick(game, "end")
    assert game.scores == (1, 0)
    assert hand(game, 1) == ["Shinobi"]


# Ninja Acolyte


def test_ninja_acolyte_returns_to_hand_to_play_an_extra_minion_here():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Tiger Assassin"])
        .minion("Ninja Acolyte", on="Jungle Oasis")
        .start()
    )
    use(game, "Ninja Acolyte")
    assert offered(game) == ["Tiger Assassin on Jungle Oasis", "Ninja Acolyte on Jungle Oasis"]
    play(game, "Tiger Assassin")
    assert minions(game, "Jungle Oasis") == ["Tiger Assassin"]
    assert hand(game, 0) == ["Ninja Acolyte"]


def test_the_normal_minion_play_is_still_there_after_ninja_acolyte():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Shinobi"])
        .minion("Ninja Acolyte", on="Jungle Oasis")
        .start()
    )
    use(game, "Ninja Acolyte")
    play(game, "Shinobi")
    play(game, "Ninja Acolyte", on="Tar Pits")
    assert minions(game, "Jungle Oasis") == ["Shinobi"]
    assert minions(game, "Tar Pits") == ["Ninja Acolyte"]


def test_ninja_acolyte_cannot_be_used_after_a_minion_was_played_not_even_the_one_just_played():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Ninja Acolyte", "Shinobi"])
        .minion("Ninja Acolyte", on="Jungle Oasis")
        .start()
    )
    play(game, "Ninja Acolyte")
    assert offered(game) == ["End your plays"]


def test_only_one_ninja_acolyte_can_be_used_in_a_turn():
    game = (
        scenario(bases=["Jungle Oasis"])
        .minion("Ninja Acolyte", on="Jungle Oasis")
        .minion("Ninja Acolyte", on="Jungle Oasis")
        .start()
    )
    use(game, "Ninja Acolyte")
    assert minions(game, "Jungle Oasis") == ["Ninja Acolyte", "Ninja Acolyte"]
    assert offered(game) == ["End your plays"]


def test_a_minion_played_at_the_start_of_the_turn_does_not_stop_ninja_acolyte():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Shinobi"], definitions=[Herald])
        .minion("Herald", on="Jungle Oasis")
        .minion("Ninja Acolyte", on="Jungle Oasis")
        .turn(0, "start_turn")
        .start()
    )
    play(game, "Shinobi")
    use(game, "Ninja Acolyte")
    assert minions(game, "Jungle Oasis") == ["Herald", "Shinobi", "Ninja Acolyte"]


def test_the_returned_ninja_acolyte_may_itself_be_the_extra_minion():
    game = scenario(bases=["Jungle Oasis"]).minion("Ninja Acolyte", on="Jungle Oasis", counters=2).start()
    use(game, "Ninja Acolyte")
    assert minions(game, "Jungle Oasis") == ["Ninja Acolyte"]
    assert power_of(game, "Ninja Acolyte") == 2
    assert hand(game, 0) == []


def test_ninja_acolyte_cannot_be_used_when_no_minion_could_be_played_here():
    game = (
        scenario(bases=["Closed", "Jungle Oasis"], hand=["Shinobi"], definitions=[Closed])
        .minion("Ninja Acolyte", on="Closed")
        .start()
    )
    assert offered(game) == ["Shinobi on Jungle Oasis", "End your plays"]


def test_ninja_acolyte_itself_is_no_obstacle_to_the_minion_played_in_its_place():
    game = scenario(bases=["Masquerade"], definitions=[Masquerade]).minion("Ninja Acolyte", on="Masquerade").start()
    use(game, "Ninja Acolyte")
    assert minions(game, "Masquerade") == ["Ninja Acolyte"]


def test_a_borrowed_ninja_acolyte_goes_to_its_owners_hand_and_cannot_be_the_extra_minion():
    game = scenario(bases=["Jungle Oasis"], hand=["Scout"]).minion("Ninja Acolyte", on="Jungle Oasis", owner=1).start()
    use(game, "Ninja Acolyte")
    assert minions(game, "Jungle Oasis") == ["Scout"]
    assert hand(game, 1) == ["Ninja Acolyte"]


def test_a_borrowed_ninja_acolyte_cannot_be_used_with_no_minion_in_hand():
    game = scenario(bases=["Jungle Oasis"]).minion("Ninja Acolyte", on="Jungle Oasis", owner=1).start()
    assert offered(game) == ["End your plays"]


def test_ninja_acolyte_loses_its_actions_when_it_returns():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Shinobi"])
        .minion("Ninja Acolyte", on="Jungle Oasis", actions=["Upgrade"])
        .start()
    )
    use(game, "Ninja Acolyte")
    play(game, "Shinobi")
    assert discard_pile(game, 0) == ["Upgrade"]


def test_ninja_acolyte_is_used_by_its_controller_only_and_on_the_own_turn():
    game = scenario(bases=["Jungle Oasis"], hand=["Scout"]).minion("Ninja Acolyte", on="Jungle Oasis", of=1).start()
    assert offered(game) == ["Scout on Jungle Oasis", "End your plays"]


# Assassination


def test_assassination_destroys_its_minion_at_the_end_of_the_turn():
    game = scenario(bases=["Jungle Oasis"], hand=["Assassination"]).minion("King Rex", on="Jungle Oasis", of=1).start()
    play(game, "Assassination", on="King Rex")
    assert minions(game, "Jungle Oasis") == ["King Rex"]
    pick(game, "end")
    assert minions(game, "Jungle Oasis") == []
    assert discard_pile(game, 1) == ["King Rex"]
    assert discard_pile(game, 0) == ["Assassination"]


def test_until_the_end_of_the_turn_the_minion_counts_also_for_a_base_that_scores():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Assassination"])
        .minion("King Rex", on="Jungle Oasis", of=1, counters=5)
        .start()
    )
    play(game, "Assassination", on="King Rex")
    pick(game, "end")
    assert game.scores == (0, 2)
    assert discard_pile(game, 1) == ["King Rex"]


def test_assassination_goes_along_when_its_minion_moves():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Assassination", "Way of Deception"])
        .minion("Shinobi", on="Jungle Oasis", of=0)
        .plays(actions=2)
        .start()
    )
    play(game, "Assassination", on="Shinobi")
    play(game, "Way of Deception")
    assert minions(game, "Tar Pits") == ["Shinobi"]
    pick(game, "end")
    assert minions(game, "Tar Pits") == []


def test_assassination_stays_on_a_minion_that_survives_and_tries_again_at_the_next_end():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Assassination"])
        .minion("Buccaneer", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Assassination", on="Buccaneer")
    pick(game, "end")
    assert minions(game, "Tar Pits") == ["Buccaneer"]
    assert actions_on(game, "Buccaneer") == ["Assassination"]
    pick(game, "end")
    assert minions(game, "Jungle Oasis") == ["Buccaneer"]
    assert actions_on(game, "Buccaneer") == ["Assassination"]


def test_assassination_comes_before_the_game_end_check():
    game = (
        scenario(bases=["Cave of Shinies"], hand=["Assassination"])
        .minion("Shinobi", on="Cave of Shinies")
        .vp(14, 0)
        .start()
    )
    play(game, "Assassination", on="Shinobi")
    pick(game, "end")
    assert game.scores == (15, 0)
    assert game.winners == (0,)


def test_the_controller_of_assassination_is_the_one_who_destroys_the_minion():
    game = (
        scenario(bases=["Arena"], definitions=[Arena])
        .minion("Scout", on="Arena", of=0, actions=[("Assassination", 1)])
        .start()
    )
    pick(game, "end")
    assert game.scores == (0, 1)


# Disguise


def test_disguise_plays_an_extra_minion_and_then_returns_the_chosen_one():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Disguise", "Tiger Assassin"])
        .minion("Shinobi", on="Jungle Oasis")
        .minion("Scout", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Disguise")
    pick(game, "Shinobi")
    assert asked_by(game) == "Tiger Assassin"  # It resolves while Shinobi is still here.
    assert minions(game, "Jungle Oasis") == ["Shinobi", "Scout", "Tiger Assassin"]
    pick(game, "Scout")
    assert minions(game, "Jungle Oasis") == ["Tiger Assassin"]
    assert hand(game, 0) == ["Shinobi"]
    assert discard_pile(game, 0) == ["Disguise"]


def test_disguise_may_swap_two_minions_on_one_base():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Disguise", "Tiger Assassin", "Tiger Assassin"])
        .minion("Shinobi", on="Jungle Oasis")
        .minion("Ninja Acolyte", on="Jungle Oasis")
        .minion("Ninja Acolyte", on="Tar Pits")
        .start()
    )
    play(game, "Disguise")
    pick(game, "Shinobi")
    assert offered(game) == ["Ninja Acolyte (2, Player 1, Jungle Oasis)", "Done"]
    pick(game, "Ninja Acolyte", "pass", "pass")
    assert minions(game, "Jungle Oasis") == ["Tiger Assassin", "Tiger Assassin"]
    assert hand(game, 0) == ["Shinobi", "Ninja Acolyte"]


def test_disguise_cannot_swap_out_more_minions_than_you_can_play():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Disguise", "Shinobi"])
        .minion("Ninja Acolyte", on="Jungle Oasis")
        .minion("Ninja Acolyte", on="Jungle Oasis")
        .start()
    )
    play(game, "Disguise")
    pick(game, "Ninja Acolyte")
    assert minions(game, "Jungle Oasis") == ["Ninja Acolyte", "Shinobi"]
    assert hand(game, 0) == ["Ninja Acolyte"]


def test_disguise_does_nothing_without_a_minion_you_can_play_there():
    game = scenario(bases=["Jungle Oasis"], hand=["Disguise"]).minion("Shinobi", on="Jungle Oasis").start()
    play(game, "Disguise")
    assert minions(game, "Jungle Oasis") == ["Shinobi"]
    assert discard_pile(game, 0) == ["Disguise"]


def test_disguise_offers_no_minion_on_a_base_where_nothing_can_be_played():
    game = (
        scenario(bases=["Closed", "Jungle Oasis"], hand=["Disguise", "Scout"], definitions=[Closed])
        .minion("Shinobi", on="Closed")
        .minion("Ninja Acolyte", on="Jungle Oasis")
        .start()
    )
    play(game, "Disguise")
    assert offered(game) == ["Ninja Acolyte (2, Player 1, Jungle Oasis)", "Done"]


def test_4_1_disguise_may_be_declined_and_then_neither_half_happens():
    game = scenario(bases=["Jungle Oasis"], hand=["Disguise", "Scout"]).minion("Shinobi", on="Jungle Oasis").start()
    play(game, "Disguise")
    pick(game, "done")
    assert minions(game, "Jungle Oasis") == ["Shinobi"]
    assert hand(game, 0) == ["Scout"]


def test_a_minion_returned_by_disguise_can_be_played_with_the_normal_play():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Disguise", "Scout"])
        .minion("Shinobi", on="Jungle Oasis")
        .start()
    )
    play(game, "Disguise")
    pick(game, "Shinobi")
    play(game, "Shinobi", on="Tar Pits")
    assert minions(game, "Jungle Oasis") == ["Scout"]
    assert minions(game, "Tar Pits") == ["Shinobi"]


def test_disguise_returns_minions_to_their_owners_hands_and_discards_what_is_on_them():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Disguise", "Shinobi"])
        .minion("Scout", on="Jungle Oasis", owner=1, actions=[("Upgrade", 1)])
        .start()
    )
    play(game, "Disguise")
    pick(game, "Scout")
    assert minions(game, "Jungle Oasis") == ["Shinobi"]
    assert hand(game, 1) == ["Scout"]
    assert discard_pile(game, 1) == ["Upgrade"]


# Hidden Ninja


def test_hidden_ninja_plays_a_minion_of_any_power_on_the_scoring_base_with_its_ability():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"])
        .hand(1, "Hidden Ninja", "Ninja Master")
        .minion("King Rex", on="Tar Pits", of=0, counters=9)
        .minion("Scout", on="Tar Pits", of=0)
        .start()
    )
    pick(game, "end")
    play(game, "Hidden Ninja")
    assert offered(game) == ["Ninja Master on Tar Pits", "Pass"]
    play(game, "Ninja Master")
    assert asked_by(game) == "Ninja Master"
    pick(game, "King Rex")
    assert game.scores == (3, 4)


def test_the_minion_of_hidden_ninja_is_played_at_once_or_not_at_all():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"])
        .hand(1, "Hidden Ninja", "Scout")
        .minion("King Rex", on="Tar Pits", of=0, counters=9)
        .start()
    )
    pick(game, "end")
    play(game, "Hidden Ninja")
    pick(game, "pass")
    assert game.scores == (4, 0)
    assert hand(game, 1) == ["Scout"]
    assert discard_pile(game, 1) == ["Hidden Ninja"]


def test_hidden_ninja_in_the_play_cards_phase_does_nothing():
    game = scenario(bases=["Jungle Oasis"], hand=["Hidden Ninja", "Shinobi"]).start()
    play(game, "Hidden Ninja")
    assert discard_pile(game, 0) == ["Hidden Ninja"]
    assert hand(game, 0) == ["Shinobi"]
    assert offered(game) == ["Shinobi on Jungle Oasis", "End your plays"]


def test_6_5_a_player_who_passed_may_still_play_a_special_after_another_player_did():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Shinobi"])
        .hand(1, "Shinobi")
        .minion("King Rex", on="Tar Pits", of=0, counters=9)
        .duplicate_factions()
        .start()
    )
    pick(game, "end", "pass")
    play(game, "Shinobi")
    assert game.decision is not None
    assert game.decision.player == 0
    assert offered(game) == ["Shinobi on Tar Pits", "Pass"]


def test_6_5_specials_from_hand_come_after_the_abilities_in_play_and_are_not_skipped_by_them():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Shinobi"])
        .minion("King Rex", on="Tar Pits", of=0, counters=9)
        .minion("Pirate King", on="Jungle Oasis", of=1)
        .start()
    )
    pick(game, "end")
    assert asked_by(game) == "Pirate King"
    pick(game, "yes")
    assert offered(game) == ["Shinobi on Tar Pits", "Pass"]


# Infiltrate


def test_infiltrate_destroys_one_other_action_on_the_base():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Infiltrate"])
        .action("Wildlife Preserve", on="Jungle Oasis", of=1)
        .action("Jammed Signal", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Infiltrate")
    assert offered(game) == [
        "Wildlife Preserve (Player 2, on Jungle Oasis)",
        "Jammed Signal (Player 2, on Jungle Oasis)",
    ]
    pick(game, "Jammed Signal")
    assert actions_on(game, "Jungle Oasis") == ["Wildlife Preserve", "Infiltrate"]


def test_infiltrate_must_destroy_another_action_even_if_it_is_your_own():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Infiltrate"])
        .action("Wildlife Preserve", on="Jungle Oasis", of=0)
        .start()
    )
    play(game, "Infiltrate")
    assert actions_on(game, "Jungle Oasis") == ["Infiltrate"]
    assert discard_pile(game, 0) == ["Wildlife Preserve"]


def test_infiltrate_does_not_reach_an_action_on_a_minion():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Infiltrate"])
        .minion("Scout", on="Jungle Oasis", of=1, actions=["Upgrade"])
        .start()
    )
    play(game, "Infiltrate")
    assert actions_on(game, "Scout") == ["Upgrade"]


def test_infiltrate_is_destroyed_at_the_start_of_its_controllers_next_turn():
    game = scenario(bases=["Jungle Oasis"], hand=["Infiltrate"]).start()
    play(game, "Infiltrate")
    pick(game, "end")
    assert actions_on(game, "Jungle Oasis") == ["Infiltrate"]
    pick(game, "end")
    assert actions_on(game, "Jungle Oasis") == []
    assert discard_pile(game, 0) == ["Infiltrate"]


def test_its_controller_may_ignore_what_the_base_does_each_time_it_comes_up():
    game = (
        scenario(bases=["Tar Pits"], hand=["Seeing Stars", "Seeing Stars"])
        .minion("Scout", on="Tar Pits", of=1)
        .minion("Collector", on="Tar Pits", of=1)
        .action("Infiltrate", on="Tar Pits", of=1)
        .plays(actions=2)
        .duplicate_factions()
        .start()
    )
    play(game, "Seeing Stars")
    pick(game, "Scout")
    assert game.decision is not None
    assert game.decision.player == 1
    assert prompt(game) == "Ignore the ability of Tar Pits?"
    pick(game, "yes")
    assert discard_pile(game, 1) == ["Scout"]
    play(game, "Seeing Stars")
    pick(game, "no")
    assert deck(game, 1) == ["Collector"]


def test_for_the_other_players_the_base_works_as_usual():
    game = (
        scenario(bases=["Tar Pits"], hand=["Seeing Stars"])
        .minion("Scout", on="Tar Pits", of=1)
        .action("Infiltrate", on="Tar Pits", of=0)
        .start()
    )
    play(game, "Seeing Stars")
    assert deck(game, 1) == ["Scout"]


def test_a_base_that_gives_power_gives_none_to_the_minions_of_who_ignores_it():
    game = (
        scenario(bases=["The Central Brain"], hand=["Infiltrate"])
        .minion("Shinobi", on="The Central Brain", of=0)
        .minion("Scout", on="The Central Brain", of=1)
        .start()
    )
    play(game, "Infiltrate")
    assert asked_by(game) == "Infiltrate"
    pick(game, "yes")
    assert power_of(game, "Shinobi") == 3
    assert power_of(game, "Scout") == 4


def test_whether_a_continuous_effect_is_ignored_is_chosen_when_infiltrate_is_played():
    game = (
        scenario(bases=["The Central Brain"], hand=["Infiltrate", "Ninja Acolyte"])
        .minion("Shinobi", on="The Central Brain", of=0)
        .start()
    )
    play(game, "Infiltrate")
    pick(game, "no")
    assert power_of(game, "Shinobi") == 4
    play(game, "Ninja Acolyte")
    assert power_of(game, "Ninja Acolyte") == 3


def test_nothing_is_asked_about_continuous_effects_where_there_are_none():
    game = scenario(bases=["Tar Pits"], hand=["Infiltrate"]).start()
    play(game, "Infiltrate")
    assert offered(game) == ["End your plays"]


def test_a_base_that_another_player_uses_does_not_affect_the_cards_of_who_ignores_it():
    game = (
        scenario(bases=["Ninja Dojo", "Jungle Oasis"])
        .minion("King Rex", on="Ninja Dojo", of=0, counters=11)
        .minion("Scout", on="Jungle Oasis", of=1)
        .action("Infiltrate", on="Ninja Dojo", of=1)
        .start()
    )
    pick(game, "end", "Scout")
    assert game.decision is not None
    assert game.decision.player == 1
    assert prompt(game) == "Ignore the ability of Ninja Dojo?"
    pick(game, "yes")
    assert minions(game, "Jungle Oasis") == ["Scout"]


def test_its_controller_is_not_bound_by_the_restrictions_of_the_base():
    game = (
        scenario(bases=["Closed"], hand=["Shinobi"], definitions=[Closed])
        .action("Infiltrate", on="Closed", of=0)
        .hand(1, "Scout")
        .start()
    )
    play(game, "Shinobi", on="Closed")
    assert minions(game, "Closed") == ["Shinobi"]
    pick(game, "end")
    assert offered(game) == ["End your plays"]


def test_infiltrate_cannot_be_played_on_a_base_that_forbids_actions():
    game = scenario(bases=["Closed", "Tar Pits"], hand=["Infiltrate"], definitions=[Closed]).start()
    assert offered(game) == ["Infiltrate on Tar Pits", "End your plays"]


# Poison


def test_poison_gives_a_minion_of_any_player_4_less_power():
    game = scenario(bases=["Jungle Oasis"], hand=["Poison"]).minion("King Rex", on="Jungle Oasis", of=1).start()
    play(game, "Poison", on="King Rex")
    pick(game, "done")
    assert power_of(game, "King Rex") == 3


def test_all_that_changes_power_is_added_up_before_a_negative_result_becomes_0():
    game = (
        scenario(bases=["Jungle Oasis"])
        .minion("Scout", on="Jungle Oasis", of=1, actions=["Upgrade", ("Poison", 0)])
        .minion("Collector", on="Jungle Oasis", of=1)
        .start()
    )
    assert power_of(game, "Scout") == 1
    assert total(game, "Jungle Oasis", 1) == 3


def test_7_2_poison_never_makes_power_negative():
    game = scenario(bases=["Jungle Oasis"], hand=["Poison"]).minion("Scout", on="Jungle Oasis", of=1).start()
    play(game, "Poison", on="Scout")
    pick(game, "done")
    assert power_of(game, "Scout") == 0


def test_6_6_a_minion_of_power_0_still_takes_a_place():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"])
        .minion("King Rex", on="Tar Pits", of=0, counters=9)
        .minion("Scout", on="Tar Pits", of=1, actions=[("Poison", 0)])
        .start()
    )
    pick(game, "end")
    assert game.scores == (4, 3)


def test_poison_destroys_any_number_of_actions_on_its_minion():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Poison"])
        .minion("King Rex", on="Jungle Oasis", of=1, actions=["Upgrade", ("Assassination", 0)])
        .start()
    )
    play(game, "Poison", on="King Rex")
    pick(game, "Upgrade", "Assassination", "done")
    assert actions_on(game, "King Rex") == ["Poison"]
    assert discard_pile(game, 0) == ["Assassination"]
    assert discard_pile(game, 1) == ["Upgrade"]


def test_11_3_poison_is_itself_an_action_on_the_minion():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Poison"])
        .minion("Shinobi", on="Jungle Oasis", of=0, actions=[("Upgrade", 1)])
        .start()
    )
    play(game, "Poison", on="Shinobi")
    pick(game, "Upgrade", "Poison")
    assert power_of(game, "Shinobi") == 3


# Seeing Stars


def test_seeing_stars_destroys_a_minion_of_current_power_3_or_less_anywhere():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Seeing Stars"])
        .minion("King Rex", on="Jungle Oasis", of=1)
        .minion("Collector", on="Jungle Oasis", of=1, actions=["Upgrade"])
        .minion("Scout", on="Jungle Oasis", of=1)
        .minion("Ninja Acolyte", on="Tar Pits", of=0)
        .start()
    )
    play(game, "Seeing Stars")
    assert offered(game) == ["Scout (3, Player 2, Jungle Oasis)", "Ninja Acolyte (2, Player 1, Tar Pits)"]
    pick(game, "Scout")
    assert discard_pile(game, 1) == ["Scout"]


def test_seeing_stars_must_destroy_even_your_own_minion():
    game = scenario(bases=["Jungle Oasis"], hand=["Seeing Stars"]).minion("Shinobi", on="Jungle Oasis").start()
    play(game, "Seeing Stars")
    assert minions(game, "Jungle Oasis") == []


# Smoke Bomb


def test_smoke_bomb_is_played_on_a_minion_you_control():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Smoke Bomb"])
        .minion("Shinobi", on="Jungle Oasis", of=0)
        .minion("Scout", on="Jungle Oasis", of=1)
        .start()
    )
    assert offered(game) == ["Smoke Bomb on Shinobi (3, Player 1, Jungle Oasis)", "End your plays"]


def test_other_players_actions_may_choose_the_minion_but_do_not_affect_it():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Beam Up"])
        .minion("Shinobi", on="Jungle Oasis", of=1, actions=["Smoke Bomb"])
        .minion("Shinobi", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Beam Up")
    assert len(offered(game)) == 2
    pick(game, "Shinobi", nth=1)
    assert minions(game, "Jungle Oasis") == ["Shinobi", "Shinobi"]


def test_smoke_bomb_does_not_keep_off_the_abilities_of_minions():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Collector"])
        .minion("Shinobi", on="Jungle Oasis", of=1, actions=["Smoke Bomb"])
        .start()
    )
    play(game, "Collector")
    pick(game, "Shinobi")
    assert hand(game, 1) == ["Shinobi"]


def test_smoke_bomb_does_not_keep_off_the_abilities_of_bases():
    game = (
        scenario(bases=["Ninja Dojo", "Jungle Oasis"])
        .minion("King Rex", on="Ninja Dojo", of=0, counters=11)
        .minion("Shinobi", on="Jungle Oasis", of=1, actions=["Smoke Bomb"])
        .start()
    )
    pick(game, "end", "Shinobi")
    assert minions(game, "Jungle Oasis") == []


def test_your_own_actions_still_affect_the_minion():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Way of Deception"])
        .minion("Shinobi", on="Jungle Oasis", of=0, actions=["Smoke Bomb"])
        .start()
    )
    play(game, "Way of Deception")
    assert minions(game, "Tar Pits") == ["Shinobi"]
    assert actions_on(game, "Shinobi") == ["Smoke Bomb"]


def test_10_12_other_players_actions_on_the_minion_are_destroyed_at_once():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Smoke Bomb"])
        .minion("Shinobi", on="Jungle Oasis", of=0, actions=[("Upgrade", 1), "Poison"])
        .start()
    )
    play(game, "Smoke Bomb", on="Shinobi")
    assert actions_on(game, "Shinobi") == ["Poison", "Smoke Bomb"]
    assert discard_pile(game, 1) == ["Upgrade"]


def test_10_12_an_action_that_others_attach_later_is_discarded_without_effect():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Upgrade"])
        .minion("Shinobi", on="Jungle Oasis", of=1, actions=["Smoke Bomb"])
        .start()
    )
    play(game, "Upgrade", on="Shinobi")
    assert power_of(game, "Shinobi") == 3
    assert discard_pile(game, 0) == ["Upgrade"]


def test_smoke_bomb_covers_the_other_players_turns_and_is_destroyed_at_the_start_of_yours():
    game = scenario(bases=["Jungle Oasis"], hand=["Smoke Bomb"]).minion("Shinobi", on="Jungle Oasis").start()
    play(game, "Smoke Bomb", on="Shinobi")
    pick(game, "end")
    assert actions_on(game, "Shinobi") == ["Smoke Bomb"]
    pick(game, "end")
    assert actions_on(game, "Shinobi") == []
    assert discard_pile(game, 0) == ["Smoke Bomb"]


# Way of Deception


def test_way_of_deception_moves_one_of_your_minions_with_its_actions():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits", "The Homeworld"], hand=["Way of Deception"])
        .minion("Shinobi", on="Jungle Oasis", of=0, actions=["Upgrade"])
        .minion("Scout", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Way of Deception")
    assert offered(game) == ["Tar Pits", "The Homeworld"]
    pick(game, "Tar Pits")
    assert minions(game, "Tar Pits") == ["Shinobi"]
    assert actions_on(game, "Shinobi") == ["Upgrade"]


# Ninja Dojo


def test_after_ninja_dojo_the_winner_may_destroy_a_minion_anywhere():
    game = (
        scenario(bases=["Ninja Dojo", "Jungle Oasis"])
        .minion("King Rex", on="Ninja Dojo", of=0, counters=11)
        .minion("Shinobi", on="Ninja Dojo", of=1)
        .minion("Scout", on="Jungle Oasis", of=1)
        .start()
    )
    pick(game, "end")
    assert asked_by(game) == "Ninja Dojo"
    assert offered(game) == [
        "King Rex (18, Player 1, Ninja Dojo)",
        "Shinobi (3, Player 2, Ninja Dojo)",
        "Scout (3, Player 2, Jungle Oasis)",
        "Pass",
    ]
    pick(game, "Scout")
    assert minions(game, "Jungle Oasis") == []


def test_the_runner_up_of_ninja_dojo_gets_more_vp_than_the_winner():
    game = (
        scenario(players=3, bases=["Ninja Dojo", "Jungle Oasis"])
        .minion("King Rex", on="Ninja Dojo", of=0, counters=6)
        .minion("Shinobi", on="Ninja Dojo", of=1)
        .minion("Collector", on="Ninja Dojo", of=2)
        .start()
    )
    pick(game, "end", "pass")
    assert game.scores == (2, 3, 2)


def test_players_tied_for_winner_of_ninja_dojo_each_use_it_the_current_player_first():
    game = (
        scenario(bases=["Ninja Dojo", "Jungle Oasis"])
        .minion("King Rex", on="Ninja Dojo", of=1, counters=2)
        .minion("Laseratops", on="Ninja Dojo", of=0, counters=5)
        .minion("Scout", on="Jungle Oasis", of=1)
        .minion("Laseratops", on="Jungle Oasis", of=0)
        .duplicate_factions()
        .start()
    )
    pick(game, "end")
    assert game.decision is not None
    assert game.decision.player == 0
    pick(game, "Scout")
    assert game.decision.player == 1
    pick(game, "Laseratops", on="Jungle Oasis")
    assert minions(game, "Jungle Oasis") == []


def test_a_minion_destroyed_by_ninja_dojo_can_no_longer_use_its_after_scoring_ability():
    game = (
        scenario(bases=["Ninja Dojo", "Jungle Oasis"])
        .minion("King Rex", on="Ninja Dojo", of=0, counters=11)
        .minion("First Mate", on="Ninja Dojo", of=1)
        .start()
    )
    pick(game, "end", "Ninja Dojo", "First Mate")
    assert minions(game, "Jungle Oasis") == []
    assert discard_pile(game, 1) == ["First Mate"]


def test_after_scoring_abilities_still_happen_although_the_base_asked_something():
    game = (
        scenario(bases=["Ninja Dojo", "Jungle Oasis"])
        .minion("King Rex", on="Ninja Dojo", of=0, counters=11)
        .minion("First Mate", on="Ninja Dojo", of=1)
        .start()
    )
    pick(game, "end", "Ninja Dojo", "pass")
    assert asked_by(game) == "First Mate"
    pick(game, "Jungle Oasis")
    assert minions(game, "Jungle Oasis") == ["First Mate"]


def test_a_minion_that_cannot_be_destroyed_may_be_chosen_for_ninja_dojo():
    game = (
        scenario(bases=["Ninja Dojo", "Jungle Oasis"])
        .minion("King Rex", on="Ninja Dojo", of=0, counters=11)
        .minion("Warbot", on="Jungle Oasis", of=1)
        .start()
    )
    pick(game, "end", "Warbot")
    assert minions(game, "Jungle Oasis") == ["Warbot"]


# Temple of Goju


def test_after_temple_of_goju_each_players_strongest_minion_goes_under_its_owners_deck():
    game = (
        scenario(players=3, bases=["Temple of Goju", "Jungle Oasis"])
        .minion("King Rex", on="Temple of Goju", of=0, counters=11)
        .minion("Laseratops", on="Temple of Goju", of=0)
        .minion("Collector", on="Temple of Goju", of=1, owner=2, actions=[("Upgrade", 0)])
        .minion("Shinobi", on="Temple of Goju", of=1)
        .deck(2, "Beam Up", "Beam Up", "Invasion")
        .turn(2)
        .start()
    )
    pick(game, "end")
    assert deck(game, 0) == ["King Rex"]
    assert deck(game, 2) == ["Invasion", "Collector"]
    assert discard_pile(game, 0) == ["Upgrade", "Laseratops"]
    assert discard_pile(game, 1) == ["Shinobi"]


def test_of_several_strongest_minions_their_controller_picks_one_for_temple_of_goju():
    game = (
        scenario(bases=["Temple of Goju", "Jungle Oasis"])
        .minion("King Rex", on="Temple of Goju", of=0, counters=11)
        .minion("Shinobi", on="Temple of Goju", of=1)
        .minion("Scout", on="Temple of Goju", of=1)
        .minion("Ninja Acolyte", on="Temple of Goju", of=1)
        .start()
    )
    pick(game, "end", "Temple of Goju")
    assert game.decision is not None
    assert game.decision.player == 1
    assert offered(game) == ["Shinobi (3, Player 2, Temple of Goju)", "Scout (3, Player 2, Temple of Goju)"]
    pick(game, "Shinobi", "no")
    assert deck(game, 1) == ["Shinobi"]
    assert discard_pile(game, 1) == ["Scout", "Ninja Acolyte"]


def test_a_scout_gets_away_from_temple_of_goju_only_if_the_current_player_lets_it_come_first():
    def position():
        game = (
            scenario(bases=["Temple of Goju", "Jungle Oasis"])
            .minion("King Rex", on="Temple of Goju", of=0, counters=11)
            .minion("Scout", on="Temple of Goju", of=1)
            .start()
        )
        pick(game, "end")
        return game

    first = position()
    pick(first, "Scout", "yes")
    assert hand(first, 1) == ["Scout"]
    second = position()
    pick(second, "Temple of Goju")
    assert deck(second, 1) == ["Scout"]


def test_going_under_the_deck_is_not_being_destroyed():
    game = (
        scenario(bases=["Temple of Goju", "Jungle Oasis", "Tar Pits"])
        .minion("Buccaneer", on="Temple of Goju", of=1, counters=14)
        .start()
    )
    pick(game, "end")
    assert deck(game, 1) == ["Buccaneer"]


def test_who_ignores_temple_of_goju_may_keep_the_strongest_minion_from_the_deck():
    game = (
        scenario(bases=["Temple of Goju", "Jungle Oasis"])
        .minion("King Rex", on="Temple of Goju", of=0, counters=11)
        .minion("Shinobi", on="Temple of Goju", of=1)
        .action("Infiltrate", on="Temple of Goju", of=1)
        .start()
    )
    pick(game, "end")
    assert prompt(game) == "Ignore the ability of Temple of Goju?"
    pick(game, "yes")
    assert deck(game, 1) == []
    assert discard_pile(game, 1) == ["Shinobi", "Infiltrate"]


# Invisible Ninja


def ninja(*cards: str) -> Scenario:
    return scenario(bases=["Tar Pits", "Jungle Oasis"], hand=list(cards)).titan("Invisible Ninja")


def test_invisible_ninja_is_played_where_you_have_a_minion_by_discarding_a_card():
    game = ninja("Shinobi", "Poison").minion("Ninja Acolyte", on="Tar Pits").start()
    use(game, "Invisible Ninja")
    pick(game, "Poison")
    assert titans(game, "Tar Pits") == ["Invisible Ninja"]
    assert discard_pile(game, 0) == ["Poison"]


def test_invisible_ninja_needs_a_card_in_hand_and_a_minion_in_play():
    assert "Use Invisible Ninja" not in offered(ninja("Shinobi").start())
    assert "Use Invisible Ninja" not in offered(ninja().minion("Ninja Acolyte", on="Tar Pits").start())


def in_play(*cards: str) -> Scenario:
    return (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=list(cards))
        .titan("Invisible Ninja", on="Tar Pits")
        .deck(0, "Hidden Ninja", "Poison", "Shinobi")
    )


def test_invisible_ninja_looks_at_two_cards_once_a_turn_after_you_destroy_a_card_of_another_player():
    game = (
        in_play("Seeing Stars", "Infiltrate")
        .action("Overrun", on="Tar Pits", of=1)
        .minion("Scout", on="Jungle Oasis", of=1)
        .plays(0, 2)
        .start()
    )
    play(game, "Infiltrate", on="Tar Pits")
    pick(game, "yes")
    assert offered(game) == ["Hidden Ninja", "Poison"]
    pick(game, "Poison")
    assert "Poison" in hand(game, 0)
    assert sorted(deck(game, 0)) == ["Hidden Ninja", "Shinobi"]
    assert game.view(1)["players"][0]["hand"] == []  # Nobody else sees which.
    play(game, "Seeing Stars")
    assert prompt(game) == "Use an ability, or end your plays."  # Once per turn.


def test_invisible_ninja_does_not_react_to_your_own_cards():
    game = in_play("Seeing Stars").minion("Shinobi", on="Jungle Oasis").start()
    play(game, "Seeing Stars")
    assert prompt(game) == "Play a card, use an ability, or end your plays."


def test_invisible_ninja_looks_after_you_destroy_a_minion_of_another_player():
    game = in_play("Seeing Stars").minion("Scout", on="Jungle Oasis", of=1).start()
    play(game, "Seeing Stars")
    assert prompt(game) == "Look at the top two cards of your deck to draw one?"


def test_invisible_ninja_does_not_react_when_another_player_destroys_that_players_card():
    game = in_play().hand(1, "Cannon").minion("First Mate", on="Jungle Oasis", of=1).turn(1).start()
    play(game, "Cannon")
    pick(game, "First Mate")
    assert minions(game, "Jungle Oasis") == []
    assert decider(game) == 1


def test_invisible_ninja_looks_after_you_return_your_minion_to_your_hand():
    game = in_play("Shinobi").minion("Ninja Acolyte", on="Jungle Oasis").start()
    use(game, "Ninja Acolyte")
    pick(game, "Shinobi")
    assert prompt(game) == "Look at the top two cards of your deck to draw one?"
    pick(game, "no")
    assert deck(game, 0) == ["Hidden Ninja", "Poison", "Shinobi"]


def at_the_start(*cards: str) -> Scenario:
    return in_play(*cards).minion("Ninja Acolyte", on="Jungle Oasis").turn(0, "start_turn")


def test_invisible_ninja_may_be_destroyed_at_the_start_of_your_turn_for_a_small_minion_at_once():
    game = at_the_start("Shinobi", "Ninja Master").start()
    pick(game, "yes")
    assert offered(game) == ["Shinobi on Tar Pits", "Shinobi on Jungle Oasis", "Pass"]  # At once or not at all.
    play(game, "Shinobi", on="Jungle Oasis")
    assert minions(game, "Jungle Oasis") == ["Ninja Acolyte", "Shinobi"]
    assert titan(game, "Invisible Ninja").at == -1
    assert "Use Invisible Ninja" not in offered(game)  # It was in play when the turn started.


def test_invisible_ninja_may_stay_and_is_not_asked_for_without_a_small_minion():
    game = at_the_start("Shinobi").start()
    pick(game, "no")
    assert titans(game, "Tar Pits") == ["Invisible Ninja"]
    assert prompt(at_the_start("Ninja Master").start()) == "Play a card, use an ability, or end your plays."
