"""Aliens: every ability and every ruling that changes behaviour, in the order of the faction's file."""

from smashup.engine import Action, Base, BaseInPlay, Card, CardInPlay, Effect, Minion, Source
from smashup.engine.happenings import CardDiscarded
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
)

# Jungle Oasis: breakpoint 12, VP 2 0 0. Tar Pits: breakpoint 16, VP 4 3 2. The Mothership: breakpoint 20, VP 4 2 1.
# The Homeworld: breakpoint 23, VP 4 2 1. War Raptor: power 3 alone, 4 as one of two.


class Mutiny(Action):
    """Take control of a minion."""

    name = "Mutiny"

    def on_play(self) -> Effect:
        target = yield from self.choose_minion("Take which minion?", self.minions())
        if target is not None:
            yield from self.take_control(target)


class Roots(Action):
    """Play on a base. Ongoing: Minions here cannot be returned."""

    name = "Roots"
    plays_on = "base"

    def protects(self, card: CardInPlay, how: str, source: Source, actor: int) -> bool:
        return how == "return" and card.at == self.card.at


class Gazebo(Base):
    """Actions cannot be played on this base."""

    name = "Gazebo"
    breakpoint = 20
    vp = (4, 2, 1)

    def forbids_action(self, player: int, definition: type[Card], target: CardInPlay | BaseInPlay | None) -> bool:
        return target is self.here


class Ragpicker(Minion):
    """Ongoing: After a player discards a card, that player gains 1 VP."""

    name = "Ragpicker"
    power = 2

    def after_card_discarded(self, discarded: CardDiscarded) -> Effect:
        self.gain_vp(player=discarded.player)
        return
        yield


class Ambush(Action):
    """Special: Before a base scores, you may play an extra action."""

    name = "Ambush"
    special = "before_scoring"

    def on_play(self) -> Effect:
        yield from self.extra_action()


# Supreme Overlord


def test_supreme_overlord_may_return_any_minion_in_play_itself_included():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Supreme Overlord", "Collector"])
        .discard_pile(1, "Laseratops")
        .hand(1, "Armor Stego")
        .minion("King Rex", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Supreme Overlord", on="Tar Pits")
    assert offered(game) == [
        "Supreme Overlord (5, Player 1, Tar Pits)",
        "King Rex (7, Player 2, Jungle Oasis)",
        "Pass",
    ]
    pick(game, "King Rex")
    assert minions(game, "Jungle Oasis") == []
    assert hand(game, 1) == ["Armor Stego", "King Rex"]


def test_supreme_overlord_may_return_itself():
    game = scenario(bases=["Tar Pits"], hand=["Supreme Overlord"]).start()
    play(game, "Supreme Overlord", on="Tar Pits")
    pick(game, "Supreme Overlord")
    assert minions(game, "Tar Pits") == []
    assert hand(game, 0) == ["Supreme Overlord"]


def test_supreme_overlord_is_optional():
    game = scenario(bases=["Tar Pits"], hand=["Supreme Overlord"]).minion("King Rex", on="Tar Pits", of=1).start()
    play(game, "Supreme Overlord", on="Tar Pits")
    pick(game, "pass")
    assert minions(game, "Tar Pits") == ["King Rex", "Supreme Overlord"]


def test_supreme_overlord_returns_a_minion_to_its_owner_not_to_its_controller():
    game = (
        scenario(bases=["Tar Pits"], hand=["Supreme Overlord"]).minion("King Rex", on="Tar Pits", of=0, owner=1).start()
    )
    play(game, "Supreme Overlord", on="Tar Pits")
    pick(game, "King Rex")
    assert (hand(game, 0), hand(game, 1)) == ([], ["King Rex"])


def test_actions_on_a_returned_minion_go_to_their_own_owners_discard_piles():
    game = (
        scenario(bases=["Tar Pits"], hand=["Supreme Overlord"])
        .minion("King Rex", on="Tar Pits", of=1, counters=2, actions=["Upgrade", ("Tooth and Claw... and Guns", 0)])
        .duplicate_factions()
        .start()
    )
    play(game, "Supreme Overlord", on="Tar Pits")
    pick(game, "King Rex")
    assert hand(game, 1) == ["King Rex"]
    assert discard_pile(game, 0) == ["Tooth and Claw... and Guns"]
    assert discard_pile(game, 1) == ["Upgrade"]


def test_a_returned_card_may_take_a_hand_past_10_until_its_owners_own_draw_phase():
    ten = ["Collector"] * 4 + ["Scout"] * 3 + ["Invader"] * 2 + ["Supreme Overlord"]
    game = (
        scenario(bases=["Tar Pits"], hand=["Supreme Overlord"])
        .hand(1, *ten)
        .deck(1, "Beam Up", "Beam Up")
        .minion("King Rex", on="Tar Pits", of=1)
        .duplicate_factions()
        .start()
    )
    play(game, "Supreme Overlord", on="Tar Pits")
    pick(game, "King Rex")
    pick(game, "end")
    assert game.current_player == 1
    assert len(hand(game, 1)) == 11
    pick(game, "end")
    assert prompt(game) == "Discard down to 10 cards."
    pick(game, "Collector", "Collector", "Collector")
    assert len(hand(game, 1)) == 10


def test_an_immune_minion_may_be_chosen_and_stays():
    game = (
        scenario(bases=["Tar Pits"], hand=["Supreme Overlord"])
        .minion("King Rex", on="Tar Pits", of=1, actions=["Tooth and Claw... and Guns"])
        .start()
    )
    play(game, "Supreme Overlord", on="Tar Pits")
    pick(game, "King Rex")
    assert minions(game, "Tar Pits") == ["King Rex", "Supreme Overlord"]


# Invader


def test_invader_gives_1_vp_each_time_it_is_played():
    game = scenario(bases=["Tar Pits"], hand=["Invader", "Beam Up"]).plays(minions=2).start()
    play(game, "Invader", on="Tar Pits")
    assert game.scores == (1, 0)
    play(game, "Beam Up")
    assert game.scores == (1, 0)
    play(game, "Invader", on="Tar Pits")
    assert game.scores == (2, 0)


def test_invader_gives_nothing_for_being_moved_or_taken_over():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Invasion", "Mutiny"], definitions=[Mutiny])
        .plays(actions=2)
        .minion("Invader", on="Tar Pits", of=1)
        .vp(0, 1)
        .duplicate_factions()
        .start()
    )
    play(game, "Invasion")
    play(game, "Mutiny")
    assert minions(game, "Jungle Oasis", of=0) == ["Invader"]
    assert game.scores == (0, 1)


