"""Mythic Greeks: every ability and every ruling that changes behaviour, in the order of the faction's file."""

import pytest

from smashup.engine import Action, Effect, Minion
from smashup.scenario import (
    asked_by,
    bases,
    breakpoint_on,
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


class Signal(Action):
    """Special: You may play this card before a base scores. (It does nothing.)"""

    name = "Signal"
    special = "before_scoring"


class Ambush(Action):
    """Special: Before a base scores, you may play an extra action."""

    name = "Ambush"
    special = "before_scoring"

    def on_play(self) -> Effect:
        yield from self.extra_action()


class Muse(Minion):
    """Talent: You may play an extra action now."""

    name = "Muse"
    power = 2

    def talent(self) -> Effect:
        yield from self.extra_action(now=True)


class Theft(Action):
    """Play an action out of another player's hand."""

    name = "Theft"

    def on_play(self) -> Effect:
        yield from self.play_action_of("Play which?", self.state.hands[self.others[0]], must=True)


# Odysseus


def test_odysseus_places_a_counter_on_one_of_your_minions_after_you_play_an_action():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Favor of Zeus"])
        .minion("Odysseus", on="Jungle Oasis")
        .minion("Spartan", on="Tar Pits", of=0)
        .minion("King Rex", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Favor of Zeus")
    pick(game, "Tar Pits", "Odysseus")
    assert asked_by(game) == "Odysseus"
    assert [option.split(" (")[0] for option in offered(game)] == ["Odysseus", "Spartan"]
    pick(game, "Odysseus")
    assert (minion(game, "Odysseus").counters, power_of(game, "Odysseus")) == (1, 6)


def test_clarification_odysseus_triggers_after_every_action():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Favor of Hades", "Favor of Zeus", "Upgrade"])
        .plays(actions=3)
        .minion("Odysseus", on="Jungle Oasis")
        .start()
    )
    play(game, "Favor of Zeus")
    play(game, "Upgrade", on="Odysseus")
    assert minion(game, "Odysseus").counters == 2
    play(game, "Favor of Hades")
    assert minion(game, "Odysseus").counters == 3


def test_odysseus_does_nothing_for_other_players_actions():
    game = scenario(bases=["Jungle Oasis"], hand=["Howl"]).minion("Odysseus", on="Jungle Oasis", of=1).start()
    play(game, "Howl")
    assert minion(game, "Odysseus").counters == 0


def test_odysseus_counts_a_special_that_you_play_in_another_players_turn():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], definitions=[Signal])
        .turn(1, "score_bases")
        .hand(0, "Signal")
        .minion("King Rex", on="Tar Pits", of=1, counters=9)
        .minion("Odysseus", on="Jungle Oasis", of=0)
        .start()
    )
    play(game, "Signal")
    assert minion(game, "Odysseus").counters == 1


def test_odysseus_waits_until_the_action_has_resolved_but_not_until_it_is_discarded():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Favor of Ares"])
        .minion("Odysseus", on="Jungle Oasis")
        .minion("Argonaut", on="Jungle Oasis")
        .start()
    )
    play(game, "Favor of Ares")
    pick(game, "Argonaut")
    assert asked_by(game) == "Odysseus"
    assert power_of(game, "Argonaut") == 5
    assert discard_pile(game, 0) == []
    pick(game, "Argonaut")
    assert power_of(game, "Argonaut") == 6
    assert discard_pile(game, 0) == ["Favor of Ares"]


def test_the_counters_of_odysseus_stay_when_he_leaves():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Favor of Hades"])
        .minion("Odysseus", on="Jungle Oasis")
        .minion("Argonaut", on="Jungle Oasis")
        .hand(1, "Beam Up")
        .start()
    )
    play(game, "Favor of Hades")
    pick(game, "Argonaut", "end")
    play(game, "Beam Up")
    pick(game, "Odysseus")
    assert power_of(game, "Argonaut") == 3


# Heracles


def test_clarification_heracles_triggers_after_every_action_of_any_player_his_controller_included():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Favor of Zeus", "Favor of Hades"])
        .plays(actions=2)
        .hand(1, "Howl", "Howl")
        .minion("Heracles", on="Jungle Oasis", of=0)
        .start()
    )
    play(game, "Favor of Zeus")
    play(game, "Favor of Hades")
    assert power_of(game, "Heracles") == 4 + 2
    pick(game, "end")
    assert power_of(game, "Heracles") == 4
    play(game, "Howl")
    assert power_of(game, "Heracles") == 4 + 1


