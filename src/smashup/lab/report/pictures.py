"""The pictures of a report, from its numbers."""

from __future__ import annotations

from collections.abc import Callable
from math import log
from typing import Any, TypeVar

from smashup.drawing import Drawing, Picture
from smashup.lab.report.charts import Bar, Column, HeatCell, Histogram, Mark, Span, Spans, heat_map, histograms, rows
from smashup.lab.report.counts import Table
from smashup.lab.report.findings import Numbers
from smashup.lab.report.formats import (
    ORDINALS,
    decimal,
    factor,
    percent,
    percent_range,
    signed,
)
from smashup.matches.rating import ELO, MEAN_ELO, SURE

Drawn = TypeVar("Drawn")

EXTREMES = 12
"""How many of the best and of the worst are drawn where there are too many to draw all."""


def pictures(numbers: Numbers) -> dict[str, Picture]:
    """Every picture of the report by its key, in the order of the page.

    Those of pairs and match-ups are there for each number of players, the main one without it in the key.
    """
    drawn = [_ratings(numbers), _win_rates(numbers)]
    for draw in (_pairs, _best_pairs, _synergies, _matchups):
        drawn += [draw(numbers, players) for players in numbers.player_numbers]
    drawn += [
        _positions(numbers),
        _histogram(numbers, "lengths", "turns", "How long games are", "turns of all players together"),
        _histogram(numbers, "winning_vp", "vp", "With how many VP games are won", "VP of the winner"),
        _histogram(numbers, "margins", "margin", "How close games are", "VP ahead of the next player"),
        *_bases(numbers),
        *_cards(numbers),
        *_changes(numbers),
    ]
    return {picture.key: picture for picture in drawn}


def _key(numbers: Numbers, name: str, players: int) -> str:
    return name if players == numbers.main_players else f"{name}_{players}"


def _ratings(numbers: Numbers) -> Picture:
    table = numbers.of_players("ratings")
    ends = [row[end] for row in numbers.tables["ratings"] for end in ("elo_low", "elo_high")]
    columns = []
    for players in sorted(numbers.player_numbers):
        alone = len(numbers.player_numbers) == 1
        by = {row["faction"]: _rating_mark(row, alone) for row in numbers.of_players("ratings", players)}
        ticks = [(ELO * log(share * (players - 1) / (1 - share)), share) for share in (n / 10 for n in range(1, 10))]
        columns.append(
            Column(
                f"{players} players",
                [by.get(row["faction"]) for row in table],
                MEAN_ELO,
                lambda value: f"{value:.0f}",
                [(MEAN_ELO + place, percent(share, 0)) for place, share in ticks],
                ends,
            )
        )
    return Picture(
        "ratings",
        "Rating of the factions (above), and their chance of winning against average ones (below)",
        f"Ratings of {len(table)} factions with 95 % intervals, from {table[0]['name']} ({table[0]['elo']:.0f}) to "
        f"{table[-1]['name']} ({table[-1]['elo']:.0f}); 1000 is average.",
        rows([row["name"] for row in table], columns, width=_width(len(columns))),
    )


def _rating_mark(row: dict[str, Any], alone: bool) -> Mark:
    return Mark(
        row["elo"],
        row["elo_low"],
        row["elo_high"],
        f"{row['elo']:.0f} · {percent(row['win_chance'], 0)}" if alone else f"{row['elo']:.0f}",
        f"{row['name']}: {row['elo']:.0f} points ({row['elo_low']:.0f} to {row['elo_high']:.0f}); wins "
        f"{percent_range(row, 'win_chance', 'win_chance_low', 'win_chance_high')} against average factions; "
        f"rank {row['rank_low']} to {row['rank_high']}",
    )


def _width(columns: int) -> float:
    return (700, 900, 1040)[columns - 1]


