"""The tutorial: every lesson can be finished by doing what it says, and notices when something else is done."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from smashup import Game
from smashup.bots import make_bot
from smashup.engine.errors import SetupError
from smashup.guides import guide_for
from smashup.guides.lessons import FURTHER, LESSONS, lesson
from smashup.scenario import titan, titans, total

RULES = (Path(__file__).parents[2] / "docs" / "rules.md").read_text()
ALL = LESSONS | FURTHER
GUIDED = [key for key in ALL if key != "own-game"]


def others_reply(guide, game):
    """Let the other players answer until it is the person's turn again."""
    while game.decision is not None and game.decision.player != 0:
        game.choose(guide.reply(game))


def follow(guide, game, steps):
    """Do what the lesson points at, that many times."""
    for _ in range(steps):
        others_reply(guide, game)
        game.choose(guide.progress(game).points[0])
    others_reply(guide, game)


def test_they_come_in_the_order_in_which_one_needs_them():
    assert list(LESSONS) == [
        "first-minion",
        "first-action",
        "places",
        "talents",
        "specials",
        "ties",
        "extra-plays",
        "own-game",
    ]
    key: str | None = "first-minion"
    seen = []
    while key is not None:
        seen.append(key)
        key = lesson(key).following
    assert seen == list(LESSONS)


def test_the_lesson_on_titans_is_apart_from_the_tutorial():
    assert list(FURTHER) == ["titans"]
    assert FURTHER.keys().isdisjoint(LESSONS)
    assert lesson("titans").following is None


def test_the_lesson_on_titans_ends_with_the_clash_it_speaks_of():
    guide = guide_for("lesson", "titans")
    game = guide.start()
    follow(guide, game, 7)
    assert [titans(game, base) for base in ("Tar Pits", "The Great Library")] == [["Major Ursa"], ["Category 5"]]
    follow(guide, game, 1)
    assert [titans(game, base) for base in ("Tar Pits", "The Great Library")] == [[], ["Major Ursa"]]
    assert (total(game, "The Great Library", 0), titan(game, "Category 5").at) == (1, -1)


def test_the_tutorial_takes_ten_minutes():
    assert sum(lesson.minutes for lesson in LESSONS.values()) == 10
    assert all(3 <= len(ALL[key].steps) <= 8 for key in GUIDED)


@pytest.mark.parametrize("key", GUIDED)
def test_a_lesson_is_finished_by_doing_what_it_points_at(key):
    guide = guide_for("lesson", key)
    game = guide.start()
    told = []
    for step in range(1, len(ALL[key].steps) + 1):
        others_reply(guide, game)
        progress = guide.progress(game)
        assert (progress.status, progress.step, progress.remark) == ("open", step, None)
        assert progress.points, f"step {step} points at nothing: {game.decision}"
        assert set(progress.points) <= {option.key for option in game.decision.options}
        told.append(progress.text)
        game.choose(progress.points[-1])
    assert len(set(told)) == len(told)
    done = guide.progress(game)
    assert (done.status, done.text, done.points) == ("reached", ALL[key].learned, ())


@pytest.mark.parametrize("key", GUIDED)
def test_what_is_said_about_the_others_is_said_after_they_played(key):
    guide = guide_for("lesson", key)
    game = guide.start()
    while guide.progress(game).status == "open":
        progress = guide.progress(game)
        if game.decision.player != 0:
            assert progress.text.startswith("Now somebody else decides")
            assert progress.points == ()
            reply = guide.reply(game)
            assert reply is not None
            game.choose(reply)
        else:
            assert not progress.text.startswith("Now somebody else")
            game.choose(progress.points[0])


@pytest.mark.parametrize("key", GUIDED)
def test_it_stays_finished_when_one_plays_on(key):
    guide = guide_for("lesson", key)
    game = guide.start()
    follow(guide, game, len(ALL[key].steps))
    for _ in range(6):
        others_reply(guide, game)
        game.choose(0)
    assert guide.progress(game).status == "reached"


@pytest.mark.parametrize(
    ("key", "points"),
    [("places", (7, 5, 4)), ("specials", (6, 3)), ("ties", (7, 9, 4)), ("extra-plays", (4, 3))],
)
def test_scorings_give_the_points_the_lesson_speaks_of(key, points):
    guide = guide_for("lesson", key)
    game = guide.start()
    follow(guide, game, len(ALL[key].steps))
    assert game.scores == points


