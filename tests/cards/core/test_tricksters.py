"""Tricksters: every ability and every ruling that changes behaviour, in the order of the faction's file."""

import pytest

from smashup import Game
from smashup.engine import Action, CardInPlay, Effect, Minion
from smashup.scenario import (
    Scenario,
    actions_on,
    asked_by,
    decider,
    discard_pile,
    hand,
    minion,
    minions,
    offered,
    pick,
    play,
    power_of,
    prompt,
    scenario,
    titans,
    total,
    use,
)
from tests.rules.cards_for_tests import Banner, Charm, Parade

# Cards of no faction, for what no card at hand does so plainly.


class Wanderer(Minion):
    """Move this minion to another base."""

    name = "Wanderer"
    power = 1

    def on_play(self) -> Effect:
        yield from self.choose_and_move("Where?", [self.card])


class Lurer(Minion):
    """Move a minion to here."""

    name = "Lurer"
    power = 1

    def on_play(self) -> Effect:
        yield from self.choose_and_move("Which?", self.minions(), [self.here])


class Pusher(Minion):
    """A minion here has -1 power until the end of the turn. Play an extra minion."""

    name = "Pusher"
    power = 1

    def on_play(self) -> Effect:
        target = yield from self.choose_minion("Which?", self.minions(self.here, besides=self.card))
        yield from self.give_power(target, -1)
        yield from self.extra_minion()


class Heckler(Minion):
    """Talent: A minion here has -1 power until the end of the turn."""

    name = "Heckler"
    power = 1

    def talent(self) -> Effect:
        target = yield from self.choose_minion("Which?", self.minions(self.here, besides=self.card))
        yield from self.give_power(target, -1)


class Volley(Action):
    """Each minion of another player has -1 power until the end of the turn. Then return one of them to its owner's
    hand."""

    name = "Volley"

    def on_play(self) -> Effect:
        yield from self.give_power(self.minions(not_of=self.you), -1)
        target = yield from self.choose_minion("Which?", self.minions(not_of=self.you))
        yield from self.return_to_hand(target)


class Gloom(Action):
    """Play on a base. Ongoing: Other players' minions here have -1 power."""

    name = "Gloom"
    plays_on = "base"

    def gives_power(self, minion: CardInPlay) -> int:
        return -1 if minion.at == self.card.at and minion.controller != self.you else 0


class Sapper(Minion):
    """Destroy each action here."""

    name = "Sapper"
    power = 1

    def on_play(self) -> Effect:
        yield from self.destroy(self.here.actions[:])


# Leprechaun


def test_leprechaun_destroys_a_weaker_minion_another_player_plays_here_after_its_ability():
    game = scenario(bases=["Jungle Oasis"], hand=["Invader"]).minion("Leprechaun", on="Jungle Oasis", of=1).start()
    play(game, "Invader")
    assert game.scores == (1, 0)
    assert minions(game, "Jungle Oasis") == ["Leprechaun"]
    assert discard_pile(game, 0) == ["Invader"]


