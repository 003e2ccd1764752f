"""Runs: on one core or several, interrupted, killed, continued and grown, they give the same rows."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Generator, Iterable
from dataclasses import replace
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from smashup.lab import LabError, Plan, ask, replay, run
from smashup.lab.store import Results
from smashup.matches import identity
from smashup.matches.match import Match
from smashup.matches.workers import WorkerError, in_processes
from tests.cli.conftest import Smashup
from tests.lab.bots import Weighted
from tests.lab.conftest import PLAN, rows_in

PATIENCE = 60.0


def wait_until(happened: Callable[[], bool], process: subprocess.Popen[str] | None = None) -> None:
    """Look again and again until something has happened, as long as the process lives."""
    deadline = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < deadline, "it never happened"
        assert process is None or process.poll() is None, "the process ended before it happened"
        time.sleep(0.005)


def files(folder: Path) -> list[Path]:
    return sorted(folder.glob("part-*.parquet"))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "witnesses").mkdir()
    return tmp_path / "out"


def start(folder: Path) -> "subprocess.Popen[str]":
    """A run of 80 games in files of 4, in a process of its own. It does not end before it is given leave."""
    command = [sys.executable, "-m", "smashup.cli", "lab", "run", "--games", "80", "--part", "4", "--workers", "2"]
    return subprocess.Popen(
        [*command, "--out", str(folder), "--bot", "tests.lab.bots:Witness"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env=os.environ
        | {"WITNESSES": str(folder.parent / "witnesses"), "RESULTS": str(folder), "LEAVE": str(leave(folder))},
    )


def leave(folder: Path) -> Path:
    return folder.parent / "leave"


def test_several_processes_give_the_same_files_as_one(results: Path, tmp_path: Path) -> None:
    done: list[int] = []
    assert run(PLAN, tmp_path / "out", workers=2, on_progress=done.append) == 70
    assert rows_in(tmp_path / "out") == rows_in(results)
    assert [file.name for file in files(tmp_path / "out")] == [f"part-00000{part}.parquet" for part in range(3)]
    assert done == list(range(71))


def test_a_killed_run_continues_and_nothing_is_lost_or_doubled(folder: Path, tmp_path: Path) -> None:
    process = start(folder)
    wait_until(lambda: len(files(folder)) >= 3, process)
    process.kill()
    leave(folder).touch()
    process.communicate()
    kept = files(folder)
    assert 3 <= len(kept) < 20
    kept_at = [file.stat().st_mtime_ns for file in kept]
    # The workers notice that nobody listens any more.
    processes = [int(file.name) for file in (tmp_path / "witnesses").iterdir()]
    workers = [one for one in processes if one != process.pid]
    assert len(workers) == 2
    wait_until(lambda: not any(map(is_alive, workers)))

    again = start(folder)
    _, errors = again.communicate(timeout=PATIENCE)
    assert again.returncode == 0, errors
    assert [file.stat().st_mtime_ns for file in kept] == kept_at
    assert {file.name for file in folder.iterdir()} == {
        *(f"part-{n:06}.parquet" for n in range(20)),
        "run.json",
        "run.lock",
    }

    rows = rows_in(folder)
    assert [row["game"] for row in rows] == [game for game in range(80) for _ in (0, 1)]
    whole = tmp_path / "whole"
    run(Plan(games=80, bots=("random",), part=100), whole, workers=2)
    assert rows == [{**row, "bot": "tests.lab.bots:Witness"} for row in rows_in(whole)]


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize(
    "stop",
    [
        # As a terminal does it: the workers get it too.
        pytest.param(lambda process: os.killpg(process.pid, signal.SIGINT), id="control-c"),
        pytest.param(subprocess.Popen.terminate, id="asked to end"),
    ],
)
def test_a_run_that_is_stopped_says_so_in_one_line_and_continues(
    folder: Path, stop: Callable[["subprocess.Popen[str]"], None]
) -> None:
    process = start(folder)
    wait_until(lambda: len(files(folder)) >= 3, process)
    stop(process)
    leave(folder).touch()
    printed, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130, errors
    assert printed == ""
    assert errors == f"Interrupted. What was played is in {folder}; repeat the command to continue.\n"
    left = len(files(folder))
    assert 3 <= left < 20
    again = start(folder)
    again.communicate(timeout=PATIENCE)
    assert again.returncode == 0
    assert [row["game"] for row in rows_in(folder)] == [game for game in range(80) for _ in (0, 1)]


def test_a_run_that_is_complete_plays_nothing(results: Path) -> None:
    done: list[int] = []
    assert run(PLAN, results, workers=1, on_progress=done.append) == 0
    assert done == [70]


def test_a_run_may_grow(results: Path, tmp_path: Path) -> None:
    folder = tmp_path / "out"
    assert run(replace(PLAN, games=30), folder, workers=1) == 30
    assert run(PLAN, folder, workers=1) == 40
    assert rows_in(folder) == rows_in(results)
    assert json.loads((folder / "run.json").read_text())["games"] == 70
    with pytest.raises(LabError, match="holds a run of 70 games; it may grow, but not shrink to 30"):
        run(replace(PLAN, games=30), folder, workers=1)


def interrupt_at(games: int) -> Callable[[int], None]:
    def interrupt(done: int) -> None:
        if done == games:
            raise KeyboardInterrupt

    return interrupt


def test_an_interrupted_run_keeps_what_it_has_played(results: Path, tmp_path: Path) -> None:
    folder = tmp_path / "out"
    with pytest.raises(KeyboardInterrupt):
        run(PLAN, folder, workers=1, on_progress=interrupt_at(47))
    assert [row["game"] for row in rows_in(folder)] == [game for game in range(47) for _ in (0, 1)]
    assert run(PLAN, folder, workers=1) == 23
    assert rows_in(folder) == rows_in(results)


def test_of_games_that_came_out_of_order_those_before_the_first_gap_are_kept(
    results: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "out"

    def broken_off(work: Callable[[Match], Any], matches: Iterable[Match], **_: Any) -> Generator[Any, None, None]:
        first = list(islice(matches, PLAN.part + 4))
        for place in (2, 0, PLAN.part + 1, 1, 5, PLAN.part):
            yield work(first[place])
        raise KeyboardInterrupt

    monkeypatch.setattr(import_module("smashup.lab.run"), "in_processes", broken_off)
    with pytest.raises(KeyboardInterrupt):
        run(PLAN, folder)
    there = [row["game"] for row in rows_in(folder)]
    assert there == [game for game in (0, 1, 2, PLAN.part, PLAN.part + 1) for _ in (0, 1)]
    monkeypatch.undo()
    assert run(PLAN, folder, workers=1) == PLAN.games - 5
    assert rows_in(folder) == rows_in(results)


def test_a_grown_run_can_be_interrupted_at_once(results: Path, tmp_path: Path) -> None:
    folder = tmp_path / "out"
    run(replace(PLAN, games=30), folder, workers=1)
    with pytest.raises(KeyboardInterrupt):
        run(PLAN, folder, workers=1, on_progress=interrupt_at(30))
    assert [row["game"] for row in rows_in(folder)] == [game for game in range(30) for _ in (0, 1)]
    assert run(PLAN, folder, workers=1) == 40
    assert rows_in(folder) == rows_in(results)


def test_a_lost_file_is_played_again(results: Path, tmp_path: Path) -> None:
    folder = tmp_path / "out"
    run(PLAN, folder, workers=1)
    (folder / "part-000001.parquet").unlink()
    assert run(PLAN, folder, workers=1) == 25
    assert rows_in(folder) == rows_in(results)


@pytest.mark.parametrize(
    ("changed", "complaint"),
    [
        (
            {"seed": 4},
            r"other settings \(seed: 3 there, 4 asked for\); continue with the same settings or choose another folder",
        ),
        ({"part": 10}, r"other settings \(part: 25 there, 10 asked for\)"),
        ({"players": 3, "bots": ("random",)}, r"other settings \(players: 2 there, 3 asked for\)"),
        ({"schedule": "pairs"}, r'other settings \(schedule: "balanced" there, "pairs" asked for\)'),
        (
            {"bots": ("random", "greedy")},
            r'other settings \(bots: \["random", "random"\] there, \["random", "greedy"\] asked for\)',
        ),
    ],
)
def test_a_run_with_other_settings_is_refused(results: Path, changed: dict[str, object], complaint: str) -> None:
    before = {file: file.stat().st_mtime_ns for file in results.iterdir()}
    with pytest.raises(LabError, match=complaint):
        run(replace(PLAN, **changed), results, workers=1)  # type: ignore[arg-type]
    assert {file: file.stat().st_mtime_ns for file in results.iterdir()} == before


def test_a_run_is_continued_only_by_the_same_rules_and_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = Plan(games=1, bots=("random", "tests.lab.bots:Weighted"))
    run(plan, tmp_path, workers=1)
    more = replace(plan, games=2)
    with monkeypatch.context() as changed:
        changed.setattr(identity, "rules", lambda: "others")
        changed.setattr(Weighted, "identity", "weights 2")
        with pytest.raises(
            LabError, match=r"the rules and the bot tests\.lab\.bots:Weighted changed since, so the 1 games"
        ):
            run(more, tmp_path, workers=1)
        assert run(plan, tmp_path, workers=1) == 0  # Nothing is missing, so nothing can be mixed.
    assert run(more, tmp_path, workers=1) == 1


def test_a_run_that_does_not_say_by_which_rules_it_was_played_is_not_continued(tmp_path: Path) -> None:
    run(replace(PLAN, games=1), tmp_path, workers=1)
    path = tmp_path / "run.json"
    told = json.loads(path.read_text())
    old = {name: value for name, value in told.items() if name not in ("identity", "max_turns", "max_seconds")}
    path.write_text(json.dumps(old | {"smashup": "0.1.0"}))
    with pytest.raises(LabError, match=r"begun by version 0\.1\.0, which did not note by which rules and bots"):
        run(PLAN, tmp_path, workers=1)
    assert run(replace(PLAN, games=1), tmp_path, workers=1) == 0
    assert ask(tmp_path, "factions").rows
    replay(tmp_path, 0)


def test_a_fingerprint_changes_with_what_a_program_does_and_not_with_its_words() -> None:
    before = 'class A:\n    "Old words."\n    power = 2  # two\n'
    assert identity.without_words(before) == identity.without_words("class A:\n    power = 2\n")
    assert identity.without_words(before) != identity.without_words(before.replace("2", "3"))
    assert identity.bot_identity("random") != identity.bot_identity("tests.lab.bots:Weighted")
    assert identity.bot_identity("tests.lab.bots:Weighted").endswith(" weights 1")


def test_results_that_nothing_says_what_they_are_stay_as_they_are(tmp_path: Path) -> None:
    (tmp_path / "part-000000.parquet").write_bytes(b"mine")
    with pytest.raises(LabError, match=r"has results but no run\.json"):
        run(PLAN, tmp_path, workers=1)
    assert (tmp_path / "part-000000.parquet").read_bytes() == b"mine"


def test_a_damaged_file_is_named(tmp_path: Path) -> None:
    run(replace(PLAN, games=1), tmp_path, workers=1)
    (tmp_path / "part-000000.parquet").write_bytes(b"PAR1 and nothing else")
    with pytest.raises(LabError, match=r"part-000000\.parquet is damaged; remove it and its games are played again"):
        run(PLAN, tmp_path, workers=1)


@pytest.mark.parametrize("content", ["", "[]", "{}", '{"format": "smashup-lab", "version": 9}'])
def test_a_damaged_run_json_is_named(tmp_path: Path, content: str) -> None:
    (tmp_path / "run.json").write_text(content)
    with pytest.raises(LabError, match=r"run\.json cannot be used"):
        run(PLAN, tmp_path, workers=1)


def test_two_runs_do_not_write_to_the_same_folder(tmp_path: Path) -> None:
    with Results(tmp_path).locked(), pytest.raises(LabError, match="another run is writing to"):
        run(PLAN, tmp_path, workers=1)
    assert not (tmp_path / "run.json").exists()


def test_what_a_killed_run_left_unfinished_is_tidied_away(tmp_path: Path) -> None:
    (tmp_path / "part-000000.parquet.tmp").write_bytes(b"half")
    run(replace(PLAN, games=1), tmp_path, workers=1)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["part-000000.parquet", "run.json", "run.lock"]


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(LabError, match=r"cannot write to .*file/out: Not a directory"):
        run(PLAN, tmp_path / "file" / "out", workers=1)


@pytest.mark.parametrize("workers", [1, 2])
def test_a_bot_that_breaks_forfeits_and_the_reason_is_kept(tmp_path: Path, workers: int) -> None:
    plan = Plan(games=2, bots=("random", "tests.lab.bots:Stumbler"))
    assert run(plan, tmp_path, workers=workers) == 2
    for row in rows_in(tmp_path):
        broke = row["bot"] != "random"
        assert (row["ended"], row["forfeited"], row["won"], row["win_share"]) == (
            "forfeit",
            broke,
            not broke,
            not broke,
        )
        assert row["place"] == (2 if broke else 1)
        assert re.fullmatch(r"ValueError: I am lost \(.*bots\.py, line \d+\)", row["reason"])


@pytest.mark.parametrize(
    ("bot", "seconds", "reason"),
    [
        ("Babbler", 60.0, "IllegalChoiceError: .* is not one of the .* options"),
        ("Dreamer", 0.5, "it has thought for more than 0.5 seconds"),
        ("Unready", 60.0, "cannot be made: my weights are gone"),
    ],
)
def test_nonsense_endless_thoughts_and_bots_that_cannot_be_made_are_forfeits_too(
    tmp_path: Path, bot: str, seconds: float, reason: str
) -> None:
    run(Plan(games=1, bots=("random", f"tests.lab.bots:{bot}"), max_seconds=seconds), tmp_path, workers=1)
    first, second = rows_in(tmp_path)
    assert (first["won"], second["forfeited"]) == (True, True)
    assert re.search(reason, second["reason"])


def test_a_game_in_which_nothing_happens_is_cut_short(tmp_path: Path) -> None:
    run(Plan(games=1, bots=("tests.lab.bots:Passer",), max_turns=40), tmp_path, workers=1)
    rows = rows_in(tmp_path)
    assert [(row["ended"], row["won"], row["win_share"], row["turns"]) for row in rows] == [
        ("turns", False, 0.5, 41)
    ] * 2
    replay(tmp_path, 0)


def test_a_game_at_which_the_process_dies_is_recorded_and_the_others_are_played(tmp_path: Path) -> None:
    match_ups = ((("aliens", "pirates"), ("robots", "zombies")),)
    plan = Plan(games=6, bots=("random", "tests.lab.bots:Quitter"), schedule="given", match_ups=match_ups)
    run(plan, tmp_path, workers=2)
    rows = rows_in(tmp_path)
    assert {(row["ended"], row["win_share"]) for row in rows} == {("crash", 0.5)}
    assert [row["reason"] for row in rows] == ["the process ended with exit code 3"] * 12


def test_the_command_tells_of_games_that_did_not_end_by_the_rules(smashup: Smashup, tmp_path: Path) -> None:
    bots = ("--bot", "random", "--bot", "tests.lab.bots:Babbler")
    result = smashup("lab", "run", "--games", 2, "--out", tmp_path, *bots, "--workers", 1)
    assert result.code == 0
    assert "2 games were forfeited by tests.lab.bots:Babbler, game 0 first: IllegalChoiceError" in result.out
    refused = smashup("lab", "report", tmp_path, "-o", tmp_path / "report.html")
    assert refused.code == 2
    assert "holds no games that ended by the rules" in refused.err


def test_a_worker_that_dies_is_reported() -> None:
    with pytest.raises(WorkerError, match=r"a worker process ended in the middle of a game \(exit code 3\)"):
        list(in_processes(os._exit, [3, 3], workers=2))
