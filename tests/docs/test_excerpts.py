"""Code in docs/ that is no dialogue with Python is what stands in the project, word for word."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.docs.test_commands import PAGES, ROOT, blocks

OF_YOUR_OWN = "# mymodule.py"
"""A file of the reader's: `test_commands` has it played."""
EXCERPTS = [
    pytest.param(page, block, id=f"{page.name}-{block.splitlines()[0][:40]}")
    for page in PAGES
    for block in blocks(page, "python")
    if ">>>" not in block and not block.startswith(OF_YOUR_OWN)
]


@pytest.fixture(scope="module")
def sources() -> list[str]:
    folders = [ROOT / folder for folder in ("src", "tests", "docs", "examples")]
    return [file.read_text() for folder in folders for file in folder.rglob("*.py")]


@pytest.mark.parametrize(("page", "excerpt"), EXCERPTS)
def test_an_excerpt_is_what_stands_in_the_project(page: Path, excerpt: str, sources: list[str]) -> None:
    wanted = excerpt.removesuffix(" ...\n")
    assert any(wanted in source for source in sources), f"{page.name} shows what is nowhere:\n{excerpt}"
