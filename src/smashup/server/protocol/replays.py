"""Replays and their analysis: the bodies of REST under /api/replays.

A step is a position: step 0 is the beginning, step n the position after n choices. `as` in a query says whose view it
is: a player's number, who then sees what that player knew at that step and no more, or "all".
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from smashup.server.protocol.answers import RestsOn, Suggestion
from smashup.server.protocol.common import BIGGEST, NOTE_LENGTH, Message, SeatNumber
from smashup.server.protocol.game import DecisionSeen, FactionName, GameSeen
from smashup.server.protocol.journal import EventSeen
from smashup.server.protocol.tables import Result

Chance = Annotated[float, Field(ge=0, le=1)]


class ReplayMade(Message):
    """The answer to a save file that was brought in. The same file always has the same replay."""

    replay: str
    """Its link is /replay/<replay>."""


class ReplayReport(Message):
    """POST /api/replays/{replay}/report: the answer is a file for `smashup replay` and `smashup report-to-test`."""

    step: Annotated[int, Field(ge=0, le=BIGGEST)]
    """The position it is about."""
    viewer: SeatNumber | None = None
    """Whose view was looked at; missing: everything."""
    note: Annotated[str, Field(max_length=NOTE_LENGTH)] = ""
    client: Annotated[str, Field(max_length=60)] = ""


class ReplayPlayer(Message):
    """Who played."""

    name: str
    kind: Literal["person", "bot"] | None = None
    """Missing: the save does not say."""
    level: str | None = None
    """Bots only."""
    factions: list[FactionName]
    conceded: bool


class ReplayOptions(Message):
    """The variants that were played."""

    all_bases: bool
    classic_mulligan: bool
    duplicate_factions: bool
    titans: bool = False
    target_vp: int


class ReplayStep(Message):
    """A position, for a list of all."""

    step: int
    """How many choices were made."""
    turn: int
    """0 while factions are taken and hands are drawn."""
    current_player: int
    """Whose turn it is."""
    phase: str
    player: int | None = None
    """Who made the choice that led here; missing at the beginning."""
    scored: list[str] | None = None
    """The bases whose scoring began with that choice."""
    scores: list[int]


class Replay(Message):
    """GET /api/replays/{replay}: everything but the positions themselves."""

    replay: str
    source: Literal["table", "file"]
    """A table of this server (with the same id), or a save file that was brought in."""
    created: float
    """When the game began, or the file was brought in; seconds since 1970."""
    players: list[ReplayPlayer]
    options: ReplayOptions
    prepared: bool
    """It began at a prepared position: a lesson, a puzzle or a scenario."""
    result: Result | None = None
    """Missing: the game was not played to its end."""
    breaks_off: str | None = None
    """Why the steps go only so far, where this version plays the rest differently."""
    steps: list[ReplayStep]


class ReplayPosition(Message):
    """A step as the viewer knew it."""

    step: int
    events: list[EventSeen]
    """What came of the choice that led here; at step 0 how the game began."""
    game: GameSeen
    decision: DecisionSeen | None = None
    """What is asked here; its number is the step. Missing: nothing, the game is over."""
    chosen: str | None = None
    """The key of the option that was chosen then; only where the viewer sees the options, and not at the last step."""


class ReplayPositions(Message):
    """GET /api/replays/{replay}/steps?as=all&first=0&last=40: at most 64 of them, the last one included."""

    replay: str
    viewer: int | None = None
    """Missing: all-seeing."""
    positions: list[ReplayPosition]


class AnalysedDecision(Message):
    """A decision with more than one answer, and what the bot thought of it knowing what that player knew."""

    step: int
    """Where it was asked."""
    player: int
    chances: list[Chance]
    """Each player's estimated chance of winning here; together 1."""
    suggestions: list[Suggestion]
    """The best options, best first: the first is what the bot would have chosen."""
    chosen: str | None = None
    """The key of what was chosen; missing at the last step of a game that was not finished."""
    chosen_chance: Chance | None = None
    """The estimate of what was chosen."""


class CurvePoint(Message):
    """Each player's chance of winning at the beginning of a turn, at the beginning or at the end of the game."""

    step: int
    turn: int
    player: int
    """Whose turn it is."""
    chances: list[Chance]
    """Together 1."""


class Swing(Message):
    """A turn after which a chance of winning was quite another, and the choice in it that mattered most."""

    step: int
    """Where it was chosen. In a player's own view a rival's turn is taken as a whole: where it began."""
    until: int
    """The step at which the chance is `after`."""
    turn: int
    player: int
    """Who chose."""
    about: int
    """Whose chance it is; in a player's own view always that player's."""
    before: Chance
    """At the beginning of the turn."""
    after: Chance
    """At its end."""
    text: str
    """What was chosen, and what came of it, in sentences."""
    better: str | None = None
    """What the bot would have chosen instead, where that looked better."""


class Analysis(Message):
    """GET /api/replays/{replay}/analysis?as=all&since=0: as far as it has come.

    In a player's own view everything is from that player's knowledge, and only that player's decisions are there.
    """

    replay: str
    viewer: int | None = None
    status: Literal["none", "running", "done", "cancelled", "failed"]
    """cancelled and failed ones go on where they were when they are started again."""
    done: int
    total: int
    """How many positions are to be looked at; 0 before it was ever started."""
    rests_on: RestsOn
    """What the bot judges by, as for a hint."""
    curve: list[CurvePoint]
    swings: list[Swing]
    """The biggest first."""
    decisions: list[AnalysedDecision]
    """Those from step `since` on, in order."""
