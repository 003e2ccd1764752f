"""Every card, base and titan by its name, and what was probably meant by a name that is none of them."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

import smashup.cards  # noqa: F401  (registers every faction)
from smashup.engine.factions import FACTIONS, key_of

CARDS = {card.name: card for faction in FACTIONS.values() for card in faction.cards}
BASES = {base.name: base for faction in FACTIONS.values() for base in faction.bases}
TITANS = {titan.name: titan for faction in FACTIONS.values() for titan in faction.titans}


def meant(name: object, names: Iterable[str]) -> str:
    """ "; did you mean …?" with the names that come close; nothing where none does.

    Small letters, accents and apostrophes make no difference:

    >>> meant("king rex", CARDS), meant("Seance", CARDS), meant("Elf", CARDS)
    ('; did you mean King Rex?', '; did you mean Séance?', '')
    """
    if not isinstance(name, str):
        return ""
    by_key = {key_of(known): known for known in names}
    wanted = key_of(name)
    close = [wanted] if wanted in by_key else get_close_matches(wanted, by_key, n=3, cutoff=0.7)
    return f"; did you mean {' or '.join(by_key[key] for key in close)}?" if close else ""
