"""Compiling in place: an engine that is older than its sources is refused, and what is missing is said."""

from __future__ import annotations

import os
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from smashup.compilation import check_up_to_date, is_compiled
from tools import compile_engine

OLD, NEW = 1_000_000_000, 2_000_000_000


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A working tree in which a module was compiled after it was written."""
    folder = tmp_path / "src" / "smashup"
    (folder / "engine").mkdir(parents=True)
    (tmp_path / "pyproject.toml").touch()
    write(folder / "engine" / "state.py", OLD)
    write(folder / "engine" / f"state{EXTENSION_SUFFIXES[0]}", NEW)
    return folder


def write(file: Path, when: int) -> None:
    file.touch()
    os.utime(file, (when, when))


def test_an_engine_that_is_newer_than_its_sources_is_taken(package: Path) -> None:
    check_up_to_date(package)
    assert is_compiled(package)


def test_an_engine_that_is_older_than_its_sources_is_refused(package: Path) -> None:
    write(package / "engine" / "state.py", NEW + 1)
    with pytest.raises(ImportError, match=r"state\.py has changed since the engine was compiled: `make compile`"):
        check_up_to_date(package)


def test_a_compiled_module_whose_source_is_gone_is_refused(package: Path) -> None:
    (package / "engine" / "state.py").unlink()
    with pytest.raises(ImportError, match="`make plain`"):
        check_up_to_date(package)


def test_in_an_installed_package_times_say_nothing(package: Path) -> None:
    (package.parents[1] / "pyproject.toml").unlink()
    write(package / "engine" / "state.py", NEW + 1)
    check_up_to_date(package)


def test_without_extension_modules_the_engine_is_plain(package: Path) -> None:
    (package / "engine" / f"state{EXTENSION_SUFFIXES[0]}").unlink()
    assert not is_compiled(package)


def test_without_a_compiler_it_says_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    monkeypatch.setattr(compile_engine, "CACHE", tmp_path / "cache")
    assert compile_engine.missing() == "a C compiler (no-such-compiler is not installed)"
    assert compile_engine.main(["--into", str(tmp_path / "out")]) == 1
    assert "this needs a C compiler (no-such-compiler is not installed)" in capsys.readouterr().err


def test_a_build_is_kept_under_a_name_that_changes_with_any_source_of_the_engine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for source in compile_engine.read_by_the_compiler():
        copy = tmp_path / source.relative_to(compile_engine.SOURCE)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(source.read_bytes())
    monkeypatch.setattr(compile_engine, "SOURCE", tmp_path)
    name = compile_engine.build_name()
    assert compile_engine.build_name() == name
    with (tmp_path / "smashup" / "engine" / "hooks.py").open("a") as file:
        file.write("# changed\n")
    assert compile_engine.build_name() != name


def test_every_module_that_is_compiled_exists() -> None:
    missing = [
        name for name in compile_engine.MODULES if not (compile_engine.SOURCE / compile_engine.path_of(name)).exists()
    ]
    assert missing == []
