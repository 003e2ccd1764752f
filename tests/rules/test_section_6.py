"""Section 6 of the rules: scoring bases."""

from smashup import Game
from smashup.engine.bases import remove_place
from smashup.engine.power import totals
from smashup.engine.scoring import places
from smashup.scenario import (
    Scenario,
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
)
from tests.rules.cards_for_tests import ALL

# Jungle Oasis: breakpoint 12, VP 2 0 0. Tar Pits: breakpoint 16, VP 4 3 2. The Mothership: breakpoint 20, VP 4 2 1.


def with_powers(*powers: int, base: str = "Tar Pits", spare: str = "Jungle Oasis") -> Scenario:
    """Every player has one minion of the given power on the base and two cards to draw, and it is time to score."""
    position = scenario(players=len(powers), bases=[base, spare], definitions=ALL).turn(0, "score_bases")
    for player, power in enumerate(powers):
        position.minion("Zero", on=base, of=player, counters=power).deck(player, "Dummy", "Dummy")
    return position


def replaced_by(game: Game) -> list[str]:
    """The bases that have replaced others, in order."""
    return [event.target for event in game.events if event.kind == "replace" and event.target is not None]


# 6.1


def test_6_1_a_base_is_ready_when_the_total_power_of_all_players_is_at_least_its_breakpoint():
    assert with_powers(9, 7).start().scores == (4, 3)


def test_6_1_a_base_under_its_breakpoint_is_not_ready():
    game = with_powers(9, 6).start()
    assert game.scores == (0, 0)
    assert minions(game, "Tar Pits") == ["Zero", "Zero"]


def test_6_1_it_is_checked_in_the_score_bases_phase_only():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["King Rex", "Beam Up"])
        .minion("Collector", on="Jungle Oasis", counters=4)
        .start()
    )
    play(game, "King Rex", on="Jungle Oasis")
    assert total(game, "Jungle Oasis", 0) == 13
    assert game.scores == (0, 0)
    play(game, "Beam Up")
    pick(game, "King Rex")
    pick(game, "end")
    assert game.scores == (0, 0)
    assert minions(game, "Jungle Oasis") == ["Collector"]


def test_6_1_power_that_is_on_no_minion_counts_for_the_breakpoint():
    game = with_powers(9, 4).action("Outpost", on="Tar Pits", of=1).start()
    assert game.scores == (4, 3)


def test_6_1_the_power_of_a_turn_that_is_over_does_not_count():
    game = scenario(bases=["Jungle Oasis"]).minion("Armor Stego", on="Jungle Oasis", counters=7).start()
    assert total(game, "Jungle Oasis", 0) == 10
    pick(game, "end")
    assert total(game, "Jungle Oasis", 0) == 12
    assert game.current_player == 1
    assert game.scores == (0, 0)


# 6.2


def test_6_2_every_ready_base_is_scored():
    game = with_powers(16, 0).minion("Zero", on="Jungle Oasis", counters=12).start()
    pick(game, "Tar Pits")
    assert game.scores == (6, 3)


def test_6_2_if_several_bases_are_ready_the_current_player_chooses_which_to_score_first():
    game = with_powers(0, 16).minion("Zero", on="Jungle Oasis", of=1, counters=12).start()
    assert game.decision is not None
    assert game.decision.player == 0
    assert offered(game) == ["Tar Pits", "Jungle Oasis"]
    pick(game, "Jungle Oasis")
    assert [event.base for event in game.events if event.kind == "scoring"] == ["Jungle Oasis", "Tar Pits"]


# 6.3


def test_6_3_no_ready_base_goes_straight_to_the_draw():
    game = with_powers(9, 6).start()
    assert hand(game, 0) == ["Dummy", "Dummy"]
    assert not [event for event in game.events if event.kind == "scoring"]


def test_6_3_vp_follow_the_power_totals_as_they_are_after_the_before_scoring_abilities():
    game = (
        with_powers(10, 8)
        .minion("Drummer", on="Tar Pits", of=1)  # 2, and 3 from its own ability on: 11 to 10
        .start()
    )
    assert game.scores == (3, 4)


def test_6_3_when_scoring_abilities_come_with_the_award():
    game = with_powers(16, 0).minion("Scorekeeper", on="Tar Pits", of=1).start()
    assert game.scores == (4, 3 + 1)


def test_6_3_an_ability_may_change_the_award():
    game = with_powers(16, 3).action("Bounty", on="Tar Pits", of=1).start()
    assert game.scores == (4, 3 + 2)


def test_6_3_after_scoring_abilities_come_before_the_cards_are_discarded():
    game = with_powers(16, 3).minion("Scout", on="Tar Pits").start()
    assert game.scores == (4, 3)
    assert minions(game, "Tar Pits") == ["Zero", "Zero", "Scout"]
    pick(game, "yes")
    assert hand(game, 0) == ["Scout", "Dummy", "Dummy"]
    assert discard_pile(game, 0) == ["Zero"]


