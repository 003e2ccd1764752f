"""Pirates: every ability and every ruling that changes behaviour, in the order of the faction's file."""

from smashup import Game
from smashup.engine import Action, Effect, Minion, Moved
from smashup.scenario import (
    Scenario,
    actions_on,
    asked_by,
    bases,
    deck,
    discard_pile,
    events,
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
    use,
)


def decider(game: Game) -> int:
    """The player who is asked now."""
    assert game.decision is not None
    return game.decision.player


# Pirate King


def test_pirate_king_may_move_to_a_base_before_it_scores_in_another_players_turn():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"])
        .minion("King Rex", on="Jungle Oasis", of=0, counters=5)
        .minion("Scout", on="Jungle Oasis", of=1, counters=5)
        .minion("Pirate King", on="Tar Pits", of=1)
        .start()
    )
    pick(game, "end")
    assert decider(game) == 1
    assert prompt(game) == "Move Pirate King to Jungle Oasis?"
    pick(game, "yes", "no")
    assert game.scores == (0, 2)
    assert discard_pile(game, 1) == ["Scout", "Pirate King"]


def test_pirate_king_may_stay_where_he_is():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"])
        .minion("King Rex", on="Jungle Oasis", of=0, counters=5)
        .minion("Pirate King", on="Tar Pits", of=1)
        .start()
    )
    pick(game, "end", "no")
    assert minions(game, "Tar Pits") == ["Pirate King"]


def test_pirate_king_takes_the_actions_on_him_along():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"])
        .minion("King Rex", on="Jungle Oasis", of=0, counters=5)
        .minion("Pirate King", on="Tar Pits", of=1, counters=5, actions=["Upgrade"])
        .duplicate_factions()
        .start()
    )
    pick(game, "end", "yes")
    assert game.scores == (2, 2)  # 12 power each: a tie for first.


def test_pirate_king_cannot_come_from_the_hand():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"])
        .hand(1, "Pirate King")
        .minion("King Rex", on="Jungle Oasis", of=0, counters=5)
        .start()
    )
    pick(game, "end")
    assert game.scores == (2, 0)
    assert hand(game, 1) == ["Pirate King"]


def test_the_base_pirate_king_leaves_may_fall_below_its_breakpoint_and_does_not_score():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"])
        .minion("King Rex", on="Jungle Oasis", of=0, counters=5)
        .minion("Pirate King", on="Tar Pits", of=1)
        .minion("Scout", on="Tar Pits", of=1, counters=9)
        .base_deck("The Homeworld")
        .start()
    )
    pick(game, "end", "Jungle Oasis", "yes")
    assert bases(game) == ["The Homeworld", "Tar Pits"]
    assert game.scores == (2, 0)


def test_pirate_king_is_not_asked_about_another_ready_base_in_the_same_window():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits", "The Homeworld"])
        .minion("King Rex", on="Jungle Oasis", of=0, counters=5)
        .minion("Laseratops", on="Tar Pits", of=0, counters=12)
        .minion("Pirate King", on="The Homeworld", of=1)
        .start()
    )
    pick(game, "end", "Jungle Oasis", "yes")
    assert game.scores == (6, 0)  # He went to the discard pile with Jungle Oasis.
    assert discard_pile(game, 1) == ["Pirate King"]


def test_pirate_king_may_be_used_again_for_each_scoring_base():
    game = (
        scenario(bases=["The Grey Opal", "Tar Pits", "The Homeworld"])
        .minion("King Rex", on="The Grey Opal", of=0, counters=10)
        .minion("Laseratops", on="Tar Pits", of=0, counters=12)
        .minion("Pirate King", on="The Homeworld", of=1)
        .start()
    )
    pick(game, "end", "The Grey Opal", "yes")
    assert asked_by(game) == "The Grey Opal"  # He did not win and may sail on.
    pick(game, "Pirate King", "The Homeworld")
    assert prompt(game) == "Move Pirate King to Tar Pits?"
    pick(game, "yes")
    assert game.scores == (7, 4)


# Buccaneer


def test_buccaneer_moves_to_a_base_of_its_controllers_choice_instead_of_being_destroyed():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits", "The Homeworld"], hand=["Ninja Master"])
        .minion("Buccaneer", on="Jungle Oasis", of=1, actions=["Upgrade"])
        .start()
    )
    play(game, "Ninja Master", on="Jungle Oasis")
    pick(game, "Buccaneer")
    assert decider(game) == 1
    assert offered(game) == ["Tar Pits", "The Homeworld"]
    pick(game, "Tar Pits")
    assert minions(game, "Tar Pits") == ["Buccaneer"]
    assert actions_on(game, "Buccaneer") == ["Upgrade"]
    assert discard_pile(game, 1) == []


