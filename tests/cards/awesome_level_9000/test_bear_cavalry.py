"""Bear Cavalry: every ability and every ruling that changes behaviour, in the order of the faction's file."""

import pytest

from smashup.engine import Action, CardInPlay, Effect, Minion, Source
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
    plays_left,
    power_of,
    prompt,
    scenario,
    titan,
    titans,
    total,
    use,
)

BORSCHT = "You're Pretty Much Borscht"
SCREWED = "You're Screwed"


class Mutiny(Action):
    """Take control of a minion."""

    name = "Mutiny"

    def on_play(self) -> Effect:
        target = yield from self.choose_minion("Take which minion?", self.minions())
        if target is not None:
            yield from self.take_control(target)


class Massacre(Action):
    """Destroy all minions."""

    name = "Massacre"

    def on_play(self) -> Effect:
        yield from self.destroy(self.minions())


class Offering(Action):
    """Destroy one of your minions to gain 1 VP. Draw a card."""

    name = "Offering"

    def on_play(self) -> Effect:
        target = yield from self.choose_minion("Destroy which?", self.minions(of=self.you))
        if (yield from self.destroy(target)):
            self.gain_vp()
        self.draw()


class Washout(Action):
    """Shuffle a minion into its owner's deck."""

    name = "Washout"

    def on_play(self) -> Effect:
        target = yield from self.choose_minion("Which?", self.minions())
        yield from self.shuffle_from_play(target)


class Caravan(Action):
    """Move all minions from one base to another, at the same time."""

    name = "Caravan"

    def on_play(self) -> Effect:
        origin = yield from self.choose_base("From where?")
        if origin is not None:
            base = yield from self.choose_base("To where?", self.bases(besides=origin))
            if base is not None:
                yield from self.move_together([(minion, base) for minion in origin.minions[:]])


class Wanderer(Minion):
    """Move this minion to another base."""

    name = "Wanderer"
    power = 4

    def on_play(self) -> Effect:
        yield from self.choose_and_move("Wander?", [self.card])


class Bodyguard(Minion):
    """Ongoing: This minion cannot be destroyed by other players."""

    name = "Bodyguard"
    power = 1

    def protects(self, card: CardInPlay, how: str, source: Source, actor: int) -> bool:
        return card is self.card and how == "destroy" and actor != self.you


class Twice(Action):
    """Destroy a minion. Destroy a minion."""

    name = "Twice"

    def on_play(self) -> Effect:
        for _ in range(2):
            target = yield from self.choose_minion("Destroy which?", self.minions())
            yield from self.destroy(target)


CARDS = [Mutiny, Massacre, Offering, Washout, Caravan, Wanderer, Bodyguard, Twice]


# General Ivan


def test_general_ivan_keeps_your_minions_on_every_base_from_being_destroyed():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"])
        .turn(1)
        .hand(1, "Seeing Stars")
        .minion("General Ivan", on="Jungle Oasis")
        .minion("Cub Scout", on="Tar Pits")
        .start()
    )
    play(game, "Seeing Stars")
    assert minions(game, "Tar Pits") == ["Cub Scout"]


def test_general_ivan_covers_himself():
    game = (
        scenario(bases=["Jungle Oasis"])
        .turn(1)
        .hand(1, "Ninja Master")
        .minion("General Ivan", on="Jungle Oasis")
        .start()
    )
    play(game, "Ninja Master", on="Jungle Oasis")
    pick(game, "General Ivan")
    assert minions(game, "Jungle Oasis", of=0) == ["General Ivan"]


def test_general_ivan_stops_your_own_cards_too():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Sacrifice"])
        .deck(0, "Summon", "Scry", "Portal", "Summon")
        .minion("General Ivan", on="Jungle Oasis")
        .minion("Cub Scout", on="Jungle Oasis")
        .start()
    )
    play(game, "Sacrifice")
    pick(game, "Cub Scout")
    assert minions(game, "Jungle Oasis") == ["General Ivan", "Cub Scout"]
    assert len(hand(game, 0)) == 3


def test_general_ivan_stops_base_abilities_too():
    game = (
        scenario(bases=["Ninja Dojo", "Jungle Oasis"])
        .turn(1, "score_bases")
        .minion("King Rex", on="Ninja Dojo", of=1, counters=11)
        .minion("General Ivan", on="Jungle Oasis")
        .start()
    )
    pick(game, "General Ivan")
    assert minions(game, "Jungle Oasis") == ["General Ivan"]


def test_general_ivan_does_not_stop_returning_moving_placing_or_control():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], definitions=CARDS)
        .turn(1)
        .hand(1, "Beam Up", "Shanghai", "Disintegrator", "Mutiny")
        .plays(actions=4)
        .minion("General Ivan", on="Jungle Oasis")
        .minion("Cub Scout", on="Jungle Oasis")
        .minion("Bear Cavalry", on="Jungle Oasis")
        .start()
    )
    play(game, "Beam Up")
    pick(game, "Cub Scout")
    assert hand(game, 0) == ["Cub Scout"]
    play(game, "Disintegrator")
    assert deck(game, 0) == ["Bear Cavalry"]
    play(game, "Shanghai")
    assert minions(game, "Tar Pits") == ["General Ivan"]
    play(game, "Mutiny")
    assert total(game, "Tar Pits", 1) == 6


def test_general_ivan_does_not_save_minions_from_the_discard_after_scoring():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"])
        .turn(0, "score_bases")
        .minion("General Ivan", on="Jungle Oasis", counters=6)
        .start()
    )
    assert hand(game, 0) == ["General Ivan"]  # Discarded, and reshuffled for the draw.


def test_general_ivan_protects_the_minions_of_whoever_controls_him():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Mutiny", "Massacre"], definitions=CARDS)
        .plays(actions=2)
        .minion("General Ivan", on="Jungle Oasis", of=1)
        .minion("Cub Scout", on="Jungle Oasis", of=1)
        .minion("Walker", on="Jungle Oasis", of=0)
        .start()
    )
    play(game, "Mutiny")
    pick(game, "General Ivan")
    play(game, "Massacre")
    assert minions(game, "Jungle Oasis") == ["General Ivan", "Walker"]


