"""Dragons: every ability and every ruling that changes behaviour, in the order of the faction's file."""

from collections.abc import Sequence
from typing import ClassVar

import pytest

from smashup import Game
from smashup.engine import Action, Card, Effect, Minion
from smashup.engine.card.card import Moment
from smashup.scenario import (
    Scenario,
    actions_on,
    asked_by,
    base_deck,
    base_of,
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


class Bolt(Action):
    """Special: Before a base scores, you may play this card: destroy a minion."""

    name = "Bolt"
    special: ClassVar[Moment] = "before_scoring"

    def on_play(self) -> Effect:
        yield from self.destroy((yield from self.choose_minion("Destroy which?", self.minions())))


class LateBolt(Bolt):
    """Special: After a base scores, you may play this card: destroy a minion."""

    name = "Late Bolt"
    special = "after_scoring"


class Hush(Action):
    """Special: Before a base scores, you may play this card: cancel the abilities of a minion."""

    name = "Hush"
    special = "before_scoring"

    def on_play(self) -> Effect:
        target = yield from self.choose_minion("Cancel which?", self.minions())
        if target is not None:
            yield from self.cancel(target)


class Gust(Action):
    """Special: Before a base scores, you may play this card: move a minion."""

    name = "Gust"
    special = "before_scoring"

    def on_play(self) -> Effect:
        yield from self.choose_and_move("Move which?", self.minions())


class Ambush(Action):
    """Special: Before a base scores, you may play an extra action."""

    name = "Ambush"
    special = "before_scoring"

    def on_play(self) -> Effect:
        yield from self.extra_action()


class Mutiny(Action):
    """Take control of a minion."""

    name = "Mutiny"

    def on_play(self) -> Effect:
        target = yield from self.choose_minion("Take which minion?", self.minions())
        if target is not None:
            yield from self.take_control(target)


class Digger(Minion):
    """Play a minion off the top of your deck."""

    name = "Digger"
    power = 2

    def on_play(self) -> Effect:
        yield from self.play_off_the_top(lambda definition: definition.is_minion)


def scoring_tar_pits() -> Scenario:
    """Tar Pits (4/3/2) scores in player 0's turn: player 0 wins with Great Wyrm there, 1 is second, 2 is third."""
    return (
        scenario(players=3, bases=["Tar Pits", "Jungle Oasis"])
        .turn(0, "score_bases")
        .minion("Great Wyrm", on="Tar Pits", of=0, counters=4)
        .minion("King Rex", on="Tar Pits", of=1)
        .minion("Scout", on="Tar Pits", of=2)
    )


# Great Wyrm


def test_great_wyrm_takes_1_vp_off_each_other_players_place():
    game = scoring_tar_pits().start()
    assert game.scores == (4, 3 - 1, 2 - 1)


def test_clarification_great_wyrm_has_no_effect_on_vp_awarded_by_abilities():
    game = (
        scenario(bases=["Rhodes Plaza Mall", "Jungle Oasis"])
        .turn(0, "score_bases")
        .minion("Great Wyrm", on="Rhodes Plaza Mall", of=0, counters=10)
        .minion("King Rex", on="Rhodes Plaza Mall", of=1)
        .minion("Scout", on="Rhodes Plaza Mall", of=1)
        .start()
    )
    assert game.scores == (1, 2)


def test_great_wyrm_turns_no_award_into_a_loss():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"])
        .turn(0, "score_bases")
        .vp(0, 3)
        .minion("Great Wyrm", on="Jungle Oasis", of=0, counters=6)
        .minion("Scout", on="Jungle Oasis", of=1)
        .start()
    )
    assert game.scores == (2, 3)


def test_great_wyrm_and_ruins_of_two_players_each_take_1_vp_off_the_others():
    game = scoring_tar_pits().action("Ruins", on="Tar Pits", of=1).duplicate_factions().start()
    assert game.scores == (4 - 1, 3 - 1, 2 - 2)


@pytest.mark.parametrize(
    ("special", "scores"), [("Bolt", (0, 4, 3)), ("Gust", (0, 4, 3)), ("Hush", (3, 4, 2)), ("Late Bolt", (3, 3, 1))]
)
def test_great_wyrm_must_be_there_and_uncancelled_when_vp_are_awarded(special: str, scores: tuple[int, ...]):
    game = (
        scenario(
            players=3, bases=["Tar Pits", "Jungle Oasis"], hand=[special], definitions=[Bolt, LateBolt, Hush, Gust]
        )
        .turn(0, "score_bases")
        .minion("Great Wyrm", on="Tar Pits", of=0)
        .minion("King Rex", on="Tar Pits", of=1)
        .minion("Laseratops", on="Tar Pits", of=2)
        .duplicate_factions()
        .start()
    )
    play(game, special)
    pick(game, "Great Wyrm")
    assert game.scores == scores


def test_tied_players_each_get_1_vp_less_of_the_place_they_tied_for():
    game = (
        scenario(players=3, bases=["Tar Pits", "Jungle Oasis"])
        .turn(0, "score_bases")
        .minion("Great Wyrm", on="Tar Pits", of=0)
        .minion("King Rex", on="Tar Pits", of=1)
        .minion("King Rex", on="Tar Pits", of=2)
        .duplicate_factions()
        .start()
    )
    assert game.scores == (2, 4 - 1, 4 - 1)


def test_great_wyrm_spares_its_controller_not_its_owner():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"])
        .turn(0, "score_bases")
        .minion("Great Wyrm", on="Tar Pits", of=1, owner=0)
        .minion("King Rex", on="Tar Pits", of=0, counters=4)
        .start()
    )
    assert game.scores == (4 - 1, 3)


def test_what_a_base_would_give_now_counts_great_wyrm_in():
    game = (
        scenario(bases=["Tar Pits"])
        .minion("Great Wyrm", on="Tar Pits", of=0)
        .minion("Scout", on="Tar Pits", of=1)
        .start()
    )
    shown = game.view(0)["bases"][0]["if_scored_now"]
    assert [(place["player"], place["vp"]) for place in shown] == [(0, 4), (1, 2)]


# Wyvern