def _win_rates(numbers: Numbers) -> Picture:
    order = numbers.of_players("ratings")
    columns = []
    for players in sorted(numbers.player_numbers):
        by = {row["faction"]: _rate_mark(row) for row in numbers.of_players("win_rates", players)}
        marks = [by.get(row["faction"]) for row in order]
        columns.append(Column(f"{players} players", marks, 1 / players, lambda value: percent(value, 0)))
    return Picture(
        "win_rates",
        "How often each faction wins",
        "Win rates of the factions with 95 % intervals, for each number of players; the dashed line is chance.",
        rows([row["name"] for row in order], columns, width=_width(len(columns))),
    )


def _rate_mark(row: dict[str, Any]) -> Mark:
    hint = f"{percent_range(row, 'win_rate', 'low', 'high')} of {row['games']:,} games"
    name = f"{row['name']}: " if "name" in row else ""
    return Mark(row["win_rate"], row["low"], row["high"], percent(row["win_rate"]), name + hint)


def _by_factions(numbers: Numbers, players: int) -> dict[frozenset[str], dict[str, Any]]:
    return {frozenset((row["faction_a"], row["faction_b"])): row for row in numbers.of_players("pairs", players)}


def _square(numbers: Numbers, players: int, cell: Callable[[str, str], HeatCell | None], **how: Any) -> Drawing:
    """A heat map of all factions, from the best to the worst."""
    order = numbers.of_players("ratings", players)
    return heat_map(
        [row["name"] for row in order],
        lambda row, column: None if row == column else cell(order[row]["faction"], order[column]["faction"]),
        **how,
    )


def _pairs(numbers: Numbers, players: int) -> Picture:
    by, table = _by_factions(numbers, players), numbers.of_players("pairs", players)

    def cell(one: str, other: str) -> HeatCell:
        row = by[frozenset((one, other))]
        estimate = percent_range(row, "estimate", "estimate_low", "estimate_high")
        seen = f"won {decimal(row['wins'], 0)} of {row['games']:,} games" if row["games"] else "never played"
        return HeatCell(row["estimate"], f"{row['estimate'] * 100:.0f}", f"{row['name']}: {estimate}; {seen}")

    return Picture(
        _key(numbers, "pairs", players),
        f"All pairs, with {players} players",
        f"Heat map of the estimated win chance of every pair of factions against average pairs, both axes ordered by "
        f"rating. Best: {table[0]['name']} ({percent(table[0]['estimate'], 0)}); worst: {table[-1]['name']} "
        f"({percent(table[-1]['estimate'], 0)}).",
        _square(
            numbers,
            players,
            cell,
            centre=1 / players,
            least_step=0.01,
            written=lambda value: f"{value * 100:.0f}",
            legend="chance of winning against average pairs, in %",
        ),
    )


def _best_pairs(numbers: Numbers, players: int) -> Picture:
    table = numbers.of_players("pairs", players)
    marks: list[Mark | None] = []
    for row in _extremes(table):
        estimate = percent_range(row, "estimate", "estimate_low", "estimate_high")
        counted = f"counted {percent_range(row, 'win_rate', 'low', 'high')} in {row['games']:,} games"
        marks.append(
            Mark(
                row["estimate"],
                row["estimate_low"],
                row["estimate_high"],
                f"{percent(row['estimate'])} · {row['games']:,} games",
                f"{row['name']}: {estimate}; {counted if row['games'] else 'never played'}",
                row["win_rate"] if row["games"] else None,
            )
        )
    title = "Chance of winning (ring: as counted)"
    return Picture(
        _key(numbers, "best_pairs", players),
        f"The best and the worst pairs, with {players} players",
        f"Estimated win chances with 95 % intervals of the best and worst pairs, from {table[0]['name']} to "
        f"{table[-1]['name']}.",
        rows(
            _with_gap([f"{row['rank']}. {row['name']}" for row in _extremes(table)], table, _left_out(table)),
            [Column(title, _with_gap(marks, table, None), 1 / players, lambda value: percent(value, 0))],
            width=860,
        ),
    )


def _extremes(table: Table) -> Table:
    return table if len(table) <= 2 * EXTREMES else table[:EXTREMES] + table[-EXTREMES:]


def _left_out(table: Table) -> str:
    return f"… {len(table) - 2 * EXTREMES} more …"


