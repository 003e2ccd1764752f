"""The database: its tables, opened and brought up to date. SQLite is for one process alone, PostgreSQL for many."""

from __future__ import annotations

import contextlib
import os
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import orjson
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from filelock import FileLock, Timeout
from platformdirs import user_data_path
from sqlalchemy.exc import ArgumentError, InvalidRequestError, NoSuchModuleError, SQLAlchemyError

from smashup.server.errors import ServerError

METADATA = sa.MetaData()
"""A change of these tables needs a new version in `migrations` (a test compares them)."""


def _key(name: str, *references: sa.ForeignKey) -> sa.Column[str]:
    return sa.Column(name, sa.String(32), *references, primary_key=True)


def _number(name: str) -> sa.Column[int]:
    """A part of a key, counted by whoever writes it."""
    return sa.Column(name, sa.Integer(), primary_key=True, autoincrement=False)


def _needed(**columns: sa.types.TypeEngine[Any]) -> list[sa.Column[Any]]:
    return [sa.Column(name, kind, nullable=False) for name, kind in columns.items()]


TABLES = sa.Table(
    "tables",
    METADATA,
    _key("id"),
    *_needed(created=sa.Double(), settings=sa.JSON(), seed=sa.BigInteger(), bot_seed=sa.BigInteger()),
    sa.Column("invitation_hash", sa.String(64), nullable=True),
)

RECORDS = sa.Table(
    "records",
    METADATA,
    _key("table_id", sa.ForeignKey("tables.id")),
    _number("number"),
    *_needed(at=sa.Double(), kind=sa.String(32), data=sa.JSON()),
)

POSITIONS = sa.Table(
    "positions",
    METADATA,
    _key("table_id", sa.ForeignKey("tables.id")),
    _number("number"),
    *_needed(data=sa.LargeBinary()),
)
"""Kept positions, by the entry they come after, as compressed JSON: see `Table.keep_position`."""

ORDERS = sa.Table(
    "orders",
    METADATA,
    _key("table_id", sa.ForeignKey("tables.id")),
    _number("seat"),
    *_needed(until=sa.String(8), turn=sa.Integer()),
    sa.Column("base", sa.Integer(), nullable=True),
)
"""Whose windows pass without their being asked: see `windows.Orders`."""

REPLAYS = sa.Table("replays", METADATA, _key("id"), *_needed(created=sa.Double(), file=sa.Text()))

ANALYSES = sa.Table(
    "analyses", METADATA, _key("replay"), *_needed(version=sa.Integer(), total=sa.Integer(), estimates=sa.JSON())
)

REPORTS = sa.Table(
    "reports",
    METADATA,
    _key("id"),
    *_needed(created=sa.Double(), origin=sa.String(64), note=sa.Text(), file=sa.Text()),
)

WORKERS = sa.Table(
    "workers",
    METADATA,
    _key("id"),
    sa.Column("supervisor", sa.String(32), nullable=True),
    *_needed(process=sa.Integer(), beat=sa.BigInteger()),
)
"""The processes that share a database: see `leases`."""

OWNERS = sa.Table(
    "owners",
    METADATA,
    _key("id"),
    sa.Column("worker", sa.String(32), sa.ForeignKey("workers.id", ondelete="CASCADE"), nullable=False),
    sa.Index("owners_by_worker", "worker"),
)
"""Which of them looks after which table (or the analysis of which replay)."""

_SHARED, _MIGRATING = 0x5A5B_0001, 0x5A5B_0002
"""The numbers of PostgreSQL's advisory locks. Servers of the versions before workers hold the first one alone."""


def default_path() -> Path:
    """Where games are kept unless asked otherwise: the user's data folder, as the system calls it."""
    # Earlier versions used this folder on macOS, too; games that are there stay there.
    earlier = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "smashup" / "tables.sqlite3"
    return earlier if earlier.is_file() else user_data_path("smashup", appauthor=False) / "tables.sqlite3"


def address(text: str) -> sa.URL:
    """The database a person means: a file's path, sqlite:///path, or postgresql://user@host/name."""
    if "://" not in text:
        return sa.URL.create("sqlite", database=str(Path(text).expanduser()))
    try:
        url = sa.make_url(text)
    except ArgumentError as error:
        raise ServerError(f"{text!r} is not the address of a database: expected a path or postgresql://…") from error
    if url.drivername in ("postgres", "postgresql"):
        url = url.set(drivername="postgresql+psycopg")
    if url.get_backend_name() not in ("sqlite", "postgresql"):
        raise ServerError(f"games are kept in SQLite or PostgreSQL, not in {url.get_backend_name()}")
    if url.get_backend_name() == "sqlite" and url.database in (None, "", ":memory:"):
        raise ServerError("games are kept in a file: expected sqlite:///path")
    return url


