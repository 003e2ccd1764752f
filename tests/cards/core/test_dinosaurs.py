"""Dinosaurs: every ability and every ruling that changes behaviour, in the order of the faction's file."""

import pytest

from smashup import Game
from smashup.engine import Action, Base, BaseInPlay, CardInPlay, Destroyed, Effect, Minion
from smashup.scenario import (
    actions_on,
    asked_by,
    bases,
    breakpoint_on,
    deck,
    discard_pile,
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
    total,
    use,
)

GUNS = "Tooth and Claw... and Guns"


class Mutiny(Action):
    """Take control of a minion."""

    name = "Mutiny"

    def on_play(self) -> Effect:
        target = yield from self.choose_minion("Take which minion?", self.minions())
        if target is not None:
            yield from self.take_control(target)


class Ambush(Action):
    """Special: Before a base scores, you may play an extra action."""

    name = "Ambush"
    special = "before_scoring"

    def on_play(self) -> Effect:
        yield from self.extra_action()


class Swamp(Base):
    """Each minion here has -2 power."""

    name = "Swamp"
    breakpoint = 20
    vp = (4, 2, 1)

    def gives_power(self, minion: CardInPlay) -> int:
        return -2 if minion.at == self.here.at else 0


class Mirror(Minion):
    """Choose another minion here. This minion has its abilities too."""

    name = "Mirror"
    power = 2

    def on_play(self) -> Effect:
        target = yield from self.choose_minion("Copy which?", self.minions(self.here, besides=self.card))
        if target is not None:
            self.lasts("ability", self.card.id, target.definition, until="leaves")


class Nickname(Action):
    """Play on a base. Ongoing: This card is also named War Raptor."""

    name = "Nickname"
    plays_on = "base"

    def also_named(self, name: str) -> bool:
        return name == "War Raptor"


class Spores(Action):
    """Play on a base. Ongoing: Other players' minions here have -1 power."""

    name = "Spores"
    plays_on = "base"

    def gives_power(self, minion: CardInPlay) -> int:
        return -1 if minion.at == self.card.at and minion.controller != self.you else 0


class Bounty(Minion):
    """Destroy a minion here and draw a card; you may do it again."""

    name = "Bounty"
    power = 2

    def on_play(self) -> Effect:
        for _ in range(2):
            target = yield from self.choose_minion("Destroy which?", self.minions(self.here, besides=self.card))
            if (yield from self.destroy(target)):
                self.draw()


class Phoenix(Minion):
    """After this minion goes to the discard pile from play, you may place it into your hand."""

    name = "Phoenix"
    power = 2

    def after_discarded_from_play(self, base: BaseInPlay) -> Effect:
        pile = self.state.discards[self.you]
        if (yield from self.may("Place Phoenix into your hand?")) and self.card.id in pile:
            self.into_hand(self.card.id, pile)


class Mourner(Minion):
    """Ongoing: After a minion is destroyed, gain 1 VP."""

    name = "Mourner"
    power = 5

    def after_minion_destroyed(self, destroyed: Destroyed) -> Effect:
        self.gain_vp()
        return
        yield


# King Rex


def test_king_rex_has_no_ability():
    game = scenario(bases=["Tar Pits"], hand=["King Rex"]).minion("Collector", on="Tar Pits", of=1).start()
    play(game, "King Rex", on="Tar Pits")
    assert asked_by(game) is None
    assert minions(game, "Tar Pits") == ["Collector", "King Rex"]
    assert power_of(game, "King Rex") == 7


# Laseratops


def test_laseratops_must_destroy_a_minion_of_power_2_or_less_here_even_your_own():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Laseratops"])
        .minion("Collector", on="Jungle Oasis", of=0)
        .minion("Collector", on="Tar Pits", of=1)
        .duplicate_factions()
        .start()
    )
    play(game, "Laseratops", on="Jungle Oasis")
    assert minions(game, "Jungle Oasis") == ["Laseratops"]
    assert discard_pile(game, 0) == ["Collector"]
    assert minions(game, "Tar Pits") == ["Collector"]


def test_laseratops_looks_at_current_power():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Laseratops"])
        .minion("War Raptor", on="Jungle Oasis", of=1)
        .duplicate_factions()
        .start()
    )
    play(game, "Laseratops", on="Jungle Oasis")
    assert minions(game, "Jungle Oasis") == ["War Raptor", "Laseratops"]


def test_laseratops_reaches_a_minion_that_was_reduced_to_power_2():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Laseratops"])
        .minion("Tiger Assassin", on="Jungle Oasis", of=1, actions=["Poison"])
        .start()
    )
    play(game, "Laseratops", on="Jungle Oasis")
    assert minions(game, "Jungle Oasis") == ["Laseratops"]


def test_laseratops_is_among_its_own_targets_when_its_power_here_is_2():
    game = scenario(bases=["Swamp"], hand=["Laseratops"], definitions=[Swamp]).start()
    play(game, "Laseratops", on="Swamp")
    assert minions(game, "Swamp") == []
    assert discard_pile(game, 0) == ["Laseratops"]


def test_laseratops_may_choose_a_minion_that_cannot_be_destroyed():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Laseratops"])
        .minion("Collector", on="Jungle Oasis", of=0)
        .minion("Warbot", on="Jungle Oasis", of=1, actions=["Poison"])
        .start()
    )
    play(game, "Laseratops", on="Jungle Oasis")
    pick(game, "Warbot")
    assert minions(game, "Jungle Oasis") == ["Collector", "Warbot", "Laseratops"]


# Armor Stego


def test_armor_stego_has_3_power_in_its_controllers_turn_and_5_in_every_other():
    game = scenario(players=3, bases=["Tar Pits"]).minion("Armor Stego", on="Tar Pits", of=0).start()
    assert power_of(game, "Armor Stego") == 3
    pick(game, "end")
    assert power_of(game, "Armor Stego") == 5
    pick(game, "end")
    assert power_of(game, "Armor Stego") == 5
    pick(game, "end")
    assert power_of(game, "Armor Stego") == 3


