"""Build any legal position in a few lines, and play it by the names of the cards: see `smashup.game.scenario`."""

from smashup.game.position import scenario_of
from smashup.game.scenario import Scenario, offered, pick, play, scenario, use

__all__ = ["Scenario", "offered", "pick", "play", "scenario", "scenario_of", "use"]
