"""Superheroes: every ability and every ruling that changes behaviour, in the order of the faction's file."""

import pytest

from smashup import Game
from smashup.engine import Action, Base, CardInPlay, Effect, Minion, MinionPlayed, Source
from smashup.scenario import (
    Scenario,
    actions_on,
    asked_by,
    bases,
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
from tests.rules.cards_for_tests import Aegis, Weaken

PLAYS = "Play a card, use an ability, or end your plays."
CITIZEN = "Mild Mannered Citizen"
BECOME = "Destroy Mild Mannered Citizen to search your deck?"
GUNS = "Tooth and Claw... and Guns"


class Treason(Action):
    """Each other player destroys one of their own minions."""

    name = "Treason"

    def on_play(self) -> Effect:
        for player in self.others:
            target = yield from self.choose_minion("Destroy one of yours.", self.minions(of=player), by=player)
            yield from self.destroy(target, by=player)


class Lullaby(Minion):
    """Ongoing: At the start of each player's turn, you gain 1 VP."""

    name = "Lullaby"
    power = 2

    def start_of_turn(self) -> None:
        self.gain_vp()


class Cloak(Action):
    """Play on one of your minions. Ongoing: It is not affected by other players' cards."""

    name = "Cloak"
    plays_on = "own_minion"

    def keeps_off(self, card: CardInPlay, source: Source) -> bool:
        return self.card in card.actions and source.is_of_another(self.you)


class Monument(Action):
    """Play on a base. Ongoing: Minions here cannot be destroyed."""

    name = "Monument"
    plays_on = "base"

    def protects(self, card: CardInPlay, how: str, source: Source, actor: int) -> bool:
        return how == "destroy" and card.definition.is_minion and card.at == self.card.at


class Stage(Base):
    """After you play a minion here, you may play an extra action at once."""

    name = "Stage"
    breakpoint = 30
    vp = (3, 2, 1)

    def after_minion_played(self, played: MinionPlayed) -> Effect | None:
        return self.extra_action(now=True) if played.base is self.here else None


class Quake(Minion):
    """Destroy this base."""

    name = "Quake"
    power = 2

    def on_play(self) -> Effect:
        base = self.here
        yield from self.destroy_base(base)
        self.replace_destroyed_base(base, None)


def asked(game: Game) -> tuple[int, str]:
    """Who is asked what."""
    assert game.decision is not None
    return game.decision.player, game.decision.prompt


# Awesome Guy


def test_other_players_cannot_destroy_awesome_guy_or_your_other_minions_with_him():
    game = (
        scenario(bases=["Jungle Oasis"])
        .turn(1)
        .hand(1, "Ninja Master", "Seeing Stars")
        .minion("Awesome Guy", on="Jungle Oasis", of=0)
        .minion(CITIZEN, on="Jungle Oasis", of=0)
        .start()
    )
    play(game, "Ninja Master")
    pick(game, "Awesome Guy")  # a protected minion may be chosen (10.11)
    play(game, "Seeing Stars")
    assert minions(game, "Jungle Oasis") == ["Awesome Guy", CITIZEN, "Ninja Master"]


def test_awesome_guy_protects_neither_minions_elsewhere_nor_those_of_others():
    game = (
        scenario(bases=["Jungle Oasis", "Ninja Dojo"])
        .turn(1)
        .hand(1, "Seeing Stars", "Seeing Stars")
        .plays(0, 2)
        .minion("Awesome Guy", on="Jungle Oasis", of=0)
        .minion("Ninja Acolyte", on="Jungle Oasis", of=1)
        .minion(CITIZEN, on="Ninja Dojo", of=0)
        .start()
    )
    play(game, "Seeing Stars")
    pick(game, CITIZEN)
    play(game, "Seeing Stars")
    assert minions(game, "Ninja Dojo") == []
    assert minions(game, "Jungle Oasis") == ["Awesome Guy"]


def test_awesome_guy_does_not_stop_you_from_destroying_your_own_minions():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Seeing Stars"])
        .minion("Awesome Guy", on="Jungle Oasis")
        .minion(CITIZEN, on="Jungle Oasis")
        .start()
    )
    play(game, "Seeing Stars")
    assert minions(game, "Jungle Oasis") == ["Awesome Guy"]


def test_awesome_guy_stops_another_player_who_destroys_through_a_base():
    game = (
        scenario(bases=["Ninja Dojo", "Jungle Oasis"])
        .turn(1, "score_bases")
        .minion("Nukebot", on="Ninja Dojo", of=1, counters=13)
        .minion("Awesome Guy", on="Jungle Oasis", of=0)
        .minion(CITIZEN, on="Jungle Oasis", of=0)
        .start()
    )
    pick(game, CITIZEN)
    assert minions(game, "Jungle Oasis") == ["Awesome Guy", CITIZEN]


def test_awesome_guy_does_not_protect_what_its_own_controller_is_made_to_destroy():
    game = (
        scenario(bases=["Jungle Oasis"], definitions=[Treason])
        .turn(1)
        .hand(1, "Treason")
        .minion("Awesome Guy", on="Jungle Oasis", of=0)
        .minion(CITIZEN, on="Jungle Oasis", of=0)
        .start()
    )
    play(game, "Treason")
    pick(game, CITIZEN)
    assert minions(game, "Jungle Oasis") == ["Awesome Guy"]


def test_the_protection_of_awesome_guy_ends_when_he_leaves_the_base():
    game = (
        scenario(bases=["Jungle Oasis", "Ninja Dojo"])
        .turn(1)
        .hand(1, "Shanghai", "Seeing Stars")
        .plays(0, 2)
        .minion("Awesome Guy", on="Jungle Oasis", of=0)
        .minion(CITIZEN, on="Jungle Oasis", of=0)
        .start()
    )
    play(game, "Shanghai")
    pick(game, "Awesome Guy")
    play(game, "Seeing Stars")
    assert minions(game, "Jungle Oasis") == []
    assert minions(game, "Ninja Dojo") == ["Awesome Guy"]


def test_the_protection_of_awesome_guy_ends_when_his_ability_is_cancelled():
    game = (
        scenario(bases=["Jungle Oasis"])
        .turn(1)
        .hand(1, "My Only Weakness!", "Seeing Stars")
        .plays(0, 2)
        .minion("Awesome Guy", on="Jungle Oasis", of=0)
        .minion(CITIZEN, on="Jungle Oasis", of=0)
        .duplicate_factions()
        .start()
    )
    play(game, "My Only Weakness!", on="Awesome Guy")
    play(game, "Seeing Stars")
    assert minions(game, "Jungle Oasis") == ["Awesome Guy"]


