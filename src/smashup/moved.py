"""Modules that had another name in 0.1: programs that import them by it go on working, with a warning."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType

MOVED = {
    "smashup.bots.arena": "smashup.matches.arena",
    "smashup.bots.rating": "smashup.matches.rating",
    "smashup.bots.reviewing": "smashup.bots.review",
    "smashup.game_view": "smashup.game.view",
    "smashup.lessons": "smashup.guides.lessons",
    "smashup.lessons.lesson": "smashup.guides.lessons.lesson",
    "smashup.position": "smashup.game.position",
    "smashup.puzzles": "smashup.guides.puzzles",
    "smashup.replaying": "smashup.game.replay",
    "smashup.reports": "smashup.game.report",
    "smashup.rulings": "smashup.cards.rulings",
}


class _OldNames(MetaPathFinder, Loader):
    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname not in MOVED:
            return None
        return ModuleSpec(fullname, self, is_package=any(name.startswith(f"{fullname}.") for name in MOVED))

    def exec_module(self, module: ModuleType) -> None:
        new = MOVED[module.__name__]
        warnings.warn(f"{module.__name__} is called {new} now", DeprecationWarning, stacklevel=2)
        found = vars(import_module(new))
        vars(module).update({name: value for name, value in found.items() if not name.startswith("__")})


sys.meta_path.append(_OldNames())
