"""The documentation as a site: `make docs` builds it into site/ and fails on any link that leads nowhere.

The site has the layout of the repository, so that a link between two files is the same here and there. The pages, and
the files that they show or link to, are copied to build/site/, from which Zensical (zensical.toml) makes the site.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGES = ("*.md", "docs/**/*.md", "benchmarks/*.md")
CODE = re.compile(r"^(?P<fence>`{3,})[^\n]*\n.*?^(?P=fence)$|`[^`\n]*`", re.M | re.S)
NESTED = re.compile(rf"(?P<code>{CODE.pattern})|^  (?=- )", re.M | re.S)
LINK = re.compile(r"\]\(([^)\s]+)\)|\b(?:src|href)=\"([^\"]+)\"")


class SiteError(Exception):
    """The site cannot be built."""


def pages(root: Path) -> list[Path]:
    return sorted(path for pattern in PAGES for path in root.glob(pattern))


def linked(page: Path) -> Iterator[str]:
    """The files a page links to or shows, as they are written there. Zensical looks after the anchors."""
    for target, attribute in LINK.findall(CODE.sub("", page.read_text(encoding="utf-8"))):
        file = (target or attribute).partition("#")[0]
        if file and ":" not in file:
            yield file


def indented(text: str) -> str:
    """Zensical wants four spaces before a list in a list, where repository pages are content with two."""
    return NESTED.sub(lambda found: found["code"] or "    ", text)


def gather(root: Path, into: Path) -> None:
    """Copy the pages and what they link to, or say what is missing."""
    shutil.rmtree(into, ignore_errors=True)
    found = pages(root)
    wanted = set(found)
    missing = []
    for page in found:
        for target in linked(page):
            file = (page.parent / target).resolve()
            wanted.add(file)
            if not file.is_file() or not file.is_relative_to(root):
                missing.append(f"{page.relative_to(root)}: {target}")
            elif file.suffix == ".md" and file not in found:
                missing.append(f"{page.relative_to(root)}: {target} (there, but no page of the site)")
    if missing:
        raise SiteError("These links lead to no file of the project:\n" + "\n".join(missing))
    for file in wanted:
        copy = into / file.relative_to(root)
        copy.parent.mkdir(parents=True, exist_ok=True)
        if file.suffix == ".md":
            copy.write_text(indented(file.read_text(encoding="utf-8")), encoding="utf-8")
        else:
            shutil.copy(file, copy)


def build(root: Path) -> None:
    """Build the site of the project in this folder into its site/."""
    configuration = root / "zensical.toml"
    project = tomllib.loads(configuration.read_text(encoding="utf-8"))["project"]
    shutil.rmtree(root / project["site_dir"], ignore_errors=True)
    gather(root, root / project["docs_dir"])
    # --clean: what was built before says nothing about the links of today.
    command = [sys.executable, "-m", "zensical", "build", "--strict", "--clean", "--config-file", str(configuration)]
    done = subprocess.run(command, cwd=root, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        raise SiteError(done.stdout.partition("Traceback")[0])


if __name__ == "__main__":
    try:
        build(ROOT)
    except SiteError as error:
        sys.exit(str(error))
    print("The documentation is in site/.")
