"""What thinking bots do before the first turn: which factions they take, and whether they keep a hand."""

from __future__ import annotations

from smashup.engine import randomness
from smashup.engine.answers import what
from smashup.engine.decisions import Decision
from smashup.engine.draft import PICKS
from smashup.game.game_view import GameView

STRONGEST_FIRST = (
    "aliens",
    "dragons",
    "ninjas",
    "sharks",
    "robots",
    "shapeshifters",
    "anansi_tales",
    "killer_plants",
    "steampunks",
    "ancient_incas",
    "cyborg_apes",
    "tornados",
    "mythic_greeks",
    "zombies",
    "superheroes",
    "russian_fairy_tales",
    "dinosaurs",
    "pirates",
    "bear_cavalry",
    "polynesian_voyagers",
    "super_spies",
    "grimms_fairy_tales",
    "ghosts",
    "tricksters",
    "time_travelers",
    "wizards",
)
"""The factions in the order of their ratings in docs/balance.md."""


def in_setup(view: GameView, decision: Decision, chance: int) -> int:
    """In a tournament the strongest faction is banned or taken; elsewhere any: a rival shall not always have the same.

    A hand without a minion is always drawn anew.
    """
    if decision.options[0].kind == "yes":
        return 0
    draft = view.seen["draft"]
    if draft is not None and len(draft["taken"]) < len(PICKS):
        return min(range(len(decision)), key=lambda index: _rank(what(decision.raw[index])))
    return randomness.below(chance, len(decision))[0]


def _rank(faction: str) -> int:
    """A faction that was never measured is taken for an average one."""
    return STRONGEST_FIRST.index(faction) if faction in STRONGEST_FIRST else len(STRONGEST_FIRST) // 2
