"""Killer Plants: every ability and every ruling that changes behaviour, in the order of the faction's file."""

import pytest

from smashup.engine import Action, ActionPlayed, BaseInPlay, CardInPlay, Effect, Minion, Source
from smashup.scenario import (
    Scenario,
    actions_on,
    asked_by,
    bases,
    breakpoint_on,
    deck,
    discard_pile,
    events,
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

PLAY = "Play a card, use an ability, or end your plays."
NEXT = "Which ability happens next?"
SEARCH = "Search your deck for a minion of power 3 or less?"


class Mutiny(Action):
    """Take control of a minion."""

    name = "Mutiny"

    def on_play(self) -> Effect:
        target = yield from self.choose_minion("Take which minion?", self.minions())
        if target is not None:
            yield from self.take_control(target)


class Rescue(Action):
    """Place a minion into its owner's hand."""

    name = "Rescue"

    def on_play(self) -> Effect:
        target = yield from self.choose_minion("Place which?", self.minions())
        if target is not None:
            yield from self.place_in_hand(target)


class Compost(Action):
    """Shuffle a minion into its owner's deck."""

    name = "Compost"

    def on_play(self) -> Effect:
        target = yield from self.choose_minion("Shuffle which?", self.minions())
        yield from self.shuffle_from_play(target)


class Fence(Action):
    """Play on a base. Ongoing: The breakpoint here is 5 higher."""

    name = "Fence"
    plays_on = "base"

    def changes_breakpoint(self, base: BaseInPlay) -> int:
        return 5 if base is self.here else 0


class Ambush(Action):
    """Special: Before a base scores, you may play an extra action."""

    name = "Ambush"
    special = "before_scoring"

    def on_play(self) -> Effect:
        yield from self.extra_action()


class Ghoul(Minion):
    """From your discard pile: may be used for any minion play that does not name a card."""

    name = "Ghoul"
    power = 2

    def playable_from_discard(self) -> bool:
        return True


class Mimic(Minion):
    """Choose a minion. This minion has its abilities too."""

    name = "Mimic"
    power = 2

    def on_play(self) -> Effect:
        target = yield from self.choose_minion("Copy which?", self.minions(besides=self.card))
        if target is not None:
            self.lasts("ability", self.card.id, target.definition, until="leaves")


class Bark(Action):
    """Play on a base. Ongoing: Minions here cannot be destroyed."""

    name = "Bark"
    plays_on = "base"

    def protects(self, card: CardInPlay, how: str, source: Source, actor: int) -> bool:
        return how == "destroy" and card.definition.is_minion and card.at == self.card.at


class Encore(Action):
    """Put a card from your discard pile into your hand."""

    name = "Encore"

    def on_play(self) -> Effect:
        card = yield from self.choose_card("Which?", self.discard_pile)
        if card is not None:
            self.into_hand(card, self.discard_pile)


class Swing(Minion):
    """Talent: Move this minion to another base."""

    name = "Swing"
    power = 2

    def talent(self) -> Effect:
        yield from self.choose_and_move("Move?", [self.card])


class Truce(Action):
    """Play on a base. Ongoing: This base cannot score."""

    name = "Truce"
    plays_on = "base"

    def cannot_score(self) -> bool:
        return True


class Weakling(Minion):
    """(No ability.)"""

    name = "Weakling"
    power = 1


class Chorus(Minion):
    """Ongoing: After an action is played, draw a card."""

    name = "Chorus"
    power = 2

    def after_action_played(self, played: ActionPlayed) -> Effect:
        self.draw()
        yield from ()


# Venus Man Trap


def test_venus_man_traps_talent_plays_a_minion_of_power_2_or_less_out_of_the_deck_here():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"])
        .minion("Venus Man Trap", on="Tar Pits")
        .deck(0, "Water Lily", "Sprout", "Collector", "Insta-Grow")
        .start()
    )
    use(game, "Venus Man Trap")
    assert offered(game) == ["Sprout on Tar Pits", "Collector on Tar Pits", "Pass"]
    play(game, "Sprout")
    assert minions(game, "Tar Pits") == ["Venus Man Trap", "Sprout"]
    assert sorted(deck(game, 0)) == ["Collector", "Insta-Grow", "Water Lily"]
    assert plays_left(game) == (1, 1)
    assert offered(game) == ["End your plays"]  # once in a phase


def test_venus_man_trap_may_be_used_in_the_turn_it_is_played_and_again_in_your_next_turn():
    game = (
        scenario(bases=["Tar Pits"], hand=["Venus Man Trap"]).deck(0, *["Sprout"] * 4, "Insta-Grow", "Budding").start()
    )
    play(game, "Venus Man Trap")
    use(game, "Venus Man Trap")
    play(game, "Sprout")
    pick(game, "end")
    assert offered(game) == ["End your plays"]  # not in another player's turn
    pick(game, "end", "no")
    use(game, "Venus Man Trap")
    assert asked_by(game) == "Venus Man Trap"


def test_venus_man_trap_need_not_play_what_it_finds_and_the_deck_is_shuffled_all_the_same():
    game = scenario(bases=["Tar Pits"]).minion("Venus Man Trap", on="Tar Pits").deck(0, "Sprout", "Budding").start()
    use(game, "Venus Man Trap")
    pick(game, "pass")
    assert minions(game, "Tar Pits") == ["Venus Man Trap"]
    assert sorted(deck(game, 0)) == ["Budding", "Sprout"]
    assert "shuffle" in events(game)


def test_venus_man_trap_shuffles_also_when_there_is_no_such_minion():
    game = scenario(bases=["Tar Pits"]).minion("Venus Man Trap", on="Tar Pits").deck(0, "Weed Eater", "Budding").start()
    use(game, "Venus Man Trap")
    assert prompt(game) == PLAY
    assert "shuffle" in events(game)


def test_the_minion_venus_man_trap_finds_does_what_it_does_when_played_before_the_shuffle():
    game = (
        scenario(bases=["Tar Pits"])
        .minion("Venus Man Trap", on="Tar Pits")
        .deck(0, "Enchantress", "Scry", "Portal")
        .start()
    )
    use(game, "Venus Man Trap")
    play(game, "Enchantress")
    assert hand(game, 0) == ["Scry"]
    assert events(game).index("draw") < events(game).index("shuffle")


def test_venus_man_trap_searches_a_deck_refilled_if_it_is_empty():
    game = scenario(bases=["Tar Pits"]).minion("Venus Man Trap", on="Tar Pits").discard_pile(0, "Sprout").start()
    use(game, "Venus Man Trap")
    play(game, "Sprout")
    assert minions(game, "Tar Pits") == ["Venus Man Trap", "Sprout"]
    assert discard_pile(game, 0) == []


