"""Games survive changes of the code: what changes nothing in the game is not noticed, and what does is said clearly."""

import re

import pytest

from smashup import DivergedError, Game
from smashup.cards.core.aliens import Invader
from smashup.engine import FACTIONS
from smashup.engine.bits import BIT
from smashup.engine.decisions import Decision
from smashup.game import notation
from smashup.game.kept_position import keep
from smashup.game.past import LOST
from smashup.game.replay import Replay
from tests.game.walking import change_questions, everything, play_on, random_game

CARDS = [card for faction in FACTIONS.values() for card in faction.everything]


def of_another_version(text: str) -> str:
    return re.sub(r"\[Written by .*\]", '[Written by "smashup 0.2.7"]', text)


def with_invader() -> Game:
    """A game in which Invader is played in turn 1, and turn 5 is under way."""
    game = Game.new([("aliens", "pirates"), ("robots", "zombies")], seed=7)
    game.choose("play invader on mushroom_kingdom")
    return play_on(game, 20)


# What changes nothing.


@pytest.fixture(scope="module")
def saves() -> list[str]:
    """Written before anything was changed."""
    return [play_on(random_game(seed, 2 + seed % 3), 10_000 if seed % 2 else 90).save() for seed in range(8)]


def assert_the_same_as_before(saves: list[str]) -> None:
    for text in saves:
        assert Game.load(text).save() == text


def test_every_prompt_may_be_reworded(saves, monkeypatch):
    def reworded(decision: Decision) -> None:
        decision.prompt = f"{decision.prompt[::-1]}?!"

    change_questions(monkeypatch, reworded)
    assert_the_same_as_before(saves)


def test_every_class_may_be_renamed(saves):
    before = [(card, card.__name__, card.__qualname__) for card in CARDS]
    try:
        for number, card in enumerate(CARDS):
            card.__name__ = card.__qualname__ = f"Card{number}"
        assert_the_same_as_before(saves)
    finally:
        for card, name, qualified in before:
            card.__name__, card.__qualname__ = name, qualified


def test_hooks_may_be_added(saves, monkeypatch):
    for card in CARDS:
        monkeypatch.setattr(card, "hooks", card.hooks | 2 * max(BIT.values()))
    assert_the_same_as_before(saves)


def test_options_may_be_in_another_order(monkeypatch):
    def reordered(decision: Decision) -> None:
        decision.raw = [*decision.raw[-2::-1], decision.raw[-1]]

    games = [play_on(random_game(seed, 2 + seed % 3), 90) for seed in range(4)]
    texts = [game.save() for game in games]
    change_questions(monkeypatch, reordered)
    for game, text in zip(games, texts, strict=True):
        loaded = Game.load(text)
        assert loaded.choices != game.choices
        assert loaded.save() == text


# What does.


def test_a_card_that_plays_differently_is_noticed_at_once_and_named(monkeypatch):
    game = with_invader()
    text = of_another_version(game.save())
    monkeypatch.setattr(Invader, "on_play", lambda self: self.gain_vp(2))
    with pytest.raises(DivergedError, match=r"this version plays Invader differently from smashup 0\.2\.7") as caught:
        Game.load(text)
    error = caught.value
    assert "turn 1, choice 1 (p1 play_cards: play invader on mushroom_kingdom)" in str(error)
    assert (error.turn, error.choice, error.card) == (1, 1, "Invader")
    assert error.game.choices == ()


def test_everything_up_to_there_can_be_shown(monkeypatch):
    game = Game.new([("aliens", "pirates"), ("robots", "zombies")], seed=7)
    while "play invader on mushroom_kingdom" not in [option.key for option in game.decision.options] or game.turn < 3:
        game.choose(game.decision.options[-1])
    number = len(game.choices)
    game.choose("play invader on mushroom_kingdom")
    text = of_another_version(play_on(game, 10).save())
    monkeypatch.setattr(Invader, "on_play", lambda self: self.gain_vp(2))
    with pytest.raises(DivergedError, match=f"the first {number} choices can be shown") as caught:
        Game.load(text)
    assert caught.value.choice == number + 1
    shown = Replay(caught.value.game)
    assert (shown.last, shown.steps[-1].turn) == (number, caught.value.turn)


