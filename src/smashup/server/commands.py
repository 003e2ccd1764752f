"""What a request changes: it is checked against the table, and becomes what the journal will say, or is refused."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from smashup.server import levels, undo
from smashup.server.errors import Refused
from smashup.server.protocol import requests
from smashup.server.protocol.common import Message
from smashup.server.seats import Seat, bot_name
from smashup.server.table import Table

KEYS_NAMED = 12
"""So many of the expected keys are listed in a refusal."""


class Change(NamedTuple):
    """A record in the making."""

    kind: str
    data: dict[str, Any]


class Present(NamedTuple):
    """Who is here: what a request may depend on beside the table."""

    seats: Sequence[bool]
    long_gone: Sequence[bool]
    """The seats whose person has been away for a while."""
    spent: float
    """Seconds on the present decision."""


def change_for(table: Table, present: Present, seat: int | None, request: Message) -> Change:
    """What the request changes."""
    if seat is None:
        raise Refused("not_seated", "you are watching; only who has a seat's token can do that", 403)
    return _CHANGES[type(request)](table, present, seat, request)


def follows(table: Table) -> Change | None:
    """What comes of the last change without anybody asking for it."""
    if table.phase == "waiting" and table.is_full:
        return Change("started", {})
    wish = table.wish
    if wish is not None and not wish.waiting_for:
        return Change("taken_back", {"seat": wish.seat, "back_to": wish.back_to})
    if table.clock is not None and table.phase == "playing":
        for number, seat in enumerate(table.seats):
            if seat.by_person and table.clock.has_given_up(number):
                return _hand_over(number, seat, levels.DEFAULT, by=None)
    return None


def choice(table: Table, number: int, choice: int, by: str, spent: float) -> Change | None:
    """What a bot's answer changes; None if it comes too late."""
    player = table.to_move
    if player is None or number != table.position:
        return None
    return Change("chosen", {"seat": player, "by": by, "choice": choice, "spent": round(spent, 3)})


def _choose(table: Table, present: Present, seat: int, request: requests.Choose) -> Change:
    _must_play(table)
    game = table.game
    assert game is not None
    decision = game.decision
    assert decision is not None
    if request.decision != table.position:
        raise Refused("stale", f"decision {request.decision} is past; the present one is {table.position}")
    if decision.player != seat:
        raise Refused("not_your_turn", f"{table.names[decision.player]} is to decide now")
    _must_be_own(table, seat)
    keys = [option.key for option in decision.options]
    if request.key not in keys:
        more = f" and {len(keys) - KEYS_NAMED} more" if len(keys) > KEYS_NAMED else ""
        expected = ", ".join(keys[:KEYS_NAMED])
        raise Refused("not_offered", f"{request.key!r} is not offered; expected one of {expected}{more}")
    data = {"seat": seat, "by": "person", "choice": keys.index(request.key), "spent": round(present.spent, 3)}
    return Change("chosen", data)


def _undo(table: Table, present: Present, seat: int, request: requests.Undo) -> Change:
    if table.wish is not None:
        raise Refused("already_asked", f"{table.names[table.wish.seat]} has asked already; the others have to answer")
    plan = undo.plan(table, seat, present.seats)
    if not plan.consent:
        return Change("taken_back", {"seat": seat, "back_to": plan.back_to})
    data = {"seat": seat, "back_to": plan.back_to, "waiting_for": sorted(plan.consent)}
    return Change("undo_asked", data)


def _restart(table: Table, present: Present, seat: int, request: requests.Restart) -> Change:
    if table.guide is None:
        raise Refused("not_guided", "only a lesson or a puzzle can be begun anew")
    if not table.moves:
        raise Refused("nothing_to_undo", "nothing was chosen yet: this is the beginning")
    return Change("taken_back", {"seat": seat, "back_to": table.moves[0].position})


def _undo_answer(table: Table, present: Present, seat: int, request: requests.UndoAnswer) -> Change:
    wish = table.wish
    if wish is None:
        raise Refused("nothing_asked", "nobody asks to take back now")
    may_withdraw = seat == wish.seat and not request.agree
    if seat not in wish.waiting_for and not may_withdraw:
        raise Refused("not_asked", "your answer is not needed")
    return Change("undo_answered", {"seat": seat, "agree": request.agree})


