"""`smashup lab run`: what it takes, what it prints, and what it says to bad input."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from smashup.cli.common import progress
from tests.cli.conftest import Smashup
from tests.lab.conftest import rows_in


def test_lab_run_says_what_it_did_and_what_is_next(smashup: Smashup, tmp_path: Path) -> None:
    out = tmp_path / "out"
    args = ("lab", "run", "--games", 4, "--bot", "random", "--workers", 1, "--out", out)
    first, again = smashup(*args), smashup(*args)
    assert first.code == again.code == 0
    assert first.lines[0].startswith("4 games in ")
    assert first.lines[0].endswith(f" games/s; {out} has 4.")
    assert again.lines[0] == f"{out} already has all its 4 games."
    assert first.lines[1] == again.lines[1]
    assert first.err == ""


def test_lab_run_tells_how_fast_it_goes_when_nobody_sits_at_a_terminal(
    smashup: Smashup, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(progress, "LINE_EVERY", 0.0)
    args = ("--bot", "random", "--workers", 1, "--out", tmp_path)
    smashup("lab", "run", "--games", 2, *args)
    lines = smashup("lab", "run", "--games", 4, *args).err.splitlines()
    # What was there before does not count for the speed.
    assert lines[0] == "2 of 4 games, starting"
    assert re.fullmatch(r"3 of 4 games, [0-9.]+ games/s, \d+ s left", lines[1])
    assert re.fullmatch(r"4 of 4 games, [0-9.]+ games/s, 0 s left", lines[2])


def test_lab_run_plays_match_ups_of_the_command_line(smashup: Smashup, tmp_path: Path) -> None:
    match_ups = ("--match", "pirates,aliens", "robots,zombies", "--match", "Bear Cavalry,ghosts", "ninjas+sharks")
    result = smashup("lab", "run", "--games", 3, "--bot", "random", "--workers", 1, "--out", tmp_path, *match_ups)
    assert result.code == 0
    assert [(row["faction_a"], row["faction_b"]) for row in rows_in(tmp_path)] == [
        ("aliens", "pirates"),
        ("robots", "zombies"),
        ("bear_cavalry", "ghosts"),
        ("ninjas", "sharks"),
        ("aliens", "pirates"),
        ("robots", "zombies"),
    ]


@pytest.mark.parametrize(
    "text",
    [
        "# three players\naliens,pirates robots,zombies ghosts,sharks  # the first\n\n",
        '[[["aliens", "pirates"], ["robots", "zombies"], ["ghosts", "sharks"]]]',
    ],
)
def test_lab_run_plays_match_ups_of_a_file(smashup: Smashup, tmp_path: Path, text: str) -> None:
    path, out = tmp_path / "match-ups", tmp_path / "out"
    path.write_text(text)
    result = smashup("lab", "run", "--games", 1, "--bot", "random", "--schedule", path, "--workers", 1, "--out", out)
    assert result.code == 0
    assert [row["faction_a"] for row in rows_in(out)] == ["aliens", "robots", "ghosts"]
    assert json.loads((out / "run.json").read_text())["match_ups"] == [
        [["aliens", "pirates"], ["robots", "zombies"], ["ghosts", "sharks"]]
    ]


def test_lab_run_plays_different_bots_in_turns(smashup: Smashup, tmp_path: Path) -> None:
    bots = ("--bot", "random", "--bot", "tests.lab.bots:RandomBot", "--schedule", "pairs")
    assert smashup("lab", "run", "--games", 2, "--workers", 1, "--out", tmp_path, *bots).code == 0
    own = "tests.lab.bots:RandomBot"
    assert [row["bot"] for row in rows_in(tmp_path)] == ["random", own, own, "random"]


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (["--bot", "clever"], "there is no bot 'clever'"),
        (["--bot", "random", "--bot", "random", "--bot", "random"], "3 bots were given for 2 players"),
        (["--games", "none"], "expected a whole number of at least 1, not 'none'"),
        (["--players", "5"], "argument --players: invalid choice"),
        (["--schedule", "fair"], "'fair' is not a schedule: expected balanced, pairs or a file of match-ups"),
        (
            ["--match", "aliens,pirates"],
            "a match-up has 2 to 4 players, each like aliens,pirates; not 'aliens,pirates'",
        ),
        (["--match", "aliens,pirats", "robots,zombies"], "there is no faction 'pirats'; did you mean pirates?"),
        (["--match", "aliens,pirates", "pirates,zombies"], "players 1 and 2 both have 'pirates'"),
        (["--match", "aliens,pirates", "robots,zombies", "--players", "3"], "has 2 players, but the games have 3"),
        (
            ["--match", "aliens,pirates", "robots,zombies", "--schedule", "pairs"],
            "--match and --schedule exclude each other",
        ),
        (["--address", "here:1"], "--address is that of a Ray cluster; it needs --executor ray"),
        (["--executor", "steam"], "argument --executor/--engine: invalid choice"),
    ],
)
def test_bad_settings_get_one_line_and_leave_no_folder(
    smashup: Smashup, tmp_path: Path, args: list[str], complaint: str
) -> None:
    result = smashup("lab", "run", "--games", 1, "--out", tmp_path / "out", *args)
    assert result.code == 2
    assert result.out == ""
    assert len(result.err.splitlines()) == 1
    assert complaint in result.err
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "has no match-ups"),
        ("aliens,pirates", "a match-up has 2 to 4 players"),
        ("aliens,pirates robots,zombys", "there is no faction 'zombys'; did you mean zombies?"),
        ("[1, 2]", "expected a list of match-ups such as"),
        ("[[", "it is not JSON"),
    ],
)
def test_a_bad_file_of_match_ups_gets_one_line(smashup: Smashup, tmp_path: Path, text: str, complaint: str) -> None:
    path = tmp_path / "match-ups"
    path.write_text(text)
    result = smashup("lab", "run", "--games", 1, "--out", tmp_path / "out", "--schedule", path)
    assert result.code == 2
    assert str(path) in result.err
    assert complaint in result.err
    assert len(result.err.splitlines()) == 1


@pytest.mark.parametrize(
    ("missing", "args", "extra"),
    [
        ("pyarrow", ["run", "--games", "1", "--bot", "random", "--out", "x"], "lab"),
        ("duckdb", ["query", "x", "factions"], "lab"),
        ("ray", ["run", "--games", "1", "--bot", "random", "--engine", "ray", "--out", "x"], "ray"),
    ],
)
def test_a_missing_extra_is_named(tmp_path: Path, missing: str, args: list[str], extra: str) -> None:
    without = f"import sys; sys.modules[{missing!r}] = None; from smashup.cli import main; sys.exit(main(sys.argv[1:]))"
    command = [sys.executable, "-c", without, "lab", *args]
    found = subprocess.run(command, capture_output=True, text=True, timeout=60, cwd=tmp_path)
    assert found.returncode == 2
    assert found.stderr == (
        f"smashup: this command needs {missing}, which is not installed; try: pip install 'smashup[{extra}]'\n"
    )
    assert list(tmp_path.iterdir()) == []


def test_the_package_itself_needs_none_of_it() -> None:
    look = (
        "import sys, smashup, smashup.cli, smashup.lab; print({'pyarrow', 'duckdb', 'ray', 'rich'} & set(sys.modules))"
    )
    found = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, timeout=60)
    assert found.stdout == "set()\n", found.stderr
