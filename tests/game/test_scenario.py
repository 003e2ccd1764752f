"""The scenario builder: any legal position in a few lines; what no game could reach is refused with the reason."""

import json
import re

import pytest

from smashup import IllegalChoiceError, Options, SetupError, SmashUpError
from smashup.scenario import (
    Scenario,
    actions_on,
    bases,
    breakpoint_on,
    deck,
    discard_pile,
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
    use,
)
from tests.game.walking import everything
from tests.rules.cards_for_tests import ALL

# What can be built.


def test_a_position_is_exactly_what_was_asked_for():
    game = (
        scenario(players=3, bases=["Tar Pits", "The Homeworld"], hand=["Scout"])
        .hand(1, "Howl", "King Rex")
        .deck(0, "Invader", "Probe", "Beam Up")
        .discard_pile(2, "Upgrade")
        .minion("War Raptor", on="The Homeworld", of=1, counters=2, actions=["Upgrade", ("Poison", 0)])
        .minion("Collector", on="The Homeworld", of=2, owner=0)
        .action("Wildlife Preserve", on="Tar Pits", of=1)
        .base_deck("Jungle Oasis", "Tortuga")
        .base_discard("Ninja Dojo")
        .vp(1, 2, 3)
        .turn(0)
        .plays(2, 0)
        .duplicate_factions()
        .start()
    )
    state = game.state
    assert bases(game) == ["Tar Pits", "The Homeworld"]
    assert [hand(game, player) for player in range(3)] == [["Scout"], ["Howl", "King Rex"], []]
    assert deck(game, 0) == ["Invader", "Probe", "Beam Up"]
    assert discard_pile(game, 2) == ["Upgrade"]
    raptor, collector = minion(game, "War Raptor"), minion(game, "Collector")
    assert (raptor.controller, raptor.counters) == (1, 2)
    assert [(action.definition.name, action.controller) for action in raptor.actions] == [("Upgrade", 1), ("Poison", 0)]
    assert (collector.controller, state.rules.owners[collector.id]) == (2, 0)
    assert actions_on(game, "Tar Pits") == ["Wildlife Preserve"]
    assert [state.table[card].name for card in reversed(state.base_deck)] == ["Jungle Oasis", "Tortuga"]
    assert [state.table[card].name for card in state.base_discard] == ["Ninja Dojo"]
    assert game.scores == (1, 2, 3)
    assert (game.current_player, state.minion_plays, state.action_plays, len(state.extra_plays)) == (0, 1, 0, 1)


def test_continuous_effects_are_in_force_from_the_start():
    game = (
        scenario(bases=["The Central Brain"]).minion("War Raptor", on="The Central Brain", actions=["Upgrade"]).start()
    )
    assert power_of(game, "War Raptor") == 2 + 1 + 1 + 2


def test_without_a_base_deck_it_holds_every_other_base():
    game = scenario(bases=["Tar Pits"]).base_discard("Tortuga").start()
    names = {game.state.table[card].name for card in game.state.base_deck}
    assert {"Jungle Oasis", "Ninja Dojo"} <= names
    assert not {"Tar Pits", "Tortuga"} & names


@pytest.mark.parametrize(("phase", "actions"), [("start_turn", []), ("play_cards", ["Overrun"])])
def test_a_position_may_begin_before_or_in_the_plays(phase, actions):
    game = scenario(bases=["Tar Pits"]).action("Overrun", on="Tar Pits").turn(0, phase).start()
    assert actions_on(game, "Tar Pits") == actions  # Overrun is destroyed at the start of its controller's turn.
    assert prompt(game) == "Play a card, use an ability, or end your plays."


def test_a_position_may_begin_with_the_scoring_the_drawing_or_the_end_of_the_turn():
    position = scenario(bases=["Jungle Oasis", "Tar Pits"]).minion("King Rex", on="Jungle Oasis", counters=5)
    position.deck(0, "Howl", "Howl")
    scored = position.turn(0, "score_bases").start()
    assert (scored.scores, hand(scored, 0)) == ((2, 0), ["Howl", "Howl"])
    drawn = position.turn(0, "draw").start()
    assert (drawn.scores, hand(drawn, 0), drawn.current_player) == ((0, 0), ["Howl", "Howl"], 1)
    ended = position.turn(0, "end_turn").start()
    assert (ended.scores, hand(ended, 0), ended.current_player) == ((0, 0), [], 1)


