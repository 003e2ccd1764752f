"""What the numbers say, in sentences."""

from __future__ import annotations

from math import hypot
from typing import Any

from smashup.lab.report.findings import Numbers
from smashup.lab.report.formats import NUMBER_WORDS, decimal, factor, listed, percent, percent_range, signed
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
        _agreement(numbers),
        _how_far(numbers),
    ]
    return [sentence for sentence in found if sentence]


def _kind(numbers: Numbers) -> str:
    return f"{NUMBER_WORDS[numbers.main_players]}-player games"


def _best(numbers: Numbers) -> str:
    table = numbers.of_players("ratings")
    first = table[0]
    name = f"The strongest faction is {first['name']}" if is_sure(first) else f"{first['name']} have the highest rating"
    return (
        f"{name}: with an average partner {'it wins' if is_sure(first) else 'they win'} "
        f"{percent_range(first, 'win_chance', 'win_chance_low', 'win_chance_high')} of {_kind(numbers)} against "
        f"average factions. {_how_sure(first, table, 'best')}"
    )


def is_sure(first: dict[str, Any]) -> bool:
    """Is it settled that the faction with the highest rating is the strongest?"""
    return bool(first["best"] >= SURE_ENOUGH)


def _worst(numbers: Numbers) -> str:
    table = numbers.of_players("ratings")
    last = table[-1]
    name = (
        f"The weakest is {last['name']}" if last["worst"] >= SURE_ENOUGH else f"{last['name']} have the lowest rating,"
    )
    return (
        f"{name} with {percent_range(last, 'win_chance', 'win_chance_low', 'win_chance_high')}. "
        f"{_how_sure(last, table, 'worst')}"
    )


def _how_sure(one: dict[str, Any], table: list[dict[str, Any]], key: str) -> str:
    if one[key] >= SURE_ENOUGH:
        return f"It is the {key} of all with {'more than 99 %' if one[key] > 0.99 else percent(one[key], 0)} certainty."
    # A faction whose rating is less sure can be the likeliest of all without having the highest rating.
    likely = sorted((row for row in table if row[key] >= 0.05 or row is one), key=lambda row: -float(row[key]))[:4]
    if one not in likely:
        likely[-1] = one
    named = [f"{row['name']} ({percent(row[key], 0)})" for row in likely]
    return f"Which is the {key} of all is not settled; the probabilities: {listed(named)}."


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
        text = f"with {players} players {table[0]['name']} have the highest rating"
        sureness, change, name = max(changes, default=(-1.0, 0.0, ""))
        if sureness > 0:
            who = "and" if name == table[0]["name"] else f"and {name}"
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
    most = max(table, key=lambda row: float(row["estimate_low"]))
    least = min(table, key=lambda row: float(row["estimate_high"]))
    parts = []
    if most["estimate_low"] > 1:
        parts.append(f"most clearly more often in won games than in lost ones is {most['card']} {_often(most)}")
    if least["estimate_high"] < 1:
        parts.append(f"most clearly less often is {least['card']} {_often(least)}")
    if not parts:
        return "No card is clearly played more or less often in won games than in lost ones."
    return f"The card played {', the one played '.join(parts)}."


def _often(row: dict[str, Any]) -> str:
    ends = f"{factor(row['estimate_low'])} to {factor(row['estimate_high'])}"
    return f"of {row['name']} ({factor(row['estimate'])}, {ends}; counted {factor(row['ratio'])})"


def _agreement(numbers: Numbers) -> str:
    if numbers.about["compared"] is None:
        return ""
    other = listed(numbers.about["compared"]["bots"])
    parts = [
        f"{decimal(row['correlation'], 2)} ({decimal(row['correlation_low'], 2)} to "
        f"{decimal(row['correlation_high'], 2)}) with {row['players']} players"
        for row in numbers.tables["agreement"]
    ]
    if not parts:
        return f"The games of {other} have too little in common with these to compare the ratings."
    return f"The rank correlation with the ratings in games of {other} is {listed(parts)}; 1 would be the same order."


def _how_far(numbers: Numbers) -> str:
    """What all of this is about."""
    bots = listed([bot["bot"] for bot in numbers.about["bots"]])
    return (
        f"All of this is about games among {bots}. Games among people differ: where an earlier version of greedy was "
        "compared with a record of those, the two orders of the factions had a rank correlation of 0.31, while chance "
        "in the record alone would have allowed about 0.77."
    )