def test_armor_stego_counts_5_when_its_base_scores_in_anothers_turn():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"])
        .turn(1, "score_bases")
        .deck(1, "Howl", "Howl")
        .minion("Armor Stego", on="Tar Pits", of=0, counters=4)
        .minion("King Rex", on="Tar Pits", of=1)
        .duplicate_factions()
        .start()
    )
    assert game.scores == (4, 3)


def test_armor_stego_counts_3_when_its_base_is_checked_in_its_controllers_turn():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"])
        .turn(0, "score_bases")
        .minion("Armor Stego", on="Tar Pits", of=0, counters=4)
        .minion("Laseratops", on="Tar Pits", of=1, counters=4)
        .duplicate_factions()
        .start()
    )
    assert game.scores == (0, 0)


def test_armor_stego_looks_at_its_controller_not_its_owner():
    game = scenario(bases=["Tar Pits"]).minion("Armor Stego", on="Tar Pits", of=1, owner=0).start()
    assert power_of(game, "Armor Stego") == 5


# War Raptor


@pytest.mark.parametrize(("number", "together"), [(1, 3), (2, 8), (3, 15), (4, 24)])
def test_war_raptors_together_have_3_8_15_or_24_power(number: int, together: int):
    position = scenario(bases=["Tar Pits"])
    for _ in range(number):
        position.minion("War Raptor", on="Tar Pits")
    assert total(position.start(), "Tar Pits", 0) == together


def test_war_raptor_counts_every_players_war_raptors_on_its_base_at_each_moment():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Beam Up"])
        .minion("War Raptor", on="Tar Pits", of=0)
        .minion("War Raptor", on="Tar Pits", of=1)
        .minion("War Raptor", on="Jungle Oasis", of=0)
        .duplicate_factions()
        .start()
    )
    assert power_of(game, "War Raptor", of=1) == 4
    play(game, "Beam Up")
    pick(game, "War Raptor", of=0, on="Tar Pits")
    assert power_of(game, "War Raptor", of=1) == 3


def test_a_minion_that_copies_war_raptor_gains_for_the_war_raptors_here_but_not_for_itself():
    game = (
        scenario(bases=["Tar Pits"], hand=["Mirror"], definitions=[Mirror]).minion("War Raptor", on="Tar Pits").start()
    )
    play(game, "Mirror", on="Tar Pits")
    assert power_of(game, "Mirror") == 2 + 1
    assert power_of(game, "War Raptor") == 3


def test_a_card_that_is_also_named_war_raptor_counts_for_the_real_ones():
    game = (
        scenario(bases=["Tar Pits"], definitions=[Nickname])
        .minion("War Raptor", on="Tar Pits")
        .action("Nickname", on="Tar Pits")
        .start()
    )
    assert power_of(game, "War Raptor") == 4


# Augmentation


def test_augmentation_gives_any_minion_4_power_until_the_end_of_your_turn():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Augmentation"])
        .minion("Collector", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Augmentation")
    assert power_of(game, "Collector") == 6
    pick(game, "end")
    assert power_of(game, "Collector") == 2


def test_augmentation_counts_when_a_base_scores_this_turn():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Augmentation"])
        .minion("King Rex", on="Jungle Oasis", counters=1)
        .start()
    )
    play(game, "Augmentation")
    pick(game, "end")
    assert game.scores == (2, 0)


def test_augmentation_played_in_anothers_turn_lasts_until_the_end_of_your_own_next_turn():
    game = (
        scenario(players=3, bases=["Jungle Oasis", "Tar Pits"], hand=["Ambush", "Augmentation"], definitions=[Ambush])
        .turn(1, "score_bases")
        .base_deck("The Mothership")
        .minion("King Rex", on="Jungle Oasis", of=1, counters=5)
        .minion("Collector", on="Tar Pits", of=0)
        .duplicate_factions()
        .start()
    )
    play(game, "Ambush")
    play(game, "Augmentation")
    pick(game, "Collector")
    assert game.current_player == 2
    assert power_of(game, "Collector") == 6
    pick(game, "end")
    assert game.current_player == 0
    assert power_of(game, "Collector") == 6
    pick(game, "end")
    assert power_of(game, "Collector") == 2


def test_augmentation_stays_on_a_minion_that_moves_or_changes_controller():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Augmentation", "Invasion", "Mutiny"], definitions=[Mutiny])
        .plays(actions=3)
        .minion("Collector", on="Tar Pits", of=1)
        .duplicate_factions()
        .start()
    )
    play(game, "Augmentation")
    play(game, "Invasion")
    play(game, "Mutiny")
    assert total(game, "Jungle Oasis", 0) == 6


def test_augmentation_is_gone_when_the_minion_has_left_play():
    game = (
        scenario(bases=["Tar Pits"], hand=["Augmentation", "Beam Up"])
        .plays(actions=2)
        .minion("Collector", on="Tar Pits", of=0)
        .start()
    )
    play(game, "Augmentation")
    play(game, "Beam Up")
    play(game, "Collector", on="Tar Pits")
    assert power_of(game, "Collector") == 2


# Howl


def test_howl_gives_each_of_your_minions_in_play_now_1_power_until_the_end_of_your_turn():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Howl", "Laseratops"])
        .minion("King Rex", on="Tar Pits", of=0)
        .minion("Scout", on="Jungle Oasis", of=0)
        .minion("Collector", on="Jungle Oasis", of=1)
        .minion("Invader", on="Jungle Oasis", of=1, owner=0)
        .duplicate_factions()
        .start()
    )
    play(game, "Howl")
    play(game, "Laseratops", on="Tar Pits")
    assert (power_of(game, "King Rex"), power_of(game, "Scout")) == (8, 4)
    assert power_of(game, "Laseratops") == 4
    assert (power_of(game, "Collector"), power_of(game, "Invader")) == (2, 3)
    pick(game, "end")
    assert (power_of(game, "King Rex"), power_of(game, "Scout")) == (7, 3)


