"""Tables as they are made, joined, listed and described: the bodies of the REST interface."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, NotRequired

from pydantic import Field

from smashup.server.protocol.common import (
    BIGGEST,
    NOTE_LENGTH,
    FactionKey,
    Message,
    Name,
    Phase,
    SeatNumber,
    Secret,
    Setup,
    Shape,
    Speed,
)
from smashup.server.protocol.described import described
from smashup.server.protocol.guides import GuideKey

if TYPE_CHECKING:
    from smashup.cards.catalogue import CatalogueFaction
else:
    from smashup.cards import catalogue

    CatalogueCard = described(catalogue.CatalogueCard, __name__)
    CatalogueBase = described(catalogue.CatalogueBase, __name__)
    CatalogueTitan = described(catalogue.CatalogueTitan, __name__)
    CatalogueFaction = described(catalogue.CatalogueFaction, __name__)

MOST_AVOIDED = 100
LONGEST_POSITION = 8_000
Position = Annotated[str, Field(min_length=1, max_length=LONGEST_POSITION)]
"""A position in one line of text: see docs/saves.md."""


class SeatPlan(Message):
    """Who is to sit there: a person, or a bot of a level from /api/bots."""

    kind: Literal["person", "bot"]
    level: Annotated[str, Field(max_length=40)] | None = None
    """Bots only."""
    factions: Annotated[list[FactionKey], Field(min_length=2, max_length=2)] | None = None
    """With the setup "given": this seat's factions; missing: at random."""


class Variants(Message):
    """The options of rules section 14, titans, and three settings of how much is asked."""

    all_bases: bool = False
    """Every base is in the base deck, not only those of the sets in the game (14.1)."""
    classic_mulligan: bool = False
    """An opening hand without a minion must be shown and replaced by a new one (14.2)."""
    duplicate_factions: bool = False
    """Different players may have the same faction (14.3)."""
    titans: bool = False
    """The titans of the players' factions are in the game (section 16)."""
    target_vp: Annotated[int, Field(ge=1, le=100)] = 15
    """How many VP end the game (14.4)."""
    on_offer: Annotated[int, Field(ge=4, le=100)] | None = None
    """How many factions, picked at random, are on offer in a draft; missing: all (14.5)."""
    ask_single: bool = False
    """Ask even where there is only one answer."""
    ask_end: bool = True
    """Ask before a player's plays end even when nothing else can be done."""
    ask_alike: bool | None = None
    """Where cards may be played from hands out of turn, ask everybody who could hold one that fits, for all that is
    known openly, and let every pass take the same time: being asked tells nothing of a hand. Who holds none passes
    without doing anything. Missing in a new table: on where several people play."""


class TableSettings(Message):
    """What is fixed when a table is made."""

    seats: Annotated[list[SeatPlan], Field(min_length=2, max_length=4)]
    setup: Setup = "random"
    """given: see the seats; random; choose: each player takes two freely; draft: the Queensberry draft;
    tournament: the draft of two players with bans and bases (14.7)."""
    sets: Annotated[list[Annotated[str, Field(max_length=40)]], Field(min_length=1, max_length=50)] | None = None
    """The sets whose factions are used; missing: all."""
    avoid: Annotated[list[FactionKey], Field(max_length=MOST_AVOIDED)] | None = None
    """Factions that nobody gets at random as long as enough others are left; the first ones are avoided longest. A
    rematch avoids what was just played, too."""
    variants: Variants = Variants()
    clock: Annotated[int, Field(ge=5, le=86_400)] | None = None
    """Seconds each player has for the decisions of one turn; missing: no clock."""
    hints: bool = True
    """May players ask a bot for advice?"""
    speed: Speed = "normal"
    """How fast bots move at first."""
    open: bool = False
    """Listed for everybody, who may join; otherwise joining needs the invitation."""
    guide: GuideKey | None = None
    """The game is that of a lesson or a puzzle: seat 0 is a person's, the others are bots'. How factions are given,
    the sets and the variants do not matter then."""
    position: Position | None = None
    """The game begins at this prepared position, in one line of text (docs/saves.md), and counts in no statistics. At
    most one seat is a person's. How factions are given, the sets and the variants do not matter then."""