def test_the_power_of_heracles_counts_when_his_base_scores_and_ends_with_that_turn():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], definitions=[Signal])
        .turn(1, "score_bases")
        .hand(1, "Signal")
        .minion("King Rex", on="Jungle Oasis", of=1, counters=5)
        .minion("Heracles", on="Tar Pits", of=0)
        .start()
    )
    play(game, "Signal")
    assert game.current_player == 0
    assert power_of(game, "Heracles") == 4


# Jason


def test_jason_lets_you_choose_a_base_where_all_your_minions_have_1_power_after_your_first_action():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Favor of Hades", "Favor of Hermes"])
        .plays(actions=2)
        .minion("Jason", on="Jungle Oasis")
        .minion("Argonaut", on="Tar Pits")
        .minion("Spartan", on="Tar Pits", owner=0, of=1)
        .minion("King Rex", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Favor of Hades")
    assert asked_by(game) == "Jason"
    assert offered(game) == ["Jungle Oasis", "Tar Pits"]
    pick(game, "Tar Pits")
    assert (power_of(game, "Argonaut"), power_of(game, "Jason")) == (3, 4)
    assert total(game, "Tar Pits", 1) == 10
    play(game, "Favor of Hermes")
    assert asked_by(game) is None
    assert total(game, "Tar Pits", 0) == 3


def test_jason_counts_himself_and_his_bonus_ends_with_the_turn():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Favor of Hades"]).minion("Jason", on="Jungle Oasis").start()
    )
    play(game, "Favor of Hades")
    pick(game, "Jungle Oasis")
    assert power_of(game, "Jason") == 5
    pick(game, "end")
    assert power_of(game, "Jason") == 4


def test_clarification_jason_minions_played_later_in_the_turn_get_his_benefit():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Favor of Hades", "Spartan"])
        .minion("Jason", on="Jungle Oasis")
        .start()
    )
    play(game, "Favor of Hades")
    pick(game, "Tar Pits")
    play(game, "Spartan", on="Tar Pits")
    assert power_of(game, "Spartan") == 4


def test_clarification_jason_minions_moved_off_the_chosen_base_lose_the_benefit():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Favor of Hades", "Way of Deception"])
        .plays(actions=2)
        .minion("Jason", on="Jungle Oasis")
        .start()
    )
    play(game, "Favor of Hades")
    pick(game, "Jungle Oasis")
    play(game, "Way of Deception")
    assert minions(game, "Tar Pits") == ["Jason"]
    assert power_of(game, "Jason") == 4


def test_minions_moved_onto_the_base_jason_chose_get_the_benefit():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Favor of Hades", "Way of Deception"])
        .plays(actions=2)
        .minion("Jason", on="Jungle Oasis")
        .start()
    )
    play(game, "Favor of Hades")
    pick(game, "Tar Pits")
    play(game, "Way of Deception")
    assert power_of(game, "Jason") == 5


def test_clarification_jason_has_no_benefit_in_a_turn_in_which_you_played_an_action_before_him():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Favor of Hades", "Jason", "Favor of Zeus"])
        .plays(actions=2)
        .start()
    )
    play(game, "Favor of Hades")
    play(game, "Jason", on="Jungle Oasis")
    play(game, "Favor of Zeus")
    pick(game, "Tar Pits")
    assert asked_by(game) is None
    assert power_of(game, "Jason") == 4


def test_jason_works_in_another_players_turn_too_after_your_first_action_there():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], definitions=[Signal])
        .turn(1, "score_bases")
        .hand(0, "Signal", "Signal")
        .minion("King Rex", on="Tar Pits", of=1, counters=5)
        .minion("Jason", on="Tar Pits", of=0, counters=8)
        .start()
    )
    play(game, "Signal")
    assert asked_by(game) == "Jason"
    pick(game, "Tar Pits")
    play(game, "Signal")
    assert game.scores == (4, 3)


