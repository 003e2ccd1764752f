"""`smashup puzzle`: listing, solving with hints, finding and checking."""

import json
from pathlib import Path

import pytest

from smashup.guides.puzzles import puzzle, puzzles
from smashup.guides.puzzles.shelf import FILES, text_of
from tests.cli.conftest import Smashup

FIRST = next(iter(puzzles().values()))


def numbers(key: str) -> str:
    """What to type for the solution: its options are found on the screen by those who play; here by their place."""
    from smashup.cli.terminal.menu import Menu

    one = puzzle(key)
    game = one.start()
    typed = []
    for choice in one.solution:
        decision = game.decision
        assert decision is not None
        menu = Menu(game.view(decision.player), decision, ["You", "Rival", "Rival 2"])
        index = [option.key for option in decision.options].index(choice)
        entry = next(entry for entry in menu.entries.values() if index in entry.options)
        typed.append(str(entry.number))
        if len(entry.options) > 1:
            typed.append(str(entry.options.index(index) + 1))
        game.choose(index)
    return "".join(f"{line}\n" for line in typed)


def test_the_puzzles_are_listed(smashup: Smashup) -> None:
    result = smashup("puzzle", "list")
    assert result.code == 0
    assert result.lines[0].startswith(FIRST.key)
    assert result.lines[-1] == f"{len(puzzles())} puzzles. Solve one with: smashup puzzle play {FIRST.key}"
    listed = json.loads(smashup("puzzle", "list", "--json").out)
    assert [one["key"] for one in listed] == list(puzzles())
    assert listed[0]["goal"] == FIRST.goal.to_dict()


def test_a_puzzle_is_missed_started_over_and_solved_with_hints(smashup: Smashup) -> None:
    typed = f"0\nb\nh\nh\nh\nh\n{numbers(FIRST.key)}"
    result = smashup("puzzle", "play", FIRST.key, typed=typed, columns=200)
    assert result.code == 0
    assert f"Puzzle: {FIRST.title} (easy). Win this turn." in result.out
    assert "The turn is over, and you have not won" in result.out
    nudge, first, _ = FIRST.hints()
    assert f"Hint 1 of 3: {nudge}" in result.out
    assert f"Hint 2 of 3: {first}" in result.out
    assert result.out.count("Hint 3 of 3: 1. ") == 2
    assert "Solved!" in result.out
    assert "Enter continues with the next puzzle" in result.out


def test_after_a_miss_the_last_choice_can_be_taken_back(smashup: Smashup) -> None:
    result = smashup("puzzle", "play", FIRST.key, typed=f"0\n\n{numbers(FIRST.key)}q\n", columns=200)
    assert "you have not won" in result.out
    assert "Solved!" in result.out
    assert result.lines[-1] == "Goodbye!"


def test_help_is_about_puzzles(smashup: Smashup) -> None:
    result = smashup("puzzle", "play", typed="help\nq\n")
    assert "b       starts the puzzle over" in result.out


def test_enter_goes_on_to_the_next_puzzle(smashup: Smashup) -> None:
    assert FIRST.following is not None
    result = smashup("puzzle", "play", typed=f"{numbers(FIRST.key)}\nq\n", columns=200)
    assert f"Puzzle: {puzzle(FIRST.following).title}" in result.out


def test_puzzles_are_checked_by_exhaustive_search(smashup: Smashup, tmp_path: Path) -> None:
    path = sorted(FILES.glob("*.json"))[0]
    result = smashup("puzzle", "check", path)
    assert result.code == 0
    assert result.lines[-1] == "1 of 1 puzzles are sound."
    data = FIRST.to_dict()
    data["scenario"] = {**data["scenario"], "vp": [0, *data["scenario"]["vp"][1:]]}
    unsound = tmp_path / "unsound.json"
    unsound.write_text(json.dumps(data))
    result = smashup("puzzle", "check", unsound, path)
    assert result.code == 1
    assert "exhaustive search says: unsolvable" in result.out
    assert result.lines[-1] == "1 of 2 puzzles are sound."


def test_found_puzzles_are_written_to_a_folder_and_can_be_played_from_there(
    smashup: Smashup, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    def find(seed, games, on_progress, *, goals, hidden):
        asked.append((seed, games, goals, hidden))
        yield FIRST

    monkeypatch.setattr("smashup.guides.puzzles.finder.find", find)  # It really looks in tests/guides/test_finder.py.
    result = smashup("puzzle", "find", "--games", 3, "--seed", 9, "--goal", "win", "--out", tmp_path / "found")
    assert result.code == 0
    assert asked == [(9, 3, ("win",), False)]
    assert smashup("puzzle", "find", "--hidden", "--out", tmp_path / "found").code == 0
    assert asked[1] == (0, 20, ("win",), True)
    path = tmp_path / "found" / f"{FIRST.key}.json"
    assert result.lines[0].startswith(f"{path}  easy")
    assert result.lines[-1] == f"1 puzzle in {tmp_path / 'found'}. Solve one with: smashup puzzle play {path}"
    assert "Win this turn." in smashup("puzzle", "play", path, typed="q\n").out


def test_finding_can_be_interrupted_and_keeps_what_was_found(
    smashup: Smashup, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def find(seed, games, on_progress, *, goals, hidden):
        yield FIRST
        raise KeyboardInterrupt

    monkeypatch.setattr("smashup.guides.puzzles.finder.find", find)
    result = smashup("puzzle", "find", "--out", tmp_path)
    assert result.code == 130
    assert "Interrupted." in result.err
    assert (tmp_path / f"{FIRST.key}.json").read_text(encoding="utf-8") == text_of(FIRST)


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (["play", "qqqq"], "there is no puzzle 'qqqq'; smashup puzzle list shows them"),
        (["play", FIRST.key[:-1] + "x"], f"did you mean {FIRST.key}?"),
        (["play", "/nowhere/one.json"], "cannot read /nowhere/one.json: No such file or directory"),
        (["check", "/nowhere/one.json"], "cannot read /nowhere/one.json: No such file or directory"),
        (["find"], "the following arguments are required: --out"),
        (["find", "--games", "0", "--out", "x"], "expected a whole number of at least 1, not '0'"),
        (["find", "--out", "/dev/null/x"], "cannot make the folder /dev/null/x"),
        (["solve"], "invalid choice: 'solve'"),
    ],
)
def test_bad_input_gets_one_line(smashup: Smashup, args: list[str], complaint: str) -> None:
    result = smashup("puzzle", *args)
    assert result.code == 2
    assert len(result.err.splitlines()) == 1
    assert complaint in result.err
