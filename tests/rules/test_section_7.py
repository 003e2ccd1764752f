"""Section 7 of the rules: power."""

import pytest

from smashup.engine import Action, Effect
from smashup.scenario import (
    asked_by,
    base_of,
    breakpoint_on,
    hand,
    minion,
    offered,
    pick,
    play,
    power_of,
    scenario,
    total,
    use,
)
from tests.rules.cards_for_tests import ALL


class Harvest(Action):
    """Place a +1 power counter on each of your minions."""

    def on_play(self) -> Effect:
        yield from self.place_counters(self.minions(of=self.you))


class Census(Action):
    """Each player gains VP equal to their total on the first base."""

    def on_play(self) -> None:
        base = self.bases()[0]
        for player in self.players:
            assert self.total_of(player, base) == self.totals(base)[player]
            self.gain_vp(self.total_of(player, base), player=player)


# 7.1


def test_7_1_a_minion_not_in_play_has_exactly_its_printed_power():
    """Each War Raptor in play makes the others stronger, but not the ones in hand."""
    game = (
        scenario(bases=["The Central Brain"], hand=["Zapbot", "War Raptor"], definitions=ALL)
        .minion("War Raptor", on="The Central Brain")
        .minion("War Raptor", on="The Central Brain")
        .start()
    )
    play(game, "Zapbot")
    assert offered(game) == ["War Raptor on The Central Brain", "End your plays"]  # power 2 or less


def test_7_1_in_play_its_power_is_starting_power_plus_counters_plus_modifications():
    game = (
        scenario(bases=["The Central Brain"], hand=["Augmentation"], definitions=ALL)
        .minion("Dummy", on="The Central Brain", counters=3, actions=["Upgrade"])
        .start()
    )
    play(game, "Augmentation")
    assert power_of(game, "Dummy") == 2 + 3 + 2 + 1 + 4


def test_7_1_a_card_may_change_the_starting_power():
    game = scenario(bases=["The Central Brain"], definitions=ALL).minion("Colossus", on="The Central Brain", counters=1)
    assert power_of(game.start(), "Colossus") == 6 + 1 + 1


# 7.2


def test_7_2_a_minions_power_is_never_reduced_below_zero():
    game = (
        scenario(bases=["Jungle Oasis"], definitions=ALL)
        .minion("Dummy", on="Jungle Oasis", actions=["Burden"])
        .minion("Dummy", on="Jungle Oasis", counters=1)
        .start()
    )
    assert power_of(game, "Dummy") == 0
    assert total(game, "Jungle Oasis", 0) == 3


def test_7_2_all_modifications_are_added_up_first():
    game = (
        scenario(bases=["The Central Brain"], definitions=ALL)
        .minion("Dummy", on="The Central Brain", counters=1, actions=["Burden", "Upgrade"])
        .start()
    )
    assert power_of(game, "Dummy") == 2 + 1 + 1 + 2 - 5


def test_7_2_a_bases_breakpoint_is_never_reduced_below_zero():
    game = scenario(bases=["Jungle Oasis"], hand=["Rampage"]).minion("King Rex", on="Jungle Oasis", counters=8).start()
    play(game, "Rampage")
    assert breakpoint_on(game, "Jungle Oasis") == 0


# 7.3


def test_7_3_power_counters_modify_minions():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Blessing"], definitions=ALL).minion("Dummy", on="Jungle Oasis").start()
    )
    play(game, "Blessing")
    assert power_of(game, "Dummy") == 4


def test_7_3_a_minion_keeps_its_counters_when_it_moves():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Invasion"], definitions=ALL)
        .minion("Dummy", on="Jungle Oasis", counters=2)
        .start()
    )
    play(game, "Invasion")
    assert total(game, "Tar Pits", 0) == 4


def test_7_3_power_counters_on_an_action_do_nothing_so_none_are_placed_there():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Gilding"], definitions=ALL)
        .minion("Dummy", on="Jungle Oasis", actions=["Upgrade"])
        .action("Outpost", on="Jungle Oasis")
        .start()
    )
    play(game, "Gilding")
    with pytest.raises(TypeError, match=r"counters are for minions and titans \(rule 7.3\), and Upgrade is neither"):
        pick(game, "Upgrade")


def test_7_3_power_counters_are_placed_on_several_minions_at_once():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Harvest"], definitions=[*ALL, Harvest])
        .minion("Dummy", on="Jungle Oasis")
        .minion("Zero", on="Jungle Oasis")
        .start()
    )
    play(game, "Harvest")
    assert (power_of(game, "Dummy"), power_of(game, "Zero")) == (3, 1)


def test_7_3_a_counter_of_another_kind_is_not_a_power_counter():
    game = scenario(bases=["Milestone"], definitions=ALL).minion("Dummy", on="Milestone").start()
    use(game, "Milestone")
    assert base_of(game, "Milestone").counters == 1
    assert total(game, "Milestone", 0) == 2
    assert breakpoint_on(game, "Milestone") == 10


# 7.4


def test_7_4_a_players_total_is_the_power_of_the_minions_they_control_there():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], definitions=ALL)
        .minion("King Rex", on="Jungle Oasis", of=0, owner=1)
        .minion("Dummy", on="Jungle Oasis", of=0)
        .minion("Dummy", on="Jungle Oasis", of=1, counters=1)
        .minion("Dummy", on="Tar Pits", of=0)
        .start()
    )
    assert (total(game, "Jungle Oasis", 0), total(game, "Jungle Oasis", 1)) == (7 + 2, 3)


