"""Properties of random games with all factions and 2 to 4 players (see tests/invariants.py)."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from smashup import Game
from tests.compiled.games import digest
from tests.invariants import (
    assert_illegal_choices_change_nothing,
    assert_power_adds_up,
    assert_views_keep_secrets,
    play_out,
    random_game,
)

pytestmark = pytest.mark.slow

CHUNK = 200
seeds = st.integers(0, 2**32)


# With the comparison of the same games with those of the compiled engine: whichever comes first plays them.
@pytest.mark.xdist_group("compiled games")
@pytest.mark.parametrize("chunk", range(10))
def test_cards_are_neither_lost_nor_doubled_and_every_game_ends(chunk: int):
    for seed in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        digest(seed)


@settings(max_examples=60, deadline=None)
@given(seeds)
def test_the_same_choices_give_the_same_game_with_and_without_a_log(seed: int):
    game = play_out(random_game(seed, log=True), seed)
    again = random_game(seed, log=False)
    for choice in game.choices:
        again.choose(choice)
    assert again.fingerprint() == game.fingerprint()
    assert again.view(None) == game.view(None)


@settings(max_examples=40, deadline=None)
@given(seeds)
def test_a_clone_and_its_original_behave_the_same_and_do_not_touch_each_other(seed: int):
    game = random_game(seed)
    rng = random.Random(seed)
    while game.decision is not None:
        if rng.random() < 0.7:
            game.choose(rng.randrange(len(game.decision)))
            continue
        clone = game.clone()
        before = game.fingerprint()
        assert clone.fingerprint() == before
        for _ in range(3):
            if clone.decision is not None:
                clone.choose(rng.randrange(len(clone.decision)))
        assert game.fingerprint() == before
        made = clone.choices[len(game.choices) :]
        for choice in made:
            game.choose(choice)
        assert game.fingerprint() == clone.fingerprint()


@settings(max_examples=25, deadline=None)
@given(seeds)
def test_undo_takes_back_exactly_the_last_choice(seed: int):
    game = random_game(seed, log=True)
    rng = random.Random(seed)
    while game.decision is not None:
        choice = rng.randrange(len(game.decision))
        if rng.random() < 0.2:
            before = game.fingerprint(), game.view(0), [event.to_dict(0) for event in game.events[-20:]]
            game.choose(choice)
            game.undo()
            assert (game.fingerprint(), game.view(0), [event.to_dict(0) for event in game.events[-20:]]) == before
        game.choose(choice)


@settings(max_examples=8, deadline=None)
@given(seeds)
def test_saving_and_loading_at_any_decision_changes_nothing(seed: int):
    game = random_game(seed, players=2)
    rng = random.Random(seed)
    number = 0
    while game.decision is not None:
        if number % 20 == seed % 20:
            loaded = Game.load(game.save())
            assert loaded.fingerprint() == game.fingerprint()
            assert loaded.choices == game.choices
        game.choose(rng.randrange(len(game.decision)))
        number += 1
    assert Game.load(game.save()).winners == game.winners


@settings(max_examples=25, deadline=None)
@given(seeds)
def test_no_view_differs_when_only_what_it_may_not_see_differs(seed: int):
    game = random_game(seed)
    rng = random.Random(seed)
    while game.decision is not None:
        if rng.random() < 0.1:
            assert_views_keep_secrets(game, seed)
        game.choose(rng.randrange(len(game.decision)))


@settings(max_examples=25, deadline=None)
@given(seeds)
def test_illegal_choices_change_nothing_and_power_can_be_explained(seed: int):
    game = random_game(seed, log=True)
    rng = random.Random(seed)
    while game.decision is not None:
        if rng.random() < 0.2:
            assert_illegal_choices_change_nothing(game)
            assert_power_adds_up(game)
        game.choose(rng.randrange(len(game.decision)))
