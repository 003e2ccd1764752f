"""From a table to messages: the story and the state as one viewer may know them. Secrets stop here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from pydantic import TypeAdapter

from smashup.engine.events import Event
from smashup.guides import guide_for
from smashup.server import undo
from smashup.server.errors import Refused
from smashup.server.journal import Record
from smashup.server.protocol.answers import ClockState, News, Snapshot, TableState, UndoState
from smashup.server.protocol.game import DecisionSeen, GameSeen, OptionSeen
from smashup.server.protocol.guides import GuideLink, GuideSeen
from smashup.server.protocol.journal import Entry, EventSeen, NamedCard
from smashup.server.protocol.tables import SeatState, TableSummary
from smashup.server.table import Table

_ENTRY: TypeAdapter[Any] = TypeAdapter(Entry)
_PRIVATE = ("token_hash", "choice", "spent", "waiting_for")
"""What is in the journal, but in nobody's story."""
GUIDED = 0
"""The seat a guide speaks to: what it points at may be in that hand."""


@dataclass(frozen=True, slots=True)
class Company:
    """Who is at the table now, and the time that runs: what the journal does not say."""

    present: Sequence[bool]
    spectators: int
    spent: float
    """On the present decision."""
    clock_runs: bool


def snapshot(table: Table, company: Company, viewer: int | None, since: int) -> Snapshot:
    return Snapshot(
        table=table.id,
        you=viewer,
        settings=table.settings,
        story=[entry(table, record, viewer) for record in table.records[since:]],
        state=states(table, company, [viewer])[0],
    )


def news(table: Table, company: Company, record: Record, viewers: Sequence[int | None]) -> list[News]:
    """What each of the viewers is told."""
    found = zip(viewers, states(table, company, viewers), strict=True)
    return [News(entry=entry(table, record, viewer), state=state) for viewer, state in found]


def entry(table: Table, record: Record, viewer: int | None) -> Any:
    """A record as the viewer may know it; after the end of the game nothing is hidden."""
    told: dict[str, Any] = {"kind": record.kind, "number": record.number, "at": record.at}
    told |= {key: value for key, value in record.data.items() if key not in _PRIVATE and value is not None}
    if record.kind in ("started", "chosen"):
        over, names = table.phase == "over", table.names
        told["events"] = [event_seen(event, viewer, names, over) for event in table.events[record.number]]
    return _ENTRY.validate_python(told)


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
    )


def states(table: Table, company: Company, viewers: Sequence[int | None]) -> list[TableState]:
    """The table as each of the viewers may know it. What is the same for all of them is worked out once."""
    seats, clock = _seats(table, company.present), _clock(table, company)
    guide = _guide(table) if GUIDED in viewers else None
    return [
        TableState(
            number=table.number,
            phase=table.phase,
            seats=seats,
            spectators=company.spectators,
            speed=table.speed,
            game=game,
            decision=_decision(table, viewer),
            undo=_undo(table, company, viewer),
            clock=clock,
            rematch=table.rematch,
            next_table=table.next_table,
            result=table.result,
            guide=guide if viewer == GUIDED else None,
        )
        for viewer, game in zip(viewers, _games(table, viewers), strict=True)
    ]


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


def _games(table: Table, viewers: Sequence[int | None]) -> Sequence[GameSeen | None]:
    if table.game is None:
        return [None] * len(viewers)
    found: list[GameSeen] = []
    for seen in table.game.views(viewers, everything=table.phase == "over"):
        del seen["decision"]
        if found:
            seen["bases"] = found[0].bases
        found.append(GameSeen.model_validate(seen))
    return found


def _decision(table: Table, viewer: int | None) -> DecisionSeen | None:
    if table.game is None or table.result is not None or (decision := table.game.decision) is None:
        return None
    options = None
    if decision.player == viewer:
        options = [OptionSeen.model_validate(option.to_dict()) for option in decision.options_with(table.names)]
    return DecisionSeen(
        number=table.position,
        player=decision.player,
        prompt=decision.prompt,
        source=decision.source.name if decision.source is not None else None,
        options=options,
    )


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


def _undo(table: Table, company: Company, viewer: int | None) -> UndoState:
    possible, free, reveals = False, False, False
    if viewer is not None and table.wish is None:
        try:
            plan = undo.plan(table, viewer, company.present)
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


def _clock(table: Table, company: Company) -> ClockState | None:
    if table.clock is None:
        return None
    left, player = list(table.clock.left), table.to_move
    if player is not None:
        left[player] = max(0.0, left[player] - company.spent)
    return ClockState(
        seconds=table.clock.seconds,
        left=[round(seconds, 1) for seconds in left],
        running=player if company.clock_runs else None,
    )


def summary(table: Table, company: Company) -> TableSummary:
    game = table.game
    return TableSummary(
        table=table.id,
        phase=table.phase,
        seats=_seats(table, company.present),
        settings=table.settings,
        created=table.row.created,
        active=table.records[-1].at if table.records else table.row.created,
        turn=game.turn if game is not None else 0,
        scores=list(game.scores) if game is not None else [0] * len(table.seats),
        factions=[list(pair) for pair in game.factions] if game is not None else [],
        to_move=table.to_move,
        spectators=company.spectators,
        result=table.result,
    )