def test_wyvern_must_destroy_a_minion_of_power_3_or_less_here_even_your_own():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Wyvern"])
        .minion("Imperial Dragon", on="Jungle Oasis", of=0)
        .minion("King Rex", on="Jungle Oasis", of=1)
        .minion("Collector", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Wyvern", on="Jungle Oasis")
    assert minions(game, "Jungle Oasis") == ["King Rex", "Wyvern"]
    assert minions(game, "Tar Pits") == ["Collector"]
    assert discard_pile(game, 0) == ["Imperial Dragon"]


def test_wyvern_may_choose_among_all_minions_of_current_power_3_or_less_here():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Wyvern"])
        .minion("Hatchling", on="Jungle Oasis", of=0)
        .minion("Scout", on="Jungle Oasis", of=1)
        .minion("Collector", on="Jungle Oasis", of=1, counters=2)
        .start()
    )
    play(game, "Wyvern")
    assert len(offered(game)) == 2
    pick(game, "Scout")
    assert minions(game, "Jungle Oasis") == ["Hatchling", "Collector", "Wyvern"]


def test_wyvern_stays_if_there_is_nothing_to_destroy():
    game = scenario(bases=["Jungle Oasis"], hand=["Wyvern"]).minion("King Rex", on="Jungle Oasis", of=1).start()
    play(game, "Wyvern")
    assert minions(game, "Jungle Oasis") == ["King Rex", "Wyvern"]


def test_wyvern_of_power_3_must_destroy_itself_if_there_is_nothing_else():
    game = scenario(bases=["Wyrm's Desolation"], hand=["Wyvern"]).minion("King Rex", on="Wyrm's Desolation").start()
    play(game, "Wyvern")
    assert minions(game, "Wyrm's Desolation") == ["King Rex"]
    assert discard_pile(game, 0) == ["Wyvern"]


def test_wyvern_of_power_3_is_one_of_its_own_targets():
    game = scenario(bases=["Wyrm's Desolation"], hand=["Wyvern"]).minion("Scout", on="Wyrm's Desolation", of=1).start()
    play(game, "Wyvern")
    pick(game, "Wyvern")
    assert minions(game, "Wyrm's Desolation") == ["Scout"]


def test_wyverns_talent_lowers_the_breakpoint_here_by_3_in_the_turn_it_is_played_once():
    game = scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Wyvern"]).start()
    play(game, "Wyvern", on="Tar Pits")
    use(game, "Wyvern")
    assert (breakpoint_on(game, "Tar Pits"), breakpoint_on(game, "Jungle Oasis")) == (16 - 3, 12)
    assert offered(game) == ["End your plays"]


def test_wyverns_talent_lasts_until_the_end_of_the_turn_and_works_again_in_your_next():
    game = scenario(bases=["Tar Pits"]).minion("Wyvern", on="Tar Pits").start()
    use(game, "Wyvern")
    pick(game, "end")
    assert breakpoint_on(game, "Tar Pits") == 16
    assert offered(game) == ["End your plays"]
    pick(game, "end")
    use(game, "Wyvern")
    assert breakpoint_on(game, "Tar Pits") == 13


def test_two_wyverns_lower_a_breakpoint_by_6():
    game = scenario(bases=["Tar Pits"]).minion("Wyvern", on="Tar Pits").minion("Wyvern", on="Tar Pits").start()
    use(game, "Wyvern")
    use(game, "Wyvern")
    assert breakpoint_on(game, "Tar Pits") == 16 - 6


def test_wyverns_take_no_breakpoint_below_zero():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Rampage"])
        .minion("Wyvern", on="Jungle Oasis", counters=4)
        .minion("Wyvern", on="Jungle Oasis")
        .start()
    )
    play(game, "Rampage")
    pick(game, "Wyvern", nth=1)
    use(game, "Wyvern", nth=1)
    use(game, "Wyvern")
    assert breakpoint_on(game, "Jungle Oasis") == 0


def test_wyverns_reduction_stays_with_the_base_when_wyvern_leaves():
    game = scenario(bases=["Tar Pits"], hand=["Beam Up"]).minion("Wyvern", on="Tar Pits").start()
    use(game, "Wyvern")
    play(game, "Beam Up")
    assert hand(game, 0) == ["Wyvern"]
    assert breakpoint_on(game, "Tar Pits") == 13


def test_a_base_that_comes_to_the_place_of_a_reduced_one_is_not_reduced():
    game = scenario(bases=["Tar Pits"], hand=["Terraforming"]).minion("Wyvern", on="Tar Pits").start()
    use(game, "Wyvern")
    play(game, "Terraforming")
    pick(game, "Jungle Oasis")
    assert breakpoint_on(game, "Jungle Oasis") == 12


# Imperial Dragon


def test_imperial_dragon_draws_after_another_player_plays_a_minion_here():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Scout", "Collector"])
        .plays(minions=2)
        .deck(1, "Ruins", "Ruins")
        .minion("Imperial Dragon", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Scout", on="Tar Pits")
    assert hand(game, 1) == []
    play(game, "Collector", on="Jungle Oasis")
    pick(game, "pass")
    assert hand(game, 1) == ["Ruins"]


def test_imperial_dragon_does_not_draw_for_its_controllers_own_minions():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Hatchling", "Invasion"])
        .deck(0, "Ruins")
        .minion("Imperial Dragon", on="Jungle Oasis")
        .minion("Scout", on="Tar Pits", of=1)
        .duplicate_factions()
        .start()
    )
    play(game, "Hatchling", on="Jungle Oasis")
    play(game, "Invasion")
    pick(game, "Scout")
    assert minions(game, "Jungle Oasis") == ["Imperial Dragon", "Hatchling", "Scout"]
    assert hand(game, 0) == []


def test_imperial_dragon_draws_after_another_player_moves_any_minion_here_but_not_away():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Shanghai", "Dinghy"])
        .plays(actions=2)
        .deck(1, "Ruins", "Ruins")
        .minion("Imperial Dragon", on="Jungle Oasis", of=1)
        .minion("Wyvern", on="Tar Pits", of=1)
        .minion("First Mate", on="Jungle Oasis", of=0)
        .start()
    )
    play(game, "Dinghy")
    pick(game, "First Mate")
    assert hand(game, 1) == []
    play(game, "Shanghai")
    pick(game, "Wyvern")
    assert minions(game, "Jungle Oasis") == ["Imperial Dragon", "Wyvern"]
    assert hand(game, 1) == ["Ruins"]


