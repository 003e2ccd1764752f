"""What can be counted straight from the rows: wins, seats, lengths, points, bases."""

from __future__ import annotations

from math import nan
from typing import Any

import numpy as np

from smashup.cards.catalogue import catalogue
from smashup.lab.report.database import ResultsDatabase
from smashup.lab.report.model import Games, Indices
from smashup.matches.rating import wilson

Table = list[dict[str, Any]]


def win_rate(wins: float, games: float) -> dict[str, float]:
    """A win rate and its interval, as columns of a table. Shared wins count in part; the interval is then a bit wide.

    >>> win_rate(8, 10)
    {'win_rate': 0.8, 'low': 0.4901..., 'high': 0.9433...}
    """
    low, high = wilson(wins, games)
    return {"win_rate": wins / games if games else nan, "low": low, "high": high}


def about(database: ResultsDatabase) -> dict[str, Any]:
    """What the results are: how many games with how many players, and by which bots."""
    numbers = database.rows(
        """
        SELECT players, count(*) // players, avg(turns), median(turns), quantile_disc(turns, [0.1, 0.9]),
               avg(decisions), avg(bases_scored), sum(seconds) / players
        FROM seats GROUP BY players ORDER BY players
        """
    )
    winners = dict(database.rows("SELECT players, avg(vp) FILTER (won) FROM seats GROUP BY players"))
    bots = database.rows("SELECT bot, count(*), sum(win_share) FROM seats GROUP BY bot ORDER BY count(*) DESC, bot")
    return {
        "games": sum(count for _, count, *_ in numbers),
        "by_players": [
            {
                "players": players,
                "games": games,
                "mean_turns": mean,
                "median_turns": median,
                "short_turns": short,
                "long_turns": long,
                "mean_decisions": decisions,
                "mean_bases_scored": bases,
                "mean_winning_vp": winners[players],
                "seconds": seconds,
            }
            for players, games, mean, median, (short, long), decisions, bases, seconds in numbers
        ],
        "bots": [{"bot": bot, "seats": seats, "wins": wins} for bot, seats, wins in bots],
        "left_out": [
            {"ended": ended, "forfeited_by": by, "games": games}
            for ended, by, games in database.rows(
                "SELECT ended, forfeited_by, count(*) FROM every_game WHERE ended <> 'won' GROUP BY ALL ORDER BY ALL"
            )
        ],
    }


def factions_in(database: ResultsDatabase, numbers_of_players: list[int]) -> list[str]:
    """The keys of the factions that take part in games of these numbers of players, in the order of the catalogue."""
    question = "SELECT DISTINCT unnest([faction_a, faction_b]) FROM seats WHERE players IN (SELECT unnest(?))"
    present = {key for (key,) in database.rows(question, numbers_of_players)}
    known = [faction["key"] for faction in catalogue() if faction["key"] in present]
    return known + sorted(present - set(known))


def games_of(database: ResultsDatabase, players: int, factions: list[str], bots: list[str]) -> tuple[Games, Indices]:
    """The games of a number of players as arrays for the model; and the places, shaped alike."""
    number_of = np.zeros((len(factions), len(factions)), dtype=np.int64)
    first, second = np.triu_indices(len(factions), 1)
    number_of[first, second] = number_of[second, first] = np.arange(len(first))
    columns = database.arrays(
        """
        SELECT list_position(?, faction_a) - 1 AS one, list_position(?, faction_b) - 1 AS other,
               list_position(?, bot) - 1 AS bot, position, win_share, place
        FROM seats WHERE players = ? ORDER BY folder, game, player
        """,
        factions,
        factions,
        bots,
        players,
    )
    shaped = {name: np.asarray(values).reshape(-1, players) for name, values in columns.items()}
    games = Games(
        pairs=number_of[shaped["one"], shaped["other"]],
        positions=shaped["position"].astype(np.int64),
        bots=shaped["bot"].astype(np.int64),
        shares=shaped["win_share"].astype(np.float64),
    )
    return games, shaped["place"].astype(np.int64)


def win_rates(database: ResultsDatabase, names: dict[str, str]) -> Table:
    """How often each faction wins, for each number of players, against chance."""
    counted = database.rows(
        """
        SELECT players, faction, count(*), sum(win_share), avg(vp)
        FROM (SELECT players, win_share, vp, unnest([faction_a, faction_b]) AS faction FROM seats)
        GROUP BY players, faction ORDER BY players, sum(win_share) / count(*) DESC, faction
        """
    )
    return [
        {"players": players, "faction": faction, "name": names[faction], "games": games, "wins": wins}
        | win_rate(wins, games)
        | {"chance": 1 / players, "mean_vp": vp}
        for players, faction, games, wins, vp in counted
    ]


def pair_counts(database: ResultsDatabase, players: int) -> dict[tuple[str, str], tuple[int, float]]:
    """Games and wins of each pair that was played."""
    counted = database.rows(
        """
        SELECT faction_a, faction_b, count(*), sum(win_share)
        FROM seats WHERE players = ? GROUP BY faction_a, faction_b
        """,
        players,
    )
    return {(one, other): (games, wins) for one, other, games, wins in counted}