def test_leprechaun_spares_a_minion_of_equal_power():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Supreme Overlord"])
        .minion("Leprechaun", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Supreme Overlord")
    pick(game, "pass")
    assert minions(game, "Jungle Oasis") == ["Leprechaun", "Supreme Overlord"]


def test_leprechaun_minds_only_its_own_base():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Invader"])
        .minion("Leprechaun", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Invader", on="Tar Pits")
    assert minions(game, "Tar Pits") == ["Invader"]


def test_leprechaun_spares_its_controllers_minions():
    game = scenario(bases=["Jungle Oasis"], hand=["Invader"]).minion("Leprechaun", on="Jungle Oasis", of=0).start()
    play(game, "Invader")
    assert minions(game, "Jungle Oasis") == ["Leprechaun", "Invader"]


def test_a_minion_that_removes_leprechaun_with_its_ability_survives():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Supreme Overlord"])
        .minion("Leprechaun", on="Jungle Oasis", of=1, counters=1)
        .start()
    )
    play(game, "Supreme Overlord")
    pick(game, "Leprechaun")
    assert minions(game, "Jungle Oasis") == ["Supreme Overlord"]


def test_a_minion_that_moves_itself_away_from_leprechaun_survives():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Wanderer"], definitions=[Wanderer])
        .minion("Leprechaun", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Wanderer", on="Jungle Oasis")
    assert minions(game, "Tar Pits") == ["Wanderer"]


def test_leprechaun_moved_here_by_the_played_minion_comes_too_late():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Lurer"], definitions=[Lurer])
        .minion("Leprechaun", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Lurer", on="Tar Pits")
    assert minions(game, "Tar Pits") == ["Lurer", "Leprechaun"]


@pytest.mark.parametrize(("already_there", "survives"), [(1, False), (2, True)])
def test_leprechaun_compares_current_powers_so_a_third_war_raptor_survives(already_there, survives):
    position = scenario(bases=["Jungle Oasis"], hand=["War Raptor"]).minion("Leprechaun", on="Jungle Oasis", of=1)
    for _ in range(already_there):
        position.minion("War Raptor", on="Jungle Oasis", of=0)
    game = position.start()
    play(game, "War Raptor")
    assert minions(game, "Jungle Oasis", of=0) == ["War Raptor"] * (already_there + survives)


def test_leprechaun_ignores_moved_minions():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Invasion"])
        .minion("Leprechaun", on="Jungle Oasis", of=1)
        .minion("Collector", on="Tar Pits", of=0)
        .start()
    )
    play(game, "Invasion")
    pick(game, "Collector")
    assert minions(game, "Jungle Oasis") == ["Leprechaun", "Collector"]


def test_leprechaun_destroys_a_minion_played_from_the_discard_pile():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["They Keep Coming"])
        .discard_pile(0, "Tenacious Z")
        .minion("Leprechaun", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "They Keep Coming")
    pick(game, "Tenacious Z on Jungle Oasis")
    assert minions(game, "Jungle Oasis") == ["Leprechaun"]


def test_a_minion_that_cannot_be_destroyed_survives_leprechaun():
    game = scenario(bases=["Jungle Oasis"], hand=["Warbot"]).minion("Leprechaun", on="Jungle Oasis", of=1).start()
    play(game, "Warbot")
    assert minions(game, "Jungle Oasis") == ["Leprechaun", "Warbot"]


def test_a_chain_of_extra_minions_comes_before_leprechaun_who_then_acts_for_each():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Zapbot", "Zapbot"])
        .minion("Leprechaun", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Zapbot")
    play(game, "Zapbot")
    assert prompt(game) == "Which ability happens next?"
    assert minions(game, "Jungle Oasis") == ["Leprechaun", "Zapbot", "Zapbot"]
    pick(game, "Leprechaun")
    assert minions(game, "Jungle Oasis") == ["Leprechaun"]


def test_12_1_the_current_player_orders_leprechaun_and_other_triggers():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Invader", "Scout"])
        .minion("Leprechaun", on="Jungle Oasis", of=1)
        .action("Pay the Piper", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Invader")
    assert game.decision.player == 0
    pick(game, "Pay the Piper")
    assert discard_pile(game, 0) == ["Scout", "Invader"]


# Brownie


def brownie_of_player_1(*cards: str, definitions=()) -> Scenario:
    return scenario(bases=["Jungle Oasis", "Tar Pits"], hand=cards, definitions=definitions).minion(
        "Brownie", on="Jungle Oasis", of=1
    )


def test_brownie_costs_two_random_cards_whoever_plays_a_card_that_moves_it():
    game = brownie_of_player_1("Invasion", "Scout", "Collector", "Invader").start()
    play(game, "Invasion")
    assert minions(game, "Tar Pits") == ["Brownie"]
    assert len(hand(game, 0)) == 1
    assert len(discard_pile(game, 0)) == 3


def test_brownie_does_not_mind_its_controllers_cards():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Invasion", "Scout", "Invader"])
        .minion("Brownie", on="Jungle Oasis", of=0)
        .start()
    )
    play(game, "Invasion")
    assert hand(game, 0) == ["Scout", "Invader"]


def test_playing_an_action_on_brownie_costs_two_cards_once_and_stays():
    game = brownie_of_player_1("Upgrade", "King Rex", "Howl", "Howl").start()
    play(game, "Upgrade", on="Brownie")
    assert actions_on(game, "Brownie") == ["Upgrade"]
    assert len(hand(game, 0)) == 1


def test_brownie_acts_although_the_card_removed_it():
    game = brownie_of_player_1("Beam Up", "Scout", "Invader").start()
    play(game, "Beam Up")
    assert hand(game, 1) == ["Brownie"]
    assert hand(game, 0) == []


def test_taking_control_of_brownie_costs_the_taker_two_cards():
    game = brownie_of_player_1("Charm", "Scout", "Invader", definitions=[Charm]).start()
    play(game, "Charm")
    assert minion(game, "Brownie").controller == 0
    assert hand(game, 0) == []


def test_on_play_abilities_of_minions_set_off_brownie():
    game = brownie_of_player_1("Supreme Overlord", "Scout", "Invader").start()
    play(game, "Supreme Overlord", on="Tar Pits")
    pick(game, "Brownie")
    assert hand(game, 0) == []


def test_brownie_does_not_mind_what_an_attached_action_does_later():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Ninja Acolyte", "Shinobi"])
        .minion("Brownie", on="Jungle Oasis", of=1, actions=[("Assassination", 0)])
        .start()
    )
    pick(game, "end")
    assert discard_pile(game, 1) == ["Brownie"]
    assert hand(game, 0) == ["Ninja Acolyte", "Shinobi"]


def test_brownie_does_not_mind_talents():
    game = (
        brownie_of_player_1("Scout", "Invader", definitions=[Heckler])
        .minion("Heckler", on="Jungle Oasis", of=0)
        .start()
    )
    use(game, "Heckler")
    assert power_of(game, "Brownie") == 3
    assert hand(game, 0) == ["Scout", "Invader"]


def test_brownie_does_not_mind_mushroom_kingdom():
    game = (
        scenario(bases=["Jungle Oasis", "Mushroom Kingdom"], hand=["Scout", "Invader"])
        .minion("Brownie", on="Jungle Oasis", of=1)
        .turn(0, "start_turn")
        .start()
    )
    pick(game, "Brownie")
    assert minions(game, "Mushroom Kingdom") == ["Brownie"]
    assert hand(game, 0) == ["Scout", "Invader"]


def test_brownie_does_not_mind_the_discard_after_scoring():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Scout", "Invader"])
        .minion("Brownie", on="Jungle Oasis", of=1)
        .minion("Supreme Overlord", on="Jungle Oasis", of=0, counters=3)
        .deck(0, "Collector", "Collector")
        .start()
    )
    pick(game, "end")
    assert discard_pile(game, 1) == ["Brownie"]
    assert hand(game, 0) == ["Scout", "Invader", "Collector", "Collector"]