def test_awesome_guy_does_not_stop_other_ways_to_remove_a_minion():
    game = (
        scenario(bases=["Jungle Oasis"])
        .turn(1)
        .hand(1, "Beam Up")
        .minion("Awesome Guy", on="Jungle Oasis", of=0)
        .minion(CITIZEN, on="Jungle Oasis", of=0)
        .start()
    )
    play(game, "Beam Up")
    pick(game, CITIZEN)
    assert hand(game, 0) == [CITIZEN]


# Captain Amazing


def test_captain_amazing_gives_your_minions_here_1_power_until_the_end_of_the_turn():
    game = (
        scenario(bases=["Ninja Dojo", "Jungle Oasis"], hand=["Captain Amazing"])
        .minion("Awesome Guy", on="Ninja Dojo", of=0)
        .minion("Warbot", on="Ninja Dojo", of=1)
        .minion(CITIZEN, on="Jungle Oasis", of=0)
        .start()
    )
    play(game, "Captain Amazing", on="Ninja Dojo")
    use(game, "Captain Amazing")  # in the very turn it was played
    assert (power_of(game, "Captain Amazing"), power_of(game, "Awesome Guy")) == (6, 6)
    assert (power_of(game, "Warbot"), power_of(game, CITIZEN)) == (4, 2)
    pick(game, "end")
    assert total(game, "Ninja Dojo", 0) == 10


def test_minions_played_after_captain_amazings_talent_get_nothing():
    game = scenario(bases=["Jungle Oasis"], hand=[CITIZEN]).minion("Captain Amazing", on="Jungle Oasis").start()
    use(game, "Captain Amazing")
    play(game, CITIZEN)
    assert (power_of(game, "Captain Amazing"), power_of(game, CITIZEN)) == (6, 2)


# Mind Lady


def test_mind_lady_cancels_the_abilities_of_another_players_minion_on_any_base():
    game = (
        scenario(bases=["Jungle Oasis", "Ninja Dojo"], hand=["Mind Lady"])
        .minion("Awesome Guy", on="Jungle Oasis", of=0)
        .minion("War Raptor", on="Ninja Dojo", of=1)
        .minion("Warbot", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Mind Lady", on="Jungle Oasis")
    use(game, "Mind Lady")  # in the very turn she was played
    assert offered(game) == ["Warbot (4, Player 2, Jungle Oasis)", "War Raptor (3, Player 2, Ninja Dojo)"]
    pick(game, "War Raptor")
    assert power_of(game, "War Raptor") == 2
    assert offered(game) == ["End your plays"]


def test_a_minion_cancelled_by_mind_lady_loses_its_talent():
    game = (
        scenario(bases=["Jungle Oasis", "Ninja Dojo"])
        .minion("Mind Lady", on="Jungle Oasis", of=0)
        .minion("Cyclone", on="Jungle Oasis", of=1)
        .start()
    )
    use(game, "Mind Lady")
    pick(game, "end")
    assert offered(game) == ["End your plays"]


def test_a_minion_cancelled_by_mind_lady_loses_its_special():
    game = (
        scenario(bases=["Jungle Oasis", "Ninja Dojo"])
        .minion("Mind Lady", on="Jungle Oasis", of=0)
        .minion("Pirate King", on="Ninja Dojo", of=1)
        .minion("Awesome Guy", on="Jungle Oasis", of=0, counters=2)
        .start()
    )
    use(game, "Mind Lady")
    pick(game, "end")
    assert game.scores == (2, 0)
    assert minions(game, "Ninja Dojo") == ["Pirate King"]


def test_a_cancelled_archmage_gives_no_extra_action_in_the_next_turn():
    game = (
        scenario(bases=["Jungle Oasis", "Ninja Dojo"])
        .minion("Mind Lady", on="Jungle Oasis", of=0)
        .minion("Archmage", on="Ninja Dojo", of=1)
        .start()
    )
    use(game, "Mind Lady")
    pick(game, "end")
    assert plays_left(game) == (1, 1)


def test_clarification_mind_lady_the_cancellation_lasts_even_if_she_is_no_longer_in_play():
    game = (
        scenario(bases=["Jungle Oasis", "Ninja Dojo"])
        .minion("Mind Lady", on="Jungle Oasis", of=0)
        .minion("War Raptor", on="Ninja Dojo", of=1)
        .hand(1, "Beam Up")
        .start()
    )
    use(game, "Mind Lady")
    pick(game, "end")
    play(game, "Beam Up")
    pick(game, "Mind Lady")
    assert hand(game, 0) == ["Mind Lady"]
    assert power_of(game, "War Raptor") == 2
    pick(game, "end")
    assert power_of(game, "War Raptor") == 3  # the start of her controller's next turn


def test_the_cancellation_lasts_through_the_turns_of_all_other_players():
    game = (
        scenario(players=3, bases=["Jungle Oasis", "Ninja Dojo"])
        .minion("Mind Lady", on="Jungle Oasis", of=0)
        .minion("War Raptor", on="Ninja Dojo", of=1)
        .start()
    )
    use(game, "Mind Lady")
    powers = []
    for _ in range(3):
        pick(game, "end")
        powers.append(power_of(game, "War Raptor"))
    assert powers == [2, 2, 3]


def test_the_cancellation_expires_before_anything_happens_at_the_start_of_your_turn():
    game = (
        scenario(bases=["Jungle Oasis"], definitions=[Lullaby])
        .minion("Mind Lady", on="Jungle Oasis", of=0)
        .minion("Lullaby", on="Jungle Oasis", of=1)
        .start()
    )
    use(game, "Mind Lady")
    pick(game, "end")
    assert game.scores == (0, 0)  # the other player's turn has begun
    pick(game, "end")
    assert game.scores == (0, 1)


def test_counters_and_actions_on_a_cancelled_minion_go_on_working():
    game = (
        scenario(bases=["Jungle Oasis"])
        .minion("Mind Lady", on="Jungle Oasis", of=0)
        .minion("War Raptor", on="Jungle Oasis", of=1, counters=2, actions=["Upgrade"])
        .start()
    )
    use(game, "Mind Lady")
    assert power_of(game, "War Raptor") == 2 + 2 + 2


def test_mind_lady_does_not_cancel_a_minion_that_is_not_affected_by_other_players_cards():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Weaken"], definitions=[Aegis, Weaken])
        .minion("Mind Lady", on="Jungle Oasis", of=0)
        .minion("Aegis", on="Jungle Oasis", of=1)
        .start()
    )
    use(game, "Mind Lady")
    play(game, "Weaken")
    pick(game, "Aegis")
    assert power_of(game, "Aegis") == 2  # still unaffected


def test_a_ward_stops_mind_lady_and_is_used_up():
    game = (
        scenario(bases=["Jungle Oasis"])
        .minion("Mind Lady", on="Jungle Oasis", of=0)
        .minion("War Raptor", on="Jungle Oasis", of=1, actions=[GUNS])
        .start()
    )
    use(game, "Mind Lady")
    assert actions_on(game, "War Raptor") == []
    assert power_of(game, "War Raptor") == 3


def test_the_cancellation_is_over_when_the_minion_leaves_play():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Beam Up"])
        .minion("Mind Lady", on="Jungle Oasis", of=0)
        .minion("War Raptor", on="Jungle Oasis", of=1)
        .start()
    )
    use(game, "Mind Lady")
    play(game, "Beam Up")
    pick(game, "War Raptor")
    pick(game, "end")
    play(game, "War Raptor")
    assert power_of(game, "War Raptor") == 3


