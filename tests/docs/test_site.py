"""The site that `make docs` builds: every link leads somewhere, every page is found, no other server is asked."""

from __future__ import annotations

import re
import shutil
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.docs.test_commands import ROOT
from tools.make_site import SiteError, build, indented, pages

# One worker builds the site, for all tests here.
pytestmark = pytest.mark.xdist_group("site")
LOADED = re.compile(r'<(?:script|img|iframe)\b[^>]*\bsrc="([^"]+)"|<link\b[^>]*\bhref="([^"]+)"')


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site of a copy of what belongs to it, so that a test run changes no file of the project."""
    root = tmp_path_factory.mktemp("project")
    shutil.copy(ROOT / "zensical.toml", root)
    shutil.copy(ROOT / "LICENSE", root)
    for folder in ("docs", "benchmarks", "examples"):
        shutil.copytree(ROOT / folder, root / folder, ignore=shutil.ignore_patterns("__pycache__"))
    for page in ROOT.glob("*.md"):
        shutil.copy(page, root)
    build(root)
    return root / "site"


def small_project(root: Path, page: str) -> Path:
    (root / "zensical.toml").write_text('[project]\nsite_name = "Small"\ndocs_dir = "build/site"\nsite_dir = "site"\n')
    (root / "README.md").write_text(page)
    (root / "docs").mkdir()
    (root / "docs" / "other.md").write_text("# Other\n\n## A part of it\n")
    (root / "picture.svg").write_text("<svg/>")
    return root


def in_navigation(entries: list[Any]) -> list[str]:
    found = []
    for entry in entries:
        for value in entry.values():
            found += [value] if isinstance(value, str) else in_navigation(value)
    return found


def test_every_page_is_built_with_all_its_files(site: Path) -> None:
    for page in pages(ROOT):
        name = page.relative_to(ROOT)
        assert (site / (name.with_name("index.html") if name.stem == "README" else name.with_suffix(".html"))).is_file()
    assert (site / "examples" / "train_policy.py").is_file()
    assert (site / "docs" / "balance" / "ratings.svg").is_file()


def test_every_page_is_in_the_navigation_once() -> None:
    project = tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))["project"]
    assert sorted(in_navigation(project["nav"])) == sorted(page.relative_to(ROOT).as_posix() for page in pages(ROOT))


def test_the_site_loads_nothing_from_other_servers(site: Path) -> None:
    loaded = {a or b for page in site.rglob("*.html") for a, b in LOADED.findall(page.read_text(encoding="utf-8"))}
    assert any(address.endswith(".css") for address in loaded)
    assert [address for address in loaded if re.match(r"(\w+:)?//", address)] == []


def test_a_list_in_a_list_stays_one(tmp_path: Path) -> None:
    build(small_project(tmp_path, "# Small\n\n- one\n  - two\n"))
    assert re.search(r"<li>one\s*<ul>\s*<li>two</li>", (tmp_path / "site" / "index.html").read_text(encoding="utf-8"))


def test_code_with_a_list_in_it_stays_as_it_is() -> None:
    assert indented("```\n  - code\n```\n  - item\n") == "```\n  - code\n```\n    - item\n"


@pytest.mark.parametrize("link", ["docs/other.md#a-part-of-it", "picture.svg", "https://example.org/nothing"])
def test_a_link_that_leads_somewhere_is_right(tmp_path: Path, link: str) -> None:
    build(small_project(tmp_path, f"# Small\n\n[this]({link})\n"))
    assert (tmp_path / "site" / "index.html").is_file()


@pytest.mark.parametrize(
    ("link", "complaint"),
    [
        ("docs/none.md", "README.md: docs/none.md"),
        ("none.svg", "README.md: none.svg"),
        ("docs/other.md#another-part", "anchor does not exist"),
        ("#nothing", "anchor does not exist"),
        ("../outside.md", "README.md: ../outside.md"),
    ],
)
def test_a_link_that_leads_nowhere_fails(tmp_path: Path, link: str, complaint: str) -> None:
    root = tmp_path / "root"
    root.mkdir()
    (tmp_path / "outside.md").write_text("# Outside\n")
    with pytest.raises(SiteError, match=re.escape(complaint)):
        build(small_project(root, f"# Small\n\n[this]({link})\n"))
