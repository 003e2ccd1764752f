"""Every command in README.md and docs/ works as it is written there, with numbers small enough for a test."""

from __future__ import annotations

import io
import re
import shlex
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest
import sqlalchemy as sa

from smashup import Game
from smashup.cli import _parser, main
from smashup.game.report import write_report
from smashup.guides.puzzles.shelf import FILES
from smashup.lab import Plan, run
from smashup.matches.arena import hold
from smashup.server.database import REPORTS, Database
from smashup.server.faction_statistics import SHIPPED
from smashup.training.run import play_games
from tests.server.clients import WAIT

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
SMALLER = {"--games": "2", "--game": "1", "--port": "0", "--positions": "1", "--seconds": "1"}
"""What these options are set to."""
FOLDERS_OF_RESULTS = {"results/": 2, "two/": 2, "three/": 3, "four/": 4, "normal/": 2, "expert/": 2, "hard/": 2}
"""How many play in them."""
pytestmark = pytest.mark.xdist_group("commands")

TYPED = "q\nq\ny\n"
"""What somebody types who wants to leave at once."""


def blocks(page: Path, language: str) -> list[str]:
    found = re.findall(r"^```(\w*)\n(.*?)^```$", page.read_text(), re.M | re.S)
    return [block for kind, block in found if kind == language]


def commands() -> dict[str, str]:
    """The command lines without what is said about them, and where each is."""
    found: dict[str, str] = {}
    for page in PAGES:
        for block in blocks(page, ""):
            for line in re.sub(r"\\\n\s+", "", block).splitlines():
                if line.startswith("smashup"):
                    found.setdefault(re.split(r"\s{2,}", line)[0], page.name)
    return found


COMMANDS = commands()


def of_another_machine(command: str) -> bool:
    """These need a database server or a cluster: tests/server/test_storage.py and tests/lab/test_ray.py have them."""
    return any(words in command for words in ("postgresql://", "--executor ray", "--ray "))


@pytest.fixture(scope="module")
def things(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with all that the commands speak of."""
    folder = tmp_path_factory.mktemp("things")
    game = Game.new([("aliens", "pirates"), ("robots", "zombies")], seed=7, log=True)
    while game.decision is not None:
        game.choose(0)
    (folder / "game.txt").write_text(game.save())
    (folder / "report.json").write_text(write_report(game, viewer=0, note="odd"))
    shutil.copy(SHIPPED, folder / "statistics.json")
    (folder / "smashup").mkdir()
    database = Database(str(folder / "smashup" / "tables.sqlite3"))
    sent = {"id": "k3v9x2mq7d", "created": 0.0, "origin": "table", "note": "odd", "file": write_report(game)}
    with database.engine.begin() as connection:
        connection.execute(sa.insert(REPORTS), [sent])
    database.close()
    (folder / "more").mkdir()
    shutil.copy(next(FILES.glob("*.json")), folder / "more" / "0-3-21-win.json")
    (folder / "report.json").write_text(write_report(game, step=5, note="That was odd."))
    for name, players in FOLDERS_OF_RESULTS.items():
        run(Plan(games=4, players=players, bots=("random",), seed=3, part=4), folder / name, workers=1)
    for seed, name in enumerate(("levels.jsonl", "more.jsonl")):
        hold(["random", "tests.lab.bots:RandomBot"], games=2, seed=seed, workers=1, out=folder / name)
    (example,) = [block for block in blocks(ROOT / "docs" / "bots.md", "python") if block.startswith("# mymodule.py")]
    (folder / "mymodule.py").write_text(example)
    play_games(folder / "training", "greedy", 0, 1, workers=1)
    for number in range(3):
        shutil.copy(ROOT / "src/smashup/bots/learned/weights.npz", folder / "training" / f"weights_{number}.npz")
    return folder


def made_smaller(words: list[str]) -> list[str]:
    return [SMALLER.get(before, word) for before, word in zip(["", *words], words, strict=False)]


@pytest.mark.parametrize("command", [command for command in COMMANDS if not of_another_machine(command)])
def test_a_command_of_the_documentation_works(
    command: str, things: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "here"
    words = made_smaller(shlex.split(command))[1:]
    made = words[words.index("--out") + 1] if "--out" in words else ""
    shutil.copytree(things, folder, ignore=lambda _, names: [name for name in names if name == made.strip("/")])
    monkeypatch.chdir(folder)
    monkeypatch.setenv("HOME", str(folder))
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
    if words[0] == "serve" or "--web" in words:
        serves_until_interrupted(words if "--port" in words else [*words, "--port", "0"])
    else:
        monkeypatch.setattr(sys, "stdin", io.StringIO(TYPED))
        assert main(words) == 0
    assert (folder / made).exists()


def serves_until_interrupted(words: list[str]) -> None:
    process = subprocess.Popen(
        [sys.executable, "-u", "-m", "smashup.cli", *words],
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    assert process.stdout is not None
    said = ""
    while "http://" not in said and (line := process.stdout.readline()):
        said += line
    process.send_signal(signal.SIGINT)
    rest, _ = process.communicate(timeout=WAIT)
    assert process.returncode == 0, said + rest


@pytest.mark.parametrize("command", [command for command in COMMANDS if of_another_machine(command)])
def test_a_command_for_another_machine_is_understood(command: str) -> None:
    assert _parser().parse_args(shlex.split(command)[1:]).run


def test_every_command_is_described() -> None:
    (kinds,) = [action.choices for action in _parser()._actions if isinstance(action.choices, dict)]
    assert set(kinds) == {command.split()[1] for command in COMMANDS}