def test_jasons_bonus_stays_when_he_leaves():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Favor of Hades", "Beam Up"])
        .plays(actions=2)
        .minion("Jason", on="Jungle Oasis")
        .minion("Argonaut", on="Jungle Oasis")
        .start()
    )
    play(game, "Favor of Hades")
    pick(game, "Jungle Oasis")
    play(game, "Beam Up")
    pick(game, "Jason")
    assert power_of(game, "Argonaut") == 3


def test_jasons_bonus_ends_with_the_base_it_belongs_to():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Favor of Hades", "Burn It Down"])
        .plays(actions=2)
        .base_deck("The Homeworld")
        .minion("Jason", on="Jungle Oasis")
        .start()
    )
    play(game, "Favor of Hades")
    pick(game, "Jungle Oasis")
    play(game, "Burn It Down")
    pick(game, "Jungle Oasis", "deck")
    assert bases(game) == ["The Homeworld", "Tar Pits"]
    assert power_of(game, "Jason") == 4


# Spartan


def test_each_spartan_gets_a_counter_after_the_first_action_you_play_on_your_turn():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Favor of Hades", "Favor of Hermes"])
        .plays(actions=2)
        .minion("Spartan", on="Jungle Oasis")
        .minion("Spartan", on="Tar Pits")
        .minion("Spartan", on="Tar Pits", of=1)
        .duplicate_factions()
        .start()
    )
    play(game, "Favor of Hades")
    play(game, "Favor of Hermes")
    assert (power_of(game, "Spartan", of=0), total(game, "Tar Pits", 0)) == (4, 4)
    assert power_of(game, "Spartan", of=1) == 3


def test_spartan_gets_another_counter_in_your_next_turn():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Favor of Hades", "Favor of Zeus"])
        .minion("Spartan", on="Jungle Oasis")
        .start()
    )
    play(game, "Favor of Hades")
    pick(game, "end", "end")
    play(game, "Favor of Zeus")
    assert minion(game, "Spartan").counters == 2


def test_clarification_spartan_has_no_benefit_in_a_turn_in_which_you_played_an_action_before_it():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Favor of Hades", "Spartan", "Favor of Hermes"]).plays(actions=2).start()
    )
    play(game, "Favor of Hades")
    play(game, "Spartan")
    play(game, "Favor of Hermes")
    assert minion(game, "Spartan").counters == 0


def test_a_spartan_that_your_first_action_brings_into_play_was_not_there_when_you_played_it():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["They Keep Coming"])
        .discard_pile(0, "Spartan")
        .minion("Spartan", on="Jungle Oasis")
        .start()
    )
    play(game, "They Keep Coming")
    play(game, "Spartan")
    assert [spartan.counters for spartan in game.state.minions()] == [1, 0]


@pytest.mark.parametrize("turn", [0, 1])
def test_a_special_while_a_base_scores_does_nothing_for_spartan(turn: int):
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], definitions=[Signal])
        .turn(turn, "score_bases")
        .hand(0, "Signal")
        .minion("King Rex", on="Tar Pits", of=1, counters=9)
        .minion("Spartan", on="Jungle Oasis", of=0)
        .start()
    )
    play(game, "Signal")
    assert minion(game, "Spartan").counters == 0


# Argonaut


def test_clarification_argonaut_played_as_an_action_uses_up_the_action_and_no_minion_play():
    game = scenario(bases=["Jungle Oasis"], hand=["Argonaut", "Spartan", "Favor of Zeus"]).start()
    pick(game, "Argonaut on Jungle Oasis as your action")
    assert plays_left(game) == (1, 0)
    play(game, "Spartan")
    assert minions(game, "Jungle Oasis") == ["Argonaut", "Spartan"]
    assert offered(game) == ["End your plays"]


def test_clarification_argonaut_played_as_an_action_is_still_a_minion_being_played():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Argonaut"])
        .deck(1, "Ruins", "Ruins")
        .minion("Imperial Dragon", on="Jungle Oasis", of=1)
        .start()
    )
    pick(game, "Argonaut on Jungle Oasis as your action")
    assert hand(game, 1) == ["Ruins"]
    assert power_of(game, "Argonaut") == 2


