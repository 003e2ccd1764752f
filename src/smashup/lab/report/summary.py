"""What the numbers say, in sentences."""

from __future__ import annotations

from math import hypot
from typing import Any

from smashup.lab.report.findings import Numbers
from smashup.lab.report.formats import NUMBER_WORDS, decimal, listed, percent, percent_range, signed
from smashup.matches.rating import SURE

SURE_ENOUGH = 0.95


def summary(numbers: Numbers) -> list[str]:
    """The main findings, most important first."""
    found = [
        _best(numbers),
        _worst(numbers),
        _clear(numbers),
        _other_numbers(numbers),
        _pairs(numbers),
        _synergies(numbers),
        _matchups(numbers),
        _first_player(numbers),
        _length(numbers),
        _bases(numbers),
        _cards(numbers),
    ]
    return [sentence for sentence in found if sentence]


def _kind(numbers: Numbers) -> str:
    return f"{NUMBER_WORDS[numbers.main_players]}-player games"


def _best(numbers: Numbers) -> str:
    first, *others = numbers.of_players("ratings")
    return (
        f"The strongest faction is {first['name']}: with an average partner it wins "
        f"{percent_range(first, 'win_chance', 'win_chance_low', 'win_chance_high')} of {_kind(numbers)} against "
        f"average factions. {_how_sure(first, others, 'best')}"
    )


def _worst(numbers: Numbers) -> str:
    *others, last = numbers.of_players("ratings")
    return (
        f"The weakest is {last['name']} with "
        f"{percent_range(last, 'win_chance', 'win_chance_low', 'win_chance_high')}. "
        f"{_how_sure(last, others, 'worst')}"
    )


def _how_sure(one: dict[str, Any], others: list[dict[str, Any]], key: str) -> str:
    if one[key] >= SURE_ENOUGH:
        return f"It is the {key} of all with {'more than 99 %' if one[key] > 0.99 else percent(one[key], 0)} certainty."
    rivals = sorted((row for row in others if row[key] >= 0.05), key=lambda row: -float(row[key]))[:3]
    named = listed([f"{row['name']} ({percent(row[key], 0)})" for row in rivals]) or "several others"
    return f"The probability that it is the {key} of all is only {percent(one[key], 0)}; it may also be {named}."


def _clear(numbers: Numbers) -> str:
    table, chance = numbers.of_players("ratings"), 1 / numbers.main_players
    above = sum(row["win_chance_low"] > chance for row in table)
    below = sum(row["win_chance_high"] < chance for row in table)
    error = SURE * sum(row["elo_error"] for row in table) / len(table)
    return (
        f"Of {len(table)} factions {above} are clearly above the average and {below} clearly below; "
        f"{len(table) - above - below} are too close to call. Ratings are known to about ±{decimal(error, 0)} "
        f"points and differ by {decimal(numbers.model[0]['strength_spread'], 0)} from faction to faction (one standard "
        f"deviation)."
    )


def _other_numbers(numbers: Numbers) -> str:
    """What another number of players changes."""
    parts = []
    here = {row["faction"]: row for row in numbers.of_players("ratings")}
    for players in numbers.player_numbers[1:]:
        table = numbers.of_players("ratings", players)
        changes = []
        for row in table:
            if row["faction"] in here:
                change = row["elo"] - here[row["faction"]]["elo"]
                error = hypot(row["elo_error"], here[row["faction"]]["elo_error"])
                changes.append((abs(change) - SURE * error, change, row["name"]))
        text = f"with {players} players the strongest is {table[0]['name']}"
        sureness, change, name = max(changes, default=(-1.0, 0.0, ""))
        if sureness > 0:
            who = "who" if name == table[0]["name"] else f"and {name}"
            text += f", {who} {'gain' if change > 0 else 'lose'} most ({signed(change)} points)"
        parts.append(text)
    sentence = "; ".join(parts)
    return f"{sentence[0].upper()}{sentence[1:]}." if sentence else ""


