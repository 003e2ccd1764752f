"""What every bot should get right: positions out of games in which the turn can be won, and others in which power that
ends with the turn would be wasted. `smashup bots check` sets them.

Hands are full as they were in the game. `winning` holds only positions that exhaustive search wins whatever the others
hold and answer and however luck falls; `waste` only those in which no base can score this turn.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Literal, TypeAlias, get_args

from smashup.bots import Bot, make_bot
from smashup.bots.evaluation import passing_power
from smashup.game import Game
from smashup.guides.puzzles.goals import Goal, passed, scored
from smashup.scenario import Scenario

Kind: TypeAlias = Literal["winning", "waste"]
KINDS: tuple[Kind, ...] = get_args(Kind)
Data: TypeAlias = dict[str, Any]

GIVEN = frozenset(("power", "base_power", "total"))
FILES = Path(__file__).parent


@cache
def positions(kind: Kind) -> Sequence[Data]:
    """The positions of a kind, from the seat of the player whose turn it is."""
    text = gzip.decompress((FILES / f"{kind}.jsonl.gz").read_bytes()).decode()
    return [json.loads(line) for line in text.splitlines()]


def passes(kind: Kind, position: Data, bot: str, seed: int = 0) -> bool:
    """Does a bot that plays this turn, and answers for everybody who is asked in it, win it or waste nothing?"""
    game = Scenario.from_dict(position).start()
    player = make_bot(bot, seed)
    if kind == "winning":
        while not passed(game):
            _choose(game, player)
        return Goal("win").reached(game)
    while not passed(game):
        before = gained(game)
        _choose(game, player)
        if not passed(game) and gained(game) > before and not scored(game):
            return False
    return True


def gained(game: Game) -> int:
    """How much power that ends with this turn has been given."""
    amounts = [effect.amount for effect in passing_power(game.state) if effect.kind in GIVEN]
    return sum(max(0, amount if isinstance(amount, int) else amount[-1]) for amount in amounts)


def _choose(game: Game, bot: Bot) -> None:
    decision = game.decision
    assert decision is not None
    game.choose(bot.choose(game.seen_by(decision.player), decision))
