"""Seats and their secrets: who may sit down, act and see."""

from __future__ import annotations

import json
import sqlite3
import time

import pytest

from tests.server.clients import take_turns


def texts(story):
    return [event["text"] for entry in story for event in entry.get("events", [])]


@pytest.fixture
def pair(api):
    """Ann and Bob at a private table."""
    made = api.make("person", "person")
    other = api.join(made["table"], "Bob", invitation=made["invitation"])
    return made["table"], made["token"], other["token"]


def test_a_private_table_is_joined_with_its_invitation_only(api):
    made = api.make("person", "person")
    table = made["table"]
    assert api.join(table, "Eve", status=403)["code"] == "not_invited"
    assert api.join(table, "Eve", invitation=made["token"], status=403)["code"] == "not_invited"
    assert api.join(table, "Ann", invitation=made["invitation"], status=409)["code"] == "name_taken"
    assert api.join(table, "aNN", invitation=made["invitation"], status=409)["code"] == "name_taken"
    assert api.join(table, "Bob", invitation=made["invitation"], seat=0, status=409)["code"] == "seat_taken"
    assert api.join(table, "Bob", invitation=made["invitation"], seat=3, status=422)["code"] == "bad_request"
    assert api.join(table, "Bob", invitation=made["invitation"])["seat"] == 1
    assert api.join(table, "Cid", invitation=made["invitation"], status=409)["code"] == "no_free_seat"


def test_tokens_are_long_random_and_kept_as_hashes_only(api, running, pair):
    table, first, second = pair
    assert first != second
    assert len(first) == len(second) == 32
    database = running.app.state.settings.database
    with sqlite3.connect(database) as connection:
        kept = "\n".join(connection.iterdump())
    assert table in kept
    assert first not in kept
    assert second not in kept


@pytest.mark.parametrize("token", ["x", "A" * 32])
def test_a_wrong_token_opens_nothing(api, pair, token):
    table, *_ = pair
    with api.at(table) as client:
        assert client.you is None
    with api.at(table, token) as client:
        assert client.heard[-1] == {
            "type": "error",
            "code": "wrong_token",
            "message": "this token opens no seat at this table; leave it out to watch",
        }
        assert client.refused("concede") == "no_hello"


def test_the_token_of_another_table_opens_nothing(api, pair):
    other = api.make("person", "random")
    with api.at(other["table"], pair[1]) as client:
        assert client.heard[-1]["code"] == "wrong_token"


def test_players_see_their_own_hands_and_spectators_none(api, pair):
    table, first, second = pair
    with api.at(table, first) as ann, api.at(table, second) as bob, api.at(table) as watcher:
        take_turns(ann, bob, decisions=12)
        watcher.until(lambda state: state["number"] >= ann.state["number"])
        hands = [player["hand"] for player in ann.state["game"]["players"]]
        assert len(hands[0]) == ann.state["game"]["players"][0]["hand_size"]
        assert len(hands[1]) < ann.state["game"]["players"][1]["hand_size"]
        drawn = [
            event
            for entry in watcher.story
            for event in entry.get("events", [])
            if event["kind"] == "draw" and event["turn"] > 0
        ]
        assert drawn
        assert all("cards" not in event for event in drawn)
        assert all(event["text"].endswith((" cards.", " a card.")) or "source" in event for event in drawn)
        for player in watcher.state["game"]["players"]:
            assert len(player["hand"]) < player["hand_size"]
        assert "options" not in watcher.state["decision"]
        assert watcher.state["undo"]["possible"] is False


def test_no_view_tells_a_card_that_its_viewer_may_not_know(api, pair):
    """Every card name in what Ann is told of Bob's hidden cards would be a leak: compare with what Bob has."""
    table, first, second = pair
    with api.at(table, first) as ann, api.at(table, second) as bob:
        hidden = {card["id"] for card in bob.state["game"]["players"][1]["hand"]}
        assert not hidden & ids_in(ann.heard)
        assert hidden <= ids_in(bob.heard)


def ids_in(messages):
    """Every id of a card in these messages."""
    found = set()

    def walk(value):
        if isinstance(value, dict):
            if "id" in value and "name" in value:
                found.add(value["id"])
            found.update(value[key] for key in ("card", "target") if isinstance(value.get(key), int))
            for inner in value.values():
                walk(inner)
        elif isinstance(value, list):
            for inner in value:
                walk(inner)

    walk(messages)
    return found


def test_after_the_end_everything_is_open_to_everybody(api, pair):
    table, first, second = pair
    with api.at(table, first) as ann, api.at(table, second) as bob:
        take_turns(ann, bob, decisions=6)
        ann.do("concede")
    with api.at(table) as watcher:
        game = watcher.state["game"]
        for player in game["players"]:
            assert len(player["hand"]) == player["hand_size"] > 0
        drawn = [event for entry in watcher.story for event in entry.get("events", []) if event["kind"] == "draw"]
        assert drawn
        assert all("cards" in event for event in drawn)
        assert "decision" not in watcher.state


