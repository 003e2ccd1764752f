"""Guided tables: a prepared game (a lesson or a puzzle) with somebody who says what to do."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from smashup.guides.guide import Kind, Status
from smashup.guides.puzzles import Difficulty
from smashup.server.protocol.common import Message


class GuideKey(Message):
    """Which guide."""

    kind: Kind
    key: Annotated[str, Field(min_length=1, max_length=80)]


class GuideLink(Message):
    """A guide to go to."""

    key: str
    title: str
    seats: int
    """How many there are at its table: one person, then bots."""


class GuideSeen(Message):
    """What the guide says now. Only the person it speaks to, seat 0, is told."""

    kind: Kind
    key: str
    title: str
    status: Status
    """missed: it cannot be reached any more from here; something has to be taken back, or all of it (`restart`)."""
    step: int
    """From 1."""
    steps: int
    text: str
    """What to do now and why; at the end what was learned."""
    remark: str | None = None
    """About what was just done, where that was not what was meant."""
    points: list[str]
    """The keys of the options that are pointed at."""
    looks: list[int]
    """The ids of cards and bases to look at, besides those of the options."""
    hints: list[str]
    """For those who ask, each telling more than the one before."""
    rules: list[str]
    """The numbers of the rules this is about."""
    following: GuideLink | None = None
    """The one of its kind that comes after this one; missing: this is the last."""


class LessonInfo(Message):
    """A lesson of the tutorial."""

    key: str
    title: str
    about: str
    """What one learns, in a sentence."""
    minutes: int
    """How long it takes, about."""
    seats: int
    """How many there are at its table: one person, then bots."""


class Lessons(Message):
    """GET /api/lessons: the tutorial, in order."""

    lessons: list[LessonInfo]
    further: list[LessonInfo] = []
    """On options of the game that not everybody plays with; they are no part of the tutorial."""


class PuzzleInfo(Message):
    """A puzzle."""

    key: str
    title: str
    goal: str
    """What is to be reached this turn, in a sentence."""
    difficulty: Difficulty
    factions: list[list[str]]
    """The keys of each player's factions; the first player is the one who solves it."""
    seats: int
    """How many there are at its table: one person, then bots."""
    hidden: bool = False
    """Rivals hold cards, and the solution works whatever they are; else nobody does, and decks are empty."""


class Puzzles(Message):
    """GET /api/puzzles: the puzzles, in order."""

    puzzles: list[PuzzleInfo]
