"""What the players have seen of the server, and what they know of their own choices."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field


@dataclass(slots=True)
class Sheet:
    """The choices of one seat at one table, as its player knows them."""

    numbers: dict[int, int] = field(default_factory=dict)
    """For each decision that was answered: the number the server gave the choice."""
    doubled: int = 0
    """Second answers to a decision that the server took all the same."""
    unanswered: int = 0
    """Choices of which nothing was heard, since the connection ended."""


@dataclass(slots=True)
class Seen:
    """What all players have seen, in numbers."""

    sheets: dict[str, dict[int, Sheet]] = field(default_factory=dict)
    """By table and seat."""
    latencies: list[float] = field(default_factory=list)
    """Seconds from sending a choice to hearing that it is done."""
    refusals: Counter[str] = field(default_factory=Counter)
    """Choices that should have been taken and were not, by the code of the refusal."""
    games: int = 0
    """Games that were followed by another."""
    held_back: int = 0
    """How often the server's limits made a player wait."""
    cut_off: int = 0
    """Connections that the server ended."""
    gaps: int = 0
    """Numbers of the story that a player was not told of."""

    def sheet(self, table: str, seat: int) -> Sheet:
        return self.sheets.setdefault(table, {}).setdefault(seat, Sheet())