def test_clarification_imperial_dragon_moving_this_minion_activates_it():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Shanghai"])
        .deck(1, "Ruins", "Ruins")
        .minion("Imperial Dragon", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Shanghai")
    assert minions(game, "Tar Pits") == ["Imperial Dragon"]
    assert hand(game, 1) == ["Ruins"]


def test_imperial_dragon_draws_nothing_when_its_controller_moves_it():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Dinghy"])
        .deck(0, "Ruins")
        .minion("Imperial Dragon", on="Jungle Oasis")
        .start()
    )
    play(game, "Dinghy")
    pick(game, "Imperial Dragon")
    assert hand(game, 0) == []


def test_imperial_dragon_draws_for_each_minion_that_one_effect_moves_here():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Dinghy"])
        .deck(1, "Ruins", "Ruins")
        .minion("Imperial Dragon", on="Jungle Oasis", of=1)
        .minion("First Mate", on="Tar Pits", of=0)
        .minion("First Mate", on="Tar Pits", of=0)
        .start()
    )
    play(game, "Dinghy")
    pick(game, "First Mate", "First Mate")
    assert hand(game, 1) == ["Ruins", "Ruins"]


def test_imperial_dragon_sees_only_its_own_arrival_among_those_that_move_with_it():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Sea Dogs"])
        .deck(1, "Ruins", "Ruins")
        .minion("Wyvern", on="Jungle Oasis", of=1)
        .minion("Imperial Dragon", on="Jungle Oasis", of=1)
        .minion("Hatchling", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Sea Dogs")
    pick(game, "Dragons", "Hatchling")
    assert minions(game, "Tar Pits") == ["Wyvern", "Imperial Dragon", "Hatchling"]
    assert hand(game, 1) == ["Ruins"]
    assert (power_of(game, "Wyvern"), power_of(game, "Imperial Dragon"), power_of(game, "Hatchling")) == (4, 3, 1)


def test_imperial_dragon_that_the_played_minion_destroyed_draws_nothing():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Tiger Assassin"])
        .deck(1, "Ruins")
        .minion("Imperial Dragon", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Tiger Assassin")
    pick(game, "Imperial Dragon")
    assert hand(game, 1) == []


# Hatchling


def test_hatchling_weakens_a_minion_another_player_plays_here_until_the_end_of_the_turn():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["King Rex", "Scout"])
        .plays(minions=2)
        .minion("Hatchling", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "King Rex", on="Jungle Oasis")
    play(game, "Scout", on="Tar Pits")
    assert (power_of(game, "King Rex"), power_of(game, "Scout")) == (6, 3)
    pick(game, "end")
    assert power_of(game, "King Rex") == 7


def test_hatchling_weakens_a_minion_another_player_moves_here_whosever_it_is():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Shanghai"])
        .minion("Hatchling", on="Jungle Oasis", of=1)
        .minion("Wyvern", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Shanghai")
    pick(game, "Wyvern")
    assert (power_of(game, "Wyvern"), power_of(game, "Hatchling")) == (3, 2)


def test_hatchling_does_nothing_to_minions_moved_away_or_brought_here_by_its_controller():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Shanghai", "Dinghy"])
        .plays(actions=2)
        .minion("Hatchling", on="Jungle Oasis", of=0)
        .minion("Scout", on="Tar Pits", of=1)
        .minion("Wyvern", on="Jungle Oasis", of=0)
        .start()
    )
    play(game, "Shanghai")
    play(game, "Dinghy")
    pick(game, "Wyvern", "done")
    assert (power_of(game, "Scout"), power_of(game, "Wyvern")) == (3, 4)


def test_hatchling_that_another_player_moves_weakens_itself():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Shanghai"])
        .minion("Hatchling", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Shanghai")
    assert power_of(game, "Hatchling") == 1


def test_each_hatchling_weakens_by_1_but_never_below_0():
    position = scenario(bases=["Jungle Oasis"], hand=["Collector"])
    for _ in range(3):
        position.minion("Hatchling", on="Jungle Oasis", of=1)
    game = position.start()
    play(game, "Collector")
    pick(game, "pass")
    assert power_of(game, "Collector") == 0
    assert total(game, "Jungle Oasis", 1) == 6


def test_hatchling_that_the_played_minion_destroyed_weakens_nothing():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Tiger Assassin"]).minion("Hatchling", on="Jungle Oasis", of=1).start()
    )
    play(game, "Tiger Assassin")
    pick(game, "Hatchling")
    assert power_of(game, "Tiger Assassin") == 4


def test_the_played_minions_ability_resolves_before_hatchling_weakens_it():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Wyvern"])
        .minion("Hatchling", on="Jungle Oasis", of=1, counters=2)
        .duplicate_factions()
        .start()
    )
    play(game, "Wyvern")
    assert minions(game, "Jungle Oasis") == ["Hatchling", "Wyvern"]
    assert power_of(game, "Wyvern") == 3


def test_hatchlings_penalty_stays_when_the_minion_moves_on_or_hatchling_is_gone():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["King Rex", "Invasion", "Beam Up"])
        .plays(actions=2)
        .minion("Hatchling", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "King Rex", on="Jungle Oasis")
    play(game, "Invasion")
    pick(game, "King Rex")
    play(game, "Beam Up")
    pick(game, "Hatchling")
    assert minions(game, "Tar Pits") == ["King Rex"]
    assert power_of(game, "King Rex") == 6


def test_control_of_hatchling_decides_who_another_player_is():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Mutiny", "Scout"], definitions=[Mutiny])
        .minion("Hatchling", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Mutiny")
    play(game, "Scout")
    assert minion(game, "Hatchling").controller == 0
    assert power_of(game, "Scout") == 3


# Bring Down the Walls


def test_bring_down_the_walls_lets_you_play_a_minion_before_this_base_scores():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Great Wyrm", "Wyvern"])
        .turn(0, "score_bases")
        .deck(0, "Raze", "Ruins")
        .action("Bring Down the Walls", on="Tar Pits")
        .minion("King Rex", on="Tar Pits", of=1, counters=5)
        .minion("Laseratops", on="Tar Pits", of=0, counters=4)
        .minion("Scout", on="Jungle Oasis", of=1)
        .duplicate_factions()
        .start()
    )
    assert offered(game) == ["Great Wyrm on Tar Pits", "Wyvern on Tar Pits", "Pass"]
    play(game, "Great Wyrm")
    assert game.scores == (4, 3 - 1)
    assert "Bring Down the Walls" in discard_pile(game, 0)