def test_brownie_takes_what_there_is_from_a_small_hand():
    game = brownie_of_player_1("Beam Up", "Scout").start()
    play(game, "Beam Up")
    assert hand(game, 0) == []


def test_a_card_that_affects_a_group_affects_each_brownie_in_it_directly():
    game = (
        brownie_of_player_1("Crop Circles", "Scout", "Scout", "Scout", "Invader", "Invader")
        .minion("Brownie", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Crop Circles")
    pick(game, "Jungle Oasis")
    assert len(hand(game, 0)) == 1


def test_what_another_card_does_as_a_consequence_does_not_set_off_brownie():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Ninja Master", "Zapbot", "Zapbot"])
        .minion("Nukebot", on="Jungle Oasis", of=0)
        .minion("Brownie", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Ninja Master")
    pick(game, "Nukebot")
    assert discard_pile(game, 1) == ["Brownie"]
    assert hand(game, 0) == ["Zapbot", "Zapbot"]


def test_each_of_two_cards_played_in_a_row_sets_off_brownie():
    game = brownie_of_player_1(
        "Pusher", "Supreme Overlord", "Scout", "Scout", "Scout", "Invader", definitions=[Pusher]
    ).start()
    play(game, "Pusher", on="Jungle Oasis")
    play(game, "Supreme Overlord", on="Tar Pits")
    pick(game, "Brownie")
    pick(game, "Brownie")
    assert hand(game, 0) == []


def test_a_card_played_to_stay_that_changes_brownies_power_affects_it_directly():
    game = brownie_of_player_1("Gloom", "Scout", "Invader", definitions=[Gloom]).start()
    play(game, "Gloom", on="Jungle Oasis")
    assert power_of(game, "Brownie") == 3
    assert hand(game, 0) == []


def test_a_protected_brownie_was_not_affected():
    game = (
        brownie_of_player_1("Beam Up", "Scout", "Invader").action("Wildlife Preserve", on="Jungle Oasis", of=1).start()
    )
    play(game, "Beam Up")
    assert minions(game, "Jungle Oasis") == ["Brownie"]
    assert hand(game, 0) == ["Scout", "Invader"]


# Gnome


def test_gnome_may_destroy_a_minion_here_weaker_than_the_number_of_your_minions_here():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Gnome"])
        .minion("Gremlin", on="Jungle Oasis", of=0)
        .minion("Gremlin", on="Jungle Oasis", of=0)
        .minion("Collector", on="Jungle Oasis", of=1)
        .minion("Invader", on="Jungle Oasis", of=1)
        .minion("Collector", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Gnome", on="Jungle Oasis")
    assert offered(game) == [
        "Gremlin (2, Player 1, Jungle Oasis)",
        "Gremlin (2, Player 1, Jungle Oasis)",
        "Collector (2, Player 2, Jungle Oasis)",
        "Pass",
    ]
    pick(game, "Collector")
    assert minions(game, "Jungle Oasis", of=1) == ["Invader"]


def test_gnome_needs_not_destroy_anything():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Gnome"])
        .minion("Gremlin", on="Jungle Oasis", of=0)
        .minion("Gremlin", on="Jungle Oasis", of=0)
        .start()
    )
    play(game, "Gnome")
    pick(game, "pass")
    assert minions(game, "Jungle Oasis") == ["Gremlin", "Gremlin", "Gnome"]


def test_gnome_does_not_count_your_minions_that_another_player_controls():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Gnome"])
        .minion("Gremlin", on="Jungle Oasis", of=0)
        .minion("Gremlin", on="Jungle Oasis", of=1, owner=0)
        .start()
    )
    play(game, "Gnome")
    assert prompt(game).startswith("Play a card")


# Gremlin


def test_gremlin_destroyed_draws_a_card_and_each_other_player_discards_one():
    game = (
        scenario(players=3, bases=["Jungle Oasis"], hand=["Natural Selection", "Howl"])
        .minion("King Rex", on="Jungle Oasis", of=0)
        .minion("Gremlin", on="Jungle Oasis", of=1)
        .deck(1, "Gnome")
        .hand(2, "Scout")
        .start()
    )
    play(game, "Natural Selection")
    assert hand(game, 1) == ["Gnome"]
    assert (hand(game, 0), hand(game, 2)) == ([], [])
    assert discard_pile(game, 2) == ["Scout"]


def test_gremlin_acts_also_when_its_own_controller_destroys_it():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Natural Selection"])
        .minion("King Rex", on="Jungle Oasis", of=0)
        .minion("Gremlin", on="Jungle Oasis", of=0)
        .deck(0, "Gnome")
        .hand(1, "Scout")
        .start()
    )
    play(game, "Natural Selection")
    pick(game, "King Rex")
    assert (hand(game, 0), hand(game, 1)) == (["Gnome"], [])


def test_gremlin_speaks_of_its_controller_when_destroyed_not_of_its_owner():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Natural Selection", "Howl"])
        .minion("King Rex", on="Jungle Oasis", of=0)
        .minion("Gremlin", on="Jungle Oasis", of=1, owner=0)
        .deck(1, "Scout")
        .start()
    )
    play(game, "Natural Selection")
    assert (hand(game, 0), hand(game, 1)) == ([], ["Scout"])
    assert discard_pile(game, 0) == ["Gremlin", "Howl", "Natural Selection"]


