"""A machine that lacks something: the tests that need it do not run, and the run says so at its very end."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
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


def test_packages_that_cannot_be_installed_are_named_and_nothing_fails(tmp_path):
    for program in ("sh", "ls"):
        (tmp_path / program).symlink_to(str(shutil.which(program)))
    (tmp_path / "id").write_text("#!/bin/sh\necho 1000\n")
    (tmp_path / "id").chmod(0o755)
    script = ROOT / "tools" / "system_packages.sh"
    done = subprocess.run([script], capture_output=True, text=True, check=False, env={"PATH": str(tmp_path)})
    assert done.returncode == 0
    assert done.stdout.endswith(" chromium (cannot be installed here: that takes root and apt-get)\n")