def _with_gap(drawn: list[Drawn], table: Table, gap: Drawn) -> list[Drawn]:
    """What is drawn of the extremes of a table, with a row between them where others are left out."""
    return drawn if len(table) <= 2 * EXTREMES else [*drawn[:EXTREMES], gap, *drawn[EXTREMES:]]


def _synergies(numbers: Numbers, players: int) -> Picture:
    by = _by_factions(numbers, players)

    def cell(one: str, other: str) -> HeatCell:
        row = by[frozenset((one, other))]
        hint = f"{row['name']}: {signed(row['synergy'])} points ({signed(row['synergy_low'])} to "
        return HeatCell(row["synergy"], signed(row["synergy"]), f"{hint}{signed(row['synergy_high'])})")

    return Picture(
        _key(numbers, "synergies", players),
        f"Better together, or worse, with {players} players",
        "Heat map of what every pair of factions is worth beyond its two factions' own ratings, in rating points.",
        _square(
            numbers,
            players,
            cell,
            centre=0.0,
            least_step=max(1.0, _mean_error(list(by.values())) / 2),
            written=signed,
            legend="rating points beyond the two factions' own",
        ),
    )


def _mean_error(table: Table) -> float:
    return float(sum(row["synergy_high"] - row["synergy_low"] for row in table)) / len(table) / (2 * SURE)


def _matchups(numbers: Numbers, players: int) -> Picture:
    by = {(row["faction"], row["against"]): row for row in numbers.of_players("matchups", players)}

    def cell(one: str, other: str) -> HeatCell | None:
        row = by.get((one, other))
        if row is None:
            return None
        return HeatCell(
            row["ahead"],
            f"{row['ahead'] * 100:.0f}",
            f"{row['name']} against {row['against_name']}: ahead in {percent_range(row, 'ahead', 'low', 'high')} of "
            f"{row['games']:,} games; by the ratings {percent(row['expected'])}",
        )

    return Picture(
        _key(numbers, "matchups", players),
        f"Faction against faction, with {players} players",
        "Heat map of how often a player with the faction of the row ends ahead of a player with that of the column.",
        _square(
            numbers,
            players,
            cell,
            centre=0.5,
            least_step=0.01,
            written=lambda value: f"{value * 100:.0f}",
            legend="how often the row ends ahead of the column, in %",
        ),
    )


def _positions(numbers: Numbers) -> Picture:
    counts = sorted(numbers.player_numbers)
    columns = []
    for players in counts:
        by = {row["position"]: _rate_mark(row) for row in numbers.of_players("positions", players)}
        marks = [by.get(position) for position in range(1, max(counts) + 1)]
        columns.append(Column(f"{players} players", marks, 1 / players, lambda value: percent(value, 0)))
    return Picture(
        "positions",
        "How often the first player wins, the second …",
        "Win rates by the place in the turn order with 95 % intervals; the dashed line is chance.",
        rows(
            [f"{ORDINALS[position].title()} player" for position in range(1, max(counts) + 1)],
            columns,
            width=_width(len(columns)),
        ),
    )


def _histogram(numbers: Numbers, table: str, key: str, title: str, axis: str) -> Picture:
    panels = []
    for players in sorted(numbers.player_numbers):
        own = numbers.of_players(table, players)
        middle = median(own, key)
        bars = [
            Bar(row[key], row["share"], f"{row[key]}: {percent(row['share'])} of {players}-player games") for row in own
        ]
        panels.append(Histogram(f"{players} players", bars, middle, f"half: {middle:.0f} or fewer"))
    return Picture(
        table,
        title,
        f"Histogram of {axis}, for each number of players.",
        histograms(panels, axis, width=_width(len(panels))),
    )


def median(own: Table, key: str) -> int:
    """The value that half of the games do not exceed."""
    reached = 0.0
    for row in own:
        reached += row["share"]
        if reached >= 0.5:
            return int(row[key])
    return int(own[-1][key])


