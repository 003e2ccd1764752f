"""All numbers of a report: what the page, the JSON, the CSV files and the Markdown are made from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from smashup import __version__
from smashup.cards.catalogue import catalogue
from smashup.lab.report import counts, ratings
from smashup.lab.report.agreement import Fits, agreement, changes
from smashup.lab.report.cards import cards
from smashup.lab.report.counts import Table
from smashup.lab.report.database import ResultsDatabase
from smashup.lab.report.model import fit


@dataclass(frozen=True)
class Numbers:
    """Everything a report says, as plain data. The tables and their columns are described in `tables`."""

    about: dict[str, Any]
    model: Table
    tables: dict[str, Table]

    @property
    def main_players(self) -> int:
        """The number of players that most games have: what is said without a number of players is about those."""
        return int(self.about["main_players"])

    @property
    def player_numbers(self) -> list[int]:
        """The numbers of players there are games of, the main one first."""
        return [row["players"] for row in self.model]

    def of_players(self, table: str, players: int | None = None) -> Table:
        """The rows of a table for a number of players (None: the main one)."""
        wanted = players or self.main_players
        return [row for row in self.tables[table] if row["players"] == wanted]


def compute(
    folders: Sequence[Path],
    on_progress: Callable[[str], None] = lambda step: None,
    compare: Sequence[Path] = (),
) -> Numbers:
    """Compute everything from folders of results; `on_progress` is called with a few words on what comes next.

    `compare` are folders of another run, of other bots for instance: how far its ratings agree is part of the report.
    """
    on_progress("Reading the results")
    with ResultsDatabase(folders) as database:
        about = counts.about(database)
        keys = counts.factions_in(database, [row["players"] for row in about["by_players"]])
        names = {faction["key"]: faction["name"] for faction in catalogue()}
        names |= {key: key.replace("_", " ").title() for key in keys if key not in names}
        about |= {
            "smashup": __version__,
            "main_players": max(about["by_players"], key=lambda row: row["games"])["players"],
            "factions": keys,
            "absent_factions": [faction["key"] for faction in catalogue() if faction["key"] not in keys],
        }
        on_progress("Counting wins")
        tables = {"win_rates": counts.win_rates(database, names)}
        model, fits = _rate(database, about, names, tables, on_progress)
        on_progress("Measuring the games")
        tables["lengths"] = counts.lengths(database)
        tables["winning_vp"] = counts.winning_vp(database)
        tables["margins"] = counts.margins(database)
        on_progress("Looking at the bases")
        tables["bases"] = counts.bases(database)
        on_progress("Looking at the cards")
        tables["cards"] = cards(database, names)
    about["compared"] = None
    tables |= {"agreement": [], "changes": []}
    if compare:
        on_progress("Comparing with the other run")
        with ResultsDatabase(compare) as database:
            other = counts.about(database)
            others = _fits(database, other)
        about["compared"] = {"games": other["games"], "bots": [bot["bot"] for bot in other["bots"]]}
        tables["agreement"] = agreement(fits, others)
        tables["changes"] = changes(fits, others, names)
    return Numbers(about, model, tables)


def _fits(database: ResultsDatabase, about: dict[str, Any]) -> Fits:
    """The model fitted to each number of players."""
    bots = [bot["bot"] for bot in about["bots"]]
    found: Fits = {}
    for players in (row["players"] for row in about["by_players"]):
        keys = counts.factions_in(database, [players])
        found[players] = keys, fit(counts.games_of(database, players, keys, bots)[0], len(keys), len(bots))
    return found


def _rate(
    database: ResultsDatabase,
    about: dict[str, Any],
    names: dict[str, str],
    tables: dict[str, Table],
    on_progress: Callable[[str], None],
) -> tuple[Table, Fits]:
    """Fit the model to each number of players by itself: a faction may be strong with two and weak with four."""
    bots = [bot["bot"] for bot in about["bots"]]
    numbers = sorted(
        (row["players"] for row in about["by_players"]), key=lambda players: (players != about["main_players"], players)
    )
    model: Table = []
    fits: Fits = {}
    tables |= {"ratings": [], "pairs": [], "matchups": [], "positions": []}
    for players in numbers:
        on_progress(f"Rating factions and pairs with {players} players")
        keys = counts.factions_in(database, [players])
        games, places = counts.games_of(database, players, keys, bots)
        found = fit(games, len(keys), len(bots))
        fits[players] = keys, found
        counted = {row["faction"]: row["games"] for row in tables["win_rates"] if row["players"] == players}
        tables["ratings"] += ratings.faction_ratings(found, keys, names, counted, players)
        tables["pairs"] += ratings.pairs(found, keys, names, counts.pair_counts(database, players), players)
        tables["matchups"] += ratings.matchups(found, games, places, keys, names)
        tables["positions"] += ratings.positions(counts.position_counts(database, players), found)
        model.append(ratings.model_facts(found, games))
    return model, fits
