"""The log in sentences, with the players' names, indented by what led to what; and why each line is there.

A player called You is spoken to.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TypeAlias

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from smashup.cli.common.lookup import cards
from smashup.cli.common.rulebook import rules
from smashup.cli.terminal.info import card_text
from smashup.cli.terminal.table import style_of
from smashup.engine.events import Event

YOU = "You"
INDENT = 2
DEEPEST = 6
"""What lies deeper is indented no further."""

Line: TypeAlias = tuple[Text, RenderableType]
"""A mark and a sentence."""
_FIRST_VERB = re.compile(r"^You (\w+?)(es|s)\b")
_ENDS_IN_ES = {"go"}


def sentence(event: Event, viewer: int | None, names: Sequence[str]) -> str:
    """What happened, as the viewer may know it."""
    return address(event.describe(viewer, names)) if YOU in names else event.describe(viewer, names)


def address(text: str) -> str:
    """Turn "You plays Scout." into "You play Scout."

    >>> address("You goes first."), address("You uses Scout."), address("Greedy gives Scout to You.")
    ('You go first.', 'You use Scout.', 'Greedy gives Scout to you.')
    """
    text = _FIRST_VERB.sub(_second_person, text)
    if text.startswith(YOU):
        text = text.replace(" and draws ", " and draw ")
    return re.sub(r"(?<= to )You\b", "you", text)


def _second_person(match: re.Match[str]) -> str:
    verb, ending = match.groups()
    return f"You {verb}" if ending == "s" or verb in _ENDS_IN_ES else f"You {verb}e"


def open_sentence(event: Event, names: Sequence[str]) -> str:
    """What happened, with nothing hidden: for a game that is being looked at afterwards."""
    return sentence(event.revealed(), None, names)


def told(events: Sequence[Event], viewer: int | None, names: Sequence[str]) -> list[Line]:
    """For each event a mark and a sentence; a new turn stands out."""
    return [styled(event, sentence(event, viewer, names)) for event in events]


def styled(event: Event, text: str) -> Line:
    """A mark and a sentence in the style of the event, indented by how many others led to it."""
    style = style_of(event.player)
    if event.kind == "turn":
        return Text("—", style=f"bold {style}"), Text(text, style=f"bold {style}")
    scores = event.kind in ("award", "vp", "lose_vp", "scoring", "over")
    words = Text(text, style="bold" if scores else "")
    indented = Padding(words, (0, 0, 0, INDENT * min(event.depth, DEEPEST)), expand=False) if event.depth else words
    return Text("★" if scores else "•", style=style), indented


def as_lines(lines: Sequence[Line], numbered_from: int | None = None) -> RenderableType:
    """The sentences below each other; long ones are indented where they go on. With numbers, one can ask why."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    if numbered_from is not None:
        grid.add_column(justify="right", style="dim")
    grid.add_column(width=1)
    grid.add_column()
    for number, (mark, text) in enumerate(lines, numbered_from or 0):
        grid.add_row(*([] if numbered_from is None else [str(number)]), mark, text)
    return grid


def why(events: Sequence[Event], typed: str, sentence_of: Callable[[Event], str]) -> list[RenderableType]:
    """Why a line of the log is there, by its number (nothing: the last line): what led to it, the card, the rule."""
    number = int(typed) if typed.isdecimal() else 0 if typed else len(events)
    if not 1 <= number <= len(events):
        return [Text(f"  There is no line {typed!r} in the log; l shows them with their numbers.", style="red")]
    event = events[number - 1]
    answers: list[RenderableType] = [Text(f"{number}  {sentence_of(event)}", style="bold")]
    if event.because is not None:
        before = f"Because of line {event.because + 1}: {sentence_of(events[event.because])}"
        answers.append(Padding(Text(before), (0, 0, 0, INDENT), expand=False))
    if event.source in cards():
        answers.append(Padding(card_text(event.source), (0, 0, 0, INDENT), expand=False))
    if event.rule is not None:
        rule = Text(f"Rule {event.rule}", style="bold").append(f"  {rules()[event.rule]}", style="not bold")
        answers.append(Padding(rule, (0, 0, 0, INDENT), expand=False))
    return answers