def test_the_cancellation_is_over_when_the_minion_becomes_unaffected_by_mind_lady():
    game = (
        scenario(bases=["Jungle Oasis"], definitions=[Cloak])
        .minion("Mind Lady", on="Jungle Oasis", of=0)
        .minion("War Raptor", on="Jungle Oasis", of=1)
        .hand(1, "Cloak")
        .start()
    )
    use(game, "Mind Lady")
    pick(game, "end")
    assert power_of(game, "War Raptor") == 2
    play(game, "Cloak")
    assert power_of(game, "War Raptor") == 3


# The Burst


@pytest.mark.parametrize("player", [0, 1])
def test_the_burst_may_move_to_a_base_where_any_player_played_a_minion(player: int):
    game = (
        scenario(bases=["Jungle Oasis", "Ninja Dojo"])
        .turn(player)
        .hand(player, CITIZEN)
        .minion("The Burst", on="Jungle Oasis", of=0)
        .duplicate_factions()
        .start()
    )
    play(game, CITIZEN, on="Ninja Dojo")
    assert asked(game) == (0, "Move The Burst to Ninja Dojo?")
    pick(game, "yes")
    assert minions(game, "Ninja Dojo") == [CITIZEN, "The Burst"]


def test_the_burst_need_not_move():
    game = scenario(bases=["Jungle Oasis", "Ninja Dojo"], hand=[CITIZEN]).minion("The Burst", on="Jungle Oasis").start()
    play(game, CITIZEN, on="Ninja Dojo")
    pick(game, "no")
    assert minions(game, "Jungle Oasis") == ["The Burst"]


def test_the_ability_of_the_played_minion_comes_before_the_burst():
    game = (
        scenario(bases=["Jungle Oasis", "Ninja Dojo"], hand=["Collector"])
        .minion("The Burst", on="Jungle Oasis")
        .minion("Zapbot", on="Ninja Dojo", of=1)
        .start()
    )
    play(game, "Collector", on="Ninja Dojo")
    assert asked_by(game) == "Collector"
    pick(game, "Zapbot")
    assert asked_by(game) == "The Burst"


def test_nothing_happens_when_a_minion_is_played_where_the_burst_is():
    game = scenario(bases=["Jungle Oasis", "Ninja Dojo"], hand=[CITIZEN]).minion("The Burst", on="Jungle Oasis").start()
    play(game, CITIZEN, on="Jungle Oasis")
    assert prompt(game) == PLAYS


def test_the_burst_is_not_set_off_by_itself():
    game = scenario(bases=["Jungle Oasis", "Ninja Dojo"], hand=["The Burst"]).start()
    play(game, "The Burst", on="Jungle Oasis")
    assert prompt(game) == PLAYS


def test_the_burst_is_not_set_off_by_a_move():
    game = (
        scenario(bases=["Jungle Oasis", "Ninja Dojo"])
        .minion("The Burst", on="Jungle Oasis", of=0)
        .minion("Cyclone", on="Jungle Oasis", of=0)
        .start()
    )
    use(game, "Cyclone")
    assert minions(game, "Ninja Dojo") == ["Cyclone"]
    assert prompt(game) == PLAYS


def test_the_burst_follows_a_minion_played_before_a_base_scores():
    game = (
        scenario(bases=["Jungle Oasis", "Ninja Dojo"])
        .turn(1, "score_bases")
        .minion("Ninja Master", on="Jungle Oasis", of=1, counters=7)
        .hand(1, "Shinobi")
        .minion("The Burst", on="Ninja Dojo", of=0, counters=11)
        .start()
    )
    play(game, "Shinobi")
    assert asked(game) == (0, "Move The Burst to Jungle Oasis?")
    pick(game, "yes")
    assert game.scores == (2, 0)  # 16 against 15


def test_the_burst_does_not_move_to_a_base_that_is_gone():
    game = (
        scenario(bases=["Jungle Oasis", "Ninja Dojo"], hand=["Quake"], definitions=[Quake])
        .base_deck("Tar Pits")
        .minion("The Burst", on="Jungle Oasis")
        .start()
    )
    play(game, "Quake", on="Ninja Dojo")
    assert bases(game) == ["Jungle Oasis", "Tar Pits"]
    assert prompt(game) == PLAYS


# Mild Mannered Citizen


def test_a_citizen_may_be_destroyed_at_the_start_of_your_turn_and_a_hero_comes_in_its_place():
    game = (
        scenario(bases=["Jungle Oasis", "Ninja Dojo"])
        .turn(0, "start_turn")
        .minion(CITIZEN, on="Ninja Dojo")
        .deck(0, CITIZEN, "Golden Age", "Mind Lady", "Ninja Master", "Tiger Assassin")
        .start()
    )
    assert asked(game) == (0, BECOME)
    pick(game, "yes")
    assert sorted(offered(game)) == ["Mind Lady on Ninja Dojo", "Ninja Master on Ninja Dojo", "Pass"]
    play(game, "Mind Lady")
    assert minions(game, "Ninja Dojo") == ["Mind Lady"]
    assert discard_pile(game, 0) == [CITIZEN]
    assert sorted(deck(game, 0)) == ["Golden Age", CITIZEN, "Ninja Master", "Tiger Assassin"]
    assert "shuffle" in events(game)
    assert plays_left(game) == (1, 1)


