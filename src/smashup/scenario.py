"""Build any legal position in a few lines, play it by the names of the cards, and look at what came of it: see
`smashup.game.scenario`, `smashup.game.by_name` and `smashup.game.readers`.

Players are numbers from 0 here, as in the whole API; labels for people call them Player 1, Player 2 and so on.
"""

from smashup.game.by_name import offered, pick, play, use
from smashup.game.plain import plain_base, plain_minion
from smashup.game.position import position_of, scenario_of
from smashup.game.readers import (
    actions_on,
    asked_by,
    base_deck,
    base_of,
    bases,
    breakpoint_on,
    counters_on,
    decider,
    deck,
    discard_pile,
    events,
    hand,
    known_on_top,
    minion,
    minions,
    plays_left,
    power_of,
    prompt,
    titan,
    titans,
    total,
)
from smashup.game.references import the
from smashup.game.scenario import Scenario, scenario

__all__ = [
    "Scenario",
    "actions_on",
    "asked_by",
    "base_deck",
    "base_of",
    "bases",
    "breakpoint_on",
    "counters_on",
    "decider",
    "deck",
    "discard_pile",
    "events",
    "hand",
    "known_on_top",
    "minion",
    "minions",
    "offered",
    "pick",
    "plain_base",
    "plain_minion",
    "play",
    "plays_left",
    "position_of",
    "power_of",
    "prompt",
    "scenario",
    "scenario_of",
    "the",
    "titan",
    "titans",
    "total",
    "use",
]
