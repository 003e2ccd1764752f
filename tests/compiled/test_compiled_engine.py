"""The compiled engine plays the same games as the plain one, move for move.

It is compiled for these tests, unless the same sources were compiled so before (`.cache/engine`), and runs in processes
of its own from a copy of the sources: the working tree stays as it is, and nothing is compared with itself.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

import smashup
from tests.compiled.games import digest
from tests.machine import needs
from tools import compile_engine

ROOT = Path(__file__).parents[2]
GAMES = 2000
COMPILED_SOON = {"MYPYC_OPT_LEVEL": "0"}
"""What is said to the compiler: its optimisations take a minute and more, and change no game."""

pytestmark = pytest.mark.slow


class Engines(NamedTuple):
    """A copy of the sources each, one with the extension modules beside them."""

    plain: Path
    compiled: Path


@pytest.fixture(scope="module")
def engines(tmp_path_factory: pytest.TempPathFactory) -> Engines:
    lacking = compile_engine.missing()
    needs(None if lacking else ROOT, f"compiling the engine needs {lacking}")
    folder = tmp_path_factory.mktemp("engines")
    made = Engines(folder / "plain", folder / "compiled")
    for copy in made:
        shutil.copytree(ROOT / "src", copy, ignore=shutil.ignore_patterns("__pycache__", "*.so", "static"))
    command = [sys.executable, str(ROOT / "tools/compile_engine.py"), "--into", str(made.compiled)]
    done = subprocess.run(command, env=os.environ | COMPILED_SOON, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return made


def python(tree: Path, *arguments: str) -> str:
    """What a Python prints that runs with those sources."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": os.pathsep.join([str(tree), str(ROOT)])},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.xdist_group("compiled engine")
def test_the_version_says_which_engine_it_is(engines: Engines) -> None:
    assert python(engines.compiled, "-m", "smashup.cli", "--version").endswith(" (compiled engine)\n")
    assert python(engines.plain, "-m", "smashup.cli", "--version").endswith(" (plain engine)\n")


@pytest.mark.xdist_group("compiled engine")
def test_each_of_the_modules_is_compiled(engines: Engines) -> None:
    names = ", ".join(compile_engine.MODULES)
    code = f"import sys, {names}; print(*(sys.modules[name].__file__ for name in '{names}'.split(', ')), sep='\\n')"
    files = python(engines.compiled, "-c", code).split()
    assert len(files) == len(compile_engine.MODULES)
    assert [file for file in files if file.endswith(".py")] == []


# Where the tests of what holds in every game play the same ones: what was played by this process is known.
@pytest.mark.xdist_group("compiled games")
def test_random_games_are_the_same(request: pytest.FixtureRequest) -> None:
    games = ("-m", "tests.compiled.games", "0", str(GAMES))
    with_plain = [] if smashup.compiled else ["plain", *(f"{seed} {digest(seed)}" for seed in range(GAMES))]
    engines: Engines = request.getfixturevalue("engines")  # By now somebody else has compiled it.
    with_plain = with_plain or python(engines.plain, *games).splitlines()
    with_compiled = python(engines.compiled, *games).splitlines()
    assert (with_compiled[0], with_plain[0], len(with_plain)) == ("compiled", "plain", GAMES + 1)
    assert [pair for pair in zip(with_compiled[1:], with_plain[1:], strict=True) if pair[0] != pair[1]] == []


@pytest.mark.xdist_group("compiled engine")
def test_golden_games_rules_cards_and_searches_pass_with_the_compiled_engine(engines: Engines) -> None:
    code = (
        "import sys, pytest, smashup\n"
        "assert smashup.compiled\n"
        "sys.exit(pytest.main(['-p', 'no:cacheprovider', '-m', 'not slow', *sys.argv[1:]]))"
    )
    searches = ("tests/bots/test_learned.py", "tests/guides/test_exam.py")
    printed = python(engines.compiled, "-c", code, "tests/golden", "tests/rules", "tests/cards", *searches)
    assert int(printed.split(" passed")[0].split()[-1]) > 2500


@pytest.mark.xdist_group("compiled engine")
def test_bots_answer_the_same(engines: Engines) -> None:
    code = (
        "from smashup.cli.bench.ours import positions\n"
        "from smashup.bots.registry import make_bot\n"
        "for game in positions():\n"
        "    seen, asked = game.seen_by(game.decision.player), game.decision\n"
        "    print(*(make_bot(name, 1).choose(seen, asked) for name in ('easy', 'normal', 'mcts@20')))\n"
    )
    assert python(engines.compiled, "-c", code) == python(engines.plain, "-c", code)


@pytest.mark.xdist_group("compiled engine")
def test_the_server_speaks_the_same(engines: Engines) -> None:
    """What is compiled must not hold what pydantic reads of the engine's types."""
    code = "from smashup.server.typescript import typescript; print(typescript())"
    assert python(engines.compiled, "-c", code) == python(engines.plain, "-c", code)
