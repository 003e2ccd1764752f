"""The journal of a table: what is written down, and all that is needed to have the table again as it was."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from smashup.server.protocol.tables import TableSettings


@dataclass(frozen=True, slots=True)
class TableRow:
    """What is fixed about a table."""

    id: str
    created: float
    settings: TableSettings
    seed: int
    bot_seed: int
    invitation_hash: str | None


@dataclass(frozen=True, slots=True)
class Record:
    """One numbered thing that happened at a table.

    `kind` is that of the story's entry (see `protocol.story`); `data` is what the entry says, but for what the rules
    work out, and for a seat that was taken the hash of its token.
    """

    table: str
    number: int
    at: float
    kind: str
    data: dict[str, Any]
