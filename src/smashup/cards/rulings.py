"""Rulings: how cards and bases behave where their texts leave a question, in plain words.

They are data beside a faction's code (`cards/<set>/<faction>.rulings.toml`) and are read when somebody asks for them.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

from smashup.engine.factions import FACTIONS


@cache
def rulings(faction: str) -> dict[str, list[str]]:
    """The rulings on each card and base of a faction, by its name; a name that is missing has none, and a faction
    that is still being written may have no file.

    >>> rulings("aliens")["Collector"][1]
    'Optional; restricted to its own base.'
    """
    file = files("smashup.cards") / FACTIONS[faction].set / f"{faction}.rulings.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