def test_howl_stays_on_a_minion_that_another_player_takes():
    game = (
        scenario(players=2, bases=["Tar Pits"], hand=["Howl", "Ambush"], definitions=[Ambush, Mutiny])
        .base_deck("Jungle Oasis")
        .hand(1, "Mutiny", "Ambush")
        .minion("King Rex", on="Tar Pits", of=0, counters=8)
        .start()
    )
    play(game, "Howl")
    pick(game, "end", "pass")
    play(game, "Ambush")
    play(game, "Mutiny")
    assert total(game, "Tar Pits", 1) == 16


def test_howl_played_in_anothers_turn_lasts_until_the_end_of_your_own_next_turn():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Ambush", "Howl"], definitions=[Ambush])
        .turn(1, "score_bases")
        .base_deck("The Mothership")
        .minion("King Rex", on="Jungle Oasis", of=1, counters=5)
        .minion("Collector", on="Tar Pits", of=0)
        .duplicate_factions()
        .start()
    )
    play(game, "Ambush")
    play(game, "Howl")
    assert game.current_player == 0
    assert power_of(game, "Collector") == 3
    pick(game, "end")
    assert power_of(game, "Collector") == 2


# Natural Selection


def test_natural_selection_destroys_a_minion_of_strictly_less_power_on_the_base_of_one_of_yours():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Natural Selection"])
        .minion("Armor Stego", on="Jungle Oasis", of=0)
        .minion("Scout", on="Jungle Oasis", of=1)
        .minion("Collector", on="Jungle Oasis", of=1)
        .minion("Invader", on="Jungle Oasis", of=0)
        .minion("Collector", on="Tar Pits", of=1)
        .duplicate_factions()
        .start()
    )
    play(game, "Natural Selection")
    assert len(offered(game)) == 2
    pick(game, "Armor Stego")
    assert minions(game, "Jungle Oasis") == ["Armor Stego", "Scout", "Invader"]
    assert discard_pile(game, 1) == ["Collector"]


def test_natural_selection_must_destroy_your_own_weaker_minion_if_no_other_is_there():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Natural Selection"])
        .minion("King Rex", on="Jungle Oasis", of=0)
        .minion("Scout", on="Jungle Oasis", of=0)
        .start()
    )
    play(game, "Natural Selection")
    pick(game, "King Rex")
    assert minions(game, "Jungle Oasis") == ["King Rex"]


def test_natural_selection_does_nothing_if_the_chosen_minion_has_no_weaker_one_beside_it():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Natural Selection"])
        .minion("King Rex", on="Jungle Oasis", of=0)
        .minion("Collector", on="Jungle Oasis", of=1)
        .minion("Scout", on="Tar Pits", of=0)
        .duplicate_factions()
        .start()
    )
    play(game, "Natural Selection")
    pick(game, "Scout")
    assert minions(game, "Jungle Oasis") == ["King Rex", "Collector"]


def test_natural_selection_compares_current_powers():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Natural Selection"])
        .minion("Armor Stego", on="Jungle Oasis", of=0, counters=1)
        .minion("War Raptor", on="Jungle Oasis", of=1)
        .minion("Armor Stego", on="Jungle Oasis", of=1)
        .duplicate_factions()
        .start()
    )
    play(game, "Natural Selection")
    assert minions(game, "Jungle Oasis", of=1) == ["Armor Stego"]


# Rampage


def test_rampage_fixes_the_reduction_when_it_resolves():
    game = (
        scenario(bases=["Tar Pits"], hand=["Rampage", "War Raptor"]).minion("War Raptor", on="Tar Pits", of=0).start()
    )
    play(game, "Rampage")
    assert breakpoint_on(game, "Tar Pits") == 16 - 3
    play(game, "War Raptor", on="Tar Pits")
    assert power_of(game, "War Raptor") == 4
    assert breakpoint_on(game, "Tar Pits") == 16 - 3


def test_rampage_keeps_its_reduction_when_the_minion_has_left_and_ends_with_the_turn():
    game = (
        scenario(bases=["Tar Pits"], hand=["Rampage", "Beam Up"])
        .plays(actions=2)
        .minion("King Rex", on="Tar Pits", of=0)
        .start()
    )
    play(game, "Rampage")
    assert actions_on(game, "Tar Pits") == actions_on(game, "King Rex") == []
    assert discard_pile(game, 0) == ["Rampage"]
    play(game, "Beam Up")
    assert breakpoint_on(game, "Tar Pits") == 16 - 7
    pick(game, "end")
    assert breakpoint_on(game, "Tar Pits") == 16


def test_rampage_never_takes_a_breakpoint_below_zero():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Rampage"])
        .minion("King Rex", on="Jungle Oasis", of=0, counters=6)
        .start()
    )
    play(game, "Rampage")
    assert breakpoint_on(game, "Jungle Oasis") == 0


def test_rampage_lets_a_base_score_at_the_reduced_breakpoint():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Rampage"])
        .minion("King Rex", on="Jungle Oasis", of=0)
        .minion("Collector", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Rampage")
    pick(game, "end")
    assert game.scores == (2, 0)


def test_rampage_uses_the_power_of_one_minion_of_yours_there():
    game = (
        scenario(bases=["Tar Pits"], hand=["Rampage"])
        .minion("Armor Stego", on="Tar Pits", of=0)
        .minion("Scout", on="Tar Pits", of=0)
        .minion("King Rex", on="Tar Pits", of=1)
        .duplicate_factions()
        .start()
    )
    play(game, "Rampage")
    assert len(offered(game)) == 2
    pick(game, "Scout")
    assert breakpoint_on(game, "Tar Pits") == 16 - 3


# Survival of the Fittest


def test_survival_of_the_fittest_lets_you_choose_among_equals():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Survival of the Fittest"])
        .minion("Invader", on="Jungle Oasis", of=1)
        .minion("Scout", on="Jungle Oasis", of=1)
        .minion("King Rex", on="Jungle Oasis", of=0)
        .start()
    )
    play(game, "Survival of the Fittest")
    assert asked_by(game) == "Survival of the Fittest"
    assert len(offered(game)) == 2
    pick(game, "Scout")
    assert minions(game, "Jungle Oasis") == ["Invader", "King Rex"]


