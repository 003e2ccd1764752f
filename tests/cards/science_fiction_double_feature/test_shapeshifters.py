"""Shapeshifters: every ability and every ruling that changes behaviour, in the order of the faction's file."""

from smashup.engine import Effect, Minion
from smashup.scenario import (
    actions_on,
    asked_by,
    bases,
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


class Jailer(Minion):
    """Take control of another player's minion for as long as this one is in play."""

    name = "Jailer"
    power = 3

    def on_play(self) -> Effect:
        target = yield from self.choose_minion("Take which minion?", self.minions(not_of=self.you, not_named="Jailer"))
        if target is not None:
            yield from self.take_control(target, until="source")


# Doppelgänger.


def test_a_destroyed_doppelganger_lets_you_play_any_minion_of_your_deck_on_any_base():
    game = (
        scenario(bases=["Jungle Oasis", "The Mothership"], hand=["Ninja Master"])
        .minion("Doppelgänger", on="Jungle Oasis", of=1)
        .deck(1, "Mimic", "Copycat", "King Rex", "Genetic Shift")
        .start()
    )
    play(game, "Ninja Master", on="Jungle Oasis")
    pick(game, "Doppelgänger")
    assert decider(game) == 1
    assert sorted(offered(game)) == ["Copycat", "King Rex", "Mimic", "Pass"]
    pick(game, "King Rex")
    assert offered(game) == ["King Rex on Jungle Oasis", "King Rex on The Mothership"]
    play(game, "King Rex", on="The Mothership")
    assert minions(game, "The Mothership", of=1) == ["King Rex"]
    assert discard_pile(game, 1) == ["Doppelgänger"]
    assert sorted(deck(game, 1)) == ["Copycat", "Genetic Shift", "Mimic"]
    assert events(game)[-1] == "shuffle"


def test_the_minion_of_doppelganger_is_really_played():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Bacta the Future"])
        .minion("Doppelgänger", on="Jungle Oasis", of=0)
        .deck(0, "Invader")
        .start()
    )
    play(game, "Bacta the Future")
    pick(game, "Invader")
    assert game.scores == (1, 0)
    assert plays_left(game) == (1, 0)


def test_playing_the_minion_of_doppelganger_is_optional_and_the_deck_is_shuffled_anyway():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Bacta the Future"])
        .minion("Doppelgänger", on="Jungle Oasis", of=0)
        .deck(0, "Mimic", "Copycat")
        .start()
    )
    play(game, "Bacta the Future")
    pick(game, "pass")
    assert sorted(deck(game, 0)) == ["Copycat", "Mimic"]
    assert "shuffle" in events(game)


def test_with_no_minion_in_the_deck_doppelganger_still_shuffles_it():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Bacta the Future"])
        .minion("Doppelgänger", on="Jungle Oasis", of=0)
        .deck(0, "Genetic Shift", "Mitosis")
        .start()
    )
    play(game, "Bacta the Future")
    assert asked_by(game) is None
    assert "shuffle" in events(game)


def test_clarification_doppelganger_after_scoring_cannot_put_a_minion_on_the_new_base_nor_on_the_scored_one():
    game = (
        scenario(bases=["Jungle Oasis", "The Mothership", "Tortuga"])
        .base_deck("Tar Pits")
        .minion("Doppelgänger", on="Jungle Oasis", of=0, counters=7)
        .deck(0, "Copycat", "Genetic Shift", "Genetic Shift")
        .turn(0, "score_bases")
        .start()
    )
    assert game.scores == (2, 0)
    pick(game, "Copycat")
    assert offered(game) == ["Copycat on The Mothership", "Copycat on Tortuga"]
    play(game, "Copycat", on="Tortuga")
    assert bases(game) == ["Tar Pits", "The Mothership", "Tortuga"]


def test_clarification_doppelganger_destroyed_by_transmogrify_makes_both_searches_transmogrify_first():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Transmogrify"])
        .minion("Doppelgänger", on="Jungle Oasis", of=0)
        .deck(0, "Mimic", "G.E.L.F.", "Copycat")
        .start()
    )
    play(game, "Transmogrify")
    assert asked_by(game) == "Transmogrify"
    pick(game, "G.E.L.F.")
    assert asked_by(game) == "Doppelgänger"
    pick(game, "Mimic")
    assert minions(game, "Jungle Oasis") == ["G.E.L.F.", "Mimic"]


def test_clarification_doppelganger_discards_the_chosen_minion_if_nothing_allows_playing_it():
    game = (
        scenario(bases=["The Vats"], hand=["Bacta the Future"])
        .minion("Doppelgänger", on="The Vats", of=0)
        .minion("Mimic", on="The Vats", of=1)
        .deck(0, "Mimic", "Copycat")
        .duplicate_factions()
        .start()
    )
    play(game, "Bacta the Future")
    pick(game, "Doppelgänger", "Mimic")
    assert minions(game, "The Vats") == ["Mimic"]
    assert sorted(discard_pile(game, 0)) == ["Bacta the Future", "Doppelgänger", "Mimic"]
    assert deck(game, 0) == ["Copycat"]


def test_a_doppelganger_that_is_returned_or_discarded_from_hand_does_nothing():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Beam Up", "Probe"])
        .minion("Doppelgänger", on="Jungle Oasis", of=1)
        .deck(1, "Copycat")
        .plays(0, 2)
        .start()
    )
    play(game, "Beam Up")
    play(game, "Probe")
    assert discard_pile(game, 1) == ["Doppelgänger"]
    assert asked_by(game) is None


def test_who_controlled_doppelganger_searches_the_own_deck_and_its_owner_gets_the_card():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Ninja Master"])
        .minion("Doppelgänger", on="Jungle Oasis", of=0, owner=1)
        .deck(0, "Shinobi")
        .deck(1, "Copycat")
        .start()
    )
    play(game, "Ninja Master", on="Jungle Oasis")
    pick(game, "Doppelgänger", "Shinobi")
    assert minions(game, "Jungle Oasis", of=0) == ["Ninja Master", "Shinobi"]
    assert discard_pile(game, 1) == ["Doppelgänger"]


def test_tar_pits_and_doppelganger_both_happen_in_the_order_the_current_player_wants():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Ninja Master"])
        .minion("Doppelgänger", on="Tar Pits", of=1)
        .deck(1, "Copycat")
        .start()
    )
    play(game, "Ninja Master", on="Tar Pits")
    pick(game, "Doppelgänger")
    assert decider(game) == 0
    pick(game, "Tar Pits")
    assert sorted(offered(game)) == ["Copycat", "Doppelgänger", "Pass"]


# G.E.L.F.


def test_gelf_is_shuffled_into_the_deck_and_the_minion_found_is_played_here():
    game = (
        scenario(bases=["Jungle Oasis", "The Mothership"])
        .minion("G.E.L.F.", on="Jungle Oasis", of=0, actions=["Splice as Nice"])
        .deck(0, "Laseratops", "Copycat", "King Rex", "G.E.L.F.", "Doppelgänger", "Mitosis")
        .start()
    )
    use(game, "G.E.L.F.")
    assert sorted(offered(game)) == ["Copycat", "Laseratops", "Pass"]
    pick(game, "Laseratops")
    assert minions(game, "Jungle Oasis") == ["Laseratops"]
    assert sorted(deck(game, 0)) == ["Copycat", "Doppelgänger", "G.E.L.F.", "G.E.L.F.", "King Rex", "Mitosis"]
    assert discard_pile(game, 0) == ["Splice as Nice"]
    assert plays_left(game) == (1, 1)
    assert "destroy" not in events(game)


