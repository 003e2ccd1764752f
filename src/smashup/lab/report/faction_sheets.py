"""A small sheet for each faction: how strong it is, with whom, against whom, and thanks to which cards."""

from __future__ import annotations

from typing import Any, NamedTuple

from smashup.cards.catalogue import catalogue
from smashup.lab.report.charts import tone_of
from smashup.lab.report.findings import Numbers
from smashup.lab.report.formats import factor, percent, signed

COLOURED_SETS = 5
"""How many sets have a colour of their own: as many as the colour-blind can tell apart."""


class FactionSheet(NamedTuple):
    """What is on a sheet; `low` and `high` are the ends of the chance's interval, in per cent."""

    name: str
    set_name: str
    colour: int
    rank: int
    rating: str
    tone: str
    chance: float
    low: float
    high: float
    even: float
    """The chance of winning if all were equal."""
    lines: list[tuple[str, str]]


def faction_sheets(numbers: Numbers) -> list[FactionSheet]:
    """All sheets, from the best faction to the worst."""
    sets = list(dict.fromkeys(faction["set_name"] for faction in catalogue()))
    of_set = {faction["key"]: faction["set_name"] for faction in catalogue()}
    even = 1 / numbers.main_players
    sheets = []
    for row in numbers.of_players("ratings"):
        set_name = of_set.get(row["faction"], "")
        sheets.append(
            FactionSheet(
                name=row["name"],
                set_name=set_name,
                colour=min(sets.index(set_name), COLOURED_SETS) if set_name else COLOURED_SETS,
                rank=row["rank"],
                rating=f"{row['elo']:.0f}",
                tone=tone_of(row["win_chance_low"], row["win_chance_high"], even),
                chance=row["win_chance"],
                low=row["win_chance_low"] * 100,
                high=row["win_chance_high"] * 100,
                even=even,
                lines=_lines(numbers, row["faction"]),
            )
        )
    return sheets


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
