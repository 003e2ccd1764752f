"""The tournament draft is a part of the game like any other: saved, taken back, copied, dealt again, played by bots."""

from __future__ import annotations

import pytest

from smashup import DivergedError, Game, Options
from smashup.bots import BOTS, make_bot, play
from smashup.bots.draft import rank_of
from smashup.engine import FACTIONS
from smashup.scenario import deck
from tests.game.walking import everything

STEPS = range(11)
"""Before each of the ten choices of a draft, and after the last."""


def a_draft(choices: int, seed: int = 3) -> Game:
    game = Game.new(2, seed, Options(setup="tournament"))
    for number in range(choices):
        assert game.decision is not None
        game.choose((number * 5) % len(game.decision))
    return game


@pytest.mark.parametrize("choices", STEPS)
def test_a_draft_is_saved_and_loaded_at_every_step(choices):
    game = a_draft(choices)
    assert everything(Game.load(game.save())) == everything(game)


def test_a_save_of_a_draft_that_was_changed_is_not_loaded():
    *before, last, blank, end = a_draft(6).save().rstrip().split("\n")
    other = next(key for key in FACTIONS if key not in "\n".join([*before, last]))
    with pytest.raises(DivergedError, match="this save was changed: turn 0, choice"):
        Game.load("\n".join([*before, last.rpartition(" ")[0] + f" {other}", blank, end]))


@pytest.mark.parametrize("choices", STEPS)
def test_a_copy_of_a_draft_goes_on_by_itself(choices):
    game = a_draft(choices)
    before = everything(game)
    copy = game.clone()
    assert everything(copy) == before
    copy.choose(0)
    assert everything(game) == before
    game.choose(0)
    assert everything(game) == everything(copy)


def test_every_step_of_a_draft_is_taken_back():
    game = a_draft(10)
    for choices in reversed(STEPS[:-1]):
        game.undo()
        assert everything(game) == everything(a_draft(choices))


@pytest.mark.parametrize("choices", STEPS[:-1])
@pytest.mark.parametrize("player", [0, 1])
def test_in_a_draft_only_the_future_is_unknown(choices, player):
    game = a_draft(choices)
    decks = set()
    for seed in range(6):
        world = game.determinize(player, seed)
        assert world.view(player) == game.view(player)
        while world.turn == 0:
            world.choose(0)
        decks.add(tuple(deck(world, 1 - player)))
    assert len(decks) == 6


def test_drafts_that_went_differently_are_different_positions():
    one, other = a_draft(0), a_draft(0)
    for index in (0, 0):
        one.choose(index)
    for index in (1, 0):
        other.choose(index)
    assert one.decision is not None
    assert other.decision is not None
    assert [option.key for option in one.decision.options] == [option.key for option in other.decision.options]
    assert one.fingerprint() != other.fingerprint()


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_drafts(name):
    game = Game.new(2, 4, Options(setup="tournament"))
    bots = [make_bot(name, 1), make_bot(name, 2)]
    for _ in range(10):
        assert game.decision is not None
        player = game.decision.player
        game.choose(bots[player].choose(game.seen_by(player), game.decision))
    assert [len(pair) for pair in game.factions] == [2, 2]


@pytest.mark.parametrize("name", ["greedy", "mcts@2"])
def test_a_thinking_bot_bans_and_takes_what_is_strongest(name):
    game = Game.new(2, 4, Options(setup="tournament"))
    bots = [make_bot(name, 1), make_bot(name, 2)]
    for _ in range(8):
        assert game.decision is not None
        player = game.decision.player
        game.choose(bots[player].choose(game.seen_by(player), game.decision))
    draft = game.view(0)["draft"]
    assert draft is not None
    gone = [one["faction"] for one in (*draft["banned"], *draft["taken"])]
    assert gone == sorted(draft["pool"], key=rank_of)[:8]


def test_a_drafted_game_is_played_to_its_end():
    game = Game.new(2, 4, Options(setup="tournament"))
    play(game, [make_bot("random", 1), make_bot("random", 2)])
    assert game.over
    assert everything(Game.load(game.save())) == everything(game)
