"""`smashup replay`: forwards, backwards, by turns and by numbers."""

from pathlib import Path

import pytest

from smashup import Game
from tests.cli.conftest import Smashup

FACTIONS = ("--factions", "aliens,dinosaurs", "pirates,robots")


@pytest.fixture
def saved(smashup: Smashup, tmp_path: Path) -> Path:
    """A finished game of Ann against Ben."""
    path = tmp_path / "game.json"
    names = ("--seats", "random", "random", "--names", "Ann", "Ben")
    game = Game.new([("aliens", "dinosaurs"), ("pirates", "robots")], seed=5)
    while game.decision is not None:
        game.choose(0)
    path.write_text(game.save())
    assert smashup("play", "--load", path, *names).code == 0
    return path


def positions(text: str) -> list[str]:
    return [line.split(".")[0] for line in text.splitlines() if line.startswith("After ")]


def test_a_whole_game_is_stepped_through(smashup: Smashup, saved: Path) -> None:
    number = len(Game.load(saved.read_text()).choices)
    result = smashup("replay", saved, typed="\n" * (number + 1))
    assert result.code == 0
    assert positions(result.out) == [f"After {n} of {number} choices" for n in range(number + 1)]
    assert "  This is the end of the game; b goes back, q quits." in result.lines
    assert result.lines[-1] == "Goodbye!"


def test_back_and_jumps(smashup: Smashup, saved: Path) -> None:
    result = smashup("replay", saved, typed="b\n\n\nb\n20\nb\n3\n0\n99999\nq\n")
    found = [int(position.split()[1]) for position in positions(result.out)]
    assert found == [0, 1, 2, 1, 20, 19, 3, 0]
    assert "  This is the beginning of the game." in result.lines
    assert any(line.startswith("  There are ") for line in result.lines)


def test_the_same_position_looks_the_same_from_both_sides(smashup: Smashup, saved: Path) -> None:
    forward = smashup("replay", saved, typed="11\n\n").out
    backward = smashup("replay", saved, typed="13\nb\n").out
    assert forward.split("\n> \n")[-1] == backward.split("\n> b\n")[-1]


def test_next_turn(smashup: Smashup, saved: Path) -> None:
    result = smashup("replay", saved, typed="t\nt\nt\n")
    turns = [int(line.split()[1]) for line in result.lines if line.startswith(" Turn ")]
    assert turns == sorted(set(turns))
    assert len(turns) == 4


def test_it_shows_who_was_asked_what_and_chose_what(smashup: Smashup, saved: Path) -> None:
    result = smashup("replay", saved)
    asked = next(i for i, line in enumerate(result.lines) if "Play a card, use an ability" in line)
    assert result.lines[asked + 1].startswith("→ ")


def test_names_come_from_the_save(smashup: Smashup, tmp_path: Path) -> None:
    path = tmp_path / "named.json"
    smashup("play", "--seed", 5, *FACTIONS, "--names", "Ann", "Ben", typed=f"0\ns {path}\n")
    result = smashup("replay", path, typed="\n? scout\nl\nd\nh\nfoo\n")
    assert "Ann" in result.out
    assert "Player 1" not in result.out
    assert "Scout  minion of power 3, Aliens" in result.lines
    assert "b       back one choice" in result.lines
    assert "  'foo' is not a command; Enter continues, h shows the help." in result.lines


def test_nothing_is_hidden_and_nothing_is_wider_than_80_columns(smashup: Smashup, saved: Path) -> None:
    result = smashup("replay", saved, typed="t\n" * 30 + "l\n")
    assert max(map(len, result.lines)) <= 80
    assert "draws 5 cards" not in result.out