def test_buccaneer_moves_every_time_it_would_be_destroyed():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Ninja Master", "Tiger Assassin"])
        .minion("Buccaneer", on="Jungle Oasis", of=1, actions=[("Poison", 0)])
        .plays(minions=2)
        .start()
    )
    play(game, "Ninja Master", on="Jungle Oasis")
    pick(game, "Buccaneer")
    play(game, "Tiger Assassin", on="Tar Pits")
    pick(game, "Buccaneer")
    assert minions(game, "Jungle Oasis") == ["Ninja Master", "Buccaneer"]


def test_buccaneer_that_cannot_move_survives_where_it_is():
    game = scenario(bases=["Jungle Oasis"], hand=["Ninja Master"]).minion("Buccaneer", on="Jungle Oasis", of=1).start()
    play(game, "Ninja Master")
    pick(game, "Buccaneer")
    assert minions(game, "Jungle Oasis") == ["Buccaneer", "Ninja Master"]


def test_tar_pits_does_not_apply_to_a_buccaneer_that_moves_away():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Ninja Master"])
        .minion("Buccaneer", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Ninja Master", on="Tar Pits")
    pick(game, "Buccaneer")
    assert minions(game, "Jungle Oasis") == ["Buccaneer"]
    assert deck(game, 1) == []


def test_nothing_counts_as_destroyed_when_buccaneer_moves():
    game = (
        scenario(bases=["Cave of Shinies", "Jungle Oasis"], hand=["Ninja Master"])
        .minion("Buccaneer", on="Cave of Shinies", of=1)
        .start()
    )
    play(game, "Ninja Master", on="Cave of Shinies")
    pick(game, "Buccaneer")
    assert game.scores == (0, 0)


def test_returning_buccaneer_to_hand_is_not_destroying_it():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Beam Up"])
        .minion("Buccaneer", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Beam Up")
    assert hand(game, 1) == ["Buccaneer"]


def test_buccaneer_goes_to_the_discard_pile_after_its_base_scored():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"])
        .minion("King Rex", on="Jungle Oasis", of=0, counters=5)
        .minion("Buccaneer", on="Jungle Oasis", of=1)
        .start()
    )
    pick(game, "end")
    assert discard_pile(game, 1) == ["Buccaneer"]


def test_buccaneer_answers_a_base_too():
    game = (
        scenario(bases=["Ninja Dojo", "Jungle Oasis", "Tar Pits"])
        .minion("King Rex", on="Ninja Dojo", of=0, counters=11)
        .minion("Buccaneer", on="Ninja Dojo", of=1)
        .start()
    )
    pick(game, "end", "Buccaneer", "Tar Pits")
    assert minions(game, "Tar Pits") == ["Buccaneer"]


# Saucy Wench


def test_saucy_wench_may_destroy_a_minion_of_current_power_2_or_less_here():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Saucy Wench"])
        .minion("War Raptor", on="Jungle Oasis", of=1)
        .minion("Collector", on="Jungle Oasis", of=1)
        .minion("Collector", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Saucy Wench", on="Jungle Oasis")
    assert offered(game) == ["Collector (2, Player 2, Jungle Oasis)", "Pass"]
    pick(game, "Collector")
    assert minions(game, "Jungle Oasis") == ["War Raptor", "Saucy Wench"]


def test_saucy_wench_may_destroy_nothing():
    game = scenario(bases=["Jungle Oasis"], hand=["Saucy Wench"]).minion("Collector", on="Jungle Oasis", of=1).start()
    play(game, "Saucy Wench")
    pick(game, "pass")
    assert minions(game, "Jungle Oasis") == ["Collector", "Saucy Wench"]


# First Mate


def test_first_mate_may_move_to_another_base_after_its_base_scored():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits", "The Homeworld"])
        .minion("King Rex", on="Jungle Oasis", of=0, counters=5)
        .minion("First Mate", on="Jungle Oasis", of=1, actions=["Upgrade"])
        .duplicate_factions()
        .start()
    )
    pick(game, "end")
    assert decider(game) == 1
    assert offered(game) == ["Tar Pits", "The Homeworld", "Pass"]  # Not the base that will replace this one.
    pick(game, "Tar Pits")
    assert minions(game, "Tar Pits") == ["First Mate"]
    assert actions_on(game, "First Mate") == ["Upgrade"]


def test_first_mate_that_is_not_moved_goes_to_its_owners_discard_pile():
    game = (
        scenario(players=3, bases=["Jungle Oasis", "Tar Pits"])
        .minion("King Rex", on="Jungle Oasis", of=0, counters=5)
        .minion("First Mate", on="Jungle Oasis", of=1, owner=2)
        .start()
    )
    pick(game, "end")
    assert decider(game) == 1
    pick(game, "pass")
    assert discard_pile(game, 2) == ["First Mate"]


def test_several_first_mates_may_each_go_to_a_base_of_their_own():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits", "The Homeworld"])
        .minion("First Mate", on="Jungle Oasis", of=0, counters=10)
        .minion("First Mate", on="Jungle Oasis", of=0)
        .start()
    )
    pick(game, "end", "Tar Pits", "The Homeworld")
    assert minions(game, "Tar Pits") == ["First Mate"]
    assert minions(game, "The Homeworld") == ["First Mate"]