def _chat(table: Table, present: Present, seat: int, request: requests.Chat) -> Change:
    return Change("said", {"seat": seat, "text": request.text})


def _set_speed(table: Table, present: Present, seat: int, request: requests.SetSpeed) -> Change:
    return Change("speed", {"seat": seat, "speed": request.speed})


def _concede(table: Table, present: Present, seat: int, request: requests.Concede) -> Change:
    _must_play(table)
    if table.guide is not None:
        raise Refused("guided", "there is nobody to concede to here: begin anew (restart), or just leave")
    if table.seats[seat].conceded:
        raise Refused("conceded", "you have conceded already")
    name, level = table.seats[seat].name, table.seats[seat].level or levels.DEFAULT
    return Change("seat", {"seat": seat, "change": "conceded", "by": seat, "name": name, "level": level})


def _leave(table: Table, present: Present, seat: int, request: requests.Leave) -> Change:
    if table.phase != "waiting":
        raise Refused("already_playing", "the game has begun: let a bot play your seat (replace_by_bot), or concede")
    return Change("seat", {"seat": seat, "change": "left", "by": seat, "name": table.seats[seat].name})


def _replace_by_bot(table: Table, present: Present, seat: int, request: requests.ReplaceByBot) -> Change:
    if table.phase == "over":
        raise Refused("not_playing", "the game is over")
    number = request.seat
    if number >= len(table.seats):
        raise Refused("bad_request", f"there is no seat {number}; expected 0 to {len(table.seats) - 1}")
    other = table.seats[number]
    if other.level is not None:
        raise Refused("already_bot", f"a bot plays seat {number} already")
    if other.taken and number != seat and not present.long_gone[number]:
        raise Refused("not_gone", f"{other.name} is here, or has been gone for a short while only")
    if table.phase == "waiting" and number == seat:
        raise Refused("not_playing", "the game has not begun: leave, and a bot can take the free seat")
    level = levels.check_level(request.level) if request.level is not None else levels.DEFAULT
    return _hand_over(number, other, level, by=seat, names=[one.name for one in table.seats])


def _hand_over(number: int, seat: Seat, level: str, by: int | None, names: Sequence[str | None] = ()) -> Change:
    name = seat.name or bot_name(level, names)
    return Change("seat", {"seat": number, "change": "bot", "by": by, "name": name, "level": level})


def _take_back_seat(table: Table, present: Present, seat: int, request: requests.TakeBackSeat) -> Change:
    _must_play(table)
    own = table.seats[seat]
    if own.conceded:
        raise Refused("conceded", "you have conceded; a bot plays your seat to the end")
    if own.by_person:
        raise Refused("not_bot", "you play your seat already")
    return Change("seat", {"seat": seat, "change": "returned", "by": seat, "name": own.name})


def _rematch(table: Table, present: Present, seat: int, request: requests.Rematch) -> Change:
    if table.phase != "over":
        raise Refused("not_over", "the game is not over yet")
    if table.next_table is not None:
        raise Refused("already_made", f"the next game is at table {table.next_table}")
    if seat in table.rematch:
        raise Refused("already_asked", "you have said so already; the others have to agree")
    return Change("rematch_wanted", {"seat": seat})


def _must_play(table: Table) -> None:
    if table.phase != "playing":
        reason = "the game is over" if table.phase == "over" else "the game has not begun: seats are free"
        raise Refused("not_playing", reason)


def _must_be_own(table: Table, seat: int) -> None:
    if not table.seats[seat].by_person:
        raise Refused("not_yours", "a bot plays your seat: take it back first (take_back_seat)")


_CHANGES: dict[type[Message], Callable[[Table, Present, int, Any], Change]] = {
    requests.Choose: _choose,
    requests.Undo: _undo,
    requests.Restart: _restart,
    requests.UndoAnswer: _undo_answer,
    requests.Chat: _chat,
    requests.SetSpeed: _set_speed,
    requests.Concede: _concede,
    requests.Leave: _leave,
    requests.ReplaceByBot: _replace_by_bot,
    requests.TakeBackSeat: _take_back_seat,
    requests.Rematch: _rematch,
}
