"""A small sheet for each faction: how strong it is, with whom, against whom, and by which cards."""

from __future__ import annotations

from html import escape
from typing import Any

from smashup.cards.catalogue import catalogue
from smashup.lab.report.charts import tone_of
from smashup.lab.report.findings import Numbers
from smashup.lab.report.words import decimal, factor, percent, signed

COLOURED_SETS = 5
"""As many sets have a colour of their own; that is how many the colour-blind tell apart."""


def faction_sheets(numbers: Numbers) -> str:
    """All sheets, from the best faction to the worst."""
    sets = list(dict.fromkeys(faction["set_name"] for faction in catalogue()))
    of_set = {faction["key"]: faction["set_name"] for faction in catalogue()}
    sheets = []
    for row in numbers.of_players("ratings"):
        name = of_set.get(row["faction"], "")
        colour = min(sets.index(name), COLOURED_SETS) if name else COLOURED_SETS
        sheets.append(_sheet(numbers, row, name, colour))
    return f'<div class="sheets">{"".join(sheets)}</div>'


def _sheet(numbers: Numbers, row: dict[str, Any], set_name: str, colour: int) -> str:
    chance = 1 / numbers.main_players
    tone = tone_of(row["win_chance_low"], row["win_chance_high"], chance)
    low, high = row["win_chance_low"] * 100, row["win_chance_high"] * 100
    lines = "".join(
        f"<dt>{escape(title)}</dt><dd>{escape(text)}</dd>" for title, text in _lines(numbers, row["faction"])
    )
    return (
        f'<article class="sheet set{colour}"><h3>{escape(row["name"])}'
        f"<span>#{row['rank']} · {row['elo']:.0f}</span></h3>"
        f'<p class="set">{escape(set_name)}</p>'
        f'<p class="chance {tone}-tone">{percent(row["win_chance"])} '
        f"<small>{decimal(low)} to {decimal(high)}</small></p>"
        f'<div class="meter"><i class="{tone}-tone" style="left:{low:.1f}%;width:{max(high - low, 0.8):.1f}%"></i>'
        f'<b style="left:{chance * 100:.1f}%"></b></div><dl>{lines}</dl></article>'
    )


def _lines(numbers: Numbers, key: str) -> list[tuple[str, str]]:
    """What is sure about a faction, as titles and texts; what is not is left out."""
    pairs = [row for row in numbers.of_players("pairs") if key in (row["faction_a"], row["faction_b"])]
    names = {row["faction"]: row["name"] for row in numbers.of_players("ratings")}
    by_synergy = sorted(pairs, key=lambda row: -float(row["synergy"]))
    helped = [row for row in by_synergy if row["synergy_low"] > 0][:3]
    hindered = [row for row in reversed(by_synergy) if row["synergy_high"] < 0][:3]
    against = [row for row in numbers.of_players("matchups") if row["faction"] == key]
    above = [row for row in against if row["surprise_low"] > 0][:2]
    below = [row for row in reversed(against) if row["surprise_high"] < 0][:2]
    cards = [row for row in numbers.tables["cards"] if row["faction"] == key and row["estimate_low"] > 1][:2]
    counted = [row for row in numbers.tables["win_rates"] if row["faction"] == key]
    lines = [
        ("Counted", [f"{percent(row['win_rate'])} of {row['players']}-player games" for row in counted]),
        ("Strongest with", [f"{names[_partner(row, key)]} {percent(row['estimate'], 0)}" for row in pairs[:3]]),
        ("Synergy with", [f"{names[_partner(row, key)]} {signed(row['synergy'])}" for row in helped]),
        ("Hindered by", [f"{names[_partner(row, key)]} {signed(row['synergy'])}" for row in hindered]),
        ("Better against", [f"{row['against_name']} {percent(row['ahead'], 0)}" for row in above]),
        ("Worse against", [f"{row['against_name']} {percent(row['ahead'], 0)}" for row in below]),
        ("Winners play", [f"{row['card']} {factor(row['estimate'])}" for row in cards]),
    ]
    return [(title, ", ".join(parts)) for title, parts in lines if parts]


def _partner(row: dict[str, Any], key: str) -> str:
    return str(row["faction_b"] if row["faction_a"] == key else row["faction_a"])
