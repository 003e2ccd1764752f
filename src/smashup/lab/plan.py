"""A plan: everything that decides what is played in a run, and so what comes out."""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import cached_property
from typing import Any

from smashup import __version__
from smashup.bots import make_bot
from smashup.engine.errors import SmashUpError
from smashup.engine.options import Options
from smashup.engine.setup import check_factions
from smashup.matches.match import Match, MatchUp, derived_seed
from smashup.matches.referee import USUAL_LIMITS, Limits
from smashup.matches.schedule import BalancedSchedule, GivenSchedule, PairsSchedule, Schedule

FORMAT = "smashup-lab"
VERSION = 1
SCHEDULES = ("balanced", "pairs", "given")
PART = 250
LATER = {"max_turns", "max_seconds", "titans"}
"""What runs of earlier versions do not say. They had no limits, but their games ended before today's; and no titans."""


class LabError(SmashUpError):
    """A run that cannot be made or continued as asked, or results that cannot be read."""


@dataclass(frozen=True)
class Plan:
    """What a run plays.

    `bots` are one for all seats or one for each. Where they differ, everybody moves on by one seat from game to game.

    >>> plan = Plan(games=1000, bots=("greedy", "random"), seed=7)
    >>> plan.match(0).bots, plan.match(1).bots
    (('greedy', 'random'), ('random', 'greedy'))
    """

    games: int
    players: int = 2
    bots: tuple[str, ...] = ("greedy",)
    schedule: str = "balanced"
    match_ups: tuple[MatchUp, ...] = ()
    """What the schedule "given" repeats."""
    seed: int = 0
    part: int = PART
    """How many games are in one file."""
    max_turns: int = USUAL_LIMITS.turns
    max_seconds: float = USUAL_LIMITS.seconds
    """What ends a game that does not end by itself; see `smashup.matches.referee.Limits`."""
    titans: bool = False
    """The titans of the factions are in the games (section 16)."""

    def __post_init__(self) -> None:
        if self.games < 1 or self.part < 1:
            raise LabError("a run has at least one game, and so has each of its files")
        if self.max_turns < 1 or self.max_seconds <= 0:
            raise LabError("a game needs at least one turn, and its bots some time")
        if not 2 <= self.players <= 4:
            raise LabError(f"a game has 2 to 4 players, not {self.players}")
        if len(self.bots) not in (1, self.players):
            raise LabError(f"{len(self.bots)} bots were given for {self.players} players; give one for all or one each")
        for bot in self.bots:
            make_bot(bot)
        if len(self.bots) == 1:
            object.__setattr__(self, "bots", self.bots * self.players)
        if self.schedule not in SCHEDULES:
            raise LabError(f"there is no schedule {self.schedule!r}; expected one of {', '.join(SCHEDULES)}")
        if (self.schedule == "given") != bool(self.match_ups):
            raise LabError('match-ups go with the schedule "given", and it needs at least one')
        for match_up in self.match_ups:
            check_factions(match_up, Options())
            if len(match_up) != self.players:
                raise LabError(f"a match-up has {len(match_up)} players, but the games have {self.players}: {match_up}")

    @cached_property
    def _schedule(self) -> Schedule:
        if self.schedule == "given":
            return GivenSchedule(self.match_ups)
        kind = BalancedSchedule if self.schedule == "balanced" else PairsSchedule
        return kind(self.players, derived_seed(self.seed, 0))

    @property
    def limits(self) -> Limits:
        return Limits(self.max_turns, self.max_seconds)

    def match(self, number: int) -> Match:
        """The game of that number, from 0."""
        # With each new cycle of the schedule the bots move on, so that each gets every seat of every match-up.
        turn = sum(divmod(number, self._schedule.cycle))
        seed = derived_seed(self.seed, 1, number)
        return Match(
            number=number,
            factions=tuple((min(pair), max(pair)) for pair in self._schedule.match_up(number)),
            seed=seed,
            bots=tuple(self.bots[(seat + turn) % self.players] for seat in range(self.players)),
            bot_seeds=tuple(derived_seed(seed, seat) for seat in range(self.players)),
            limits=self.limits,
            titans=self.titans,
        )

    def to_dict(self) -> dict[str, Any]:
        """As plain data, with the version of the program: what `run.json` holds."""
        return {"format": FORMAT, "version": VERSION, "smashup": __version__} | {
            field.name: getattr(self, field.name) for field in fields(self)
        }

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Plan:
        """The plan that `to_dict` wrote, whether or not it went through JSON."""
        wanted = {field.name for field in fields(cls)}
        if data.get("format") != FORMAT or data.get("version") != VERSION or not wanted - LATER <= set(data):
            raise LabError("it is not the description of a run")
        given = {name: data[name] for name in wanted & set(data)}
        given["bots"] = tuple(given["bots"])
        given["match_ups"] = tuple(tuple(tuple(pair) for pair in match_up) for match_up in given["match_ups"])
        return cls(**given)