def test_venus_man_trap_does_not_refill_a_deck_that_has_no_such_minion():
    game = (
        scenario(bases=["Tar Pits"])
        .minion("Venus Man Trap", on="Tar Pits")
        .deck(0, "Budding")
        .discard_pile(0, "Sprout")
        .start()
    )
    use(game, "Venus Man Trap")
    assert (prompt(game), discard_pile(game, 0)) == (PLAY, ["Sprout"])


def test_venus_man_trap_cannot_play_where_such_a_minion_cannot_be_played():
    game = (
        scenario(bases=["Tsar's Palace", "Tar Pits"])
        .minion("Venus Man Trap", on="Tsar's Palace")
        .deck(0, "Sprout")
        .start()
    )
    use(game, "Venus Man Trap")
    assert prompt(game) == PLAY
    assert deck(game, 0) == ["Sprout"]


def test_a_minion_in_the_discard_pile_cannot_replace_the_one_venus_man_trap_finds():
    game = (
        scenario(bases=["Tar Pits"], definitions=[Ghoul])
        .plays(minions=0)
        .minion("Venus Man Trap", on="Tar Pits")
        .deck(0, "Sprout")
        .discard_pile(0, "Ghoul")
        .start()
    )
    use(game, "Venus Man Trap")
    assert offered(game) == ["Sprout on Tar Pits", "Pass"]


# Weed Eater


def test_weed_eater_has_3_power_in_the_turn_it_is_played_and_5_from_its_end_on():
    game = scenario(bases=["Tar Pits"], hand=["Weed Eater"]).start()
    play(game, "Weed Eater")
    assert power_of(game, "Weed Eater") == 3
    pick(game, "end")
    assert game.current_player == 1
    assert power_of(game, "Weed Eater") == 5
    pick(game, "end")
    assert power_of(game, "Weed Eater") == 5


def test_weed_eaters_3_power_counts_when_its_base_is_checked_in_that_turn():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Weed Eater"]).minion("King Rex", on="Jungle Oasis").start()
    )
    play(game, "Weed Eater", on="Jungle Oasis")
    pick(game, "end")
    assert game.scores == (0, 0)  # 7 + 3 < 12


def test_weed_eaters_minus_2_stays_on_it_if_it_moves_or_changes_controller_in_that_turn():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Weed Eater", "Invasion", "Mutiny"], definitions=[Mutiny])
        .plays(minions=1, actions=2)
        .start()
    )
    play(game, "Weed Eater", on="Tar Pits")
    play(game, "Invasion")
    assert power_of(game, "Weed Eater") == 3
    play(game, "Mutiny")
    assert power_of(game, "Weed Eater") == 3


def test_moving_weed_eater_later_does_not_bring_its_minus_2_back():
    game = scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Invasion"]).minion("Weed Eater", on="Tar Pits").start()
    play(game, "Invasion")
    assert minions(game, "Jungle Oasis") == ["Weed Eater"]
    assert power_of(game, "Weed Eater") == 5


def test_weed_eater_played_again_has_minus_2_again():
    game = scenario(bases=["Tar Pits"], hand=["Beam Up"]).minion("Weed Eater", on="Tar Pits").start()
    play(game, "Beam Up")
    play(game, "Weed Eater")
    assert power_of(game, "Weed Eater") == 3


def test_weed_eaters_minus_2_ends_with_the_turn_it_was_played_in_whoevers_that_is():
    """The Greenhouse lets player 1 play it in player 0's turn."""
    game = (
        scenario(bases=["The Greenhouse"])
        .turn(0, "score_bases")
        .base_deck("Tar Pits")
        .minion("King Rex", on="The Greenhouse", of=1, counters=20)
        .deck(1, "Weed Eater")
        .start()
    )
    pick(game, "yes")
    play(game, "Weed Eater")
    assert game.current_player == 1
    assert power_of(game, "Weed Eater") == 5


# Water Lily


def test_water_lily_draws_a_card_at_the_start_of_your_turn_only():
    game = (
        scenario(players=2, bases=["Tar Pits"])
        .turn(0, "start_turn")
        .minion("Water Lily", on="Tar Pits")
        .deck(0, "Sprout", "Budding")
        .start()
    )
    assert hand(game, 0) == ["Sprout"]
    game = (
        scenario(players=2, bases=["Tar Pits"])
        .turn(1, "start_turn")
        .minion("Water Lily", on="Tar Pits")
        .deck(0, "Sprout", "Budding")
        .start()
    )
    assert hand(game, 0) == []


def test_only_one_water_lily_of_yours_draws_in_a_turn():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"])
        .turn(0, "start_turn")
        .minion("Water Lily", on="Tar Pits")
        .minion("Water Lily", on="Jungle Oasis")
        .deck(0, "Sprout", "Budding")
        .start()
    )
    assert hand(game, 0) == ["Sprout"]


def test_water_lily_draws_again_in_your_next_turn():
    game = (
        scenario(bases=["Tar Pits"])
        .turn(0, "start_turn")
        .minion("Water Lily", on="Tar Pits")
        .deck(0, "Sprout", "Sprout", "Sprout", "Budding", "Blossom")
        .start()
    )
    pick(game, "end", "end")
    assert game.current_player == 0
    assert len(hand(game, 0)) == 1 + 2 + 1


def test_a_water_lily_that_draws_no_more_this_turn_is_not_among_the_abilities_to_be_ordered():
    game = (
        scenario(bases=["Mushroom Kingdom", "Tar Pits"])
        .turn(0, "start_turn")
        .minion("Water Lily", on="Tar Pits")
        .minion("Water Lily", on="Tar Pits")
        .minion("Collector", on="Tar Pits", of=1)
        .deck(0, "Sprout", "Budding")
        .start()
    )
    assert (prompt(game), len(offered(game))) == (NEXT, 3)
    pick(game, "Water Lily")
    assert asked_by(game) == "Mushroom Kingdom"


def test_a_water_lily_brought_in_by_sprout_draws_at_once():
    game = (
        scenario(bases=["Tar Pits"])
        .turn(0, "start_turn")
        .minion("Sprout", on="Tar Pits")
        .deck(0, "Water Lily", "Budding")
        .start()
    )
    pick(game, "yes")
    play(game, "Water Lily")
    assert hand(game, 0) == ["Budding"]