def test_reaching_15_vp_with_invader_ends_the_game_only_at_the_end_of_the_turn():
    game = scenario(bases=["Tar Pits"], hand=["Invader"]).vp(14, 0).start()
    play(game, "Invader", on="Tar Pits")
    assert game.scores == (15, 0)
    assert not game.over
    pick(game, "end")
    assert game.over
    assert game.winners == (0,)


# Scout


def test_scout_may_be_placed_into_hand_after_its_base_scores_when_vp_have_been_awarded():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"])
        .deck(0, "Beam Up", "Beam Up")
        .minion("Scout", on="Jungle Oasis", counters=9)
        .start()
    )
    pick(game, "end")
    assert asked_by(game) == "Scout"
    assert game.scores == (2, 0)
    pick(game, "yes")
    assert hand(game, 0) == ["Scout", "Beam Up", "Beam Up"]
    assert discard_pile(game, 0) == []


def test_scout_that_stays_goes_to_the_discard_pile():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"])
        .deck(0, "Beam Up", "Beam Up")
        .minion("Scout", on="Jungle Oasis", counters=9)
        .start()
    )
    pick(game, "end", "no")
    assert hand(game, 0) == ["Beam Up", "Beam Up"]
    assert discard_pile(game, 0) == ["Scout"]


def test_scout_works_only_from_the_base_that_scored():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Scout"])
        .plays(minions=0)
        .minion("King Rex", on="Jungle Oasis", counters=5)
        .minion("Scout", on="Tar Pits")
        .start()
    )
    pick(game, "end")
    assert game.scores == (2, 0)
    assert asked_by(game) is None
    assert game.current_player == 1


def test_the_controller_of_scout_decides_and_its_owner_gets_it():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"])
        .minion("Scout", on="Jungle Oasis", of=1, owner=0, counters=9, actions=[("Upgrade", 1)])
        .start()
    )
    pick(game, "end")
    assert game.decision.player == 1
    pick(game, "yes")
    assert hand(game, 0) == ["Scout"]
    assert discard_pile(game, 1) == ["Upgrade"]


def test_each_scout_on_the_base_is_asked_about():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"])
        .minion("Scout", on="Jungle Oasis", of=1, counters=4)
        .minion("Scout", on="Jungle Oasis", of=1, counters=4)
        .start()
    )
    pick(game, "end")
    pick(game, "yes", "no")
    assert hand(game, 1) == ["Scout"]
    assert discard_pile(game, 1) == ["Scout"]


def test_scout_taken_by_temple_of_goju_first_cannot_go_to_hand():
    position = (
        scenario(bases=["Temple of Goju", "Tar Pits"])
        .deck(0, "Beam Up", "Beam Up", "Invasion")
        .minion("Scout", on="Temple of Goju", counters=15)
    )
    game = position.start()
    pick(game, "end")
    assert offered(game) == ["Temple of Goju", "Scout (18, Player 1, Temple of Goju)"]
    pick(game, "Temple of Goju")
    assert hand(game, 0) == ["Beam Up", "Beam Up"]
    assert deck(game, 0) == ["Invasion", "Scout"]


def test_scout_gets_away_from_temple_of_goju_if_its_ability_comes_first():
    game = (
        scenario(bases=["Temple of Goju", "Tar Pits"])
        .deck(0, "Beam Up", "Beam Up")
        .minion("Scout", on="Temple of Goju", counters=15)
        .start()
    )
    pick(game, "end", "Scout", "yes")
    assert hand(game, 0) == ["Scout", "Beam Up", "Beam Up"]


