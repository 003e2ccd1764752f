"""Clones go on by themselves; undo takes back the last choice exactly, also in the middle of an effect."""

import itertools

import pytest

from smashup import Game, IllegalChoiceError, Options
from smashup.scenario import pick, play, scenario
from tests.game.walking import everything, play_on, random_game, walk
from tests.rules.cards_for_tests import ALL

KINDS = {
    "play", "end", "card", "minion", "base", "player", "faction", "action", "text", "use", "ability",
    "pass", "done", "yes", "no", "later",
}  # fmt: skip
"""Every kind of option that comes up often enough to be met in a few games."""


def in_the_middle_of_an_effect() -> Game:
    """Player 0 has played Collector and is asked what to return; there is more to come."""
    game = (
        scenario(bases=["The Homeworld", "Tar Pits"], hand=["Collector", "Scout"])
        .minion("King Rex", on="The Homeworld", of=1, actions=["Upgrade"])
        .minion("War Raptor", on="The Homeworld", of=1)
        .deck(0, "Invader", "Invader")
        .start()
    )
    play(game, "Collector", on="The Homeworld")
    assert game.decision is not None
    assert game.decision.prompt.startswith("Return a minion")
    return game


def test_a_clone_is_equal_to_its_original():
    game = in_the_middle_of_an_effect()
    assert everything(game.clone()) == everything(game)


def test_playing_on_with_the_clone_leaves_the_original_alone_in_the_middle_of_an_effect():
    game = in_the_middle_of_an_effect()
    before = everything(game)
    clone = game.clone()
    pick(clone, "War Raptor")
    play_on(clone, 5)
    assert everything(game) == before


def test_playing_on_with_the_original_leaves_the_clone_alone():
    game = in_the_middle_of_an_effect()
    clone = game.clone()
    before = everything(clone)
    play_on(game, 6)
    assert everything(clone) == before


def test_original_and_clone_go_on_the_same_way():
    for seed in range(4):
        for number, game in enumerate(walk(random_game(seed, 2 + seed % 3), seed)):
            if number % 9 == seed:
                clone, original = game.clone(), game.clone()
                assert everything(play_on(clone, 12, number)) == everything(play_on(original, 12, number))


@pytest.mark.slow
def test_a_clone_at_every_decision_of_a_game_is_equal_to_it():
    for seed in range(2):
        for game in walk(random_game(seed, 2 + seed % 3), seed):
            assert everything(game.clone()) == everything(game)


def test_a_clone_of_a_clone_is_a_clone():
    game = in_the_middle_of_an_effect()
    assert everything(game.clone().clone()) == everything(game)


def test_a_clone_of_a_finished_game_is_finished_and_can_be_taken_back():
    game = play_on(random_game(1), 10_000)
    clone = game.clone()
    assert clone.over
    assert clone.winners == game.winners
    clone.undo()
    assert not clone.over
    assert game.over


def test_a_clone_may_leave_out_the_log():
    game = in_the_middle_of_an_effect()
    clone = game.clone(log=False)
    assert list(clone.events) == []
    pick(clone, "pass")
    assert list(clone.events) == []
    assert clone.clone().fingerprint() == clone.fingerprint()


@pytest.mark.slow
def test_undo_takes_back_every_kind_of_choice_exactly():
    kinds: set[str] = set()
    for seed in itertools.count():
        if seed >= 2 and kinds >= KINDS:
            break
        assert seed < 60, KINDS - kinds
        # Not to the last point: all that was told so far is compared each time.
        game = random_game(seed, 2 + seed % 3, target_vp=6)
        for number, _ in enumerate(walk(game, seed)):
            assert game.decision is not None
            of_each = {option.kind: index for index, option in enumerate(game.decision.options)}
            probed = [index for kind, index in of_each.items() if kind not in kinds or number % 20 == 0]
            before = everything(game) if probed else None
            for index in probed:
                probe = game.clone()
                probe.choose(index)
                probe.undo()
                assert everything(probe) == before
            kinds |= set(of_each)


def test_a_choice_taken_back_can_be_made_again():
    game = play_on(random_game(6, 3), 70)
    after = everything(game)
    last = game.choices[-1]
    game.undo()
    game.choose(last)
    assert everything(game) == after


def test_undo_goes_back_choice_by_choice_to_the_very_beginning():
    game = random_game(3)
    passed = []
    for _ in range(60):
        passed.append(everything(game))
        play_on(game, 1, len(passed))
    while passed:
        game.undo()
        assert everything(game) == passed.pop()
    assert game.choices == ()


def test_undo_takes_back_the_choice_of_a_faction_and_of_a_new_hand():
    game = Game.new(2, seed=1, options=Options(setup="draft"))
    first = everything(game)
    game.choose("robots")
    game.choose("ninjas")
    game.undo()
    game.undo()
    assert everything(game) == first


def test_there_is_nothing_to_take_back_at_the_beginning():
    game = random_game(3)
    before = everything(game)
    with pytest.raises(IllegalChoiceError, match="there is no choice to take back"):
        game.undo()
    assert everything(game) == before


def test_rewind_goes_back_to_the_position_after_so_many_choices():
    game = random_game(4)
    wanted = everything(play_on(game, 20))
    play_on(game, 30, 1)
    game.rewind(20)
    assert everything(game) == wanted


@pytest.mark.parametrize("number", [-1, 51, "3", 2.0, True, None])
def test_rewind_refuses_a_position_there_is_not(number):
    game = play_on(random_game(4), 50)
    before = everything(game)
    with pytest.raises(IllegalChoiceError, match="there is no position after"):
        game.rewind(number)
    assert everything(game) == before


def test_a_position_where_nobody_can_do_anything_is_asked_about_and_copied_there():
    game = scenario(bases=["Tar Pits"], options=Options()).start()
    assert game.decision is not None
    assert [option.key for option in game.decision.options] == ["end"]
    game.choose("end")  # Twenty turns in which nobody can do anything are played without asking.
    assert game.turn == 22
    assert everything(game.clone()) == everything(game)
    turn = everything(game)
    game.choose("end")
    game.undo()
    assert everything(game) == turn


def test_a_position_with_cards_of_its_own_can_be_cloned_and_taken_back():
    game = scenario(bases=["Tar Pits"], hand=["Charm"], definitions=ALL).minion("Dummy", on="Tar Pits", of=1).start()
    before = everything(game)
    play(game, "Charm")
    assert everything(game.clone()) == everything(game)
    game.undo()
    assert everything(game) == before