@pytest.mark.parametrize("how", ["Argonaut on Jungle Oasis", "Argonaut on Jungle Oasis as your action"])
def test_clarification_argonaut_triggers_the_others_once_whether_played_as_an_action_or_a_minion(how: str):
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Argonaut"])
        .minion("Spartan", on="Jungle Oasis")
        .minion("Jason", on="Jungle Oasis")
        .minion("Heracles", on="Jungle Oasis", of=1)
        .duplicate_factions()
        .start()
    )
    pick(game, how)
    pick(game, "Spartan", "Jason", "Tar Pits")
    assert minion(game, "Spartan").counters == 1
    assert power_of(game, "Heracles") == 5
    assert game.decision is not None
    assert game.decision.source is None


def test_argonaut_triggers_odysseus():
    game = scenario(bases=["Jungle Oasis"], hand=["Argonaut"]).minion("Odysseus", on="Jungle Oasis").start()
    play(game, "Argonaut", as_="minion")
    pick(game, "Argonaut")
    assert power_of(game, "Argonaut") == 3


def test_argonaut_counts_as_your_first_action_for_spartan_and_jason():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Argonaut", "Spartan", "Jason", "Favor of Hades"])
        .plays(minions=3)
        .start()
    )
    play(game, "Argonaut", on="Tar Pits", as_="minion")
    play(game, "Spartan", on="Tar Pits")
    play(game, "Jason", on="Tar Pits")
    play(game, "Favor of Hades")
    assert asked_by(game) is None
    assert total(game, "Tar Pits", 0) == 2 + 3 + 4


def test_argonaut_after_an_action_is_not_the_first():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Favor of Hades", "Argonaut"])
        .minion("Spartan", on="Jungle Oasis")
        .start()
    )
    play(game, "Favor of Hades")
    play(game, "Argonaut")
    assert minion(game, "Spartan").counters == 1


def test_argonaut_may_take_the_place_of_an_extra_action_now_or_later():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Favor of Apollo", "Argonaut", "Argonaut"], definitions=[Muse])
        .minion("Muse", on="Jungle Oasis")
        .start()
    )
    play(game, "Favor of Apollo")
    pick(game, "Argonaut on Jungle Oasis as your action")
    assert plays_left(game) == (1, 0)
    use(game, "Muse")
    pick(game, "Argonaut on Jungle Oasis as your action")
    assert minions(game, "Jungle Oasis") == ["Muse", "Argonaut", "Argonaut"]
    assert plays_left(game) == (1, 0)


def test_argonaut_cannot_take_the_place_of_an_action_that_is_named():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Mass Enchantment", "Argonaut"]).plays(minions=0).deck(1, "Howl").start()
    )
    play(game, "Mass Enchantment")
    assert offered(game) == ["Howl", "Pass"]


def test_argonaut_cannot_be_played_when_only_a_special_may():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Signal", "Argonaut"], definitions=[Signal])
        .turn(0, "score_bases")
        .minion("King Rex", on="Tar Pits", of=1, counters=9)
        .start()
    )
    assert offered(game) == ["Signal", "Pass"]


def test_argonaut_may_be_the_extra_action_that_a_special_gives():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Ambush", "Argonaut"], definitions=[Ambush])
        .turn(0, "score_bases")
        .minion("King Rex", on="Tar Pits", of=1, counters=9)
        .start()
    )
    play(game, "Ambush")
    pick(game, "Argonaut on Tar Pits as your action")
    assert game.scores == (3, 4)


def test_argonaut_in_another_players_turn_sets_off_jason_but_not_spartan():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"])
        .turn(1, "score_bases")
        .hand(0, "Hidden Ninja", "Argonaut")
        .minion("King Rex", on="Tar Pits", of=1, counters=9)
        .minion("Jason", on="Jungle Oasis", of=0)
        .minion("Spartan", on="Jungle Oasis", of=0)
        .start()
    )
    play(game, "Hidden Ninja")
    play(game, "Argonaut")
    assert asked_by(game) == "Jason"
    pick(game, "Jungle Oasis")
    assert minion(game, "Spartan").counters == 0