def test_first_mate_may_lift_another_base_to_its_breakpoint_and_use_its_ability_again_there():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"])
        .minion("King Rex", on="Jungle Oasis", of=0, counters=5)
        .minion("First Mate", on="Jungle Oasis", of=1)
        .minion("Laseratops", on="Tar Pits", of=0, counters=10)
        .base_deck("The Homeworld", "The Mothership")
        .start()
    )
    pick(game, "end", "Tar Pits")
    assert game.scores == (6, 3)
    assert offered(game) == ["The Homeworld", "Pass"]  # The replacement of the first base is in play by now.
    pick(game, "The Homeworld")
    assert minions(game, "The Homeworld") == ["First Mate"]
    assert bases(game) == ["The Homeworld", "The Mothership"]


def test_first_mate_that_went_under_the_deck_first_cannot_move():
    game = (
        scenario(bases=["Temple of Goju", "Tar Pits"])
        .minion("King Rex", on="Temple of Goju", of=0, counters=11)
        .minion("First Mate", on="Temple of Goju", of=1)
        .start()
    )
    pick(game, "end", "Temple of Goju")
    assert deck(game, 1) == ["First Mate"]
    assert minions(game, "Tar Pits") == []


# Broadside


def test_broadside_destroys_one_players_minions_of_power_2_or_less_on_a_base_where_you_have_one():
    game = (
        scenario(players=3, bases=["Jungle Oasis", "Tar Pits"], hand=["Broadside"])
        .minion("Buccaneer", on="Jungle Oasis", of=0)
        .minion("Collector", on="Jungle Oasis", of=1)
        .minion("Collector", on="Jungle Oasis", of=1)
        .minion("Scout", on="Jungle Oasis", of=1)
        .minion("Collector", on="Jungle Oasis", of=2)
        .minion("Collector", on="Tar Pits", of=1)
        .duplicate_factions()
        .start()
    )
    play(game, "Broadside")
    pick(game, 1)
    assert minions(game, "Jungle Oasis") == ["Buccaneer", "Scout", "Collector"]
    assert minions(game, "Tar Pits") == ["Collector"]


