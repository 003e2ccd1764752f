"""Game files: a save with who sits where, or a report; what is wrong with one is said in one sentence."""

import json
from pathlib import Path
from typing import Any

import pytest

from smashup import Game, SaveError
from smashup.bots.registry import is_own
from smashup.game.report import write_report
from smashup.game.save import HUMAN, SavedSeat, is_save, read_game_file, read_save, write_save
from smashup.server.replays import files
from tests.cli.conftest import Smashup
from tests.game.walking import as_json, play_on, random_game

KEPT = Path(__file__).parents[1] / "kept"
SEATS = [SavedSeat(HUMAN, "Ann", conceded=True), SavedSeat("greedy", "Ben")]


@pytest.fixture(scope="module")
def game() -> Game:
    return play_on(random_game(5), 30)


def test_a_file_says_who_sits_where_and_is_a_save_of_the_library_too(game):
    text = write_save(game.save(), SEATS, bot_seed=9)
    found = read_save(text, is_own)
    assert found.game.fingerprint() == Game.load(text).fingerprint() == game.fingerprint()
    assert (found.seats, found.bot_seed, found.report) == (tuple(SEATS), 9, None)


def test_a_plain_save_says_nothing_about_seats(game):
    assert write_save(game.save()) == game.save()
    found = read_save(game.save(), is_own)
    assert (found.seats, found.bot_seed) == ((), 0)


def test_a_report_is_a_game_file_whose_names_are_its_seats(game):
    text = write_report(game, step=12, viewer=1, names=["Ann", "Ben"])
    found = read_game_file(text, is_own)
    assert [(seat.kind, seat.name) for seat in found.seats] == [("human", "Ann"), ("human", "Ben")]
    assert found.report is not None
    assert found.report.step == 12
    assert not is_save(text)
    with pytest.raises(SaveError, match="it has no format 'smashup-save'"):
        read_save(text, is_own)


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"seats": 7}, "its seats are not 2 players with names"),
        ({"seats": [{"kind": "human", "name": "Ann"}]}, "its seats are not 2 players with names"),
        ({"seats": ["Ann", "Ben"]}, "its seats are not 2 players with names"),
        ({"seats": [{"kind": "human", "name": 7}] * 2}, "seat 1 is not a player with a name"),
        ({"seats": [{"kind": "human", "name": "A"}, {"kind": "os:system", "name": "B"}]}, "seat 2 is not a player"),
        ({"seats": [{"kind": "human", "name": "A", "conceded": 1}] * 2}, "whether seat 1 has conceded"),
        ({"seats": [{"kind": "human", "name": "A", "conceded": True}] * 2}, "all of its players have conceded"),
        ({"bot_seed": "7"}, "its bot seed is not a whole number"),
        ({"choices": [0] * 41}, "this game has 41 choices; expected at most 40"),
        ({"format": "smashup-report", "save": 3}, "this report is damaged: it has no saved game"),
        ({"setup": "x" * 9_000}, "it has no setup"),
    ],
)
def test_whatever_is_wrong_with_a_file_is_said(game: Game, changes: dict[str, Any], reason: str):
    with pytest.raises(SaveError, match=reason):
        read_game_file(as_json(game, **changes), is_own, most_choices=40)


@pytest.mark.parametrize("junk", ["", "{", b"\xff\xfe", "[" * 100_000])
def test_what_is_no_game_file_is_refused(junk):
    with pytest.raises(SaveError, match=r"not a saved game: .*it is not (JSON|text)"):
        read_game_file(junk, is_own)


def test_a_reason_is_never_as_long_as_the_file(game):
    factions = f'[Factions [["{"x" * 100_000}", "aliens"], ["robots", "zombies"]]]'
    text = game.save().replace("[Options", f"{factions}\n[Options")
    with pytest.raises(SaveError, match="there is no faction") as refused:
        read_game_file(text, is_own)
    assert len(str(refused.value)) < 400


def test_a_name_in_a_file_does_nothing_to_the_terminal(game, tmp_path: Path, smashup: Smashup):
    path = tmp_path / "game.json"
    path.write_text(write_save(game.save(), [SavedSeat(HUMAN, "A\x1b[2Jnn"), SavedSeat("greedy", "\x07")]))
    shown = smashup("replay", path, typed="q\n").out
    assert "\x1b" not in shown
    assert "A [2Jnn" in shown
    assert "Player 2" in shown


# Files of earlier versions, written by the terminal and by the server.

FILES = sorted(KEPT.glob("*/files/*.json"))
NAMES = {
    "report_of_a_replay": ["Ann", "Ben", "Zoë"],
    "server_conceded": ["Ann", "Ben", "Zoë"],
    "server_report_of_a_puzzle": ["Ann", "Easy bot"],
    "server_tournament": ["Ann", "Random bot"],
    "terminal_report": ["Ann", "Ben", "Günter"],
    "terminal_with_seats": ["Ann", "Ben", "Günter"],
}


def test_there_are_files_of_every_kind():
    assert {file.stem for file in FILES} == set(NAMES)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parts[-3]} {file.stem}")
def test_files_of_earlier_versions_still_load(file: Path, smashup: Smashup):
    text = file.read_text(encoding="utf-8")
    data = json.loads(text)
    found = read_game_file(text, is_own)
    assert [seat.name for seat in found.seats] == NAMES[file.stem]
    assert found.game.choices == tuple(data.get("save", data)["choices"])
    assert files.read("", 0.0, files.checked(text.encode())[0]).names == NAMES[file.stem]
    assert smashup("replay", file, typed="q\n").code == 0


def test_the_parts_of_the_kept_files_are_read():
    def read(name: str) -> Any:
        return read_game_file((KEPT / "0.1.0" / "files" / f"{name}.json").read_text(encoding="utf-8"), is_own)

    assert [(seat.kind, seat.conceded) for seat in read("server_conceded").seats] == [
        ("human", True),
        ("hard", False),
        ("human", False),
    ]
    assert [seat.kind for seat in read("terminal_with_seats").seats] == ["human", "greedy", "easy"]
    assert read("terminal_with_seats").bot_seed == 5
    report = read("report_of_a_replay").report
    assert (report.step, report.viewer, report.note) == (40, 2, "That was odd.\nTwice.")