def test_a_water_lily_brought_in_by_sprout_does_not_draw_if_another_has():
    game = (
        scenario(bases=["Tar Pits"])
        .turn(0, "start_turn")
        .minion("Water Lily", on="Tar Pits")
        .minion("Sprout", on="Tar Pits")
        .deck(0, "Budding", "Water Lily", "Blossom")
        .start()
    )
    pick(game, "Water Lily")
    pick(game, "yes")
    play(game, "Water Lily")
    assert hand(game, 0) == ["Budding"]


def test_the_limit_of_water_lily_is_for_each_controller():
    """A Water Lily of another player does not count, and yours draws for whoever controls it."""
    game = (
        scenario(bases=["Tar Pits"])
        .turn(0, "start_turn")
        .minion("Water Lily", on="Tar Pits", of=1)
        .minion("Water Lily", on="Tar Pits", of=0, owner=1)
        .deck(0, "Collector", "Scout")
        .deck(1, "Sprout")
        .start()
    )
    assert (hand(game, 0), hand(game, 1)) == (["Collector"], [])


# Sprout


def growing(*in_deck: str, on: str = "Tar Pits") -> Scenario:
    """A Sprout of player 0 whose turn starts."""
    return scenario(bases=[on, "Jungle Oasis"]).turn(0, "start_turn").minion("Sprout", on=on).deck(0, *in_deck)


def test_sprout_destroys_itself_at_the_start_of_your_turn_and_brings_a_minion_of_power_3_or_less():
    game = growing("Weed Eater", "Water Lily", "Collector", "Budding", on="The Homeworld").start()
    assert (prompt(game), offered(game)) == (SEARCH, ["Yes", "No"])
    assert minions(game, "The Homeworld") == []
    assert discard_pile(game, 0) == ["Sprout"]
    pick(game, "yes")
    assert offered(game) == ["Water Lily on The Homeworld", "Collector on The Homeworld", "Pass"]
    play(game, "Collector")
    assert minions(game, "The Homeworld") == ["Collector"]
    assert "shuffle" in events(game)


def test_the_minion_sprout_brings_does_not_use_up_the_normal_play():
    game = growing("Collector").hand(0, "Scout").start()
    pick(game, "yes")
    play(game, "Collector")
    assert plays_left(game) == (1, 1)


def test_sprout_is_destroyed_even_if_you_do_not_search_and_then_the_deck_is_not_shuffled():
    game = growing("Collector", "Scout").start()
    pick(game, "no")
    assert minions(game, "Tar Pits") == []
    assert deck(game, 0)[:2] == ["Collector", "Scout"]
    assert "shuffle" not in events(game)


def test_sprout_may_search_and_play_nothing():
    game = growing("Collector").start()
    pick(game, "yes", "pass")
    assert minions(game, "Tar Pits") == []
    assert "shuffle" in events(game)


def test_sprout_does_not_destroy_itself_in_another_players_turn():
    game = growing("Collector").turn(1, "start_turn").start()
    assert minions(game, "Tar Pits") == ["Sprout"]


def test_sprout_played_normally_is_destroyed_at_the_start_of_your_next_turn():
    game = scenario(bases=["Jungle Oasis"], hand=["Sprout"]).deck(0, "Collector", "Collector", "Scout").start()
    play(game, "Sprout")
    pick(game, "end")
    assert minions(game, "Jungle Oasis") == ["Sprout"]
    pick(game, "end")
    assert prompt(game) == SEARCH
    assert minions(game, "Jungle Oasis") == []


def test_a_sprout_that_a_sprout_brought_stays_until_your_next_turn():
    game = growing("Sprout", "Budding", "Blossom", on="The Homeworld").start()
    pick(game, "yes")
    play(game, "Sprout")
    assert prompt(game) == PLAY
    assert minions(game, "The Homeworld") == ["Sprout"]
    pick(game, "end", "end")
    assert prompt(game) == SEARCH
    assert minions(game, "The Homeworld") == []


def test_a_new_sprout_is_not_among_the_abilities_to_be_ordered():
    game = growing("Sprout", "Budding").minion("Water Lily", on="Tar Pits").start()
    pick(game, "Sprout")
    pick(game, "yes")
    play(game, "Sprout")
    assert prompt(game) == PLAY  # only Water Lily was left, and has drawn
    assert hand(game, 0) == ["Budding"]


def test_sprout_is_destroyed_by_its_controller_and_what_reacts_to_that_works_after_the_search():
    game = growing("Invader", on="Cave of Shinies").start()
    assert game.scores == (0, 0)
    pick(game, "yes")
    play(game, "Invader")
    assert game.scores == (2, 0)
    kinds = events(game)
    assert kinds.index("play_minion") < kinds.index("vp")


def test_you_may_search_even_if_sprout_is_saved_by_escape_hatch():
    game = (
        scenario(bases=["Cave of Shinies", "Jungle Oasis"])
        .turn(0, "start_turn")
        .minion("Sprout", on="Cave of Shinies")
        .action("Escape Hatch", on="Cave of Shinies")
        .deck(0, "Steam Man")
        .start()
    )
    pick(game, "yes")
    play(game, "Steam Man")
    assert hand(game, 0) == ["Sprout"]
    assert minions(game, "Cave of Shinies") == ["Steam Man"]
    assert game.scores == (0, 0)


def test_you_may_search_even_if_sprout_cannot_be_destroyed():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"])
        .turn(0, "start_turn")
        .minion("Sprout", on="Jungle Oasis")
        .minion("General Ivan", on="Tar Pits")
        .deck(0, "Water Lily")
        .start()
    )
    pick(game, "yes")
    play(game, "Water Lily")
    assert minions(game, "Jungle Oasis") == ["Sprout", "Water Lily"]


def test_the_minion_sprout_brings_does_what_it_does_when_played():
    game = growing("Invader").start()
    pick(game, "yes")
    play(game, "Invader")
    assert game.scores == (1, 0)


def test_sprout_cannot_bring_a_minion_that_cannot_be_played_there():
    game = growing("Collector", "Scout", on="Tsar's Palace").start()
    pick(game, "yes")
    assert offered(game) == ["Scout on Tsar's Palace", "Pass"]


def test_sprout_cannot_bring_weed_eater_whose_power_outside_play_is_5():
    game = growing("Weed Eater").start()
    pick(game, "yes")
    assert prompt(game) == PLAY


def test_a_minion_in_the_discard_pile_cannot_replace_the_one_sprout_brings():
    game = (
        scenario(bases=["Jungle Oasis"], definitions=[Ghoul])
        .turn(0, "start_turn")
        .minion("Sprout", on="Jungle Oasis")
        .deck(0, "Collector")
        .discard_pile(0, "Ghoul")
        .start()
    )
    pick(game, "yes")
    assert offered(game) == ["Collector on Jungle Oasis", "Pass"]