def test_broadside_needs_a_base_where_you_control_a_minion():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Broadside"])
        .minion("First Mate", on="Jungle Oasis", of=1, owner=0)
        .minion("Collector", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Broadside")
    assert minions(game, "Jungle Oasis") == ["First Mate"]
    assert discard_pile(game, 0) == ["Broadside"]


def test_broadside_may_be_aimed_at_yourself():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Broadside"])
        .minion("First Mate", on="Jungle Oasis", of=0)
        .minion("Collector", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Broadside")
    pick(game, 0)
    assert minions(game, "Jungle Oasis") == ["Collector"]


def test_broadside_looks_at_all_powers_before_anything_is_destroyed():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Broadside"])
        .minion("Buccaneer", on="Jungle Oasis", of=0)
        .minion("Microbot Alpha", on="Jungle Oasis", of=1)
        .minion("Microbot Guard", on="Jungle Oasis", of=1)
        .minion("Microbot Guard", on="Jungle Oasis", of=1)
        .start()
    )
    assert power_of(game, "Microbot Alpha") == 3
    play(game, "Broadside")
    pick(game, 1)
    assert minions(game, "Jungle Oasis") == ["Buccaneer", "Microbot Alpha"]
    assert power_of(game, "Microbot Alpha") == 1


def test_a_protected_minion_survives_broadside():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Broadside"])
        .minion("Buccaneer", on="Jungle Oasis", of=0)
        .minion("Ninja Acolyte", on="Jungle Oasis", of=1, actions=["Smoke Bomb"])
        .minion("Ninja Acolyte", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Broadside")
    pick(game, 1)
    assert minions(game, "Jungle Oasis") == ["Buccaneer", "Ninja Acolyte"]
    assert actions_on(game, "Ninja Acolyte") == ["Smoke Bomb"]


# Cannon


def test_cannon_destroys_up_to_two_minions_of_power_2_or_less_anywhere():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Cannon"])
        .minion("Collector", on="Jungle Oasis", of=1)
        .minion("Scout", on="Jungle Oasis", of=1)
        .minion("First Mate", on="Tar Pits", of=0)
        .minion("Ninja Acolyte", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Cannon")
    assert offered(game) == [
        "Collector (2, Player 2, Jungle Oasis)",
        "First Mate (2, Player 1, Tar Pits)",
        "Ninja Acolyte (2, Player 2, Tar Pits)",
        "Done",
    ]
    pick(game, "Collector", "Ninja Acolyte")
    assert minions(game, "Jungle Oasis") == ["Scout"]
    assert minions(game, "Tar Pits") == ["First Mate"]


def test_cannon_may_destroy_one_minion_or_none():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Cannon"])
        .minion("Collector", on="Jungle Oasis", of=1)
        .minion("Collector", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Cannon")
    pick(game, "Collector", "done")
    assert minions(game, "Jungle Oasis") == ["Collector"]


def test_both_minions_for_cannon_are_chosen_before_either_is_destroyed():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Cannon"])
        .minion("Microbot Alpha", on="Jungle Oasis", of=1)
        .minion("Microbot Guard", on="Jungle Oasis", of=1)
        .minion("Microbot Guard", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Cannon")
    pick(game, "Microbot Guard")
    assert offered(game) == ["Microbot Guard (1, Player 2, Jungle Oasis)", "Done"]
    pick(game, "done")
    assert power_of(game, "Microbot Alpha") == 2


# Dinghy


def test_dinghy_moves_up_to_two_of_your_minions_from_and_to_different_bases():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits", "The Homeworld"], hand=["Dinghy"])
        .minion("First Mate", on="Jungle Oasis", of=0)
        .minion("Buccaneer", on="Tar Pits", of=0)
        .minion("Saucy Wench", on="Tar Pits", of=1)
        .duplicate_factions()
        .start()
    )
    play(game, "Dinghy")
    pick(game, "First Mate", "Tar Pits")
    assert offered(game) == ["Buccaneer (4, Player 1, Tar Pits)", "Done"]
    pick(game, "Buccaneer", "The Homeworld")
    assert minions(game, "Jungle Oasis") == []
    assert minions(game, "Tar Pits") == ["Saucy Wench", "First Mate"]
    assert minions(game, "The Homeworld") == ["Buccaneer"]


def test_dinghy_may_move_one_minion_or_none():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Dinghy", "Dinghy"])
        .minion("First Mate", on="Jungle Oasis", of=0)
        .minion("Buccaneer", on="Jungle Oasis", of=0)
        .plays(actions=2)
        .start()
    )
    play(game, "Dinghy")
    pick(game, "done")
    assert minions(game, "Jungle Oasis") == ["First Mate", "Buccaneer"]
    play(game, "Dinghy")
    pick(game, "First Mate", "done")
    assert minions(game, "Tar Pits") == ["First Mate"]


def test_your_minions_for_dinghy_are_those_you_control():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Dinghy"])
        .minion("First Mate", on="Jungle Oasis", of=1, owner=0)
        .minion("Scout", on="Jungle Oasis", of=0, owner=1)
        .start()
    )
    play(game, "Dinghy")
    assert offered(game) == ["Scout (3, Player 1, Jungle Oasis)", "Done"]


def test_dinghy_cannot_be_played_while_a_base_scores():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"])
        .hand(1, "Dinghy")
        .minion("King Rex", on="Jungle Oasis", of=0, counters=5)
        .minion("Buccaneer", on="Tar Pits", of=1)
        .start()
    )
    pick(game, "end")
    assert game.scores == (2, 0)


# Full Sail


def test_full_sail_moves_any_number_of_your_minions_to_different_bases():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits", "The Homeworld"], hand=["Full Sail"])
        .minion("First Mate", on="Jungle Oasis", of=0)
        .minion("Buccaneer", on="Jungle Oasis", of=0)
        .minion("Saucy Wench", on="Tar Pits", of=0)
        .start()
    )
    play(game, "Full Sail")
    pick(game, "First Mate", "Tar Pits", "Buccaneer", "The Homeworld", "Saucy Wench", "Jungle Oasis")
    assert minions(game, "Jungle Oasis") == ["Saucy Wench"]
    assert minions(game, "Tar Pits") == ["First Mate"]
    assert minions(game, "The Homeworld") == ["Buccaneer"]
    assert discard_pile(game, 0) == ["Full Sail"]


def test_full_sail_may_move_none():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Full Sail"])
        .minion("First Mate", on="Jungle Oasis", of=0)
        .start()
    )
    play(game, "Full Sail")
    pick(game, "done")
    assert minions(game, "Jungle Oasis") == ["First Mate"]


def test_6_4_a_base_finishes_scoring_although_full_sail_took_its_power_below_the_breakpoint():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"])
        .hand(1, "Full Sail")
        .minion("King Rex", on="Jungle Oasis", of=0)
        .minion("Buccaneer", on="Jungle Oasis", of=1, counters=2)
        .start()
    )
    pick(game, "end")
    assert decider(game) == 1
    play(game, "Full Sail")
    pick(game, "Buccaneer")
    assert game.scores == (2, 0)
    assert minions(game, "Tar Pits") == ["Buccaneer"]
    assert discard_pile(game, 1) == ["Full Sail"]


