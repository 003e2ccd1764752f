"""Games that are known by heart: a seed deals them out of the factions there were when they were written down.

What a seed deals depends on the factions and bases there are, and these may grow. A test that is about one particular
game (a playthrough, an example of a document, a seed with something rare in it) takes the fixture `first_factions`.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from smashup.engine.factions import FACTIONS, Faction

FIRST = (
    *("aliens", "dinosaurs", "ninjas", "pirates", "robots", "tricksters", "wizards", "zombies"),
    *("bear_cavalry", "ghosts", "killer_plants", "steampunks"),
    *("dragons", "mythic_greeks", "sharks", "superheroes", "tornados"),
    *("cyborg_apes", "shapeshifters", "super_spies", "time_travelers"),
    *("anansi_tales", "ancient_incas", "grimms_fairy_tales", "polynesian_voyagers", "russian_fairy_tales"),
)


@contextmanager
def only_first_factions() -> Iterator[None]:
    """While this is open, the first factions are all there are."""
    everything = dict(FACTIONS)
    _replace({key: everything[key] for key in FIRST})
    try:
        yield
    finally:
        _replace(everything)


def _replace(factions: dict[str, Faction]) -> None:
    if list(factions) == list(FACTIONS):
        return
    FACTIONS.clear()
    FACTIONS.update(factions)
    for name, module in list(sys.modules.items()):
        if name.startswith("smashup."):
            for value in vars(module).values():
                if hasattr(value, "cache_clear"):  # It may have been worked out from the factions.
                    value.cache_clear()
