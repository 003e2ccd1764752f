"""From a table to messages: what one viewer is told of the journal and of how the table stands.

What of the game itself stays hidden is decided in `smashup.game.view` and by each event; what of the journal does, by
the entries' own types (`protocol.journal`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast, get_args

import orjson

from smashup.engine.events import Event
from smashup.game.view_types import GameSeen, QuestionSeen, View
from smashup.guides import guide_for
from smashup.server.errors import Refused
from smashup.server.protocol.answers import ClockState, TableState, UndoState
from smashup.server.protocol.common import Message
from smashup.server.protocol.game import DecisionSeen
from smashup.server.protocol.guides import GuideLink, GuideSeen
from smashup.server.protocol.journal import Chosen, Entry, EventSeen, Started
from smashup.server.protocol.tables import SeatState, TableSummary
from smashup.server.seats import Seat
from smashup.server.table import Attendance, Table
from smashup.server.undo import undo_plan

_TOLD: dict[type[Any], tuple[str, ...]] = {
    kind: tuple(name for name, field in kind.__pydantic_fields__.items() if not field.exclude and name != "events")
    for kind in get_args(get_args(Entry)[0])
}
"""The fields that leave the server, by the kind of entry; events are added for each viewer."""
GUIDED = 0
"""The seat a guide speaks to: what it points at may be in that hand."""


def snapshot(table: Table, attendance: Attendance, viewer: int | None, since: int) -> str:
    """The `Snapshot` that a viewer gets who has heard the story up to entry `since`."""
    found = {
        "type": "snapshot",
        "table": table.id,
        "settings": table.settings,
        "story": [told(table, entry, [viewer])[0] for entry in table.entries[since:]],
        "state": states(table, attendance, [viewer])[0],
    }
    if viewer is not None:
        found["you"] = viewer
    return _json(found)


def news(table: Table, attendance: Attendance, entry: Entry, viewers: Sequence[int | None]) -> list[str]:
    """The `News` for each of the viewers."""
    entries = told(table, entry, viewers)
    found = zip(entries, states(table, attendance, viewers), strict=True)
    return [_json({"type": "news", "entry": entry_told, "state": state}) for entry_told, state in found]


def done(request: int, number: int) -> str:
    """The `Done` that answers a request."""
    return _json({"type": "done", "request": request, "number": number})


def _json(data: dict[str, Any]) -> str:
    """As text. A state goes to everybody after everything that happens, so it is plain data and made into text by the
    quickest there is: to check what the server itself makes, as the models would, takes longer than to make it."""
    return orjson.dumps(data, default=_plain).decode()


def _plain(part: object) -> dict[str, Any]:
    """The few parts of a state that are models: `TableSettings`, `Result`, `GuideSeen`."""
    assert isinstance(part, Message)
    return part.model_dump(exclude_none=True)


def told(table: Table, entry: Entry, viewers: Sequence[int | None]) -> list[dict[str, Any]]:
    """An entry with what came of it, as each of the viewers may know it; after the end of the game nothing is
    hidden."""
    found = {name: value for name in _TOLD[type(entry)] if (value := getattr(entry, name)) is not None}
    if not isinstance(entry, Started | Chosen):
        return [found] * len(viewers)
    over, names = table.phase == "over", table.names
    events = table.events[entry.number]
    open_to_all = [event_seen(event, None, names, over) if over or event.seen_by is None else None for event in events]
    return [
        found
        | {
            "events": [
                known or event_seen(event, viewer, names, over)
                for known, event in zip(open_to_all, events, strict=True)
            ]
        }
        for viewer in viewers
    ]


def event_seen(event: Event, viewer: int | None, names: Sequence[str], everything: bool) -> EventSeen:
    """An event as the viewer may know it, or with nothing hidden."""
    if everything:
        event = event.revealed()
    found: EventSeen = {
        "kind": event.kind,
        "turn": event.turn,
        "text": event.describe(viewer, names),
        "number": event.number,
        "depth": event.depth,
    }
    if event.player is not None:
        found["player"] = event.player
    if event.cards and event.visible_to(viewer):
        found["cards"] = [{"id": card, "name": name} for card, name in event.cards]
    elif event.cards:
        found["count"] = len(event.cards)
    if event.base is not None:
        found["base"] = event.base
    if event.target is not None:
        found["target"] = event.target
    if event.amount is not None:
        found["amount"] = event.amount
    if event.source is not None:
        found["source"] = event.source
    if event.rule is not None:
        found["rule"] = event.rule
    if event.because is not None:
        found["because"] = event.because
    return found


def states(table: Table, attendance: Attendance, viewers: Sequence[int | None]) -> list[TableState]:
    """The table as each of the viewers may know it. What is the same for all of them is worked out once."""
    shared = _shared(table, attendance)
    guide = _guide(table) if GUIDED in viewers else None
    views: Sequence[View | None] = [None] * len(viewers)
    if table.game is not None:
        views = table.game.views(viewers, everything=table.phase == "over", names=table.names)
    return [
        _state(table, attendance, shared, viewer, view, guide if viewer == GUIDED else None)
        for viewer, view in zip(viewers, views, strict=True)
    ]


def _shared(table: Table, attendance: Attendance) -> TableState:
    """What all viewers see alike; who could take back what is added for each of them."""
    found: TableState = {
        "number": table.number,
        "phase": table.phase,
        "seats": _seats(table, attendance.present),
        "spectators": attendance.spectators,
        "speed": table.speed,
        "undo": {"possible": False, "free": False, "reveals": False, "waiting_for": []},
        "rematch": table.rematch,
    }
    if (clock := _clock(table, attendance)) is not None:
        found["clock"] = clock
    if table.next_table is not None:
        found["next_table"] = table.next_table
    if table.result is not None:
        found["result"] = table.result
    return found


def _state(
    table: Table,
    attendance: Attendance,
    shared: TableState,
    viewer: int | None,
    view: View | None,
    guide: GuideSeen | None,
) -> TableState:
    found = shared.copy()
    found["undo"] = _undo(table, attendance, viewer)
    if view is not None:
        found["game"] = without_decision(view)
        if table.result is None and view["decision"] is not None:
            found["decision"] = _asked(view["decision"], table.position)
    if guide is not None:
        found["guide"] = guide
    if viewer is not None and attendance.passing and (until := attendance.passing[viewer]) is not None:
        found["passing"] = until
    return found


def without_decision(view: View) -> GameSeen:
    """The game itself: in messages what is asked stands beside it, with its number."""
    game = {name: value for name, value in view.items() if value is not None and name != "decision"}
    return cast(GameSeen, game)


def _asked(question: QuestionSeen, number: int) -> DecisionSeen:
    found = {name: value for name, value in question.items() if value is not None}
    return cast(DecisionSeen, found | {"number": number})


def _seats(table: Table, present: Sequence[bool]) -> list[SeatState]:
    return [_seat(seat, present[number]) for number, seat in enumerate(table.seats)]


def _seat(seat: Seat, present: bool) -> SeatState:
    found: SeatState = {
        "kind": seat.plan.kind,
        "connected": present or (seat.taken and seat.token_hash is None),
        "conceded": seat.conceded,
    }
    if seat.level is not None:
        found["level"] = seat.level
    if seat.name is not None:
        found["name"] = seat.name
    return found


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
    found: UndoState = {"possible": possible, "free": free, "reveals": reveals, "waiting_for": []}
    if table.wish is not None:
        found["asked_by"] = table.wish.seat
        found["waiting_for"] = sorted(table.wish.waiting_for)
    return found


def _clock(table: Table, attendance: Attendance) -> ClockState | None:
    if table.clock is None:
        return None
    left, player = list(table.clock.left), table.to_move
    if player is not None:
        left[player] = max(0.0, left[player] - attendance.spent)
    found: ClockState = {"seconds": table.clock.seconds, "left": [round(seconds, 1) for seconds in left]}
    if player is not None and attendance.clock_runs:
        found["running"] = player
    return found


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