def test_minions_that_sailed_away_earn_nothing_and_those_that_joined_do():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"])
        .hand(1, "Full Sail")
        .minion("King Rex", on="Tar Pits", of=0, counters=8)
        .minion("Collector", on="Tar Pits", of=1)
        .minion("Buccaneer", on="Jungle Oasis", of=1, counters=12)
        .base_deck("The Homeworld", "The Mothership")
        .start()
    )
    pick(game, "end", "Tar Pits")
    play(game, "Full Sail")
    pick(game, "Collector", "Buccaneer")
    assert game.scores == (3, 4)
    assert minions(game, "Jungle Oasis") == ["Collector"]  # No longer ready, so it does not score.


def test_full_sail_may_bring_another_base_to_its_breakpoint_which_then_scores():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"])
        .hand(1, "Full Sail")
        .minion("King Rex", on="Jungle Oasis", of=0, counters=5)
        .minion("Buccaneer", on="Jungle Oasis", of=1, counters=12)
        .base_deck("The Homeworld", "The Mothership")
        .start()
    )
    pick(game, "end")
    play(game, "Full Sail")
    pick(game, "Buccaneer")
    assert game.scores == (2, 4)
    assert bases(game) == ["The Homeworld", "The Mothership"]


class Lookout(Minion):
    """Ongoing: After a minion is moved here, draw a card if another minion of its controller is elsewhere."""

    name = "Lookout"
    power = 2

    def after_minion_moved(self, moved: Moved) -> Effect | None:
        return self._report(moved.minion.controller) if moved.base is self.here else None

    def _report(self, player: int) -> Effect:
        if any(minion.at != self.card.at for minion in self.minions(of=player)):
            self.draw()
        return
        yield


def test_all_moves_of_full_sail_are_finished_before_anything_reacts():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Full Sail"], definitions=[Lookout])
        .minion("First Mate", on="Jungle Oasis", of=0)
        .minion("Buccaneer", on="Jungle Oasis", of=0)
        .minion("Lookout", on="Tar Pits", of=1)
        .deck(1, "Scout", "Collector")
        .start()
    )
    play(game, "Full Sail")
    pick(game, "First Mate", "Buccaneer")
    assert minions(game, "Tar Pits") == ["Lookout", "First Mate", "Buccaneer"]
    assert hand(game, 1) == []


# Powderkeg