class Database:
    """An open database. That of SQLite no other server uses; that of PostgreSQL none that knows nothing of leases."""

    def __init__(self, text: str) -> None:
        self.url = address(text)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.shown = str(self.url.database) if self.is_sqlite else self.url.render_as_string(hide_password=True)
        self._lock: FileLock | None = None
        self._lock_connection: sa.Connection | None = None
        self._locking = threading.Lock()
        if self.is_sqlite:
            self._prepare_file(Path(self.url.database or ""))
        try:
            self.engine = sa.create_engine(
                self.url,
                pool_pre_ping=not self.is_sqlite,
                json_serializer=_json,
                json_deserializer=orjson.loads,
            )
            if self.is_sqlite:
                sa.event.listen(self.engine, "connect", _set_up_sqlite)
                sa.event.listen(self.engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
            else:
                self._lock_postgresql()
            with self.engine.begin() as connection:
                if not self.is_sqlite:  # Several may start at once.
                    connection.execute(sa.text("SELECT pg_advisory_xact_lock(:key)"), {"key": _MIGRATING})
                _migrate(connection)
        except (SQLAlchemyError, NoSuchModuleError, CommandError, ImportError) as error:
            self.close()
            reason = " ".join(str(getattr(error, "orig", None) or error).split())
            raise ServerError(f"the database {self.shown} cannot be used: {reason}") from error

    def _prepare_file(self, path: Path) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            # Beside the file itself, whatever links lead to it. Another thread than this one may close it.
            self._lock = FileLock(f"{path.resolve()}.lock", blocking=False, thread_local=False)
            self._lock.acquire()
        except Timeout as error:
            raise ServerError(
                f"another server already uses {path}; stop it first, or choose another --database"
            ) from error
        except OSError as error:
            raise ServerError(f"the database {path} cannot be used: {error.strerror or error}") from error

    def _lock_postgresql(self) -> None:
        """Hold a lock on a connection of its own: the database lets go of it when this process dies."""
        if not self._take_lock():
            self.close()
            raise ServerError(f"a server of an earlier version uses {self.shown} alone; stop it first")
        sa.event.listen(self.engine, "connect", self._hold_on)

    def _take_lock(self) -> bool:
        engine = sa.create_engine(self.url, poolclass=sa.NullPool, isolation_level="AUTOCOMMIT")
        self._lock_connection = engine.connect()
        locking = sa.text("SELECT pg_try_advisory_lock_shared(:key)")
        return bool(self._lock_connection.scalar(locking, {"key": _SHARED}))

    def _hold_on(self, *_: object) -> None:
        """Called for every new connection: when the database was restarted, the lock is gone, too."""
        with self._locking:
            try:
                assert self._lock_connection is not None
                self._lock_connection.execute(sa.select(1))
            except SQLAlchemyError:
                if not self._take_lock():
                    raise InvalidRequestError(f"a server of an earlier version uses {self.shown} now") from None

    def close(self) -> None:
        if self._lock_connection is not None:
            with contextlib.suppress(SQLAlchemyError):
                self._lock_connection.close()
        if hasattr(self, "engine"):
            self.engine.dispose()
        if self._lock is not None:
            self._lock.release()


@contextlib.contextmanager
def opened_beside(text: str) -> Iterator[sa.Connection]:
    """A connection beside that of a server, and one transaction: nothing is created or brought up to date."""
    url = address(text)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise ServerError(f"there is no database {url.database}")
    try:
        engine = sa.create_engine(url)
        with engine.begin() as connection:
            yield connection
        engine.dispose()
    except (SQLAlchemyError, NoSuchModuleError, ImportError) as error:
        shown = url.render_as_string(hide_password=True)
        raise ServerError(f"the database {shown} cannot be used: {error}") from error


def _json(value: object) -> str:
    return orjson.dumps(value, default=list).decode()  # A named tuple is a list, too.


def _set_up_sqlite(connection: Any, _: object) -> None:
    # Python would begin a transaction only before a row is written: tables would be made one by one, outside of it.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    # FULL: what was acknowledged survives a power cut, too. Writes come in batches, so it costs little.
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()


def _migrate(connection: sa.Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
