"""Tornados: every ability and every ruling that changes behaviour, in the order of the faction's file."""

import pytest

from smashup import Game
from smashup.engine import Action, BaseInPlay, CardInPlay, Effect, Source
from smashup.scenario import (
    Scenario,
    actions_on,
    asked_by,
    base_deck,
    bases,
    discard_pile,
    events,
    hand,
    minion,
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

PLAYS = "Play a card, use an ability, or end your plays."
BEFORE = "Play a Special before Jungle Oasis scores?"
AFTER = "Play a Special after Jungle Oasis scores?"


class Anchor(Action):
    """Play on a minion. Ongoing: It cannot be moved."""

    name = "Anchor"
    plays_on = "minion"

    def protects(self, card: CardInPlay, how: str, source: Source, actor: int) -> bool:
        return how == "move" and self.card in card.actions


class Wall(Action):
    """Play on a base. Ongoing: Minions cannot be moved to here."""

    name = "Wall"
    plays_on = "base"

    def forbids_move(self, minion: CardInPlay, base: BaseInPlay, actor: int) -> bool:
        return base is self.here


class Aftermath(Action):
    """Special: After a base scores, you may play an extra action."""

    name = "Aftermath"
    special = "after_scoring"

    def on_play(self) -> Effect:
        yield from self.extra_action()


class Forecast(Action):
    """Special: Before a base scores, you may play an extra action."""

    name = "Forecast"
    special = "before_scoring"

    def on_play(self) -> Effect:
        yield from self.extra_action()


def asked(game: Game) -> tuple[int, str]:
    """Who is asked what."""
    assert game.decision is not None
    return game.decision.player, game.decision.prompt


def counters(game: Game, name: str, of: int | None = None) -> int:
    return minion(game, name, of).counters


# Monster Tornado


def test_monster_tornado_moves_a_minion_of_power_4_or_less_from_here_to_another_base():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis", "Ninja Dojo"], hand=["Monster Tornado"])
        .minion("Warbot", on="Tar Pits", of=1)
        .minion("Nukebot", on="Tar Pits", of=1)
        .minion("Twister", on="Tar Pits", of=0)
        .minion("Zapbot", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Monster Tornado", on="Tar Pits")
    use(game, "Monster Tornado")  # in the very turn it was played
    assert offered(game) == [
        "Warbot (4, Player 2, Tar Pits)",
        "Twister (3, Player 1, Tar Pits)",
        "Zapbot (2, Player 2, Jungle Oasis)",
    ]
    pick(game, "Warbot")
    assert offered(game) == ["Jungle Oasis", "Ninja Dojo"]
    pick(game, "Ninja Dojo")
    assert minions(game, "Ninja Dojo") == ["Warbot"]
    assert offered(game) == ["End your plays"]  # once in a turn


def test_monster_tornado_moves_a_minion_from_another_base_to_here_and_nowhere_else():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis", "Ninja Dojo"])
        .minion("Monster Tornado", on="Tar Pits")
        .minion("Zapbot", on="Jungle Oasis", of=1)
        .start()
    )
    use(game, "Monster Tornado")
    assert minions(game, "Tar Pits") == ["Monster Tornado", "Zapbot"]


def test_monster_tornado_moves_itself_only_while_its_power_is_4_or_less():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"])
        .minion("Monster Tornado", on="Tar Pits", actions=[("Poison", 1)])
        .start()
    )
    use(game, "Monster Tornado")
    assert minions(game, "Jungle Oasis") == ["Monster Tornado"]


def test_monster_tornado_of_power_5_has_nothing_to_move_where_no_other_minion_fits():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"])
        .minion("Monster Tornado", on="Tar Pits")
        .minion("Nukebot", on="Tar Pits", of=1)
        .start()
    )
    use(game, "Monster Tornado")
    assert minions(game, "Tar Pits") == ["Monster Tornado", "Nukebot"]


# Cyclone


def test_cyclone_moves_itself_once_in_each_of_your_turns():
    game = scenario(bases=["Tar Pits", "Jungle Oasis", "Ninja Dojo"], hand=["Cyclone"]).start()
    play(game, "Cyclone", on="Tar Pits")
    use(game, "Cyclone")  # in the very turn it was played
    assert offered(game) == ["Jungle Oasis", "Ninja Dojo"]
    pick(game, "Ninja Dojo")
    assert minions(game, "Ninja Dojo") == ["Cyclone"]
    assert offered(game) == ["End your plays"]


# Twister


def test_clarification_twister_can_move_itself():
    game = scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Twister"]).start()
    play(game, "Twister", on="Tar Pits")
    pick(game, "Twister")
    assert minions(game, "Jungle Oasis") == ["Twister"]


def test_twister_may_move_a_minion_of_power_3_or_less_of_any_player_from_here_or_to_here():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis", "Ninja Dojo"], hand=["Twister"])
        .minion("Hoverbot", on="Tar Pits", of=1)
        .minion("Zapbot", on="Jungle Oasis", of=1, actions=["Upgrade"])
        .minion("Dust Devil", on="Ninja Dojo", of=0)
        .start()
    )
    play(game, "Twister", on="Tar Pits")
    assert offered(game) == [
        "Hoverbot (3, Player 2, Tar Pits)",
        "Twister (3, Player 1, Tar Pits)",
        "Dust Devil (2, Player 1, Ninja Dojo)",
        "Pass",
    ]
    pick(game, "Dust Devil")  # to here: there is nothing more to ask
    assert minions(game, "Tar Pits") == ["Hoverbot", "Twister", "Dust Devil"]


