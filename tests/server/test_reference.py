"""What there is to read: rulings, kinds of ability, and what the laboratory says about the factions."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from smashup.cards.rulings import rulings
from smashup.engine.factions import FACTIONS
from smashup.server.errors import ServerError
from smashup.server.faction_statistics import SHIPPED, read_statistics
from smashup.server.settings import Settings
from tests.server.clients import Api, RunningServer

RATED = ("aliens", "ninjas", "robots", "wizards")


def report(**changes: Any) -> dict[str, Any]:
    """A small report: four factions in two-player games, one of them also in three-player games."""
    rated = {"games": 40, "elo": 1000.0, "elo_low": 900.0, "elo_high": 1100.0}
    chances = {("aliens", "ninjas"): 0.8, ("aliens", "robots"): 0.7, ("ninjas", "wizards"): 0.3}
    return {
        "format": "smashup-lab-report",
        "version": 1,
        "about": {"games": 90, "bots": [{"bot": "greedy"}, {"bot": "hard"}], "main_players": 2},
        "ratings": [
            *({"players": 2, "rank": rank, "faction": key} | rated for rank, key in enumerate(RATED, 1)),
            {"players": 3, "rank": 1, "faction": "aliens"} | rated,
        ],
        "win_rates": [
            *({"players": 2, "faction": key, "win_rate": 0.6, "low": 0.5, "high": 0.7} for key in RATED),
            {"players": 3, "faction": "aliens", "win_rate": 0.4, "low": 0.3, "high": 0.5},
        ],
        "pairs": [
            {"players": 2, "faction_a": a, "faction_b": b, "games": 9, "estimate": chance}
            | {"estimate_low": chance - 0.1, "estimate_high": chance + 0.1}
            for (a, b), chance in chances.items()
        ],
    } | changes


def written(path: Path, data: Any) -> Path:
    path.write_text(json.dumps(data))
    return path


def test_rulings_of_every_faction_come_in_the_order_of_the_catalogue(api: Api) -> None:
    cards = api.get("/api/rulings")["cards"]
    names = [card["name"] for card in cards]
    assert names[:2] == ["Supreme Overlord", "Invader"]
    faction_of = {card.name: key for key, of in FACTIONS.items() for card in of.everything}
    assert list(dict.fromkeys(faction_of[name] for name in names)) == [key for key in FACTIONS if rulings(key)]
    assert len(names) == len(set(names)) > 350
    collector = next(card for card in cards if card["name"] == "Collector")
    assert "Collectors cannot return Collectors: neither another one nor itself." in collector["rulings"]
    assert api.http.get("/api/rulings").headers["cache-control"] == "max-age=3600"


def test_the_catalogue_says_which_kinds_of_ability_a_card_has(api: Api) -> None:
    aliens = api.get("/api/catalogue")["factions"][0]
    found = {card["name"]: card["abilities"] for card in aliens["cards"] + aliens["bases"]}
    assert found["Scout"] == ["special", "scoring"]
    assert found["Jammed Signal"] == ["ongoing"]
    assert found["The Mothership"] == ["scoring"]


def test_the_shipped_statistics_are_about_factions_there_are(api: Api) -> None:
    found = api.get("/api/statistics")
    assert found["games"] >= 1000
    assert found["players"][0] == 2
    keys = {faction["key"] for faction in api.get("/api/catalogue")["factions"]}
    assert {row["faction"] for row in found["factions"]} <= keys  # A new faction may not have been measured yet.
    for row in found["factions"]:
        assert 0 <= row["low"] <= row["win_rate"] <= row["high"] <= 1
        assert row["elo_low"] < row["elo"] < row["elo_high"]
        assert row["faction"] not in [partner["faction"] for partner in row["partners"]]


def test_statistics_of_a_file(tmp_path: Path) -> None:
    found = read_statistics(written(tmp_path / "report.json", report()))
    assert (found.games, found.bots, found.players) == (90, ["greedy", "hard"], [2, 3])
    aliens, ninjas, *_ = found.factions
    assert (aliens.rank, aliens.win_rate, aliens.low, aliens.high, aliens.games) == (1, 0.6, 0.5, 0.7, 40)
    assert [(partner.faction, partner.win_chance) for partner in aliens.partners] == [("ninjas", 0.8), ("robots", 0.7)]
    assert [(partner.faction, partner.win_chance) for partner in ninjas.partners] == [("aliens", 0.8), ("wizards", 0.3)]
    assert (found.factions[-1].players, found.factions[-1].win_rate, found.factions[-1].partners) == (3, 0.4, [])


def test_without_a_file_there_are_no_statistics(tmp_path: Path) -> None:
    server = RunningServer(Settings(database=str(tmp_path / "tables.sqlite3"), workers=1, statistics=None))
    try:
        assert Api(server.url).get("/api/statistics") == {"games": 0, "bots": [], "players": [], "factions": []}
    finally:
        server.stop()


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("{", "is not JSON"),
        ("[]", "is not a statistics file: expected one made by smashup lab report --statistics"),
        (json.dumps(report(version=2)), "is not a statistics file"),
        (json.dumps(report(win_rates=[])), "is not whole; make it again with smashup lab report --statistics"),
        (json.dumps(report(about={"games": "many", "bots": [], "main_players": 2})), "is not whole"),
    ],
)
def test_a_file_that_is_no_statistics_is_refused(tmp_path: Path, text: str, complaint: str) -> None:
    path = tmp_path / "report.json"
    path.write_text(text)
    with pytest.raises(ServerError, match=complaint):
        read_statistics(path)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ServerError, match=r"cannot read .*nowhere.json: No such file"):
        read_statistics(tmp_path / "nowhere.json")


def test_a_server_shows_the_statistics_it_is_given(tmp_path: Path) -> None:
    path = written(tmp_path / "report.json", report())
    server = RunningServer(Settings(database=str(tmp_path / "tables.sqlite3"), statistics=path))
    try:
        assert Api(server.url).get("/api/statistics")["games"] == 90
    finally:
        server.stop()


def test_the_package_carries_the_statistics() -> None:
    assert SHIPPED.is_file()
    assert SHIPPED.stat().st_size < 400_000
