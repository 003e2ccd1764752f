"""Polynesian Voyagers: every ability and every ruling that changes behaviour, in the order of the faction's file."""

import pytest

from smashup import Game
from smashup.engine import Action, Base, Effect
from smashup.scenario import (
    Scenario,
    actions_on,
    asked_by,
    base_deck,
    bases,
    breakpoint_on,
    decider,
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

PLAYS = "Play a card, use an ability, or end your plays."
AFTER = "Play a Special after Jungle Oasis scores?"
MOAI = "Mo'ai"
GROWTH = "Growth of the Tribes"
KNOWLEDGE = "Knowledge of the Tribes"
UNITY = "Unity of the Tribes"


class Mutiny(Action):
    """Take control of a minion."""

    name = "Mutiny"

    def on_play(self) -> Effect:
        target = yield from self.choose_minion("Take which minion?", self.minions())
        if target is not None:
            yield from self.take_control(target)


class Encore(Action):
    """Special: After a base scores, you may play an extra action."""

    name = "Encore"
    special = "after_scoring"

    def on_play(self) -> Effect:
        yield from self.extra_action(now=True)


class Dunes(Action):
    """Play on a base. Ongoing: Its breakpoint is 5 higher."""

    name = "Dunes"
    plays_on = "base"

    def changes_breakpoint(self, base: object) -> int:
        return 5 if base is self.here else 0


class Crossroads(Base):
    """After this base scores, the bottom card of the base deck may replace it; a further base may come into play."""

    name = "Crossroads"
    breakpoint = 10
    vp = (3, 1, 1)

    def after_scoring(self) -> None:
        self.offer_further_base()
        self.offer_replacement(self.state.base_deck[0])


def counters(game: Game, name: str) -> int:
    return minion(game, name).counters


def names(game: Game) -> list[str]:
    """The names of the cards offered, whatever else their labels say."""
    assert game.decision is not None
    return [game.state.table[o.card].name if o.card is not None else o.label for o in game.decision.options]


# Maui


def voyage(*base_deck: str) -> Scenario:
    return scenario(bases=["Jungle Oasis", "Cave of Shinies"]).base_deck(*base_deck)


def test_clarification_maui_may_play_two_bases_off_the_top_of_the_base_deck_in_order():
    game = voyage("Tar Pits", "The Homeworld", "The Mothership").hand(0, "Maui").start()
    play(game, "Maui", on="Jungle Oasis")
    pick(game, "yes")
    assert bases(game) == ["Jungle Oasis", "Cave of Shinies", "Tar Pits"]
    pick(game, "yes")
    assert bases(game) == ["Jungle Oasis", "Cave of Shinies", "Tar Pits", "The Homeworld"]
    assert prompt(game) == PLAYS
    assert base_deck(game) == ["The Mothership"]


@pytest.mark.parametrize(
    ("answers", "expected"),
    [
        (["no"], ["Jungle Oasis", "Cave of Shinies"]),
        (["yes", "no"], ["Jungle Oasis", "Cave of Shinies", "Tar Pits"]),
    ],
)
def test_maui_may_play_one_base_or_none(answers: list[str], expected: list[str]):
    game = voyage("Tar Pits", "The Homeworld").hand(0, "Maui").start()
    play(game, "Maui", on="Jungle Oasis")
    pick(game, *answers)
    assert bases(game) == expected
    assert prompt(game) == PLAYS


def test_6_15_the_bases_of_maui_stay_each_scored_base_is_replaced_by_one():
    """Decision: new bases are added for good, each scored base is replaced one for one."""
    game = (
        voyage("Tar Pits", "The Homeworld", "The Mothership")
        .hand(0, "Maui")
        .minion("King Rex", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Maui", on="Jungle Oasis")
    pick(game, "yes", "yes", "end")
    assert bases(game) == ["The Mothership", "Cave of Shinies", "Tar Pits", "The Homeworld"]


def test_maui_plays_a_base_of_the_base_discard_pile_if_the_base_deck_is_empty():
    game = voyage().base_discard("Tar Pits").hand(0, "Maui").start()
    play(game, "Maui", on="Jungle Oasis")
    pick(game, "yes")
    assert bases(game) == ["Jungle Oasis", "Cave of Shinies", "Tar Pits"]
    assert prompt(game) == PLAYS  # There is no other one.


def test_maui_may_move_one_of_your_minions_itself_included_to_a_base_where_you_have_none():
    game = (
        scenario()
        .minion("Maui", on="Jungle Oasis", of=0)
        .minion("Tiki", on="The Central Brain", of=0)
        .minion("King Rex", on="Cave of Shinies", of=1)
        .start()
    )
    use(game, "Maui")
    assert names(game) == ["Maui", "Tiki"]
    pick(game, "Maui")
    assert minions(game, "Cave of Shinies") == ["King Rex", "Maui"]


def test_a_minion_you_own_but_do_not_control_does_not_make_a_base_one_where_you_have_minions():
    game = (
        scenario()
        .minion("Maui", on="Jungle Oasis", of=0)
        .minion("Tiki", on="The Central Brain", of=1, owner=0)
        .minion(MOAI, on="Cave of Shinies", of=0, owner=1)
        .duplicate_factions()
        .start()
    )
    use(game, "Maui")
    pick(game, "Maui")
    assert minions(game, "The Central Brain", of=0) == ["Maui"]


def test_maui_moves_nobody_if_you_have_minions_everywhere():
    game = (
        scenario(bases=["Jungle Oasis", "Cave of Shinies"])
        .minion("Maui", on="Jungle Oasis")
        .minion("Tiki", on="Cave of Shinies")
        .start()
    )
    use(game, "Maui")
    assert minions(game, "Jungle Oasis") == ["Maui"]
    assert prompt(game) == PLAYS


# Wayfinder


def test_wayfinder_moves_to_a_base_where_you_have_no_minions_to_get_a_counter():
    game = (
        scenario()
        .minion("Wayfinder", on="Jungle Oasis", of=0)
        .minion("Tiki", on="The Central Brain", of=0)
        .minion("King Rex", on="Cave of Shinies", of=1)
        .start()
    )
    use(game, "Wayfinder")  # Neither where it is nor where Tiki is.
    assert minions(game, "Cave of Shinies") == ["King Rex", "Wayfinder"]
    assert counters(game, "Wayfinder") == 1


def test_3_5_wayfinder_gets_no_counter_if_there_is_nowhere_to_go():
    game = (
        scenario(bases=["Jungle Oasis", "Cave of Shinies"])
        .minion("Wayfinder", on="Jungle Oasis", of=0)
        .minion("Tiki", on="Cave of Shinies", of=0)
        .start()
    )
    use(game, "Wayfinder")
    assert counters(game, "Wayfinder") == 0


def test_3_5_wayfinder_gets_no_counter_if_another_players_moai_forbids_the_move():
    game = (
        scenario(bases=["Jungle Oasis", "Cave of Shinies"])
        .minion("Wayfinder", on="Jungle Oasis", of=0)
        .minion(MOAI, on="Cave of Shinies", of=1)
        .duplicate_factions()
        .start()
    )
    use(game, "Wayfinder")
    assert minions(game, "Jungle Oasis") == ["Wayfinder"]
    assert counters(game, "Wayfinder") == 0


def test_3_5_wayfinder_gets_no_counter_if_it_is_protected_from_moving():
    game = (
        scenario(bases=["Jungle Oasis", "Cave of Shinies"])
        .minion("Wayfinder", on="Jungle Oasis", of=0)
        .minion("Sprout", on="Jungle Oasis", of=1)
        .action("Entangled", on="Cave of Shinies", of=1)
        .start()
    )
    use(game, "Wayfinder")
    assert minions(game, "Jungle Oasis") == ["Wayfinder", "Sprout"]
    assert counters(game, "Wayfinder") == 0


# Tiki


def test_tiki_has_2_more_power_while_an_action_is_on_it_whoevers_it_is_and_however_many():
    game = (
        scenario()
        .minion("Tiki", on="Jungle Oasis", of=0, actions=["Shark Tattoo", "Ocean Tattoo"])
        .minion("Tiki", on="Jungle Oasis", of=1)
        .duplicate_factions()
        .start()
    )
    assert power_of(game, "Tiki", of=0) == 3 + 2
    assert power_of(game, "Tiki", of=1) == 3


def test_a_harmful_action_of_another_player_counts_for_tiki_too():
    game = scenario().minion("Tiki", on="Jungle Oasis", of=0, actions=[("Poison", 1)]).start()
    assert power_of(game, "Tiki") == 3 + 2 - 4


def test_power_counters_are_no_actions_for_tiki():
    game = scenario().minion("Tiki", on="Jungle Oasis", of=0, counters=1).start()
    assert power_of(game, "Tiki") == 3 + 1


# Mo'ai


def test_other_players_cannot_move_their_minions_to_moai():
    game = (
        scenario(hand=["Way of Deception"])
        .minion("Ninja Acolyte", on="Jungle Oasis", of=0)
        .minion(MOAI, on="Cave of Shinies", of=1)
        .start()
    )
    play(game, "Way of Deception")
    assert minions(game, "The Central Brain") == ["Ninja Acolyte"]  # The only base there is to choose.


@pytest.mark.parametrize("mover", ["Pirate King", "Finist the Falcon"])
@pytest.mark.parametrize(("controller", "asked"), [(0, False), (1, True)])
def test_12_2_moai_beats_an_ability_that_lets_another_players_minion_move_to_a_scoring_base(
    controller: int, asked: bool, mover: str
):
    game = (
        scenario()
        .minion(MOAI, on="Jungle Oasis", of=1, counters=9)
        .minion(mover, on="Cave of Shinies", of=controller)
        .start()
    )
    pick(game, "end")
    assert (asked_by(game) == mover) == asked


def test_other_players_cannot_move_moai_away():
    game = scenario(hand=["Invasion"]).minion(MOAI, on="Jungle Oasis", of=1).start()
    play(game, "Invasion")
    assert minions(game, "Jungle Oasis") == [MOAI]


def test_you_may_move_your_own_moai_and_other_players_minions_to_it():
    game = (
        scenario(hand=["Invasion"])
        .minion(MOAI, on="Jungle Oasis", of=0)
        .minion("King Rex", on="Cave of Shinies", of=1)
        .start()
    )
    play(game, "Invasion")
    assert names(game) == [MOAI, "King Rex"]
    pick(game, "King Rex")
    assert offered(game) == ["Jungle Oasis", "The Central Brain"]


def test_moai_of_another_player_lets_one_move_minions_there_that_are_not_ones_own():
    """Decision: only the moving player's own minions are barred."""
    game = (
        scenario(players=3, hand=["Invasion"])
        .minion(MOAI, on="Jungle Oasis", of=1)
        .minion("King Rex", on="Cave of Shinies", of=2)
        .minion("Collector", on="Cave of Shinies", of=0)
        .start()
    )
    play(game, "Invasion")
    assert names(game) == ["King Rex", "Collector"]
    pick(game, "King Rex")
    assert offered(game) == ["Jungle Oasis", "The Central Brain"]


def test_other_players_may_play_minions_at_moai_and_minions_there_may_leave():
    game = (
        scenario(hand=["Ninja Acolyte", "Way of Deception"])
        .minion(MOAI, on="Jungle Oasis", of=1)
        .minion("Tiger Assassin", on="Jungle Oasis", of=0)
        .start()
    )
    play(game, "Ninja Acolyte", on="Jungle Oasis")
    play(game, "Way of Deception")
    pick(game, "Tiger Assassin", "Cave of Shinies")
    assert minions(game, "Jungle Oasis") == [MOAI, "Ninja Acolyte"]


def test_other_players_may_destroy_and_return_moai():
    game = scenario(hand=["Beam Up"]).minion(MOAI, on="Jungle Oasis", of=1).start()
    play(game, "Beam Up")
    assert hand(game, 1) == [MOAI]
    game = scenario(hand=["Seeing Stars"]).minion(MOAI, on="Jungle Oasis", of=1).start()
    play(game, "Seeing Stars")
    assert discard_pile(game, 1) == [MOAI]


def test_after_moai_has_changed_hands_the_other_players_are_all_but_the_new_controller():
    game = (
        scenario(hand=["Mutiny", "Invasion"], definitions=[Mutiny])
        .minion(MOAI, on="Jungle Oasis", of=1)
        .minion("Collector", on="Cave of Shinies", of=0)
        .plays(1, 2)
        .start()
    )
    play(game, "Mutiny")
    pick(game, MOAI)
    play(game, "Invasion")
    assert names(game) == [MOAI, "Collector"]
    pick(game, "Collector")
    assert offered(game) == ["Jungle Oasis", "The Central Brain"]


# Growth of the Tribes


def growing() -> Scenario:
    return (
        scenario(hand=[GROWTH, "Tiki"])
        .minion(MOAI, on="Jungle Oasis", of=0)
        .minion("Wayfinder", on="Jungle Oasis", of=0)
        .minion("King Rex", on="Cave of Shinies", of=1)
    )


def test_growth_of_the_tribes_plays_an_extra_minion_at_once_where_you_have_none():
    game = growing().start()
    play(game, GROWTH)
    assert offered(game) == ["The Central Brain", "Cave of Shinies"]
    pick(game, "Cave of Shinies", "play")
    assert offered(game) == ["Tiki on Cave of Shinies", "Pass"]
    play(game, "Tiki")
    assert minions(game, "Cave of Shinies") == ["King Rex", "Tiki"]
    assert plays_left(game) == (1, 0)


def test_the_extra_minion_of_growth_of_the_tribes_is_optional_and_cannot_be_saved():
    """Decision: the extra minion is optional and immediate."""
    game = growing().start()
    play(game, GROWTH)
    pick(game, "Cave of Shinies", "play", "pass")
    assert plays_left(game) == (1, 0)
    assert hand(game, 0) == ["Tiki"]


def test_growth_of_the_tribes_moves_one_of_your_minions_instead():
    game = growing().start()
    play(game, GROWTH)
    pick(game, "The Central Brain", "move")
    assert names(game) == [MOAI, "Wayfinder"]  # The move is not optional.
    pick(game, "Wayfinder")
    assert minions(game, "The Central Brain") == ["Wayfinder"]


def test_growth_of_the_tribes_does_nothing_if_you_have_minions_everywhere():
    game = scenario(bases=["Jungle Oasis"], hand=[GROWTH, "Tiki"]).minion(MOAI, on="Jungle Oasis").start()
    play(game, GROWTH)
    assert prompt(game) == PLAYS
    assert plays_left(game) == (1, 0)


# Knowledge of the Tribes


def test_knowledge_of_the_tribes_draws_a_card_for_each_base_where_you_have_a_minion():
    game = (
        scenario(hand=[KNOWLEDGE])
        .minion("Tiki", on="Jungle Oasis", of=0)
        .minion("Tiki", on="Jungle Oasis", of=0)
        .minion(MOAI, on="Cave of Shinies", of=0)
        .minion("Maui", on="The Central Brain", of=1, owner=0)
        .deck(0, MOAI, "Wayfinder", "Tiki")
        .start()
    )
    play(game, KNOWLEDGE)
    assert hand(game, 0) == [MOAI, "Wayfinder"]


# Ocean Tattoo


def test_ocean_tattoo_is_played_on_a_minion_of_yours_where_no_other_player_has_one():
    game = (
        scenario(hand=["Ocean Tattoo"])
        .minion("Tiki", on="Jungle Oasis", of=0)
        .minion(MOAI, on="Cave of Shinies", of=0)
        .minion("King Rex", on="Cave of Shinies", of=1)
        .minion("Maui", on="The Central Brain", of=1, owner=0)
        .start()
    )
    assert offered(game) == ["Ocean Tattoo on Tiki (3, Player 1, Jungle Oasis)", "End your plays"]


def test_ocean_tattoo_moves_the_minion_to_any_other_base_to_place_a_counter_on_it():
    """The condition holds when it is played, not afterwards."""
    game = (
        scenario()
        .minion("Tiki", on="Jungle Oasis", of=0, actions=["Ocean Tattoo"])
        .minion("King Rex", on="Jungle Oasis", of=1)
        .minion(MOAI, on="Cave of Shinies", of=0)
        .start()
    )
    use(game, "Ocean Tattoo")
    assert offered(game) == ["The Central Brain", "Cave of Shinies"]
    pick(game, "Cave of Shinies")
    assert minions(game, "Cave of Shinies") == [MOAI, "Tiki"]
    assert actions_on(game, "Tiki") == ["Ocean Tattoo"]
    assert counters(game, "Tiki") == 1


def test_3_5_ocean_tattoo_places_no_counter_if_the_minion_cannot_move():
    game = (
        scenario(bases=["Jungle Oasis", "Cave of Shinies"])
        .minion("Tiki", on="Jungle Oasis", of=0, actions=["Ocean Tattoo"])
        .minion(MOAI, on="Cave of Shinies", of=1)
        .duplicate_factions()
        .start()
    )
    use(game, "Ocean Tattoo")
    assert minions(game, "Jungle Oasis") == ["Tiki"]
    assert counters(game, "Tiki") == 0


def test_9_5_the_talent_of_ocean_tattoo_is_its_controllers_whoever_controls_the_minion():
    game = scenario().minion("Tiki", on="Jungle Oasis", of=1, owner=0, actions=[("Ocean Tattoo", 0)]).start()
    use(game, "Ocean Tattoo")
    pick(game, "Cave of Shinies")
    assert minions(game, "Cave of Shinies", of=1) == ["Tiki"]
    assert counters(game, "Tiki") == 1
    assert "Talent of Ocean Tattoo (Player 1, on Tiki)" not in offered(game)
    pick(game, "end")
    assert decider(game) == 1
    assert offered(game) == ["End your plays"]


# Shark Tattoo


def test_shark_tattoo_places_a_counter_on_the_minion_it_is_played_on():
    game = scenario(hand=["Shark Tattoo"]).minion(MOAI, on="Jungle Oasis", of=0).start()
    play(game, "Shark Tattoo", on=MOAI)
    assert counters(game, MOAI) == 1


def test_shark_tattoo_places_a_counter_at_the_start_of_your_turn_on_your_only_minion_there():
    game = (
        scenario()
        .minion(MOAI, on="Cave of Shinies", of=0, actions=["Shark Tattoo"])
        .minion("King Rex", on="Cave of Shinies", of=1)
        .turn(0, "start_turn")
        .start()
    )
    assert counters(game, MOAI) == 1
    pick(game, "end")
    assert (decider(game), counters(game, MOAI)) == (1, 1)
    pick(game, "end")
    assert (decider(game), counters(game, MOAI)) == (0, 2)


def test_shark_tattoo_places_none_if_you_have_another_minion_there():
    game = (
        scenario()
        .minion(MOAI, on="Cave of Shinies", of=0, actions=["Shark Tattoo"])
        .minion("Tiki", on="Cave of Shinies", of=0)
        .turn(0, "start_turn")
        .start()
    )
    assert counters(game, MOAI) == 0


def test_shark_tattoo_places_none_on_a_minion_that_another_player_controls():
    game = (
        scenario()
        .minion(MOAI, on="Cave of Shinies", of=1, owner=0, actions=[("Shark Tattoo", 0)])
        .turn(0, "start_turn")
        .start()
    )
    assert counters(game, MOAI) == 0
    pick(game, "end")
    assert (decider(game), counters(game, MOAI)) == (1, 0)


def test_the_counters_of_shark_tattoo_stay_when_it_leaves():
    game = scenario(hand=["Shark Tattoo", "Disenchant"]).minion(MOAI, on="Jungle Oasis", of=0).plays(1, 2).start()
    play(game, "Shark Tattoo", on=MOAI)
    play(game, "Disenchant")
    assert actions_on(game, MOAI) == []
    assert power_of(game, MOAI) == 4


# Sun Tattoo


def test_sun_tattoo_gives_its_minion_2_power_and_moves_nobody_when_played_as_your_action():
    game = scenario(hand=["Sun Tattoo"]).minion(MOAI, on="Jungle Oasis", of=0).start()
    play(game, "Sun Tattoo", on=MOAI)
    assert power_of(game, MOAI) == 5
    assert minions(game, "Jungle Oasis") == [MOAI]
    assert prompt(game) == PLAYS


def sunset() -> Scenario:
    """Jungle Oasis is about to score; player 0 has a Sun Tattoo in hand."""
    return (
        scenario(hand=["Sun Tattoo"])
        .minion("King Rex", on="Jungle Oasis", of=1, counters=5)
        .base_deck("The Homeworld", "Tar Pits")
    )


def test_sun_tattoo_may_move_a_minion_of_yours_away_from_a_base_that_scored():
    game = sunset().minion(MOAI, on="Jungle Oasis", of=0, counters=1).start()
    pick(game, "end")
    assert prompt(game) == AFTER
    play(game, "Sun Tattoo", on=MOAI)
    assert offered(game) == ["The Central Brain", "Cave of Shinies"]
    pick(game, "Cave of Shinies")
    assert game.scores == (0, 2)
    assert minions(game, "Cave of Shinies") == [MOAI]
    assert actions_on(game, MOAI) == ["Sun Tattoo"]
    assert power_of(game, MOAI) == 3 + 1 + 2
    assert bases(game)[0] == "The Homeworld"


def test_sun_tattoo_may_be_kept():
    game = sunset().minion(MOAI, on="Jungle Oasis", of=0).deck(0, "Tiki", "Tiki").start()
    pick(game, "end", "pass")
    assert discard_pile(game, 0) == [MOAI]
    assert hand(game, 0) == ["Sun Tattoo", "Tiki", "Tiki"]


def test_sun_tattoo_saves_only_a_minion_of_yours_there_without_any_action():
    game = (
        sunset()
        .minion(MOAI, on="Jungle Oasis", of=0, actions=[("Upgrade", 1)])
        .minion("Tiki", on="Jungle Oasis", of=0)
        .minion("Wayfinder", on="Cave of Shinies", of=0)
        .start()
    )
    pick(game, "end")
    assert offered(game) == ["Sun Tattoo on Tiki (3, Player 1, Jungle Oasis)", "Pass"]


def test_a_second_sun_tattoo_saves_another_minion():
    game = (
        sunset()
        .hand(0, "Sun Tattoo")
        .minion(MOAI, on="Jungle Oasis", of=0)
        .minion("Tiki", on="Jungle Oasis", of=0)
        .start()
    )
    pick(game, "end")
    play(game, "Sun Tattoo", on=MOAI)
    pick(game, "Cave of Shinies")
    assert offered(game) == ["Sun Tattoo on Tiki (3, Player 1, Jungle Oasis)", "Pass"]
    play(game, "Sun Tattoo", on="Tiki")
    pick(game, "Cave of Shinies")
    assert minions(game, "Cave of Shinies") == [MOAI, "Tiki"]


def test_sun_tattoo_works_in_another_players_turn():
    game = sunset().minion(MOAI, on="Jungle Oasis", of=0).turn(1).start()
    pick(game, "end")
    assert (decider(game), prompt(game)) == (0, AFTER)


def test_a_sun_tattoo_in_play_moves_nobody():
    game = (
        scenario()
        .minion("King Rex", on="Jungle Oasis", of=1, counters=5)
        .minion(MOAI, on="Jungle Oasis", of=0, actions=["Sun Tattoo"])
        .deck(0, "Tiki", "Tiki")
        .start()
    )
    pick(game, "end")
    assert prompt(game) == PLAYS
    assert sorted(discard_pile(game, 0)) == [MOAI, "Sun Tattoo"]


def test_sun_tattoo_cannot_be_used_if_its_minion_cannot_be_moved_anywhere():
    game = (
        scenario(bases=["Jungle Oasis", "Cave of Shinies"], hand=["Sun Tattoo"])
        .minion("King Rex", on="Jungle Oasis", of=1, counters=5)
        .minion("Tiki", on="Jungle Oasis", of=0)
        .minion(MOAI, on="Cave of Shinies", of=1)
        .duplicate_factions()
        .start()
    )
    pick(game, "end")
    assert prompt(game) == PLAYS


def test_sun_tattoo_cannot_be_used_on_a_minion_that_is_protected_from_moving():
    game = (
        scenario(hand=["Sun Tattoo"])
        .minion("Sprout", on="Jungle Oasis", of=1, counters=10)
        .minion("Tiki", on="Jungle Oasis", of=0)
        .action("Entangled", on="Cave of Shinies", of=1)
        .start()
    )
    pick(game, "end")
    assert prompt(game) == PLAYS
    assert game.scores == (0, 2)


def test_a_sun_tattoo_played_as_an_ordinary_extra_action_after_scoring_moves_nobody():
    game = (
        scenario(hand=["Encore", "Sun Tattoo"], definitions=[Encore])
        .minion("King Rex", on="Jungle Oasis", of=1, counters=5)
        .minion("Tiki", on="Jungle Oasis", of=0)
        .minion(MOAI, on="Cave of Shinies", of=0)
        .deck(0, "Wayfinder", "Wayfinder")
        .start()
    )
    pick(game, "end", "Encore")
    play(game, "Sun Tattoo", on="Tiki")
    assert prompt(game) == PLAYS
    assert "Tiki" in discard_pile(game, 0)


def test_a_base_that_sun_tattoo_brings_to_its_breakpoint_scores_in_the_same_phase():
    game = (
        sunset()
        .minion(MOAI, on="Jungle Oasis", of=0)
        .minion("Laseratops", on="Cave of Shinies", of=1, counters=14)  # 18 of 23
        .start()
    )
    pick(game, "end")
    play(game, "Sun Tattoo", on=MOAI)
    pick(game, "Cave of Shinies")
    assert game.scores == (2, 2 + 4)


# Tattoo Artist


def test_tattoo_artist_finds_an_action_played_on_a_minion_and_plays_it_at_once():
    game = (
        scenario(hand=["Tattoo Artist"])
        .minion(MOAI, on="Jungle Oasis", of=0)
        .minion("King Rex", on="Jungle Oasis", of=1)
        .deck(0, "Tiki", "Shark Tattoo", KNOWLEDGE, "Upgrade", "Wildlife Preserve")
        .duplicate_factions()
        .start()
    )
    play(game, "Tattoo Artist")
    assert offered(game) == ["your deck and your discard pile", "your deck", "your discard pile"]
    pick(game, "your deck")
    assert sorted(offered(game)) == ["Shark Tattoo from your deck", "Upgrade from your deck"]  # Any faction's will do.
    pick(game, "Upgrade from your deck")
    assert offered(game) == [
        "Upgrade on Mo'ai (3, Player 1, Jungle Oasis)",
        "Upgrade on King Rex (7, Player 2, Jungle Oasis)",
        "Upgrade into your hand",
    ]
    play(game, "Upgrade", on=MOAI)
    assert actions_on(game, MOAI) == ["Upgrade"]
    assert plays_left(game) == (1, 0)
    assert [kind for kind in events(game) if kind in ("reveal", "shuffle")] == ["reveal", "shuffle"]


def test_tattoo_artist_may_place_what_it_found_into_the_hand_and_does_not_shuffle_without_searching_the_deck():
    game = (
        scenario(hand=["Tattoo Artist"])
        .minion(MOAI, on="Jungle Oasis", of=0)
        .deck(0, "Tiki", "Wayfinder")
        .discard_pile(0, "Sun Tattoo", "Tiki")
        .start()
    )
    play(game, "Tattoo Artist")
    pick(game, "your discard pile", "Sun Tattoo into your hand")
    assert hand(game, 0) == ["Sun Tattoo"]
    assert discard_pile(game, 0) == ["Tiki", "Tattoo Artist"]
    assert "shuffle" not in events(game)


def test_tattoo_artist_can_only_take_a_tattoo_into_hand_that_cannot_be_played():
    game = scenario(hand=["Tattoo Artist"]).deck(0, "Ocean Tattoo", "Tiki").start()
    play(game, "Tattoo Artist")
    pick(game, "your deck")
    assert hand(game, 0) == ["Ocean Tattoo"]


def test_tattoo_artist_heeds_the_condition_of_ocean_tattoo():
    game = (
        scenario(hand=["Tattoo Artist"])
        .minion(MOAI, on="Jungle Oasis", of=0)
        .minion("King Rex", on="Jungle Oasis", of=1)
        .minion("Tiki", on="Cave of Shinies", of=0)
        .deck(0, "Ocean Tattoo")
        .start()
    )
    play(game, "Tattoo Artist")
    pick(game, "your deck")
    assert names(game) == ["Ocean Tattoo", "Ocean Tattoo into your hand"]
    play(game, "Ocean Tattoo", on="Tiki")
    assert actions_on(game, "Tiki") == ["Ocean Tattoo"]


def test_tattoo_artist_that_finds_nothing_in_the_deck_shuffles_it():
    game = scenario(hand=["Tattoo Artist"]).deck(0, "Tiki", KNOWLEDGE).start()
    play(game, "Tattoo Artist")
    pick(game, "your deck")
    assert prompt(game) == PLAYS
    assert "shuffle" in events(game)


# Unity of the Tribes


def united() -> Scenario:
    return (
        scenario(hand=[UNITY, "Beam Up", "Scout"])
        .minion("Scout", on="Jungle Oasis", of=0)
        .minion("Scout", on="Cave of Shinies", of=0)
        .minion("Collector", on="Cave of Shinies", of=0)
        .plays(1, 2)
    )


def test_unity_of_the_tribes_gives_2_power_at_one_base_for_each_base_where_you_have_a_minion():
    """Decision: power at one chosen base, on no minion."""
    game = united().start()
    play(game, UNITY)
    assert offered(game) == ["Jungle Oasis", "Cave of Shinies"]
    pick(game, "Jungle Oasis")
    assert total(game, "Jungle Oasis", 0) == 3 + 2 * 2
    assert total(game, "Cave of Shinies", 0) == 3 + 2
    assert power_of(game, "Scout") == 3
    pick(game, "end")
    assert total(game, "Jungle Oasis", 0) == 3


def test_the_power_of_unity_of_the_tribes_is_fixed_when_it_resolves_and_stays_if_the_minion_leaves():
    game = united().start()
    play(game, UNITY)
    pick(game, "Jungle Oasis")
    play(game, "Scout", on="The Central Brain")
    assert total(game, "Jungle Oasis", 0) == 3 + 4
    play(game, "Beam Up")
    pick(game, "Scout", on="Jungle Oasis")
    assert minions(game, "Jungle Oasis") == []
    assert total(game, "Jungle Oasis", 0) == 4


def test_the_power_of_unity_of_the_tribes_counts_for_the_breakpoint_and_for_vp_without_a_minion():
    game = (
        united().minion("Armor Stego", on="Jungle Oasis", of=1, counters=3).start()  # 3 + 3 + 2 in your turn
    )
    play(game, UNITY)
    pick(game, "Jungle Oasis")
    play(game, "Beam Up")
    pick(game, "Scout", on="Jungle Oasis")
    pick(game, "end")  # 8 + 4
    assert game.scores == (0, 2)  # Second place gives 0 VP there.
    assert [event.target for event in game.events if event.kind == "award"] == ["second place", "first place"]


def test_unity_of_the_tribes_gives_at_least_2():
    game = scenario(hand=[UNITY]).minion("Tiki", on="Cave of Shinies").start()
    play(game, UNITY)
    assert total(game, "Cave of Shinies", 0) == 3 + 2


def test_unity_of_the_tribes_does_nothing_without_a_minion():
    game = scenario(hand=[UNITY]).start()
    play(game, UNITY)
    assert prompt(game) == PLAYS
    assert [total(game, base, 0) for base in bases(game)] == [0, 0, 0]


# Volcanic Uprising


def volcano(*base_deck: str) -> Scenario:
    return (
        scenario(bases=["Jungle Oasis", "Cave of Shinies"], hand=["Volcanic Uprising"])
        .minion("Tiki", on="Jungle Oasis", of=0)
        .base_deck(*base_deck)
    )


def test_clarification_volcanic_uprising_plays_a_further_base_and_may_move_a_minion_there():
    game = volcano("Tar Pits", "The Homeworld").minion("King Rex", on="Cave of Shinies", of=1).start()
    play(game, "Volcanic Uprising")
    pick(game, "rise")
    assert bases(game) == ["Jungle Oasis", "Cave of Shinies", "Tar Pits"]
    assert names(game) == ["Tiki", "Pass"]
    pick(game, "Tiki")
    assert minions(game, "Tar Pits") == ["Tiki"]
    assert base_deck(game) == ["The Homeworld"]


def test_volcanic_uprising_may_move_nobody():
    game = volcano("Tar Pits").start()
    play(game, "Volcanic Uprising")
    pick(game, "rise", "pass")
    assert minions(game, "Jungle Oasis") == ["Tiki"]


def test_clarification_volcanic_uprising_destroys_a_base_without_minions_and_two_replace_it():
    game = volcano("Tar Pits", "The Homeworld", "The Mothership").action("Overrun", on="Cave of Shinies", of=1).start()
    play(game, "Volcanic Uprising")
    pick(game, "destroy")  # Actions there do not protect it.
    assert bases(game) == ["Jungle Oasis", "Tar Pits", "The Homeworld"]
    assert [game.state.table[card].name for card in game.state.base_discard] == ["Cave of Shinies"]
    assert discard_pile(game, 1) == ["Overrun"]
    assert game.scores == (0, 0)
    assert "scoring" not in events(game)


def test_volcanic_uprising_chooses_among_the_bases_without_minions():
    game = (
        scenario(bases=["Jungle Oasis", "Tortuga", "Cave of Shinies", "Tar Pits"], hand=["Volcanic Uprising"])
        .minion("Zapbot", on="Tortuga", of=1, actions=[("Poison", 1)])  # A minion of power 0 is still a minion.
        .minion("Tiki", on="Jungle Oasis", of=0)
        .base_deck("The Homeworld", "The Mothership")
        .start()
    )
    play(game, "Volcanic Uprising")
    pick(game, "destroy")
    assert offered(game) == ["Cave of Shinies", "Tar Pits"]
    pick(game, "Cave of Shinies")
    assert bases(game) == ["Jungle Oasis", "Tortuga", "The Homeworld", "Tar Pits", "The Mothership"]


def test_volcanic_uprising_shuffles_the_base_discard_pile_when_the_base_deck_runs_out():
    game = volcano("Tar Pits").start()
    play(game, "Volcanic Uprising")
    pick(game, "destroy")
    assert bases(game) == ["Jungle Oasis", "Tar Pits", "Cave of Shinies"]  # The destroyed one comes back.


def test_the_second_way_of_volcanic_uprising_may_be_chosen_and_does_nothing_without_such_a_base():
    """Decision: it may be chosen and then does nothing; the first way is open instead."""
    game = volcano("Tar Pits", "The Homeworld").minion("King Rex", on="Cave of Shinies", of=1).start()
    play(game, "Volcanic Uprising")
    pick(game, "destroy")
    assert bases(game) == ["Jungle Oasis", "Cave of Shinies"]
    assert prompt(game) == PLAYS


# Island Chain


def chain(*base_deck: str) -> Scenario:
    """Island Chain is about to score."""
    return (
        scenario(bases=["Island Chain", "Jungle Oasis"])
        .minion("King Rex", on="Island Chain", of=0, counters=10)
        .deck(0, "Howl", "Howl")
        .base_deck(*base_deck)
    )


def test_clarification_island_chain_brings_a_further_base_besides_its_replacement():
    """The ability takes the top card, the replacement the next one."""
    game = chain("Tar Pits", "The Homeworld", "The Mothership").start()
    pick(game, "end")
    assert bases(game) == ["The Homeworld", "Jungle Oasis", "Tar Pits"]
    assert base_deck(game) == ["The Mothership"]
    assert game.scores == (3, 0)


@pytest.mark.parametrize(
    ("picked", "expected", "left"),
    [
        ("Island Chain", ["The Homeworld", "Jungle Oasis", "Tar Pits"], ["The Mothership"]),
        ("Time is Fleeting", ["Tortuga", "Jungle Oasis"], ["Tar Pits", "The Homeworld", "The Mothership"]),
    ],
)
def test_clarification_island_chain_and_time_is_fleeting_the_current_player_picks_just_one(
    picked: str, expected: list[str], left: list[str]
):
    """6.14. Decision: if Island Chain is not the one picked, there is no extra base."""
    game = (
        chain("Tar Pits", "The Homeworld", "The Mothership").base_discard("Tortuga").hand(1, "Time is Fleeting").start()
    )
    pick(game, "end")
    play(game, "Time is Fleeting")
    assert (decider(game), offered(game)) == (0, ["Island Chain", "Time is Fleeting"])
    pick(game, picked)
    assert bases(game) == expected
    assert base_deck(game) == left


def test_6_14_two_ways_of_one_base_to_choose_the_next_base_are_told_apart():
    game = (
        scenario(bases=["Crossroads", "Jungle Oasis"], definitions=[Crossroads])
        .minion("King Rex", on="Crossroads", of=0, counters=10)
        .base_deck("Tar Pits", "The Homeworld", "The Mothership")
        .start()
    )
    pick(game, "end")
    assert len(offered(game)) == 2
    game.choose(1)
    assert bases(game) == ["The Mothership", "Jungle Oasis"]


def test_island_chain_takes_its_base_from_the_base_discard_pile_if_the_base_deck_is_empty():
    game = chain().base_discard("Tar Pits").start()
    pick(game, "end")
    assert bases(game) == ["Island Chain", "Jungle Oasis", "Tar Pits"]  # It is itself the only one left for its place.


def test_island_chain_brings_no_base_while_its_ability_is_cancelled():
    game = chain("Tar Pits", "The Homeworld").action("Jammed Signal", on="Island Chain", of=1).start()
    pick(game, "end")
    assert bases(game) == ["Tar Pits", "Jungle Oasis"]


def test_clarification_island_chain_island_peak_and_tropical_paradise_are_all_in_the_base_deck():
    game = Game.new([["polynesian_voyagers", "aliens"], ["ninjas", "robots"]], seed=1)
    there = [*bases(game), *base_deck(game)]
    for name in ("Island Chain", "Island Peak", "Tropical Paradise"):
        assert there.count(name) == 1


# Island Peak


def peak() -> Scenario:
    return scenario(bases=["Island Peak", "Jungle Oasis"]).turn(0, "start_turn")


def test_island_peak_places_a_counter_on_the_only_minion_of_the_player_whose_turn_starts():
    game = (
        peak()
        .minion("King Rex", on="Island Peak", of=0)
        .minion("Scout", on="Island Peak", of=1)
        .minion("Scout", on="Island Peak", of=1)
        .start()
    )
    assert counters(game, "King Rex") == 1
    pick(game, "end")
    assert decider(game) == 1
    assert (counters(game, "King Rex"), counters(game, "Scout")) == (1, 0)
    pick(game, "end")
    assert counters(game, "King Rex") == 2


def test_island_peak_places_none_on_one_of_two_minions_or_elsewhere():
    game = (
        peak()
        .minion("King Rex", on="Island Peak", of=0)
        .minion("Laseratops", on="Island Peak", of=0)
        .minion("Armor Stego", on="Jungle Oasis", of=0)
        .start()
    )
    assert [counters(game, name) for name in ("King Rex", "Laseratops", "Armor Stego")] == [0, 0, 0]


def test_island_peak_is_not_optional_but_who_infiltrated_it_may_ignore_it():
    """The current player lets Island Peak come first, while Infiltrate is still there."""
    game = peak().minion("Shinobi", on="Island Peak", of=0).action("Infiltrate", on="Island Peak", of=0).start()
    pick(game, "Island Peak")
    assert prompt(game) == "Ignore the ability of Island Peak?"
    pick(game, "yes")
    assert counters(game, "Shinobi") == 0


# Tropical Paradise


def paradise(players: int = 2) -> Scenario:
    return (
        scenario(players=players, bases=["Tropical Paradise", "Jungle Oasis"], definitions=[Dunes])
        .minion("Scout", on="Tropical Paradise", of=0)
        .base_deck("Tar Pits")
    )


def test_tropical_paradise_has_a_starting_breakpoint_of_0_while_every_player_has_a_minion_here():
    game = paradise().hand(0, "Beam Up").minion("Zapbot", on="Tropical Paradise", of=1).start()
    assert breakpoint_on(game, "Tropical Paradise") == 0
    play(game, "Beam Up")
    pick(game, "Zapbot")
    assert breakpoint_on(game, "Tropical Paradise") == 20


def test_tropical_paradise_needs_a_minion_of_each_player():
    game = paradise(players=3).minion("Zapbot", on="Tropical Paradise", of=1).start()
    assert breakpoint_on(game, "Tropical Paradise") == 20


def test_power_without_a_minion_is_not_enough_for_tropical_paradise():
    game = (
        scenario(bases=["Tropical Paradise", "Jungle Oasis"], hand=[UNITY, "Beam Up"])
        .minion("Scout", on="Tropical Paradise", of=0)
        .minion("Zapbot", on="Tropical Paradise", of=1)
        .plays(1, 2)
        .start()
    )
    play(game, UNITY)
    play(game, "Beam Up")
    pick(game, "Scout")
    assert total(game, "Tropical Paradise", 0) == 2
    assert breakpoint_on(game, "Tropical Paradise") == 20


def test_what_changes_the_breakpoint_is_added_to_the_0_of_tropical_paradise():
    game = (
        paradise().minion("Zapbot", on="Tropical Paradise", of=1).action("Dunes", on="Tropical Paradise", of=1).start()
    )
    assert breakpoint_on(game, "Tropical Paradise") == 5


def test_7_2_the_breakpoint_of_tropical_paradise_is_never_below_zero():
    game = (
        scenario(bases=["Tropical Paradise", "Jungle Oasis"], hand=["Rampage"])
        .minion("King Rex", on="Tropical Paradise", of=0)
        .minion("Zapbot", on="Tropical Paradise", of=1)
        .start()
    )
    play(game, "Rampage")
    assert breakpoint_on(game, "Tropical Paradise") == 0


def test_tropical_paradise_at_0_scores_whatever_power_is_there():
    game = (
        scenario(bases=["Tropical Paradise", "Jungle Oasis"])
        .minion("Scout", on="Tropical Paradise", of=0)
        .minion("Zapbot", on="Tropical Paradise", of=1)
        .start()
    )
    pick(game, "end", "no")
    assert game.scores == (3, 2)


def test_6_4_tropical_paradise_once_chosen_goes_on_scoring_when_a_minion_leaves():
    game = (
        scenario(bases=["Tropical Paradise", "Jungle Oasis"])
        .minion("Zapbot", on="Tropical Paradise", of=0)
        .minion("Collector", on="Tropical Paradise", of=1)
        .hand(1, "Full Sail")
        .start()
    )
    pick(game, "end")
    play(game, "Full Sail")
    pick(game, "Collector")
    assert minions(game, "Jungle Oasis") == ["Collector"]
    assert game.scores == (3, 0)
