"""Headers, origins, sizes and rates."""

from __future__ import annotations

import contextlib
import itertools
import time
from types import SimpleNamespace

import pytest
from pydantic import ValidationError
from websockets.exceptions import ConnectionClosed, InvalidStatus

from smashup.server.limits import Bucket, Limits, Rate, TooMany
from smashup.server.settings import Settings
from tests.server.clients import Api, Client, RunningServer

TABLE = {"name": "Ann", "settings": {"seats": [{"kind": "person"}, {"kind": "bot"}]}}


@pytest.fixture(scope="module")
def strict(tmp_path_factory):
    """A server that holds back whoever asks for too much, and knows another origin."""
    folder = tmp_path_factory.mktemp("strict")
    settings = Settings(database=str(folder / "tables.sqlite3"), workers=1, origins=("https://games.example",))
    server = RunningServer(settings)
    yield server
    server.stop()


@pytest.mark.parametrize("path", ["/", "/api/health", "/api/tables/nosuchtable", "/nothing.js"])
def test_every_answer_has_the_security_headers(api, path):
    headers = api.http.get(path).headers
    policy = headers["content-security-policy"]
    assert policy.startswith("default-src 'self'; script-src 'self';")
    assert "frame-ancestors 'none'" in policy
    assert "http" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "no-referrer"
    assert "access-control-allow-origin" not in headers
    assert "server" not in headers or "uvicorn" in headers["server"]  # `smashup serve` leaves it out.


def test_a_page_of_another_site_may_not_act(strict):
    api = Api(strict.url)
    for origin, status in (
        ("https://evil.example", 403),
        ("null", 403),
        (strict.url, 201),
        ("https://games.example", 201),
    ):
        answer = api.http.post("/api/tables", json=TABLE, headers={"Origin": origin})
        assert answer.status_code == status
        if status == 403:
            assert answer.json()["code"] == "wrong_origin"


def test_a_page_of_another_site_may_not_open_a_websocket(strict):
    with pytest.raises(InvalidStatus) as refused:
        Client(strict.url, origin="https://evil.example")
    assert refused.value.response.status_code == 403
    assert b"wrong_origin" in refused.value.response.body
    for origin in (strict.url, "https://games.example", None):
        Client(strict.url, origin=origin).close()


def test_a_body_that_is_too_large_is_refused_whether_or_not_it_says_so(api):
    large = b'{"name": "' + b"x" * 20_000 + b'"}'
    answer = api.http.post("/api/tables", content=large)
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")

    def parts():
        for _ in range(20):
            yield b"x" * 1_000

    answer = api.http.post("/api/tables", content=parts())
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")


def test_a_message_that_is_too_large_is_refused_and_a_huge_one_ends_the_connection(api):
    made = api.make("person", "random")
    with api.at(made["table"], made["token"]) as client:
        client.say('{"type": "chat", "request": 7, "text": "' + "x" * 5_000 + '"}')
        while (answer := client.hear())["type"] != "error":
            pass
        assert (answer["code"], answer["request"]) == ("too_large", 7)
        client.do("ping")
        client.say("x" * 70_000)
        assert client.closed_with() == 1009


def test_who_asks_too_often_is_held_back(strict):
    api = Api(strict.url)
    api.http.headers["X-Forwarded-For"] = "192.0.2.66"  # Others ask to join, too, and need not wait for this one.
    answers = [api.http.post("/api/tables/nosuchtable/join", json={"name": "Eve"}) for _ in range(40)]
    assert [answer.status_code for answer in answers[:30]] == [404] * 30
    refused = answers[-1]
    assert (refused.status_code, refused.json()["code"]) == (429, "too_many")
    assert int(refused.headers["retry-after"]) >= 1
    assert api.http.get("/api/health").status_code == 200