def test_sprouts_turn_and_deck_are_its_controllers():
    game = (
        scenario(bases=["Jungle Oasis"])
        .turn(0, "start_turn")
        .minion("Sprout", on="Jungle Oasis", of=0, owner=1)
        .deck(0, "Collector")
        .deck(1, "Water Lily")
        .start()
    )
    pick(game, "yes")
    play(game, "Collector")
    assert minions(game, "Jungle Oasis", of=0) == ["Collector"]
    assert discard_pile(game, 1) == ["Sprout"]


def test_a_minion_that_copied_sprout_is_destroyed_from_the_next_turn_on():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Mimic"], definitions=[Mimic])
        .minion("Sprout", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Mimic")
    pick(game, "end", "no", "end")
    assert prompt(game) == SEARCH
    assert minions(game, "Jungle Oasis") == []


# Blossom


def test_blossom_gives_three_extra_minions_on_any_bases_that_share_the_name_of_the_first():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Blossom", *["Sprout"] * 4, "Collector"])
        .plays(minions=0)
        .start()
    )
    play(game, "Blossom")
    play(game, "Sprout", on="Tar Pits")
    assert offered(game) == ["Sprout on Tar Pits", "Sprout on Jungle Oasis", "End your plays"]
    play(game, "Sprout", on="Jungle Oasis")
    play(game, "Sprout", on="Tar Pits")
    assert offered(game) == ["End your plays"]
    assert hand(game, 0) == ["Sprout", "Collector"]


def test_blossom_may_be_used_for_fewer_or_none():
    game = scenario(bases=["Tar Pits"], hand=["Blossom", "Sprout", "Sprout"]).plays(minions=0).start()
    play(game, "Blossom")
    play(game, "Sprout")
    pick(game, "end")
    assert minions(game, "Tar Pits") == ["Sprout"]
    assert game.current_player == 1


def test_blossoms_plays_may_be_spread_over_the_phase_and_the_first_one_fixes_the_name_for_all_of_it():
    game = (
        scenario(bases=["Tar Pits"], hand=["Blossom", "Collector", "Collector", "Sprout", "Beam Up"])
        .plays(minions=0, actions=2)
        .start()
    )
    play(game, "Blossom")
    play(game, "Collector")
    play(game, "Beam Up")
    assert minions(game, "Tar Pits") == []  # the Collector that fixed the name is gone
    assert offered(game) == ["Collector on Tar Pits", "End your plays"]


def test_the_normal_play_is_kept_apart_from_blossoms_and_you_choose_which_one_you_use():
    game = scenario(bases=["Tar Pits"], hand=["Blossom", "Weed Eater", "Sprout", "Sprout"]).start()
    play(game, "Blossom")
    play(game, "Weed Eater")
    assert prompt(game) == "Which play do you use?"
    assert offered(game) == ["minion without limits", "extra minion, fixing the name for the others"]
    pick(game, "minion without limits")
    play(game, "Sprout")
    play(game, "Sprout")
    assert minions(game, "Tar Pits") == ["Weed Eater", "Sprout", "Sprout"]


def test_once_the_name_is_fixed_blossoms_plays_are_used_before_the_normal_one():
    game = scenario(bases=["Tar Pits"], hand=["Blossom", "Weed Eater", "Sprout", "Sprout"]).start()
    play(game, "Blossom")
    play(game, "Sprout")
    pick(game, "extra minion, fixing the name for the others")
    play(game, "Sprout")
    assert prompt(game) == PLAY
    play(game, "Weed Eater")
    assert minions(game, "Tar Pits") == ["Sprout", "Sprout", "Weed Eater"]


def test_names_must_match_exactly_for_blossom():
    game = (
        scenario(bases=["Tar Pits"], hand=["Blossom", "Microbot Guard", "Microbot Fixer"])
        .plays(minions=0)
        .minion("Microbot Alpha", on="Tar Pits")
        .start()
    )
    play(game, "Blossom")
    play(game, "Microbot Guard")
    while prompt(game) != PLAY:
        game.choose(0)
    assert offered(game) == ["End your plays"]


def test_blossoms_of_one_turn_fix_their_names_apart():
    cards = ["Blossom", "Encore", "Sprout", "Sprout", "Collector", "Collector", "Scout"]
    game = scenario(bases=["Tar Pits"], hand=cards, definitions=[Encore]).plays(minions=0, actions=3).start()
    play(game, "Blossom")
    play(game, "Sprout")
    play(game, "Encore")
    play(game, "Blossom")
    play(game, "Collector")
    pick(game, "pass")
    assert offered(game) == ["Sprout on Tar Pits", "Collector on Tar Pits", "End your plays"]


def test_blossoms_plays_may_be_used_before_the_abilities_that_wait():
    game = (
        scenario(bases=["Tar Pits"], hand=["Blossom", *["Sprout"] * 4, "Collector"], definitions=[Chorus])
        .minion("Chorus", on="Tar Pits")
        .deck(0, "Collector")
        .start()
    )
    play(game, "Blossom")
    assert prompt(game) == "Play the extra minion now, before the abilities that wait?"
    play(game, "Sprout")
    assert offered(game) == ["Sprout on Tar Pits", "Later"]
    pick(game, "later")
    assert hand(game, 0).count("Collector") == 2
    assert plays_left(game) == (3, 0)


def test_4_3_blossom_outside_the_play_cards_phase_is_for_now_or_never_one_minion_after_the_other():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Ambush", "Blossom", *["Sprout"] * 2, "Collector"], definitions=[Ambush])
        .turn(1, "score_bases")
        .base_deck("The Mothership", "Tar Pits")
        .minion("King Rex", on="Jungle Oasis", of=1, counters=6)
        .start()
    )
    play(game, "Ambush")
    play(game, "Blossom")
    play(game, "Sprout", on="Jungle Oasis")
    assert offered(game) == ["Sprout on Jungle Oasis", "Pass"]
    pick(game, "pass")
    assert hand(game, 0) == ["Sprout", "Collector"]


# Budding


def test_budding_takes_a_copy_of_any_minion_in_play_out_of_your_deck():
    game = (
        scenario(bases=["Tar Pits"], hand=["Budding"])
        .minion("Collector", on="Tar Pits", of=1)
        .minion("Sprout", on="Tar Pits", of=0)
        .deck(0, "Scout", "Collector", "Sprout")
        .duplicate_factions()
        .start()
    )
    play(game, "Budding")
    pick(game, "Collector")
    assert hand(game, 0) == ["Collector"]
    assert sorted(deck(game, 0)) == ["Scout", "Sprout"]


