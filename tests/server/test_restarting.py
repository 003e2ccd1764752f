"""A real server process is killed in the middle of games; after a restart everything is as it was."""

from __future__ import annotations

from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from smashup import Game
from tests.server.clients import Api, take_turns


def seen(client):
    """What must be the same after a restart: the whole state but for who is connected."""
    state = {key: value for key, value in client.state.items() if key != "spectators"}
    state["seats"] = [{key: value for key, value in seat.items() if key != "connected"} for seat in state["seats"]]
    return state


def test_every_game_goes_on_where_it_was_after_kill_9(database, serve):
    server = serve("--database", database)
    api = Api(server.url)
    alone = api.make("person", "random", "greedy")
    drafting = api.make("person", "random", setup="draft")
    undone = api.make("person", "random")
    ann = api.make("person", "person")
    bob = api.join(ann["table"], "Bob", invitation=ann["invitation"])
    waiting = api.make("person", "person", "greedy")
    with api.at(alone["table"], alone["token"]) as client:
        assert client.play(9) == 9
        assert client.until_asked()
    with api.at(drafting["table"], drafting["token"]) as client:
        assert client.play(1) == 1
        assert client.until_asked()
    with api.at(undone["table"], undone["token"]) as client:
        assert client.play(5) == 5
        client.do("undo")
        client.do("chat", text="Never mind <b>me</b>")
        assert client.until_asked()
    with api.at(ann["table"], ann["token"]) as first, api.at(ann["table"], bob["token"]) as second:
        take_turns(first, second, decisions=7)
        asker, asked = (first, second) if first.state["undo"]["possible"] else (second, first)
        asker.do("undo")
        assert asker.state["undo"]["waiting_for"] == [asked.you]
        second.do("pass_until", until="turn")

    seats = [(made["table"], made["token"]) for made in (alone, drafting, undone, ann, bob, waiting)]
    before = []
    for table, token in seats:
        with api.at(table, token) as client:
            before.append((seen(client), client.story))
    with api.at(alone["table"], alone["token"]) as client:
        server.kill()
        with pytest.raises(ConnectionClosed):
            client.hear()

    server = serve("--database", database)
    api = Api(server.url)
    for (table, token), (state, story) in zip(seats, before, strict=True):
        with api.at(table, token) as client:
            assert seen(client) == state
            assert client.story == story
            half = len(story) // 2
            with api.at(table, token, since=half) as again:
                assert again.story == story[half:]
    with api.at(alone["table"], alone["token"]) as client:
        assert client.play(3) == 3
    with api.at(ann["table"], ann["token"]) as first, api.at(ann["table"], bob["token"]) as second:
        agreeing = first if first.you in first.state["undo"]["waiting_for"] else second
        agreeing.do("undo_answer", agree=True)
        assert agreeing.story[-1]["kind"] == "taken_back"
    with api.at(waiting["table"], waiting["token"]) as client:
        api.join(waiting["table"], "Bob", invitation=waiting["invitation"])
        client.until(lambda state: state["phase"] == "playing")
    assert server.stop() == 0


def test_a_bot_that_was_killed_with_the_server_plays_on_as_it_would_have(api, serve, tmp_path):
    """The same seed is played here in one go, and there with the server killed in between."""

    def finish(at, made):
        with at.at(made["table"], made["token"]) as client:
            while client.until_asked():
                client.choose(0)
        return Game.load(at.http.get(f"/api/tables/{made['table']}/save").text).choices

    wanted: dict[str, Any] = {"seed": 11, "variants": {"target_vp": 4}}
    uninterrupted = finish(api, api.make("person", "greedy", **wanted))
    database = str(tmp_path / "tables.sqlite3")
    server = serve("--database", database)
    before = Api(server.url)
    made = before.make("person", "greedy", **wanted)
    with before.at(made["table"], made["token"]) as client:
        while not any(entry.get("by") == "bot" for entry in client.story):
            assert client.until_asked()
            client.choose(0)
        server.kill()
    after = Api(serve("--database", database).url)
    assert finish(after, made) == uninterrupted
