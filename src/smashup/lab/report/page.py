"""The report as one HTML page that needs nothing else, made from the templates beside this file."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from math import isnan
from typing import Any, NamedTuple

from jinja2 import Environment, PackageLoader, StrictUndefined

from smashup.drawing import Picture, picture_styles, themes
from smashup.lab.report.counts import Table
from smashup.lab.report.faction_sheets import faction_sheets
from smashup.lab.report.findings import Numbers
from smashup.lab.report.formats import MISSING, NUMBER_WORDS, decimal, listed, percent, signed
from smashup.lab.report.summary import is_sure, summary
from smashup.lab.report.tables import TABLES, ShownColumn, whole

LONG = 40
"""Tables with more rows can be searched."""

LEFT_OUT = {"turns": "cut short after the most turns a game may have", "crash": "in which the program failed"}


class TableCell(NamedTuple):
    """What a table shows in one place. `number` is what it is sorted by; None for text."""

    text: str
    number: str | None = None
    interval: str = ""


class ShownTable(NamedTuple):
    """A table as it is on the page."""

    key: str
    title: str
    columns: Sequence[ShownColumn]
    rows: Sequence[Sequence[TableCell]]

    @property
    def searchable(self) -> bool:
        return len(self.rows) > LONG


@dataclass(frozen=True)
class PageContent:
    """The pictures and tables that the sections of the page pick from."""

    numbers: Numbers
    pictures: dict[str, Picture]

    def other_pictures(self, key: str) -> list[Picture]:
        """The same as a picture, for other numbers of players."""
        keys = [f"{key}_{players}" for players in self.numbers.player_numbers]
        return [self.pictures[other] for other in keys if other in self.pictures]

    @cached_property
    def tables(self) -> dict[str, ShownTable]:
        """Those that have rows."""
        several = len(self.numbers.player_numbers) > 1
        return {key: _shown(key, table, several) for key in TABLES if (table := self.numbers.tables[key])}


def page(numbers: Numbers, pictures: dict[str, Picture]) -> str:
    """The whole page."""
    templates = Environment(
        loader=PackageLoader("smashup.lab.report", "."),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    templates.filters |= {"decimal": decimal, "percent": percent, "listed": listed}
    asset = files("smashup.lab.report").joinpath
    return templates.get_template("page.html.j2").render(
        report=PageContent(numbers, pictures),
        styles=themes() + picture_styles() + asset("page.css").read_text("utf-8"),
        script=asset("page.js").read_text("utf-8"),
        played=played(numbers),
        tiles=_tiles(numbers),
        summary=summary(numbers),
        sheets=faction_sheets(numbers),
        about=numbers.about,
        model=numbers.model[0],
        players_in_words=NUMBER_WORDS[numbers.main_players],
        bot_win_rates=[f"{bot['bot']} {percent(bot['wins'] / bot['seats'])}" for bot in numbers.about["bots"]],
        absent=[key.replace("_", " ").title() for key in numbers.about["absent_factions"]],
    )


def played(numbers: Numbers) -> str:
    """What was played, in a sentence."""
    counts = [f"{row['games']:,} games of {row['players']} players" for row in numbers.about["by_players"]]
    bots = [bot["bot"] for bot in numbers.about["bots"]]
    return f"{listed(counts)}, played by the {'bot' if len(bots) == 1 else 'bots'} {listed(bots)}.{_left_out(numbers)}"


def _left_out(numbers: Numbers) -> str:
    """Which games are not counted, in a sentence."""
    parts = []
    for row in numbers.about["left_out"]:
        how = f"forfeited by {row['forfeited_by']}" if row["forfeited_by"] else LEFT_OUT[row["ended"]]
        parts.append(f"{row['games']:,} {how}")
    return f" Left out, because they did not end by the rules: {listed(parts)}." if parts else ""


def _tiles(numbers: Numbers) -> list[tuple[str, str, str]]:
    """The main numbers: what it is, the number, and a remark."""
    best, pair = numbers.of_players("ratings")[0], numbers.of_players("pairs")[0]
    first = numbers.of_players("positions")[0]
    length = next(row for row in numbers.about["by_players"] if row["players"] == numbers.main_players)
    return [
        ("Games", f"{numbers.about['games']:,}", f"{len(numbers.about['factions'])} factions"),
        (
            "Strongest faction" if is_sure(best) else "Highest rating",
            best["name"],
            f"wins {percent(best['win_chance'], 0)} against average ones",
        ),
        ("Best pair", pair["name"], f"wins {percent(pair['estimate'], 0)} against average pairs"),
        (
            "Going first",
            f"{signed((first['win_rate'] - first['chance']) * 100, 1)} points",
            f"wins {percent(first['win_rate'])} with {first['players']} players",
        ),
        (
            "A game",
            f"{decimal(length['median_turns'], 0)} turns",
            f"with {length['players']} players, all turns counted",
        ),
    ]


def _shown(key: str, table: Table, several_numbers: bool) -> ShownTable:
    spec = TABLES[key]
    columns = spec.shown
    if several_numbers and "players" in spec.columns:
        columns = (ShownColumn("Players", "players", whole), *columns)
    return ShownTable(key, spec.title, columns, [[_cell(row, column) for column in columns] for row in table])


def _cell(row: dict[str, Any], column: ShownColumn) -> TableCell:
    value = row[column.key]
    if column.written is None:
        return TableCell(str(value))
    if value is None or isnan(value):
        return TableCell(MISSING, "")
    text, number = column.written(value), f"{value:.6g}"
    if column.low == column.key:
        return TableCell(f"{text} to {column.written(row[column.high])}", number)
    if column.low:
        return TableCell(text, number, f"{column.written(row[column.low])} to {column.written(row[column.high])}")
    return TableCell(text, number)