def test_6_3_all_cards_still_on_the_base_go_to_their_owners_discard_piles():
    game = (
        with_powers(16, 3)
        .minion("King Rex", on="Tar Pits", of=0, owner=1, actions=[("Upgrade", 0)])
        .action("Outpost", on="Tar Pits", of=1)
        .duplicate_factions()
        .start()
    )
    assert sorted(discard_pile(game, 0)) == ["Upgrade", "Zero"]
    assert sorted(discard_pile(game, 1)) == ["King Rex", "Outpost", "Zero"]


def test_6_3_the_base_goes_to_the_base_discard_pile_and_a_new_one_takes_its_place():
    game = with_powers(16, 3).base_deck("The Homeworld").start()
    assert bases(game) == ["The Homeworld", "Jungle Oasis"]
    assert [game.state.table[base].name for base in game.state.base_discard] == ["Tar Pits"]


def test_6_3_then_it_is_checked_again_which_bases_are_ready():
    """See also the traps: a base that is no longer ready, one that becomes ready, and the new base itself."""
    game = with_powers(16, 3).minion("Zero", on="Jungle Oasis", counters=12).base_deck("The Homeworld").start()
    pick(game, "Tar Pits")
    assert replaced_by(game)[0] == "The Homeworld"
    assert game.scores == (4 + 2, 3)


# 6.4


def test_6_4_once_chosen_a_base_finishes_scoring_even_if_its_total_falls_under_the_breakpoint():
    game = with_powers(8, 4).minion("Jester", on="Tar Pits", of=1).start()  # 17, then 12
    assert game.scores == (4, 3)


# 6.5


def test_6_5_abilities_of_cards_in_play_resolve_before_cards_in_hand():
    game = with_powers(16, 0).minion("Drummer", on="Tar Pits", of=1).hand(0, "Parade").start()
    assert offered(game) == ["Parade", "Pass"]
    assert power_of(game, "Drummer") == 3


def test_6_5_the_current_player_orders_the_abilities_of_cards_in_play():
    game = with_powers(16, 0).minion("Drummer", on="Tar Pits", of=1).minion("Jester", on="Tar Pits", of=1).start()
    assert game.decision is not None
    assert game.decision.player == 0
    assert prompt(game) == "Which ability happens next?"
    pick(game, "Jester")
    kinds = [event.kind for event in game.events]
    assert kinds.index("power") < kinds.index("counter")


def test_6_5_specials_from_hand_go_round_clockwise_from_the_current_player():
    position = with_powers(16, 0, 0).turn(1, "score_bases")
    game = position.hand(0, "Parade").hand(1, "Parade").hand(2, "Parade").start()
    asked = []
    while prompt(game).startswith("Play a Special"):
        assert game.decision is not None
        asked.append(game.decision.player)
        pick(game, "pass")
    assert asked == [1, 2, 0]


def test_6_5_each_player_plays_one_special_or_passes_again_each_time_it_comes_round():
    game = with_powers(16, 0).hand(0, "Parade", "Parade").hand(1, "Parade").start()
    play(game, "Parade")
    assert game.decision is not None
    assert game.decision.player == 1
    play(game, "Parade")
    assert game.decision.player == 0
    play(game, "Parade")
    assert game.scores == (4 + 2, 3 + 1)


def test_6_5_a_player_who_passed_may_still_play_later():
    game = with_powers(16, 0).hand(0, "Parade").hand(1, "Parade").start()
    pick(game, "pass")
    play(game, "Parade")
    assert game.decision is not None
    assert (game.decision.player, offered(game)) == (0, ["Parade", "Pass"])
    play(game, "Parade")
    assert game.scores == (4 + 1, 3 + 1)


def test_6_5_it_ends_when_all_players_pass_in_sequence():
    game = with_powers(16, 0).hand(0, "Parade", "Parade").hand(1, "Parade").start()
    play(game, "Parade")
    pick(game, "pass")
    assert game.decision is not None
    assert game.decision.player == 0
    pick(game, "pass")
    assert hand(game, 0) == ["Parade", "Dummy", "Dummy"]
    assert hand(game, 1) == ["Parade"]
    assert game.scores == (4 + 1, 3)


def test_6_5_the_same_holds_after_scoring():
    game = with_powers(16, 0).minion("Scout", on="Tar Pits").hand(0, "Epilogue").hand(1, "Epilogue").start()
    assert asked_by(game) == "Scout"
    pick(game, "no")
    pick(game, "pass")
    play(game, "Epilogue")
    play(game, "Epilogue")
    assert game.scores == (4 + 1, 3 + 1)


# 6.6