def test_scout_is_placed_not_returned():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], definitions=[Roots])
        .minion("Scout", on="Jungle Oasis", of=1, counters=9)
        .action("Roots", on="Jungle Oasis")
        .start()
    )
    pick(game, "end", "yes")
    assert hand(game, 1) == ["Scout"]
    assert [event.kind for event in game.events if event.kind in ("return", "to_hand")] == ["to_hand"]


# Collector


def test_collector_may_return_a_minion_of_power_3_or_less_here():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Collector"])
        .minion("Scout", on="Tar Pits", of=0)
        .minion("Armor Stego", on="Tar Pits", of=1)
        .minion("War Raptor", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Collector", on="Tar Pits")
    assert offered(game) == ["Scout (3, Player 1, Tar Pits)", "Pass"]
    pick(game, "Scout")
    assert hand(game, 0) == ["Scout"]


def test_collector_is_optional():
    game = (
        scenario(bases=["Tar Pits"], hand=["Collector"])
        .minion("Scout", on="Tar Pits", of=1)
        .duplicate_factions()
        .start()
    )
    play(game, "Collector", on="Tar Pits")
    pick(game, "pass")
    assert minions(game, "Tar Pits") == ["Scout", "Collector"]


def test_collector_looks_at_current_power_in_play():
    game = (
        scenario(bases=["Tar Pits"], hand=["Collector"])
        .minion("War Raptor", on="Tar Pits", of=1)
        .minion("War Raptor", on="Tar Pits", of=1)
        .minion("King Rex", on="Tar Pits", of=1, actions=["Poison"])
        .start()
    )
    assert power_of(game, "War Raptor") == 4
    play(game, "Collector", on="Tar Pits")
    assert offered(game) == ["King Rex (3, Player 2, Tar Pits)", "Pass"]


def test_collector_cannot_return_a_collector_nor_itself():
    game = scenario(bases=["Tar Pits"], hand=["Collector"]).minion("Collector", on="Tar Pits", of=1, owner=0).start()
    play(game, "Collector", on="Tar Pits")
    assert asked_by(game) is None
    assert minions(game, "Tar Pits") == ["Collector", "Collector"]


# Abduction


def test_abduction_must_return_a_minion_even_if_only_your_own_is_in_play():
    game = scenario(bases=["Tar Pits"], hand=["Abduction"]).minion("King Rex", on="Tar Pits", of=0).start()
    play(game, "Abduction")
    assert hand(game, 0) == ["King Rex"]


def test_abduction_gives_the_extra_minion_even_if_nothing_was_returned():
    game = scenario(bases=["Tar Pits"], hand=["Abduction", "Scout", "Invader"]).start()
    play(game, "Abduction")
    play(game, "Scout")
    play(game, "Invader")
    assert minions(game, "Tar Pits") == ["Scout", "Invader"]


def test_abduction_gives_you_the_extra_minion_also_when_anothers_was_returned():
    game = (
        scenario(bases=["Tar Pits"], hand=["Abduction", "Invader"])
        .plays(minions=0)
        .minion("King Rex", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Abduction")
    assert hand(game, 1) == ["King Rex"]
    assert game.decision.player == 0
    play(game, "Invader")
    assert minions(game, "Tar Pits", of=0) == ["Invader"]


def test_the_extra_minion_of_abduction_may_be_the_returned_one():
    game = scenario(bases=["Tar Pits"], hand=["Abduction"]).plays(minions=0).minion("Invader", on="Tar Pits").start()
    play(game, "Abduction")
    play(game, "Invader", on="Tar Pits")
    assert game.scores == (1, 0)


def test_the_extra_minion_of_abduction_may_wait_and_need_not_be_played():
    game = scenario(bases=["Tar Pits"], hand=["Abduction", "Scout", "Beam Up"]).plays(1, 2).start()
    play(game, "Abduction")
    play(game, "Beam Up")
    play(game, "Scout")
    pick(game, "end")
    assert minions(game, "Tar Pits") == ["Scout"]


def test_outside_the_play_cards_phase_the_extra_minion_of_abduction_is_now_or_never():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Ambush", "Abduction", "Scout"], definitions=[Ambush])
        .turn(1, "score_bases")
        .deck(1, "Beam Up", "Beam Up")
        .minion("King Rex", on="Jungle Oasis", of=1, counters=5)
        .duplicate_factions()
        .start()
    )
    play(game, "Ambush")
    play(game, "Abduction")
    assert prompt(game) == "Play an extra minion now?"
    play(game, "Scout", on="Tar Pits")
    assert minions(game, "Tar Pits", of=0) == ["Scout"]


# Beam Up


def test_beam_up_must_return_a_minion_of_your_choice():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Beam Up"])
        .minion("King Rex", on="Tar Pits", of=1)
        .minion("Scout", on="Jungle Oasis", of=0)
        .discard_pile(1, "War Raptor")
        .start()
    )
    play(game, "Beam Up")
    assert offered(game) == ["King Rex (7, Player 2, Tar Pits)", "Scout (3, Player 1, Jungle Oasis)"]
    pick(game, "King Rex")
    assert hand(game, 1) == ["King Rex"]
    assert discard_pile(game, 0) == ["Beam Up"]


# Crop Circles


def test_crop_circles_returns_each_minion_on_a_base_to_its_owners_hand():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Crop Circles"])
        .minion("King Rex", on="Tar Pits", of=1)
        .minion("Scout", on="Tar Pits", of=0)
        .minion("Laseratops", on="Tar Pits", of=0, owner=1)
        .minion("War Raptor", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Crop Circles")
    pick(game, "Tar Pits")
    assert minions(game, "Tar Pits") == []
    assert minions(game, "Jungle Oasis") == ["War Raptor"]
    assert hand(game, 0) == ["Scout"]
    assert hand(game, 1) == ["King Rex", "Laseratops"]


def test_crop_circles_leaves_protected_minions_and_the_actions_on_the_base():
    game = (
        scenario(bases=["Tar Pits"], hand=["Crop Circles"])
        .minion("King Rex", on="Tar Pits", of=1)
        .minion("Scout", on="Tar Pits", of=0)
        .action("Wildlife Preserve", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Crop Circles")
    assert minions(game, "Tar Pits") == ["King Rex"]
    assert actions_on(game, "Tar Pits") == ["Wildlife Preserve"]
    assert hand(game, 0) == ["Scout"]


def test_crop_circles_may_pick_a_base_without_minions():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Crop Circles"]).minion("Scout", on="Tar Pits", of=0).start()
    )
    play(game, "Crop Circles")
    pick(game, "Jungle Oasis")
    assert minions(game, "Tar Pits") == ["Scout"]


def test_crop_circles_is_not_played_on_the_base_so_a_ban_on_actions_there_does_not_stop_it():
    game = (
        scenario(bases=["Gazebo"], hand=["Crop Circles"], definitions=[Gazebo])
        .minion("King Rex", on="Gazebo", of=1)
        .start()
    )
    play(game, "Crop Circles")
    assert hand(game, 1) == ["King Rex"]


# Disintegrator


def test_disintegrator_places_a_minion_of_power_3_or_less_on_the_bottom_of_its_owners_deck():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Disintegrator"])
        .deck(1, "Howl")
        .minion("King Rex", on="Tar Pits", of=1)
        .minion("Laseratops", on="Tar Pits", of=1)
        .minion("War Raptor", on="Jungle Oasis", of=0, owner=1, actions=[("Upgrade", 1)])
        .minion("Scout", on="Jungle Oasis", of=0)
        .minion("War Raptor", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Disintegrator")
    assert offered(game) == ["War Raptor (3, Player 2, Tar Pits)", "Scout (3, Player 1, Jungle Oasis)"]
    pick(game, "War Raptor")
    assert deck(game, 1) == ["Howl", "War Raptor"]
    assert discard_pile(game, 1) == []


def test_disintegrator_discards_the_actions_on_the_minion():
    game = (
        scenario(bases=["Tar Pits"], hand=["Disintegrator"])
        .minion("King Rex", on="Tar Pits", of=1, actions=["Poison"])
        .start()
    )
    play(game, "Disintegrator")
    assert deck(game, 1) == ["King Rex"]
    assert discard_pile(game, 1) == ["Poison"]


def test_disintegrator_does_not_destroy():
    game = (
        scenario(bases=["Cave of Shinies"], hand=["Disintegrator"])
        .minion("Gremlin", on="Cave of Shinies", of=1)
        .start()
    )
    play(game, "Disintegrator")
    assert deck(game, 1) == ["Gremlin"]
    assert game.scores == (0, 0)


def test_disintegrator_places_what_cannot_be_destroyed_or_returned():
    game = (
        scenario(bases=["Tar Pits"], hand=["Disintegrator"], definitions=[Roots])
        .minion("Warbot", on="Tar Pits", of=1, actions=["Poison"])
        .action("Roots", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Disintegrator")
    assert deck(game, 1) == ["Warbot"]


def test_disintegrator_affects_so_a_minion_unaffected_by_others_actions_stays():
    game = (
        scenario(bases=["Tar Pits"], hand=["Disintegrator"])
        .minion("War Raptor", on="Tar Pits", of=1)
        .action("Wildlife Preserve", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Disintegrator")
    assert minions(game, "Tar Pits") == ["War Raptor"]


def test_disintegrator_must_take_your_own_minion_if_no_other_is_weak_enough():
    game = (
        scenario(bases=["Tar Pits"], hand=["Disintegrator"])
        .minion("King Rex", on="Tar Pits", of=1)
        .minion("Scout", on="Tar Pits", of=0)
        .start()
    )
    play(game, "Disintegrator")
    assert deck(game, 0) == ["Scout"]


# Invasion


def test_invasion_moves_any_players_minion_with_everything_on_it():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Invasion"])
        .minion("Invader", on="Tar Pits", of=1, counters=1, actions=["Upgrade"])
        .duplicate_factions()
        .start()
    )
    play(game, "Invasion")
    assert minions(game, "Jungle Oasis", of=1) == ["Invader"]
    assert actions_on(game, "Invader") == ["Upgrade"]
    assert power_of(game, "Invader") == 3 + 1 + 2
    assert game.scores == (0, 0)


def test_invasion_lets_you_choose_the_minion_and_another_base():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis", "The Homeworld"], hand=["Invasion"])
        .minion("King Rex", on="Tar Pits", of=1)
        .minion("Scout", on="Jungle Oasis", of=0)
        .start()
    )
    play(game, "Invasion")
    pick(game, "King Rex")
    assert offered(game) == ["Jungle Oasis", "The Homeworld"]
    pick(game, "The Homeworld")
    assert minions(game, "The Homeworld") == ["King Rex"]


# Jammed Signal


def test_jammed_signal_keeps_a_base_from_doing_anything():
    game = scenario(bases=["The Homeworld"], hand=["Jammed Signal", "Invader", "Collector"]).start()
    play(game, "Jammed Signal", on="The Homeworld")
    play(game, "Invader", on="The Homeworld")
    assert offered(game) == ["End your plays"]


def test_jammed_signal_keeps_a_base_from_changing_power():
    game = (
        scenario(bases=["The Central Brain"], hand=["Jammed Signal"])
        .minion("King Rex", on="The Central Brain", of=1)
        .start()
    )
    assert power_of(game, "King Rex") == 8
    play(game, "Jammed Signal", on="The Central Brain")
    assert power_of(game, "King Rex") == 7


def test_jammed_signal_keeps_a_base_from_reacting_to_a_destruction():
    game = (
        scenario(bases=["Tar Pits"], hand=["Laseratops"])
        .minion("Collector", on="Tar Pits", of=1)
        .action("Jammed Signal", on="Tar Pits", of=0)
        .duplicate_factions()
        .start()
    )
    play(game, "Laseratops", on="Tar Pits")
    assert discard_pile(game, 1) == ["Collector"]


def test_a_jammed_base_keeps_its_breakpoint_and_vp_and_scores_without_its_scoring_ability():
    game = (
        scenario(bases=["The Mothership", "Tar Pits"])
        .base_deck("Jungle Oasis")
        .minion("Collector", on="The Mothership", of=1, counters=1)
        .minion("King Rex", on="The Mothership", of=1, counters=10)
        .action("Jammed Signal", on="The Mothership", of=1)
        .start()
    )
    assert breakpoint_on(game, "The Mothership") == 20
    pick(game, "end")
    assert game.scores == (0, 4)
    assert game.current_player == 1
    assert hand(game, 1) == []
    assert discard_pile(game, 1) == ["Collector", "King Rex", "Jammed Signal"]
    assert bases(game) == ["Jungle Oasis", "Tar Pits"]


def test_jammed_signal_switches_off_tortuga_although_its_move_comes_after_the_replacement():
    game = (
        scenario(bases=["Tortuga", "Tar Pits"])
        .base_deck("Jungle Oasis")
        .minion("King Rex", on="Tortuga", of=0, counters=10)
        .minion("Collector", on="Tortuga", of=1, counters=3)
        .minion("Scout", on="Tar Pits", of=1)
        .action("Jammed Signal", on="Tortuga", of=1)
        .start()
    )
    pick(game, "end")
    assert game.scores == (4, 3)
    assert game.current_player == 1
    assert prompt(game) == "Play a card, use an ability, or end your plays."
    assert minions(game, "Tar Pits") == ["Scout"]


def test_jammed_signal_leaves_the_actions_on_the_base_at_work():
    game = (
        scenario(bases=["Tar Pits"], hand=["Beam Up"])
        .minion("King Rex", on="Tar Pits", of=1)
        .action("Wildlife Preserve", on="Tar Pits", of=1)
        .action("Jammed Signal", on="Tar Pits", of=0)
        .start()
    )
    play(game, "Beam Up")
    assert minions(game, "Tar Pits") == ["King Rex"]


def test_jammed_signal_cannot_be_played_on_a_base_that_forbids_actions():
    game = scenario(bases=["Gazebo", "Tar Pits"], hand=["Jammed Signal"], definitions=[Gazebo]).start()
    assert offered(game) == ["Jammed Signal on Tar Pits", "End your plays"]


def test_jammed_signal_does_not_undo_what_the_base_has_done():
    game = scenario(bases=["The Homeworld"], hand=["Invader", "Jammed Signal", "Collector"]).start()
    play(game, "Invader", on="The Homeworld")
    play(game, "Jammed Signal", on="The Homeworld")
    play(game, "Collector", on="The Homeworld")
    assert minions(game, "The Homeworld") == ["Invader", "Collector"]


def test_the_base_has_its_ability_again_when_jammed_signal_is_gone():
    game = (
        scenario(bases=["The Central Brain"], hand=["Disenchant"])
        .minion("Collector", on="The Central Brain", of=1)
        .action("Jammed Signal", on="The Central Brain", of=1)
        .start()
    )
    assert power_of(game, "Collector") == 2
    play(game, "Disenchant")
    assert power_of(game, "Collector") == 3


# Probe


def test_probe_makes_another_player_discard_a_minion_that_you_choose_from_the_whole_hand():
    game = (
        scenario(players=3, bases=["Tar Pits"], hand=["Probe"])
        .hand(1, "King Rex", "Howl", "War Raptor")
        .hand(2, "Gremlin")
        .start()
    )
    play(game, "Probe")
    assert offered(game) == ["Player 2", "Player 3"]
    pick(game, 1)
    assert offered(game) == ["King Rex", "War Raptor"]
    assert [card["name"] for card in game.view(0)["players"][1]["hand"]] == ["King Rex", "Howl", "War Raptor"]
    assert game.view(2)["players"][1]["hand"] == []
    pick(game, "King Rex")
    assert hand(game, 1) == ["Howl", "War Raptor"]
    assert discard_pile(game, 1) == ["King Rex"]


def test_probe_shows_a_hand_without_a_minion_and_nothing_is_discarded():
    game = scenario(bases=["Tar Pits"], hand=["Probe"]).hand(1, "Howl", "Rampage").start()
    play(game, "Probe")
    assert hand(game, 1) == ["Howl", "Rampage"]
    assert [card["name"] for card in game.view(0)["players"][1]["hand"]] == ["Howl", "Rampage"]


def test_probe_makes_the_owner_of_the_hand_discard_which_is_no_destruction():
    game = (
        scenario(bases=["Cave of Shinies"], hand=["Probe"], definitions=[Ragpicker])
        .hand(1, "Gremlin")
        .deck(1, "Hideout")
        .minion("Ragpicker", on="Cave of Shinies", of=0)
        .start()
    )
    play(game, "Probe")
    assert discard_pile(game, 1) == ["Gremlin"]
    assert hand(game, 1) == []
    assert game.scores == (0, 1)


# Terraforming


def test_terraforming_swaps_a_base_in_play_with_one_of_the_base_deck():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Terraforming"])
        .base_deck("The Homeworld", "The Mothership", "Cave of Shinies")
        .base_discard("Rhodes Plaza Mall")
        .start()
    )
    play(game, "Terraforming")
    assert sorted(offered(game)) == ["Cave of Shinies", "The Homeworld", "The Mothership"]
    pick(game, "The Mothership", "Jungle Oasis")
    assert bases(game) == ["Tar Pits", "The Mothership"]
    table = game.state.table
    assert sorted(table[card].name for card in game.state.base_deck) == [
        "Cave of Shinies",
        "Jungle Oasis",
        "The Homeworld",
    ]
    assert [table[card].name for card in game.state.base_discard] == ["Rhodes Plaza Mall"]


def test_terraforming_reveals_the_base_and_shuffles_the_base_deck():
    orders = set()
    for seed in range(20):
        game = (
            scenario(bases=["Tar Pits"], hand=["Terraforming"])
            .base_deck("The Homeworld", "The Mothership", "Jungle Oasis")
            .seed(seed)
            .start()
        )
        play(game, "Terraforming")
        pick(game, "The Mothership")
        assert [event.cards[0][1] for event in game.events if event.kind == "reveal"] == ["The Mothership"]
        orders.add(tuple(game.state.table[card].name for card in game.state.base_deck))
    assert len(orders) > 1


def test_terraforming_refills_an_empty_base_deck_from_the_base_discard_pile():
    game = scenario(bases=["Tar Pits"], hand=["Terraforming"]).base_deck().base_discard("The Homeworld").start()
    play(game, "Terraforming")
    assert bases(game) == ["The Homeworld"]
    assert game.state.base_discard == []


def test_terraforming_keeps_the_minions_with_their_actions_and_counters_and_discards_actions_on_the_base():
    game = (
        scenario(bases=["Tar Pits"], hand=["Terraforming"])
        .base_deck("The Homeworld")
        .minion("King Rex", on="Tar Pits", of=1, counters=1, actions=["Upgrade"])
        .action("Wildlife Preserve", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Terraforming")
    assert minions(game, "The Homeworld") == ["King Rex"]
    assert power_of(game, "King Rex") == 7 + 1 + 2
    assert actions_on(game, "The Homeworld") == []
    assert discard_pile(game, 1) == ["Wildlife Preserve"]
    assert not [event for event in game.events if event.kind == "destroy"]


def test_terraforming_gives_an_extra_minion_on_the_new_base_only_now_or_later():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Terraforming", "Scout", "Invader"])
        .base_deck("The Mothership")
        .start()
    )
    play(game, "Terraforming")
    pick(game, "Tar Pits")
    play(game, "Invader", on="Jungle Oasis")
    assert offered(game) == ["Scout on The Mothership", "End your plays"]
    play(game, "Scout", on="The Mothership")
    assert minions(game, "The Mothership") == ["Scout"]


def test_the_minions_on_a_terraformed_base_were_neither_played_nor_moved_there():
    game = (
        scenario(bases=["Tar Pits"], hand=["Terraforming", "Collector"])
        .plays(minions=0)
        .base_deck("The Homeworld")
        .minion("Invader", on="Tar Pits", of=0)
        .start()
    )
    play(game, "Terraforming")
    play(game, "Collector", on="The Homeworld")
    pick(game, "pass")
    assert game.scores == (0, 0)
    assert minions(game, "The Homeworld") == ["Invader", "Collector"]


def test_terraforming_does_not_affect_the_minions_there():
    game = (
        scenario(bases=["Tar Pits"], hand=["Terraforming"])
        .base_deck("The Homeworld")
        .minion("King Rex", on="Tar Pits", of=1, actions=["Tooth and Claw... and Guns"])
        .start()
    )
    play(game, "Terraforming")
    assert actions_on(game, "King Rex") == ["Tooth and Claw... and Guns"]


def test_terraforming_may_swap_a_base_on_which_actions_cannot_be_played():
    game = scenario(bases=["Gazebo"], hand=["Terraforming"], definitions=[Gazebo]).base_deck("The Homeworld").start()
    play(game, "Terraforming")
    assert bases(game) == ["The Homeworld"]


def test_a_changed_breakpoint_does_not_pass_to_the_new_base():
    game = (
        scenario(bases=["Tar Pits"], hand=["Rampage", "Terraforming"])
        .plays(actions=2)
        .base_deck("The Homeworld")
        .minion("King Rex", on="Tar Pits", of=0)
        .start()
    )
    play(game, "Rampage")
    assert breakpoint_on(game, "Tar Pits") == 16 - 7
    play(game, "Terraforming")
    assert breakpoint_on(game, "The Homeworld") == 23


def test_terraforming_the_base_being_scored_stops_that_scoring_and_all_bases_are_checked_again():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Ambush", "Terraforming", "Scout"], definitions=[Ambush])
        .turn(0, "score_bases")
        .base_deck("The Mothership")
        .deck(0, "Beam Up", "Beam Up")
        .minion("King Rex", on="Jungle Oasis", of=1, counters=9)
        .start()
    )
    play(game, "Ambush")
    play(game, "Terraforming")
    pick(game, "Jungle Oasis")
    assert prompt(game) == "Play an extra minion now?"
    assert offered(game) == ["Scout on The Mothership", "Pass"]
    pick(game, "pass")
    assert game.scores == (0, 0)
    assert game.current_player == 1
    assert minions(game, "The Mothership") == ["King Rex"]


def test_the_base_terraforming_brought_may_score_at_once():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Ambush", "Terraforming", "Invader"], definitions=[Ambush])
        .turn(0, "score_bases")
        .base_deck("The Mothership")
        .deck(0, "Beam Up", "Beam Up")
        .minion("King Rex", on="Jungle Oasis", of=1, counters=10)
        .start()
    )
    play(game, "Ambush")
    play(game, "Terraforming")
    pick(game, "Jungle Oasis")
    play(game, "Invader", on="The Mothership")
    assert game.scores == (1 + 2, 4)
    assert bases(game) == ["Jungle Oasis", "Tar Pits"]


# The Homeworld


def test_the_homeworld_gives_an_extra_minion_of_printed_power_2_or_less_on_any_base():
    game = scenario(bases=["The Homeworld", "Tar Pits"], hand=["Scout", "Invader", "War Raptor"]).start()
    play(game, "Scout", on="The Homeworld")
    assert offered(game) == ["War Raptor on The Homeworld", "War Raptor on Tar Pits", "End your plays"]
    play(game, "War Raptor", on="Tar Pits")
    assert power_of(game, "War Raptor") == 3


def test_extra_minions_of_the_homeworld_can_chain_and_end_with_one_played_elsewhere():
    game = scenario(bases=["The Homeworld", "Tar Pits"], hand=["Scout"] + ["War Raptor"] * 4).start()
    play(game, "Scout", on="The Homeworld")
    play(game, "War Raptor", on="The Homeworld")
    play(game, "War Raptor", on="The Homeworld")
    play(game, "War Raptor", on="Tar Pits")
    assert offered(game) == ["End your plays"]


def test_a_minion_moved_to_the_homeworld_gives_nothing():
    game = (
        scenario(bases=["The Homeworld", "Tar Pits"], hand=["Invasion", "Collector"])
        .plays(minions=0)
        .minion("Scout", on="Tar Pits")
        .start()
    )
    play(game, "Invasion")
    assert minions(game, "The Homeworld") == ["Scout"]
    assert offered(game) == ["End your plays"]


def test_a_minion_played_on_the_homeworld_resolves_its_own_ability_first():
    game = scenario(bases=["The Homeworld"], hand=["Collector", "Zapbot"]).minion("Zapbot", on="The Homeworld").start()
    play(game, "Collector", on="The Homeworld")
    assert asked_by(game) == "Collector"
    pick(game, "Zapbot")
    play(game, "Zapbot", on="The Homeworld")
    assert minions(game, "The Homeworld") == ["Collector", "Zapbot"]


def test_the_owner_of_a_minion_played_on_the_homeworld_gets_the_extra_minion_at_once_or_not_at_all():
    """Somebody else's card is in the hand: the owner is not the one who plays it."""
    game = (
        scenario(bases=["The Homeworld", "Tar Pits"], hand=["Borrowed Scout"], definitions=[Borrowing])
        .discard_pile(1, "Scout")
        .hand(1, "Collector")
        .start()
    )
    play(game, "Borrowed Scout")
    play(game, "Scout", on="The Homeworld")
    assert (game.decision.player, prompt(game)) == (1, "Play an extra minion now?")
    play(game, "Collector", on="Tar Pits")
    assert minions(game, "The Homeworld", of=0) == ["Scout"]
    assert minions(game, "Tar Pits", of=1) == ["Collector"]


class Borrowing(Action):
    """Play a minion from another player's discard pile."""

    name = "Borrowed Scout"

    def on_play(self) -> Effect:
        yield from self.play_minion_of("Play it?", self.state.discards[1])


def test_shinobi_played_on_the_homeworld_before_it_scores_gives_an_extra_minion_now_or_never():
    game = (
        scenario(bases=["The Homeworld", "Tar Pits"], hand=["Shinobi", "Collector", "Invader"])
        .turn(1, "score_bases")
        .deck(1, "Howl", "Howl")
        .minion("King Rex", on="The Homeworld", of=1, counters=16)
        .start()
    )
    play(game, "Shinobi", on="The Homeworld")
    assert prompt(game) == "Play an extra minion now?"
    assert offered(game) == ["Collector on The Homeworld", "Collector on Tar Pits", "Pass"]
    play(game, "Collector", on="The Homeworld")
    pick(game, "Shinobi")
    assert game.scores == (2, 4)


def test_4_2_the_extra_minion_of_the_homeworld_may_be_used_before_the_other_abilities_that_wait():
    game = (
        scenario(bases=["The Homeworld", "Tar Pits"], hand=["Scout", "Collector"])
        .action("Pay the Piper", on="The Homeworld", of=1)
        .start()
    )
    play(game, "Scout", on="The Homeworld")
    pick(game, "The Homeworld")
    play(game, "Collector", on="Tar Pits")
    assert minions(game, "Tar Pits") == ["Collector"]
    assert discard_pile(game, 0) == []


# The Mothership


def test_the_mothership_lets_the_winner_return_one_of_their_minions_of_power_3_or_less_here():
    game = (
        scenario(bases=["The Mothership", "Tar Pits"])
        .deck(0, "Beam Up", "Beam Up")
        .minion("King Rex", on="The Mothership", of=0, counters=9)
        .minion("Collector", on="The Mothership", of=0, actions=["Upgrade"])
        .minion("Invader", on="The Mothership", of=0)
        .minion("Gremlin", on="The Mothership", of=1)
        .minion("Scout", on="Tar Pits", of=0)
        .start()
    )
    pick(game, "end")
    assert game.scores == (4, 2)
    assert offered(game) == ["Invader (3, Player 1, The Mothership)", "Pass"]
    pick(game, "Invader")
    assert hand(game, 0) == ["Invader", "Beam Up", "Beam Up"]
    assert sorted(discard_pile(game, 0)) == ["Collector", "King Rex", "Upgrade"]


def test_the_minion_returned_by_the_mothership_goes_to_its_owner_and_what_is_on_it_to_the_discard_pile():
    game = (
        scenario(bases=["The Mothership", "Tar Pits"])
        .minion("King Rex", on="The Mothership", of=0, counters=15)
        .minion("Laseratops", on="The Mothership", of=0, owner=1, actions=[("Poison", 1)])
        .duplicate_factions()
        .start()
    )
    pick(game, "end", "Laseratops")
    assert hand(game, 1) == ["Laseratops"]
    assert discard_pile(game, 1) == ["Poison"]


def test_players_tied_for_winner_of_the_mothership_each_use_it_current_player_first():
    game = (
        scenario(players=3, bases=["The Mothership", "Tar Pits"])
        .turn(1, "score_bases")
        .deck(1, "Howl", "Howl")
        .minion("King Rex", on="The Mothership", of=0, counters=4)
        .minion("Collector", on="The Mothership", of=0)
        .minion("King Rex", on="The Mothership", of=1, counters=4)
        .minion("Collector", on="The Mothership", of=1)
        .minion("Collector", on="The Mothership", of=2)
        .duplicate_factions()
        .start()
    )
    assert (game.decision.player, offered(game)) == (1, ["Collector (2, Player 2, The Mothership)", "Pass"])
    pick(game, "Collector")
    assert (game.decision.player, offered(game)) == (0, ["Collector (2, Player 1, The Mothership)", "Pass"])
    pick(game, "pass")
    assert hand(game, 1) == ["Collector", "Howl", "Howl"]
    assert hand(game, 0) == []
    assert game.scores == (4, 4, 1)
