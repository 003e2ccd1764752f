"""Sharks: every ability and every ruling that changes behaviour, in the order of the faction's file."""

import pytest

from smashup import Game
from smashup.engine import Action, BaseInPlay, CardInPlay, Effect, Minion, Source
from smashup.scenario import (
    Scenario,
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
    plain_minion,
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
from tests.rules.cards_for_tests import Massacre

PLAYS = "Play a card, use an ability, or end your plays."
ANSWER = "Play a card in answer?"
LASER = "Freakin' Laser Beam"


class Anchor(Action):
    """Play on a base. Ongoing: Minions here cannot be moved."""

    name = "Anchor"
    plays_on = "base"

    def protects(self, card: CardInPlay, how: str, source: Source, actor: int) -> bool:
        return how == "move" and card.at == self.card.at


class Pufferfish(Minion):
    """Place two +1 power counters on this minion."""

    name = "Pufferfish"
    power = 2

    def on_play(self) -> Effect:
        yield from self.place_counters(self.card, 2)


class FlyingFish(Minion):
    """Move this minion to another base."""

    name = "Flying Fish"
    power = 5

    def on_play(self) -> Effect:
        yield from self.choose_and_move("Move it.", [self.card])


class Treason(Action):
    """Each other player destroys one of their own minions."""

    name = "Treason"

    def on_play(self) -> Effect:
        for player in self.others:
            target = yield from self.choose_minion("Destroy one of yours.", self.minions(of=player), by=player)
            yield from self.destroy(target, by=player)


class Sinkhole(Action):
    """Destroy a minion, then its base."""

    name = "Sinkhole"

    def on_play(self) -> Effect:
        target = yield from self.choose_minion("Destroy which?", self.minions())
        if target is not None:
            base: BaseInPlay = self.base_of(target)
            yield from self.destroy(target)
            yield from self.destroy_base(base)
            self.replace_destroyed_base(base, None)


def asked(game: Game) -> tuple[int, str]:
    """Who is asked what."""
    assert game.decision is not None
    return game.decision.player, game.decision.prompt


def counters(game: Game, name: str, of: int | None = None) -> int:
    return minion(game, name, of).counters


# Megalodon


def test_megalodon_may_destroy_a_minion_of_power_4_or_less_of_any_player_here():
    game = (
        scenario(bases=["Ninja Dojo", "Jungle Oasis"], hand=["Megalodon"])
        .minion("Great White", on="Ninja Dojo", of=0)
        .minion("Warbot", on="Ninja Dojo", of=1, actions=["Upgrade"])
        .minion("Nukebot", on="Ninja Dojo", of=1, actions=[("Chum", 0)])
        .minion("Zapbot", on="Ninja Dojo", of=1)
        .minion("Zapbot", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Megalodon", on="Ninja Dojo")
    assert offered(game) == ["Great White (4, Player 1, Ninja Dojo)", "Zapbot (2, Player 2, Ninja Dojo)", "Pass"]
    pick(game, "Zapbot")
    assert minions(game, "Ninja Dojo") == ["Great White", "Warbot", "Nukebot", "Megalodon"]


def test_megalodon_need_not_destroy_anything_when_it_is_played():
    game = scenario(bases=["Ninja Dojo"], hand=["Megalodon"]).minion("Zapbot", on="Ninja Dojo", of=1).start()
    play(game, "Megalodon")
    pick(game, "pass")
    assert minions(game, "Ninja Dojo") == ["Zapbot", "Megalodon"]


def test_megalodon_may_destroy_a_minion_of_power_3_or_less_there_before_its_base_scores_in_any_players_turn():
    game = (
        scenario(bases=["Jungle Oasis", "Ninja Dojo"])
        .turn(1, "score_bases")
        .minion("Megalodon", on="Jungle Oasis", of=0)
        .minion("Warbot", on="Jungle Oasis", of=1)
        .minion("Hoverbot", on="Jungle Oasis", of=1)
        .minion("Zapbot", on="Ninja Dojo", of=1)
        .start()
    )
    assert asked(game) == (0, "Destroy a minion of power 3 or less here?")
    assert offered(game) == ["Hoverbot (3, Player 2, Jungle Oasis)", "Pass"]
    pick(game, "Hoverbot")
    assert game.scores == (2, 0)  # 5 against 4: the base scores although 9 is below its breakpoint (6.4)


def test_megalodon_does_nothing_before_another_base_scores():
    game = (
        scenario(bases=["Jungle Oasis", "Ninja Dojo"])
        .turn(0, "score_bases")
        .minion("Megalodon", on="Ninja Dojo", of=0)
        .minion("King Rex", on="Jungle Oasis", of=1, counters=5)
        .minion("Collector", on="Jungle Oasis", of=1)
        .minion("Collector", on="Ninja Dojo", of=1)
        .start()
    )
    assert game.scores == (0, 2)
    assert prompt(game) == PLAYS


def test_megalodon_comes_before_specials_from_hands_and_only_once():
    game = (
        scenario(bases=["Jungle Oasis"])
        .turn(0, "score_bases")
        .minion("Megalodon", on="Jungle Oasis", of=0)
        .minion("Ninja Master", on="Jungle Oasis", of=1)
        .minion("Ninja Acolyte", on="Jungle Oasis", of=1)
        .hand(1, "Shinobi")
        .start()
    )
    assert asked(game) == (0, "Destroy a minion of power 3 or less here?")
    pick(game, "Ninja Acolyte")
    assert asked(game) == (1, "Play a Special before Jungle Oasis scores?")
    play(game, "Shinobi")
    assert game.scores == (0, 2)


# Great White


def test_great_white_moves_and_destroys_a_minion_of_power_2_or_less_there():
    game = (
        scenario(bases=["Ninja Dojo", "Jungle Oasis", "Tar Pits"], hand=["Great White"])
        .minion("Zapbot", on="Jungle Oasis", of=1)
        .minion("Hoverbot", on="Jungle Oasis", of=1)
        .minion("Mako", on="Jungle Oasis", of=0)
        .minion("Zapbot", on="Ninja Dojo", of=1)
        .start()
    )
    play(game, "Great White", on="Ninja Dojo")
    use(game, "Great White")  # in the very turn it was played
    assert offered(game) == ["Jungle Oasis", "Tar Pits"]
    pick(game, "Jungle Oasis")
    assert offered(game) == ["Zapbot (2, Player 2, Jungle Oasis)", "Mako (2, Player 1, Jungle Oasis)"]
    pick(game, "Zapbot")
    assert minions(game, "Jungle Oasis") == ["Hoverbot", "Mako", "Great White"]
    assert offered(game) == ["End your plays"]  # once in a turn


def test_great_white_must_destroy_a_minion_of_its_own_side_if_no_other_fits():
    game = (
        scenario(bases=["Ninja Dojo", "Jungle Oasis"])
        .minion("Great White", on="Ninja Dojo")
        .minion("Mako", on="Jungle Oasis")
        .start()
    )
    use(game, "Great White")
    assert minions(game, "Jungle Oasis") == ["Great White"]


def test_great_white_just_moves_where_no_minion_of_power_2_or_less_is():
    game = (
        scenario(bases=["Ninja Dojo", "Jungle Oasis"])
        .minion("Great White", on="Ninja Dojo")
        .minion("Hoverbot", on="Jungle Oasis", of=1)
        .start()
    )
    use(game, "Great White")
    assert minions(game, "Jungle Oasis") == ["Hoverbot", "Great White"]


@pytest.mark.parametrize("where", [["Ninja Dojo"], ["Ninja Dojo", "Jungle Oasis"]])
def test_great_white_that_cannot_be_moved_destroys_nothing(where: list[str]):
    position = scenario(bases=where, definitions=[Anchor]).minion("Great White", on="Ninja Dojo")
    game = position.action("Anchor", on="Ninja Dojo", of=1).minion("Zapbot", on=where[-1], of=1).start()
    use(game, "Great White")
    assert "Great White" in minions(game, "Ninja Dojo")
    assert "Zapbot" in minions(game, where[-1])


# Hammerhead


def test_clarification_hammerhead_gets_a_counter_for_each_minion_destroyed_at_once():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Feeding Frenzy"])
        .minion("Hammerhead", on="Jungle Oasis")
        .minion("Zapbot", on="Jungle Oasis", of=1)
        .minion("Zapbot", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Feeding Frenzy")
    pick(game, "Zapbot", "Zapbot")
    assert prompt(game) == PLAYS
    assert (counters(game, "Hammerhead"), power_of(game, "Hammerhead")) == (2, 5)


def test_hammerhead_does_not_care_whose_minion_it_was_nor_who_destroyed_it():
    game = (
        scenario(bases=["Jungle Oasis", "Ninja Dojo"])
        .turn(1)
        .hand(1, "Seeing Stars")
        .minion("Hammerhead", on="Jungle Oasis", of=0)
        .minion("Ninja Acolyte", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Seeing Stars")
    pick(game, "Ninja Acolyte")
    assert counters(game, "Hammerhead") == 1


def test_hammerhead_gets_nothing_for_a_minion_destroyed_on_another_base():
    game = (
        scenario(bases=["Jungle Oasis", "Ninja Dojo"], hand=["Torn Apart"])
        .minion("Hammerhead", on="Jungle Oasis", counters=1)
        .minion("Zapbot", on="Ninja Dojo", of=1)
        .start()
    )
    play(game, "Torn Apart")
    assert minions(game, "Ninja Dojo") == []
    assert counters(game, "Hammerhead") == 1


def test_hammerhead_gets_nothing_for_minions_discarded_after_scoring():
    """The Grey Opal lets it sail away; the others there go to the discard pile without being destroyed (6.10)."""
    game = (
        scenario(bases=["The Grey Opal", "Ninja Dojo"])
        .turn(0, "score_bases")
        .minion("Hammerhead", on="The Grey Opal", of=0)
        .minion("King Rex", on="The Grey Opal", of=1, counters=7)
        .minion("War Raptor", on="The Grey Opal", of=1)
        .start()
    )
    pick(game, "Hammerhead")
    assert minions(game, "Ninja Dojo") == ["Hammerhead"]
    assert counters(game, "Hammerhead") == 0


def test_hammerhead_destroyed_together_with_others_gets_nothing():
    """Nor is anybody asked when it gets that nothing: Cave of Shinies just pays both owners."""
    game = (
        scenario(bases=["Cave of Shinies"], hand=["Massacre"], definitions=[Massacre])
        .minion("Hammerhead", on="Cave of Shinies", of=0)
        .minion("Zapbot", on="Cave of Shinies", of=1)
        .start()
    )
    play(game, "Massacre")
    assert prompt(game) == PLAYS
    assert game.scores == (1, 1)
    assert "counter" not in events(game)


def test_hammerhead_that_is_destroyed_alone_gets_nothing():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Torn Apart"])
        .deck(0, "Mako")
        .minion("Hammerhead", on="Jungle Oasis")
        .start()
    )
    play(game, "Torn Apart")
    pick(game, "pass")
    assert discard_pile(game, 0) == ["Hammerhead", "Torn Apart"]
    assert "counter" not in events(game)


# Mako


def test_mako_may_be_played_where_you_destroyed_a_minion_and_costs_no_play():
    game = (
        scenario(bases=["Jungle Oasis", "Ninja Dojo"], hand=["Torn Apart", "Mako"])
        .minion("Zapbot", on="Ninja Dojo", of=1)
        .minion("Zapbot", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Torn Apart")
    pick(game, "Zapbot", on="Ninja Dojo")
    assert asked(game) == (0, ANSWER)
    assert offered(game) == ["Mako on Ninja Dojo", "Pass"]
    play(game, "Mako")
    assert minions(game, "Ninja Dojo") == ["Mako"]
    assert plays_left(game) == (1, 0)


def test_mako_need_not_be_played_and_only_at_once():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Torn Apart", "Mako"])
        .plays(0, 1)
        .minion("Zapbot", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Torn Apart")
    pick(game, "pass")
    assert offered(game) == ["End your plays"]


def test_a_mako_drawn_by_torn_apart_is_in_time_for_what_torn_apart_destroyed():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Torn Apart"])
        .deck(0, "Mako")
        .minion("Zapbot", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Torn Apart")
    play(game, "Mako")
    assert minions(game, "Jungle Oasis") == ["Mako"]


def test_several_makos_may_answer_one_destruction():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Torn Apart", "Mako", "Mako", "Mako"])
        .minion("Zapbot", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Torn Apart")
    play(game, "Mako")
    play(game, "Mako")
    pick(game, "pass")
    assert minions(game, "Jungle Oasis") == ["Mako", "Mako"]
    assert hand(game, 0) == ["Mako"]


def test_minions_destroyed_together_on_two_bases_are_answered_in_one_round():
    game = (
        scenario(bases=["Jungle Oasis", "Ninja Dojo"], hand=["Survival of the Fittest", "Mako", "Mako"])
        .minion("King Rex", on="Jungle Oasis", of=0)
        .minion("Zapbot", on="Jungle Oasis", of=1)
        .minion("Warbot", on="Ninja Dojo", of=1)
        .minion("Zapbot", on="Ninja Dojo", of=1)
        .start()
    )
    play(game, "Survival of the Fittest")
    assert offered(game)[:2] == ["Mako on Jungle Oasis", "Mako on Ninja Dojo"]
    pick(game, "pass")
    assert prompt(game) == PLAYS


def test_mako_answers_the_destruction_of_your_own_minion():
    game = scenario(bases=["Jungle Oasis"], hand=["Torn Apart", "Mako"]).minion("Mako", on="Jungle Oasis").start()
    play(game, "Torn Apart")
    play(game, "Mako")
    assert minions(game, "Jungle Oasis") == ["Mako"]


def test_mako_does_not_answer_what_another_player_destroyed():
    game = (
        scenario(bases=["Jungle Oasis"])
        .turn(1)
        .hand(1, "Seeing Stars")
        .hand(0, "Mako")
        .minion("Mako", on="Jungle Oasis", of=0)
        .start()
    )
    play(game, "Seeing Stars")
    assert asked(game) == (1, PLAYS)


def test_mako_answers_a_base_ability_you_use():
    game = (
        scenario(bases=["Ninja Dojo", "Jungle Oasis"])
        .turn(1, "score_bases")
        .hand(0, "Mako")
        .minion("Megalodon", on="Ninja Dojo", of=0, counters=13)
        .minion("Zapbot", on="Jungle Oasis", of=1)
        .start()
    )
    pick(game, "Zapbot")  # with Ninja Dojo, after it scored
    assert asked(game) == (0, ANSWER)
    play(game, "Mako", on="Jungle Oasis")
    assert minions(game, "Jungle Oasis") == ["Mako"]


def test_mako_answers_a_talent():
    game = (
        scenario(bases=["Ninja Dojo", "Jungle Oasis"], hand=["Mako"])
        .minion("Great White", on="Ninja Dojo")
        .minion("Zapbot", on="Jungle Oasis", of=1)
        .start()
    )
    use(game, "Great White")
    assert offered(game) == ["Mako on Jungle Oasis", "Pass"]


def test_a_mako_played_before_a_base_scores_counts_for_that_scoring():
    game = (
        scenario(bases=["Jungle Oasis", "Ninja Dojo"])
        .turn(1, "score_bases")
        .hand(0, "Mako")
        .minion("Megalodon", on="Jungle Oasis", of=0)
        .minion("Nukebot", on="Jungle Oasis", of=1, counters=1)
        .minion("Zapbot", on="Jungle Oasis", of=1)
        .start()
    )
    pick(game, "Zapbot")
    play(game, "Mako", on="Jungle Oasis")
    assert game.scores == (2, 0)  # 7 against 6


def test_the_player_who_is_made_to_destroy_a_minion_destroyed_it():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Treason", "Mako"], definitions=[Treason])
        .minion("Zapbot", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Treason")
    assert minions(game, "Jungle Oasis") == []
    assert asked(game) == (0, PLAYS)


def test_the_player_who_is_made_to_destroy_a_minion_may_answer_with_mako():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Treason"], definitions=[Treason])
        .hand(1, "Mako")
        .minion("Hammerhead", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Treason")
    assert asked(game) == (1, ANSWER)
    play(game, "Mako")
    assert minions(game, "Jungle Oasis", of=1) == ["Mako"]


def test_cards_in_play_that_the_destruction_set_off_come_before_mako():
    game = (
        scenario(bases=["Shark Reef"], hand=["Torn Apart", "Mako"])
        .minion("Hammerhead", on="Shark Reef", of=0, actions=["Chum"], counters=1)
        .minion("Zapbot", on="Shark Reef", of=1)
        .start()
    )
    play(game, "Torn Apart")
    assert prompt(game) == "Which ability happens next?"
    pick(game, "Hammerhead", "Chum")
    assert asked_by(game) == "Shark Reef"
    pick(game, "Hammerhead")
    assert counters(game, "Hammerhead") == 4
    assert prompt(game) == ANSWER


def test_mako_is_not_played_where_minions_cannot_be_played():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Torn Apart", "Mako"])
        .action("Overrun", on="Jungle Oasis", of=1)
        .minion("Walker", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Torn Apart")
    assert minions(game, "Jungle Oasis") == []
    assert prompt(game) == PLAYS


def test_mako_is_not_played_on_a_base_that_is_gone():
    game = (
        scenario(bases=["Jungle Oasis", "Ninja Dojo"], hand=["Sinkhole", "Mako"], definitions=[Sinkhole])
        .base_deck("Tar Pits")
        .minion("Zapbot", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Sinkhole")
    assert bases(game) == ["Tar Pits", "Ninja Dojo"]
    assert prompt(game) == PLAYS


def test_mako_is_played_like_any_minion_as_well():
    game = scenario(bases=["Jungle Oasis"], hand=["Mako"]).start()
    play(game, "Mako")
    assert minions(game, "Jungle Oasis") == ["Mako"]
    assert plays_left(game) == (0, 1)


# Air Jaws


def test_air_jaws_moves_one_of_your_minions_and_destroys_a_minion_of_power_3_or_less_there():
    game = (
        scenario(bases=["Ninja Dojo", "Jungle Oasis"], hand=["Air Jaws"])
        .minion("Hammerhead", on="Ninja Dojo", of=0)
        .minion("Hoverbot", on="Jungle Oasis", of=1)
        .minion("Warbot", on="Jungle Oasis", of=1)
        .minion("Zapbot", on="Ninja Dojo", of=1)
        .start()
    )
    play(game, "Air Jaws")
    assert offered(game) == ["Hoverbot (3, Player 2, Jungle Oasis)", "Hammerhead (3, Player 1, Jungle Oasis)"]
    pick(game, "Hoverbot")
    assert minions(game, "Jungle Oasis") == ["Warbot", "Hammerhead"]
    assert minions(game, "Ninja Dojo") == ["Zapbot"]


def test_air_jaws_destroys_the_minion_it_moved_if_no_other_fits():
    game = (
        scenario(bases=["Ninja Dojo", "Jungle Oasis"], hand=["Air Jaws"])
        .minion("Mako", on="Ninja Dojo")
        .minion("Warbot", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Air Jaws")
    assert minions(game, "Jungle Oasis") == ["Warbot"]
    assert discard_pile(game, 0) == ["Mako", "Air Jaws"]


def test_air_jaws_destroys_nothing_where_you_have_no_minion_to_move():
    game = (
        scenario(bases=["Ninja Dojo", "Jungle Oasis"], hand=["Air Jaws"])
        .minion("Zapbot", on="Ninja Dojo", of=1)
        .start()
    )
    play(game, "Air Jaws")
    assert minions(game, "Ninja Dojo") == ["Zapbot"]
    assert discard_pile(game, 0) == ["Air Jaws"]


def test_air_jaws_destroys_nothing_if_the_minion_did_not_move():
    game = (
        scenario(bases=["Ninja Dojo", "Jungle Oasis"], hand=["Air Jaws"], definitions=[Anchor])
        .action("Anchor", on="Ninja Dojo", of=1)
        .minion("Mako", on="Ninja Dojo")
        .minion("Zapbot", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Air Jaws")
    assert minions(game, "Ninja Dojo") == ["Mako"]
    assert minions(game, "Jungle Oasis") == ["Zapbot"]


# Blood in the Water


def test_blood_in_the_water_gives_an_extra_minion_of_printed_power_3_or_less_here():
    game = (
        scenario(bases=["Jungle Oasis", "Ninja Dojo"], hand=["Torn Apart", "Hammerhead", "Great White"])
        .plays(0, 1)
        .action("Blood in the Water", on="Jungle Oasis")
        .minion("Zapbot", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Torn Apart")
    assert offered(game) == ["Hammerhead on Jungle Oasis", "End your plays"]  # it may wait, with its limits (4.2)
    play(game, "Hammerhead")
    assert plays_left(game) == (0, 0)


def test_blood_in_the_water_speaks_of_its_controller_whoever_destroyed_whichever_minion():
    game = (
        scenario(bases=["Jungle Oasis"])
        .turn(1)
        .hand(1, "Seeing Stars")
        .hand(0, "Hammerhead", "Great White")
        .action("Blood in the Water", on="Jungle Oasis", of=0)
        .minion("Ninja Acolyte", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Seeing Stars")
    assert asked(game) == (0, "Play an extra minion now?")  # in another player's turn: now or never (4.3)
    assert offered(game) == ["Hammerhead on Jungle Oasis", "Pass"]
    pick(game, "pass")
    assert asked(game) == (1, PLAYS)


def test_blood_in_the_water_is_now_or_never_outside_the_play_cards_phase():
    game = (
        scenario(bases=["Jungle Oasis"])
        .turn(0, "score_bases")
        .hand(0, "Hammerhead")
        .action("Blood in the Water", on="Jungle Oasis")
        .minion("Megalodon", on="Jungle Oasis", of=0)
        .minion("Nukebot", on="Jungle Oasis", of=1)
        .minion("Zapbot", on="Jungle Oasis", of=1)
        .start()
    )
    pick(game, "Zapbot")
    assert prompt(game) == "Play an extra minion now?"
    play(game, "Hammerhead")
    assert game.scores == (2, 0)  # 8 against 5


@pytest.mark.parametrize(("copies", "extra"), [(1, 2), (2, 4)])
def test_blood_in_the_water_gives_one_extra_minion_for_each_destroyed_minion_and_each_copy(copies: int, extra: int):
    position = (
        scenario(bases=["Jungle Oasis"], hand=["Feeding Frenzy"])
        .plays(0, 1)
        .minion("Zapbot", on="Jungle Oasis", of=1)
        .minion("Zapbot", on="Jungle Oasis", of=1)
    )
    for _ in range(copies):
        position.action("Blood in the Water", on="Jungle Oasis")
    game = position.start()
    play(game, "Feeding Frenzy")
    pick(game, "Zapbot", "Zapbot")
    assert prompt(game) == PLAYS
    assert plays_left(game) == (extra, 0)


def test_the_current_player_orders_blood_in_the_water_on_two_bases():
    game = (
        scenario(bases=["Jungle Oasis", "Ninja Dojo"])
        .turn(1)
        .hand(1, "Survival of the Fittest")
        .hand(0, "Hammerhead")
        .action("Blood in the Water", on="Jungle Oasis", of=0)
        .action("Blood in the Water", on="Ninja Dojo", of=0)
        .minion("King Rex", on="Jungle Oasis", of=1)
        .minion("Great White", on="Jungle Oasis", of=0)
        .minion("Armor Stego", on="Ninja Dojo", of=1)
        .minion("Mako", on="Ninja Dojo", of=0)
        .start()
    )
    play(game, "Survival of the Fittest")
    assert asked(game) == (1, "Which ability happens next?")
    assert offered(game) == [
        "Blood in the Water (Player 1, on Jungle Oasis)",
        "Blood in the Water (Player 1, on Ninja Dojo)",
    ]
    pick(game, "Blood in the Water", at="Jungle Oasis")
    assert asked(game) == (0, "Play an extra minion now?")
    assert offered(game) == ["Hammerhead on Jungle Oasis", "Pass"]


def test_blood_in_the_water_does_nothing_for_a_minion_destroyed_elsewhere():
    game = (
        scenario(bases=["Jungle Oasis", "Ninja Dojo"], hand=["Torn Apart", "Hammerhead"])
        .plays(0, 1)
        .action("Blood in the Water", on="Jungle Oasis")
        .minion("Zapbot", on="Ninja Dojo", of=1)
        .start()
    )
    play(game, "Torn Apart")
    assert plays_left(game) == (0, 0)


def test_the_extra_minion_of_blood_in_the_water_comes_before_mako_from_hand():
    game = (
        scenario(bases=["Jungle Oasis"])
        .turn(1)
        .hand(0, "Mako")
        .action("Blood in the Water", on="Jungle Oasis", of=0)
        .minion("Megalodon", on="Jungle Oasis", of=0)
        .minion("King Rex", on="Jungle Oasis", of=1)
        .minion("War Raptor", on="Jungle Oasis", of=1)
        .start()
    )
    pick(game, "end")
    pick(game, "War Raptor")  # Megalodon, before Jungle Oasis scores
    assert prompt(game) == "Play an extra minion now?"
    pick(game, "pass")
    assert prompt(game) == ANSWER


# Chum


def test_clarification_chum_the_minion_destroyed_can_be_at_any_base():
    game = (
        scenario(bases=["Jungle Oasis", "Ninja Dojo"], hand=["Torn Apart"])
        .minion("Mako", on="Jungle Oasis", actions=["Chum"])
        .minion("Zapbot", on="Ninja Dojo", of=1)
        .start()
    )
    play(game, "Torn Apart")
    pick(game, "Zapbot")
    assert counters(game, "Mako") == 1


def test_chum_gives_a_counter_for_each_minion_destroyed_at_once_without_asking():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Feeding Frenzy"])
        .minion("Great White", on="Jungle Oasis", actions=["Chum"])
        .minion("Zapbot", on="Jungle Oasis", of=1)
        .minion("Zapbot", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Feeding Frenzy")
    pick(game, "Zapbot", "Zapbot")
    assert prompt(game) == PLAYS
    assert counters(game, "Great White") == 2


def test_chum_may_be_played_on_any_players_minion():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Chum", "Torn Apart"])
        .plays(0, 2)
        .minion("Warbot", on="Jungle Oasis", of=1)
        .minion("Mako", on="Jungle Oasis", of=0)
        .start()
    )
    play(game, "Chum", on="Warbot")
    play(game, "Torn Apart")
    assert counters(game, "Warbot") == 1


def test_chum_is_discarded_without_a_counter_when_its_minion_is_destroyed():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Torn Apart"])
        .deck(0, "Great White")
        .minion("Zapbot", on="Jungle Oasis", of=1, actions=[("Chum", 0)])
        .start()
    )
    play(game, "Torn Apart")
    assert discard_pile(game, 0) == ["Chum", "Torn Apart"]
    assert "counter" not in events(game)


# Dangerous Waters


def test_dangerous_waters_takes_2_power_from_a_minion_here_until_the_end_of_the_turn():
    game = (
        scenario(bases=["Jungle Oasis", "Ninja Dojo"], hand=["Dangerous Waters"])
        .minion("Hammerhead", on="Jungle Oasis", of=0)
        .minion("Warbot", on="Jungle Oasis", of=1)
        .minion("Nukebot", on="Ninja Dojo", of=1)
        .start()
    )
    play(game, "Dangerous Waters", on="Jungle Oasis")
    use(game, "Dangerous Waters")  # in the very turn it was played
    assert offered(game) == ["Hammerhead (3, Player 1, Jungle Oasis)", "Warbot (4, Player 2, Jungle Oasis)"]
    pick(game, "Warbot")
    assert power_of(game, "Warbot") == 2
    assert offered(game) == ["End your plays"]
    pick(game, "end")
    assert power_of(game, "Warbot") == 4


def test_dangerous_waters_takes_no_more_power_than_there_is():
    game = (
        scenario(bases=["Jungle Oasis"])
        .action("Dangerous Waters", on="Jungle Oasis")
        .minion("Microbot Guard", on="Jungle Oasis", of=1)
        .start()
    )
    use(game, "Dangerous Waters")
    assert power_of(game, "Microbot Guard") == 0


def test_the_penalty_of_dangerous_waters_stays_on_a_minion_that_moves():
    game = (
        scenario(bases=["Jungle Oasis", "Ninja Dojo"], hand=["Invasion"])
        .action("Dangerous Waters", on="Jungle Oasis")
        .minion("Warbot", on="Jungle Oasis", of=1)
        .start()
    )
    use(game, "Dangerous Waters")
    play(game, "Invasion")
    assert minions(game, "Ninja Dojo") == ["Warbot"]
    assert power_of(game, "Warbot") == 2


def test_dangerous_waters_is_its_controllers_to_use():
    game = (
        scenario(bases=["Jungle Oasis"])
        .action("Dangerous Waters", on="Jungle Oasis", of=1)
        .minion("Hammerhead", on="Jungle Oasis", of=0)
        .duplicate_factions()
        .start()
    )
    assert offered(game) == ["End your plays"]


# Feeding Frenzy


def test_feeding_frenzy_destroys_any_number_of_minions_of_power_2_or_less_on_one_base():
    game = (
        scenario(bases=["Jungle Oasis", "Ninja Dojo"], hand=["Feeding Frenzy"])
        .minion("Zapbot", on="Jungle Oasis", of=1)
        .minion("Hoverbot", on="Jungle Oasis", of=1)
        .minion("Mako", on="Jungle Oasis", of=0)
        .minion("Zapbot", on="Ninja Dojo", of=1)
        .start()
    )
    play(game, "Feeding Frenzy")
    pick(game, "Jungle Oasis")
    assert offered(game) == ["Zapbot (2, Player 2, Jungle Oasis)", "Mako (2, Player 1, Jungle Oasis)", "Done"]
    pick(game, "Zapbot", "Mako")
    assert minions(game, "Jungle Oasis") == ["Hoverbot"]
    assert minions(game, "Ninja Dojo") == ["Zapbot"]


def test_feeding_frenzy_may_destroy_nothing():
    game = scenario(bases=["Jungle Oasis"], hand=["Feeding Frenzy"]).minion("Zapbot", on="Jungle Oasis", of=1).start()
    play(game, "Feeding Frenzy")
    pick(game, "done")
    assert minions(game, "Jungle Oasis") == ["Zapbot"]


def test_feeding_frenzy_destroys_the_chosen_minions_together():
    """Microbot Archive, chosen first, still sees the other Microbot go."""
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Feeding Frenzy"])
        .minion("Microbot Archive", on="Jungle Oasis", of=1)
        .minion("Microbot Guard", on="Jungle Oasis", of=1)
        .deck(1, "Zapbot", "Zapbot", "Zapbot")
        .start()
    )
    play(game, "Feeding Frenzy")
    pick(game, "Microbot Archive", "Microbot Guard")
    assert hand(game, 1) == ["Zapbot", "Zapbot"]


# Freakin' Laser Beam


def test_laser_beam_destroys_a_minion_of_no_more_power_than_yours_on_the_same_base():
    game = (
        scenario(bases=["Jungle Oasis", "Ninja Dojo"], hand=[LASER])
        .minion("Great White", on="Jungle Oasis", of=0)
        .minion("Nukebot", on="Jungle Oasis", of=1)
        .minion("Warbot", on="Jungle Oasis", of=1, actions=[("Chum", 0)])
        .minion("Hoverbot", on="Jungle Oasis", of=1, counters=1)
        .minion("Zapbot", on="Ninja Dojo", of=1)
        .start()
    )
    play(game, LASER)
    assert offered(game) == [
        "Great White (4, Player 1, Jungle Oasis)",
        "Warbot (4, Player 2, Jungle Oasis)",
        "Hoverbot (4, Player 2, Jungle Oasis)",
    ]
    pick(game, "Hoverbot")
    assert minions(game, "Jungle Oasis") == ["Great White", "Nukebot", "Warbot"]


def test_laser_beam_destroys_the_chosen_minion_itself_if_no_other_fits():
    game = (
        scenario(bases=["Jungle Oasis"], hand=[LASER])
        .minion("Mako", on="Jungle Oasis", of=0)
        .minion("Nukebot", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, LASER)
    assert minions(game, "Jungle Oasis") == ["Nukebot"]


def test_laser_beam_does_nothing_without_a_minion_of_yours():
    game = scenario(bases=["Jungle Oasis"], hand=[LASER]).minion("Zapbot", on="Jungle Oasis", of=1).start()
    play(game, LASER)
    assert minions(game, "Jungle Oasis") == ["Zapbot"]


# Torn Apart


def test_torn_apart_destroys_a_minion_of_power_3_or_less_anywhere_and_draws_a_card():
    game = (
        scenario(bases=["Jungle Oasis", "Ninja Dojo"], hand=["Torn Apart"])
        .deck(0, "Chum")
        .minion("Hoverbot", on="Jungle Oasis", of=1)
        .minion("Mako", on="Ninja Dojo", of=0)
        .minion("Warbot", on="Ninja Dojo", of=1)
        .start()
    )
    play(game, "Torn Apart")
    assert offered(game) == ["Hoverbot (3, Player 2, Jungle Oasis)", "Mako (2, Player 1, Ninja Dojo)"]
    pick(game, "Hoverbot")
    assert minions(game, "Jungle Oasis") == []
    assert hand(game, 0) == ["Chum"]


def test_torn_apart_draws_a_card_even_if_nothing_could_be_destroyed():
    game = scenario(bases=["Jungle Oasis"], hand=["Torn Apart"]).deck(0, "Chum").start()
    play(game, "Torn Apart")
    assert hand(game, 0) == ["Chum"]


def test_torn_apart_draws_before_the_abilities_it_set_off():
    """Gremlin makes the other players discard a card at random: there is just the one that was drawn."""
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Torn Apart"])
        .deck(0, "Chum")
        .minion("Gremlin", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Torn Apart")
    assert hand(game, 0) == []
    assert discard_pile(game, 0) == ["Chum", "Torn Apart"]


# Week of Sharks


def test_week_of_sharks_draws_a_card_at_the_end_of_your_turn_if_you_have_a_minion_here():
    game = (
        scenario(bases=["Jungle Oasis"])
        .deck(0, *["Mako"] * 4)
        .action("Week of Sharks", on="Jungle Oasis")
        .minion("Hammerhead", on="Jungle Oasis")
        .start()
    )
    pick(game, "end")
    assert len(hand(game, 0)) == 3
    pick(game, "end")  # the other player's turn
    assert len(hand(game, 0)) == 3


def test_week_of_sharks_draws_nothing_where_you_have_no_minion():
    game = (
        scenario(bases=["Jungle Oasis", "Ninja Dojo"])
        .deck(0, *["Mako"] * 4)
        .action("Week of Sharks", on="Jungle Oasis")
        .minion("Hammerhead", on="Ninja Dojo", of=0)
        .minion("Zapbot", on="Jungle Oasis", of=1)
        .start()
    )
    pick(game, "end")
    assert len(hand(game, 0)) == 2


def test_two_weeks_of_sharks_draw_one_card_in_a_turn_and_again_one_in_the_next():
    game = (
        scenario(bases=["Jungle Oasis", "Ninja Dojo"])
        .deck(0, *["Mako"] * 4, "Chum", "Air Jaws", "Torn Apart")
        .action("Week of Sharks", on="Jungle Oasis")
        .action("Week of Sharks", on="Ninja Dojo")
        .minion("Hammerhead", on="Jungle Oasis")
        .minion("Hammerhead", on="Ninja Dojo")
        .start()
    )
    pick(game, "end")
    assert len(hand(game, 0)) == 3
    pick(game, "end", "end")
    assert len(hand(game, 0)) == 6


def test_a_week_of_sharks_without_a_minion_does_not_use_up_the_other_one():
    game = (
        scenario(bases=["Jungle Oasis", "Ninja Dojo"])
        .deck(0, *["Mako"] * 4)
        .action("Week of Sharks", on="Jungle Oasis")
        .action("Week of Sharks", on="Ninja Dojo")
        .minion("Hammerhead", on="Ninja Dojo")
        .start()
    )
    pick(game, "end")
    assert len(hand(game, 0)) == 3


def test_week_of_sharks_is_gone_when_its_base_has_scored_in_the_turn():
    game = (
        scenario(bases=["Jungle Oasis", "Ninja Dojo"])
        .deck(0, *["Mako"] * 4)
        .action("Week of Sharks", on="Jungle Oasis")
        .minion("Hammerhead", on="Jungle Oasis", counters=9)
        .start()
    )
    pick(game, "end")
    assert len(hand(game, 0)) == 2


def test_week_of_sharks_draws_after_the_hand_limit_was_checked():
    ten = ["Mako"] * 4 + ["Zapbot"] * 4 + ["Hammerhead"] * 2
    game = (
        scenario(bases=["Jungle Oasis"], hand=ten)
        .deck(0, "Warbot", "Warbot", "Nukebot")
        .action("Week of Sharks", on="Jungle Oasis")
        .minion("Hammerhead", on="Jungle Oasis")
        .start()
    )
    pick(game, "end", "Mako", "Mako")
    assert len(hand(game, 0)) == 11


# Shark Reef


def test_shark_reef_lets_who_destroyed_a_minion_here_place_a_counter_on_any_of_their_own_minions():
    game = (
        scenario(bases=["Shark Reef", "Ninja Dojo"])
        .turn(1)
        .hand(1, "Seeing Stars")
        .minion("Mako", on="Shark Reef", of=0)
        .minion("Ninja Master", on="Shark Reef", of=1)
        .minion("Ninja Acolyte", on="Ninja Dojo", of=1)
        .start()
    )
    play(game, "Seeing Stars")
    pick(game, "Mako")
    assert asked(game) == (1, "Place a +1 power counter on one of your minions?")
    assert offered(game) == [
        "Ninja Master (5, Player 2, Shark Reef)",
        "Ninja Acolyte (2, Player 2, Ninja Dojo)",
        "Pass",
    ]
    pick(game, "Ninja Acolyte")
    assert counters(game, "Ninja Acolyte") == 1


def test_shark_reef_need_not_be_used():
    game = (
        scenario(bases=["Shark Reef"], hand=["Torn Apart"])
        .minion("Great White", on="Shark Reef", of=0)
        .minion("Zapbot", on="Shark Reef", of=1)
        .start()
    )
    play(game, "Torn Apart")
    pick(game, "pass")
    assert counters(game, "Great White") == 0


def test_shark_reef_works_once_for_each_minion_destroyed_at_once():
    game = (
        scenario(bases=["Shark Reef"], hand=["Feeding Frenzy"])
        .minion("Great White", on="Shark Reef", of=0)
        .minion("Zapbot", on="Shark Reef", of=1)
        .minion("Zapbot", on="Shark Reef", of=1)
        .start()
    )
    play(game, "Feeding Frenzy")
    pick(game, "Zapbot", "Zapbot")
    pick(game, "Great White", "Great White")
    assert counters(game, "Great White") == 2


def test_shark_reef_rewards_the_player_who_is_made_to_destroy_a_minion():
    game = (
        scenario(bases=["Shark Reef", "Ninja Dojo"], hand=["Treason"], definitions=[Treason])
        .minion("Mako", on="Shark Reef", of=0)
        .minion("Zapbot", on="Shark Reef", of=1)
        .minion("Warbot", on="Ninja Dojo", of=1)
        .start()
    )
    play(game, "Treason")
    pick(game, "Zapbot")
    assert asked(game)[0] == 1
    assert offered(game) == ["Warbot (4, Player 2, Ninja Dojo)", "Pass"]


def test_shark_reef_gives_nothing_for_a_minion_destroyed_elsewhere():
    game = (
        scenario(bases=["Shark Reef", "Ninja Dojo"], hand=["Torn Apart"])
        .minion("Great White", on="Shark Reef", of=0)
        .minion("Zapbot", on="Ninja Dojo", of=1)
        .start()
    )
    play(game, "Torn Apart")
    assert prompt(game) == PLAYS


def test_shark_reef_gives_nothing_for_minions_discarded_after_it_scored():
    game = (
        scenario(bases=["Shark Reef", "Ninja Dojo"])
        .turn(0, "score_bases")
        .minion("Great White", on="Shark Reef", of=0, counters=16)
        .minion("Mako", on="Ninja Dojo", of=0)
        .start()
    )
    assert game.scores == (4, 0)
    assert counters(game, "Mako") == 0
    assert prompt(game) == PLAYS


# The Deep


def test_the_deep_lets_who_played_a_minion_of_power_4_or_more_here_destroy_a_weaker_one():
    game = (
        scenario(bases=["The Deep", "Ninja Dojo"], hand=["Great White"])
        .minion("Hammerhead", on="The Deep", of=0)
        .minion("Warbot", on="The Deep", of=1)
        .minion("Zapbot", on="The Deep", of=1)
        .minion("Zapbot", on="Ninja Dojo", of=1)
        .start()
    )
    play(game, "Great White", on="The Deep")
    assert asked_by(game) == "The Deep"
    assert offered(game) == ["Hammerhead (3, Player 1, The Deep)", "Zapbot (2, Player 2, The Deep)", "Pass"]
    pick(game, "Zapbot")
    assert minions(game, "The Deep") == ["Hammerhead", "Warbot", "Great White"]


def test_the_deep_need_not_be_used():
    game = scenario(bases=["The Deep"], hand=["Great White"]).minion("Zapbot", on="The Deep", of=1).start()
    play(game, "Great White")
    pick(game, "pass")
    assert minions(game, "The Deep") == ["Zapbot", "Great White"]


def test_the_deep_does_nothing_for_a_minion_of_power_3():
    game = scenario(bases=["The Deep"], hand=["Hammerhead"]).minion("Zapbot", on="The Deep", of=1).start()
    play(game, "Hammerhead")
    assert prompt(game) == PLAYS


def test_the_deep_looks_at_the_current_power_here():
    """The third War Raptor here has 5 power."""
    game = (
        scenario(bases=["The Deep"], hand=["War Raptor"])
        .minion("War Raptor", on="The Deep", of=0)
        .minion("War Raptor", on="The Deep", of=0)
        .minion("Warbot", on="The Deep", of=1)
        .start()
    )
    play(game, "War Raptor")
    assert offered(game) == ["Warbot (4, Player 2, The Deep)", "Pass"]


def test_the_deep_looks_at_the_power_after_the_minions_own_ability():
    game = (
        scenario(bases=["The Deep"], hand=["Pufferfish"], definitions=[Pufferfish])
        .minion("Hoverbot", on="The Deep", of=1)
        .start()
    )
    play(game, "Pufferfish")
    assert offered(game) == ["Hoverbot (3, Player 2, The Deep)", "Pass"]


def test_the_deep_does_nothing_if_the_minion_is_weaker_than_4_here():
    game = (
        scenario(bases=["The Deep"], hand=["Great White"])
        .minion("Zapbot", on="The Deep", of=1)
        .action("Sleep Spores", on="The Deep", of=1)
        .start()
    )
    play(game, "Great White")
    assert prompt(game) == PLAYS


def test_the_deep_does_nothing_for_a_minion_that_moves_here():
    game = (
        scenario(bases=["The Deep", "Ninja Dojo"])
        .minion("Cyclone", on="Ninja Dojo", of=0)
        .minion("Zapbot", on="The Deep", of=1)
        .start()
    )
    use(game, "Cyclone")
    assert minions(game, "The Deep") == ["Zapbot", "Cyclone"]
    assert prompt(game) == PLAYS


def test_the_deep_does_nothing_if_the_played_minion_has_left_it():
    game = (
        scenario(bases=["The Deep", "Ninja Dojo"], hand=["Flying Fish"], definitions=[FlyingFish])
        .minion("Hoverbot", on="The Deep", of=1)
        .start()
    )
    play(game, "Flying Fish", on="The Deep")
    assert minions(game, "Ninja Dojo") == ["Flying Fish"]
    assert prompt(game) == PLAYS


def test_the_deep_does_nothing_for_a_minion_that_was_played_elsewhere_and_came_here():
    game = (
        scenario(bases=["The Deep", "Ninja Dojo"], hand=["Flying Fish"], definitions=[FlyingFish])
        .minion("Hoverbot", on="The Deep", of=1)
        .start()
    )
    play(game, "Flying Fish", on="Ninja Dojo")
    assert minions(game, "The Deep") == ["Hoverbot", "Flying Fish"]
    assert prompt(game) == PLAYS


def test_who_played_the_minion_uses_the_deep_also_in_another_players_turn():
    game = (
        scenario(bases=["The Deep", "Jungle Oasis"])
        .turn(1, "score_bases")
        .hand(0, "Hidden Ninja", "Ninja Master", "Mako")
        .minion("Nukebot", on="The Deep", of=1, counters=9)
        .minion("Zapbot", on="The Deep", of=1)
        .start()
    )
    play(game, "Hidden Ninja")
    play(game, "Ninja Master")
    pick(game, "pass")  # its own ability
    assert asked(game) == (0, "Destroy a minion here that has less power than Ninja Master?")
    pick(game, "Zapbot")
    assert asked(game) == (0, ANSWER)  # it is that player who destroyed the minion


def test_the_deep_works_for_each_minion_played_here_and_for_each_player():
    game = (
        scenario(bases=["The Deep"], hand=["Great White", "Great White"])
        .plays(2, 0)
        .minion("Zapbot", on="The Deep", of=1)
        .hand(1, "Nukebot")
        .start()
    )
    play(game, "Great White")
    pick(game, "pass")
    play(game, "Great White")
    pick(game, "pass")
    pick(game, "end")
    play(game, "Nukebot")
    assert asked(game)[0] == 1
    assert asked_by(game) == "The Deep"
    pick(game, "Zapbot")
    assert minions(game, "The Deep", of=1) == ["Nukebot"]
    assert total(game, "The Deep", 0) == 8


# Helicoprion


def test_helicoprion_gathers_at_the_start_of_your_turn_and_whenever_a_minion_is_destroyed():
    game = scenario(bases=["Tar Pits"]).titan("Helicoprion").turn(0, "start_turn").start()
    assert titan(game, "Helicoprion").counters == 1
    game = (
        scenario(bases=["Tar Pits", "Tortuga"])
        .titan("Helicoprion", of=1)
        .hand(0, "Cannon")
        .plain(plain_minion(2, "Minnow"), plain_minion(1, "Krill"))
        .minion("Minnow", on="Tortuga", of=1)
        .minion("Krill", on="Tortuga", of=1)
        .start()
    )
    play(game, "Cannon")
    pick(game, "Minnow", "Krill")
    assert titan(game, "Helicoprion").counters == 2  # In another player's turn, and nobody is asked for an order.


def test_helicoprion_may_be_played_with_four_counters_which_are_taken_off():
    game = scenario(bases=["Tar Pits", "Tortuga"]).titan("Helicoprion", counters=3).turn(0, "start_turn").start()
    assert offered(game) == ["Tar Pits", "Tortuga", "Pass"]
    pick(game, "Tar Pits")
    assert (titan(game, "Helicoprion").counters, total(game, "Tar Pits", 0)) == (0, 0)
    again = scenario(bases=["Tar Pits", "Tortuga"]).titan("Helicoprion", counters=3).turn(0, "start_turn").start()
    pick(again, "pass")
    assert titan(again, "Helicoprion").counters == 4


def test_helicoprion_may_come_in_another_players_turn_when_a_minion_is_destroyed():
    game = (
        scenario(bases=["Tar Pits", "Tortuga"])
        .titan("Helicoprion", of=1, counters=3)
        .hand(0, "Seeing Stars")
        .plain(plain_minion(2, "Minnow"))
        .minion("Minnow", on="Tortuga")
        .start()
    )
    play(game, "Seeing Stars")
    assert (decider(game), offered(game)) == (1, ["Tar Pits", "Tortuga", "Pass"])
    pick(game, "Tortuga")
    assert titans(game, "Tortuga") == ["Helicoprion"]


def helicoprion(*cards: str) -> Scenario:
    return (
        scenario(bases=["The Homeworld", "Tortuga"], hand=list(cards))
        .titan("Helicoprion", on="The Homeworld")
        .minion("Collector", on="Tortuga", of=1)
        .minion("Invader", on="The Homeworld", of=1)
        .fillers(3)
        .plays(0, 2)
    )


def test_helicoprion_moves_to_where_you_destroyed_a_minion_and_has_its_power_there_for_the_turn():
    game = helicoprion("Torn Apart", "Seeing Stars").start()
    play(game, "Torn Apart")
    pick(game, "Collector")
    assert offered(game) == [
        "A +1 power counter on Helicoprion",
        "Move Helicoprion to Tortuga, with +2 power there",
        "No",
    ]
    pick(game, "move")
    assert titans(game, "Tortuga") == ["Helicoprion"]
    assert total(game, "Tortuga", 0) == 2
    play(game, "Seeing Stars")
    assert titan(game, "Helicoprion").counters == 0  # Once per turn.
    pick(game, "end")
    assert total(game, "Tortuga", 0) == 0


def test_helicoprion_may_take_a_counter_instead_or_nothing():
    for way, counters in (("counter", 1), ("none", 0)):
        game = helicoprion("Torn Apart").start()
        play(game, "Torn Apart")
        pick(game, "Invader")
        assert len(offered(game)) == 2  # It is there already.
        pick(game, way)
        assert titan(game, "Helicoprion").counters == counters


def test_helicoprion_shuffles_a_small_minion_into_the_deck_or_searches_for_a_mako():
    game = helicoprion().discard_pile(0, "Mako", "Megalodon").start()
    use(game, "Helicoprion")
    pick(game, "shuffle")
    assert discard_pile(game, 0) == ["Megalodon"]
    assert sorted(deck(game, 0)) == ["Filler", "Filler", "Filler", "Mako"]
    game = helicoprion().deck(0, "Mako").discard_pile(0, "Mako").start()
    use(game, "Helicoprion")
    pick(game, "search")
    assert offered(game) == ["your deck and your discard pile", "your deck", "your discard pile"]
    pick(game, "deck")
    assert hand(game, 0) == ["Mako"]
    assert "shuffle" in events(game)
    assert discard_pile(game, 0) == ["Mako"]
