"""Writing a report to files: the page, its numbers as JSON and CSV, its pictures, and a short form in Markdown."""

from __future__ import annotations

import csv
import io
import json
import os
from math import isnan
from pathlib import Path
from typing import Any

from smashup.lab.plan import LabError
from smashup.lab.report.findings import Numbers
from smashup.lab.report.formats import MISSING, percent, percent_range
from smashup.lab.report.page import page, played
from smashup.lab.report.pictures import pictures
from smashup.lab.report.summary import summary
from smashup.lab.report.tables import ABOUT, MODEL, TABLES

FORMAT = "smashup-lab-report"
VERSION = 1
DIGITS = 6
STATISTICS = {
    "ratings": ("players", "rank", "faction", "games", "elo", "elo_low", "elo_high"),
    "win_rates": ("players", "faction", "win_rate", "low", "high"),
    "pairs": ("players", "faction_a", "faction_b", "games", "estimate", "estimate_low", "estimate_high"),
}
"""The tables and columns that the web client shows."""
IN_MARKDOWN = ("ratings", "pairs", "best_pairs", "matchups")
"""The pictures that Markdown shows; the others are files beside them."""


def write_page(numbers: Numbers, path: Path) -> None:
    """One HTML page that needs nothing else."""
    _write(path, page(numbers, pictures(numbers)))


def write_json(numbers: Numbers, path: Path) -> None:
    """All numbers: about, model, summary and a list of rows for each table. Under `keys`: what every key means."""
    data = {
        "format": FORMAT,
        "version": VERSION,
        "keys": {"about": ABOUT, "model": MODEL, **{key: spec.columns for key, spec in TABLES.items()}},
        "about": numbers.about,
        "model": numbers.model,
        "summary": summary(numbers),
        **{key: numbers.tables[key] for key in TABLES},
    }
    _write(path, json.dumps(_plain(data), indent=1, ensure_ascii=False) + "\n")


def write_statistics(numbers: Numbers, path: Path) -> None:
    """What the web client shows about the factions: of the JSON above only the tables it needs, with few digits."""
    data = {"format": FORMAT, "version": VERSION, "about": numbers.about} | {
        key: [{column: row[column] for column in columns} for row in numbers.tables[key]]
        for key, columns in STATISTICS.items()
    }
    _write(path, json.dumps(_plain(data, 4), separators=(",", ":"), ensure_ascii=False) + "\n")


def write_csv(numbers: Numbers, folder: Path) -> list[Path]:
    """One file for each table, and `columns.csv`, which says what their columns mean."""
    meanings = [
        {"table": key, "column": column, "meaning": meaning}
        for key, spec in TABLES.items()
        for column, meaning in spec.columns.items()
    ]
    _write(folder / "columns.csv", _csv(list(meanings[0]), meanings))
    found = []
    for key, spec in TABLES.items():
        found.append(folder / f"{key}.csv")
        _write(found[-1], _csv(list(spec.columns), _plain(numbers.tables[key])))
    return found


def _csv(columns: list[str], table: list[dict[str, Any]]) -> str:
    text = io.StringIO()
    writer = csv.DictWriter(text, columns, lineterminator="\n")
    writer.writeheader()
    writer.writerows(table)
    return text.getvalue()


def write_pictures(numbers: Numbers, folder: Path) -> list[Path]:
    """One SVG file for each picture."""
    found = []
    for key, picture in pictures(numbers).items():
        found.append(folder / f"{key}.svg")
        _write(found[-1], picture.file())
    return found


def write_markdown(numbers: Numbers, path: Path, picture_folder: Path | None = None) -> None:
    """The summary and the main table; with the folder of the pictures, also the main ones of those."""
    lines = [played(numbers), ""]
    lines += [f"{number}. {sentence}" for number, sentence in enumerate(summary(numbers), 1)]
    counted = {(row["players"], row["faction"]): row for row in numbers.tables["win_rates"]}
    counts = [row["players"] for row in numbers.about["by_players"]]
    heads = [
        "#",
        "faction",
        "rating",
        "win chance",
        *(f"wins with {players} players" for players in counts),
        "best partner",
    ]
    lines += ["", f"| {' | '.join(heads)} |", "|" + "---|" * len(heads)]
    for row in numbers.of_players("ratings"):
        error = f"{row['elo']:.0f} ± {row['elo_high'] - row['elo']:.0f}"
        chance = percent_range(row, "win_chance", "win_chance_low", "win_chance_high")
        wins = [_wins(counted.get((players, row["faction"]))) for players in counts]
        lines.append(f"| {' | '.join([str(row['rank']), row['name'], error, chance, *wins, _partner(numbers, row)])} |")
    if picture_folder is not None:
        where = os.path.relpath(picture_folder, path.parent).replace(os.sep, "/")
        drawn = pictures(numbers)
        for key in IN_MARKDOWN:
            lines += ["", f"![{drawn[key].about}]({where}/{key}.svg)"]
    _write(path, "\n".join(lines) + "\n")


def _wins(row: dict[str, Any] | None) -> str:
    return percent_range(row, "win_rate", "low", "high") if row else MISSING


def _partner(numbers: Numbers, rated: dict[str, Any]) -> str:
    names = {row["faction"]: row["name"] for row in numbers.of_players("ratings")}
    for row in numbers.of_players("pairs"):
        pair = {row["faction_a"], row["faction_b"]}
        if rated["faction"] in pair:
            (partner,) = pair - {rated["faction"]}
            return f"{names[partner]} ({percent(row['estimate'], 0)})"
    return MISSING


def _plain(data: Any, digits: int = DIGITS) -> Any:
    """Numbers that JSON can hold, without digits that mean nothing."""
    if isinstance(data, dict):
        return {key: _plain(value, digits) for key, value in data.items()}
    if isinstance(data, list | tuple):
        return [_plain(value, digits) for value in data]
    if isinstance(data, float):
        return None if isnan(data) else round(data, digits)
    return data


def _write(path: Path, text: str) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="")
    except OSError as error:
        raise LabError(f"cannot write {path}: {error.strerror or error}") from error