def test_a_choice_that_is_no_longer_offered_is_named():
    text = of_another_version(with_invader().save()).replace("play invader on", "play chestburster on")
    with pytest.raises(DivergedError, match=r"choice 1 \(p1 play_cards: play chestburster on mushroom_kingdom\)"):
        Game.load(text)


def test_a_card_that_fails_where_it_did_not_is_no_other_error(monkeypatch):
    text = of_another_version(with_invader().save())

    def fails(self: Invader) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Invader, "on_play", fails)
    with pytest.raises(DivergedError) as caught:
        Game.load(text)
    assert caught.value.card == "Invader"


# A kept position leads over what is lost.


def with_a_kept_position(game: Game) -> str:
    """The save of a game, with the position at its last question of what to play kept whole."""
    written = notation.read(game.save())
    there = game.clone()
    while there.decision is None or not there.decision.is_play_cards:
        there.undo()
    assert len(there.choices) > 1
    return of_another_version(
        notation.write(
            {name: value for name, value in written.tags.items() if name != notation.FIRST},
            written.choices,
            written.checks,
            {len(there.choices): keep(there.state)},
            {},
        )
    )


@pytest.fixture
def bridged(monkeypatch) -> tuple[Game, Game]:
    """A game, and what a version that plays Invader differently makes of it with the help of a kept position."""
    game = with_invader()
    text = with_a_kept_position(game)
    monkeypatch.setattr(Invader, "on_play", lambda self: self.gain_vp(2))
    return game, Game.load(text)


def test_a_game_goes_on_from_a_kept_position(bridged):
    game, loaded = bridged
    assert loaded.fingerprint() == game.fingerprint()
    assert len(loaded.choices) == len(game.choices)
    assert loaded.choices[0] == LOST
    assert [event.describe() for event in loaded.events if event.kind == "kept_position"] == [
        "The game goes on from a kept position: Invader is not played as it was when this was played."
    ]
    assert everything(play_on(loaded.clone(), 9))[0] == everything(play_on(game.clone(), 9))[0]


def test_what_is_lost_stays_written_and_is_played_by_a_version_that_can(bridged, monkeypatch):
    game, loaded = bridged
    text = loaded.save()
    assert "1. p1 play_cards: play invader on mushroom_kingdom" in text
    again = Game.load(text)
    assert again.save() == text
    monkeypatch.undo()
    assert Game.load(text).choices == game.choices


def test_a_copy_goes_back_and_on_over_a_bridge(bridged):
    _, loaded = bridged
    before = everything(loaded)
    number = len(loaded.choices)
    past = loaded.past
    copy = play_on(loaded.clone(), 3)
    copy.rewind(number)
    assert everything(copy) == before
    copy.rewind(1)
    assert (copy.turn, copy.scores) == (1, (0, 0))
    copy.follow(past)
    assert everything(copy) == before
    copy.rewind(0)
    copy.take_up(past)
    assert everything(copy) == before
    assert everything(play_on(copy.clone(), 4)) == everything(play_on(loaded.clone(), 4))


def test_a_replay_shows_every_step_of_a_game_with_a_bridge(bridged):
    game, loaded = bridged
    replay = Replay(loaded)
    assert replay.last == len(game.choices)
    assert replay.steps[-1].scores == game.scores
    found = list(replay.positions(0, replay.last, "all"))
    assert [position.step for position in found] == list(range(replay.last + 1))
    lost = [step.number for step in replay.steps if step.asked is None]
    assert lost == [number for number, choice in enumerate(loaded.choices) if choice == LOST]
    assert all(found[number].chosen is None for number in lost)


def test_a_position_that_cannot_be_had_any_more_is_an_error(monkeypatch):
    text = with_a_kept_position(with_invader()).replace('"Invader"', '"Outvader"')
    monkeypatch.setattr(Invader, "on_play", lambda self: self.gain_vp(2))
    with pytest.raises(Exception, match="this position has cards that do not exist any more: Outvader"):
        Game.load(text)