def test_gremlin_discarded_after_scoring_was_not_destroyed():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Howl"])
        .minion("King Rex", on="Jungle Oasis", of=0, counters=4)
        .minion("Gremlin", on="Jungle Oasis", of=1)
        .deck(0, "War Raptor", "War Raptor")
        .deck(1, "Gnome")
        .start()
    )
    pick(game, "end")
    assert discard_pile(game, 1) == ["Gremlin"]
    assert (hand(game, 0), hand(game, 1)) == (["Howl", "War Raptor", "War Raptor"], [])


def test_gremlin_that_was_not_destroyed_after_all_does_nothing():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Natural Selection", "Howl"])
        .minion("King Rex", on="Jungle Oasis", of=0)
        .minion("Gremlin", on="Jungle Oasis", of=1)
        .action("Wildlife Preserve", on="Jungle Oasis", of=1)
        .duplicate_factions()
        .start()
    )
    play(game, "Natural Selection")
    assert minions(game, "Jungle Oasis") == ["King Rex", "Gremlin"]
    assert hand(game, 0) == ["Howl"]


def test_2_5_gremlins_draw_does_not_check_the_hand_limit():
    ten = ["Gremlin"] * 3 + ["Gnome"] * 3 + ["Brownie"] * 2 + ["Disenchant"] * 2
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Natural Selection"])
        .minion("King Rex", on="Jungle Oasis", of=0)
        .minion("Gremlin", on="Jungle Oasis", of=1)
        .hand(1, *ten)
        .deck(1, "Hideout")
        .start()
    )
    play(game, "Natural Selection")
    assert hand(game, 1) == [*ten, "Hideout"]


# Block the Path


def test_block_the_path_forbids_minions_of_the_named_faction_here_to_everybody():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Block the Path", "Gnome", "Collector"])
        .hand(1, "Scout", "Gremlin")
        .duplicate_factions()
        .start()
    )
    play(game, "Block the Path", on="Jungle Oasis")
    pick(game, "Aliens")
    assert offered(game)[:-1] == ["Gnome on Jungle Oasis", "Gnome on Tar Pits", "Collector on Tar Pits"]
    pick(game, "end")
    assert offered(game)[:-1] == ["Scout on Tar Pits", "Gremlin on Jungle Oasis", "Gremlin on Tar Pits"]


def test_block_the_path_offers_the_factions_of_the_game():
    game = scenario(bases=["Jungle Oasis"], hand=["Block the Path", "Collector"]).hand(1, "King Rex").start()
    play(game, "Block the Path")
    assert offered(game) == ["Tricksters", "Aliens", "Dinosaurs"]


def test_block_the_path_does_not_stop_moves_nor_touch_what_is_here():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Invasion"])
        .action("Block the Path", on="Jungle Oasis", of=1, memo="aliens")
        .minion("Scout", on="Jungle Oasis", of=0)
        .minion("Collector", on="Tar Pits", of=0)
        .start()
    )
    play(game, "Invasion")
    pick(game, "Collector")
    assert minions(game, "Jungle Oasis") == ["Scout", "Collector"]


def test_12_2_an_extra_play_and_a_play_from_the_discard_pile_do_not_get_around_block_the_path():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["They Keep Coming", "Walker"])
        .discard_pile(0, "Walker")
        .action("Block the Path", on="Jungle Oasis", of=1, memo="zombies")
        .action("Enshrouding Mist", on="Jungle Oasis", of=0)
        .duplicate_factions()
        .start()
    )
    assert offered(game)[:-1] == ["Walker on Tar Pits", "They Keep Coming"]
    play(game, "They Keep Coming")
    assert offered(game) == ["Walker on Tar Pits", "Pass"]


# Disenchant


def test_disenchant_destroys_an_action_on_a_minion_or_base():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Disenchant"])
        .minion("King Rex", on="Jungle Oasis", of=1, actions=["Upgrade"])
        .action("Hideout", on="Jungle Oasis", of=1)
        .duplicate_factions()
        .start()
    )
    play(game, "Disenchant")
    assert offered(game) == ["Hideout (Player 2, on Jungle Oasis)", "Upgrade (Player 2, on King Rex)"]
    pick(game, "Upgrade")
    assert discard_pile(game, 1) == ["Upgrade"]
    assert power_of(game, "King Rex") == 7


def test_disenchant_must_destroy_even_your_own_action():
    game = scenario(bases=["Jungle Oasis"], hand=["Disenchant"]).action("Hideout", on="Jungle Oasis", of=0).start()
    play(game, "Disenchant")
    assert discard_pile(game, 0) == ["Hideout", "Disenchant"]


def test_disenchant_may_be_played_with_no_action_in_play():
    game = scenario(bases=["Jungle Oasis"], hand=["Disenchant"]).start()
    play(game, "Disenchant")
    assert discard_pile(game, 0) == ["Disenchant"]


def test_disenchant_sends_an_action_to_its_owners_discard_pile():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Disenchant"])
        .action("Hideout", on="Jungle Oasis", of=0, owner=1)
        .duplicate_factions()
        .start()
    )
    play(game, "Disenchant")
    assert discard_pile(game, 1) == ["Hideout"]


def test_destroying_the_action_on_a_minion_does_not_affect_the_minion():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Disenchant", "Gnome", "Gremlin"])
        .minion("Brownie", on="Jungle Oasis", of=1, actions=["Upgrade"])
        .action("Wildlife Preserve", on="Jungle Oasis", of=1)
        .duplicate_factions()
        .start()
    )
    play(game, "Disenchant")
    pick(game, "Upgrade")
    assert actions_on(game, "Brownie") == []
    assert hand(game, 0) == ["Gnome", "Gremlin"]


