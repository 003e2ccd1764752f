"""A server of an earlier version is replaced by today's: its tables go on where they were.

tests/kept/README.md says what is in the database.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from smashup import Game
from smashup.server.settings import Settings
from tests.server.clients import Api, Client, RunningServer

KEPT = Path(__file__).parents[1] / "kept" / "0.1.0"
EXPECTED = json.loads((KEPT / "server.json").read_text(encoding="utf-8"))
TABLES = {table["name"]: table for table in EXPECTED["tables"]}
REPLAYS = {replay["name"]: replay for replay in EXPECTED["replays"]}
RUNNING = [name for name, table in TABLES.items() if table["phase"] == "playing"]
OVER = [name for name, table in TABLES.items() if table["phase"] == "over"]

Table = dict[str, Any]


def upgraded(folder: Path) -> RunningServer:
    """Today's server on a copy of the database."""
    database = folder / "tables.sqlite3"
    database.write_bytes(gzip.decompress((KEPT / "server.sqlite.gz").read_bytes()))
    return RunningServer(Settings(database=str(database), workers=1, limited=False))


@pytest.fixture(scope="module")
def old(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    server = upgraded(tmp_path_factory.mktemp("upgraded"))
    api = Api(server.url)
    yield api
    api.http.close()
    server.stop()


def seated(api: Api, table: Table) -> Iterator[Client]:
    """One client after the other at every seat whose token is known."""
    for seat, token in table["tokens"].items():
        with api.at(table["table"], token) as client:
            assert client.you == int(seat)
            yield client


def seen(game: dict[str, Any]) -> dict[str, Any]:
    """A position, as far as everybody sees it, in the words of the kept one."""
    return {
        "turn": game["turn"],
        "phase": game["phase"],
        "current_player": game["current_player"],
        "vp": [player["vp"] for player in game["players"]],
        "factions": [[faction["key"] for faction in player["factions"]] for player in game["players"]],
        "hand_sizes": [player["hand_size"] for player in game["players"]],
        "decks": [player["deck_size"] for player in game["players"]],
        "discard_piles": [names(player["discard_pile"]) for player in game["players"]],
        "bases": [
            {
                "name": base["name"],
                "breakpoint": base["breakpoint"],
                "totals": base["totals"],
                "minions": [
                    [minion["name"], minion["controller"], minion["power"]]
                    + ([names(minion["actions"])] if minion.get("actions") else [])
                    for minion in base["minions"]
                ],
                "actions": [[action["name"], action["controller"]] for action in base["actions"]],
            }
            for base in game["bases"]
        ],
    }


def names(cards: Iterable[Mapping[str, Any]]) -> list[str]:
    return [card["name"] for card in cards]


def kept_position(table: Table) -> dict[str, Any]:
    """What `seen` must give."""
    position = dict(table["game"])
    position["hand_sizes"] = [len(hand) for hand in position.pop("hands")]
    return position


def test_the_kept_database_has_every_setup_every_number_of_players_and_every_phase():
    for names_of_some in (RUNNING, OVER):
        settings = [TABLES[name]["settings"] for name in names_of_some]
        assert {one["setup"] for one in settings} == {"given", "random", "choose", "draft", "tournament"}
        assert {len(one["seats"]) for one in settings} == {2, 3, 4}
        assert {one["variants"]["all_bases"] for one in settings} == {False, True}
    guides = {TABLES[name]["settings"]["guide"]["kind"] for name in RUNNING if "guide" in TABLES[name]["settings"]}
    assert guides == {"lesson", "puzzle"}
    assert {TABLES[name]["game"]["phase"] for name in RUNNING} == {"Setup", "Play Cards", "Score Bases"}
    assert sum("source" in TABLES[name]["decision"] for name in RUNNING) >= 5  # In the middle of an effect.
    assert sum(table["phase"] == "waiting" for table in TABLES.values()) == 2
    assert {replay["analysis"]["status"] for replay in REPLAYS.values()} == {"done", "cancelled", "none"}


@pytest.mark.parametrize("name", TABLES)
def test_every_table_is_there_with_who_sits_at_it(old, name):
    table = TABLES[name]
    with old.at(table["table"]) as watching:
        variants = {"titans": False} | table["settings"]["variants"]  # They came later.
        assert watching.heard[0]["settings"] == table["settings"] | {"variants": variants}
        assert (watching.state["phase"], watching.state["number"]) == (table["phase"], table["number"])
        seats = [
            {"name": None, "level": None} | {key: value for key, value in seat.items() if key != "connected"}
            for seat in watching.state["seats"]
        ]
        assert seats == table["seats"]
        assert watching.state.get("result") == table.get("result")
        assert watching.state.get("next_table") == table.get("next_table")
        assert [entry["number"] for entry in watching.story] == list(range(1, table["number"] + 1))
        if "undo" in table:
            assert {key: watching.state["undo"][key] for key in table["undo"]} == table["undo"]
    for client in seated(old, table):
        assert [entry["text"] for entry in client.story if entry["kind"] == "said"] == table["chat"]


@pytest.mark.parametrize("name", RUNNING)
def test_every_running_game_is_at_the_same_position(old, name):
    table = TABLES[name]
    decision = table["decision"]
    with old.at(table["table"]) as watching:
        assert seen(watching.state["game"]) == kept_position(table)
        asked = watching.state["decision"]
        assert (asked["player"], asked["number"]) == (decision["player"], decision["number"])
        assert asked.get("source") == decision.get("source")
    for client in seated(old, table):
        you = client.you
        assert names(client.state["game"]["players"][you]["hand"]) == table["game"]["hands"][you]
        if client.asked:
            assert len(client.state["decision"]["options"]) == decision["choices"]
        if you == 0 and "guide" in table:
            assert {key: client.state["guide"][key] for key in table["guide"]} == table["guide"]


@pytest.mark.parametrize("name", [name for name in RUNNING if len(TABLES[name]["tokens"]) == 1])
def test_what_the_bots_hold_is_the_same(old, name):
    """A report tells every card; while a game is played there is one where one person plays."""
    table = TABLES[name]
    path = f"/api/tables/{table['table']}/report"
    game = Game.load("\n".join(old.post(path, {"token": table["tokens"]["0"]}, 200)["save"]))
    hands = [names(game.view(player)["players"][player]["hand"]) for player in range(game.players)]
    assert hands == table["game"]["hands"]
    assert game.decision is not None
    assert (game.decision.player, len(game.decision)) == (table["decision"]["player"], table["decision"]["choices"])


@pytest.mark.parametrize("name", OVER)
def test_every_finished_game_can_be_replayed_step_by_step(old, name):
    table = TABLES[name]
    check_replay(old, table["table"], table["replay"])
    last = positions(old, table["table"], "all", table["replay"]["steps"])[-1]["game"]
    assert seen(last) == kept_position(table)
    hands = [sorted(names(player["hand"])) for player in last["players"]]  # Only the player sees their order.
    assert hands == [sorted(hand) for hand in table["game"]["hands"]]
    save = old.http.get(f"/api/replays/{table['table']}/save").text
    assert len(Game.load(save).choices) == table["replay"]["steps"] - 1


@pytest.mark.parametrize("name", REPLAYS)
def test_every_game_that_was_brought_in_can_be_replayed_step_by_step(old, name):
    replay = REPLAYS[name]
    check_replay(old, replay["replay"], replay)
    players = old.get(f"/api/replays/{replay['replay']}")["players"]
    assert [player["name"] for player in players] == replay["players"]


@pytest.mark.parametrize("name", REPLAYS)
def test_an_analysis_of_an_earlier_version_can_be_asked_for_again(old, name):
    found = old.get(f"/api/replays/{REPLAYS[name]['replay']}/analysis")
    assert (found["status"], found["decisions"]) == ("none", [])  # Its keys were numbers.


def check_replay(api: Api, id: str, expected: dict[str, Any]) -> None:
    """All its steps are there, in the list and as everybody saw them."""
    about = api.get(f"/api/replays/{id}")
    steps = about["steps"]
    assert [step["step"] for step in steps] == list(range(expected["steps"]))
    assert (steps[-1]["turn"], steps[-1]["scores"]) == (expected["turns"], expected["scores"])
    assert [[step["step"], *step["scored"]] for step in steps if step.get("scored")] == expected["scored"]
    for viewer in ("all", *range(len(about["players"]))):
        found = positions(api, id, viewer, expected["steps"])
        assert [position["step"] for position in found] == list(range(expected["steps"]))
        if viewer == "all":
            for position in found[:-1]:
                assert position["chosen"] in [option["key"] for option in position["decision"]["options"]]


def positions(api: Api, id: str, viewer: str | int, steps: int) -> list[dict[str, Any]]:
    return [
        position
        for first in range(0, steps, 64)
        for position in api.get(f"/api/replays/{id}/steps?as={viewer}&first={first}&last={first + 63}")["positions"]
    ]


# Playing on changes the tables, so each of these has a copy of the database of its own.


@pytest.fixture
def again(tmp_path: Path) -> Iterator[Api]:
    server = upgraded(tmp_path)
    api = Api(server.url)
    yield api
    api.http.close()
    server.stop()


def test_every_running_game_can_be_played_on(again):
    for name in RUNNING:
        table = TABLES[name]
        decision = table["decision"]
        token = table["tokens"].get(str(decision["player"]), table["tokens"]["0"])
        with again.at(table["table"], token) as client:
            if client.asked:
                client.choose(0)
            else:  # A bot is to move, but the table is paused.
                client.do("speed", speed="instant")
                client.until(lambda state: state["number"] > table["number"] + 1)  # noqa: B023 (called at once)
            chosen = next(e for e in client.story if e["kind"] == "chosen" and e["number"] > table["number"])
            assert chosen["seat"] == decision["player"], name


def test_people_join_answer_and_want_a_rematch_as_if_nothing_had_happened(again):
    waiting = TABLES["waiting_with_an_invitation"]
    with again.at(waiting["table"], waiting["tokens"]["0"]) as ann:
        again.join(waiting["table"], "Ben", invitation=waiting["invitation"])
        ann.until(lambda state: state["phase"] == "playing")
    public = TABLES["waiting_open"]
    again.join(public["table"], "Ben")
    again.join(public["table"], "Cleo")
    assert again.get(f"/api/tables/{public['table']}")["phase"] == "playing"

    asking = TABLES["taking_back_is_asked"]
    answering = str(asking["undo"]["waiting_for"][0])
    with again.at(asking["table"], asking["tokens"][answering]) as client:
        client.do("undo_answer", agree=True)
        assert client.story[-1]["kind"] == "taken_back"
    handed_over = TABLES["a_bot_took_a_seat"]
    with again.at(handed_over["table"], handed_over["tokens"]["2"]) as cleo:
        cleo.do("take_back_seat")
        assert "level" not in cleo.state["seats"][2]
    over = TABLES["over_draft_two"]
    with again.at(over["table"], over["tokens"]["0"]) as ann:
        ann.do("rematch")
        following = ann.until(lambda state: "next_table" in state)["next_table"]
    with again.at(following, over["tokens"]["0"]) as ann:
        assert ann.play(2) == 2