class NewTable(Message):
    """POST /api/tables."""

    settings: TableSettings
    name: Name | None = None
    """Take a seat at once under this name; missing: only watch."""
    seat: SeatNumber | None = None
    """Which seat; missing: the first one for a person."""
    seed: Annotated[int, Field(ge=0, le=BIGGEST)] | None = None
    """The same seed and choices give the same game. Only where at most one person plays: it tells every card."""


class TableMade(Message):
    """The answer to a new table. The secrets are shown this once; the server keeps only their hashes."""

    table: str
    seat: int | None = None
    token: str | None = None
    """Whoever has it acts for the seat: the seat's link is /t/<table>#<token>."""
    invitation: str | None = None
    """Whoever has it may take a free seat: the link to share is /t/<table>#join=<invitation>."""


class PositionText(Message):
    """POST /api/positions: can a game begin here?"""

    position: Position


class PositionChecked(Message):
    """A game can begin there."""

    position: str
    """As this version writes it."""
    players: int
    to_move: int
    """The player who is asked first."""
    prompt: str
    """What that player is asked."""


class Join(Message):
    """POST /api/tables/{table}/join."""

    name: Name
    seat: SeatNumber | None = None
    """Missing: the first free one."""
    invitation: Secret | None = None
    """Needed where the table is not open."""


class Joined(Message):
    table: str
    seat: int
    token: str


class ProblemReport(Message):
    """POST /api/tables/{table}/report: the answer is a file for `smashup replay` and `smashup report-to-test`."""

    note: Annotated[str, Field(max_length=NOTE_LENGTH)] = ""
    """What is wrong, in the words of whoever reports it."""
    client: Annotated[str, Field(max_length=60)] = ""
    """The program that asks, and its version."""
    token: Secret | None = None
    """Of the seat that reports it; needed while the game is played."""


class ReportSent(Message):
    """The report is kept for whoever runs the server."""

    report: str
    """Its id, to be named when one talks about it."""


class SeatState(Shape):
    """A seat as everybody sees it."""

    kind: Literal["person", "bot"]
    """What it was made for."""
    level: NotRequired[str]
    """The bot that plays it now; missing: a person does, or nobody yet."""
    name: NotRequired[str]
    """Missing: still free."""
    connected: bool
    """Is its person here? Bots always are."""
    conceded: bool


class Result(Message):
    """How it ended."""

    winners: list[int]
    scores: list[int]
    reason: Literal["points", "conceded"]


class TableSummary(Message):
    """A table for a list."""

    table: str
    phase: Phase
    seats: list[SeatState]
    settings: TableSettings
    created: float
    """Seconds since 1970."""
    active: float
    """When something last happened."""
    turn: int
    scores: list[int]
    factions: list[list[str]]
    """Each player's factions' keys; empty before they are taken."""
    to_move: int | None = None
    """The player whose decision it is."""
    spectators: int
    result: Result | None = None


class OpenTables(Message):
    """GET /api/tables: first those with free seats, newest first, then those to watch."""

    tables: list[TableSummary]


class BotLevel(Message):
    """A bot that can take a seat."""

    name: str
    title: str
    text: str
    is_default: bool


class BotLevels(Message):
    bots: list[BotLevel]


class Catalogue(Message):
    """GET /api/catalogue: every faction with its cards and bases, in the order of the sets."""

    factions: list[CatalogueFaction]


class Health(Message):
    status: Literal["ok", "failing"]
    version: str
    database: Literal["ok", "failing"]
    tables: int
    """In memory."""
    connections: int


class Refusal(Message):
    """The body of every REST error."""

    code: str
    message: str
