"""Several workers on one database: any of them takes any client, and a table has one owner at a time."""

from __future__ import annotations

import asyncio
import threading
import time
from contextlib import contextmanager

import psycopg
import pytest
import sqlalchemy as sa

from smashup.cli import main
from smashup.server import backplane, leases
from smashup.server.backplane import Backplane
from smashup.server.database import OWNERS, WORKERS, Database
from smashup.server.errors import Refused
from smashup.server.leases import Leases, NotOwnerError, check_owners
from smashup.server.settings import Settings
from smashup.server.storage import Storage
from smashup.server.windows import Order
from tests.server.clients import Api, RunningServer, take_turns
from tests.server.processes import wait_for
from tests.server.test_storage import record, row


@contextmanager
def workers(text, number=2):
    """So many workers on this database, each at an address of its own, all of them known to each other."""
    servers = [RunningServer(Settings(database=text, limited=False)) for _ in range(number)]
    try:
        wait_for(
            lambda: all(len(server.app.state.lobby.leases.others) == number - 1 for server in servers), "all known"
        )
        yield servers, [Api(server.url) for server in servers]
    finally:
        for server in servers:
            server.stop()


@pytest.fixture
def two(cluster):
    with workers(cluster.new_database()) as found:
        yield found


def owner(servers, table):
    """Which of the servers has the table in memory."""
    found = [number for number, server in enumerate(servers) if server.app.state.lobby.at_hand(table) is not None]
    assert len(found) <= 1
    return found[0] if found else None


def test_people_at_different_workers_play_one_game(two):
    servers, (here, there) = two
    ann = here.make("person", "person", setup="draft", name="Ann Älfgar 🎲")
    bob = there.join(ann["table"], "Bob", invitation=ann["invitation"])
    with (
        here.at(ann["table"], ann["token"]) as first,
        there.at(ann["table"], bob["token"]) as second,
        there.at(ann["table"]) as watching,
    ):
        take_turns(first, second, decisions=12)
        first.do("chat", text="Hello 👋")
        assert second.refused("choose", decision=1, key="no such thing") == "stale"
        second.do("chat", text="Hello yourself")
        newest = second.state["number"]
        for client in (first, watching):
            client.until(lambda state: state["number"] >= newest)
        assert [entry["number"] for entry in watching.story] == list(range(1, newest + 1))
        assert [entry["kind"] for entry in first.story] == [entry["kind"] for entry in second.story]
        assert [seat["connected"] for seat in watching.state["seats"]] == [True, True]
        assert second.ask("ping")["type"] == "pong"
        assert there.get(f"/api/tables/{ann['table']}")["spectators"] == 1
    assert owner(servers, ann["table"]) == 0


def test_what_goes_wrong_is_told_through_another_worker(two):
    _, (here, there) = two
    made = here.make("person", "random")
    with there.at(made["table"], made["token"]) as ann:
        assert ann.until_asked()
        ann.say("no JSON")
        assert ann.hear()["code"] == "bad_message"
        ann.say(b"binary")
        assert ann.hear()["code"] == "bad_message"
        assert ann.hello(made["table"], None)["code"] == "already_here"
    there.join(made["table"], "Bob", status=403)
    assert there.get(f"/api/tables/{made['table']}/save", 409)["code"] == "not_over"
    assert there.get("/api/tables/unheard0f", 404)["code"] == "no_such_table"


def test_open_tables_and_figures_are_those_of_all_workers(two):
    servers, (here, there) = two
    tables = [api.make("person", "person", open=True) for api in (here, there)]
    with here.at(tables[0]["table"], tables[0]["token"]), here.at(tables[1]["table"], tables[1]["token"]):
        for api in (here, there):
            wait_for(
                lambda: (
                    {one["table"] for one in api.get("/api/tables")["tables"]}  # noqa: B023
                    == {made["table"] for made in tables}
                ),
                "both tables are listed",
            )
        text = there.http.get("/api/metrics").text
        ids = {server.app.state.lobby.leases.worker for server in servers}
        assert all(f'smashup_tables{{worker="{id}"}} 1.0' in text for id in ids)
        assert text.count("# TYPE smashup_tables gauge") == 1


def test_a_finished_game_is_shown_by_every_worker(two):
    _, (here, there) = two
    made = here.make("person", "random", variants={"target_vp": 1})
    with there.at(made["table"], made["token"]) as ann:
        while ann.until_asked():
            ann.choose(0)
    assert there.get(f"/api/replays/{made['table']}")["steps"]
    assert (
        there.http.get(f"/api/tables/{made['table']}/save").text
        == here.http.get(f"/api/tables/{made['table']}/save").text
    )
    assert there.get(f"/api/replays/{made['table']}/analysis")["status"] == "none"


