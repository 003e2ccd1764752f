"""The options of a game: the variants of rules section 14 and the titans of section 16, all off unless chosen."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any

from smashup.engine.errors import SetupError
from smashup.engine.factions import SETS

SETUPS = ("choose", "random", "draft", "tournament")


@dataclass(frozen=True, slots=True)
class Options:
    """How a game is set up and won.

    >>> Options().target_vp
    15
    """

    all_bases: bool = False
    """Every base goes into the base deck, not only those of the sets in the game (14.1)."""
    classic_mulligan: bool = False
    """An opening hand without a minion must be shown, discarded and replaced by a new one (14.2)."""
    duplicate_factions: bool = False
    """Different players may take the same faction (14.3)."""
    target_vp: int = 15
    """How many VP end the game (14.4)."""
    setup: str = "choose"
    """Where no factions are given: "choose" freely, "random", "draft" (14.5), or "tournament" (14.7)."""
    on_offer: int | None = None
    """How many factions, picked at random, are on offer in a draft; None: all (14.5)."""
    sets: tuple[str, ...] | None = field(default=None, repr=False)
    """Where no factions are given: only those of these sets are taken; None: of all. Not a part of a position."""
    titans: bool = False
    """The titans of the players' factions are in the game (section 16)."""
    ask_single: bool = False
    """Keep decisions with one legal option instead of taking them at once (for teaching)."""
    ask_end: bool = False
    """Ask before the plays end even when nothing else can be done, so that people can look before the turn goes on."""
    ask_alike: bool = field(default=False, repr=False)
    """Where cards may be played from hands out of turn, ask everybody who could hold one that fits, for all that is
    known openly; who holds none can only pass. Being asked tells nothing then."""

    def __post_init__(self) -> None:
        switches = (
            "all_bases",
            "classic_mulligan",
            "duplicate_factions",
            "titans",
            "ask_single",
            "ask_end",
            "ask_alike",
        )
        for name in switches:
            if not isinstance(getattr(self, name), bool):
                raise SetupError(f"{name} must be True or False, not {getattr(self, name)!r}")
        if type(self.target_vp) is not int or self.target_vp < 1:
            raise SetupError(f"target_vp must be a whole number of at least 1, not {self.target_vp!r}")
        if self.setup not in SETUPS:
            raise SetupError(f"setup must be one of {', '.join(SETUPS)}, not {self.setup!r}")
        if self.on_offer is not None and (type(self.on_offer) is not int or self.on_offer < 4):
            raise SetupError(f"on_offer must be None or a whole number of at least 4, not {self.on_offer!r}")
        if self.setup == "tournament" and (self.all_bases or self.duplicate_factions):
            name = "all_bases" if self.all_bases else "duplicate_factions"
            raise SetupError(f"the tournament draft decides what is in the game (rule 14.7): leave out {name}")
        if self.sets is not None:
            self._check_sets()

    def _check_sets(self) -> None:
        if isinstance(self.sets, str) or not self.sets or not all(key in SETS for key in self.sets):
            raise SetupError(f"sets must be None or some of {', '.join(SETS)}, not {self.sets!r}")
        object.__setattr__(self, "sets", tuple(self.sets))

    def to_dict(self) -> dict[str, Any]:
        """As plain data. What came later is named only where it is on: other games are written as they always were."""
        found = {one.name: getattr(self, one.name) for one in fields(self)}
        for name in ("titans", "ask_alike"):
            if not found[name]:
                del found[name]
        return found