def test_the_fetched_minions_ability_happens_at_once():
    game = (
        scenario(bases=["Jungle Oasis"])
        .turn(0, "start_turn")
        .minion(CITIZEN, on="Jungle Oasis")
        .minion("Warbot", on="Jungle Oasis", of=1)
        .deck(0, "Supreme Overlord")
        .start()
    )
    pick(game, "yes")
    play(game, "Supreme Overlord")
    pick(game, "Warbot")
    assert hand(game, 1) == ["Warbot"]
    assert prompt(game) == PLAYS


def test_the_fetched_minions_talent_may_be_used_in_the_same_turn():
    game = (
        scenario(bases=["Jungle Oasis"])
        .turn(0, "start_turn")
        .minion(CITIZEN, on="Jungle Oasis")
        .deck(0, "Captain Amazing")
        .start()
    )
    pick(game, "yes")
    play(game, "Captain Amazing")
    use(game, "Captain Amazing")
    assert power_of(game, "Captain Amazing") == 6


def test_a_citizen_need_not_be_destroyed():
    game = (
        scenario(bases=["Jungle Oasis"])
        .turn(0, "start_turn")
        .minion(CITIZEN, on="Jungle Oasis")
        .deck(0, "Mind Lady")
        .start()
    )
    pick(game, "no")
    assert minions(game, "Jungle Oasis") == [CITIZEN]
    assert "shuffle" not in events(game)


def test_a_citizen_does_nothing_in_other_players_turns():
    game = scenario(bases=["Jungle Oasis"]).turn(1, "start_turn").minion(CITIZEN, on="Jungle Oasis", of=0).start()
    assert asked(game) == (1, PLAYS)


def test_the_fetched_minion_is_played_at_once_or_not_at_all():
    game = (
        scenario(bases=["Jungle Oasis"])
        .turn(0, "start_turn")
        .minion(CITIZEN, on="Jungle Oasis")
        .deck(0, "Mind Lady", "Golden Age")
        .start()
    )
    pick(game, "yes", "pass")
    assert minions(game, "Jungle Oasis") == []
    assert sorted(deck(game, 0)) == ["Golden Age", "Mind Lady"]
    assert offered(game) == ["End your plays"]


def test_3_5_a_citizen_that_cannot_be_destroyed_searches_nothing():
    game = (
        scenario(bases=["Jungle Oasis"], definitions=[Monument])
        .turn(0, "start_turn")
        .action("Monument", on="Jungle Oasis", of=1)
        .minion(CITIZEN, on="Jungle Oasis")
        .deck(0, "Mind Lady")
        .start()
    )
    pick(game, "yes")
    assert prompt(game) == PLAYS
    assert minions(game, "Jungle Oasis") == [CITIZEN]
    assert "look" not in events(game)
    assert "shuffle" not in events(game)


def test_protection_against_other_players_does_not_stop_a_citizen():
    game = (
        scenario(bases=["Converted Cave"])
        .turn(0, "start_turn")
        .action("Secret Base", on="Converted Cave")
        .minion("Awesome Guy", on="Converted Cave")
        .minion(CITIZEN, on="Converted Cave", actions=["Expanded Power"])
        .deck(0, "Mind Lady")
        .start()
    )
    pick(game, "yes")
    play(game, "Mind Lady")
    assert minions(game, "Converted Cave") == ["Awesome Guy", "Mind Lady"]


def test_abilities_that_react_to_you_destroying_a_minion_follow_the_fetched_minion():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Mako"])
        .turn(0, "start_turn")
        .minion(CITIZEN, on="Jungle Oasis")
        .minion("Hammerhead", on="Jungle Oasis")
        .deck(0, "Mind Lady")
        .start()
    )
    pick(game, "yes")
    assert minion(game, "Hammerhead").counters == 0
    play(game, "Mind Lady")
    assert minion(game, "Hammerhead").counters == 1
    play(game, "Mako")
    assert minions(game, "Jungle Oasis") == ["Hammerhead", "Mind Lady", "Mako"]


def test_a_citizen_is_destroyed_and_the_deck_shuffled_even_if_there_is_no_such_minion():
    game = (
        scenario(bases=["Jungle Oasis"])
        .turn(0, "start_turn")
        .minion(CITIZEN, on="Jungle Oasis")
        .deck(0, CITIZEN, "Golden Age")
        .start()
    )
    pick(game, "yes")
    assert discard_pile(game, 0) == [CITIZEN]
    assert "shuffle" in events(game)


def test_9_6_an_empty_deck_is_filled_from_the_discard_pile_before_a_citizen_searches():
    game = (
        scenario(bases=["Jungle Oasis"])
        .turn(0, "start_turn")
        .minion(CITIZEN, on="Jungle Oasis")
        .discard_pile(0, "Mind Lady")
        .start()
    )
    pick(game, "yes")
    play(game, "Mind Lady")
    assert minions(game, "Jungle Oasis") == ["Mind Lady"]
    assert deck(game, 0) == [CITIZEN]


def test_several_citizens_may_each_do_it():
    game = (
        scenario(bases=["Jungle Oasis", "Ninja Dojo"])
        .turn(0, "start_turn")
        .minion(CITIZEN, on="Jungle Oasis")
        .minion(CITIZEN, on="Ninja Dojo")
        .deck(0, "Mind Lady", "The Burst")
        .start()
    )
    pick(game, "yes")
    play(game, "Mind Lady", on="Jungle Oasis")
    pick(game, "yes")
    play(game, "The Burst", on="Ninja Dojo")
    assert (minions(game, "Jungle Oasis"), minions(game, "Ninja Dojo")) == (["Mind Lady"], ["The Burst"])


def test_the_fetched_minion_cannot_be_played_where_that_is_forbidden():
    game = (
        scenario(bases=["Jungle Oasis"])
        .turn(0, "start_turn")
        .action("Overrun", on="Jungle Oasis", of=1)
        .minion(CITIZEN, on="Jungle Oasis")
        .deck(0, "Mind Lady")
        .start()
    )
    pick(game, "yes")
    assert minions(game, "Jungle Oasis") == []
    assert deck(game, 0) == ["Mind Lady"]
    assert prompt(game) == PLAYS