def test_when_a_worker_stops_its_tables_go_on_elsewhere_at_once(cluster):
    with workers(cluster.new_database()) as (servers, (here, there)):
        made = here.make("person", "random")
        with there.at(made["table"], made["token"]) as ann:
            assert ann.play(4) == 4
            assert ann.until_asked()
            before = ann.state
            stopped = servers.pop(0)
            stopped.stop()
            assert ann.closed_with() == 1012
            assert ann.heard[-1]["type"] == "closing"
        with there.at(made["table"], made["token"]) as ann:
            assert ann.state["decision"] == before["decision"]
            ann.choose(0)


def struck_off(text, worker):
    """Strike a worker off, as the others do with one that they have not heard of for too long."""
    with psycopg.connect(text) as connection:
        connection.execute("DELETE FROM workers WHERE id = %s", [worker])


def test_a_worker_that_was_struck_off_writes_nothing_and_begins_again(cluster, monkeypatch):
    text = cluster.new_database()
    with workers(text) as (servers, (here, there)):
        lobby = servers[0].app.state.lobby
        made = here.make("person", "random")
        with here.at(made["table"], made["token"]) as ann:
            assert ann.until_asked()
            # It sleeps: it says nothing, and does not notice what happens.
            monkeypatch.setattr(lobby.leases, "_say_alive", lambda: asyncio.sleep(0))
            first = lobby.leases.worker
            struck_off(text, first)
            with there.at(made["table"], made["token"]) as again:
                assert owner(servers[1:], made["table"]) == 0
                again.choose(0)
            # It wakes up, and takes a choice for the table that is no longer its own.
            decision = ann.state["decision"]
            answer = ann.ask("choose", decision=decision["number"], key=decision["options"][0]["key"])
            assert (answer["type"], answer["code"]) == ("error", "not_written")
            assert ann.closed_with() == 1012
        monkeypatch.undo()
        wait_for(lambda: lobby.leases.worker != first and not lobby.tables, "it is registered again")
        assert here.get("/api/health")["status"] == "ok"
        wait_for(lambda: lobby.leases.worker in servers[1].app.state.lobby.leases.others, "it is known again")
        with here.at(made["table"], made["token"]) as ann:
            assert sum(entry.get("by") == "person" for entry in ann.story) == 1
            assert ann.play(2) == 2


def test_who_is_silent_is_struck_off_and_the_table_is_owned_by_another(cluster, monkeypatch):
    monkeypatch.setattr(leases, "BEAT", 0.05)
    monkeypatch.setattr(leases, "LEASE", 1.0)
    with workers(cluster.new_database()) as (servers, (here, there)):
        lobby = servers[0].app.state.lobby
        made = here.make("person", "random")
        with there.at(made["table"], made["token"]) as ann:
            assert ann.until_asked()
            monkeypatch.setattr(lobby.leases, "_say_alive", lambda: asyncio.sleep(0))
            assert ann.closed_with() == 1012
        with there.at(made["table"], made["token"]) as ann:
            ann.choose(0)
            assert owner(servers[1:], made["table"]) == 0
        monkeypatch.undo()


def test_a_restart_of_the_database_costs_nobody_a_table(cluster):
    with workers(cluster.new_database()) as (servers, (here, there)):
        ids = [server.app.state.lobby.leases.worker for server in servers]
        made = here.make("person", "random")
        with there.at(made["table"], made["token"]) as ann:
            assert ann.play(3) == 3
            cluster.restart()
            assert ann.closed_with() == 1012
        wait_for(lambda: there.http.get(f"/api/tables/{made['table']}").status_code == 200, "all is well again")
        with there.at(made["table"], made["token"]) as ann:
            assert ann.play(3) == 3
        assert [server.app.state.lobby.leases.worker for server in servers] == ids


# The parts.


def registered(database):
    found = Leases(database)
    asyncio.run(found._enter())
    return found.worker


def test_a_journal_is_written_by_the_owner_alone(cluster):
    database = Database(cluster.new_database())
    first, second = registered(database), registered(database)

    async def scene():
        storage = Storage(database)
        await storage.write([record(1)], [row()], first)
        with pytest.raises(Refused, match="another server looks after this table"):
            await storage.write([record(2)], owner=second)
        with pytest.raises(Refused, match="another server looks after this table"):
            await storage.write([], owner=second, orders={("one", 0): Order("turn", 3, None)})
        await storage.write([record(2)], owner=first, orders={("one", 1): Order("base", 3, 7)})
        assert await storage.orders("one") == {1: Order("base", 3, 7)}
        struck_off(database.url.set(drivername="postgresql").render_as_string(), first)
        answers = await asyncio.gather(
            storage.write([record(3)], owner=first),
            storage.write([record(1, "two")], [row("two")], second),
            return_exceptions=True,
        )
        assert [type(answer) for answer in answers] == [Refused, type(None)]
        assert storage.healthy
        found = await storage.read("one")
        assert found is not None
        return [entry.number for entry in found[1]]

    assert asyncio.run(scene()) == [1, 2]
    database.close()


