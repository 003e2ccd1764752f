"""Looking back at a game: chances by turn, the swings, and what a bot would have done."""

from __future__ import annotations

import pytest

from smashup import Game, Options
from smashup.bots import make_bot, play, review
from smashup.bots.review import Advice, Estimate, Look, Review, estimate, looks
from smashup.game.replay import ALL, Replay
from smashup.scenario import Scenario, scenario

NAMES = ["Ann", "Ben", "Cy"]


@pytest.fixture(autouse=True)
def small_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "ITERATIONS", 3)


def finished(seed: int, players: int = 2) -> Game:
    """A short game: whoever scores first has won."""
    game = Game.new(players, seed=seed, options=Options(setup="random", target_vp=1))
    play(game, [make_bot("greedy", player) for player in range(players)])
    return game


def reviewed(game: Game) -> Review:
    replay = Replay(game)
    found = [estimate(replay, look, NAMES) for look in looks(replay)]
    return Review(replay, found, NAMES[: game.players], game.winners)


def breaking(*rivals: str) -> Scenario:
    """Ann can score Tar Pits and win with King Rex; Ben holds these cards."""
    return (
        scenario(bases=["Tar Pits", "The Homeworld"], hand=["King Rex"])
        .hand(1, *rivals)
        .deck(0, "Scout", "Invader", "Collector")
        .deck(1, "Hoverbot", "Hoverbot", "Warbot")
        .minion("Invader", on="Tar Pits", of=0)
        .minion("Warbot", on="Tar Pits", of=1)
        .minion("Nukebot", on="Tar Pits", of=1)
        .vp(12, 11)
    )


@pytest.mark.parametrize("players", [2, 3])
def test_the_curve_is_even_at_first_and_the_winner_has_it_all_at_the_end(players):
    game = finished(1 if players == 2 else 0, players)
    review = reviewed(game)
    for viewer in (ALL, *range(players)):
        curve = review.curve(viewer)
        assert curve[0].chances == (1 / players,) * players
        assert [curve[-1].chances[winner] for winner in game.winners] == [1.0]
        assert all(sum(point.chances) == pytest.approx(1) for point in curve)
        assert all(0 <= chance <= 1 for point in curve for chance in point.chances)
        assert [point.step for point in curve] == sorted(point.step for point in curve)
        assert {point.turn for point in curve if point.turn} == {step.turn for step in review.replay.turns if step.turn}


def test_everybody_looks_at_the_beginning_of_each_turn_before_the_single_questions_come():
    replay = Replay(finished(0, 3))
    found = looks(replay)
    turns = [step.number for step in replay.turns if step.turn]
    assert found[: 3 * len(turns)] == [Look(number, player) for number in turns for player in range(3)]
    assert len(found) == len(set(found))
    questions = {(step.number, step.asked) for step in replay.steps if step.options > 1 and step.turn}
    assert questions <= set(found)


def test_nothing_is_looked_at_while_factions_are_taken():
    game = Game.new(2, seed=1, options=Options(setup="choose"))
    for _ in range(3):
        game.choose(0)
    assert looks(Replay(game)) == []


def test_a_decision_says_what_the_bot_would_choose_and_what_was_chosen_is_judged_too(monkeypatch):
    monkeypatch.setattr(review, "ITERATIONS", 24)
    game = breaking("Zapbot").start()
    replay_of_best = Replay(_after(game, "King Rex on Tar Pits"))
    best = estimate(replay_of_best, Look(0, 0), NAMES)
    assert best.advice[0].label == "King Rex on Tar Pits"
    assert best.advice[0].reason == "breaks Tar Pits with Ann in first place (4 VP)"
    assert best.chosen == best.advice[0].key
    assert best.chosen_chance == best.advice[0].chance == pytest.approx(best.chances[0])
    worse = estimate(Replay(_after(game, "King Rex on The Homeworld")), Look(0, 0), NAMES)
    assert worse.chosen_chance is not None
    assert worse.chosen_chance < worse.advice[0].chance
    assert sum(worse.chances) == pytest.approx(1)


def _after(game: Game, *labels: str) -> Game:
    game = game.clone()
    for label in labels:
        assert game.decision is not None
        game.choose(next(option for option in game.decision.options if option.label == label))
    return game


def test_a_prepared_position_is_not_even_at_first():
    review = reviewed(_after(breaking("Zapbot").start(), "King Rex on Tar Pits"))
    assert review.curve(ALL)[0].step == 0
    assert review.curve(ALL)[0].chances[0] > 0.55


