"""The journal grows: what a command makes is numbered, happens at its table, and brings about what follows from it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from smashup.server.commands import follows
from smashup.server.protocol.journal import Entry, complete
from smashup.server.table import Table


class Record(NamedTuple):
    """An entry, and the id of the table in whose journal it stands."""

    table: str
    entry: Entry
    position: dict[str, Any] | None = None
    """The position after it, where it is kept."""


def append(table: Table, changes: Iterable[Entry], notice: Callable[[Entry], None] = lambda _: None) -> list[Record]:
    """Let the changes happen at the table, and what follows from them; the records are still to be written.

    `notice` is called after each of them, while the table is as it is then.
    """
    records = []

    def happen(change: Entry) -> None:
        complete(change, number=table.number + 1, at=round(time.time(), 3))
        table.apply(change)
        records.append(Record(table.id, change, table.keep_position()))
        notice(change)

    for change in changes:
        happen(change)
    while (following := follows(table)) is not None:
        happen(following)
    return records