# Enshrouding Mist


def test_enshrouding_mist_gives_an_extra_minion_here_on_each_of_your_turns():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Gnome", "Gremlin", "Brownie", "Scout"])
        .action("Enshrouding Mist", on="Jungle Oasis", of=0)
        .start()
    )
    play(game, "Gremlin", on="Tar Pits")
    assert offered(game)[:-1] == ["Gnome on Jungle Oasis", "Brownie on Jungle Oasis", "Scout on Jungle Oasis"]
    play(game, "Brownie")
    assert offered(game) == ["End your plays"]
    pick(game, "end")
    pick(game, "end")
    play(game, "Gnome", on="Jungle Oasis")
    play(game, "Scout", on="Tar Pits")


def test_enshrouding_mist_works_in_the_turn_it_is_played():
    game = scenario(bases=["Jungle Oasis"], hand=["Enshrouding Mist", "Gremlin"]).plays(minions=0).start()
    play(game, "Enshrouding Mist")
    play(game, "Gremlin")
    assert minions(game, "Jungle Oasis") == ["Gremlin"]


def test_only_the_controller_of_enshrouding_mist_gets_the_extra_minion():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Gremlin"])
        .plays(minions=0)
        .action("Enshrouding Mist", on="Jungle Oasis", of=1)
        .duplicate_factions()
        .start()
    )
    assert offered(game) == ["End your plays"]


def test_two_mists_on_one_base_give_two_extra_minions():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Gremlin"] * 4)
        .action("Enshrouding Mist", on="Jungle Oasis", of=0)
        .action("Enshrouding Mist", on="Jungle Oasis", of=0)
        .start()
    )
    for _ in range(3):
        play(game, "Gremlin")
    assert offered(game) == ["End your plays"]


# Flame Trap


def test_flame_trap_destroys_the_minion_another_player_plays_here_and_itself():
    game = scenario(bases=["Jungle Oasis"], hand=["Invader"]).action("Flame Trap", on="Jungle Oasis", of=1).start()
    play(game, "Invader")
    assert game.scores == (1, 0)
    assert minions(game, "Jungle Oasis") == []
    assert (discard_pile(game, 0), discard_pile(game, 1)) == (["Invader"], ["Flame Trap"])


def test_flame_trap_is_destroyed_also_when_the_minion_cannot_be():
    game = scenario(bases=["Jungle Oasis"], hand=["Warbot"]).action("Flame Trap", on="Jungle Oasis", of=1).start()
    play(game, "Warbot")
    assert minions(game, "Jungle Oasis") == ["Warbot"]
    assert actions_on(game, "Jungle Oasis") == []


def test_a_minion_no_longer_here_is_safe_but_flame_trap_is_destroyed():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Wanderer"], definitions=[Wanderer])
        .action("Flame Trap", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Wanderer", on="Jungle Oasis")
    assert minions(game, "Tar Pits") == ["Wanderer"]
    assert discard_pile(game, 1) == ["Flame Trap"]


def test_in_a_chain_of_zapbots_flame_trap_takes_one_of_the_current_players_choice():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Zapbot", "Microbot Fixer", "Zapbot"])
        .action("Flame Trap", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Zapbot", on="Jungle Oasis")
    play(game, "Zapbot", on="Jungle Oasis")
    play(game, "Microbot Fixer", on="Jungle Oasis")
    assert minions(game, "Jungle Oasis") == ["Zapbot", "Zapbot", "Microbot Fixer"]
    pick(game, "Flame Trap because of Microbot Fixer")
    assert minions(game, "Jungle Oasis") == ["Zapbot", "Zapbot"]
    assert discard_pile(game, 1) == ["Flame Trap"]
    assert offered(game) == ["End your plays"]


def test_flame_trap_that_left_play_before_it_resolves_destroys_nothing():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Sapper"], definitions=[Sapper])
        .action("Flame Trap", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Sapper")
    assert minions(game, "Jungle Oasis") == ["Sapper"]


def test_flame_trap_minds_neither_its_controllers_minions_nor_moved_ones():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Invasion", "Gremlin"])
        .action("Flame Trap", on="Jungle Oasis", of=0)
        .minion("Scout", on="Tar Pits", of=1)
        .duplicate_factions()
        .start()
    )
    play(game, "Invasion")
    play(game, "Gremlin", on="Jungle Oasis")
    assert minions(game, "Jungle Oasis") == ["Scout", "Gremlin"]
    assert actions_on(game, "Jungle Oasis") == ["Flame Trap"]


# Hideout


def hideout_of_player_1(*cards: str, definitions=()) -> Scenario:
    return (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=cards, definitions=definitions)
        .action("Hideout", on="Jungle Oasis", of=1)
        .minion("Brownie", on="Jungle Oasis", of=1)
    )


def test_hideout_is_destroyed_and_keeps_one_action_off_all_your_minions_here():
    game = (
        hideout_of_player_1("Crop Circles", "Beam Up")
        .plays(actions=2)
        .minion("Gremlin", on="Jungle Oasis", of=1)
        .minion("Scout", on="Jungle Oasis", of=0)
        .start()
    )
    play(game, "Crop Circles")
    pick(game, "Jungle Oasis")
    assert minions(game, "Jungle Oasis") == ["Brownie", "Gremlin"]
    assert discard_pile(game, 1) == ["Hideout"]
    assert hand(game, 0) == ["Beam Up", "Scout"]
    play(game, "Beam Up")
    pick(game, "Gremlin")
    assert hand(game, 1) == ["Gremlin"]


def test_hideout_does_not_protect_your_minions_elsewhere():
    game = hideout_of_player_1("Beam Up").minion("Gremlin", on="Tar Pits", of=1).start()
    play(game, "Beam Up")
    pick(game, "Gremlin")
    assert hand(game, 1) == ["Gremlin"]
    assert actions_on(game, "Jungle Oasis") == ["Hideout"]


def test_hideout_does_not_stop_the_abilities_of_minions():
    game = hideout_of_player_1("Supreme Overlord").start()
    play(game, "Supreme Overlord", on="Tar Pits")
    pick(game, "Brownie")
    assert hand(game, 1) == ["Brownie"]
    assert actions_on(game, "Jungle Oasis") == ["Hideout"]


def test_hideout_keeps_an_action_from_being_attached():
    game = hideout_of_player_1("Upgrade").start()
    play(game, "Upgrade", on="Brownie")
    assert actions_on(game, "Brownie") == []
    assert (discard_pile(game, 0), discard_pile(game, 1)) == (["Upgrade"], ["Hideout"])


def test_hideout_protects_what_its_controller_controls_and_nobody_elses():
    game = (
        scenario(players=3, bases=["Jungle Oasis"], hand=["Crop Circles"])
        .action("Hideout", on="Jungle Oasis", of=1)
        .minion("Collector", on="Jungle Oasis", of=1, owner=0)
        .minion("Gremlin", on="Jungle Oasis", of=2, owner=1)
        .start()
    )
    play(game, "Crop Circles")
    assert minions(game, "Jungle Oasis") == ["Collector"]
    assert hand(game, 1) == ["Gremlin"]


def test_hideout_does_not_mind_its_controllers_own_actions():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Invasion"])
        .action("Hideout", on="Jungle Oasis", of=0)
        .minion("Gremlin", on="Jungle Oasis", of=0)
        .start()
    )
    play(game, "Invasion")
    assert minions(game, "Tar Pits") == ["Gremlin"]
    assert actions_on(game, "Jungle Oasis") == ["Hideout"]


