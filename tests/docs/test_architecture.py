"""ARCHITECTURE.md and the decision records speak of files, functions and classes that exist.

In them a word in backticks that ends like a file or a folder is one, seen from the root, from `src/smashup` or from the
engine; a word with dots is a name in a module (`turn.run`), a class (`Game.choose`) or both (`scoring.Scoring`).
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "smashup"
FOLDERS = (ROOT, PACKAGE, PACKAGE / "engine", PACKAGE / "engine" / "card")
RECORDS = sorted((ROOT / "docs" / "decisions").glob("[0-9]*.md"))
PAGES = [ROOT / "ARCHITECTURE.md", ROOT / "docs" / "decisions" / "README.md", *RECORDS]
HEADINGS = ["Context", "Decision", "Why", "Consequences", "What would make us change it"]

A_FILE = re.compile(r"[\w./-]+(\.(py|ts|svelte|md|toml|json|svg|css)|/)")
A_NAME = re.compile(r"\w+(\.\w+)+")
IN_TYPESCRIPT = re.compile(
    r"^(?:export )?(?:(class)|(?:async )?function|const|interface|type) (\w+)|^  (?:private )?(?:async )?(\w+)\(", re.M
)


def words(page: Path) -> list[str]:
    """What stands in backticks, outside of blocks of code."""
    text = re.sub(r"^```.*?^```$", "", page.read_text(), flags=re.M | re.S)
    return re.findall(r"`([^`\n]+)`", text)


def python_names(file: Path) -> set[str]:
    found = set()
    module = file.parent.name if file.stem == "__init__" else file.stem

    def note(body: list[ast.stmt], owner: str) -> None:
        for one in body:
            if isinstance(one, ast.ClassDef):
                found.update({f"{module}.{one.name}", f"{owner}.{one.name}"})
                note(one.body, one.name)
            elif isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef):
                found.add(f"{owner}.{one.name}")
                if one.name == "__init__":
                    found.update(
                        f"{owner}.{node.attr}"
                        for node in ast.walk(one)
                        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)
                    )
            elif isinstance(one, ast.Assign | ast.AnnAssign):
                targets = one.targets if isinstance(one, ast.Assign) else [one.target]
                found.update(f"{owner}.{target.id}" for target in targets if isinstance(target, ast.Name))

    note(ast.parse(file.read_text()).body, module)
    return found


def typescript_names(file: Path) -> set[str]:
    found = set()
    module = owner = file.name.split(".")[0]
    for is_class, name, method in IN_TYPESCRIPT.findall(file.read_text()):
        if name:
            found.add(f"{module}.{name}")
            owner = name if is_class else module
        else:
            found.add(f"{owner}.{method}")
    return found


@pytest.fixture(scope="module")
def names() -> set[str]:
    found = set()
    for file in PACKAGE.rglob("*.py"):
        found |= python_names(file)
    for file in (ROOT / "web" / "src" / "lib").rglob("*.ts"):
        found |= typescript_names(file)
    return found


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_file_and_name_mentioned_exists(page: Path, names: set[str]) -> None:
    missing = []
    for word in words(page):
        if A_FILE.fullmatch(word):
            if not any((folder / word).exists() for folder in FOLDERS):
                missing.append(word)
        elif A_NAME.fullmatch(word) and word not in names:
            missing.append(word)
    assert missing == []


def test_every_room_is_described_and_drawn() -> None:
    rooms = {folder.parent.name for folder in PACKAGE.glob("*/__init__.py")}
    described = set(re.findall(r"^\*\*`(\w+)/`\*\*", PAGES[0].read_text(), re.M))
    picture = (ROOT / "docs" / "pictures" / "architecture.svg").read_text()
    drawn = set(re.findall(r'class="(?:roof-)?name[^"]*"[^>]*>(\w+)<', picture))
    assert rooms <= described
    assert rooms <= drawn


def test_every_decision_is_in_the_index_and_complete() -> None:
    index = (ROOT / "docs" / "decisions" / "README.md").read_text()
    assert re.findall(r"\]\((\d{4}-[\w-]+\.md)\)", index) == [record.name for record in RECORDS]
    for record in RECORDS:
        assert re.findall(r"^## (.+)$", record.read_text(), re.M) == HEADINGS, record.name
