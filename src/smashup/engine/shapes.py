"""What programs get of the engine, as typed dictionaries.

They are in a module of their own, which is never compiled: compiling drops what the server reads of them, which fields
may be missing and the docstrings under the fields.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict


class OptionSeen(TypedDict):
    """One legal answer to a decision."""

    key: str
    """What to send in `choose`."""
    label: str
    kind: str
    """play, minion, action, card, base, player, faction, talent, use, ability, extra, text, yes, no, pass, done, end,
    later."""
    card: NotRequired[int]
    base: NotRequired[int]
    player: NotRequired[int]
    target: NotRequired[int]
    """The minion an action would be played on."""
    no_effect: NotRequired[bool]
    """True: to use this ability now would change nothing. It may be used all the same."""