def test_the_turn_goes_on_clockwise_from_whoever_it_is():
    game = scenario(players=3, bases=["Tar Pits"]).turn(2).start()
    assert game.current_player == 2
    pick(game, "end")
    assert game.current_player == 0


def test_the_seed_decides_what_is_random():
    def drawn(seed: int) -> list[str]:
        game = scenario(bases=["Tar Pits"]).discard_pile(0, "Howl", "King Rex", "Rampage", "Upgrade").seed(seed)
        return hand(game.turn(0, "draw").start(), 0)

    assert drawn(1) == drawn(1)
    assert len({tuple(drawn(seed)) for seed in range(20)}) > 3


def test_cards_of_its_own_can_be_given_to_a_position():
    game = scenario(bases=["Meadow"], hand=["Dummy"], definitions=ALL).start()
    play(game, "Dummy", on="Meadow")
    assert minions(game, "Meadow") == ["Dummy"]


@pytest.mark.parametrize("action", ["Block the Path", "Sea Dogs", "Mouse, Bird and Sausage"])
def test_cards_of_no_faction_get_along_with_cards_that_speak_of_factions(action):
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=[action, "Dummy"], definitions=ALL)
        .minion("Dummy", on="Tar Pits", of=1)
        .minion("Zero", on="Tar Pits", of=1)
        .start()
    )
    for _ in range(3):
        game.choose(next((option for option in game.decision.options if action in option.label), 0))
    assert "Which other one has +2 power too?" not in [event.describe() for event in game.events]
    assert minions(game, "Tar Pits", of=1) == ["Dummy", "Zero"]


def test_cards_in_a_hand_or_deck_may_belong_to_another_player():
    game = scenario(hand=["Scout"]).hand(0, "King Rex", owner=1).deck(0, "Howl", owner=1).start()
    assert hand(game, 0) == ["Scout", "King Rex"]
    assert [game.state.rules.owners[card] for card in (*game.state.hands[0], *game.state.decks[0])] == [0, 1, 1]


def test_options_of_the_game_can_be_given():
    game = scenario(bases=["Tar Pits"], options=Options(target_vp=5, ask_end=True)).vp(5, 0).start()
    pick(game, "end")
    assert game.winners == (0,)


def test_a_position_is_plain_data_that_builds_it_again():
    position = (
        scenario(bases=["Tar Pits"], hand=["Scout"])
        .minion("King Rex", on="Tar Pits", of=1, counters=1, actions=["Upgrade"])
        .action("Block the Path", on="Tar Pits", memo="aliens")
        .hand(0, "Howl", owner=1)
        .plays(1, 2)
    )
    again = Scenario.from_dict(json.loads(json.dumps(position.to_dict())))
    assert everything(again.start()) == everything(position.start())


def test_building_on_does_not_change_a_game_already_started():
    position = scenario(bases=["Tar Pits"], hand=["Scout"])
    game = position.start()
    before = everything(game)
    position.hand(0, "Invader").minion("King Rex", on="Tar Pits").vp(9, 9)
    assert everything(game) == before
    assert everything(game.clone()) == before
    play(game, "Scout")
    game.undo()
    assert everything(game) == before
    assert position.start().scores == (9, 9)


