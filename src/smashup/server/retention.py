"""What is deleted when it is old: tables at which nothing has happened for long, and games that were brought in."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

import sqlalchemy as sa

from smashup.server.database import ANALYSES, ORDERS, OWNERS, POSITIONS, RECORDS, REPLAYS, TABLES

DAY = 86_400.0
AT_ONCE = 500
"""Tables that one statement deletes."""


def old_tables(connection: sa.Connection, before: float) -> list[str]:
    """The tables at which nothing has happened since then, and that no worker looks after."""
    last = sa.select(sa.func.max(RECORDS.c.at)).where(RECORDS.c.table_id == TABLES.c.id).scalar_subquery()
    free = ~sa.exists().where(OWNERS.c.id == TABLES.c.id)
    return list(
        connection.scalars(sa.select(TABLES.c.id).where(sa.func.coalesce(last, TABLES.c.created) < before, free))
    )


def old_replays(connection: sa.Connection, before: float) -> list[str]:
    """The games that were brought in before then."""
    return list(connection.scalars(sa.select(REPLAYS.c.id).where(REPLAYS.c.created < before)))


def delete_tables(connection: sa.Connection, ids: Sequence[str]) -> None:
    """With their journals, and so with their replays."""
    for some in _in_parts(ids):
        connection.execute(sa.delete(ORDERS).where(ORDERS.c.table_id.in_(some)))
        connection.execute(sa.delete(POSITIONS).where(POSITIONS.c.table_id.in_(some)))
        connection.execute(sa.delete(RECORDS).where(RECORDS.c.table_id.in_(some)))
        connection.execute(sa.delete(ANALYSES).where(ANALYSES.c.replay.in_(some)))
        connection.execute(sa.delete(TABLES).where(TABLES.c.id.in_(some)))


def delete_replays(connection: sa.Connection, ids: Sequence[str]) -> None:
    for some in _in_parts(ids):
        connection.execute(sa.delete(ANALYSES).where(ANALYSES.c.replay.in_(some)))
        connection.execute(sa.delete(REPLAYS).where(REPLAYS.c.id.in_(some)))


def _in_parts(ids: Sequence[str]) -> Iterator[Collection[str]]:
    return (ids[first : first + AT_ONCE] for first in range(0, len(ids), AT_ONCE))