def test_clarification_mimic_can_be_found_by_gelf():
    game = (
        scenario(bases=["Jungle Oasis"])
        .minion("G.E.L.F.", on="Jungle Oasis", of=0)
        .minion("King Rex", on="Jungle Oasis", of=1)
        .deck(0, "Mimic")
        .start()
    )
    use(game, "G.E.L.F.")
    pick(game, "Mimic")
    assert minions(game, "Jungle Oasis", of=0) == ["Mimic"]


def test_if_nothing_suitable_is_found_gelf_is_still_shuffled_into_the_deck():
    game = (
        scenario(bases=["Jungle Oasis"])
        .minion("G.E.L.F.", on="Jungle Oasis", of=0)
        .deck(0, "King Rex", "Mitosis")
        .start()
    )
    use(game, "G.E.L.F.")
    assert minions(game, "Jungle Oasis") == []
    assert sorted(deck(game, 0)) == ["G.E.L.F.", "King Rex", "Mitosis"]


def test_who_does_not_want_to_play_a_minion_still_shuffles_gelf_into_the_deck():
    game = scenario(bases=["Jungle Oasis"]).minion("G.E.L.F.", on="Jungle Oasis", of=0).deck(0, "Mimic").start()
    use(game, "G.E.L.F.")
    pick(game, "pass")
    assert sorted(deck(game, 0)) == ["G.E.L.F.", "Mimic"]


def test_gelf_can_be_used_in_the_turn_it_is_played_and_so_can_what_it_becomes():
    game = scenario(bases=["Jungle Oasis"], hand=["G.E.L.F.", "Cyberevolution"]).deck(0, "Baboom").plays(1, 0).start()
    play(game, "G.E.L.F.", on="Jungle Oasis")
    use(game, "G.E.L.F.")
    pick(game, "Baboom")
    use(game, "Baboom")
    play(game, "Cyberevolution", on="Baboom")
    assert power_of(game, "Baboom") == 6


def test_gelf_goes_into_its_owners_deck_while_its_controller_searches_the_own_one():
    game = (
        scenario(bases=["Jungle Oasis"])
        .minion("G.E.L.F.", on="Jungle Oasis", of=0, owner=1)
        .deck(0, "Scout")
        .deck(1, "Mimic")
        .start()
    )
    use(game, "G.E.L.F.")
    pick(game, "Scout")
    assert minions(game, "Jungle Oasis", of=0) == ["Scout"]
    assert sorted(deck(game, 1)) == ["G.E.L.F.", "Mimic"]


def test_where_the_base_does_not_allow_the_minion_gelf_found_it_is_discarded():
    game = (
        scenario(bases=["The Vats", "Jungle Oasis"])
        .minion("G.E.L.F.", on="The Vats", of=0)
        .minion("Mimic", on="The Vats", of=1)
        .deck(0, "Mimic", "Copycat")
        .duplicate_factions()
        .start()
    )
    use(game, "G.E.L.F.")
    pick(game, "Mimic")
    assert minions(game, "The Vats") == ["Mimic"]
    assert discard_pile(game, 0) == ["Mimic"]


def test_the_card_gelf_found_is_set_aside_and_known_to_all_until_it_is_played():
    game = (
        scenario(bases=["Jungle Oasis"])
        .minion("G.E.L.F.", on="Jungle Oasis", of=0, actions=["Cyberevolution"])
        .minion("Clyde 2.0", on="Jungle Oasis", of=0)
        .deck(0, "Mimic", "Copycat", "Baboom")
        .start()
    )
    use(game, "G.E.L.F.")
    pick(game, "Mimic")
    assert asked_by(game) == "Clyde 2.0"
    assert [card["name"] for card in game.view(1)["resolving"]] == ["Mimic"]
    assert sorted(deck(game, 0)) == ["Baboom", "Copycat"]


# Mimic.


def test_clarification_mimic_has_the_highest_printed_power_in_play_and_what_modifies_it_on_top():
    game = (
        scenario(bases=["Jungle Oasis", "The Mothership"])
        .minion("Mimic", on="Jungle Oasis", of=0, counters=1, actions=["Splice as Nice"])
        .minion("Scout", on="Jungle Oasis", of=1, counters=9)
        .minion("Supreme Overlord", on="The Mothership", of=1)
        .start()
    )
    assert power_of(game, "Mimic") == 8


def test_clarification_the_power_of_mimic_changes_with_the_highest_printed_power_in_play():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Beam Up"])
        .minion("Mimic", on="Jungle Oasis", of=0)
        .minion("King Rex", on="Jungle Oasis", of=1)
        .minion("Laseratops", on="Jungle Oasis", of=1)
        .start()
    )
    assert power_of(game, "Mimic") == 7
    play(game, "Beam Up")
    pick(game, "King Rex")
    assert power_of(game, "Mimic") == 4


def test_mimics_alone_have_no_power():
    game = (
        scenario(bases=["Jungle Oasis"])
        .minion("Mimic", on="Jungle Oasis", of=0, counters=3)
        .minion("Mimic", on="Jungle Oasis", of=1)
        .duplicate_factions()
        .start()
    )
    assert total(game, "Jungle Oasis", 0) == 3
    assert total(game, "Jungle Oasis", 1) == 0


