"""The bots that can take a seat: those of a level, and the rest of `BOTS` for programs that ask for one by name.

Only names of `BOTS` are ever made into bots for a client.
"""

from __future__ import annotations

from smashup.bots import BOTS, LEVELS
from smashup.server.errors import Refused
from smashup.server.protocol.tables import BotLevel

_WORDS = {
    "easy": "Still learning. Overlooks a lot.",
    "normal": "Takes what looks best at once.",
    "hard": "Thinks a few turns ahead.",
    "expert": "Thinks long and hard. You will have to be good.",
}
DEFAULT = "normal"
QUICK = "greedy"
"""Who chooses for a player whose time has run out: the answer must come at once."""


def bot_levels() -> list[BotLevel]:
    """What people choose from, the weakest first."""
    return [BotLevel(name=name, title=title(name), text=_WORDS[name], is_default=name == DEFAULT) for name in LEVELS]


def title(name: str) -> str:
    return name.capitalize()


def check_level(name: str) -> str:
    if name not in BOTS:
        raise Refused("bad_request", f"there is no bot {name!r}; expected one of {', '.join(BOTS)}", 422)
    return name
