"""Writing journals down and reading them again. What many tables write at once goes into one transaction."""

from __future__ import annotations

import asyncio
import json
import logging
import time
import zlib
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import fields
from types import MappingProxyType
from typing import Any, NamedTuple, TypeVar, get_args

import sqlalchemy as sa
from pydantic import TypeAdapter
from sqlalchemy.exc import SQLAlchemyError

from smashup.game.version_1 import POOL, TITAN_POOL, note_pool, pool_of
from smashup.server.database import ORDERS, OWNERS, POSITIONS, RECORDS, TABLES, Database
from smashup.server.errors import Refused
from smashup.server.journal import Record
from smashup.server.leases import NotOwnerError, check_owners
from smashup.server.metrics import WRITE_SECONDS
from smashup.server.protocol.journal import Entry
from smashup.server.protocol.tables import TableSettings
from smashup.server.retention import delete_tables, old_tables
from smashup.server.table import TableRow
from smashup.server.windows import Order

T = TypeVar("T")
log = logging.getLogger(__name__)

ANSWERS_WITHIN = 5.0
"""Seconds in which a database that is well answers."""
_WRITE_NOTHING = sa.text("UPDATE alembic_version SET version_num = version_num")
_NEW_TABLES, _NEW_OWNERS, _NEW_RECORDS, _NEW_POSITIONS, _NEW_ORDERS = map(
    sa.insert, (TABLES, OWNERS, RECORDS, POSITIONS, ORDERS)
)
_NO_ORDER = sa.delete(ORDERS).where(ORDERS.c.table_id == sa.bindparam("id"), ORDERS.c.seat == sa.bindparam("number"))
_ENTRY: TypeAdapter[Entry] = TypeAdapter(Entry)
_NOT_DATA = frozenset({"kind", "number", "at", "events"})
"""What has a column of its own, and what the rules work out."""
_DATA: dict[type[Any], tuple[str, ...]] = {
    kind: tuple(field.name for field in fields(kind) if field.name not in _NOT_DATA)
    for kind in get_args(get_args(Entry)[0])
}
"""The other fields, by the kind of entry."""


class Write(NamedTuple):
    """Something to be written: all of it or nothing."""

    tables: Sequence[TableRow]
    records: Sequence[Record]
    owner: str | None
    orders: Mapping[tuple[str, int], Order | None]
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

    async def write(
        self,
        records: Sequence[Record],
        tables: Sequence[TableRow] = (),
        owner: str | None = None,
        orders: Mapping[tuple[str, int], Order | None] = MappingProxyType({}),
    ) -> None:
        """Write all of it or nothing; returns when it is safe.

        `owner`: the worker that must own the tables of the records, where there are several; it will own new ones.
        `orders`: by table and seat, those that have changed.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Write(tables, records, owner, orders, done))
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
        orders = {key: order for one in batch for key, order in one.orders.items()}
        owners = [{"id": row.id, "worker": one.owner} for one in batch if one.owner is not None for row in one.tables]
        with self._database.engine.begin() as connection:
            for owner in sorted({one.owner for one in batch if one.owner is not None}):
                new = {row.id for one in batch for row in one.tables}
                mine = [one for one in batch if one.owner == owner]
                ids = {record.table for one in mine for record in one.records}
                ids |= {table for one in mine for table, _ in one.orders}
                check_owners(connection, owner, ids - new)
            if tables:
                connection.execute(_NEW_TABLES, tables)
            if owners:
                connection.execute(_NEW_OWNERS, owners)
            if records:
                connection.execute(_NEW_RECORDS, records)
            if positions:
                connection.execute(_NEW_POSITIONS, positions)
            if orders:
                connection.execute(_NO_ORDER, [{"id": table, "number": seat} for table, seat in orders])
                if given := [_order_values(*key, order) for key, order in orders.items() if order is not None]:
                    connection.execute(_NEW_ORDERS, given)
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

    async def orders(self, id: str) -> dict[int, Order]:
        """The orders that players gave at a table, by seat."""
        query = sa.select(ORDERS.c.seat, ORDERS.c.until, ORDERS.c.turn, ORDERS.c.base).where(ORDERS.c.table_id == id)
        return await self.look_up(lambda connection: {row[0]: Order(*row[1:]) for row in connection.execute(query)})

    async def keep_positions(self, id: str, positions: Mapping[int, dict[str, Any]]) -> None:
        """Write down positions of a table for which none were kept."""
        values = [_position_values(id, number, position) for number, position in positions.items()]

        def insert(connection: sa.Connection) -> None:
            there = sa.select(POSITIONS.c.number).where(POSITIONS.c.table_id == id).limit(1)
            if values and connection.execute(there).one_or_none() is None:
                connection.execute(_NEW_POSITIONS, values)

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


def _order_values(table: str, seat: int, order: Order) -> dict[str, Any]:
    return {"table_id": table, "seat": seat, **order._asdict()}


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
