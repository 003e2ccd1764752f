"""What programs get of the engine, as typed dictionaries, and prompts that keep a secret.

They are in a module of their own, which is never compiled: compiling drops what the server reads of the dictionaries,
which fields may be missing and the docstrings under the fields, and knows no kinds of text.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict


class OptionSeen(TypedDict):
    """One legal answer to a decision."""

    key: str
    """What to send in `choose`."""
    label: str
    kind: str
    """play, minion, action, titan, card, base, player, faction, talent, use, ability, extra, text, yes, no, pass, done,
    end, later."""
    card: NotRequired[int]
    base: NotRequired[int]
    player: NotRequired[int]
    target: NotRequired[int]
    """The minion an action would be played on."""
    no_effect: NotRequired[bool]
    """True: to use this ability now would change nothing. It may be used all the same."""


class Naming(str):
    """A prompt that names a card which not everybody may know.

    >>> prompt = Naming("Place {} into whose hand?", 7, "Collector")
    >>> str(prompt), prompt.hidden
    ('Place Collector into whose hand?', 'Place a card into whose hand?')
    """

    __slots__ = ("card", "hidden")

    card: int
    hidden: str
    """What those are asked, so to speak, who do not know the card."""

    def __new__(cls, words: str, card: int, name: str) -> Naming:
        found = super().__new__(cls, words.format(name))
        found.card = card
        found.hidden = words.format("a card")
        return found
