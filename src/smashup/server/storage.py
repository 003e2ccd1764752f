"""Writing journals down and reading them again. What many tables write at once goes into one transaction."""

from __future__ import annotations

import asyncio
import json
import logging
import time
import zlib
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, fields
from typing import Any, TypeVar, get_args

import sqlalchemy as sa
from pydantic import TypeAdapter
from sqlalchemy.exc import SQLAlchemyError

from smashup.game.version_1 import POOL, TITAN_POOL, note_pool, pool_of
from smashup.server.database import OWNERS, POSITIONS, RECORDS, TABLES, Database
from smashup.server.errors import Refused
from smashup.server.journal import Record
from smashup.server.leases import NotOwnerError, check_owners
from smashup.server.metrics import WRITE_SECONDS
from smashup.server.protocol.journal import Entry
from smashup.server.protocol.tables import TableSettings
from smashup.server.retention import delete_tables, old_tables
from smashup.server.table import TableRow

T = TypeVar("T")
log = logging.getLogger(__name__)

ANSWERS_WITHIN = 5.0
"""Seconds in which a database that is well answers."""
_WRITE_NOTHING = sa.text("UPDATE alembic_version SET version_num = version_num")
_ENTRY: TypeAdapter[Entry] = TypeAdapter(Entry)
_NOT_DATA = frozenset({"kind", "number", "at", "events"})
"""What has a column of its own, and what the rules work out."""
_DATA: dict[type[Any], tuple[str, ...]] = {
    kind: tuple(field.name for field in fields(kind) if field.name not in _NOT_DATA)
    for kind in get_args(get_args(Entry)[0])
}
"""The other fields, by the kind of entry."""


@dataclass(frozen=True, slots=True)
class Write:
    """Something to be written: all of it or nothing."""

    tables: Sequence[TableRow]
    records: Sequence[Record]
    owner: str | None
    done: asyncio.Future[None]

    def succeed(self) -> None:
        if not self.done.done():
            self.done.set_result(None)

    def fail(self, reason: str) -> None:
        if not self.done.done():
            self.done.set_exception(Refused("not_written", reason, 503))


