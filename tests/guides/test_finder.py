"""Finding puzzles: the same seed finds the same ones, and what is found is sound."""

import pytest

from smashup import Game, Options
from smashup.bots import make_bot
from smashup.bots.exhaustive import Search
from smashup.game.position import scenario_of
from smashup.guides.puzzles import faults
from smashup.guides.puzzles.finder import cards_in_play, find, prepared, rotated, simplified
from smashup.guides.puzzles.goals import passed, scored
from smashup.scenario import Scenario

SEED = 204


@pytest.mark.usefixtures("first_factions")
def test_a_seed_finds_the_same_sound_puzzles_every_time() -> None:
    told: list[int] = []
    one = next(find(SEED, 1, told.append))
    assert told == [0]
    assert one.key == "204-0-10-win"
    assert one.steps()[:2] == ["Play Buccaneer on The Deep.", "Play Sea Dogs."]
    assert one.title == "Anansi Tales and Pirates: win this turn"
    assert list(faults(one)) == []
    assert one.found["by_chance"] <= 0.025


def position(turn: int, players: int = 3) -> Game:
    game = Game.new(players, 5, Options(setup="random"))
    bot = make_bot("random", 1)
    while game.turn < turn or not game.decision.is_play_cards:
        assert game.decision is not None
        game.choose(bot.choose(game.seen_by(game.decision.player), game.decision))
    return game


def test_a_rotated_position_is_the_same_from_another_seat() -> None:
    data = scenario_of(position(turn=3)).to_dict()
    seat = data["current"]
    once = rotated(data, seat)
    assert once["current"] == 0
    assert once["hands"]["0"] == data["hands"][str(seat)]
    assert once["vp"][0] == data["vp"][seat]
    assert len(Scenario.from_dict(once).start().decision.options) == len(
        Scenario.from_dict(data).start().decision.options
    )
    around = rotated(once, 3 - seat)
    assert {**around, "current": seat} == data


def test_a_prepared_position_hides_nothing() -> None:
    found = None
    turn = 8
    while found is None:
        found = prepared(position(turn, players=2), chance=1)
        turn += 1
    assert set(found["hands"]) == {"0"}
    assert len(found["hands"]["0"]) <= 5
    assert "decks" not in found
    assert cards_in_play(found) <= 11
    Scenario.from_dict(found).start()


def test_what_does_not_matter_is_left_out() -> None:
    data = {
        "minions": [["A", "X", 0, 0, 0, []], ["B", "X", 1, 1, 0, []], ["C", "X", 1, 1, 0, []]],
        "actions": [["D", "X", 0, 0, None]],
        "discards": {"0": ["E"]},
    }
    fewer = simplified(data, lambda left: any(minion[0] == "B" for minion in left["minions"]))
    assert [minion[0] for minion in fewer["minions"]] == ["B"]
    assert (fewer["actions"], fewer.get("discards", {})) == ([], {})


def naive(game: Game, left: list[int]) -> int:
    """The most VP to be had this turn by trying every option of every decision, nothing put together."""
    if passed(game):
        return game.scores[0]
    found = []
    for index in range(len(game.decision.options)):
        left[0] -= 1
        if left[0] < 0:
            raise OverflowError
        after = game.clone()
        after.choose(index)
        found.append(naive(after, left))
    return max(found) if game.decision.player == 0 else min(found)


def test_putting_equal_positions_and_options_together_changes_no_result() -> None:
    compared = 0
    for seed in range(30):
        game = Game.new(2, seed, Options(setup="random"), log=False)
        bot = make_bot("random", seed)
        while game.turn < 12 or not game.decision.is_play_cards:
            assert game.decision is not None
            game.choose(bot.choose(game.seen_by(game.decision.player), game.decision))
        data = prepared(game, chance=seed)
        if data is None:
            continue
        data["hands"]["0"] = data["hands"]["0"][:3]
        position = Scenario.from_dict(data).start()
        search: Search[int] = Search(0, lambda game: game.scores[0], max, min, done=passed, remembered=scored)
        try:
            expected = naive(position, [1500])
        except OverflowError:
            continue
        assert search.value(position) == expected
        compared += 1
    assert compared >= 5