def test_powderkeg_destroys_your_minion_and_every_minion_there_of_no_more_power():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Powderkeg"])
        .minion("Saucy Wench", on="Jungle Oasis", of=0)
        .minion("First Mate", on="Jungle Oasis", of=0)
        .minion("Scout", on="Jungle Oasis", of=1)
        .minion("King Rex", on="Jungle Oasis", of=1)
        .minion("Collector", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Powderkeg")
    pick(game, "Saucy Wench")
    assert minions(game, "Jungle Oasis") == ["King Rex"]
    assert minions(game, "Tar Pits") == ["Collector"]


def test_with_buccaneer_as_the_powderkeg_it_moves_away_and_the_rest_still_go():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Powderkeg"])
        .minion("Buccaneer", on="Jungle Oasis", of=0)
        .minion("Scout", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Powderkeg")
    assert minions(game, "Jungle Oasis") == []
    assert minions(game, "Tar Pits") == ["Buccaneer"]


def test_a_powderkeg_that_cannot_be_destroyed_still_destroys_the_others():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Powderkeg"])
        .minion("Warbot", on="Jungle Oasis", of=0)
        .minion("Scout", on="Jungle Oasis", of=1)
        .minion("Warbot", on="Jungle Oasis", of=1)
        .duplicate_factions()
        .start()
    )
    play(game, "Powderkeg")
    assert minions(game, "Jungle Oasis") == ["Warbot", "Warbot"]


# Sea Dogs


def test_sea_dogs_moves_other_players_minions_of_a_faction_from_one_base_to_another():
    game = (
        scenario(players=3, bases=["Jungle Oasis", "Tar Pits", "The Homeworld"], hand=["Sea Dogs"])
        .minion("Scout", on="Jungle Oasis", of=1)
        .minion("Collector", on="Jungle Oasis", of=2)
        .minion("Scout", on="Jungle Oasis", of=0)
        .minion("King Rex", on="Jungle Oasis", of=1)
        .minion("Collector", on="Tar Pits", of=1)
        .duplicate_factions()
        .start()
    )
    play(game, "Sea Dogs")
    pick(game, "Aliens", "Jungle Oasis", "The Homeworld")
    assert minions(game, "The Homeworld") == ["Scout", "Collector"]
    assert minions(game, "Jungle Oasis") == ["Scout", "King Rex"]
    assert minions(game, "Tar Pits") == ["Collector"]


def test_sea_dogs_may_name_your_own_faction_and_moves_those_that_others_control():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Sea Dogs"])
        .minion("First Mate", on="Jungle Oasis", of=0)
        .minion("First Mate", on="Jungle Oasis", of=1, owner=0)
        .minion("King Rex", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Sea Dogs")
    pick(game, "Pirates")
    assert minions(game, "Jungle Oasis") == ["First Mate", "King Rex"]
    assert minions(game, "Tar Pits", of=1) == ["First Mate"]


def test_sea_dogs_does_nothing_when_nobody_else_has_such_a_minion():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Sea Dogs"])
        .minion("First Mate", on="Jungle Oasis", of=0)
        .minion("King Rex", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Sea Dogs")
    pick(game, "Pirates")
    assert minions(game, "Jungle Oasis") == ["First Mate", "King Rex"]


# Shanghai


def test_shanghai_moves_another_players_minion_which_stays_theirs():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits", "The Homeworld"], hand=["Shanghai"])
        .minion("First Mate", on="Jungle Oasis", of=0)
        .minion("King Rex", on="Jungle Oasis", of=1, actions=["Upgrade"])
        .start()
    )
    play(game, "Shanghai")
    assert offered(game) == ["Tar Pits", "The Homeworld"]
    pick(game, "Tar Pits")
    assert minions(game, "Tar Pits", of=1) == ["King Rex"]
    assert actions_on(game, "King Rex") == ["Upgrade"]


# Swashbuckling


def test_swashbuckling_strengthens_your_minions_in_play_and_not_those_played_later():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Swashbuckling", "Saucy Wench"])
        .minion("First Mate", on="Jungle Oasis", of=0)
        .minion("Scout", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Swashbuckling")
    play(game, "Saucy Wench")
    assert power_of(game, "First Mate") == 3
    assert power_of(game, "Scout") == 3
    assert power_of(game, "Saucy Wench") == 3


def test_swashbuckling_ends_with_the_turn():
    game = scenario(bases=["Jungle Oasis"], hand=["Swashbuckling"]).minion("First Mate", on="Jungle Oasis").start()
    play(game, "Swashbuckling")
    pick(game, "end")
    assert power_of(game, "First Mate") == 2


def test_your_minions_for_swashbuckling_are_those_you_control():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Swashbuckling"])
        .minion("Scout", on="Jungle Oasis", of=0, owner=1)
        .minion("First Mate", on="Jungle Oasis", of=1, owner=0)
        .start()
    )
    play(game, "Swashbuckling")
    assert power_of(game, "Scout") == 4
    assert power_of(game, "First Mate") == 2


class Desertion(Action):
    """The player on your left takes control of one of your minions."""

    name = "Desertion"

    def on_play(self) -> Effect:
        target = yield from self.choose_minion("Which?", self.minions(of=self.you))
        if target is not None:
            yield from self.take_control(target, self.others[0])


def test_a_minion_keeps_the_bonus_of_swashbuckling_when_another_player_takes_control_of_it():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Swashbuckling", "Desertion"], definitions=[Desertion])
        .minion("First Mate", on="Jungle Oasis", of=0)
        .plays(actions=2)
        .start()
    )
    play(game, "Swashbuckling")
    play(game, "Desertion")
    assert power_of(game, "First Mate", of=1) == 3


# The Grey Opal


def test_after_the_grey_opal_each_player_but_the_winner_may_move_a_minion_from_there():
    game = (
        scenario(players=3, bases=["The Grey Opal", "Jungle Oasis", "Tar Pits"])
        .minion("King Rex", on="The Grey Opal", of=0, counters=10)
        .minion("Scout", on="The Grey Opal", of=1, actions=["Upgrade"])
        .minion("Saucy Wench", on="The Grey Opal", of=2)
        .duplicate_factions()
        .start()
    )
    pick(game, "end", "The Grey Opal")
    assert decider(game) == 1
    pick(game, "Scout")
    assert offered(game) == ["Jungle Oasis", "Tar Pits"]
    pick(game, "Tar Pits")
    assert decider(game) == 2
    pick(game, "pass")
    assert minions(game, "Tar Pits") == ["Scout"]
    assert actions_on(game, "Scout") == ["Upgrade"]
    assert discard_pile(game, 2) == ["Saucy Wench"]


def test_the_grey_opal_lets_a_player_without_a_minion_there_move_any_minion():
    game = (
        scenario(bases=["The Grey Opal", "Jungle Oasis"])
        .minion("King Rex", on="The Grey Opal", of=0, counters=10)
        .start()
    )
    pick(game, "end")
    assert decider(game) == 1
    assert offered(game) == ["King Rex (17, Player 1, The Grey Opal)", "Pass"]
    pick(game, "King Rex")
    assert game.scores == (3 + 2, 0)  # King Rex then wins Jungle Oasis.


def test_all_players_tied_for_winner_are_left_out_by_the_grey_opal():
    game = (
        scenario(players=3, bases=["The Grey Opal", "Jungle Oasis"])
        .minion("King Rex", on="The Grey Opal", of=0, counters=2)
        .minion("King Rex", on="The Grey Opal", of=1, counters=2)
        .duplicate_factions()
        .start()
    )
    pick(game, "end")
    assert decider(game) == 2
    pick(game, "pass")
    assert game.scores == (3, 3, 0)
    assert discard_pile(game, 1) == ["King Rex"]


def test_the_winner_of_the_grey_opal_may_still_save_a_first_mate():
    game = (
        scenario(bases=["The Grey Opal", "Jungle Oasis"])
        .minion("First Mate", on="The Grey Opal", of=0, counters=6)
        .minion("First Mate", on="The Grey Opal", of=0, counters=7)
        .start()
    )
    pick(game, "end")
    pick(game, "First Mate", nth=1)
    pick(game, "Jungle Oasis")
    assert minions(game, "Jungle Oasis") == ["First Mate"]


def test_who_ignores_the_grey_opal_need_not_let_others_move_their_minion():
    game = (
        scenario(bases=["The Grey Opal", "Jungle Oasis"])
        .minion("King Rex", on="The Grey Opal", of=1, counters=10)
        .action("Infiltrate", on="The Grey Opal", of=1)
        .start()
    )
    pick(game, "end", "King Rex")
    assert decider(game) == 1
    assert prompt(game) == "Ignore the ability of The Grey Opal?"
    pick(game, "yes")
    assert minions(game, "Jungle Oasis") == []


# Tortuga


def tortuga(players: int = 2):
    """Tortuga about to score: player 0 has 20 power there, and the base that replaces it is The Mothership."""
    return (
        scenario(players=players, bases=["Tortuga", "Jungle Oasis", "Tar Pits"])
        .minion("King Rex", on="Tortuga", of=0, counters=13)
        .base_deck("The Mothership", "The Homeworld")
    )


def test_the_runner_up_of_tortuga_may_move_a_minion_from_another_base_to_the_replacement():
    game = (
        tortuga()
        .minion("Collector", on="Tortuga", of=1)
        .minion("Invader", on="Jungle Oasis", of=1)
        .minion("Laseratops", on="Tar Pits", of=0)
        .start()
    )
    pick(game, "end")
    assert decider(game) == 1
    assert asked_by(game) == "Tortuga"
    assert offered(game) == ["Invader (3, Player 2, Jungle Oasis)", "Pass"]  # The Collector is discarded by now.
    pick(game, "Invader")
    assert game.scores == (4, 3)
    assert minions(game, "The Mothership") == ["Invader"]
    assert discard_pile(game, 1) == ["Collector"]


def test_the_runner_up_of_tortuga_may_move_nothing():
    game = tortuga().minion("Collector", on="Tortuga", of=1).minion("Invader", on="Jungle Oasis", of=1).start()
    pick(game, "end", "pass")
    assert minions(game, "The Mothership") == []
    assert minions(game, "Jungle Oasis") == ["Invader"]


def test_tied_runners_up_of_tortuga_each_use_it_current_player_first():
    game = (
        tortuga(players=3)
        .minion("Collector", on="Tortuga", of=1)
        .minion("Collector", on="Tortuga", of=2)
        .minion("Invader", on="Jungle Oasis", of=1)
        .minion("Invader", on="Tar Pits", of=2)
        .turn(2)
        .duplicate_factions()
        .start()
    )
    pick(game, "end")
    assert decider(game) == 2
    pick(game, "Invader")
    assert decider(game) == 1
    pick(game, "Invader")
    assert game.scores == (4, 3, 3)
    assert minions(game, "The Mothership") == ["Invader", "Invader"]


def test_a_tie_for_winner_of_tortuga_leaves_no_runner_up():
    game = (
        tortuga(players=3)
        .minion("Laseratops", on="Tortuga", of=1, counters=16)
        .minion("Collector", on="Tortuga", of=2)
        .minion("Invader", on="Jungle Oasis", of=2)
        .minion("Laseratops", on="Jungle Oasis", of=1)
        .duplicate_factions()
        .start()
    )
    pick(game, "end")
    assert game.scores == (4, 4, 2)
    assert prompt(game).startswith("Play a card")
    assert minions(game, "The Mothership") == []


def test_the_move_of_tortuga_comes_before_the_next_check_for_ready_bases():
    game = (
        tortuga()
        .minion("Collector", on="Tortuga", of=1)
        .minion("Invader", on="Jungle Oasis", of=1, counters=10)
        .start()
    )
    pick(game, "end", "Tortuga", "Invader")
    assert bases(game) == ["The Mothership", "Jungle Oasis", "Tar Pits"]
    assert game.scores == (4, 3)


def test_a_pirate_king_elsewhere_may_be_moved_by_tortuga():
    game = tortuga().minion("First Mate", on="Tortuga", of=1).minion("Pirate King", on="Jungle Oasis", of=1).start()
    pick(game, "end", "no", "pass")
    assert asked_by(game) == "Tortuga"
    pick(game, "Pirate King")
    assert minions(game, "The Mothership") == ["Pirate King"]


def test_a_pirate_king_who_joined_tortuga_is_discarded_with_it_and_cannot_be_moved():
    game = (
        tortuga()
        .minion("Laseratops", on="Tortuga", of=0)
        .minion("Pirate King", on="Jungle Oasis", of=1)
        .minion("Scout", on="Tar Pits", of=1)
        .start()
    )
    pick(game, "end", "yes")
    assert game.scores == (4, 3)
    assert asked_by(game) == "Tortuga"
    assert offered(game) == ["Scout (3, Player 2, Tar Pits)", "Pass"]


def test_hidden_ninja_may_make_a_player_runner_up_of_tortuga_who_then_moves_another_minion():
    game = (
        tortuga()
        .minion("Laseratops", on="Tortuga", of=0)
        .minion("Collector", on="Jungle Oasis", of=1)
        .hand(1, "Hidden Ninja", "Shinobi")
        .start()
    )
    pick(game, "end")
    play(game, "Hidden Ninja")
    play(game, "Shinobi")
    assert game.scores == (4, 3)
    pick(game, "Collector")
    assert minions(game, "The Mothership") == ["Collector"]
    assert discard_pile(game, 1) == ["Hidden Ninja", "Shinobi"]


def test_a_first_mate_that_left_tortuga_may_be_moved_on_to_the_replacement():
    game = tortuga().minion("First Mate", on="Tortuga", of=1).start()
    pick(game, "end", "Tar Pits", "First Mate")
    assert minions(game, "The Mothership") == ["First Mate"]


def test_nobody_uses_tortuga_when_its_ability_is_jammed():
    game = (
        tortuga()
        .minion("Collector", on="Tortuga", of=1)
        .minion("Invader", on="Jungle Oasis", of=1)
        .action("Jammed Signal", on="Tortuga", of=1)
        .start()
    )
    pick(game, "end")
    assert game.scores == (4, 3)
    assert minions(game, "The Mothership") == []


# The Kraken


def kraken(moment: str = "after_scoring") -> Scenario:
    return (
        scenario(bases=["Jungle Oasis", "Tar Pits", "Cave of Shinies"])
        .minion("King Rex", on="Jungle Oasis", counters=8)
        .base_deck("Tortuga", "The Homeworld")
        .scoring("Jungle Oasis", moment)  # type: ignore[arg-type]
        .stop_after("score_bases")
    )


def test_the_kraken_comes_to_the_base_that_replaces_one_where_you_had_a_minion():
    game = kraken().titan("The Kraken").start()
    assert offered(game) == ["Yes", "No"]
    pick(game, "yes")
    assert titans(game, "Tortuga") == ["The Kraken"]
    [called] = [event for event in game.events if event.kind == "exclaim"]
    assert called.describe() == "Player 1: Release the Kraken!"


def test_the_kraken_stays_away_unless_it_is_called_or_where_you_had_no_minion():
    game = kraken().titan("The Kraken").start()
    pick(game, "no")
    assert titan(game, "The Kraken").at == -1
    assert "exclaim" not in events(game)
    assert kraken().titan("The Kraken", of=1).start().decision is None


def test_the_kraken_can_come_again_from_the_very_base_that_scored():
    game = kraken().titan("The Kraken", on="Jungle Oasis").start()
    pick(game, "Tar Pits")
    pick(game, "yes")
    assert titans(game, "Tortuga") == ["The Kraken"]


def test_the_kraken_moves_one_of_your_minions_from_its_base_after_scoring():
    game = kraken().titan("The Kraken", on="Jungle Oasis").minion("Invader", on="Jungle Oasis", of=1).start()
    assert offered(game) == ["Tar Pits", "Cave of Shinies"]  # It has no "may", and the other minion is not yours.
    pick(game, "Tar Pits")
    assert minions(game, "Tar Pits") == ["King Rex"]


def test_the_kraken_weakens_the_minions_at_its_new_base_until_your_next_turn():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"])
        .titan("The Kraken", on="Jungle Oasis")
        .minion("Scout", on="Tar Pits", of=1)
        .minion("Buccaneer", on="Tar Pits")
        .hand(1, "Invader")
        .fillers()
        .start()
    )
    use(game, "The Kraken")
    assert titans(game, "Tar Pits") == ["The Kraken"]
    assert (power_of(game, "Scout"), power_of(game, "Buccaneer")) == (2, 4)
    pick(game, "end")
    play(game, "Invader", on="Tar Pits")
    assert (power_of(game, "Scout"), power_of(game, "Invader")) == (2, 3)  # Only those that were there.
    pick(game, "end")
    assert power_of(game, "Scout") == 3