def test_in_play_mimic_counts_with_its_current_power():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Saucy Wench"])
        .minion("Mimic", on="Jungle Oasis", of=1)
        .minion("King Rex", on="Jungle Oasis", of=1)
        .minion("War Raptor", on="Jungle Oasis", of=1)
        .minion("Copycat", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Saucy Wench", on="Jungle Oasis")
    assert offered(game) == ["Copycat (2, Player 2, Jungle Oasis)", "Pass"]


def test_a_mimic_whose_ability_is_cancelled_has_its_printed_power():
    game = (
        scenario(bases=["Jungle Oasis"])
        .minion("Mimic", on="Jungle Oasis", of=0, counters=1, actions=[("My Only Weakness!", 1)])
        .minion("King Rex", on="Jungle Oasis", of=0)
        .start()
    )
    assert power_of(game, "Mimic") == 1


# Copycat.


def test_clarification_copycat_does_a_copied_on_play_ability_now():
    game = (
        scenario(bases=["Jungle Oasis", "The Mothership"], hand=["Copycat"])
        .minion("Invader", on="The Mothership", of=1)
        .minion("Scout", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Copycat", on="Jungle Oasis")
    assert offered(game) == ["Scout (3, Player 2, Jungle Oasis)", "Invader (3, Player 2, The Mothership)"]
    pick(game, "Invader")
    assert game.scores == (1, 0)


def test_in_a_copied_ability_here_is_the_base_of_copycat_and_you_is_its_controller():
    game = (
        scenario(bases=["Jungle Oasis", "The Mothership"], hand=["Copycat"])
        .minion("Collector", on="The Mothership", of=1)
        .minion("Scout", on="The Mothership", of=1)
        .minion("Invader", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Copycat", on="Jungle Oasis")
    pick(game, "Collector")
    assert decider(game) == 0
    assert offered(game) == ["Invader (3, Player 2, Jungle Oasis)", "Copycat (2, Player 1, Jungle Oasis)", "Pass"]
    pick(game, "Invader")
    assert hand(game, 1) == ["Invader"]


def test_a_copycat_with_the_ability_of_collector_may_not_return_a_collector():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Copycat"])
        .minion("Collector", on="Jungle Oasis", of=1)
        .minion("Collector", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Copycat", on="Jungle Oasis")
    pick(game, "Collector")
    assert offered(game) == ["Copycat (2, Player 1, Jungle Oasis)", "Pass"]


def test_a_collector_may_return_a_copycat_that_has_its_ability():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Copycat", "Collector"])
        .minion("Collector", on="Jungle Oasis", of=1)
        .plays(2, 0)
        .duplicate_factions()
        .start()
    )
    play(game, "Copycat", on="Jungle Oasis")
    pick(game, "pass")
    play(game, "Collector", on="Jungle Oasis")
    pick(game, "Copycat")
    assert hand(game, 0) == ["Copycat"]


def test_clarification_copycat_can_copy_a_talent_and_use_it_once_this_turn():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Copycat"])
        .minion("Captain Amazing", on="Jungle Oasis", of=1)
        .deck(0, "Mimic", "Mimic")
        .start()
    )
    play(game, "Copycat", on="Jungle Oasis")
    assert offered(game) == ["Talent of Copycat (2, Player 1, Jungle Oasis)", "End your plays"]
    use(game, "Copycat")
    assert power_of(game, "Copycat") == 3
    assert offered(game) == ["End your plays"]
    pick(game, "end")
    assert power_of(game, "Copycat") == 2
    pick(game, "end")
    assert "Talent of Copycat (2, Player 1, Jungle Oasis)" not in offered(game)


def test_clarification_copycat_can_copy_an_ongoing_ability():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Copycat", "Mimic"])
        .minion("Leprechaun", on="Jungle Oasis", of=1)
        .minion("Warbot", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Copycat", on="Jungle Oasis")
    pick(game, "Warbot")
    assert minions(game, "Jungle Oasis", of=0) == ["Copycat"]


def test_clarification_copycat_can_copy_a_special_that_comes_up_before_the_end_of_the_turn():
    game = (
        scenario(bases=["Jungle Oasis", "The Mothership"], hand=["Copycat"])
        .minion("Scout", on="Jungle Oasis", of=1, counters=7)
        .deck(0, "Mimic", "Mimic")
        .start()
    )
    play(game, "Copycat", on="Jungle Oasis")
    pick(game, "end")
    assert [prompt(game), decider(game)] == ["Which ability happens next?", 0]
    pick(game, "Copycat", "yes")
    assert hand(game, 0)[:1] == ["Copycat"]


def test_clarification_copycat_copies_a_minion_that_is_immune_to_being_affected():
    game = scenario(bases=["Jungle Oasis"], hand=["Copycat"]).minion("Haunting", on="Jungle Oasis", of=1).start()
    play(game, "Copycat", on="Jungle Oasis")
    assert power_of(game, "Copycat") == 5
    assert "protected" not in events(game)


def test_clarification_copycat_loses_the_copied_ability_when_it_leaves_play():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Copycat", "Beam Up"])
        .minion("War Raptor", on="Jungle Oasis", of=1)
        .minion("King Rex", on="Jungle Oasis", of=1)
        .plays(2, 1)
        .start()
    )
    play(game, "Copycat", on="Jungle Oasis")
    pick(game, "War Raptor")
    assert power_of(game, "Copycat") == 3
    play(game, "Beam Up")
    pick(game, "Copycat")
    play(game, "Copycat", on="Jungle Oasis")
    pick(game, "King Rex")
    assert power_of(game, "Copycat") == 2


def test_the_copied_ability_ends_with_the_turn():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Copycat"])
        .minion("War Raptor", on="Jungle Oasis", of=1)
        .deck(0, "Mimic", "Mimic")
        .start()
    )
    play(game, "Copycat", on="Jungle Oasis")
    assert power_of(game, "Copycat") == 3
    pick(game, "end")
    assert power_of(game, "Copycat") == 2


def test_a_copycat_played_on_another_players_turn_has_the_ability_until_the_end_of_that_turn():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Bacta the Future"])
        .minion("War Raptor", on="Jungle Oasis", of=0)
        .minion("Mimic", on="Jungle Oasis", of=1)
        .hand(1, "Copycat")
        .deck(1, "Transmogrify")
        .duplicate_factions()
        .start()
    )
    play(game, "Bacta the Future")
    pick(game, "Mimic")
    play(game, "Copycat", on="Jungle Oasis")
    assert power_of(game, "Copycat") == 3
    pick(game, "end")
    assert power_of(game, "Copycat") == 2


def test_clarification_copycat_does_not_copy_the_name_so_it_counts_other_war_raptors_only():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Copycat"])
        .minion("War Raptor", on="Jungle Oasis", of=1)
        .minion("War Raptor", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Copycat", on="Jungle Oasis")
    pick(game, "War Raptor")
    assert power_of(game, "Copycat") == 4
    assert power_of(game, "War Raptor") == 4


def test_a_copycat_with_the_ability_of_microbot_fixer_strengthens_microbots_but_is_none():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Copycat"])
        .minion("Microbot Fixer", on="Jungle Oasis", of=1)
        .minion("Microbot Guard", on="Jungle Oasis", of=0)
        .duplicate_factions()
        .start()
    )
    play(game, "Copycat", on="Jungle Oasis")
    assert power_of(game, "Microbot Guard") == 2
    assert power_of(game, "Copycat") == 2
    assert plays_left(game) == (1, 1)


def test_a_copycat_with_the_ability_of_microbot_alpha_counts_the_other_minions_as_microbots():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Copycat"])
        .minion("Microbot Alpha", on="Jungle Oasis", of=1)
        .minion("King Rex", on="Jungle Oasis", of=0)
        .minion("Laseratops", on="Jungle Oasis", of=0)
        .start()
    )
    play(game, "Copycat", on="Jungle Oasis")
    assert power_of(game, "Copycat") == 4


def test_a_copycat_with_the_ability_of_microbot_archive_does_not_draw_for_itself():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Copycat", "Bacta the Future"])
        .minion("Microbot Archive", on="Jungle Oasis", of=1)
        .deck(0, "Mimic", "Mimic")
        .start()
    )
    play(game, "Copycat", on="Jungle Oasis")
    play(game, "Bacta the Future")
    pick(game, "Copycat")
    assert hand(game, 0) == []


def test_a_copycat_with_the_ability_of_archmage_has_the_extra_action_at_once():
    game = scenario(bases=["Jungle Oasis"], hand=["Copycat"]).minion("Archmage", on="Jungle Oasis", of=1).start()
    play(game, "Copycat", on="Jungle Oasis")
    assert plays_left(game) == (0, 2)


