"""What some tests need beside Python, and the plain line about tests that did not run for want of it.

A test that needs such a thing calls `needs` (or a fixture that does). Where the thing is missing the test does not run,
and the last line of the test run says so; with CI=true in the environment that is a failure. `tools/system_packages.sh`
installs what is missing where it may.
"""

from __future__ import annotations

import os
import shutil
from glob import glob
from pathlib import Path

import pytest

MARK = "not run here: "
_not_run: dict[str, set[str]] = {}
"""In the process that writes the report: the tests that did not run, by reason."""


def find_program(name: str, *places: str) -> Path | None:
    """A program on the path or at one of these places (shell patterns)."""
    if (found := shutil.which(name)) is not None:
        return Path(found)
    for place in places:
        for path in sorted(glob(place), reverse=True):
            if os.access(path, os.X_OK):
                return Path(path)
    return None


def postgresql_program(name: str) -> Path | None:
    """Debian keeps the server's own programs off the path."""
    return find_program(name, f"/usr/lib/postgresql/*/bin/{name}")


def chromium() -> Path | None:
    """Debian's browser without a window, which opens a page at a third of the cost; or any other of its family."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    return next((found for name in names if (found := find_program(name)) is not None), None)


def needs(found: Path | None, what: str) -> Path:
    """The thing a test needs. Where it is missing the test does not run, and the report says why."""
    if found is None:
        pytest.skip(f"{MARK}{what}")
    return found


# Hooks, which tests/conftest.py hands to pytest.


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.skipped and isinstance(report.longrepr, tuple) and MARK in report.longrepr[2]:
        reason = report.longrepr[2].partition(MARK)[2]
        _not_run.setdefault(reason, set()).add(report.nodeid)


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    if _not_run and os.environ.get("CI") == "true" and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


@pytest.hookimpl(trylast=True)
def pytest_unconfigure(config: pytest.Config) -> None:
    for line in summary():
        print(line)


def summary() -> list[str]:
    """One plain line for each thing that was missing."""
    failed = " (a failure, because CI=true)" if os.environ.get("CI") == "true" else ""
    lines = []
    for reason, tests in sorted(_not_run.items()):
        files = sorted({test.partition("::")[0] for test in tests})
        number = f"{len(tests)} test{'s' if len(tests) > 1 else ''}"
        lines.append(f"Not run here{failed}: {number} in {', '.join(files)}: {reason}")
    return lines
