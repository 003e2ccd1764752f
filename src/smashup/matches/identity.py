"""What decides how games go besides who plays what: the rules and the bots, each as a short fingerprint.

A fingerprint is made of the programs' sources without their comments, texts of cards and layout, so that only code that
runs differently can change it (and some that does not). Files that are no programs, such as weights, count as they are.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import smashup
from smashup.bots.registry import make_bot
from smashup.engine.factions import FACTIONS

RULES = ("engine", "cards", "game")
"""The rooms that decide how a game goes."""
LEFT_OUT = (".rulings.toml", ".so", ".pyd")
"""What changes no game: rulings are for people, and compiled modules are made of the sources."""
DIGITS = 16


def identity_of(bots: Sequence[str]) -> dict[str, Any]:
    """The fingerprints of the rules and of these bots, as they are kept with results."""
    return {"rules": rules(), "bots": {bot: bot_identity(bot) for bot in sorted(set(bots))}}


def changed(then: dict[str, Any], now: dict[str, Any]) -> list[str]:
    """Of two identities of the same bots, what is not the same, in words."""
    bots = [bot for bot in now["bots"] if then["bots"].get(bot) != now["bots"][bot]]
    return ["the rules"] * (then["rules"] != now["rules"]) + [f"the bot {bot}" for bot in bots]


def rules() -> str:
    """The fingerprint of the rules and of the factions there are."""
    return _short("\n".join([*sorted(FACTIONS), *map(_of_room, RULES)]))


def bot_identity(name: str) -> str:
    """The fingerprint of a bot: its program, and the `identity` that it gives itself, if it does.

    The program is the room of bots, or the module of a bot of somebody's own. What it takes from elsewhere, such as
    weights from a file or the modules it imports, it must name in `identity`.
    """
    bot = make_bot(name)
    module = sys.modules[type(bot).__module__]
    own = getattr(module, "__file__", None)
    program = _of_room("bots")
    if not type(bot).__module__.startswith("smashup.") and own is not None:
        program += _of_file(Path(own))
    given = str(getattr(bot, "identity", ""))
    return " ".join([_short(program), *given.split()])


@cache
def _of_room(room: str) -> str:
    """The fingerprints of all files of a room."""
    folder = Path(smashup.__file__).parent / room
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    kept = [path for path in files if not str(path).endswith(LEFT_OUT) and "__pycache__" not in path.parts]
    return "\n".join(f"{path.relative_to(folder).as_posix()} {_of_file(path)}" for path in kept)


@cache
def _of_file(path: Path) -> str:
    content = path.read_bytes()
    return _short(without_words(content.decode()) if path.suffix == ".py" else content)


def without_words(source: str) -> str:
    """A program without comments, docstrings and layout.

    >>> print(without_words('def double(x):  # quickly' + chr(10) + ' "Twice as much."' + chr(10) + ' return  2*x'))
    def double(x):
        return 2 * x
    """
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node) is not None:
            node.body = node.body[1:] or [ast.Pass()]
    return ast.unparse(tree)


def _short(content: str | bytes) -> str:
    return sha256(content.encode() if isinstance(content, str) else content).hexdigest()[:DIGITS]