def test_what_a_copied_on_play_ability_affects_is_affected_by_a_card_just_played():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Copycat", "Mimic", "Mimic"])
        .minion("Supreme Overlord", on="Jungle Oasis", of=1)
        .minion("Brownie", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Copycat", on="Jungle Oasis")
    pick(game, "Supreme Overlord", "Brownie")
    assert hand(game, 0) == []


def test_clarification_copycat_with_mind_lady_cancels_beyond_the_end_of_the_turn_as_she_would_when_gone():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Copycat"])
        .minion("Mind Lady", on="Jungle Oasis", of=1)
        .minion("War Raptor", on="Jungle Oasis", of=1)
        .deck(0, "Mimic", "Mimic")
        .deck(1, "Howl", "Howl")
        .start()
    )
    play(game, "Copycat", on="Jungle Oasis")
    pick(game, "Mind Lady")
    use(game, "Copycat")
    pick(game, "War Raptor")
    pick(game, "end")
    assert power_of(game, "War Raptor") == 2
    pick(game, "end")
    assert power_of(game, "War Raptor") == 3


def test_clarification_what_a_copied_ability_ties_to_its_card_ends_with_the_copied_ability():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Copycat"], definitions=[Jailer])
        .minion("Jailer", on="Jungle Oasis", of=1)
        .minion("Laseratops", on="Jungle Oasis", of=1)
        .deck(0, "Mimic", "Mimic")
        .start()
    )
    play(game, "Copycat", on="Jungle Oasis")
    pick(game, "Jailer")
    assert minions(game, "Jungle Oasis", of=0) == ["Laseratops", "Copycat"]
    pick(game, "end")
    assert minions(game, "Jungle Oasis", of=0) == ["Copycat"]


def test_copycat_with_the_ability_of_mimic_has_the_highest_printed_power_in_play():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Copycat"])
        .minion("Mimic", on="Jungle Oasis", of=1)
        .minion("Doppelgänger", on="Jungle Oasis", of=1)
        .duplicate_factions()
        .start()
    )
    play(game, "Copycat", on="Jungle Oasis")
    pick(game, "Mimic")
    assert power_of(game, "Copycat") == 5


def test_copycat_keeps_the_ability_when_the_chosen_minion_leaves_play():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Copycat", "Beam Up"])
        .minion("Heracles", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Copycat", on="Jungle Oasis")
    play(game, "Beam Up")
    pick(game, "Heracles")
    assert power_of(game, "Copycat") == 3


def test_copycat_must_choose_and_copies_nothing_from_a_minion_without_ability():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Copycat"])
        .minion("King Rex", on="Jungle Oasis", of=1)
        .minion("Invader", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Copycat", on="Jungle Oasis")
    assert "Pass" not in offered(game)
    pick(game, "King Rex")
    assert power_of(game, "Copycat") == 2


def test_copycat_does_not_copy_your_own_minions():
    game = scenario(bases=["Jungle Oasis"], hand=["Copycat"]).minion("Invader", on="Jungle Oasis", of=0).start()
    play(game, "Copycat", on="Jungle Oasis")
    assert game.scores == (0, 0)


def test_copycat_copies_nothing_from_a_minion_whose_abilities_are_cancelled():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Copycat"])
        .minion("War Raptor", on="Jungle Oasis", of=1, actions=["My Only Weakness!"])
        .start()
    )
    play(game, "Copycat", on="Jungle Oasis")
    assert power_of(game, "Copycat") == 2


def test_a_cancelled_copycat_has_no_copied_ability_either():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Copycat", "My Only Weakness!"])
        .minion("War Raptor", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Copycat", on="Jungle Oasis")
    play(game, "My Only Weakness!", on="Copycat")
    assert power_of(game, "Copycat") == 2


def test_to_copy_a_copycat_is_to_choose_again_among_the_others():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Copycat"])
        .minion("Copycat", on="Jungle Oasis", of=1)
        .minion("Copycat", on="Jungle Oasis", of=1)
        .minion("Invader", on="Jungle Oasis", of=1)
        .duplicate_factions()
        .start()
    )
    play(game, "Copycat", on="Jungle Oasis")
    pick(game, "Copycat", "Invader")
    assert game.scores == (1, 0)


def test_a_copycat_among_copycats_ends_with_nothing_copied():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Copycat"])
        .minion("Copycat", on="Jungle Oasis", of=1)
        .minion("Copycat", on="Jungle Oasis", of=1)
        .duplicate_factions()
        .start()
    )
    play(game, "Copycat", on="Jungle Oasis")
    pick(game, "Copycat")
    assert asked_by(game) is None
    assert power_of(game, "Copycat", of=0) == 2


def test_a_copied_copycat_hands_on_what_it_has_copied_this_turn():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Bacta the Future", "Copycat"])
        .minion("War Raptor", on="Jungle Oasis", of=0)
        .minion("Mimic", on="Jungle Oasis", of=1)
        .hand(1, "Copycat")
        .deck(1, "Transmogrify")
        .duplicate_factions()
        .start()
    )
    play(game, "Bacta the Future")
    pick(game, "Mimic")
    play(game, "Copycat", on="Jungle Oasis")
    play(game, "Copycat", on="Jungle Oasis")
    assert power_of(game, "Copycat", of=0) == 3


def test_a_copycat_with_the_ability_of_doppelganger_searches_when_it_is_destroyed():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Copycat", "Transmogrify"])
        .minion("Doppelgänger", on="Jungle Oasis", of=1)
        .deck(0, "Mimic", "Doppelgänger")
        .duplicate_factions()
        .start()
    )
    play(game, "Copycat", on="Jungle Oasis")
    play(game, "Transmogrify")
    pick(game, "Mimic")
    assert asked_by(game) == "Doppelgänger"
    pick(game, "Doppelgänger")
    assert minions(game, "Jungle Oasis", of=0) == ["Mimic", "Doppelgänger"]


def test_a_copycat_with_the_talent_of_gelf_leaves_before_another_copycat_is_played_on_the_vats():
    game = (
        scenario(bases=["The Vats"], hand=["Copycat"])
        .minion("G.E.L.F.", on="The Vats", of=1)
        .deck(0, "Copycat", "G.E.L.F.")
        .duplicate_factions()
        .start()
    )
    play(game, "Copycat", on="The Vats")
    use(game, "Copycat")
    assert offered(game) == ["Copycat", "Pass"]
    pick(game, "Copycat")
    assert minions(game, "The Vats", of=0) == ["Copycat"]
    assert sorted(deck(game, 0)) == ["Copycat", "G.E.L.F."]


def test_a_copycat_that_has_left_play_with_the_talent_of_gelf_has_no_other_talents_left():
    game = (
        scenario(bases=["Jungle Oasis"])
        .minion("Copycat", on="Jungle Oasis", of=0)
        .lasting("ability", "Copycat", "G.E.L.F.")
        .lasting("ability", "Copycat", "Wyvern")
        .deck(0, "Mimic")
        .start()
    )
    use(game, "Copycat")
    pick(game, "Mimic")
    assert minions(game, "Jungle Oasis", of=0) == ["Mimic"]
    assert game.view(0)["bases"][0]["breakpoint"] == 12
    assert offered(game) == ["End your plays"]


def test_what_the_talents_of_a_copycat_with_an_empty_deck_would_do_can_be_tried():
    game = (
        scenario(bases=["Jungle Oasis"])
        .minion("Copycat", on="Jungle Oasis", of=0)
        .lasting("ability", "Copycat", "G.E.L.F.")
        .lasting("ability", "Copycat", "Wyvern")
        .start()
    )
    question = game.view(0)["decision"]
    assert question is not None
    assert not question["options"][0].get("no_effect")
    use(game, "Copycat")
    assert minions(game, "Jungle Oasis", of=0) == []