def test_general_ivan_protects_minions_you_control_and_not_those_you_only_own():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Massacre"], definitions=CARDS)
        .minion("General Ivan", on="Jungle Oasis")
        .minion("Walker", on="Jungle Oasis", of=0, owner=1)
        .minion("Cub Scout", on="Jungle Oasis", of=1, owner=0)
        .start()
    )
    play(game, "Massacre")
    assert minions(game, "Jungle Oasis") == ["General Ivan", "Walker"]


def test_general_ivan_when_one_effect_destroys_many_only_the_unprotected_go():
    game = (
        scenario(bases=["Jungle Oasis"])
        .turn(1)
        .hand(1, "Powderkeg")
        .minion("General Ivan", on="Jungle Oasis")
        .minion("Cub Scout", on="Jungle Oasis")
        .minion("Pirate King", on="Jungle Oasis", of=1, counters=4)
        .minion("First Mate", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Powderkeg")
    pick(game, "Pirate King")
    assert minions(game, "Jungle Oasis") == ["General Ivan", "Cub Scout"]


def test_general_ivan_a_cost_cannot_be_paid_with_a_protected_minion_but_a_separate_sentence_is_done():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Offering"], definitions=CARDS)
        .deck(0, "Commission")
        .minion("General Ivan", on="Jungle Oasis")
        .start()
    )
    play(game, "Offering")
    assert game.scores == (0, 0)
    assert hand(game, 0) == ["Commission"]
    assert minions(game, "Jungle Oasis") == ["General Ivan"]


# Polar Commando


def test_polar_commando_alone_has_6_power_whatever_others_have_there():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"])
        .minion("Polar Commando", on="Jungle Oasis")
        .minion("Cub Scout", on="Tar Pits")
        .minion("Walker", on="Jungle Oasis", of=1)
        .action("High Ground", on="Jungle Oasis")
        .start()
    )
    assert power_of(game, "Polar Commando") == 6
    pick(game, "end")
    pick(game, "end")
    assert power_of(game, "Polar Commando") == 6


def test_polar_commando_the_second_minion_of_yours_switches_it_off_and_on_again_when_it_is_gone():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Cub Scout", "Bear Rides You"])
        .minion("Polar Commando", on="Jungle Oasis")
        .start()
    )
    play(game, "Cub Scout", on="Jungle Oasis")
    assert power_of(game, "Polar Commando") == 4
    play(game, "Bear Rides You")
    pick(game, "Cub Scout")
    assert power_of(game, "Polar Commando") == 6


def test_two_polar_commandos_of_yours_switch_each_other_off():
    game = (
        scenario(bases=["Jungle Oasis"])
        .minion("Polar Commando", on="Jungle Oasis")
        .minion("Polar Commando", on="Jungle Oasis")
        .start()
    )
    assert total(game, "Jungle Oasis", 0) == 8


def test_polar_commandos_of_two_players_do_not_switch_each_other_off():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"])
        .minion("Polar Commando", on="Jungle Oasis", of=0)
        .minion("Polar Commando", on="Jungle Oasis", of=1)
        .duplicate_factions()
        .start()
    )
    assert (power_of(game, "Polar Commando", of=0), power_of(game, "Polar Commando", of=1)) == (6, 6)


@pytest.mark.parametrize("of", [0, 1])
def test_polar_commando_alone_cannot_be_destroyed_by_anybodys_card(of: int):
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Massacre"], definitions=CARDS)
        .minion("Polar Commando", on="Jungle Oasis", of=of)
        .start()
    )
    play(game, "Massacre")
    assert minions(game, "Jungle Oasis") == ["Polar Commando"]


def test_polar_commando_alone_cannot_be_destroyed_by_a_base():
    game = (
        scenario(bases=["Ninja Dojo", "Jungle Oasis"])
        .turn(1, "score_bases")
        .minion("King Rex", on="Ninja Dojo", of=1, counters=11)
        .minion("Polar Commando", on="Jungle Oasis")
        .start()
    )
    pick(game, "Polar Commando")
    assert minions(game, "Jungle Oasis") == ["Polar Commando"]


def test_polar_commando_is_destroyed_together_with_the_minion_that_keeps_it_company():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Massacre"], definitions=CARDS)
        .minion("Cub Scout", on="Jungle Oasis")
        .minion("Polar Commando", on="Jungle Oasis")
        .start()
    )
    play(game, "Massacre")
    assert minions(game, "Jungle Oasis") == []


def test_polar_commando_is_safe_again_once_it_is_alone():
    game = (
        scenario(bases=["Jungle Oasis"])
        .turn(1)
        .hand(1, "Seeing Stars", "Ninja Master")
        .minion("Cub Scout", on="Jungle Oasis")
        .minion("Polar Commando", on="Jungle Oasis")
        .start()
    )
    play(game, "Seeing Stars")
    play(game, "Ninja Master", on="Jungle Oasis")
    pick(game, "Polar Commando")
    assert minions(game, "Jungle Oasis", of=0) == ["Polar Commando"]


def test_polar_commando_can_be_returned():
    game = (
        scenario(bases=["Jungle Oasis"]).turn(1).hand(1, "Beam Up").minion("Polar Commando", on="Jungle Oasis").start()
    )
    play(game, "Beam Up")
    assert hand(game, 0) == ["Polar Commando"]


def test_polar_commando_looks_at_the_minions_of_its_controller():
    game = (
        scenario(bases=["Jungle Oasis"])
        .minion("Polar Commando", on="Jungle Oasis", of=1, owner=0)
        .minion("Cub Scout", on="Jungle Oasis", of=0)
        .start()
    )
    assert power_of(game, "Polar Commando") == 6


