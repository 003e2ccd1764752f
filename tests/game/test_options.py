"""Options of a decision: keys made of words, labels that tell apart what differs, questions that no wording names."""

import re

import pytest

from smashup import Game
from smashup.bots import make_bot
from smashup.engine.decisions import Decision
from smashup.game.version_1 import numbered_keys
from smashup.scenario import offered, play, scenario
from tests.game.walking import change_questions, play_on, random_game, walk

WORDS = re.compile(r"[a-z0-9_+]+(:? [a-z0-9_+]+)*")


@pytest.mark.parametrize("seed", range(6))
def test_keys_are_words_and_each_is_there_once(seed):
    for game in walk(random_game(seed, 2 + seed % 3), seed):
        decision = game.decision
        assert decision is not None
        keys = [option.key for option in decision.options]
        assert len(set(keys)) == len(keys)
        assert [key for key in keys if not WORDS.fullmatch(key)] == []
        assert decision.question == decision.question.lower()


def test_keys_do_not_depend_on_the_numbers_of_cards():
    """The same position, its cards numbered otherwise because there are others in the decks."""

    def keys(*deck: str) -> list[str]:
        built = scenario(bases=["Tar Pits", "The Homeworld"], hand=["Collector", "Upgrade"]).deck(0, *deck)
        game = built.minion("War Raptor", on="Tar Pits").minion("War Raptor", on="Tar Pits").start()
        assert game.decision is not None
        return [option.key for option in game.decision.options]

    assert keys() == keys("Scout", "Scout", "Invader")
    assert keys() == [
        "play collector on tar_pits",
        "play collector on the_homeworld",
        "play upgrade on war_raptor of p1 at tar_pits",
        "play upgrade on war_raptor of p1 at tar_pits 2",
        "end",
    ]


def test_numbered_keys_of_the_first_version_still_answer():
    game = Game.new([("aliens", "pirates"), ("robots", "zombies")], seed=7)
    other = game.clone()
    assert game.decision is not None
    game.choose(numbered_keys(game.decision)[0])
    other.choose(0)
    assert game.fingerprint() == other.fingerprint()


def test_options_read_alike_only_when_they_are_alike():
    """Three Collectors of one power: one has an action on it, the others are as good as each other."""
    game = (
        scenario(bases=["Tar Pits"], hand=["Seeing Stars"])
        .minion("Collector", on="Tar Pits", of=1, actions=[("Tooth and Claw... and Guns", 1)])
        .minion("Collector", on="Tar Pits", of=1)
        .minion("Collector", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Seeing Stars")
    assert offered(game) == [
        "Collector (2, Player 2, Tar Pits) with Tooth and Claw... and Guns",
        "Collector (2, Player 2, Tar Pits)",
        "Collector (2, Player 2, Tar Pits)",
    ]


@pytest.mark.parametrize("seed", range(4))
def test_rewording_every_prompt_changes_no_answer_and_no_position(seed, monkeypatch):
    """Bots, deals and fingerprints know a question by its id."""

    def played() -> list[str]:
        game = play_on(random_game(seed, 3), 40, seed)
        bot = make_bot("greedy", seed=3)
        found = [game.fingerprint()]
        for _ in range(6):
            if game.decision is None:
                break
            player = game.decision.player
            found.append(game.determinize(player, seed).fingerprint())
            game.choose(bot.choose(game.seen_by(player), game.decision))
            found.append(game.fingerprint())
        return found

    def reworded(decision: Decision) -> None:
        decision.prompt = decision.prompt[::-1]

    before = played()
    change_questions(monkeypatch, reworded)
    assert played() == before


def test_a_talent_is_known_by_its_card_and_place():
    game = (
        scenario(bases=["Tar Pits", "The Homeworld"])
        .minion("Great White", on="Tar Pits")
        .minion("Great White", on="The Homeworld")
        .start()
    )
    assert game.decision is not None
    assert [option.key for option in game.decision.options] == [
        "talent of great_white of p1 at tar_pits",
        "talent of great_white of p1 at the_homeworld",
        "end",
    ]


def test_a_question_is_named_after_its_card():
    game = scenario(bases=["Tar Pits"], hand=["Collector"]).minion("Zapbot", on="Tar Pits", of=1).start()
    assert game.decision is not None
    assert game.decision.question == "play_cards"
    play(game, "Collector")
    assert game.decision.question == "collector/minion"
    seen = game.view(1)["decision"]
    assert seen is not None
    assert seen["question"] == "collector/minion"  # Everybody sees what is asked.
