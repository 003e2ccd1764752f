"""The turn clock: how many seconds a player has for all the decisions of one turn."""

from __future__ import annotations

from collections.abc import Sequence

GIVEN_UP_AFTER = 2
"""A player whose time runs out in this many turns in a row, without a choice in between, is replaced by a bot."""


class Clock:
    """How much time each player has left, as the journal says. The time of the running decision comes on top."""

    def __init__(self, seconds: int, players: int) -> None:
        self.seconds = seconds
        self.left = [float(seconds)] * players
        self.turn = 0
        self._run_out: list[set[int]] = [set() for _ in range(players)]

    def spend(self, player: int, seconds: float, *, by_person: bool | None) -> None:
        """The player made a choice in this turn after that many seconds, or the clock did because time had run out;
        None: it does not show whether the player is here."""
        self.left[player] = max(0.0, self.left[player] - seconds)
        if by_person:
            self._run_out[player].clear()
        elif by_person is not None:
            self._run_out[player].add(self.turn)

    def now_is(self, turn: int) -> None:
        """In a new turn everybody has the full time again."""
        if turn != self.turn:
            self.turn = turn
            self.left = [float(self.seconds)] * len(self.left)

    def back_to(self, left: Sequence[float], turn: int) -> None:
        """Choices were taken back."""
        self.left, self.turn = list(left), turn

    def has_given_up(self, player: int) -> bool:
        return len(self._run_out[player]) >= GIVEN_UP_AFTER

    def forgive(self, player: int) -> None:
        """The player is here again."""
        self._run_out[player].clear()
        self.left[player] = float(self.seconds)