def test_a_copycat_with_the_ability_of_furious_george_counts_the_actions_on_itself():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Copycat", "Splice as Nice"])
        .minion("Furious George", on="Jungle Oasis", of=1, actions=["Shielding"])
        .start()
    )
    play(game, "Copycat", on="Jungle Oasis")
    play(game, "Splice as Nice", on="Copycat")
    assert power_of(game, "Copycat") == 5


def test_everybody_is_told_and_sees_what_copycat_has_copied():
    game = scenario(bases=["Jungle Oasis"], hand=["Copycat"]).minion("War Raptor", on="Jungle Oasis", of=1).start()
    play(game, "Copycat", on="Jungle Oasis")
    assert game.events[-1].describe() == "Copycat has the abilities of War Raptor."
    assert game.view(1)["bases"][0]["minions"][1]["copied_abilities"] == ["War Raptor"]


# "...Really?"


def test_clarification_really_may_play_the_very_minion_it_destroyed():
    game = (
        scenario(bases=["Jungle Oasis", "The Mothership"], hand=["...Really?"])
        .minion("Invader", on="Jungle Oasis", of=0)
        .start()
    )
    play(game, "...Really?")
    play(game, "Invader", on="The Mothership")
    assert minions(game, "The Mothership") == ["Invader"]
    assert game.scores == (1, 0)
    assert plays_left(game) == (1, 0)


def test_really_compares_the_power_in_play_with_the_printed_power_in_the_discard_pile():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["...Really?"])
        .minion("Invader", on="Jungle Oasis", of=0, counters=1)
        .discard_pile(0, "Mimic", "G.E.L.F.", "Doppelgänger", "Mitosis")
        .start()
    )
    play(game, "...Really?")
    assert offered(game) == [
        "Mimic on Jungle Oasis",
        "G.E.L.F. on Jungle Oasis",
        "Invader on Jungle Oasis",
        "Pass",
    ]


def test_clarification_mimic_can_be_played_by_really():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["...Really?"])
        .minion("Mimic", on="Jungle Oasis", of=0)
        .discard_pile(0, "Copycat")
        .start()
    )
    play(game, "...Really?")
    assert offered(game) == ["Mimic on Jungle Oasis", "Pass"]


def test_really_plays_now_or_never():
    game = scenario(bases=["Jungle Oasis"], hand=["...Really?"]).minion("Invader", on="Jungle Oasis", of=0).start()
    play(game, "...Really?")
    pick(game, "pass")
    assert plays_left(game) == (1, 0)
    assert discard_pile(game, 0) == ["Invader", "...Really?"]


def test_really_uses_your_own_discard_pile_only():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["...Really?"])
        .minion("Invader", on="Jungle Oasis", of=0, owner=1)
        .start()
    )
    play(game, "...Really?")
    assert asked_by(game) is None
    assert discard_pile(game, 1) == ["Invader"]


def test_if_the_minion_cannot_be_destroyed_really_still_plays_up_to_its_power():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["...Really?"])
        .minion("Copycat", on="Jungle Oasis", of=0, actions=["Shell Game"])
        .discard_pile(0, "Mimic", "G.E.L.F.")
        .start()
    )
    play(game, "...Really?")
    assert offered(game) == ["Mimic on Jungle Oasis", "Pass"]
    play(game, "Mimic")
    assert minions(game, "Jungle Oasis") == ["Copycat", "Mimic"]


def test_without_a_minion_of_yours_really_plays_nothing():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["...Really?"])
        .minion("Invader", on="Jungle Oasis", of=1)
        .discard_pile(0, "Mimic")
        .start()
    )
    play(game, "...Really?")
    assert asked_by(game) is None
    assert minions(game, "Jungle Oasis") == ["Invader"]


# Bacta the Future.


def test_bacta_the_future_destroys_a_minion_and_its_owner_may_play_one_at_once():
    game = (
        scenario(bases=["Jungle Oasis", "The Mothership"], hand=["Bacta the Future"])
        .minion("King Rex", on="Jungle Oasis", of=1)
        .minion("Mimic", on="Jungle Oasis", of=0)
        .hand(1, "Laseratops", "Howl")
        .start()
    )
    play(game, "Bacta the Future")
    pick(game, "King Rex")
    assert decider(game) == 1
    assert offered(game) == ["Laseratops on Jungle Oasis", "Laseratops on The Mothership", "Pass"]
    play(game, "Laseratops", on="The Mothership")
    assert minions(game, "The Mothership", of=1) == ["Laseratops"]
    assert discard_pile(game, 1) == ["King Rex"]


def test_the_owner_not_the_controller_gets_the_play_of_bacta_the_future():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Bacta the Future", "Mimic"])
        .minion("King Rex", on="Jungle Oasis", of=0, owner=1)
        .hand(1, "Laseratops")
        .start()
    )
    play(game, "Bacta the Future")
    assert decider(game) == 1
    pick(game, "pass")
    assert plays_left(game) == (1, 0)


def test_with_your_own_minion_the_play_of_bacta_the_future_is_now_or_never():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Bacta the Future", "Mimic"])
        .minion("Copycat", on="Jungle Oasis", of=0)
        .start()
    )
    play(game, "Bacta the Future")
    pick(game, "pass")
    assert plays_left(game) == (1, 0)


def test_clarification_bacta_the_future_gives_the_play_also_if_the_minion_is_protected():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Bacta the Future"])
        .minion("Warbot", on="Jungle Oasis", of=1)
        .hand(1, "Zapbot")
        .start()
    )
    play(game, "Bacta the Future")
    assert decider(game) == 1
    play(game, "Zapbot")
    assert minions(game, "Jungle Oasis") == ["Warbot", "Zapbot"]


def test_bacta_the_future_is_finished_before_doppelganger_searches():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Bacta the Future"])
        .minion("Doppelgänger", on="Jungle Oasis", of=1)
        .hand(1, "Mimic")
        .deck(1, "Copycat")
        .duplicate_factions()
        .start()
    )
    play(game, "Bacta the Future")
    assert asked_by(game) == "Bacta the Future"
    pick(game, "pass")
    assert asked_by(game) == "Doppelgänger"


# Cellular Bonding.


def test_cellular_bonding_has_the_abilities_of_an_action_on_any_minion():
    game = (
        scenario(bases=["Jungle Oasis", "The Mothership"], hand=["Cellular Bonding"])
        .minion("Copycat", on="Jungle Oasis", of=0)
        .minion("King Rex", on="The Mothership", of=1, actions=["Upgrade"])
        .minion("Baboom", on="Jungle Oasis", of=1, actions=["Cyberevolution"])
        .action("Wildlife Preserve", on="The Mothership", of=1)
        .start()
    )
    play(game, "Cellular Bonding", on="Copycat")
    assert offered(game) == ["Cyberevolution (Player 2, on Baboom)", "Upgrade (Player 2, on King Rex)"]
    pick(game, "Upgrade")
    assert power_of(game, "Copycat") == 4
    assert power_of(game, "King Rex") == 9


def test_clarification_cellular_bonding_keeps_the_abilities_when_the_copied_action_leaves_play():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Cellular Bonding", "Disenchant"])
        .minion("Copycat", on="Jungle Oasis", of=0)
        .minion("King Rex", on="Jungle Oasis", of=1, actions=["Upgrade"])
        .deck(0, "Mimic", "Mimic")
        .plays(1, 2)
        .start()
    )
    play(game, "Cellular Bonding", on="Copycat")
    play(game, "Disenchant")
    pick(game, "Upgrade")
    pick(game, "end")
    assert power_of(game, "King Rex") == 7
    assert power_of(game, "Copycat") == 4