def test_too_many_messages_are_refused_and_at_last_end_the_connection(strict):
    api = Api(strict.url)
    made = api.post("/api/tables", TABLE, 201)
    # Nobody reads its answer to the goodbye, and it need not wait for that.
    with api.at(made["table"], made["token"], close_timeout=1) as client:
        with contextlib.suppress(ConnectionClosed):
            for request in range(5_000):
                client.say({"type": "ping", "request": request})
        assert client.closed_with() == 1008
        pongs = sum(message["type"] == "pong" for message in client.heard)
        refused = sum(message.get("code") == "too_many" for message in client.heard)
        assert 59 <= pongs < 59 + refused  # The hello was the first of the sixty.
        assert refused >= 100


def test_too_many_messages_end_the_connection_also_when_they_come_evenly(strict, monkeypatch):
    two_hundred_a_second = SimpleNamespace(monotonic=itertools.count(time.monotonic(), 1 / 200).__next__)
    monkeypatch.setattr("smashup.server.limits.time", two_hundred_a_second)
    api = Api(strict.url)
    made = api.post("/api/tables", TABLE, 201)
    # Nobody reads its answer to the goodbye, and it need not wait for that.
    with api.at(made["table"], made["token"], close_timeout=1) as client:
        with contextlib.suppress(ConnectionClosed):
            for request in range(5_000):
                client.say({"type": "ping", "request": request})
        assert client.closed_with() == 1008


def test_chat_is_held_back_sooner(strict):
    api = Api(strict.url)
    made = api.post("/api/tables", TABLE, 201)
    with api.at(made["table"], made["token"]) as client:
        answers = [client.ask("chat", text=f"{number}")["type"] for number in range(10)]
        assert answers[:6] == ["done"] * 6
        assert answers[-1] == "error"


# The buckets themselves.


def test_a_bucket_fills_with_time(monkeypatch):
    now = 100.0
    monkeypatch.setattr("smashup.server.limits.time.monotonic", lambda: now)
    bucket = Bucket(Rate(2, 0.5))
    assert [bucket.take(), bucket.take(), bucket.take()] == [0.0, 0.0, 2.0]
    now += 1
    assert bucket.take() == 1.0
    now += 1
    assert bucket.take() == 0.0
    now += 1000
    assert [bucket.take(), bucket.take()] == [0.0, 0.0]
    assert bucket.take() > 0


def test_each_address_has_a_bucket_of_its_own():
    strict = Limits(True)
    rate = Rate(1, 0.001)
    strict.check("things", rate, "1.2.3.4")
    strict.check("things", rate, "5.6.7.8")
    with pytest.raises(TooMany, match=r"too many things; try again in \d+ s"):
        strict.check("things", rate, "1.2.3.4")
    for _ in range(3):
        Limits(False).check("things", rate, "1.2.3.4")


@pytest.mark.parametrize(
    ("host", "origin", "more", "status"),
    [
        ("localhost:8000", "http://localhost:8000", {}, 201),
        ("[::1]:8000", "http://[::1]:8000", {}, 201),
        ("evil.example", "https://evil.example", {}, 403),
        ("games.here", "https://games.here", {"X-Forwarded-For": "192.0.2.9"}, 201),
    ],
)
def test_a_name_that_was_made_to_lead_to_this_machine_is_not_believed(strict, host, origin, more, status):
    answer = Api(strict.url).http.post("/api/tables", json=TABLE, headers={"Host": host, "Origin": origin, **more})
    assert answer.status_code == status


def test_origins_are_read_as_browsers_write_them():
    assert Settings(origins=("https://Games.example/",)).origins == ("https://games.example",)
    for wrong in ("games.example", "https://games.example/page", "https://", "ftp://games.example"):
        with pytest.raises(ValidationError, match="expected an origin such as"):
            Settings(origins=(wrong,))


def test_at_an_open_table_nobody_takes_every_seat(strict):
    api = Api(strict.url)
    made = api.make("person", "person", "person", open=True)
    api.join(made["table"], "Bob")
    assert api.join(made["table"], "Cleo", 403)["code"] == "no_free_seat"
    elsewhere = {"X-Forwarded-For": "192.0.2.77"}
    assert (
        api.http.post(f"/api/tables/{made['table']}/join", json={"name": "Cleo"}, headers=elsewhere).status_code == 200
    )
