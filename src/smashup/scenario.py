"""Build any legal position in a few lines, and play it by the names of the cards: see `smashup.game.scenario`
and `smashup.game.by_name`.
"""

from smashup.game.by_name import offered, pick, play, use
from smashup.game.position import scenario_of
from smashup.game.scenario import Scenario, scenario

__all__ = ["Scenario", "offered", "pick", "play", "scenario", "scenario_of", "use"]