def test_twister_need_not_move_anything():
    game = scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Twister"]).start()
    play(game, "Twister", on="Tar Pits")
    pick(game, "pass")
    assert minions(game, "Tar Pits") == ["Twister"]


def test_a_minion_moved_by_twister_is_not_played():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Twister"])
        .minion("Invader", on="Jungle Oasis", of=0)
        .start()
    )
    play(game, "Twister", on="Tar Pits")
    pick(game, "Invader")
    assert minions(game, "Tar Pits") == ["Twister", "Invader"]
    assert game.scores == (0, 0)


# Dust Devil


def test_each_dust_devil_may_move_to_a_base_before_it_scores_in_any_players_turn():
    game = (
        scenario(bases=["Jungle Oasis", "Ninja Dojo"])
        .turn(1, "score_bases")
        .minion("Nukebot", on="Jungle Oasis", of=1, counters=7)
        .minion("Dust Devil", on="Ninja Dojo", of=0, counters=6)
        .minion("Dust Devil", on="Ninja Dojo", of=0, counters=5)
        .start()
    )
    assert asked(game) == (0, "Move Dust Devil to Jungle Oasis?")
    pick(game, "yes", "yes")
    assert game.scores == (2, 0)  # 15 against 12


def test_dust_devil_need_not_move():
    game = (
        scenario(bases=["Jungle Oasis", "Ninja Dojo"])
        .turn(0, "score_bases")
        .minion("Nukebot", on="Jungle Oasis", of=1, counters=7)
        .minion("Dust Devil", on="Ninja Dojo", of=0)
        .start()
    )
    pick(game, "no")
    assert minions(game, "Ninja Dojo") == ["Dust Devil"]


def test_a_dust_devil_on_the_scoring_base_or_in_hand_is_not_asked():
    game = (
        scenario(bases=["Jungle Oasis", "Ninja Dojo"], hand=["Dust Devil"])
        .turn(0, "score_bases")
        .minion("Nukebot", on="Jungle Oasis", of=1, counters=7)
        .minion("Dust Devil", on="Jungle Oasis", of=0)
        .start()
    )
    assert game.scores == (0, 2)
    assert prompt(game) == PLAYS


def test_dust_devil_comes_before_specials_from_hands():
    game = (
        scenario(bases=["Jungle Oasis", "Ninja Dojo"])
        .turn(1, "score_bases")
        .minion("Ninja Master", on="Jungle Oasis", of=1, counters=7)
        .minion("Dust Devil", on="Ninja Dojo", of=0)
        .hand(1, "Shinobi")
        .start()
    )
    assert asked_by(game) == "Dust Devil"
    pick(game, "no")
    assert asked(game) == (1, BEFORE)


def test_dust_devil_is_moved_by_its_controller():
    game = (
        scenario(bases=["Jungle Oasis", "Ninja Dojo"])
        .turn(1, "score_bases")
        .minion("Imperial Dragon", on="Jungle Oasis", of=1, counters=9)
        .minion("Dust Devil", on="Ninja Dojo", of=0)
        .deck(1, "Hatchling", "Hatchling", "Hatchling", "Hatchling")
        .start()
    )
    pick(game, "yes")
    assert len(hand(game, 1)) == 1 + 2  # Imperial Dragon draws one, the Draw phase two


def test_dust_devil_is_not_asked_where_it_cannot_be_moved_to():
    game = (
        scenario(bases=["Jungle Oasis", "Ninja Dojo"], definitions=[Wall])
        .turn(0, "score_bases")
        .action("Wall", on="Jungle Oasis", of=1)
        .minion("Nukebot", on="Jungle Oasis", of=1, counters=7)
        .minion("Dust Devil", on="Ninja Dojo", of=0)
        .start()
    )
    assert game.scores == (0, 2)
    assert prompt(game) == PLAYS


# Carried Away


def test_carried_away_moves_a_minion_of_any_player_with_everything_on_it():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Carried Away"])
        .minion("King Rex", on="Tar Pits", of=1, counters=2, actions=["Upgrade"])
        .start()
    )
    play(game, "Carried Away")  # it must: there is just this one
    assert minions(game, "Jungle Oasis") == ["King Rex"]
    assert power_of(game, "King Rex") == 7 + 2 + 2
    assert actions_on(game, "King Rex") == ["Upgrade"]


