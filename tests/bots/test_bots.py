"""The bots: they choose legally, the same way for the same seed, without looking, and one is better than chance."""

import re
from itertools import product
from typing import Any

import pytest

from smashup import Game, Options, SetupError
from smashup.bots import BOTS, Bot, analyse, greedy, make_bot, mcts
from smashup.bots import play as play_bots
from smashup.bots.finishing import winning_answer
from smashup.bots.greedy import GreedyBot
from smashup.bots.learned.search import NetBot
from smashup.bots.mcts import MctsBot
from smashup.engine.decisions import Decision
from smashup.engine.state import State
from smashup.game.view import GameView
from smashup.scenario import play, scenario

KINDS = ("random", "greedy", "easy", "mcts@3")
"""One of each kind; the levels above differ in their budgets only."""


def played(bots: list[Bot], seed: int, target_vp: int = 15) -> Game:
    game = Game.new(len(bots), seed, Options(setup="random", target_vp=target_vp), log=False)
    while (decision := game.decision) is not None:
        index = bots[decision.player].choose(game.seen_by(decision.player), decision)
        assert isinstance(index, int)
        assert 0 <= index < len(decision.options)
        game.choose(index)
    return game


def chosen_by_greedy(game: Game) -> str:
    assert game.decision is not None
    return game.decision.options[GreedyBot().choose(game.seen_by(game.decision.player), game.decision)].label


