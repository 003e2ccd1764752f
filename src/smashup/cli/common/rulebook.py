"""The numbered rules (docs/rules.md), which a wheel brings along."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

_RULE = re.compile(r"^- \*\*(\d+\.\d+)\*\* (.*(?:\n  .+)*)", re.MULTILINE)
_SIGNS = re.compile(r"\*\*|[*`]")


@cache
def rules() -> dict[str, str]:
    """The text of each rule, by its number.

    >>> rules()["6.9"]
    'Unclaimed places give no VP.'
    """
    shipped = files("smashup.cli.common") / "rules.md"
    in_repository = Path(__file__).parents[4] / "docs" / "rules.md"
    text = (shipped if shipped.is_file() else in_repository).read_text(encoding="utf-8")
    return {number: " ".join(_SIGNS.sub("", words).split()) for number, words in _RULE.findall(text)}
