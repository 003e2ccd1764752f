"""How the tests use the command line: `smashup("cards", "--json")`, with what is typed as text."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from typing import NamedTuple

import pytest

from smashup.cli import main


class Result(NamedTuple):
    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


Smashup = Callable[..., Result]


@pytest.fixture
def smashup(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Smashup:
    def run(*args: object, typed: str = "", columns: int = 80) -> Result:
        monkeypatch.setenv("COLUMNS", str(columns))
        for variable in ("FORCE_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE"):
            monkeypatch.delenv(variable, raising=False)
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        code = main([str(arg) for arg in args])
        return Result(code, *capsys.readouterr())

    return run