def test_7_4_plus_other_power_their_cards_give_them_there():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], definitions=ALL)
        .minion("Dummy", on="Jungle Oasis")
        .action("Outpost", on="Jungle Oasis", of=0)
        .action("Outpost", on="Jungle Oasis", of=1)
        .start()
    )
    assert (total(game, "Jungle Oasis", 0), total(game, "Jungle Oasis", 1)) == (2 + 3, 3)
    assert total(game, "Tar Pits", 0) == 0


def test_7_4_a_card_can_ask_for_the_totals():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Census"], definitions=[*ALL, Census])
        .minion("Dummy", on="Jungle Oasis")
        .minion("Drummer", on="Jungle Oasis", of=1, counters=1)
        .action("Outpost", on="Jungle Oasis")
        .start()
    )
    play(game, "Census")
    assert game.scores == (2 + 3, 3)


# 7.5


def test_7_5_an_effect_with_no_stated_end_lasts_until_the_end_of_the_turn():
    game = scenario(bases=["Jungle Oasis"], hand=["Drill"], definitions=ALL).minion("Dummy", on="Jungle Oasis").start()
    play(game, "Drill")
    assert power_of(game, "Dummy") == 4
    pick(game, "end")
    assert power_of(game, "Dummy") == 2


def test_7_5_or_until_its_card_leaves_play():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Drill", "Beam Up"], definitions=ALL)
        .minion("Dummy", on="Jungle Oasis")
        .start()
    )
    play(game, "Drill")
    play(game, "Beam Up")
    pick(game, "Drill")
    assert power_of(game, "Dummy") == 2


def test_7_5_a_stated_end_holds_even_if_the_card_leaves_play_before():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Anthem", "Beam Up"], definitions=ALL)
        .minion("Dummy", on="Jungle Oasis")
        .start()
    )
    play(game, "Anthem")
    play(game, "Beam Up")
    pick(game, "Anthem")
    assert power_of(game, "Dummy") == 4
    pick(game, "end")
    assert power_of(game, "Dummy") == 2


def test_7_5_a_change_of_control_with_no_stated_end_holds_over_the_end_of_the_turn():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Charm"], definitions=ALL)
        .minion("Dummy", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Charm")
    pick(game, "end")
    pick(game, "end")
    assert minion(game, "Dummy").controller == 0


def test_7_5_it_holds_until_the_next_change_of_control():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Charm"], definitions=ALL)
        .hand(1, "Charm")
        .minion("Dummy", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Charm")
    pick(game, "end")
    play(game, "Charm")
    assert minion(game, "Dummy").controller == 1


def test_7_5_it_ends_when_the_minion_is_out_of_play():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Charm", "Beam Up"], definitions=ALL)
        .minion("Dummy", on="Jungle Oasis", of=1)
        .plays(1, 2)
        .start()
    )
    play(game, "Charm")
    play(game, "Beam Up")
    assert hand(game, 1) == ["Dummy"]
    pick(game, "end")
    play(game, "Dummy")
    assert minion(game, "Dummy").controller == 1


def test_7_5_a_change_of_control_for_a_turn_gives_the_minion_back():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Crush"], definitions=ALL)
        .minion("Dummy", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Crush")
    assert minion(game, "Dummy").controller == 0
    pick(game, "end")
    assert minion(game, "Dummy").controller == 1


def test_7_5_a_change_with_no_stated_end_is_over_once_control_changes_again_even_for_a_turn():
    game = (
        scenario(players=3, bases=["Jungle Oasis"], hand=["Charm"], definitions=ALL)
        .hand(1, "Crush")
        .minion("Dummy", on="Jungle Oasis", of=2)
        .start()
    )
    play(game, "Charm")
    pick(game, "end")
    play(game, "Crush")
    assert minion(game, "Dummy").controller == 1
    pick(game, "end")
    assert minion(game, "Dummy").controller == 2


# 7.6


def test_7_6_a_one_time_effect_on_a_group_applies_to_those_in_play_when_it_resolves():
    game = scenario(bases=["Jungle Oasis"], hand=["Howl", "King Rex"]).minion("Collector", on="Jungle Oasis").start()
    play(game, "Howl")
    play(game, "King Rex")
    assert power_of(game, "Collector") == 3
    assert power_of(game, "King Rex") == 7


def test_7_6_unless_it_is_tied_to_a_place():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Rally", "Invasion", "Dummy"], definitions=ALL)
        .minion("King Rex", on="Jungle Oasis")
        .plays(1, 2)
        .start()
    )
    play(game, "Rally")
    pick(game, "Jungle Oasis")
    assert power_of(game, "King Rex") == 8
    play(game, "Dummy", on="Jungle Oasis")
    assert power_of(game, "Dummy") == 3
    play(game, "Invasion")
    pick(game, "King Rex")
    assert power_of(game, "King Rex") == 7


def test_7_6_an_ongoing_effect_applies_to_whatever_fits_at_each_moment():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Dummy", "Invasion"], definitions=ALL)
        .minion("Captain", on="Jungle Oasis")
        .start()
    )
    play(game, "Dummy", on="Jungle Oasis")
    assert power_of(game, "Dummy") == 3
    play(game, "Invasion")
    pick(game, "Dummy")
    assert power_of(game, "Dummy") == 2
    assert asked_by(game) is None