@pytest.mark.parametrize("name", KINDS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_bot_plays_whole_games_legally(name: str, players: int) -> None:
    game = played([make_bot(name, seat) for seat in range(players)], seed=players, target_vp=5)
    assert game.over


def test_easy_overlooks_plays_but_neither_that_it_can_play_nor_what_it_is_asked() -> None:
    easy = GreedyBot(seed=3, notices=0.2)
    seen = {True: 0, False: 0}
    for seed in range(3):
        game = Game.new(2, seed, Options(setup="random"), log=False)
        while (decision := game.decision) is not None and game.turn < 16:
            weighed = easy.weighed(game.seen_by(decision.player), decision)
            if game.turn > 0 and decision.is_play_cards and len(decision) > 4:
                assert len(decision) - 1 in weighed
                assert 1 < len(weighed) < len(decision)
                seen[True] += 1
            elif game.turn > 0 and not decision.is_play_cards:
                assert len(weighed) == len(decision)
                seen[False] += 1
            game.choose(max(weighed, key=weighed.__getitem__))
    assert min(seen.values()) > 20


@pytest.mark.parametrize("name", KINDS)
def test_a_bot_plays_the_same_game_for_the_same_seed(name: str) -> None:
    games = [played([make_bot(name, 1), make_bot(name, 1)], seed=5, target_vp=6) for _ in range(2)]
    assert games[0].choices == games[1].choices


def test_the_random_bot_plays_another_game_for_another_seed() -> None:
    games = [played([make_bot("random", seed), make_bot("random", seed)], seed=5, target_vp=6) for seed in (1, 2)]
    assert games[0].choices != games[1].choices


@pytest.mark.parametrize("name", KINDS)
def test_a_bot_chooses_the_same_again_after_its_choice_was_taken_back(name: str) -> None:
    game = Game.new([("aliens", "pirates"), ("robots", "zombies")], seed=3)
    bot = make_bot(name, 8)
    for _ in range(12):
        assert game.decision is not None
        chosen = bot.choose(game.seen_by(game.decision.player), game.decision)
        game.choose(chosen)
        game.undo()
        assert bot.choose(game.seen_by(game.decision.player), game.decision) == chosen
        game.choose(chosen)


def quick(name: str, seed: int) -> Bot:
    """A bot by name; one that searches gets a small budget, counted in iterations alone."""
    bot = make_bot(name, seed)
    if isinstance(bot, MctsBot | NetBot):
        bot.iterations, bot.seconds = 12, None
    return bot


@pytest.mark.parametrize("name", [name for name in BOTS if not name.endswith("_v1")])
def test_a_bot_that_has_played_the_whole_game_answers_like_a_fresh_one(name: str) -> None:
    """What a bot answers follows from the view and the seed: nothing that it has seen or thought before counts."""
    game = Game.new([("aliens", "pirates"), ("robots", "zombies")], 9, Options(target_vp=5), log=False)
    bots = [quick(name, seat) for seat in range(2)]
    compared = 0
    while (decision := game.decision) is not None:
        player = decision.player
        chosen = bots[player].choose(game.seen_by(player), decision)
        assert quick(name, player).choose(game.seen_by(player), decision) == chosen, (game.turn, decision)
        compared += 1
        game.choose(chosen)
    assert compared > 15


def knowledge(game: Game, player: int) -> tuple[Any, ...]:
    """All that a player may know: the view, and which cards are somewhere among which places."""
    table = game.state.table
    groups = [
        (places, sorted(definition.name for card, definition in enumerate(table) if cards >> card & 1))
        for cards, places in game.state.groups[player]
    ]
    return game.view(player), sorted(groups)


@pytest.mark.parametrize(("name", "players"), [*product([*KINDS, "planner"], [2, 3]), ("net@12", 2)])
def test_the_same_view_gives_the_same_choice_whatever_the_hidden_cards_are(name: str, players: int) -> None:
    """Every other turn a game gets a twin with other hidden cards, and both go on alike while they look alike."""
    game = Game.new(players, 6, Options(setup="random", target_vp=6), log=False)
    compared = 0
    while (decision := game.decision) is not None:
        player = decision.player
        if decision.options[-1].key == "end" and game.turn % 2:
            one, twin = game.clone(), game.determinize(player, game.turn)
            assert [card.name for card in one.state.table] != [card.name for card in twin.state.table]
            bot, other = make_bot(name, 1), make_bot(name, 1)
            while (asked := one.decision) is not None and knowledge(one, player) == knowledge(twin, player):
                assert twin.decision is not None
                if asked.player != player:
                    break
                chosen = bot.choose(one.seen_by(player), asked)
                assert other.choose(twin.seen_by(player), twin.decision) == chosen
                compared += 1
                one.choose(chosen)
                twin.choose(chosen)
        game.choose(make_bot(name, 1).choose(game.seen_by(player), decision))
    assert compared >= 10


def test_the_greedy_bot_takes_the_base_it_can_win() -> None:
    game = (
        scenario(bases=["Tar Pits", "The Homeworld"], hand=["King Rex"])
        .minion("Invader", on="Tar Pits", of=0)
        .minion("Warbot", on="Tar Pits", of=1)
        .minion("Nukebot", on="Tar Pits", of=1)
        .start()
    )
    assert chosen_by_greedy(game) == "King Rex on Tar Pits"


def test_the_greedy_bot_returns_a_rival_minion_and_not_its_own() -> None:
    game = (
        scenario(bases=["Tar Pits", "The Homeworld"], hand=["Beam Up"])
        .minion("King Rex", on="Tar Pits", of=0)
        .minion("Warbot", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Beam Up")
    assert chosen_by_greedy(game).startswith("Warbot")


def test_the_greedy_bot_keeps_a_card_that_does_nothing_now() -> None:
    game = scenario(bases=["Tar Pits"], hand=["Beam Up"], options=Options()).start()
    assert chosen_by_greedy(game) == "End your plays"


def test_the_greedy_bot_beats_the_random_one_clearly() -> None:
    wins = 0
    for seed in range(8):
        bots = [make_bot("greedy", seed), make_bot("random", seed)]
        if seed % 2:
            bots.reverse()
        game = played(bots, seed, target_vp=10)
        wins += bots[game.winners[0]].name == "greedy"
    assert wins >= 7


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(SetupError, match="there is no bot 'clever'; the bots are random, greedy, mcts, easy, normal"):
        make_bot("clever")


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_answers_to_its_name(name: str) -> None:
    game = scenario(bases=["Tar Pits"], hand=["War Raptor"]).start()
    bot = make_bot(name, 1)
    assert bot.name == name
    assert game.decision is not None
    assert game.decision.options[bot.choose(game.seen_by(0), game.decision)] in game.decision.options  # type: ignore[index]


def test_a_bot_of_your_own_is_named_by_module_and_class() -> None:
    assert make_bot("tests.bots.test_bots:FirstBot", 1).name == "first"


class FirstBot:
    """Takes the first option, by its key."""

    name = "first"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: GameView, decision: Decision) -> str:
        return decision.options[0].key


def test_a_bot_of_your_own_may_answer_with_a_key() -> None:
    game = Game.new(2, 3, Options(setup="random", target_vp=4), log=False)
    play_bots(game, [make_bot("tests.bots.test_bots:FirstBot"), make_bot("random")])
    assert game.over


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("nowhere:Bot", "the bot 'nowhere:Bot' cannot be made: No module named 'nowhere'"),
        ("smashup.bots:NoBot", "the bot 'smashup.bots:NoBot' cannot be made: module 'smashup.bots' has no attribute"),
        ("builtins:int", "'builtins:int' is not a bot: it has no method choose"),
        (":", "the bot ':' cannot be made"),
        ("mcts@", "there is no bot 'mcts@'"),
        ("mcts@-3", "there is no bot 'mcts@-3'"),
    ],
)
def test_what_is_no_bot_is_refused_with_the_reason(name: str, complaint: str) -> None:
    with pytest.raises(SetupError, match=re.escape(complaint)):
        make_bot(name)


