"""New tables: one that somebody wants, one more person at it, and the one of a rematch."""

from __future__ import annotations

import secrets
import time
from typing import Any

from smashup.engine.factions import Pool
from smashup.server import journal
from smashup.server.errors import Refused
from smashup.server.protocol.journal import SeatChanged
from smashup.server.protocol.tables import MOST_AVOIDED, Join, NewTable, SeatPlan, TableMade, TableSettings
from smashup.server.seats import check_level, free_seat, hashed, new_secret, new_table_id, opens
from smashup.server.table import MOST_ASIDES, Table, TableRow


def new_seed() -> int:
    """A seed that nobody can guess: it tells every card."""
    return secrets.randbits(53)


def new_table(wanted: NewTable) -> tuple[Table, TableMade]:
    """A table as wanted, with the secrets that only its maker is told."""
    settings = _settled(wanted.settings)
    persons = [number for number, seat in enumerate(settings.seats) if seat.kind == "person"]
    if wanted.seed is not None and len(persons) > 1:
        raise Refused("bad_request", "a seed reveals every card: expected none where several people play", 422)
    if wanted.name is None and (wanted.seat is not None or (persons and not settings.open)):
        raise Refused("bad_request", "expected a name: whoever makes a private table takes a seat at it", 422)
    invitation = new_secret() if len(persons) > 1 and not settings.open else None
    row = _row(settings, wanted.seed, invitation)
    table = Table(row)
    made: dict[str, Any] = {"table": row.id, "invitation": invitation}
    if wanted.name is not None:
        made["seat"] = free_seat(table.seats, wanted.seat, wanted.name)
        made["token"] = new_secret()
        journal.append(table, [_sits_down(made["seat"], wanted.name, hashed(made["token"]))])
    else:
        journal.append(table, [])  # Where only bots play, the game begins.
    return table, TableMade(**made)


def newcomer(table: Table, wanted: Join, token: str) -> tuple[int, SeatChanged]:
    """Somebody takes a free seat."""
    if not table.settings.open and not opens(wanted.invitation, table.row.invitation_hash):
        raise Refused("not_invited", "this table is private: expected its invitation", 403)
    if table.phase != "waiting":
        raise Refused("no_free_seat", "every seat is taken; you can watch")
    if table.asides >= MOST_ASIDES:
        raise Refused("story_full", "too many have come to this table and gone again; make another one")
    seat = free_seat(table.seats, wanted.seat, wanted.name)
    return seat, _sits_down(seat, wanted.name, hashed(token))


def rematch(table: Table) -> Table | None:
    """The table of the next game, once every person wants it: the same people with the same tokens."""
    people = [
        number
        for number, seat in enumerate(table.seats)
        if seat.token_hash is not None and (seat.level is None or seat.conceded)
    ]
    if table.next_table is not None or not table.rematch or not set(people) <= set(table.rematch):
        return None
    plans = [
        plan
        if seat.level is None or number in table.rematch
        else SeatPlan(kind="bot", level=seat.level, factions=plan.factions)
        for number, (plan, seat) in enumerate(zip(table.settings.seats, table.seats, strict=True))
    ]
    settings = table.settings.model_copy(update={"seats": plans, "speed": table.speed, "avoid": _avoided(table)})
    following = Table(_row(settings, None, None))
    taken = [(number, table.seats[number]) for number in sorted(table.rematch)]
    journal.append(following, [_sits_down(number, seat.name or "", seat.token_hash or "") for number, seat in taken])
    return following


def _avoided(table: Table) -> list[str] | None:
    """Where factions played lately are avoided, those of this game are the latest."""
    if table.settings.avoid is None:
        return None
    played = [key for pair in table.game.factions for key in pair] if table.game is not None else []
    return list(dict.fromkeys([*played, *table.settings.avoid]))[:MOST_AVOIDED]


def _sits_down(seat: int, name: str, token_hash: str) -> SeatChanged:
    return SeatChanged(seat=seat, change="joined", by=None, name=name, token_hash=token_hash)


def _row(settings: TableSettings, seed: int | None, invitation: str | None) -> TableRow:
    return TableRow(
        id=new_table_id(),
        created=round(time.time(), 3),
        settings=settings,
        seed=new_seed() if seed is None else seed,
        bot_seed=new_seed() if seed is None else seed,
        invitation_hash=hashed(invitation) if invitation is not None else None,
        pool=Pool.of_today(),
    )


def _settled(settings: TableSettings) -> TableSettings:
    """The settings, checked, with nothing left to be decided."""
    _check(settings)
    if settings.variants.ask_alike is not None:
        return settings
    several = sum(plan.kind == "person" for plan in settings.seats) > 1
    variants = settings.variants.model_copy(update={"ask_alike": several})
    return settings.model_copy(update={"variants": variants})


def _check(settings: TableSettings) -> None:
    for plan in settings.seats:
        if plan.level is not None:
            if plan.kind != "bot":
                raise Refused("bad_request", "a person's seat has no level", 422)
            check_level(plan.level)
