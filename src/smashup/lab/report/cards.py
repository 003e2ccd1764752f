"""Which cards are played more in won games than in lost ones."""

from __future__ import annotations

from math import exp, sqrt

import numpy as np

from smashup.cards.catalogue import catalogue
from smashup.lab.report.counts import Table
from smashup.lab.report.database import ResultsDatabase
from smashup.lab.report.shrinkage import shrink
from smashup.matches.rating import SURE

TURNS = 10
"""Plays are given for this many turns of the player, so that long games do not count more than short ones."""

FEW = 30


class _Plays:
    """Plays of one card in the won or in the lost games of its faction, with what their spread is computed from."""

    def __init__(self, games: int, turns: float, turns_squared: float) -> None:
        self.games = games
        self.turns = turns
        self.turns_squared = turns_squared
        self.plays = 0.0
        self.plays_squared = 0.0
        self.plays_by_turns = 0.0

    @property
    def rate(self) -> float:
        return self.plays / self.turns

    def log_variance(self) -> float:
        """The variance of the logarithm of the rate: that of a ratio of two sums over games."""
        around = self.plays_squared - 2 * self.rate * self.plays_by_turns + self.rate**2 * self.turns_squared
        # A few games can be alike by accident; then plays are taken to vary as independent ones would.
        return (around if self.games >= FEW else max(around, self.plays)) / self.plays**2


def cards(database: ResultsDatabase, names: dict[str, str]) -> Table:
    """Plays of each card per ten turns of its player, in won and in lost games, and the ratio of the two."""
    known = {card["name"]: (card, faction["key"]) for faction in catalogue() for card in faction["cards"]}
    counted = _count(database, {name: key for name, (_, key) in known.items()})
    compared = []
    for name, (won, lost) in counted.items():
        # Half a play more on each side where one side has none: the ratio stays finite, and unsure.
        extra = 0.5 if not (won.plays and lost.plays) else 0.0
        for side in (won, lost):
            side.plays += extra
            side.plays_squared += extra
        compared.append((name, won, lost))
    logs = np.array([np.log(won.rate / lost.rate) for _, won, lost in compared])
    variances = np.array([won.log_variance() + lost.log_variance() for _, won, lost in compared])
    believed = shrink(logs, variances)
    found = []
    for index, (name, won, lost) in enumerate(compared):
        card, key = known[name]
        around, closer = SURE * sqrt(variances[index]), SURE * believed.errors[index]
        found.append(
            {
                "card": name,
                "faction": key,
                "name": names[key],
                "kind": card["kind"],
                "copies": card["copies"],
                "games_won": won.games,
                "games_lost": lost.games,
                "plays_won": TURNS * won.rate,
                "plays_lost": TURNS * lost.rate,
                "ratio": exp(logs[index]),
                "ratio_low": exp(logs[index] - around),
                "ratio_high": exp(logs[index] + around),
                "estimate": exp(believed.means[index]),
                "estimate_low": exp(believed.means[index] - closer),
                "estimate_high": exp(believed.means[index] + closer),
            }
        )
    return sorted(found, key=lambda row: -float(row["estimate"]))


def _count(database: ResultsDatabase, home: dict[str, str]) -> dict[str, tuple[_Plays, _Plays]]:
    """Plays in won and in lost games, of every card that was played by a player who has its faction."""
    # Whoever had the last turn had one more than the others, and that is often the winner.
    database.rows(
        """
        CREATE OR REPLACE TEMP VIEW own_turns AS
        SELECT folder, game, player, won, faction_a, faction_b, (turns - position + players - 1) // players AS own
        FROM seats
        """
    )
    totals = {
        (faction, won): (games, turns, squared)
        for faction, won, games, turns, squared in database.rows(
            """
            SELECT faction, won, count(*), sum(own), sum(own * own)
            FROM (SELECT unnest([faction_a, faction_b]) AS faction, won, own FROM own_turns)
            GROUP BY faction, won
            """
        )
    }
    database.rows(
        "CREATE OR REPLACE TEMP TABLE home AS SELECT unnest(?) AS card, unnest(?) AS faction",
        list(home),
        list(home.values()),
    )
    plays = database.rows(
        """
        SELECT card, won, sum(plays), sum(plays * plays), sum(plays * own)
        FROM (SELECT each.key AS card, each.value::DOUBLE AS plays, won, own, faction_a, faction_b
              FROM (SELECT unnest(map_entries(list_aggregate(cards, 'histogram'))) AS each, own_turns.*
                    FROM all_rows JOIN own_turns USING (folder, game, player)))
        JOIN home USING (card)
        WHERE home.faction IN (faction_a, faction_b)
        GROUP BY card, won ORDER BY card
        """
    )
    found: dict[str, tuple[_Plays, _Plays]] = {}
    for card, won, number, squared, by_turns in plays:
        sides = [totals.get((home[card], side)) for side in (True, False)]
        if sides[0] is None or sides[1] is None:
            continue  # A faction that won or lost every game has nothing to compare.
        if card not in found:
            found[card] = (_Plays(*sides[0]), _Plays(*sides[1]))
        side = found[card][0 if won else 1]
        side.plays, side.plays_squared, side.plays_by_turns = number, squared, by_turns
    return found