def test_bring_down_the_walls_is_optional_and_now_or_never():
    game = (
        scenario(bases=["Tar Pits"], hand=["Wyvern"])
        .action("Bring Down the Walls", on="Tar Pits")
        .minion("King Rex", on="Tar Pits", of=1, counters=9)
        .base_deck("Jungle Oasis")
        .deck(0, "Raze", "Ruins")
        .start()
    )
    pick(game, "end", "pass")
    assert hand(game, 0) == ["Wyvern", "Raze", "Ruins"]
    assert game.current_player == 1


def test_the_minion_of_bring_down_the_walls_does_what_it_does_when_played():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Wyvern"])
        .turn(0, "score_bases")
        .action("Bring Down the Walls", on="Tar Pits")
        .minion("King Rex", on="Tar Pits", of=0, counters=6)
        .minion("Scout", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Wyvern")
    assert game.scores == (4, 0)


def test_bring_down_the_walls_works_in_other_players_turns_for_its_controller():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"])
        .turn(0, "score_bases")
        .hand(1, "Great Wyrm")
        .action("Bring Down the Walls", on="Tar Pits", of=1)
        .minion("King Rex", on="Tar Pits", of=0, counters=9)
        .start()
    )
    assert game.decision is not None
    assert game.decision.player == 1
    play(game, "Great Wyrm")
    assert game.scores == (4 - 1, 3)


def test_two_copies_of_bring_down_the_walls_allow_two_minions():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Hatchling", "Hatchling", "Hatchling"])
        .turn(0, "score_bases")
        .deck(0, "Raze", "Ruins")
        .action("Bring Down the Walls", on="Tar Pits")
        .action("Bring Down the Walls", on="Tar Pits")
        .minion("King Rex", on="Tar Pits", of=1, counters=9)
        .start()
    )
    play(game, "Hatchling")
    play(game, "Hatchling")
    assert discard_pile(game, 0).count("Hatchling") == 2
    assert hand(game, 0) == ["Hatchling", "Raze", "Ruins"]


def test_bring_down_the_walls_does_nothing_for_another_base():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Hatchling"])
        .turn(0, "score_bases")
        .action("Bring Down the Walls", on="Jungle Oasis")
        .minion("King Rex", on="Tar Pits", of=1, counters=9)
        .start()
    )
    assert game.scores == (0, 4)
    assert minions(game, "Jungle Oasis") == []


def test_6_5_bring_down_the_walls_comes_before_specials_from_hands():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Shinobi"])
        .turn(0, "score_bases")
        .hand(1, "Hatchling")
        .action("Bring Down the Walls", on="Tar Pits", of=1)
        .minion("King Rex", on="Tar Pits", of=1, counters=9)
        .start()
    )
    assert asked_by(game) == "Bring Down the Walls"
    pick(game, "pass")
    assert prompt(game) == "Play a Special before Tar Pits scores?"


# Burn It Down


def burning() -> Scenario:
    """Player 0 may burn Tar Pits down; Jungle Oasis is on top of the base deck."""
    return (
        scenario(bases=["Tar Pits", "The Homeworld"], hand=["Burn It Down"])
        .base_deck("Jungle Oasis", "Ninja Dojo")
        .base_discard("The Mothership", "Tortuga")
    )