def test_a_player_who_cannot_play_actions_may_play_argonaut_only_as_a_minion():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Mark of Sleep"], definitions=[Muse])
        .hand(1, "Argonaut", "Argonaut")
        .minion("Muse", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Mark of Sleep")
    pick(game, 1)
    pick(game, "end")
    assert [option for option in offered(game) if "Argonaut" in option] == ["Argonaut on Jungle Oasis"]
    use(game, "Muse")
    assert asked_by(game) is None
    play(game, "Argonaut")
    assert minions(game, "Jungle Oasis") == ["Muse", "Argonaut"]


def test_argonaut_played_as_an_action_must_be_a_minion_that_may_be_played_there():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Argonaut"])
        .plays(minions=0)
        .action("Overrun", on="Jungle Oasis", of=1)
        .start()
    )
    assert offered(game) == ["Argonaut on Tar Pits as your action", "End your plays"]


def test_argonaut_is_no_action_card():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Favor of Hades"]).discard_pile(0, "Argonaut", "Favor of Zeus").start()
    )
    play(game, "Favor of Hades")
    assert hand(game, 0) == ["Favor of Zeus"]


# Favor of Aphrodite


def test_favor_of_aphrodite_gives_an_extra_minion_that_may_wait():
    game = scenario(bases=["Jungle Oasis"], hand=["Favor of Aphrodite", "Spartan", "Argonaut"]).start()
    play(game, "Favor of Aphrodite")
    assert plays_left(game) == (2, 0)
    play(game, "Spartan")
    play(game, "Argonaut")
    assert minions(game, "Jungle Oasis") == ["Spartan", "Argonaut"]


# Favor of Apollo


def test_favor_of_apollo_draws_a_card_that_may_be_the_extra_action():
    game = scenario(bases=["Jungle Oasis"], hand=["Favor of Apollo"]).deck(0, "Favor of Zeus", "Spartan").start()
    play(game, "Favor of Apollo")
    assert hand(game, 0) == ["Favor of Zeus"]
    play(game, "Favor of Zeus")
    assert breakpoint_on(game, "Jungle Oasis") == 7
    assert plays_left(game) == (1, 0)


# Favor of Ares


def test_favor_of_ares_gives_one_of_your_minions_3_power_until_the_end_of_the_turn():
    game = (
        scenario(bases=["Tar Pits"], hand=["Favor of Ares"])
        .minion("Argonaut", on="Tar Pits")
        .minion("King Rex", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Favor of Ares")
    assert power_of(game, "Argonaut") == 5
    pick(game, "end")
    assert power_of(game, "Argonaut") == 2


def test_favor_of_ares_must_choose_one_of_your_minions():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Favor of Ares"])
        .minion("Argonaut", on="Jungle Oasis")
        .minion("Argonaut", on="Jungle Oasis", counters=1)
        .start()
    )
    play(game, "Favor of Ares")
    assert offered(game) == ["Argonaut (2, Player 1, Jungle Oasis)", "Argonaut (3, Player 1, Jungle Oasis)"]


# Favor of Athena


def test_favor_of_athena_takes_one_revealed_action_and_puts_the_others_back_in_any_order():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Favor of Athena"])
        .deck(0, "Argonaut", "Favor of Zeus", "Spartan", "Favor of Hera", "Jason", "Heracles")
        .start()
    )
    play(game, "Favor of Athena")
    assert offered(game) == ["Favor of Zeus", "Favor of Hera", "Pass"]
    pick(game, "Favor of Hera", "Jason", "Spartan", "Argonaut")
    assert hand(game, 0) == ["Favor of Hera"]
    assert deck(game, 0) == ["Jason", "Spartan", "Argonaut", "Favor of Zeus", "Heracles"]
    assert "reveal" in events(game)


def test_favor_of_athena_may_take_nothing():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Favor of Athena"])
        .deck(0, "Argonaut", "Favor of Zeus", "Heracles")
        .start()
    )
    play(game, "Favor of Athena")
    pick(game, "pass", "Favor of Zeus", "Argonaut")
    assert hand(game, 0) == []
    assert deck(game, 0) == ["Favor of Zeus", "Argonaut", "Heracles"]


def test_favor_of_athena_reshuffles_the_discard_pile_without_herself():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Favor of Athena"])
        .deck(0, "Argonaut")
        .discard_pile(0, "Favor of Zeus")
        .start()
    )
    play(game, "Favor of Athena")
    assert offered(game) == ["Favor of Zeus", "Pass"]
    pick(game, "Favor of Zeus")
    assert deck(game, 0) == ["Argonaut"]
    assert discard_pile(game, 0) == ["Favor of Athena"]