def test_survival_of_the_fittest_destroys_one_weakest_minion_on_each_base_that_has_a_stronger_one():
    game = (
        scenario(
            bases=["Jungle Oasis", "Cave of Shinies", "The Homeworld", "The Mothership"],
            hand=["Survival of the Fittest"],
        )
        .minion("Collector", on="Jungle Oasis", of=0)
        .minion("King Rex", on="Jungle Oasis", of=0)
        .minion("War Raptor", on="Cave of Shinies", of=1)
        .minion("Collector", on="Cave of Shinies", of=1)
        .minion("Collector", on="The Homeworld", of=1)
        .minion("Scout", on="The Mothership", of=0)
        .minion("Scout", on="The Mothership", of=1)
        .duplicate_factions()
        .start()
    )
    play(game, "Survival of the Fittest")
    assert minions(game, "Jungle Oasis") == ["King Rex"]
    assert minions(game, "Cave of Shinies") == ["War Raptor"]
    assert minions(game, "The Homeworld") == ["Collector"]
    assert minions(game, "The Mothership") == ["Scout", "Scout"]


def test_survival_of_the_fittest_does_not_pass_on_from_a_weakest_minion_that_cannot_be_destroyed():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Survival of the Fittest"])
        .minion("Warbot", on="Jungle Oasis", of=1)
        .minion("King Rex", on="Jungle Oasis", of=0)
        .start()
    )
    play(game, "Survival of the Fittest")
    assert minions(game, "Jungle Oasis") == ["Warbot", "King Rex"]


def test_survival_of_the_fittest_may_choose_an_immune_minion_among_equals():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Survival of the Fittest"])
        .minion("Warbot", on="Jungle Oasis", of=1)
        .minion("Laseratops", on="Jungle Oasis", of=0)
        .minion("King Rex", on="Jungle Oasis", of=0)
        .start()
    )
    play(game, "Survival of the Fittest")
    pick(game, "Warbot")
    assert minions(game, "Jungle Oasis") == ["Warbot", "Laseratops", "King Rex"]


def test_survival_of_the_fittest_destroys_all_of_them_together():
    game = (
        scenario(bases=["Jungle Oasis", "The Homeworld"], hand=["Survival of the Fittest"])
        .minion("Microbot Archive", on="Jungle Oasis", of=1)
        .minion("King Rex", on="Jungle Oasis", of=0)
        .minion("Microbot Guard", on="The Homeworld", of=1)
        .minion("Laseratops", on="The Homeworld", of=0)
        .deck(1, "Zapbot", "Zapbot", "Zapbot")
        .start()
    )
    play(game, "Survival of the Fittest")
    assert len(hand(game, 1)) == 2


# Tooth and Claw... and Guns


def test_tooth_and_claw_stops_the_first_ability_of_another_player():
    game = (
        scenario(bases=["Tar Pits"], hand=["Beam Up", "Collector"])
        .minion("King Rex", on="Tar Pits", of=1, actions=[GUNS])
        .start()
    )
    play(game, "Beam Up")
    assert minions(game, "Tar Pits") == ["King Rex"]
    assert actions_on(game, "King Rex") == []
    assert discard_pile(game, 1) == [GUNS]


def test_tooth_and_claw_stops_only_the_first_ability():
    game = (
        scenario(bases=["Tar Pits"], hand=["Beam Up", "Beam Up"])
        .plays(actions=2)
        .minion("King Rex", on="Tar Pits", of=1, actions=[GUNS])
        .start()
    )
    play(game, "Beam Up")
    play(game, "Beam Up")
    assert minions(game, "Tar Pits") == []


def test_tooth_and_claw_stops_the_abilities_of_minions_too():
    game = (
        scenario(bases=["Tar Pits"], hand=["Collector"])
        .minion("Scout", on="Tar Pits", of=1, actions=[GUNS])
        .duplicate_factions()
        .start()
    )
    play(game, "Collector", on="Tar Pits")
    pick(game, "Scout")
    assert minions(game, "Tar Pits") == ["Scout", "Collector"]
    assert discard_pile(game, 1) == [GUNS]


def test_tooth_and_claw_keeps_the_ability_off_for_the_rest_of_the_turn():
    game = (
        scenario(bases=["Tar Pits"], hand=["Bounty"], definitions=[Bounty])
        .deck(0, "Howl", "Howl")
        .minion("King Rex", on="Tar Pits", of=1, actions=[GUNS])
        .duplicate_factions()
        .start()
    )
    play(game, "Bounty", on="Tar Pits")
    assert minions(game, "Tar Pits") == ["King Rex", "Bounty"]
    assert hand(game, 0) == []


def test_tooth_and_claw_is_used_up_by_a_welcome_effect_too():
    game = (
        scenario(bases=["Tar Pits"], hand=["Augmentation"])
        .minion("King Rex", on="Tar Pits", of=1, actions=[GUNS])
        .duplicate_factions()
        .start()
    )
    play(game, "Augmentation")
    assert power_of(game, "King Rex") == 7
    assert actions_on(game, "King Rex") == []


def test_tooth_and_claw_lets_its_controllers_own_abilities_pass():
    game = (
        scenario(bases=["Tar Pits"], hand=["Augmentation"])
        .minion("King Rex", on="Tar Pits", of=0, actions=[GUNS])
        .start()
    )
    play(game, "Augmentation")
    assert power_of(game, "King Rex") == 11
    assert actions_on(game, "King Rex") == [GUNS]


