"""What the project's habits are written in (workflows, hooks, templates, the container) names only what there is."""

from __future__ import annotations

import re
import shutil
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.docs.test_commands import ROOT

YAML = [ROOT / ".pre-commit-config.yaml", *sorted((ROOT / ".github").rglob("*.yml"))]
FORMS = sorted(file for file in (ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml") if file.stem != "config")
TARGETS = set(re.findall(r"^([a-z][a-z-]*):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))
EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
MENTION_MAKE = [
    *YAML,
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / ".github" / "PULL_REQUEST_TEMPLATE.md",
    *sorted((ROOT / "docs").glob("*.md")),
]


def read(file: Path) -> Any:
    return yaml.safe_load(file.read_text(encoding="utf-8"))


def workflow_commands() -> list[str]:
    workflow = read(ROOT / ".github" / "workflows" / "ci.yml")
    return [step["run"] for job in workflow["jobs"].values() for step in job["steps"] if "run" in step]


@pytest.mark.parametrize("file", YAML, ids=lambda file: file.name)
def test_it_is_yaml(file: Path) -> None:
    assert isinstance(read(file), dict)


@pytest.mark.parametrize("file", MENTION_MAKE, ids=lambda file: file.name)
def test_every_make_target_that_is_mentioned_exists(file: Path) -> None:
    # In code only: "make up your mind" is no command.
    mentioned = set(re.findall(r"(?:^|`|run: )make ([a-z][a-z-]*)", file.read_text(encoding="utf-8"), re.M))
    assert mentioned <= TARGETS


def test_the_daily_loop_runs_folders_that_exist() -> None:
    (folders,) = re.findall(r"^QUICK := (.+)$", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M)
    assert [folder for folder in folders.split() if not (ROOT / folder).exists()] == []


def test_the_workflow_names_files_extras_and_targets_that_exist() -> None:
    commands = " ".join(workflow_commands())
    paths = re.findall(r"\b(?:tests|tools)/[\w/.]+", commands)
    extras = re.findall(r"\.\[([\w,]+)\]", commands)
    assert len(paths) > 8
    assert [path for path in paths if not (ROOT / path).exists()] == []
    assert {extra for group in extras for extra in group.split(",")} == {"test"} <= set(EXTRAS)
    assert "make test" in workflow_commands()


def test_the_workflow_runs_on_every_python_that_the_package_names() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = re.findall(r"Python :: (3\.\d+)", " ".join(project["classifiers"]))
    matrix = read(ROOT / ".github" / "workflows" / "ci.yml")["jobs"]["plain"]["strategy"]["matrix"]
    assert matrix["python"] == named
    assert len(matrix["os"]) == 3


def test_every_program_of_a_hook_comes_with_the_development_environment() -> None:
    hooks = [hook for repository in read(ROOT / ".pre-commit-config.yaml")["repos"] for hook in repository["hooks"]]
    programs = {found[1] for hook in hooks if (found := re.match(r"\.venv/bin/(\S+)", hook["entry"]))}
    assert {"mypy", "ruff"} < programs
    assert [name for name in programs if shutil.which(name, path=str(Path(sys.executable).parent)) is None] == []


@pytest.mark.parametrize("file", FORMS, ids=lambda file: file.stem)
def test_an_issue_form_has_all_that_it_needs(file: Path) -> None:
    form = read(file)
    assert {"name", "description", "body"} <= set(form)
    assert all(field["attributes"]["label"] for field in form["body"])
    identities = [field["id"] for field in form["body"]]
    assert len(identities) == len(set(identities))


def test_the_container_copies_only_what_exists_and_is_not_ignored() -> None:
    recipe = (ROOT / "Containerfile").read_text(encoding="utf-8")
    copied = [name for line in re.findall(r"^COPY (?!--)(.+)$", recipe, re.M) for name in line.split()[:-1]]
    kept = re.findall(r"^!(.+)$", (ROOT / ".dockerignore").read_text(encoding="utf-8"), re.M)
    assert sorted(copied) == sorted(kept)
    assert [name for name in copied if not (ROOT / name).exists()] == []