def position_counts(database: ResultsDatabase, players: int) -> Table:
    """How often the first player, the second … wins."""
    counted = database.rows(
        """
        SELECT position + 1, count(*), sum(win_share)
        FROM seats WHERE players = ? GROUP BY position ORDER BY position
        """,
        players,
    )
    return [
        {"players": players, "position": position, "games": games, "wins": wins}
        | win_rate(wins, games)
        | {"chance": 1 / players}
        for position, games, wins in counted
    ]


def lengths(database: ResultsDatabase) -> Table:
    """How many games took how many turns."""
    return _shares(
        "turns",
        database.rows("SELECT players, turns, count(*) // players FROM seats GROUP BY players, turns ORDER BY ALL"),
    )


def winning_vp(database: ResultsDatabase) -> Table:
    """With how many VP games are won."""
    return _shares(
        "vp",
        database.rows(
            """
            SELECT players, vp, count(*) FROM (SELECT players, max(vp) AS vp FROM seats WHERE won
                                               GROUP BY folder, game, players)
            GROUP BY ALL ORDER BY ALL
            """
        ),
    )


def margins(database: ResultsDatabase) -> Table:
    """By how many VP the winner is ahead of the best other player; 0 is a shared or a broken tie."""
    return _shares(
        "margin",
        database.rows(
            """
            SELECT players, best[1] - best[2] AS margin, count(*)
            FROM (SELECT players, max(vp, 2) AS best FROM seats GROUP BY folder, game, players)
            GROUP BY ALL ORDER BY ALL
            """
        ),
    )


def _shares(name: str, counted: list[tuple[int, int, int]]) -> Table:
    total: dict[int, int] = {}
    for players, _, games in counted:
        total[players] = total.get(players, 0) + games
    return [
        {"players": players, name: value, "games": games, "share": games / total[players]}
        for players, value, games in counted
    ]


def bases(database: ResultsDatabase) -> Table:
    """How often each base scores, what its places gave, and how often whoever takes it wins the game."""
    homes = {base["name"]: (faction, base["vp"]) for faction in catalogue() for base in faction["bases"]}
    taken = "(SELECT folder, game, players, win_share, unnest(bases) AS taken FROM all_rows)"
    scored = dict(
        database.rows(
            f"SELECT base, count(*) FROM (SELECT DISTINCT folder, game, taken.base AS base FROM {taken}) GROUP BY base"
        )
    )
    places = database.rows(
        f"""
        SELECT taken.base, taken.place, count(*), avg(taken.vp), sum(win_share), avg(1 / players)
        FROM {taken} GROUP BY ALL
        """
    )
    at = {(base, place): (count, vp, wins, chance) for base, place, count, vp, wins, chance in places}
    games, possible = _games_with_set(database)
    # The variant in which all bases are used has them everywhere.
    everywhere = any(
        base not in homes or count > possible.get(homes[base][0]["set"], 0) for base, count in scored.items()
    )
    found = []
    for base in sorted(scored):
        faction, printed = homes.get(base, ({"key": "", "name": "", "set": ""}, []))
        count = games if everywhere else possible[faction["set"]]
        low, high = wilson(scored[base], count)
        firsts, first_vp, wins, chance = at.get((base, 1), (0, None, 0.0, None))
        second_vp, third_vp = (at.get((base, place), (0, None))[1] for place in (2, 3))
        takers = win_rate(wins, firsts)
        found.append(
            {
                "base": base,
                "faction": faction["key"],
                "name": faction["name"],
                "printed_vp": " / ".join(map(str, printed)),
                "games": count,
                "scored": scored[base],
                "scored_rate": scored[base] / count,
                "scored_low": low,
                "scored_high": high,
                "first_vp": first_vp,
                "second_vp": second_vp,
                "third_vp": third_vp,
                "swing": None if first_vp is None or second_vp is None else first_vp - second_vp,
                "takers": firsts,
                "takers_win": takers["win_rate"],
                "takers_low": takers["low"],
                "takers_high": takers["high"],
                "chance": chance,
            }
        )
    return found


def _games_with_set(database: ResultsDatabase) -> tuple[int, dict[str, int]]:
    """How many games there are, and in how many a faction of each set takes part: its bases are in those (1.4)."""
    set_of = {faction["key"]: faction["set"] for faction in catalogue()}
    counted = database.rows(
        """
        SELECT set_of[faction], count(DISTINCT (folder, game))
        FROM (SELECT folder, game, unnest([faction_a, faction_b]) AS faction FROM seats),
             (SELECT map(?, ?) AS set_of)
        GROUP BY ALL
        """,
        list(set_of),
        list(set_of.values()),
    )
    games = database.rows("SELECT count(DISTINCT (folder, game)) FROM seats")[0][0]
    return int(games), dict(counted)
