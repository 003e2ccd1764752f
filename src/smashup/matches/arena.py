"""The arena: bots against bots, seats and factions balanced, and how strong that shows them to be.

Every deal (factions by seat and a seed) is played once with each bot in each seat, so that neither cards nor seats
favour anybody; every pairing gets the same deals.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing
from dataclasses import asdict, dataclass
from itertools import combinations, combinations_with_replacement, product
from pathlib import Path
from typing import Any

from smashup.bots.registry import make_bot
from smashup.engine.errors import SetupError
from smashup.matches.identity import identity_of
from smashup.matches.kept_results import KeptResults, Result
from smashup.matches.match import Match, Outcome, derived_seed, died, play_match
from smashup.matches.rating import Meeting, Rating, ratings, wilson
from smashup.matches.referee import MOST_TROUBLES, USUAL_LIMITS, Limits
from smashup.matches.schedule import BalancedSchedule
from smashup.matches.workers import in_processes


@dataclass(frozen=True, slots=True)
class Pairing:
    """Bots that played together, by their index, and how that went; `wins` are theirs in that order."""

    bots: tuple[int, ...]
    games: int
    wins: tuple[float, ...]
    unfinished: int = 0
    """Games that nobody has won: they were cut short or crashed. Everybody has a share of such a win."""
    forfeits: tuple[int, ...] = ()
    """How many games each has forfeited, in the order of the bots; empty: none."""


@dataclass(frozen=True, slots=True)
class Trouble:
    """A game that did not end by the rules: how (see `referee.ENDINGS`), by which bot if it forfeited, and why."""

    game: str
    how: str
    bot: str | None
    why: str


@dataclass(frozen=True, slots=True)
class Standings:
    """The results of an arena. A game counts twice for a bot that had two seats in it."""

    names: tuple[str, ...]
    pairings: tuple[Pairing, ...]
    troubles: tuple[Trouble, ...] = ()
    """The first few games that did not end by the rules, in the order of the games."""

    @property
    def unfinished(self) -> int:
        return sum(pairing.unfinished for pairing in self.pairings)

    def forfeits(self, bot: int) -> int:
        return sum(
            lost
            for pairing in self.pairings
            for who, lost in zip(pairing.bots, pairing.forfeits, strict=False)
            if who == bot
        )

    @property
    def games(self) -> int:
        return sum(pairing.games for pairing in self.pairings)

    def played(self, bot: int) -> int:
        return sum(pairing.games * pairing.bots.count(bot) for pairing in self.pairings)

    def wins(self, bot: int) -> float:
        return sum(
            won for pairing in self.pairings for who, won in zip(pairing.bots, pairing.wins, strict=True) if who == bot
        )

    def ratings(self) -> list[Rating]:
        return ratings(len(self.names), [Meeting(pairing.bots, pairing.wins) for pairing in self.pairings])

    def to_dict(self) -> dict[str, Any]:
        """As plain data, ready for JSON."""
        bots = []
        for bot, (name, rating) in enumerate(zip(self.names, self.ratings(), strict=True)):
            shown = _share(self.wins(bot), self.played(bot))
            elo = {"elo": rating.elo, "elo_low": rating.low, "elo_high": rating.high}
            rounded = {key: round(value, 1) for key, value in elo.items()}
            bots.append({"name": name, **shown, **rounded, "forfeits": self.forfeits(bot)})
        pairings = [
            {
                "bots": [self.names[bot] for bot in pairing.bots],
                "games": pairing.games,
                "wins": [_plain(won) for won in pairing.wins],
                **{
                    key: value
                    for key, value in _share(pairing.wins[0], pairing.games).items()
                    if key not in ("games", "wins")
                },
                "unfinished": pairing.unfinished,
            }
            for pairing in self.pairings
        ]
        troubles = [asdict(trouble) for trouble in self.troubles]
        found = {"games": self.games, "bots": bots, "pairings": pairings}
        return found | {"unfinished": self.unfinished, "troubles": troubles}


def _share(wins: float, games: int) -> dict[str, Any]:
    low, high = wilson(wins, games)
    share = wins / games if games else 0.0
    return {
        "games": games,
        "wins": _plain(wins),
        "win_rate": round(share, 4),
        "low": round(low, 4),
        "high": round(high, 4),
    }


def _plain(wins: float) -> float:
    return int(wins) if wins == int(wins) else round(wins, 4)


def hold(
    bots: Sequence[str],
    games: int,
    players: int = 2,
    seed: int = 0,
    *,
    limits: Limits = USUAL_LIMITS,
    titans: bool = False,
    workers: int | None = None,
    out: Path | None = None,
    on_progress: Callable[[int], None] = lambda done: None,
) -> Standings:
    """Let bots play that many games in every pairing; `on_progress` is called with the number of games done.

    `out` is a file that keeps the results: games that are there are not played again, so that an arena can be
    interrupted, or have more games later.

    A bot that breaks, gives an answer that was not offered or uses up its time forfeits the game, which the others
    share. A game that nobody wins is shared by all.

    >>> standings = hold(["random", "random"], games=4, workers=1)
    >>> standings.names, standings.games
    (('random 1', 'random 2'), 4)
    """
    _check(bots, players)
    line_ups = pairings_of(len(bots), players)
    tally = Tally(numbered(bots), line_ups, games)
    with ExitStack() as stack:
        kept: KeptResults | None = None
        there: dict[int, Result] = {}
        if out is not None:
            plan = {"bots": list(bots), "players": players, "seed": seed, **asdict(limits), "titans": titans}
            kept = stack.enter_context(closing(KeptResults(out, len(line_ups), games, plan, identity_of(bots))))
            there = kept.there
        for result in there.values():
            tally.count(result)
        on_progress(len(there))
        planned = _matches(bots, line_ups, games, players, seed, limits, titans)
        missing = (match for match in planned if match.number not in there)
        found = stack.enter_context(closing(in_processes(_result_of, missing, workers, _result_of_death)))
        for done, result in enumerate(found, len(there) + 1):
            if kept is not None:
                kept.add(result)
            tally.count(result)
            on_progress(done)
    return tally.standings()


class Tally:
    """Counts the results of an arena of bots with these names, in these line-ups with so many games each."""

    def __init__(self, names: Sequence[str], line_ups: Sequence[tuple[int, ...]], games: int) -> None:
        self._names = names
        self._line_ups = line_ups
        self._games = games
        self._played = [0] * len(line_ups)
        self._wins: list[list[float]] = [[0.0] * len(line_up) for line_up in line_ups]
        self._forfeits = [[0] * len(line_up) for line_up in line_ups]
        self._unfinished = [0] * len(line_ups)
        self._troubles: list[tuple[int, Trouble]] = []

    def count(self, result: Result) -> None:
        pairing, game = divmod(result.number, self._games)
        line_up = self._line_ups[pairing]
        self._played[pairing] += 1
        for seat, share in enumerate(result.shares):
            self._wins[pairing][(seat + game) % len(line_up)] += share
        if result.how != "won":
            place = None if result.by is None else (result.by + game) % len(line_up)
            if place is None:
                self._unfinished[pairing] += 1
            else:
                self._forfeits[pairing][place] += 1
            bot = None if place is None else self._names[line_up[place]]
            self._troubles.append((result.number, Trouble(result.described, result.how, bot, result.why)))
            self._troubles.sort(key=lambda each: each[0])
            del self._troubles[MOST_TROUBLES:]

    def standings(self) -> Standings:
        pairings = [
            Pairing(line_up, played, tuple(won), cut_short, tuple(lost))
            for line_up, played, won, cut_short, lost in zip(
                self._line_ups, self._played, self._wins, self._unfinished, self._forfeits, strict=True
            )
        ]
        return Standings(tuple(self._names), tuple(pairings), tuple(trouble for _, trouble in self._troubles))


def _check(bots: Sequence[str], players: int) -> None:
    if len(bots) < 2:
        raise SetupError("an arena needs two bots or more")
    if not 2 <= players <= 4:
        raise SetupError(f"a game has 2 to 4 players (rule 1.1), not {players}")
    for bot in bots:
        make_bot(bot)


def numbered(bots: Sequence[str]) -> list[str]:
    """The bots' names; those that appear more than once get a number.

    >>> numbered(["greedy", "random", "greedy"])
    ['greedy 1', 'random', 'greedy 2']
    """
    counts = Counter(bots)
    return [f"{bot} {bots[: index + 1].count(bot)}" if counts[bot] > 1 else bot for index, bot in enumerate(bots)]


def pairings_of(bots: int, players: int) -> list[tuple[int, ...]]:
    """Who sits together: every choice of that many bots; where there are fewer bots than seats, some sit twice.

    >>> pairings_of(3, 2), pairings_of(2, 3)
    ([(0, 1), (0, 2), (1, 2)], [(0, 0, 1), (0, 1, 1)])
    """
    if bots >= players:
        return list(combinations(range(bots), players))
    return [line_up for line_up in combinations_with_replacement(range(bots), players) if len(set(line_up)) == bots]


def _matches(
    bots: Sequence[str],
    line_ups: Sequence[tuple[int, ...]],
    games: int,
    players: int,
    seed: int,
    limits: Limits,
    titans: bool,
) -> Iterator[Match]:
    """Game g of a pairing is deal g // players; from game to game everybody moves on by one seat. One deal is played by
    all pairings before the next, so that an arena that is interrupted has as many games of each."""
    schedule = BalancedSchedule(players, seed)
    for first in range(0, games, players):
        deal = first // players
        for pairing, game in product(range(len(line_ups)), range(first, min(first + players, games))):
            line_up = line_ups[pairing]
            yield Match(
                number=pairing * games + game,
                factions=schedule.match_up(deal),
                seed=derived_seed(seed, deal),
                bots=tuple(bots[line_up[(seat + game) % players]] for seat in range(players)),
                # Seeds differ from game to game: a bot that plays against itself must not play the same game twice.
                bot_seeds=tuple(derived_seed(seed, pairing, game, seat) for seat in range(players)),
                limits=limits,
                titans=titans,
            )


def _result_of(match: Match) -> Result:
    return _result(match, play_match(match))


def _result_of_death(match: Match, code: int | None) -> Result:
    return _result(match, died(match, code))


def _result(match: Match, outcome: Outcome) -> Result:
    ending = outcome.ending
    shares = ending.shares(outcome.game)
    if ending.how == "won":
        return Result(match.number, shares)
    return Result(match.number, shares, ending.how, ending.by, ending.why, match.described)