def test_a_look_knows_what_its_player_knew_and_nothing_else(monkeypatch):
    """Ben wins at once if he holds Nukebot. He knows; Ann has to guess."""
    monkeypatch.setattr(review, "ITERATIONS", 32)

    def chances_of_ben(hand: str, *deck: str) -> tuple[float, float]:
        position = (
            scenario(bases=["Tar Pits", "The Homeworld"])
            .turn(1)
            .hand(1, hand)
            .deck(1, *deck)
            .deck(0, "Scout", "Invader", "Collector")
            .minion("King Rex", on="Tar Pits", of=0)
            .minion("Warbot", on="Tar Pits", of=1)
            .vp(12, 12)
        )
        replay = Replay(position.start())
        return estimate(replay, Look(0, 0), NAMES).chances[1], estimate(replay, Look(0, 1), NAMES).chances[1]

    ann_if_so, ben_if_so = chances_of_ben("Nukebot", "Zapbot", "Zapbot", "Zapbot", "Microbot Guard")
    ann_if_not, ben_if_not = chances_of_ben("Zapbot", "Zapbot", "Zapbot", "Microbot Guard", "Nukebot")
    assert ben_if_so > 0.9
    assert ben_if_not < 0.6
    assert ann_if_so == pytest.approx(ann_if_not, abs=0.12)


def test_a_player_sees_the_own_decisions_only_and_no_choice_of_a_rival_by_name():
    game = finished(2)
    review = reviewed(game)
    assert {one.player for one in review.decisions(ALL)} == {0, 1}
    assert {one.player for one in review.decisions(0)} == {0}
    for swing in review.swings(0):
        assert swing.about == 0
        assert swing.player == 0 or swing.text.startswith("The turn of Ben.")


def judged(replay: Replay, chances: dict[int, float], advice: dict[int, float] | None = None) -> Review:
    """A review in which Ann's chance at each step is as given, in everybody's eyes; `advice`: what would have been."""
    found = []
    for step in replay.steps:
        if step.number in chances and step.asked is not None:
            for player in range(2):
                chance = chances[step.number]
                asked = step.asked == player
                decision = replay.at(step.number).decision
                assert decision is not None
                best = (advice or {}).get(step.number, chance)
                key = decision.options[replay.choices[step.number]].key if step.number < replay.last else None
                found.append(
                    Estimate(
                        step.number,
                        player,
                        (chance, 1 - chance),
                        (Advice("other", "Something else", best, "it helps"),) if asked else (),
                        key if asked else None,
                        (chance if player == 0 else 1 - chance) if asked else None,
                    )
                )
    return Review(replay, found, ["Ann", "Ben"], ())


def turn_game() -> Replay:
    """Ann plays King Rex and a base scores; then it is Ben's turn."""
    position = breaking("Zapbot", "Hoverbot").vp(0, 0)
    return Replay(_after(position.start(), "King Rex on Tar Pits", "End your plays"))


def test_a_swing_names_the_choice_and_what_came_of_it():
    replay = turn_game()
    assert [step.turn for step in replay.steps] == [1, 1, 2]
    swings = judged(replay, {0: 0.4, 1: 0.7, 2: 0.7}).swings(ALL)
    assert [(one.step, one.until, one.turn, one.player, one.about) for one in swings] == [(0, 2, 1, 0, 0)]
    assert (swings[0].before, swings[0].after) == pytest.approx((0.4, 0.7))
    assert swings[0].text.startswith("Ann: King Rex on Tar Pits. Tar Pits scores. ")
    assert "Ann gains 4 VP for first place on Tar Pits." in swings[0].text
    assert swings[0].better is None


def test_a_swing_says_what_would_have_been_better():
    swings = judged(turn_game(), {0: 0.6, 1: 0.3, 2: 0.3}, advice={0: 0.8}).swings(ALL)
    assert swings[0].better == "Something else"


def test_for_a_rival_it_was_just_a_turn():
    swings = judged(turn_game(), {0: 0.4, 1: 0.7, 2: 0.7}).swings(1)
    assert (swings[0].about, swings[0].player) == (1, 0)
    assert (swings[0].before, swings[0].after) == pytest.approx((0.6, 0.3))
    assert swings[0].text.startswith("The turn of Ann. Tar Pits scores. ")


def test_small_changes_are_not_worth_a_word():
    assert judged(turn_game(), {0: 0.5, 2: 0.54}).swings(ALL) == []


def test_what_is_not_known_yet_is_left_out():
    game = finished(1)
    replay = Replay(game)
    some = [estimate(replay, look, NAMES) for look in looks(replay)[:5]]
    curve = Review(replay, some, NAMES[:2], game.winners).curve(ALL)
    assert len(curve) == 2
    assert Review(replay, [], NAMES[:2], game.winners).swings(ALL) == []


def test_who_conceded_made_no_choice_that_could_be_a_swing():
    replay = turn_game()
    review = judged(replay, {0: 0.4, 2: 0.42})
    review.winners = (1,)
    assert review.swings(ALL) == []
    assert review.curve(ALL)[-1].chances == (0.0, 1.0)
