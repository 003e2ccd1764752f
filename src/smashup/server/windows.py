"""Windows: moments at which everybody is asked in turn whether they play a card from hand that fits.

Who is asked, and how long that takes, must not tell what is in a hand. So at a table with `ask_alike` the engine asks
everybody who could hold such a card, and here every pass takes the same time, whoever passes and why.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from smashup.engine.answers import PASS
from smashup.engine.decisions import Decision
from smashup.server.errors import Refused
from smashup.server.protocol.common import PassedUntil
from smashup.server.table import Table

WHOLE = 3.0
"""Seconds that a window takes in which everybody at the table is asked and passes."""


def wait(table: Table) -> float:
    """Seconds that the present decision takes at least, if whoever is asked passes."""
    return WHOLE / len(table.seats) if table.hides_hands and table.window is not None else 0.0


def pass_in(window: Decision) -> int:
    """The index of the option to pass."""
    return window.raw.index(PASS)


class Order(NamedTuple):
    """A player wants windows to pass for as long as this turn lasts, or this base is there."""

    until: PassedUntil
    turn: int
    base: int | None


class Orders:
    """Whose windows pass without their being asked, for as long as they want it so. In no journal, which is told to
    everybody: what comes of it are choices like any other."""

    def __init__(self, table: Table, kept: Mapping[int, Order]) -> None:
        """`kept`: those that were written down, by seat."""
        self._table = table
        self._orders = [kept.get(seat) for seat in range(len(table.seats))]
        self._written = list(self._orders)
        self._thought_about = 0
        """The decision that is not passed without its player."""

    def give(self, seat: int, until: PassedUntil | None) -> None:
        """From now on; None: no longer."""
        game = self._table.game
        if game is None or self._table.phase != "playing":
            raise Refused("not_playing", "nobody is asked anything now")
        scoring = game.state.scoring
        if until == "base" and scoring is None:
            raise Refused("no_base", "no base is scoring now")
        base = scoring.base.id if until == "base" and scoring is not None else None
        self._orders[seat] = Order(until, game.turn, base) if until is not None else None

    def think(self, seat: int, decision: int) -> None:
        """The player would rather pass in person this time, and seem to think."""
        if seat != self._table.to_move or decision != self._table.position:
            raise Refused("stale", f"decision {decision} is past, or not yours")
        self._thought_about = decision

    def of(self, seat: int) -> PassedUntil | None:
        """How long this seat's windows pass; None: it is asked."""
        order, game = self._orders[seat], self._table.game
        if order is None or game is None:
            return None
        if order.until == "turn":
            stands = game.turn == order.turn
        else:
            stands = any(base.id == order.base for base in game.state.bases)
        if not stands:
            self._orders[seat] = None
            return None
        return order.until

    def passes(self, seat: int) -> bool:
        """Does this seat let the present window pass, or can it do nothing else?"""
        game, until, window = self._table.game, self.of(seat), self._table.window
        if game is None or window is None or self._thought_about == self._table.position:
            return False
        if self._table.hides_hands and len(window) == 1:
            return True
        if until is None:
            return False
        scoring, order = game.state.scoring, self._orders[seat]
        return until == "turn" or (scoring is not None and order is not None and scoring.base.id == order.base)

    def unwritten(self) -> dict[int, Order | None]:
        """What has changed since this was last asked, by seat: it is to be written down now."""
        self.all()  # What no longer stands is forgotten, there as here.
        if self._orders == self._written:
            return {}
        pairs = enumerate(zip(self._orders, self._written, strict=True))
        found = {seat: order for seat, (order, written) in pairs if order != written}
        self._written = list(self._orders)
        return found

    def all(self) -> list[PassedUntil | None]:
        """By seat."""
        return [self.of(seat) for seat in range(len(self._orders))]