# Favor of Dionysus


def test_favor_of_dionysus_gives_1_power_and_an_extra_action():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Favor of Dionysus", "Favor of Zeus"])
        .minion("Argonaut", on="Jungle Oasis")
        .start()
    )
    play(game, "Favor of Dionysus")
    assert power_of(game, "Argonaut") == 3
    pick(game, "no")
    assert discard_pile(game, 0) == ["Favor of Dionysus"]
    assert plays_left(game) == (1, 1)
    pick(game, "end")
    assert power_of(game, "Argonaut") == 2


def test_favor_of_dionysus_may_go_on_top_of_your_deck_instead_of_the_discard_pile():
    game = scenario(bases=["Jungle Oasis"], hand=["Favor of Dionysus"]).deck(0, "Spartan").start()
    play(game, "Favor of Dionysus")
    pick(game, "yes")
    assert deck(game, 0) == ["Favor of Dionysus", "Spartan"]
    assert discard_pile(game, 0) == []
    assert plays_left(game) == (1, 1)


def test_favor_of_dionysus_leaves_only_after_the_abilities_it_triggered():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Favor of Dionysus"])
        .minion("Odysseus", on="Jungle Oasis")
        .minion("Argonaut", on="Jungle Oasis")
        .start()
    )
    play(game, "Favor of Dionysus")
    pick(game, "Argonaut")
    assert asked_by(game) == "Odysseus"
    pick(game, "Argonaut")
    assert prompt(game) == "Place Favor of Dionysus on top of its owner's deck?"


def test_favor_of_dionysus_goes_to_its_owners_deck_even_if_another_player_played_it():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Theft"], definitions=[Theft])
        .hand(1, "Favor of Dionysus")
        .minion("King Rex", on="Jungle Oasis", of=0)
        .start()
    )
    play(game, "Theft")
    assert power_of(game, "King Rex") == 8
    pick(game, "yes")
    assert deck(game, 1) == ["Favor of Dionysus"]
    assert deck(game, 0) == []


# Favor of Hades


def test_favor_of_hades_must_take_an_action_from_your_discard_pile_but_not_itself():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Favor of Hades"])
        .discard_pile(0, "Spartan", "Favor of Zeus", "Favor of Hera")
        .start()
    )
    play(game, "Favor of Hades")
    assert offered(game) == ["Favor of Zeus", "Favor of Hera"]
    pick(game, "Favor of Hera")
    assert hand(game, 0) == ["Favor of Hera"]
    assert discard_pile(game, 0) == ["Spartan", "Favor of Zeus", "Favor of Hades"]


# Favor of Hera


def test_favor_of_hera_places_a_counter_on_up_to_two_of_your_minions():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Favor of Hera"])
        .minion("Argonaut", on="Jungle Oasis")
        .minion("Heracles", on="Tar Pits")
        .minion("Jason", on="Tar Pits")
        .minion("King Rex", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Favor of Hera")
    assert len(offered(game)) == 4
    pick(game, "Argonaut")
    assert not any("Argonaut" in option or "King Rex" in option for option in offered(game))
    pick(game, "Jason")
    assert (minion(game, "Argonaut").counters, minion(game, "Jason").counters) == (1, 1)


def test_favor_of_hera_may_choose_one_or_none():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Favor of Hera"])
        .minion("Argonaut", on="Jungle Oasis")
        .minion("Argonaut", on="Jungle Oasis")
        .start()
    )
    play(game, "Favor of Hera")
    pick(game, "done")
    assert total(game, "Jungle Oasis", 0) == 4


# Favor of Hermes


def test_favor_of_hermes_gives_two_extra_actions():
    game = scenario(bases=["Jungle Oasis"], hand=["Favor of Hermes", "Favor of Zeus", "Favor of Hades"]).start()
    play(game, "Favor of Hermes")
    assert plays_left(game) == (1, 2)
    play(game, "Favor of Zeus")
    play(game, "Favor of Hades")
    assert plays_left(game) == (1, 0)


