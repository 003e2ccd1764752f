"""The newest version in CHANGELOG.md is the one the package says it is."""

from __future__ import annotations

import re

from smashup import __version__
from tests.docs.test_commands import ROOT

HEADINGS = re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.M)
RELEASED = r"(\d+)\.(\d+)\.(\d+)(?: \(\d{4}-\d\d-\d\d\))?"
"""The first version has no date: nobody wrote it down."""


def test_the_newest_version_is_that_of_the_package() -> None:
    version, development, _ = __version__.partition(".dev")
    when = r"unreleased" if development else r"\d{4}-\d\d-\d\d"
    assert re.fullmatch(rf"{re.escape(version)} \({when}\)", HEADINGS[0])


def test_older_versions_are_released_and_in_order() -> None:
    older = [re.fullmatch(RELEASED, heading) for heading in HEADINGS[1:]]
    assert all(older), HEADINGS
    numbers = [tuple(map(int, found.groups())) for found in older if found]
    newest = tuple(map(int, HEADINGS[0].split()[0].split(".")))
    assert [newest, *numbers] == sorted({newest, *numbers}, reverse=True)