def _bases(numbers: Numbers) -> list[Picture]:
    table = sorted(
        (row for row in numbers.tables["bases"] if row["swing"] is not None),
        key=lambda row: (-row["swing"], row["base"]),
    )
    if not table:
        return []
    spans, scored, takers = [], [], []
    for row in table:
        values = [row[key] for key in ("first_vp", "second_vp", "third_vp") if row[key] is not None]
        means = " / ".join(decimal(value) for value in values)
        spans.append(Span(values, means, f"{row['base']}: mean VP {means}, printed {row['printed_vp']}"))
        scored.append(
            Mark(
                row["scored_rate"],
                row["scored_low"],
                row["scored_high"],
                percent(row["scored_rate"], 0),
                f"{row['base']} scores in {percent_range(row, 'scored_rate', 'scored_low', 'scored_high')} of "
                f"{row['games']:,} games with its set",
            )
        )
        more, low, high = (row[key] / row["chance"] for key in ("takers_win", "takers_low", "takers_high"))
        takers.append(
            Mark(
                more,
                low,
                high,
                f"×{more:.2f}",
                f"Whoever takes {row['base']} wins {percent_range(row, 'takers_win', 'takers_low', 'takers_high')}; "
                f"chance is {percent(row['chance'])}",
            )
        )
    mean_scored = sum(row["scored_rate"] for row in table) / len(table)
    mean_takers = sum(mark.value for mark in takers) / len(takers)
    drawing = rows(
        [row["base"] for row in table],
        [
            Spans("Mean VP: first, second, third", spans, lambda value: f"{value:.0f}"),
            Column("Scores in … of games", scored, mean_scored, lambda value: percent(value, 0)),
            Column("Whoever takes it wins", takers, mean_takers, lambda value: f"×{value:.2f}"),
        ],
        width=1040,
    )
    about = (
        f"For each base the mean VP of first, second and third place, how often it scores, and how many times the "
        f"chance of winning its first place goes with; the swingiest is {table[0]['base']}."
    )
    return [Picture("bases", "Bases, the most swingy first", about, drawing)]


def _cards(numbers: Numbers) -> list[Picture]:
    table = numbers.tables["cards"]
    if not table:
        return []
    marks: list[Mark | None] = [
        Mark(
            row["estimate"],
            row["estimate_low"],
            row["estimate_high"],
            factor(row["estimate"]),
            f"{row['card']} ({row['name']}): {decimal(row['plays_won'], 2)} plays in ten turns of won games, "
            f"{decimal(row['plays_lost'], 2)} of lost ones",
        )
        for row in _extremes(table)
    ]
    title = "Played more, or less, in won games than in lost ones"
    return [
        Picture(
            "cards",
            "Cards of winners",
            f"How much more often cards are played in won games than in lost ones, with 95 % intervals, from "
            f"{table[0]['card']} ({factor(table[0]['estimate'])}) to {table[-1]['card']} "
            f"({factor(table[-1]['estimate'])}).",
            rows(
                _with_gap([f"{row['card']} · {row['name']}" for row in _extremes(table)], table, _left_out(table)),
                [Column(title, _with_gap(marks, table, None), 1.0, factor_tick)],
                width=860,
            ),
        )
    ]


def _changes(numbers: Numbers) -> list[Picture]:
    table = numbers.of_players("changes")
    if not table:
        return []
    marks = [
        Mark(
            row["change"],
            row["change_low"],
            row["change_high"],
            f"{row['elo']:.0f} → {row['other_elo']:.0f}",
            f"{row['name']}: {row['elo']:.0f} here, {row['other_elo']:.0f} in the other run, {signed(row['change'])} "
            f"({signed(row['change_low'])} to {signed(row['change_high'])})",
        )
        for row in table
    ]
    title = "Rating points more, or fewer, in the other run"
    return [
        Picture(
            "changes",
            f"Who gains and who loses in the other run, with {numbers.main_players} players",
            f"Change of the factions' ratings from this run to the other with 95 % intervals, from {table[0]['name']} "
            f"({signed(table[0]['change'])}) to {table[-1]['name']} ({signed(table[-1]['change'])}).",
            rows([row["name"] for row in table], [Column(title, marks, 0.0, signed)], width=860),
        )
    ]


def factor_tick(ratio: float) -> str:
    return signed((ratio - 1) * 100) + " %"
