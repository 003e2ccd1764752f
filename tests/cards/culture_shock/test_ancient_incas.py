"""Ancient Incas: every ability and every ruling that changes behaviour, in the order of the faction's file."""

from typing import Any

import pytest

from smashup import Game
from smashup.scenario import (
    Scenario,
    actions_on,
    asked_by,
    base_deck,
    base_of,
    bases,
    breakpoint_on,
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

SAPA, CHILD, ENGINEER, LLAMA = "Sapa Inca", "Child of the Sun", "Incan Engineer", "Llama"
WALLS, HIGHWAY, SIGNS, TEMPLE = "Fortress Walls", "Royal Highway", "Signs in the Stars", "Temple of the Sun"
OASIS, PITS, SHINIES = "Jungle Oasis", "Tar Pits", "Cave of Shinies"
PLAYS = "Play a card, use an ability, or end your plays."


def incas(*cards: str, places: tuple[str, ...] = (OASIS, PITS), **kinds: Any) -> Scenario:
    return scenario(bases=places, hand=cards, **kinds)


def names_offered(game: Game) -> list[str]:
    """The options, minions and actions by their bare names."""
    return [label.split(" (")[0] for label in offered(game)]


# Sapa Inca


def test_sapa_inca_searches_deck_and_discard_pile_for_an_action_played_on_a_base():
    game = (
        incas(SAPA).deck(0, LLAMA, "Armory", "Upgrade", "Howl", WALLS).discard_pile(0, TEMPLE, "Golden Condor").start()
    )
    play(game, SAPA, on=OASIS)
    assert offered(game) == ["your deck and your discard pile", "your deck", "your discard pile"]
    pick(game, "deck+discard")
    assert offered(game) == [
        "Armory from your deck",
        "Fortress Walls from your deck",
        "Temple of the Sun from your discard pile",
    ]
    pick(game, "Fortress Walls from your deck")
    assert hand(game, 0) == [WALLS]
    assert [kind for kind in events(game) if kind in ("reveal", "shuffle")] == ["reveal", "shuffle"]


def test_sapa_inca_that_searches_only_the_discard_pile_leaves_the_deck_unshuffled():
    game = incas(SAPA).deck(0, "Armory").discard_pile(0, TEMPLE).start()
    play(game, SAPA, on=OASIS)
    pick(game, "discard")
    assert hand(game, 0) == [TEMPLE]
    assert "shuffle" not in events(game)


def test_sapa_inca_that_finds_nothing_in_the_deck_shuffles_it_all_the_same():
    game = incas(SAPA).deck(0, LLAMA, "Howl").start()
    play(game, SAPA, on=OASIS)
    pick(game, "deck")
    assert hand(game, 0) == []
    assert "shuffle" in events(game)


def test_9_3_an_action_of_another_player_that_sapa_inca_finds_goes_to_its_owners_hand():
    game = incas(SAPA).deck(0, "Jammed Signal", owner=1).start()
    play(game, SAPA, on=OASIS)
    pick(game, "deck")
    assert hand(game, 1) == ["Jammed Signal"]


def test_sapa_inca_places_a_counter_on_one_of_your_minions_at_whatever_base_received_your_action():
    game = (
        incas("Armory")
        .minion(SAPA, on=OASIS)
        .minion(LLAMA, on=PITS)
        .minion(ENGINEER, on=PITS)
        .minion("Mako", on=PITS, of=1)
        .start()
    )
    play(game, "Armory", on=PITS)
    assert names_offered(game) == [LLAMA, ENGINEER]
    pick(game, LLAMA)
    assert power_of(game, LLAMA) == 3
    assert power_of(game, SAPA) == 5


def test_sapa_inca_does_nothing_for_a_base_where_you_have_no_minion():
    game = incas("Armory").minion(SAPA, on=OASIS).start()
    play(game, "Armory", on=PITS)
    assert power_of(game, SAPA) == 5


def test_sapa_inca_does_not_react_to_standard_actions_or_actions_on_minions():
    game = incas("Upgrade", "Howl").minion(SAPA, on=OASIS).plays(1, 2).start()
    play(game, "Upgrade")
    play(game, "Howl")
    assert minion(game, SAPA).counters == 0


def test_sapa_inca_does_not_react_to_actions_of_other_players():
    game = incas().minion(SAPA, on=OASIS).turn(1).hand(1, "Jammed Signal").start()
    play(game, "Jammed Signal", on=OASIS)
    assert minion(game, SAPA).counters == 0


def test_the_action_resolves_before_sapa_inca_reacts():
    game = incas(HIGHWAY).minion(SAPA, on=OASIS).start()
    play(game, HIGHWAY, on=PITS)
    pick(game, SAPA)
    assert minions(game, PITS) == [SAPA]
    assert minion(game, SAPA).counters == 1


def test_sapa_inca_reacts_to_an_action_played_again():
    game = incas("Quipu Strings").minion(SAPA, on=OASIS).discard_pile(0, "Armory").start()
    play(game, "Quipu Strings")
    play(game, "Armory", on=OASIS)
    assert minion(game, SAPA).counters == 1


# Child of the Sun


def test_child_of_the_sun_gives_an_extra_action_after_your_first_action_on_its_base():
    game = incas("Armory", "Howl").minion(CHILD, on=OASIS).start()
    play(game, "Armory", on=OASIS)
    assert plays_left(game) == (1, 1)
    play(game, "Howl")
    assert plays_left(game) == (1, 0)


def test_child_of_the_sun_gives_nothing_for_the_second_action_there():
    game = incas("Armory", WALLS).minion(CHILD, on=OASIS).start()
    play(game, "Armory", on=OASIS)
    play(game, WALLS, on=OASIS)
    assert plays_left(game) == (1, 0)


def test_child_of_the_sun_gives_nothing_if_the_first_action_was_played_there_before_it_came():
    game = incas("Armory", CHILD, WALLS).plays(1, 2).start()
    play(game, "Armory", on=OASIS)
    play(game, CHILD, on=OASIS)
    play(game, WALLS, on=OASIS)
    assert plays_left(game) == (0, 0)


def test_an_action_on_a_minion_there_or_on_another_base_is_not_the_first_for_child_of_the_sun():
    game = incas("Upgrade", "Wildlife Preserve", "Armory").minion(CHILD, on=OASIS).plays(1, 3).start()
    play(game, "Upgrade")
    play(game, "Wildlife Preserve", on=PITS)
    assert plays_left(game) == (1, 1)
    play(game, "Armory", on=OASIS)
    assert plays_left(game) == (1, 1)


def test_two_children_of_the_sun_each_give_an_extra_action():
    game = incas("Armory").minion(CHILD, on=OASIS).minion(CHILD, on=OASIS).start()
    play(game, "Armory", on=OASIS)
    assert plays_left(game) == (1, 2)


def test_another_players_action_there_gives_you_nothing():
    game = incas().minion(CHILD, on=OASIS).turn(1).hand(1, "Jammed Signal", "Beam Up").start()
    play(game, "Jammed Signal", on=OASIS)
    assert decider(game) == 1
    assert plays_left(game) == (1, 0)


def test_4_3_outside_your_play_cards_phase_the_extra_action_is_now_or_never():
    game = incas("Dragon Lands", "Golden Condor").minion(CHILD, on=OASIS, counters=8).turn(0, "score_bases").start()
    play(game, "Dragon Lands")
    assert (asked_by(game), prompt(game)) == (CHILD, "Play an extra action now?")


# Incan Engineer


def test_incan_engineer_reveals_until_an_action_played_on_a_base_takes_it_and_shuffles_the_others_back():
    game = incas(ENGINEER).deck(0, LLAMA, "Howl", "Upgrade", "Armory", WALLS).start()
    play(game, ENGINEER, on=OASIS)
    assert hand(game, 0) == ["Armory"]
    assert sorted(deck(game, 0)) == [WALLS, "Howl", LLAMA, "Upgrade"]
    assert [kind for kind in events(game) if kind in ("reveal", "shuffle")] == ["reveal", "shuffle"]


def test_incan_engineer_that_finds_it_on_top_shuffles_nothing():
    game = incas(ENGINEER).deck(0, "Armory", LLAMA).start()
    play(game, ENGINEER, on=OASIS)
    assert hand(game, 0) == ["Armory"]
    assert "shuffle" not in events(game)


def test_incan_engineer_with_an_empty_deck_shuffles_the_discard_pile_first():
    game = incas(ENGINEER).discard_pile(0, "Armory").start()
    play(game, ENGINEER, on=OASIS)
    assert hand(game, 0) == ["Armory"]


def test_incan_engineer_gains_nothing_when_the_deck_runs_out_on_the_way():
    game = incas(ENGINEER).deck(0, LLAMA, "Howl").discard_pile(0, "Armory").start()
    play(game, ENGINEER, on=OASIS)
    assert hand(game, 0) == []
    assert sorted(deck(game, 0)) == ["Howl", LLAMA]
    assert discard_pile(game, 0) == ["Armory"]


def test_9_3_an_action_of_another_player_that_incan_engineer_reveals_goes_to_its_owners_hand():
    game = incas(ENGINEER).deck(0, "Jammed Signal", owner=1).deck(0, "Armory").start()
    play(game, ENGINEER, on=OASIS)
    assert hand(game, 1) == ["Jammed Signal"]
    assert deck(game, 0) == ["Armory"]


# Llama


def test_llama_returns_your_action_from_another_base_and_plays_it_here_with_its_on_play_part():
    game = incas(LLAMA).action(TEMPLE, on=PITS).deck(0, "Howl", "Upgrade").start()
    play(game, LLAMA, on=OASIS)
    pick(game, TEMPLE)
    play(game, TEMPLE, on=OASIS)
    assert actions_on(game, OASIS) == [TEMPLE]
    assert actions_on(game, PITS) == []
    assert hand(game, 0) == ["Howl"]
    assert plays_left(game) == (0, 1)


def test_llama_plays_the_returned_action_only_here():
    game = incas(LLAMA, places=(OASIS, PITS, SHINIES)).action("Armory", on=PITS).start()
    play(game, LLAMA, on=OASIS)
    pick(game, "Armory")
    assert offered(game) == ["Armory on Jungle Oasis", "Pass"]


def test_llama_may_return_nothing():
    game = incas(LLAMA).action("Armory", on=PITS).start()
    play(game, LLAMA, on=OASIS)
    pick(game, "pass")
    assert actions_on(game, PITS) == ["Armory"]


def test_llama_takes_no_action_from_its_own_base_from_a_minion_or_of_another_player():
    game = (
        incas(LLAMA)
        .action("Armory", on=OASIS)
        .action("Jammed Signal", on=PITS, of=1)
        .minion("Laseratops", on=PITS, actions=["Upgrade"])
        .start()
    )
    play(game, LLAMA, on=OASIS)
    assert prompt(game) == PLAYS


def test_clarification_llama_the_action_is_played_at_once_or_stays_in_the_hand():
    game = incas(LLAMA).action("Armory", on=PITS).plays(1, 0).start()
    play(game, LLAMA, on=OASIS)
    pick(game, "Armory", "pass")
    assert hand(game, 0) == ["Armory"]
    assert plays_left(game) == (0, 0)
    assert offered(game) == ["End your plays"]


def test_an_action_you_control_but_do_not_own_returns_to_its_owners_hand_and_llama_has_nothing_to_play():
    game = incas(LLAMA).action("Jammed Signal", on=PITS, of=0, owner=1).start()
    play(game, LLAMA, on=OASIS)
    pick(game, "Jammed Signal")
    assert hand(game, 1) == ["Jammed Signal"]
    assert prompt(game) == PLAYS


def test_llama_cannot_play_the_action_where_actions_cannot_be_played():
    game = incas(LLAMA, places=("The Dread Gazebo", PITS)).action("Armory", on=PITS).start()
    play(game, LLAMA, on="The Dread Gazebo")
    pick(game, "Armory")
    assert hand(game, 0) == ["Armory"]
    assert prompt(game) == PLAYS


def test_an_action_played_again_with_llama_sets_off_what_reacts_to_actions_on_bases():
    game = incas(LLAMA, places=("Machu Picchu", PITS)).action("Armory", on=PITS).deck(0, "Howl").start()
    play(game, LLAMA, on="Machu Picchu")
    pick(game, "Armory")
    play(game, "Armory")
    assert hand(game, 0) == ["Howl"]


# Armory


def test_armory_gives_2_power_for_each_other_action_of_yours_on_its_base():
    game = incas().action("Armory", on=OASIS).action(TEMPLE, on=OASIS).action(WALLS, on=OASIS).start()
    assert total(game, OASIS, 0) == 4
    assert total(game, PITS, 0) == 0


def test_an_armory_alone_gives_nothing():
    game = incas().action("Armory", on=OASIS).action(TEMPLE, on=PITS).start()
    assert total(game, OASIS, 0) == 0


def test_two_armories_and_a_further_action_give_8_power():
    game = incas().action("Armory", on=OASIS).action("Armory", on=OASIS).action(TEMPLE, on=OASIS).start()
    assert total(game, OASIS, 0) == 8


def test_actions_of_other_players_and_actions_on_minions_do_not_count_for_armory():
    game = (
        incas()
        .action("Armory", on=OASIS)
        .action("Jammed Signal", on=OASIS, of=1)
        .minion("King Rex", on=OASIS, actions=["Upgrade"])
        .start()
    )
    assert total(game, OASIS, 0) == 9
    assert total(game, OASIS, 1) == 0


def test_6_6_the_power_of_armory_takes_a_place_without_a_minion():
    game = (
        incas()
        .action("Armory", on=OASIS)
        .action("Armory", on=OASIS)
        .action(TEMPLE, on=OASIS)
        .minion("Scout", on=OASIS, of=1)
        .minion("Collector", on=OASIS, of=1)
        .turn(0, "score_bases")
        .start()
    )
    assert game.scores == (2, 0)


def test_the_power_of_armory_is_explained():
    game = incas().action("Armory", on=OASIS).action(TEMPLE, on=OASIS).start()
    assert game.explain_power(base_of(game, OASIS).id, 0) == [("Armory", 2)]


# Ashlar Masonry


def masonry(*actions: str) -> Scenario:
    """Ashlar Masonry in hand while Jungle Oasis scores, on another player's turn, with these actions of yours on it."""
    position = incas("Ashlar Masonry").minion("King Rex", on=OASIS, of=1, counters=5).turn(1, "score_bases")
    for action in actions:
        position.action(action, on=OASIS)
    return position


def test_ashlar_masonry_returns_one_of_your_actions_and_shuffles_the_others_into_your_deck():
    game = masonry("Armory", TEMPLE, WALLS).start()
    play(game, "Ashlar Masonry")
    assert names_offered(game) == ["Armory", TEMPLE, WALLS, "Pass"]
    pick(game, TEMPLE)
    assert hand(game, 0) == [TEMPLE]
    assert sorted(deck(game, 0)) == ["Armory", WALLS]
    assert discard_pile(game, 0) == ["Ashlar Masonry"]


def test_ashlar_masonry_is_both_halves_or_neither():
    game = masonry("Armory", TEMPLE).start()
    play(game, "Ashlar Masonry")
    pick(game, "pass")
    assert hand(game, 0) + deck(game, 0) == []
    assert sorted(discard_pile(game, 0)) == ["Armory", "Ashlar Masonry", TEMPLE]


def test_ashlar_masonry_returns_a_single_action_of_yours():
    game = masonry("Armory").start()
    play(game, "Ashlar Masonry")
    pick(game, "Armory")
    assert hand(game, 0) == ["Armory"]
    assert deck(game, 0) == []


def test_ashlar_masonry_leaves_actions_of_others_and_actions_on_minions():
    game = (
        masonry("Armory")
        .action("Jammed Signal", on=OASIS, of=1)
        .minion("Laseratops", on=OASIS, actions=["Upgrade"])
        .duplicate_factions()
        .start()
    )
    play(game, "Ashlar Masonry")
    assert names_offered(game) == ["Armory", "Pass"]
    pick(game, "Armory")
    assert sorted(discard_pile(game, 0)) == ["Ashlar Masonry", "Laseratops", "Upgrade"]
    assert "Jammed Signal" in discard_pile(game, 1) + deck(game, 1) + hand(game, 1)


def test_ashlar_masonry_is_played_on_your_own_turn_without_using_a_play():
    game = incas("Ashlar Masonry", "Howl").minion("King Rex", on=OASIS, counters=5).action("Armory", on=OASIS).start()
    play(game, "Howl")
    pick(game, "end")
    assert prompt(game) == "Play a Special after Jungle Oasis scores?"
    play(game, "Ashlar Masonry")
    pick(game, "Armory")
    assert "Armory" in hand(game, 0)


def test_9_3_actions_you_do_not_own_go_to_their_owners_with_ashlar_masonry():
    game = masonry(TEMPLE).action("Infiltrate", on=OASIS, of=0, owner=1).start()
    play(game, "Ashlar Masonry")
    pick(game, TEMPLE)
    assert hand(game, 0) == [TEMPLE]
    assert deck(game, 0) == []
    assert "Infiltrate" in deck(game, 1) + hand(game, 1)


def test_ashlar_masonry_is_not_played_on_the_base():
    game = masonry("Armory").minion(SAPA, on=OASIS).start()
    play(game, "Ashlar Masonry")
    pick(game, "pass")
    assert "counter" not in events(game)


def test_ashlar_masonry_has_no_effect_at_any_other_time():
    game = incas("Ashlar Masonry").action("Armory", on=OASIS).start()
    play(game, "Ashlar Masonry")
    assert prompt(game) == PLAYS
    assert actions_on(game, OASIS) == ["Armory"]


# Fortress Walls


def test_fortress_walls_must_place_a_counter_on_one_of_your_minions_there():
    game = incas(WALLS).minion("King Rex", on=OASIS).minion(LLAMA, on=OASIS).minion("Scout", on=OASIS, of=1).start()
    play(game, WALLS, on=OASIS)
    assert names_offered(game) == ["King Rex", LLAMA]
    pick(game, LLAMA)
    assert power_of(game, LLAMA) == 3
    assert prompt(game) == PLAYS


def test_fortress_walls_may_be_played_where_you_have_no_minion():
    game = incas(WALLS).minion(LLAMA, on=PITS).start()
    play(game, WALLS, on=OASIS)
    assert actions_on(game, OASIS) == [WALLS]


def test_after_another_action_of_yours_there_fortress_walls_may_place_a_counter():
    game = incas("Armory").action(WALLS, on=OASIS).minion(LLAMA, on=OASIS).start()
    play(game, "Armory", on=OASIS)
    assert (asked_by(game), offered(game)[-1]) == (WALLS, "Pass")
    pick(game, LLAMA)
    assert power_of(game, LLAMA) == 3


def test_both_fortress_walls_react_to_a_third_action():
    game = incas("Armory").action(WALLS, on=OASIS).action(WALLS, on=OASIS).minion(LLAMA, on=OASIS).start()
    play(game, "Armory", on=OASIS)
    pick(game, LLAMA, LLAMA)
    assert power_of(game, LLAMA) == 4


def test_a_second_fortress_walls_sets_off_the_first():
    game = incas(WALLS).action(WALLS, on=OASIS).minion(LLAMA, on=OASIS).start()
    play(game, WALLS, on=OASIS)
    pick(game, LLAMA)
    assert power_of(game, LLAMA) == 4


def test_fortress_walls_do_not_react_to_other_players_other_bases_and_actions_on_minions():
    game = (
        incas("Upgrade", "Armory")
        .action(WALLS, on=OASIS)
        .minion(LLAMA, on=OASIS)
        .plays(1, 2)
        .hand(1, "Jammed Signal")
        .start()
    )
    play(game, "Upgrade")
    play(game, "Armory", on=PITS)
    pick(game, "end")
    play(game, "Jammed Signal", on=OASIS)
    assert minion(game, LLAMA).counters == 0


# Golden Condor


def test_golden_condor_returns_any_number_of_your_actions_and_you_must_play_each_of_them():
    game = incas("Golden Condor").action("Armory", on=OASIS).action(WALLS, on=PITS).action(TEMPLE, on=PITS).start()
    play(game, "Golden Condor")
    pick(game, "Armory", WALLS, "done")
    assert sorted(hand(game, 0)) == ["Armory", WALLS]
    assert offered(game) == [f"{card} on {base}" for card in ("Armory", WALLS) for base in (OASIS, PITS)]
    play(game, WALLS, on=OASIS)
    play(game, "Armory", on=PITS)
    assert actions_on(game, OASIS) == [WALLS]
    assert actions_on(game, PITS) == [TEMPLE, "Armory"]
    assert plays_left(game) == (1, 0)


def test_golden_condor_may_return_nothing():
    game = incas("Golden Condor").action("Armory", on=OASIS).start()
    play(game, "Golden Condor")
    pick(game, "done")
    assert actions_on(game, OASIS) == ["Armory"]


def test_the_actions_of_golden_condor_do_their_on_play_parts_again_and_see_the_later_ones():
    game = (
        incas("Golden Condor")
        .action(TEMPLE, on=OASIS)
        .action("Armory", on=OASIS)
        .deck(0, "Howl", "Upgrade", LLAMA)
        .start()
    )
    play(game, "Golden Condor")
    pick(game, TEMPLE, "Armory")
    play(game, TEMPLE, on=OASIS)
    play(game, "Armory", on=OASIS)
    assert hand(game, 0) == ["Howl", "Upgrade"]


def test_all_actions_of_golden_condor_are_returned_first_so_an_earlier_one_does_not_see_them():
    game = (
        incas("Golden Condor")
        .action(TEMPLE, on=OASIS)
        .action("Armory", on=OASIS)
        .deck(0, "Howl", "Upgrade", LLAMA)
        .start()
    )
    play(game, "Golden Condor")
    pick(game, TEMPLE, "Armory")
    play(game, "Armory", on=OASIS)
    play(game, TEMPLE, on=OASIS)
    assert hand(game, 0) == ["Howl"]


def test_golden_condor_takes_no_action_on_a_minion_and_none_of_another_player():
    game = (
        incas("Golden Condor")
        .minion("King Rex", on=OASIS, actions=["Upgrade"])
        .action("Jammed Signal", on=OASIS, of=1)
        .start()
    )
    play(game, "Golden Condor")
    assert prompt(game) == PLAYS


def test_an_action_you_do_not_own_returns_to_its_owner_and_golden_condor_does_not_play_it_again():
    game = incas("Golden Condor").action("Jammed Signal", on=OASIS, of=0, owner=1).start()
    play(game, "Golden Condor")
    pick(game, "Jammed Signal")
    assert hand(game, 1) == ["Jammed Signal"]
    assert prompt(game) == PLAYS


def test_golden_condor_keeps_in_hand_only_what_cannot_legally_be_played():
    game = incas("Golden Condor", places=("The Dread Gazebo",)).action("Armory", on="The Dread Gazebo").start()
    play(game, "Golden Condor")
    pick(game, "Armory")
    assert hand(game, 0) == ["Armory"]
    assert prompt(game) == PLAYS


# Quipu Strings


def test_quipu_strings_plays_an_action_from_your_discard_pile_on_a_base():
    game = incas("Quipu Strings").discard_pile(0, "Armory", "Howl", "Upgrade", LLAMA).start()
    play(game, "Quipu Strings")
    assert offered(game) == ["Armory on Jungle Oasis", "Armory on Tar Pits", "Pass"]
    play(game, "Armory", on=PITS)
    assert actions_on(game, PITS) == ["Armory"]
    assert discard_pile(game, 0) == ["Howl", "Upgrade", LLAMA, "Quipu Strings"]


def test_quipu_strings_may_play_nothing_and_then_nothing_later_either():
    game = incas("Quipu Strings").discard_pile(0, "Armory").start()
    play(game, "Quipu Strings")
    pick(game, "pass")
    assert discard_pile(game, 0) == ["Armory", "Quipu Strings"]
    assert plays_left(game) == (1, 0)


# Royal Highway


def test_royal_highway_may_move_a_minion_of_yours_to_its_base():
    game = incas(HIGHWAY, places=(OASIS, PITS, SHINIES)).minion(LLAMA, on=PITS).minion("Scout", on=PITS, of=1).start()
    play(game, HIGHWAY, on=OASIS)
    assert names_offered(game) == [LLAMA, "Pass"]
    pick(game, LLAMA)
    assert minions(game, OASIS) == [LLAMA]


def test_royal_highway_may_move_a_minion_of_yours_from_its_base_to_any_other():
    game = incas(HIGHWAY, places=(OASIS, PITS, SHINIES)).minion(LLAMA, on=OASIS).start()
    play(game, HIGHWAY, on=OASIS)
    pick(game, LLAMA)
    assert offered(game) == [PITS, SHINIES]
    pick(game, SHINIES)
    assert minions(game, SHINIES) == [LLAMA]


def test_royal_highway_may_move_nothing():
    game = incas(HIGHWAY).minion(LLAMA, on=PITS).start()
    play(game, HIGHWAY, on=OASIS)
    pick(game, "pass")
    assert minions(game, PITS) == [LLAMA]


@pytest.mark.parametrize(("start", "end"), [(OASIS, PITS), (PITS, OASIS)])
def test_after_your_action_on_another_base_royal_highway_links_the_two_in_either_direction(start, end):
    game = (
        incas("Armory", places=(OASIS, PITS, SHINIES))
        .action(HIGHWAY, on=OASIS)
        .minion(LLAMA, on=start)
        .minion(ENGINEER, on=SHINIES)
        .start()
    )
    play(game, "Armory", on=PITS)
    assert names_offered(game) == [LLAMA, "Pass"]
    pick(game, LLAMA)
    assert minions(game, end, of=0) == [LLAMA]


def test_royal_highway_does_not_react_to_an_action_on_its_own_base_or_of_another_player():
    game = incas("Armory").action(HIGHWAY, on=OASIS).minion(LLAMA, on=OASIS).hand(1, "Jammed Signal").start()
    play(game, "Armory", on=OASIS)
    assert prompt(game) == PLAYS
    pick(game, "end")
    play(game, "Jammed Signal", on=PITS)
    assert prompt(game) == PLAYS


def test_moving_on_the_royal_highway_is_no_play_but_a_move():
    game = incas(HIGHWAY, places=("Trailer Park", PITS)).minion(ENGINEER, on=PITS).deck(0, "Armory").start()
    play(game, HIGHWAY, on="Trailer Park")
    pick(game, ENGINEER)
    assert minion(game, ENGINEER).counters == 1
    assert hand(game, 0) == []


# Signs in the Stars


def signs(*deck_of_bases: str, places: tuple[str, ...] = (OASIS, PITS), of: int = 0, players: int = 2) -> Scenario:
    """Signs in the Stars in play on the first base, with this base deck."""
    position = scenario(players=players, bases=places).base_deck(*deck_of_bases)
    return position.action(SIGNS, on=places[0], of=of)


def top_known_to(game: Game, viewer: int | None) -> list[str]:
    return [card["name"] for card in game.view(viewer)["base_deck_top"]]


def test_signs_in_the_stars_turn_up_the_top_base_card_for_all_to_see():
    game = scenario(players=3, bases=[OASIS], hand=[SIGNS]).base_deck("The Mothership", "Tar Pits").start()
    assert top_known_to(game, 1) == []
    play(game, SIGNS, on=OASIS)
    for viewer in (0, 1, 2, None):
        assert top_known_to(game, viewer) == ["The Mothership"]
        assert game.view(viewer)["base_deck_face_up"]
    assert "face_up_base" in events(game)


def test_the_base_with_signs_has_the_ability_of_the_face_up_base_and_keeps_its_own_numbers():
    game = signs("The Central Brain", SHINIES).minion("Scout", on=OASIS).minion("Invader", on=PITS).start()
    assert power_of(game, "Scout") == 4
    assert power_of(game, "Invader") == 3
    assert breakpoint_on(game, OASIS) == 12
    assert game.view(0)["bases"][0]["vp"] == [2, 0, 0]
    assert game.view(0)["bases"][0]["copied_abilities"] == ["The Central Brain"]


def test_the_base_with_signs_keeps_its_own_ability_also_beside_one_of_the_same_kind():
    game = signs(SHINIES, places=(PITS, OASIS)).minion("Collector", on=PITS, of=1).hand(0, "Laseratops").start()
    play(game, "Laseratops", on=PITS)
    assert sorted(offered(game)) == ["Cave of Shinies", "Tar Pits because of Collector"]
    pick(game, "Tar Pits because of Collector")
    assert game.scores == (0, 1)
    assert deck(game, 1) == ["Collector"]


def test_this_base_in_a_borrowed_text_means_the_base_with_signs():
    game = signs("Machu Picchu", SHINIES).hand(0, "Armory", WALLS).deck(0, "Howl", "Upgrade").plays(1, 2).start()
    play(game, "Armory", on=PITS)
    assert hand(game, 0) == [WALLS]
    play(game, WALLS, on=OASIS)
    assert hand(game, 0) == ["Howl"]


def test_what_the_borrowed_ability_forbids_cannot_be_done_there():
    game = signs("Tsar's Palace", places=(OASIS, PITS)).hand(0, "Collector").start()
    assert "Collector on Jungle Oasis" not in offered(game)
    assert "Collector on Tar Pits" in offered(game)


def test_a_borrowed_ability_of_scoring_works_when_the_base_with_signs_scores():
    game = (
        signs("Dragon's Lair", SHINIES)
        .minion("King Rex", on=OASIS, counters=5)
        .deck(0, *[LLAMA] * 4, SAPA)
        .turn(0, "score_bases")
        .start()
    )
    assert bases(game) == ["Dragon's Lair", PITS]
    assert len(hand(game, 0)) == 5


def test_the_talent_of_signs_places_the_top_base_card_on_the_bottom_and_the_next_one_is_face_up_and_in_use():
    game = signs("The Central Brain", "Wyrm's Desolation", SHINIES).minion("Scout", on=OASIS).start()
    use(game, SIGNS)
    assert base_deck(game) == ["Wyrm's Desolation", SHINIES, "The Central Brain"]
    assert top_known_to(game, 1) == ["Wyrm's Desolation"]
    assert power_of(game, "Scout") == 2


def test_only_the_controller_of_signs_has_its_talent_once_a_turn():
    game = signs("The Central Brain", SHINIES).start()
    use(game, SIGNS)
    assert offered(game) == ["End your plays"]
    pick(game, "end")
    pick(game, "no")
    assert (decider(game), offered(game)) == (1, ["End your plays"])


def test_any_player_may_turn_the_card_down_at_the_start_of_the_own_turn_until_its_end():
    game = signs("The Central Brain", SHINIES, players=3).minion("Scout", on=OASIS).start()
    pick(game, "end")
    assert (decider(game), asked_by(game)) == (1, SIGNS)
    pick(game, "yes")
    assert power_of(game, "Scout") == 3
    assert not game.view(1)["base_deck_face_up"]
    pick(game, "end")
    assert (decider(game), asked_by(game)) == (2, SIGNS)
    assert power_of(game, "Scout") == 4
    pick(game, "no")
    assert power_of(game, "Scout") == 4
    pick(game, "end")
    assert (decider(game), asked_by(game)) == (0, SIGNS)


def test_while_the_card_is_face_down_the_talent_moves_it_and_the_new_top_card_stays_hidden():
    game = signs("The Central Brain", SHINIES).turn(0, "start_turn").start()
    pick(game, "yes")
    use(game, SIGNS)
    assert base_deck(game) == [SHINIES, "The Central Brain"]
    assert top_known_to(game, 0) == []
    pick(game, "end")
    assert prompt(game) == "Turn Cave of Shinies on the base deck face down for this turn?"
    assert top_known_to(game, 0) == [SHINIES, "The Central Brain"]


def test_clarification_signs_in_the_stars_another_base_scoring_changes_the_top_card_and_the_new_one_is_face_up():
    game = (
        signs("The Central Brain", "Wyrm's Desolation", SHINIES)
        .minion("King Rex", on=OASIS)
        .minion(LLAMA, on=PITS, counters=14)
        .turn(0, "score_bases")
        .start()
    )
    assert bases(game) == [OASIS, "The Central Brain"]
    assert top_known_to(game, 1) == ["Wyrm's Desolation"]
    assert power_of(game, "King Rex") == 6


def test_clarification_signs_in_the_stars_the_new_top_card_is_face_down_if_the_previous_was():
    setup = signs("The Central Brain", "Wyrm's Desolation", places=(OASIS, PITS, SHINIES, "The Mothership"))
    for base in (PITS, SHINIES, "The Mothership"):
        setup.minion(LLAMA, on=base, counters=30)
    game = setup.turn(0, "start_turn").start()
    pick(game, "yes", "end", PITS)
    assert bases(game) == [OASIS, "The Central Brain", SHINIES, "The Mothership"]
    assert prompt(game) == "Which base scores first?"
    assert not game.view(1)["base_deck_face_up"]
    assert top_known_to(game, 1) == []


def test_clarification_signs_in_the_stars_another_card_changing_the_top_card_ends_the_old_ability():
    game = signs("The Central Brain").minion("Scout", on=OASIS).hand(0, "Terraforming").start()
    play(game, "Terraforming")
    pick(game, PITS)
    assert bases(game) == [OASIS, "The Central Brain"]
    assert base_deck(game) == [PITS]
    assert top_known_to(game, 1) == [PITS]
    assert power_of(game, "Scout") == 3


def test_clarification_signs_in_the_stars_what_the_old_ability_has_done_is_not_undone():
    game = signs("Wooden Horse", SHINIES).minion("King Rex", on=OASIS).hand(0, "Rampage", "Howl").start()
    play(game, "Howl")
    pick(game, "King Rex")
    assert power_of(game, "King Rex") == 10
    use(game, SIGNS)
    assert power_of(game, "King Rex") == 10


def test_an_ability_that_was_set_off_does_not_happen_any_more_when_its_base_is_no_longer_on_top():
    game = signs("Wooden Horse").minion("Scout", on=OASIS).hand(0, "Terraforming").start()
    play(game, "Terraforming")
    pick(game, PITS)
    assert bases(game) == [OASIS, "Wooden Horse"]
    assert prompt(game) == PLAYS


def test_when_signs_leave_play_no_ability_is_shared_and_the_card_is_face_down():
    game = (
        signs("The Central Brain", "Tar Pits", places=(OASIS, SHINIES))
        .minion("Scout", on=OASIS)
        .hand(0, "Golden Condor")
        .start()
    )
    play(game, "Golden Condor")
    pick(game, SIGNS)
    assert not game.view(0)["base_deck_face_up"]
    assert power_of(game, "Scout") == 3
    play(game, SIGNS, on=SHINIES)
    assert game.view(0)["base_deck_face_up"]
    assert power_of(game, "Scout") == 3


def test_the_use_of_a_borrowed_ability_counts_for_the_turn_also_when_its_card_comes_back_to_the_top():
    game = signs("Storyteller's Hut").hand(0, "Howl", "Rampage").start()
    use(game, OASIS)
    play(game, "Howl")
    assert base_of(game, OASIS).counters == 1
    assert breakpoint_on(game, OASIS) == 10
    use(game, SIGNS)
    assert base_deck(game) == ["Storyteller's Hut"]
    assert not any(option.startswith("Use") for option in offered(game))


def test_a_borrowed_use_says_whose_ability_it_is():
    game = signs("Storyteller's Hut").hand(0, "Howl").start()
    assert "Use Jungle Oasis: Storyteller's Hut" in offered(game)


def test_the_counters_of_a_borrowed_storytellers_hut_stay_and_lower_nothing_when_it_is_not_on_top():
    game = signs("Storyteller's Hut", SHINIES).hand(0, "Howl", "Rampage").start()
    use(game, OASIS)
    play(game, "Howl")
    use(game, SIGNS)
    assert base_of(game, OASIS).counters == 1
    assert breakpoint_on(game, OASIS) == 12


def test_what_cancels_the_base_with_signs_cancels_the_borrowed_ability_too():
    game = (
        signs("The Central Brain")
        .action("Jammed Signal", on=OASIS, of=1)
        .minion("Scout", on=OASIS)
        .duplicate_factions()
        .start()
    )
    assert power_of(game, "Scout") == 3


def test_with_an_empty_base_deck_signs_share_nothing():
    game = signs().minion("Scout", on=OASIS).start()
    assert not game.view(0)["base_deck_face_up"]
    use(game, SIGNS)
    assert base_deck(game) == []


def test_nobody_takes_the_face_up_base_for_another_one_when_hidden_cards_are_dealt_again():
    game = signs("The Central Brain", "Wyrm's Desolation", SHINIES, "The Mothership").start()
    dealt = [game.determinize(1, seed) for seed in range(10)]
    assert {base_deck(other)[0] for other in dealt} == {"The Central Brain"}
    assert len({base_deck(other)[1] for other in dealt}) > 1


# Temple of the Sun


def test_temple_of_the_sun_draws_a_card_when_it_is_played():
    game = incas(TEMPLE).deck(0, "Howl", "Upgrade").start()
    play(game, TEMPLE, on=OASIS)
    assert hand(game, 0) == ["Howl"]


def test_temple_of_the_sun_draws_a_card_after_another_action_of_yours_there():
    game = incas("Armory").action(TEMPLE, on=OASIS).deck(0, "Howl", "Upgrade").start()
    play(game, "Armory", on=OASIS)
    assert hand(game, 0) == ["Howl"]


def test_temple_of_the_sun_draws_nothing_for_other_bases_minions_or_players():
    game = (
        incas("Armory", "Upgrade")
        .action(TEMPLE, on=OASIS)
        .minion("King Rex", on=OASIS)
        .plays(1, 2)
        .hand(1, "Jammed Signal")
        .deck(0, "Howl", LLAMA, LLAMA)
        .start()
    )
    play(game, "Armory", on=PITS)
    play(game, "Upgrade")
    assert hand(game, 0) == []
    pick(game, "end")
    play(game, "Jammed Signal", on=OASIS)
    assert hand(game, 0) == ["Howl", LLAMA]


# Cuzcu


def test_the_breakpoint_of_cuzcu_is_3_lower_for_each_action_on_it_of_any_player():
    game = incas(places=("Cuzcu", OASIS)).action("Armory", on="Cuzcu").action("Sleep Spores", on=OASIS, of=1)
    assert breakpoint_on(game.start(), "Cuzcu") == 27
    game.action("Wildlife Preserve", on="Cuzcu", of=0).action("Deep Roots", on="Cuzcu", of=1)
    assert breakpoint_on(game.start(), "Cuzcu") == 21


def test_actions_on_minions_do_not_lower_the_breakpoint_of_cuzcu():
    game = incas(places=("Cuzcu", OASIS)).minion("King Rex", on="Cuzcu", actions=["Upgrade"]).start()
    assert breakpoint_on(game, "Cuzcu") == 30


def test_7_2_the_breakpoint_of_cuzcu_is_never_below_zero():
    game = incas(places=("Cuzcu",))
    for action in ("Armory", "Armory", WALLS, WALLS, HIGHWAY, TEMPLE, SIGNS, "Wildlife Preserve"):
        game.action(action, on="Cuzcu")
    for action in ("Deep Roots", "Overgrowth", "Sleep Spores"):
        game.action(action, on="Cuzcu", of=1)
    assert breakpoint_on(game.start(), "Cuzcu") == 0


# Machu Picchu


def test_whoever_plays_an_action_on_machu_picchu_draws_a_card_each_time():
    game = (
        incas("Armory", WALLS, places=("Machu Picchu", OASIS))
        .deck(0, "Howl", "Upgrade", LLAMA, LLAMA)
        .plays(1, 2)
        .hand(1, "Jammed Signal")
        .deck(1, "Scout")
        .start()
    )
    play(game, "Armory", on="Machu Picchu")
    play(game, WALLS, on="Machu Picchu")
    assert hand(game, 0) == ["Howl", "Upgrade"]


def test_machu_picchu_serves_every_player():
    game = incas(places=("Machu Picchu", OASIS)).turn(1).hand(1, "Overgrowth").deck(1, "Sprout").start()
    play(game, "Overgrowth", on="Machu Picchu")
    assert hand(game, 1) == ["Sprout"]


def test_machu_picchu_gives_nothing_for_actions_elsewhere_on_minions_or_standard_ones():
    game = (
        incas("Armory", "Upgrade", "Rampage", places=("Machu Picchu", OASIS))
        .minion("King Rex", on="Machu Picchu")
        .deck(0, "Howl")
        .plays(1, 3)
        .start()
    )
    play(game, "Armory", on=OASIS)
    play(game, "Upgrade")
    play(game, "Rampage")
    assert hand(game, 0) == []


def test_who_infiltrates_machu_picchu_may_do_without_the_card():
    game = (
        incas("Armory", places=("Machu Picchu", OASIS))
        .action("Infiltrate", on="Machu Picchu")
        .deck(0, "Shinobi")
        .start()
    )
    play(game, "Armory", on="Machu Picchu")
    assert prompt(game) == "Ignore the ability of Machu Picchu?"
    pick(game, "yes")
    assert hand(game, 0) == []