def test_people_who_come_and_go_are_seen_to(api, pair):
    table, first, second = pair
    with api.at(table, first) as ann:
        assert [seat["connected"] for seat in ann.state["seats"]] == [True, False]
        with api.at(table, second), api.at(table):
            ann.until(lambda state: state["seats"][1]["connected"] and state["spectators"] == 1)
        ann.until(lambda state: not state["seats"][1]["connected"] and state["spectators"] == 0)


def test_two_windows_of_one_seat_see_the_same(api):
    made = api.make("person", "random", seed=3)
    with api.at(made["table"], made["token"]) as one, api.at(made["table"], made["token"]) as other:
        assert one.until_asked()
        one.choose(0)
        other.until(lambda state: state["number"] >= one.state["number"])
        one.until(lambda state: state["number"] >= other.state["number"])
        assert one.state["game"] == other.state["game"]


def test_who_comes_back_hears_what_was_missed_and_nothing_twice(api):
    made = api.make("person", "random")
    with api.at(made["table"], made["token"]) as ann:
        ann.play(5)
        ann.until_asked()
        whole, state = ann.story, ann.state
    for since in (0, 1, len(whole) - 1, len(whole)):
        with api.at(made["table"], made["token"], since=since) as again:
            assert again.story == whole[since:]
            assert again.state["decision"] == state["decision"]
    with api.at(made["table"], made["token"], since=10_000) as ahead:
        assert ahead.story == whole


@pytest.mark.parametrize("name", ["<img onerror=alert(1)>", "{0}{who}", "'; DROP TABLE tables; --", "名前 🎲"])
def test_a_hostile_name_is_just_a_name(api, name):
    made = api.make("person", "random", name=name)
    with api.at(made["table"], made["token"]) as client:
        assert client.until_asked()
        client.choose(0)
        client.until_asked()
        assert client.state["seats"][0]["name"] == name
        assert any(text.startswith(f"{name} ") for text in texts(client.story))


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("", "at least 1 character"),
        (" \t\u00a0\u3000 ", "at least one visible character"),
        ("\u200d", "at least one visible character"),
        ("a\nb", "U+000A"),
        ("\x00", "U+0000"),
        ("a\x7f\x9bb", "U+007F"),
        ("\u202eevil", "U+202E"),
        ("Ann\u200f", "U+200F"),
        ("\u2066Ann\u2069", "U+2066"),
        ("x" * 25, "at most 24 characters"),
        ("x\u0301" * 1000, "at most 24 characters"),
        ("\ud800", "string"),
    ],
    ids=lambda text: ascii(text)[:24],
)
def test_a_name_is_visible_text_of_a_reasonable_length(api, name, words):
    made = api.make("person", "person", open=True)
    before = api.get(f"/api/tables/{made['table']}")
    seats = [{"kind": "person"}, {"kind": "bot"}]
    for path, more in (("/api/tables", {"settings": {"seats": seats}}), (f"/api/tables/{made['table']}/join", {})):
        body = json.dumps({"name": name} | more)
        answer = api.http.post(path, content=body, headers={"Content-Type": "application/json"})
        assert (answer.status_code, answer.json()["code"]) == (422, "bad_request")
        assert words in answer.json()["message"]
    assert api.get(f"/api/tables/{made['table']}") == before


def test_spaces_around_a_name_are_no_part_of_it(api):
    made = api.make("person", "random", name=" \u3000Ann B. ")
    assert api.get(f"/api/tables/{made['table']}")["seats"][0]["name"] == "Ann B."


@pytest.mark.parametrize("name", ["\u3164", "\u2800", "A\u3164nn", "\u115f"])
def test_a_name_shows_something_in_every_place(api, name):
    api.make("person", "random", name=name, status=422)


@pytest.mark.parametrize("name", ["ann", "Ann\u200d", "\u200cAnn", "\uff21nn", "A\ufe0fnn"])
def test_names_that_look_alike_are_the_same_name(api, name):
    made = api.make("person", "person", open=True)
    assert api.join(made["table"], name, 409)["code"] == "name_taken"


def test_a_newcomer_has_time_to_come_before_a_bot_may_take_over(api, running):
    made = api.make("person", "person", "person", open=True)
    live = running.app.state.lobby._tables[made["table"]]
    live._gone_since = [time.monotonic() - 1000] * 3  # The table is old.
    with api.at(made["table"], made["token"]) as ann:
        api.join(made["table"], "Bob")
        assert ann.refused("replace_by_bot", seat=1) == "not_gone"
