"""The journal: one typed entry is what a command makes, what the database keeps and what everybody is told."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
import sqlalchemy as sa

from smashup.server.database import RECORDS, TABLES, Database
from smashup.server.journal import Record
from smashup.server.protocol.journal import Chosen, SeatChanged, UndoAsked
from smashup.server.protocol.tables import Result
from smashup.server.storage import Storage
from smashup.server.table import Attendance, Table
from smashup.server.table_views import snapshot

KEPT = json.loads((Path(__file__).parent / "data" / "journals.json").read_text(encoding="utf-8"))
"""Two tables as the first version of the server wrote them: every kind of entry is there."""
RECORD_COLUMNS = ("table_id", "number", "at", "kind", "data")


@pytest.fixture
def read(tmp_path):
    """The rows and entries of both tables, from a database that holds what the first version wrote."""
    database = Database(str(tmp_path / "old.sqlite3"))
    with database.engine.begin() as connection:
        connection.execute(sa.insert(TABLES), KEPT["tables"])
        connection.execute(sa.insert(RECORDS), [dict(zip(RECORD_COLUMNS, row, strict=True)) for row in KEPT["records"]])

    async def scene():
        storage = Storage(database)
        try:
            return [await storage.read(table["id"]) for table in KEPT["tables"]]
        finally:
            await storage.close()

    return asyncio.run(scene())


def written(tmp_path, rows, records):
    """What a database holds after these were written."""
    path = str(tmp_path / "new.sqlite3")

    async def scene():
        storage = Storage(Database(path))
        await storage.write(records, rows)
        await storage.close()

    asyncio.run(scene())
    database = Database(path)
    with database.engine.connect() as connection:
        found = connection.execute(sa.select(RECORDS).order_by(RECORDS.c.table_id, RECORDS.c.number)).all()
    database.close()
    return [list(row) for row in found]


def test_journals_of_the_first_version_are_read_and_written_the_same(read, tmp_path):
    records = [Record(row.id, entry) for row, entries, _ in read for entry in entries]
    again = written(tmp_path, [row for row, *_ in read], records)
    assert json.dumps(again) == json.dumps(KEPT["records"])
    kinds = {(kind, data.get("change")) for _, _, _, kind, data in KEPT["records"]}
    assert len(kinds) == 14  # Nine kinds of entry, and the five changes of a seat.


def test_tables_of_the_first_version_are_as_they_were(read):
    first, following = (Table(*found) for found in read)
    assert (first.phase, first.names, first.next_table) == ("over", ["Ann", "Bob", "Random bot"], following.id)
    assert first.result == Result(winners=[0], scores=[3, 2, 0], reason="points")
    assert (following.phase, following.number) == ("playing", 6)
    assert [seat.conceded for seat in following.seats] == [False, True, False]


def test_what_is_only_kept_is_in_no_message(read):
    row, entries, _ = read[0]
    assert any(entry.token_hash for entry in entries if isinstance(entry, SeatChanged))
    assert any(entry.waiting_for for entry in entries if isinstance(entry, UndoAsked))
    assert any(entry.choice for entry in entries if isinstance(entry, Chosen))
    table = Table(row, entries)
    nobody = Attendance([False] * 3, [True] * 3, 0, 0.0, False)
    for viewer in (None, 0, 1, 2):
        story = json.loads(snapshot(table, nobody, viewer, 0))["story"]
        fields = {field for entry in story for field in entry}
        assert fields.isdisjoint({"token_hash", "waiting_for", "choice", "spent"})
        assert {"number", "at", "kind", "seat", "events"} <= fields
