"""Reports of problems: written at a prompt, looked at with `smashup replay`, and made into a test."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from smashup import Game, Options
from smashup.game.report import read_report, write_report
from tests.cli.conftest import Smashup
from tests.game.walking import play_on

NAMES = ("Ann", "Ben")


def a_game(choices: int = 30, **options: object) -> Game:
    game = Game.new(
        [("aliens", "dinosaurs"), ("pirates", "robots")],
        5,
        Options(**options),  # type: ignore[arg-type]
    )
    return play_on(game, choices)


@pytest.fixture
def reported(tmp_path: Path) -> Path:
    path = tmp_path / "report.json"
    path.write_text(write_report(a_game(), step=21, viewer=1, note="This is odd.", client="web 1", names=NAMES))
    return path


def pytest_of(path: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(path.parent), str(path)]
    return subprocess.run(command, cwd=path.parent, capture_output=True, text=True, timeout=120)


# At a prompt.


def test_a_report_is_written_at_a_prompt(smashup: Smashup, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    start = ("play", "--seed", 5, "--factions", "aliens,dinosaurs", "pirates,robots", "--names", "Ann")
    result = smashup(*start, typed="0\nr\nMy hand is too small.\nreport other.json\n\nq\n\n")
    assert result.code == 0
    (path,) = tmp_path.glob("smashup-report-*.json")
    first = read_report(path.read_text())
    assert path.name == f"smashup-report-5-{first.step}.json"
    assert (first.viewer, first.note) == (0, "My hand is too small.")
    assert first.names == ("Ann", "Normal")
    assert first.client.startswith("terminal ")
    assert read_report((tmp_path / "other.json").read_text()).note == ""
    assert "  Written to other.json. Look at it with: smashup replay other.json" in result.lines


def test_a_report_is_never_written_over_another_file(smashup: Smashup, tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("important")
    result = smashup("play", "--seed", 5, "--setup", "random", typed=f"r {path}\n\nr {tmp_path}/no/where\n\nq\n\n")
    assert path.read_text() == "important"
    assert "exists. Type r and another file name." in " ".join(result.out.split())
    assert "No such file or directory" in " ".join(result.out.split())


# Looking at it.


def test_a_replay_of_a_report_begins_at_its_step_and_shows_the_note(smashup: Smashup, reported: Path) -> None:
    result = smashup("replay", reported, typed="\nb\nq\n")
    told = [line for line in result.lines if line.startswith(("After ", "Reported "))]
    assert told[0] == "Reported here by Ben (web 1): This is odd."
    assert [line.split(".")[0] for line in told[1:3]] == ["After 21 of 30 choices", "After 22 of 30 choices"]
    assert told[3:] == [told[0], told[1]]


def test_control_characters_of_a_note_do_not_reach_the_terminal(smashup: Smashup, tmp_path: Path) -> None:
    path = tmp_path / "report.json"
    path.write_text(write_report(a_game(), note="\x1b[2JHello\x07", client="\x1b]0;x"))
    result = smashup("replay", path, typed="q\n")
    assert "\x1b" not in result.out
    assert "Hello" in result.out


# As a test.


@pytest.mark.parametrize("step", [0, 1, 21, 30])
def test_a_report_becomes_a_test_that_passes(smashup: Smashup, tmp_path: Path, step: int) -> None:
    report, test = tmp_path / "report.json", tmp_path / "test_reported.py"
    note = 'It says """ and \\ and\nassert False'
    report.write_text(write_report(a_game(), step=step, viewer=0, note=note, client="web 1", names=NAMES))
    result = smashup("report-to-test", report, "-o", test)
    assert result.out == f"Written to {test}; run it with: pytest {test}\n"
    done = pytest_of(test)
    assert done.returncode == 0, done.stdout
    assert "1 passed" in done.stdout
    text = test.read_text()
    assert "WHAT SHOULD HAVE HAPPENED" in text
    assert '# It says """ and \\ and assert False' in text


def test_a_report_of_a_finished_game_becomes_a_test(smashup: Smashup, tmp_path: Path) -> None:
    report, test = tmp_path / "report.json", tmp_path / "test_reported.py"
    report.write_text(write_report(a_game(10_000, target_vp=3)))
    smashup("report-to-test", report, "-o", test)
    assert "assert game.winners == " in test.read_text()
    assert pytest_of(test).returncode == 0


