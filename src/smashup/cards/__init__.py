"""Every card: a folder for each set, a file for each faction. Importing this package registers them all.

Nothing is listed by hand. A folder here is a set: its `__init__` says the NAME people read and, as ORDER, its place
among the sets. A file there is a faction. Sets come by ORDER, the factions of a set by the names of their files.
"""

from importlib import import_module
from pkgutil import iter_modules

from smashup.engine.factions import SETS


def _register() -> None:
    sets = [import_module(f"{__name__}.{found.name}") for found in iter_modules(__path__) if found.ispkg]
    for package in sorted(sets, key=lambda package: (package.ORDER, package.__name__)):
        SETS[package.__name__.rpartition(".")[2]] = package.NAME
        for name in sorted(found.name for found in iter_modules(package.__path__)):
            import_module(f"{package.__name__}.{name}")


_register()
