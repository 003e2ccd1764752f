"""A machine that lacks something: the tests that need it do not run, and the run says so at its very end."""

from __future__ import annotations

import contextlib
import os
import pty
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
EXAMPLE = """
from tests.machine import needs

def test_that_runs():
    pass

def test_with_a_browser():
    needs(None, "Netscape is not installed")

def test_with_another_page():
    needs(None, "Netscape is not installed")
"""


@pytest.mark.parametrize("workers", [[], ["-n", "1"]], ids=["alone", "workers"])
@pytest.mark.parametrize(("ci", "code", "words"), [("", 0, ""), ("true", 1, " (a failure, because CI=true)")])
def test_the_last_line_says_what_did_not_run_and_why(tmp_path, workers, ci, code, words):
    (tmp_path / "conftest.py").write_text((ROOT / "tests" / "conftest.py").read_text())
    (tmp_path / "test_pages.py").write_text(EXAMPLE)
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-c", os.devnull, "--rootdir", str(tmp_path), *workers, str(tmp_path)],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"CI": ci, "PYTHONPATH": str(ROOT)},
    )
    assert done.stdout.splitlines()[-1] == (f"Not run here{words}: 2 tests in test_pages.py: Netscape is not installed")
    assert done.returncode == code


class Machine:
    """A machine without Chromium, whose apt-get writes down what it is asked for."""

    def __init__(self, folder: Path, user: int = 0, apt: bool = True, has: Sequence[str] = ()) -> None:
        self.asked = folder / "asked"
        programs = {"id": f"echo {user}", "initdb": ":", "cc": ":"} | dict.fromkeys(has, ":")
        if apt:
            programs["apt-get"] = f'echo "$@" >>{self.asked}'
        for name, does in programs.items():
            (folder / name).write_text(f"#!/bin/sh\n{does}\n")
            (folder / name).chmod(0o755)
        for name in ("sh", "ls", "mktemp", "rm", "tail"):
            (folder / name).symlink_to(str(shutil.which(name)))
        self.path = str(folder)

    def packages(self, typed: str | None = None, **environment: str) -> str:
        """What the script says; typed at a terminal, if there is one."""
        ours, theirs = pty.openpty() if typed is not None else (-1, subprocess.PIPE)
        done = subprocess.Popen(
            [ROOT / "tools" / "system_packages.sh"],
            stdin=theirs,
            stdout=theirs,
            env={"PATH": self.path, **environment},
        )
        if typed is None:
            said = done.communicate()[0].decode()
        else:
            os.close(theirs)
            os.write(ours, typed.encode())
            said = everything_at(ours)
        assert done.wait() == 0
        return said

    @property
    def installs(self) -> list[str]:
        return self.asked.read_text().splitlines()[1:] if self.asked.exists() else []


def test_a_browser_that_is_there_will_do_but_a_machine_that_only_tests_gets_the_quick_one(tmp_path: Path) -> None:
    machine = Machine(tmp_path, has=["chromium"])
    assert machine.packages() == ""
    assert machine.installs == []
    machine.packages(CI="true")
    assert machine.installs == INSTALLED


def everything_at(terminal: int) -> str:
    """What a terminal shows until the program there ends; Linux then answers a read with an error."""
    said = b""
    with contextlib.suppress(OSError):
        while part := os.read(terminal, 1024):
            said += part
    os.close(terminal)
    return said.decode().replace("\r\n", "\n")


INSTALLED = ["-qq install --yes --no-install-recommends chromium-headless-shell"]


@pytest.mark.parametrize(
    ("user", "apt", "environment", "reason"),
    [
        (1000, True, {}, "They cannot be installed from here without root (apt-get install chromium-headless-shell)"),
        (0, False, {}, "They cannot be installed from here without apt-get"),
        (0, True, {"SMASHUP_NO_SYSTEM_PACKAGES": "1"}, "Not installed, because SMASHUP_NO_SYSTEM_PACKAGES is set"),
    ],
)
def test_packages_that_cannot_or_may_not_be_installed_are_named_and_nothing_fails(
    tmp_path, user, apt, environment, reason
):
    machine = Machine(tmp_path, user, apt)
    said = machine.packages(**environment)
    assert "chromium-headless-shell: for the tests that play in a browser\n" in said
    assert said.endswith(f"{reason}: the tests that need them will not run.\n")
    assert machine.installs == []


def test_without_a_terminal_packages_are_installed_after_saying_so(tmp_path):
    machine = Machine(tmp_path)
    said = machine.packages()
    assert said.index("set SMASHUP_NO_SYSTEM_PACKAGES=1") < said.index("Installing chromium-headless-shell.")
    assert machine.installs == INSTALLED


@pytest.mark.parametrize(("answer", "installs"), [("n", []), ("", []), ("y", INSTALLED), ("Yes", INSTALLED)])
def test_somebody_at_a_terminal_is_asked(tmp_path, answer, installs):
    machine = Machine(tmp_path)
    assert "Install them? [y/N]" in machine.packages(typed=f"{answer}\n")
    assert machine.installs == installs


def test_a_build_machine_is_not_asked(tmp_path):
    machine = Machine(tmp_path)
    assert "[y/N]" not in machine.packages(typed="", CI="true")
    assert machine.installs == INSTALLED