def test_carried_away_lets_you_choose_the_minion_and_the_base():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis", "Ninja Dojo"], hand=["Carried Away"])
        .minion("Cyclone", on="Tar Pits", of=0)
        .minion("Nukebot", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Carried Away")
    pick(game, "Nukebot", "Ninja Dojo")
    assert minions(game, "Ninja Dojo") == ["Nukebot"]


# Gone with the Wind


def test_gone_with_the_wind_saves_one_of_your_minions_after_its_base_scored():
    game = (
        scenario(bases=["Jungle Oasis", "Ninja Dojo", "Tar Pits"], hand=["Gone with the Wind"])
        .turn(1, "score_bases")
        .base_deck("The Homeworld")
        .minion("Cyclone", on="Jungle Oasis", of=0, counters=9, actions=["Upgrade"])
        .minion("Twister", on="Jungle Oasis", of=0)
        .minion("Zapbot", on="Jungle Oasis", of=1)
        .start()
    )
    assert asked(game) == (0, AFTER)
    assert game.scores == (2, 0)  # VP were already awarded
    play(game, "Gone with the Wind")
    assert offered(game) == ["Cyclone (15, Player 1, Jungle Oasis)", "Twister (3, Player 1, Jungle Oasis)", "Pass"]
    pick(game, "Cyclone")
    assert offered(game) == ["Ninja Dojo", "Tar Pits"]  # 6.13: the next base is not in play yet
    pick(game, "Tar Pits")
    assert minions(game, "Tar Pits") == ["Cyclone"]
    assert power_of(game, "Cyclone") == 4 + 9 + 2
    assert discard_pile(game, 0) == ["Gone with the Wind", "Twister"]


def test_gone_with_the_wind_need_not_move_anything():
    game = (
        scenario(bases=["Jungle Oasis", "Ninja Dojo"], hand=["Gone with the Wind"])
        .turn(0, "score_bases")
        .minion("Cyclone", on="Jungle Oasis", of=0, counters=9)
        .start()
    )
    play(game, "Gone with the Wind")
    pick(game, "pass")
    assert minions(game, "Ninja Dojo") == []


def test_the_move_of_gone_with_the_wind_sets_off_trailer_park():
    game = (
        scenario(bases=["Jungle Oasis", "Trailer Park"], hand=["Gone with the Wind"])
        .turn(0, "score_bases")
        .minion("Cyclone", on="Jungle Oasis", of=0, counters=9)
        .start()
    )
    play(game, "Gone with the Wind")
    pick(game, "Cyclone")
    assert minions(game, "Trailer Park") == ["Cyclone"]
    assert counters(game, "Cyclone") == 10


def test_gone_with_the_wind_cannot_be_played_as_your_action():
    game = scenario(bases=["Jungle Oasis"], hand=["Gone with the Wind"]).start()
    assert offered(game) == ["End your plays"]


def test_gone_with_the_wind_may_be_an_extra_action_after_a_base_scored_but_not_before():
    game = (
        scenario(
            bases=["Jungle Oasis", "Ninja Dojo"],
            hand=["Forecast", "Aftermath", "Gone with the Wind"],
            definitions=[Forecast, Aftermath],
        )
        .turn(0, "score_bases")
        .minion("Cyclone", on="Jungle Oasis", of=0, counters=9)
        .start()
    )
    play(game, "Forecast")
    assert offered(game) == ["Aftermath", "Pass"]  # a normal action as well, unlike Gone with the Wind
    pick(game, "pass")
    play(game, "Aftermath")
    play(game, "Gone with the Wind")
    pick(game, "Cyclone")
    assert minions(game, "Ninja Dojo") == ["Cyclone"]


# Not in Kansas


def test_clarification_not_in_kansas_actions_on_minions_are_also_destroyed():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Not in Kansas"])
        .base_deck("The Homeworld", "Ninja Dojo")
        .action("Infiltrate", on="Tar Pits", of=1)
        .action("Infiltrate", on="Jungle Oasis", of=1)
        .minion("King Rex", on="Tar Pits", of=1, counters=2, actions=["Upgrade"])
        .minion("Cyclone", on="Tar Pits", of=0)
        .start()
    )
    play(game, "Not in Kansas")
    pick(game, "Tar Pits")
    assert bases(game) == ["The Homeworld", "Jungle Oasis"]
    assert minions(game, "The Homeworld") == ["King Rex", "Cyclone"]
    assert (actions_on(game, "The Homeworld"), actions_on(game, "King Rex")) == ([], [])
    assert discard_pile(game, 1) == ["Infiltrate", "Upgrade"]
    assert actions_on(game, "Jungle Oasis") == ["Infiltrate"]
    assert counters(game, "King Rex") == 2  # counters are no actions
    assert [game.state.table[base].name for base in game.state.base_discard] == ["Tar Pits"]
    assert base_deck(game) == ["Ninja Dojo"]


def test_the_minions_that_stay_are_neither_moved_nor_played_nor_destroyed():
    """Trailer Park would give a counter for a move, Hammerhead gets one for a destroyed minion."""
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Not in Kansas"])
        .base_deck("Trailer Park")
        .minion("Hammerhead", on="Jungle Oasis", of=0)
        .minion("Warbot", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Not in Kansas")
    assert minions(game, "Trailer Park") == ["Hammerhead", "Warbot"]
    assert (counters(game, "Hammerhead"), counters(game, "Warbot")) == (0, 0)
    assert prompt(game) == PLAYS


def test_not_in_kansas_shuffles_the_base_discard_pile_if_the_base_deck_is_empty():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Not in Kansas"])
        .base_deck()
        .minion("Cyclone", on="Jungle Oasis", of=0)
        .start()
    )
    play(game, "Not in Kansas")
    assert bases(game) == ["Jungle Oasis"]  # there is no other one, so it comes back
    assert minions(game, "Jungle Oasis") == ["Cyclone"]