def test_hideout_keeps_the_whole_action_off_even_if_it_would_affect_your_minions_twice():
    game = hideout_of_player_1("Volley", "Scout", "Scout", definitions=[Volley]).start()
    play(game, "Volley")
    assert minions(game, "Jungle Oasis") == ["Brownie"]
    assert power_of(game, "Brownie") == 4
    assert hand(game, 0) == ["Scout", "Scout"]


def test_hideout_holds_off_an_ongoing_effect_until_the_end_of_the_turn():
    game = hideout_of_player_1("Gloom", "Scout", "Scout", definitions=[Gloom]).start()
    play(game, "Gloom", on="Jungle Oasis")
    assert actions_on(game, "Jungle Oasis") == ["Gloom"]
    assert power_of(game, "Brownie") == 4
    assert hand(game, 0) == ["Scout", "Scout"]
    pick(game, "end")
    assert power_of(game, "Brownie") == 3


def test_hideout_played_under_an_ongoing_effect_is_destroyed_at_once():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Hideout"], definitions=[Gloom])
        .action("Gloom", on="Jungle Oasis", of=1)
        .minion("Brownie", on="Jungle Oasis", of=0)
        .start()
    )
    assert power_of(game, "Brownie") == 3
    play(game, "Hideout")
    assert discard_pile(game, 0) == ["Hideout"]
    assert power_of(game, "Brownie") == 4
    pick(game, "end")
    assert power_of(game, "Brownie") == 3


def test_a_minion_saved_by_hideout_was_not_destroyed():
    game = (
        scenario(bases=["Cave of Shinies"], hand=["Natural Selection", "Howl"])
        .minion("King Rex", on="Cave of Shinies", of=0)
        .minion("Gremlin", on="Cave of Shinies", of=1)
        .action("Hideout", on="Cave of Shinies", of=1)
        .start()
    )
    play(game, "Natural Selection")
    assert minions(game, "Cave of Shinies") == ["King Rex", "Gremlin"]
    assert game.scores == (0, 0)
    assert hand(game, 0) == ["Howl"]


def test_hideout_stops_another_players_flame_trap_which_is_destroyed_all_the_same():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Gnome"])
        .action("Hideout", on="Jungle Oasis", of=0)
        .action("Flame Trap", on="Jungle Oasis", of=1)
        .duplicate_factions()
        .start()
    )
    play(game, "Gnome")
    assert minions(game, "Jungle Oasis") == ["Gnome"]
    assert actions_on(game, "Jungle Oasis") == []


# Mark of Sleep


def test_mark_of_sleep_forbids_actions_in_the_chosen_players_next_turn_only():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Mark of Sleep", "Disenchant"])
        .deck(0, "Gnome", "Gnome")
        .hand(1, "Howl", "War Raptor")
        .start()
    )
    play(game, "Mark of Sleep")
    pick(game, 1)
    pick(game, "end")
    assert offered(game) == ["War Raptor on Jungle Oasis", "End your plays"]
    pick(game, "end")
    assert "Disenchant" in offered(game)
    pick(game, "end")
    assert "Howl" in offered(game)


def test_mark_of_sleep_may_be_put_on_yourself_and_then_means_your_next_turn():
    game = scenario(bases=["Jungle Oasis"], hand=["Mark of Sleep", "Disenchant"]).plays(actions=2).start()
    play(game, "Mark of Sleep")
    pick(game, 0)
    assert offered(game) == ["Disenchant", "End your plays"]
    pick(game, "end")
    pick(game, "end")
    assert offered(game) == ["End your plays"]


