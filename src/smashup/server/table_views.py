"""From a table to messages: what one viewer is told of the journal and of how the table stands.

What of the game itself stays hidden is decided in `smashup.game.view` and by each event; what of the journal does, by
the entries' own types (`protocol.journal`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import cast

from smashup.engine.events import Event
from smashup.game.view_types import GameSeen, View
from smashup.guides import guide_for
from smashup.server.errors import Refused
from smashup.server.protocol.answers import ClockState, News, Snapshot, TableState, UndoState
from smashup.server.protocol.game import DecisionSeen
from smashup.server.protocol.guides import GuideLink, GuideSeen
from smashup.server.protocol.journal import Chosen, Entry, EventSeen, NamedCard, Started
from smashup.server.protocol.tables import SeatState, TableSummary
from smashup.server.table import Attendance, Table
from smashup.server.undo import undo_plan

GUIDED = 0
"""The seat a guide speaks to: what it points at may be in that hand."""


def snapshot(table: Table, attendance: Attendance, viewer: int | None, since: int) -> Snapshot:
    return Snapshot(
        table=table.id,
        you=viewer,
        settings=table.settings,
        story=[told(table, entry, viewer) for entry in table.entries[since:]],
        state=states(table, attendance, [viewer])[0],
    )


def news(table: Table, attendance: Attendance, entry: Entry, viewers: Sequence[int | None]) -> list[News]:
    """What each of the viewers is told."""
    found = zip(viewers, states(table, attendance, viewers), strict=True)
    return [News(entry=told(table, entry, viewer), state=state) for viewer, state in found]


def told(table: Table, entry: Entry, viewer: int | None) -> Entry:
    """An entry with what came of it, as the viewer may know it; after the end of the game nothing is hidden."""
    if not isinstance(entry, Started | Chosen):
        return entry
    over, names = table.phase == "over", table.names
    return replace(entry, events=tuple(event_seen(event, viewer, names, over) for event in table.events[entry.number]))


def event_seen(event: Event, viewer: int | None, names: Sequence[str], everything: bool) -> EventSeen:
    """An event as the viewer may know it, or with nothing hidden."""
    if everything:
        event = event.revealed()
    visible = event.visible_to(viewer)
    return EventSeen(
        kind=event.kind,
        turn=event.turn,
        text=event.describe(viewer, names),
        player=event.player,
        cards=[NamedCard(id=card, name=name) for card, name in event.cards] if event.cards and visible else None,
        count=len(event.cards) if event.cards and not visible else None,
        base=event.base,
        target=event.target,
        amount=event.amount,
        source=event.source,
        rule=event.rule,
        number=event.number,
        because=event.because,
        depth=event.depth,
    )


def states(table: Table, attendance: Attendance, viewers: Sequence[int | None]) -> list[TableState]:
    """The table as each of the viewers may know it. What is the same for all of them is worked out once."""
    seats, clock = _seats(table, attendance.present), _clock(table, attendance)
    guide = _guide(table) if GUIDED in viewers else None
    views: Sequence[View | None] = [None] * len(viewers)
    if table.game is not None:
        views = table.game.views(viewers, everything=table.phase == "over", names=table.names)
    return [
        TableState(
            number=table.number,
            phase=table.phase,
            seats=seats,
            spectators=attendance.spectators,
            speed=table.speed,
            game=without_decision(view) if view is not None else None,
            decision=_decision(table, view),
            undo=_undo(table, attendance, viewer),
            clock=clock,
            rematch=table.rematch,
            next_table=table.next_table,
            result=table.result,
            guide=guide if viewer == GUIDED else None,
        )
        for viewer, view in zip(viewers, views, strict=True)
    ]


def without_decision(view: View) -> GameSeen:
    """The game itself: in messages what is asked stands beside it, with its number."""
    game = {name: value for name, value in view.items() if name != "decision"}
    return cast(GameSeen, game)


def _decision(table: Table, view: View | None) -> DecisionSeen | None:
    if view is None or table.result is not None or (asked := view["decision"]) is None:
        return None
    return {**asked, "number": table.position}


def _seats(table: Table, present: Sequence[bool]) -> list[SeatState]:
    return [
        SeatState(
            kind=seat.plan.kind,
            level=seat.level,
            name=seat.name,
            connected=present[number] or (seat.taken and seat.token_hash is None),
            conceded=seat.conceded,
        )
        for number, seat in enumerate(table.seats)
    ]


def _guide(table: Table) -> GuideSeen | None:
    guide, game = table.guide, table.game
    if guide is None or game is None:
        return None
    found = guide.progress(game)
    following = guide_for(guide.kind, guide.following) if guide.following is not None else None
    return GuideSeen(
        kind=guide.kind,
        key=guide.key,
        title=guide.title,
        status=found.status,
        step=found.step,
        steps=found.steps,
        text=found.text,
        remark=found.remark,
        points=list(found.points),
        looks=list(found.looks),
        hints=list(found.hints),
        rules=list(found.rules),
        following=GuideLink(key=following.key, title=following.title, seats=following.players) if following else None,
    )


def _undo(table: Table, attendance: Attendance, viewer: int | None) -> UndoState:
    possible, free, reveals = False, False, False
    if viewer is not None and table.wish is None:
        try:
            plan = undo_plan(table, viewer, attendance.present)
        except Refused:
            pass
        else:
            possible, free, reveals = True, not plan.consent, plan.reveals
    wish = table.wish
    return UndoState(
        possible=possible,
        free=free,
        reveals=reveals,
        asked_by=wish.seat if wish is not None else None,
        waiting_for=sorted(wish.waiting_for) if wish is not None else [],
    )


def _clock(table: Table, attendance: Attendance) -> ClockState | None:
    if table.clock is None:
        return None
    left, player = list(table.clock.left), table.to_move
    if player is not None:
        left[player] = max(0.0, left[player] - attendance.spent)
    return ClockState(
        seconds=table.clock.seconds,
        left=[round(seconds, 1) for seconds in left],
        running=player if attendance.clock_runs else None,
    )


def summary(table: Table, attendance: Attendance) -> TableSummary:
    game = table.game
    return TableSummary(
        table=table.id,
        phase=table.phase,
        seats=_seats(table, attendance.present),
        settings=table.settings,
        created=table.row.created,
        active=table.entries[-1].at if table.entries else table.row.created,
        turn=game.turn if game is not None else 0,
        scores=list(game.scores) if game is not None else [0] * len(table.seats),
        factions=[list(pair) for pair in game.factions] if game is not None else [],
        to_move=table.to_move,
        spectators=attendance.spectators,
        result=table.result,
    )