def test_another_player_is_anyone_but_the_controller_of_tooth_and_claw_whoever_controls_the_minion():
    game = (
        scenario(bases=["Tar Pits"], hand=["Augmentation", "Beam Up"])
        .plays(actions=2)
        .minion("Collector", on="Tar Pits", of=0, actions=[(GUNS, 1)])
        .minion("King Rex", on="Tar Pits", of=1, actions=[(GUNS, 0)])
        .duplicate_factions()
        .start()
    )
    play(game, "Augmentation")
    pick(game, "Collector")
    assert power_of(game, "Collector") == 2
    assert discard_pile(game, 1) == [GUNS]
    play(game, "Beam Up")
    pick(game, "King Rex")
    assert hand(game, 1) == ["King Rex"]


def test_tooth_and_claw_does_not_stop_a_base():
    game = (
        scenario(bases=["Mushroom Kingdom", "Tar Pits"])
        .turn(0, "start_turn")
        .minion("King Rex", on="Tar Pits", of=1, actions=[GUNS])
        .start()
    )
    pick(game, "King Rex")
    assert minions(game, "Mushroom Kingdom") == ["King Rex"]
    assert actions_on(game, "King Rex") == [GUNS]


def test_tooth_and_claw_is_not_used_up_by_choosing_or_comparing():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Natural Selection"])
        .minion("King Rex", on="Jungle Oasis", of=0, actions=[(GUNS, 1)])
        .minion("Collector", on="Jungle Oasis", of=1)
        .duplicate_factions()
        .start()
    )
    play(game, "Natural Selection")
    assert minions(game, "Jungle Oasis") == ["King Rex"]
    assert actions_on(game, "King Rex") == [GUNS]


def test_tooth_and_claw_does_not_keep_a_minion_on_a_base_that_has_scored():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"])
        .minion("King Rex", on="Jungle Oasis", of=1, counters=5, actions=[GUNS])
        .start()
    )
    pick(game, "end")
    assert discard_pile(game, 1) == ["King Rex", GUNS]