def test_mark_of_sleep_forbids_extra_actions_too():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Mark of Sleep"])
        .hand(1, "Chronomage", "Neophyte", "Summon", "Summon")
        .deck(1, "Mystic Studies", "Scry", "Portal")
        .action("Enshrouding Mist", on="Jungle Oasis", of=1)
        .duplicate_factions()
        .start()
    )
    play(game, "Mark of Sleep")
    pick(game, 1)
    pick(game, "end")
    play(game, "Chronomage")
    play(game, "Neophyte")
    assert offered(game) == ["Place Mystic Studies into your hand", "Leave Mystic Studies on top of your deck"]
    pick(game, "hand")
    assert "Mystic Studies" in hand(game, 1)
    assert offered(game) == ["End your plays"]


def test_mark_of_sleep_forbids_neither_specials_of_a_scoring_nor_talents_of_actions_in_play():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Mark of Sleep"], definitions=[Banner, Parade])
        .hand(1, "Parade", "War Raptor")
        .action("Banner", on="Jungle Oasis", of=1)
        .minion("King Rex", on="Jungle Oasis", of=1, counters=3)
        .start()
    )
    play(game, "Mark of Sleep")
    pick(game, 1)
    pick(game, "end")
    use(game, "Banner")
    play(game, "War Raptor")
    assert offered(game) == ["End your plays"]
    pick(game, "end")
    play(game, "Parade")
    assert game.scores == (0, 1 + 1 + 2)


# Pay the Piper


def test_pay_the_piper_makes_the_player_who_plays_a_minion_here_choose_a_discard():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Invader", "Scout", "Beam Up"])
        .action("Pay the Piper", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Invader")
    assert (game.decision.player, asked_by(game)) == (0, "Pay the Piper")
    pick(game, "Beam Up")
    assert discard_pile(game, 0) == ["Beam Up"]


def test_pay_the_piper_comes_after_the_minions_own_ability():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Enchantress"])
        .deck(0, "Summon")
        .action("Pay the Piper", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Enchantress")
    assert discard_pile(game, 0) == ["Summon"]


def test_a_chain_of_extra_minions_may_empty_the_hand_before_pay_the_piper():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Zapbot", "Zapbot", "Zapbot"])
        .action("Pay the Piper", on="Jungle Oasis", of=1)
        .start()
    )
    for _ in range(3):
        play(game, "Zapbot")
    assert offered(game) == ["End your plays"]
    assert discard_pile(game, 0) == []


def test_pay_the_piper_acts_for_every_minion_but_not_for_its_controllers_nor_moved_ones():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Scout", "Scout", "Invasion", "Beam Up", "Probe"])
        .plays(minions=2)
        .action("Pay the Piper", on="Jungle Oasis", of=1)
        .minion("Gremlin", on="Tar Pits", of=1)
        .deck(0, "Collector", "Collector")
        .hand(1, "Gnome", "Hideout")
        .start()
    )
    play(game, "Scout", on="Jungle Oasis")
    pick(game, "Beam Up")
    play(game, "Scout", on="Jungle Oasis")
    pick(game, "Probe")
    play(game, "Invasion")
    pick(game, "Gremlin")
    pick(game, "end")
    play(game, "Gnome", on="Jungle Oasis")
    assert discard_pile(game, 0) == ["Beam Up", "Probe", "Invasion"]
    assert hand(game, 1) == ["Hideout"]


