"""Reports of problems that were sent to whoever runs the server: kept in the database, read with `smashup reports`."""

from __future__ import annotations

import time
from dataclasses import dataclass

import sqlalchemy as sa

from smashup.server.database import REPORTS, opened_beside
from smashup.server.errors import Refused
from smashup.server.seats import new_table_id

MOST_REPORTS = 1_000
"""That are kept; whoever runs the server deletes those that are dealt with."""


@dataclass(frozen=True, slots=True)
class SentReport:
    id: str
    created: float
    origin: str
    """Where it comes from: `table` or `replay`, and its id."""
    note: str
    file: str
    """The report, for `smashup replay` and `smashup report-to-test`."""


def keep_report(connection: sa.Connection, origin: str, note: str, file: str) -> str:
    """Write down a report; the answer is its id."""
    kept = connection.scalar(sa.select(sa.func.count()).select_from(REPORTS)) or 0
    if kept >= MOST_REPORTS:
        raise Refused("full", "nobody has read the reports for a long time; download the file instead", 503)
    id = new_table_id()
    row = {"id": id, "created": round(time.time(), 3), "origin": origin, "note": note, "file": file}
    connection.execute(sa.insert(REPORTS), [row])
    return id


def read_reports(database: str) -> list[SentReport]:
    """All of a database, the newest first; a server may be using it meanwhile."""
    with opened_beside(database) as connection:
        if not sa.inspect(connection).has_table(REPORTS.name):
            return []
        rows = connection.execute(sa.select(REPORTS).order_by(REPORTS.c.created.desc())).all()
    return [SentReport(row.id, row.created, row.origin, row.note, row.file) for row in rows]


def delete_report(database: str, id: str) -> None:
    with opened_beside(database) as connection:
        connection.execute(sa.delete(REPORTS).where(REPORTS.c.id == id))