def test_an_action_on_a_minion_that_is_not_affected_by_not_in_kansas_stays():
    """Steam Queen guards the actions of her side; one on the base still goes with the base."""
    game = (
        scenario(bases=["Jungle Oasis", "Ninja Dojo"], hand=["Not in Kansas"])
        .base_deck("The Homeworld")
        .minion("Steam Queen", on="Ninja Dojo", of=1)
        .action("Wildlife Preserve", on="Jungle Oasis", of=1)
        .minion("King Rex", on="Jungle Oasis", of=1, actions=["Upgrade"])
        .start()
    )
    play(game, "Not in Kansas")
    pick(game, "Jungle Oasis")
    assert bases(game) == ["The Homeworld", "Ninja Dojo"]
    assert actions_on(game, "King Rex") == ["Upgrade"]
    assert discard_pile(game, 1) == ["Wildlife Preserve"]


# Over the Rainbow


def test_over_the_rainbow_moves_one_of_your_minions_to_a_base_before_it_scores():
    game = (
        scenario(bases=["Jungle Oasis", "Ninja Dojo"], hand=["Over the Rainbow"])
        .turn(1, "score_bases")
        .minion("Nukebot", on="Jungle Oasis", of=1, counters=7)
        .minion("Zapbot", on="Ninja Dojo", of=1)
        .minion("Cyclone", on="Ninja Dojo", of=0, counters=9)
        .minion("Twister", on="Jungle Oasis", of=0)
        .start()
    )
    assert asked(game) == (0, BEFORE)
    play(game, "Over the Rainbow")  # it moves the only one that can come from another base
    assert game.scores == (2, 0)  # 16 against 12
    assert discard_pile(game, 0) == ["Over the Rainbow", "Twister", "Cyclone"]


def test_over_the_rainbow_is_played_whether_or_not_you_have_played_your_action():
    game = (
        scenario(bases=["Jungle Oasis", "Ninja Dojo"], hand=["Over the Rainbow"])
        .plays(0, 0)
        .minion("Cyclone", on="Jungle Oasis", of=0, counters=8)
        .start()
    )
    pick(game, "end")
    assert asked(game) == (0, BEFORE)


def test_over_the_rainbow_and_picked_up_do_nothing_as_a_normal_action():
    game = (
        scenario(bases=["Jungle Oasis", "Ninja Dojo"], hand=["Over the Rainbow", "Picked Up"])
        .plays(0, 2)
        .minion("Cyclone", on="Jungle Oasis", of=0)
        .start()
    )
    play(game, "Over the Rainbow")
    play(game, "Picked Up")
    assert minions(game, "Jungle Oasis") == ["Cyclone"]
    assert discard_pile(game, 0) == ["Over the Rainbow", "Picked Up"]


@pytest.mark.parametrize("late", ["Over the Rainbow", "Picked Up"])
def test_over_the_rainbow_and_picked_up_do_nothing_after_a_base_has_scored(late: str):
    game = (
        scenario(bases=["Jungle Oasis", "Ninja Dojo"], definitions=[Aftermath])
        .turn(0, "score_bases")
        .hand(0, "Aftermath", late)
        .minion("Cyclone", on="Jungle Oasis", of=0, counters=8)
        .minion("Cyclone", on="Ninja Dojo", of=0)
        .start()
    )
    pick(game, "pass")
    play(game, "Aftermath")
    play(game, late)
    assert minions(game, "Ninja Dojo") == ["Cyclone"]
    assert prompt(game) == PLAYS


# Picked Up


def test_picked_up_moves_a_minion_of_any_player_away_before_the_base_scores():
    """The base still scores, by the new totals, although they are below its breakpoint (6.4)."""
    game = (
        scenario(bases=["Jungle Oasis", "Ninja Dojo"], hand=["Picked Up"])
        .turn(1, "score_bases")
        .minion("Nukebot", on="Jungle Oasis", of=1, counters=5)
        .minion("Cyclone", on="Jungle Oasis", of=0)
        .minion("Zapbot", on="Ninja Dojo", of=1)
        .start()
    )
    play(game, "Picked Up")
    assert offered(game) == ["Nukebot (10, Player 2, Jungle Oasis)", "Cyclone (4, Player 1, Jungle Oasis)"]
    pick(game, "Nukebot")
    assert minions(game, "Ninja Dojo") == ["Zapbot", "Nukebot"]
    assert game.scores == (2, 0)


