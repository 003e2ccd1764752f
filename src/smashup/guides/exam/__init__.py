"""What every bot should get right: positions out of games in which the turn can be won, and others in which power that
ends with the turn would be wasted. `smashup bots check` sets them.

Hands are full as they were in the game. `winning` holds only positions that exhaustive search wins whatever the others
hold and answer and however luck falls; `waste` only those in which no base can score this turn.
"""

from __future__ import annotations

import gzip
import json
from collections import defaultdict
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeAlias, get_args

from smashup.bots import make_bot
from smashup.bots.evaluation import passing_power
from smashup.game import Game
from smashup.guides.puzzles.goals import Goal, passed, scored
from smashup.matches.referee import USUAL_LIMITS, Limits, referee, what_went_wrong
from smashup.scenario import Scenario

Kind: TypeAlias = Literal["winning", "waste"]
KINDS: tuple[Kind, ...] = get_args(Kind)
Data: TypeAlias = dict[str, Any]

PASSING = frozenset(("power", "breakpoint"))
"""What is told of power that is given, or a breakpoint that is lowered, for a time."""
FILES = Path(__file__).parent


@cache
def positions(kind: Kind) -> Sequence[Data]:
    """The positions of a kind, from the seat of the player whose turn it is."""
    text = gzip.decompress((FILES / f"{kind}.jsonl.gz").read_bytes()).decode()
    return [json.loads(line) for line in text.splitlines()]


class Mark(NamedTuple):
    """Whether a bot was right, and what went wrong if it broke, answered nonsense or used up its time."""

    right: bool
    trouble: str = ""


def mark(kind: Kind, position: Data, bot: str, seed: int = 0, limits: Limits = USUAL_LIMITS) -> Mark:
    """Does a bot that plays this turn, and answers for everybody who is asked in it, win it or waste nothing?"""
    game = Scenario.from_dict(position).start()
    began = len(game.choices)
    try:
        player = make_bot(bot, seed)
    except Exception as error:
        return Mark(False, what_went_wrong(error))
    ending = referee(game, [player] * game.players, limits, until=passed)
    if ending.how != "won":
        return Mark(False, ending.why)
    if kind == "winning":
        return Mark(Goal("win").reached(game))
    plays = up_to_scoring(position)
    for choice in game.choices[began:]:
        if plays.decision is not None:
            plays.choose(choice)
    return Mark(bool(scored(game)) or not wasted(plays))


def up_to_scoring(position: Data) -> Game:
    """The position in a game that stops when the plays are ended, with all that lasts until the end of the turn."""
    return Scenario.from_dict({**position, "stop_after": "play_cards"}).start()


def wasted(game: Game) -> bool:
    """Was an action played that did nothing but give power, or lower a breakpoint, until the end of this turn?"""
    passing = {effect.source for effect in passing_power(game.state)}
    did: dict[int, set[str]] = defaultdict(set)
    for event in game.events:
        if event.because is not None:
            did[event.because].add(event.kind)
    return any(
        event.kind == "play" and did[event.number] <= PASSING and event.cards[0][0] in passing for event in game.events
    )
