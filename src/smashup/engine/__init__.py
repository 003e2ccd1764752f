"""The rules, and nothing else: no input or output, no clock, no global randomness.

Card files use the names exported here. `state` is what a game is, `turn.run` plays it, the modules named by the
rulebook's words (playing, scoring, leaving, moving …) are the only code that changes a state.
"""

from smashup.engine.card.card import Action, Base, Card, Minion, Titan
from smashup.engine.decisions import Effect
from smashup.engine.factions import FACTIONS, SETS, Faction
from smashup.engine.happenings import (
    ActionAffects,
    ActionPlayed,
    Affected,
    BaseReplaced,
    CardDiscarded,
    CardGiven,
    CardToHand,
    Destroyed,
    MinionPlayed,
    Moved,
    Source,
)
from smashup.engine.reactions import (
    even_if_gone,
    even_set_aside,
    in_any_order,
    in_any_order_by,
    not_if_gone,
    while_set_aside,
)
from smashup.engine.state import BaseInPlay, CardInPlay, ExtraPlay

__all__ = [
    "FACTIONS",
    "SETS",
    "Action",
    "ActionAffects",
    "ActionPlayed",
    "Affected",
    "Base",
    "BaseInPlay",
    "BaseReplaced",
    "Card",
    "CardDiscarded",
    "CardGiven",
    "CardInPlay",
    "CardToHand",
    "Destroyed",
    "Effect",
    "ExtraPlay",
    "Faction",
    "Minion",
    "MinionPlayed",
    "Moved",
    "Source",
    "Titan",
    "even_if_gone",
    "even_set_aside",
    "in_any_order",
    "in_any_order_by",
    "not_if_gone",
    "while_set_aside",
]