class Storage:
    """The database as the event loop sees it. All work on it is done by threads."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="write")
        self._reader = ThreadPoolExecutor(2, thread_name_prefix="read")
        self._waiting: list[Write] = []
        self._writing: asyncio.Task[None] | None = None
        self.healthy = True
        """Did the last write succeed?"""
        self._asking: asyncio.Task[bool] | None = None

    async def write(self, records: Sequence[Record], tables: Sequence[TableRow] = (), owner: str | None = None) -> None:
        """Write all of it or nothing; returns when it is safe.

        `owner`: the worker that must own the tables of the records, where there are several; it will own new ones.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Write(tables, records, owner, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_waiting())
        await done

    async def _write_waiting(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            batch, self._waiting = self._waiting, []
            try:
                await loop.run_in_executor(self._writer, self._commit, batch)
            except SQLAlchemyError as error:
                await self._write_one_by_one(batch, error)
            else:
                self.healthy = True
                for one in batch:
                    one.succeed()
        self._writing = None

    async def _write_one_by_one(self, batch: list[Write], error: SQLAlchemyError) -> None:
        """What one table may not write must not keep the others from it."""
        loop = asyncio.get_running_loop()
        for one in batch:
            try:
                if len(batch) == 1:
                    raise error
                await loop.run_in_executor(self._writer, self._commit, [one])
                self.healthy = True
            except NotOwnerError as reason:
                log.warning("not this worker's any more", extra={"reason": str(reason)})
                one.fail("another server looks after this table now; come back in a moment")
            except SQLAlchemyError as reason:
                self.healthy = False
                log.error("cannot write", extra={"reason": " ".join(str(reason).split())[:500]})
                one.fail("the database cannot be written to; try again")
            else:
                one.succeed()

    def _commit(self, batch: Sequence[Write]) -> None:
        began = time.perf_counter()
        tables = [_table_values(row) for one in batch for row in one.tables]
        records = [_record_values(record) for one in batch for record in one.records]
        positions = [
            _position_values(record.table, record.entry.number, record.position)
            for one in batch
            for record in one.records
            if record.position is not None
        ]
        owners = [{"id": row.id, "worker": one.owner} for one in batch if one.owner is not None for row in one.tables]
        with self._database.engine.begin() as connection:
            for owner in sorted({one.owner for one in batch if one.owner is not None}):
                new = {row.id for one in batch for row in one.tables}
                ids = {record.table for one in batch if one.owner == owner for record in one.records}
                check_owners(connection, owner, ids - new)
            if tables:
                connection.execute(sa.insert(TABLES), tables)
            if owners:
                connection.execute(sa.insert(OWNERS), owners)
            if records:
                connection.execute(sa.insert(RECORDS), records)
            if positions:
                connection.execute(sa.insert(POSITIONS), positions)
        WRITE_SECONDS.observe(time.perf_counter() - began)

    async def read(self, id: str) -> tuple[TableRow, list[Entry], dict[int, dict[str, Any]]] | None:
        """A table, its journal and its kept positions, for `Table`; None if there is no such table."""
        return await self._in_thread(self._read, id)

    def _read(self, id: str) -> tuple[TableRow, list[Entry], dict[int, dict[str, Any]]] | None:
        try:
            return self._read_rows(id)
        except (ValueError, LookupError, TypeError, AttributeError, zlib.error) as error:
            # What a newer version wrote, or somebody by hand: not JSON, of another kind, with a gap.
            log.error("cannot be read", extra={"table": id, "reason": " ".join(str(error).split())[:500]})
            raise Refused("outdated", "this table was written by another version, or is damaged", 409) from error

    def _read_rows(self, id: str) -> tuple[TableRow, list[Entry], dict[int, dict[str, Any]]] | None:
        with self._database.engine.connect() as connection:
            found = connection.execute(sa.select(TABLES).where(TABLES.c.id == id)).one_or_none()
            if found is None:
                return None
            written = connection.execute(
                sa.select(RECORDS).where(RECORDS.c.table_id == id).order_by(RECORDS.c.number)
            ).all()
            kept = connection.execute(sa.select(POSITIONS).where(POSITIONS.c.table_id == id)).all()
        return _row(found), _entries(written), {one.number: json.loads(zlib.decompress(one.data)) for one in kept}

    async def keep_positions(self, id: str, positions: Mapping[int, dict[str, Any]]) -> None:
        """Write down positions of a table for which none were kept."""
        values = [_position_values(id, number, position) for number, position in positions.items()]

        def insert(connection: sa.Connection) -> None:
            there = sa.select(POSITIONS.c.number).where(POSITIONS.c.table_id == id).limit(1)
            if values and connection.execute(there).one_or_none() is None:
                connection.execute(sa.insert(POSITIONS), values)

        await self.change(insert)

    async def tables_without_positions(self) -> list[str]:
        """The tables whose games have begun, but of which no position was kept: earlier versions kept none."""
        kept = sa.select(POSITIONS.c.table_id).where(POSITIONS.c.table_id == RECORDS.c.table_id)
        query = sa.select(RECORDS.c.table_id).where(RECORDS.c.kind == "started", ~kept.exists())
        return await self.look_up(lambda connection: list(connection.scalars(query)))

    async def delete_old(self, before: float, besides: Collection[str]) -> int:
        """Delete the tables at which nothing has happened since then; how many they were."""
        found = [id for id in await self.look_up(lambda one: old_tables(one, before)) if id not in besides]
        if found:
            await self.change(lambda connection: delete_tables(connection, found))
        return len(found)

    async def look_up(self, query: Callable[[sa.Connection], T]) -> T:
        """What a query of another table of the database finds."""
        return await self._in_thread(self._query, query)

    def _query(self, query: Callable[[sa.Connection], T]) -> T:
        with self._database.engine.connect() as connection:
            return query(connection)

    async def change(self, change: Callable[[sa.Connection], object]) -> None:
        """Change another table of the database, all of it or nothing; returns when it is safe."""
        try:
            await asyncio.get_running_loop().run_in_executor(self._writer, self._change, change)
        except SQLAlchemyError as error:
            log.error("cannot write", extra={"reason": " ".join(str(error).split())[:500]})
            raise Refused("not_written", "the database cannot be written to; try again", 503) from error

    def _change(self, change: Callable[[sa.Connection], object]) -> None:
        with self._database.engine.begin() as connection:
            change(connection)

    async def is_well(self) -> bool:
        """Does the database answer, and where writing failed, can it be written to again?"""
        if self._asking is None or self._asking.done():
            self._asking = asyncio.create_task(self._ask())
        # Several may ask while it hangs; there is only one thread for each of them to wait in.
        done, _ = await asyncio.wait([self._asking], timeout=ANSWERS_WITHIN)
        return bool(done) and self._asking.result()

    async def _ask(self) -> bool:
        try:
            if self.healthy:
                await self.look_up(lambda connection: connection.execute(sa.select(1)).one())
            else:
                await self.change(lambda connection: connection.execute(_WRITE_NOTHING))
                self.healthy = True
        except Refused:
            return False
        return True

    async def _in_thread(self, call: Callable[[Any], T], argument: object) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reader, call, argument)
        except SQLAlchemyError as error:
            log.error("cannot read", extra={"reason": " ".join(str(error).split())[:500]})
            raise Refused("not_read", "the database cannot be read; try again", 503) from error

    async def close(self) -> None:
        """Finish what is being written, and let go of the database."""
        while self._writing is not None:
            await asyncio.wait([self._writing])
        self._writer.shutdown()
        self._reader.shutdown()
        self._database.close()


