"""REST: tables, the catalogue, health and figures."""

from __future__ import annotations

import pytest

from smashup.engine.factions import FACTIONS


def test_open_tables_are_listed_while_somebody_is_there(api):
    made = api.make("person", "person", open=True)
    private = api.make("person", "person")

    def listed():
        return {table["table"]: table for table in api.get("/api/tables")["tables"]}

    assert made["table"] not in listed()
    with api.at(made["table"], made["token"]), api.at(private["table"], private["token"]):
        found = listed()
        assert private["table"] not in found
        table = found[made["table"]]
        assert table["phase"] == "waiting"
        assert table["seats"] == [
            {"kind": "person", "name": "Ann", "connected": True, "conceded": False},
            {"kind": "person", "connected": False, "conceded": False},
        ]
        api.join(made["table"], "Bob")
        assert listed()[made["table"]]["phase"] == "playing"


def test_a_table_tells_how_the_game_stands(api):
    made = api.make("person", "random")
    table = api.get(f"/api/tables/{made['table']}")
    assert table["phase"] == "playing"
    assert (table["turn"], table["scores"]) == (1, [0, 0])
    assert [len(pair) for pair in table["factions"]] == [2, 2]
    assert table["to_move"] in (0, 1)
    assert table["settings"]["variants"]["target_vp"] == 15
    assert "token" not in str(table)


@pytest.mark.parametrize("path", ["/api/tables/nosuchtable", "/api/tables/nosuchtable/save"])
def test_there_is_no_such_table(api, path):
    assert api.get(path, 404) == {"code": "no_such_table", "message": "there is no table nosuchtable"}


def test_an_address_that_is_nothing(api):
    assert api.get("/api/nothing", 404)["code"] == "not_found"
    assert api.get("/nothing.js", 404)["code"] == "not_found"
    assert api.http.put("/api/tables").status_code == 405


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"seats": [{"kind": "person"}]}, "at least 2 items"),
        ({"seats": [{"kind": "person"}] * 5}, "at most 4 items"),
        ({"seats": [{"kind": "cat"}, {"kind": "bot"}]}, "'person' or 'bot'"),
        ({"seats": [{"kind": "person"}, {"kind": "bot", "level": "os:system"}]}, "there is no bot 'os:system'"),
        ({"seats": [{"kind": "person", "level": "easy"}, {"kind": "bot"}]}, "a person's seat has no level"),
        ({"sets": ["no_such_set"]}, "sets must be None or some of core,"),
        ({"sets": ["awesome_level_9000"], "seats": [{"kind": "person"}, *[{"kind": "bot"}] * 3]}, "need 8 factions"),
        ({"variants": {"target_vp": 0}}, "greater than or equal to 1"),
        ({"variants": {"on_offer": 4}, "setup": "draft", "seats": [{"kind": "bot"}] * 3}, "needs 6 factions on offer"),
        (
            {"seats": [{"kind": "person", "factions": ["aliens", "pirates"]}, {"kind": "bot"}]},
            'only with the setup "given"',
        ),
        (
            {"setup": "given", "seats": [{"kind": "person", "factions": ["aliens", "cats"]}, {"kind": "bot"}]},
            "there is no faction 'cats'",
        ),
        (
            {"setup": "given", "seats": [{"kind": "bot", "factions": ["aliens", "ninjas"]}] * 2},
            "both have 'aliens'",
        ),
        ({"clock": 1}, "greater than or equal to 5"),
        ({"unknown": 1}, "Extra inputs are not permitted"),
        ({"hints": "yes"}, "valid boolean"),
    ],
)
def test_settings_that_make_no_game_are_refused_and_say_why(api, changes, words):
    before = api.get("/api/health")["tables"]
    settings = {"seats": [{"kind": "person"}, {"kind": "bot"}]} | changes
    answer = api.post("/api/tables", {"name": "Ann", "settings": settings}, 422)
    assert answer["code"] == "bad_request"
    assert words in answer["message"]
    assert api.get("/api/health")["tables"] == before


def test_a_seed_is_refused_where_several_people_play(api):
    assert "a seed reveals every card" in api.make("person", "person", seed=1, status=422)["message"]


def test_who_makes_a_private_table_takes_a_seat(api):
    assert "expected a name" in api.make("person", "random", name=None, status=422)["message"]
    assert api.make("person", "random", seat=1, status=409)["code"] == "seat_taken"


def test_the_catalogue_has_every_card(api):
    factions = api.get("/api/catalogue")["factions"]
    assert [faction["key"] for faction in factions] == list(FACTIONS)
    copies = sum(card["copies"] for faction in factions for card in faction["cards"])
    assert copies == sum(len(faction.deck()) for faction in FACTIONS.values()) >= 520
    assert all(card["text"] for faction in factions for card in faction["bases"])


def test_health_and_figures(api):
    made = api.make("person", "random")
    with api.at(made["table"], made["token"]) as client:
        client.play(2)
        client.refused("choose", decision=0, key="end")
        health = api.get("/api/health")
        assert (health["status"], health["database"]) == ("ok", "ok")
        assert health["connections"] >= 1
        answer = api.http.get("/api/metrics")
        assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
        figures = dict(line.rsplit(" ", 1) for line in answer.text.splitlines() if not line.startswith("#"))
        assert float(figures['smashup_choices_total{kind="person"}']) >= 2
        assert float(figures['smashup_refusals_total{kind="stale"}']) >= 1
        assert float(figures['smashup_request_seconds_bucket{le="+Inf"}']) >= 3
        assert float(figures["smashup_write_seconds_count"]) >= 2
        assert float(figures["smashup_connections"]) == health["connections"]
        assert 20_000_000 < float(figures["process_resident_memory_bytes"]) < 4_000_000_000


def test_the_interface_describes_itself(api):
    described = api.get("/api/openapi.json")
    assert set(described["paths"]) == {
        "/api/tables",
        "/api/tables/{table}",
        "/api/tables/{table}/join",
        "/api/tables/{table}/save",
        "/api/tables/{table}/report",
        "/api/tables/{table}/reports",
        "/api/replays",
        "/api/replays/{replay}",
        "/api/replays/{replay}/steps",
        "/api/replays/{replay}/save",
        "/api/replays/{replay}/report",
        "/api/replays/{replay}/reports",
        "/api/replays/{replay}/position",
        "/api/replays/{replay}/analysis",
        "/api/positions",
        "/api/catalogue",
        "/api/rulings",
        "/api/statistics",
        "/api/lessons",
        "/api/puzzles",
        "/api/bots",
        "/api/health",
        "/api/metrics",
    }
