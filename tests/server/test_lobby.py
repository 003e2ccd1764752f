"""Tables in memory: put away when nobody uses them, and read again when somebody does."""

from __future__ import annotations

import asyncio
import sqlite3

import pytest

from smashup.server import lobby, outbox
from smashup.server.outbox import Outbox
from smashup.server.settings import Settings
from tests.server.clients import Api, RunningServer
from tests.server.processes import wait_for


@pytest.fixture
def small(tmp_path, monkeypatch):
    """A server that has room for three tables and keeps none for long."""
    monkeypatch.setattr(lobby, "MOST_TABLES", 3)
    monkeypatch.setattr(lobby, "KEPT_FOR", 0.3)
    server = RunningServer(Settings(database=str(tmp_path / "tables.sqlite3"), workers=1, limited=False))
    yield Api(server.url)
    server.stop()


def test_a_table_that_nobody_is_at_is_put_away_and_found_again(small):
    made = small.make("person", "random")
    with small.at(made["table"], made["token"]) as ann:
        ann.play(3)
        ann.until_asked()
        before = ann.state
    wait_for(lambda: small.get("/api/health")["tables"] == 0, "the table is put away")
    with small.at(made["table"], made["token"], since=before["number"]) as ann:
        assert ann.story == []
        assert ann.state["game"] == before["game"]
        ann.choose(0)
        wait_for(lambda: small.get("/api/health")["tables"] == 1, "the table stays while somebody is there")


def test_a_game_goes_on_before_a_choice_that_nobody_can_make(small, tmp_path):
    made = small.make("person", "random")
    wait_for(lambda: small.get("/api/health")["tables"] == 0, "the table is put away")
    data = '{"seat": 0, "by": "person", "choice": 5000, "spent": 0.0}'
    with sqlite3.connect(tmp_path / "tables.sqlite3") as connection:
        connection.execute("INSERT INTO records VALUES (?, 3, 1.0, 'chosen', ?)", (made["table"], data))
    with small.at(made["table"], made["token"]) as ann:
        assert [entry["kind"] for entry in ann.story[-2:]] == ["chosen", "resumed"]
        assert ann.play(2) == 2


def test_a_game_whose_beginning_cannot_be_had_any_more_is_refused(small, tmp_path):
    made = small.make("person", "random")
    wait_for(lambda: small.get("/api/health")["tables"] == 0, "the table is put away")
    with sqlite3.connect(tmp_path / "tables.sqlite3") as connection:
        connection.execute("""UPDATE tables SET settings = json_set(settings, '$.sets', json('["atlantis"]'))""")
    assert small.get(f"/api/tables/{made['table']}", 409)["code"] == "outdated"
    with small.at(made["table"], made["token"]) as ann:
        assert ann.heard[-1]["code"] == "outdated"


def test_a_full_server_says_so_and_goes_on_with_the_tables_it_has(small):
    made = [small.make("person", "random") for _ in range(3)]
    with small.at(made[0]["table"], made[0]["token"]) as ann, small.at(made[1]["table"]), small.at(made[2]["table"]):
        assert small.make("person", "random", status=503)["code"] == "full"
        assert ann.play(2) == 2
    wait_for(lambda: small.get("/api/health")["tables"] == 0, "there is room again")
    small.make("person", "random")


def test_who_reads_too_slowly_is_cut_off(monkeypatch):
    monkeypatch.setattr(outbox, "WAITING", 3)

    class Stuck:
        """A WebSocket whose reader does not read at first."""

        client_state = None

        def __init__(self) -> None:
            self.reads = asyncio.Event()
            self.sent: list[object] = []

        async def send(self, message: dict[str, str]) -> None:
            await self.reads.wait()
            self.sent.append(message["text"])

        async def close(self, code: int) -> None:
            self.sent.append(code)

    async def scene() -> list[object]:
        socket = Stuck()
        connection = Outbox(socket, "192.0.2.7")  # type: ignore[arg-type]
        for number in range(10):
            connection.send(str(number))
            await asyncio.sleep(0)
        socket.reads.set()
        await connection.finish()
        return socket.sent

    sent = asyncio.run(scene())
    assert sent == ["0", "1", "2", "3", outbox.TOO_SLOW]