def test_clarification_cellular_bonding_is_discarded_without_effect_if_no_other_action_is_on_a_minion():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Cellular Bonding"])
        .minion("Copycat", on="Jungle Oasis", of=0)
        .action("Wildlife Preserve", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Cellular Bonding", on="Copycat")
    assert actions_on(game, "Copycat") == []
    assert discard_pile(game, 0) == ["Cellular Bonding"]


def test_clarification_cellular_bonding_on_an_opponents_minion_may_copy_an_action_for_your_own_minions():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Cellular Bonding"])
        .minion("Baboom", on="Jungle Oasis", of=0, actions=["Missing Uplink"])
        .minion("King Rex", on="Jungle Oasis", of=1)
        .deck(0, "Mimic", "Mimic", "Mimic", "Copycat", "Copycat")
        .start()
    )
    play(game, "Cellular Bonding", on="King Rex")
    pick(game, "end")
    assert len(hand(game, 0)) == 4


def test_cellular_bonding_with_make_contact_takes_control_of_its_minion_as_long_as_it_is_in_play():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Cellular Bonding", "Mimic"])
        .minion("Ghost", on="Jungle Oasis", of=1, actions=["Make Contact"])
        .minion("Leprechaun", on="Jungle Oasis", of=1)
        .hand(1, "Disenchant")
        .deck(0, "Mimic", "Copycat")
        .start()
    )
    play(game, "Cellular Bonding", on="Leprechaun")
    assert minions(game, "Jungle Oasis", of=0) == ["Leprechaun"]
    pick(game, "end")
    assert minions(game, "Jungle Oasis", of=0) == ["Leprechaun"]
    play(game, "Disenchant")
    pick(game, "Cellular Bonding")
    assert minions(game, "Jungle Oasis", of=0) == []


def test_cellular_bonding_with_monkey_on_your_back_goes_under_its_owners_deck():
    game = (
        scenario(bases=["Jungle Oasis", "The Mothership"], hand=["Cellular Bonding"])
        .minion("Baboom", on="The Mothership", of=1, actions=["Monkey on Your Back"])
        .minion("Copycat", on="Jungle Oasis", of=0)
        .minion("Furious George", on="Jungle Oasis", of=1)
        .deck(0, "Mimic")
        .start()
    )
    play(game, "Cellular Bonding", on="Copycat")
    use(game, "Cellular Bonding")
    assert minions(game, "Jungle Oasis") == ["Copycat"]
    assert deck(game, 0) == ["Mimic", "Cellular Bonding"]


def test_cellular_bonding_with_flying_monkey_moves_its_minion_and_is_destroyed():
    game = (
        scenario(bases=["Jungle Oasis", "The Mothership"], hand=["Cellular Bonding"])
        .minion("Baboom", on="The Mothership", of=1, actions=["Flying Monkey"])
        .minion("Copycat", on="Jungle Oasis", of=0, counters=10)
        .deck(0, "Mimic", "Mimic")
        .start()
    )
    play(game, "Cellular Bonding", on="Copycat")
    pick(game, "end")
    pick(game, "The Mothership")
    assert minions(game, "The Mothership") == ["Baboom", "Copycat"]
    assert discard_pile(game, 0) == ["Cellular Bonding"]


def test_cellular_bonding_with_shielding_destroys_other_players_actions_on_its_minion_at_once():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Cellular Bonding"])
        .minion("Copycat", on="Jungle Oasis", of=0, actions=[("Cyberevolution", 1)])
        .minion("Baboom", on="Jungle Oasis", of=1, actions=["Shielding"])
        .start()
    )
    play(game, "Cellular Bonding", on="Copycat")
    pick(game, "Shielding")
    assert actions_on(game, "Copycat") == ["Cellular Bonding"]
    assert discard_pile(game, 1) == ["Cyberevolution"]


def test_cellular_bonding_is_one_more_action_for_furious_george_and_juiced_up():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Cellular Bonding"])
        .minion("Furious George", on="Jungle Oasis", of=0, actions=["Juiced Up"])
        .start()
    )
    play(game, "Cellular Bonding", on="Furious George")
    assert power_of(game, "Furious George") == 2 + 2 + 4 + 4


def test_cellular_bonding_does_what_the_copied_action_does_when_it_is_played():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Cellular Bonding"])
        .minion("King Rex", on="Jungle Oasis", of=1, actions=["Upgrade"])
        .minion("Copycat", on="Jungle Oasis", of=0, actions=["Poison"])
        .start()
    )
    play(game, "Cellular Bonding", on="King Rex")
    pick(game, "Poison")
    pick(game, "Upgrade", "done")
    assert actions_on(game, "King Rex") == ["Cellular Bonding"]
    assert power_of(game, "King Rex") == 3


def test_cellular_bonding_with_my_only_weakness_cancels_its_minion_until_it_is_gone():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Cellular Bonding", "Disenchant"])
        .minion("War Raptor", on="Jungle Oasis", of=1)
        .minion("Mind Lady", on="Jungle Oasis", of=1, actions=["My Only Weakness!"])
        .plays(1, 2)
        .start()
    )
    play(game, "Cellular Bonding", on="War Raptor")
    assert power_of(game, "War Raptor") == 2
    play(game, "Disenchant")
    pick(game, "Cellular Bonding")
    assert power_of(game, "War Raptor") == 3


def test_cellular_bonding_keeps_its_abilities_when_it_is_transferred():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Cellular Bonding", "Ripped Off"])
        .minion("Copycat", on="Jungle Oasis", of=0)
        .minion("King Rex", on="Jungle Oasis", of=1, actions=["Upgrade"])
        .plays(1, 2)
        .start()
    )
    play(game, "Cellular Bonding", on="Copycat")
    play(game, "Ripped Off")
    pick(game, "Cellular Bonding")
    assert power_of(game, "King Rex") == 11
    assert power_of(game, "Copycat") == 2


def test_cellular_bonding_copies_of_another_one_what_that_has_copied():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Cellular Bonding"])
        .minion("Copycat", on="Jungle Oasis", of=0)
        .minion("Mimic", on="Jungle Oasis", of=1, actions=["Splice as Nice"])
        .hand(1, "Cellular Bonding")
        .deck(0, "Mimic", "Mimic")
        .turn(1)
        .duplicate_factions()
        .start()
    )
    play(game, "Cellular Bonding", on="Mimic")
    pick(game, "end")
    play(game, "Cellular Bonding", on="Copycat")
    pick(game, "Cellular Bonding")
    assert asked_by(game) is None
    assert power_of(game, "Copycat") == 4


# Genetic Shift.


def test_genetic_shift_gives_each_of_your_minions_1_power_until_the_end_of_the_turn():
    game = (
        scenario(bases=["Jungle Oasis", "The Mothership"], hand=["Genetic Shift"])
        .minion("Copycat", on="Jungle Oasis", of=0)
        .minion("G.E.L.F.", on="The Mothership", of=0)
        .minion("King Rex", on="The Mothership", of=1)
        .deck(0, "Mimic", "Mimic")
        .start()
    )
    play(game, "Genetic Shift")
    pick(game, "all")
    assert [power_of(game, name) for name in ("Copycat", "G.E.L.F.", "King Rex")] == [3, 5, 7]
    pick(game, "end")
    assert power_of(game, "Copycat") == 2