def test_a_report_of_a_prepared_position_becomes_a_test(smashup: Smashup, tmp_path: Path) -> None:
    from smashup.scenario import scenario

    game = scenario(bases=["Tar Pits", "The Homeworld"], hand=["Scout", "King Rex"]).start()
    game.choose(0)
    report, test = tmp_path / "report.json", tmp_path / "test_reported.py"
    report.write_text(write_report(game, viewer=0))
    smashup("report-to-test", report, "-o", test)
    assert pytest_of(test).returncode == 0


def test_the_test_of_a_report_fails_when_the_game_goes_differently(smashup: Smashup, reported: Path) -> None:
    text = smashup("report-to-test", reported).out
    last = next(line for line in text.splitlines() if line.strip().startswith("game.choose("))
    test = reported.parent / "test_reported.py"
    test.write_text(text.replace(last, "    game.choose(len(game.decision) - 1)"))
    done = pytest_of(test)
    assert done.returncode == 1
    assert "AssertionError" in done.stdout


def test_no_wording_is_asserted_by_the_test_of_a_report(smashup: Smashup, reported: Path) -> None:
    text = smashup("report-to-test", reported).out
    said = [line for line in text.splitlines() if not line.strip().startswith("#")]
    assert any("game.decision.question" in line for line in said)
    assert not [line for line in said if "prompt" in line or "label" in line or "describe" in line]


def test_what_is_written_is_formatted_and_has_no_faults(smashup: Smashup, reported: Path) -> None:
    test = reported.parent / "test_reported.py"
    smashup("report-to-test", reported, "-o", test)
    config = Path(__file__).parents[2] / "pyproject.toml"
    for command in (["format", "--check"], ["check"]):
        done = subprocess.run([sys.executable, "-m", "ruff", *command, "--config", config, test], capture_output=True)
        assert done.returncode == 0, done.stdout


def test_the_test_of_a_report_is_never_written_over_another_file(smashup: Smashup, reported: Path) -> None:
    result = smashup("report-to-test", reported, "-o", reported)
    assert (result.code, result.err) == (2, f"smashup: {reported} exists; choose another name\n")
    assert read_report(reported.read_text()).step == 21


# Bad files.


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"version": 9}, "this report has version 9; this program reads versions 1 to 2"),
        ({"step": 31}, "this report is damaged: its game has 30 choices, and its step is 31"),
        ({"step": "3"}, "this report is damaged: its game has 30 choices, and its step is '3'"),
        ({"viewer": 2}, "this report is damaged: its viewer is 2, and the players are 0 to 1"),
        ({"note": 5}, "this report is damaged: its note is not text"),
        ({"names": ["Ann"]}, "this report is damaged: its names are not those of 2 players"),
        ({"save": {}}, "this report is damaged: it has no saved game"),
        ({"save": None}, "this report is damaged: it has no saved game"),
        ({"save": ["[Smash Up 3]", 7]}, "this report is damaged: it has no saved game"),
    ],
)
@pytest.mark.parametrize("command", ["replay", "report-to-test"])
def test_a_bad_report_is_refused_in_one_line(
    smashup: Smashup, reported: Path, command: str, changed: dict[str, object], reason: str
) -> None:
    reported.write_text(json.dumps(json.loads(reported.read_text()) | changed))
    result = smashup(command, reported)
    assert (result.code, result.out) == (2, "")
    assert result.err == f"smashup: cannot load {reported}: {reason}\n"


@pytest.mark.parametrize("text", ["", "no JSON", "[]", '{"format": "smashup-save"}'])
def test_what_is_no_report_is_refused(smashup: Smashup, tmp_path: Path, text: str) -> None:
    path = tmp_path / "something"
    path.write_text(text)
    result = smashup("report-to-test", path)
    assert result.err == f"smashup: cannot load {path}: this is not a report: it has no format 'smashup-report'\n"
    assert smashup("report-to-test", tmp_path / "nothing").err.endswith("No such file or directory\n")
