"""The puzzles that come with the program: each is sound, readable, and not what the obvious play finds."""

from collections import Counter
from pathlib import Path

import pytest

from smashup.engine.errors import SetupError
from smashup.guides import guide_for
from smashup.guides.puzzles import DIFFICULTIES, Puzzle, faults, puzzle, puzzles
from smashup.guides.puzzles.checking import turn_of
from smashup.guides.puzzles.deals import number_of_deals
from smashup.guides.puzzles.finder import THINKER, cards_in_play, difficulty_by_levels, difficulty_of
from smashup.guides.puzzles.shelf import FILES, read, text_of, write

ALL = list(puzzles().values())
KEPT = sorted((Path(__file__).parents[1] / "kept").glob("*/puzzles/*.json"))
EACH = pytest.mark.parametrize("one", ALL, ids=lambda one: one.key)
OPEN = [one for one in ALL if not one.hidden]
HIDDEN = [one for one in ALL if one.hidden]
DEALS = 3
"""In how many deals the solutions of puzzles with hidden cards are tried here; `smashup puzzle check` tries all."""


@EACH
def test_it_has_a_solution_that_needs_no_luck_and_greedy_misses_it(one: Puzzle) -> None:
    assert list(faults(one, most_deals=DEALS)) == []


@EACH
def test_its_position_can_be_taken_in_at_a_glance(one: Puzzle) -> None:
    position = one.scenario
    assert 2 <= len(position["hands"]["0"]) <= 6
    assert 1 <= cards_in_play(position) <= 12
    assert one.players + 1 <= len(position["bases"]) <= one.players + (6 if one.hidden else 2)
    assert [len(pair) for pair in one.factions] == [2] * one.players


@EACH
def test_its_hints_tell_more_and_more(one: Puzzle) -> None:
    nudge, first, everything = one.hints()
    steps = one.steps()
    assert len(steps) >= 3
    assert first == f"It starts so: {steps[0]}"
    assert everything.startswith(f"1. {steps[0]}\n2. {steps[1]}\n")
    assert steps[0] not in nudge
    assert "score" in nudge


def test_nothing_is_hidden_unless_it_is_said() -> None:
    for one in OPEN:
        assert set(one.scenario["hands"]) == {"0"}
        assert "decks" not in one.scenario
    for one in HIDDEN:
        assert all(len(one.scenario["hands"][str(rival)]) >= 2 for rival in range(1, one.players))
        assert one.sentence() == "Win this turn, whatever they hold."
        assert number_of_deals(one.scenario) == one.found["deals"] > 1
        assert one.difficulty == difficulty_by_levels(one.found["solved_by"])


@pytest.mark.parametrize("one", OPEN, ids=lambda one: one.key)
def test_its_difficulty_is_what_the_finder_would_say_today(one: Puzzle) -> None:
    """New puzzles are measured by the same measure, whatever bots have learnt since."""
    thinking = one.goal.reached(turn_of(one.start(), THINKER))
    assert one.found["by_thinking"] == thinking
    assert one.difficulty == difficulty_of(one.found["by_chance"], one.found["choices"], thinking)


def test_whoever_holds_cards_no_card_is_missing() -> None:
    """What rivals may hold can be worked out from what is to be seen: each deck of 40 is whole."""
    for one in HIDDEN:
        owned: Counter[int] = Counter()
        for card in one.start().state.rules.owners:
            owned[card] += 1
        assert [owned[player] for player in range(one.players)] == [40] * one.players


def test_there_are_enough_of_every_kind() -> None:
    assert len(OPEN) >= 40
    assert len(HIDDEN) >= 20
    assert len({one.title for one in ALL}) == len(ALL)
    assert len({faction for one in ALL for faction in one.factions[0]}) == 26
    assert all(number >= 5 for number in Counter(one.difficulty for one in ALL).values())
    assert set(Counter(one.difficulty for one in ALL)) == set(DIFFICULTIES)
    assert Counter(one.goal.kind for one in ALL)["score_bases"] >= 8
    assert {one.players for one in OPEN} == {2, 3}