def test_6_6_the_three_highest_totals_get_the_three_numbers_and_the_fourth_nothing():
    assert with_powers(3, 7, 5, 4).start().scores == (0, 4, 3, 2)


def test_6_6_a_place_needs_a_minion_of_whatever_power():
    assert with_powers(16, 0).start().scores == (4, 3)


def test_6_6_or_at_least_1_power_without_a_minion():
    game = (
        scenario(bases=["Tar Pits"], definitions=ALL).turn(0, "score_bases").minion("Zero", on="Tar Pits", counters=13)
    )
    assert game.action("Outpost", on="Tar Pits", of=1).start().scores == (4, 3)


def test_6_6_a_player_with_neither_takes_no_place():
    game = (
        scenario(bases=["Tar Pits"], definitions=ALL).turn(0, "score_bases").minion("Zero", on="Tar Pits", counters=16)
    )
    assert game.action("Banner", on="Tar Pits", of=1).start().scores == (4, 0)


# 6.7


def test_6_7_tied_winners_all_take_first_place():
    assert with_powers(10, 10, 5).start().scores == (4, 4, 2)


def test_6_7_a_tie_for_second_leaves_no_third():
    assert with_powers(8, 4, 4, 3).start().scores == (4, 3, 3, 0)


def test_6_7_three_tied_winners_use_up_all_three_places():
    assert with_powers(6, 6, 6, 5).start().scores == (4, 4, 4, 0)


def test_6_7_a_tie_for_third_pays_both():
    assert with_powers(8, 6, 3, 3).start().scores == (4, 3, 2, 2)


def test_6_7_players_tied_at_zero_power_take_the_place_they_tied_for():
    assert with_powers(16, 0, 0).start().scores == (4, 3, 3)


def test_6_7_who_is_not_there_uses_up_no_place():
    assert places([10, 0, 10, 5], {0, 2, 3}) == {0: 0, 2: 0, 3: 2}


# 6.8


def test_6_8_players_tied_for_a_base_ability_each_use_it_current_player_first_then_clockwise():
    game = (
        with_powers(10, 10, 10, base="The Mothership")
        .turn(1, "score_bases")
        .minion("Dummy", on="The Mothership", of=0)
        .minion("Dummy", on="The Mothership", of=1)
        .minion("Dummy", on="The Mothership", of=2)
        .start()
    )
    asked = []
    while asked_by(game) == "The Mothership":
        assert game.decision is not None
        asked.append(game.decision.player)
        pick(game, "Dummy")
    assert asked == [1, 2, 0]
    assert minions(game, "Jungle Oasis") == []
    assert [len(hand(game, player)) for player in (0, 1, 2)] == [1, 1 + 2, 1]


def test_6_8_if_using_it_twice_makes_no_sense_only_the_first_tied_player_does():
    """School of Wizardry: choosing the next base."""
    game = (
        with_powers(10, 10, base="School of Wizardry")
        .turn(1, "score_bases")
        .base_deck("The Homeworld", "The Mothership", "The Central Brain", "Gallery")
        .start()
    )
    assert game.decision is not None
    assert (asked_by(game), game.decision.player) == ("School of Wizardry", 1)
    pick(game, "The Central Brain")
    while asked_by(game) == "School of Wizardry":
        assert game.decision.player == 1
        game.choose(0)
    assert bases(game)[0] == "The Central Brain"


# 6.9


def test_6_9_unclaimed_places_give_no_vp():
    game = scenario(players=3, bases=["Tar Pits"], definitions=ALL).turn(0, "score_bases")
    assert game.minion("Zero", on="Tar Pits", of=2, counters=16).start().scores == (0, 0, 4)


# 6.10


def test_6_10_going_to_the_discard_pile_after_scoring_is_not_being_destroyed():
    game = with_powers(16, 0).minion("Mourner", on="Tar Pits").start()
    assert game.scores == (4, 3)
    assert sorted(discard_pile(game, 0)) == ["Mourner", "Zero"]  # and Tar Pits put nothing under a deck


def test_6_10_it_triggers_what_goes_to_the_discard_pile_from_play():
    game = with_powers(16, 0).minion("Shade", on="Tar Pits").start()
    assert game.scores == (4 + 1, 3)