def test_what_budding_finds_is_shown_and_the_deck_is_shuffled():
    game = scenario(bases=["Tar Pits"], hand=["Budding"]).minion("Sprout", on="Tar Pits").deck(0, "Sprout").start()
    play(game, "Budding")
    assert {"reveal", "shuffle"} <= set(events(game))
    assert [card["name"] for card in game.view(1)["players"][0]["hand"]] == ["Sprout"]


def test_budding_shuffles_the_deck_even_if_there_is_no_copy():
    game = scenario(bases=["Tar Pits"], hand=["Budding"]).minion("Sprout", on="Tar Pits").deck(0, "Collector").start()
    play(game, "Budding")
    assert hand(game, 0) == []
    assert "shuffle" in events(game)


def test_budding_searches_a_deck_refilled_if_it_is_empty():
    game = (
        scenario(bases=["Tar Pits"], hand=["Budding"])
        .minion("Sprout", on="Tar Pits")
        .discard_pile(0, "Sprout", "Collector")
        .start()
    )
    play(game, "Budding")
    assert (hand(game, 0), deck(game, 0)) == (["Sprout"], ["Collector"])


def test_budding_may_be_played_with_no_minion_in_play():
    game = scenario(bases=["Tar Pits"], hand=["Budding"]).deck(0, "Sprout").start()
    play(game, "Budding")
    assert (hand(game, 0), discard_pile(game, 0)) == ([], ["Budding"])


# Choking Vines


def test_choking_vines_destroys_its_minion_at_the_start_of_your_turn():
    game = (
        scenario(bases=["Tar Pits"], hand=["Choking Vines"])
        .minion("King Rex", on="Tar Pits", of=1)
        .minion("Collector", on="Tar Pits", of=0)
        .start()
    )
    play(game, "Choking Vines", on="King Rex")
    pick(game, "end")
    assert actions_on(game, "King Rex") == ["Choking Vines"]  # not in the other player's turn
    pick(game, "end")
    assert minions(game, "Tar Pits") == ["Collector"]
    assert discard_pile(game, 0) == ["Choking Vines"]
    assert deck(game, 1) == ["King Rex"]  # Tar Pits


def test_choking_vines_may_be_played_on_any_players_minion():
    game = (
        scenario(bases=["Tar Pits"], hand=["Choking Vines"])
        .minion("Collector", on="Tar Pits", of=0)
        .minion("King Rex", on="Tar Pits", of=1)
        .start()
    )
    assert len(offered(game)) == 2 + 1


def test_the_controller_of_choking_vines_gets_the_credit():
    game = (
        scenario(bases=["Field of Honor"])
        .turn(0, "start_turn")
        .minion("Collector", on="Field of Honor", of=1, actions=[("Choking Vines", 0)])
        .start()
    )
    assert game.scores == (1, 0)


def test_the_controller_of_sprout_gets_the_credit():
    game = scenario(bases=["Field of Honor"]).turn(0, "start_turn").minion("Sprout", on="Field of Honor", of=0).start()
    pick(game, "no")
    assert game.scores == (1, 0)


def test_choking_vines_stays_on_a_minion_that_cannot_be_destroyed_and_tries_again():
    game = (
        scenario(bases=["Tar Pits"], hand=["Disenchant"], definitions=[Bark])
        .turn(0, "start_turn")
        .minion("King Rex", on="Tar Pits", of=1, actions=[("Choking Vines", 0)])
        .action("Bark", on="Tar Pits", of=1)
        .start()
    )
    assert actions_on(game, "King Rex") == ["Choking Vines"]
    play(game, "Disenchant")
    pick(game, "Bark")
    pick(game, "end", "end")
    assert minions(game, "Tar Pits") == []


def test_choking_vines_goes_where_its_minion_moves():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Invasion"])
        .turn(1)
        .hand(1, "Invasion")
        .minion("Collector", on="Jungle Oasis", of=1, actions=[("Choking Vines", 0)])
        .duplicate_factions()
        .start()
    )
    play(game, "Invasion")
    assert minions(game, "Tar Pits") == ["Collector"]
    pick(game, "end")
    assert minions(game, "Tar Pits") == []
    assert discard_pile(game, 0) == ["Choking Vines"]


def test_choking_vines_goes_to_its_owners_discard_pile_when_its_minion_leaves_play():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Beam Up"])
        .minion("Collector", on="Jungle Oasis", of=1, actions=[("Choking Vines", 0)])
        .duplicate_factions()
        .start()
    )
    play(game, "Beam Up")
    assert discard_pile(game, 0) == ["Choking Vines", "Beam Up"]


# Deep Roots


def rooted(*cards: str) -> Scenario:
    """Deep Roots of player 1 on Tar Pits; player 0 holds these cards and is to play."""
    return (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=cards, definitions=[Rescue, Compost])
        .action("Deep Roots", on="Tar Pits", of=1)
        .minion("Sprout", on="Tar Pits", of=1)
    )


@pytest.mark.parametrize("card", ["Invasion", "Beam Up"])
def test_deep_roots_keeps_your_minions_here_from_being_moved_or_returned_by_others(card: str):
    game = rooted(card).start()
    play(game, card)
    assert minions(game, "Tar Pits") == ["Sprout"]


@pytest.mark.parametrize("card", ["Rescue", "Compost", "Seeing Stars"])
def test_deep_roots_does_not_keep_them_from_being_placed_shuffled_or_destroyed(card: str):
    game = rooted(card).start()
    play(game, card)
    assert minions(game, "Tar Pits") == []


def test_deep_roots_does_not_stop_your_own_cards():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Invasion"])
        .action("Deep Roots", on="Tar Pits")
        .minion("Sprout", on="Tar Pits")
        .start()
    )
    play(game, "Invasion")
    assert minions(game, "Jungle Oasis") == ["Sprout"]


def test_deep_roots_does_not_stop_a_base():
    game = (
        scenario(bases=["Mushroom Kingdom", "Tar Pits"])
        .turn(0, "start_turn")
        .action("Deep Roots", on="Tar Pits", of=1)
        .minion("Sprout", on="Tar Pits", of=1)
        .start()
    )
    pick(game, "Sprout")
    assert minions(game, "Mushroom Kingdom") == ["Sprout"]