def test_they_stand_in_order_and_each_knows_the_next_one() -> None:
    order = [(one.hidden, DIFFICULTIES.index(one.difficulty)) for one in ALL]
    assert order == sorted(order)
    assert [one.following for one in ALL] == [*(one.key for one in ALL[1:]), None]


def test_the_files_are_named_and_written_as_the_program_would(tmp_path) -> None:
    for number, path in enumerate(sorted(FILES.glob("*.json")), 1):
        assert path.name == f"{number:02}-{read(path).key}.json"
        assert path.read_text(encoding="utf-8") == text_of(read(path))
    write(ALL[0], tmp_path / "one.json")
    assert read(tmp_path / "one.json").to_dict() == ALL[0].to_dict()


def test_a_puzzle_is_a_guide() -> None:
    one = guide_for("puzzle", ALL[0].key)
    game = one.start()
    assert one.progress(game).status == "open"
    assert one.progress(game).text.startswith(ALL[0].goal.sentence())
    assert one.reply(game) is None or isinstance(one.reply(game), int)
    for key in ALL[0].solution:
        game.choose(key)
    assert (one.progress(game).status, one.progress(game).text) == ("reached", "Solved! You win with 15 VP.")


@pytest.mark.parametrize("kind", ["win", "score_bases"])
def test_ending_the_turn_at_once_misses(kind: str) -> None:
    one = next(one for one in ALL if one.goal.kind == kind)
    game = one.start()
    game.choose("end")
    while one.status(game) == "open":
        game.choose(len(game.decision.options) - 1)
    assert one.status(game) == "missed"
    assert one.progress(game).text.startswith("The turn is over")
    game.rewind(0)
    assert one.status(game) == "open"


def test_what_is_wrong_with_a_puzzle_is_said() -> None:
    data = ALL[0].to_dict()
    easier = {**data, "scenario": {**data["scenario"], "vp": [0, *data["scenario"]["vp"][1:]]}}
    assert list(faults(Puzzle.from_dict(easier))) == [
        "exhaustive search says: unsolvable",
        "its solution does not reach the goal",
    ]
    broken = Puzzle.from_dict({**data, "solution": ["play:99"]})
    assert "cannot be played: 'play:99' is not offered" in next(faults(broken))
    assert list(faults(Puzzle.from_dict({**data, "solution": []}))) == ["it has no solution written down"]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"format": "poem"}, "this is not a puzzle"),
        ({"version": 3}, "this puzzle has version 3; this program reads versions 1 and 2"),
        ({"extra": 1}, "a puzzle has the fields difficulty, format, found, goal"),
        ({"difficulty": "mild"}, "there is no difficulty 'mild'; expected one of easy, medium, hard, fiendish"),
        ({"goal": {"kind": "dance"}}, "there is no goal 'dance'"),
        ({"goal": "win"}, "a goal has a kind"),
    ],
)
def test_what_is_no_puzzle_is_refused(change, message) -> None:
    with pytest.raises(SetupError, match=message):
        Puzzle.from_dict({**ALL[0].to_dict(), **change})


def test_files_that_are_no_puzzles_are_refused_with_their_name(tmp_path) -> None:
    (tmp_path / "poem.json").write_text("roses are red")
    with pytest.raises(SetupError, match=r"poem\.json is not a puzzle: it is not JSON"):
        read(tmp_path / "poem.json")
    with pytest.raises(SetupError, match=r"cannot read .*nothing\.json: No such file"):
        read(tmp_path / "nothing.json")


@pytest.mark.parametrize("file", KEPT, ids=lambda file: f"{file.parts[-3]} {file.stem}")
def test_a_puzzle_of_an_earlier_version_is_solved_by_its_solution(file: Path) -> None:
    old = read(file)
    game = old.start()
    for key in old.solution:
        game.choose(key)
    assert old.status(game) == "reached"


def test_a_puzzle_that_does_not_exist_is_refused() -> None:
    with pytest.raises(SetupError, match="there is no puzzle 'nope'"):
        puzzle("nope")
