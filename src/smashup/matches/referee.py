"""The referee: a game among bots that ends whatever they do, and how it ended."""

from __future__ import annotations

import signal
import sys
import threading
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from types import FrameType

from smashup.bots.registry import Bot
from smashup.game import Game

ENDINGS = {
    "won": "by the rules",
    "turns": "cut short after the most turns a game may have: nobody has won",
    "forfeit": "a bot broke, gave an answer that was not offered or used up its time: the others have won",
    "crash": "the rules failed or the process died: nobody has won",
}
"""The ways a game can end."""
MOST_TROUBLES = 20
"""So many games that did not end by the rules are told of; all are counted."""
TICKS = 20
"""So many times within the time a bot has it is looked whether that is over."""


class OutOfTime(BaseException):
    """Raised in the middle of a bot's thoughts. No `Exception`: a bot that catches those cannot catch it."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What ends a game that does not end by itself."""

    turns: int = 500
    """After so many turns, of all players together, a game is cut short. Games take up to about 90; thinking bots that
    are stuck begin to choose at random in turn 300."""
    seconds: float = 3600.0
    """How long each bot may think in a game, all its answers together, as on a chess clock."""


USUAL_LIMITS = Limits()


@dataclass(frozen=True, slots=True)
class Ending:
    """How a game ended: one of `ENDINGS`, and if a bot forfeited it, who and why."""

    how: str = "won"
    by: int | None = None
    why: str = ""

    def winners(self, game: Game) -> tuple[int, ...]:
        """Who has won: after a forfeit everybody else, and nobody where a game was cut short."""
        if self.by is None:
            return game.winners
        return tuple(player for player in range(game.players) if player != self.by)

    def shares(self, game: Game) -> tuple[float, ...]:
        """What each player has of the win. What nobody has won is shared by all."""
        winners = self.winners(game) or range(game.players)
        return tuple(1 / len(winners) if player in winners else 0.0 for player in range(game.players))


BY_THE_RULES = Ending()


def referee(
    game: Game, bots: Sequence[Bot], limits: Limits = USUAL_LIMITS, until: Callable[[Game], bool] = lambda game: False
) -> Ending:
    """Let bots play a game, one for each player, until it ends, a limit ends it, or it has come as far as is wanted.

    >>> from smashup import Options
    >>> from smashup.bots import make_bot
    >>> game = Game.new(2, seed=7, options=Options(setup="random"))
    >>> referee(game, [make_bot("random", seed=1), make_bot("random", seed=2)], Limits(turns=5))
    Ending(how='turns', by=None, why='')
    """
    made = len(game.choices)
    clock = _Clock(game.players, limits.seconds)
    with clock.interrupting():
        while (decision := game.decision) is not None and not until(game):
            if game.turn > limits.turns:
                return Ending("turns")
            player = decision.player
            try:
                clock.start(player)
                choice = bots[player].choose(game.seen_by(player), decision)
                clock.stop()
            except (Exception, SystemExit, OutOfTime) as error:
                clock.asked = None
                return Ending("forfeit", player, what_went_wrong(error))
            try:
                game.choose(choice)
            except Exception as error:
                if len(game.choices) == made:  # The answer was refused.
                    return Ending("forfeit", player, what_went_wrong(error))
                return Ending("crash", None, what_went_wrong(error))
            made += 1
    return BY_THE_RULES


def what_went_wrong(error: BaseException) -> str:
    """An error in one line, with the place: whoever wrote the bot needs to know where."""
    if isinstance(error, OutOfTime):
        return str(error)
    where = traceback.extract_tb(error.__traceback__)[-1]
    text = " ".join(str(error).split())
    return f"{type(error).__name__}: {text} ({where.filename}, line {where.lineno})"


class _Clock:
    """How long each player has thought. Where signals work, it interrupts a bot whose time is over.

    They do in the main thread of a process, on all systems but Windows; elsewhere the time is looked at after each
    answer.
    """

    def __init__(self, players: int, seconds: float) -> None:
        self.limit = seconds
        self.spent = [0.0] * players
        self.asked: int | None = None
        self._began = 0.0

    def start(self, player: int) -> None:
        self._began = time.perf_counter()
        self.asked = player

    def stop(self) -> None:
        """The player has answered."""
        self.look()
        assert self.asked is not None
        self.spent[self.asked] += time.perf_counter() - self._began
        self.asked = None

    def look(self) -> None:
        """Is the time of whoever is asked over?"""
        if self.asked is not None and self.spent[self.asked] + time.perf_counter() - self._began > self.limit:
            raise OutOfTime(f"it has thought for more than {self.limit:g} seconds")

    def _on_tick(self, number: int, frame: FrameType | None) -> None:
        self.look()

    @contextmanager
    def interrupting(self) -> Iterator[None]:
        if sys.platform == "win32" or threading.current_thread() is not threading.main_thread():
            yield
            return
        if signal.getitimer(signal.ITIMER_REAL)[0]:  # Somebody else's alarm stays as it is.
            yield
            return
        before = signal.signal(signal.SIGALRM, self._on_tick)
        every = max(0.001, self.limit / TICKS)
        signal.setitimer(signal.ITIMER_REAL, every, every)
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)