# Expanded Power


def test_expanded_power_gives_1_power_and_protects_from_destruction_by_other_players():
    game = (
        scenario(bases=["Jungle Oasis"])
        .turn(1)
        .hand(1, "Seeing Stars")
        .minion(CITIZEN, on="Jungle Oasis", of=0, actions=["Expanded Power"])
        .start()
    )
    assert power_of(game, CITIZEN) == 3
    play(game, "Seeing Stars")
    assert minions(game, "Jungle Oasis") == [CITIZEN]


def test_you_may_destroy_a_minion_with_your_expanded_power_whoever_controls_it():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Expanded Power", "Seeing Stars"])
        .plays(0, 2)
        .minion("Zapbot", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Expanded Power", on="Zapbot")
    play(game, "Seeing Stars")
    assert minions(game, "Jungle Oasis") == []


def test_expanded_power_makes_everybody_but_its_own_controller_another_player():
    game = (
        scenario(bases=["Jungle Oasis"])
        .turn(1)
        .hand(1, "Seeing Stars")
        .minion("Ninja Acolyte", on="Jungle Oasis", of=1, actions=[("Expanded Power", 0)])
        .start()
    )
    play(game, "Seeing Stars")
    assert minions(game, "Jungle Oasis") == ["Ninja Acolyte"]


def test_expanded_power_does_not_protect_a_minion_you_are_made_to_destroy():
    game = (
        scenario(bases=["Jungle Oasis"], definitions=[Treason])
        .turn(1)
        .hand(1, "Treason")
        .minion(CITIZEN, on="Jungle Oasis", of=0, actions=["Expanded Power"])
        .start()
    )
    play(game, "Treason")
    assert minions(game, "Jungle Oasis") == []


def test_expanded_power_does_not_stop_other_ways_to_remove_a_minion():
    game = (
        scenario(bases=["Jungle Oasis"])
        .turn(1)
        .hand(1, "Beam Up")
        .minion(CITIZEN, on="Jungle Oasis", of=0, actions=["Expanded Power"])
        .start()
    )
    play(game, "Beam Up")
    assert hand(game, 0) == [CITIZEN]


# Golden Age


def test_golden_age_places_up_to_three_minions_under_your_deck_in_the_order_you_choose():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Golden Age"])
        .deck(0, "Sidekick")
        .discard_pile(0, "Mind Lady", "King Rex", "Justice Friends", CITIZEN, "The Burst")
        .start()
    )
    play(game, "Golden Age")
    assert "Justice Friends" not in offered(game)
    pick(game, "King Rex", "The Burst", CITIZEN)
    assert deck(game, 0) == ["Sidekick", "King Rex", "The Burst", CITIZEN]
    assert discard_pile(game, 0) == ["Mind Lady", "Justice Friends", "Golden Age"]


def test_golden_age_may_place_none():
    game = scenario(bases=["Jungle Oasis"], hand=["Golden Age"]).discard_pile(0, "Mind Lady").start()
    play(game, "Golden Age")
    pick(game, "done")
    assert discard_pile(game, 0) == ["Mind Lady", "Golden Age"]


# Justice Friends


def test_justice_friends_gives_2_power_to_each_of_your_minions_of_power_5_or_more_now():
    game = (
        scenario(bases=["Jungle Oasis", "Ninja Dojo"], hand=["Justice Friends", "The Burst"])
        .minion("Mind Lady", on="Jungle Oasis", of=0)
        .minion(CITIZEN, on="Ninja Dojo", of=0, counters=3)
        .minion(CITIZEN, on="Jungle Oasis", of=0, counters=2)
        .minion("Nukebot", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Justice Friends")
    assert total(game, "Jungle Oasis", 0) == 7 + 4
    assert total(game, "Ninja Dojo", 0) == 7
    assert power_of(game, "Nukebot") == 5
    play(game, "The Burst", on="Ninja Dojo")
    assert power_of(game, "The Burst") == 5
    pick(game, "end")
    assert total(game, "Ninja Dojo", 0) == 5 + 5


# My Only Weakness!


def test_my_only_weakness_cancels_the_abilities_of_its_minion_as_long_as_it_is_there():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["My Only Weakness!", "Disenchant"])
        .plays(0, 2)
        .minion("War Raptor", on="Jungle Oasis", of=1, counters=1, actions=["Upgrade"])
        .start()
    )
    assert power_of(game, "War Raptor") == 3 + 1 + 2
    play(game, "My Only Weakness!")
    assert power_of(game, "War Raptor") == 2 + 1 + 2  # counters and other actions are not cancelled
    play(game, "Disenchant")
    pick(game, "My Only Weakness!")
    assert power_of(game, "War Raptor") == 3 + 1 + 2


def test_my_only_weakness_makes_a_warbot_destructible():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["My Only Weakness!", "Ninja Master"])
        .minion("Warbot", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "My Only Weakness!")
    play(game, "Ninja Master")
    pick(game, "Warbot")
    assert minions(game, "Jungle Oasis") == ["Ninja Master"]


def test_my_only_weakness_may_be_played_on_your_own_minion():
    game = scenario(bases=["Jungle Oasis"], hand=["My Only Weakness!"]).minion("War Raptor", on="Jungle Oasis").start()
    play(game, "My Only Weakness!", on="War Raptor")
    assert power_of(game, "War Raptor") == 2


def test_my_only_weakness_does_not_undo_what_happened_when_the_minion_was_played():
    game = scenario(bases=["Jungle Oasis"], hand=["Invader", "My Only Weakness!"]).start()
    play(game, "Invader")
    play(game, "My Only Weakness!", on="Invader")
    assert game.scores == (1, 0)


def test_an_ability_that_was_set_off_does_not_happen_if_it_is_cancelled_first():
    """Leprechaun would destroy the Citizen, but Stage lets its controller play My Only Weakness! on him before."""
    game = (
        scenario(bases=["Stage"], hand=[CITIZEN, "My Only Weakness!"], definitions=[Stage])
        .plays(1, 0)
        .minion("Leprechaun", on="Stage", of=1)
        .start()
    )
    play(game, CITIZEN)
    pick(game, "Stage because of Mild Mannered Citizen")
    play(game, "My Only Weakness!", on="Leprechaun")
    assert minions(game, "Stage") == ["Leprechaun", CITIZEN]


