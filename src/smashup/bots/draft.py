"""What bots that think do before the first turn: which factions they take, and whether they keep a hand."""

from __future__ import annotations

from smashup.engine import randomness
from smashup.engine.answers import what
from smashup.engine.decisions import Decision
from smashup.engine.draft import PICKS
from smashup.game.view import GameView

STRONGEST_FIRST = (
    "aliens",
    "dragons",
    "robots",
    "ninjas",
    "zombies",
    "sharks",
    "polynesian_voyagers",
    "anansi_tales",
    "steampunks",
    "shapeshifters",
    "killer_plants",
    "tornados",
    "mythic_greeks",
    "ancient_incas",
    "superheroes",
    "russian_fairy_tales",
    "cyborg_apes",
    "dinosaurs",
    "super_spies",
    "pirates",
    "grimms_fairy_tales",
    "ghosts",
    "bear_cavalry",
    "time_travelers",
    "wizards",
    "tricksters",
)
"""The factions that were measured, in the order of their ratings in docs/balance.md."""


def in_setup(view: GameView, decision: Decision, chance: int) -> int:
    """In a tournament the strongest faction is banned or taken; elsewhere any, so that opponents do not always meet the
    same ones.

    A hand without a minion is always replaced.
    """
    if decision.options[0].kind == "yes":
        return 0
    draft = view.seen["draft"]
    if draft is not None and len(draft["taken"]) < len(PICKS):
        return min(range(len(decision)), key=lambda index: rank_of(what(decision.raw[index])))
    return randomness.below(chance, len(decision))[0]


def rank_of(faction: str) -> int:
    """How strong a faction is, 0 for the strongest. One that nobody has measured is taken for an average one.

    >>> rank_of(STRONGEST_FIRST[0]), rank_of("unheard of") == rank_of(STRONGEST_FIRST[len(STRONGEST_FIRST) // 2])
    (0, True)
    """
    return STRONGEST_FIRST.index(faction) if faction in STRONGEST_FIRST else len(STRONGEST_FIRST) // 2