@pytest.mark.parametrize("name", ["greedy", "mcts@3"])
def test_a_bot_ends_a_turn_that_could_go_on_for_ever(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A Copycat that copies a Collector returns itself, and The Homeworld lets it be played again."""
    game = (
        scenario(bases=["The Homeworld", "Temple of Goju"], hand=["Copycat"])
        .minion("Collector", on="The Homeworld", of=1)
        .start()
    )

    def loves_to_go_on(state: State, ended: int | None = None) -> list[float]:
        return [0.1 if ended is not None else 0.9] * 2

    for module in (greedy, mcts):
        monkeypatch.setattr(module, "chances", loves_to_go_on)
    bot = make_bot(name, seed=1)
    made = 0
    while game.turn == 1:
        decision = game.decision
        assert decision is not None
        assert made < 200
        game.choose(bot.choose(game.seen_by(decision.player), decision))
        made += 1
    assert made > 40


@pytest.mark.parametrize("name", ["greedy", "mcts@2"])
def test_a_game_that_is_stuck_gets_going_again(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that like nothing better than to end their plays would never end the game."""

    def loves_to_end(state: State, ended: int | None = None) -> list[float]:
        return [0.9 if ended is not None else 0.1] * 2

    for module in (greedy, mcts):
        monkeypatch.setattr(module, "chances", loves_to_end)
    monkeypatch.setattr(greedy, "MOST_TURNS", 4)
    game = played([make_bot(name, 1), make_bot(name, 2)], seed=5, target_vp=3)
    assert game.over
    assert game.turn > 4


def test_the_number_of_a_view_and_so_every_answer_does_not_depend_on_wording() -> None:
    game = scenario(bases=["Tar Pits", "The Homeworld"], hand=["King Rex", "Augmentation"]).start()
    before = game.seen_by(0).number()
    assert game.decision is not None
    game.decision.prompt = "What now?"
    assert game.seen_by(0).number() == before
    play(game, "King Rex", on="Tar Pits")
    assert game.seen_by(0).number() != before


def test_a_win_that_takes_several_steps_is_found_and_named() -> None:
    """Tar Pits breaks at 16 and pays 4: it takes the minion and the action."""
    game = (
        scenario(bases=["Tar Pits", "The Homeworld"], hand=["Laseratops", "Augmentation"])
        .vp(11, 5)
        .minion("King Rex", on="Tar Pits", of=0)
        .minion("Warbot", on="Tar Pits", of=1)
        .start()
    )
    decision = game.decision
    assert decision is not None
    winning = winning_answer(game.seen_by(0), decision, 1, 1000)
    assert winning is not None
    assert "Tar Pits" in decision.options[winning].label
    assert winning_answer(game.seen_by(0), decision, 1, 1) is None  # Not within that budget.
    best = analyse(game, 0, iterations=4)[0]
    assert (best.chance, best.reason) == (1.0, "wins this turn, whatever the others do")


def test_no_win_is_claimed_that_needs_luck() -> None:
    game = (
        scenario(bases=["Tar Pits"], hand=["Mystic Studies"])
        .vp(11, 0)
        .minion("King Rex", on="Tar Pits", of=0)
        .minion("Laseratops", on="Tar Pits", of=0)
        .minion("Neophyte", on="Tar Pits", of=0)
        .deck(0, "Archmage", "Chronomage")
        .start()
    )
    assert game.decision is not None
    assert winning_answer(game.seen_by(0), game.decision, 1, 1000) is None