def test_favor_of_hermes_asks_only_once_whether_its_actions_wait():
    position = scenario(bases=["Jungle Oasis"], hand=["Favor of Hermes", "Favor of Zeus", "Favor of Hades"])
    game = position.minion("Spartan", on="Jungle Oasis").start()
    play(game, "Favor of Hermes")
    assert asked_by(game) == "Favor of Hermes"  # Spartan's ability waits.
    pick(game, "later")
    assert asked_by(game) is None
    assert plays_left(game) == (1, 2)


# Favor of Poseidon


def test_favor_of_poseidon_shuffles_up_to_three_cards_of_your_discard_pile_into_your_deck():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Favor of Poseidon"])
        .deck(0, "Jason")
        .discard_pile(0, "Spartan", "Favor of Zeus", "Heracles", "Argonaut")
        .start()
    )
    play(game, "Favor of Poseidon")
    assert "Favor of Poseidon" not in offered(game)
    pick(game, "Spartan", "Favor of Zeus", "Argonaut")
    assert sorted(deck(game, 0)) == ["Argonaut", "Favor of Zeus", "Jason", "Spartan"]
    assert discard_pile(game, 0) == ["Heracles", "Favor of Poseidon"]
    assert "shuffle" in events(game)


def test_favor_of_poseidon_may_take_fewer():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Favor of Poseidon"]).discard_pile(0, "Spartan", "Favor of Zeus").start()
    )
    play(game, "Favor of Poseidon")
    pick(game, "Spartan", "done")
    assert deck(game, 0) == ["Spartan"]


# Favor of Zeus


def test_favor_of_zeus_lowers_a_breakpoint_by_5_until_the_end_of_the_turn():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Favor of Zeus"])
        .minion("King Rex", on="Tar Pits", of=1, counters=3)
        .start()
    )
    play(game, "Favor of Zeus")
    pick(game, "Tar Pits")
    assert breakpoint_on(game, "Tar Pits") == 11
    pick(game, "end")
    assert breakpoint_on(game, "Tar Pits") == 16


def test_favor_of_zeus_lets_a_base_score_and_does_not_reduce_its_replacement():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Favor of Zeus"])
        .base_deck("Cave of Shinies")
        .minion("King Rex", on="Jungle Oasis", of=0)
        .start()
    )
    play(game, "Favor of Zeus")
    pick(game, "Jungle Oasis", "end")
    assert game.scores == (2, 0)
    assert breakpoint_on(game, "Cave of Shinies") == 23


def test_favor_of_zeus_takes_no_breakpoint_below_zero():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Favor of Zeus", "Rampage"])
        .plays(actions=2)
        .minion("King Rex", on="Jungle Oasis", of=0, counters=3)
        .start()
    )
    play(game, "Rampage")
    play(game, "Favor of Zeus")
    assert breakpoint_on(game, "Jungle Oasis") == 0


# Oracle at Delphi


def test_who_plays_a_minion_on_oracle_at_delphi_draws_the_top_card_if_it_is_an_action():
    game = (
        scenario(bases=["Oracle at Delphi", "Tar Pits"], hand=["Spartan", "Jason"])
        .plays(minions=2)
        .deck(0, "Favor of Zeus", "Favor of Hera")
        .start()
    )
    play(game, "Spartan", on="Tar Pits")
    assert hand(game, 0) == ["Jason"]
    play(game, "Jason", on="Oracle at Delphi")
    assert hand(game, 0) == ["Favor of Zeus"]
    assert events(game).count("reveal") == 1


def test_a_minion_on_top_of_the_deck_stays_there_at_oracle_at_delphi_argonaut_too():
    game = scenario(bases=["Oracle at Delphi"], hand=["Spartan"]).deck(0, "Argonaut", "Favor of Zeus").start()
    play(game, "Spartan")
    assert hand(game, 0) == []
    assert deck(game, 0) == ["Argonaut", "Favor of Zeus"]
    assert events(game).count("reveal") == 1


