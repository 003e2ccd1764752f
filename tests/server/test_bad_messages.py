"""Whatever a client says, it gets a clear answer and breaks nothing."""

from __future__ import annotations

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from smashup.server.protocol import FROM_CLIENT

TYPES = [
    "hello", "choose", "undo", "undo_answer", "chat", "speed", "concede", "leave", "replace_by_bot",
    "take_back_seat", "why_not", "explain_power", "hint", "rematch", "ping",
]  # fmt: skip


@pytest.mark.parametrize(
    ("said", "words"),
    [
        ("", "Invalid JSON"),
        ("{", "Invalid JSON"),
        ("null", "an object"),
        ("[]", "an object"),
        ("{}", "Unable to extract tag"),
        ('{"type": "nonsense"}', "does not match any of the expected tags"),
        ('{"type": "choose", "request": 4}', "Field required"),
        ('{"type": "choose", "request": 4, "decision": "1", "key": "end"}', "valid integer"),
        ('{"type": "choose", "request": 4, "decision": 1, "key": "end", "seat": 1}', "Extra inputs are not permitted"),
        ('{"type": "choose", "request": 4, "decision": 1e400, "key": "end"}', "valid integer"),
        ('{"type": "ping", "request": -1}', "greater than or equal to 0"),
        ('{"type": "ping", "request": true}', "valid integer"),
        ('{"type": "speed", "request": 4, "speed": "ludicrous"}', "'instant'"),
        ("[" * 4000, "recursion limit"),
        ("\ufffe", "Invalid JSON"),
        (b"\x00\x01", "not a binary one"),
    ],
)
def test_a_bad_message_is_answered_in_one_line_and_the_connection_goes_on(api, said, words):
    made = api.make("person", "random", speed="paused")
    with api.at(made["table"], made["token"]) as client:
        before = client.state
        client.say(said)
        answer = client.hear()
        assert (answer["type"], answer["code"]) == ("error", "bad_message")
        assert words in answer["message"]
        assert "\n" not in answer["message"]
        assert answer.get("request") == (4 if isinstance(said, str) and '"request": 4' in said else None)
        client.do("ping")
    with api.at(made["table"], made["token"]) as again:
        assert again.state == before


def test_nothing_works_before_hello_and_hello_works_once(api):
    made = api.make("person", "random")
    with api.at("nosuchtable") as client:
        assert client.heard[-1]["code"] == "no_such_table"
        assert client.refused("chat", text="hello?") == "no_hello"
        assert client.refused("ping") == "no_hello"
        client.hello(made["table"])
        assert client.heard[-1]["type"] == "snapshot"
        client.say({"type": "hello", "table": made["table"], "token": made["token"]})
        while client.hear()["type"] != "error":
            pass
        assert client.heard[-1]["code"] == "already_here"


small = st.one_of(st.none(), st.booleans(), st.integers(-5, 200), st.floats(allow_nan=False), st.text(max_size=20))
values = st.recursive(
    small, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
)
fields = st.dictionaries(
    st.sampled_from(
        [
            "request",
            "decision",
            "key",
            "agree",
            "text",
            "speed",
            "seat",
            "level",
            "card",
            "base",
            "player",
            "table",
            "x",
        ]
    ),
    st.one_of(values, st.sampled_from(["end", "instant", "random", "play collector on tar_pits"])),
    max_size=6,
)
near = st.builds(lambda kind, more: {"type": kind, "request": 1} | more, st.sampled_from(TYPES), fields)
anything = st.one_of(near.map(json.dumps), values.map(json.dumps), st.text(max_size=60), st.binary(max_size=60))


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_no_message_breaks_a_table(api, data):
    """A few messages at random, from a player, a spectator and somebody who has not said hello."""
    made = api.make("person", "random", "random", variants={"target_vp": 2})
    with (
        api.at(made["table"], made["token"]) as player,
        api.at(made["table"]) as watcher,
        api.at("nothing") as stranger,
    ):
        for client in (player, watcher, stranger):
            for said in data.draw(st.lists(anything, max_size=6)):
                client.say(said)
        for client in (player, watcher):
            client.do("ping")
            assert not any(message.get("code") in ("closed", "not_written") for message in client.heard)
        assert stranger.refused("ping") == "no_hello" or stranger.state
    with api.at(made["table"], made["token"]) as again:
        if again.heard[-1]["type"] == "snapshot":
            numbers = [entry["number"] for entry in again.story]
            assert numbers == list(range(1, len(numbers) + 1))


@settings(max_examples=300, deadline=None)
@given(anything)
def test_what_is_accepted_is_written_back_the_same(said):
    try:
        message = FROM_CLIENT.validate_json(said)
    except ValueError:
        return
    text = message.model_dump_json(exclude_none=True)
    assert FROM_CLIENT.validate_json(text) == message