@pytest.mark.parametrize("key", ALL)
def test_every_rule_it_names_is_a_rule_and_every_card_it_looks_at_is_there(key):
    for step in ALL[key].steps:
        for rule in step.rules:
            assert re.search(rf"\b{re.escape(rule)}\b", RULES), rule
    guide = guide_for("lesson", key)
    game = guide.start()
    while guide.progress(game).status == "open" and guide.progress(game).points:
        wanted = ALL[key].steps[guide.progress(game).step - 1].looks
        assert bool(wanted) == bool(guide.progress(game).looks)
        game.choose(guide.progress(game).points[0])
        others_reply(guide, game)


def test_another_choice_is_noticed_and_can_be_taken_back():
    guide = guide_for("lesson", "first-minion")
    game = guide.start()
    wrong = next(option for option in game.decision.options if option.label == "King Rex on Jungle Oasis")
    game.choose(wrong)
    astray = guide.progress(game)
    assert "not Saucy Wench on The Great Library" in (astray.remark or "")
    assert astray.status == "missed"  # The minion of this turn is played.
    game.undo()
    assert guide.progress(game) == guide.progress(guide.start())


def test_what_is_still_possible_later_is_not_missed():
    guide = guide_for("lesson", "first-minion")
    game = guide.start()
    game.choose("end")
    others_reply(guide, game)
    progress = guide.progress(game)
    assert (progress.status, progress.step) == ("open", 1)
    assert progress.remark
    assert progress.points


def test_a_remark_is_about_the_last_choice_only():
    guide = guide_for("lesson", "first-minion")
    game = guide.start()
    game.choose("end")
    others_reply(guide, game)
    game.choose(guide.progress(game).points[0])
    assert guide.progress(game).remark is None


def test_a_special_that_was_passed_up_is_missed_when_the_moment_is_over():
    guide = guide_for("lesson", "specials")
    game = guide.start()
    follow(guide, game, 3)
    assert "before the points are given" in guide.progress(game).text
    game.choose("pass")
    game.choose("pass")
    others_reply(guide, game)
    while not any(option.kind == "end" for option in game.decision.options):
        game.choose(len(game.decision.options) - 1)
    assert guide.progress(game).status == "missed"


def test_a_bot_thinks_for_the_other_player_only_in_the_last_lesson():
    for key in ALL:
        guide = guide_for("lesson", key)
        game = guide.start()
        game.choose("end")
        while game.decision.player == 0:
            game.choose(0)
        assert (guide.reply(game) is None) == (key == "own-game")


def test_the_last_lesson_is_a_whole_small_game_that_can_be_won_and_lost():
    guide = guide_for("lesson", "own-game")
    results = set()
    for seed, levels in [(1, ("greedy", "random")), (2, ("random", "greedy"))]:
        game = guide.start()
        bots = [make_bot(level, seed) for level in levels]
        steps = []
        while game.decision is not None:
            progress = guide.progress(game)
            steps.append(progress.step)
            assert progress.status == "open"
            player = game.decision.player
            game.choose(bots[player].choose(game.seen_by(player), game.decision))
        assert steps == sorted(steps)
        results.add((guide.progress(game).status, game.winners))
    assert results == {("reached", (0,)), ("missed", (1,))}


@pytest.mark.parametrize("key", ALL)
def test_a_lessons_game_is_saved_and_loaded_as_any_other(key):
    guide = guide_for("lesson", key)
    game = guide.start()
    if guide.progress(game).points:
        game.choose(guide.progress(game).points[0])
    loaded = Game.load(game.save())
    assert loaded.choices == game.choices
    assert guide.progress(loaded) == guide.progress(game)


def test_a_lesson_or_kind_that_does_not_exist_is_refused_by_name():
    with pytest.raises(SetupError, match="there is no lesson 'no-such'; the lessons are first-minion, first-action"):
        guide_for("lesson", "no-such")
    with pytest.raises(SetupError, match="there is no guide of the kind 'poem'; expected lesson or puzzle"):
        guide_for("poem", "x")
