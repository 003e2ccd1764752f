"""A match: one game among bots, described so completely that it can be played again anywhere."""

from __future__ import annotations

from dataclasses import dataclass

from smashup.bots.registry import make_bot
from smashup.engine import randomness
from smashup.engine.errors import SmashUpError
from smashup.engine.factions import Pool
from smashup.engine.options import Options
from smashup.game import Game
from smashup.matches.referee import USUAL_LIMITS, Ending, Limits, referee, what_went_wrong

Pair = tuple[str, str]
"""The keys of a player's two factions."""
MatchUp = tuple[Pair, ...]
"""The factions of every player, by seat."""


class MatchError(SmashUpError):
    """A match that cannot be begun."""


@dataclass(frozen=True, slots=True)
class Match:
    """Who plays what: everything by seat."""

    number: int
    factions: MatchUp
    seed: int
    bots: tuple[str, ...]
    bot_seeds: tuple[int, ...]
    limits: Limits = USUAL_LIMITS
    titans: bool = False
    """The titans of the factions are in the game (section 16)."""

    @property
    def described(self) -> str:
        """Who plays what, in words."""
        seats = zip(self.bots, self.factions, strict=True)
        players = " against ".join(f"{bot} with {' and '.join(pair)}" for bot, pair in seats)
        return f"game {self.number} (seed {self.seed}, {players}{', with titans' if self.titans else ''})"

    def new_game(self, *, log: bool = True, pool: Pool | None = None) -> Game:
        """Its game before the first choice, dealt from all there is, or from what there was then."""
        return Game.new(self.factions, self.seed, Options(titans=self.titans), log=log, pool=pool)


@dataclass(frozen=True, slots=True)
class Outcome:
    """A match that was played: the game as it was left, and how it ended."""

    game: Game
    ending: Ending


def derived_seed(seed: int, *numbers: int) -> int:
    """A seed for a part of something bigger: every path of numbers gives a different one, below 2**63.

    >>> derived_seed(7, 0) == derived_seed(7, 0), derived_seed(7, 0) == derived_seed(7, 1)
    (True, False)
    """
    found = randomness.seeded(seed)
    for number in numbers:
        found = randomness.seeded(found + number)
    return found >> 1


def play_match(match: Match, *, log: bool = False) -> Outcome:
    """Play a match until it ends, one way or another.

    >>> factions = (("aliens", "pirates"), ("robots", "zombies"))
    >>> outcome = play_match(Match(0, factions, seed=7, bots=("random", "random"), bot_seeds=(1, 2)))
    >>> outcome.game.over, outcome.ending.how
    (True, 'won')
    """
    try:
        game = match.new_game(log=log)
    except Exception as error:
        raise MatchError(f"{match.described} could not be begun: {what_went_wrong(error)}") from error
    bots = []
    for player, (bot, seed) in enumerate(zip(match.bots, match.bot_seeds, strict=True)):
        try:
            bots.append(make_bot(bot, seed))
        except Exception as error:
            return Outcome(game, Ending("forfeit", player, what_went_wrong(error)))
    return Outcome(game, referee(game, bots, match.limits))


def died(match: Match, code: int | None) -> Outcome:
    """The outcome of a match in which the process died that played it."""
    return Outcome(match.new_game(), Ending("crash", None, f"the process ended with exit code {code}"))