def test_clarification_genetic_shift_applies_only_to_minions_in_play_when_it_is_played():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Genetic Shift", "G.E.L.F."])
        .minion("Copycat", on="Jungle Oasis", of=0)
        .start()
    )
    play(game, "Genetic Shift")
    pick(game, "all")
    play(game, "G.E.L.F.", on="Jungle Oasis")
    assert power_of(game, "G.E.L.F.") == 4


def test_genetic_shift_may_give_a_single_minion_of_yours_3_power_and_it_keeps_that_where_it_moves():
    game = (
        scenario(bases=["Jungle Oasis", "The Mothership"], hand=["Genetic Shift", "Invasion"])
        .minion("Copycat", on="Jungle Oasis", of=0)
        .minion("Mimic", on="Jungle Oasis", of=0)
        .minion("King Rex", on="Jungle Oasis", of=1)
        .plays(1, 2)
        .start()
    )
    play(game, "Genetic Shift")
    pick(game, "one")
    assert len(offered(game)) == 2
    pick(game, "Copycat")
    play(game, "Invasion")
    pick(game, "Copycat")
    assert power_of(game, "Copycat") == 5
    assert total(game, "The Mothership", 0) == 5


# Mitosis.


def test_mitosis_lets_you_play_a_minion_of_the_same_name_as_one_of_yours():
    game = (
        scenario(bases=["Jungle Oasis", "The Mothership"], hand=["Mitosis", "Invader", "Scout", "Mimic"])
        .minion("Invader", on="Jungle Oasis", of=0)
        .minion("Mimic", on="Jungle Oasis", of=0)
        .minion("Scout", on="Jungle Oasis", of=1)
        .duplicate_factions()
        .start()
    )
    play(game, "Mitosis")
    assert offered(game) == ["Invader (3, Player 1, Jungle Oasis)", "Mimic (3, Player 1, Jungle Oasis)"]
    pick(game, "Invader")
    assert offered(game) == ["Invader on Jungle Oasis", "Invader on The Mothership", "Pass"]
    play(game, "Invader", on="The Mothership")
    assert game.scores == (1, 0)
    assert plays_left(game) == (1, 0)


def test_mitosis_is_now_or_never():
    game = scenario(bases=["Jungle Oasis"], hand=["Mitosis", "Mimic"]).minion("Mimic", on="Jungle Oasis", of=0).start()
    play(game, "Mitosis")
    pick(game, "pass")
    assert plays_left(game) == (1, 0)


def test_mitosis_cannot_play_on_the_vats_where_a_minion_of_that_name_is():
    game = (
        scenario(bases=["The Vats", "Jungle Oasis"], hand=["Mitosis", "Mimic"])
        .minion("Mimic", on="The Vats", of=0)
        .start()
    )
    play(game, "Mitosis")
    assert offered(game) == ["Mimic on Jungle Oasis", "Pass"]


def test_without_such_a_card_in_hand_mitosis_does_nothing():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Mitosis", "Copycat"]).minion("Mimic", on="Jungle Oasis", of=0).start()
    )
    play(game, "Mitosis")
    assert asked_by(game) is None
    assert hand(game, 0) == ["Copycat"]


# Shell Game.


def test_a_minion_with_shell_game_cannot_be_destroyed_by_anybody():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Shell Game", "Sacrifice"])
        .minion("Copycat", on="Jungle Oasis", of=0)
        .hand(1, "Ninja Master")
        .plays(1, 2)
        .start()
    )
    play(game, "Shell Game", on="Copycat")
    play(game, "Sacrifice")
    assert minions(game, "Jungle Oasis") == ["Copycat"]
    pick(game, "end")
    play(game, "Ninja Master", on="Jungle Oasis")
    pick(game, "Copycat")
    assert minions(game, "Jungle Oasis") == ["Copycat", "Ninja Master"]


def test_a_minion_with_shell_game_can_be_returned():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Beam Up"])
        .minion("Copycat", on="Jungle Oasis", of=1, actions=["Shell Game"])
        .start()
    )
    play(game, "Beam Up")
    assert hand(game, 1) == ["Copycat"]
    assert discard_pile(game, 1) == ["Shell Game"]


def test_a_minion_with_shell_game_is_discarded_after_its_base_scores():
    game = (
        scenario(bases=["Jungle Oasis", "The Mothership"])
        .minion("Copycat", on="Jungle Oasis", of=1, counters=10, actions=["Shell Game"])
        .turn(0, "score_bases")
        .start()
    )
    assert discard_pile(game, 1) == ["Copycat", "Shell Game"]


def test_shell_game_itself_can_be_destroyed():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Disenchant"])
        .minion("Copycat", on="Jungle Oasis", of=1, actions=["Shell Game"])
        .start()
    )
    play(game, "Disenchant")
    assert actions_on(game, "Copycat") == []


def test_destroy_a_minion_to_do_something_fails_completely_with_shell_game():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Radioactive Exposure"])
        .minion("Copycat", on="Jungle Oasis", of=0, actions=["Shell Game"])
        .deck(0, "Mind Lady")
        .start()
    )
    play(game, "Radioactive Exposure")
    assert asked_by(game) is None
    assert minions(game, "Jungle Oasis") == ["Copycat"]


# Splice as Nice.


def test_splice_as_nice_gives_2_power_to_any_players_minion():
    game = scenario(bases=["Jungle Oasis"], hand=["Splice as Nice"]).minion("King Rex", on="Jungle Oasis", of=1).start()
    play(game, "Splice as Nice", on="King Rex")
    assert power_of(game, "King Rex") == 9


# Transmogrify.


def test_transmogrify_destroys_a_minion_of_yours_and_plays_one_of_no_more_power_from_the_deck_on_any_base():
    game = (
        scenario(bases=["Jungle Oasis", "The Mothership"], hand=["Transmogrify"])
        .minion("Invader", on="Jungle Oasis", of=0, counters=1)
        .minion("King Rex", on="Jungle Oasis", of=1)
        .deck(0, "G.E.L.F.", "Doppelgänger", "Scout", "Mitosis")
        .start()
    )
    play(game, "Transmogrify")
    assert sorted(offered(game)) == ["G.E.L.F.", "Pass", "Scout"]
    pick(game, "G.E.L.F.")
    play(game, "G.E.L.F.", on="The Mothership")
    assert minions(game, "The Mothership") == ["G.E.L.F."]
    assert discard_pile(game, 0) == ["Invader", "Transmogrify"]
    assert sorted(deck(game, 0)) == ["Doppelgänger", "Mitosis", "Scout"]
    assert plays_left(game) == (1, 0)


def test_clarification_transmogrify_still_searches_if_the_minion_is_protected():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Transmogrify"])
        .minion("Warbot", on="Jungle Oasis", of=0)
        .deck(0, "G.E.L.F.", "Nukebot")
        .start()
    )
    play(game, "Transmogrify")
    pick(game, "G.E.L.F.")
    assert minions(game, "Jungle Oasis") == ["Warbot", "G.E.L.F."]