def test_a_base_that_is_ready_because_of_picked_up_scores_in_the_same_phase():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Picked Up"])
        .turn(0, "score_bases")
        .minion("Nukebot", on="Jungle Oasis", of=1, counters=7)
        .minion("Warbot", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Picked Up")
    assert game.scores == (0, 4)  # Tar Pits with 16
    assert [event.base for event in game.events if event.kind == "scoring"] == ["Jungle Oasis", "Tar Pits"]


# Ripped Off


def test_ripped_off_transfers_an_action_from_a_base_to_another_base():
    game = (
        scenario(bases=["Jungle Oasis", "Ninja Dojo", "Tar Pits"], hand=["Ripped Off"])
        .action("Wildlife Preserve", on="Jungle Oasis", of=1)
        .minion("Cyclone", on="Jungle Oasis", of=0)
        .start()
    )
    play(game, "Ripped Off")
    assert offered(game) == ["Ninja Dojo", "Tar Pits"]  # bases only
    pick(game, "Tar Pits")
    assert (actions_on(game, "Jungle Oasis"), actions_on(game, "Tar Pits")) == ([], ["Wildlife Preserve"])


def test_ripped_off_transfers_an_action_from_a_minion_to_another_minion():
    game = (
        scenario(bases=["Jungle Oasis", "Ninja Dojo"], hand=["Ripped Off"])
        .minion("King Rex", on="Jungle Oasis", of=1, actions=["Upgrade"])
        .minion("Cyclone", on="Ninja Dojo", of=0)
        .minion("Twister", on="Jungle Oasis", of=0)
        .start()
    )
    play(game, "Ripped Off")
    assert offered(game) == ["Twister (3, Player 1, Jungle Oasis)", "Cyclone (4, Player 1, Ninja Dojo)"]
    pick(game, "Cyclone")
    assert (power_of(game, "King Rex"), power_of(game, "Cyclone")) == (7, 6)
    assert minion(game, "Cyclone").actions[0].controller == 1  # still of its controller and owner


def test_a_transferred_action_moves_on_with_its_new_minion_and_goes_to_its_owner():
    game = (
        scenario(bases=["Jungle Oasis", "Ninja Dojo"], hand=["Ripped Off", "Carried Away"])
        .plays(0, 2)
        .minion("King Rex", on="Jungle Oasis", of=1, actions=["Upgrade"])
        .minion("Cyclone", on="Jungle Oasis", of=0)
        .hand(1, "Beam Up")
        .start()
    )
    play(game, "Ripped Off")
    play(game, "Carried Away")
    pick(game, "Cyclone")
    assert power_of(game, "Cyclone") == 6
    pick(game, "end")
    play(game, "Beam Up")
    pick(game, "Cyclone")
    assert discard_pile(game, 1) == ["Upgrade", "Beam Up"]


def test_a_transferred_action_is_not_played_again():
    """Infiltrate destroys another action on its base when it is played, and only then."""
    game = (
        scenario(bases=["Jungle Oasis", "Ninja Dojo"], hand=["Ripped Off"])
        .action("Infiltrate", on="Jungle Oasis", of=0)
        .action("Wildlife Preserve", on="Ninja Dojo", of=1)
        .start()
    )
    play(game, "Ripped Off")
    pick(game, "Infiltrate")
    assert actions_on(game, "Ninja Dojo") == ["Wildlife Preserve", "Infiltrate"]


def test_ripped_off_may_bring_an_action_where_it_could_not_be_played():
    """Smoke Bomb is played on one of your own minions; a transfer is not a play."""
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Ripped Off"])
        .minion("Cyclone", on="Jungle Oasis", of=0, actions=["Smoke Bomb"])
        .minion("King Rex", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Ripped Off")
    assert actions_on(game, "King Rex") == ["Smoke Bomb"]


def test_a_minion_that_is_immune_to_the_actions_controller_does_not_get_it():
    """10.12: the action is discarded without effect."""
    game = (
        scenario(bases=["Jungle Oasis", "Ninja Dojo"], hand=["Ripped Off"])
        .action("Wildlife Preserve", on="Jungle Oasis", of=1)
        .minion("King Rex", on="Jungle Oasis", of=1)
        .minion("Cyclone", on="Ninja Dojo", of=0, actions=["Poison"])
        .start()
    )
    play(game, "Ripped Off")
    pick(game, "Poison")
    assert power_of(game, "King Rex") == 7
    assert discard_pile(game, 0) == ["Poison", "Ripped Off"]


def test_it_is_the_transferred_action_and_not_ripped_off_that_affects_the_new_minion():
    game = (
        scenario(bases=["Jungle Oasis", "Ninja Dojo"], hand=["Ripped Off"])
        .action("Wildlife Preserve", on="Jungle Oasis", of=1)
        .minion("King Rex", on="Jungle Oasis", of=1)
        .minion("War Raptor", on="Ninja Dojo", of=1, actions=["Upgrade"])
        .start()
    )
    play(game, "Ripped Off")
    pick(game, "Upgrade")
    assert power_of(game, "King Rex") == 9


def test_ripped_off_does_not_transfer_an_action_that_it_does_not_affect():
    game = (
        scenario(bases=["Jungle Oasis", "Ninja Dojo"], hand=["Ripped Off"])
        .minion("Steam Queen", on="Ninja Dojo", of=1)
        .minion("King Rex", on="Jungle Oasis", of=1, actions=["Upgrade"])
        .start()
    )
    play(game, "Ripped Off")
    assert actions_on(game, "King Rex") == ["Upgrade"]


def test_ripped_off_does_nothing_where_there_is_no_second_minion_or_base():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Ripped Off"])
        .action("Wildlife Preserve", on="Jungle Oasis", of=1)
        .minion("King Rex", on="Jungle Oasis", of=1, actions=["Upgrade"])
        .start()
    )
    play(game, "Ripped Off")
    assert actions_on(game, "Jungle Oasis") == ["Wildlife Preserve"]
    assert actions_on(game, "King Rex") == ["Upgrade"]


# Trade Winds


def test_trade_winds_moves_two_minions_of_power_3_or_less_to_each_others_base():
    game = (
        scenario(bases=["Jungle Oasis", "Ninja Dojo"], hand=["Trade Winds"])
        .minion("Dust Devil", on="Jungle Oasis", of=0)
        .minion("Hoverbot", on="Ninja Dojo", of=1)
        .minion("Zapbot", on="Ninja Dojo", of=1, counters=2)
        .minion("Zapbot", on="Ninja Dojo", of=1)
        .start()
    )
    play(game, "Trade Winds")
    assert offered(game) == [
        "Dust Devil (2, Player 1, Jungle Oasis)",
        "Hoverbot (3, Player 2, Ninja Dojo)",
        "Zapbot (2, Player 2, Ninja Dojo)",
    ]
    pick(game, "Dust Devil", "Hoverbot")
    assert minions(game, "Jungle Oasis") == ["Hoverbot"]
    assert minions(game, "Ninja Dojo") == ["Zapbot", "Zapbot", "Dust Devil"]


def test_trade_winds_moves_nothing_with_only_one_minion_of_power_3_or_less():
    game = (
        scenario(bases=["Jungle Oasis", "Ninja Dojo"], hand=["Trade Winds"])
        .minion("Dust Devil", on="Jungle Oasis", of=0)
        .minion("Nukebot", on="Ninja Dojo", of=1)
        .start()
    )
    play(game, "Trade Winds")
    assert minions(game, "Jungle Oasis") == ["Dust Devil"]


def test_trade_winds_on_two_minions_of_one_base_moves_and_sets_off_nothing():
    game = (
        scenario(bases=["Trailer Park", "Ninja Dojo"], hand=["Trade Winds"])
        .minion("Dust Devil", on="Trailer Park", of=0)
        .minion("Zapbot", on="Trailer Park", of=1)
        .start()
    )
    play(game, "Trade Winds")
    assert minions(game, "Trailer Park") == ["Dust Devil", "Zapbot"]
    assert "move" not in events(game)
    assert (counters(game, "Dust Devil"), counters(game, "Zapbot")) == (0, 0)


def test_trade_winds_still_moves_the_other_minion_if_one_cannot_be_moved():
    game = (
        scenario(bases=["Jungle Oasis", "Ninja Dojo"], hand=["Trade Winds"], definitions=[Anchor])
        .minion("Dust Devil", on="Jungle Oasis", of=0)
        .minion("Zapbot", on="Ninja Dojo", of=1, actions=["Anchor"])
        .start()
    )
    play(game, "Trade Winds")
    assert minions(game, "Ninja Dojo") == ["Zapbot", "Dust Devil"]


# Whirlwinds


def test_whirlwinds_moves_any_number_of_your_minions_each_to_a_base_of_its_own():
    game = (
        scenario(bases=["Jungle Oasis", "Ninja Dojo", "Tar Pits"], hand=["Whirlwinds"])
        .minion("Cyclone", on="Jungle Oasis", of=0)
        .minion("Twister", on="Jungle Oasis", of=0)
        .minion("Dust Devil", on="Ninja Dojo", of=0)
        .minion("Zapbot", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Whirlwinds")
    assert offered(game) == [
        "Cyclone (4, Player 1, Jungle Oasis)",
        "Twister (3, Player 1, Jungle Oasis)",
        "Dust Devil (2, Player 1, Ninja Dojo)",
        "Done",
    ]
    pick(game, "Cyclone", "Tar Pits", "Twister", "Ninja Dojo", "done")
    assert minions(game, "Jungle Oasis") == ["Zapbot"]
    assert minions(game, "Ninja Dojo") == ["Dust Devil", "Twister"]
    assert minions(game, "Tar Pits") == ["Cyclone"]


def test_whirlwinds_may_move_none():
    game = (
        scenario(bases=["Jungle Oasis", "Ninja Dojo"], hand=["Whirlwinds"])
        .minion("Cyclone", on="Jungle Oasis", of=0)
        .start()
    )
    play(game, "Whirlwinds")
    pick(game, "done")
    assert minions(game, "Jungle Oasis") == ["Cyclone"]


# Tornado Alley


def test_tornado_alley_lets_who_plays_the_own_first_minion_of_the_turn_here_move_another_one_here():
    game = (
        scenario(bases=["Tornado Alley", "Jungle Oasis"], hand=["Dust Devil", "Dust Devil"])
        .plays(2, 0)
        .minion("Nukebot", on="Jungle Oasis", of=1)
        .minion("Cyclone", on="Jungle Oasis", of=0)
        .minion("Zapbot", on="Tornado Alley", of=1)
        .start()
    )
    play(game, "Dust Devil", on="Tornado Alley")
    assert asked(game) == (0, "Move a minion to Tornado Alley?")
    assert offered(game) == ["Nukebot (5, Player 2, Jungle Oasis)", "Cyclone (4, Player 1, Jungle Oasis)", "Pass"]
    pick(game, "Nukebot")
    assert minions(game, "Tornado Alley") == ["Zapbot", "Dust Devil", "Nukebot"]


def test_declining_tornado_alley_does_not_keep_it_for_the_second_minion():
    game = (
        scenario(bases=["Tornado Alley", "Jungle Oasis"], hand=["Dust Devil", "Dust Devil"])
        .plays(2, 0)
        .minion("Nukebot", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Dust Devil", on="Tornado Alley")
    pick(game, "pass")
    play(game, "Dust Devil", on="Tornado Alley")
    assert offered(game) == ["End your plays"]


def test_tornado_alley_counts_each_player_and_each_turn_by_itself():
    game = (
        scenario(bases=["Tornado Alley", "Jungle Oasis"], hand=["Dust Devil", "Dust Devil"])
        .minion("Nukebot", on="Jungle Oasis", of=1)
        .hand(1, "Zapbot")
        .start()
    )
    play(game, "Dust Devil", on="Tornado Alley")
    pick(game, "pass", "end")
    play(game, "Zapbot", on="Tornado Alley")
    assert asked(game) == (1, "Move a minion to Tornado Alley?")
    pick(game, "pass", "end")
    play(game, "Dust Devil", on="Tornado Alley")
    assert asked(game) == (0, "Move a minion to Tornado Alley?")


def test_who_played_the_minion_uses_tornado_alley_also_in_another_players_turn():
    game = (
        scenario(bases=["Tornado Alley", "Jungle Oasis"])
        .turn(1, "score_bases")
        .hand(0, "Shinobi")
        .minion("Nukebot", on="Tornado Alley", of=1, counters=20)
        .minion("Cyclone", on="Jungle Oasis", of=0)
        .start()
    )
    play(game, "Shinobi")
    assert asked(game) == (0, "Move a minion to Tornado Alley?")


def test_a_minion_played_elsewhere_first_does_not_use_up_tornado_alley():
    game = (
        scenario(bases=["Tornado Alley", "Jungle Oasis"], hand=["Dust Devil", "Dust Devil"])
        .plays(2, 0)
        .minion("Nukebot", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Dust Devil", on="Jungle Oasis")
    play(game, "Dust Devil", on="Tornado Alley")
    assert asked_by(game) == "Tornado Alley"


def test_tornado_alley_does_not_move_the_minion_that_was_just_played():
    game = (
        scenario(bases=["Tornado Alley", "Jungle Oasis"], hand=["Twister"])
        .minion("Nukebot", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Twister", on="Tornado Alley")
    pick(game, "Twister")  # its own ability first: it moves itself away
    assert minions(game, "Jungle Oasis") == ["Nukebot", "Twister"]
    assert offered(game) == ["Nukebot (5, Player 2, Jungle Oasis)", "Pass"]


def test_tornado_alley_does_nothing_for_a_minion_that_moves_here():
    game = (
        scenario(bases=["Tornado Alley", "Jungle Oasis"])
        .minion("Cyclone", on="Jungle Oasis", of=0)
        .minion("Nukebot", on="Jungle Oasis", of=1)
        .start()
    )
    use(game, "Cyclone")
    assert minions(game, "Tornado Alley") == ["Cyclone"]
    assert prompt(game) == PLAYS


# Trailer Park


def test_trailer_park_places_a_counter_on_each_minion_that_is_moved_here_whoever_controls_it():
    game = (
        scenario(bases=["Trailer Park", "Jungle Oasis"], hand=["Carried Away", "Carried Away"])
        .plays(0, 2)
        .minion("Nukebot", on="Jungle Oasis", of=1)
        .minion("Cyclone", on="Jungle Oasis", of=0)
        .start()
    )
    play(game, "Carried Away")
    pick(game, "Nukebot")
    play(game, "Carried Away")
    pick(game, "Cyclone")
    assert (counters(game, "Nukebot"), counters(game, "Cyclone")) == (1, 1)
    assert game.decision.question == "play_cards"


def test_trailer_park_gives_a_counter_for_every_arrival():
    game = (
        scenario(bases=["Trailer Park", "Jungle Oasis"], hand=["Carried Away"])
        .minion("Cyclone", on="Trailer Park", of=0)
        .start()
    )
    use(game, "Cyclone")
    assert counters(game, "Cyclone") == 0
    play(game, "Carried Away")
    assert counters(game, "Cyclone") == 1


def test_minions_that_move_to_trailer_park_together_each_get_a_counter_unasked():
    game = (
        scenario(bases=["Trailer Park", "Jungle Oasis"], hand=["Whirlwinds"])
        .minion("Cyclone", on="Jungle Oasis", of=0)
        .minion("Twister", on="Jungle Oasis", of=0)
        .start()
    )
    play(game, "Whirlwinds")
    pick(game, "Cyclone", "Twister")
    assert (counters(game, "Cyclone"), counters(game, "Twister")) == (1, 1)
    assert prompt(game) == PLAYS


def test_trailer_park_gives_nothing_for_a_minion_played_here():
    game = scenario(bases=["Trailer Park"], hand=["Cyclone"]).start()
    play(game, "Cyclone")
    assert counters(game, "Cyclone") == 0


def test_trailer_park_gives_its_counter_to_a_dust_devil_before_vp_are_awarded():
    game = (
        scenario(bases=["Trailer Park", "Cave of Shinies"])
        .turn(0, "score_bases")
        .minion("Nukebot", on="Trailer Park", of=1, counters=15)
        .minion("Dust Devil", on="Cave of Shinies", of=0, counters=18)
        .start()
    )
    pick(game, "yes")
    assert game.scores == (4, 2)  # 21 against 20


def test_trailer_park_gives_its_counter_to_a_minion_over_the_rainbow_before_vp_are_awarded():
    game = (
        scenario(bases=["Trailer Park", "Cave of Shinies"], hand=["Over the Rainbow"])
        .turn(0, "score_bases")
        .minion("Nukebot", on="Trailer Park", of=1, counters=15)
        .minion("Cyclone", on="Cave of Shinies", of=0, counters=16)
        .start()
    )
    play(game, "Over the Rainbow")
    assert game.scores == (4, 2)  # 21 against 20


def test_who_ignores_trailer_park_need_not_take_its_counter():
    game = (
        scenario(bases=["Trailer Park", "Jungle Oasis"], hand=["Infiltrate"])
        .minion("Cyclone", on="Jungle Oasis", of=0)
        .start()
    )
    play(game, "Infiltrate", on="Trailer Park")
    use(game, "Cyclone")
    assert asked(game) == (0, "Ignore the ability of Trailer Park?")
    pick(game, "yes")
    assert counters(game, "Cyclone") == 0


# Category 5


def category() -> Scenario:
    return scenario(bases=["Tar Pits", "Jungle Oasis", "Tortuga"])


def test_category_5_may_be_played_once_you_have_moved_two_minions_in_a_turn():
    game = (
        category()
        .titan("Category 5")
        .hand(0, "Shanghai", "Dinghy")
        .minion("Scout", on="Tar Pits", of=1)
        .minion("Buccaneer", on="Tar Pits")
        .plays(0, 2)
        .start()
    )
    play(game, "Shanghai")
    pick(game, "Tortuga")
    assert offered(game)[-1] == "End your plays"  # One so far, of another player.
    play(game, "Dinghy")
    pick(game, "Buccaneer", "Jungle Oasis")
    assert offered(game) == ["Jungle Oasis", "Pass"]  # Where you have a minion.
    pick(game, "Jungle Oasis")
    assert titans(game, "Jungle Oasis") == ["Category 5"]


def test_category_5_does_not_count_one_minion_twice():
    position = (
        category().titan("Category 5").hand(0, "Dinghy", "Full Sail").minion("Buccaneer", on="Tar Pits").plays(0, 2)
    )
    game = position.start()
    play(game, "Dinghy")
    pick(game, "Buccaneer", "Jungle Oasis")
    play(game, "Full Sail")
    pick(game, "Buccaneer", "Tar Pits")
    assert offered(game)[-1] == "End your plays"


def test_category_5_puts_one_counter_on_those_of_your_minions_that_moved_to_or_from_here_together():
    game = (
        category()
        .titan("Category 5", on="Tar Pits")
        .hand(0, "Full Sail")
        .minion("Buccaneer", on="Tar Pits")
        .minion("Saucy Wench", on="Tortuga")
        .minion("First Mate", on="Tortuga")
        .start()
    )
    play(game, "Full Sail")
    pick(game, "Buccaneer", "Jungle Oasis", "Saucy Wench", "Tar Pits", "First Mate", "Jungle Oasis")
    names = [label.partition(" (")[0] for label in offered(game)]
    assert names == ["Buccaneer", "Saucy Wench"]  # From here, to here; not the one that moved elsewhere.
    pick(game, "Saucy Wench")
    assert (power_of(game, "Saucy Wench"), power_of(game, "Buccaneer")) == (4, 4)
    assert offered(game)[-1] == "End your plays"


def test_category_5_ignores_other_players_minions():
    game = (
        category().titan("Category 5", on="Tar Pits").hand(0, "Shanghai").minion("Scout", on="Tar Pits", of=1).start()
    )
    play(game, "Shanghai")
    pick(game, "Tortuga")
    assert power_of(game, "Scout") == 3


def test_category_5_moves_or_grows():
    game = category().titan("Category 5", on="Tar Pits").start()
    use(game, "Category 5")
    pick(game, "move", "Tortuga")
    assert titans(game, "Tortuga") == ["Category 5"]
    other = category().titan("Category 5", on="Tar Pits").start()
    use(other, "Category 5")
    pick(other, "counter")
    assert total(other, "Tar Pits", 0) == 1
    assert minions(other, "Tar Pits") == []
    assert titan(other, "Category 5").counters == 1
