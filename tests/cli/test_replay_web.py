"""`smashup replay --web` and `smashup lab replay --web`: a game in the browser, from a server of its own."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest

from smashup import Game
from smashup.cli.common import browser as pages
from smashup.game import notation
from smashup.game.report import write_report
from smashup.lab import Plan, run
from smashup.server.database import Database
from smashup.server.settings import Settings
from tests.cli.conftest import Smashup
from tests.game.walking import play_on, random_game


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(play_on(random_game(4), 30).save())
    return path


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[dict[str, Any]]:
    """What would have been served; nothing is."""
    found: list[dict[str, Any]] = []

    def pretend(settings: Settings, browser: bool, welcome: Callable[[str, Database], pages.Welcome]) -> None:
        database = Database(settings.database)
        address, words = welcome("http://127.0.0.1:8000/", database)
        with database.engine.connect() as connection:
            files = connection.exec_driver_sql("SELECT file FROM replays").scalars().all()
        database.close()
        found.append(
            {"host": settings.host, "port": settings.port, "browser": browser, "address": address, "words": words}
            | {"files": files, "folder": Path(settings.database).parent}
        )

    monkeypatch.setattr(pages, "serve", pretend)
    return found


def test_a_browser_opens_at_the_replay_and_nothing_is_left_afterwards(
    smashup: Smashup, saved: Path, served: list[dict[str, Any]]
) -> None:
    assert smashup("replay", saved, "--web").code == 0
    found = served[0]
    assert (found["host"], found["port"], found["browser"]) == ("127.0.0.1", None, True)
    assert re.fullmatch(r"http://127\.0\.0\.1:8000/replay/[0-9a-f]{24}", found["address"])
    assert found["words"] == f"The replay is at {found['address']} (stop with Ctrl-C)"
    assert [len(notation.read(file).choices) for file in found["files"]] == [30]
    assert not found["folder"].exists()


def test_a_report_opens_at_its_step_in_the_view_of_who_reports(
    smashup: Smashup, tmp_path: Path, served: list[dict[str, Any]]
) -> None:
    path = tmp_path / "report.json"
    path.write_text(write_report(play_on(random_game(4), 30), step=12, viewer=1, names=["Ann", "Ben"]))
    assert smashup("replay", path, "--web", "--port", "0", "--no-browser").code == 0
    assert served[0]["address"].endswith("?step=12&as=1")
    assert (served[0]["port"], served[0]["browser"]) == (0, False)
    assert [seat["name"] for seat in notation.read(served[0]["files"][0]).tags["Seats"]] == ["Ann", "Ben"]


def test_a_game_of_the_laboratory_is_shown_without_a_file(
    smashup: Smashup, tmp_path: Path, served: list[dict[str, Any]]
) -> None:
    run(Plan(games=1, players=2, bots=("random", "random")), tmp_path, workers=1)
    result = smashup("lab", "replay", tmp_path, "--game", 0, "--web", "--no-browser")
    assert result.code == 0
    assert result.lines[0].startswith("Game 0: Random 1 (")
    assert Game.load(served[0]["files"][0]).over
    assert [seat["name"] for seat in notation.read(served[0]["files"][0]).tags["Seats"]] == ["Random 1", "Random 2"]
    refused = smashup("lab", "replay", tmp_path, "--game", 0)
    assert (refused.code, refused.err) == (
        2,
        "smashup: expected -o FILE for the saved game, or --web to look at it\n",
    )


def test_a_file_that_is_no_game_is_refused_before_anything_starts(
    smashup: Smashup, tmp_path: Path, served: list[dict[str, Any]]
) -> None:
    path = tmp_path / "game.json"
    path.write_text('{"format": "chess"}')
    result = smashup("replay", path, "--web")
    assert result.code == 2
    assert result.err == f"smashup: cannot load {path}: this is not a saved game: it has no format 'smashup-save'\n"
    assert smashup("replay", tmp_path / "none.json", "--web").err.startswith("smashup: cannot read ")
    assert served == []


def test_it_really_serves_the_replay_until_it_is_stopped(saved: Path) -> None:
    command = [sys.executable, "-m", "smashup.cli", "replay", str(saved), "--web", "--no-browser", "--port", "0"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=os.environ | {"PYTHONUNBUFFERED": "1"}
    ) as process:
        assert process.stdout is not None
        try:
            address = re.match(r"The replay is at (\S+) ", process.stdout.readline())
            assert address is not None
            page, replay = address[1].split("replay/")
            about = json.load(urlopen(f"{page}api/replays/{replay}"))
            assert len(about["steps"]) == 31
            process.send_signal(signal.SIGINT)
            assert process.wait(20) == 0
        finally:
            process.kill()