# What is refused.


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        (scenario(bases=["Atlantis"]), "there is no base 'Atlantis'"),
        (scenario(bases=["the home world"]), "there is no base 'the home world'; did you mean The Homeworld?"),
        (scenario(hand=["king rex"]), "the card 'king rex' does not exist; did you mean King Rex?"),
        (scenario(hand=["Doppelganger"]), "; did you mean Doppelgänger?"),
        (scenario(hand=["Seance"]), "; did you mean Séance?"),
        (scenario(hand=["Theyre coming to get you"]), "; did you mean They're Coming To Get You?"),
        (scenario(hand=["Colector"]), "; did you mean Collector?"),
        (scenario().minion("Scout", on="jungle oasis"), "did you mean Jungle Oasis?"),
        (scenario(bases=[]), "a position needs at least one base in play"),
        (scenario(bases=["Tar Pits", "Tar Pits"]), "Tar Pits is there twice; each base exists once (rule 1.4)"),
        (scenario(bases=["Tar Pits"]).base_deck("Tar Pits"), "Tar Pits is there twice"),
        (scenario(bases=["Tar Pits"]).base_discard("Tar Pits"), "Tar Pits is there twice"),
        (scenario(bases=["Scout"]), "there is no base 'Scout'"),
        (scenario(players=1), "a game has 2 to 4 players (rule 1.1), not 1"),
        (scenario(players=5), "a game has 2 to 4 players (rule 1.1), not 5"),
        (scenario(hand=["Elf"]), "the card 'Elf' does not exist"),
        (scenario(hand=[None]), "the card None does not exist"),  # type: ignore[list-item] # on purpose
        (scenario(hand=["Tar Pits"]), "the card 'Tar Pits' is a base, not a card of a player"),
        (scenario().hand(2, "Scout"), "there is no player 2; players are 0 to 1"),
        (scenario().deck(-1, "Scout"), "there is no player -1; players are 0 to 1"),
        (scenario().hand(0, "Scout", owner=2), "there is no player 2; players are 0 to 1"),
        (scenario(hand=["King Rex", "King Rex"]), "player 0 owns 2 copies of King Rex; there are 1 (rule 1.2)"),
        (
            scenario(hand=["King Rex"]).minion("King Rex", on="Jungle Oasis", of=1, owner=0),
            "player 0 owns 2 copies of King Rex",
        ),
        (
            scenario(hand=["Scout", "King Rex", "Walker"]),
            "player 0 owns cards of 3 factions (aliens, dinosaurs, zombies); two at most (rule 1.2)",
        ),
        (scenario().minion("Howl", on="Jungle Oasis"), "Howl is not a minion"),
        (scenario().minion("Scout", on="Tar Pits"), "'Tar Pits' is not among the bases in play: Jungle Oasis"),
        (scenario().minion("Scout", on="Jungle Oasis", of=2), "there is no player 2"),
        (scenario().minion("Scout", on="Jungle Oasis", owner="1"), "there is no player '1'"),  # type: ignore[arg-type] # on purpose
        (scenario().minion("Scout", on="Jungle Oasis", counters=-1), "Scout cannot have -1 power counters"),
        (scenario().minion("Scout", on="Jungle Oasis", actions=["Howl"]), "Howl is not played on a minion"),
        (scenario().minion("Scout", on="Jungle Oasis", actions=["Invader"]), "Invader is not an action"),
        (scenario().minion("Scout", on="Jungle Oasis", actions=[("Upgrade", 7)]), "there is no player 7"),
        (scenario().action("Upgrade", on="Jungle Oasis"), "Upgrade is not played on a base"),
        (scenario().action("Scout", on="Jungle Oasis"), "Scout is not an action"),
        (scenario().vp(1, 2, 3), "expected VP for 2 players, none below zero, not [1, 2, 3]"),
        (scenario().vp(-1, 0), "expected VP for 2 players, none below zero, not [-1, 0]"),
        (scenario().turn(2), "there is no player 2"),
        (scenario().turn(0, "lunch"), "there is no phase 'lunch'; expected one of start_turn, play_cards"),
        (scenario().plays(-1, 1), "expected 0 to 40 plays left, not -1"),
        (scenario().plays(1, "2"), "expected 0 to 40 plays left, not '2'"),  # type: ignore[arg-type] # on purpose
        (scenario().seed("x"), "the seed must be a whole number, not 'x'"),  # type: ignore[arg-type] # on purpose
    ],
)
def test_a_position_that_cannot_be_is_refused_with_the_reason(position, reason):
    with pytest.raises(SetupError, match=re.escape(reason)):
        position.start()


