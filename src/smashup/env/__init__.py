"""Environments for learning. From outside: `aec_env`, `raw_env` (PettingZoo), `SinglePlayerEnv` (Gymnasium, also made
as `SmashUp-v1`), `encode` for policies that play as bots, and the tables that say what observations and actions mean.
Needs the extra `rl`.
"""

try:
    import gymnasium
    import numpy  # noqa: F401
    import pettingzoo  # noqa: F401
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        f"smashup.env needs {error.name}, which is not installed; try: pip install 'smashup[rl]'", name=error.name
    ) from None

from smashup.env.actions import (
    ACTION_NAMES,
    ACTION_NAMES_WITH_TITANS,
    ACTION_NUMBER,
    KINDS,
    KINDS_OF_TITANS,
    ActionTable,
    action_table,
)
from smashup.env.actions import SIZE as ACTIONS
from smashup.env.actions import SIZE_WITH_TITANS as ACTIONS_WITH_TITANS
from smashup.env.aec import aec_env, raw_env
from smashup.env.layout import CARD_COLUMNS, SECTION
from smashup.env.layout import SIZE as COLUMNS
from smashup.env.layout import SIZE_WITH_TITANS as COLUMNS_WITH_TITANS
from smashup.env.match import encode, layout_key
from smashup.env.numbering import NUMBER, card_name
from smashup.env.single import SinglePlayerEnv

for version in (0, 1):
    # The number goes up with what is seen; the old name still makes the environment of today.
    gymnasium.register(f"SmashUp-v{version}", entry_point="smashup.env.single:SinglePlayerEnv")

CARD_NUMBERS = len(NUMBER) + 1
"""Card numbers are below this; 0 stands for no card."""

__all__ = [
    "ACTIONS",
    "ACTIONS_WITH_TITANS",
    "ACTION_NAMES",
    "ACTION_NAMES_WITH_TITANS",
    "ACTION_NUMBER",
    "CARD_COLUMNS",
    "CARD_NUMBERS",
    "COLUMNS",
    "COLUMNS_WITH_TITANS",
    "KINDS",
    "KINDS_OF_TITANS",
    "SECTION",
    "ActionTable",
    "SinglePlayerEnv",
    "action_table",
    "aec_env",
    "card_name",
    "encode",
    "layout_key",
    "raw_env",
]
