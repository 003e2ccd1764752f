"""The protocol: every message and every REST body, as typed models. docs/protocol.md says how they are used.

`tables`, `guides`, `reference` and `replays` are the bodies of REST, `requests` what a client says, `answers` what the
server says, made of the `journal` and of `game`, the engine's own view of a game (`described` makes its types ready for
pydantic). `FROM_CLIENT` and `FROM_SERVER` read them; web/src/lib/protocol/types.ts is made of them.
"""

from typing import Any

from pydantic import TypeAdapter

from smashup.server.protocol.answers import ServerMessage
from smashup.server.protocol.common import Message
from smashup.server.protocol.guides import Lessons, Puzzles
from smashup.server.protocol.reference import Rulings, Statistics
from smashup.server.protocol.replays import Analysis, Replay, ReplayMade, ReplayPositions, ReplayReport
from smashup.server.protocol.requests import ClientMessage
from smashup.server.protocol.tables import (
    BotLevels,
    Catalogue,
    Health,
    Join,
    Joined,
    NewTable,
    OpenTables,
    PositionChecked,
    PositionText,
    ProblemReport,
    Refusal,
    ReportSent,
    TableMade,
    TableSummary,
)

FROM_CLIENT: TypeAdapter[Any] = TypeAdapter(ClientMessage)
FROM_SERVER: TypeAdapter[Any] = TypeAdapter(ServerMessage)
REST_BODIES: tuple[type[Message], ...] = (
    NewTable,
    TableMade,
    Join,
    Joined,
    ProblemReport,
    ReportSent,
    TableSummary,
    OpenTables,
    PositionChecked,
    PositionText,
    BotLevels,
    Catalogue,
    Rulings,
    Statistics,
    Lessons,
    Puzzles,
    Health,
    Refusal,
    ReplayMade,
    Replay,
    ReplayPositions,
    ReplayReport,
    Analysis,
)
