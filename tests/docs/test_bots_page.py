"""The page about bots names everything that a bot is given."""

import random
import re
from pathlib import Path
from typing import get_type_hints

from smashup.bots import BOTS
from smashup.engine.shapes import OptionSeen
from smashup.game import view_types
from tests.invariants import random_game

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
NAMED = set(re.findall(r"`([^`\n]+)`", re.sub(r"```.*?```", "", PAGE, flags=re.DOTALL)))


def test_every_field_of_what_is_seen_is_named() -> None:
    shapes = [shape for name, shape in vars(view_types).items() if name.endswith("Seen") or name == "View"]
    assert len(shapes) > 8
    for shape in (*shapes, view_types.FactionName, view_types.DraftedFaction, OptionSeen):
        assert set(get_type_hints(shape)) <= NAMED, shape


def test_every_kind_of_option_is_named() -> None:
    kinds: set[str] = set()
    for seed in range(4):
        game = random_game(seed, players=3)
        rng = random.Random(seed)
        while game.decision is not None:
            kinds |= {option.kind for option in game.decision.options}
            game.choose(rng.randrange(len(game.decision)))
    assert kinds > {"play", "end", "minion"}
    assert kinds <= NAMED


def test_every_bot_is_named() -> None:
    assert set(BOTS) <= NAMED
