"""The bots: they choose legally, the same way for the same seed, without looking, and one is better than chance."""

from typing import Any

import pytest

from smashup import Game, Options, SetupError
from smashup.bots import BOTS, Bot, make_bot
from smashup.scenario import play, scenario


def played(bots: list[Bot], seed: int, target_vp: int = 15) -> Game:
    game = Game.new(len(bots), seed, Options(setup="random", target_vp=target_vp), log=False)
    while (decision := game.decision) is not None:
        index = bots[decision.player].choose(game, decision)
        assert 0 <= index < len(decision.options)
        game.choose(index)
    return game


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_bot_plays_whole_games_legally(name: str, players: int) -> None:
    game = played([make_bot(name, seat) for seat in range(players)], seed=players, target_vp=8)
    assert game.over


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_plays_the_same_game_for_the_same_seed(name: str) -> None:
    games = [played([make_bot(name, 1), make_bot(name, 1)], seed=5, target_vp=6) for _ in range(2)]
    assert games[0].choices == games[1].choices


def test_the_random_bot_plays_another_game_for_another_seed() -> None:
    games = [played([make_bot("random", seed), make_bot("random", seed)], seed=5, target_vp=6) for seed in (1, 2)]
    assert games[0].choices != games[1].choices


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_chooses_the_same_again_after_its_choice_was_taken_back(name: str) -> None:
    game = Game.new([("aliens", "pirates"), ("robots", "zombies")], seed=3)
    bot = make_bot(name, 8)
    for _ in range(12):
        assert game.decision is not None
        chosen = bot.choose(game, game.decision)
        game.choose(chosen)
        game.undo()
        assert bot.choose(game, game.decision) == chosen
        game.choose(chosen)


class OnlyWhatMayBeKnown:
    """A game that gives away nothing but what a player may know."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def __getattr__(self, name: str) -> Any:
        if name not in ("choices", "determinize", "turn", "view"):
            raise AssertionError(f"a bot must not ask the real game for {name}")
        return getattr(self._game, name)


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_never_looks_at_the_hidden_cards(name: str) -> None:
    game = Game.new(2, 6, Options(setup="draft", target_vp=5), log=False)
    bot = make_bot(name, 1)
    while (decision := game.decision) is not None:
        game.choose(bot.choose(OnlyWhatMayBeKnown(game), decision))  # type: ignore[arg-type]


def test_the_simple_bot_takes_the_base_it_can_win() -> None:
    game = (
        scenario(bases=["Tar Pits", "The Homeworld"], hand=["King Rex"])
        .minion("Invader", on="Tar Pits", of=0)
        .minion("Warbot", on="Tar Pits", of=1)
        .minion("Nukebot", on="Tar Pits", of=1)
        .start()
    )
    assert game.decision is not None
    index = make_bot("simple").choose(game, game.decision)
    assert game.decision.options[index].label == "King Rex on Tar Pits"


def test_the_simple_bot_returns_a_rival_minion_and_not_its_own() -> None:
    game = (
        scenario(bases=["Tar Pits", "The Homeworld"], hand=["Beam Up"])
        .minion("King Rex", on="Tar Pits", of=0)
        .minion("Warbot", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Beam Up")
    assert game.decision is not None
    index = make_bot("simple").choose(game, game.decision)
    assert game.decision.options[index].label.startswith("Warbot")


def test_the_simple_bot_keeps_a_card_that_does_nothing_now() -> None:
    game = scenario(bases=["Tar Pits"], hand=["Infiltrate"], options=Options()).start()
    assert game.decision is not None
    index = make_bot("simple").choose(game, game.decision)
    assert game.decision.options[index].label == "End your plays"


def test_the_simple_bot_beats_the_random_one_clearly() -> None:
    wins = 0
    for seed in range(24):
        bots = [make_bot("simple", seed), make_bot("random", seed)]
        if seed % 2:
            bots.reverse()
        game = played(bots, seed, target_vp=10)
        wins += bots[game.winners[0]].name == "simple"
    assert wins >= 20


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(SetupError, match="there is no bot 'clever'; the bots are random, simple"):
        make_bot("clever")