def _pairs(numbers: Numbers) -> str:
    best, worst = numbers.of_players("pairs")[0], numbers.of_players("pairs")[-1]
    return (
        f"The best pair is {best['name']}, which wins "
        f"{percent_range(best, 'estimate', 'estimate_low', 'estimate_high')} against average pairs; the worst is "
        f"{worst['name']} with "
        f"{percent_range(worst, 'estimate', 'estimate_low', 'estimate_high')}."
    )


def _synergies(numbers: Numbers) -> str:
    table = sorted(numbers.of_players("pairs"), key=lambda row: -float(row["synergy_low"]))
    if table[0]["synergy_low"] <= 0:
        return (
            "No pair is clearly more than the sum of its two factions: a partner is worth what it is worth to others."
        )
    best = table[0]
    worst = min(table, key=lambda row: float(row["synergy_high"]))
    against = ""
    if worst["synergy_high"] < 0:
        against = f"; {worst['name']} hinder each other most ({signed(worst['synergy'])} points)"
    return (
        f"The pair that is most clearly more than the sum of its factions is {best['name']}: {signed(best['synergy'])} "
        f"points ({signed(best['synergy_low'])} to {signed(best['synergy_high'])}){against}."
    )


def _matchups(numbers: Numbers) -> str:
    clear = [row for row in numbers.of_players("matchups") if row["surprise_low"] > 0]
    if not clear:
        return "No faction clearly does better against some other faction than the ratings say."
    best = max(clear, key=lambda row: float(row["surprise"]))
    return (
        f"The greatest surprise: {best['name']} end ahead of {best['against_name']} in {percent(best['ahead'])} of "
        f"their games where the ratings say {percent(best['expected'])}."
    )


def _first_player(numbers: Numbers) -> str:
    parts = []
    for row in numbers.tables["positions"]:
        if row["position"] != 1:
            continue
        edge = (row["win_rate"] - row["chance"]) * 100
        if row["low"] <= row["chance"] <= row["high"]:
            verdict = "no clear difference from chance"
        else:
            verdict = f"{decimal(abs(edge))} points {'more' if edge > 0 else 'less'} than chance"
        parts.append(f"{percent_range(row, 'win_rate', 'low', 'high')} with {row['players']} players, {verdict}")
    return f"The first player wins {'; '.join(parts)}."


def _length(numbers: Numbers) -> str:
    table = numbers.about["by_players"]
    parts = [
        f"{decimal(row['median_turns'], 0)} turns with {row['players']} players (8 in 10 games take "
        f"{row['short_turns']} to {row['long_turns']})"
        for row in table
    ]
    points = listed([decimal(row["mean_winning_vp"]) for row in table])
    return f"Half of all games take at most {listed(parts)}; the winner has {points} VP on average."


def _bases(numbers: Numbers) -> str:
    table = [row for row in numbers.tables["bases"] if row["swing"] is not None]
    if not table:
        return ""
    swingy, flat = max(table, key=lambda row: float(row["swing"])), min(table, key=lambda row: float(row["swing"]))
    return (
        f"The swingiest base is {swingy['base']}: first place brings {decimal(swingy['swing'])} VP more than second; "
        f"the least swingy is {flat['base']} ({signed(flat['swing'], 1)})."
    )


def _cards(numbers: Numbers) -> str:
    table = numbers.tables["cards"]
    if not table:
        return ""
    most, least = table[0], table[-1]
    return (
        f"The card that goes most with winning is {most['card']} ({most['name']}), played {_often(most['estimate'])} "
        f"often in won games than in lost ones; the card that goes least with it is {least['card']} ({least['name']}), "
        f"played {_often(least['estimate'])} often."
    )


def _often(ratio: float) -> str:
    return f"{percent(abs(ratio - 1))} {'more' if ratio >= 1 else 'less'}"