def test_who_writes_is_not_struck_off_before_it_is_written(cluster):
    """Whoever takes a table over reads all that its last owner wrote."""
    database = Database(cluster.new_database())
    worker = registered(database)
    done = threading.Event()

    def strike():
        with database.engine.begin() as other:
            other.execute(sa.delete(WORKERS).where(WORKERS.c.id == worker))
        done.set()

    with database.engine.begin() as writing:
        writing.execute(sa.insert(OWNERS), [{"id": "one", "worker": worker}])
        check_owners(writing, worker, {"one"})
        striking = threading.Thread(target=strike)
        striking.start()
        with database.engine.begin() as alive:  # A sign of life does not wait.
            alive.execute(sa.update(WORKERS).where(WORKERS.c.id == worker).values(beat=7))
        assert not done.wait(0.2)
    striking.join(20)
    assert done.is_set()
    with database.engine.begin() as writing, pytest.raises(NotOwnerError, match="struck off"):
        check_owners(writing, worker, {"one"})
    database.close()


def test_one_table_is_claimed_by_one_worker_however_many_want_it(cluster):
    database = Database(cluster.new_database())

    async def scene():
        storage = Storage(database)
        several = [Leases(database) for _ in range(3)]
        for one in several:
            await one._enter()
        ids = [f"t{number}" for number in range(40)]
        await storage.write([], [row(id) for id in ids])
        answers = await asyncio.gather(*[one.claim(id) for id in ids for one in several])
        for first in range(0, len(answers), 3):
            assert len(set(answers[first : first + 3])) == 1
        assert await several[0].claim("none") is None
        mine = sorted(several[0].owned)
        await several[0].release(mine[:1])
        assert several[0].owned == set(mine[:1])
        for one in several:
            await one.close()
        with database.engine.connect() as connection:
            assert connection.execute(sa.select(OWNERS)).all() == connection.execute(sa.select(WORKERS)).all() == []

    asyncio.run(scene())
    database.close()


def test_who_could_not_listen_calls_nobody_silent(cluster, monkeypatch):
    now = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    database = Database(cluster.new_database())

    async def scene():
        nonlocal now
        found = Leases(database)
        found._note({"other": 1})
        for _ in range(5):
            now += 1.0
            found._note({"other": 1})
        assert found._missed() == ["other"]
        now += 10.0  # This worker slept; the other one need not have.
        found._note({"other": 1})
        assert found._missed() == []
        now += 1.0
        found._note({"other": 2})
        assert found._missed() == []

    asyncio.run(scene())
    database.close()


def test_messages_of_any_size_arrive_in_order_and_a_gap_is_noticed(cluster):
    database = Database(cluster.new_database())
    texts = ["short", "long " * 5000, "lång 🎲 " * 3000, *["equal"] * 3]

    async def scene():
        heard: list[tuple[str, str]] = []
        lost: list[str | None] = []
        complete = asyncio.Event()

        def hear(sender, message):
            heard.append((sender, message))
            if message == "last":
                complete.set()

        here, there = (Backplane(database, hear, lambda: None) for _ in range(2))
        there.on_lost = lost.append
        await here.open("a")
        await there.open("b")
        for text in [*texts, "last"]:
            here.send("b", text)
        await asyncio.wait_for(complete.wait(), 20)
        assert heard == [("a", text) for text in [*texts, "last"]]
        assert lost == []
        heard.clear()
        complete.clear()
        here._sent["b"] += 1
        here.send("b", "long " * 5000)
        here.send("b", "dropped with it")
        await here._send_all()
        here.send("b", "last")
        await asyncio.wait_for(complete.wait(), 20)
        assert (heard, lost) == ([("a", "last")], ["a"])
        for one in (here, there):
            await one.close()

    asyncio.run(scene())
    database.close()


def test_what_cannot_be_sent_does_not_fill_the_memory(cluster, monkeypatch):
    monkeypatch.setattr(backplane, "MOST_WAITING", 3)
    database = Database(cluster.new_database())

    async def scene():
        lost: list[str | None] = []
        found = Backplane(database, lambda *_: None, lambda: None)
        found.on_lost = lost.append
        for number in range(4):
            found.send("b", number)
        assert lost == ["b"]
        assert found.last("b") is None

    asyncio.run(scene())
    database.close()


def test_several_workers_need_a_database_that_can_be_shared(tmp_path, capsys):
    assert main(["serve", "--workers", "2", "--port", "0", "--database", str(tmp_path / "games.sqlite3")]) == 2
    told = capsys.readouterr().err
    assert "SQLite is for one process: several workers need --database postgresql://" in told
    assert told.count("\n") == 1