def test_deep_roots_covers_neither_other_players_minions_nor_other_bases():
    game = (
        rooted("Crop Circles", "Invasion")
        .plays(actions=2)
        .minion("Collector", on="Tar Pits", of=0)
        .minion("Water Lily", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Crop Circles")
    pick(game, "Tar Pits")
    assert minions(game, "Tar Pits") == ["Sprout"]
    play(game, "Invasion")
    pick(game, "Water Lily")
    assert minions(game, "Tar Pits") == ["Sprout", "Water Lily"]


# Entangled


def entangled(*cards: str) -> Scenario:
    """Entangled of player 1 on Tar Pits, who has a Sprout on Jungle Oasis; player 0 holds these cards."""
    return (
        scenario(bases=["Tar Pits", "Jungle Oasis", "The Homeworld"], hand=cards, definitions=[Rescue, Compost, Swing])
        .action("Entangled", on="Tar Pits", of=1)
        .minion("Sprout", on="Jungle Oasis", of=1)
    )


@pytest.mark.parametrize("card", ["Invasion", "Beam Up"])
def test_entangled_holds_the_minions_on_every_base_where_you_have_one(card: str):
    game = entangled(card).start()
    play(game, card)
    if prompt(game) != PLAY:
        pick(game, "The Homeworld")
    assert minions(game, "Jungle Oasis") == ["Sprout"]


def test_entangled_holds_other_players_minions_there_too_even_against_their_own_cards():
    game = entangled().minion("Swing", on="Jungle Oasis", of=0).start()
    use(game, "Swing")
    pick(game, "Tar Pits")
    assert minions(game, "Jungle Oasis") == ["Sprout", "Swing"]


def test_entangled_holds_your_own_minions_against_your_own_cards():
    game = entangled().turn(1).hand(1, "Way of Deception").start()
    play(game, "Way of Deception")
    pick(game, "Tar Pits")
    assert minions(game, "Jungle Oasis") == ["Sprout"]


def test_entangled_does_not_hold_minions_on_a_base_where_you_have_none_not_even_its_own():
    game = entangled("Beam Up").minion("Collector", on="Tar Pits", of=0).start()
    play(game, "Beam Up")
    pick(game, "Collector")
    assert minions(game, "Tar Pits") == []


def test_entangled_lets_minions_move_to_such_a_base():
    game = entangled("Invasion").minion("Collector", on="Tar Pits", of=0).start()
    play(game, "Invasion")
    pick(game, "Collector", "Jungle Oasis")
    assert minions(game, "Jungle Oasis") == ["Sprout", "Collector"]


@pytest.mark.parametrize("card", ["Rescue", "Compost", "Seeing Stars"])
def test_entangled_does_not_keep_minions_from_being_placed_shuffled_or_destroyed(card: str):
    game = entangled(card).start()
    play(game, card)
    assert minions(game, "Jungle Oasis") == []


def test_entangled_works_against_bases():
    game = (
        scenario(bases=["Mushroom Kingdom", "Tar Pits"])
        .turn(0, "start_turn")
        .action("Entangled", on="Tar Pits", of=1)
        .minion("Sprout", on="Tar Pits", of=1)
        .start()
    )
    pick(game, "Sprout")
    assert minions(game, "Tar Pits") == ["Sprout"]


def test_the_bases_entangled_holds_change_as_your_minions_come_and_go():
    game = (
        entangled("Seeing Stars", "Beam Up").plays(actions=2).minion("King Rex", on="Jungle Oasis", of=0, owner=1)
    ).start()
    play(game, "Seeing Stars")
    play(game, "Beam Up")
    assert minions(game, "Jungle Oasis") == []


def test_entangled_is_destroyed_at_the_start_of_your_next_turn():
    game = scenario(bases=["Tar Pits"], hand=["Entangled"]).start()
    play(game, "Entangled")
    pick(game, "end")
    assert actions_on(game, "Tar Pits") == ["Entangled"]
    pick(game, "end")
    assert actions_on(game, "Tar Pits") == []
    assert discard_pile(game, 0) == ["Entangled"]


# Insta-Grow


def test_insta_grow_gives_an_extra_minion_for_now_or_later():
    game = scenario(bases=["Tar Pits"], hand=["Insta-Grow", "Sprout", "Collector"]).start()
    play(game, "Insta-Grow")
    assert prompt(game) == PLAY
    play(game, "Sprout")
    play(game, "Collector")
    assert minions(game, "Tar Pits") == ["Sprout", "Collector"]


def test_spectre_may_use_insta_grow():
    game = scenario(bases=["Tar Pits"], hand=["Insta-Grow"]).plays(minions=0).discard_pile(0, "Spectre").start()
    play(game, "Insta-Grow")
    play(game, "Spectre")
    assert minions(game, "Tar Pits") == ["Spectre"]


# Overgrowth


def test_overgrowth_does_nothing_in_the_turn_it_is_played():
    game = scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Overgrowth"]).minion("Sprout", on="Tar Pits").start()
    play(game, "Overgrowth", on="Tar Pits")
    assert breakpoint_on(game, "Tar Pits") == 16


def test_overgrowth_makes_the_breakpoint_0_from_the_start_to_the_end_of_each_turn_of_yours():
    game = scenario(bases=["Tar Pits"]).turn(0, "start_turn").action("Overgrowth", on="Tar Pits").start()
    assert breakpoint_on(game, "Tar Pits") == 0
    game = scenario(bases=["Tar Pits"]).turn(1, "start_turn").action("Overgrowth", on="Tar Pits").start()
    assert breakpoint_on(game, "Tar Pits") == 16


def test_overgrowth_makes_its_base_score_in_your_turn():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"])
        .turn(0, "start_turn")
        .base_deck("The Mothership")
        .action("Overgrowth", on="Tar Pits")
        .minion("Collector", on="Tar Pits", of=0)
        .start()
    )
    pick(game, "end")
    assert game.scores == (4, 0)
    assert bases(game) == ["The Mothership", "Jungle Oasis"]


def test_with_breakpoint_0_a_base_with_no_power_at_all_scores_and_nobody_gets_vp():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"])
        .turn(0, "start_turn")
        .base_deck("The Mothership")
        .action("Overgrowth", on="Tar Pits")
        .start()
    )
    pick(game, "end")
    assert game.scores == (0, 0)
    assert bases(game) == ["The Mothership", "Jungle Oasis"]