def test_my_only_weakness_affects_brownie_who_takes_revenge_for_it():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["My Only Weakness!", CITIZEN, "Golden Age"])
        .minion("Brownie", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "My Only Weakness!")
    assert hand(game, 0) == []


# Not Really Dead


def test_not_really_dead_takes_up_to_two_minions_of_printed_power_2_or_less_into_hand():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Not Really Dead"])
        .discard_pile(0, CITIZEN, "Mind Lady", "Collector", "Invader", CITIZEN, "Golden Age")
        .start()
    )
    play(game, "Not Really Dead")
    assert offered(game) == [CITIZEN, "Collector", "Done"]
    pick(game, CITIZEN, "Collector")
    assert hand(game, 0) == [CITIZEN, "Collector"]
    assert discard_pile(game, 0) == ["Mind Lady", "Invader", CITIZEN, "Golden Age", "Not Really Dead"]


def test_not_really_dead_may_take_none():
    game = scenario(bases=["Jungle Oasis"], hand=["Not Really Dead"]).discard_pile(0, CITIZEN).start()
    play(game, "Not Really Dead")
    pick(game, "done")
    assert hand(game, 0) == []


# Radioactive Exposure


def test_radioactive_exposure_destroys_one_of_your_minions_and_fetches_a_stronger_one():
    game = (
        scenario(bases=["Jungle Oasis", "Ninja Dojo"], hand=["Radioactive Exposure"])
        .minion("Invader", on="Ninja Dojo", of=0)
        .minion("Zapbot", on="Jungle Oasis", of=1)
        .deck(0, "Scout", CITIZEN, "Mind Lady")
        .start()
    )
    play(game, "Radioactive Exposure")
    assert offered(game) == ["Mind Lady on Ninja Dojo", "Pass"]
    play(game, "Mind Lady")
    assert minions(game, "Ninja Dojo") == ["Mind Lady"]
    assert discard_pile(game, 0) == ["Invader", "Radioactive Exposure"]
    assert "shuffle" in events(game)
    assert plays_left(game) == (1, 0)


def test_radioactive_exposure_compares_printed_power_with_the_power_the_minion_had_in_play():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Radioactive Exposure"])
        .minion(CITIZEN, on="Jungle Oasis", of=0, counters=3)
        .deck(0, "Mind Lady", "King Rex", "Laseratops")
        .start()
    )
    play(game, "Radioactive Exposure")
    assert offered(game) == ["King Rex on Jungle Oasis", "Pass"]


def test_3_5_radioactive_exposure_searches_nothing_if_the_minion_is_not_destroyed():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Radioactive Exposure"])
        .minion("Warbot", on="Jungle Oasis", of=0)
        .deck(0, "Mind Lady")
        .start()
    )
    play(game, "Radioactive Exposure")
    assert minions(game, "Jungle Oasis") == ["Warbot"]
    assert "shuffle" not in events(game)
    assert prompt(game) == PLAYS


def test_radioactive_exposure_leaves_the_minion_destroyed_if_nothing_is_found():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Radioactive Exposure"])
        .minion(CITIZEN, on="Jungle Oasis", of=0)
        .deck(0, CITIZEN)
        .start()
    )
    play(game, "Radioactive Exposure")
    assert discard_pile(game, 0) == [CITIZEN, "Radioactive Exposure"]
    assert "shuffle" in events(game)


def test_the_minion_found_by_radioactive_exposure_need_not_be_played():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Radioactive Exposure"])
        .minion(CITIZEN, on="Jungle Oasis", of=0)
        .deck(0, "Mind Lady")
        .start()
    )
    play(game, "Radioactive Exposure")
    pick(game, "pass")
    assert minions(game, "Jungle Oasis") == []
    assert deck(game, 0) == ["Mind Lady"]


# Secret Base


def test_secret_base_protects_your_minions_of_power_3_or_less_here_from_other_players():
    game = (
        scenario(bases=["Jungle Oasis", "Ninja Dojo"])
        .turn(1)
        .hand(1, "Ninja Master", "Seeing Stars")
        .action("Secret Base", on="Jungle Oasis", of=0)
        .minion(CITIZEN, on="Jungle Oasis", of=0, counters=1)
        .minion("Scout", on="Jungle Oasis", of=0, counters=1)
        .start()
    )
    play(game, "Seeing Stars")
    assert minions(game, "Jungle Oasis") == [CITIZEN, "Scout"]
    play(game, "Ninja Master", on="Jungle Oasis")
    pick(game, "Scout")  # its current power is 4
    assert minions(game, "Jungle Oasis") == [CITIZEN, "Ninja Master"]


def test_secret_base_protects_neither_other_bases_nor_other_players():
    game = (
        scenario(bases=["Jungle Oasis", "Ninja Dojo"])
        .turn(1)
        .hand(1, "Seeing Stars", "Seeing Stars")
        .plays(0, 2)
        .action("Secret Base", on="Jungle Oasis", of=0)
        .minion("Ninja Acolyte", on="Jungle Oasis", of=1)
        .minion(CITIZEN, on="Ninja Dojo", of=0)
        .start()
    )
    play(game, "Seeing Stars")
    pick(game, CITIZEN)
    play(game, "Seeing Stars")
    assert (minions(game, "Jungle Oasis"), minions(game, "Ninja Dojo")) == ([], [])


@pytest.mark.parametrize("player", [0, 1])
def test_secret_base_does_not_protect_what_you_destroy_or_are_made_to_destroy(player: int):
    game = (
        scenario(bases=["Jungle Oasis"], definitions=[Treason])
        .turn(player)
        .hand(player, "Seeing Stars" if player == 0 else "Treason")
        .action("Secret Base", on="Jungle Oasis", of=0)
        .minion(CITIZEN, on="Jungle Oasis", of=0)
        .start()
    )
    play(game, "Seeing Stars" if player == 0 else "Treason")
    assert minions(game, "Jungle Oasis") == []


def test_secret_base_does_not_stop_other_ways_to_remove_a_minion():
    game = (
        scenario(bases=["Jungle Oasis"])
        .turn(1)
        .hand(1, "Beam Up")
        .action("Secret Base", on="Jungle Oasis", of=0)
        .minion(CITIZEN, on="Jungle Oasis", of=0)
        .start()
    )
    play(game, "Beam Up")
    assert hand(game, 0) == [CITIZEN]