def test_a_name_in_place_of_a_list_is_refused():
    with pytest.raises(SetupError, match="expected a list of names, not 'Scout'"):
        scenario(hand="Scout")
    with pytest.raises(SetupError, match="expected a list of names, not 'Tar Pits'"):
        scenario(bases="Tar Pits")
    with pytest.raises(SetupError, match=re.escape("expected the number of a player (0 is the first), not 'Scout'")):
        scenario().hand("Scout")  # type: ignore[arg-type] # on purpose
    with pytest.raises(SetupError, match="expected names as separate arguments"):
        scenario().hand(0, ["Scout", "Howl"])  # type: ignore[arg-type] # on purpose
    with pytest.raises(SetupError, match="expected a list of actions"):
        scenario().minion("Scout", on="Jungle Oasis", actions="Upgrade")


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        (
            scenario(hand=["King Rex"]).hand(1, "Howl", "War Raptor"),
            "players 0 and 1 both have dinosaurs: players share no faction (rule 1.3)",
        ),
        (
            scenario()
            .minion("King Rex", on="Jungle Oasis", of=1, actions=[("Poison", 0)])
            .action("Wildlife Preserve", on="Jungle Oasis", of=1),
            "Poison of player 0 cannot be on King Rex, which is unaffected by it (rule 10.12)",
        ),
        (
            scenario().minion("King Rex", on="Jungle Oasis", actions=["Cellular Bonding"]),
            "Cellular Bonding must have copied an action",
        ),
        (scenario().plays(2, 0).turn(0, "draw"), "plays are left in the phase play_cards only"),
        (scenario().turn(0, "start_turn").extra_play("minion"), "plays are left in the phase play_cards only"),
        (scenario().scoring("Jungle Oasis"), "Jungle Oasis does not score: the power there is 0, its breakpoint 12"),
        (scenario().scoring("Tortuga"), "'Tortuga' is not among the bases in play"),
        (scenario().scoring("Jungle Oasis", "lunch"), "there is no moment 'lunch' of a scoring"),  # type: ignore[arg-type] # on purpose
        (scenario().scoring("Jungle Oasis").turn(0), "a base scores in the phase score_bases only"),
        (scenario().stop_after("lunch"), "there is no phase 'lunch'"),
        (scenario().counters("Jungle Oasis", -1), "Jungle Oasis cannot have -1 counters"),
        (scenario().memo("Scout", 1), "there is no card 'Scout' in this position"),
        (scenario(hand=["Scout"]).used("Scout"), "Scout has no talent and nothing to use on your turn"),
        (scenario(hand=["Scout"]).played("Scout"), "say on which base Scout was played"),
        (scenario(hand=["Scout"]).lasting("power", "Scout", 1), "Scout is not in play"),
        (scenario(hand=["Scout"]).lasting("power", "Jungle Oasis", 1), "'power' is not about Jungle Oasis"),
        (scenario(hand=["Scout"]).lasting("might", "Scout", 1), "there is no lasting effect 'might'"),  # type: ignore[arg-type] # on purpose
        (scenario().extra_turn(2), "there is no player 2"),
        (scenario().turn(0, number=0), "turns count from 1, not 0"),
        (
            scenario()
            .minion("Scout", on="Jungle Oasis")
            .minion("Scout", on="Jungle Oasis")
            .lasting("power", "Scout", 1),
            "there are 2 cards 'Scout' in play: say which with the('Scout'",
        ),
    ],
)
def test_what_no_game_could_reach_is_refused(position, reason):
    with pytest.raises(SetupError, match=re.escape(reason)):
        position.start()


def test_what_was_written_down_before_that_was_refused_is_still_read():
    """A faction that two players share, and Make Contact that controls nothing: data without a version."""
    old = (
        scenario(bases=["Tar Pits"], hand=["Howl"])
        .duplicate_factions()
        .minion("King Rex", on="Tar Pits", of=1, actions=[("Make Contact", 0)])
        .to_dict()
    )
    del old["version"], old["options"]["duplicate_factions"]
    game = Scenario.from_dict(old).start()
    assert minion(game, "King Rex").controller == 1


# Playing a position.


def test_play_use_and_pick_go_by_the_names_of_the_cards():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Collector", "Scout"])
        .minion("Ninja Acolyte", on="Tar Pits")
        .minion("War Raptor", on="Tar Pits", of=1)
        .minion("War Raptor", on="Jungle Oasis", of=1)
        .start()
    )
    use(game, "Ninja Acolyte")
    pick(game, "Collector on Tar Pits")
    pick(game, "pass")
    assert sorted(minions(game, "Tar Pits")) == ["Collector", "War Raptor"]


def test_minions_of_one_name_are_told_apart_by_player_and_base():
    def position():
        return (
            scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Beam Up"])
            .minion("War Raptor", on="Tar Pits", of=1)
            .minion("War Raptor", on="Jungle Oasis", of=1)
            .minion("War Raptor", on="Jungle Oasis", of=0)
            .duplicate_factions()
            .start()
        )

    game = position()
    play(game, "Beam Up")
    pick(game, "War Raptor", on="Jungle Oasis", of=1)
    assert minions(game, "Jungle Oasis", of=1) == []
    game = position()
    play(game, "Beam Up")
    pick(game, "War Raptor", of=0)
    assert minions(game, "Jungle Oasis", of=0) == []


def test_what_cannot_be_played_or_picked_is_refused_with_what_can():
    game = scenario(bases=["Tar Pits"], hand=["Scout"]).start()
    before = everything(game)
    for wrong in (lambda: play(game, "Invader"), lambda: play(game, "Scout", on="Tortuga"), lambda: use(game, "Scout")):
        with pytest.raises(IllegalChoiceError, match="may choose Scout on Tar Pits, End your plays"):
            wrong()
    with pytest.raises(IllegalChoiceError, match=r"0 \(Player 1 in labels\) is asked .*ask_single=True"):
        pick(game, "yes")
    assert everything(game) == before
    assert offered(game) == ["Scout on Tar Pits", "End your plays"]


