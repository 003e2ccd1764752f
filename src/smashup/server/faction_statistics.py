"""What the laboratory found about the factions, from a file that `smashup lab report` wrote."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from smashup.server.errors import ServerError
from smashup.server.protocol.reference import FactionStatistics, PartnerStatistics, Statistics

SHIPPED = Path(__file__).parent / "statistics.json"
FORMAT, VERSION = "smashup-lab-report", 1
BEST_PARTNERS = 5
NOTHING = Statistics(games=0, bots=[], players=[], factions=[])


def read_statistics(path: Path | None) -> Statistics:
    """The statistics of a file written by `smashup lab report --statistics` or `--json`."""
    if path is None:
        return NOTHING
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ServerError(f"cannot read {path}: {error.strerror or error}") from error
    except ValueError as error:
        raise ServerError(f"{path} is not JSON") from error
    if not isinstance(data, dict) or (data.get("format"), data.get("version")) != (FORMAT, VERSION):
        raise ServerError(f"{path} is not a statistics file: expected one made by smashup lab report --statistics")
    try:
        return _statistics(data)
    except (KeyError, TypeError, ValueError) as error:
        raise ServerError(f"{path} is not whole; make it again with smashup lab report --statistics") from error


def _statistics(data: dict[str, Any]) -> Statistics:
    about = data["about"]
    counted = {(row["players"], row["faction"]): row for row in data["win_rates"]}
    others = {row["players"] for row in data["ratings"]} - {about["main_players"]}
    return Statistics(
        games=about["games"],
        bots=[row["bot"] for row in about["bots"]],
        players=[about["main_players"], *sorted(others)],
        factions=[_faction(row, counted[row["players"], row["faction"]], data["pairs"]) for row in data["ratings"]],
    )


def _faction(rated: dict[str, Any], counted: dict[str, Any], pairs: Iterable[dict[str, Any]]) -> FactionStatistics:
    return FactionStatistics(
        faction=rated["faction"],
        players=rated["players"],
        rank=rated["rank"],
        games=rated["games"],
        win_rate=counted["win_rate"],
        low=counted["low"],
        high=counted["high"],
        elo=rated["elo"],
        elo_low=rated["elo_low"],
        elo_high=rated["elo_high"],
        partners=_partners(rated, pairs),
    )


def _partners(rated: dict[str, Any], pairs: Iterable[dict[str, Any]]) -> list[PartnerStatistics]:
    """Pairs are listed the best first."""
    found = []
    for row in pairs:
        both = [row["faction_a"], row["faction_b"]]
        if row["players"] != rated["players"] or rated["faction"] not in both:
            continue
        both.remove(rated["faction"])
        found.append(
            PartnerStatistics(
                faction=both[0],
                win_chance=row["estimate"],
                low=row["estimate_low"],
                high=row["estimate_high"],
                games=row["games"],
            )
        )
    return found[:BEST_PARTNERS]