def test_overgrowths_change_lasts_until_the_end_of_the_turn_even_if_it_is_destroyed():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Disenchant"])
        .turn(0, "start_turn")
        .base_deck("The Mothership")
        .action("Overgrowth", on="Tar Pits")
        .start()
    )
    play(game, "Disenchant")
    assert breakpoint_on(game, "Tar Pits") == 0
    pick(game, "end")
    assert bases(game) == ["The Mothership", "Jungle Oasis"]


def test_the_breakpoint_is_0_whatever_else_raises_or_lowers_it():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Rampage", "Sprout"], definitions=[Fence])
        .turn(0, "start_turn")
        .action("Overgrowth", on="Tar Pits")
        .action("Fence", on="Tar Pits", of=1)
        .minion("King Rex", on="Jungle Oasis")
        .start()
    )
    assert breakpoint_on(game, "Tar Pits") == 0
    play(game, "Rampage")
    assert (breakpoint_on(game, "Tar Pits"), breakpoint_on(game, "Jungle Oasis")) == (0, 5)


def test_after_your_turn_the_breakpoint_is_what_it_was():
    game = (
        scenario(bases=["Rhodes Plaza Mall", "Tar Pits"], definitions=[Truce])
        .turn(0, "start_turn")
        .action("Overgrowth", on="Rhodes Plaza Mall")
        .action("Truce", on="Rhodes Plaza Mall")
        .start()
    )
    pick(game, "end")
    assert game.current_player == 1
    assert breakpoint_on(game, "Rhodes Plaza Mall") == 24


# Sleep Spores


def test_sleep_spores_lowers_other_players_minions_here_by_1():
    game = (
        scenario(players=3, bases=["Tar Pits", "Jungle Oasis"])
        .action("Sleep Spores", on="Tar Pits", of=0)
        .minion("Sprout", on="Tar Pits", of=0)
        .minion("Collector", on="Tar Pits", of=1)
        .minion("King Rex", on="Tar Pits", of=2)
        .minion("Scout", on="Jungle Oasis", of=1)
        .start()
    )
    powers = [power_of(game, name) for name in ("Sprout", "Collector", "King Rex", "Scout")]
    assert powers == [2, 1, 6, 3]
    assert (total(game, "Tar Pits", 1), total(game, "Tar Pits", 2)) == (1, 6)


def test_two_sleep_spores_add_up():
    game = (
        scenario(bases=["Tar Pits"])
        .action("Sleep Spores", on="Tar Pits", of=0)
        .action("Sleep Spores", on="Tar Pits", of=0)
        .minion("Scout", on="Tar Pits", of=1)
        .start()
    )
    assert power_of(game, "Scout") == 1


def test_sleep_spores_applies_to_minions_that_arrive_and_only_while_they_are_here():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Shanghai"])
        .action("Sleep Spores", on="Tar Pits", of=0)
        .minion("Scout", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Shanghai")
    assert (minions(game, "Tar Pits"), power_of(game, "Scout")) == (["Scout"], 2)
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Shanghai"])
        .action("Sleep Spores", on="Tar Pits", of=0)
        .minion("Scout", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Shanghai")
    assert power_of(game, "Scout") == 3


def test_sleep_spores_never_lowers_power_below_0_and_a_minion_of_power_0_still_takes_a_place():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], definitions=[Weakling])
        .turn(0, "score_bases")
        .base_deck("The Mothership")
        .action("Sleep Spores", on="Tar Pits", of=0)
        .action("Sleep Spores", on="Tar Pits", of=0)
        .minion("Weed Eater", on="Tar Pits", of=0, counters=11)
        .minion("Weakling", on="Tar Pits", of=1)
        .start()
    )
    assert game.scores == (4, 3)


# Secret Grove


def test_secret_grove_lets_the_current_player_play_an_extra_minion_of_power_2_or_less_there_once():
    game = (
        scenario(bases=["Secret Grove", "Tar Pits"], hand=["Sprout", "Sprout", "Water Lily"]).plays(minions=0).start()
    )
    assert offered(game) == ["Sprout on Secret Grove", "End your plays"]
    play(game, "Sprout")
    assert offered(game) == ["End your plays"]
    assert plays_left(game) == (0, 1)


def test_secret_grove_does_not_use_up_the_normal_play():
    game = scenario(bases=["Secret Grove", "Tar Pits"], hand=["Sprout", "Water Lily"]).start()
    play(game, "Sprout", on="Secret Grove")
    play(game, "Water Lily", on="Tar Pits")
    assert plays_left(game) == (0, 1)


def test_secret_grove_works_for_every_player_in_the_own_turn():
    game = (
        scenario(bases=["Secret Grove"], hand=["Sprout", "Sprout"])
        .hand(1, "Collector", "Collector", "Collector")
        .start()
    )
    play(game, "Sprout")
    play(game, "Sprout")
    pick(game, "end")
    play(game, "Collector")
    while prompt(game) != PLAY:
        pick(game, "pass")
    play(game, "Collector")
    while prompt(game) != PLAY:
        pick(game, "pass")
    assert minions(game, "Secret Grove") == ["Sprout", "Sprout", "Collector", "Collector"]
    assert offered(game) == ["End your plays"]


def test_secret_grove_looks_at_printed_power_and_is_no_way_for_spectre():
    game = (
        scenario(bases=["Secret Grove"], hand=["Weed Eater"])
        .plays(minions=0)
        .action("Sleep Spores", on="Secret Grove", of=1)
        .discard_pile(0, "Spectre")
        .duplicate_factions()
        .start()
    )
    assert offered(game) == ["End your plays"]


def test_secret_grove_gives_nothing_outside_the_play_cards_phase():
    game = (
        scenario(bases=["Secret Grove", "Jungle Oasis"])
        .turn(0, "start_turn")
        .minion("Sprout", on="Jungle Oasis")
        .hand(0, "Collector")
        .start()
    )
    pick(game, "no")
    assert prompt(game) == PLAY


def test_secret_grove_gives_nothing_while_its_ability_is_ignored():
    game = (
        scenario(bases=["Secret Grove"], hand=["Sprout"])
        .plays(minions=0)
        .action("Jammed Signal", on="Secret Grove", of=1)
        .start()
    )
    assert offered(game) == ["End your plays"]


# The Greenhouse


def greenhouse(*new: str) -> Scenario:
    """The Greenhouse is about to score in player 0's turn."""
    return scenario(bases=["The Greenhouse", "Jungle Oasis"]).turn(0, "score_bases").base_deck(*new, "The Mothership")


