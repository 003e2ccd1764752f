"""`make faction`: what it writes is a faction of the game at once, passes its own tests and is clean."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LONG = "The Somewhat Overlooked Gentlemen of the Moon"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """The parts of the project that a faction meets, in a folder of their own."""
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("static", "__pycache__"))
    shutil.copytree(ROOT / "tools", tmp_path / "tools", ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "tests" / "cards" / "core").mkdir(parents=True)
    for file in ("tests/__init__.py", "tests/cards/__init__.py", "tests/cards/core/__init__.py"):
        shutil.copy(ROOT / file, tmp_path / file)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def python(checkout: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"PYTHONPATH": str(checkout / "src")}
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=checkout, env=environment, capture_output=True, text=True, timeout=300)


def test_a_new_faction_in_a_new_set_is_in_the_game_and_passes_its_tests(checkout: Path):
    done = python(checkout, "-m", "tools.new_faction", LONG, "--set", "night_sky", "--set-name", "Night Sky")
    assert done.returncode == 0, done.stderr
    key = "the_somewhat_overlooked_gentlemen_of_the_moon"
    assert f"wrote src/smashup/cards/night_sky/{key}.py" in done.stdout.replace("\\", "/")
    design = checkout / "web" / "src" / "lib" / "design"
    assert (design / "factions" / f"{key}.ts").exists()
    assert (design / "pictures" / f"{key}.ts").exists()
    code = "from smashup.engine import FACTIONS, SETS; print(list(SETS.items())[-1], list(FACTIONS)[-1])"
    assert python(checkout, "-c", code).stdout == f"('night_sky', 'Night Sky') {key}\n"
    tested = python(checkout, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests")
    assert tested.returncode == 0, tested.stdout
    for check in (["format", "--check"], ["check"]):
        clean = python(checkout, "-m", "ruff", *check, "--no-cache", "src/smashup/cards/night_sky", "tests")
        assert clean.returncode == 0, clean.stdout


def test_a_new_faction_in_a_set_there_is(checkout: Path):
    done = python(checkout, "-m", "tools.new_faction", "King's Men", "--set", "core")
    assert done.returncode == 0, done.stderr
    code = "from smashup import catalogue; print([f['key'] for f in catalogue() if f['set'] == 'core'][1:4])"
    assert python(checkout, "-c", code).stdout == "['dinosaurs', 'kings_men', 'ninjas']\n"
    again = python(checkout, "-m", "tools.new_faction", "King's Men", "--set", "core")
    assert again.returncode == 1
    assert "there is a faction kings_men already, of the set core" in again.stderr


def test_a_set_that_does_not_exist_needs_a_name(checkout: Path):
    done = python(checkout, "-m", "tools.new_faction", "Bats", "--set", "night_sky")
    assert done.returncode == 1
    assert "there is no set 'night_sky', only core, " in done.stderr


@pytest.mark.parametrize("key", ["", "Night Sky", "night-sky"])
def test_the_key_of_a_set_is_the_name_of_a_folder(checkout: Path, key: str):
    done = python(checkout, "-m", "tools.new_faction", "Bats", "--set", key, "--set-name", "Night Sky")
    assert done.returncode == 1
    assert f"{key!r} cannot be a set: its key is the name of a folder, as in SET=night_sky" in done.stderr
    assert not list(checkout.rglob("*bats*"))


def test_factions_are_found_in_a_zip_file_as_well(checkout: Path):
    archive = shutil.make_archive(str(checkout / "smashup"), "zip", checkout / "src")
    shutil.rmtree(checkout / "src")
    code = "import smashup; print(smashup.__file__); print(len(smashup.catalogue()))"
    environment = os.environ | {"PYTHONPATH": archive}
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, cwd=checkout, env=environment, capture_output=True, text=True, timeout=300)
    where, number = done.stdout.splitlines()
    assert ".zip" in where
    assert int(number) >= 26