def test_a_play_that_fits_several_options_is_refused_with_how_to_be_exact():
    def position():
        return (
            scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Upgrade"])
            .minion("War Raptor", on="Tar Pits")
            .minion("War Raptor", on="Jungle Oasis")
            .start()
        )

    game = position()
    with pytest.raises(IllegalChoiceError) as told:
        play(game, "Upgrade", on="War Raptor")
    assert "2 options fit, Upgrade on War Raptor (3, Player 1, Tar Pits); Upgrade on War Raptor" in str(told.value)
    assert "at= a base, of= a player (0 is Player 1)" in str(told.value)
    assert game.choices == ()
    play(game, "Upgrade", on="War Raptor", at="Jungle Oasis")
    assert power_of(game, "War Raptor", at="Jungle Oasis") == 5
    game = position()
    play(game, "Upgrade", nth=2)
    assert power_of(game, "War Raptor", at="Jungle Oasis") == 5
    with pytest.raises(IllegalChoiceError, match="nth=3: 2 options fit"):
        play(position(), "Upgrade", nth=3)


def test_a_pick_that_fits_both_sides_is_refused():
    game = (
        scenario(bases=["Tar Pits"], hand=["Beam Up"])
        .duplicate_factions()
        .minion("Collector", on="Tar Pits")
        .minion("Collector", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Beam Up")
    with pytest.raises(IllegalChoiceError, match="cannot pick 'Collector': 2 options fit"):
        pick(game, "Collector")
    pick(game, "collector of p2 at tar_pits")
    assert (hand(game, 0), hand(game, 1)) == ([], ["Collector"])


def test_options_that_are_alike_are_not_ambiguous():
    game = (
        scenario(bases=["Tar Pits"], hand=["Beam Up"])
        .minion("War Raptor", on="Tar Pits", of=1)
        .minion("War Raptor", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Beam Up")
    pick(game, "War Raptor")
    assert hand(game, 1) == ["War Raptor"]


def test_two_talents_of_one_name_are_told_apart_by_the_base():
    def position():
        return (
            scenario(bases=["Jungle Oasis", "Tar Pits", "The Homeworld"])
            .minion("Wyvern", on="Jungle Oasis")
            .minion("Wyvern", on="Tar Pits")
            .start()
        )

    game = position()
    with pytest.raises(IllegalChoiceError, match="cannot use Wyvern: 2 options fit"):
        use(game, "Wyvern")
    use(game, "Wyvern", at="Tar Pits")
    assert [breakpoint_on(game, base) < printed for base, printed in (("Jungle Oasis", 12), ("Tar Pits", 16))] == [
        False,
        True,
    ]
    game = position()
    pick(game, "Wyvern", on="Jungle Oasis")
    assert breakpoint_on(game, "Jungle Oasis") < 12


def test_a_card_that_may_be_a_minion_or_an_action_is_played_as_what_is_said():
    def after(how):
        game = scenario(bases=["Tar Pits"], hand=["Argonaut"]).start()
        play(game, "Argonaut", as_=how)
        return plays_left(game)

    assert (after("minion"), after("action")) == ((0, 1), (1, 0))
    with pytest.raises(IllegalChoiceError, match="2 options fit, Argonaut on Tar Pits; Argonaut on Tar Pits as your"):
        after(None)


# Looking at a position.


def test_a_name_that_is_not_there_is_an_error_that_says_what_is():
    game = scenario(bases=["Tar Pits"]).minion("Scout", on="Tar Pits", of=1).start()
    with pytest.raises(SmashUpError, match="there is no base 'Tortuga' in play; there are Tar Pits"):
        breakpoint_on(game, "Tortuga")
    with pytest.raises(SmashUpError, match="there is no minion 'Scout' of player 0; there are Scout"):
        power_of(game, "Scout", of=0)
    with pytest.raises(SmashUpError, match="there is no minion 'Scout' at Tar Pits, number 2"):
        power_of(game, "Scout", at="Tar Pits", nth=2)


def test_nothing_can_be_played_when_the_game_is_over():
    game = scenario(bases=["Tar Pits"], hand=["Scout"]).vp(15, 0).start()
    pick(game, "end")
    with pytest.raises(IllegalChoiceError, match="the game is over"):
        play(game, "Scout")