def test_oracle_at_delphi_works_each_time_after_the_minions_own_ability():
    game = (
        scenario(bases=["Oracle at Delphi"], hand=["Enchantress", "Enchantress"])
        .plays(minions=2)
        .deck(0, "Neophyte", "Scry", "Neophyte", "Portal")
        .start()
    )
    play(game, "Enchantress")
    assert hand(game, 0) == ["Enchantress", "Neophyte", "Scry"]
    play(game, "Enchantress")
    assert hand(game, 0) == ["Neophyte", "Scry", "Neophyte", "Portal"]


def test_oracle_at_delphi_makes_a_new_deck_from_the_discard_pile_if_need_be():
    game = scenario(bases=["Oracle at Delphi"], hand=["Spartan"]).discard_pile(0, "Favor of Zeus").start()
    play(game, "Spartan")
    assert hand(game, 0) == ["Favor of Zeus"]


def test_who_ignores_oracle_at_delphi_need_not_reveal():
    game = (
        scenario(bases=["Oracle at Delphi"], hand=["Spartan"])
        .deck(0, "Favor of Zeus")
        .action("Infiltrate", on="Oracle at Delphi", of=0)
        .start()
    )
    play(game, "Spartan")
    assert prompt(game) == "Ignore the ability of Oracle at Delphi?"
    pick(game, "yes")
    assert hand(game, 0) == []


# Wooden Horse


def test_after_any_action_its_player_may_give_a_minion_on_wooden_horse_2_power():
    game = (
        scenario(bases=["Wooden Horse", "Tar Pits"], hand=["Favor of Hades"])
        .hand(1, "Howl")
        .minion("Argonaut", on="Wooden Horse")
        .minion("Scout", on="Wooden Horse", of=1)
        .minion("King Rex", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Favor of Hades")
    assert offered(game) == ["Argonaut (2, Player 1, Wooden Horse)", "Scout (3, Player 2, Wooden Horse)", "Pass"]
    pick(game, "Scout")
    assert power_of(game, "Scout") == 5
    pick(game, "end")
    assert power_of(game, "Scout") == 3
    play(game, "Howl")
    assert game.decision is not None
    assert game.decision.player == 1
    pick(game, "pass")
    assert (power_of(game, "Scout"), power_of(game, "Argonaut")) == (4, 2)


def test_every_action_and_every_argonaut_sets_off_wooden_horse():
    game = (
        scenario(bases=["Wooden Horse", "Tar Pits"], hand=["Favor of Hades", "Argonaut"])
        .minion("Spartan", on="Wooden Horse", of=1)
        .duplicate_factions()
        .start()
    )
    play(game, "Favor of Hades")
    pick(game, "Spartan")
    play(game, "Argonaut", on="Tar Pits")
    pick(game, "Spartan")
    assert power_of(game, "Spartan") == 3 + 2 + 2


def test_the_player_of_a_special_decides_about_wooden_horse_in_another_players_turn():
    game = (
        scenario(bases=["Tar Pits", "Wooden Horse"], definitions=[Signal])
        .turn(1, "score_bases")
        .hand(0, "Signal")
        .minion("King Rex", on="Tar Pits", of=1, counters=9)
        .minion("Spartan", on="Wooden Horse", of=1)
        .start()
    )
    play(game, "Signal")
    assert asked_by(game) == "Wooden Horse"
    assert game.decision is not None
    assert game.decision.player == 0


def test_the_power_of_wooden_horse_stays_with_the_minion_when_it_moves():
    game = (
        scenario(bases=["Wooden Horse", "Tar Pits"], hand=["Favor of Hades", "Way of Deception"])
        .plays(actions=2)
        .minion("Argonaut", on="Wooden Horse")
        .start()
    )
    play(game, "Favor of Hades")
    pick(game, "Argonaut")
    play(game, "Way of Deception")
    assert minions(game, "Tar Pits") == ["Argonaut"]
    assert power_of(game, "Argonaut") == 4


def test_who_ignores_wooden_horse_may_refuse_its_power_from_another_player():
    game = (
        scenario(bases=["Wooden Horse"], hand=["Favor of Hades"])
        .minion("Shinobi", on="Wooden Horse", of=1)
        .action("Infiltrate", on="Wooden Horse", of=1)
        .start()
    )
    play(game, "Favor of Hades")
    pick(game, "Shinobi")
    assert prompt(game) == "Ignore the ability of Wooden Horse?"
    pick(game, "yes")
    assert power_of(game, "Shinobi") == 3
