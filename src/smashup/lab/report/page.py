"""The report as one HTML page that needs nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from importlib.resources import files
from math import isnan
from typing import Any

from smashup.lab.report import texts
from smashup.lab.report.counts import Table
from smashup.lab.report.faction_sheets import faction_sheets
from smashup.lab.report.findings import Numbers
from smashup.lab.report.summary import summary
from smashup.lab.report.svg import Picture, picture_styles, themes
from smashup.lab.report.tables import TABLES, Shown, whole
from smashup.lab.report.words import MISSING, decimal, listed, percent, signed

LONG = 40
"""Tables with more rows can be searched."""


@dataclass(frozen=True)
class Section:
    """A part of the page: its text, pictures with what their colours mean, and tables to open."""

    key: str
    title: str
    nav: str
    text: str
    pictures: Sequence[str] = ()
    tables: Sequence[str] = ()


SECTIONS = (
    Section("strength", "How strong the factions are", "Strength", texts.STRENGTH, ["ratings"], ["ratings"]),
    Section("wins", "How often they win", "Wins", texts.WINS, ["win_rates"], ["win_rates"]),
    Section("pairs", "Best partners", "Pairs", texts.PAIRS, ["pairs", "best_pairs", "synergies"], ["pairs"]),
    Section("matchups", "Faction against faction", "Match-ups", texts.MATCHUPS, ["matchups"], ["matchups"]),
    Section("first", "Going first", "Going first", texts.FIRST, ["positions"], ["positions"]),
    Section(
        "games",
        "How games go",
        "Games",
        texts.GAMES,
        ["lengths", "winning_vp", "margins"],
        ["lengths", "winning_vp", "margins"],
    ),
    Section("bases", "Bases", "Bases", texts.BASES, ["bases"], ["bases"]),
    Section("cards", "Cards of winners", "Cards", texts.CARDS, ["cards"], ["cards"]),
)

KEYED = ("ratings", "win_rates", "best_pairs", "positions", "bases", "cards")
"""Pictures whose dots are violet, orange or grey by where their intervals lie."""


def page(numbers: Numbers, pictures: dict[str, Picture]) -> str:
    """The whole page."""
    asset = files("smashup.lab.report").joinpath
    sections = "".join(_section(section, numbers, pictures) for section in SECTIONS)
    nav = "".join(
        f'<a href="#{key}">{escape(title)}</a>'
        for key, title in [
            ("short", "In short"),
            *((section.key, section.nav) for section in SECTIONS),
            ("sheets", "Factions"),
            ("method", "Method"),
        ]
    )
    findings = "".join(f"<li>{escape(sentence)}</li>" for sentence in summary(numbers))
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(texts.TITLE)}</title>"
        f"<style>{themes()}{picture_styles()}{asset('page.css').read_text('utf-8')}</style></head><body>"
        f"<header><h1>{escape(texts.TITLE)}</h1><p>{escape(played(numbers))}</p>{_tiles(numbers)}</header>"
        f'<nav aria-label="Parts of the report">{nav}</nav><main>'
        f'<section id="short"><h2>In short</h2><ol class="findings">{findings}</ol></section>'
        f"{sections}"
        f'<section id="sheets"><h2>Every faction on a card</h2>{texts.SHEETS}{faction_sheets(numbers)}</section>'
        f'<section id="method"><h2>Method, and what to beware of</h2>{texts.method(numbers)}</section></main>'
        f"<footer>{escape(texts.FOOTER)}</footer>"
        f"<script>{asset('page.js').read_text('utf-8')}</script></body></html>\n"
    )


def played(numbers: Numbers) -> str:
    """What was played, in a sentence."""
    counts = [f"{row['games']:,} games of {row['players']} players" for row in numbers.about["by_players"]]
    bots = [bot["bot"] for bot in numbers.about["bots"]]
    return f"{listed(counts)}, played by the {'bot' if len(bots) == 1 else 'bots'} {listed(bots)}."


def _tiles(numbers: Numbers) -> str:
    best, pair = numbers.of_players("ratings")[0], numbers.of_players("pairs")[0]
    first = numbers.of_players("positions")[0]
    length = next(row for row in numbers.about["by_players"] if row["players"] == numbers.main_players)
    tiles = [
        ("Games", f"{numbers.about['games']:,}", f"{len(numbers.about['factions'])} factions"),
        ("Strongest faction", best["name"], f"wins {percent(best['win_chance'], 0)} against average ones"),
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
    cells = "".join(f"<div><dt>{escape(a)}</dt><dd>{escape(b)}</dd><dd>{escape(c)}</dd></div>" for a, b, c in tiles)
    return f'<dl class="tiles">{cells}</dl>'


def _section(section: Section, numbers: Numbers, pictures: dict[str, Picture]) -> str:
    figures = "".join(_figures(key, numbers, pictures) for key in section.pictures if key in pictures)
    tables = "".join(_details(key, numbers) for key in section.tables if numbers.tables[key])
    nothing = "" if figures or tables else f"<p>{texts.NOTHING}</p>"
    return (
        f'<section id="{section.key}"><h2>{escape(section.title)}</h2>'
        f"{section.text}{figures}{tables}{nothing}</section>"
    )


def _figures(key: str, numbers: Numbers, pictures: dict[str, Picture]) -> str:
    """A picture, and below it, to open, the same for other numbers of players."""
    others = [pictures[f"{key}_{players}"] for players in numbers.player_numbers if f"{key}_{players}" in pictures]
    folded = "".join(
        f"<details><summary>{escape(other.title)}</summary><div>{_figure(other)}</div></details>" for other in others
    )
    return _figure(pictures[key]) + folded


def _figure(picture: Picture) -> str:
    key = f' <span class="key">{texts.COLOURS}</span>' if picture.key.rstrip("_234") in KEYED else ""
    return (
        f'<figure tabindex="0" aria-label="{escape(picture.title)}, scrolls"><figcaption>{escape(picture.title)}{key}'
        f"</figcaption>{picture.inline()}</figure>"
    )


def _details(key: str, numbers: Numbers) -> str:
    spec, table = TABLES[key], numbers.tables[key]
    columns = spec.shown
    if "players" in spec.columns and len(numbers.player_numbers) > 1:
        columns = (Shown("Players", "players", whole), *columns)
    search = ""
    if len(table) > LONG:
        search = (
            f'<input type="search" data-table="table-{key}" placeholder="Find, such as: ninjas aliens" '
            f'aria-label="Find in {escape(spec.title)}">'
        )
    return (
        f"<details><summary>Table: {escape(spec.title)} ({len(table):,} rows)</summary><div>{search}"
        f'<div class="scroll" tabindex="0" role="region" aria-label="{escape(spec.title)}">'
        f"{html_table(key, spec.title, columns, table)}</div></div></details>"
    )


def html_table(key: str, title: str, columns: Sequence[Shown], table: Table) -> str:
    """A table that can be sorted by every column."""
    heads = "".join(
        f'<th scope="col"{_number_class(column)}><button type="button">{escape(column.title)}</button></th>'
        for column in columns
    )
    body = "".join("<tr>" + "".join(_cell(row, column) for column in columns) + "</tr>" for row in table)
    return (
        f'<table id="table-{key}"><caption>{escape(title)}</caption><thead><tr>{heads}</tr></thead>'
        f"<tbody>{body}</tbody></table>"
    )


def _number_class(column: Shown) -> str:
    return ' class="number"' if column.written else ""


def _cell(row: dict[str, Any], column: Shown) -> str:
    value = row[column.key]
    if column.written is None:
        return f"<td>{escape(str(value))}</td>"
    if value is None or isnan(value):
        return f'<td class="number" data-value="">{MISSING}</td>'
    text = column.written(value)
    if column.low == column.key:
        text = f"{text} to {column.written(row[column.high])}"
    elif column.low:
        text += f"<small>{column.written(row[column.low])} to {column.written(row[column.high])}</small>"
    return f'<td class="number" data-value="{value:.6g}">{text}</td>'
