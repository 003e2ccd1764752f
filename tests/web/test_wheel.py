"""The wheel carries the web page: installed where there is nothing else, and no Node, it serves it. With a C compiler
its engine is compiled, without one it is plain."""

import os
import re
import shutil
import subprocess
import sys
import venv
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import Distribution, distribution, distributions
from pathlib import Path
from urllib.request import urlopen

import pytest
from packaging.requirements import Requirement

from tests.machine import needs
from tools.compile_engine import missing

PROJECT = Path(__file__).parents[2]
WAIT = 60
NO_SOURCES = shutil.ignore_patterns(".*", "build", "dist", "node_modules", "site", "static", "tests")

pytestmark = pytest.mark.xdist_group("wheel")


def run(*command: object, **variables: str) -> str:
    # The Node that `make` has put into this environment, if it did, saves another one for the build.
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    # What is installed is asked, not what lies in a folder named here.
    # Of what is installed, only what is imported gets compiled to bytecode.
    pip = {"PIP_NO_COMPILE": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    env = {**os.environ, **pip, "PATH": path, "PYTHONPATH": "", **variables}
    done = subprocess.run([str(part) for part in command], cwd=PROJECT, capture_output=True, text=True, env=env)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def build(folder: Path, project: Path = PROJECT, *options: str, **variables: str) -> Path:
    pip = (sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", *options)
    run(*pip, "--wheel-dir", folder, project, **variables)
    (wheel,) = folder.glob("smashup-*.whl")
    return wheel


@contextmanager
def installed_server(wheel: Path, home: Path) -> Iterator[str]:
    """The address of a server that runs from the wheel in an environment of its own."""
    programs = install(wheel, home / "env")
    (modules,) = (home / "env").glob("lib/python*/site-packages")
    (installed,) = distributions(name="smashup", path=[str(modules)])
    link(asked_for_by(installed, "server"), modules)
    database = str(home / "games.db")
    command = [str(programs / "smashup"), "serve", "--port", "0", "--workers", "1", "--database", database]
    server = subprocess.Popen(
        command,
        cwd=home,
        # Nothing but the environment's own programs: there is no Node.
        env={"PATH": str(programs), "HOME": str(home), "PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        yield first_address(server)
    finally:
        server.terminate()
        server.wait(WAIT)


def install(wheel: Path, environment: Path) -> Path:
    """The folder of the programs of a new environment that has this wheel and nothing else."""
    venv.create(environment, symlinks=True)
    programs = environment / "bin"
    run(sys.executable, "-m", "pip", "--python", programs / "python", "install", "--quiet", "--no-deps", wheel)
    return programs


def asked_for_by(package: Distribution, *extras: str) -> list[Distribution]:
    """What a package says that it needs, and what that needs, as it is installed here."""
    found: dict[str, Distribution] = {}
    for requirement in map(Requirement, package.requires or ()):
        if requirement.marker is None or any(requirement.marker.evaluate({"extra": extra}) for extra in ("", *extras)):
            needed = distribution(requirement.name)
            found |= {one.name: one for one in (needed, *asked_for_by(needed, *requirement.extras))}
    return list(found.values())


def link(packages: list[Distribution], modules: Path) -> None:
    """To install them from the index again would take half a minute, most of it for reading lists of old versions."""
    for package in packages:
        for name in {file.parts[0] for file in package.files or ()} - {"..", "__pycache__"}:
            if not (modules / name).exists():
                (modules / name).symlink_to(str(package.locate_file(name)))


def first_address(server: subprocess.Popen[str]) -> str:
    assert server.stdout is not None
    printed = []
    for line in server.stdout:
        printed.append(line)
        found = re.search(r"Smash Up is at (http://\S+)/ ", line)
        if found:
            return found[1]
    raise AssertionError("".join(printed))


def load(address: str) -> tuple[str, str]:
    """The type and the text of what is at an address."""
    with urlopen(address, timeout=WAIT) as answer:
        return answer.headers.get_content_type(), answer.read().decode(errors="replace")


@pytest.fixture(scope="module")
def plain_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built on a machine that has no C compiler, from sources alone: the page is built for it."""
    project = tmp_path_factory.mktemp("project") / "smashup"
    shutil.copytree(PROJECT, project, ignore=NO_SOURCES)
    return build(tmp_path_factory.mktemp("wheel"), project, SMASHUP_COMPILE="", CC="no-such-compiler")


def test_the_page_loads_from_an_installed_wheel_with_everything_it_asks_for(plain_wheel: Path, tmp_path: Path) -> None:
    names = zipfile.ZipFile(plain_wheel).namelist()
    assert [name for name in names if name.endswith((".ts", ".svelte")) or "node_modules" in name] == []
    with installed_server(plain_wheel, tmp_path) as address:
        kind, page = load(f"{address}/")
        assert kind == "text/html"
        assert '<div id="app">' in page
        asked_for = re.findall(r'(?:src|href)="(/[^"]+\.[^"/]+)"', page)
        kinds = {path.rsplit(".", 1)[-1]: load(address + path)[0] for path in asked_for}
        assert kinds == {
            "svg": "image/svg+xml",
            "png": "image/png",
            "webmanifest": "application/manifest+json",
            "js": "text/javascript",
            "css": "text/css",
        }
        kind, of_a_table = load(f"{address}/t/abc")
        assert (kind, '<div id="app">' in of_a_table) == ("text/html", True)
        assert "Supreme Overlord" in load(f"{address}/api/catalogue")[1]
        assert "Collectors cannot return Collectors" in load(f"{address}/api/rulings")[1]
        assert '"faction":"aliens"' in load(f"{address}/api/statistics")[1]
        # The numbered rules are in a script of the page.
        wheel = zipfile.ZipFile(plain_wheel)
        scripts = [wheel.read(name).decode() for name in names if "/assets/" in name and name.endswith(".js")]
        assert any("Each player has two different factions" in script for script in scripts)


def test_without_a_compiler_the_engine_of_a_wheel_is_plain(plain_wheel: Path) -> None:
    assert plain_wheel.name.endswith("-py3-none-any.whl")
    assert [name for name in zipfile.ZipFile(plain_wheel).namelist() if name.endswith((".so", ".pyd"))] == []


# With the tests of the compiled engine, which compile it in the same way: what is built once is kept.
@pytest.mark.xdist_group("compiled engine")
def test_with_a_compiler_it_is_compiled(tmp_path: Path) -> None:
    lacking = missing()
    needs(None if lacking else PROJECT, f"compiling the engine needs {lacking}")
    asked = "from hatchling.build import get_requires_for_build_wheel as asked_for; print(*asked_for())"
    assert {"mypy", "setuptools"} <= set(re.findall(r"[a-z]+", run(sys.executable, "-c", asked, SMASHUP_COMPILE="1")))
    wheel = build(tmp_path, PROJECT, "--no-build-isolation", SMASHUP_COMPILE="1", MYPYC_OPT_LEVEL="0")
    assert wheel.name.split("-")[2] == f"cp{sys.version_info.major}{sys.version_info.minor}"
    programs = install(wheel, tmp_path / "env")
    assert run(programs / "smashup", "--version").endswith(" (compiled engine)\n")
    assert "2 games of 2 players" in run(programs / "smashup", "sim", "--games", "2")