_POOLS = (POOL, TITAN_POOL)
"""What stands beside the settings of a table: what its game is dealt from."""


def _pool(row: TableRow) -> dict[str, Any]:
    return note_pool(row.pool, titans=row.settings.variants.titans)


def _table_values(row: TableRow) -> dict[str, Any]:
    return {
        "id": row.id,
        "created": row.created,
        "settings": row.settings.model_dump(mode="json", exclude_none=True) | _pool(row),
        "seed": row.seed,
        "bot_seed": row.bot_seed,
        "invitation_hash": row.invitation_hash,
    }


def _record_values(record: Record) -> dict[str, Any]:
    entry = record.entry
    values = {name: getattr(entry, name) for name in _DATA[type(entry)]}
    return {
        "table_id": record.table,
        "number": entry.number,
        "at": entry.at,
        "kind": entry.kind,
        # That nobody in a seat asked for a change is said; otherwise what is missing is left out.
        "data": {name: value for name, value in values.items() if value is not None or name == "by"},
    }


def _position_values(table: str, number: int, position: dict[str, Any]) -> dict[str, Any]:
    # Level 1: half the time of the usual one for a tenth more room.
    data = zlib.compress(json.dumps(position, separators=(",", ":")).encode(), 1)
    return {"table_id": table, "number": number, "data": data}


def _row(found: sa.Row[Any]) -> TableRow:
    return TableRow(
        found.id,
        found.created,
        TableSettings.model_validate({key: value for key, value in found.settings.items() if key not in _POOLS}),
        found.seed,
        found.bot_seed,
        found.invitation_hash,
        pool_of(found.settings),
    )


def _entries(rows: Sequence[sa.Row[Any]]) -> list[Entry]:
    numbers = [row.number for row in rows]
    if numbers != list(range(1, len(rows) + 1)):
        raise ValueError("an entry is missing")
    return [_ENTRY.validate_python({**row.data, "kind": row.kind, "number": row.number, "at": row.at}) for row in rows]