def test_6_10_so_does_being_destroyed():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Massacre"], definitions=ALL)
        .minion("Shade", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Massacre")
    assert game.scores == (0, 1)


# 6.11


def test_6_11_the_new_base_is_the_top_card_of_the_base_deck():
    game = with_powers(16, 0).base_deck("The Mothership", "The Homeworld").start()
    assert bases(game) == ["The Mothership", "Jungle Oasis"]
    assert len(game.state.base_deck) == 1


def test_6_11_an_empty_base_deck_is_refilled_from_the_base_discard_pile_the_scored_base_included():
    replacements = set()
    for seed in range(20):
        game = with_powers(16, 0).base_deck().base_discard("The Mothership").seed(seed).start()
        replacements.add(bases(game)[0])
        assert len(game.state.base_deck) == 1
        assert game.state.base_discard == []
    assert replacements == {"Tar Pits", "The Mothership"}


def test_6_11_with_no_other_base_the_scored_one_comes_back():
    game = with_powers(16, 0).base_deck().start()
    assert bases(game) == ["Tar Pits", "Jungle Oasis"]
    assert minions(game, "Tar Pits") == []


def test_6_11_if_there_is_none_at_all_play_goes_on_with_one_base_less():
    """No card can bring this about yet: a scored base is itself shuffled into the new base deck."""
    state = with_powers(5, 3).minion("King Rex", on="Jungle Oasis", of=1, actions=["Upgrade"]).base_deck().state()
    remove_place(state, state.bases[0])
    assert [base.definition.name for base in state.bases] == ["Jungle Oasis"]
    assert totals(state, state.bases[0]) == [0, 7 + 2]
    assert {card.at for card in state.cards_in_play()} == {0}


# 6.12


def test_6_12_a_base_is_scoring_from_the_moment_it_is_chosen():
    game = with_powers(16, 0).hand(0, "Parade").start()
    assert game.view(0)["scoring"] == game.state.bases[0].id


def test_6_12_it_is_scoring_until_its_replacement_is_in_play():
    """The ban on Specials of a card on the base holds before and after scoring, and not for the next base."""
    game = (
        with_powers(16, 0)
        .action("Hush", on="Tar Pits", of=0)
        .hand(1, "Parade", "Epilogue")
        .minion("Zero", on="Jungle Oasis", counters=12)
        .start()
    )
    pick(game, "Tar Pits")
    assert (asked_by(game), prompt(game)) == (None, "Play a Special before Jungle Oasis scores?")


def test_6_12_nothing_is_scoring_after_that():
    game = with_powers(16, 0).start()
    assert game.view(0)["scoring"] is None


# 6.13


def test_6_13_the_replacement_is_not_in_play_while_after_scoring_abilities_resolve():
    game = with_powers(16, 0).minion("First Mate", on="Tar Pits").base_deck("The Mothership").start()
    assert asked_by(game) == "First Mate"
    assert offered(game) == ["Jungle Oasis", "Pass"]


def test_6_13_a_minion_set_off_by_the_discarding_cannot_be_played_on_the_base_being_cleared():
    game = with_powers(16, 0).minion("Phoenix", on="Tar Pits").hand(0, "Collector").start()
    assert offered(game) == ["Collector on Jungle Oasis", "Pass"]


def test_6_13_nor_can_an_action():
    game = with_powers(16, 0).minion("Bard", on="Tar Pits").hand(0, "Jammed Signal").start()
    assert offered(game) == ["Jammed Signal on Jungle Oasis", "Pass"]


# 6.14


def test_6_14_of_several_other_ways_to_choose_the_next_base_the_current_player_picks_one():
    game = (
        with_powers(0, 16, base="Crossroads")
        .hand(1, "Detour")
        .base_deck("The Mothership", "The Homeworld", "Tar Pits")
        .base_discard("Gallery")
        .start()
    )
    play(game, "Detour")
    assert game.decision is not None
    assert game.decision.player == 0
    assert offered(game) == ["Crossroads", "Detour"]
    pick(game, "Detour")
    assert bases(game) == ["Gallery", "Jungle Oasis"]


def test_6_14_the_ways_that_were_not_picked_leave_their_bases_where_they_were():
    position = (
        with_powers(16, 0, base="Crossroads")
        .hand(0, "Detour")
        .base_deck("The Mothership", "The Homeworld", "Tar Pits")
        .base_discard("Gallery")
    )
    game = position.start()
    play(game, "Detour")
    pick(game, "Detour")
    names = [game.state.table[base].name for base in reversed(game.state.base_deck)]
    assert sorted(names) == ["Tar Pits", "The Homeworld", "The Mothership"]
    game = position.start()
    play(game, "Detour")
    pick(game, "Crossroads")
    assert sorted(game.state.table[base].name for base in game.state.base_discard) == ["Crossroads", "Gallery"]


# 6.15


def test_6_15_cards_may_add_a_base_and_each_scored_base_is_then_replaced_by_one():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Frontier"], definitions=ALL)
        .minion("Zero", on="Jungle Oasis", counters=12)
        .base_deck("The Mothership", "The Homeworld", "Tar Pits")
        .start()
    )
    play(game, "Frontier")
    assert bases(game) == ["Jungle Oasis", "The Mothership"]
    pick(game, "end")
    assert bases(game) == ["The Homeworld", "The Mothership"]
