"""A match: one game among bots, described so completely that it can be played again anywhere."""

from __future__ import annotations

import traceback
from dataclasses import dataclass

from smashup.bots.registry import make_bot, play
from smashup.engine import randomness
from smashup.engine.errors import SmashUpError
from smashup.game import Game

Pair = tuple[str, str]
"""The keys of a player's two factions."""
MatchUp = tuple[Pair, ...]
"""The factions of every player, by seat."""


class MatchError(SmashUpError):
    """A match that could not be played to its end."""


@dataclass(frozen=True, slots=True)
class Match:
    """Who plays what: everything by seat."""

    number: int
    factions: MatchUp
    seed: int
    bots: tuple[str, ...]
    bot_seeds: tuple[int, ...]


def derived_seed(seed: int, *numbers: int) -> int:
    """A seed for a part of something bigger: every path of numbers gives a different one, below 2**63.

    >>> derived_seed(7, 0) == derived_seed(7, 0), derived_seed(7, 0) == derived_seed(7, 1)
    (True, False)
    """
    found = randomness.seeded(seed)
    for number in numbers:
        found = randomness.seeded(found + number)
    return found >> 1


def play_match(match: Match, *, log: bool = False) -> Game:
    """Play a match to its end.

    >>> factions = (("aliens", "pirates"), ("robots", "zombies"))
    >>> play_match(Match(0, factions, seed=7, bots=("random", "random"), bot_seeds=(1, 2))).over
    True
    """
    try:
        game = Game.new(match.factions, match.seed, log=log)
        play(game, [make_bot(bot, seed) for bot, seed in zip(match.bots, match.bot_seeds, strict=True)])
    except Exception as error:
        # A user's bot may raise anything, in another process; its author needs to know where.
        where = traceback.extract_tb(error.__traceback__)[-1]
        seats = zip(match.bots, match.factions, strict=True)
        players = " against ".join(f"{bot} with {' and '.join(pair)}" for bot, pair in seats)
        raise MatchError(
            f"game {match.number} (seed {match.seed}, {players}) could not be played: "
            f"{type(error).__name__}: {error} ({where.filename}, line {where.lineno})"
        ) from error
    return game