# Sidekick


def test_sidekick_gives_an_extra_minion_of_printed_power_2_or_less_with_a_minion_of_power_5_or_more():
    game = (
        scenario(bases=["Jungle Oasis", "Ninja Dojo", "Tar Pits"], hand=["Sidekick", CITIZEN, "Scout"])
        .plays(0, 1)
        .minion(CITIZEN, on="Jungle Oasis", of=0, counters=3)
        .minion("Awesome Guy", on="Tar Pits", of=0)
        .minion(CITIZEN, on="Ninja Dojo", of=0, counters=2)
        .minion("Nukebot", on="Ninja Dojo", of=1)
        .start()
    )
    play(game, "Sidekick")
    assert offered(game) == ["Jungle Oasis", "Tar Pits"]
    pick(game, "Jungle Oasis")
    assert offered(game) == [f"{CITIZEN} on Jungle Oasis", "End your plays"]
    play(game, CITIZEN)
    assert minions(game, "Jungle Oasis") == [CITIZEN, CITIZEN]


def test_sidekick_does_nothing_without_a_minion_of_power_5_or_more():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Sidekick", CITIZEN])
        .plays(0, 1)
        .minion(CITIZEN, on="Jungle Oasis", of=0)
        .start()
    )
    play(game, "Sidekick")
    assert offered(game) == ["End your plays"]


# Converted Cave


def test_converted_cave_lets_only_their_controllers_destroy_minions_of_power_2_or_less():
    game = (
        scenario(bases=["Converted Cave"], hand=["Seeing Stars", "Seeing Stars"])
        .plays(0, 2)
        .minion("Zapbot", on="Converted Cave", of=1)
        .minion("Hoverbot", on="Converted Cave", of=1)
        .minion(CITIZEN, on="Converted Cave", of=0)
        .start()
    )
    play(game, "Seeing Stars")
    pick(game, "Zapbot")
    assert minions(game, "Converted Cave") == ["Zapbot", "Hoverbot", CITIZEN]
    play(game, "Seeing Stars")
    pick(game, CITIZEN)
    assert minions(game, "Converted Cave") == ["Zapbot", "Hoverbot"]


def test_converted_cave_looks_at_current_power():
    game = (
        scenario(bases=["Converted Cave"], hand=["Seeing Stars", "Seeing Stars"])
        .plays(0, 2)
        .minion("Zapbot", on="Converted Cave", of=1, counters=1)
        .minion("Warbot", on="Converted Cave", of=1, actions=[("Poison", 0)])
        .start()
    )
    play(game, "Seeing Stars")
    pick(game, "Zapbot")
    assert minions(game, "Converted Cave") == ["Warbot"]


def test_converted_cave_does_not_protect_what_a_controller_is_made_to_destroy():
    game = (
        scenario(bases=["Converted Cave"], hand=["Treason"], definitions=[Treason])
        .minion("Zapbot", on="Converted Cave", of=1)
        .start()
    )
    play(game, "Treason")
    assert minions(game, "Converted Cave") == []