# Bear Cavalry


def test_bear_cavalry_must_move_another_players_minion_from_here_to_a_base_you_choose():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits", "The Mothership"], hand=["Bear Cavalry"])
        .minion("Walker", on="Jungle Oasis", of=1)
        .minion("Grave Digger", on="Jungle Oasis", of=1)
        .minion("Cub Scout", on="Jungle Oasis", of=0)
        .minion("Walker", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Bear Cavalry", on="Jungle Oasis")
    assert offered(game) == ["Walker (2, Player 2, Jungle Oasis)", "Grave Digger (4, Player 2, Jungle Oasis)"]
    pick(game, "Grave Digger")
    assert offered(game) == ["Tar Pits", "The Mothership"]
    pick(game, "The Mothership")
    assert minions(game, "The Mothership") == ["Grave Digger"]


def test_bear_cavalry_does_nothing_when_no_other_players_minion_is_here():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Bear Cavalry"])
        .minion("Walker", on="Tar Pits", of=1)
        .minion("Cub Scout", on="Jungle Oasis")
        .start()
    )
    play(game, "Bear Cavalry", on="Jungle Oasis")
    assert asked_by(game) is None
    assert minions(game, "Tar Pits") == ["Walker"]


def test_bear_cavalry_does_nothing_when_it_is_moved():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Bear Rides You"])
        .minion("Bear Cavalry", on="Jungle Oasis")
        .minion("Walker", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Bear Rides You")
    assert minions(game, "Tar Pits") == ["Walker", "Bear Cavalry"]


def test_bear_cavalry_may_choose_a_minion_that_cannot_be_moved_and_it_stays():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Bear Cavalry"])
        .minion("Walker", on="Jungle Oasis", of=1)
        .action("Superiority", on="Jungle Oasis", of=1)
        .duplicate_factions()
        .start()
    )
    play(game, "Bear Cavalry", on="Jungle Oasis")
    assert minions(game, "Jungle Oasis") == ["Walker", "Bear Cavalry"]


# Cub Scout


