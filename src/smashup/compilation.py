"""Is the engine compiled? If so, in a working tree, from the sources as they are now?

`make compile` puts extension modules beside the sources of the engine, and Python then prefers them. They play the
same games, only faster. This is looked at before any of them is imported.
"""

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

_PACKAGE = Path(__file__).parent
_ENDING = EXTENSION_SUFFIXES[0]
_FOLDERS = ("engine", "engine/card", "game", "bots", "bots/learned", "env")
"""Where modules are that may be compiled."""


def is_compiled(package: Path = _PACKAGE) -> bool:
    """Is there a compiled engine for this Python in that folder of sources?"""
    return (package / "engine" / f"state{_ENDING}").exists()


def check_up_to_date(package: Path = _PACKAGE) -> None:
    """Refuse a module that was compiled before its source was changed.

    Only in a working tree: in an installed package the files came all at once, in an order that is left to chance.
    """
    if not (package.parents[1] / "pyproject.toml").exists():
        return
    for folder in _FOLDERS:
        for extension in (package / folder).glob(f"*{_ENDING}"):
            source = extension.with_name(extension.name.removesuffix(_ENDING) + ".py")
            if not source.exists() or source.stat().st_mtime_ns > extension.stat().st_mtime_ns:
                raise ImportError(
                    f"{source} has changed since the engine was compiled: "
                    "`make compile` compiles it again, `make plain` goes back to the plain engine"
                )


compiled = is_compiled()
if compiled:
    check_up_to_date()
