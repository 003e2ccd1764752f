"""A server is replaced by a version that plays a card differently: running games go on, and finished ones are shown."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from smashup.cards.core.aliens import Invader
from smashup.server.bot_workers import WorkerPool
from smashup.server.settings import Settings
from tests.server.clients import Api, Client, RunningServer


@pytest.fixture
def start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Api]]:
    """Starts the server, in place of the one that ran before. All of it is in this process, bots and replays included,
    so that there is one version of a card for all of it."""
    monkeypatch.setattr(WorkerPool, "_new_pool", lambda self: ThreadPoolExecutor(self._workers))
    running: list[RunningServer] = []

    def again(*, later: bool = False) -> Api:
        if running:
            running.pop().stop()
        if later:
            monkeypatch.setattr(Invader, "on_play", lambda self: self.gain_vp(2))
        running.append(RunningServer(Settings(database=str(tmp_path / "tables.sqlite3"), limited=False)))
        return Api(running[0].url)

    yield again
    running.pop().stop()


def play_invader(client: Client) -> int:
    """Pass every turn until Invader can be played, and play it; returns the turn."""
    while client.until_asked():
        keys = [option["key"] for option in client.state["decision"]["options"]]
        found = next((key for key in keys if key.startswith("play invader on")), None)
        if found is not None:
            turn = client.state["game"]["turn"]
            client.choose(keys.index(found))
            return int(turn)
        client.choose(len(keys) - 1)
    raise AssertionError("the game ended without Invader")


def alone(api: Api, **more: Any) -> dict[str, Any]:
    seats = [
        {"kind": "person", "factions": ["aliens", "pirates"]},
        {"kind": "bot", "level": "random", "factions": ["robots", "zombies"]},
    ]
    settings = {"seats": seats, "setup": "given", "speed": "instant", **more}
    made: dict[str, Any] = api.post("/api/tables", {"settings": settings, "seed": 7, "name": "Ann"}, 201)
    return made


def test_a_running_game_goes_on_from_its_last_kept_position_and_the_table_is_told(start):
    api = start()
    made = alone(api)
    with api.at(made["table"], made["token"]) as client:
        turn = play_invader(client)
        assert client.state["game"]["turn"] == turn
        before = client.state
    api = start(later=True)
    with api.at(made["table"], made["token"]) as client:
        assert client.story[-1]["kind"] == "resumed"
        assert (client.story[-1]["turn"], client.story[-1]["card"]) == (turn, "Invader")
        assert client.state["game"]["turn"] == turn
        assert client.state["game"]["players"][0]["hand_size"] == before["game"]["players"][0]["hand_size"] + 1
        play_invader(client)
        points = client.state["game"]["players"][0]["vp"]
        assert points == before["game"]["players"][0]["vp"] + 1
        number = client.state["number"]
    api = start(later=True)  # Once more: it has gone on, and nobody is told again.
    with api.at(made["table"], made["token"]) as client:
        assert client.state["number"] == number
        assert client.state["game"]["players"][0]["vp"] == points
        assert client.play(5) == 5


def test_what_was_played_before_the_last_kept_position_stays(start):
    api = start()
    made = alone(api)
    with api.at(made["table"], made["token"]) as client:
        turn = play_invader(client)
        while client.state["game"]["turn"] < turn + 4 and client.until_asked():
            client.choose(len(client.state["decision"]["options"]) - 1)
        assert client.until_asked()
        before = client.state["game"]
    api = start(later=True)
    with api.at(made["table"], made["token"]) as client:
        assert client.state["game"]["turn"] == before["turn"]
        assert [player["vp"] for player in client.state["game"]["players"]] == [
            player["vp"] for player in before["players"]
        ]
        assert client.story[-1]["kind"] != "resumed"
        events = [event["text"] for entry in client.story for event in entry.get("events", ())]
        assert any(text.startswith("The game goes on from a kept position: Invader") for text in events)
        assert client.play(4) == 4


def test_the_replay_of_a_finished_game_is_shown(start):
    api = start()
    made = alone(api, variants={"target_vp": 4})
    with api.at(made["table"], made["token"]) as client:
        play_invader(client)
        while client.until_asked():
            client.choose(0)
        result = client.state["result"]
    before = replay(api, made["table"])
    api = start(later=True)
    found = replay(api, made["table"])
    assert api.get(f"/api/replays/{made['table']}")["result"] == result
    assert [one["step"] for one in found] == [one["step"] for one in before]
    assert found[-1]["game"] == before[-1]["game"]
    with api.at(made["table"], made["token"]) as client:
        assert client.state["result"] == result


def replay(api: Api, id: str) -> list[dict[str, Any]]:
    steps = len(api.get(f"/api/replays/{id}")["steps"])
    return [
        one
        for first in range(0, steps, 64)
        for one in api.get(f"/api/replays/{id}/steps?first={first}&last={first + 63}")["positions"]
    ]