def test_converted_cave_protects_nothing_on_other_bases():
    game = (
        scenario(bases=["Converted Cave", "Jungle Oasis"], hand=["Seeing Stars"])
        .minion("Zapbot", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Seeing Stars")
    assert minions(game, "Jungle Oasis") == []


def test_who_ignores_converted_cave_loses_its_protection_for_the_own_minions_only():
    game = (
        scenario(bases=["Converted Cave", "Jungle Oasis"], hand=["Infiltrate", "Seeing Stars"])
        .plays(0, 2)
        .minion(CITIZEN, on="Converted Cave", of=0)
        .minion("Zapbot", on="Converted Cave", of=1)
        .hand(1, "Cannon")
        .start()
    )
    play(game, "Infiltrate", on="Converted Cave")
    pick(game, "yes")
    play(game, "Seeing Stars")
    pick(game, "Zapbot")
    assert minions(game, "Converted Cave") == [CITIZEN, "Zapbot"]
    pick(game, "end")
    play(game, "Cannon")
    pick(game, CITIZEN, "done")
    assert minions(game, "Converted Cave") == ["Zapbot"]


# Crystal Fortress


def test_crystal_fortress_lets_who_plays_a_minion_here_place_a_minion_under_the_deck():
    game = (
        scenario(bases=["Crystal Fortress", "Jungle Oasis"], hand=[CITIZEN])
        .deck(0, "Sidekick")
        .discard_pile(0, "Mind Lady", "Golden Age", "Awesome Guy")
        .discard_pile(1, "Zapbot")
        .start()
    )
    play(game, CITIZEN, on="Crystal Fortress")
    assert asked_by(game) == "Crystal Fortress"
    assert offered(game) == ["Mind Lady", "Awesome Guy", "Pass"]
    pick(game, "Awesome Guy")
    assert deck(game, 0) == ["Sidekick", "Awesome Guy"]


def test_crystal_fortress_need_not_be_used():
    game = scenario(bases=["Crystal Fortress"], hand=[CITIZEN]).discard_pile(0, "Mind Lady").start()
    play(game, CITIZEN)
    pick(game, "pass")
    assert discard_pile(game, 0) == ["Mind Lady"]


def test_crystal_fortress_works_after_every_minion_and_for_every_player():
    game = (
        scenario(bases=["Crystal Fortress"], hand=[CITIZEN, CITIZEN])
        .plays(2, 0)
        .discard_pile(0, "Mind Lady", "Awesome Guy")
        .discard_pile(1, "Warbot")
        .hand(1, "Zapbot")
        .start()
    )
    play(game, CITIZEN)
    pick(game, "Mind Lady")
    play(game, CITIZEN)
    pick(game, "Awesome Guy")
    pick(game, "end")
    play(game, "Zapbot")
    assert asked(game) == (1, "Place a minion on the bottom of your deck?")


def test_who_played_the_minion_uses_crystal_fortress_also_in_another_players_turn():
    game = (
        scenario(bases=["Crystal Fortress"])
        .turn(1, "score_bases")
        .hand(0, "Shinobi")
        .discard_pile(0, "Mind Lady")
        .minion("Nukebot", on="Crystal Fortress", of=1, counters=14)
        .start()
    )
    play(game, "Shinobi")
    assert asked(game) == (0, "Place a minion on the bottom of your deck?")


def test_crystal_fortress_does_nothing_for_a_minion_played_elsewhere():
    game = scenario(bases=["Crystal Fortress", "Jungle Oasis"], hand=[CITIZEN]).discard_pile(0, "Mind Lady").start()
    play(game, CITIZEN, on="Jungle Oasis")
    assert prompt(game) == PLAYS


def test_the_ability_of_the_played_minion_comes_before_crystal_fortress():
    game = scenario(bases=["Crystal Fortress"], hand=["Grave Digger"]).discard_pile(0, "Walker", "Mind Lady").start()
    play(game, "Grave Digger")
    assert asked_by(game) == "Grave Digger"
    pick(game, "Walker")
    assert asked_by(game) == "Crystal Fortress"
    assert offered(game) == ["Mind Lady", "Pass"]


def test_crystal_fortress_does_nothing_for_a_minion_that_moves_here():
    game = (
        scenario(bases=["Crystal Fortress", "Jungle Oasis"])
        .minion("Cyclone", on="Jungle Oasis")
        .discard_pile(0, "Mind Lady")
        .start()
    )
    use(game, "Cyclone")
    assert prompt(game) == PLAYS


# The Everything Glove


SMALL, TALL = plain_minion(3, "Small"), plain_minion(5, "Tall")


def glove(*theirs: str) -> Scenario:
    """It is the other player's turn, and The Everything Glove is on Tar Pits."""
    return (
        scenario(bases=["Tar Pits", "Tortuga"])
        .plain(SMALL, TALL)
        .titan("The Everything Glove", on="Tar Pits")
        .hand(1, *theirs)
        .turn(1)
        .plays(1, 3)
    )


def test_the_everything_glove_comes_to_where_your_minion_was_destroyed():
    game = (
        scenario(bases=["Tar Pits", "Tortuga"])
        .plain(SMALL)
        .titan("The Everything Glove")
        .minion("Small", on="Tortuga")
        .hand(1, "Torn Apart")
        .fillers()
        .turn(1)
        .start()
    )
    play(game, "Torn Apart")
    assert offered(game) == ["Tortuga", "Pass"]
    pick(game, "Tortuga")
    assert titans(game, "Tortuga") == ["The Everything Glove"]


def test_the_everything_glove_does_not_come_for_another_players_minion():
    position = scenario(bases=["Tortuga"], hand=["Torn Apart"]).plain(SMALL).titan("The Everything Glove").fillers()
    game = position.minion("Small", on="Tortuga", of=1).start()
    play(game, "Torn Apart")
    assert titan(game, "The Everything Glove").at == -1
    assert offered(game)[-1] == "End your plays"


def test_the_everything_glove_keeps_other_players_abilities_off_your_small_minions_here():
    game = glove("Seeing Stars", "Augmentation").minion("Small", on="Tar Pits").start()
    play(game, "Seeing Stars")
    play(game, "Augmentation")
    assert (minions(game, "Tar Pits"), power_of(game, "Small")) == (["Small"], 3)
    sailing = glove("Shanghai").minion("Small", on="Tar Pits").start()
    play(sailing, "Shanghai")
    assert minions(sailing, "Tar Pits") == ["Small"]


def test_the_everything_glove_leaves_stronger_minions_and_your_own_cards_alone():
    game = glove("Shanghai").minion("Tall", on="Tar Pits").start()
    play(game, "Shanghai")
    assert minions(game, "Tortuga") == ["Tall"]
    position = scenario(bases=["Tar Pits"], hand=["Augmentation"]).plain(SMALL)
    mine = position.titan("The Everything Glove", on="Tar Pits").minion("Small", on="Tar Pits").start()
    play(mine, "Augmentation")
    assert power_of(mine, "Small") == 7


def test_the_everything_glove_goes_by_current_power_and_a_change_into_its_range_happens():
    position = glove("Torn Apart").minion("Tall", on="Tar Pits").action("Dangerous Waters", on="Tar Pits", of=1)
    game = position.fillers().start()
    use(game, "Dangerous Waters")
    assert power_of(game, "Tall") == 3
    play(game, "Torn Apart")
    assert minions(game, "Tar Pits") == ["Tall"]  # By now it is protected.


def test_the_everything_glove_lets_a_minion_that_another_player_made_stronger_be_affected():
    game = glove("Shanghai").minion("Small", on="Tar Pits", actions=[("Upgrade", 1)]).start()
    assert power_of(game, "Small") == 5
    play(game, "Shanghai")
    assert minions(game, "Tortuga") == ["Small"]


def test_the_everything_glove_does_not_stop_bases():
    game = (
        scenario(bases=["Mushroom Kingdom", "Tar Pits"])
        .plain(SMALL)
        .titan("The Everything Glove", on="Tar Pits", of=1)
        .minion("Small", on="Tar Pits", of=1)
        .turn(0, "start_turn")
        .start()
    )
    pick(game, "Small")
    assert minions(game, "Mushroom Kingdom") == ["Small"]


def test_the_everything_glove_sheds_actions_of_others_when_it_comes():
    game = (
        scenario(bases=["Tortuga", "Tar Pits"])
        .plain(SMALL, TALL)
        .titan("The Everything Glove")
        .minion("Small", on="Tortuga", actions=[("Flying Monkey", 1)])
        .minion("Tall", on="Tortuga")
        .hand(1, "Assassination")
        .turn(1)
        .start()
    )
    play(game, "Assassination", on="Tall")
    pick(game, "end")
    pick(game, "Tortuga")  # Tall is destroyed at the end of the turn.
    assert actions_on(game, "Small") == []


def test_the_everything_glove_lets_a_small_minion_be_played_here_or_draws():
    position = scenario(bases=["Tar Pits", "Tortuga"], hand=["Microbot Guard", "Warbot"]).plays(0, 0)
    game = position.titan("The Everything Glove", on="Tar Pits").start()
    use(game, "The Everything Glove")
    pick(game, "minion")
    assert offered(game) == ["Microbot Guard on Tar Pits", "End your plays"]
    assert plays_left(game) == (1, 0)
    other = scenario(bases=["Tar Pits"]).titan("The Everything Glove", on="Tar Pits").fillers(2).start()
    use(other, "The Everything Glove")
    pick(other, "draw")
    assert hand(other, 0) == ["Filler"]