def test_cub_scout_destroys_another_players_weaker_minion_that_moves_here():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Shanghai"])
        .minion("Cub Scout", on="Tar Pits")
        .minion("Walker", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Shanghai")
    assert minions(game, "Tar Pits") == ["Cub Scout"]
    assert deck(game, 1) == ["Walker"]  # Destroyed, and buried by Tar Pits.


def test_cub_scout_leaves_a_minion_of_equal_power_alone():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Shanghai"])
        .minion("Cub Scout", on="Tar Pits")
        .minion("Invader", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Shanghai")
    assert minions(game, "Tar Pits") == ["Cub Scout", "Invader"]


def test_cub_scout_works_on_other_players_turns_and_whoever_moves_the_minion():
    game = (
        scenario(bases=["Jungle Oasis", "The Mothership"])
        .turn(1)
        .hand(1, "Way of Deception")
        .minion("Cub Scout", on="The Mothership")
        .minion("Ninja Acolyte", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Way of Deception")
    assert discard_pile(game, 1) == ["Ninja Acolyte", "Way of Deception"]


def test_cub_scout_works_when_a_base_moves_the_minion():
    game = (
        scenario(bases=["Mushroom Kingdom", "Tar Pits"])
        .turn(0, "start_turn")
        .minion("Cub Scout", on="Mushroom Kingdom")
        .minion("Walker", on="Tar Pits", of=1)
        .start()
    )
    pick(game, "Walker")
    assert discard_pile(game, 1) == ["Walker"]


def test_cub_scout_does_nothing_to_a_minion_that_is_played_here():
    game = scenario(bases=["Tar Pits"]).turn(1).hand(1, "Walker").minion("Cub Scout", on="Tar Pits").start()
    play(game, "Walker", on="Tar Pits")
    assert minions(game, "Tar Pits") == ["Cub Scout", "Walker"]


def test_cub_scout_does_nothing_to_your_own_minions_or_on_other_bases():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits", "The Mothership"], hand=["Shanghai", "Dinghy"])
        .plays(actions=2)
        .minion("Cub Scout", on="Tar Pits")
        .minion("First Mate", on="Jungle Oasis")
        .minion("Walker", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Dinghy")
    pick(game, "First Mate", "Tar Pits", "done")
    play(game, "Shanghai")
    pick(game, "The Mothership")
    assert minions(game, "Tar Pits") == ["Cub Scout", "First Mate"]
    assert minions(game, "The Mothership") == ["Walker"]


def test_cub_scout_compares_the_powers_that_apply_here():
    """The third War Raptor arrives with 2 + 3 power."""
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Shanghai"])
        .minion("Cub Scout", on="Tar Pits")
        .minion("War Raptor", on="Tar Pits", of=1)
        .minion("War Raptor", on="Tar Pits", of=1)
        .minion("War Raptor", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Shanghai")
    pick(game, "War Raptor", on="Jungle Oasis")
    assert minions(game, "Tar Pits", of=1) == ["War Raptor", "War Raptor", "War Raptor"]


def test_cub_scout_destroys_a_minion_that_loses_its_bonus_by_the_move():
    game = (
        scenario(bases=["The Central Brain", "Tar Pits"], hand=["Shanghai"])
        .minion("Cub Scout", on="Tar Pits")
        .minion("Walker", on="The Central Brain", of=1)
        .start()
    )
    assert power_of(game, "Walker") == 3
    play(game, "Shanghai")
    assert minions(game, "Tar Pits") == ["Cub Scout"]


def test_cub_scout_uses_its_own_current_power():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Shanghai"])
        .minion("Cub Scout", on="Tar Pits", counters=3)
        .minion("Supreme Overlord", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Shanghai")
    assert minions(game, "Tar Pits") == ["Cub Scout"]


def test_cub_scout_is_set_off_by_each_minion_that_arrives():
    game = (
        scenario(bases=["Jungle Oasis", "The Mothership"], hand=[BORSCHT])
        .minion("Polar Commando", on="Jungle Oasis")
        .minion("Cub Scout", on="The Mothership")
        .minion("Walker", on="Jungle Oasis", of=1)
        .minion("Grave Digger", on="Jungle Oasis", of=1)
        .minion("Tenacious Z", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, BORSCHT)
    pick(game, "Jungle Oasis")
    assert prompt(game) == "Which ability happens next?"
    assert offered(game) == [
        "Cub Scout because of Walker",
        "Cub Scout because of Grave Digger",
        "Cub Scout because of Tenacious Z",
    ]
    pick(game, "Cub Scout because of Walker", "Cub Scout because of Grave Digger")
    assert minions(game, "The Mothership") == ["Cub Scout", "Grave Digger"]


def test_cub_scout_is_not_set_off_by_a_minion_that_moves_here_at_the_same_time():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Caravan"], definitions=CARDS)
        .minion("Cub Scout", on="Jungle Oasis")
        .minion("Walker", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Caravan")
    pick(game, "Jungle Oasis")
    assert minions(game, "Tar Pits") == ["Cub Scout", "Walker"]


def test_cub_scout_cannot_destroy_what_cannot_be_destroyed():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Shanghai"])
        .minion("Cub Scout", on="Tar Pits", counters=4)
        .minion("Warbot", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Shanghai")
    assert minions(game, "Tar Pits") == ["Cub Scout", "Warbot"]


def test_a_second_cub_scout_does_not_pursue_a_minion_that_has_left():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits", "The Mothership"])
        .turn(1)
        .hand(1, "Dinghy")
        .minion("Cub Scout", on="Tar Pits", counters=3)
        .minion("Cub Scout", on="Tar Pits", counters=3)
        .minion("Buccaneer", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Dinghy")
    pick(game, "Buccaneer", "Tar Pits")
    assert prompt(game) == "Move Buccaneer to which base instead of destroying it?"
    pick(game, "The Mothership")
    assert minions(game, "The Mothership") == ["Buccaneer"]
    assert asked_by(game) is None


def test_the_destruction_is_credited_to_cub_scouts_controller():
    game = (
        scenario(bases=["Field of Honor", "Tar Pits"])
        .turn(1)
        .hand(1, "Way of Deception")
        .minion("Cub Scout", on="Field of Honor")
        .minion("Ninja Acolyte", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Way of Deception")
    assert game.scores == (1, 0)


# Bear Hug


def test_bear_hug_every_other_player_destroys_the_weakest_of_their_minions_on_all_bases():
    game = (
        scenario(players=4, bases=["Jungle Oasis", "The Mothership"], hand=["Bear Hug"])
        .minion("Cub Scout", on="Jungle Oasis")
        .minion("Grave Digger", on="Jungle Oasis", of=1)
        .minion("Walker", on="The Mothership", of=1)
        .minion("Invader", on="Jungle Oasis", of=2)
        .start()
    )
    play(game, "Bear Hug")
    assert minions(game, "Jungle Oasis") == ["Cub Scout", "Grave Digger"]
    assert minions(game, "The Mothership") == []
    assert (discard_pile(game, 1), discard_pile(game, 2), discard_pile(game, 3)) == (["Walker"], ["Invader"], [])


def test_bear_hug_compares_current_power():
    game = (
        scenario(bases=["Jungle Oasis", "The Mothership"], hand=["Bear Hug"])
        .minion("Walker", on="Jungle Oasis", of=1, counters=3)
        .minion("Grave Digger", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Bear Hug")
    assert minions(game, "Jungle Oasis") == ["Walker"]


def test_bear_hug_in_a_tie_the_minions_controller_picks_clockwise_from_the_current_player():
    game = (
        scenario(players=3, bases=["Jungle Oasis"])
        .turn(1)
        .hand(1, "Bear Hug")
        .minion("Walker", on="Jungle Oasis", of=0)
        .minion("Tenacious Z", on="Jungle Oasis", of=0)
        .minion("Zapbot", on="Jungle Oasis", of=2)
        .minion("Collector", on="Jungle Oasis", of=2)
        .start()
    )
    play(game, "Bear Hug")
    assert game.decision is not None
    assert (game.decision.player, offered(game)) == (
        2,
        ["Zapbot (2, Player 3, Jungle Oasis)", "Collector (2, Player 3, Jungle Oasis)"],
    )
    pick(game, "Collector")
    assert game.decision.player == 0
    pick(game, "Walker")
    assert minions(game, "Jungle Oasis") == ["Tenacious Z", "Zapbot"]


def test_bear_hug_a_weakest_minion_that_cannot_be_destroyed_survives_and_nothing_else_is_lost():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Bear Hug"])
        .minion("Warbot", on="Jungle Oasis", of=1)
        .minion("Nukebot", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Bear Hug")
    assert minions(game, "Jungle Oasis") == ["Warbot", "Nukebot"]


def test_bear_hug_is_stopped_by_a_protection_against_other_players_cards():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Bear Hug"])
        .minion("Walker", on="Jungle Oasis", of=1)
        .action("Superiority", on="Jungle Oasis", of=1)
        .duplicate_factions()
        .start()
    )
    play(game, "Bear Hug")
    assert minions(game, "Jungle Oasis") == ["Walker"]


def test_bear_hug_is_not_stopped_by_a_protection_against_other_players():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Bear Hug", "Massacre"], definitions=CARDS)
        .plays(actions=2)
        .minion("Bodyguard", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Massacre")
    assert minions(game, "Jungle Oasis") == ["Bodyguard"]
    play(game, "Bear Hug")
    assert minions(game, "Jungle Oasis") == []


def test_bear_hug_on_field_of_honor_each_player_who_destroys_their_own_minion_gains_the_vp():
    game = (
        scenario(players=3, bases=["Field of Honor"], hand=["Bear Hug"])
        .minion("Walker", on="Field of Honor", of=1)
        .minion("Zapbot", on="Field of Honor", of=2)
        .start()
    )
    play(game, "Bear Hug")
    assert game.scores == (0, 1, 1)


# Bear Necessities


def test_bear_necessities_destroys_any_action_on_a_minion_or_base_even_your_own():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Bear Necessities"])
        .minion("King Rex", on="Jungle Oasis", of=1, actions=["Upgrade"])
        .action("Overrun", on="Jungle Oasis", of=1)
        .action("High Ground", on="Jungle Oasis", of=0)
        .start()
    )
    play(game, "Bear Necessities")
    assert offered(game) == [
        "Overrun (Player 2, on Jungle Oasis)",
        "High Ground (Player 1, on Jungle Oasis)",
        "Upgrade (Player 2, on King Rex)",
    ]
    pick(game, "Upgrade")
    assert actions_on(game, "King Rex") == []
    assert discard_pile(game, 1) == ["Upgrade"]


def test_bear_necessities_sends_the_action_to_its_owners_discard_pile():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Bear Necessities"])
        .action("Overrun", on="Jungle Oasis", of=0, owner=1)
        .start()
    )
    play(game, "Bear Necessities")
    assert discard_pile(game, 1) == ["Overrun"]


def test_bear_necessities_does_nothing_to_an_action_that_steam_queen_protects():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Bear Necessities"])
        .minion("Steam Queen", on="Jungle Oasis", of=1)
        .action("Zeppelin", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Bear Necessities")
    assert actions_on(game, "Jungle Oasis") == ["Zeppelin"]


# Bear Rides You


def test_bear_rides_you_moves_one_of_your_minions_with_everything_on_it():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits", "The Mothership"], hand=["Bear Rides You"])
        .minion("King Rex", on="Jungle Oasis", counters=1, actions=["Upgrade"])
        .minion("Walker", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Bear Rides You")
    assert prompt(game) == "Move King Rex to which base?"
    pick(game, "Tar Pits")
    assert total(game, "Tar Pits", 0) == 10


def test_bear_rides_you_does_not_set_off_the_minions_own_play():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Bear Rides You"]).minion("Invader", on="Jungle Oasis")
    ).start()
    play(game, "Bear Rides You")
    assert minions(game, "Tar Pits") == ["Invader"]
    assert game.scores == (0, 0)


# Commission


def test_commission_plays_an_extra_minion_at_once_and_then_moves_another_players_minion_from_there():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Commission", "Cub Scout", "Polar Commando"])
        .minion("Walker", on="Jungle Oasis", of=1)
        .minion("Grave Digger", on="Jungle Oasis", of=1)
        .minion("Zombie Lord", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Commission")
    play(game, "Cub Scout", on="Jungle Oasis")
    assert offered(game) == ["Walker (2, Player 2, Jungle Oasis)", "Grave Digger (4, Player 2, Jungle Oasis)"]
    pick(game, "Walker")
    assert minions(game, "Tar Pits") == ["Zombie Lord", "Walker"]
    assert plays_left(game) == (1, 0)  # The normal minion play is still there.


def test_commission_is_optional_but_the_extra_minion_cannot_be_saved_for_later():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Commission", "Cub Scout"])
        .minion("Walker", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Commission")
    pick(game, "pass")
    assert minions(game, "Jungle Oasis") == ["Walker"]
    assert plays_left(game) == (1, 0)


def test_commission_without_another_players_minion_there_moves_nothing():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Commission", "Cub Scout"])
        .minion("Walker", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Commission")
    play(game, "Cub Scout", on="Jungle Oasis")
    assert asked_by(game) is None
    assert minions(game, "Tar Pits") == ["Walker"]


def test_commission_the_extra_minion_resolves_completely_before_the_move():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Commission", "Bear Cavalry"])
        .minion("Walker", on="Jungle Oasis", of=1)
        .minion("Grave Digger", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Commission")
    play(game, "Bear Cavalry", on="Jungle Oasis")
    assert asked_by(game) == "Bear Cavalry"
    pick(game, "Walker")
    assert minions(game, "Tar Pits") == ["Walker", "Grave Digger"]


def test_commission_moves_from_the_base_where_the_minion_was_played_even_if_it_has_moved_on():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Commission", "Wanderer"], definitions=CARDS)
        .minion("Walker", on="Jungle Oasis", of=1)
        .minion("Grave Digger", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Commission")
    play(game, "Wanderer", on="Jungle Oasis")
    assert minions(game, "Tar Pits") == ["Grave Digger", "Wanderer", "Walker"]
    assert minions(game, "Jungle Oasis") == []


def test_commission_may_play_spectre_from_the_discard_pile():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Commission"])
        .discard_pile(0, "Spectre")
        .minion("Walker", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Commission")
    play(game, "Spectre", on="Jungle Oasis")
    assert minions(game, "Jungle Oasis") == ["Spectre"]
    assert minions(game, "Tar Pits") == ["Walker"]


# High Ground


def test_high_ground_destroys_other_players_minions_that_move_here_whatever_their_power():
    game = (
        scenario(bases=["Jungle Oasis", "The Mothership"])
        .turn(1)
        .hand(1, "Dinghy")
        .minion("Polar Commando", on="The Mothership")
        .action("High Ground", on="The Mothership")
        .minion("Pirate King", on="Jungle Oasis", of=1)
        .minion("King Rex", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Dinghy")
    pick(game, "King Rex", "Pirate King")
    assert prompt(game) == "Which ability happens next?"
    pick(game, "High Ground because of King Rex")
    assert minions(game, "The Mothership") == ["Polar Commando"]
    assert discard_pile(game, 1) == ["King Rex", "Pirate King", "Dinghy"]


def test_high_ground_does_nothing_without_a_minion_of_yours():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Shanghai"])
        .action("High Ground", on="Tar Pits")
        .minion("Walker", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Shanghai")
    assert minions(game, "Tar Pits") == ["Walker"]


def test_high_ground_spares_minions_that_are_played_here_and_your_own():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Bear Rides You"])
        .hand(1, "Walker")
        .minion("Cub Scout", on="Tar Pits")
        .minion("Polar Commando", on="Jungle Oasis")
        .action("High Ground", on="Tar Pits")
        .start()
    )
    play(game, "Bear Rides You")
    pick(game, "Polar Commando")
    pick(game, "end")
    play(game, "Walker", on="Tar Pits")
    assert minions(game, "Tar Pits") == ["Cub Scout", "Polar Commando", "Walker"]


def test_high_ground_here_credits_its_controller_even_if_somebody_else_moved_the_minion():
    game = (
        scenario(bases=["Field of Honor", "Tar Pits"])
        .turn(1)
        .hand(1, "Way of Deception")
        .minion("Polar Commando", on="Field of Honor")
        .action("High Ground", on="Field of Honor")
        .minion("Ninja Acolyte", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Way of Deception")
    assert game.scores == (1, 0)


# Superiority


@pytest.mark.parametrize("card", ["Seeing Stars", "Shanghai", "Beam Up"])
def test_superiority_your_minions_here_cannot_be_destroyed_moved_or_returned_by_others(card: str):
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"])
        .turn(1)
        .hand(1, card)
        .minion("Cub Scout", on="Jungle Oasis")
        .action("Superiority", on="Jungle Oasis")
        .start()
    )
    play(game, card)
    assert minions(game, "Jungle Oasis") == ["Cub Scout"]


def test_superiority_does_not_stop_placing():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"])
        .turn(1)
        .hand(1, "Disintegrator")
        .minion("Cub Scout", on="Jungle Oasis")
        .action("Superiority", on="Jungle Oasis")
        .start()
    )
    play(game, "Disintegrator")
    assert deck(game, 0) == ["Cub Scout"]


def test_superiority_does_not_stop_shuffling():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], definitions=CARDS)
        .turn(1)
        .hand(1, "Washout")
        .minion("Cub Scout", on="Jungle Oasis")
        .action("Superiority", on="Jungle Oasis")
        .start()
    )
    play(game, "Washout")
    assert deck(game, 0) == ["Cub Scout"]


def test_superiority_does_not_stop_your_own_cards():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Bear Rides You", "Massacre"], definitions=CARDS)
        .plays(actions=2)
        .minion("Cub Scout", on="Jungle Oasis")
        .minion("Cub Scout", on="Jungle Oasis")
        .action("Superiority", on="Jungle Oasis")
        .start()
    )
    play(game, "Bear Rides You")
    game.choose(0)
    assert minions(game, "Tar Pits") == ["Cub Scout"]
    play(game, "Massacre")
    assert minions(game, "Jungle Oasis") == []


def test_superiority_does_not_stop_base_abilities():
    game = (
        scenario(bases=["Mushroom Kingdom", "Jungle Oasis"])
        .turn(1, "start_turn")
        .minion("Cub Scout", on="Jungle Oasis")
        .action("Superiority", on="Jungle Oasis")
        .start()
    )
    pick(game, "Cub Scout")
    assert minions(game, "Mushroom Kingdom") == ["Cub Scout"]


def test_superiority_does_not_stop_attached_actions_power_changes_or_control():
    game = (
        scenario(bases=["Jungle Oasis"], definitions=CARDS)
        .turn(1)
        .hand(1, "Poison", "Mutiny")
        .plays(actions=2)
        .minion("Polar Commando", on="Jungle Oasis")
        .action("Superiority", on="Jungle Oasis")
        .start()
    )
    play(game, "Poison", on="Polar Commando")
    pick(game, "done")
    assert power_of(game, "Polar Commando") == 2
    play(game, "Mutiny")
    assert total(game, "Jungle Oasis", 1) == 2


def test_superiority_covers_only_minions_you_control_on_this_base():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], definitions=CARDS)
        .turn(1)
        .hand(1, "Massacre")
        .minion("Cub Scout", on="Jungle Oasis")
        .minion("Cub Scout", on="Tar Pits")
        .minion("Walker", on="Jungle Oasis", of=1)
        .action("Superiority", on="Jungle Oasis")
        .start()
    )
    play(game, "Massacre")
    assert minions(game, "Jungle Oasis") == ["Cub Scout"]
    assert minions(game, "Tar Pits") == []


# You're Pretty Much Borscht


def test_borscht_moves_all_other_players_minions_from_a_base_of_yours_to_one_other_base():
    game = (
        scenario(players=3, bases=["Jungle Oasis", "Tar Pits", "The Mothership"], hand=[BORSCHT])
        .minion("Polar Commando", on="Jungle Oasis")
        .minion("Walker", on="Jungle Oasis", of=1)
        .minion("Zapbot", on="Jungle Oasis", of=2)
        .minion("Walker", on="Tar Pits", of=1)
        .start()
    )
    play(game, BORSCHT)
    assert prompt(game) == "Move them to which base?"  # Only one base has a minion of yours.
    assert offered(game) == ["Tar Pits", "The Mothership"]
    pick(game, "The Mothership")
    assert minions(game, "Jungle Oasis") == ["Polar Commando"]
    assert minions(game, "The Mothership") == ["Walker", "Zapbot"]


def test_borscht_leaves_those_who_cannot_be_moved():
    game = (
        scenario(players=3, bases=["Jungle Oasis", "Tar Pits"], hand=[BORSCHT])
        .minion("Polar Commando", on="Jungle Oasis")
        .minion("Walker", on="Jungle Oasis", of=1)
        .minion("Zapbot", on="Jungle Oasis", of=2)
        .action("Superiority", on="Jungle Oasis", of=1)
        .duplicate_factions()
        .start()
    )
    play(game, BORSCHT)
    assert minions(game, "Jungle Oasis") == ["Polar Commando", "Walker"]
    assert minions(game, "Tar Pits") == ["Zapbot"]


def test_borscht_may_be_played_without_effect():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=[BORSCHT]).minion("Walker", on="Jungle Oasis", of=1).start()
    )
    play(game, BORSCHT)
    assert minions(game, "Jungle Oasis") == ["Walker"]
    assert discard_pile(game, 0) == [BORSCHT]


def test_borscht_may_choose_a_base_of_yours_where_nobody_else_is():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=[BORSCHT])
        .minion("Polar Commando", on="Jungle Oasis")
        .minion("Cub Scout", on="Tar Pits")
        .minion("Walker", on="Tar Pits", of=1)
        .start()
    )
    play(game, BORSCHT)
    pick(game, "Jungle Oasis")
    assert minions(game, "Tar Pits") == ["Cub Scout", "Walker"]


# You're Screwed


def test_screwed_must_move_one_other_players_minion_from_a_base_where_you_have_a_minion():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits", "The Mothership"], hand=[SCREWED])
        .minion("Polar Commando", on="Jungle Oasis")
        .minion("Cub Scout", on="Tar Pits")
        .minion("Walker", on="Jungle Oasis", of=1)
        .minion("Grave Digger", on="Tar Pits", of=1)
        .minion("Zombie Lord", on="The Mothership", of=1)
        .start()
    )
    play(game, SCREWED)
    assert offered(game) == ["Walker (2, Player 2, Jungle Oasis)", "Grave Digger (4, Player 2, Tar Pits)"]
    pick(game, "Walker", "The Mothership")
    assert minions(game, "The Mothership") == ["Zombie Lord", "Walker"]


def test_screwed_does_nothing_where_you_have_no_minion():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=[SCREWED])
        .minion("Polar Commando", on="Jungle Oasis")
        .minion("Walker", on="Tar Pits", of=1)
        .start()
    )
    play(game, SCREWED)
    assert minions(game, "Tar Pits") == ["Walker"]
    assert discard_pile(game, 0) == [SCREWED]


# Field of Honor


def test_field_of_honor_gives_1_vp_to_the_player_who_destroys_a_minion_here():
    game = (
        scenario(bases=["Field of Honor", "Tar Pits"], hand=["Seeing Stars"])
        .minion("Walker", on="Field of Honor", of=1)
        .start()
    )
    play(game, "Seeing Stars")
    assert game.scores == (1, 0)


def test_field_of_honor_gives_nothing_for_minions_elsewhere():
    game = (
        scenario(bases=["Field of Honor", "Tar Pits"], hand=["Seeing Stars"])
        .minion("Walker", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Seeing Stars")
    assert game.scores == (0, 0)


def test_field_of_honor_gives_1_vp_for_several_minions_destroyed_at_once_here_and_elsewhere():
    game = (
        scenario(players=3, bases=["Field of Honor", "The Mothership"], hand=["Massacre"], definitions=CARDS)
        .minion("Walker", on="The Mothership", of=1)
        .minion("Walker", on="Field of Honor", of=1)
        .minion("Collector", on="Field of Honor", of=2)
        .minion("Cub Scout", on="Field of Honor", of=0)
        .start()
    )
    play(game, "Massacre")
    assert game.scores == (1, 0, 0)


def test_field_of_honor_gives_1_vp_for_each_separate_destruction():
    game = (
        scenario(bases=["Field of Honor", "Tar Pits"], hand=["Twice"], definitions=CARDS)
        .minion("Walker", on="Field of Honor", of=1)
        .minion("Zombie Lord", on="Field of Honor", of=1)
        .start()
    )
    play(game, "Twice")
    pick(game, "Walker")
    assert game.scores == (2, 0)


def test_field_of_honor_gives_1_vp_for_each_effect_to_the_player_who_carries_it_out():
    """Player 0 destroys Nukebot; Nukebot, of player 1, then destroys the two others at once."""
    game = (
        scenario(bases=["Field of Honor", "Tar Pits"], hand=["Ninja Master"])
        .minion("Nukebot", on="Field of Honor", of=1)
        .minion("Shinobi", on="Field of Honor", of=0)
        .start()
    )
    play(game, "Ninja Master", on="Field of Honor")
    pick(game, "Nukebot")
    pick(game, "Nukebot")
    assert minions(game, "Field of Honor") == []
    assert game.scores == (1, 1)


def test_field_of_honor_counts_the_destroyers_own_minions():
    game = (
        scenario(bases=["Field of Honor", "Tar Pits"], hand=["Sacrifice"])
        .minion("Cub Scout", on="Field of Honor")
        .start()
    )
    play(game, "Sacrifice")
    assert game.scores == (1, 0)


def test_field_of_honor_gives_nothing_for_a_minion_that_survives():
    game = (
        scenario(bases=["Field of Honor", "Tar Pits"], hand=["Ninja Master"])
        .minion("Warbot", on="Field of Honor", of=1)
        .start()
    )
    play(game, "Ninja Master", on="Field of Honor")
    pick(game, "Warbot")
    assert game.scores == (0, 0)


def test_field_of_honor_gives_nothing_for_a_minion_that_goes_elsewhere_instead():
    game = (
        scenario(bases=["Field of Honor", "Tar Pits"], hand=["Seeing Stars"])
        .minion("Captain Ahab", on="Field of Honor", of=1)
        .action("Escape Hatch", on="Field of Honor", of=1)
        .start()
    )
    play(game, "Seeing Stars")
    assert hand(game, 1) == ["Captain Ahab"]
    assert game.scores == (0, 0)


def test_field_of_honor_gives_nothing_for_the_cards_discarded_after_it_scores():
    game = (
        scenario(bases=["Field of Honor", "Tar Pits"])
        .turn(0, "score_bases")
        .minion("General Ivan", on="Field of Honor", counters=10)
        .minion("Walker", on="Field of Honor", of=1)
        .start()
    )
    assert game.scores == (3, 2)


def test_field_of_honor_a_player_who_ignores_it_may_forgo_the_vp():
    game = (
        scenario(bases=["Field of Honor", "Tar Pits"], hand=["Seeing Stars"])
        .minion("Walker", on="Field of Honor", of=1)
        .action("Infiltrate", on="Field of Honor")
        .start()
    )
    play(game, "Seeing Stars")
    assert prompt(game) == "Ignore the ability of Field of Honor?"
    pick(game, "yes")
    assert game.scores == (0, 0)


# Tsar's Palace


def test_tsars_palace_no_player_can_play_a_minion_of_power_2_or_less_here():
    game = scenario(bases=["Tsar's Palace", "Tar Pits"], hand=["Walker", "Cub Scout"]).start()
    assert offered(game) == [
        "Walker on Tar Pits",
        "Cub Scout on Tsar's Palace",
        "Cub Scout on Tar Pits",
        "End your plays",
    ]


def test_tsars_palace_looks_at_the_printed_power():
    """War Raptors would have 2 + 2 here."""
    game = (
        scenario(bases=["Tsar's Palace", "Tar Pits"], hand=["War Raptor"])
        .minion("War Raptor", on="Tsar's Palace", of=1)
        .duplicate_factions()
        .start()
    )
    assert offered(game) == ["War Raptor on Tar Pits", "End your plays"]


def test_tsars_palace_restricts_plays_from_the_discard_pile():
    game = (
        scenario(bases=["Tsar's Palace", "Tar Pits"], hand=["They Keep Coming"])
        .discard_pile(0, "Walker", "Grave Digger")
        .start()
    )
    play(game, "They Keep Coming")
    assert offered(game) == [
        "Walker on Tar Pits",
        "Grave Digger on Tsar's Palace",
        "Grave Digger on Tar Pits",
        "Pass",
    ]


def test_tsars_palace_does_not_keep_weak_minions_from_moving_here():
    game = (
        scenario(bases=["Tsar's Palace", "Tar Pits"], hand=["Bear Rides You"]).minion("Walker", on="Tar Pits").start()
    )
    play(game, "Bear Rides You")
    assert minions(game, "Tsar's Palace") == ["Walker"]


def test_tsars_palace_does_not_restrict_a_player_who_ignores_it():
    game = (
        scenario(bases=["Tsar's Palace", "Tar Pits"], hand=["Ninja Acolyte"])
        .action("Infiltrate", on="Tsar's Palace")
        .start()
    )
    play(game, "Ninja Acolyte", on="Tsar's Palace")
    assert minions(game, "Tsar's Palace") == ["Ninja Acolyte"]


# With the other factions of the set


def test_general_ivan_a_sprout_that_survives_still_brings_its_minion():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"])
        .turn(0, "start_turn")
        .deck(0, "Water Lily")
        .minion("General Ivan", on="Jungle Oasis")
        .minion("Sprout", on="Tar Pits")
        .start()
    )
    pick(game, "yes")
    play(game, "Water Lily", on="Tar Pits")
    assert minions(game, "Tar Pits") == ["Sprout", "Water Lily"]


def test_captain_ahab_that_sails_to_a_cub_scout_is_destroyed():
    game = (
        scenario(bases=["Jungle Oasis", "The Mothership"])
        .turn(1)
        .minion("Captain Ahab", on="Jungle Oasis", of=1)
        .action("Zeppelin", on="The Mothership", of=1)
        .minion("Cub Scout", on="The Mothership")
        .start()
    )
    use(game, "Captain Ahab")
    assert discard_pile(game, 1) == ["Captain Ahab"]


# Major Ursa


def ursa() -> Scenario:
    return scenario(bases=["Jungle Oasis", "Tar Pits", "Tortuga"]).titan("Major Ursa", on="Tar Pits")


def test_major_ursa_is_played_instead_of_the_regular_minion_play():
    game = scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Cub Scout"]).titan("Major Ursa").start()
    use(game, "Major Ursa")
    pick(game, "Jungle Oasis")
    assert titans(game, "Jungle Oasis") == ["Major Ursa"]
    assert "Cub Scout on Tar Pits" not in offered(game)


@pytest.mark.parametrize(("start", "to"), [("Tar Pits", "Jungle Oasis"), ("Jungle Oasis", "Tar Pits")])
def test_major_ursa_may_grow_when_another_players_minion_moves_to_or_from_its_base(start: str, to: str):
    game = ursa().hand(0, "Shanghai").minion("Scout", on=start, of=1).start()
    play(game, "Shanghai")
    pick(game, to)
    assert prompt(game) == "Place a +1 power counter on Major Ursa?"
    pick(game, "yes")
    assert total(game, "Tar Pits", 0) == 1


def test_major_ursa_does_not_grow_by_your_own_minions_or_moves_elsewhere():
    game = ursa().hand(0, "Shanghai", "Dinghy").minion("Scout", on="Jungle Oasis", of=1).plays(0, 2).start()
    play(game, "Shanghai")
    pick(game, "Tortuga")
    assert decider(game) == 0
    assert offered(game)[-1] == "End your plays"
    mine = ursa().hand(0, "Dinghy").minion("Cub Scout", on="Tar Pits").start()
    play(mine, "Dinghy")
    pick(mine, "Cub Scout", "Tortuga")
    assert titan(mine, "Major Ursa").counters == 0


def test_major_ursa_places_a_counter_on_a_minion_here_or_moves():
    game = ursa().minion("Cub Scout", on="Tar Pits").minion("Scout", on="Tortuga").start()
    use(game, "Major Ursa")
    pick(game, "counter")
    assert power_of(game, "Cub Scout") == 4
    other = ursa().start()
    use(other, "Major Ursa")
    pick(other, "move", "Tortuga")
    assert titans(other, "Tortuga") == ["Major Ursa"]