def test_pay_the_piper_that_left_play_before_it_resolves_costs_nothing():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Sapper", "Scout"], definitions=[Sapper])
        .action("Pay the Piper", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Sapper")
    assert hand(game, 0) == ["Scout"]


# Take the Shinies


def test_take_the_shinies_costs_every_other_player_two_random_cards():
    game = (
        scenario(players=3, bases=["Jungle Oasis"], hand=["Take the Shinies", "Gnome"])
        .hand(1, "Scout", "Scout", "Invader")
        .hand(2, "King Rex")
        .start()
    )
    play(game, "Take the Shinies")
    assert hand(game, 0) == ["Gnome"]
    assert len(hand(game, 1)) == 1
    assert hand(game, 2) == []


# Cave of Shinies


def test_cave_of_shinies_gives_the_owner_1_vp_for_each_minion_destroyed_here():
    game = (
        scenario(bases=["Cave of Shinies", "Jungle Oasis"], hand=["Survival of the Fittest"])
        .minion("King Rex", on="Cave of Shinies", of=0)
        .minion("Scout", on="Cave of Shinies", of=0, owner=1)
        .minion("Laseratops", on="Jungle Oasis", of=0)
        .minion("Collector", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Survival of the Fittest")
    assert minions(game, "Cave of Shinies") == ["King Rex"]
    assert minions(game, "Jungle Oasis") == ["Laseratops"]
    assert game.scores == (0, 1)


def test_cave_of_shinies_pays_for_each_of_several_minions_destroyed_together():
    game = (
        scenario(bases=["Cave of Shinies"], hand=["Broadside"])
        .minion("Buccaneer", on="Cave of Shinies", of=0)
        .minion("Collector", on="Cave of Shinies", of=1)
        .minion("Collector", on="Cave of Shinies", of=1)
        .start()
    )
    play(game, "Broadside")
    pick(game, 1)
    assert game.scores == (0, 2)


def test_cave_of_shinies_gives_nothing_for_minions_discarded_after_it_scores():
    game = (
        scenario(bases=["Cave of Shinies"])
        .minion("King Rex", on="Cave of Shinies", of=0, counters=16)
        .deck(0, "Howl", "Howl")
        .start()
    )
    pick(game, "end")
    assert discard_pile(game, 0) == ["King Rex"]
    assert game.scores == (4, 0)


def test_the_controller_of_infiltrate_may_ignore_cave_of_shinies():
    game = (
        scenario(bases=["Cave of Shinies"], hand=["Seeing Stars"])
        .minion("Gremlin", on="Cave of Shinies", of=0)
        .action("Infiltrate", on="Cave of Shinies", of=0)
        .start()
    )
    play(game, "Seeing Stars")
    pick(game, "Gremlin")
    assert prompt(game) == "Ignore the ability of Cave of Shinies?"
    pick(game, "no")
    assert game.scores == (1, 0)


# Mushroom Kingdom


def test_mushroom_kingdom_lets_each_player_move_another_players_minion_to_it_at_the_start_of_the_turn():
    game = (
        scenario(bases=["Mushroom Kingdom", "Jungle Oasis", "Tar Pits"])
        .minion("King Rex", on="Jungle Oasis", of=1, actions=["Upgrade"])
        .minion("Scout", on="Jungle Oasis", of=0)
        .minion("Armor Stego", on="Mushroom Kingdom", of=1)
        .action("Flame Trap", on="Mushroom Kingdom", of=0)
        .turn(0, "start_turn")
        .start()
    )
    assert offered(game) == ["King Rex (9, Player 2, Jungle Oasis)", "Pass"]
    pick(game, "King Rex")
    assert minions(game, "Mushroom Kingdom") == ["Armor Stego", "King Rex"]
    assert actions_on(game, "King Rex") == ["Upgrade"]
    assert actions_on(game, "Mushroom Kingdom") == ["Flame Trap"]
    pick(game, "end")
    assert (game.decision.player, offered(game)) == (1, ["Scout (3, Player 1, Jungle Oasis)", "Pass"])
    pick(game, "pass")
    assert minions(game, "Jungle Oasis") == ["Scout"]


def test_protection_against_other_players_actions_does_not_stop_mushroom_kingdom():
    game = (
        scenario(bases=["Mushroom Kingdom", "Jungle Oasis"])
        .minion("Brownie", on="Jungle Oasis", of=1)
        .action("Wildlife Preserve", on="Jungle Oasis", of=1)
        .turn(0, "start_turn")
        .start()
    )
    pick(game, "Brownie")
    assert minions(game, "Mushroom Kingdom") == ["Brownie"]


# Big Funny Giant


def giant() -> Scenario:
    return scenario(bases=["Jungle Oasis", "Tar Pits"]).titan("Big Funny Giant", on="Tar Pits").fillers()


def test_big_funny_giant_is_played_instead_of_the_regular_minion_play():
    game = scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Gnome"]).titan("Big Funny Giant").start()
    use(game, "Big Funny Giant")
    pick(game, "Jungle Oasis")
    assert titans(game, "Jungle Oasis") == ["Big Funny Giant"]
    assert offered(game) == ["End your plays"]


def test_big_funny_giant_makes_another_player_discard_for_a_minion_there():
    game = giant().hand(1, "Scout", "Invader", "Collector").turn(1).plays(2, 0).start()
    play(game, "Scout", on="Jungle Oasis")
    assert decider(game) == 1
    assert len(hand(game, 1)) == 2
    play(game, "Invader", on="Tar Pits")
    assert hand(game, 1) == []  # Collector was the only card to discard.


def test_big_funny_giant_may_grow_at_the_end_of_another_players_turn_without_a_minion_there():
    game = giant().minion("Scout", on="Jungle Oasis", of=1).turn(1, "end_turn").stop_after("end_turn").start()
    assert (decider(game), prompt(game)) == (0, "Place a +1 power counter on Big Funny Giant?")
    pick(game, "yes")
    assert total(game, "Tar Pits", 0) == 1


def test_big_funny_giant_does_not_grow_at_the_end_of_your_turn_or_beside_that_players_minion():
    assert giant().turn(0, "end_turn").stop_after("end_turn").start().decision is None
    met = giant().minion("Scout", on="Tar Pits", of=1).turn(1, "end_turn").stop_after("end_turn").start()
    assert met.decision is None


def when_scored(*, other: bool, counters: int = 0) -> Game:
    position = giant().minion("Gnome", on="Tar Pits", counters=15).turn(0, "score_bases").stop_after("score_bases")
    if other:
        position = position.minion("Scout", on="Tar Pits", of=1, counters=counters)
    return position.start()


def test_big_funny_giant_gains_a_vp_for_the_winner_where_another_player_has_no_minion():
    assert when_scored(other=False).scores == (5, 0)
    assert when_scored(other=True).scores == (4, 3)
    assert when_scored(other=True, counters=30).scores == (3, 4)


def test_big_funny_giant_gains_a_vp_where_one_of_several_other_players_has_no_minion():
    game = (
        scenario(players=3, bases=["Jungle Oasis", "Tar Pits"])
        .titan("Big Funny Giant", on="Tar Pits")
        .minion("Gnome", on="Tar Pits", counters=15)
        .minion("Scout", on="Tar Pits", of=1)
        .fillers()
        .turn(0, "score_bases")
        .stop_after("score_bases")
        .start()
    )
    assert game.scores == (5, 3, 0)