def test_burn_it_down_replaces_a_base_with_the_top_of_the_base_deck():
    game = (
        burning()
        .action("Ruins", on="Tar Pits", of=0)
        .action("Wildlife Preserve", on="Tar Pits", of=1)
        .minion("King Rex", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Burn It Down")
    pick(game, "Tar Pits", "deck")
    assert bases(game) == ["Jungle Oasis", "The Homeworld"]
    assert minions(game, "Jungle Oasis") == ["King Rex"]
    assert actions_on(game, "Jungle Oasis") == []
    assert discard_pile(game, 0) == ["Ruins", "Burn It Down"]
    assert discard_pile(game, 1) == ["Wildlife Preserve"]
    assert [game.state.table[base].name for base in game.state.base_discard] == [
        "The Mothership",
        "Tortuga",
        "Tar Pits",
    ]
    assert game.scores == (0, 0)


def test_burn_it_down_may_take_a_base_from_the_base_discard_pile():
    game = burning().start()
    play(game, "Burn It Down")
    pick(game, "Tar Pits", "discard")
    assert offered(game) == ["The Mothership", "Tortuga", "Tar Pits"]
    pick(game, "Tortuga")
    assert bases(game) == ["Tortuga", "The Homeworld"]
    assert base_deck(game) == ["Jungle Oasis", "Ninja Dojo"]
    assert [game.state.table[base].name for base in game.state.base_discard] == ["The Mothership", "Tar Pits"]


def test_burn_it_down_may_take_the_destroyed_base_itself_which_is_then_new():
    game = (
        burning()
        .action("Ruins", on="Tar Pits", of=1)
        .minion("Wyvern", on="Tar Pits", counters=1)
        .duplicate_factions()
        .start()
    )
    use(game, "Wyvern")
    play(game, "Burn It Down")
    pick(game, "Tar Pits", "discard", "Tar Pits")
    assert bases(game) == ["Tar Pits", "The Homeworld"]
    assert (breakpoint_on(game, "Tar Pits"), actions_on(game, "Tar Pits")) == (16, [])
    assert power_of(game, "Wyvern") == 5
    assert [game.state.table[base].name for base in game.state.base_discard] == ["The Mothership", "Tortuga"]


def test_burn_it_down_shuffles_the_base_discard_pile_when_the_base_deck_is_empty():
    game = scenario(bases=["Tar Pits"], hand=["Burn It Down"]).base_deck().start()
    play(game, "Burn It Down")
    pick(game, "deck")
    assert bases(game) == ["Tar Pits"]
    assert (game.state.base_deck, game.state.base_discard) == ([], [])


def test_clarification_burn_it_down_leaves_actions_on_minions():
    game = burning().minion("King Rex", on="Tar Pits", of=1, actions=["Upgrade"]).start()
    play(game, "Burn It Down")
    pick(game, "Tar Pits", "deck")
    assert actions_on(game, "King Rex") == ["Upgrade"]
    assert power_of(game, "King Rex") == 9


def test_clarification_burn_it_down_shows_no_base_before_base_and_source_are_chosen():
    game = burning().start()
    play(game, "Burn It Down")
    assert game.view(0)["base_deck_top"] == []
    assert offered(game) == ["Tar Pits", "The Homeworld"]
    pick(game, "Tar Pits")
    assert game.view(0)["base_deck_top"] == []
    assert offered(game) == ["The top card of the base deck", "A base from the base discard pile"]


def test_burn_it_down_neither_moves_nor_plays_nor_destroys_the_minions():
    game = (
        burning()
        .deck(1, "Ruins")
        .minion("Imperial Dragon", on="Tar Pits", of=1)
        .minion("Hatchling", on="Tar Pits", of=1)
        .minion("Gremlin", on="Tar Pits", of=0)
        .duplicate_factions()
        .start()
    )
    play(game, "Burn It Down")
    pick(game, "Tar Pits", "deck")
    assert hand(game, 0) == hand(game, 1) == []
    assert [power_of(game, name) for name in ("Imperial Dragon", "Hatchling", "Gremlin")] == [3, 2, 2]
    assert {"move", "destroy"}.isdisjoint(events(game))


def test_burn_it_down_keeps_counters_and_power_for_the_turn_but_nothing_that_belongs_to_the_old_base():
    game = (
        scenario(bases=["The Central Brain"], hand=["Howl", "Rampage", "Burn It Down"])
        .plays(actions=3)
        .base_deck("Jungle Oasis")
        .minion("Wyvern", on="The Central Brain", counters=2)
        .start()
    )
    play(game, "Howl")
    play(game, "Rampage")
    assert power_of(game, "Wyvern") == 4 + 2 + 1 + 1
    play(game, "Burn It Down")
    pick(game, "deck")
    assert power_of(game, "Wyvern") == 4 + 2 + 1
    assert breakpoint_on(game, "Jungle Oasis") == 12


def test_the_ability_of_the_base_that_burn_it_down_brings_works_at_once():
    game = burning().base_deck("Wyrm's Desolation").minion("King Rex", on="Tar Pits", of=1).start()
    play(game, "Burn It Down")
    pick(game, "Tar Pits", "deck")
    assert power_of(game, "King Rex") == 6


def test_an_action_that_other_players_cannot_affect_still_goes_with_its_base():
    game = (
        burning()
        .minion("Steam Queen", on="The Homeworld", of=1)
        .action("Rotary Slug Thrower", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Burn It Down")
    pick(game, "Tar Pits", "deck")
    assert discard_pile(game, 1) == ["Rotary Slug Thrower"]


def test_a_base_that_burns_down_before_it_scores_does_not_score():
    game = (
        scenario(bases=["Tar Pits", "Cave of Shinies"], hand=["Ambush", "Burn It Down"], definitions=[Ambush])
        .turn(0, "score_bases")
        .base_deck("The Great Library")
        .minion("King Rex", on="Tar Pits", of=1, counters=9)
        .start()
    )
    play(game, "Ambush")
    play(game, "Burn It Down")
    pick(game, "Tar Pits", "deck")
    assert game.scores == (0, 0)
    assert minions(game, "The Great Library") == ["King Rex"]


# Dangerous Ground


def on_dangerous_ground(*cards: str, definitions: Sequence[type[Card]] = ()) -> Scenario:
    """Player 0 has these cards; Jungle Oasis is player 1's Dangerous Ground."""
    position = scenario(bases=["Jungle Oasis", "Tar Pits"], hand=cards, definitions=definitions)
    return position.action("Dangerous Ground", on="Jungle Oasis", of=1)


def test_dangerous_ground_makes_another_player_discard_a_card_before_playing_a_minion_here():
    game = on_dangerous_ground("King Rex", "Howl", "Scout").start()
    play(game, "King Rex", on="Jungle Oasis")
    assert asked_by(game) == "Dangerous Ground"
    assert minions(game, "Jungle Oasis") == []
    assert offered(game) == ["Howl", "Scout"]
    pick(game, "Howl")
    assert minions(game, "Jungle Oasis") == ["King Rex"]
    assert discard_pile(game, 0) == ["Howl"]


def test_with_no_card_besides_the_minion_it_cannot_be_played_on_dangerous_ground():
    game = on_dangerous_ground("King Rex").start()
    assert offered(game) == ["King Rex on Tar Pits", "End your plays"]
    assert game.why_not(0, game.state.hands[0][0], base_of(game, "Jungle Oasis").id) == (
        "Dangerous Ground forbids playing King Rex on Jungle Oasis."
    )
    play(game, "King Rex", on="Tar Pits")
    assert minions(game, "Tar Pits") == ["King Rex"]


def test_another_copy_of_the_minion_may_be_discarded_for_dangerous_ground():
    game = on_dangerous_ground("War Raptor", "War Raptor").start()
    play(game, "War Raptor", on="Jungle Oasis")
    assert minions(game, "Jungle Oasis") == ["War Raptor"]
    assert discard_pile(game, 0) == ["War Raptor"]


def test_dangerous_ground_costs_its_controller_nothing_and_nothing_on_other_bases():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Wyvern", "Hatchling", "Raze"])
        .plays(minions=2)
        .action("Dangerous Ground", on="Jungle Oasis", of=0)
        .start()
    )
    play(game, "Wyvern", on="Jungle Oasis")
    play(game, "Hatchling", on="Tar Pits")
    assert hand(game, 0) == ["Raze"]


def test_moving_to_dangerous_ground_costs_nothing():
    game = on_dangerous_ground("Invasion", "Howl").minion("Scout", on="Tar Pits").start()
    play(game, "Invasion")
    assert minions(game, "Jungle Oasis") == ["Scout"]
    assert hand(game, 0) == ["Howl"]


@pytest.mark.parametrize(("kept", "possible"), [(["Overrun"], True), ([], False)])
def test_a_minion_from_the_discard_pile_costs_a_card_of_the_hand_on_dangerous_ground(kept: list[str], possible: bool):
    game = on_dangerous_ground("They Keep Coming", *kept).discard_pile(0, "Walker").start()
    play(game, "They Keep Coming")
    assert ("Walker on Jungle Oasis" in offered(game)) is possible


def test_the_card_for_a_minion_from_the_discard_pile_on_dangerous_ground_comes_from_the_hand():
    game = on_dangerous_ground("They Keep Coming", "Overrun").discard_pile(0, "Tenacious Z", "Grave Digger").start()
    play(game, "They Keep Coming")
    play(game, "Tenacious Z", on="Jungle Oasis")
    assert minions(game, "Jungle Oasis") == ["Tenacious Z"]
    assert discard_pile(game, 0) == ["Grave Digger", "Overrun", "They Keep Coming"]


def test_tenacious_z_comes_to_dangerous_ground_for_any_one_card_of_the_hand():
    game = on_dangerous_ground("Overrun").plays(0, 0).discard_pile(0, "Tenacious Z").start()
    pick(game, "Use Tenacious Z in your discard pile")
    play(game, "Tenacious Z", on="Jungle Oasis")
    assert minions(game, "Jungle Oasis") == ["Tenacious Z"]
    assert hand(game, 0) == []


def test_a_minion_off_the_top_of_the_deck_costs_a_card_on_dangerous_ground():
    game = on_dangerous_ground("Digger", "Howl", definitions=[Digger]).deck(0, "King Rex").start()
    play(game, "Digger", on="Tar Pits")
    play(game, "King Rex", on="Jungle Oasis")
    assert minions(game, "Jungle Oasis") == ["King Rex"]
    assert hand(game, 0) == []


def test_3_8_a_minion_off_the_top_of_the_deck_that_cannot_be_paid_for_is_discarded():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Digger", "Howl"], definitions=[Digger])
        .deck(0, "King Rex")
        .action("Dangerous Ground", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Digger")
    assert minions(game, "Jungle Oasis") == ["Digger"]
    assert discard_pile(game, 0) == ["Howl", "King Rex"]


def test_a_special_minion_before_scoring_costs_a_card_on_dangerous_ground():
    game = (
        on_dangerous_ground("Shinobi", "Poison")
        .turn(0, "score_bases")
        .deck(0, "Upgrade", "Howl")
        .minion("King Rex", on="Jungle Oasis", of=0, counters=5)
        .start()
    )
    play(game, "Shinobi")
    assert hand(game, 0) == ["Upgrade", "Howl"]
    assert sorted(discard_pile(game, 0)) == ["King Rex", "Poison", "Shinobi"]


def test_the_dangerous_grounds_of_two_players_cost_two_cards():
    position = (
        scenario(players=3, bases=["Jungle Oasis", "Tar Pits"], hand=["King Rex", "Howl", "Rampage"])
        .action("Dangerous Ground", on="Jungle Oasis", of=1)
        .action("Dangerous Ground", on="Jungle Oasis", of=2)
    )
    game = position.duplicate_factions().start()
    play(game, "King Rex", on="Jungle Oasis")
    pick(game, "Howl")
    assert minions(game, "Jungle Oasis") == ["King Rex"]
    assert hand(game, 0) == []


def test_two_dangerous_grounds_cannot_be_paid_with_one_card():
    game = (
        scenario(players=3, bases=["Jungle Oasis", "Tar Pits"], hand=["King Rex", "Howl"])
        .action("Dangerous Ground", on="Jungle Oasis", of=1)
        .action("Dangerous Ground", on="Jungle Oasis", of=2)
        .duplicate_factions()
        .start()
    )
    assert "King Rex on Jungle Oasis" not in offered(game)


@pytest.mark.parametrize(("kept", "possible"), [(["Poison"], True), ([], False)])
def test_3_5_ninja_acolyte_is_not_returned_from_dangerous_ground_if_no_minion_could_be_paid_for(
    kept: list[str], possible: bool
):
    game = on_dangerous_ground(*kept).plays(0, 0).minion("Ninja Acolyte", on="Jungle Oasis").start()
    assert any(option.startswith("Use Ninja Acolyte") for option in offered(game)) is possible


def test_3_5_disguise_swaps_out_no_more_minions_than_dangerous_ground_lets_you_pay_for():
    game = (
        on_dangerous_ground("Disguise", "Shinobi", "Shinobi", "Tiger Assassin")
        .minion("Ninja Acolyte", on="Jungle Oasis")
        .minion("Ninja Acolyte", on="Jungle Oasis")
        .start()
    )
    play(game, "Disguise")
    pick(game, "Ninja Acolyte")
    play(game, "Shinobi")
    pick(game, "Tiger Assassin")
    assert minions(game, "Jungle Oasis") == ["Ninja Acolyte", "Shinobi"]


# Dragon Lands


def test_dragon_lands_gives_your_minions_here_1_power_the_later_ones_too():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Dragon Lands", "Hatchling"])
        .minion("Great Wyrm", on="Jungle Oasis")
        .minion("King Rex", on="Jungle Oasis", of=1)
        .minion("Wyvern", on="Tar Pits")
        .start()
    )
    play(game, "Dragon Lands", on="Jungle Oasis")
    play(game, "Hatchling", on="Jungle Oasis")
    assert (power_of(game, "Great Wyrm"), power_of(game, "Hatchling")) == (6, 3)
    assert (power_of(game, "King Rex"), power_of(game, "Wyvern")) == (7, 4)
    assert plays_left(game) == (0, 0)


def test_dragon_lands_may_be_played_before_a_base_scores_in_anybodys_turn_and_counts_there():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"])
        .turn(0, "score_bases")
        .hand(1, "Dragon Lands")
        .minion("King Rex", on="Tar Pits", of=0, counters=2)
        .minion("Great Wyrm", on="Tar Pits", of=1)
        .minion("Wyvern", on="Tar Pits", of=1)
        .start()
    )
    assert offered(game) == ["Dragon Lands on Tar Pits", "Pass"]
    play(game, "Dragon Lands")
    assert game.scores == (3 - 1, 4)


# Flank Attack


def flanking() -> Scenario:
    """Player 0's deck and discard pile hold actions of every kind."""
    return (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Flank Attack"])
        .deck(0, "Wyvern", "Howl", "Upgrade", "Wildlife Preserve", "Dragon Lands")
        .discard_pile(0, "Ruins", "Rampage", "Hatchling")
        .minion("King Rex", on="Tar Pits", of=1)
    )


def test_flank_attack_plays_an_action_for_a_base_from_your_deck_and_shuffles_it():
    game = flanking().duplicate_factions().start()
    play(game, "Flank Attack")
    pick(game, "deck")
    assert sorted(offered(game)) == ["Dragon Lands", "Pass", "Wildlife Preserve"]
    pick(game, "Dragon Lands")
    play(game, "Dragon Lands", on="Tar Pits")
    assert actions_on(game, "Tar Pits") == ["Dragon Lands"]
    assert sorted(deck(game, 0)) == ["Howl", "Upgrade", "Wildlife Preserve", "Wyvern"]
    assert events(game).count("shuffle") == 1
    assert plays_left(game) == (1, 0)


def test_flank_attack_plays_an_action_for_a_base_from_your_discard_pile_without_shuffling():
    game = flanking().duplicate_factions().start()
    play(game, "Flank Attack")
    pick(game, "discard")
    assert offered(game) == ["Ruins", "Pass"]
    pick(game, "Ruins")
    play(game, "Ruins", on="Jungle Oasis")
    assert actions_on(game, "Jungle Oasis") == ["Ruins"]
    assert discard_pile(game, 0) == ["Rampage", "Hatchling", "Flank Attack"]
    assert deck(game, 0) == ["Wyvern", "Howl", "Upgrade", "Wildlife Preserve", "Dragon Lands"]
    assert "shuffle" not in events(game)


def test_flank_attack_may_search_both():
    game = flanking().duplicate_factions().start()
    play(game, "Flank Attack")
    pick(game, "both", "pass")
    assert offered(game) == ["Ruins", "Pass"]
    pick(game, "Ruins")
    play(game, "Ruins", on="Tar Pits")
    assert actions_on(game, "Tar Pits") == ["Ruins"]
    assert events(game).count("shuffle") == 1


def test_flank_attack_need_not_play_what_it_finds_and_then_nothing_is_kept_for_later():
    game = flanking().duplicate_factions().start()
    play(game, "Flank Attack")
    pick(game, "deck", "pass")
    assert len(deck(game, 0)) == 5
    assert plays_left(game) == (1, 0)
    assert events(game).count("shuffle") == 1


def test_flank_attack_makes_a_new_deck_before_it_searches_an_empty_one():
    game = scenario(bases=["Jungle Oasis"], hand=["Flank Attack"]).discard_pile(0, "Ruins", "Hatchling").start()
    play(game, "Flank Attack")
    pick(game, "deck", "Ruins")
    assert actions_on(game, "Jungle Oasis") == ["Ruins"]
    assert deck(game, 0) == ["Hatchling"]


def test_flank_attack_and_the_action_it_plays_are_two_actions_played():
    game = flanking().minion("Heracles", on="Tar Pits", of=1).duplicate_factions().start()
    play(game, "Flank Attack")
    pick(game, "discard", "Ruins")
    play(game, "Ruins", on="Jungle Oasis")
    assert power_of(game, "Heracles") == 4 + 2


# Intimidating Presence


def test_intimidating_presence_gives_the_other_players_minions_here_1_less_power_but_never_below_0():
    game = (
        scenario(bases=["Wyrm's Desolation", "Tar Pits"], hand=["Intimidating Presence"])
        .minion("Wyvern", on="Wyrm's Desolation")
        .minion("King Rex", on="Wyrm's Desolation", of=1)
        .minion("Microbot Guard", on="Wyrm's Desolation", of=1)
        .minion("Laseratops", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Intimidating Presence", on="Wyrm's Desolation")
    assert power_of(game, "Wyvern") == 4 - 1
    assert (power_of(game, "King Rex"), power_of(game, "Microbot Guard")) == (7 - 1 - 1, 0)
    assert power_of(game, "Laseratops") == 4


def test_6_4_a_base_that_intimidating_presence_takes_below_its_breakpoint_still_scores():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"])
        .turn(0, "score_bases")
        .hand(1, "Intimidating Presence")
        .minion("Laseratops", on="Tar Pits", of=0)
        .minion("Laseratops", on="Tar Pits", of=0)
        .minion("King Rex", on="Tar Pits", of=1, counters=1)
        .duplicate_factions()
        .start()
    )
    assert offered(game) == ["Intimidating Presence on Tar Pits", "Pass"]
    play(game, "Intimidating Presence")
    assert game.scores == (3, 4)


# Raze


def test_raze_cancels_the_ability_of_the_base_but_neither_breakpoint_nor_vp():
    game = (
        scenario(bases=["The Central Brain", "Tar Pits"], hand=["Raze"])
        .minion("King Rex", on="The Central Brain", of=1, counters=12)
        .start()
    )
    assert power_of(game, "King Rex") == 20
    play(game, "Raze", on="The Central Brain")
    assert power_of(game, "King Rex") == 19
    pick(game, "end")
    assert game.scores == (0, 4)


@pytest.mark.parametrize(("base", "counters"), [("Dragon's Lair", 11), ("Evans City Cemetery", 13)])
def test_raze_cancels_what_the_base_does_when_and_after_it_scores(base: str, counters: int):
    game = (
        scenario(bases=[base, "Tar Pits"])
        .turn(0, "score_bases")
        .deck(1, "Howl", "Howl", "Rampage", "Upgrade")
        .action("Raze", on=base)
        .minion("King Rex", on=base, of=1, counters=counters)
        .start()
    )
    assert hand(game, 1) == []


def test_the_base_works_again_when_raze_has_left():
    game = (
        scenario(bases=["The Central Brain"], hand=["Disenchant"])
        .action("Raze", on="The Central Brain", of=1)
        .minion("King Rex", on="The Central Brain", of=1)
        .start()
    )
    assert power_of(game, "King Rex") == 7
    play(game, "Disenchant")
    assert power_of(game, "King Rex") == 8


# Ruins


def ruined(*ruins: int, base: str = "Tar Pits") -> Game:
    """The base scores for player 1 before player 2, with a Ruins of each of these players on it."""
    position = (
        scenario(players=3, bases=[base, "Jungle Oasis"])
        .turn(0, "score_bases")
        .minion("King Rex", on=base, of=1, counters=11)
        .minion("King Rex", on=base, of=2)
    )
    for player in ruins:
        position.action("Ruins", on=base, of=player)
    return position.duplicate_factions().start()


def test_ruins_takes_1_vp_off_each_other_players_place_though_its_controller_has_no_minion_there():
    assert ruined(0).scores == (0, 4 - 1, 3 - 1)


def test_ruins_spares_its_controller():
    assert ruined(1).scores == (0, 4, 3 - 1)


def test_two_ruins_add_up_but_an_award_does_not_go_below_0():
    assert ruined(0, 0).scores == (0, 4 - 2, 3 - 2)
    assert ruined(0, 0, 1, 1).scores == (0, 4 - 2, 0)


def test_clarification_ruins_has_no_effect_on_vp_awarded_by_abilities():
    assert ruined(0, base="Rhodes Plaza Mall").scores == (0, 1, 1)


def test_ruins_does_nothing_for_another_base():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"])
        .turn(0, "score_bases")
        .action("Ruins", on="Jungle Oasis")
        .minion("King Rex", on="Tar Pits", of=1, counters=9)
        .start()
    )
    assert game.scores == (0, 4)


# Dragon's Lair


def test_the_winner_of_dragons_lair_draws_three_cards():
    game = (
        scenario(bases=["Dragon's Lair", "Jungle Oasis"])
        .turn(0, "score_bases")
        .deck(1, "Howl", "Howl", "Rampage", "Upgrade")
        .minion("King Rex", on="Dragon's Lair", of=1, counters=9)
        .minion("Scout", on="Dragon's Lair", of=0)
        .start()
    )
    assert hand(game, 1) == ["Howl", "Howl", "Rampage"]
    assert game.scores == (2, 2)


def test_the_winner_of_dragons_lair_draws_right_after_the_award_before_anything_that_comes_after_scoring():
    game = (
        scenario(bases=["Dragon's Lair", "Jungle Oasis"])
        .turn(0, "score_bases")
        .deck(0, "Probe", "Abduction", "Invasion", "Beam Up", "Beam Up")
        .minion("Scout", on="Dragon's Lair", of=0, counters=15)
        .start()
    )
    assert asked_by(game) == "Scout"
    assert hand(game, 0) == ["Probe", "Abduction", "Invasion"]
    assert events(game)[-2:] == ["award", "draw"]


def test_6_8_tied_winners_of_dragons_lair_each_draw_three_cards_the_current_player_first():
    game = (
        scenario(bases=["Dragon's Lair", "Jungle Oasis"])
        .turn(1, "score_bases")
        .deck(0, "Howl", "Howl", "Rampage")
        .deck(1, "Raze", "Ruins", "Ruins", "Wyvern", "Wyvern", "Hatchling")
        .minion("King Rex", on="Dragon's Lair", of=0, counters=2)
        .minion("Wyvern", on="Dragon's Lair", of=1, owner=0, counters=5)
        .duplicate_factions()
        .start()
    )
    drawn = [event.player for event in game.events if event.kind == "draw"]
    assert drawn == [1, 0, 1]
    assert (len(hand(game, 1)), len(hand(game, 0))) == (5, 3)


def test_the_winner_of_dragons_lair_is_known_only_when_vp_are_awarded():
    game = (
        scenario(bases=["Dragon's Lair", "Jungle Oasis"])
        .turn(0, "score_bases")
        .hand(1, "Dragon Lands")
        .deck(0, "Howl", "Howl", "Rampage")
        .deck(1, "Raze", "Ruins", "Ruins")
        .minion("King Rex", on="Dragon's Lair", of=0, counters=2)
        .minion("Great Wyrm", on="Dragon's Lair", of=1)
        .minion("Wyvern", on="Dragon's Lair", of=1)
        .start()
    )
    play(game, "Dragon Lands")
    assert hand(game, 1) == ["Raze", "Ruins", "Ruins"]
    assert hand(game, 0) == ["Howl", "Howl"]


def test_a_winner_who_may_ignore_dragons_lair_is_asked():
    game = (
        scenario(bases=["Dragon's Lair", "Jungle Oasis"])
        .turn(0, "score_bases")
        .deck(1, "Howl", "Howl", "Rampage")
        .action("Infiltrate", on="Dragon's Lair", of=1)
        .minion("King Rex", on="Dragon's Lair", of=1, counters=11)
        .start()
    )
    assert prompt(game) == "Ignore the ability of Dragon's Lair?"
    pick(game, "yes")
    assert hand(game, 1) == []


# Wyrm's Desolation


def test_each_minion_on_wyrms_desolation_has_1_less_power_but_never_below_0():
    game = (
        scenario(bases=["Wyrm's Desolation", "Tar Pits"])
        .minion("King Rex", on="Wyrm's Desolation", of=0)
        .minion("Scout", on="Wyrm's Desolation", of=1)
        .minion("Microbot Guard", on="Wyrm's Desolation", of=1)
        .minion("Laseratops", on="Tar Pits", of=0)
        .start()
    )
    assert (power_of(game, "King Rex"), power_of(game, "Scout"), power_of(game, "Microbot Guard")) == (6, 2, 0)
    assert power_of(game, "Laseratops") == 4


def test_a_minion_has_its_power_back_when_it_leaves_wyrms_desolation():
    game = (
        scenario(bases=["Wyrm's Desolation", "Tar Pits"], hand=["Invasion"])
        .minion("King Rex", on="Wyrm's Desolation")
        .start()
    )
    play(game, "Invasion")
    assert power_of(game, "King Rex") == 7


def test_4_4_an_extra_minion_of_limited_power_is_measured_by_its_printed_power_on_wyrms_desolation():
    game = scenario(bases=["Wyrm's Desolation"], hand=["Zapbot", "Hoverbot", "Microbot Guard"]).start()
    play(game, "Zapbot")
    assert offered(game) == ["Microbot Guard on Wyrm's Desolation", "End your plays"]


def test_who_ignores_wyrms_desolation_keeps_the_power_of_the_minions_there():
    game = (
        scenario(bases=["Wyrm's Desolation"], hand=["Infiltrate"])
        .minion("Shinobi", on="Wyrm's Desolation", of=0)
        .minion("Scout", on="Wyrm's Desolation", of=1)
        .start()
    )
    play(game, "Infiltrate")
    pick(game, "yes")
    assert (power_of(game, "Shinobi"), power_of(game, "Scout")) == (3, 2)