def test_a_mimic_that_copies_a_5_lets_transmogrify_find_a_5():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Transmogrify"])
        .minion("Mimic", on="Jungle Oasis", of=0)
        .minion("Nukebot", on="Jungle Oasis", of=1)
        .deck(0, "Doppelgänger")
        .start()
    )
    play(game, "Transmogrify")
    pick(game, "Doppelgänger")
    assert minions(game, "Jungle Oasis", of=0) == ["Doppelgänger"]


def test_clarification_mimic_can_be_played_by_transmogrify():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Transmogrify"])
        .minion("Mimic", on="Jungle Oasis", of=0)
        .deck(0, "Mimic", "Copycat")
        .start()
    )
    play(game, "Transmogrify")
    assert offered(game) == ["Mimic", "Pass"]


def test_without_a_minion_of_yours_transmogrify_plays_nothing_and_shuffles_the_deck():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Transmogrify"])
        .minion("King Rex", on="Jungle Oasis", of=1)
        .deck(0, "Mimic", "Copycat")
        .start()
    )
    play(game, "Transmogrify")
    assert asked_by(game) is None
    assert events(game)[-1] == "shuffle"


def test_the_deck_is_shuffled_even_if_transmogrify_finds_nothing():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Transmogrify"])
        .minion("Copycat", on="Jungle Oasis", of=0)
        .deck(0, "G.E.L.F.", "Mitosis")
        .start()
    )
    play(game, "Transmogrify")
    assert asked_by(game) is None
    assert events(game)[-1] == "shuffle"


def test_an_empty_deck_is_refilled_before_transmogrify_searches():
    game = scenario(bases=["Jungle Oasis"], hand=["Transmogrify"]).minion("Copycat", on="Jungle Oasis", of=0).start()
    play(game, "Transmogrify")
    pick(game, "Copycat")
    assert minions(game, "Jungle Oasis") == ["Copycat"]


# Faceless City.


def test_who_plays_a_minion_on_faceless_city_may_fetch_another_of_that_name():
    game = (
        scenario(bases=["Faceless City", "Jungle Oasis"], hand=["Mimic"]).deck(0, "Copycat", "Mimic", "Mimic").start()
    )
    play(game, "Mimic", on="Faceless City")
    pick(game, "yes")
    assert hand(game, 0) == ["Mimic"]
    assert sorted(deck(game, 0)) == ["Copycat", "Mimic"]
    assert events(game)[-3:] == ["reveal", "to_hand", "shuffle"]


def test_faceless_city_is_optional_and_a_search_refused_is_still_open():
    game = scenario(bases=["Faceless City"], hand=["Mimic", "Mimic"]).deck(0, "Mimic").plays(2, 0).start()
    play(game, "Mimic", on="Faceless City")
    pick(game, "no")
    play(game, "Mimic", on="Faceless City")
    pick(game, "yes")
    assert hand(game, 0) == ["Mimic"]


def test_faceless_city_works_once_per_turn_for_each_player():
    game = (
        scenario(bases=["Faceless City"], hand=["Mimic", "Mimic", "Bacta the Future"])
        .deck(0, "Mimic", "Copycat", "Copycat", "Copycat")
        .hand(1, "Invader")
        .deck(1, "Invader", "Scout")
        .minion("Scout", on="Faceless City", of=1)
        .plays(2, 1)
        .start()
    )
    play(game, "Mimic", on="Faceless City")
    pick(game, "yes")
    play(game, "Mimic", on="Faceless City")
    assert asked_by(game) is None
    play(game, "Bacta the Future")
    pick(game, "Scout")
    play(game, "Invader")
    assert [asked_by(game), decider(game)] == ["Faceless City", 1]
    pick(game, "yes")
    assert hand(game, 1) == ["Invader"]
    pick(game, "end")
    play(game, "Invader", on="Faceless City")
    assert asked_by(game) == "Faceless City"


def test_if_the_search_on_faceless_city_finds_nothing_the_deck_is_still_shuffled():
    game = (
        scenario(bases=["Faceless City"], hand=["Mimic"]).deck(0, "Copycat", "Copycat").discard_pile(0, "Mimic").start()
    )
    play(game, "Mimic", on="Faceless City")
    pick(game, "yes")
    assert hand(game, 0) == []
    assert discard_pile(game, 0) == ["Mimic"]
    assert events(game)[-1] == "shuffle"


def test_faceless_city_comes_after_the_ability_of_the_minion():
    game = (
        scenario(bases=["Faceless City"], hand=["Supreme Overlord"])
        .minion("Scout", on="Faceless City", of=1)
        .deck(0, "Mimic")
        .duplicate_factions()
        .start()
    )
    play(game, "Supreme Overlord", on="Faceless City")
    assert asked_by(game) == "Supreme Overlord"
    pick(game, "Scout")
    assert asked_by(game) == "Faceless City"


def test_a_minion_moved_to_faceless_city_fetches_nothing():
    game = (
        scenario(bases=["Faceless City", "Jungle Oasis"], hand=["Invasion"])
        .minion("Mimic", on="Jungle Oasis", of=0)
        .deck(0, "Mimic")
        .start()
    )
    play(game, "Invasion")
    assert minions(game, "Faceless City") == ["Mimic"]
    assert asked_by(game) is None


def test_any_way_of_playing_a_minion_on_faceless_city_counts():
    game = (
        scenario(bases=["Faceless City"], hand=["Transmogrify"])
        .minion("Copycat", on="Faceless City", of=0)
        .deck(0, "Mimic", "Mimic")
        .start()
    )
    play(game, "Transmogrify")
    pick(game, "Mimic", "yes")
    assert hand(game, 0) == ["Mimic"]


# The Vats.


def test_a_minion_cannot_be_played_on_the_vats_next_to_one_of_the_same_name():
    game = (
        scenario(bases=["The Vats", "Jungle Oasis"], hand=["Mimic", "Copycat"])
        .minion("Mimic", on="The Vats", of=1)
        .duplicate_factions()
        .start()
    )
    assert offered(game) == [
        "Mimic on Jungle Oasis",
        "Copycat on The Vats",
        "Copycat on Jungle Oasis",
        "End your plays",
    ]


def test_the_vats_also_stop_a_special():
    game = (
        scenario(bases=["The Vats", "Jungle Oasis"])
        .minion("Shinobi", on="The Vats", of=1, counters=12)
        .hand(0, "Shinobi")
        .turn(0, "score_bases")
        .duplicate_factions()
        .start()
    )
    assert game.scores == (0, 3)
    assert hand(game, 0) == ["Shinobi"]


def test_a_minion_of_the_same_name_may_be_moved_to_the_vats():
    game = (
        scenario(bases=["The Vats", "Jungle Oasis"], hand=["Invasion"])
        .minion("Mimic", on="The Vats", of=1)
        .minion("Mimic", on="Jungle Oasis", of=0)
        .duplicate_factions()
        .start()
    )
    play(game, "Invasion")
    pick(game, "Mimic", of=0)
    assert minions(game, "The Vats") == ["Mimic", "Mimic"]


def test_who_ignores_the_vats_may_play_a_minion_of_the_same_name_there():
    game = (
        scenario(bases=["The Vats"], hand=["Mimic"])
        .minion("Mimic", on="The Vats", of=1)
        .action("Infiltrate", on="The Vats", of=0, memo=False)
        .duplicate_factions()
        .start()
    )
    play(game, "Mimic", on="The Vats")
    assert minion(game, "Mimic", of=0).at == 0
