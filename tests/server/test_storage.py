"""What is written down, on both databases, and what happens when it cannot be."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import sqlite3
import threading
import time
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import psycopg
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from smashup.cli import main
from smashup.engine.factions import Pool
from smashup.server.database import METADATA, OWNERS, RECORDS, REPLAYS, WORKERS, Database, address, default_path
from smashup.server.errors import Refused, ServerError
from smashup.server.journal import Record
from smashup.server.protocol.journal import Said
from smashup.server.protocol.tables import TableSettings, Variants
from smashup.server.storage import Storage
from smashup.server.table import TableRow
from smashup.server.windows import Order

SETTINGS = TableSettings.model_validate({"seats": [{"kind": "person"}, {"kind": "bot", "level": "random"}]})


def row(id="one"):
    return TableRow(id, 12.5, SETTINGS, 2**53 - 1, 7, None, Pool.of_today())


def said(number, text="ünïcode 🎲 \"'"):
    return Said(number=number, at=1700000000.125, seat=0, text=text)


def record(number, id="one"):
    return Record(id, said(number))


def with_storage(database, scene):
    async def run():
        storage = Storage(Database(database))
        try:
            return await scene(storage)
        finally:
            await storage.close()

    return asyncio.run(run())


def test_the_migrations_make_the_schema(database):
    opened = Database(database)
    with opened.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    opened.close()
    Database(database).close()  # A database that is up to date stays as it is.


def dies_at(text, statement):
    """Open a database in a process that dies before it executes the statement of this number; False: it did not."""
    if child := os.fork():
        return os.waitpid(child, 0)[1] != 0
    count = itertools.count(1)

    @sa.event.listens_for(sa.Engine, "before_cursor_execute")
    def die(*_: object) -> None:
        if next(count) == statement:
            os._exit(9)

    try:
        Database(text).close()
    finally:
        os._exit(0)


def tables_in(text):
    """What anybody would find there."""
    engine = sa.create_engine(address(text), poolclass=sa.NullPool)
    return set(sa.inspect(engine).get_table_names())


def as_it_was_first(text):
    """Take a new database back to the tables of the first version, with a game in it."""
    with_storage(text, lambda storage: storage.write([record(1)], [row()]))
    database = Database(text)
    with database.engine.begin() as connection:
        for name in sorted(set(METADATA.tables) - {"tables", "records"}):
            connection.exec_driver_sql(f"DROP TABLE {name}")
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '1'")
    database.close()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
@pytest.mark.parametrize("upgrade", [False, True])
def test_a_server_that_dies_while_it_brings_the_database_up_to_date_leaves_it_as_it_was(
    request, tmp_path, kind, upgrade
):
    text = str(tmp_path / "games.sqlite3")
    if kind == "postgresql":
        text = request.getfixturevalue("cluster").new_database()
    if upgrade:
        as_it_was_first(text)
    before = tables_in(text)
    statement = 1
    while dies_at(text, statement):
        assert tables_in(text) == before
        statement += 1
    assert statement > 5
    assert tables_in(text) == {"alembic_version", *METADATA.tables}
    database = Database(text)
    with database.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
        assert len(connection.execute(sa.select(RECORDS)).all()) == upgrade
    database.close()


def test_what_an_earlier_version_left_half_done_is_finished(tmp_path):
    path = tmp_path / "games.sqlite3"
    Database(str(path)).close()
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '1'")
        connection.execute("DROP TABLE analyses")
    Database(str(path)).close()


def test_what_was_written_is_read_the_same(database):
    async def scene(storage):
        await storage.write([record(1), record(2)], [row()])
        return await storage.read("one"), await storage.read("none")

    found, none = with_storage(database, scene)
    assert found == (row(), [said(1), said(2)], {})
    assert none is None


def test_a_table_with_titans_keeps_which_there_were(database):
    settings = SETTINGS.model_copy(update={"variants": Variants(titans=True)})
    table = replace(row(), settings=settings, pool=Pool(Pool.of_today().sets, {"sharks": ["Helicoprion"]}))

    async def scene(storage):
        await storage.write([], [table])
        return (await storage.read("one"))[0]

    assert with_storage(database, scene) == table


def test_many_writes_at_once_are_all_kept_and_in_order(database):
    async def scene(storage):
        await storage.write([], [row("one"), row("two")])
        await asyncio.gather(*[storage.write([record(n, id)]) for n in range(1, 51) for id in ("one", "two")])
        return await storage.read("one")

    _, records, _ = with_storage(database, scene)
    assert [one.number for one in records] == list(range(1, 51))


def test_orders_are_kept_as_they_were_last_given(database):
    async def scene(storage):
        first, second = Order("turn", 4, None), Order("base", 5, 7)
        await storage.write([record(1)], [row("one"), row("two")], orders={("one", 0): first, ("two", 0): first})
        await asyncio.gather(
            storage.write([record(2)], orders={("one", 0): second}),
            storage.write([], orders={("one", 1): first}),
            storage.write([], orders={("two", 0): None, ("two", 1): None}),
        )
        return [await storage.orders(id) for id in ("one", "two", "none")]

    kept = {0: Order("base", 5, 7), 1: Order("turn", 4, None)}
    assert with_storage(database, scene) == [kept, {}, {}]


def test_one_table_that_may_not_write_does_not_keep_the_others_from_it(database):
    async def scene(storage):
        await storage.write([record(1)], [row("one"), row("two")])
        answers = await asyncio.gather(
            storage.write([record(1)]),  # There is a first record already.
            storage.write([record(1, "two")]),
            storage.write([record(2)]),
            return_exceptions=True,
        )
        return answers, (await storage.read("one"))[1], (await storage.read("two"))[1]

    answers, one, two = with_storage(database, scene)
    assert [type(answer) for answer in answers] == [Refused, type(None), type(None)]
    assert answers[0].code == "not_written"
    assert [written.number for written in one] == [1, 2]
    assert [written.number for written in two] == [1]


def test_a_second_server_on_the_same_file_is_refused(tmp_path):
    text = str(tmp_path / "games.sqlite3")
    first = Database(text)
    with pytest.raises(ServerError, match="another server already uses"):
        Database(text)
    first.close()
    Database(text).close()


def test_a_link_to_a_database_is_the_same_database(tmp_path):
    first = Database(str(tmp_path / "games.sqlite3"))
    (tmp_path / "link.sqlite3").symlink_to(tmp_path / "games.sqlite3")
    with pytest.raises(ServerError, match="another server already uses"):
        Database(str(tmp_path / "link.sqlite3"))
    first.close()
    Database(str(tmp_path / "link.sqlite3")).close()


def test_sqlite_writes_ahead_and_waits_until_it_is_safe(tmp_path):
    opened = Database(str(tmp_path / "games.sqlite3"))
    with opened.engine.connect() as connection:
        assert connection.execute(sa.text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(sa.text("PRAGMA synchronous")).scalar() == 2
    opened.close()


def test_a_database_of_a_newer_version_is_not_touched(tmp_path):
    path = tmp_path / "games.sqlite3"
    Database(str(path)).close()
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(ServerError, match="Can't locate revision identified by '9999'"):
        Database(str(path))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("mysql://localhost/games", "SQLite or PostgreSQL, not in mysql"),
        ("sqlite://", "kept in a file"),
        ("://", "is not the address of a database"),
        ("/proc/nothing/games.sqlite3", "cannot be used: No such file or directory"),
        ("postgresql://nobody@127.0.0.1:1/games", "cannot be used: connection"),
    ],
)
def test_a_database_that_cannot_be_used_is_refused_in_one_line(text, words):
    with pytest.raises(ServerError) as refused:
        Database(text)
    assert words in str(refused.value)
    assert "\n" not in str(refused.value)


def test_addresses_and_where_games_are_kept_by_default(monkeypatch):
    assert address("games.db").render_as_string() == "sqlite:///games.db"
    assert address("postgresql://ann:pw@db/games").drivername == "postgresql+psycopg"
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere")
    assert default_path() == Path("/somewhere/smashup/tables.sqlite3")
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", "/home/ann")
    assert default_path() == Path("/home/ann/.local/share/smashup/tables.sqlite3")


def test_games_that_are_in_the_folder_of_earlier_versions_stay_there(monkeypatch, tmp_path):
    monkeypatch.setattr("smashup.server.database.user_data_path", lambda name, appauthor: tmp_path / "Library" / name)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    assert default_path() == tmp_path / "Library" / "smashup" / "tables.sqlite3"
    earlier = tmp_path / ".local" / "share" / "smashup" / "tables.sqlite3"
    earlier.parent.mkdir(parents=True)
    earlier.touch()
    assert default_path() == earlier


def test_a_choice_that_cannot_be_written_is_refused_and_did_not_happen(api, running, monkeypatch):
    """The table is then read again from its journal, and goes on."""
    made = api.make("person", "random", seed=6)
    storage = running.app.state.lobby.storage
    commit, change = storage._commit, storage._change

    def fail(parts):
        raise OperationalError("INSERT", {}, Exception("disk full"))

    with api.at(made["table"], made["token"]) as ann:
        assert ann.until_asked()
        before = ann.state
        monkeypatch.setattr(storage, "_commit", fail)
        monkeypatch.setattr(storage, "_change", fail)
        answer = ann.ask("choose", decision=before["decision"]["number"], key=before["decision"]["options"][0]["key"])
        assert (answer["type"], answer["code"]) == ("error", "not_written")
        assert api.get("/api/health", 503)["database"] == "failing"
        began = time.monotonic()
        assert ann.closed_with() == 1012
        # The client's answer ends the connection, not the time limit of ten seconds for one that never answers.
        assert time.monotonic() - began < 8
        assert ann.heard[-1]["type"] == "closing"
    monkeypatch.setattr(storage, "_commit", commit)
    monkeypatch.setattr(storage, "_change", change)
    with api.at(made["table"], made["token"], since=before["number"]) as ann:
        assert ann.story == []
        assert ann.state["game"] == before["game"]
        assert ann.state["decision"] == before["decision"]
        ann.choose(0)
    assert api.get("/api/health")["database"] == "ok"


# Rough edges.


@contextmanager
def used_by_an_earlier_version(text):
    """Servers that know nothing of leases hold this lock alone."""
    with psycopg.connect(text, autocommit=True) as connection:
        taken = connection.execute("SELECT pg_try_advisory_lock(%s)", [0x5A5B_0001]).fetchone()
        yield taken == (True,)


def test_a_server_of_an_earlier_version_is_not_disturbed(cluster):
    text = cluster.new_database()
    with used_by_an_earlier_version(text) as used:
        assert used
        with pytest.raises(ServerError, match="a server of an earlier version uses"):
            Database(text)
    first, second = Database(text), Database(text)
    first.close()
    second.close()


def test_the_database_stays_closed_to_earlier_versions_when_it_is_restarted(cluster):
    text = cluster.new_database()
    first = Database(text)
    cluster.restart()
    with first.engine.connect() as connection:
        connection.execute(sa.select(1))
    with used_by_an_earlier_version(text) as used:
        assert not used
    first.close()


def test_who_lost_the_database_to_an_earlier_version_meanwhile_writes_no_more(cluster):
    text = cluster.new_database()
    first = Database(text)
    cluster.restart()
    with used_by_an_earlier_version(text) as used:
        assert used
        with pytest.raises(SQLAlchemyError, match="a server of an earlier version uses"):
            first.engine.connect()
    first.close()


def test_health_comes_back_by_itself(database):
    async def scene(storage):
        storage.healthy = False
        assert await storage.is_well()
        assert storage.healthy

    with_storage(database, scene)


def test_health_is_told_while_the_database_hangs(tmp_path, monkeypatch):
    monkeypatch.setattr("smashup.server.storage.ANSWERS_WITHIN", 0.1)

    async def scene(storage):
        go_on = threading.Event()
        monkeypatch.setattr(storage, "_query", lambda _: go_on.wait(20))
        assert [await storage.is_well() for _ in range(5)] == [False] * 5
        go_on.set()
        monkeypatch.undo()

    with_storage(str(tmp_path / "games.sqlite3"), scene)


def test_only_tables_at_which_nothing_has_happened_for_long_are_deleted(database):
    async def scene(storage):
        await storage.write(
            [record(1, "old"), record(1, "used"), record(1, "new")],
            [row("old"), row("used"), row("new")],
            orders={("old", 0): Order("turn", 1, None)},
        )
        await storage.change(
            lambda connection: connection.execute(
                sa.update(RECORDS).where(RECORDS.c.table_id != "new").values(at=1000.0)
            )
        )
        assert await storage.delete_old(2000.0, {"used"}) == 1
        assert [await storage.read(id) is None for id in ("old", "used", "new")] == [True, False, False]

    with_storage(database, scene)


def test_old_tables_and_replays_are_pruned_by_a_command(database, capsys):
    async def scene(storage):
        await storage.write([record(1, "old"), record(1, "used")], [row("old"), row("used")])

        def older(connection):
            connection.execute(sa.update(RECORDS).values(at=1000.0))
            files = [{"id": "old", "created": 1.0, "file": "x"}, {"id": "new", "created": time.time(), "file": "y"}]
            connection.execute(sa.insert(REPLAYS), files)
            connection.execute(sa.insert(WORKERS), [{"id": "w", "process": 1, "beat": 0}])
            connection.execute(sa.insert(OWNERS), [{"id": "used", "worker": "w"}])

        await storage.change(older)

    async def left(storage):
        tables = [id for id in ("old", "used") if await storage.read(id) is not None]
        return tables, await storage.look_up(lambda connection: sorted(connection.scalars(sa.select(REPLAYS.c.id))))

    with_storage(database, scene)
    command = ["prune", "--days", "30", "--database", database]
    assert main([*command, "--dry-run", "--replays", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"tables": 1, "replays": 1, "deleted": False}
    assert main(command) == 0
    assert capsys.readouterr().out == "1 table and 0 replays that came as files deleted.\n"
    assert with_storage(database, left) == (["used"], ["new", "old"])
    assert main([*command, "--replays"]) == 0
    assert with_storage(database, left) == (["used"], ["new"])
    assert main(["prune", "--days", "1", "--database", "/no/such/file"]) == 2
    assert "there is no database /no/such/file" in capsys.readouterr().err


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE records SET data = 'no JSON'",
        "UPDATE records SET kind = 'unheard_of'",
        "UPDATE records SET data = '[]'",
        "DELETE FROM records WHERE number = 1",
        """UPDATE tables SET settings = json_set(settings, '$.unheard_of', 1)""",
        "UPDATE tables SET settings = 'null'",
    ],
)
def test_a_table_that_was_written_otherwise_is_refused_in_words(tmp_path, damage):
    path = str(tmp_path / "games.sqlite3")

    async def write(storage):
        await storage.write([record(1), record(2)], [row()])

    async def read(storage):
        with pytest.raises(Refused, match="another version, or is damaged") as refused:
            await storage.read("one")
        assert (refused.value.code, refused.value.status) == ("outdated", 409)

    with_storage(path, write)
    with sqlite3.connect(path) as connection:
        connection.execute(damage)
    with_storage(path, read)