def test_tooth_and_claw_spares_only_its_own_minion():
    game = (
        scenario(bases=["Tar Pits"], hand=["Crop Circles"])
        .minion("King Rex", on="Tar Pits", of=1, actions=[GUNS])
        .minion("War Raptor", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Crop Circles")
    assert minions(game, "Tar Pits") == ["King Rex"]
    assert hand(game, 1) == ["War Raptor"]


def test_an_action_another_player_plays_on_the_minion_is_discarded_without_effect_with_tooth_and_claw():
    game = (
        scenario(bases=["Tar Pits"], hand=["Poison"])
        .minion("King Rex", on="Tar Pits", of=1, actions=[GUNS, "Upgrade"])
        .start()
    )
    play(game, "Poison", on="King Rex")
    assert actions_on(game, "King Rex") == ["Upgrade"]
    assert power_of(game, "King Rex") == 9
    assert discard_pile(game, 0) == ["Poison"]
    assert discard_pile(game, 1) == [GUNS]


def test_a_lasting_effect_that_already_applies_destroys_tooth_and_claw_at_once_and_is_off_for_the_turn():
    game = (
        scenario(bases=["Tar Pits"], hand=[GUNS], definitions=[Spores])
        .minion("King Rex", on="Tar Pits", of=0)
        .action("Spores", on="Tar Pits", of=1)
        .start()
    )
    assert power_of(game, "King Rex") == 6
    play(game, GUNS, on="King Rex")
    assert power_of(game, "King Rex") == 7
    assert discard_pile(game, 0) == [GUNS]
    pick(game, "end")
    assert power_of(game, "King Rex") == 6


def test_a_lasting_effect_that_begins_destroys_tooth_and_claw_and_is_off_for_the_turn():
    game = (
        scenario(bases=["Tar Pits"], hand=["Spores"], definitions=[Spores])
        .minion("King Rex", on="Tar Pits", of=1, actions=[GUNS])
        .start()
    )
    play(game, "Spores", on="Tar Pits")
    assert power_of(game, "King Rex") == 7
    assert discard_pile(game, 1) == [GUNS]
    pick(game, "end")
    assert power_of(game, "King Rex") == 6


def test_tooth_and_claw_meets_a_lasting_effect_when_the_minion_moves_to_it():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Invasion"], definitions=[Spores])
        .minion("King Rex", on="Tar Pits", of=0, actions=[GUNS])
        .action("Spores", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Invasion")
    assert minions(game, "Jungle Oasis") == ["King Rex"]
    assert power_of(game, "King Rex") == 7
    assert actions_on(game, "King Rex") == []


def test_10_12_tooth_and_claw_played_on_a_minion_with_anothers_action_on_it_is_destroyed_at_once():
    game = (
        scenario(bases=["Tar Pits"], hand=[GUNS])
        .minion("King Rex", on="Tar Pits", of=0, actions=[("Poison", 1)])
        .start()
    )
    play(game, GUNS, on="King Rex")
    assert actions_on(game, "King Rex") == ["Poison"]
    assert power_of(game, "King Rex") == 7
    pick(game, "end")
    assert power_of(game, "King Rex") == 3


def test_an_attached_action_that_tooth_and_claw_met_does_nothing_later_in_that_turn():
    game = (
        scenario(bases=["Tar Pits"], hand=[GUNS])
        .minion("King Rex", on="Tar Pits", of=0, actions=[("Assassination", 1)])
        .start()
    )
    play(game, GUNS, on="King Rex")
    pick(game, "end")
    assert minions(game, "Tar Pits") == ["King Rex"]
    assert actions_on(game, "King Rex") == ["Assassination"]
    pick(game, "end")
    assert minions(game, "Tar Pits") == []


def test_power_given_for_a_time_by_another_player_destroys_tooth_and_claw_and_is_off_for_the_turn():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Augmentation"], definitions=[Ambush])
        .hand(1, "Ambush", GUNS)
        .minion("Collector", on="Tar Pits", of=1, counters=7)
        .minion("King Rex", on="Tar Pits", of=0, counters=3)
        .duplicate_factions()
        .start()
    )
    play(game, "Augmentation")
    pick(game, "Collector")
    assert power_of(game, "Collector") == 2 + 7 + 4
    pick(game, "end")
    play(game, "Ambush")
    play(game, GUNS, on="Collector")
    assert game.scores == (4, 3)
    assert discard_pile(game, 1) == [GUNS, "Ambush", "Collector"]


def test_any_player_may_destroy_tooth_and_claw_itself():
    game = (
        scenario(bases=["Tar Pits"], hand=["Disenchant"])
        .minion("King Rex", on="Tar Pits", of=1, actions=[GUNS])
        .start()
    )
    play(game, "Disenchant")
    assert discard_pile(game, 1) == [GUNS]
    assert minions(game, "Tar Pits") == ["King Rex"]


def test_the_current_player_orders_tooth_and_claw_and_hideout_and_the_other_stays():
    game = (
        scenario(bases=["Tar Pits"], hand=["Beam Up"])
        .minion("King Rex", on="Tar Pits", of=1, actions=[GUNS])
        .action("Hideout", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Beam Up")
    assert game.decision.player == 0
    pick(game, "Hideout")
    assert minions(game, "Tar Pits") == ["King Rex"]
    assert actions_on(game, "King Rex") == [GUNS]
    assert actions_on(game, "Tar Pits") == []


# Upgrade


def test_upgrade_gives_the_minion_it_is_on_2_power():
    game = (
        scenario(bases=["Tar Pits"], hand=["Upgrade"])
        .minion("King Rex", on="Tar Pits", of=1)
        .minion("Collector", on="Tar Pits", of=0)
        .duplicate_factions()
        .start()
    )
    play(game, "Upgrade", on="King Rex")
    assert power_of(game, "King Rex") == 9
    assert power_of(game, "Collector") == 2


def test_upgrade_goes_with_its_minion_through_a_move_and_a_change_of_control():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Invasion", "Mutiny"], definitions=[Mutiny])
        .plays(actions=2)
        .minion("King Rex", on="Tar Pits", of=1, actions=["Upgrade"])
        .start()
    )
    play(game, "Invasion")
    play(game, "Mutiny")
    assert total(game, "Jungle Oasis", 0) == 9


def test_upgrade_works_until_it_is_removed():
    game = (
        scenario(bases=["Tar Pits"], hand=["Disenchant"])
        .minion("King Rex", on="Tar Pits", of=1, actions=["Upgrade"])
        .start()
    )
    play(game, "Disenchant")
    assert power_of(game, "King Rex") == 7


# Wildlife Preserve


def test_wildlife_preserve_keeps_other_players_actions_off_your_minions_here():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Beam Up", "Beam Up", "Invasion"])
        .plays(actions=3)
        .minion("King Rex", on="Tar Pits", of=1)
        .minion("War Raptor", on="Jungle Oasis", of=1)
        .action("Wildlife Preserve", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Beam Up")
    pick(game, "King Rex")
    play(game, "Invasion")
    pick(game, "King Rex")
    assert minions(game, "Tar Pits") == ["King Rex"]
    play(game, "Beam Up")
    pick(game, "War Raptor")
    assert hand(game, 1) == ["War Raptor"]


def test_wildlife_preserve_does_not_keep_off_your_own_actions():
    game = (
        scenario(bases=["Tar Pits"], hand=["Augmentation"])
        .minion("King Rex", on="Tar Pits", of=0)
        .action("Wildlife Preserve", on="Tar Pits", of=0)
        .start()
    )
    play(game, "Augmentation")
    assert power_of(game, "King Rex") == 11


def test_wildlife_preserve_does_not_keep_off_the_abilities_of_minions_and_bases():
    game = (
        scenario(bases=["Tar Pits", "The Central Brain"], hand=["Supreme Overlord"])
        .minion("King Rex", on="The Central Brain", of=1)
        .action("Wildlife Preserve", on="The Central Brain", of=1)
        .start()
    )
    assert power_of(game, "King Rex") == 8
    play(game, "Supreme Overlord", on="Tar Pits")
    pick(game, "King Rex")
    assert hand(game, 1) == ["King Rex"]


def test_wildlife_preserve_destroys_other_players_actions_on_your_minions_when_it_takes_effect():
    game = (
        scenario(bases=["Tar Pits"], hand=["Wildlife Preserve"])
        .minion("King Rex", on="Tar Pits", of=0, actions=[("Poison", 1), "Upgrade"])
        .minion("Collector", on="Tar Pits", of=1, actions=[("Assassination", 1)])
        .start()
    )
    play(game, "Wildlife Preserve", on="Tar Pits")
    assert actions_on(game, "King Rex") == ["Upgrade"]
    assert actions_on(game, "Collector") == ["Assassination"]
    assert power_of(game, "King Rex") == 9
    assert discard_pile(game, 1) == ["Poison"]
    assert [event.cards[0][1] for event in game.events if event.kind == "destroy"] == ["Poison"]


def test_wildlife_preserve_covers_a_minion_that_moves_here_and_stops_when_it_leaves():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Invasion"])
        .minion("King Rex", on="Jungle Oasis", of=0, actions=[("Poison", 1)])
        .action("Wildlife Preserve", on="Tar Pits", of=0)
        .hand(1, "Seeing Stars", "Assassination")
        .start()
    )
    play(game, "Invasion")
    assert actions_on(game, "King Rex") == []
    pick(game, "end")
    play(game, "Assassination", on="King Rex")
    assert actions_on(game, "King Rex") == []
    assert discard_pile(game, 1) == ["Poison", "Assassination"]


def test_wildlife_preserve_does_not_cover_a_minion_that_has_left():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Invasion"])
        .minion("King Rex", on="Tar Pits", of=0)
        .action("Wildlife Preserve", on="Tar Pits", of=0)
        .hand(1, "Poison")
        .start()
    )
    play(game, "Invasion")
    pick(game, "end")
    play(game, "Poison", on="King Rex")
    assert power_of(game, "King Rex") == 3


def test_an_action_that_hits_the_whole_base_still_works_on_everybody_elses_minions():
    game = (
        scenario(bases=["Tar Pits"], hand=["Crop Circles"])
        .minion("King Rex", on="Tar Pits", of=1)
        .minion("Scout", on="Tar Pits", of=0)
        .action("Wildlife Preserve", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Crop Circles")
    assert minions(game, "Tar Pits") == ["King Rex"]


def test_wildlife_preserve_covers_minions_you_control_not_minions_you_own():
    game = (
        scenario(bases=["Tar Pits"], hand=["Beam Up"])
        .minion("King Rex", on="Tar Pits", of=0, owner=1)
        .action("Wildlife Preserve", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Beam Up")
    assert hand(game, 1) == ["King Rex"]


def test_wildlife_preserve_keeps_off_what_another_players_action_has_lasting():
    game = (
        scenario(bases=["Tar Pits"], hand=["Wildlife Preserve"], definitions=[Spores])
        .minion("King Rex", on="Tar Pits", of=0)
        .action("Spores", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Wildlife Preserve", on="Tar Pits")
    assert power_of(game, "King Rex") == 7
    assert actions_on(game, "Tar Pits") == ["Spores", "Wildlife Preserve"]


def test_a_minion_under_wildlife_preserve_is_discarded_when_its_base_has_scored():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"])
        .minion("King Rex", on="Jungle Oasis", of=1, counters=5)
        .action("Wildlife Preserve", on="Jungle Oasis", of=1)
        .start()
    )
    pick(game, "end")
    assert discard_pile(game, 1) == ["King Rex", "Wildlife Preserve"]


# Jungle Oasis


def test_jungle_oasis_gives_2_vp_to_the_winner_and_none_to_the_runner_up():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"])
        .minion("King Rex", on="Jungle Oasis", of=1, counters=2)
        .minion("Scout", on="Jungle Oasis", of=0)
        .deck(0, "Beam Up", "Beam Up")
        .start()
    )
    pick(game, "end", "no")
    assert game.scores == (0, 2)


def test_jungle_oasis_finishes_scoring_although_its_total_drops_below_12():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Full Sail"])
        .turn(1, "score_bases")
        .minion("King Rex", on="Jungle Oasis", of=1)
        .minion("Laseratops", on="Jungle Oasis", of=0, counters=2)
        .deck(1, "Howl", "Howl")
        .base_deck("The Mothership")
        .duplicate_factions()
        .start()
    )
    play(game, "Full Sail")
    pick(game, "Laseratops")
    assert minions(game, "Tar Pits") == ["Laseratops"]
    assert bases(game) == ["The Mothership", "Tar Pits"]
    assert game.scores == (0, 2)


# Tar Pits


def test_tar_pits_puts_a_minion_destroyed_here_on_the_bottom_of_its_owners_deck():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Laseratops"])
        .minion("Collector", on="Tar Pits", of=0, owner=1, actions=[("Poison", 1)])
        .deck(1, "Beam Up")
        .start()
    )
    play(game, "Laseratops", on="Tar Pits")
    assert deck(game, 1) == ["Beam Up", "Collector"]
    assert discard_pile(game, 1) == ["Poison"]


def test_tar_pits_does_nothing_for_a_minion_destroyed_elsewhere():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Laseratops"])
        .minion("Collector", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Laseratops", on="Jungle Oasis")
    assert discard_pile(game, 1) == ["Collector"]


def test_tar_pits_puts_every_minion_destroyed_together_under_the_decks_in_the_order_the_current_player_chooses():
    game = (
        scenario(bases=["Tar Pits"], hand=["Broadside"])
        .minion("King Rex", on="Tar Pits", of=0)
        .minion("Collector", on="Tar Pits", of=1)
        .minion("Gremlin", on="Tar Pits", of=1)
        .deck(1, "Hideout", "Brownie")
        .start()
    )
    play(game, "Broadside")
    pick(game, 1)
    assert prompt(game) == "Which ability happens next?"
    assert game.decision.player == 0
    pick(game, "Tar Pits because of Gremlin")
    pick(game, "Tar Pits because of Collector")
    assert deck(game, 1) == ["Brownie", "Gremlin", "Collector"]
    assert hand(game, 1) == ["Hideout"]


def test_abilities_set_off_by_the_destruction_happen_too():
    game = (
        scenario(bases=["Tar Pits"], hand=["Laseratops"], definitions=[Mourner])
        .minion("Collector", on="Tar Pits", of=1)
        .minion("Mourner", on="Tar Pits", of=0)
        .start()
    )
    play(game, "Laseratops", on="Tar Pits")
    assert offered(game) == ["Tar Pits because of Collector", "Mourner because of Collector"]
    pick(game, "Mourner")
    assert game.scores == (1, 0)
    assert deck(game, 1) == ["Collector"]


def test_a_buccaneer_that_moves_instead_was_not_destroyed_on_tar_pits():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Natural Selection"])
        .minion("King Rex", on="Tar Pits", of=0)
        .minion("Buccaneer", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Natural Selection")
    assert minions(game, "Jungle Oasis") == ["Buccaneer"]
    assert deck(game, 1) == []


def test_minions_discarded_when_tar_pits_has_scored_go_to_the_discard_pile():
    game = scenario(bases=["Tar Pits", "Jungle Oasis"]).minion("King Rex", on="Tar Pits", of=1, counters=9).start()
    pick(game, "end")
    assert game.scores == (0, 4)
    assert discard_pile(game, 1) == ["King Rex"]


@pytest.mark.parametrize(
    ("first", "answer", "in_hand", "in_deck"),
    [
        ("Phoenix", "yes", ["Phoenix"], []),
        ("Phoenix", "no", [], ["Phoenix"]),
        ("Tar Pits", "yes", [], ["Phoenix"]),
    ],
)
def test_tar_pits_and_an_ability_of_a_card_that_goes_to_the_discard_pile_are_ordered_by_the_current_player(
    first: str, answer: str, in_hand: list[str], in_deck: list[str]
):
    game = (
        scenario(bases=["Tar Pits"], hand=["Laseratops"], definitions=[Phoenix])
        .minion("Phoenix", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Laseratops", on="Tar Pits")
    pick(game, next(label for label in offered(game) if label.startswith(first)))
    pick(game, answer)
    assert (hand(game, 1), deck(game, 1)) == (in_hand, in_deck)
    assert discard_pile(game, 1) == []


# Fort Titanosaurus


def test_fort_titanosaurus_is_played_by_destroying_a_minion_and_gets_its_power_in_counters():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"])
        .titan("Fort Titanosaurus")
        .minion("King Rex", on="Tar Pits", counters=1)
        .minion("War Raptor", on="Jungle Oasis")
        .start()
    )
    use(game, "Fort Titanosaurus")
    pick(game, "King Rex")
    assert titans(game, "Tar Pits") == ["Fort Titanosaurus"]
    assert titan(game, "Fort Titanosaurus").counters == 8  # Its power in play.
    assert total(game, "Tar Pits", 0) == 8


def test_fort_titanosaurus_is_not_played_if_the_minion_is_not_really_destroyed():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"])
        .titan("Fort Titanosaurus")
        .minion("Buccaneer", on="Tar Pits")
        .start()
    )
    use(game, "Fort Titanosaurus")
    assert minions(game, "Jungle Oasis") == ["Buccaneer"]
    assert titan(game, "Fort Titanosaurus").at == -1


def test_fort_titanosaurus_waits_for_a_turn_in_which_you_played_no_minion_and_needs_one_of_yours_in_play():
    bare = scenario(bases=["Tar Pits"]).titan("Fort Titanosaurus").minion("Invader", on="Tar Pits", of=1)
    assert "Use Fort Titanosaurus" not in offered(bare.start())
    game = scenario(bases=["Tar Pits"], hand=["War Raptor"]).titan("Fort Titanosaurus").start()
    play(game, "War Raptor", on="Tar Pits")
    assert "Use Fort Titanosaurus" not in offered(game)


def test_fort_titanosaurus_leaves_the_regular_minion_play():
    game = (
        scenario(bases=["Tar Pits"], hand=["War Raptor"])
        .titan("Fort Titanosaurus")
        .minion("King Rex", on="Tar Pits")
        .start()
    )
    use(game, "Fort Titanosaurus")
    play(game, "War Raptor", on="Tar Pits")
    assert minions(game, "Tar Pits") == ["War Raptor"]


def after_howl(way: str) -> Game:
    game = (
        scenario(bases=["Tar Pits"], hand=["Howl", "Augmentation"])
        .titan("Fort Titanosaurus", on="Tar Pits")
        .minion("War Raptor", on="Tar Pits")
        .minion("King Rex", on="Tar Pits")
        .plays(0, 2)
        .start()
    )
    play(game, "Howl")
    assert offered(game) == ["On Fort Titanosaurus", "On a minion that was affected", "One on each", "No"]
    pick(game, way)
    return game


def test_fort_titanosaurus_builds_on_an_action_that_directly_affects_minions():
    game = after_howl("both")
    assert offered(game) == ["War Raptor (4, Player 1, Tar Pits)", "King Rex (8, Player 1, Tar Pits)"]
    pick(game, "King Rex")
    assert (titan(game, "Fort Titanosaurus").counters, power_of(game, "King Rex")) == (1, 9)
    play(game, "Augmentation")
    pick(game, "King Rex")
    assert game.decision is not None
    assert game.decision.is_play_cards  # Once per turn.


def test_fort_titanosaurus_may_build_on_itself_alone_or_not_at_all():
    assert titan(after_howl("titan"), "Fort Titanosaurus").counters == 1
    game = after_howl("none")
    assert titan(game, "Fort Titanosaurus").counters == 0
    play(game, "Augmentation")
    pick(game, "War Raptor", "minion")
    assert power_of(game, "War Raptor") == 2 + 1 + 1 + 4 + 1


def test_fort_titanosaurus_asks_for_itself_where_the_affected_minion_is_gone_and_not_for_other_actions():
    game = (
        scenario(bases=["Tortuga"], hand=["Natural Selection", "Wildlife Preserve"])
        .titan("Fort Titanosaurus", on="Tortuga")
        .minion("King Rex", on="Tortuga")
        .minion("Invader", on="Tortuga", of=1)
        .plays(0, 2)
        .start()
    )
    play(game, "Wildlife Preserve")  # It affects no minion.
    play(game, "Natural Selection")
    assert offered(game) == ["On Fort Titanosaurus", "No"]
    pick(game, "titan")
    assert titan(game, "Fort Titanosaurus").counters == 1


@pytest.mark.parametrize(("counters", "drawn"), [(3, []), (4, ["Howl"])])
def test_fort_titanosaurus_draws_with_four_counters(counters: int, drawn: list[str]):
    game = (
        scenario(bases=["Tar Pits"])
        .titan("Fort Titanosaurus", on="Tar Pits", counters=counters)
        .deck(0, "Howl", "Howl")
        .start()
    )
    use(game, "Fort Titanosaurus")
    assert hand(game, 0) == drawn