def test_the_winner_of_the_greenhouse_may_play_any_minion_of_the_deck_on_the_base_that_replaces_it():
    game = (
        greenhouse("Tar Pits")
        .minion("King Rex", on="The Greenhouse", of=0, counters=17)
        .minion("Collector", on="The Greenhouse", of=1)
        .deck(0, "Weed Eater", "Sprout", "Budding")
        .start()
    )
    assert (game.scores, bases(game)) == ((4, 2), ["Tar Pits", "Jungle Oasis"])
    pick(game, "yes")
    assert offered(game) == ["Weed Eater on Tar Pits", "Sprout on Tar Pits", "Pass"]
    play(game, "Weed Eater")
    assert minions(game, "Tar Pits", of=0) == ["Weed Eater"]
    assert "shuffle" in events(game)


def test_the_winner_of_the_greenhouse_need_not_search():
    game = greenhouse("Tar Pits").minion("King Rex", on="The Greenhouse", counters=17).deck(0, "Sprout").start()
    pick(game, "no")
    assert minions(game, "Tar Pits") == []
    assert "shuffle" not in events(game)


def test_the_winner_of_the_greenhouse_may_search_and_play_nothing():
    game = greenhouse("Tar Pits").minion("King Rex", on="The Greenhouse", counters=17).deck(0, "Sprout").start()
    pick(game, "yes", "pass")
    assert minions(game, "Tar Pits") == []
    assert "shuffle" in events(game)


def test_what_the_new_base_forbids_holds_for_the_greenhouse():
    game = (
        greenhouse("Tsar's Palace")
        .minion("King Rex", on="The Greenhouse", counters=17)
        .deck(0, "Sprout", "Water Lily")
        .start()
    )
    pick(game, "yes")
    assert offered(game) == ["Water Lily on Tsar's Palace", "Pass"]


def test_the_greenhouse_may_be_used_in_another_players_turn():
    game = (
        greenhouse("Tar Pits")
        .minion("King Rex", on="The Greenhouse", of=1, counters=17)
        .deck(1, "Venus Man Trap")
        .start()
    )
    assert game.decision is not None
    assert game.decision.player == 1
    pick(game, "yes")
    play(game, "Venus Man Trap")
    assert minions(game, "Tar Pits", of=1) == ["Venus Man Trap"]


def test_tied_winners_of_the_greenhouse_each_use_it_the_current_player_first():
    game = (
        greenhouse("Tar Pits")
        .turn(1, "score_bases")
        .minion("King Rex", on="The Greenhouse", of=0, counters=5)
        .minion("King Rex", on="The Greenhouse", of=1, counters=5)
        .deck(0, "Weed Eater")
        .deck(1, "Water Lily")
        .duplicate_factions()
        .start()
    )
    pick(game, "yes")
    play(game, "Water Lily")
    pick(game, "yes")
    play(game, "Weed Eater")
    assert minions(game, "Tar Pits") == ["Water Lily", "Weed Eater"]


# Killer Kudzu


def test_killer_kudzu_grows_at_the_start_of_your_turns_while_it_is_set_aside():
    game = scenario(bases=["Tar Pits"]).titan("Killer Kudzu").turn(0, "start_turn").start()
    assert titan(game, "Killer Kudzu").counters == 1
    assert total(game, "Tar Pits", 0) == 0
    other = scenario(bases=["Tar Pits"]).titan("Killer Kudzu").turn(1, "start_turn").start()
    assert titan(other, "Killer Kudzu").counters == 0
    there = scenario(bases=["Tar Pits"]).titan("Killer Kudzu", on="Tar Pits").turn(0, "start_turn").start()
    assert titan(there, "Killer Kudzu").counters == 0


@pytest.mark.parametrize(("gathered", "kept"), [(3, 3), (6, 6), (9, 6)])
def test_killer_kudzu_is_played_instead_of_a_minion_and_keeps_up_to_six_counters(gathered: int, kept: int):
    game = scenario(bases=["Tar Pits", "Tortuga"], hand=["Sprout"]).titan("Killer Kudzu", counters=gathered).start()
    use(game, "Killer Kudzu")
    pick(game, "Tar Pits")
    assert (titan(game, "Killer Kudzu").counters, total(game, "Tar Pits", 0)) == (kept, kept)
    assert "Sprout on Tar Pits" not in offered(game)


def test_killer_kudzu_needs_three_counters_and_the_regular_play():
    assert "Use Killer Kudzu" not in offered(scenario().titan("Killer Kudzu", counters=2).start())
    assert "Use Killer Kudzu" not in offered(scenario().titan("Killer Kudzu", counters=3).plays(0, 1).start())


def kudzu(counters: int = 3) -> Scenario:
    return scenario(bases=["Tar Pits", "Jungle Oasis"]).titan("Killer Kudzu", on="Tar Pits", counters=counters)


def test_killer_kudzu_is_destroyed_to_play_a_minion_of_its_counters_power_from_the_discard_pile():
    game = kudzu().discard_pile(0, "Sprout", "Venus Man Trap").deck(0, "Howl", "Howl").start()
    use(game, "Killer Kudzu")
    assert "Venus Man Trap on Tar Pits" not in offered(game)  # Its power is 5.
    play(game, "Sprout", on="Jungle Oasis")
    assert minions(game, "Jungle Oasis") == ["Sprout"]
    assert titan(game, "Killer Kudzu").at == -1
    pick(game, "draw")  # Only now does what follows from leaving come.
    assert hand(game, 0) == ["Howl", "Howl"]


def test_killer_kudzu_stays_where_no_minion_can_be_played_for_it():
    game = kudzu().discard_pile(0, "Venus Man Trap").start()
    use(game, "Killer Kudzu")
    assert titans(game, "Tar Pits") == ["Killer Kudzu"]


def test_killer_kudzu_shuffles_up_to_two_minions_or_draws_when_its_base_has_scored():
    game = (
        kudzu(counters=16)
        .discard_pile(0, "Sprout", "Sprout", "Sprout", "Overgrowth")
        .turn(0, "score_bases")
        .stop_after("score_bases")
        .start()
    )
    pick(game, "shuffle", "Sprout", "Sprout")
    assert discard_pile(game, 0) == ["Sprout", "Overgrowth"]
    assert deck(game, 0) == ["Sprout", "Sprout"]


def test_killer_kudzu_also_leaves_by_a_lost_clash():
    game = kudzu(counters=0).hand(1).titan("Big Funny Giant", of=1).minion("Scout", on="Tar Pits", of=1).turn(1).start()
    use(game, "Big Funny Giant")
    pick(game, "Tar Pits")
    assert titans(game, "Tar Pits") == ["Big Funny Giant"]
    assert prompt(game) == "Killer Kudzu has left play."
