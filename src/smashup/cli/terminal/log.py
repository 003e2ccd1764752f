"""The log in sentences, with the players' names; a player called You is spoken to."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from smashup.cli.terminal.table import style_of
from smashup.engine.events import Event

YOU = "You"
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


def told(events: Sequence[Event], viewer: int | None, names: Sequence[str]) -> list[tuple[Text, Text]]:
    """For each event a mark and a sentence; a new turn stands out."""
    return [styled(event, sentence(event, viewer, names)) for event in events]


def styled(event: Event, text: str) -> tuple[Text, Text]:
    """A mark and a sentence in the style of the event."""
    style = style_of(event.player)
    if event.kind == "turn":
        return Text("—", style=f"bold {style}"), Text(text, style=f"bold {style}")
    if event.kind in ("award", "vp", "lose_vp", "scoring", "over"):
        return Text("★", style=style), Text(text, style="bold")
    return Text("•", style=style), Text(text)


def as_lines(pairs: Sequence[tuple[Text, Text]]) -> RenderableType:
    """The sentences below each other; long ones are indented where they go on."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=1)
    grid.add_column()
    for mark, text in pairs:
        grid.add_row(mark, text)
    return grid
